"""A table and everything that can be done at it. It decides and does no I/O; a host stores and publishes."""
