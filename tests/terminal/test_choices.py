"""How the choices of a decision are drawn, and what stands beside them."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from landsraad.terminal.choices import Choice, draw, pick

WIDTH = 60
WORDS = "Hagga Basin, The Great Flat, Imperial Basin, Sell Melange, Secure Contract, Arrakeen, Carthag, Sietch Tabr"


def drawn(hint: str, hint_lines: int | None = None, whole: bool = False) -> list[str]:
    offered = [
        Choice(0, "play:dagger", "Play Dagger", "Play Dagger", hint, whole),
        Choice(1, "reveal", "Take the Reveal turn", "Take the Reveal turn", "", False),
    ]
    console = Console(file=io.StringIO(), width=WIDTH)
    for line in draw(offered, WIDTH, hint_lines):
        console.print(line)
    assert isinstance(console.file, io.StringIO)
    return [line.rstrip() for line in console.file.getvalue().splitlines()]


def test_a_long_hint_goes_on_below_itself() -> None:
    lines = drawn(WORDS)
    start = lines[0].index("Hagga")
    hint = [lines[0][start:], *(line[start:] for line in lines[1:-1])]
    assert " ".join(hint) == WORDS
    assert all(not line[:start].strip() for line in lines[1:-1])
    assert max(map(len, lines)) <= WIDTH
    assert lines[-1] == "  2  Take the Reveal turn"


def test_a_long_label_goes_on_below_itself() -> None:
    label = f"Resolve: {WORDS}"
    offered = [Choice(0, "resolve:signet_ring", label, label, "", False)]
    lines = next(str(line) for line in draw(offered, WIDTH)).split("\n")
    assert len(lines) > 1
    assert lines[0].startswith("  1  Resolve")
    assert all(line.startswith("     ") and not line[5].isspace() for line in lines[1:])


def test_on_a_low_screen_it_is_cut_between_words() -> None:
    lines = drawn(WORDS, hint_lines=2)
    assert len(lines) == 3
    assert lines[1].endswith(" …")
    assert lines[1].rsplit(" …")[0].split()[-1] in WORDS.split()


def test_what_has_to_be_read_in_full_is_never_cut() -> None:
    lines = drawn(WORDS, hint_lines=1, whole=True)
    assert " ".join(line.strip() for line in lines[1:-1]) == WORDS


def offered(*actions: str) -> list[Choice]:
    return [Choice(number, text, f"Label {number}", "", "", False) for number, text in enumerate(actions)]


@pytest.mark.parametrize(
    ("said", "actions", "meant"),
    [
        ("Skip", ("intrigue:devour", "pass"), "pass"),
        ("пас", ("intrigue:devour", "pass"), "pass"),
        ("пасую", ("accept", "decline"), "decline"),
        ("спасувати", ("deploy:1", "end_turn"), "end_turn"),
        ("нет", ("accept", "decline"), "decline"),
        ("ні", ("intrigue:devour", "pass"), "pass"),
        ("да", ("accept", "decline"), "accept"),
        ("Y", ("accept", "decline"), "accept"),
    ],
)
def test_natural_words_are_understood(said: str, actions: tuple[str, ...], meant: str) -> None:
    assert [choice.text for choice in pick(offered(*actions), said)] == [meant]


def test_a_refusal_does_not_end_a_turn() -> None:
    assert pick(offered("deploy:1", "end_turn"), "нет") == []
