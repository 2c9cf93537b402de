"""The client is built from its own packages."""

from __future__ import annotations

from pathlib import Path

import hatch_build
import pytest


def test_linked_packages_are_never_replaced(tmp_path: Path) -> None:
    """npm would empty the folder that the link leads to."""
    others = tmp_path / "others"
    (others / "react").mkdir(parents=True)
    web = tmp_path / "web"
    web.mkdir()
    for name in ("web/package.json", "web/package-lock.json", "LICENSE", "NOTICE"):
        (tmp_path / name).write_text("{}")
    (web / "node_modules").symlink_to(others)
    with pytest.raises(hatch_build.ClientError, match="web/node_modules is a link"):
        hatch_build.build_client(tmp_path)
    assert (others / "react").is_dir()
