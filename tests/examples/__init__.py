"""The recipes of examples/."""
