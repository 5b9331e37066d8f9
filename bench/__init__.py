"""Measures the table server, and pulls its plug."""
