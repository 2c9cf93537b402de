"""What the boxes hold, as data: one folder a box, the same file names in each."""
