"""The catalogue of actions: everything that a player can ever choose under a set of rules, densely numbered.

Inside the engine an action is its number. Its text form (`play:dagger`, `deploy:3`, `pass`) is what records, servers
and tests use; it never changes for a given meaning.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

LINES: Final = 4  # the most separate lines that one source puts on the tray
CHOICES: Final = 7  # the most alternatives that one source offers: the spaces of a training track
UNITS: Final = 13  # 0 to 12 troops
DREADNOUGHTS: Final = 3  # 0 to 2
FREIGHTER_MOVES: Final = ("advance", "recall")
GOODS: Final = ("solari", "spice", "water")  # what teammates trade besides Intrigue cards

LEADER: Final = 0
TOKEN: Final = 1
PLAY: Final = 2
SEND: Final = 3
MOVE: Final = 4
REVEAL: Final = 5
RESOLVE: Final = 6
CHOOSE: Final = 7
INFLUENCE: Final = 8
LOSE: Final = 9
TRASH_HAND: Final = 10
TRASH_DISCARD: Final = 11
TRASH_PLAY: Final = 12
DISCARD: Final = 13
TAKE: Final = 14
ACQUIRE: Final = 15
BUY: Final = 16
CLAIM: Final = 17
SET_ASIDE: Final = 18
MARK: Final = 19
DEPLOY: Final = 20
RETREAT: Final = 21
RECALL: Final = 22
TARGET: Final = 23
ALLIANCE: Final = 24
INTRIGUE: Final = 25
TO_DECK: Final = 26
TO_DISCARD: Final = 27
ACCEPT: Final = 28
DECLINE: Final = 29
PASS: Final = 30
END_TURN: Final = 31
DEPLOY_DREADNOUGHT: Final = 32
RETREAT_DREADNOUGHT: Final = 33
TARGET_DREADNOUGHT: Final = 34
FREIGHTER: Final = 35
TECH: Final = 36
NEGOTIATORS: Final = 37
CONTROL: Final = 38
SCUTTLE: Final = 39
KEEP: Final = 40
KEEP_INTRIGUE: Final = 41
RETURN_INTRIGUE: Final = 42
PLACE_SPY: Final = 43
RECALL_SPY: Final = 44
CONTRACT: Final = 45
FLIP: Final = 46
TRASH_INTRIGUE: Final = 47
TAKE_PLAIN: Final = 48
RIVAL: Final = 49
ACTIVATE: Final = 50
SHARE: Final = 51
GIVE: Final = 52
GIVE_INTRIGUE: Final = 53
PLEDGE: Final = 54
TO_THRONE: Final = 55
GRAFT: Final = 56
GRAFT_ROW: Final = 57
RESEARCH: Final = 58
CLONE: Final = 59
LOSE_TROOPS: Final = 60
RETURN_SPECIMEN: Final = 61
ATOMICS: Final = 62

FAMILY_NAMES: Final = (
    "leader",
    "token",
    "play",
    "send",
    "move",
    "reveal",
    "resolve",
    "choose",
    "influence",
    "lose",
    "trash_hand",
    "trash_discard",
    "trash_play",
    "discard",
    "take",
    "acquire",
    "buy",
    "claim",
    "set_aside",
    "mark",
    "deploy",
    "retreat",
    "recall",
    "target",
    "alliance",
    "intrigue",
    "to_deck",
    "to_discard",
    "accept",
    "decline",
    "pass",
    "end_turn",
    "deploy_dreadnought",
    "retreat_dreadnought",
    "target_dreadnought",
    "freighter",
    "tech",
    "negotiators",
    "control",
    "scuttle",
    "keep",
    "keep_intrigue",
    "return_intrigue",
    "place_spy",
    "recall_spy",
    "contract",
    "flip",
    "trash_intrigue",
    "take_plain",
    "rival",
    "activate",
    "share",
    "give",
    "give_intrigue",
    "pledge",
    "to_throne",
    "graft",
    "graft_row",
    "research",
    "clone",
    "lose_troops",
    "return_specimen",
    "atomics",
)

# What only games with dreadnoughts, freighters and tech tiles can ask for.
OF_SHIPS_AND_TECH: Final = (
    DEPLOY_DREADNOUGHT,
    RETREAT_DREADNOUGHT,
    TARGET_DREADNOUGHT,
    FREIGHTER,
    TECH,
    NEGOTIATORS,
    CONTROL,
    SCUTTLE,
)

# What only games of two teams can ask for.
OF_TEAMS: Final = (ACTIVATE, SHARE, GIVE, GIVE_INTRIGUE, PLEDGE, TO_THRONE)

# What only games with grafts, a research track and specimens can ask for.
OF_RESEARCH: Final = (GRAFT, GRAFT_ROW, RESEARCH, CLONE, LOSE_TROOPS, RETURN_SPECIMEN, ATOMICS)


class IllegalAction(ValueError):
    """An action that cannot be taken now; the game is as it was.

    action  the text form of the action
    legal   the text forms of what could be chosen instead
    why     the reason where one is known, else ""
    """

    def __init__(self, action: str, legal: list[str], why: str) -> None:
        super().__init__(action, legal, why)  # an exception is pickled as a call with what stands here
        self.action = action
        self.legal = legal
        self.why = why

    def __str__(self) -> str:
        shown = ", ".join(self.legal[:12]) + (", ..." if len(self.legal) > 12 else "")
        because = f" ({self.why})" if self.why else ""
        return f"illegal action {self.action!r}{because}; legal: {shown or 'none, the game is over'}"


class Catalogue:
    """The numbers of all actions: `first[family] + parameter`.

    texts  the text form of each action, family and param: what its number means
    """

    __slots__ = ("family", "first", "numbers", "param", "texts")

    def __init__(self, params: list[list[str]]) -> None:
        """Number the actions; params[family] lists the text of each parameter, [""] for a family without one."""
        self.first: list[int] = []
        self.family: list[int] = []
        self.param: list[int] = []
        self.texts: list[str] = []
        self.numbers: dict[str, int] = {}
        for family, texts in enumerate(params):
            self.first.append(len(self.texts))
            for number, text in enumerate(texts):
                self.numbers[f"{FAMILY_NAMES[family]}:{text}" if text else FAMILY_NAMES[family]] = len(self.texts)
                self.family.append(family)
                self.param.append(number)
                self.texts.append(f"{FAMILY_NAMES[family]}:{text}" if text else FAMILY_NAMES[family])

    def __len__(self) -> int:
        return len(self.texts)

    def action(self, family: i64, param: i64 = 0) -> int:
        """The number of an action."""
        return self.first[family] + param

    def number(self, text: str) -> int:
        """The number of an action by its text form; -1 where there is no such action."""
        return self.numbers.get(text, -1)
