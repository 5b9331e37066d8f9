"""Positions drawn from what a spectator may see of them: for terminals in `text`, as pixels in `image`."""
