"""What opponents and hints know of Babylon beyond its rules."""
