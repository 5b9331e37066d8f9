"""Babylon and The Architects of Amytis: play them, study them, use them from Python at the speed of C."""

from .speeds import prefer_sources_if_asked

prefer_sources_if_asked()
