"""What the companion says: its own messages (companion.*.ftl) beside those of the game."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache
from typing import Final

from landsraad.companion import Ask, Companion, CompanionError, Event, Setup
from landsraad.companion.playing import NO_TILE
from landsraad.companion.setup import VARIANTS
from landsraad.companion.table import NO_RIVAL, Table, one_of
from landsraad.companion.telling import PLACES
from landsraad.content.base.hagal import ONE_PERSON
from landsraad.content.ix import EPIC_SWAPS, epic_card
from landsraad.content.registry import rivals_of
from landsraad.engine.base.influence import TOP, GainInfluenceAny
from landsraad.engine.base.intrigue import STEAL_FROM
from landsraad.engine.base.resources import Gain, Pay
from landsraad.engine.base.troops import CAREFUL_LEAD, EXPERT_LEAD
from landsraad.engine.course.rivals import ESCALATED_CARDS
from landsraad.engine.course.rounds import VP_TO_END_EPIC
from landsraad.engine.course.setup import EPIC_GARRISON, EPIC_INTRIGUE, EPIC_LEVELS, STARTING_WATER
from landsraad.engine.ix.dreadnoughts import PER_PLAYER
from landsraad.engine.machine.compose import May
from landsraad.engine.machine.node import Arrow, Node
from landsraad.engine.state.definitions import LAST_LEVEL, Conflict, Difficulty
from landsraad.engine.state.rules import Rules
from landsraad.text.definitions import board, rivals
from landsraad.text.effects import effect
from landsraad.text.messages import LANGUAGES, PARTS, Messages, Value

OF_RIVALS: Final = ("post", "worm", "steal", "reach", "units", "track_spice")
OF_TABLE: Final = ("old_conflicts", "recommended", "go_to_11")  # variants that have nothing to do with Rivals
SPACES: Final = (
    *("occupied", "send", "control", "controls", "mark", "free", "warship", "warship_home"),
    *("defends", "may_defend", "takes_control", "control_lost"),
)
FACTIONS: Final = ("influence", "top", "alliance", "alliance_lost")
POSTS: Final = ("spy", "spy_back")
CONFLICTS: Final = ("conflict", "reward_first", "reward_second", "reward_third", "takes_card")
TURNS: Final = ("faction_least", "faction_for_alliance", "faction_most")
TILES: Final = ("tile", "tile_turned", "tile_trashed", "tile_gone", "tile_counts", "wins_ties")
RESOURCES: Final = ("gain", "lose", "pay", "exchange")


@dataclass(frozen=True)
class Choice:
    """Something that can be said: its words and the command behind them."""

    label: str
    command: str
    sure: str = ""  # what is asked before it is done


@dataclass(frozen=True)
class Question:
    """What is asked, with notes about it, and its answers where they can be listed."""

    text: str
    notes: list[str] = field(default_factory=list)
    choices: list[Choice] = field(default_factory=list)


class CompanionMessages(Messages):
    """The messages of a language, with those of the companion."""

    def __init__(self, language: str) -> None:
        super().__init__(language, (*PARTS, "companion"))

    # Words

    def amounts(self, node: Node) -> str:
        """Resources that an effect gives or that a price takes, in words."""
        assert isinstance(node, Gain | Pay)
        every = {"solari": int(node.solari), "spice": int(node.spice), "water": int(node.water)}
        return ", ".join(self.say(f"count-{what}", n=n) for what, n in every.items() if n > 0)

    def who(self, setup: Setup, rival: int) -> str:
        """What a Rival is called: by its leader, House Hagal where it has none; `you` for no Rival and one person.

        Persons are called by their names; without one, those by themselves by their leaders.
        """
        alone = setup.players == ONE_PERSON
        if own := setup.called(1 if alone and rival == NO_RIVAL else -rival):
            return own
        if rival < NO_RIVAL and not setup.has_rivals:
            return self.name("leader", setup.leaders[-1 - rival])
        if rival == NO_RIVAL or (rival < NO_RIVAL and alone):
            return self.say("companion-you")
        if rival < NO_RIVAL:
            return self.say("companion-person", n=-rival)
        if not setup.leaders:
            return self.say("house-hagal")
        return self.name("rival" if rivals_of(tuple(setup.boxes)) else "leader", setup.leaders[rival - 1])

    def seated(self, setup: Setup, seat: int) -> str:
        """A person by themselves, with the leader where the name is another."""
        who, leader = self.who(setup, -1 - seat), self.name("leader", setup.leaders[seat])
        return who if who == leader else self.say("companion-named", who=who, leader=leader)

    def variants(self, setup: Setup) -> list[str]:
        """The names of the variants that are played."""
        return [self.name("variant", id) for id in VARIANTS if getattr(setup, id)]

    def boxes(self, boxes: Iterable[str]) -> str:
        """The names of boxes in one line."""
        return " + ".join(self.name("box", box) for box in boxes)

    def tile(self, table: Table, id: str) -> str:
        """The name of a tile; whether it is turned over."""
        name = self.name("tech", id)
        return self.say("companion-tile-turned", name=name) if id in table.turned else name

    def wrong(self, error: CompanionError) -> str:
        """Why something cannot be done."""
        return self.say(f"companion-wrong-{error.code}", **error.values)

    # What happened

    def event(self, setup: Setup, rules: Rules, event: Event) -> str:
        """What happened, without the Rival to whom it happened; a person is named."""
        values: dict[str, Value] = {"n": abs(event.n)}
        id = f"companion-event-{event.kind}"
        if event.kind == "card":
            values["name"] = self.name("hagal", event.what)
        elif event.kind in SPACES:
            values["name"] = self.name("space", event.what)
            control = rules.spaces[rules.space_number(event.what)].control
            values["effect"] = "" if control is None else self.amounts(control)
        elif event.kind in TILES:
            values["name"] = self.name("tech", event.what)
        elif event.kind in POSTS:
            values["name"] = self.name("post", event.what)
        elif event.kind in (*FACTIONS, *TURNS):
            values |= self.faction_forms(event.what)
        elif event.kind in CONFLICTS:
            conflict = next(one for one in rules.conflicts if one.id == event.what)
            values["name"] = self.name("conflict", conflict.id)
            reward = getattr(conflict, event.kind.removeprefix("reward_"), None)
            values["effect"] = "" if reward is None else effect(self, reward)
        elif event.kind == "goal":
            values["name"] = self.name("objective", event.what)
        elif event.kind == "flip":
            values["name"] = self.name("battle_icon", event.what)
        elif event.kind in RESOURCES:
            values["what"] = self.say(f"count-{event.what}", n=event.n)
        elif event.kind == "vp" and event.n < 0:
            id += "-lost"
        said = self.say(id, **values)
        if event.rival >= NO_RIVAL:
            return said
        return self.say("companion-line", who=self.who(setup, event.rival), what=said)

    def conflict_lines(self, card: Conflict) -> list[str]:
        """The rewards of a Conflict card, and its battle icon."""
        parts = board.conflict(self, card)
        return [part.words for part in parts if part.part in (*PLACES.values(), "battle_icon")]

    def after_combat(self, game: Companion) -> list[str]:
        """What is left to do when the strengths are known."""
        if game.known.conflict:
            return [] if game.table.resolved else [self.say("companion-after-outcome")]
        if game.rules.rivals:
            ids = ["companion-after-rivals", "companion-after-worms"]
        else:
            ids = ["companion-after-solo" if game.setup.players == ONE_PERSON else "companion-after-two"]
            ids += ["companion-after-ix"] if game.rules.tech else []
        return [self.say(id) for id in (*ids, "companion-after-unnamed")]

    # What is to do

    def now(self, game: Companion) -> str:
        """Whose turn it is, or what comes next; "" where something is asked."""
        table = game.table
        if game.ask is not None:
            return ""
        if table.over:
            return self.say("companion-now-over")
        if table.resolved:
            return self.say(f"companion-now-{self._after_rewards(game)}")
        if table.fought and game.known.conflict:
            return self.say("companion-now-fought" if game.setup.has_rivals else "companion-now-all")
        if table.fought:
            return self.say("companion-now-unnamed")
        if table.turn:
            return self.say("companion-now-rival", who=self.who(game.setup, table.turn))
        rival, persons_first = game.next_up()
        if rival == NO_RIVAL:
            return self.say("companion-now-done")
        who = self.who(game.setup, rival)
        if game.setup.players != ONE_PERSON:
            return self.say("companion-now-two", who=who)
        return self.say("companion-now-you" if persons_first else "companion-now-rival", who=who)

    def _after_rewards(self, game: Companion) -> str:
        if game.table.ends:
            return "last" if game.setup.has_rivals else "end"
        return "rewards" if game.known.scores else "resolved"

    def sure(self, game: Companion, command: str) -> str:
        """What is asked before something that would be lost by a slip; "" for most commands."""
        table = game.table
        if command != "round" or game.ask is not None:
            return ""
        if not game.setup.has_rivals:
            return "" if table.resolved else self.say("companion-sure-rewards")
        if table.fights:
            fights = next(n for n, rival in enumerate(table.rivals, start=1) if rival.units > 0)
            return self.say("companion-sure-fight", who=self.who(game.setup, fights))
        if table.fought and game.known.conflict and not table.resolved:
            return self.say("companion-sure-rewards")
        return ""

    # What can be said

    def choices(self, game: Companion) -> list[Choice]:
        """What can be said where nothing is asked."""
        if not game.setup.has_rivals:
            return self._choices_of_people(game)
        table, say = game.table, self.say
        rivals = list(enumerate(table.rivals, start=1))
        offered = [
            Choice(say("companion-reveal-for", who=self.who(game.setup, number)), f"reveal:{number}")
            for number, rival in rivals
            if rival.agents > 0
        ]
        if table.fights:
            offered.append(Choice(say("companion-combat"), "combat"))
        offered += [
            Choice(say("companion-won", who=self.who(game.setup, number)), f"won:{number}")
            for number, rival in rivals
            if rival.wins
        ]
        if game.rules.tech and game.setup.players == 1:
            offered.append(Choice(say("companion-dividends"), "dividends"))
        if not table.last:
            offered.append(Choice(say("companion-round-next"), "round", self.sure(game, "round")))
        if table.scores:
            offered.append(Choice(say("companion-finish"), "finish"))
        return offered

    def _choices_of_people(self, game: Companion) -> list[Choice]:
        """What persons by themselves tell: turns, Combat, the next round, the end."""
        table, say = game.table, self.say
        offered = []
        if table.turn:
            offered = [Choice(say(f"companion-{verb}"), verb) for verb in ("turn", "revealed")]
        if table.fights:
            offered.append(Choice(say("companion-fight"), "combat"))
        if table.ends and not table.over:
            offered.append(Choice(say("companion-rank"), "finish"))
        if not table.last and not table.over:
            offered.append(Choice(say("companion-round-next"), "round", self.sure(game, "round")))
        return offered

    def question(self, game: Companion, ask: Ask) -> Question:
        """What is asked, and its answers."""
        say, who = self.say, self.who(game.setup, ask.rival)
        if ask.kind == "place":
            answers = [Choice(say("companion-place"), "place"), Choice(say("companion-taken"), "taken")]
            return Question(say("companion-ask-place", name=self.name("space", ask.space)), [], answers)
        if ask.kind == "bonus":
            return Question(say("companion-ask-bonus"))
        if ask.kind == "strength":
            return Question(
                say("companion-ask-strength"), [say("companion-ask-strength-note", who=who, n=CAREFUL_LEAD)]
            )
        if ask.kind in ("option", "heir"):
            return self._of_rewards(game, ask, who)
        if ask.kind in OF_RIVALS:
            return self._of_rivals(game, ask, who)
        if ask.kind in ("signet", "alliance", "pass", "concede"):
            return self._yes_or_no(game, ask, who)
        if ask.kind == "tile":
            tiles = [Choice(self._priced_tile(game.rules, ask, id), f"tile:{id}") for id in ask.among]
            return Question(say("companion-ask-tile", who=who), [say("companion-ask-tile-note")], tiles)
        if ask.kind == "control":
            spaces = [Choice(self.name("space", space), f"control:{space}") for space in ask.among]
            return Question(say("companion-ask-control", who=who), [say("companion-ask-control-note")], spaces)
        one = game.table.rivals[ask.rival - 1] if ask.rival > NO_RIVAL else game.table.persons[-1 - ask.rival]
        influence = one.influence
        factions = [Choice(f"{self.name('faction', one)} ({influence[one]})", f"faction:{one}") for one in ask.among]
        notes = [say(_faction_note(game, ask))] if ask.rival > NO_RIVAL else []
        return Question(say("companion-ask-faction", who=who), notes, factions)

    def _of_rewards(self, game: Companion, ask: Ask, who: str) -> Question:
        """Of several effects which one a Rival takes, and who inherits an Alliance."""
        say, nodes = self.say, {node.path: node for node in game.rules.nodes}
        if ask.kind == "heir":
            heirs = {seat: self.who(game.setup, one_of(game.state, int(seat))) for seat in ask.among}
            answers = [Choice(name, f"heir:{seat}") for seat, name in heirs.items()]
            text = say("companion-ask-heir", **self.faction_forms(ask.faction))
            return Question(text, [say("companion-ask-heir-note")], answers)
        labels = [effect(self, nodes[path]) if path else say("companion-option-none") for path in ask.effects]
        answers = [Choice(label, f"option:{n}") for n, label in zip(ask.among, labels, strict=True)]
        return Question(say("companion-ask-option", who=who), [say("companion-ask-option-note")], answers)

    def _of_rivals(self, game: Companion, ask: Ask, who: str) -> Question:
        """What Rivals with cards of their own, or tokens on the Tleilaxu track, need to know."""
        say, note = self.say, f"companion-ask-{ask.kind}-note"
        if ask.kind in ("post", "worm", "track_spice"):
            values: dict[str, Value] = {"name": self.name("post", ask.post)} if ask.post else {"n": ask.n}
            text = say(f"companion-ask-{ask.kind}", **values)
            answers = [Choice(say("companion-yes"), "yes"), Choice(say("companion-no"), "no")]
            return Question(text, [say(note, who=who)], answers)
        if ask.kind == "units":
            return Question(say("companion-ask-units"), [say(note, who=who, n=EXPERT_LEAD)])
        if ask.kind == "steal":
            answers = [Choice(n, f"steal:{n}") for n in ask.among]
            return Question(say("companion-ask-steal", n=STEAL_FROM), [say(note)], answers)
        faction = self.faction_forms(ask.faction)
        answers = [Choice(str(n), f"reach:{n}") for n in range(TOP + 1)]
        return Question(say("companion-ask-reach", **faction), [say(note, who=who)], answers)

    def _yes_or_no(self, game: Companion, ask: Ask, who: str) -> Question:
        say = self.say
        answers = [Choice(say("companion-yes"), "yes"), Choice(say("companion-no"), "no")]
        if ask.kind == "concede":
            return Question(say("companion-ask-concede", who=who), [], answers)
        if ask.kind == "signet":
            leader = game.rules.leader_number(game.setup.leaders[ask.rival - 1])
            signet = self._signet(game.rules.steps.rival_signets[leader])
            return Question(say("companion-ask-signet", who=who, what=signet), [], answers)
        if ask.kind == "alliance":
            faction = self.faction_forms(ask.faction)
            text = say("companion-ask-alliance", who=who, n=ask.n, **faction)
            return Question(text, [say("companion-ask-alliance-note")], answers)
        note = say("companion-ask-pass-note", who=who, tile=self.name("tech", ask.tile))
        return Question(say("companion-ask-pass", name=self.name("space", ask.space)), [note], answers)

    def _signet(self, node: Node) -> str:
        """What a signet that costs something gives, and its price."""
        assert isinstance(node, May)
        assert isinstance(node.effect, Arrow)
        gain = node.effect.effect
        if isinstance(gain, GainInfluenceAny):
            told = self.say("companion-signet-influence")
        else:
            told = self.amounts(gain) if isinstance(gain, Gain) else effect(self, gain)
        return f"{self.amounts(node.effect.cost)} → {told}"

    def _priced_tile(self, rules: Rules, ask: Ask, id: str) -> str:
        """A tile that a Rival may buy, with its price; or that none of those offered lies open."""
        if id == NO_TILE:
            return self.say("companion-tile-none")
        cost = next(int(tile.cost) for tile in rules.tech if tile.id == id)
        return self.say("companion-tile-priced", name=self.name("tech", id), n=max(0, cost - ask.discount))

    # Setting up

    def opponents(self, game: Companion) -> list[str]:
        """What Rivals or House Hagal begin with in a game that has just begun, and what that changes for persons."""
        lines = self._opponents(game)
        if game.rules.research:
            competes = game.state.rivals_compete()
            lines.append(self.say("companion-setup-track" if competes else "companion-setup-no-track"))
        return lines

    def _opponents(self, game: Companion) -> list[str]:
        level, say = game.rules.difficulty, self.say
        if game.rules.rivals:
            return self._cards_of_rivals(game)
        if level is None:
            lines = [say("companion-setup-house"), say("companion-setup-house-turns")]
            return lines + ([say("companion-setup-house-ix", n=PER_PLAYER)] if game.rules.tech else [])
        lines = [
            say("companion-setup-first", who=self.who(game.setup, 1)),
            say("companion-setup-water", n=STARTING_WATER),
        ]
        if level.extra is not None:
            lines.append(say("companion-setup-extra", what=self.amounts(level.extra)))
        lines.append(say("companion-setup-mentat", n=int(level.mentat_cost)))
        if level.rival_garrison:
            lines.append(say("companion-setup-garrison", n=int(level.rival_garrison)))
        if level.rival_intrigue:
            lines.append(say("companion-setup-intrigue", n=int(level.rival_intrigue)))
        lines.append(say("companion-setup-third", n=int(level.swordmaster_round)))
        if level.careful:
            lines.append(say("companion-setup-careful", n=CAREFUL_LEAD))
        if not level.swordmaster:
            lines.append(say("companion-setup-swordmaster"))
        if game.rules.tech:
            lines.append(say("companion-setup-fleet", n=PER_PLAYER))
            lines += [say("companion-setup-tiles"), say("companion-setup-saves")]
        return lines

    def _cards_of_rivals(self, game: Companion) -> list[str]:
        """What Rivals with cards of their own begin with."""
        say, level = self.say, game.rules.difficulty
        lines = [say("companion-setup-water", n=STARTING_WATER), say("companion-setup-pieces")]
        if level is not None:
            lines.append(say("companion-setup-first", who=self.who(game.setup, game.table.first)))
        if level is not None and level.extra is not None:
            lines.append(say("companion-setup-intrigue-you", what=self.say("count-intrigue", n=1)))
        garrison = int(game.state.players[-1].garrison)
        if garrison:
            lines.append(say("companion-setup-garrison", n=garrison))
        for number, rival in enumerate(game.table.rivals, start=1):
            lines.append(say("companion-setup-card", who=self.who(game.setup, number), n=rival.cost))
        for seat, player in enumerate(game.state.players):
            if game.state.is_solo() or seat >= game.state.persons:
                goal = game.rules.source_ids[player.trophies[0]].partition("/")[2]
                who = self.who(game.setup, max(NO_RIVAL, seat - int(game.state.persons) + 1))
                lines.append(say("companion-setup-objective", who=who, name=self.name("objective", goal)))
        if level is None:
            lines.append(say("companion-setup-rival-turns"))
        elif not level.swordmaster:
            lines.append(say("companion-setup-swordmaster"))
        return lines

    def variant_lines(self, setup: Setup) -> list[str]:
        """What the variants change before the first round, and in it."""
        lines = []
        if setup.epic:
            levels = dict(EPIC_LEVELS)
            swapped = {"name": self.name("card", epic_card().id), "other": self.name("card", EPIC_SWAPS)}
            conflicts = {"second": levels[LAST_LEVEL - 1], "third": levels[LAST_LEVEL]}
            lines += [
                self.say("companion-setup-epic-conflicts", **conflicts),
                self.say("line-variant-card", **swapped),
                self.say("line-variant-garrison", n=EPIC_GARRISON),
                self.say("line-variant-intrigue", n=EPIC_INTRIGUE),
                *([self.say("companion-setup-epic-people")] if setup.has_rivals else []),
                self.say("line-variant-vp", n=VP_TO_END_EPIC),
            ]
        played = [id for id in VARIANTS if id != "epic" and getattr(setup, id)]
        return [*lines, *(self.variant_note(id) for id in played)]

    def level_note(self, level: Difficulty) -> str:
        """What a difficulty is, in short."""
        if level.swordmaster_round:
            return self.say("companion-setup-third", n=int(level.swordmaster_round))
        return "; ".join(part.words for part in rivals.difficulty(self, level) if part.part != "kind")

    def variant_note(self, variant: str) -> str:
        """What a variant is, in short."""
        if variant == "epic":
            return self.say("companion-epic-note", n=VP_TO_END_EPIC)
        if variant == "escalation":
            return self.say("line-variant-escalation", level=LAST_LEVEL, n=ESCALATED_CARDS)
        if variant in OF_TABLE:
            return self.say(f"variant-{variant}.note")
        return self.say(f"line-variant-{variant}", n=EXPERT_LEAD)


def _faction_note(game: Companion, ask: Ask) -> str:
    """The id of the text that says how a faction is chosen."""
    if ask.kind == "faction":
        return "companion-ask-faction-note"
    return "companion-ask-raise-note" if game.setup.players == 1 else "companion-ask-raise-note-two"


@cache
def companion_messages(language: str) -> CompanionMessages:
    """The messages of a language; read once."""
    if language not in LANGUAGES:
        raise ValueError(f"unknown language {language!r}; known languages: {', '.join(LANGUAGES)}")
    return CompanionMessages(language)
