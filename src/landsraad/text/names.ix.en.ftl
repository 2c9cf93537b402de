### Names of the components of Rise of Ix and its promotional card.

## Box

box-ix = Rise of Ix

## Imperium deck

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

## Promotional card

card-boundless_ambition = Boundless Ambition

## The starting card of the epic game

card-control_the_spice = Control the Spice

## Intrigue cards

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

## Conflict cards

conflict-skirmish_ix_a = Skirmish
conflict-skirmish_ix_b = Skirmish
conflict-trade_monopoly = Trade Monopoly
conflict-economic_supremacy = Economic Supremacy

## Board spaces

space-dreadnought = Dreadnought
space-tech_negotiation = Tech Negotiation
space-smuggling = Smuggling
space-interstellar_shipping = Interstellar Shipping

## Tech tiles

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

## Leaders

leader-armand_ecaz = Archduke Armand Ecaz
leader-ilesa_ecaz = Ilesa Ecaz
leader-rhombur_vernius = Prince Rhombur Vernius
leader-tessia_vernius = Tessia Vernius
leader-yuna_moritani = “Princess” Yuna Moritani
leader-hundro_moritani = Viscount Hundro Moritani

## Leader abilities: the one that always holds (left), and the one of the Signet Ring

ability-armand_ecaz-left = Coordination
ability-armand_ecaz-signet = Conscript
ability-ilesa_ecaz-left = One Step Ahead
ability-ilesa_ecaz-signet = Guild Contacts
ability-rhombur_vernius-left = Heavy Lasgun Cannons
ability-rhombur_vernius-signet = Ixian Technology
ability-tessia_vernius-left = Careful Observation
ability-tessia_vernius-signet = Duplicity
ability-yuna_moritani-left = Smuggling Operation
ability-yuna_moritani-signet = Final Delivery
ability-hundro_moritani-left = Intelligence
ability-hundro_moritani-signet = Couriers

## Houses

house-ecaz = House Ecaz
house-vernius = House Vernius
house-moritani = House Moritani

## House Hagal cards

hagal-interstellar_shipping = { space-interstellar_shipping }
hagal-foldspace_or_interstellar_shipping = { space-foldspace } / { space-interstellar_shipping }
hagal-smuggling_or_interstellar_shipping = { space-smuggling } / { space-interstellar_shipping }
hagal-tech_negotiation_1p = { space-tech_negotiation }
hagal-dreadnought_1p = { space-dreadnought }
hagal-dreadnought_2p = { space-dreadnought }
