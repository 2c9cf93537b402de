"""What Rise of Ix adds."""
