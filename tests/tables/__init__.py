"""Tests of tables in both hosts, the server and the browser."""
