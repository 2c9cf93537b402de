"""What Uprising adds."""
