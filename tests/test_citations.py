"""Every rule, ruling, fault, example and rulebook that is cited anywhere is there to be looked up."""

from __future__ import annotations

import re
from functools import cache
from itertools import groupby
from pathlib import Path
from string import digits

import pytest

ROOT = Path(__file__).parents[1]
FAULTS = "faults.md"
DIGESTS = {"rules.md": ("B", "Ix", "U", "UR", "U6", "IM"), "rulings.md": ("R", "RX"), FAULTS: ("K", "D", "S", "P", "T")}
ENTRY = re.compile(r'- <a id="(?P<anchor>[^"]*)"></a>\*\*(?P<number>[^*]*)\*\* \S.*')
CITED = re.compile(r"(?<![\w-])(?:(?:[A-Z]|Ix|UR|U6|IM|RX|SX|S-[A-Z])-[A-Z]?\d+|K-[A-Z])\b|\bseed \d{3}\b")
NO_CITATIONS = re.compile(r'["`]M-\d|X-137')  # strokes of pictures, the name of a card
NAMED = re.compile(r"(?m)^(?:async )?def (test_\w+)")
CITED_BY_NAME = re.compile(r"(?<=_)(?:[rdspt]_\d+|[rs]x_\d+|k_[a-z]\d*|s_[bfhiu]_\d+)(?=_)")
EXAMPLE = re.compile(r"S-[BFHIU]-\d+|SX-\d+")
TESTS = ("tests/**/test_*.py", "web/src/**/*.test.ts", "web/src/**/*.test.tsx")
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
    numbers = {number for digest in DIGESTS for _, number in entries(digest)}
    examples = {id for id in named_after("scenarios") if EXAMPLE.fullmatch(id)}
    rulebooks = {book for line in lines("rules.md") for book in re.findall(r"`(seed \d{3})` is ", line)}
    return frozenset(numbers | examples | rulebooks)


def cited_by_names(source: str) -> set[str]:
    """What the names of tests cite: `test_r_012_...` the ruling R-012, `test_k_a1_...` the fault K-A1."""
    return {id.upper().replace("_", "-") for name in NAMED.findall(source) for id in CITED_BY_NAME.findall(name)}


def cited(text: str) -> set[str]:
    """Whatever a text cites, in words and by names of tests."""
    return {*CITED.findall(NO_CITATIONS.sub("", text)), *cited_by_names(text)}


def position(number: str) -> tuple[str, int]:
    """Where an entry stands among those of its box: `K-A` before `K-A1`, `S-9` before `S-10`."""
    rest = number.partition("-")[2]
    letter = rest.rstrip(digits)
    return letter, int(rest.removeprefix(letter) or 0)


@pytest.mark.parametrize("digest", DIGESTS)
def test_entries_are_in_order_and_linkable(digest: str) -> None:
    """Box by box, each number once; an entry's anchor is its number in small letters."""
    found = entries(digest)
    assert [anchor for anchor, _ in found] == [number.lower() for _, number in found]
    boxes = groupby((number for _, number in found), key=lambda number: number.split("-")[0])
    numbers = {box: [position(number) for number in of_box] for box, of_box in boxes}
    assert tuple(numbers) == DIGESTS[digest]
    for of_box in numbers.values():
        assert of_box == sorted(set(of_box))
        assert digest == FAULTS or [number for _, number in of_box] == list(range(1, len(of_box) + 1)), "a gap"


def test_every_line_that_looks_like_an_entry_is_one() -> None:
    """A slip in the form of a line would hide the entry."""
    for digest in DIGESTS:
        assert len(entries(digest)) == sum("<a id=" in line for line in lines(digest))


@pytest.mark.parametrize("place", PLACES)
def test_whatever_is_cited_can_be_looked_up(place: str) -> None:
    """In code, tests, texts and documents."""
    files = [file for file in sorted(ROOT.glob(place)) if file != Path(__file__)]
    assert files
    missing = {str(file.relative_to(ROOT)): cited(file.read_text(encoding="utf-8")) - known() for file in files}
    assert {file: sorted(numbers) for file, numbers in missing.items() if numbers} == {}


def test_every_ruling_has_a_test() -> None:
    """Named after it, as docs/rulings.md says."""
    assert {number for _, number in entries("rulings.md")} - named_after("rulings") == set()


def test_every_fault_has_a_test() -> None:
    """That bears its number, by name or in words beside it, as docs/faults.md says."""
    files = [file for pattern in TESTS for file in ROOT.glob(pattern) if file != Path(__file__)]
    borne = {number for file in files for number in cited(file.read_text("utf-8"))}
    assert {number for _, number in entries(FAULTS)} - borne == set()


@pytest.mark.parametrize(
    "wrong",
    [
        *(
            "B-0",
            "B-229",
            "B-041",
            "Ix-590",
            "U-100",
            "U6-99",
            "IM-77",
            "RX-029",
            "SX-021",
            "R-12",
            "R-999",
            "S-B-99",
            "seed 005",
        ),
        *("K-A9", "K-Z", "D-99", "S-40", "S-04", "T-0"),
    ],
)
def test_a_wrong_citation_is_noticed(wrong: str) -> None:
    """Whatever stands around it, in the name of a test too."""
    assert cited(f'"""Draw a card ({wrong}, B-35), R-012 to {wrong}."""') - known() == {wrong}
    named = [f"def test_{name}_nothing() -> None:\n" for name in ("r_999", "s_u_77_d_13", "k_b7")]
    assert cited("".join(named)) - known() == {"R-999", "S-U-77", "K-B7"}
