"""JSON data read strictly into dataclasses: each field is what its annotation says, none is missing, none too many.

Annotations may be `int`, `str`, `bool`, `list[...]`, `tuple[..., ...]`, `dict[str, ...]`, `... | None`, dataclasses,
`Literal["a", "b"]`, `Annotated[str, Longest(100)]` and `Annotated[..., Between(1, 5)]`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import MISSING, dataclass, fields, is_dataclass
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, Final, Literal, TypeVar, Union, cast, get_args, get_origin, get_type_hints

T = TypeVar("T")
Reader = Callable[[Any], Any]
DEEPEST: Final = 100  # lists and objects of JSON text within each other
PUNCTUATION: Final = re.compile(r'[\[{\]}]|"(?:[^"\\]|\\.)*+"?', re.DOTALL)  # its brackets, and whole texts
NAMES: Final = {dict: "object", list: "array", tuple: "array", NoneType: "null"}  # as JSON calls them


class WrongData(ValueError):
    """Data that is not what it should be; the message says what is wrong and where."""

    def __init__(self, what: str, where: str = "") -> None:
        super().__init__(what, where)
        self.what = what
        self.where = where

    def within(self, part: str) -> WrongData:
        """The same, seen from what holds the data."""
        return WrongData(self.what, part + self.where)

    def __str__(self) -> str:
        return f"{self.what} - at `${self.where}`" if self.where else self.what


@dataclass(frozen=True)
class Longest:
    """How many characters a text may have."""

    most: int


@dataclass(frozen=True)
class Between:
    """How small and how large a number may be, or how long a text or a list."""

    least: int
    most: int


def decode(data: bytes) -> Any:
    """The data of JSON text in UTF-8. Raises ValueError for everything else."""
    text = data.decode()
    _check_depth(text)
    found = json.loads(text, parse_constant=_refuse_constant)
    if "\\u" in text:  # half a surrogate pair is no text
        json.dumps(found, ensure_ascii=False).encode()
    return found


def _check_depth(text: str) -> None:
    """Raises ValueError for what a browser's Python would not survive: it has less of a stack than it believes."""
    depth = 0
    for found in PUNCTUATION.finditer(text):
        if found[0] in "[{":
            depth += 1
            if depth > DEEPEST:
                raise ValueError(f"more than {DEEPEST} lists and objects within each other")
        elif found[0] in "]}":
            depth -= 1


def _refuse_constant(name: str) -> Any:
    raise ValueError(f"{name} is no JSON")


def read(kind: type[T], data: Any) -> T:
    """The dataclass that data describes. Raises WrongData."""
    return cast(T, _reader(cast(Any, kind))(data))


@cache
def _reader(kind: Any) -> Reader:
    """What reads data of some kind."""
    origin, args = get_origin(kind), get_args(kind)
    if origin is Annotated:
        limit = args[1]
        return _short_text(limit.most) if isinstance(limit, Longest) else _limited(_reader(args[0]), limit)
    if origin is Literal:
        return _one_of(args)
    if origin in (UnionType, Union):
        (other,) = set(args) - {NoneType}
        inner = _reader(other)
        return lambda data: None if data is None else inner(data)
    if origin in (list, tuple):
        return _list(origin, _reader(args[0]))
    if origin is dict:
        return _dict(_reader(args[1]))
    return _object(kind) if is_dataclass(kind) else _plain(kind)


def _check(kind: type, data: Any) -> None:
    """Raises WrongData for data of another kind; true and false are no numbers."""
    if not isinstance(data, kind) or isinstance(data, bool) != (kind is bool):
        expected, got = (NAMES.get(one, one.__name__) for one in (kind, type(data)))
        raise WrongData(f"Expected `{expected}`, got `{got}`")


def _plain(kind: type) -> Reader:
    def read(data: Any) -> Any:
        _check(kind, data)
        return data

    return read


def _short_text(most: int) -> Reader:
    def read(data: Any) -> Any:
        _check(str, data)
        if len(data) > most:
            raise WrongData(f"Expected `str` of length <= {most}")
        return data

    return read


def _limited(inner: Reader, limit: Between) -> Reader:
    def read(data: Any) -> Any:
        made = inner(data)
        size = made if isinstance(made, int) else len(made)
        if not limit.least <= size <= limit.most:
            raise WrongData(f"Expected `{limit.least}` to `{limit.most}`, got `{size}`")
        return made

    return read


def _one_of(texts: tuple[str, ...]) -> Reader:
    def read(data: Any) -> Any:
        _check(str, data)
        if data not in texts:
            raise WrongData(f"Expected one of {', '.join(texts)}")
        return data

    return read


def _list(kind: type, inner: Reader) -> Reader:
    def read(data: Any) -> Any:
        _check(list, data)
        made = []
        for n, one in enumerate(data):
            try:
                made.append(inner(one))
            except WrongData as error:
                raise error.within(f"[{n}]") from None
        return kind(made)

    return read


def _dict(inner: Reader) -> Reader:
    def read(data: Any) -> Any:
        _check(dict, data)
        made = {}
        for name, one in data.items():
            try:
                made[name] = inner(one)
            except WrongData as error:
                raise error.within("[...]") from None
        return made

    return read


def _object(kind: Any) -> Reader:
    hints = get_type_hints(kind, include_extras=True)
    known = {field.name: field for field in fields(kind)}
    needed = [name for name, one in known.items() if one.default is MISSING and one.default_factory is MISSING]

    def read(data: Any) -> Any:
        _check(dict, data)
        if unknown := data.keys() - known.keys():
            raise WrongData(f"Object contains unknown field {min(unknown)!r}")
        for name in needed:
            if name not in data:
                raise WrongData(f"Object missing required field `{name}`")
        made = {}
        for name, one in data.items():
            try:
                made[name] = _reader(hints[name])(one)
            except WrongData as error:
                raise error.within(f".{name}") from None
        return kind(**made)

    return read
