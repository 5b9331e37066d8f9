"""What search knows of Babylon: how to plan a turn, and what a garden will come to."""
