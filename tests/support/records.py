"""Records that are none or not as they should be, each with what every door says of it (S-16)."""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable
from functools import cache
from typing import Any

from landsraad import Record, Setup, new_game
from landsraad.bots import make_bots
from landsraad.lab.match import play_out

Json = dict[str, Any]
MARK = b"\xef\xbb\xbf"


@cache
def good() -> bytes:
    """A finished game of three, with names."""
    setup = Setup(players=3, boxes=("uprising", "choam"), end_turns=True)
    game = play_out(new_game(setup, "7"), make_bots(["random"] * 3, 1))
    return Record.of(game, setup, "7", ["Alia", "Feyd (greedy)", "greedy"], "2026-01-01T12:00:00Z").to_json()


def changed(**fields: Any) -> bytes:
    """The good record with other fields."""
    return json.dumps(json.loads(good()) | fields).encode()


def setup_with(**fields: Any) -> bytes:
    """The good record with another setup."""
    return changed(setup=json.loads(good())["setup"] | fields)


def setup_without(field: str) -> bytes:
    """The good record with a setup less a field."""
    return changed(setup={name: value for name, value in json.loads(good())["setup"].items() if name != field})


def without(field: str) -> bytes:
    """The good record less a field."""
    return json.dumps({name: value for name, value in json.loads(good()).items() if name != field}).encode()


def actions(change: Callable[[list[str]], list[str]]) -> bytes:
    """The good record with other actions."""
    return changed(actions=change(json.loads(good())["actions"]))


NO_RECORD: dict[str, tuple[Callable[[], bytes], str]] = {
    "empty": (lambda: b"", "not whole JSON"),
    "a mark alone": (lambda: MARK, "not whole JSON"),
    "cut off": (lambda: good()[:900], "not whole JSON"),
    "no text": (lambda: b"\xff\xfe\x00", "not whole JSON"),
    "UTF-16": (lambda: good().decode().encode("utf-16"), "not whole JSON"),
    "gzip": (lambda: gzip.compress(good()), "not whole JSON"),
    "deep": (lambda: b"[" * 100_000, "no record"),
    "deep inside": (lambda: b'{"format": 2, "date": ' + b"[" * 100_000, "no record"),
    "half a pair": (lambda: good().replace(b"Alia", b"\\ud800"), "not whole JSON"),
    "a picture": (lambda: b"\x89PNG\r\n\x1a\n" + bytes(100), "not whole JSON"),
    "a list": (lambda: b"[1, 2, 3]", "no format version"),
    "a number": (lambda: b"7", "no format version"),
    "null": (lambda: b"null", "no format version"),
    "another file": (lambda: b'{"name": "landsraad", "version": "0.1.0"}', "no format version"),
    "format as text": (lambda: changed(format="2"), "$.format"),
    "format true": (lambda: changed(format=True), "$.format"),
    "format null": (lambda: changed(format=None), "$.format"),
    "format a list": (lambda: changed(format=[2]), "$.format"),
    "rules as text": (lambda: changed(rules="1"), "$.rules"),
    "rules a fraction": (lambda: changed(rules=1.5), "$.rules"),
    "rules with an exponent": (lambda: changed(rules="X").replace(b'"X"', b"1e400"), "no record"),
    "renewed as text": (lambda: changed(renewed="5"), "$.renewed"),
    "no rules": (lambda: without("rules"), "`rules`"),
    "no setup": (lambda: without("setup"), "`setup`"),
    "no seed": (lambda: without("seed"), "`seed`"),
    "no actions": (lambda: without("actions"), "`actions`"),
    "seed a number": (lambda: changed(seed=7), "$.seed"),
    "actions as text": (lambda: changed(actions="reveal"), "$.actions"),
    "an action that is none": (lambda: changed(actions=["reveal", None]), "$.actions[1]"),
    "an endless action": (lambda: actions(lambda taken: ["play:" + "x" * 5000]), "$.actions[0]"),
    "names as text": (lambda: changed(names="Alia"), "$.names"),
    "names that are none": (lambda: changed(names=[1, 2, 3]), "$.names[0]"),
    "an unknown field": (lambda: changed(**{"\x1b[31m": 1}), "unknown field"),
    "result a list": (lambda: changed(result=[0, 1, 2]), "$.result"),
    "result of words": (lambda: changed(result={"ranking": ["a"]}), "$.result"),
    "chance a list": (lambda: changed(chance=[]), "$.chance"),
    "chance of numbers": (lambda: changed(chance={"dice": [1]}), "$.chance"),
    "an endless draw": (lambda: changed(chance={"imperium": ["dagger " * 5000]}), "$.chance"),
    "players as text": (lambda: setup_with(players="3"), "$.setup.players"),
    "boxes as text": (lambda: setup_with(boxes="base"), "$.setup.boxes"),
    "a setup without players": (lambda: setup_without("players"), "no field players"),
    "a setup without a switch of the first": (lambda: setup_without("promo"), "no field promo"),
    "an unknown switch": (lambda: setup_with(sandstorm=True), "unknown field"),
}

BROKEN: dict[str, tuple[Callable[[], bytes], str]] = {
    "format 0": (lambda: changed(format=0), "format version 0"),
    "format 99": (lambda: changed(format=99), "format version 99"),
    "rules 0": (lambda: changed(rules=0), "rules version 0"),
    "rules -1": (lambda: changed(rules=-1), "rules version -1"),
    "rules 99": (lambda: changed(rules=99), "rules version 99"),
    "huge rules": (lambda: changed(rules=10**30), "1000000000000000000000000000000"),
    "no players": (lambda: setup_with(players=0), "names are given for 0 seats"),
    "players below none": (lambda: changed(names=[], setup=json.loads(setup_with(players=-1))["setup"]), "-1 players"),
    "huge players": (lambda: setup_with(players=10**18), f"{10**18} players"),
    "no box": (lambda: setup_with(boxes=[]), "no box is chosen"),
    "an unknown box": (lambda: setup_with(boxes=["moon"]), "unknown box 'moon'"),
    "a box twice": (lambda: setup_with(boxes=["base", "base"]), "a box is named twice"),
    "an unknown leader": (lambda: setup_with(leaders=["me", "you", "us"]), "unknown leader 'me'"),
    "a leader twice": (lambda: setup_with(leaders=["staban_tuek"] * 3), "a leader is named twice"),
    "an unknown leader mode": (lambda: setup_with(leader_mode="duel"), "unknown way to choose leaders"),
    "an unknown difficulty": (lambda: setup_with(difficulty="hard"), "difficulty"),
    "no such action": (lambda: actions(lambda taken: [*taken[:10], "fly:moon", *taken[10:]]), "action 11 of"),
    "an action with NUL": (lambda: actions(lambda taken: [*taken[:10], "play:\0dagger", *taken[11:]]), "action 11 of"),
    "an illegal action": (lambda: actions(lambda taken: [*taken[:10], "play:stilgar", *taken[11:]]), "action 11 of"),
    "an action too many": (lambda: actions(lambda taken: [*taken, "end_turn"]), "The game is over"),
    "an action too few": (lambda: actions(lambda taken: taken[:-1]), "the result differs"),
    "half the actions": (lambda: actions(lambda taken: taken[: len(taken) // 2]), "the result differs"),
    "another winner": (lambda: changed(result={"ranking": [2, 1, 0], "vp": [1, 1, 1]}), "the result differs"),
    "a result of nothing": (lambda: changed(result={}), "the result differs"),
    "a huge result": (lambda: changed(result={"ranking": [10**40], "vp": []}), "the result differs"),
    "another seed": (lambda: changed(seed="8", chance={}), "action"),
    "another chance": (lambda: changed(chance={"imperium": ["spice_must_flow"], "deck.0": ["dagger"]}), "action"),
    "more names than seats": (lambda: changed(names=["a", "b", "c", "d"]), "4 names are given for 3 seats"),
    "an escape in a name": (lambda: changed(names=["\x1b[31mred"]), "name of seat 1: the character U+001B"),
    "a name that turns": (lambda: changed(names=["", "\u202eevil"]), "name of seat 2: the character U+202E"),
    "a name with NUL": (lambda: changed(names=["a\0b"]), "name of seat 1: the character U+0000"),
    "an unseen name": (lambda: changed(names=["\u200b"]), "name of seat 1: the character U+200B"),
    "a blank name": (lambda: changed(names=[" "]), "name of seat 1: the name is empty"),
    "a long name": (lambda: changed(names=["x" * 5000]), "name of seat 1: the name is longer"),
    "a long bot": (lambda: changed(names=["Feyd (greedy) (" + "x" * 40 + ")"]), "name of seat 1: the name is longer"),
}

GOOD: dict[str, Callable[[], bytes]] = {
    "as it is": good,
    "with a mark": lambda: MARK + good(),
    "without names": lambda: changed(names=[]),
    "with one name": lambda: changed(names=["Alia"]),
    "without chance": lambda: without("chance"),
    "of the first format": lambda: json.dumps(json.loads(without("chance")) | {"format": 1}).encode(),
    "without a result": lambda: changed(result=None),
    "with an odd seed and date": lambda: changed(seed="\x1b[31m\u202e", date="\x1b[2J"),
    "with piles of another game": lambda: changed(
        chance=json.loads(good())["chance"] | {"moon": ["x"], "dice": ["7 8"], "deck.9": [""]}
    ),
}
