"""What the computer knows of The Architects of Amytis beyond its rules."""
