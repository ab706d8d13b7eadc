"""Every card by name, in the order it joined. Generated from the tables."""

from typing import Final

AGRICULTURE: Final = 0
BRONZE: Final = 1
PHILOSOPHY: Final = 2
RELIGION: Final = 3
WARRIORS: Final = 4
DESPOTISM: Final = 5
ALEXANDER_THE_GREAT: Final = 6
ARISTOTLE: Final = 7
HAMMURABI: Final = 8
HOMER: Final = 9
JULIUS_CAESAR: Final = 10
MOSES: Final = 11
COLOSSUS: Final = 12
HANGING_GARDENS: Final = 13
LIBRARY_OF_ALEXANDRIA: Final = 14
PYRAMIDS: Final = 15
CULTURAL_HERITAGE_A: Final = 16
ENGINEERING_GENIUS_A: Final = 17
FRUGALITY_A: Final = 18
PATRIOTISM_A: Final = 19
RICH_LAND_A: Final = 20
STOCKPILE_A: Final = 21
URBAN_GROWTH_A: Final = 22
IRRIGATION: Final = 23
IRON: Final = 24
ALCHEMY: Final = 25
THEOLOGY: Final = 26
PRINTING_PRESS: Final = 27
DRAMA: Final = 28
BREAD_AND_CIRCUSES: Final = 29
SWORDSMEN: Final = 30
KNIGHTS: Final = 31
MONARCHY: Final = 32
THEOCRACY: Final = 33
CODE_OF_LAWS: Final = 34
WARFARE: Final = 35
CARTOGRAPHY: Final = 36
MASONRY: Final = 37
CHRISTOPHER_COLUMBUS: Final = 38
FREDERICK_BARBAROSSA: Final = 39
GENGHIS_KHAN: Final = 40
JOAN_OF_ARC: Final = 41
LEONARDO_DA_VINCI: Final = 42
MICHELANGELO: Final = 43
GREAT_WALL: Final = 44
ST_PETERS_BASILICA: Final = 45
TAJ_MAHAL: Final = 46
UNIVERSITAS_CAROLINA: Final = 47
BREAKTHROUGH_I: Final = 48
CULTURAL_HERITAGE_I: Final = 49
ENGINEERING_GENIUS_I: Final = 50
FRUGALITY_I: Final = 51
PATRIOTISM_I: Final = 52
RESERVES_I: Final = 53
RICH_LAND_I: Final = 54
URBAN_GROWTH_I: Final = 55
SELECTIVE_BREEDING: Final = 56
COAL: Final = 57
SCIENTIFIC_METHOD: Final = 58
ORGANIZED_RELIGION: Final = 59
JOURNALISM: Final = 60
OPERA: Final = 61
TEAM_SPORTS: Final = 62
RIFLEMEN: Final = 63
CAVALRYMEN: Final = 64
CANNON: Final = 65
CONSTITUTIONAL_MONARCHY: Final = 66
REPUBLIC: Final = 67
JUSTICE_SYSTEM: Final = 68
STRATEGY: Final = 69
NAVIGATION: Final = 70
ARCHITECTURE: Final = 71
ISAAC_NEWTON: Final = 72
JAMES_COOK: Final = 73
JOHANN_SEBASTIAN_BACH: Final = 74
MAXIMILIEN_ROBESPIERRE: Final = 75
NAPOLEON_BONAPARTE: Final = 76
WILLIAM_SHAKESPEARE: Final = 77
EIFFEL_TOWER: Final = 78
KREMLIN: Final = 79
OCEAN_LINER_SERVICE: Final = 80
TRANSCONTINENTAL_RAILROAD: Final = 81
BREAKTHROUGH_II: Final = 82
EFFICIENT_UPGRADE_II: Final = 83
ENGINEERING_GENIUS_II: Final = 84
FRUGALITY_II: Final = 85
PATRIOTISM_II: Final = 86
RESERVES_II: Final = 87
REVOLUTIONARY_IDEA_II: Final = 88
RICH_LAND_II: Final = 89
URBAN_GROWTH_II: Final = 90
WAVE_OF_NATIONALISM_II: Final = 91
MECHANIZED_AGRICULTURE: Final = 92
OIL: Final = 93
COMPUTERS: Final = 94
MULTIMEDIA: Final = 95
MOVIES: Final = 96
PROFESSIONAL_SPORTS: Final = 97
MODERN_INFANTRY: Final = 98
TANKS: Final = 99
ROCKETS: Final = 100
AIR_FORCES: Final = 101
COMMUNISM: Final = 102
DEMOCRACY: Final = 103
FUNDAMENTALISM: Final = 104
CIVIL_SERVICE: Final = 105
MILITARY_THEORY: Final = 106
SATELLITES: Final = 107
ENGINEERING: Final = 108
ALBERT_EINSTEIN: Final = 109
BILL_GATES: Final = 110
CHARLIE_CHAPLIN: Final = 111
MAHATMA_GANDHI: Final = 112
SID_MEIER: Final = 113
WINSTON_CHURCHILL: Final = 114
FAST_FOOD_CHAINS: Final = 115
FIRST_SPACE_FLIGHT: Final = 116
HOLLYWOOD: Final = 117
INTERNET: Final = 118
EFFICIENT_UPGRADE_III: Final = 119
ENDOWMENT_FOR_THE_ARTS_III: Final = 120
ENGINEERING_GENIUS_III: Final = 121
MILITARY_BUILD_UP_III: Final = 122
PATRIOTISM_III: Final = 123
RESERVES_III: Final = 124
REVOLUTIONARY_IDEA_III: Final = 125
URBAN_GROWTH_III: Final = 126
DEVELOPMENT_OF_AGRICULTURE: Final = 127
DEVELOPMENT_OF_CIVILIZATION: Final = 128
DEVELOPMENT_OF_CRAFTS: Final = 129
DEVELOPMENT_OF_MARKETS: Final = 130
DEVELOPMENT_OF_POLITICS: Final = 131
DEVELOPMENT_OF_RELIGION: Final = 132
DEVELOPMENT_OF_SCIENCE: Final = 133
DEVELOPMENT_OF_SETTLEMENT: Final = 134
DEVELOPMENT_OF_TRADE_ROUTES: Final = 135
DEVELOPMENT_OF_WARFARE: Final = 136
BARBARIANS: Final = 137
BORDER_CONFLICT: Final = 138
CRUSADES: Final = 139
CULTURAL_INFLUENCE: Final = 140
FORAY: Final = 141
GOOD_HARVEST: Final = 142
IMMIGRATION: Final = 143
NEW_DEPOSITS: Final = 144
PESTILENCE: Final = 145
RAIDERS: Final = 146
RATS: Final = 147
REBELLION: Final = 148
REIGN_OF_TERROR: Final = 149
SCIENTIFIC_BREAKTHROUGH: Final = 150
UNCERTAIN_BORDERS: Final = 151
DEVELOPED_TERRITORY_I: Final = 152
HISTORIC_TERRITORY_I: Final = 153
INHABITED_TERRITORY_I: Final = 154
STRATEGIC_TERRITORY_I: Final = 155
VAST_TERRITORY_I: Final = 156
WEALTHY_TERRITORY_I: Final = 157
FIGHTING_BAND: Final = 158
HEAVY_CAVALRY: Final = 159
LEGION: Final = 160
MEDIEVAL_ARMY: Final = 161
PHALANX: Final = 162
MILITARY_BONUS_I: Final = 163
ENSLAVE: Final = 164
PLUNDER_I: Final = 165
RAID_I: Final = 166
OPEN_BORDERS_AGREEMENT: Final = 167
TRADE_ROUTES_AGREEMENT: Final = 168
CIVIL_UNREST: Final = 169
COLD_WAR: Final = 170
CRIME_WAVE: Final = 171
ECONOMIC_PROGRESS: Final = 172
EMIGRATION: Final = 173
ICONOCLASM: Final = 174
INDEPENDENCE_DECLARATION: Final = 175
INTERNATIONAL_AGREEMENT: Final = 176
NATIONAL_PRIDE: Final = 177
POLITICS_OF_STRENGTH: Final = 178
POPULARIZATION_OF_SCIENCE: Final = 179
PROSPERITY: Final = 180
RAVAGES_OF_TIME: Final = 181
REFUGEES: Final = 182
TERRORISM: Final = 183
DEVELOPED_TERRITORY_II: Final = 184
HISTORIC_TERRITORY_II: Final = 185
INHABITED_TERRITORY_II: Final = 186
STRATEGIC_TERRITORY_II: Final = 187
VAST_TERRITORY_II: Final = 188
WEALTHY_TERRITORY_II: Final = 189
CLASSIC_ARMY: Final = 190
CONQUISTADORS: Final = 191
DEFENSIVE_ARMY: Final = 192
FORTIFICATIONS: Final = 193
MOBILE_ARTILLERY: Final = 194
NAPOLEONIC_ARMY: Final = 195
MILITARY_BONUS_II: Final = 196
ANNEX: Final = 197
INFILTRATE: Final = 198
PLUNDER_II: Final = 199
RAID_II: Final = 200
SPY: Final = 201
WAR_OVER_TECHNOLOGY: Final = 202
WAR_OVER_TERRITORY: Final = 203
ACCEPTANCE_OF_SUPREMACY: Final = 204
INTERNATIONAL_TRADE_AGREEMENT: Final = 205
PROMISE_OF_MILITARY_PROTECTION: Final = 206
SCIENTIFIC_COOPERATION: Final = 207
IMPACT_OF_AGRICULTURE: Final = 208
IMPACT_OF_ARCHITECTURE: Final = 209
IMPACT_OF_BALANCE: Final = 210
IMPACT_OF_COLONIES: Final = 211
IMPACT_OF_COMPETITION: Final = 212
IMPACT_OF_GOVERNMENT: Final = 213
IMPACT_OF_HAPPINESS: Final = 214
IMPACT_OF_INDUSTRY: Final = 215
IMPACT_OF_POPULATION: Final = 216
IMPACT_OF_PROGRESS: Final = 217
IMPACT_OF_SCIENCE: Final = 218
IMPACT_OF_STRENGTH: Final = 219
IMPACT_OF_TECHNOLOGY: Final = 220
IMPACT_OF_VARIETY: Final = 221
IMPACT_OF_WONDERS: Final = 222
ENTRENCHMENTS: Final = 223
MECHANIZED_ARMY: Final = 224
MODERN_ARMY: Final = 225
SHOCK_TROOPS: Final = 226
MILITARY_BONUS_III: Final = 227
ARMED_INTERVENTION: Final = 228
PLUNDER_III: Final = 229
RAID_III: Final = 230
WAR_OVER_CULTURE: Final = 231
INTERNATIONAL_TOURISM: Final = 232
LOSS_OF_SOVEREIGNTY: Final = 233
MILITARY_ALLIANCE: Final = 234
PEACE_TREATY: Final = 235

CARDS: Final = (
    "agriculture",
    "bronze",
    "philosophy",
    "religion",
    "warriors",
    "despotism",
    "alexander_the_great",
    "aristotle",
    "hammurabi",
    "homer",
    "julius_caesar",
    "moses",
    "colossus",
    "hanging_gardens",
    "library_of_alexandria",
    "pyramids",
    "cultural_heritage_a",
    "engineering_genius_a",
    "frugality_a",
    "patriotism_a",
    "rich_land_a",
    "stockpile_a",
    "urban_growth_a",
    "irrigation",
    "iron",
    "alchemy",
    "theology",
    "printing_press",
    "drama",
    "bread_and_circuses",
    "swordsmen",
    "knights",
    "monarchy",
    "theocracy",
    "code_of_laws",
    "warfare",
    "cartography",
    "masonry",
    "christopher_columbus",
    "frederick_barbarossa",
    "genghis_khan",
    "joan_of_arc",
    "leonardo_da_vinci",
    "michelangelo",
    "great_wall",
    "st_peters_basilica",
    "taj_mahal",
    "universitas_carolina",
    "breakthrough_i",
    "cultural_heritage_i",
    "engineering_genius_i",
    "frugality_i",
    "patriotism_i",
    "reserves_i",
    "rich_land_i",
    "urban_growth_i",
    "selective_breeding",
    "coal",
    "scientific_method",
    "organized_religion",
    "journalism",
    "opera",
    "team_sports",
    "riflemen",
    "cavalrymen",
    "cannon",
    "constitutional_monarchy",
    "republic",
    "justice_system",
    "strategy",
    "navigation",
    "architecture",
    "isaac_newton",
    "james_cook",
    "johann_sebastian_bach",
    "maximilien_robespierre",
    "napoleon_bonaparte",
    "william_shakespeare",
    "eiffel_tower",
    "kremlin",
    "ocean_liner_service",
    "transcontinental_railroad",
    "breakthrough_ii",
    "efficient_upgrade_ii",
    "engineering_genius_ii",
    "frugality_ii",
    "patriotism_ii",
    "reserves_ii",
    "revolutionary_idea_ii",
    "rich_land_ii",
    "urban_growth_ii",
    "wave_of_nationalism_ii",
    "mechanized_agriculture",
    "oil",
    "computers",
    "multimedia",
    "movies",
    "professional_sports",
    "modern_infantry",
    "tanks",
    "rockets",
    "air_forces",
    "communism",
    "democracy",
    "fundamentalism",
    "civil_service",
    "military_theory",
    "satellites",
    "engineering",
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
    "efficient_upgrade_iii",
    "endowment_for_the_arts_iii",
    "engineering_genius_iii",
    "military_build_up_iii",
    "patriotism_iii",
    "reserves_iii",
    "revolutionary_idea_iii",
    "urban_growth_iii",
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
    "developed_territory_i",
    "historic_territory_i",
    "inhabited_territory_i",
    "strategic_territory_i",
    "vast_territory_i",
    "wealthy_territory_i",
    "fighting_band",
    "heavy_cavalry",
    "legion",
    "medieval_army",
    "phalanx",
    "military_bonus_i",
    "enslave",
    "plunder_i",
    "raid_i",
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
    "developed_territory_ii",
    "historic_territory_ii",
    "inhabited_territory_ii",
    "strategic_territory_ii",
    "vast_territory_ii",
    "wealthy_territory_ii",
    "classic_army",
    "conquistadors",
    "defensive_army",
    "fortifications",
    "mobile_artillery",
    "napoleonic_army",
    "military_bonus_ii",
    "annex",
    "infiltrate",
    "plunder_ii",
    "raid_ii",
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
    "entrenchments",
    "mechanized_army",
    "modern_army",
    "shock_troops",
    "military_bonus_iii",
    "armed_intervention",
    "plunder_iii",
    "raid_iii",
    "war_over_culture",
    "international_tourism",
    "loss_of_sovereignty",
    "military_alliance",
    "peace_treaty",
)
