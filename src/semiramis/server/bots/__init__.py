"""Bots, hints and the tutor in processes of their own."""
