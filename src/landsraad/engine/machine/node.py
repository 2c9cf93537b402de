"""What everything in progress is made of: nodes (what is to be done) and frames (who does it, from which source).

A node is immutable and shared; a frame is immutable and small. The state keeps a stack of frames, so that a game can be
copied, saved and resumed at every decision.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from mypy_extensions import i64

    from landsraad.engine.machine.reasons import Reason
    from landsraad.engine.state.rules import Rules
    from landsraad.engine.state.state import GameState


@mypyc_attr(acyclic=True, free_list_len=1)
class Frame:
    """One thing to be done: a node, the seat that does it, the source it comes from, two numbers of the node's own."""

    __slots__ = ("a", "b", "node", "seat", "source")

    def __init__(self, node: Node, seat: i64, source: i64, a: i64 = 0, b: i64 = 0) -> None:
        self.node = node
        self.seat = seat
        self.source = source
        self.a = a
        self.b = b


class Node:
    """An effect or a step of the game.

    `run` is called with the frame already taken off the stack. It either makes progress (changes the state, pushes
    frames) and returns None, or returns the actions to choose from; then the frame waits on the stack and `answer` gets
    the choice, again with the frame taken off. What is said of it is the text `effect-` and its class's name in small
    letters (`effect-draw_intrigue`), with its own numbers and names as variables (text/effects.py).

    picture   its icons (text/tokens.py says how they are written); a step of the game has none
    price     what it is worth on average, in Solari; of what has an `n`, each one (bots/worth.py)
    pure      nothing to choose and never unwelcome: it may be taken unasked
    optional  its owner may leave it undone (an arrow, "may", a trash icon: B-41)
    gives     domains (terms.py) that it changes
    wants     domains whose change can only make it better: it is best done after
    fears     domains whose change can only make it worse: it is best done before
    minds     domains whose change may make it better or worse
    drafts    how many troops it may take out of the supply, at most
    discreet  what it offers depends on cards that the others do not see: its only choice is asked all the same while
              the seat hides such cards (`hides`), for whether it is asked must not tell what they are
    ends_turn its list holds the end of the turn, which tables of people want to be chosen
    coveted   a Rival with a card of its own always pays for it where it may (UR-26)
    late      pure, and mostly better the later it is done: at a moment of its owner's choice, else when the turn ends
    path      its stable name, for saved games; set when the rules are put together
    """

    picture: str = ""
    price: float = 0.0
    pure: bool = False
    optional: bool = False
    gives: i64 = 0
    wants: i64 = 0
    fears: i64 = 0
    minds: i64 = 0
    drafts: i64 = 0
    discreet: bool = False
    ends_turn: bool = False
    coveted: bool = False
    late: bool = False
    index: i64 = -1
    path: str = ""

    def form(self) -> str:
        """Which form of its text it takes, as the end of the text's id (`effect-deploy-any`); empty: the usual one."""
        return ""

    @abstractmethod
    def run(self, g: GameState, f: Frame) -> list[int] | None:
        """Do it, or say what there is to choose."""

    def answer(self, g: GameState, f: Frame, action: i64) -> None:
        """Take the choice that was made."""
        raise AssertionError(f"{self.path} asks nothing")

    def obstacle(self, g: GameState, seat: i64, source: i64) -> Reason | None:
        """Why it cannot be done now (its cost, its condition, nothing to choose); None where it can."""
        return None

    def rank_for_rival(self, g: GameState, seat: i64) -> i64:
        """Where it stands among alternatives of an automated opponent, the lowest first; equals are chosen from."""
        return 0

    def children(self) -> list[Node]:
        """The nodes inside it, in reading order."""
        return []

    def parts(self) -> list[Node]:
        """Those of its children that its owner carries out, all of them."""
        return self.children()

    def brings(self, rules: Rules) -> list[list[Node]]:
        """What it may bring about, inside it or elsewhere in the rules: one of the lists, all that it holds."""
        return []

    def __rshift__(self, effect: Node) -> Node:
        """`cost >> effect`: an arrow (B-42)."""
        return Arrow(self, effect)

    def peeks(self, f: Frame) -> i64:
        """How many cards on top of its deck the seat sees while it chooses."""
        return 0

    def hides(self, g: GameState, f: Frame) -> bool:
        """For a discreet node: could the seat, with other cards that nobody else sees, have another choice?

        The answer itself must follow from what everybody knows: from numbers of cards and from who owns which.
        """
        return len(g.players[f.seat].intrigue) > 0

    def looks_at_hand(self) -> bool:
        """Does it need certain cards in hand, so that whether it can be done depends on what nobody else sees?"""
        for child in self.children():
            if child.looks_at_hand():
                return True
        return False

    def asks(self) -> str:
        """The kind of decision that it asks for, the key of the prompt."""
        return "choose"


class Arrow(Node):
    """A cost and what it buys: all or nothing, at most once each time it comes up (B-42, B-43)."""

    picture = "{cost} arrow_pay {effect}"
    optional = True

    def __init__(self, cost: Node, effect: Node) -> None:
        self.cost = cost
        self.effect = effect
        self.coveted = effect.coveted

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        g.push(self.effect, f.seat, f.source)
        g.push(self.cost, f.seat, f.source)
        return None

    def obstacle(self, g: GameState, seat: i64, source: i64) -> Reason | None:
        reason = self.cost.obstacle(g, seat, source)
        return reason if reason is not None else self.effect.obstacle(g, seat, source)

    def children(self) -> list[Node]:
        return [self.cost, self.effect]


class Condition:
    """Something that holds for a seat or not; see conditions.py.

    Its text is `if-` and its class's name in small letters (`if-influence_at_least`), its picture as that of a node.
    fears       domains whose change can make it fail
    grows_with  domains whose growth can make it hold
    """

    picture: str = ""
    fears: i64 = 0
    grows_with: i64 = 0

    def form(self) -> str:
        """Which form of its text it takes, as the end of the text's id; empty: the usual one."""
        return ""

    @abstractmethod
    def obstacle(self, g: GameState, seat: i64, source: i64) -> Reason | None:
        """What is missing now for this seat; None where the condition holds."""
