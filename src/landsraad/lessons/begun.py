"""How lessons begin: what opponents did, playing against each other, before the first step."""

from __future__ import annotations

from typing import Final


def _actions(text: str) -> tuple[str, ...]:
    return tuple(text.split())


GROWING: Final = _actions("""
    play:reconnaissance send:carthag deploy:1 end_turn play:seek_allies send:stillsuits deploy:2 end_turn
    play:diplomacy send:hardy_warriors deploy:4 end_turn play:dune_the_desert_planet send:secure_contract end_turn
    play:reconnaissance send:arrakeen end_turn play:signet_ring send:carthag resolve:leader/helena_richese
    set_aside:the_voice end_turn reveal buy:fremen_camp end_turn buy:stilgar end_turn reveal claim:the_voice
    buy:missionaria_protectiva end_turn pass pass pass play:diplomacy send:stillsuits intrigue:urgent_mission deploy:1
    end_turn play:seek_allies send:stillsuits deploy:1 end_turn play:signet_ring send:carthag deploy:2 end_turn
    play:signet_ring send:mentat end_turn play:reconnaissance send:carthag end_turn play:seek_allies send:secrets
    intrigue:favored_subject end_turn play:dune_the_desert_planet send:secure_contract end_turn reveal
    buy:gene_manipulation end_turn intrigue:bindu_suspension pass play:dagger send:hall_of_oratory end_turn reveal
    buy:the_voice buy:imperial_spy end_turn buy:bene_gesserit_initiate end_turn pass pass intrigue:to_the_victor
    play:dune_the_desert_planet send:imperial_basin deploy:1 end_turn play:reconnaissance send:arrakeen deploy:2
    end_turn play:reconnaissance send:carthag intrigue:refocus deploy:3 end_turn play:reconnaissance send:carthag
    end_turn play:imperial_spy resolve:card/imperial_spy end_turn play:dagger send:high_council end_turn reveal
    buy:thufir_hawat end_turn reveal buy:chani end_turn buy:the_spice_must_flow end_turn pass pass
""")

WINNING: Final = _actions("""
    play:signet_ring send:carthag deploy:1 end_turn play:reconnaissance deploy:2 end_turn play:seek_allies
    send:hardy_warriors deploy:4 end_turn play:dune_the_desert_planet send:secure_contract end_turn play:diplomacy
    send:secrets end_turn play:dagger end_turn reveal buy:fedaykin_death_commando end_turn reveal buy:the_voice
    buy:guild_administrator buy:sardaukar_infantry end_turn buy:smugglers_thopter end_turn pass pass play:seek_allies
    send:secrets end_turn play:diplomacy send:stillsuits deploy:1 end_turn play:seek_allies send:hardy_warriors
    deploy:2 end_turn play:diplomacy send:wealth end_turn play:signet_ring send:carthag end_turn play:diplomacy
    end_turn reveal buy:arrakis_liaison end_turn reveal buy:gurney_halleck end_turn reveal buy:arrakis_liaison
    end_turn pass pass influence:guild intrigue:to_the_victor pass play:dune_the_desert_planet send:imperial_basin
    deploy:1 end_turn play:diplomacy send:stillsuits deploy:1 end_turn play:dune_the_desert_planet send:hagga_basin
    deploy:1 end_turn play:smugglers_thopter send:sell_melange choose:3 end_turn play:signet_ring send:mentat end_turn
    play:reconnaissance send:carthag end_turn intrigue:bribery influence:emperor reveal buy:arrakis_liaison end_turn
    play:foldspace send:secrets intrigue:refocus end_turn intrigue:water_peddlers_union reveal buy:arrakis_liaison
    end_turn reveal buy:lady_jessica influence:bene_gesserit end_turn intrigue:ambush pass pass play:diplomacy
    send:stillsuits deploy:1 end_turn play:signet_ring send:carthag intrigue:calculated_hire deploy:2 end_turn
    play:diplomacy send:wealth end_turn play:dagger send:high_council end_turn play:guild_administrator send:foldspace
    resolve:space/foldspace end_turn play:signet_ring send:arrakeen deploy:2 end_turn reveal buy:choam_directorship
    choose:1 choose:2 choose:3 end_turn play:dune_the_desert_planet send:sell_melange choose:3 end_turn
    resolve:card/gurney_halleck.2 deploy:1 buy:reverend_mother_mohiam end_turn reveal buy:imperial_spy buy:scout
    end_turn intrigue:allied_armada pass pass pass pass play:dagger send:high_council
    resolve:leader/earl_memnon_thorvald.2 influence:emperor intrigue:councilors_dispensation end_turn
    play:arrakis_liaison send:carthag intrigue:secret_of_the_sisterhood deploy:1 end_turn play:lady_jessica
    send:secrets end_turn play:reconnaissance take_plain deploy:1 end_turn play:dagger send:mentat end_turn
    intrigue:bindu_suspension decline play:diplomacy send:foldspace end_turn reveal buy:piter_de_vries
    buy:sardaukar_infantry end_turn play:dagger send:swordmaster end_turn intrigue:charisma intrigue:bypass_protocol
    acquire:bene_gesserit_sister reveal buy:the_spice_must_flow buy:arrakis_liaison end_turn
    play:dune_the_desert_planet send:secure_contract end_turn reveal buy:arrakis_liaison end_turn pass
    intrigue:private_army pass play:signet_ring send:the_great_flat deploy:1 end_turn play:signet_ring send:carthag
    deploy:1 end_turn play:foldspace send:foldspace resolve:space/foldspace end_turn play:diplomacy send:secrets
    intrigue:the_sleeper_must_awaken end_turn play:dagger send:mentat end_turn play:imperial_spy
    resolve:card/imperial_spy intrigue:choam_shares end_turn play:gurney_halleck send:arrakeen deploy:1 end_turn
    play:foldspace send:imperial_basin end_turn reveal buy:stilgar buy:crysknife end_turn buy:worm_riders
    buy:arrakis_liaison end_turn reveal buy:worm_riders buy:spice_hunter end_turn pass pass accept play:diplomacy
    send:conspire end_turn play:reconnaissance send:carthag intrigue:know_their_ways deploy:2 end_turn
    play:arrakis_liaison send:sietch_tabr intrigue:guild_authorization deploy:3 end_turn play:lady_jessica send:mentat
    end_turn play:guild_administrator send:hagga_basin resolve:card/guild_administrator trash_discard:dagger end_turn
    play:dune_the_desert_planet send:sell_melange choose:4 end_turn
""")

SHIPPING: Final = _actions("""
    play:seek_allies send:stillsuits deploy:1 end_turn play:seek_allies send:hardy_warriors deploy:1 end_turn
    play:diplomacy send:secrets end_turn play:signet_ring send:smuggling resolve:space/smuggling.2 freighter:advance
    end_turn play:diplomacy send:foldspace end_turn play:dune_the_desert_planet send:hagga_basin intrigue:quid_pro_quo
    deploy:1 end_turn buy:imperial_spy buy:the_voice end_turn buy:missionaria_protectiva buy:truthsayer end_turn
    buy:arrakis_liaison end_turn influence:emperor play:dune_the_desert_planet send:imperial_basin deploy:2 end_turn
    play:seek_allies send:wealth end_turn play:reconnaissance send:arrakeen deploy:2 end_turn play:dagger send:mentat
    end_turn play:dune_the_desert_planet resolve:space/smuggling.2 freighter:advance end_turn
    play:dune_the_desert_planet send:the_great_flat end_turn play:diplomacy send:stillsuits decline deploy:1 end_turn
    buy:freighter_fleet end_turn buy:power_play end_turn buy:gene_manipulation end_turn play:reconnaissance
    send:carthag deploy:1 end_turn
""")

UPRISING: Final = _actions("""
    play:diplomacy send:fremkit deploy:1 end_turn play:dune_the_desert_planet send:imperial_basin deploy:2 end_turn
    play:diplomacy send:secrets end_turn play:signet_ring send:assembly_hall resolve:leader/shaddam_corrino_iv
    end_turn play:diplomacy send:espionage resolve:space/espionage.2
    place_spy:high_council_and_imperial_privilege_and_swordmaster end_turn play:dagger end_turn reveal
    buy:desert_survival buy:covert_operation end_turn buy:maula_pistol buy:prepare_the_way end_turn reveal
    buy:prepare_the_way buy:prepare_the_way end_turn pass play:reconnaissance send:arrakeen take_plain deploy:1
    end_turn play:seek_allies send:secrets end_turn play:seek_allies send:fremkit take_plain deploy:1 end_turn
    intrigue:inspire_awe acquire:rebel_supplier play:dune_the_desert_planet send:accept_contract
    resolve:space/accept_contract.2 contract:arrakeen_spy end_turn play:signet_ring send:spice_refinery take_plain
    deploy:2 end_turn play:reconnaissance resolve:space/sietch_tabr choose:1 deploy:2 end_turn buy:maker_keeper
    buy:unswerving_loyalty end_turn reveal buy:sardaukar_soldier resolve:leader/lady_amber_metulli retreat:0
    buy:prepare_the_way end_turn intrigue:distraction reveal resolve:card/covert_operation
    place_spy:accept_contract_and_shipping resolve:card/covert_operation.2 place_spy:imperial_basin
    buy:sardaukar_coordination end_turn pass pass contract:the_spice_must_flow play:signet_ring send:high_council
    take_plain intrigue:unexpected_allies accept end_turn
""")

RESEARCHING: Final = _actions("""
    play:seek_allies send:stillsuits deploy:2 end_turn play:seek_allies send:hardy_warriors deploy:4 end_turn
    play:seek_allies send:secrets end_turn play:diplomacy send:foldspace end_turn play:diplomacy end_turn
    play:experimentation send:secure_contract resolve:card/experimentation end_turn reveal buy:dissecting_kit
    clone:contaminator buy:sardaukar_infantry end_turn reveal buy:piter_de_vries end_turn reveal
    buy:tleilaxu_surgeon end_turn play:signet_ring send:carthag deploy:1 end_turn play:diplomacy send:secrets
    intrigue:breakthrough research:c2r4 end_turn play:signet_ring send:arrakeen resolve:leader/helena_richese
    set_aside:space_travel deploy:1 end_turn play:dagger send:mentat end_turn intrigue:windfall play:dagger
    send:high_council end_turn play:reconnaissance send:carthag end_turn play:experimentation send:secure_contract
    resolve:card/experimentation end_turn reveal buy:bene_tleilax_researcher buy:imperial_spy end_turn
    intrigue:shadowy_bargain reveal buy:gene_manipulation end_turn reveal buy:imperial_spy buy:lisan_al_gaib
    end_turn intrigue:master_tactician choose:1 pass
""")
