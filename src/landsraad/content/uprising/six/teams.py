"""The two teams: who commands them, which leaders suit their Allies, and what one of them has alone."""

from __future__ import annotations

from landsraad.engine.state.definitions import Teams

MUADDIB = "muaddib"
SHADDAM = "shaddam_corrino_iv"


def teams() -> Teams:
    """Clockwise from Muad'Dib the teams sit by turns; each Commander's Allies sit two places away from him."""
    return Teams(
        commanders=[MUADDIB, "", "", SHADDAM, "", ""],
        recommended=[
            ["gurney_halleck", "lady_jessica", "staban_tuek", "lady_amber_metulli"],
            ["feyd_rautha_harkonnen", "lady_margot_fenring", "princess_irulan", "lady_amber_metulli"],
        ],
        summons=0,
        throne=1,
    )
