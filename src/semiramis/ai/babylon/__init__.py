"""What the computer knows of Babylon beyond its rules."""
