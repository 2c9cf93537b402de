"""The things of the base game, which every box builds on."""
