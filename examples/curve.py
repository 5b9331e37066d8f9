"""A curve as a picture that suits light and dark pages, in the style of the arena's."""

from semiramis.ai.arena.plot import STYLE, WIDTH, grid

HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 360, 56, 36, 60, 52
LINE = ".curve { fill: none; stroke: #b4531f; stroke-width: 2.5; stroke-linejoin: round }"
DARK = "@media (prefers-color-scheme: dark) { .curve { stroke: #ffb26b } }"


def curve(points, title, across):
    """Pairs of numbers, over a grid of round ones; `across` says what the first of each pair counts."""
    columns = grid(0, points[-1][0])
    lines = grid(min(up for _, up in points), max(up for _, up in points))

    def x(right):
        return LEFT + right / columns[-1] * (WIDTH - LEFT - RIGHT)

    def y(up):
        return HEIGHT - BOTTOM - (up - lines[0]) / (lines[-1] - lines[0]) * (HEIGHT - TOP - BOTTOM)

    parts = [f'<rect class="page" width="{WIDTH}" height="{HEIGHT}" rx="10"/>']
    parts.append(f'<text class="title" x="20" y="34">{title}</text>')
    for line in lines:
        kind, at = "grid" if line else "zero", f"{y(line):.1f}"
        parts.append(f'<line class="{kind}" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{at}" y2="{at}"/>')
        parts.append(f'<text class="faint" x="{LEFT - 10}" y="{y(line) + 4:.1f}" text-anchor="end">{line}</text>')
    for column in columns:
        at = f'x="{x(column):.1f}" y="{HEIGHT - BOTTOM + 20}"'
        parts.append(f'<text class="faint" {at} text-anchor="middle">{column}</text>')
    middle = (LEFT + WIDTH - RIGHT) / 2
    parts.append(f'<text class="faint" x="{middle}" y="{HEIGHT - 12}" text-anchor="middle">{across}</text>')
    way = " ".join(f"{x(right):.1f},{y(up):.1f}" for right, up in points)
    parts.append(f'<polyline class="curve" points="{way}"/>')
    size = f'width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}"'
    inner = "\n  ".join(parts)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" aria-label="{title}">\n'
        f"  <style>{STYLE}    {LINE}\n    {DARK}\n  </style>\n  {inner}\n</svg>\n"
    )
