"""What the six-player game of Uprising adds: two teams, each of a Commander and two Allies."""
