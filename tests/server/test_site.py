"""The site of plain files: what lies in it, and where it is not written."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from landsraad import site
from landsraad.cli import main
from landsraad.content.setup import box_sets
from landsraad.server.pages import PAGE_POLICY
from landsraad.site import MAKING, files_of, is_free, write
from landsraad.text import LANGUAGES
from tests.server.support import Browser, Server, run

LIBRARY = Path(__file__).parents[2] / "web" / "src" / "app" / "library.ts"
BUILT = """<!doctype html>
<html><head><meta charset="utf-8" />
    <meta name="root" content="./" />
    <meta name="server" content="yes" />
    <script type="module" src="./assets/index-1.js"></script></head></html>
"""


@pytest.fixture
def static(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A built client, small; of the libraries only one is made."""
    folder = tmp_path / "static"
    for name, text in {
        "index.html": BUILT,
        "digest.txt": "1234",
        "sw.js": "keep();",
        "assets/index-1.js": "go();",
        "here/zip.json": '{"zip": "landsraad-1.zip", "bytes": 4}',
        "here/landsraad-1.zip": "game",
    }.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text)
    monkeypatch.setattr(site, "STATIC", folder)
    monkeypatch.setattr(site, "LANGUAGES", ("en",))
    monkeypatch.setattr(site, "shelves", lambda: [("base",)])
    monkeypatch.setenv("LANG", "en_US.UTF-8")
    return folder


def contents(folder: Path) -> dict[str, bytes]:
    """Everything in a folder, by name."""
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def test_a_site_holds_the_client_and_what_it_asks_for(
    static: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "new" / "table"
    assert main(["site", str(out)]) == 0
    made = contents(out)
    assert set(made) == {
        ".nojekyll",
        "index.html",
        "sw.js",
        "assets/index-1.js",
        "here/zip.json",
        "here/landsraad-1.zip",
        "api/about.json",
        "api/library/en/base.json",
    }
    page = made["index.html"].decode()
    assert '<meta name="server" content="no" />' in page
    assert '<meta name="server" content="yes" />' not in page
    assert page.index(PAGE_POLICY) < page.index("<script")
    assert not re.search(r'(?:src|href|content)="(?:/|https?:)', page), "addresses must be relative"
    said = capsys.readouterr().out
    assert said.startswith(f"{out}: 8 files, ")
    assert f"python -m http.server --directory {out}" in said


def test_a_site_answers_as_a_server_does(server: Server, tmp_path: Path) -> None:
    """Every set of boxes is there in every language, at the address that the client asks for."""
    files = files_of(tmp_path)
    for language in LANGUAGES:
        for boxes in box_sets():
            assert f"api/library/{language}/{'+'.join(boxes)}.json" in files
    boards = re.findall(r"_BOARD: readonly string\[\] = \[(.*?)\];", LIBRARY.read_text("utf-8"))
    assert len(boards) == 2
    for board in boards:
        boxes = tuple(re.findall(r"\w+", board))
        assert f"api/library/en/{'+'.join(boxes)}.json" in files

    async def test() -> None:
        for name in ("api/about.json", "api/library/uk/base+ix.json", "api/library/en/uprising.json"):
            answer = await Browser(server).http.get(f"/{name}")
            assert answer.status_code == 200
            assert answer.content == files[name]()

    run(test())


def test_a_site_takes_the_place_of_an_older_one(static: Path, tmp_path: Path) -> None:
    """What is not of it stays: a host's own files."""
    out = tmp_path / "site"
    assert main(["site", str(out)]) == 0
    (out / "CNAME").write_text("table.example.org")
    (static / "assets" / "index-1.js").rename(static / "assets" / "index-2.js")
    assert main(["site", str(out)]) == 0
    names = set(contents(out))
    assert {"CNAME", "assets/index-2.js"} <= names
    assert "assets/index-1.js" not in names
    assert not (out / MAKING).exists()


def test_a_site_may_be_kept_under_version_control(static: Path, tmp_path: Path) -> None:
    (tmp_path / "site" / ".git").mkdir(parents=True)
    assert main(["site", str(tmp_path / "site")]) == 0


def test_nothing_is_written_where_other_things_lie(
    static: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "photographs"
    out.mkdir()
    (out / "index.html").write_text("<p>My holidays</p>")
    before = contents(out)
    assert main(["site", str(out)]) == 2
    assert capsys.readouterr().err == f"landsraad: {out} holds other things; name a new or empty folder\n"
    assert main(["site", str(out / "index.html")]) == 1
    assert "cannot write" in capsys.readouterr().err
    assert contents(out) == before


@pytest.mark.parametrize("missing", ["index.html", "here/zip.json"])
def test_without_a_client_it_is_said_how_to_make_it(
    static: Path, tmp_path: Path, missing: str, capsys: pytest.CaptureFixture[str]
) -> None:
    (static / missing).unlink()
    assert main(["site", str(tmp_path / "site")]) == 1
    assert "make web" in capsys.readouterr().err
    assert not (tmp_path / "site").exists()


def test_a_site_that_cannot_be_made_leaves_the_old_one(tmp_path: Path) -> None:
    def fail() -> bytes:
        raise OSError(28, "No space left on device")

    files = {"assets/a.js": lambda: b"old", "index.html": lambda: b"old"}
    assert write(tmp_path, files, lambda n: None) == 6
    before = contents(tmp_path)
    with pytest.raises(OSError, match="No space"):
        write(tmp_path, {"assets/b.js": lambda: b"new", "index.html": fail}, lambda n: None)
    assert contents(tmp_path) == before
    assert not (tmp_path / MAKING).exists()


def test_a_site_that_is_broken_off_has_no_page_and_can_be_made_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    files = {"assets/a.js": lambda: b"old", "sw.js": lambda: b"old", "index.html": lambda: b"old"}
    write(tmp_path, files, lambda n: None)
    moved: list[Path] = []

    def move(path: Path, target: Path) -> None:
        if moved:
            raise OSError(5, "Input/output error")
        moved.append(target)
        path.rename(target)

    with monkeypatch.context() as broken:
        broken.setattr(Path, "replace", move)
        with pytest.raises(OSError, match="Input/output"):
            write(tmp_path, files, lambda n: None)
    assert not (tmp_path / "index.html").exists()
    assert is_free(tmp_path)
    write(tmp_path, files, lambda n: None)
    assert set(contents(tmp_path)) == set(files)
