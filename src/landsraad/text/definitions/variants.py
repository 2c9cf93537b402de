"""What is said of the variants of which more is to say than their notes do."""

from __future__ import annotations

from typing import Final

from landsraad.content.ix import EPIC_SWAPS, epic_card
from landsraad.content.setup import VARIANTS
from landsraad.engine.base.troops import EXPERT_LEAD
from landsraad.engine.course.rivals import ESCALATED_CARDS
from landsraad.engine.course.rounds import VP_TO_END, VP_TO_END_EPIC
from landsraad.engine.course.setup import EPIC_GARRISON, EPIC_INTRIGUE, EPIC_LEVELS
from landsraad.engine.machine.terms import (
    DICE,
    EPIC,
    ESCALATION,
    EXPERT_DEPLOYMENT,
    GO_TO_11,
    SMART_POLITICS,
    STREAMLINED,
)
from landsraad.engine.state.definitions import LAST_LEVEL
from landsraad.engine.state.state import PERSONS_WITH_STARTING_VP
from landsraad.text.definitions.parts import Part, part_of
from landsraad.text.messages import Messages

# The variants of which more is to say than their notes do.
DESCRIBED: Final = (EPIC, DICE, ESCALATION, EXPERT_DEPLOYMENT, SMART_POLITICS, STREAMLINED, GO_TO_11)


def variant(m: Messages, id: str) -> list[Part]:
    """A variant of the game, one of DESCRIBED."""
    if id == EPIC:
        return [
            part_of(m, "kind", "kind-variant"),
            part_of(m, "vp", "variant-vp", n=int(VP_TO_END_EPIC)),
            *(part_of(m, "conflicts", "variant-conflicts", n=n, level=level) for level, n in reversed(EPIC_LEVELS)),
            part_of(m, "card", "variant-card", name=m.name("card", epic_card().id), other=m.name("card", EPIC_SWAPS)),
            part_of(m, "garrison", "variant-garrison", n=int(EPIC_GARRISON)),
            part_of(m, "intrigue", "variant-intrigue", n=int(EPIC_INTRIGUE)),
        ]
    if id == GO_TO_11:
        return [
            part_of(m, "kind", "kind-variant"),
            part_of(m, "vp", "variant-go_to_11", n=int(VP_TO_END) + 1, players=0),
            part_of(m, "vp", "variant-go_to_11", n=int(VP_TO_END), players=int(PERSONS_WITH_STARTING_VP)),
        ]
    kind = part_of(m, "kind", "kind-variant-solo" if VARIANTS[id].players == (1,) else "kind-variant-rivals")
    if id == ESCALATION:
        return [kind, part_of(m, "escalation", "variant-escalation", level=int(LAST_LEVEL), n=int(ESCALATED_CARDS))]
    return [kind, part_of(m, id, f"variant-{id}", n=int(EXPERT_LEAD))]
