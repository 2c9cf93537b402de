"""Whatever is shipped of others has its licence in `licences.txt`; a build without one fails."""

from __future__ import annotations

import importlib.util
import json
import re
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]
LOCK = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))


@pytest.fixture(scope="module")
def build() -> ModuleType:
    """The script that builds the client."""
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def titles(notices: str) -> list[str]:
    """What the notices are about."""
    return re.findall(r"^(.+)\n=+\n", notices, re.MULTILINE)


def test_every_package_of_the_client_has_its_licence(build: ModuleType) -> None:
    """Those that the client names, and those that these need in browsers."""
    notices = build.licences_of_client(ROOT)
    named = json.loads((ROOT / "web" / "package.json").read_text("utf-8"))["dependencies"]
    for name in [*named, "scheduler"]:
        assert f"{name} {LOCK['packages'][f'node_modules/{name}']['version']}" in titles(notices)
    assert "eslint" not in notices
    for text in (
        "Mozilla Public License Version 2.0",
        "https://github.com/pyodide/pyodide",
        "SIL OPEN FONT LICENSE Version 1.1",
        "Copyright (c) 2009 Kazuhiko Arase",
        "Copyright (c) Meta Platforms, Inc. and affiliates.",
        "Apache License",
        "Landsraad is a fan project.",
    ):
        assert text in notices


def test_every_package_that_is_packed_for_browsers_has_its_licence(build: ModuleType, tmp_path: Path) -> None:
    """Also the data of Babel, which are Unicode's, and Python, whose licence is that of typing_extensions."""
    build.pack_here(ROOT, tmp_path / "here")
    (tmp_path / "licences.txt").write_text(f"react 1.0\n=========\n\nMIT\n\n\n{build.PACKED}of an older zip")
    build.join_licences(tmp_path)
    notices = (tmp_path / "licences.txt").read_text("utf-8")
    assert {title.split()[0] for title in titles(notices)} >= {"react", *build.NEEDED_HERE}
    assert "of an older zip" not in notices
    for text in ("UNICODE LICENSE V3", "PYTHON SOFTWARE FOUNDATION LICENSE VERSION 2", "Under the Apache License 2.0"):
        assert text in notices
    assert not (tmp_path / "here" / "licences.txt").exists()


@pytest.mark.parametrize("known", [{"license": "MIT"}, {"license": "Apache-2.0"}, {"license": "MIT", "dev": True}])
def test_a_package_without_a_licence_is_not_shipped(build: ModuleType, tmp_path: Path, known: dict[str, Any]) -> None:
    """Only Apache's may be left out: its text is there, it is ours as well."""
    for name in ("NOTICE", "LICENSE"):
        (tmp_path / name).write_text("Ours")
    (tmp_path / "web").mkdir()
    packages = {"": {}, "node_modules/react": {"version": "1.0", **known}}
    (tmp_path / "web" / "package-lock.json").write_text(json.dumps({"packages": packages}))
    if known == {"license": "MIT"}:
        with pytest.raises(build.ClientError, match=r"react 1\.0 brings no licence"):
            build.licences_of_client(tmp_path)
    else:
        shipped = titles(build.licences_of_client(tmp_path))
        assert shipped == (["Landsraad"] if "dev" in known else ["Landsraad", "react 1.0"])
