"""Setups as JSON data."""

from __future__ import annotations

from typing import Any

import msgspec

from landsraad import Setup


def setup_data(setup: Setup) -> dict[str, Any]:
    """A setup as data that becomes JSON."""
    data: dict[str, Any] = msgspec.to_builtins(setup)
    return data


def setup_from(data: dict[str, Any]) -> Setup:
    """A setup from JSON data."""
    fields: dict[str, Any] = {name: tuple(value) if isinstance(value, list) else value for name, value in data.items()}
    return Setup(**fields)
