"""The measure of bots: what their turns lose in a fixed set of positions; see docs/judge.md."""
