### Names of the components of Uprising and its CHOAM module.

## Boxes

box-uprising = Uprising
box-choam = CHOAM module

## Reserve

card-prepare_the_way = Prepare the Way

## Imperium deck

card-bene_gesserit_operative = Bene Gesserit Operative
card-branching_path = Branching Path
card-calculus_of_power = Calculus of Power
card-captured_mentat = Captured Mentat
card-chani_clever_tactician = Chani, Clever Tactician
card-corrinth_city = Corrinth City
card-covert_operation = Covert Operation
card-dangerous_rhetoric = Dangerous Rhetoric
card-desert_power = Desert Power
card-desert_survival = Desert Survival
card-double_agent = Double Agent
card-ecological_testing_station = Ecological Testing Station
card-fedaykin_stilltent = Fedaykin Stilltent
card-guild_envoy = Guild Envoy
card-guild_spy = Guild Spy
card-hidden_missive = Hidden Missive
card-imperial_spymaster = Imperial Spymaster
card-in_high_places = In High Places
card-junction_headquarters = Junction Headquarters
card-leadership = Leadership
card-long_live_the_fighters = Long Live the Fighters
card-maker_keeper = Maker Keeper
card-maula_pistol = Maula Pistol
card-northern_watermaster = Northern Watermaster
card-overthrow = Overthrow
card-paracompass = Paracompass
card-price_is_no_object = Price is No Object
card-public_spectacle = Public Spectacle
card-rebel_supplier = Rebel Supplier
card-reliable_informant = Reliable Informant
card-sardaukar_coordination = Sardaukar Coordination
card-sardaukar_soldier = Sardaukar Soldier
card-shishakli = Shishakli
card-smugglers_harvester = Smuggler's Harvester
card-smugglers_haven = Smuggler's Haven
card-southern_elders = Southern Elders
card-space_time_folding = Space-time Folding
card-spacing_guilds_favor = Spacing Guild's Favor
card-spy_network = Spy Network
card-steersman = Steersman
card-stilgar_the_devoted = Stilgar, the Devoted
card-strike_fleet = Strike Fleet
card-subversive_advisor = Subversive Advisor
card-treacherous_maneuver = Treacherous Maneuver
card-tread_in_darkness = Tread in Darkness
card-truthtrance = Truthtrance
card-undercover_asset = Undercover Asset
card-unswerving_loyalty = Unswerving Loyalty
card-weirding_woman = Weirding Woman
card-wheels_within_wheels = Wheels Within Wheels

## Imperium deck: the CHOAM module

card-cargo_runner = Cargo Runner
card-delivery_agreement = Delivery Agreement
card-interstellar_trade = Interstellar Trade
card-priority_contracts = Priority Contracts

## Intrigue cards

intrigue-buy_access = Buy Access
intrigue-call_to_arms = Call to Arms
intrigue-change_allegiances = Change Allegiances
intrigue-contingency_plan = Contingency Plan
intrigue-councilors_ambition = Councilor's Ambition
intrigue-crysknife = Crysknife
intrigue-cunning = Cunning
intrigue-depart_for_arrakis = Depart for Arrakis
intrigue-desert_mouse = Desert Mouse
intrigue-detonation = Detonation
intrigue-devour = Devour
intrigue-distraction = Distraction
intrigue-find_weakness = Find Weakness
intrigue-go_to_ground = Go to Ground
intrigue-imperium_politics = Imperium Politics
intrigue-impress = Impress
intrigue-inspire_awe = Inspire Awe
intrigue-intelligence_report = Intelligence Report
intrigue-manipulate = Manipulate
intrigue-market_opportunity = Market Opportunity
intrigue-mercenaries = Mercenaries
intrigue-opportunism = Opportunism
intrigue-ornithopter = Ornithopter
intrigue-questionable_methods = Questionable Methods
intrigue-secure_spice_trade = Secure Spice Trade
intrigue-shaddams_favor = Shaddam's Favor
intrigue-shadow_alliance = Shadow Alliance
intrigue-sietch_ritual = Sietch Ritual
intrigue-special_mission = Special Mission
intrigue-spice_is_power = Spice is Power
intrigue-spring_the_trap = Spring the Trap
intrigue-strategic_stockpiling = Strategic Stockpiling
intrigue-tactical_option = Tactical Option
intrigue-unexpected_allies = Unexpected Allies
intrigue-weirding_combat = Weirding Combat

## Intrigue cards: the CHOAM module

intrigue-backed_by_choam = Backed by CHOAM
intrigue-choam_profits = CHOAM Profits
intrigue-leverage = Leverage
intrigue-reach_agreement = Reach Agreement

## Conflict cards

conflict-skirmish_crysknife = Skirmish
conflict-skirmish_desert_mouse = Skirmish
conflict-skirmish_ornithopter = Skirmish
conflict-choam_security = CHOAM Security
conflict-protect_the_sietches = Protect the Sietches
conflict-secure_imperial_basin_uprising = { conflict-secure_imperial_basin }
conflict-seize_spice_refinery = Seize Spice Refinery
conflict-shadow_contest = Shadow Contest
conflict-siege_of_arrakeen_uprising = { conflict-siege_of_arrakeen }
conflict-spice_freighters = Spice Freighters
conflict-test_of_loyalty = Test of Loyalty
conflict-trade_dispute = Trade Dispute
conflict-battle_for_arrakeen_uprising = { conflict-battle_for_arrakeen }
conflict-battle_for_imperial_basin_uprising = { conflict-battle_for_imperial_basin }
conflict-battle_for_spice_refinery = Battle for Spice Refinery
conflict-propaganda = Propaganda

## Board spaces

space-dutiful_service = Dutiful Service
space-sardaukar = Sardaukar
space-deliver_supplies = Deliver Supplies
space-espionage = Espionage
space-desert_tactics = Desert Tactics
space-fremkit = Fremkit
space-imperial_privilege = Imperial Privilege
space-assembly_hall = Assembly Hall
space-gather_support = Gather Support
space-accept_contract = Accept Contract
space-shipping = Shipping
space-spice_refinery = Spice Refinery
space-deep_desert = Deep Desert

## Observation posts

post-dutiful_service_and_sardaukar = post between { space-dutiful_service } and { space-sardaukar }
post-deliver_supplies_and_heighliner = post between { space-deliver_supplies } and { space-heighliner }
post-espionage_and_secrets = post between { space-espionage } and { space-secrets }
post-desert_tactics_and_fremkit = post between { space-desert_tactics } and { space-fremkit }
post-high_council_and_imperial_privilege_and_swordmaster = post between { space-high_council }, { space-imperial_privilege } and { space-swordmaster }
post-assembly_hall_and_gather_support = post between { space-assembly_hall } and { space-gather_support }
post-accept_contract_and_shipping = post between { space-accept_contract } and { space-shipping }
post-research_station_and_sietch_tabr = post between { space-research_station } and { space-sietch_tabr }
post-spice_refinery_and_research_station = post between { space-spice_refinery } and { space-research_station }
post-arrakeen_and_spice_refinery = post between { space-arrakeen } and { space-spice_refinery }
post-imperial_basin = post at { space-imperial_basin }
post-hagga_basin = post at { space-hagga_basin }
post-deep_desert = post at { space-deep_desert }
post-interstellar_shipping_and_smuggling = post between { space-interstellar_shipping } and { space-smuggling }
post-tech_negotiation_and_dreadnought = post between { space-tech_negotiation } and { space-dreadnought }

## Battle icons

battle_icon-crysknife = Crysknife
battle_icon-desert_mouse = Desert Mouse
battle_icon-ornithopter = Ornithopter
battle_icon-wild = Wild

## Objectives

objective-desert_mouse_i = { battle_icon-desert_mouse } I
objective-desert_mouse_ii = { battle_icon-desert_mouse } II
objective-crysknife_i = { battle_icon-crysknife } I
objective-crysknife_ii = { battle_icon-crysknife } II
objective-ornithopter_i = { battle_icon-ornithopter } I

## Agent icon

icon-spy = Spy

## Leaders

leader-feyd_rautha_harkonnen = Feyd-Rautha Harkonnen
leader-gurney_halleck = Gurney Halleck
leader-lady_amber_metulli = Lady Amber Metulli
leader-lady_jessica = Lady Jessica
leader-reverend_mother_jessica = Reverend Mother Jessica
leader-lady_margot_fenring = Lady Margot Fenring
leader-muaddib = Muad'Dib
leader-princess_irulan = Princess Irulan
leader-staban_tuek = Staban Tuek
leader-shaddam_corrino_iv = Shaddam Corrino IV

## Leader abilities: the one that always holds (left), and the one of the Signet Ring

ability-feyd_rautha_harkonnen-left = Devious Strength
ability-feyd_rautha_harkonnen-signet = Personal Training
ability-gurney_halleck-left = Always Smiling
ability-gurney_halleck-signet = Warmaster
ability-lady_amber_metulli-left = Desert Scouts
ability-lady_amber_metulli-signet = Fill Coffers
ability-lady_jessica-left = Other Memories
ability-lady_jessica-signet = Spice Agony
ability-reverend_mother_jessica-left = Reverend Mother
ability-reverend_mother_jessica-signet = Water of Life
ability-lady_margot_fenring-left = Loyalty
ability-lady_margot_fenring-signet = Arrakis Informant
ability-muaddib-left = Unpredictable Foe
ability-muaddib-signet = Lead the Way
ability-princess_irulan-left = Imperial Birthright
ability-princess_irulan-signet = Chronicler's Insight
ability-staban_tuek-left = Smuggle Spice
ability-staban_tuek-deck = Limited Allies
ability-staban_tuek-signet = Unseen Network
ability-shaddam_corrino_iv-left = Sardaukar Commander
ability-shaddam_corrino_iv-signet = Emperor of the Known Universe

## Houses

house-metulli = House Metulli
house-fenring = House Fenring

## Contracts: named after what completes them; where several name the same space, after the reward too

contract-the_spice_must_flow = { card-the_spice_must_flow }
contract-arrakeen_water = { space-arrakeen } (water)
contract-arrakeen_spy = { space-arrakeen } (spy)
contract-deliver_supplies = { space-deliver_supplies }
contract-espionage = { space-espionage }
contract-harvest_3 = Harvest 3+
contract-harvest_4 = Harvest 4+
contract-heighliner_water = { space-heighliner } (water)
contract-heighliner_troops = { space-heighliner } (troops)
contract-high_council_influence = { space-high_council } (Influence)
contract-high_council_solari = { space-high_council } (Solari)
contract-immediate = Immediate
contract-research_station_spy = { space-research_station } (spy)
contract-research_station_solari = { space-research_station } (Solari)
contract-sardaukar_draw = { space-sardaukar } (cards)
contract-sardaukar_recall = { space-sardaukar } (Agent)
contract-spice_refinery_draw = { space-spice_refinery } (cards)
contract-spice_refinery_water = { space-spice_refinery } (water)

## Contracts that come with Rise of Ix

contract-ix_dreadnought = { space-dreadnought } ({ -ix })
contract-ix_espionage = { space-espionage } ({ -ix })
contract-ix_harvest_3 = Harvest 3+ ({ -ix })
contract-ix_harvest_4 = Harvest 4+ ({ -ix })
contract-ix_heighliner = { space-heighliner } ({ -ix })
contract-ix_high_council = { space-high_council } ({ -ix })
contract-ix_interstellar_shipping = { space-interstellar_shipping } ({ -ix })
contract-ix_secrets = { space-secrets } ({ -ix })
contract-ix_smuggling = { space-smuggling } ({ -ix })
contract-ix_tech_negotiation = { space-tech_negotiation } ({ -ix })
