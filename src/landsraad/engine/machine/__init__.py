"""What runs a game: actions, nodes and how they are put together, order, events, reasons."""
