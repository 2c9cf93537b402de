"""Every rule, ruling, example and rulebook that is cited anywhere is there to be looked up."""

from __future__ import annotations

import re
from functools import cache
from itertools import groupby
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
DIGESTS = {"rules.md": ("B", "Ix", "U"), "rulings.md": ("R",)}
ENTRY = re.compile(r'- <a id="(?P<anchor>[^"]*)"></a>\*\*(?P<number>[^*]*)\*\* \S.*')
CITED = re.compile(r"(?<![\w-])(?:B|Ix|U|R|S-[BFHIU])-\d+\b|\bseed \d{3}\b")
NAMED = re.compile(r"(?m)^(?:async )?def (test_\w+)")
CITED_BY_NAME = re.compile(r"(?<=_)(?:r_\d+|s_[bfhiu]_\d+)(?=_)")
PLACES = ("src/**/*.py", "src/**/*.ftl", "tests/**/*.py", "docs/*.md", "*.md", "web/src/**/*.ts", "web/src/**/*.tsx")


def lines(digest: str) -> list[str]:
    """The lines of a document."""
    return (ROOT / "docs" / digest).read_text(encoding="utf-8").splitlines()


def entries(digest: str) -> list[tuple[str, str]]:
    """Anchor and number of each entry of a digest, in its order."""
    return [(found["anchor"], found["number"]) for line in lines(digest) if (found := ENTRY.fullmatch(line))]


def named_after(folder: str) -> set[str]:
    """What the tests of a folder are named after."""
    return {id for file in (ROOT / "tests" / folder).glob("*.py") for id in cited_by_names(file.read_text("utf-8"))}


@cache
def known() -> frozenset[str]:
    """Whatever may be cited: entries of the digests, examples that a test is named after, rulebooks."""
    rules = {number for digest in DIGESTS for _, number in entries(digest)}
    rulebooks = {book for line in lines("rules.md") for book in re.findall(r"`(seed \d{3})` is ", line)}
    return frozenset(rules | named_after("scenarios") | rulebooks)


def cited_by_names(source: str) -> set[str]:
    """What the names of tests cite: `test_r_012_...` the ruling R-012, `test_s_b_01_...` the example S-B-01."""
    return {id.upper().replace("_", "-") for name in NAMED.findall(source) for id in CITED_BY_NAME.findall(name)}


def unknown(text: str) -> set[str]:
    """What a text cites and nobody can look up."""
    return {*CITED.findall(text), *cited_by_names(text)} - known()


@pytest.mark.parametrize("digest", DIGESTS)
def test_entries_are_in_order_and_linkable(digest: str) -> None:
    """Each box counts from 1 without a gap, and an entry's anchor is its number in small letters."""
    found = entries(digest)
    assert [anchor for anchor, _ in found] == [number.lower() for _, number in found]
    boxes = groupby((number.split("-") for _, number in found), key=lambda parts: parts[0])
    counted = {box: [int(number) for _, number in numbers] for box, numbers in boxes}
    assert tuple(counted) == DIGESTS[digest]
    for numbers in counted.values():
        assert numbers == list(range(1, len(numbers) + 1))


def test_every_line_that_looks_like_an_entry_is_one() -> None:
    """A slip in the form of a line would hide the entry."""
    for digest in DIGESTS:
        assert len(entries(digest)) == sum("<a id=" in line for line in lines(digest))


@pytest.mark.parametrize("place", PLACES)
def test_whatever_is_cited_can_be_looked_up(place: str) -> None:
    """In code, tests, texts and documents."""
    files = [file for file in sorted(ROOT.glob(place)) if file != Path(__file__)]
    assert files
    missing = {str(file.relative_to(ROOT)): unknown(file.read_text(encoding="utf-8")) for file in files}
    assert {file: sorted(numbers) for file, numbers in missing.items() if numbers} == {}


def test_every_ruling_has_a_test() -> None:
    """Named after it, as docs/rulings.md says."""
    assert {number for _, number in entries("rulings.md")} - named_after("rulings") == set()


@pytest.mark.parametrize("wrong", ["B-0", "B-229", "B-041", "Ix-590", "U-100", "R-12", "R-339", "S-B-99", "seed 005"])
def test_a_wrong_citation_is_noticed(wrong: str) -> None:
    """Whatever stands around it, in the name of a test too."""
    assert unknown(f'"""Draw a card ({wrong}, B-35), R-012 to {wrong}."""') == {wrong}
    assert unknown("def test_r_999_nothing() -> None:\ndef test_s_u_77_nothing() -> None:") == {"R-999", "S-U-77"}
