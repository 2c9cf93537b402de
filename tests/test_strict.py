"""Data that is read strictly."""

from __future__ import annotations

import pickle
from dataclasses import dataclass, field
from typing import Annotated, Any

import pytest

from landsraad.strict import Longest, WrongData, decode, read


@dataclass
class Inner:
    """A part of something."""

    number: int
    flag: bool = False


@dataclass
class Outer:
    """Something of each kind."""

    name: Annotated[str, Longest(5)]
    inner: Inner
    many: list[Inner] = field(default_factory=list)
    piles: dict[str, list[int]] = field(default_factory=dict)
    pair: tuple[str, ...] = ()
    perhaps: dict[str, int] | None = None


def test_what_fits_is_read() -> None:
    least = read(Outer, {"name": "short", "inner": {"number": 1}})
    assert least == Outer("short", Inner(1))
    whole = {"name": "", "inner": {"number": 2, "flag": True}, "many": [{"number": 3}], "piles": {"a": [4]}}
    made = read(Outer, {**whole, "pair": ["b", "c"], "perhaps": {"d": 5}})
    assert made == Outer("", Inner(2, True), [Inner(3)], {"a": [4]}, ("b", "c"), {"d": 5})


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"name": 5}, "Expected `str`, got `int` - at `$.name`"),
        ({"name": "longer"}, "Expected `str` of length <= 5 - at `$.name`"),
        ({"inner": []}, "Expected `object`, got `array` - at `$.inner`"),
        ({"inner": {}}, "Object missing required field `number` - at `$.inner`"),
        ({"inner": {"number": True}}, "Expected `int`, got `bool` - at `$.inner.number`"),
        ({"inner": {"number": 1.0}}, "Expected `int`, got `float` - at `$.inner.number`"),
        ({"inner": {"number": 1, "flag": 1}}, "Expected `bool`, got `int` - at `$.inner.flag`"),
        ({"many": [{"number": 1}, {"number": "2"}]}, "Expected `int`, got `str` - at `$.many[1].number`"),
        ({"piles": {"a": [1, None]}}, "Expected `int`, got `null` - at `$.piles[...][1]`"),
        ({"pair": "ab"}, "Expected `array`, got `str` - at `$.pair`"),
        ({"perhaps": []}, "Expected `object`, got `array` - at `$.perhaps`"),
        ({"\x1b": 1}, "Object contains unknown field '\\x1b'"),
    ],
)
def test_what_does_not_fit_is_refused_with_its_place(change: dict[str, Any], why: str) -> None:
    with pytest.raises(WrongData) as error:
        read(Outer, {"name": "", "inner": {"number": 1}} | change)
    assert str(error.value) == why
    assert str(pickle.loads(pickle.dumps(error.value))) == why


def test_no_object() -> None:
    with pytest.raises(WrongData, match=r"^Expected `object`, got `array`$"):
        read(Outer, [])


@pytest.mark.parametrize("text", [b"", b"{", b"\xff", "[1]".encode("utf-16"), b"[NaN]", b'["\\ud800"]', b"[1] 2"])
def test_what_is_no_json_is_refused(text: bytes) -> None:
    with pytest.raises(ValueError, match=r"."):
        decode(text)


def test_a_whole_pair_is_a_character() -> None:
    assert decode(b'["\\ud83d\\ude00"]') == ["\N{GRINNING FACE}"]


@pytest.mark.parametrize("text", ["[" * 101, '{"a":' * 300_000, '["]",' * 101])
def test_what_is_nested_too_deep_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="more than 100"):
        decode(text.encode())


@pytest.mark.parametrize("text", ["[" * 100 + "]" * 100, '"' + "[" * 1000 + '"', '["\\"[{' + "[" * 1000 + '"]'])
def test_what_is_not_is_read(text: str) -> None:
    decode(text.encode())


def test_a_text_without_an_end_is_refused_at_once() -> None:
    with pytest.raises(ValueError, match="Unterminated"):
        decode(b'"' + b'\\"' * 500_000)
