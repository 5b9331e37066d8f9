"""The project cards as the rules look at them: their points, and every way in which their patterns can show."""

from __future__ import annotations


class Projects:
    """The cards of one box, by the number printed on them; number 0 is no card.

    A way to show a pattern is the set of its coloured cells, nine bits for each colour. The ways of project p lie in
    `variants` from `first[p]` up to `first[p + 1]`.
    """

    def __init__(self, points: list[int], first: list[int], variants: list[int]) -> None:
        self.points = points
        self.first = first
        self.variants = variants

    def __reduce__(self) -> tuple[type[Projects], tuple[list[int], list[int], list[int]]]:
        return Projects, (self.points, self.first, self.variants)

    def shows(self, project: int, colors: int) -> bool:
        """Whether the pattern of a project shows in a city's visible colours."""
        for i in range(self.first[project], self.first[project + 1]):
            variant = self.variants[i]
            if colors & variant == variant:
                return True
        return False
