"""Babylon and The Architects of Amytis: play them, study them, use them from Python at the speed of C."""

from .speeds import choose_speed

choose_speed()
