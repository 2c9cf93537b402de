### English names of components, as their definitions have them.
### Written by `make renew`; do not edit.

## base: board

space-conspire = Conspire
space-wealth = Wealth
space-heighliner = Heighliner
space-foldspace = Foldspace
space-selective_breeding = Selective Breeding
space-secrets = Secrets
space-hardy_warriors = Hardy Warriors
space-stillsuits = Stillsuits
space-high_council = High Council
space-mentat = Mentat
space-swordmaster = Swordmaster
space-rally_troops = Rally Troops
space-hall_of_oratory = Hall of Oratory
space-sell_melange = Sell Melange
space-secure_contract = Secure Contract
space-arrakeen = Arrakeen
space-carthag = Carthag
space-research_station = Research Station
space-sietch_tabr = Sietch Tabr
space-imperial_basin = Imperial Basin
space-hagga_basin = Hagga Basin
space-the_great_flat = The Great Flat

## base: cards

card-convincing_argument = Convincing Argument
card-dagger = Dagger
card-diplomacy = Diplomacy
card-dune_the_desert_planet = Dune, the Desert Planet
card-reconnaissance = Reconnaissance
card-seek_allies = Seek Allies
card-signet_ring = Signet Ring
card-arrakis_liaison = Arrakis Liaison
card-the_spice_must_flow = The Spice Must Flow
card-foldspace = Foldspace
card-arrakis_recruiter = Arrakis Recruiter
card-assassination_mission = Assassination Mission
card-bene_gesserit_initiate = Bene Gesserit Initiate
card-bene_gesserit_sister = Bene Gesserit Sister
card-carryall = Carryall
card-chani = Chani
card-choam_directorship = CHOAM Directorship
card-crysknife = Crysknife
card-dr_yueh = Dr. Yueh
card-duncan_idaho = Duncan Idaho
card-fedaykin_death_commando = Fedaykin Death Commando
card-firm_grip = Firm Grip
card-fremen_camp = Fremen Camp
card-gene_manipulation = Gene Manipulation
card-guild_administrator = Guild Administrator
card-guild_ambassador = Guild Ambassador
card-guild_bankers = Guild Bankers
card-gun_thopter = Gun Thopter
card-gurney_halleck = Gurney Halleck
card-imperial_spy = Imperial Spy
card-kwisatz_haderach = Kwisatz Haderach
card-lady_jessica = Lady Jessica
card-liet_kynes = Liet Kynes
card-missionaria_protectiva = Missionaria Protectiva
card-opulence = Opulence
card-other_memory = Other Memory
card-piter_de_vries = Piter De Vries
card-power_play = Power Play
card-reverend_mother_mohiam = Reverend Mother Mohiam
card-sardaukar_infantry = Sardaukar Infantry
card-sardaukar_legion = Sardaukar Legion
card-scout = Scout
card-shifting_allegiances = Shifting Allegiances
card-sietch_reverend_mother = Sietch Reverend Mother
card-smugglers_thopter = Smuggler's Thopter
card-space_travel = Space Travel
card-spice_hunter = Spice Hunter
card-spice_smugglers = Spice Smugglers
card-stilgar = Stilgar
card-test_of_humanity = Test of Humanity
card-the_voice = The Voice
card-thufir_hawat = Thufir Hawat
card-worm_riders = Worm Riders
card-jessica_of_arrakis = Jessica of Arrakis
card-duncan_loyal_blade = Duncan, Loyal Blade

## base: conflicts

conflict-cloak_and_dagger = Cloak and Dagger
conflict-desert_power = Desert Power
conflict-guild_bank_raid = Guild Bank Raid
conflict-machinations = Machinations
conflict-raid_stockpiles = Raid Stockpiles
conflict-secure_imperial_basin = Secure Imperial Basin
conflict-siege_of_arrakeen = Siege of Arrakeen
conflict-siege_of_carthag = Siege of Carthag
conflict-sort_through_the_chaos = Sort Through the Chaos
conflict-terrible_purpose = Terrible Purpose
conflict-battle_for_arrakeen = Battle for Arrakeen
conflict-battle_for_carthag = Battle for Carthag
conflict-battle_for_imperial_basin = Battle for Imperial Basin
conflict-grand_vision = Grand Vision

## base: hagal

hagal-harvest_spice = Harvest Spice
hagal-reshuffle = Reshuffle

## base: intrigue

intrigue-allied_armada = Allied Armada
intrigue-ambush = Ambush
intrigue-bindu_suspension = Bindu Suspension
intrigue-bribery = Bribery
intrigue-bypass_protocol = Bypass Protocol
intrigue-calculated_hire = Calculated Hire
intrigue-charisma = Charisma
intrigue-choam_shares = CHOAM Shares
intrigue-corner_the_market = Corner the Market
intrigue-councilors_dispensation = Councilor's Dispensation
intrigue-demand_respect = Demand Respect
intrigue-dispatch_an_envoy = Dispatch an Envoy
intrigue-double_cross = Double Cross
intrigue-favored_subject = Favored Subject
intrigue-guild_authorization = Guild Authorization
intrigue-infiltrate = Infiltrate
intrigue-know_their_ways = Know Their Ways
intrigue-master_tactician = Master Tactician
intrigue-plans_within_plans = Plans Within Plans
intrigue-poison_snooper = Poison Snooper
intrigue-private_army = Private Army
intrigue-rapid_mobilization = Rapid Mobilization
intrigue-recruitment_mission = Recruitment Mission
intrigue-refocus = Refocus
intrigue-reinforcements = Reinforcements
intrigue-secret_of_the_sisterhood = Secret of the Sisterhood
intrigue-staged_incident = Staged Incident
intrigue-the_sleeper_must_awaken = The Sleeper Must Awaken
intrigue-tiebreaker = Tiebreaker
intrigue-urgent_mission = Urgent Mission
intrigue-water_of_life = Water of Life
intrigue-water_peddlers_union = Water Peddlers Union
intrigue-windfall = Windfall

## base: leaders

leader-baron_vladimir_harkonnen = Baron Vladimir Harkonnen
leader-count_ilban_richese = Count Ilban Richese
leader-helena_richese = Helena Richese
leader-duke_leto_atreides = Duke Leto Atreides
leader-paul_atreides = Paul Atreides
leader-countess_ariana_thorvald = Countess Ariana Thorvald
leader-earl_memnon_thorvald = Earl Memnon Thorvald

## immortality: cards

card-experimentation = Experimentation
card-bene_tleilax_lab = Bene Tleilax Lab
card-bene_tleilax_researcher = Bene Tleilax Researcher
card-blank_slate = Blank Slate
card-clandestine_meeting = Clandestine Meeting
card-corrupt_smuggler = Corrupt Smuggler
card-dissecting_kit = Dissecting Kit
card-for_humanity = For Humanity
card-high_priority_travel = High Priority Travel
card-imperium_ceremony = Imperium Ceremony
card-interstellar_conspiracy = Interstellar Conspiracy
card-keys_to_power = Keys to Power
card-lisan_al_gaib = Lisan al Gaib
card-long_reach = Long Reach
card-occupation = Occupation
card-organ_merchants = Organ Merchants
card-planned_coupling = Planned Coupling
card-replacement_eyes = Replacement Eyes
card-sardaukar_quartermaster = Sardaukar Quartermaster
card-shadout_mapes = Shadout Mapes
card-show_of_strength = Show of Strength
card-spiritual_fervor = Spiritual Fervor
card-stillsuit_manufacturer = Stillsuit Manufacturer
card-throne_room_politics = Throne Room Politics
card-tleilaxu_master = Tleilaxu Master
card-tleilaxu_surgeon = Tleilaxu Surgeon

## immortality: intrigue

intrigue-breakthrough = Breakthrough
intrigue-counterattack = Counterattack
intrigue-disguised_bureaucrat = Disguised Bureaucrat
intrigue-economic_positioning = Economic Positioning
intrigue-gruesome_sacrifice = Gruesome Sacrifice
intrigue-harvest_cells = Harvest Cells
intrigue-illicit_dealings = Illicit Dealings
intrigue-shadowy_bargain = Shadowy Bargain
intrigue-study_melange = Study Melange
intrigue-tleilaxu_puppet = Tleilaxu Puppet
intrigue-vicious_talents = Vicious Talents

## immortality: tleilaxu

card-beguiling_pheromones = Beguiling Pheromones
card-chairdog = Chairdog
card-contaminator = Contaminator
card-corrino_genes = Corrino Genes
card-face_dancer = Face Dancer
card-face_dancer_initiate = Face Dancer Initiate
card-from_the_tanks = From the Tanks
card-ghola = Ghola
card-guild_impersonator = Guild Impersonator
card-industrial_espionage = Industrial Espionage
card-scientific_breakthrough = Scientific Breakthrough
card-slig_farmer = Slig Farmer
card-stitched_horror = Stitched Horror
card-subject_x_137 = Subject X-137
card-tleilaxu_infiltrator = Tleilaxu Infiltrator
card-twisted_mentat = Twisted Mentat
card-unnatural_reflexes = Unnatural Reflexes
card-usurp = Usurp
card-reclaimed_forces = Reclaimed Forces
card-piter_genius_advisor = Piter, Genius Advisor

## ix: board

space-dreadnought = Dreadnought
space-tech_negotiation = Tech Negotiation
space-smuggling = Smuggling
space-interstellar_shipping = Interstellar Shipping

## ix: cards

card-control_the_spice = Control the Spice
card-appropriate = Appropriate
card-bounty_hunter = Bounty Hunter
card-choam_delegate = CHOAM Delegate
card-court_intrigue = Court Intrigue
card-desert_ambush = Desert Ambush
card-embedded_agent = Embedded Agent
card-esmar_tuek = Esmar Tuek
card-freighter_fleet = Freighter Fleet
card-full_scale_assault = Full-Scale Assault
card-guild_accord = Guild Accord
card-guild_chief_administrator = Guild Chief Administrator
card-imperial_bashar = Imperial Bashar
card-imperial_shock_trooper = Imperial Shock Trooper
card-in_the_shadows = In the Shadows
card-ix_guild_compact = Ix-Guild Compact
card-ixian_engineer = Ixian Engineer
card-jamis = Jamis
card-landing_rights = Landing Rights
card-local_fence = Local Fence
card-negotiated_withdrawal = Negotiated Withdrawal
card-satellite_ban = Satellite Ban
card-sayyadina = Sayyadina
card-shai_hulud = Shai-Hulud
card-spice_trader = Spice Trader
card-treachery = Treachery
card-truthsayer = Truthsayer
card-water_peddler = Water Peddler
card-web_of_power = Web of Power
card-weirding_way = Weirding Way
card-boundless_ambition = Boundless Ambition

## ix: conflicts

conflict-trade_monopoly = Trade Monopoly
conflict-economic_supremacy = Economic Supremacy

## ix: intrigue

intrigue-advanced_weaponry = Advanced Weaponry
intrigue-blackmail = Blackmail
intrigue-cannon_turrets = Cannon Turrets
intrigue-cull = Cull
intrigue-diversion = Diversion
intrigue-expedite = Expedite
intrigue-finesse = Finesse
intrigue-glimpse_the_path = Glimpse the Path
intrigue-grand_conspiracy = Grand Conspiracy
intrigue-ixian_probe = Ixian Probe
intrigue-machine_culture = Machine Culture
intrigue-quid_pro_quo = Quid Pro Quo
intrigue-second_wave = Second Wave
intrigue-secret_forces = Secret Forces
intrigue-strategic_push = Strategic Push
intrigue-strongarm = Strongarm
intrigue-war_chest = War Chest

## ix: leaders

leader-ilesa_ecaz = Ilesa Ecaz
leader-tessia_vernius = Tessia Vernius

## ix: tech

tech-artillery = Artillery
tech-chaumurky = Chaumurky
tech-detonation_devices = Detonation Devices
tech-disposal_facility = Disposal Facility
tech-flagship = Flagship
tech-holoprojectors = Holoprojectors
tech-holtzman_engine = Holtzman Engine
tech-invasion_ships = Invasion Ships
tech-memocorders = Memocorders
tech-minimic_film = Minimic Film
tech-restricted_ordnance = Restricted Ordnance
tech-shuttle_fleet = Shuttle Fleet
tech-sonic_snoopers = Sonic Snoopers
tech-spaceport = Spaceport
tech-spy_satellites = Spy Satellites
tech-training_drones = Training Drones
tech-troop_transports = Troop Transports
tech-windtraps = Windtraps

## uprising: board

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

## uprising: cards

card-prepare_the_way = Prepare the Way
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
card-cargo_runner = Cargo Runner
card-delivery_agreement = Delivery Agreement
card-interstellar_trade = Interstellar Trade
card-priority_contracts = Priority Contracts

## uprising: conflicts

conflict-choam_security = CHOAM Security
conflict-protect_the_sietches = Protect the Sietches
conflict-seize_spice_refinery = Seize Spice Refinery
conflict-shadow_contest = Shadow Contest
conflict-spice_freighters = Spice Freighters
conflict-test_of_loyalty = Test of Loyalty
conflict-trade_dispute = Trade Dispute
conflict-battle_for_spice_refinery = Battle for Spice Refinery
conflict-propaganda = Propaganda

## uprising: contracts

contract-immediate = Immediate

## uprising: intrigue

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
intrigue-backed_by_choam = Backed by CHOAM
intrigue-choam_profits = CHOAM Profits
intrigue-leverage = Leverage
intrigue-reach_agreement = Reach Agreement

## uprising: leaders

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

## six: board

space-military_support = Military Support
space-economic_support = Economic Support
space-controversial_technology = Controversial Technology
space-expedition = Expedition
space-habbanya_erg = Habbanya Erg
space-vast_wealth = Vast Wealth
space-desert_mastery = Desert Mastery

## six: cards

card-command_respect = Command Respect
card-demand_attention = Demand Attention
card-desert_call = Desert Call
card-limited_landsraad_access = Limited Landsraad Access
card-threaten_spice_production = Threaten Spice Production
card-usul = Usul
card-corrino_might = Corrino Might
card-critical_shipments = Critical Shipments
card-demand_results = Demand Results
card-devastating_assault = Devastating Assault
card-imperial_ornithopter = Imperial Ornithopter
card-imperial_tent = Imperial Tent
