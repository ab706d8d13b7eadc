### Through the Ages: names, questions, answers, facts and reasons.

## Cards: names

card-agriculture = Agriculture
card-bronze = Bronze
card-philosophy = Philosophy
card-religion = Religion
card-warriors = Warriors
card-despotism = Despotism
card-alexander-the-great = Alexander the Great
card-aristotle = Aristotle
card-hammurabi = Hammurabi
card-homer = Homer
card-julius-caesar = Julius Caesar
card-moses = Moses
card-colossus = Colossus
card-hanging-gardens = Hanging Gardens
card-library-of-alexandria = Library of Alexandria
card-pyramids = Pyramids
card-cultural-heritage-a = Cultural Heritage A
card-engineering-genius-a = Engineering Genius A
card-frugality-a = Frugality A
card-patriotism-a = Patriotism A
card-rich-land-a = Rich Land A
card-stockpile-a = Stockpile
card-urban-growth-a = Urban Growth A
card-irrigation = Irrigation
card-iron = Iron
card-alchemy = Alchemy
card-theology = Theology
card-printing-press = Printing Press
card-drama = Drama
card-bread-and-circuses = Bread and Circuses
card-swordsmen = Swordsmen
card-knights = Knights
card-monarchy = Monarchy
card-theocracy = Theocracy
card-code-of-laws = Code of Laws
card-warfare = Warfare
card-cartography = Cartography
card-masonry = Masonry
card-christopher-columbus = Christopher Columbus
card-frederick-barbarossa = Frederick Barbarossa
card-genghis-khan = Genghis Khan
card-joan-of-arc = Joan of Arc
card-leonardo-da-vinci = Leonardo da Vinci
card-michelangelo = Michelangelo
card-great-wall = Great Wall
card-st-peters-basilica = St. Peter's Basilica
card-taj-mahal = Taj Mahal
card-universitas-carolina = Universitas Carolina
card-breakthrough-i = Breakthrough I
card-cultural-heritage-i = Cultural Heritage I
card-engineering-genius-i = Engineering Genius I
card-frugality-i = Frugality I
card-patriotism-i = Patriotism I
card-reserves-i = Reserves I
card-rich-land-i = Rich Land I
card-urban-growth-i = Urban Growth I
card-selective-breeding = Selective Breeding
card-coal = Coal
card-scientific-method = Scientific Method
card-organized-religion = Organized Religion
card-journalism = Journalism
card-opera = Opera
card-team-sports = Team Sports
card-riflemen = Riflemen
card-cavalrymen = Cavalrymen
card-cannon = Cannon
card-constitutional-monarchy = Constitutional Monarchy
card-republic = Republic
card-justice-system = Justice System
card-strategy = Strategy
card-navigation = Navigation
card-architecture = Architecture
card-isaac-newton = Isaac Newton
card-james-cook = James Cook
card-johann-sebastian-bach = Johann Sebastian Bach
card-maximilien-robespierre = Maximilien Robespierre
card-napoleon-bonaparte = Napoleon Bonaparte
card-william-shakespeare = William Shakespeare
card-eiffel-tower = Eiffel Tower
card-kremlin = Kremlin
card-ocean-liner-service = Ocean Liner Service
card-transcontinental-railroad = Transcontinental Railroad
card-breakthrough-ii = Breakthrough II
card-efficient-upgrade-ii = Efficient Upgrade II
card-engineering-genius-ii = Engineering Genius II
card-frugality-ii = Frugality II
card-patriotism-ii = Patriotism II
card-reserves-ii = Reserves II
card-revolutionary-idea-ii = Revolutionary Idea II
card-rich-land-ii = Rich Land II
card-urban-growth-ii = Urban Growth II
card-wave-of-nationalism-ii = Wave of Nationalism
card-mechanized-agriculture = Mechanized Agriculture
card-oil = Oil
card-computers = Computers
card-multimedia = Multimedia
card-movies = Movies
card-professional-sports = Professional Sports
card-modern-infantry = Modern Infantry
card-tanks = Tanks
card-rockets = Rockets
card-air-forces = Air Forces
card-communism = Communism
card-democracy = Democracy
card-fundamentalism = Fundamentalism
card-civil-service = Civil Service
card-military-theory = Military Theory
card-satellites = Satellites
card-engineering = Engineering
card-albert-einstein = Albert Einstein
card-bill-gates = Bill Gates
card-charlie-chaplin = Charlie Chaplin
card-mahatma-gandhi = Mahatma Gandhi
card-sid-meier = Sid Meier
card-winston-churchill = Winston Churchill
card-fast-food-chains = Fast Food Chains
card-first-space-flight = First Space Flight
card-hollywood = Hollywood
card-internet = Internet
card-efficient-upgrade-iii = Efficient Upgrade III
card-endowment-for-the-arts-iii = Endowment for the Arts
card-engineering-genius-iii = Engineering Genius III
card-military-build-up-iii = Military Build-Up
card-patriotism-iii = Patriotism III
card-reserves-iii = Reserves III
card-revolutionary-idea-iii = Revolutionary Idea III
card-urban-growth-iii = Urban Growth III
card-development-of-agriculture = Development of Agriculture
card-development-of-civilization = Development of Civilization
card-development-of-crafts = Development of Crafts
card-development-of-markets = Development of Markets
card-development-of-politics = Development of Politics
card-development-of-religion = Development of Religion
card-development-of-science = Development of Science
card-development-of-settlement = Development of Settlement
card-development-of-trade-routes = Development of Trade Routes
card-development-of-warfare = Development of Warfare
card-barbarians = Barbarians
card-border-conflict = Border Conflict
card-crusades = Crusades
card-cultural-influence = Cultural Influence
card-foray = Foray
card-good-harvest = Good Harvest
card-immigration = Immigration
card-new-deposits = New Deposits
card-pestilence = Pestilence
card-raiders = Raiders
card-rats = Rats
card-rebellion = Rebellion
card-reign-of-terror = Reign of Terror
card-scientific-breakthrough = Scientific Breakthrough
card-uncertain-borders = Uncertain Borders
card-developed-territory-i = Developed Territory I
card-historic-territory-i = Historic Territory I
card-inhabited-territory-i = Inhabited Territory I
card-strategic-territory-i = Strategic Territory I
card-vast-territory-i = Vast Territory I
card-wealthy-territory-i = Wealthy Territory I
card-fighting-band = Fighting Band
card-heavy-cavalry = Heavy Cavalry
card-legion = Legion
card-medieval-army = Medieval Army
card-phalanx = Phalanx
card-military-bonus-i = Military Bonus 2/1
card-enslave = Aggression: Enslave
card-plunder-i = Aggression: Plunder I
card-raid-i = Aggression: Raid I
card-open-borders-agreement = Open Borders Agreement
card-trade-routes-agreement = Trade Routes Agreement
card-civil-unrest = Civil Unrest
card-cold-war = Cold War
card-crime-wave = Crime Wave
card-economic-progress = Economic Progress
card-emigration = Emigration
card-iconoclasm = Iconoclasm
card-independence-declaration = Independence Declaration
card-international-agreement = International Agreement
card-national-pride = National Pride
card-politics-of-strength = Politics of Strength
card-popularization-of-science = Popularization of Science
card-prosperity = Prosperity
card-ravages-of-time = Ravages of Time
card-refugees = Refugees
card-terrorism = Terrorism
card-developed-territory-ii = Developed Territory II
card-historic-territory-ii = Historic Territory II
card-inhabited-territory-ii = Inhabited Territory II
card-strategic-territory-ii = Strategic Territory II
card-vast-territory-ii = Vast Territory II
card-wealthy-territory-ii = Wealthy Territory II
card-classic-army = Classic Army
card-conquistadors = Conquistadors
card-defensive-army = Defensive Army
card-fortifications = Fortifications
card-mobile-artillery = Mobile Artillery
card-napoleonic-army = Napoleonic Army
card-military-bonus-ii = Military Bonus 4/2
card-annex = Aggression: Annex
card-infiltrate = Aggression: Infiltrate
card-plunder-ii = Aggression: Plunder II
card-raid-ii = Aggression: Raid II
card-spy = Aggression: Spy
card-war-over-technology = War over Technology
card-war-over-territory = War over Territory
card-acceptance-of-supremacy = Acceptance of Supremacy
card-international-trade-agreement = International Trade Agreement
card-promise-of-military-protection = Promise of Military Protection
card-scientific-cooperation = Scientific Cooperation
card-impact-of-agriculture = Impact of Agriculture
card-impact-of-architecture = Impact of Architecture
card-impact-of-balance = Impact of Balance
card-impact-of-colonies = Impact of Colonies
card-impact-of-competition = Impact of Competition
card-impact-of-government = Impact of Government
card-impact-of-happiness = Impact of Happiness
card-impact-of-industry = Impact of Industry
card-impact-of-population = Impact of Population
card-impact-of-progress = Impact of Progress
card-impact-of-science = Impact of Science
card-impact-of-strength = Impact of Strength
card-impact-of-technology = Impact of Technology
card-impact-of-variety = Impact of Variety
card-impact-of-wonders = Impact of Wonders
card-entrenchments = Entrenchments
card-mechanized-army = Mechanized Army
card-modern-army = Modern Army
card-shock-troops = Shock Troops
card-military-bonus-iii = Military Bonus 6/3
card-armed-intervention = Aggression: Armed Intervention
card-plunder-iii = Aggression: Plunder III
card-raid-iii = Aggression: Raid III
card-war-over-culture = War over Culture
card-international-tourism = International Tourism
card-loss-of-sovereignty = Loss of Sovereignty
card-military-alliance = Military Alliance
card-peace-treaty = Peace Treaty

## Cards: texts

card-agriculture-text = Each worker on the card is a farm and brings one blue token here in food production. Each token is worth { $food } food.
card-bronze-text = Each worker on the card is a mine and brings one blue token here in resource production. Each token is worth { $resource ->
        [one] { $resource } resource
       *[other] { $resource } resources
    }.
card-philosophy-text = Each worker on the card is a lab and gives { $science } science.
card-religion-text = Each worker on the card is a temple and gives { $culture } culture and { $happiness ->
        [one] { $happiness } happy face
       *[other] { $happiness } happy faces
    }.
card-warriors-text = Each worker on the card is an infantry unit of strength { $strength }.
card-despotism-text = { $civil_actions } civil and { $military_actions ->
        [one] { $military_actions } military action
       *[other] { $military_actions } military actions
    }; at most { $building_limit ->
        [one] { $building_limit } urban building
       *[other] { $building_limit } urban buildings
    } of each type.
card-alexander-the-great-text = Each of your military units has +1 strength, though not in a colonization force. Political action: remove Alexander from play and put 1 yellow token from the box into your yellow bank.
card-aristotle-text = Score 1 science point each time you take a technology card from the card row.
card-hammurabi-text = Once in each of your turns you may spend 1 military action as if it were a civil action. Taking a leader costs you 1 civil action less, at least 0.
card-homer-text = In each of your turns you have 1 temporary resource for building or upgrading military units. When another leader replaces Homer, you may put him under one of your completed wonders instead of getting the civil action back: the wonder then has 1 more happy face.
card-julius-caesar-text = Once in the game, after a political action, you may carry out a second one in the same Politics Phase.
card-moses-text = Increasing your population costs you 1 food less, at least 0.
card-colossus-text = It strengthens you at once and makes every colonization force larger.
card-hanging-gardens-text = They give culture and make people happy; nothing more.
card-library-of-alexandria-text = Your civil and your military hand limit are each 1 higher.
card-pyramids-text = You have { $civil_actions ->
        [one] { $civil_actions } more civil action
       *[other] { $civil_actions } more civil actions
    }.
card-cultural-heritage-a-text = Score { $amount ->
        [one] { $amount } science point
       *[other] { $amount } science points
    } and { $second_amount ->
        [one] { $second_amount } culture point
       *[other] { $second_amount } culture points
    }.
card-engineering-genius-a-text = Build exactly one stage of your unfinished wonder for { $amount ->
        [one] { $amount } resource
       *[other] { $amount } resources
    } less, at least 0.
card-frugality-a-text = Increase your population at the usual cost; then gain { $amount } food.
card-patriotism-a-text = For this turn you have 1 extra military action and { $amount ->
        [one] { $amount } resource
       *[other] { $amount } resources
    } for building or upgrading military units.
card-rich-land-a-text = Build or upgrade a farm or mine for { $amount ->
        [one] { $amount } resource
       *[other] { $amount } resources
    } less, at least 0.
card-stockpile-a-text = Gain { $amount ->
        [one] { $amount } resource
       *[other] { $amount } resources
    } and { $second_amount } food.
card-urban-growth-a-text = Build or upgrade an urban building for { $amount ->
        [one] { $amount } resource
       *[other] { $amount } resources
    } less, at least 0.
card-irrigation-text = Each worker on the card is a farm and brings one blue token here in food production. Each token is worth { $food } food.
card-iron-text = Each worker on the card is a mine and brings one blue token here in resource production. Each token is worth { $resource ->
        [one] { $resource } resource
       *[other] { $resource } resources
    }.
card-alchemy-text = Each worker on the card is a lab and gives { $science } science.
card-theology-text = Each worker on the card is a temple and gives { $culture } culture and { $happiness ->
        [one] { $happiness } happy face
       *[other] { $happiness } happy faces
    }.
card-printing-press-text = Each worker on the card is a library and gives { $science } science and { $culture } culture.
card-drama-text = Each worker on the card is a theater and gives { $culture } culture and { $happiness ->
        [one] { $happiness } happy face
       *[other] { $happiness } happy faces
    }.
card-bread-and-circuses-text = Each worker on the card is an arena and gives { $strength } strength and { $happiness ->
        [one] { $happiness } happy face
       *[other] { $happiness } happy faces
    }. It is not a military unit.
card-swordsmen-text = Each worker on the card is an infantry unit of strength { $strength }.
card-knights-text = Each worker on the card is a cavalry unit of strength { $strength }.
card-monarchy-text = { $civil_actions } civil and { $military_actions ->
        [one] { $military_actions } military action
       *[other] { $military_actions } military actions
    }; at most { $building_limit ->
        [one] { $building_limit } urban building
       *[other] { $building_limit } urban buildings
    } of each type.
card-theocracy-text = { $civil_actions } civil and { $military_actions ->
        [one] { $military_actions } military action
       *[other] { $military_actions } military actions
    }; at most { $building_limit ->
        [one] { $building_limit } urban building
       *[other] { $building_limit } urban buildings
    } of each type. The card itself gives { $culture } culture, { $strength } strength and { $happiness ->
        [one] { $happiness } happy face
       *[other] { $happiness } happy faces
    }.
card-code-of-laws-text = Law: you have { $civil_actions ->
        [one] { $civil_actions } more civil action
       *[other] { $civil_actions } more civil actions
    }.
card-warfare-text = Art of war: you have { $military_actions ->
        [one] { $military_actions } more military action
       *[other] { $military_actions } more military actions
    } and +{ $strength } strength.
card-cartography-text = Exploration: you have +{ $strength } strength, and +{ $colonization } for every colonization force.
card-masonry-text = Construction: urban buildings of level I and higher cost you 1 resource less. With one civil action you may build up to 2 stages of a wonder.
card-christopher-columbus-text = Political action: remove Columbus from play and colonize a territory from your hand, without an auction and without sending units. First its permanent, then its immediate effect applies.
card-frederick-barbarossa-text = For 1 military action you may increase your population and at once build a military unit with the new worker; the first costs 1 food less, the second 1 resource less, each at least 0. As often as you can pay.
card-genghis-khan-text = In forming armies each of your infantry units may count as cavalry instead. At the end of your turn score { $amount ->
        [one] { $amount } culture point
       *[other] { $amount } culture points
    } if you are one of the two strongest civilizations (with 2 players: the strongest); ties go in your favour.
card-joan-of-arc-text = You have +1 strength for each happy face of your temples and your government. At the start of your Politics Phase you may secretly look at the top card of the current events deck.
card-leonardo-da-vinci-text = Your best lab or library gives extra science equal to its level. Gain 1 resource each time you develop a technology.
card-michelangelo-text = Your temples, theaters and completed wonders give 1 extra culture for each of their happy faces. Your completed wonders do not make it dearer to take a wonder.
card-great-wall-text = You have +1 strength for each of your infantry and artillery units.
card-st-peters-basilica-text = Each other card and each worker of yours that gives at least one happy face gives 1 more.
card-taj-mahal-text = While it lies in the card row: whoever has replaced a leader earlier in the same turn takes it for { $amount ->
        [one] { $amount } civil action
       *[other] { $amount } civil actions
    } less, at least 0. Completed, it brings { $blue_tokens ->
        [one] { $blue_tokens } blue token
       *[other] { $blue_tokens } blue tokens
    }.
card-universitas-carolina-text = It gives culture and a good deal of science; nothing more.
card-breakthrough-i-text = Develop a technology at its usual cost, by revolution if you like; then score { $amount ->
        [one] { $amount } science point
       *[other] { $amount } science points
    }.
card-cultural-heritage-i-text = Score { $amount ->
        [one] { $amount } science point
       *[other] { $amount } science points
    } and { $second_amount ->
        [one] { $second_amount } culture point
       *[other] { $second_amount } culture points
    }.
card-engineering-genius-i-text = Build exactly one stage of your unfinished wonder for { $amount ->
        [one] { $amount } resource
       *[other] { $amount } resources
    } less, at least 0.
card-frugality-i-text = Increase your population at the usual cost; then gain { $amount } food.
card-patriotism-i-text = For this turn you have 1 extra military action and { $amount ->
        [one] { $amount } resource
       *[other] { $amount } resources
    } for building or upgrading military units.
card-reserves-i-text = Gain { $amount } food or { $amount ->
        [one] { $amount } resource
       *[other] { $amount } resources
    }, as you choose.
card-rich-land-i-text = Build or upgrade a farm or mine for { $amount ->
        [one] { $amount } resource
       *[other] { $amount } resources
    } less, at least 0.
card-urban-growth-i-text = Build or upgrade an urban building for { $amount ->
        [one] { $amount } resource
       *[other] { $amount } resources
    } less, at least 0.
card-selective-breeding-text = Each worker on the card is a farm and brings one blue token here in food production. Each token is worth { $food } food.
card-coal-text = Each worker on the card is a mine and brings one blue token here in resource production. Each token is worth { $resource ->
        [one] { $resource } resource
       *[other] { $resource } resources
    }.
card-scientific-method-text = Each worker on the card is a lab and gives { $science } science.
card-organized-religion-text = Each worker on the card is a temple and gives { $culture } culture and { $happiness ->
        [one] { $happiness } happy face
       *[other] { $happiness } happy faces
    }.
card-journalism-text = Each worker on the card is a library and gives { $science } science and { $culture } culture.
card-opera-text = Each worker on the card is a theater and gives { $culture } culture and { $happiness ->
        [one] { $happiness } happy face
       *[other] { $happiness } happy faces
    }.
card-team-sports-text = Each worker on the card is an arena and gives { $strength } strength and { $happiness ->
        [one] { $happiness } happy face
       *[other] { $happiness } happy faces
    }. It is not a military unit.
card-riflemen-text = Each worker on the card is an infantry unit of strength { $strength }.
card-cavalrymen-text = Each worker on the card is a cavalry unit of strength { $strength }.
card-cannon-text = Each worker on the card is an artillery unit of strength { $strength }.
card-constitutional-monarchy-text = { $civil_actions } civil and { $military_actions ->
        [one] { $military_actions } military action
       *[other] { $military_actions } military actions
    }; at most { $building_limit ->
        [one] { $building_limit } urban building
       *[other] { $building_limit } urban buildings
    } of each type.
card-republic-text = { $civil_actions } civil and { $military_actions ->
        [one] { $military_actions } military action
       *[other] { $military_actions } military actions
    }; at most { $building_limit ->
        [one] { $building_limit } urban building
       *[other] { $building_limit } urban buildings
    } of each type.
card-justice-system-text = Law: you have { $civil_actions ->
        [one] { $civil_actions } more civil action
       *[other] { $civil_actions } more civil actions
    }, and { $blue_tokens ->
        [one] { $blue_tokens } more blue token
       *[other] { $blue_tokens } more blue tokens
    } while the card is in play.
card-strategy-text = Art of war: you have { $military_actions ->
        [one] { $military_actions } more military action
       *[other] { $military_actions } more military actions
    } and +{ $strength } strength.
card-navigation-text = Exploration: you have +{ $strength } strength, and +{ $colonization } for every colonization force.
card-architecture-text = Construction: urban buildings cost you 1 resource less at level I and 2 less at levels II and III. With one civil action you may build up to 3 stages of a wonder.
card-isaac-newton-text = Your best lab or library gives extra science equal to its level. You get 1 spent civil action back each time you develop a technology.
card-james-cook-text = Your first colony gives 2 extra culture, each further one 1. When you send a colonization force, you may discard up to { $amount ->
        [one] { $amount } military card
       *[other] { $amount } military cards
    } for +1 each.
card-johann-sebastian-bach-text = Each of your theaters gives 1 extra culture, and theater technologies cost you { $amount } science less, at least 0. Once in your turn, for 1 civil action, you may upgrade any urban building to a theater of the same or a higher level.
card-maximilien-robespierre-text = Your revolutions spend all your military actions instead of all your civil actions. Score { $amount ->
        [one] { $amount } culture point
       *[other] { $amount } culture points
    } for each revolution you declare.
card-napoleon-bonaparte-text = You have +{ $amount } strength for each type of military unit you have: infantry, cavalry, artillery, air force. It does not count for a colonization force.
card-william-shakespeare-text = If you have a library, theaters and their technologies cost you 1 resource and 1 science less; if you have a theater, libraries do likewise. Each pair of a library and a theater gives { $amount } extra culture.
card-eiffel-tower-text = It gives much culture and a happy face; nothing more.
card-kremlin-text = You have { $civil_actions } more civil and { $military_actions ->
        [one] { $military_actions } more military action
       *[other] { $military_actions } more military actions
    }, but also 1 unhappy face.
card-ocean-liner-service-text = Once in each of your Action Phases you may gain 1 population, without an action and without food.
card-transcontinental-railroad-text = In resource production one worker on your best mine yields a second blue token.
card-breakthrough-ii-text = Develop a technology at its usual cost, by revolution if you like; then score { $amount ->
        [one] { $amount } science point
       *[other] { $amount } science points
    }.
card-efficient-upgrade-ii-text = Upgrade a farm, mine or urban building for { $amount ->
        [one] { $amount } resource
       *[other] { $amount } resources
    } less, at least 0.
card-engineering-genius-ii-text = Build exactly one stage of your unfinished wonder for { $amount ->
        [one] { $amount } resource
       *[other] { $amount } resources
    } less, at least 0.
card-frugality-ii-text = Increase your population at the usual cost; then gain { $amount } food.
card-patriotism-ii-text = For this turn you have 1 extra military action and { $amount ->
        [one] { $amount } resource
       *[other] { $amount } resources
    } for building or upgrading military units.
card-reserves-ii-text = Gain { $amount } food or { $amount ->
        [one] { $amount } resource
       *[other] { $amount } resources
    }, as you choose.
card-revolutionary-idea-ii-text = Score { $amount ->
        [one] { $amount } science point
       *[other] { $amount } science points
    }.
card-rich-land-ii-text = Build or upgrade a farm or mine for { $amount ->
        [one] { $amount } resource
       *[other] { $amount } resources
    } less, at least 0.
card-urban-growth-ii-text = Build or upgrade an urban building for { $amount ->
        [one] { $amount } resource
       *[other] { $amount } resources
    } less, at least 0.
card-wave-of-nationalism-ii-text = For each civilization stronger than yours you have resources this turn for building or upgrading military units: { $amount } each with 2 players, { $amount_3p } with 3, { $amount_4p } with 4.
card-mechanized-agriculture-text = Each worker on the card is a farm and brings one blue token here in food production. Each token is worth { $food } food.
card-oil-text = Each worker on the card is a mine and brings one blue token here in resource production. Each token is worth { $resource ->
        [one] { $resource } resource
       *[other] { $resource } resources
    }.
card-computers-text = Each worker on the card is a lab and gives { $science } science.
card-multimedia-text = Each worker on the card is a library and gives { $science } science and { $culture } culture.
card-movies-text = Each worker on the card is a theater and gives { $culture } culture and { $happiness ->
        [one] { $happiness } happy face
       *[other] { $happiness } happy faces
    }.
card-professional-sports-text = Each worker on the card is an arena and gives { $strength } strength and { $happiness ->
        [one] { $happiness } happy face
       *[other] { $happiness } happy faces
    }. It is not a military unit.
card-modern-infantry-text = Each worker on the card is an infantry unit of strength { $strength }.
card-tanks-text = Each worker on the card is a cavalry unit of strength { $strength }.
card-rockets-text = Each worker on the card is an artillery unit of strength { $strength }.
card-air-forces-text = Each worker on the card is an air force unit of strength { $strength }. It may join one army, at most one to an army, and doubles that army's tactical strength.
card-communism-text = { $civil_actions } civil and { $military_actions ->
        [one] { $military_actions } military action
       *[other] { $military_actions } military actions
    }; at most { $building_limit ->
        [one] { $building_limit } urban building
       *[other] { $building_limit } urban buildings
    } of each type. The card itself gives 1 unhappy face.
card-democracy-text = { $civil_actions } civil and { $military_actions ->
        [one] { $military_actions } military action
       *[other] { $military_actions } military actions
    }; at most { $building_limit ->
        [one] { $building_limit } urban building
       *[other] { $building_limit } urban buildings
    } of each type. The card itself gives { $culture } culture.
card-fundamentalism-text = { $civil_actions } civil and { $military_actions ->
        [one] { $military_actions } military action
       *[other] { $military_actions } military actions
    }; at most { $building_limit ->
        [one] { $building_limit } urban building
       *[other] { $building_limit } urban buildings
    } of each type. The card itself gives { $science } science and { $strength } strength.
card-civil-service-text = Law: you have { $civil_actions ->
        [one] { $civil_actions } more civil action
       *[other] { $civil_actions } more civil actions
    }, and { $blue_tokens ->
        [one] { $blue_tokens } more blue token
       *[other] { $blue_tokens } more blue tokens
    } while the card is in play.
card-military-theory-text = Art of war: you have { $military_actions ->
        [one] { $military_actions } more military action
       *[other] { $military_actions } more military actions
    } and +{ $strength } strength.
card-satellites-text = Exploration: you have +{ $strength } strength, and +{ $colonization } for every colonization force.
card-engineering-text = Construction: urban buildings cost you 1 resource less at level I, 2 less at level II and 3 less at level III. With one civil action you may build up to 4 stages of a wonder.
card-albert-einstein-text = Your best lab or library gives extra science equal to its level. Score { $amount ->
        [one] { $amount } culture point
       *[other] { $amount } culture points
    } each time you develop a technology.
card-bill-gates-text = Your labs of level I and higher also work as mines: each produces resources equal to its level and stores them. When Bill Gates leaves play, or when the game ends, score that production as culture points.
card-charlie-chaplin-text = Your best theater gives twice as much culture: one worker on your highest theater card counts double.
card-mahatma-gandhi-text = You may play neither aggressions nor wars. An aggression or war against you costs others twice the printed military actions.
card-sid-meier-text = Each of your labs gives culture equal to its level, but 1 science less.
card-winston-churchill-text = Once in each of your turns choose: score { $amount ->
        [one] { $amount } culture point
       *[other] { $amount } culture points
    }, or have { $amount } science and { $amount ->
        [one] { $amount } resource
       *[other] { $amount } resources
    } for this turn that pay only for military unit technologies and for building or upgrading military units.
card-fast-food-chains-text = On completion score at once { $amount ->
        [one] { $amount } culture point
       *[other] { $amount } culture points
    } for each worker on farms and mines and { $second_amount } for each worker on urban buildings and military units.
card-first-space-flight-text = On completion score at once culture points equal to the levels of all your technologies in play together.
card-hollywood-text = On completion score at once twice the culture that your theaters and libraries give.
card-internet-text = On completion score at once culture points equal to the culture, science and strength that your urban buildings give together.
card-efficient-upgrade-iii-text = Upgrade a farm, mine or urban building for { $amount ->
        [one] { $amount } resource
       *[other] { $amount } resources
    } less, at least 0.
card-endowment-for-the-arts-iii-text = Score culture points for each civilization with more culture points than you: { $amount } each with 2 players, { $amount_3p } with 3, { $amount_4p } with 4.
card-engineering-genius-iii-text = Build exactly one stage of your unfinished wonder for { $amount ->
        [one] { $amount } resource
       *[other] { $amount } resources
    } less, at least 0.
card-military-build-up-iii-text = For each civilization stronger than yours you have resources this turn for building or upgrading military units: { $amount } each with 2 players, { $amount_3p } with 3, { $amount_4p } with 4.
card-patriotism-iii-text = For this turn you have 1 extra military action and { $amount ->
        [one] { $amount } resource
       *[other] { $amount } resources
    } for building or upgrading military units.
card-reserves-iii-text = Gain { $amount } food or { $amount ->
        [one] { $amount } resource
       *[other] { $amount } resources
    }, as you choose.
card-revolutionary-idea-iii-text = Score { $amount ->
        [one] { $amount } science point
       *[other] { $amount } science points
    }.
card-urban-growth-iii-text = Build or upgrade an urban building for { $amount ->
        [one] { $amount } resource
       *[other] { $amount } resources
    } less, at least 0.
card-development-of-agriculture-text = Each civilization gains { $amount } food.
card-development-of-civilization-text = Each civilization may do one of these without an action and for one less: increase its population, build a farm, mine or urban building, or develop a technology.
card-development-of-crafts-text = Each civilization gains { $amount ->
        [one] { $amount } resource
       *[other] { $amount } resources
    }.
card-development-of-markets-text = Each civilization gains { $amount } food or { $amount ->
        [one] { $amount } resource
       *[other] { $amount } resources
    }, as its player chooses.
card-development-of-politics-text = Each player draws { $amount ->
        [one] { $amount } military card
       *[other] { $amount } military cards
    }.
card-development-of-religion-text = Each player with an unused worker may build a Religion temple without paying resources.
card-development-of-science-text = Each civilization scores { $amount ->
        [one] { $amount } science point
       *[other] { $amount } science points
    }.
card-development-of-settlement-text = Each civilization gains { $amount } population, without food.
card-development-of-trade-routes-text = Each civilization scores { $amount ->
        [one] { $amount } science point
       *[other] { $amount } science points
    }, then gains { $amount } food, then { $amount ->
        [one] { $amount } resource
       *[other] { $amount } resources
    }.
card-development-of-warfare-text = Each player with an unused worker may build a Warriors unit without paying resources.
card-barbarians-text = If the civilization with the most culture points is also one of the two weakest (with 2 players: the weaker), it loses { $amount } population.
card-border-conflict-text = The weakest civilization destroys one of its farms, mines or urban buildings. The strongest gains { $amount ->
        [one] { $amount } resource
       *[other] { $amount } resources
    }.
card-crusades-text = The strongest civilization scores { $amount ->
        [one] { $amount } culture point
       *[other] { $amount } culture points
    }, the weakest loses { $amount }.
card-cultural-influence-text = Each civilization scores its culture rating as culture points.
card-foray-text = The two strongest civilizations (with 2 players: the stronger) each gain { $amount } food and resources together, in any mix.
card-good-harvest-text = Each civilization carries out its food production, without corruption or consumption.
card-immigration-text = All civilizations with the highest happiness rating gain { $amount } population each.
card-new-deposits-text = Each civilization carries out its resource production, without corruption.
card-pestilence-text = Each civilization loses { $amount } population.
card-raiders-text = The two weakest civilizations (with 2 players: the weaker) each lose { $amount } food and resources together, in a mix of their choice.
card-rats-text = Each civilization loses all its stored food.
card-rebellion-text = Each civilization spends { $amount ->
        [one] { $amount } civil action
       *[other] { $amount } civil actions
    } without effect for each of its discontent workers, as far as it has them.
card-reign-of-terror-text = The weakest civilization loses { $amount } population.
card-scientific-breakthrough-text = Each civilization scores its science rating as science points.
card-uncertain-borders-text = The strongest civilization takes { $amount ->
        [one] { $amount } yellow token
       *[other] { $amount } yellow tokens
    } from the yellow bank of the weakest into its own.
card-developed-territory-i-text = As a colony permanently: +{ $permanent_yellow_tokens ->
        [one] { $permanent_yellow_tokens } yellow token
       *[other] { $permanent_yellow_tokens } yellow tokens
    } and +{ $permanent_blue_tokens ->
        [one] { $permanent_blue_tokens } blue token
       *[other] { $permanent_blue_tokens } blue tokens
    }. Once, when colonized: score { $immediate_science ->
        [one] { $immediate_science } science point
       *[other] { $immediate_science } science points
    }.
card-historic-territory-i-text = As a colony permanently: { $permanent_happiness ->
        [one] { $permanent_happiness } happy face
       *[other] { $permanent_happiness } happy faces
    }. Once, when colonized: score { $immediate_culture ->
        [one] { $immediate_culture } culture point
       *[other] { $immediate_culture } culture points
    }.
card-inhabited-territory-i-text = As a colony permanently: +{ $permanent_yellow_tokens ->
        [one] { $permanent_yellow_tokens } yellow token
       *[other] { $permanent_yellow_tokens } yellow tokens
    }. Once, when colonized: gain { $immediate_population } population.
card-strategic-territory-i-text = As a colony permanently: +{ $permanent_strength } strength. Once, when colonized: draw { $immediate_military_cards ->
        [one] { $immediate_military_cards } military card
       *[other] { $immediate_military_cards } military cards
    }.
card-vast-territory-i-text = As a colony permanently: +{ $permanent_yellow_tokens ->
        [one] { $permanent_yellow_tokens } yellow token
       *[other] { $permanent_yellow_tokens } yellow tokens
    } and { $permanent_blue_tokens ->
        [one] { $permanent_blue_tokens } blue token
       *[other] { $permanent_blue_tokens } blue tokens
    }. Once, when colonized: gain { $immediate_food } food.
card-wealthy-territory-i-text = As a colony permanently: +{ $permanent_blue_tokens ->
        [one] { $permanent_blue_tokens } blue token
       *[other] { $permanent_blue_tokens } blue tokens
    }. Once, when colonized: gain { $immediate_resource ->
        [one] { $immediate_resource } resource
       *[other] { $immediate_resource } resources
    }.
card-fighting-band-text = { $infantry ->
        [one] { $infantry } infantry forms
       *[other] { $infantry } infantry form
    } an army: { $tactic_strength } strength.
card-heavy-cavalry-text = { $cavalry ->
        [one] { $cavalry } cavalry forms
       *[other] { $cavalry } cavalry form
    } an army: { $tactic_strength } strength.
card-legion-text = { $infantry ->
        [one] { $infantry } infantry forms
       *[other] { $infantry } infantry form
    } an army: { $tactic_strength } strength.
card-medieval-army-text = { $infantry } infantry and { $cavalry } cavalry form an army: { $tactic_strength } strength.
card-phalanx-text = { $infantry } infantry and { $cavalry } cavalry form an army: { $tactic_strength } strength.
card-military-bonus-i-text = Played from hand: +{ $defense_bonus } strength in defence against an aggression, or +{ $colonization_bonus } for your colonization force. Not in wars.
card-enslave-text = The rival loses 1 population. You gain { $amount ->
        [one] { $amount } resource
       *[other] { $amount } resources
    } and { $amount } food.
card-plunder-i-text = Take up to { $amount } food and resources together from the rival; you choose the mix.
card-raid-i-text = Destroy an urban building of level I or lower of the rival. Gain half its printed cost in resources, rounded up.
card-open-borders-agreement-text = Both partners have 1 more military action. If one attacks the other, the attacker has +{ $amount } strength for that attack.
card-trade-routes-agreement-text = Once in each own turn A may use 1 food as 1 resource, and B 1 resource as 1 food.
card-civil-unrest-text = Each civilization loses { $amount ->
        [one] { $amount } culture point
       *[other] { $amount } culture points
    } for each of its discontent workers. All with the most discontent workers also return 1 blue token to the box; nothing happens if there are none.
card-cold-war-text = The two strongest civilizations (with 2 players: the stronger) each score { $amount ->
        [one] { $amount } science point
       *[other] { $amount } science points
    }.
card-crime-wave-text = The two weakest civilizations (with 2 players: the weaker) each lose { $amount ->
        [one] { $amount } culture point
       *[other] { $amount } culture points
    } and return 1 blue token to the box.
card-economic-progress-text = Each civilization at once has corruption, food production, consumption and resource production, in this order.
card-emigration-text = Each civilization loses population equal to half of its discontent workers, rounded up.
card-iconoclasm-text = Each civilization whose leader is not of the current age removes that leader from play.
card-independence-declaration-text = The weakest civilization loses one of its colonies, of its own choice.
card-international-agreement-text = The strongest civilization may take civil cards worth up to { $amount ->
        [one] { $amount } civil action
       *[other] { $amount } civil actions
    } from the card row and then gives up its next political action. The row is closed up and refilled; nothing is discarded.
card-national-pride-text = The civilization with the most culture points scores { $amount } more.
card-politics-of-strength-text = The strongest civilization draws { $amount ->
        [one] { $amount } military card
       *[other] { $amount } military cards
    }, the weakest discards { $second_amount } of its choice. In Age IV instead: the strongest scores { $amount ->
        [one] { $amount } culture point
       *[other] { $amount } culture points
    }, the weakest loses { $second_amount }.
card-popularization-of-science-text = Each civilization scores its science rating as culture points.
card-prosperity-text = Each civilization gains 1 food for each point of its happiness rating.
card-ravages-of-time-text = Each player turns one of the own completed wonders of Age A or I face down. From now on it only gives { $amount } culture, but still counts as a completed wonder.
card-refugees-text = The weakest civilization loses { $amount ->
        [one] { $amount } culture point
       *[other] { $amount } culture points
    } and 1 population; the strongest scores { $amount ->
        [one] { $amount } culture point
       *[other] { $amount } culture points
    } and gains 1 population.
card-terrorism-text = The civilization with the fewest culture points destroys one urban building, of its choice, in each other civilization.
card-developed-territory-ii-text = As a colony permanently: +{ $permanent_yellow_tokens ->
        [one] { $permanent_yellow_tokens } yellow token
       *[other] { $permanent_yellow_tokens } yellow tokens
    } and +{ $permanent_blue_tokens ->
        [one] { $permanent_blue_tokens } blue token
       *[other] { $permanent_blue_tokens } blue tokens
    }. Once, when colonized: score { $immediate_science ->
        [one] { $immediate_science } science point
       *[other] { $immediate_science } science points
    }.
card-historic-territory-ii-text = As a colony permanently: { $permanent_happiness ->
        [one] { $permanent_happiness } happy face
       *[other] { $permanent_happiness } happy faces
    }. Once, when colonized: score { $immediate_culture ->
        [one] { $immediate_culture } culture point
       *[other] { $immediate_culture } culture points
    }.
card-inhabited-territory-ii-text = As a colony permanently: +{ $permanent_yellow_tokens ->
        [one] { $permanent_yellow_tokens } yellow token
       *[other] { $permanent_yellow_tokens } yellow tokens
    }. Once, when colonized: gain { $immediate_population } population.
card-strategic-territory-ii-text = As a colony permanently: +{ $permanent_strength } strength. Once, when colonized: draw { $immediate_military_cards ->
        [one] { $immediate_military_cards } military card
       *[other] { $immediate_military_cards } military cards
    }.
card-vast-territory-ii-text = As a colony permanently: +{ $permanent_yellow_tokens ->
        [one] { $permanent_yellow_tokens } yellow token
       *[other] { $permanent_yellow_tokens } yellow tokens
    } and { $permanent_blue_tokens ->
        [one] { $permanent_blue_tokens } blue token
       *[other] { $permanent_blue_tokens } blue tokens
    }. Once, when colonized: gain { $immediate_food } food.
card-wealthy-territory-ii-text = As a colony permanently: +{ $permanent_blue_tokens ->
        [one] { $permanent_blue_tokens } blue token
       *[other] { $permanent_blue_tokens } blue tokens
    }. Once, when colonized: gain { $immediate_resource ->
        [one] { $immediate_resource } resource
       *[other] { $immediate_resource } resources
    }.
card-classic-army-text = { $infantry } infantry and { $cavalry } cavalry form an army: { $tactic_strength } strength, or { $tactic_strength_obsolete } if it is obsolete.
card-conquistadors-text = { $infantry } infantry and { $cavalry } cavalry form an army: { $tactic_strength } strength, or { $tactic_strength_obsolete } if it is obsolete.
card-defensive-army-text = { $infantry } infantry and { $artillery } artillery form an army: { $tactic_strength } strength, or { $tactic_strength_obsolete } if it is obsolete.
card-fortifications-text = { $artillery ->
        [one] { $artillery } artillery forms
       *[other] { $artillery } artillery form
    } an army: { $tactic_strength } strength, or { $tactic_strength_obsolete } if it is obsolete.
card-mobile-artillery-text = { $cavalry } cavalry and { $artillery } artillery form an army: { $tactic_strength } strength, or { $tactic_strength_obsolete } if it is obsolete.
card-napoleonic-army-text = { $infantry } infantry, { $cavalry } cavalry and { $artillery } artillery form an army: { $tactic_strength } strength, or { $tactic_strength_obsolete } if it is obsolete.
card-military-bonus-ii-text = Played from hand: +{ $defense_bonus } strength in defence against an aggression, or +{ $colonization_bonus } for your colonization force. Not in wars.
card-annex-text = Take one of the rival's colonies. You gain its permanent effect and the rival loses it; the immediate effect is ignored.
card-infiltrate-text = Remove the rival's leader or unfinished wonder from play. Score { $amount ->
        [one] { $amount } culture point
       *[other] { $amount } culture points
    } for each level of that card.
card-plunder-ii-text = Take up to { $amount } food and resources together from the rival; you choose the mix.
card-raid-ii-text = Destroy one urban building of level II or lower and one of level I or lower of the rival. Gain half their printed costs in resources, rounded up.
card-spy-text = Take up to { $amount ->
        [one] { $amount } science point
       *[other] { $amount } science points
    } from the rival.
card-war-over-technology-text = The winner takes science points equal to the strength difference. Special technologies of the loser may be taken instead, each for its printed science cost; the rest as points.
card-war-over-territory-text = The winner takes 1 yellow token from the loser's yellow bank, and 1 more for each full { $amount } of the strength difference.
card-acceptance-of-supremacy-text = In resource production A gains { $amount ->
        [one] { $amount } resource
       *[other] { $amount } resources
    } more and B { $amount } less. Neither may attack the other.
card-international-trade-agreement-text = A produces { $amount ->
        [one] { $amount } resource
       *[other] { $amount } resources
    } more, B produces { $amount } food more.
card-promise-of-military-protection-text = A has +{ $second_amount } culture. B has +{ $amount } strength and −{ $second_amount } culture. The pact ends if one partner attacks the other.
card-scientific-cooperation-text = When one partner develops a technology, it costs { $amount } science less, at least 0, and the other partner pays 1 science. If the other has none, the technology cannot be developed.
card-impact-of-agriculture-text = Each civilization scores culture points equal to what its farms produce, and { $amount } more if that is above its consumption.
card-impact-of-architecture-text = Each civilization scores 1 culture point for each level of each of its urban buildings.
card-impact-of-balance-text = Each civilization scores twice the smallest of these: science rating, culture rating, food production, resource production.
card-impact-of-colonies-text = Each civilization scores { $amount ->
        [one] { $amount } culture point
       *[other] { $amount } culture points
    } for each of its colonies.
card-impact-of-competition-text = Each civilization scores 1 culture point for each level of each of its military units and arenas.
card-impact-of-government-text = Each civilization scores { $amount ->
        [one] { $amount } culture point
       *[other] { $amount } culture points
    } for each of its civil actions and 1 for each of its military actions, by their totals.
card-impact-of-happiness-text = Each civilization scores { $amount ->
        [one] { $amount } culture point
       *[other] { $amount } culture points
    } for each point of its happiness rating and loses { $amount } for each discontent worker.
card-impact-of-industry-text = Each civilization scores culture points equal to the resources its mines produce.
card-impact-of-population-text = Each civilization scores { $amount ->
        [one] { $amount } culture point
       *[other] { $amount } culture points
    } for each worker above { $second_amount }, not counting discontent workers.
card-impact-of-progress-text = Each civilization scores { $amount ->
        [one] { $amount } culture point
       *[other] { $amount } culture points
    } for each level of its government and of its special technologies.
card-impact-of-science-text = Culture points by rank in science rating: 10 and 0 with 2 players; 14, 7 and 0 with 3; 15, 10, 5 and 0 with 4.
card-impact-of-strength-text = Culture points by rank in strength: 10 and 0 with 2 players; 14, 7 and 0 with 3; 15, 10, 5 and 0 with 4.
card-impact-of-technology-text = Each civilization scores { $amount ->
        [one] { $amount } culture point
       *[other] { $amount } culture points
    } for each of its level III technologies in play.
card-impact-of-variety-text = Each civilization scores { $amount ->
        [one] { $amount } culture point
       *[other] { $amount } culture points
    } for each type of military unit and of urban building it has and for each of its special technologies.
card-impact-of-wonders-text = Each civilization scores for each completed wonder: { $amount ->
        [one] { $amount } culture point
       *[other] { $amount } culture points
    } for Age A, and 1 less for each age after that.
card-entrenchments-text = { $infantry } infantry and { $artillery } artillery form an army: { $tactic_strength } strength, or { $tactic_strength_obsolete } if it is obsolete.
card-mechanized-army-text = { $cavalry } cavalry and { $artillery } artillery form an army: { $tactic_strength } strength, or { $tactic_strength_obsolete } if it is obsolete.
card-modern-army-text = { $infantry } infantry, { $cavalry } cavalry and { $artillery } artillery form an army: { $tactic_strength } strength, or { $tactic_strength_obsolete } if it is obsolete.
card-shock-troops-text = { $infantry } infantry and { $cavalry } cavalry form an army: { $tactic_strength } strength, or { $tactic_strength_obsolete } if it is obsolete.
card-military-bonus-iii-text = Played from hand: +{ $defense_bonus } strength in defence against an aggression, or +{ $colonization_bonus } for your colonization force. Not in wars.
card-armed-intervention-text = Take up to { $amount ->
        [one] { $amount } culture point
       *[other] { $amount } culture points
    } from the rival.
card-plunder-iii-text = Take up to { $amount } food and resources together from the rival; you choose the mix.
card-raid-iii-text = Destroy one urban building of level III or lower and one of level II or lower of the rival. Gain half their printed costs in resources, rounded up.
card-war-over-culture-text = The winner takes { $amount ->
        [one] { $amount } culture point
       *[other] { $amount } culture points
    } from the loser, and as many more as the strength difference.
card-international-tourism-text = Each partner has +{ $amount } culture for each completed wonder of the other.
card-loss-of-sovereignty-text = A has +{ $amount } culture, B has −{ $amount }. Neither may attack the other, and nobody may declare war on B.
card-military-alliance-text = Both partners have +{ $amount } strength. The pact ends if one attacks the other.
card-peace-treaty-text = Both partners have +{ $amount } culture. Neither may attack the other.

## Sides and options

side-a = side A
side-b = side B

option-resignation = Whether players may resign in their politics phase (R3.6). Off by default: a bot that plays at random would otherwise resign in the middle of the game.
option-khan-in-uprising = Whether Genghis Khan scores at the end of a turn with an uprising (R10.2.4).
option-churchill-science = What the temporary science of Winston Churchill may pay for: units, or art of war technologies too.
option-raid-rounding = Where a Raid rounds half of the cost: on the sum, or on each building.
option-technology-war = Whether the winner of a War over Technology may mix technologies and points, or takes either.
option-supremacy = When Acceptance of Supremacy moves its resource: in production, or at the start of the turn (R11.14).
option-impact-of-agriculture = Whether Impact of Agriculture counts the farms only, or the food of a pact too.
option-international-agreement = Whether International Agreement gives an allowance of civil actions, or spends own ones (R11.11).
option-iconoclasm = Whether Iconoclasm removes all leaders in Age IV, or none.
option-final-events = In which order the last events are scored: by the list of cards, or as the start player chooses where it matters (T13).
option-bach-with-cards = Whether Bach’s upgrade to a theater can also be carried out by Urban Growth or Efficient Upgrade (R10.5.3).
option-hammurabi-revolution = Whether the civil action that Hammurabi makes counts for a revolution and may be left over, or no civil action is left after it (R11.16).

choice-khan-in-uprising-scores = scores
choice-khan-in-uprising-nothing = scores nothing
choice-churchill-science-units = units
choice-churchill-science-units-and-art-of-war = art of war too
choice-raid-rounding-sum = on the sum
choice-raid-rounding-each = on each building
choice-technology-war-mixed = may mix
choice-technology-war-either = takes either
choice-supremacy-production = in production
choice-supremacy-turn-start = at the start of the turn
choice-impact-of-agriculture-farms = farms only
choice-impact-of-agriculture-farms-and-pact = a pact too
choice-international-agreement-allowance = an allowance
choice-international-agreement-own-actions = own actions
choice-iconoclasm-all-in-age-iv = all
choice-iconoclasm-none-in-age-iv = none
choice-final-events-list = by the list of cards
choice-final-events-start-player = the start player chooses
choice-hammurabi-revolution-counts = counts
choice-hammurabi-revolution-none-left = no action is left

## Questions

prompt-first-turn =
    { $n ->
        [one] { $seat }: take a card with your civil action.
       *[other] { $seat }: take cards. You have { $n } civil actions.
    }
    .others =
        { $n ->
            [one] { $seat } takes a card with one civil action.
           *[other] { $seat } takes cards and has { $n } civil actions.
        }
prompt-turn = { $seat }: what do you do? Civil actions: { $civil }, military actions: { $military }.
    .others = { $seat } is taking a turn. Civil actions: { $civil }, military actions: { $military }.
prompt-politics = { $seat }: your political action?
    .others = { $seat } chooses a political action.
prompt-look = { $seat }: you have given up your political action. Does Joan of Arc look at the next event?
    .others = { $seat } gives up the political action. Joan of Arc may look at the next event.
prompt-final-events = { $seat }: which event is scored next?
    .others = { $seat } chooses the event that is scored next.
prompt-politics-again = { $seat }: Julius Caesar allows a second political action, once in the game.
    .others = { $seat } may take a second political action with Julius Caesar, once in the game.
prompt-action-card = { $seat }: what do you do with { $card }?
    .others = { $seat } plays { $card }.
prompt-auction =
    { $n ->
        [0] { $seat }: { $card } is found. What do you bid?
       *[other] { $seat }: { $card }, the bid stands at { $n }. Do you bid more?
    }
    .others =
        { $n ->
            [0] { $seat } bids first. Found: { $card }.
           *[other] { $seat } bids more than { $n }, or passes. Found: { $card }.
        }
prompt-colonize = { $seat }: send a force of { $n } to { $card }. It has { $force } so far.
    .others = { $seat } sends a force of { $n } to { $card }. It has { $force } so far.
prompt-defend =
    { $n ->
        [one] { $seat }: { $other } attacks with { $card }. You need one more to hold.
       *[other] { $seat }: { $other } attacks with { $card }. You need { $n } more to hold.
    }
    .others =
        { $n ->
            [one] { $seat } defends against { $other }: { $card }. One more is needed to hold.
           *[other] { $seat } defends against { $other }: { $card }. { $n } more are needed to hold.
        }
prompt-spoils = { $seat }: { $card } succeeds. What do you take from { $other }?
    .others = { $seat } succeeds with { $card } and chooses what to take from { $other }.
prompt-pact = { $seat }: { $other } offers you { $card }. Do you accept?
    .others = { $seat } accepts the offer of { $other } or declines: { $card }.
prompt-pact-side = { $seat }: { $other } offers you { $card }; you would be { $side }. Do you accept?
    .others = { $seat } accepts the offer of { $other }, as { $side }, or declines: { $card }.
prompt-discard =
    { $n ->
        [one] { $seat }: discard one military card.
       *[other] { $seat }: discard { $n } military cards.
    }
    .others =
        { $n ->
            [one] { $seat } discards one military card.
           *[other] { $seat } discards { $n } military cards.
        }
prompt-lose-population =
    { $n ->
        [one] { $seat }: you lose a worker. From which card?
       *[other] { $seat }: you lose { $n } workers. From which cards?
    }
    .others =
        { $n ->
            [one] { $seat } loses a worker and chooses the card.
           *[other] { $seat } loses { $n } workers and chooses the cards.
        }
prompt-lose-blue =
    { $n ->
        [one] { $seat }: give a blue token back to the box. From which card?
       *[other] { $seat }: give { $n } blue tokens back to the box. From which cards?
    }
    .others =
        { $n ->
            [one] { $seat } gives a blue token back to the box.
           *[other] { $seat } gives { $n } blue tokens back to the box.
        }
prompt-cover-stages =
    { $n ->
        [one] { $seat }: your bank is empty. Which card gives the token for the stage?
       *[other] { $seat }: your bank is empty. Which cards give the { $n } tokens for the stages?
    }
    .others =
        { $n ->
            [one] { $seat } chooses the card that gives the token for the stage; the bank is empty.
           *[other] { $seat } chooses the cards that give the { $n } tokens for the stages; the bank is empty.
        }
prompt-technology-spoils = { $seat }: you won by { $n }. Take technologies of { $other }, or science points?
    .others = { $seat } won by { $n } and chooses what to take from { $other }.
prompt-split-gain = { $seat }: you gain { $n } in food and resources. How do you divide it?
    .others = { $seat } gains { $n } in food and resources and divides it.
prompt-split-loss = { $seat }: you lose { $n } in food and resources. How do you divide it?
    .others = { $seat } loses { $n } in food and resources and divides it.
prompt-either =
    { $n ->
        [one] { $seat }: you gain 1 food or 1 resource. Which do you take?
       *[other] { $seat }: you gain { $n } food or { $n } resources. Which do you take?
    }
    .others =
        { $n ->
            [one] { $seat } gains 1 food or 1 resource.
           *[other] { $seat } gains { $n } food or { $n } resources.
        }
prompt-build-free = { $seat }: do you build { $card } without paying?
    .others = { $seat } may build { $card } without paying.
prompt-raze = { $seat }: which building of { $other } is destroyed?
    .others = { $seat } chooses a building of { $other } that is destroyed.
prompt-agreement =
    { $n ->
        [one] { $seat }: take a card for one civil action of the agreement?
       *[other] { $seat }: take cards for { $n } civil actions of the agreement?
    }
    .others =
        { $n ->
            [one] { $seat } may take a card for one civil action of the agreement.
           *[other] { $seat } may take cards for { $n } civil actions of the agreement.
        }
prompt-tuck-homer = { $seat }: does Homer go under a wonder, or do you take a civil action back?
    .others = { $seat } puts Homer under a wonder or takes a civil action back.
prompt-lose-colony = { $seat }: which colony becomes independent?
    .others = { $seat } chooses the colony that becomes independent.
prompt-ruin = { $seat }: which wonder turns to ruins?
    .others = { $seat } chooses the wonder that turns to ruins.
prompt-civilize = { $seat }: one thing at a cost lowered by one?
    .others = { $seat } may do one thing at a cost lowered by one.

### What is confirmed where several things are chosen together

confirm-discard =
    { $n ->
        [one] Discard one military card
       *[other] Discard { $n } military cards
    }
confirm-lose-population =
    { $n ->
        [one] Give one worker back
       *[other] Give { $n } workers back
    }
confirm-lose-blue =
    { $n ->
        [one] Give one blue token back
       *[other] Give { $n } blue tokens back
    }
confirm-cover-stages =
    { $n ->
        [one] Build with one token
       *[other] Build with { $n } tokens
    }
confirm-colonize =
    { $first ->
        [0] Colonize with this force
        [one] Colonize with one unit
       *[other] Colonize with { $first } units
    }
confirm-defend =
    { $n ->
        [one] Defend with one card
       *[other] Defend with { $n } cards
    }
confirm-spoils =
    { $n ->
        [one] Destroy one building
       *[other] Destroy { $n } buildings
    }

## Answers

label-take =
    { $n ->
        [0] Take { $card } for nothing
        [one] Take { $card } for one civil action
       *[other] Take { $card } for { $n } civil actions
    }
label-increase = Increase the population for { $n } food
label-build =
    { $n ->
        [0] Build { $card }
       *[other] Build { $card } for { $n }
    }
label-upgrade = Upgrade { $old } to { $new } for { $n }
label-destroy = Destroy { $card }
label-disband = Disband { $card }
label-stage =
    { $n ->
        [one] Build a stage of { $card } for { $price }
       *[other] Build { $n } stages of { $card } for { $price }
    }
label-develop = Develop { $card } for { $n } science
label-revolution = Revolution: { $card } for { $n } science
label-play-leader = Put { $card } in charge
label-play-card = Play { $card }
label-play-tactic = Play the tactic { $card }
label-play-bonus = { $card }, adds { $n }
label-copy = Copy the tactic { $card }
label-prepare = Prepare { $card }
label-attack = { $card } against { $other }
label-war = Declare { $card } on { $other }
label-offer = Offer { $card } to { $other }
label-offer-side = Offer { $card } to { $other }, taking { $side }
label-break = Break { $card } with { $other }
label-resign = Resign
label-accept = Accept
label-refuse = Refuse
label-use = Use { $card }
label-use-culture = { $card }: three culture points
label-use-army = { $card }: three science and three resources for the army
label-use-columbus = { $card } colonizes { $territory }
label-recruit = Raise { $card } from the people for { $n }
label-bid = Bid { $n }
label-pass = Pass
label-send = Send { $card }
label-sail = Set sail
label-discard = { $card }
label-discard-defense = Discard { $card }, adds 1
label-no-defense = No defense
label-food = { $food } food, { $resources ->
        [one] { $resources } resource
       *[other] { $resources } resources
    }
label-raze = { $card } of { $other }
label-recall = A worker from { $card }
label-return = A token from { $card }
label-pick = { $card }
label-action-back = Take the civil action back
label-points = The rest in science points
label-end-actions = End the turn
label-no-politics = No political action
label-stop = No more cards
label-no-cards = No cards
label-refrain = Nothing

## Facts

note-turn-began = Round { $n }: { $seat }.
note-age-began = Age { $age } begins.
note-took = { $seat } takes { $card }.
note-increased = { $seat } increases the population.
note-built = { $seat } builds { $card }.
note-upgraded = { $seat } upgrades { $old } to { $new }.
note-destroyed = { $card } of { $seat } is destroyed.
note-disbanded = { $seat } disbands { $card }.
note-leader-played = { $seat } is led by { $card }.
note-leader-left = { $card } leaves { $seat }.
note-stages-built =
    { $n ->
        [one] { $seat } builds a stage of { $card }.
       *[other] { $seat } builds { $n } stages of { $card }.
    }
note-wonder-completed = { $seat } completes { $card }.
note-wonder-left = { $seat } loses the unfinished { $card }.
note-developed = { $seat } develops { $card }.
note-revolted = Revolution: { $seat } has { $card }.
note-card-played = { $seat } plays { $card }.
note-tactic-played = { $seat } plays the tactic { $card }.
note-tactic-copied = { $seat } copies the tactic { $card }.
note-prepared = { $seat } prepares an event of level { $n }.
note-event-revealed = { $seat } reveals { $card }.
note-event-scored =
    { $n ->
        [one] { $seat } scores 1 culture point ({ $card }).
       *[other] { $seat } scores { $n } culture points ({ $card }).
    }
note-event-lost =
    { $n ->
        [one] { $seat } loses 1 culture point ({ $card }).
       *[other] { $seat } loses { $n } culture points ({ $card }).
    }
note-event-over = The event is resolved.
note-event-unfelt = Nobody is affected.
note-attacked = { $seat } attacks { $other }: { $card }.
note-attack-succeeded = { $card } of { $seat } against { $other } succeeds.
note-attack-failed = { $other } holds out against { $card } of { $seat }.
note-compared = { $seat } has strength { $strength }, { $other } has { $defense }.
note-war-declared = { $seat } declares { $card } on { $other }.
note-war-resolved = { $card }: { $seat } wins against { $other } by { $n }.
note-war-lost = { $card }: { $seat } loses against { $other } by { $n }.
note-war-drawn = { $card }: { $seat } and { $other } are equally strong; nothing happens.
note-pact-offered = { $seat } offers { $card } to { $other }.
note-pact-made = { $seat } and { $other } agree on { $card }.
note-pact-refused = { $seat } refuses { $card } of { $other }.
note-pact-ended = { $card } between { $seat } and { $other } is over.
note-resigned = { $seat } resigns.
note-bid-made =
    { $n ->
        [0] { $seat } passes.
       *[other] { $seat } bids { $n }.
    }
note-units-sent = { $seat } sends { $card }.
note-bonus-played = { $seat } plays { $card }.
note-colonized = { $seat } has the colony { $card }.
note-not-colonized = Nobody wants { $card }; { $seat } was the last to be asked.
note-colony-lost = { $seat } loses the colony { $card }.
note-uprising = Uprising: { $seat } produces nothing.
note-produced = { $seat } produces { $science } science and { $culture } culture.
note-stored = { $seat } gets food: { $food }, resources: { $resources }. Food consumed: { $eaten }.
note-corruption =
    { $food ->
        [0] { $resources ->
            [0] Corruption: { $seat } loses { $n } resources or food, as far as there are any.
            [one] Corruption: { $seat } loses 1 resource; the blue bank is too empty.
           *[other] Corruption: { $seat } loses { $resources } resources; the blue bank is too empty.
        }
       *[other] { $resources ->
            [0] Corruption: { $seat } loses { $food } food instead of resources; the blue bank is too empty.
            [one] Corruption: { $seat } loses 1 resource and { $food } food; the blue bank is too empty.
           *[other] Corruption: { $seat } loses { $resources } resources and { $food } food; the blue bank is too empty.
        }
    }
note-hunger = Famine: { $seat } lacks { $n } food. { $unpaid ->
        [0] That costs { $culture } culture points.
       *[other] { $culture ->
            [0] That would cost { $due } culture points, but there are none.
            [one] That would cost { $due } culture points; there is but 1, and it is lost.
           *[other] That would cost { $due } culture points; there are but { $culture }, and they are lost.
        }
    }
note-drew = { $seat } draws { $card }.
note-drew-hidden = { $seat } draws a military card.
note-discarded = { $seat } discards { $card }.
note-discarded-hidden = { $seat } discards a military card.
note-scored =
    { $n ->
        [one] { $seat } scores one culture point.
       *[other] { $seat } scores { $n } culture points.
    }
note-lost-points =
    { $n ->
        [one] { $seat } loses one culture point.
       *[other] { $seat } loses { $n } culture points.
    }
note-lost-population = { $seat } loses a worker.
note-lost-population-on = { $seat } loses a worker ({ $card }).
note-population-gained =
    { $n ->
        [one] { $seat } gains a worker.
       *[other] { $seat } gains { $n } workers.
    }
note-science-scored =
    { $n ->
        [one] { $seat } gains 1 science point.
       *[other] { $seat } gains { $n } science points.
    }
note-science-lost =
    { $n ->
        [one] { $seat } loses 1 science point.
       *[other] { $seat } loses { $n } science points.
    }
note-yellow-changed =
    { $n ->
        [one] { $seat } gains a yellow token.
       *[other] { $seat } gains { $n } yellow tokens.
    }
note-yellow-lost =
    { $n ->
        [one] { $seat } loses a yellow token.
       *[other] { $seat } loses { $n } yellow tokens.
    }
note-blue-changed =
    { $n ->
        [one] { $seat } gains a blue token.
       *[other] { $seat } gains { $n } blue tokens.
    }
note-blue-lost =
    { $n ->
        [one] { $seat } loses a blue token.
       *[other] { $seat } loses { $n } blue tokens.
    }
note-actions-lost =
    { $n ->
        [one] { $seat } loses a civil action.
       *[other] { $seat } loses { $n } civil actions.
    }
note-actions-lost-discontent =
    { $workers ->
        [one] { $n ->
            [one] { $seat } loses a civil action, for one worker is discontent.
           *[other] { $seat } loses { $n } civil actions, for one worker is discontent.
        }
       *[other] { $n ->
            [one] { $seat } loses a civil action, for { $workers } workers are discontent.
           *[other] { $seat } loses { $n } civil actions, for { $workers } workers are discontent.
        }
    }
note-strength-changed = { $seat } now has strength { $new } instead of { $old }.
note-culture-changed = { $seat } now produces { $new } culture a turn instead of { $old }.
note-science-changed = { $seat } now produces { $new } science a turn instead of { $old }.
note-happiness-changed =
    { $new ->
        [one] { $seat } now has { $new } happy face instead of { $old }.
       *[other] { $seat } now has { $new } happy faces instead of { $old }.
    }
note-used = { $seat } uses { $card }.
note-peeked = { $seat } looks at the next event: { $card }.
note-peeked-hidden = { $seat } looks at the next event.
note-gained =
    { $resources ->
        [0] { $seat } gains { $food } food.
        [one] { $food ->
            [0] { $seat } gains { $resources } resource.
           *[other] { $seat } gains { $food } food and { $resources } resource.
        }
       *[other] { $food ->
            [0] { $seat } gains { $resources } resources.
           *[other] { $seat } gains { $food } food and { $resources } resources.
        }
    }
note-lost =
    { $resources ->
        [0] { $seat } loses { $food } food.
        [one] { $food ->
            [0] { $seat } loses { $resources } resource.
           *[other] { $seat } loses { $food } food and { $resources } resource.
        }
       *[other] { $food ->
            [0] { $seat } loses { $resources } resources.
           *[other] { $seat } loses { $food } food and { $resources } resources.
        }
    }
note-ruined = { $card } of { $seat } turns to ruins.
note-technology-stolen = { $seat } takes { $card } from { $other }.
note-tucked = Homer is remembered in { $card } of { $seat }.
note-last-round = The last round is round { $n }; { $seat } has brought it about.
note-game-ended = The game ends in round { $n }, in the turn of { $seat }.

## Losses

loss-game = You lose the game: your civilization leaves it, with all its cards.
loss-civil-actions =
    { $n ->
        [one] 1 civil action stays unused.
       *[other] { $n } civil actions stay unused.
    }
loss-military-actions =
    { $n ->
        [one] 1 military action stays unused and draws no card.
       *[other] { $n } military actions stay unused and draw no cards.
    }
loss-military-cards =
    { $n ->
        [one] You must discard 1 military card: your hand is above its limit.
       *[other] You must discard { $n } military cards: your hand is above its limit.
    }
loss-uprising = Uprising, { $discontent } discontent to { $unused ->
        [one] 1 unused worker
       *[other] { $unused } unused workers
    }: the whole production is left out, { $science } science, { $culture } culture, { $food } food and { $resources ->
        [one] 1 resource
       *[other] { $resources } resources
    }.
loss-corruption =
    { $n ->
        [one] Corruption: 1 resource is lost, because the blue bank is too empty.
       *[other] Corruption: { $n } resources are lost, because the blue bank is too empty.
    }
loss-corruption-food =
    { $resources ->
        [0] Corruption: { $food } food is lost, because the blue bank is too empty.
        [one] Corruption: 1 resource and { $food } food are lost, because the blue bank is too empty.
       *[other] Corruption: { $resources } resources and { $food } food are lost, because the blue bank is too empty.
    }
loss-famine = Famine: { $n } food is missing. { $unpaid ->
        [0] That costs { $culture } culture points.
       *[other] { $culture ->
            [one] That would cost { $due } culture points; you have but 1, and lose it.
           *[other] That would cost { $due } culture points; you have but { $culture }, and lose them all.
        }
    }
loss-food = { $n } food is not produced: the blue bank runs out of tokens.
loss-resources =
    { $n ->
        [one] 1 resource is not produced: the blue bank runs out of tokens.
       *[other] { $n } resources are not produced: the blue bank runs out of tokens.
    }

## Reasons

why-over = The game is over.
why-other-turn = Another player has to decide now.
why-wrong-moment = This is not the moment for it.
why-must-choose = Here a choice must be made.
why-bid-too-low = A bid must be higher than the one before.
why-bid-too-high = No bid may be higher than the force that can really be sent.
why-force-too-weak = At least one unit is sent, units before cards, and the force must reach the bid.
why-no-such-defense = Only cards of the hand defend, no more than there are military actions, and only if they suffice.
why-not-by-this-card = This card does not allow that, or it cannot be paid.
why-no-resigning-in-age-iv = Nobody resigns in Age IV.
why-no-resigning = This game is played without resigning.
why-no-pact = There is no such pact.
why-no-power = No leader, wonder or pact of yours allows that now.
why-not-political = Now is the time for a political action.
why-not-in-hand = This card is not in your hand.
why-no-event = Only events and territories can be prepared.
why-no-pact-card = This card is no pact.
why-no-such-player = There is no such other player.
why-no-attack-card = This card is neither an aggression nor a war.
why-gandhi = Mahatma Gandhi does not attack.
why-no-military-actions = There are not enough military actions.
why-protected = A pact forbids this attack.
why-at-war = Your declared war must be resolved first.
why-no-war-in-last-round = No war is declared in the last round.
why-not-weaker = Only a weaker civilization can be the victim of an aggression.
why-not-weaker-or-nothing = The rival is not weaker, or has nothing that the card could take.
why-politics-given-up = This political action was given up for International Agreement.
why-politics-over = The politics phase is over.
why-first-turn = In the first turn cards are taken, nothing else.
why-no-yellow = The yellow bank is empty.
why-no-food = There is not enough food.
why-no-civil-actions = There are not enough civil actions.
why-no-worker-there = No worker of yours stands there.
why-destroy-or-disband = Buildings are destroyed, units are disbanded.
why-no-wonder = There is no unfinished wonder.
why-no-resources-for-stage = So many stages cannot be paid or built with one action.
why-empty-place = No card lies there.
why-unfinished-wonder = One wonder must be finished before the next is taken.
why-hand-full = The hand holds as many civil cards as there are civil actions.
why-leader-of-age = You have already taken a leader of this age.
why-has-technology = You have this technology in hand or in play.
why-too-dear = This place costs more civil actions than you have.
why-no-technology = You have not developed this technology.
why-no-unused-worker = There is no unused worker.
why-urban-limit = The government allows no more buildings of this type.
why-no-resources = There are not enough resources.
why-no-upgrade = An upgrade goes to a higher level of the same type.
why-is-no-technology = This card is no technology.
why-partner-cannot-pay = Your partner in Scientific Cooperation has no science point to pay.
why-no-government = Only a government is introduced by a revolution.
why-no-revolution = A revolution takes all actions and its cost in science.
why-no-science = There are not enough science points.
why-not-played-here = This card is played in the politics phase or as a bonus.
why-one-tactic = One tactic is played or copied in a turn.
why-just-taken = An action card is not played in the turn it was taken.
why-card-has-no-use = What the card allows cannot be done now.
why-develop-instead = Technologies are developed, not played.
why-not-common = This tactic is not among the common ones.
why-own-tactic = This is your tactic already.

## What is uncertain

source-uncertain = Cards: all numbers are known; on { $n } cards a detail of the effect is not certain, and options offer the other readings.

## At the terminal

ages-none = none
ages-you = { $name } (you)
ages-columns = |culture|science|strength|faces|food|res.|civil|mil.|hands
ages-legend = ◆ a civil action to take the card   faces: happy/needed   hands: civil/military
ages-age = Age { $age }, round { $round }. Civil cards left: { $civil }, military cards left: { $military }.
ages-place =
    { $cost ->
        [0] { $n }: { $card }
        [one] { $n }: { $card }, for one civil action
       *[other] { $n }: { $card }, for { $cost } civil actions
    }
ages-tactics = Tactics to copy: { $cards }.
ages-current = Current events ({ $n }): { $cards }.
ages-future = Future events ({ $n }): { $cards }.
ages-past = Past events ({ $n }): { $cards }.
ages-next-event = You know the next event: { $card }.
ages-event-own = Age { $age } prepared by you ({ $card })
ages-event-by = Age { $age } prepared by { $seat }
ages-event-set-up = Age { $age } from the set-up
ages-next = Next production: food { $food }, resources { $resources }.
ages-uprising = Uprising: { $seat } would produce nothing.
ages-actions = Civil actions: { $civil } of { $civils }, military actions: { $military } of { $militaries }.
ages-next-worker = The next worker costs { $n } food.
ages-ruins = In ruins: { $cards }.
ages-war = War: { $card }, { $seat } against { $other }.
ages-player = { $seat }: culture { $culture } and { $culture_rating } a turn, science { $science } and { $science_rating } a turn, strength { $strength }, food { $food }, resources { $resources }, happy faces { $happiness }, discontent workers { $discontent }, military cards { $military_cards }.
ages-technologies = Technologies: { $cards }. Unused workers: { $unused }.
ages-workers =
    { $n ->
        [0] { $card }
       *[other] { $card } with { $n }
    }
ages-store = { $card } with { $n }, holding { $tokens }
ages-rule = Government: { $government }. Leader: { $leader }. Special technologies: { $specials }.
ages-banks = Blue bank { $blue }, yellow bank { $yellow }, consumption { $consumption }, corruption { $corruption }.
ages-wonders = Wonders: { $cards }.
ages-building = Under construction: { $card }, { $n ->
        [one] { $n } stage
       *[other] { $n } stages
    } done, stages cost { $costs }.
ages-colonies = Colonies: { $cards }.
ages-tactic = Tactic: { $card }.
ages-pact = Pact: { $card }, with { $other }.
ages-hand = Civil cards in hand: { $cards }.
ages-military = Military cards in hand: { $cards }.
ages-card = { $card }: { $text }

score-production = Production
score-prepared = Events prepared
score-impacts = Events scored
score-other = Cards, wonders, conflicts

## At the table in the browser

web-ages-head = Age { $age }, round { $round }
web-ages-last-rounds = Age { $age }, round { $round }; round { $last } is the last
web-ages-over = The game is over
web-ages-row = Card row
web-ages-civil-deck = Civil cards left in this age: { $n }
web-ages-military-deck = Military cards left in this age: { $n }
web-ages-ratings = Scores and ratings, with what the next production brings
web-ages-everybody = Compare everybody
web-ages-head-culture = Culture points, and what the next production brings
web-ages-head-science = Science points, and what the next production brings
web-ages-head-strength = Strength
web-ages-head-face = Happy faces, and how many are needed
web-ages-head-food = Food, and what the next production brings after consumption
web-ages-head-resource = Resources, and what the next production brings after corruption
web-ages-head-civil = Civil actions left
web-ages-head-military = Military actions left
web-ages-head-card = Civil and military cards in hand
web-ages-number-culture = Culture points
web-ages-number-culture-rating = Culture each turn
web-ages-number-science = Science points
web-ages-number-science-rating = Science each turn
web-ages-number-strength = Strength
web-ages-number-faces = Happy faces
web-ages-number-discontent = Discontent workers
web-ages-number-food = Food
web-ages-number-resources = Resources
web-ages-number-civil = Civil actions
web-ages-number-military = Military actions
web-ages-number-workers = Unused workers
web-ages-number-yellow = Yellow bank
web-ages-number-blue = Blue bank
web-ages-number-civil-cards = Civil cards in hand
web-ages-number-military-cards = Military cards in hand
web-ages-happiness =
    { $discontent ->
        [0] Happy faces: { $faces }, needed: { $needed }.
       *[other] Happy faces: { $faces }, needed: { $needed }. Discontent workers: { $discontent }.
    }
web-ages-events = Events
web-ages-current = Current events: { $n }
web-ages-future = Future events: { $n }
web-ages-past = Past events: { $n }
web-ages-current-short = Current { $n }
web-ages-future-short = Future { $n }
web-ages-past-short = Past { $n }
web-ages-tactics = Tactics that everybody may copy
web-ages-technologies = Technologies by type and level
web-ages-limit = The government allows at most { $n } buildings of each type.
web-ages-banks = Workers and banks
web-ages-pool = Unused workers
web-ages-unused = Unused workers: { $n }
web-ages-yellow-bank = Yellow bank: { $n }
web-ages-yellow-help =
    { $cost ->
        [-1] The bank is empty. Each turn { $eaten } food is eaten.
       *[other] The next worker costs { $cost } food. Each turn { $eaten } food is eaten.
    }
web-ages-consumption = Food eaten each turn: { $n }
web-ages-blue-bank = Blue bank: { $n }
web-ages-blue-help =
    { $n ->
        [0] No corruption: the bank is full enough.
       *[other] Corruption: { $n } resources are lost each turn.
    }
web-ages-corruption = Resources lost to corruption each turn: { $n }
web-ages-civil-actions = Civil actions: { $left } of { $total }
web-ages-military-actions = Military actions: { $left } of { $total }
web-ages-spare-unit-resource = For this turn: { $n ->
        [one] { $n } resource
       *[other] { $n } resources
    } for military units
web-ages-spare-unit-science = For this turn: { $n } science for military technologies
web-ages-spare-resource = For this turn: { $n ->
        [one] { $n } resource
       *[other] { $n } resources
    }
web-ages-spare-food = For this turn: { $n } food
web-ages-missing = Not in play yet
web-ages-none-of = { $kind }: not in play yet
web-ages-portraits = Government, leader and wonders
web-ages-glory = Special technologies, tactic, colonies and agreements
web-ages-rule = Actions and unused workers
web-ages-finished = { $card }, completed
web-ages-ruined = { $card }, in ruins
web-ages-at-war = { $card }: { $attacker } against { $rival }
web-ages-demolish = Destroy or disband …
web-ages-civil-hand = Civil cards: { $n } of at most { $limit }
web-ages-military-hand = Military cards: { $n }; at the end of the turn at most { $limit }
web-ages-no-civil-cards = No civil cards
web-ages-no-military-cards = No military cards
web-ages-costs = Costs: { $amounts }
web-ages-stages = Stages: { $costs } resources
web-ages-gives = Gives: { $amounts }
web-ages-gives-once = Once: { $amounts }
web-ages-uncertain = The sources do not settle a detail of this card; the options of the table offer the other reading.
web-ages-kind-and-age = { $kind }, Age { $age }

web-ages-kind-farm = Farm
web-ages-kind-mine = Mine
web-ages-kind-lab = Lab
web-ages-kind-temple = Temple
web-ages-kind-library = Library
web-ages-kind-theater = Theater
web-ages-kind-arena = Arena
web-ages-kind-infantry = Infantry
web-ages-kind-cavalry = Cavalry
web-ages-kind-artillery = Artillery
web-ages-kind-air-force = Air force
web-ages-kind-government = Government
web-ages-kind-special-law = Law
web-ages-kind-special-military = Art of war
web-ages-kind-special-exploration = Exploration
web-ages-kind-special-construction = Construction
web-ages-kind-leader = Leader
web-ages-kind-wonder = Wonder
web-ages-kind-action = Action card
web-ages-kind-event = Event
web-ages-kind-territory = Territory
web-ages-kind-tactic = Tactic
web-ages-kind-bonus = Military bonus
web-ages-kind-aggression = Aggression
web-ages-kind-war = War
web-ages-kind-pact = Pact

web-ages-symbol-food = { $n } food
web-ages-symbol-resource = { $n ->
        [one] { $n } resource
       *[other] { $n } resources
    }
web-ages-symbol-science = { $n } science
web-ages-symbol-culture = { $n } culture
web-ages-symbol-strength = { $n } strength
web-ages-symbol-defense = { $n } in defence
web-ages-symbol-face = happy faces: { $n }
web-ages-symbol-sad = unhappy faces: { $n }
web-ages-symbol-civil = civil actions: { $n }
web-ages-symbol-military = military actions: { $n }
web-ages-symbol-ship = colonization { $n }
web-ages-symbol-blue = blue tokens: { $n }
web-ages-symbol-yellow = yellow tokens: { $n }
web-ages-symbol-worker = population { $n }
web-ages-symbol-card = military cards: { $n }
web-ages-symbol-infantry = infantry: { $n }
web-ages-symbol-cavalry = cavalry: { $n }
web-ages-symbol-artillery = artillery: { $n }

web-ages-dialogue-auction = A territory is found
web-ages-dialogue-colonize = The colonization force
web-ages-dialogue-aggression = Aggression
web-ages-dialogue-pact = A pact is offered
web-ages-dialogue-event = An event
web-ages-dialogue-spoils = Spoils of war
web-ages-dialogue-choice = Your choice
web-ages-bids = bids { $n }
web-ages-still-in = may bid
web-ages-passed = has passed
web-ages-force = Your strongest possible force: { $n }
web-ages-force-so-far = Force so far
web-ages-your-bid = Your bid
web-ages-laid = Cards laid face down: { $n }
web-ages-defend-help = The lit cards of your hand can reach the attacker's strength.

## What a seat may count

group-civil = Civil cards, Age { $age }
group-military = Military cards, Age { $age }
place-row = card row
place-common-tactics = common tactics
place-past = past events
place-events = events you know

## The guided first game

chapter-first-turns = The first turns
chapter-government = A wonder and a government
chapter-colonies = Colonies and research
chapter-war = Armies and war

lesson-welcome = Welcome to Through the Ages. You lead a civilization from antiquity to modern times, card by card. Whoever has the most culture points in the end wins.
lesson-civilization = This is your civilization: technologies by kind, with your workers on them. Agriculture gives food, Bronze resources, Philosophy science, and Warriors are your army.
lesson-ratings = Here everybody is compared: the points so far, the ratings, and what the next production will bring. Culture is what wins, but strength keeps you safe.
lesson-row = Cards come from this row. The first five places cost one civil action, the next four two, the last four three. Each turn the row moves on, and what is dear today is cheaper tomorrow.
lesson-caesar = In the first round you only take cards, and whoever begins has one civil action. Take Julius Caesar: a leader who adds to your strength and your military actions.
lesson-production = Your turn ended with production: the farms gave two food, the mines two resources, and Philosophy one science point. So it goes every turn.
lesson-actions = From now on you have four civil actions and two military actions in each turn: the white and the red tokens beside your government.
lesson-leader = Let Julius Caesar lead you. That costs a civil action, and he brings a third military action.
lesson-population = More workers, more of everything. The yellow bank says what the next one costs: two food. Increase the population.
lesson-mine = Put a worker to use. A mine of Bronze costs two resources, and it gives one more resource every turn.
lesson-card = One civil action is left. Urban Growth lies on the first place; it makes a building cheaper. An action card can be played from the turn after you took it.
lesson-military = You did not use your military actions, and that is a plan: for each of them you draw a military card at the end of your turn, three at most. End the turn.
lesson-hand = These are yours alone: Plunder is an aggression, Barbarians an event, and Military Bonus helps to defend or to colonize.
lesson-attack = A turn begins with politics. Your strength is two, that of Bot 2 is one, and an aggression is played against a weaker rival. Play Plunder; it costs one military action.
lesson-plunder = Bot 2 needed one more to hold, for a tie defends. Cards from the hand could have done it, but none came. Take three resources.
lesson-event = Julius Caesar allows a second political action, once in the game. Prepare Barbarians: the card goes face down to the future events and scores its level, one culture point.
lesson-revealed = In return a current event was revealed: Development of Politics gave both of you three military cards. When the current events run out, the future ones take their place.
lesson-corruption = Mind the blue bank. Resources are tokens from it, and with so few left in it corruption would cost you two resources at the end of this turn. So spend them.
lesson-growth = Urban Growth was taken last turn, so now it can be played: a building for one resource less. Build Religion with it. A temple gives one culture point every turn, and a happy face that your people will soon want.
lesson-worker = Another worker, for two food. With fewer tokens in the yellow bank your people want one happy face, and the temple provides it. Without it there would be discontent.
lesson-warriors = Bot 2 has not forgotten. Warriors cost a military action and two resources, and make you stronger by one.
lesson-undo = Undo takes your decisions back until somebody else acts or something hidden is shown. The line in the log marks how far.
lesson-why = Point at anything that is not lit, or hold a finger on it, and the table says why you cannot choose it, with the clause of the rules.
lesson-rules = Here are the rules: one page to play by, and every clause with a search. The text view, in the same row or in the menu, tells the position in sentences.
lesson-end = The last round comes when the cards of Age III run out; then the events left over are scored as well. You have two civil actions left, and a wonder, the Library of Alexandria, lies on the first place. Now you and Bot 2 decide for yourselves.
lesson-wonder = Round four. Meanwhile you took the Library of Alexandria and built its first stage; a wonder has no effect until every stage is built.
lesson-territory = A territory is prepared as an event as well; when it is revealed later, it can be colonized. Prepare the Strategic Territory.
lesson-stage = Build the second stage of the wonder. Each costs a civil action and as many resources as are printed on it; it needs no worker.
lesson-complete = One more stage completes the Library: +{ $culture } culture and +{ $science } science every turn, and you may hold more cards in hand.
lesson-government = Despotism, your government, is the weakest there is. Theocracy lies on the third place; take it into your hand, for a government is a technology and has to be developed first.
lesson-breakthrough = The last civil action is for Breakthrough, an action card for research. The next chapter has a use for it.
lesson-three-cards = The military actions are left unused again: each brings a military card at the end of the turn. End the turn.
lesson-settlement = Bot 2 prepared an event, and Development of Settlement was revealed: each of you has gained a worker without paying food. It is still unused.
lesson-territories = Prepare the Inhabited Territory as well. That reveals the last current event, then the future ones move up, and you know better than Bot 2 what is among them.
lesson-before-revolution = A revolution comes next, and it spends all civil actions. Before that, spend the resources that corruption would take: build Warriors with the unused worker and a military action.
lesson-revolution = Developed in peace, Theocracy costs { $science_cost } science and one civil action. A revolution costs only { $revolution_cost } science, but all civil actions, and none of them may have been used. Declare it.
lesson-theocracy = Theocracy is your government: +{ $culture } culture, +{ $strength } strength, +{ $happiness ->
        [one] { $happiness } happy face
       *[other] { $happiness } happy faces
    }, and with Julius Caesar four military actions. Other governments bring more civil actions.
lesson-end-government = Now you can end the turn and play on alone. The next chapter begins with your next turn and is about colonies and research.
lesson-events = Round six, and Theocracy is your government. Your two territories are among these four current events; meanwhile Bot 2 has Swordsmen and has developed Knights.
lesson-crusades = Prepare Crusades, which help the strongest and harm the weakest. In return one of the four events is revealed.
lesson-auction = It is the Inhabited Territory. You bid in turn how strong your colonization force will be; whoever passes is out. Bid one.
lesson-outbid = Bot 2 bids two. You may only bid what you can send, and that would be five: three Warriors and two bonus cards. Bid three.
lesson-force = Bot 2 passes. A colonization force needs at least one military unit, so one of your Warriors is in it already. What you send is lost.
lesson-bonus = Cards make up the rest: each Military Bonus counts { $colonization_bonus } in a colonization. Both of them reach the bid, and two Warriors stay with you.
lesson-colony = The colony is yours: +{ $immediate_population } population once, and +{ $permanent_yellow_tokens ->
        [one] { $permanent_yellow_tokens } yellow token
       *[other] { $permanent_yellow_tokens } yellow tokens
    } for good. A full yellow bank means less consumption, and the next worker is cheaper.
lesson-technology = Now for research. Iron lies on the seventh place: such a mine brings { $resource ->
        [one] one resource
       *[other] { $resource } resources
    } and, like one of Bronze, takes only one blue token. Take the card.
lesson-research = A technology may be developed in the very turn in which you took it. Iron costs { $science_cost } science; play Breakthrough to develop it, and some of that comes back.
lesson-developed = Iron now lies in your civilization, but nobody works on it yet. A technology alone brings nothing.
lesson-upgrade = Upgrade a mine: its worker goes from Bronze to Iron, and you pay a civil action and only the difference between the building costs.
lesson-tactic = A tactic makes units an army. Fighting Band costs a military action, and with it { $infantry } infantry, your Warriors, are stronger by { $tactic_strength }.
lesson-common-tactic = From your next turn on this tactic lies there for everybody: anybody can copy it for two military actions, and you can copy those of the others.
lesson-end-colonies = The Strategic Territory will come soon; end the turn and play on if you like. The next chapter goes on to Age II, and to war.
lesson-age = Round eleven, Age II. You have developed Knights and Strategy and are building St. Peter's Basilica; Julius Caesar left with his age, and at its end everybody lost two yellow tokens.
lesson-uprising = The emptier the yellow bank, the more food is consumed and the more happy faces your people want. With more discontent workers than unused ones there is an uprising, and the whole production is left out.
lesson-war = Your strength is six, that of Bot 2 is three. Declare the War over Technology for { $military_action_cost ->
        [one] one military action
       *[other] { $military_action_cost } military actions
    }: it is resolved at the beginning of your next turn, and until then both of you can arm.
lesson-knights = Arm at once: the unused worker becomes Knights, a cavalry unit of strength { $strength }.
lesson-phalanx = Phalanx, which lies there for everybody, suits them: { $infantry } infantry and { $cavalry } cavalry are an army with +{ $tactic_strength } strength. Copy it for your last two military actions.
lesson-citizens = Your strength is eleven now. There is work at home too: consumption eats all the food that you produce. Increase the population.
lesson-farm = Build a farm for the new worker. Where food is missing for consumption, each one that is missing costs four culture points.
lesson-monarchy = For the last two civil actions there is a better government on the seventh place: Constitutional Monarchy has { $civil_actions ->
        [one] one civil action
       *[other] { $civil_actions } civil actions
    } and { $military_actions ->
        [one] one military action
       *[other] { $military_actions } military actions
    }.
lesson-spent = All actions are spent, and production is next. At the beginning of the turn corruption threatened to cost four resources; you have spent them, the blue bank is fuller, and nothing is lost.
lesson-hand-limit = Before that comes the hand limit: as many military cards as military actions, and one more thanks to the Library. Discard Rats; after that Bot 2 arms.
lesson-resolved = Bot 2 has built Swordsmen, but eleven against five is a victory by six. Bonus cards do not help in a war; had you lost, Bot 2 would have taken from you.
lesson-spoils = Six is what you win: as many science points, or special technologies at their price. Take Code of Laws, which costs { $science_cost } and brings a civil action.
lesson-peace = Five civil actions, and soon more: you have eleven science, Constitutional Monarchy costs { $science_cost } in peace and { $revolution_cost } by a revolution.
lesson-points = Culture points will decide: it stands 42 against 24, and every turn adds five. In Age III wars are fought for them too, and at the end events score what you have built.
lesson-end-war = Now you have seen all that the game is made of. From here on you decide: your political action is next.

## What the coach speaks of

feature-culture = culture
neglected-culture = Culture left lying
feature-rival-culture = culture of the best rival
neglected-rival-culture = A rival allowed to pull ahead
feature-culture-to-come = culture still to come
neglected-culture-to-come = Culture production neglected
feature-rival-culture-to-come = culture that the best rival will get
neglected-rival-culture-to-come = Culture production of a rival left alone
feature-economy = food, resources and workers
neglected-economy = Economy neglected
feature-knowledge = science and technologies
neglected-knowledge = Science neglected
feature-order = government, actions and happiness
neglected-order = Government and happiness neglected
feature-power = strength
neglected-power = Strength neglected
feature-cards = cards in hand, leader and wonder
neglected-cards = Cards neglected
feature-impacts = culture from events at the end
neglected-impacts = Events of the end neglected
feature-uprising = an uprising
neglected-uprising = An uprising allowed
feature-idle-tactic = a tactic without an army
neglected-idle-tactic = A tactic without an army
feature-pacts = pacts
neglected-pacts = Pacts neglected

# Standing orders

order-decline-pacts = Decline every pact
order-bid = Bid for territories, one at a time, up to
order-defend = Defend against aggressions if the cards suffice, else give way
