"""What cards do beyond their numbers. Generated from the tables."""

from typing import Final

ALEXANDER_THE_GREAT: Final = 0
ARISTOTLE: Final = 1
HAMMURABI: Final = 2
HOMER: Final = 3
JULIUS_CAESAR: Final = 4
MOSES: Final = 5
LIBRARY_OF_ALEXANDRIA: Final = 6
CULTURAL_HERITAGE: Final = 7
ENGINEERING_GENIUS: Final = 8
FRUGALITY: Final = 9
PATRIOTISM: Final = 10
RICH_LAND: Final = 11
STOCKPILE: Final = 12
URBAN_GROWTH: Final = 13
CHRISTOPHER_COLUMBUS: Final = 14
FREDERICK_BARBAROSSA: Final = 15
GENGHIS_KHAN: Final = 16
JOAN_OF_ARC: Final = 17
LEONARDO_DA_VINCI: Final = 18
MICHELANGELO: Final = 19
GREAT_WALL: Final = 20
ST_PETERS_BASILICA: Final = 21
TAJ_MAHAL: Final = 22
BREAKTHROUGH: Final = 23
RESERVES: Final = 24
ISAAC_NEWTON: Final = 25
JAMES_COOK: Final = 26
JOHANN_SEBASTIAN_BACH: Final = 27
MAXIMILIEN_ROBESPIERRE: Final = 28
NAPOLEON_BONAPARTE: Final = 29
WILLIAM_SHAKESPEARE: Final = 30
OCEAN_LINER_SERVICE: Final = 31
TRANSCONTINENTAL_RAILROAD: Final = 32
EFFICIENT_UPGRADE: Final = 33
REVOLUTIONARY_IDEA: Final = 34
WAVE_OF_NATIONALISM: Final = 35
ALBERT_EINSTEIN: Final = 36
BILL_GATES: Final = 37
CHARLIE_CHAPLIN: Final = 38
MAHATMA_GANDHI: Final = 39
SID_MEIER: Final = 40
WINSTON_CHURCHILL: Final = 41
FAST_FOOD_CHAINS: Final = 42
FIRST_SPACE_FLIGHT: Final = 43
HOLLYWOOD: Final = 44
INTERNET: Final = 45
ENDOWMENT_FOR_THE_ARTS: Final = 46
DEVELOPMENT_OF_AGRICULTURE: Final = 47
DEVELOPMENT_OF_CIVILIZATION: Final = 48
DEVELOPMENT_OF_CRAFTS: Final = 49
DEVELOPMENT_OF_MARKETS: Final = 50
DEVELOPMENT_OF_POLITICS: Final = 51
DEVELOPMENT_OF_RELIGION: Final = 52
DEVELOPMENT_OF_SCIENCE: Final = 53
DEVELOPMENT_OF_SETTLEMENT: Final = 54
DEVELOPMENT_OF_TRADE_ROUTES: Final = 55
DEVELOPMENT_OF_WARFARE: Final = 56
BARBARIANS: Final = 57
BORDER_CONFLICT: Final = 58
CRUSADES: Final = 59
CULTURAL_INFLUENCE: Final = 60
FORAY: Final = 61
GOOD_HARVEST: Final = 62
IMMIGRATION: Final = 63
NEW_DEPOSITS: Final = 64
PESTILENCE: Final = 65
RAIDERS: Final = 66
RATS: Final = 67
REBELLION: Final = 68
REIGN_OF_TERROR: Final = 69
SCIENTIFIC_BREAKTHROUGH: Final = 70
UNCERTAIN_BORDERS: Final = 71
ENSLAVE: Final = 72
PLUNDER: Final = 73
RAID: Final = 74
OPEN_BORDERS_AGREEMENT: Final = 75
TRADE_ROUTES_AGREEMENT: Final = 76
CIVIL_UNREST: Final = 77
COLD_WAR: Final = 78
CRIME_WAVE: Final = 79
ECONOMIC_PROGRESS: Final = 80
EMIGRATION: Final = 81
ICONOCLASM: Final = 82
INDEPENDENCE_DECLARATION: Final = 83
INTERNATIONAL_AGREEMENT: Final = 84
NATIONAL_PRIDE: Final = 85
POLITICS_OF_STRENGTH: Final = 86
POPULARIZATION_OF_SCIENCE: Final = 87
PROSPERITY: Final = 88
RAVAGES_OF_TIME: Final = 89
REFUGEES: Final = 90
TERRORISM: Final = 91
ANNEX: Final = 92
INFILTRATE: Final = 93
SPY: Final = 94
WAR_OVER_TECHNOLOGY: Final = 95
WAR_OVER_TERRITORY: Final = 96
ACCEPTANCE_OF_SUPREMACY: Final = 97
INTERNATIONAL_TRADE_AGREEMENT: Final = 98
PROMISE_OF_MILITARY_PROTECTION: Final = 99
SCIENTIFIC_COOPERATION: Final = 100
IMPACT_OF_AGRICULTURE: Final = 101
IMPACT_OF_ARCHITECTURE: Final = 102
IMPACT_OF_BALANCE: Final = 103
IMPACT_OF_COLONIES: Final = 104
IMPACT_OF_COMPETITION: Final = 105
IMPACT_OF_GOVERNMENT: Final = 106
IMPACT_OF_HAPPINESS: Final = 107
IMPACT_OF_INDUSTRY: Final = 108
IMPACT_OF_POPULATION: Final = 109
IMPACT_OF_PROGRESS: Final = 110
IMPACT_OF_SCIENCE: Final = 111
IMPACT_OF_STRENGTH: Final = 112
IMPACT_OF_TECHNOLOGY: Final = 113
IMPACT_OF_VARIETY: Final = 114
IMPACT_OF_WONDERS: Final = 115
ARMED_INTERVENTION: Final = 116
WAR_OVER_CULTURE: Final = 117
INTERNATIONAL_TOURISM: Final = 118
LOSS_OF_SOVEREIGNTY: Final = 119
MILITARY_ALLIANCE: Final = 120
PEACE_TREATY: Final = 121

EFFECTS: Final = (
    "alexander_the_great",
    "aristotle",
    "hammurabi",
    "homer",
    "julius_caesar",
    "moses",
    "library_of_alexandria",
    "cultural_heritage",
    "engineering_genius",
    "frugality",
    "patriotism",
    "rich_land",
    "stockpile",
    "urban_growth",
    "christopher_columbus",
    "frederick_barbarossa",
    "genghis_khan",
    "joan_of_arc",
    "leonardo_da_vinci",
    "michelangelo",
    "great_wall",
    "st_peters_basilica",
    "taj_mahal",
    "breakthrough",
    "reserves",
    "isaac_newton",
    "james_cook",
    "johann_sebastian_bach",
    "maximilien_robespierre",
    "napoleon_bonaparte",
    "william_shakespeare",
    "ocean_liner_service",
    "transcontinental_railroad",
    "efficient_upgrade",
    "revolutionary_idea",
    "wave_of_nationalism",
    "albert_einstein",
    "bill_gates",
    "charlie_chaplin",
    "mahatma_gandhi",
    "sid_meier",
    "winston_churchill",
    "fast_food_chains",
    "first_space_flight",
    "hollywood",
    "internet",
    "endowment_for_the_arts",
    "development_of_agriculture",
    "development_of_civilization",
    "development_of_crafts",
    "development_of_markets",
    "development_of_politics",
    "development_of_religion",
    "development_of_science",
    "development_of_settlement",
    "development_of_trade_routes",
    "development_of_warfare",
    "barbarians",
    "border_conflict",
    "crusades",
    "cultural_influence",
    "foray",
    "good_harvest",
    "immigration",
    "new_deposits",
    "pestilence",
    "raiders",
    "rats",
    "rebellion",
    "reign_of_terror",
    "scientific_breakthrough",
    "uncertain_borders",
    "enslave",
    "plunder",
    "raid",
    "open_borders_agreement",
    "trade_routes_agreement",
    "civil_unrest",
    "cold_war",
    "crime_wave",
    "economic_progress",
    "emigration",
    "iconoclasm",
    "independence_declaration",
    "international_agreement",
    "national_pride",
    "politics_of_strength",
    "popularization_of_science",
    "prosperity",
    "ravages_of_time",
    "refugees",
    "terrorism",
    "annex",
    "infiltrate",
    "spy",
    "war_over_technology",
    "war_over_territory",
    "acceptance_of_supremacy",
    "international_trade_agreement",
    "promise_of_military_protection",
    "scientific_cooperation",
    "impact_of_agriculture",
    "impact_of_architecture",
    "impact_of_balance",
    "impact_of_colonies",
    "impact_of_competition",
    "impact_of_government",
    "impact_of_happiness",
    "impact_of_industry",
    "impact_of_population",
    "impact_of_progress",
    "impact_of_science",
    "impact_of_strength",
    "impact_of_technology",
    "impact_of_variety",
    "impact_of_wonders",
    "armed_intervention",
    "war_over_culture",
    "international_tourism",
    "loss_of_sovereignty",
    "military_alliance",
    "peace_treaty",
)
