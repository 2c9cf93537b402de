"""What somebody at the table can ask: how things work, what a card does, why something cannot be done now."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from functools import cache
from typing import TYPE_CHECKING, Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from landsraad.engine.base.market import in_market
from landsraad.engine.course.grafting import spaces_of
from landsraad.engine.explain import why_not
from landsraad.engine.machine import actions
from landsraad.engine.machine.reasons import Reason, unasked
from landsraad.engine.state.rules import Rules
from landsraad.terminal.choices import Choice, answers, pick
from landsraad.terminal.items import Items
from landsraad.terminal.style import BETWEEN, NAME, TITLE
from landsraad.terminal.table import Painter
from landsraad.terminal.words import words
from landsraad.text import LANGUAGES, Texts, texts
from landsraad.text.definitions import component_ids, words_of
from landsraad.text.play import owed
from landsraad.text.search import fold

if TYPE_CHECKING:
    from landsraad.engine.state.state import GameState
    from landsraad.engine.view import View

TOPICS: Final = ("round", "agent", "reveal", "combat", "influence", "intrigue", "end", "undo")
UPRISING_TOPICS: Final = ("spy", "sandworms", "icons")
CONTRACT_TOPICS: Final = ("contracts",)
IMMORTALITY_TOPICS: Final = ("research", "specimens", "graft")
MOST_NAMES: Final = 8
LIKENESS: Final = 0.4  # of a name to a query that found nothing
LONGEST_ECHO: Final = 40
BELOW_TITLE: Final = (0, 0, 0, 2)
LEAST_QUERY: Final = 3  # letters of something that is looked for inside texts
ENDING: Final = 2  # letters of a word that its other forms may end with
# The actions that a kind of component can be meant for, the likeliest first.
MEANT: Final = {
    "card": (
        actions.PLAY,
        actions.BUY,
        actions.CLAIM,
        actions.ACQUIRE,
        actions.KEEP,
        actions.DISCARD,
        actions.TRASH_HAND,
        actions.GRAFT,
        actions.GRAFT_ROW,
        actions.CLONE,
    ),
    "intrigue": (actions.INTRIGUE, actions.KEEP_INTRIGUE, actions.RETURN_INTRIGUE, actions.TRASH_INTRIGUE),
    "space": (actions.SEND, actions.MARK, actions.RECALL),
    "leader": (actions.LEADER,),
    "rival": (actions.RIVAL,),
    "faction": (actions.INFLUENCE, actions.LOSE, actions.TOKEN),
    "post": (actions.PLACE_SPY, actions.RECALL_SPY),
    "contract": (actions.CONTRACT,),
    "conflict": (actions.FLIP,),
    "objective": (actions.FLIP,),
}
VAGUE: Final = ("not_now", "not_held")


def help_text(painter: Painter, rules: Rules) -> Text:
    """The general help."""
    said = painter.words
    by_name = said("help-topics", names=", ".join(said(f"topic-{topic}") for topic in topics(rules)))
    legend = [said("help-legend"), *([said("help-legend-ix")] if rules.tech else [])]
    legend += [said("help-legend-uprising")] if rules.posts else []
    legend += [said("help-legend-immortality")] if rules.research else []
    return Text("\n\n".join((said("help-commands"), "\n".join(legend), by_name)))


def explain(painter: Painter, view: View, query: str) -> RenderableType | None:
    """A rule or a component by its name in any language, else rules that speak of it; None where there is neither.

    Components that share a name are all explained, with what they mean for the seat now.
    """
    g = view.state
    rules = g.rules
    said: list[RenderableType] = [_topic(painter, topic) for topic in topics_called(rules, query)]
    found = [(kind, id) for kind, id in painter.texts.find(rules, query) if _is_in(g, kind)]
    if said or (found and _begins(found[0], query)):
        found = [component for component in found if _begins(component, query)]
    if found and (not said or called_exactly(found[0], query)):
        namesakes = [one for one in found if painter.texts.name(*one) == painter.texts.name(*found[0])]
        told = painter.now(view)
        for kind, id in namesakes:
            said += [component(painter, rules, kind, id), *_now(painter, told.get(f"{kind}/{id}", []))]
        found = [one for one in found if one not in namesakes]
    if not said:
        said += [_topic(painter, topic) for topic in topics_about(rules, query)]
    if not said:
        return None
    if found:
        said.append(Text(painter.words("library-others", names=name_list(painter, found)), "dim"))
    return Group(*(part for one in said for part in (one, Text())))


def _topic(painter: Painter, topic: str) -> Text:
    return Text.assemble((painter.words(f"topic-{topic}"), NAME), "\n", painter.words(f"topic-{topic}-text"))


def _is_in(g: GameState, kind: str) -> bool:
    """Can a component of this kind be met in this game?"""
    if kind in ("hagal", "rival"):
        return any(g.is_automated(seat) for seat in range(len(g.players)))
    return kind != "difficulty" or g.is_solo()


def component(painter: Painter, rules: Rules, kind: str, id: str) -> RenderableType:
    """A component with its name and its lines."""
    lines = words_of(painter.texts.describe(rules, kind, id))
    return Group(Text(painter.texts.name(kind, id), TITLE), *(Padding(Text(line), BELOW_TITLE) for line in lines))


def _now(painter: Painter, lines: list[str]) -> list[RenderableType]:
    return [Padding(Items(painter.words("own-now"), [Text(line) for line in lines]), BELOW_TITLE)] if lines else []


def name_list(painter: Painter, found: list[tuple[str, str]]) -> str:
    """The names of some components, not too many."""
    names = list(dict.fromkeys(painter.texts.name(kind, id) for kind, id in found))
    return BETWEEN.join(names[:MOST_NAMES]) + (f"{BETWEEN}…" if len(names) > MOST_NAMES else "")


def nothing_like(painter: Painter, shelves: Sequence[Rules], query: str) -> str:
    """That nothing in some rules is called like the query, with the names that come closest in any language."""
    names: dict[str, str] = {}
    for kind, ids in (one for rules in shelves for one in component_ids(rules).items()):
        for id in ids:
            own = painter.texts.name(kind, id)
            for language in LANGUAGES:
                names.setdefault(fold(texts(language).name(kind, id)), own)
    close = get_close_matches(fold(query), names, n=MOST_NAMES, cutoff=LIKENESS)
    said = painter.words("library-none", said=query[:LONGEST_ECHO])
    if close:
        listed = BETWEEN.join(dict.fromkeys(names[name] for name in close))
        said += f". {painter.words('library-closest', names=listed)}"
    return said


def topics(rules: Rules) -> list[str]:
    """The rules in short that this game has."""
    uprising = (*UPRISING_TOPICS, *(CONTRACT_TOPICS if rules.contracts else ())) if rules.posts else ()
    return [*TOPICS, *uprising, *(IMMORTALITY_TOPICS if rules.research else ())]


def topics_called(rules: Rules, query: str) -> list[str]:
    """The rules whose title, in any language, has the words of the query."""
    wanted = fold(query).split()
    return [topic for topic in topics(rules) if wanted and any(_has(title, wanted) for title in _titles(topic))]


def topics_about(rules: Rules, query: str) -> list[str]:
    """The rules whose text, in any language, has the words of the query; too short a query is about none."""
    wanted = [word[:-ENDING] if len(word) > LEAST_QUERY + ENDING else word for word in fold(query).split()]
    if len(fold(query)) < LEAST_QUERY:
        return []
    said = {topic: [fold(words(language)(f"topic-{topic}-text")) for language in LANGUAGES] for topic in topics(rules)}
    return [topic for topic, texts_of in said.items() if any(_has(text, wanted) for text in texts_of)]


def _has(title: str, wanted: list[str]) -> bool:
    return all(any(word.startswith(part) for word in title.split()) for part in wanted)


@cache
def _titles(topic: str) -> tuple[str, ...]:
    return (topic, *(fold(words(language)(f"topic-{topic}")) for language in LANGUAGES))


def called_exactly(found: tuple[str, str], query: str) -> bool:
    """Is this the very name of the component in one of the languages?"""
    return fold(query) in _names(*found)


def _begins(found: tuple[str, str], query: str) -> bool:
    """Does every word of the query begin a word of the name of the component in one of the languages?"""
    return any(_has(name, fold(query).split()) for name in _names(*found))


def _names(kind: str, id: str) -> list[str]:
    return [fold(id), *(fold(texts(language).name(kind, id)) for language in LANGUAGES)]


# --- Why not? --------------------------------------------------------------------------------------------------------


def why(painter: Painter, view: View, offered: list[Choice], said: str) -> str:
    """Why an action that somebody names cannot be taken now, or that it can."""
    legal = pick(offered, said)
    if len(legal) == 1:
        return painter.words("why-legal", n=offered.index(legal[0]) + 1)
    return reason_for(painter, view, offered, said) or painter.words("play-unclear", said=said[:LONGEST_ECHO])


def choices_called(painter: Painter, view: View, offered: list[Choice], said: str) -> list[Choice]:
    """The choices about a component whose name, in any language, begins like that."""
    rules = view.state.rules
    found = [one for one in painter.texts.find(rules, said) if _begins(one, said)]
    meant = {action for kind, id in found for action in _actions_with(rules, kind, id)}
    return [choice for choice in offered if choice.action in meant]


def reason_for(painter: Painter, view: View, offered: list[Choice], said: str, exactly: bool = False) -> str:
    """Why an action cannot be taken now, or that it can; "" where nothing is called so.

    exactly  a name that is only like what was said does not count
    """
    rules = view.state.rules
    meant = _action_called(painter, rules, said)
    if meant is not None:
        return _why_action(painter, view, offered, meant)
    if len(fold(said)) < LEAST_QUERY:
        return ""
    found = painter.texts.find(rules, said) or painter.texts.find(rules, " ".join(said.split()[1:]))
    return _why_component(painter, view, offered, [one for one in found if not exactly or _begins(one, said)])


def _action_called(painter: Painter, rules: Rules, said: str) -> int | None:
    """The first action with this text form or label, or whose label begins like that; None where there is none."""
    wanted = fold(said)
    actions_by_name = _actions_by_name(painter.texts, rules)
    if not wanted or wanted in actions_by_name:
        return actions_by_name.get(wanted)
    if len(wanted) < LEAST_QUERY:
        return None
    return next((number for name, number in actions_by_name.items() if name.startswith(f"{wanted} ")), None)


@cache
def _actions_by_name(texts: Texts, rules: Rules) -> dict[str, int]:
    """The actions by their text forms, their labels and natural words for them, as `fold` leaves them."""
    numbers = range(len(rules.actions.texts))
    names = {fold(texts.action(rules, number)): number for number in reversed(numbers)}
    natural = {word: rules.actions.number(meant[0]) for word, meant in answers().items()}
    return {fold(rules.actions.texts[number]): number for number in numbers} | dict(reversed(names.items())) | natural


def _why_action(painter: Painter, view: View, offered: list[Choice], action: int) -> str:
    for number, choice in enumerate(offered, start=1):
        if choice.action == action:
            return painter.words("why-legal", n=number)
    rules = view.state.rules
    if rules.actions.family[action] == actions.SEND:
        return _why_space(painter, view, action)
    if rules.actions.family[action] == actions.END_TURN and (said := owed(view.state, view.seat)) is not None:
        return f"{painter.texts.action(rules, action)}: {painter.tell(view.state, said)}"
    return _sentence(painter, view, action, why_not(view.state, action))


def _sentence(painter: Painter, view: View, action: int, reason: Reason | None) -> str:
    return f"{painter.texts.action(view.state.rules, action)}: {painter.texts.why(reason or unasked())}"


def _why_component(painter: Painter, view: View, offered: list[Choice], found: list[tuple[str, str]]) -> str:
    rules = view.state.rules
    for kind, id in found:
        candidates = _actions_with(rules, kind, id)
        if kind == "card" and _could_buy(view.state, view.seat, id):
            candidates.sort(key=lambda action: rules.actions.family[action] != actions.BUY)
        for number, choice in enumerate(offered, start=1):
            if choice.action in candidates:
                return painter.words("why-legal", n=number)
        if kind == "space":
            return _why_space(painter, view, candidates[0])
        reasons = [(action, why_not(view.state, action)) for action in candidates]
        for action, reason in reasons:
            if reason is not None and reason.code not in VAGUE:
                return _sentence(painter, view, action, reason)
        if reasons:
            return _sentence(painter, view, *reasons[0])
    return ""


def _could_buy(g: GameState, seat: int, id: str) -> bool:
    """Does a card lie in the Imperium Row or the Reserve, and not in the hand of the seat?"""
    hand = g.players[seat].hand
    return any(card.id == id and card.number not in hand and in_market(g, seat, card.number) for card in g.rules.cards)


def _actions_with(rules: Rules, kind: str, id: str) -> list[int]:
    return [
        number
        for family in MEANT.get(kind, ())
        if (number := rules.actions.number(f"{actions.FAMILY_NAMES[family]}:{id}")) >= 0
    ]


def _why_space(painter: Painter, view: View, action: int) -> str:
    """Why no Agent can go to a space, or which cards reach it."""
    g = view.state
    reason = why_not(g, action)
    if reason is None or reason.code != "card_first":
        return _sentence(painter, view, action, reason)
    bit = 1 << g.rules.actions.param[action]
    hand = sorted(set(g.players[view.seat].hand))
    reach = [g.rules.cards[card] for card in hand if spaces_of(g, view.seat, card) & bit]
    return painter.words("why-play-first", names=BETWEEN.join(painter.texts.name("card", card.id) for card in reach))
