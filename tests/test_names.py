"""What may be a name, and how two players get two names."""

import pytest

from landsraad.names import NAME_LENGTH, clean_name, distinct, is_unseen

INVISIBLE = [
    "\u200b\u200b",
    "\u200d",
    "\u3164",
    "\u2800",
    "\u00ad",
    "\u2060",
    "\ufeff",
    "\ufe0f",
    "\u0301",
    "\uffff",
    "\udb40\udc41",
    "\U000e0041",
    "",
    " \u00a0\u3000",
]


@pytest.mark.parametrize("name", INVISIBLE)
def test_s_13_a_name_that_cannot_be_seen_is_refused(name: str) -> None:
    """S-13: invisible characters alone are no name."""
    with pytest.raises(ValueError, match="name"):
        clean_name(name)


@pytest.mark.parametrize("name", INVISIBLE[:-2])
def test_s_13_nor_do_such_characters_hide_in_a_name(name: str) -> None:
    """S-13, D-18: a mark may stand on a letter; nothing else that is invisible may stand in a name."""
    if name == "\u0301":
        assert clean_name("Anne" + name) == "Ann\u00e9"
        return
    with pytest.raises(ValueError, match="name"):
        clean_name(f"An{name}na")


@pytest.mark.parametrize("name", ["An\u202ena", "An\x1b[31mna", "An\x00na", "A" * (NAME_LENGTH + 1)])
def test_s_13_what_turns_a_line_or_is_too_long_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match="name"):
        clean_name(name)


@pytest.mark.parametrize(
    ("name", "clean"),
    [("  Anna   B. ", "Anna B."), ("Łukasz", "Łukasz"), ("Їжак", "Їжак"), ("李雷", "李雷"), ("🐛", "🐛"), ("0", "0")],
)
def test_s_13_what_can_be_seen_is_a_name(name: str, clean: str) -> None:
    assert clean_name(name) == clean


def test_s_13_ordinary_letters_are_seen() -> None:
    assert not any(map(is_unseen, "Anna Ёжик Ґалаґан naïve 3 ✿"))


def test_s_13_two_players_get_two_names() -> None:
    """S-13: "Anna", "Anna 2", "Anna 3", whatever the case or width of the letters."""
    assert distinct("Anna", ["Boris"]) == "Anna"
    assert distinct("Anna", ["Anna"]) == "Anna 2"
    assert distinct("ANNA", ["anna", "Anna 2"]) == "ANNA 3"
    assert distinct("Ａｎｎａ", ["Anna"]) == "Ａｎｎａ 2"


def test_s_13_a_number_never_makes_a_name_too_long() -> None:
    long = "A" * NAME_LENGTH
    taken = [long]
    for _ in range(12):
        taken.append(distinct(long, taken))
    assert len({*taken}) == 13
    assert all(clean_name(name) == name for name in taken)
