"""Migrations of the database. They run when the server starts."""
