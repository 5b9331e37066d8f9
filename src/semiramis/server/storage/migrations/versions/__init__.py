"""One module for each migration, named by its number."""
