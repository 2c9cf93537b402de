"""Setups as JSON data."""

from __future__ import annotations

from typing import Any

from landsraad import Setup


def setup_data(setup: Setup) -> dict[str, Any]:
    """A setup as data that becomes JSON."""
    return {name: list(value) if isinstance(value, tuple) else value for name, value in vars(setup).items()}


def setup_from(data: dict[str, Any]) -> Setup:
    """A setup from JSON data."""
    return Setup(**data)
