"""The 35 Imperium cards of Rise of Ix, its promotional card, and the card of the epic game."""

from __future__ import annotations

from landsraad.content.define import bits, imperium_card, starter_card
from landsraad.engine.conditions import (
    AgentsOnIcons,
    AnotherInPlay,
    EnemyOnSpace,
    HoldsAlliance,
    InfluenceAtLeast,
)
from landsraad.engine.definitions import Card
from landsraad.engine.effects import (
    acquire_tech,
    acquire_up_to,
    both,
    choose,
    deploy_from_supply,
    discard_cost,
    draw,
    draw_intrigue,
    dreadnought,
    extra_turn,
    force_retreats,
    freighter,
    gain,
    influence,
    influence_any,
    may,
    may_trash,
    negotiate,
    pay,
    persuasion,
    recruit,
    retreat,
    retreat_units,
    return_intrigue,
    signet,
    swords,
    swords_per_dreadnought,
    swords_per_sword_card,
    trash_a_card,
    trash_this,
    vp,
    when,
)
from landsraad.engine.tech import TechOwned
from landsraad.engine.terms import BENE_GESSERIT, CITY, EMPEROR, FREMEN, GUILD, LANDSRAAD, SPICE_TRADE

EPIC_SWAPS = "dune_the_desert_planet"


def cards() -> list[Card]:
    """The Imperium cards."""
    return [
        imperium_card(
            "Appropriate",
            cost=5,
            factions=[EMPEROR],
            icons=[LANDSRAAD, SPICE_TRADE],
            acquire=freighter(),
            agent=[when(InfluenceAtLeast(EMPEROR, 2), choose(acquire_tech(), acquire_tech(in_solari=True)))],
            reveal=[persuasion(2)],
        ),
        imperium_card(
            "Bounty Hunter",
            cost=1,
            infiltrates=[CITY],
            agent=[when(EnemyOnSpace(), gain(solari=2))],
            reveal=[persuasion(1), swords(1)],
        ),
        imperium_card("CHOAM Delegate", cost=1, infiltrates=[SPICE_TRADE], reveal=[gain(solari=3)], unload=True),
        imperium_card(
            "Court Intrigue",
            cost=2,
            factions=[EMPEROR],
            infiltrates=[EMPEROR],
            agent=[return_intrigue(1)],
            reveal=[persuasion(1), swords(1)],
        ),
        imperium_card(
            "Desert Ambush",
            cost=3,
            factions=[FREMEN],
            icons=[SPICE_TRADE],
            agent=[force_retreats()],
            reveal=[persuasion(1), swords(1)],
        ),
        imperium_card(
            "Embedded Agent",
            cost=5,
            factions=[BENE_GESSERIT],
            infiltrates=[LANDSRAAD],
            agent=[
                when(AnotherInPlay(BENE_GESSERIT), freighter()),
                when(AnotherInPlay(BENE_GESSERIT), freighter()),
            ],
            reveal=[persuasion(1), draw_intrigue()],
        ),
        imperium_card(
            "Esmar Tuek",
            cost=5,
            factions=[GUILD],
            icons=[CITY, SPICE_TRADE],
            agent=[pay(spice=1) >> both(influence(GUILD), draw(1))],
            reveal=[gain(spice=2), gain(solari=2)],
            unload=True,
        ),
        imperium_card("Freighter Fleet", copies=2, cost=2, icons=[SPICE_TRADE], reveal=[freighter()], unload=True),
        imperium_card(
            "Full-Scale Assault",
            cost=8,
            factions=[EMPEROR],
            icons=[EMPEROR, CITY],
            acquire=may(dreadnought()),
            agent=[recruit(2)],
            reveal=[persuasion(2), swords_per_dreadnought(3)],
        ),
        imperium_card(
            "Guild Accord",
            cost=6,
            factions=[GUILD],
            infiltrates=[GUILD],
            discount=("heighliner", 2),
            reveal=[gain(water=1), when(HoldsAlliance(GUILD), gain(spice=3))],
            unload=True,
        ),
        imperium_card(
            "Guild Chief Administrator",
            cost=4,
            factions=[GUILD],
            icons=[GUILD, CITY, SPICE_TRADE],
            agent=[discard_cost(1) >> may(trash_a_card())],
            reveal=[persuasion(1), freighter()],
        ),
        imperium_card(
            "Imperial Bashar",
            cost=4,
            factions=[EMPEROR],
            icons=[CITY],
            agent=[choose(recruit(1), may(trash_a_card()))],
            reveal=[persuasion(1), swords(2), swords_per_sword_card(others=True)],
        ),
        imperium_card(
            "Imperial Shock Trooper",
            cost=3,
            factions=[EMPEROR],
            reveal=[persuasion(1), swords(2), when(AgentsOnIcons(bits([EMPEROR]), 1), swords(3))],
        ),
        imperium_card(
            "In the Shadows",
            copies=2,
            cost=2,
            factions=[BENE_GESSERIT],
            icons=[LANDSRAAD, CITY],
            agent=[
                when(
                    InfluenceAtLeast(BENE_GESSERIT, 2),
                    discard_cost(1) >> influence_any(factions=bits([EMPEROR, GUILD, FREMEN])),
                )
            ],
            reveal=[influence(BENE_GESSERIT)],
            unload=True,
        ),
        imperium_card(
            "Ix-Guild Compact",
            cost=3,
            factions=[GUILD],
            icons=[GUILD],
            agent=[discard_cost(2) >> dreadnought()],
            reveal=[negotiate(), negotiate()],
            unload=True,
        ),
        imperium_card(
            "Ixian Engineer",
            copies=2,
            cost=5,
            icons=[SPICE_TRADE],
            agent=[acquire_tech()],
            reveal=[when(TechOwned(3), trash_this() >> vp(1))],
        ),
        imperium_card(
            "Jamis",
            cost=2,
            factions=[FREMEN],
            infiltrates=[FREMEN],
            agent=[may_trash()],
            reveal=[persuasion(1), swords(2)],
        ),
        imperium_card(
            "Landing Rights",
            cost=4,
            factions=[GUILD],
            icons=[CITY],
            agent=[freighter()],
            reveal=[persuasion(2)],
        ),
        imperium_card(
            "Local Fence",
            cost=3,
            icons=[CITY],
            agent=[choose(pay(spice=2) >> gain(solari=5), pay(solari=5) >> gain(spice=4))],
            reveal=[persuasion(2)],
        ),
        imperium_card(
            "Negotiated Withdrawal",
            copies=2,
            cost=4,
            icons=[LANDSRAAD, CITY, SPICE_TRADE],
            acquire=recruit(1),
            reveal=[persuasion(2), retreat_units(3) >> influence_any()],
        ),
        imperium_card(
            "Satellite Ban",
            cost=5,
            factions=[GUILD, FREMEN],
            icons=[GUILD, FREMEN],
            agent=[discard_cost(1) >> gain(spice=1, water=1)],
            reveal=[persuasion(1), retreat(2)],
        ),
        imperium_card(
            "Sayyadina",
            cost=3,
            factions=[BENE_GESSERIT, FREMEN],
            icons=[BENE_GESSERIT, FREMEN],
            agent=[pay(water=3) >> vp(1)],
            reveal=[when(AnotherInPlay(FREMEN), persuasion(3))],
        ),
        imperium_card(
            "Shai-Hulud",
            cost=7,
            factions=[FREMEN],
            icons=[SPICE_TRADE],
            acquire=may(trash_a_card()),
            agent=[trash_a_card() >> recruit(2)],
            reveal=[when(AnotherInPlay(FREMEN), swords(5))],
        ),
        imperium_card(
            "Spice Trader",
            cost=4,
            factions=[FREMEN],
            icons=[CITY, SPICE_TRADE],
            agent=[when(InfluenceAtLeast(FREMEN, 2), discard_cost(1) >> gain(spice=2))],
            reveal=[persuasion(2), swords(1)],
        ),
        imperium_card(
            "Treachery",
            copies=2,
            cost=6,
            icons=[EMPEROR, GUILD, BENE_GESSERIT, FREMEN],
            visit_influence=2,
            agent=[trash_this()],
            reveal=[deploy_from_supply(2)],
            unload=True,
        ),
        imperium_card(
            "Truthsayer",
            copies=2,
            cost=3,
            factions=[EMPEROR, BENE_GESSERIT],
            icons=[EMPEROR, BENE_GESSERIT, LANDSRAAD],
            agent=[discard_cost(1) >> draw(1)],
            reveal=[persuasion(1), swords(1)],
        ),
        imperium_card("Water Peddler", cost=1, acquire=gain(water=1), reveal=[gain(water=1)], unload=True),
        imperium_card(
            "Web of Power",
            cost=4,
            factions=[BENE_GESSERIT],
            infiltrates=[BENE_GESSERIT],
            agent=[
                when(InfluenceAtLeast(EMPEROR, 2), gain(solari=2)),
                when(InfluenceAtLeast(GUILD, 2), draw(1)),
                when(InfluenceAtLeast(FREMEN, 2), gain(water=1)),
            ],
            reveal=[persuasion(1), influence_any()],
        ),
        imperium_card(
            "Weirding Way",
            cost=3,
            factions=[BENE_GESSERIT],
            icons=[CITY, SPICE_TRADE],
            agent=[extra_turn()],
            reveal=[persuasion(1), swords(2)],
        ),
    ]


def promo_cards() -> list[Card]:
    """The promotional card."""
    return [
        imperium_card(
            "Boundless Ambition",
            cost=5,
            icons=[EMPEROR, GUILD, BENE_GESSERIT, FREMEN],
            agent=[signet()],
            reveal=[acquire_up_to(5)],
            unload=True,
        )
    ]


def epic_card() -> Card:
    """It takes the place of one `EPIC_SWAPS` in each deck of an epic game (R-194)."""
    return starter_card(
        "Control the Spice",
        icons=[SPICE_TRADE],
        agent=[pay(spice=1) >> both(may(trash_a_card()), recruit(1))],
        reveal=[persuasion(1), gain(spice=1)],
    )
