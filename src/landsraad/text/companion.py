"""What the companion says: its own messages (companion.*.ftl) beside those of the game."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

from landsraad.companion import CompanionError, Event, Setup
from landsraad.companion.facts import Facts, SignetFacts
from landsraad.companion.state import NO_RIVAL, VARIANTS, State, level_of
from landsraad.companion.tech import NO_TILE
from landsraad.text.messages import LANGUAGES, PARTS, Messages, Value

SPACES: Final = ("occupied", "send", "control", "controls", "mark", "free", "warship", "warship_home")
FACTIONS: Final = ("influence", "top", "alliance", "alliance_lost")
TILES: Final = ("tile", "tile_turned", "tile_trashed", "tile_gone", "tile_counts", "wins_ties")
RESOURCES: Final = ("gain", "lose", "pay", "exchange")


class CompanionMessages(Messages):
    """The messages of a language, with those of the companion."""

    def __init__(self, language: str) -> None:
        super().__init__(language, (*PARTS, "companion"))

    def amounts(self, amounts: dict[str, int]) -> str:
        """Resources with their numbers, in words."""
        return ", ".join(self.say(f"count-{what}", n=n) for what, n in amounts.items())

    def who(self, setup: Setup, rival: int) -> str:
        """What a Rival is called: by its leader, House Hagal where it has none, `you` for no Rival."""
        if rival == NO_RIVAL:
            return self.say("companion-you")
        if not setup.leaders:
            return self.say("house-hagal")
        return self.name("leader", setup.leaders[rival - 1])

    def event(self, known: Facts, event: Event) -> str:
        """What happened, without the Rival to whom it happened."""
        values: dict[str, Value] = {"n": abs(event.n)}
        id = f"companion-event-{event.kind}"
        if event.kind == "card":
            values["name"] = self.name("hagal", event.what)
        elif event.kind in SPACES:
            values["name"] = self.name("space", event.what)
            values["effect"] = self.amounts(known.space(event.what).control)
        elif event.kind in TILES:
            values["name"] = self.name("tech", event.what)
        elif event.kind in FACTIONS:
            values |= self.faction(known.factions.index(event.what))
        elif event.kind in RESOURCES:
            values["what"] = self.amounts({event.what: event.n})
        elif event.kind == "vp" and event.n < 0:
            id += "-lost"
        return self.say(id, **values)

    def signet(self, signet: SignetFacts) -> str:
        """What a signet that costs something gives, and its price."""
        gains = self.amounts(signet.gain)
        if signet.influence:
            gains = self.say("companion-signet-influence")
        return f"{self.amounts(signet.pay)} → {gains}"

    def setting_up(self, known: Facts, setup: Setup) -> list[str]:
        """What to lay out before the first round."""
        return self._opponents(known, setup) + self._variants(known, setup)

    def _opponents(self, known: Facts, setup: Setup) -> list[str]:
        level = level_of(known, setup)
        if level is None:
            lines = [self.say("companion-setup-house"), self.say("companion-setup-house-turns")]
            if known.dreadnoughts:
                lines.append(self.say("companion-setup-house-ix", n=known.dreadnoughts))
            return lines
        lines = [
            self.say("companion-setup-first", who=self.who(setup, 1)),
            self.say("companion-setup-water", n=known.water),
        ]
        if level.extra:
            lines.append(self.say("companion-setup-extra", what=self.amounts(level.extra)))
        lines.append(self.say("companion-setup-mentat", n=level.mentat_cost))
        if level.garrison:
            lines.append(self.say("companion-setup-garrison", n=level.garrison))
        if level.intrigue:
            lines.append(self.say("companion-setup-intrigue", n=level.intrigue))
        lines.append(self.say("companion-setup-third", n=level.swordmaster_round))
        if level.careful:
            lines.append(self.say("companion-setup-careful", n=known.careful_lead))
        if not level.swordmaster:
            lines.append(self.say("companion-setup-swordmaster"))
        if known.dreadnoughts:
            lines.append(self.say("companion-setup-fleet", n=known.dreadnoughts))
            lines.append(self.say("companion-setup-tiles"))
            lines.append(self.say("companion-setup-saves"))
        return lines

    def _variants(self, known: Facts, setup: Setup) -> list[str]:
        lines = []
        if setup.epic and known.epic is not None:
            epic = known.epic
            second, third = (epic.levels.count(level) for level in (known.last_level - 1, known.last_level))
            swapped = {"name": self.name("card", epic.card), "other": self.name("card", epic.instead_of)}
            lines += [
                self.say("companion-setup-epic-conflicts", second=second, third=third),
                self.say("line-variant-card", **swapped),
                self.say("line-variant-garrison", n=epic.garrison),
                self.say("line-variant-intrigue", n=epic.intrigue),
                self.say("companion-setup-epic-people"),
                self.say("line-variant-vp", n=epic.vp_to_end),
            ]
        if setup.escalation:
            lines.append(self.escalation_note(known))
        return lines

    def epic_note(self, known: Facts) -> str:
        """What the epic game is, in short."""
        assert known.epic is not None
        return self.say("companion-epic-note", n=known.epic.vp_to_end)

    def escalation_note(self, known: Facts) -> str:
        """What Brutal Escalation is."""
        return self.say("line-variant-escalation", level=known.last_level, n=known.escalation)

    def variants(self, setup: Setup) -> list[str]:
        """The names of the variants that are played."""
        return [self.name("variant", id) for id in VARIANTS if getattr(setup, id)]

    def boxes(self, boxes: Iterable[str]) -> str:
        """The names of boxes in one line."""
        return " + ".join(self.name("box", box) for box in boxes)

    def tile(self, state: State, id: str) -> str:
        """The name of a tile; whether it is turned over."""
        name = self.name("tech", id)
        return self.say("companion-tile-turned", name=name) if id in state.turned else name

    def priced_tile(self, known: Facts, discount: int, id: str) -> str:
        """A tile that a Rival may buy, with its price; or that none of those offered lies open."""
        if id == NO_TILE:
            return self.say("companion-tile-none")
        price = max(0, known.tile(id).cost - discount)
        return self.say("companion-tile-priced", name=self.name("tech", id), n=price)

    def wrong(self, error: CompanionError) -> str:
        """Why something cannot be done."""
        return self.say(f"companion-wrong-{error.code}", **error.values)


@cache
def companion_messages(language: str) -> CompanionMessages:
    """The messages of a language; read once."""
    if language not in LANGUAGES:
        raise ValueError(f"unknown language {language!r}; known languages: {', '.join(LANGUAGES)}")
    return CompanionMessages(language)
