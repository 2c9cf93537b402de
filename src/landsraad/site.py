"""The command `landsraad site`: the table as plain files, which any file server can serve.

It is the client as a server gives it; its page says that there is no server behind it, so that it plays in the browser
alone. What it would ask of a server before it plays lies there as files, at the same addresses.
"""

from __future__ import annotations

import shutil
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

from landsraad.calls.library import shelves
from landsraad.server.pages import PAGE_POLICY, STATIC
from landsraad.server.reference import kept_about, kept_library
from landsraad.terminal.bar import bar
from landsraad.terminal.options import BROKEN, fail
from landsraad.terminal.words import spoken
from landsraad.text import LANGUAGES

PAGE: Final = "index.html"
OF_A_SERVER: Final = '<meta name="server" content="yes" />'
OF_A_SITE: Final = '<meta name="server" content="no" />'
# What a server sends with its answers stands in the page, since a plain file server sends nothing of the kind.
POLICY: Final = f'<meta http-equiv="Content-Security-Policy" content="{PAGE_POLICY}" />'
MAKING: Final = ".landsraad-making"  # where a site is made; what is left of it tells of a run that was broken off
NOT_SERVED: Final = (PAGE, "digest.txt")

Files = dict[str, Callable[[], bytes]]


def make_site(folder: Path) -> None:
    """Write the site into a folder, and say how to look at it. Raises typer.Exit where that can't be done."""
    said = spoken()
    if not is_built(STATIC):
        fail(said("mistake-no-client"), BROKEN)
    try:
        if not is_free(folder):
            fail(said("mistake-not-free", folder=str(folder)))
        files = files_of(STATIC)
        with bar(said("bar-files"), len(files)) as advance:
            size = write(folder, files, advance)
    except OSError as error:
        fail(said("mistake-write", file=str(error.filename or folder), why=error.strerror or str(error)), BROKEN)
    print(said("site-written", folder=str(folder), files=len(files), size=round(size / 1e6)))


def is_built(static: Path) -> bool:
    """Is there a client, with the engine that it runs in browsers?"""
    page = static / PAGE
    return (static / "here" / "zip.json").is_file() and page.is_file() and OF_A_SERVER in page.read_text("utf-8")


def is_free(folder: Path) -> bool:
    """May a site be put there? Not where other things lie; hidden ones (`.git`) and an older site do not count."""
    if not folder.exists():
        return True
    names = {path.name for path in folder.iterdir()}
    page = folder / PAGE
    ours = MAKING in names or (PAGE in names and OF_A_SITE in page.read_text("utf-8", errors="replace"))
    return ours or all(name.startswith(".") for name in names)


def files_of(static: Path) -> Files:
    """The files of a site by their names, each with what makes it."""
    client = [path for path in sorted(static.rglob("*")) if path.is_file() and path.name not in NOT_SERVED]
    files: Files = {path.relative_to(static).as_posix(): path.read_bytes for path in client}
    files[".nojekyll"] = bytes  # else GitHub leaves out files whose names begin with "_"
    files["api/about.json"] = lambda: kept_about().data
    for language in LANGUAGES:
        for boxes in shelves():
            files[f"api/library/{language}/{'+'.join(boxes)}.json"] = partial(_library, language, boxes)
    return {**files, PAGE: partial(_page, static / PAGE)}


def _library(language: str, boxes: tuple[str, ...]) -> bytes:
    return kept_library(language, boxes).data


def _page(built: Path) -> bytes:
    return built.read_text("utf-8").replace(OF_A_SERVER, f"{OF_A_SITE}\n    {POLICY}").encode()


def write(folder: Path, files: Files, advance: Callable[[int], None]) -> int:
    """Write the files into a folder, in place of those of an older site; how many bytes they have. Raises OSError.

    They are made beside the old ones. Then each takes its place, the page last: a run that is broken off leaves the old
    site, or one without a page.
    """
    making = folder / MAKING
    shutil.rmtree(making, ignore_errors=True)
    try:
        size = _make(making, files, advance)
    except BaseException:
        shutil.rmtree(making, ignore_errors=True)
        raise
    (folder / PAGE).unlink(missing_ok=True)
    for name in dict.fromkeys(Path(name).parts[0] for name in files):
        old = folder / name
        if old.is_dir() and not old.is_symlink():
            shutil.rmtree(old)
        (making / name).replace(old)
    making.rmdir()
    return size


def _make(making: Path, files: Files, advance: Callable[[int], None]) -> int:
    size = 0
    for name, make in files.items():
        data = make()
        path = making / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
        size += len(data)
        advance(1)
    return size
