"""A curve as a picture that suits light and dark pages, in the style of the arena's."""

from semiramis.ai.arena.plot import STYLE, WIDTH

HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 360, 64, 30, 60, 52
LINE = ".curve { fill: none; stroke: #b4531f; stroke-width: 2.5; stroke-linejoin: round }"
DARK = "@media (prefers-color-scheme: dark) { .curve { stroke: #ffb26b } }"


def curve(points, title, across):
    """Shares from 0 to 1 over a count, which `across` names."""
    most = points[-1][0] or 1

    def x(count):
        return LEFT + count / most * (WIDTH - LEFT - RIGHT)

    def y(share):
        return TOP + (1 - share) * (HEIGHT - TOP - BOTTOM)

    parts = [f'<rect class="page" width="{WIDTH}" height="{HEIGHT}" rx="10"/>']
    parts.append(f'<text class="title" x="20" y="34">{title}</text>')
    for n in range(5):
        share, count = n / 4, round(most * n / 4)
        parts.append(f'<line class="grid" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y(share):.1f}" y2="{y(share):.1f}"/>')
        parts.append(f'<text class="faint" x="{LEFT - 10}" y="{y(share) + 4:.1f}" text-anchor="end">{share:.0%}</text>')
        at = f'x="{x(count):.1f}" y="{HEIGHT - BOTTOM + 20}"'
        parts.append(f'<text class="faint" {at} text-anchor="middle">{count:,}</text>')
    middle = (LEFT + WIDTH - RIGHT) / 2
    parts.append(f'<text class="faint" x="{middle}" y="{HEIGHT - 12}" text-anchor="middle">{across}</text>')
    way = " ".join(f"{x(count):.1f},{y(share):.1f}" for count, share in points)
    parts.append(f'<polyline class="curve" points="{way}"/>')
    size = f'width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}"'
    inner = "\n  ".join(parts)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" aria-label="{title}">\n'
        f"  <style>{STYLE}    {LINE}\n    {DARK}\n  </style>\n  {inner}\n</svg>\n"
    )
