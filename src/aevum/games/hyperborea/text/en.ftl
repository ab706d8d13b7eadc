### Hyperborea: names, questions, answers, facts and reasons.

## Names

colour-red = red
colour-green = green
colour-purple = purple
colour-blue = blue
colour-orange = orange
colour-yellow = yellow
colour-grey = grey
space-any = any
spaces = { $one }, { $other }

terrain-desert = desert
terrain-forest = forest
terrain-swamp = swamp
terrain-mountain = mountain
terrain-hidden = face down

back-bronze = bronze
back-silver = silver
back-gold = gold

basic-exploration = Exploration
basic-warfare = Warfare
basic-growth = Growth
basic-progress = Progress
basic-trade = Trade
basic-science = Science
set-basic = { $name }, set { $n }
set-throne = Coral Throne tile

area-available = available cubes
area-unused = unused cubes

deck-I = deck I, Exploration and Warfare
deck-II = deck II, Trade and Growth
deck-III = deck III, Progress and Science
deck-IV = deck IV, Transformation and Renewal

objective-gems = gems
objective-technologies = five advanced technologies
objective-figures = the last figure

effect-move =
    { $n ->
        [one] 1 movement point
       *[other] { $n } movement points
    }
effect-fly =
    { $n ->
        [one] 1 flying point
       *[other] { $n } flying points
    }
effect-attack =
    { $n ->
        [one] 1 attack
       *[other] { $n } attacks
    }
effect-ranged =
    { $n ->
        [one] 1 ranged attack
       *[other] { $n } ranged attacks
    }
effect-fort =
    { $n ->
        [one] 1 fortress
       *[other] { $n } fortresses
    }
effect-figure =
    { $n ->
        [one] 1 figure
       *[other] { $n } figures
    }
effect-clone =
    { $n ->
        [one] clone 1 figure
       *[other] clone { $n } figures
    }
effect-draw =
    { $n ->
        [one] draw 1 cube
       *[other] draw { $n } cubes
    }
effect-retrieve =
    { $n ->
        [one] retrieve 1 cube
       *[other] retrieve { $n } cubes
    }
effect-spy =
    { $n ->
        [one] espionage
       *[other] espionage, { $n } times
    }
effect-tech =
    { $n ->
        [one] 1 advanced technology
       *[other] { $n } advanced technologies
    }
effect-remove-grey =
    { $n ->
        [one] remove 1 grey cube
       *[other] remove { $n } grey cubes
    }
effect-prog =
    { $n ->
        [one] { $steps ->
            [one] 1 step of progress
           *[other] { $steps } steps of progress in one row
        }
       *[other] { $steps ->
            [one] { $n } times 1 step of progress
           *[other] { $n } times { $steps } steps of progress in one row
        }
    }
effect-progdiff =
    { $n ->
        [one] 1 step of progress in one row
       *[other] 1 step of progress in each of { $n } different rows
    }
effect-create =
    { $n ->
        [one] create 1 cube ({ $colour })
       *[other] create { $n } cubes ({ $colour })
    }
effect-create-any =
    { $n ->
        [one] create 1 cube of any colour
       *[other] create { $n } cubes of any colour
    }
effect-gem =
    { $n ->
        [one] 1 gem
       *[other] { $n } gems
    }
effect-pay = exchange (give up { $loss }): { $gain }
effect-neighbours = all neighbouring opponents give up { $loss }
effect-and = { $one } + { $other }
effect-also = { $one }; { $other }
effect-or = { $one } or { $other }

loss-regress =
    { $n ->
        [one] 1 level of development
       *[other] { $n } levels of development
    }
loss-remove-cube =
    { $n ->
        [one] 1 cube that is not grey
       *[other] { $n } cubes that are not grey
    }
loss-remove-figure =
    { $n ->
        [one] 1 figure
       *[other] { $n } figures
    }
loss-remove-gem =
    { $n ->
        [one] 1 gem
       *[other] { $n } gems
    }

kind-move = movement
kind-fly = flying
kind-attack = attacks
kind-ranged = ranged attacks
kind-fort = fortresses
kind-figure = figures
kind-clone = clones
kind-draw = cubes to draw
kind-retrieve = cubes to retrieve
kind-spy = espionage
kind-tech = advanced technologies
kind-prog = progress
kind-create = new cubes
kind-gem = gems
kind-remove-grey = removed grey cubes

## Corrected tables

own-name = { $name }
own-tile = ruin tile { $name }
own-city = the city { $name }
own-effect = Effect: { $effect }.
own-start-of-turn = Permanent, at the start of each own turn: { $effect }.
own-instead = Permanent: { $one } become { $other }.
own-bonus = Permanent, whenever an activation gives { $kind }, once in addition: { $effect }.
ability-discount-any = Every set whose effect contains an attack needs one multicolour cube fewer.
ability-charges =
    { $n ->
        [one] A token lies on the tile; on an own turn it can be spent, once in the game, for this: { $effect }.
       *[other] { $n } tokens lie on the tile; on an own turn each can be spent, once in the game, for this: { $effect }.
    }
ability-charge-per-reset = A token on the tile can be spent on an own turn and comes back with every reset: { $effect }.
ability-ignore-terrain = Terrain never makes a step more expensive.
ability-extra-set = The tile is a set of its own ({ $spaces }): { $effect }.
ability-grey-as = Grey cubes may be placed on spaces of one more colour, { $colour }, but not on multicolour ones.
ability-start-tech = Starts with { $technology }, without a grey cube; it does not count towards the five technologies.
ability-bonus = Whenever an activation gives { $kind }, once in addition: { $effect }.
ability-start-gem =
    { $n ->
        [one] Starts with a gem.
       *[other] Starts with { $n } gems.
    }
ability-pay = On an own turn you may pay a gem, as often as you can pay, for this: { $effect }.
ability-ghost-convert = Instead of destroying an attacked ghost you may turn it into an own figure; the ghost then scores nothing.

## Sources

source-names = Technologies: { $n } of the { $all } names are our own.
source-technologies = Technologies: spaces, effect, points and deck of { $n } of the { $all } cards are reconstructed.
source-ruins = Ruin tiles: the effects of { $n } of the { $all } tiles are reconstructed; how many have which back is known.
source-hexes = Hexes: what { $n } of the { $all } central and borderland hexes show is reconstructed.
source-homelands = Homelands: what { $n } of the { $all } hexes show is reconstructed.
source-layouts = Board: { $n } of the { $all } places of all boards are reconstructed, among them those of all homelands.
source-basics = Basic technologies: { $n } of the { $all } sets are reconstructed.
source-tiles = Faction tiles: the abilities of { $n } of the { $all } tiles are reconstructed.
source-colours = Faction tiles: the colour of the figures is reconstructed on { $n } of the { $all } tiles; the abilities are known.
source-pieces = Pieces: { $n } of the numbers are reconstructed.

## Factions

faction-red_duchy = Red Duchy
faction-emerald_kingdom = Emerald Kingdom
faction-purple_matriarchy = Purple Matriarchy
faction-golden_barony = Golden Barony
faction-coral_throne = Coral Throne
faction-celestial_reign = Celestial Reign
faction-red_duchy-text = A people of warriors; a tournament decides who leads it.
faction-emerald_kingdom-text = Scouts and archers who live in the forest and with it.
faction-purple_matriarchy-text = The most numerous people, devoted to the goddess of life.
faction-golden_barony-text = Traders and diplomats of the desert, united by a baron.
faction-coral_throne-text = A community of equals that lets nothing go to waste.
faction-celestial_reign-text = A small realm of scholars and mages in search of lost knowledge.

faction-red_duchy_a = Red Duchy, tile A
faction-red_duchy_b = Red Duchy, tile B
faction-emerald_kingdom_a = Emerald Kingdom, tile A
faction-emerald_kingdom_b = Emerald Kingdom, tile B
faction-coral_throne_a = Coral Throne, tile A
faction-coral_throne_b = Coral Throne, tile B
faction-celestial_reign_a = Celestial Reign, tile A
faction-celestial_reign_b = Celestial Reign, tile B
faction-golden_barony_a = Golden Barony, tile A
faction-golden_barony_b = Golden Barony, tile B
faction-purple_matriarchy_a = Purple Matriarchy, tile A
faction-purple_matriarchy_b = Purple Matriarchy, tile B
faction-red_duchy_a-text = Every set whose effect contains an attack needs one multicolour cube fewer.
faction-red_duchy_b-text = Two fortress tokens lie on the tile; on an own turn each can be spent once in the game for one attack, one fortress or one ranged attack.
faction-emerald_kingdom_a-text = A token on the tile gives one movement point on an own turn; it comes back with every reset.
faction-emerald_kingdom_b-text = Terrain never makes a step more expensive.
faction-coral_throne_a-text = The tile is a set of its own: a grey and a coloured cube remove one grey cube for good, even the one just used, and give one gem. Each use needs both cubes anew.
faction-coral_throne_b-text = Grey cubes may be placed on orange spaces, but not on multicolour ones.
faction-celestial_reign_a-text = Starts with Alchemy or Diplomacy, without a grey cube; it does not count towards the five technologies.
faction-celestial_reign_b-text = Each activation that gives an advanced technology also lets you draw two cubes.
faction-golden_barony_a-text = Starts with two gems.
faction-golden_barony_b-text = On an own turn you may pay a gem for one attack, two movement points, three steps in one row or three cubes drawn, as often as you can pay.
faction-purple_matriarchy_a-text = Instead of destroying an attacked ghost you may turn it into an own figure; the ghost then scores nothing.
faction-purple_matriarchy_b-text = Starts with Outpost, without a grey cube; it does not count towards the five technologies.

## Cubes and terrain

colour-red-text = Red cubes stand for warfare.
colour-green-text = Green cubes stand for exploration.
colour-purple-text = Purple cubes stand for growth.
colour-blue-text = Blue cubes stand for science.
colour-orange-text = Orange cubes stand for progress.
colour-yellow-text = Yellow cubes stand for trade.
colour-grey-text = Grey cubes are waste: they fit grey spaces only and score nothing.
terrain-desert-text = Desert costs nothing extra.
terrain-forest-text = Entering forest costs 1 movement point more, except from forest.
terrain-swamp-text = Leaving swamp costs 1 movement point more, except to swamp.
terrain-mountain-text = Entering and leaving mountain each cost 1 movement point more, except from mountain to mountain.

## Advanced technologies

technology-T1-01 = Bastions
technology-T1-02 = Cartography
technology-T1-03 = Catapults
technology-T1-04 = Archery
technology-T1-05 = Cavalry
technology-T1-06 = Winged Steeds
technology-T1-07 = Berserkers
technology-T1-08 = Siege Engines
technology-T1-09 = Pathfinders
technology-T1-10 = Gliders
technology-T1-11 = Forced March
technology-T1-12 = Shield Wall
technology-T1-13 = Raiders
technology-T1-14 = Assassins
technology-T1-15 = War Banner
technology-T1-16 = Triumphal Arch
technology-T2-01 = Diplomacy
technology-T2-02 = Outpost
technology-T2-03 = Bazaar
technology-T2-04 = Banking
technology-T2-05 = Merchant Guild
technology-T2-06 = Tribute
technology-T2-07 = Agriculture
technology-T2-08 = Fertility Rites
technology-T2-09 = Caravans
technology-T2-10 = Mercenaries
technology-T2-11 = Colonists
technology-T2-12 = Great Harvest
technology-T2-13 = Treasury
technology-T2-14 = Palace
technology-T2-15 = Guild Apprentices
technology-T2-16 = Smuggling
technology-T3-01 = University
technology-T3-02 = Expertise
technology-T3-03 = Library
technology-T3-04 = Academy
technology-T3-05 = Philosophy
technology-T3-06 = Engineering
technology-T3-07 = Architecture
technology-T3-08 = Spymasters
technology-T3-09 = Sabotage
technology-T3-10 = Clockwork
technology-T3-11 = Astronomy
technology-T3-12 = Laboratory
technology-T3-13 = Mathematics
technology-T3-14 = Crafts
technology-T3-15 = Great Observatory
technology-T3-16 = Institute
technology-T4-01 = Alchemy
technology-T4-02 = Black Market
technology-T4-03 = Corruption
technology-T4-04 = Recycling
technology-T4-05 = Purification
technology-T4-06 = Slag Furnace
technology-T4-07 = Golems
technology-T4-08 = Hourglass
technology-T4-09 = Recall Horn
technology-T4-10 = Metamorphosis
technology-T4-11 = Arrow Towers
technology-T4-12 = Reincarnation
technology-T4-13 = Philosopher's Stone
technology-T4-14 = Crystal Core
technology-T4-15 = Crystal Forge
technology-T4-16 = Blight

technology-T1-01-text = Permanent, at the start of each own turn: place 2 fortresses.
technology-T1-02-text = Gain 3 movement points and draw 2 cubes.
technology-T1-03-text = Gain 3 ranged points and draw 1 cube.
technology-T1-04-text = Gain 2 ranged points.
technology-T1-05-text = Gain 1 attack point and 2 movement points.
technology-T1-06-text = Permanent: all your movement points are flying points.
technology-T1-07-text = Permanent, whenever an activation gives attack points, once in addition: gain 1 attack point.
technology-T1-08-text = Gain 2 attack points and 2 ranged points.
technology-T1-09-text = Gain 2 movement points.
technology-T1-10-text = Gain 2 flying points.
technology-T1-11-text = Gain 4 movement points and draw 1 cube.
technology-T1-12-text = Place 3 fortresses and draw 1 cube.
technology-T1-13-text = Take 1 gem and gain 2 movement points.
technology-T1-14-text = Every neighbouring opponent takes 1 figure off the board.
technology-T1-15-text = Place 1 figure where you already have one and gain 1 attack point.
technology-T1-16-text = Gain 1 attack point and draw 1 cube.
technology-T2-01-text = Take 1 gem and place 1 fortress.
technology-T2-02-text = Place 1 figure where you already have one and place 1 fortress.
technology-T2-03-text = Take 1 gem and place 1 fortress.
technology-T2-04-text = Take 2 gems.
technology-T2-05-text = Permanent, whenever an activation gives gems, once in addition: take 1 gem.
technology-T2-06-text = Take 1 gem and draw 1 cube; every neighbouring opponent loses 1 gem.
technology-T2-07-text = Place 2 figures in your homeland and gain 1 movement point.
technology-T2-08-text = Permanent, whenever an activation gives figures, once in addition: place 1 figure in your homeland.
technology-T2-09-text = Take 1 gem and draw 1 cube.
technology-T2-10-text = You may give up 1 gem to gain 2 attack points and place 1 figure in your homeland.
technology-T2-11-text = Place 1 figure where you already have one and gain 1 movement point.
technology-T2-12-text = Place 1 figure in your homeland, advance one row by 1 step and draw 1 cube.
technology-T2-13-text = Take 1 gem and advance one row by 1 step.
technology-T2-14-text = Place 1 figure in your homeland, place 1 fortress and draw 1 cube.
technology-T2-15-text = Place 1 figure in your homeland and take 1 gem.
technology-T2-16-text = Take 1 gem and draw 1 cube.
technology-T3-01-text = Permanent, at the start of each own turn: draw 1 cube.
technology-T3-02-text = Permanent, at the start of each own turn: advance one row by 1 step.
technology-T3-03-text = Take 1 advanced technology.
technology-T3-04-text = Take 1 advanced technology and place 1 fortress.
technology-T3-05-text = Advance 1 step three times, each time in any row.
technology-T3-06-text = Advance 1 step three times, each time in any row, and gain 1 movement point.
technology-T3-07-text = Advance 2 steps twice, each time in any row.
technology-T3-08-text = Use the effect of another player's advanced technology and draw 3 cubes.
technology-T3-09-text = Advance one row by 2 steps; every neighbouring opponent goes back 1 level in one row.
technology-T3-10-text = Permanent, whenever an activation gives progress, once in addition: advance one row by 1 step.
technology-T3-11-text = Draw 4 cubes and advance 1 step three times, each time in any row.
technology-T3-12-text = Put 1 new cube of any colour into the bag.
technology-T3-13-text = Draw 2 cubes.
technology-T3-14-text = Advance 1 step twice, each time in any row.
technology-T3-15-text = Advance one row by 2 steps and draw 2 cubes.
technology-T3-16-text = Take 1 advanced technology and advance one row by 1 step.
technology-T4-01-text = Draw 1 cube; you may replace 1 own cube that is not grey with a new one of any colour, in the same place.
technology-T4-02-text = Put 1 own cube back into the bag.
technology-T4-03-text = You may remove 1 cube that is not grey to take 1 gem.
technology-T4-04-text = Remove 1 grey cube for good and draw 1 cube.
technology-T4-05-text = Remove 1 grey cube for good.
technology-T4-06-text = Advance 1 step three times, each time in any row, and place 1 fortress.
technology-T4-07-text = Place 1 figure where you already have one and gain 2 movement points.
technology-T4-08-text = Draw 4 cubes.
technology-T4-09-text = Put 1 own cube back into the bag.
technology-T4-10-text = Permanent: every new figure is cloned instead of placed in your homeland.
technology-T4-11-text = Permanent, whenever an activation gives fortresses, once in addition: gain 1 ranged point.
technology-T4-12-text = You may take 1 own figure off the board to put 1 new cube of any colour into the bag and draw 2 cubes.
technology-T4-13-text = You may replace 1 own cube that is not grey with a new one of any colour, in the same place.
technology-T4-14-text = Draw 3 cubes and advance 1 step twice, each time in any row.
technology-T4-15-text = Put 1 new cube of any colour into the bag.
technology-T4-16-text = Every neighbouring opponent loses 1 cube that is not grey.

## Ruin tiles

ruin-RB-01 = Waystone
ruin-RB-02 = Waystone
ruin-RB-03 = Waystone
ruin-RB-04 = Bronze Blade
ruin-RB-05 = Bronze Blade
ruin-RB-06 = Bronze Blade
ruin-RB-07 = Field Standard
ruin-RB-08 = Field Standard
ruin-RB-09 = Field Standard
ruin-RB-10 = Clay Tablet
ruin-RB-11 = Clay Tablet
ruin-RB-12 = Clay Tablet
ruin-RB-13 = Tool Chest
ruin-RB-14 = Tool Chest
ruin-RB-15 = Jewel Box
ruin-RB-16 = Jewel Box
ruin-RB-17 = Crystal Shard
ruin-RB-18 = Crystal Shard
ruin-RB-19 = Building Plan
ruin-RB-20 = Throwing Spear
ruin-RS-01 = Silver Chest
ruin-RS-02 = Silver Chest
ruin-RS-03 = Silver Chest
ruin-RS-04 = Silver Chest
ruin-RS-05 = Silver Chest
ruin-RS-06 = Road Map
ruin-RS-07 = Road Map
ruin-RS-08 = Cavalry Sabre
ruin-RS-09 = Cavalry Sabre
ruin-RS-10 = Cavalry Sabre
ruin-RS-11 = Tower Shield
ruin-RS-12 = Tower Shield
ruin-RS-13 = Magic Mirror
ruin-RS-14 = Magic Mirror
ruin-RS-15 = Magic Mirror
ruin-RS-16 = War Horn
ruin-RS-17 = War Horn
ruin-RS-18 = War Horn
ruin-RS-19 = Codex
ruin-RS-20 = Codex
ruin-RS-21 = Codex
ruin-RS-22 = Codex
ruin-RS-23 = Scroll Case
ruin-RS-24 = Scroll Case
ruin-RS-25 = Scroll Case
ruin-RS-26 = Scroll Case
ruin-RS-27 = Crystal Cluster
ruin-RS-28 = Crystal Cluster
ruin-RS-29 = Crystal Cluster
ruin-RS-30 = Feather Cloak
ruin-RS-31 = Feather Cloak
ruin-RS-32 = Longbow
ruin-RS-33 = Longbow
ruin-RS-34 = Sundial
ruin-RS-35 = Red Crystal
ruin-RS-36 = Green Crystal
ruin-RS-37 = Purple Crystal
ruin-RS-38 = Blue Crystal
ruin-RS-39 = Orange Crystal
ruin-RS-40 = Yellow Crystal
ruin-RG-01 = Crown Jewels
ruin-RG-02 = Crown Jewels
ruin-RG-03 = Crown Jewels
ruin-RG-04 = Rainbow Crystal
ruin-RG-05 = Rainbow Crystal
ruin-RG-06 = Book of Wisdom
ruin-RG-07 = Book of Wisdom
ruin-RG-08 = Rune Sword
ruin-RG-09 = Twin Idol
ruin-RG-10 = Celestial Globe
ruin-RG-11 = Griffin Saddle
ruin-RG-12 = Seer's Eye

## Cities

city-C1-1 = Aurvandis
city-C2-1 = Tal Verun
city-C3-1 = Ysmarra
city-C4-1 = Khar Odun
city-C6-1 = Hesperon
city-C6-2 = Drakhan
city-B01-1 = Karesh
city-B02-1 = Dunmarra
city-B03-1 = Sel Amir
city-B04-1 = Tarqesh
city-B05-1 = Zahrun
city-B06-1 = Ibenor
city-B07-1 = Phalis
city-B07-2 = Oreth
city-B10-1 = Brakenfell
city-B11-1 = Ellowyn
city-B12-1 = Tornath
city-B13-1 = Vessary
city-B14-1 = Hagrim
city-B15-1 = Fenlorn
city-B15-2 = Arduin
city-B17-1 = Mirelle
city-B18-1 = Quorth
city-B19-1 = Undaval
city-B20-1 = Skarn
city-B21-1 = Nebrith
city-B22-1 = Sothis
city-B22-2 = Grelm
city-B24-1 = Kolvar
city-B25-1 = Ghendar
city-B26-1 = Astrium
city-B27-1 = Thuld
city-B28-1 = Ravenor
city-B28-2 = Bergoth
city-neutral-capital = the capital
city-neutral-right = the small city
city-red_duchy-capital = the capital of the Red Duchy
city-red_duchy-left = the small city of the Red Duchy
city-emerald_kingdom-capital = the capital of the Emerald Kingdom
city-purple_matriarchy-capital = the capital of the Purple Matriarchy
city-purple_matriarchy-left = the small city of the Purple Matriarchy
city-golden_barony-capital = the capital of the Golden Barony
city-coral_throne-capital = the capital of the Coral Throne
city-celestial_reign-capital = the capital of the Celestial Reign
city-celestial_reign-right = the small city of the Celestial Reign

## Options

option-game-length = How many different end conditions must be met: one (short), two (normal) or all three (long) (R1.2).
option-mode = Invasion: equal neutral homelands, no faction tiles. Faction war: own homelands, one faction tile each (R1.3).
option-open-board = All hexes lie face up from the start (R10.15).
option-reset-incomplete = Cubes on incomplete sets at a reset: all go into the bag (FAQ 2.0), or the owner decides for each (rulebook) (R9.6).
option-permanent-duration = A permanent effect works while all its spaces are filled, or for the rest of the game once activated (R12.7).
option-stop-clears = Before a stopped figure moves on, all free opposing figures must be gone, or also those in sites (R10.7).
option-stopped-may-enter-site = A stopped figure may still step into a site of the hex (R10.9).
option-attacker-must-be-free = An attack needs a free own figure on the hex; if not, one in a site is enough (R11.3).
option-fortress-stops-ranged = Fortresses absorb ranged attacks too (R11.10).
option-last-figure = The last figure is placed when the own supply is empty, or only when all ten are on the board (R13.4).
option-espionage-scope = Espionage takes the whole effect of a technology, or only one icon of it (R18.15).
option-matriarchy-place = A ghost turned into a figure stands free on the hex, or stays in the site (R15.6).
option-gem-supply = Gems never run out, or there are 72 of them (R18.10).
option-grey-cubes-score = Grey cubes score a point each as well (R13.7).
option-faction-assignment = Factions are chosen in turn order, or drawn (R2.1).
option-faction-tile = Faction tiles are chosen, or drawn (R2.7).
option-activation-cap = A set is activated at most so often in one turn; a guard for changed tables only (R16.3, R14.17).
option-round-cap = After so many rounds the game ends even if no end was triggered; a guard so that every game ends (R14.18).

choice-game-length-normal = normal
choice-game-length-short = short
choice-game-length-long = long
choice-mode-invasion = invasion
choice-mode-faction-war = faction war
choice-reset-incomplete-faq2 = into the bag
choice-reset-incomplete-rulebook = the owner decides
choice-permanent-duration-while-full = while all are filled
choice-permanent-duration-once-activated = for the rest of the game
choice-stop-clears-free-only = free figures only
choice-stop-clears-all = those in sites too
choice-last-figure-supply-empty = the supply is empty
choice-last-figure-all-ten = all ten are on the board
choice-espionage-scope-whole-effect = the whole effect
choice-espionage-scope-one-icon = only one icon
choice-matriarchy-place-free-on-hex = free on the hex
choice-matriarchy-place-in-site = in the site
choice-gem-supply-unlimited = never run out
choice-gem-supply-72 = 72 gems
choice-faction-assignment-choose = are chosen
choice-faction-assignment-random = are drawn
choice-faction-tile-choose = are chosen
choice-faction-tile-random = are drawn

## Questions

prompt-faction = { $seat }: which faction do you lead?
    .others = { $seat } chooses a faction.
prompt-tile = { $seat }: which faction tile do you take?
    .others = { $seat } takes a faction tile.
prompt-card = { $seat }: which technology do you start with?
    .others = { $seat } chooses the technology to start with.
prompt-extra = { $seat }: which colour has your extra cube?
    .others = { $seat } chooses the colour of the extra cube.
prompt-mark = { $seat }: which row starts on level { $n }?
    .others = { $seat } chooses the row that starts on level { $n }.
prompt-turn = { $seat }: what do you do?
    .others = { $seat } is taking a turn.
prompt-turn-waiting = { $seat }: what do you do? Waiting to be used: { $effects }.
    .others = { $seat } is taking a turn. Waiting to be used: { $effects }.
prompt-explore = { $seat }: you alone see the tile. Use it now, or keep it?
    .others = { $seat } looks at a ruin tile, to use it now or keep it.
prompt-choose = { $seat }: which effect do you choose?
    .others = { $seat } chooses an effect.
prompt-icon = { $seat }: which part of the effect do you copy?
    .others = { $seat } chooses the part of the effect to copy.
prompt-take = { $seat }: which technology do you take?
    .others = { $seat } takes a technology.
prompt-each =
    { $n ->
        [one] { $seat }: which row advances one step?
       *[other] { $seat }: which rows advance one step? Up to { $n } different ones.
    }
    .others =
        { $n ->
            [one] { $seat } chooses a row that advances one step.
           *[other] { $seat } chooses up to { $n } rows that advance one step.
        }
prompt-pay = { $seat }: what do you give up? To be paid: { $loss }.
    .others = { $seat } pays: { $loss }.
prompt-new-cube = { $seat }: which colour has the new cube? It lies where the removed one was.
    .others = { $seat } chooses the colour of the new cube.
prompt-afflict = { $seat }: { $other } makes you give up { $loss }. Which?
    .others = { $seat } gives up { $loss }, because of { $other }.
prompt-reset = { $seat }: reset. Which further cubes go into the bag?
    .others = { $seat } chooses further cubes for the bag at the reset.

### What is confirmed where several things are chosen together

confirm-each =
    { $n ->
        [one] Develop one row
       *[other] Develop { $n } rows
    }
confirm-reset =
    { $n ->
        [one] Put one cube into the bag
       *[other] Put { $n } cubes into the bag
    }

## Answers

label-end-turn = End the turn
label-stop = Stop here
label-no-more-cubes = All others stay
label-faction = { $faction }
label-tile = { $tile }: { $text }
label-card = { $technology }: { $text }
label-extra = { $colour }
label-mark = { $colour }
label-place = { $colour } on { $set }, space { $n }
label-place-completes = { $colour } on { $set }, space { $n }: activates it
label-leave = { $colour } to the unused cubes
label-enter-city = Enter { $city } on { $hex }: { $effect }
label-enter-ruin =
    { $tiles ->
        [one] Explore ruin { $n } on { $hex } ({ $back }, the last tile)
       *[other] Explore ruin { $n } on { $hex } ({ $back }, { $tiles } tiles)
    }
label-walk =
    { $n ->
        [one] Move from { $own } to { $hex }, { $terrain }, for 1 point
       *[other] Move from { $own } to { $hex }, { $terrain }, for { $n } points
    }
label-fly = Fly from { $own } to { $hex }, { $terrain }, for { $n } flying point
label-attack-ghost = Attack the ghost in site { $n } on { $hex }
label-attack-figure = Attack a free figure of { $other } on { $hex }
label-attack-site = Attack the figure of { $other } in site { $n } on { $hex }
label-attack-fortress = Attack a fortress of { $other } on { $hex }
label-shoot-ghost = Shoot at the ghost in site { $n } on { $hex }
label-shoot-figure = Shoot at a free figure of { $other } on { $hex }
label-shoot-site = Shoot at the figure of { $other } in site { $n } on { $hex }
label-shoot-fortress = Shoot at a fortress of { $other } on { $hex }
label-convert = Turn the ghost in site { $n } on { $hex } into an own figure
label-fortify = Fortress on { $hex }, { $terrain }
label-recruit = New figure on { $hex }, { $terrain }
label-clone = Cloned figure on { $hex }, { $terrain }
label-draw = Draw a cube
label-gem =
    { $n ->
        [one] Take the gem: it meets an end condition
       *[other] Take { $n } gems: they meet an end condition
    }
label-retrieve = Retrieve a cube: { $colour }, { $where }
label-purge = Remove a grey cube for good: { $colour }, { $where }
label-give = Give up a cube: { $colour }, { $where }
label-bag = Into the bag: { $colour }, { $where }
label-spy = Copy { $technology }: { $effect }
label-take =
    { $n ->
        [0] Take { $technology } ({ $spaces }; no points): { $text }
        [one] Take { $technology } ({ $spaces }; 1 point): { $text }
       *[other] Take { $technology } ({ $spaces }; { $n } points): { $text }
    }
label-replace = First replace the cards of { $deck }
label-advance =
    { $n ->
        [one] Advance one step: { $colour }, now level { $level }
       *[other] Advance { $n } steps: { $colour }, now level { $level }
    }
label-develop =
    { $n ->
        [one] Advance one row by one step
       *[other] Advance { $n } different rows by one step each
    }
label-upgrade = Upgrade: { $colour }, from level { $n } back to 0
label-create = Create a cube: { $colour }
label-use = Use { $tile }: { $effect }
label-keep = Keep { $tile }: { $effect }
label-keep-use = Keep { $tile } ({ $effect }) and use { $old } at once: { $gain }
label-spend = Spend a token of the faction tile: { $effect }
label-trade = Pay a gem: { $effect }
label-choose = { $effect }
label-pay = Exchange, give up { $loss }: { $gain }
label-afflict = All neighbouring opponents give up { $loss }
label-withdraw = Take a free figure off { $hex }
label-withdraw-site = Take the figure in the site off { $hex }
label-lower = Lower: { $colour }, now level { $level }

## Facts

note-faction-chosen = { $seat } leads { $faction }.
note-tile-chosen = { $seat } takes the faction tile { $tile }.
note-card-received = { $seat } starts with { $technology }.
note-cube-chosen = { $seat } starts with an extra cube: { $colour }.
note-marker-set = { $seat } starts on level { $n }: { $colour }.
note-turn-began = Round { $n }: the turn of { $seat }.
note-fortresses-removed =
    { $n ->
        [one] { $seat } removes a fortress.
       *[other] { $seat } removes { $n } fortresses.
    }
note-reinforced = { $seat } has fewer than { $start_figure } figures on the board.
note-cube-drawn = { $seat } draws a cube: { $colour }.
note-cube-placed = { $seat } places a cube on { $set }: { $colour }.
note-cube-left = { $seat } leaves a cube unused: { $colour }.
note-activated = { $seat } activates { $set }.
note-city-entered = { $seat } enters { $city } on { $hex }.
note-ruin-entered = { $seat } explores a ruin on { $hex } ({ $back }).
note-tile-seen = { $seat } finds { $tile }.
note-tile-seen-hidden = { $seat } looks at the tile.
note-tile-kept = { $seat } keeps the tile ({ $back }).
note-tile-used = { $seat } uses { $tile }.
note-walked = { $seat } moves from { $own } to { $hex }.
note-flew = { $seat } flies from { $own } to { $hex }.
note-hex-revealed = { $hex } is turned up: { $terrain }.
note-fortress-built = { $seat } builds a fortress on { $hex }.
note-fortress-lost = A fortress of { $seat } on { $hex } falls.
note-figure-killed = { $seat } destroys a figure of { $other } on { $hex }.
note-figure-shot = { $seat } shoots a figure of { $other } on { $hex }.
note-figure-kept = { $seat } keeps the figure of { $other } for one victory point.
note-figure-returned = { $seat } takes the figure back into the supply.
note-ghost-scored =
    { $n ->
        [one] { $seat } gains one victory point for ghosts.
       *[other] { $seat } gains { $n } victory points for ghosts.
    }
note-ghost-killed = { $seat } destroys a ghost on { $hex }.
note-ghost-shot = { $seat } shoots a ghost on { $hex }.
note-ghost-converted = { $seat } turns a ghost on { $hex } into a figure.
note-figure-placed = { $seat } places a figure on { $hex }.
note-gems-gained =
    { $n ->
        [one] { $seat } gains a gem.
       *[other] { $seat } gains { $n } gems.
    }
note-cube-taken-back = { $seat } puts a cube back into the bag: { $colour }.
note-imitated = { $seat } copies { $technology }.
note-display-replaced = { $seat } replaces the cards of { $deck }.
note-technology-taken = { $seat } takes { $technology }.
note-advanced = { $seat } advances to level { $n }: { $colour }.
note-upgraded =
    { $n ->
        [one] { $seat } upgrades and gets a cube: { $colour }.
       *[other] { $seat } upgrades and gets { $n } cubes: { $colour }.
    }
note-cube-created = { $seat } creates a cube: { $colour }.
note-cube-removed = { $seat } removes a cube: { $colour }.
note-figure-removed = { $seat } takes a figure off { $hex }.
note-gem-removed = { $seat } gives up a gem.
note-regressed = { $seat } goes back to level { $n }: { $colour }.
note-token-spent = { $seat } spends a token of the faction tile.
note-objective-met = { $seat } meets an objective: { $objective }.
note-end-triggered = { $seat } triggers the end. All others have one more turn.
note-turn-ended = { $seat } ends the turn.
note-was-reset = { $seat } resets.
note-cube-bagged = { $seat } takes a cube from { $set } into the bag: { $colour }.
note-game-ended = The game is over.
note-afflicted = { $seat } makes all neighbouring opponents give up { $loss }.

## Losses

loss-effect = Not used and lost: { $effect }.
loss-cubes =
    { $n ->
        [one] 1 cube that could be placed goes to the unused cubes.
       *[other] { $n } cubes that could be placed go to the unused cubes.
    }
loss-completion = { $set } could be completed with a cube at hand; the reset takes its cubes away.
loss-kept-tile = The ruin tile you keep is worth nothing at the end, and this is your last turn.

## Reasons

why-over = The game is over.
why-other-turn = Another player has to decide now.
why-wrong-moment = This is not the moment for it.
why-must-choose = The open question has to be answered first.
why-turn-too-long = The turn has lasted so long that it must end now.
why-faction-taken = Another player leads this faction.
why-not-your-tile = That tile belongs to another faction.
why-not-your-card = Your faction tile does not give this technology.
why-no-grey-cube = Any colour but grey can be chosen.
why-row-marked = A marker of this row stands higher already, or there is no such row.
why-no-such-row = Grey has no row of development.
why-one-step = Each of the different rows rises one step.
why-row-order = The rows are named from the first to the last, each once.
why-replaced = The cards of one deck were replaced; now one card is taken.
why-no-branch = Your faction tile does not offer that.
why-not-to-choose = This cannot be chosen now.
why-not-to-bag = Cubes are named in the order of the list, and this one was passed over.
why-nothing-to-lose = There is nothing of the kind to give up.
why-not-in-pool = No such effect is waiting to be used this turn.
why-no-place = There is no hex of that name on this board.
why-no-such-cube = You have no such cube there.
why-not-your-technology = You do not own this technology.
why-other-set-begun = Cubes lie on the other set of this basic technology.
why-activation-cap = This set was activated as often as a turn allows.
why-no-such-space = The set has no such space.
why-tile-used = A cube that was used still lies on the tile; each use needs a grey and a coloured cube anew.
why-space-full = A cube lies on that space, and placed cubes do not move.
why-first-space = Of equal spaces the first free one is named.
why-grey = A grey cube fits a grey space only, and a grey space takes no other.
why-wrong-colour = The space takes cubes of another colour.
why-no-site = There is no such site.
why-no-free-figure = You have no free figure there.
why-stopped = Your figure had to stop there, and opposing figures still stand on the hex.
why-site-occupied = Somebody stands in the site.
why-ruin-empty = The ruin has no tiles left.
why-not-adjacent = The two hexes do not touch.
why-too-few-points = The movement points do not suffice for this step.
why-nobody-beside = No free figure of yours stands beside that hex.
why-no-attacker = No figure of yours there can attack.
why-cannot-convert = Only the Purple Matriarchy with its tile A turns ghosts into figures.
why-no-fortress = No fortress of that player shelters figures there.
why-no-target = There is no such target.
why-sheltered = Fortresses shelter the figures of that player; they come first.
why-no-fortress-in-supply = You have no fortress left.
why-no-figure-in-supply = You have no figure left in the supply.
why-no-own-figure = You have no figure there.
why-not-your-homeland = That is not your homeland.
why-no-homeland-city = New figures come to a homeland hex with a city.
why-bag-empty = The bag is empty.
why-no-cube-there = No such cube lies there.
why-cannot-spy = No other player owns this technology, or it cannot be copied.
why-not-on-display = The card does not lie face up.
why-deck-too-small = Fewer than two cards are left in that deck.
why-at-the-top = No marker can rise any further there.
why-level-too-low = Only markers on level 4 or more can be set back.
why-no-cube-in-supply = The common supply has no cube of that colour.
why-cannot-pay = You cannot pay the price.
why-no-neighbour = No neighbouring opponent can be made to give that up.
why-no-kept-tile = You keep no ruin tile.
why-no-token = No token lies on your faction tile.
why-no-gem = You have no gem to pay with.
why-no-gem-left = The common supply has no gem left.
why-no-trade = Only the Golden Barony with its tile B trades gems.

## At the terminal

hyperborea-none = none
hyperborea-you = { $name } (you)
# A letter for each terrain: desert, forest, swamp, mountain.
hyperborea-terrain-letters = DFSM
# A letter for each colour: red, green, purple, blue, orange, yellow, grey.
hyperborea-colour-letters = RGPBOYX
hyperborea-legend = ⌂ city   ∩2 ruin with its tiles   † ghost   ●3# figures and a fortress   ? face down   [ ] to choose from   number: points   spaces: * any colour but grey, X grey
hyperborea-columns = |points|gems|tech.|supply|ghosts|graves|hexes|cubes|levels
hyperborea-round =
    { $needed ->
        [one] Round { $n }. The game ends when one of its conditions is met.
       *[other] Round { $n }. The game ends when { $needed } of its conditions are met.
    }
hyperborea-last-round = Round { $n }. The end of the game has been triggered.
hyperborea-further = { $one }; { $other }
hyperborea-place = { $parts }
hyperborea-waiting = Waiting to be used: { $effects }.
hyperborea-held = { $seat } in: { $hexes }.
hyperborea-free = Without players: { $hexes }.
hyperborea-fog = Face down: { $hexes }.
hyperborea-hex =
    { $n ->
        [one] { $hex } { $terrain }, 1 point
       *[other] { $hex } { $terrain }, { $n } points
    }
hyperborea-figures =
    { $n ->
        [one] { $seat } 1 figure
       *[other] { $seat } { $n } figures
    }
hyperborea-fortresses =
    { $n ->
        [one] { $seat } 1 fortress
       *[other] { $seat } { $n } fortresses
    }
hyperborea-ghost = a ghost
hyperborea-nobody = nobody
hyperborea-city = { $site } city { $city } ({ $effect }), in it: { $who }
hyperborea-ruin =
    { $n ->
        [one] { $site } ruin with 1 tile ({ $back }), in it: { $who }
       *[other] { $site } ruin with { $n } tiles ({ $back }), in it: { $who }
    }
hyperborea-player = { $seat }: points { $points }, gems { $gems }, advanced technologies { $technologies }, figures in supply { $figures }, ghosts { $ghosts }, figures in the graveyard { $graves }, hexes controlled { $controlled }, available cubes: { $cubes }.
hyperborea-cube-count = { $n } { $colour }
hyperborea-cubes = Available: { $available }. Unused: { $unused }. In the bag: { $bag }.
hyperborea-level = { $colour } { $n }
hyperborea-levels = Development: { $levels }.
hyperborea-objectives = Conditions met: { $objectives }.
hyperborea-kept-back = Kept ruin tile: one with a back of { $back }.
hyperborea-tile = { $tile }: { $text }
hyperborea-kept = Kept ruin tile: { $tile } ({ $effect }).
hyperborea-set = { $set }: spaces { $spaces }; cubes: { $cubes }. { $effect }
hyperborea-offer =
    { $points ->
        [one] On offer: { $technology }, 1 point. { $effect }
       *[other] On offer: { $technology }, { $points } points. { $effect }
    }

## Scores

score-gems = Gems
score-ghosts = Ghosts
score-figures = Figures in the graveyard
score-cubes = Cubes
score-objectives = Objectives
score-technologies = Technologies
score-control = Control

## At the table in the browser

web-hyperborea-gems = Gems
web-hyperborea-technologies = Advanced technologies gained
web-hyperborea-figures = Figures in the supply
web-hyperborea-forts = Fortresses in the supply
web-hyperborea-hexes = Hexes controlled
web-hyperborea-ghosts = Ghosts
web-hyperborea-graveyard = Graveyard: ghosts and opposing figures
web-hyperborea-charges = Tokens on the faction tile
web-hyperborea-goals = End: { $met } of { $n }
web-hyperborea-goals-help =
    { $n ->
        [one] The game ends when one of the three conditions is met.
       *[other] The game ends when { $n } different conditions of the three are met, by whomever.
    }
web-hyperborea-goal-gems = { $n } gems
web-hyperborea-goal-technologies = { $n } advanced technologies
web-hyperborea-goal-figures = The last figure is placed
web-hyperborea-left = { $n } left in the supply
web-hyperborea-pool = Waiting effects
web-hyperborea-pool-empty = none
web-hyperborea-pool-help = Waits to be used this turn; what is left at its end is lost.
web-hyperborea-exchange = Exchange
web-hyperborea-neighbours = Neighbours lose
web-hyperborea-available = Available
web-hyperborea-unused = Unused
web-hyperborea-leave = Leave unused
web-hyperborea-bag = In the bag: { $n }
web-hyperborea-bag-empty = empty: reset after this turn
web-hyperborea-basics = Basic technologies
web-hyperborea-advanced = Advanced technologies
web-hyperborea-no-technology = No advanced technology yet.
web-hyperborea-development = Development
web-hyperborea-row = Development, { $colour }: level { $n }
web-hyperborea-level = Development: level { $n }
web-hyperborea-upgrade = From the underlined levels on, the marker can be set back for new cubes.
web-hyperborea-space = { $set }, space { $n }: { $what }
web-hyperborea-spaces = Spaces: { $spaces }
web-hyperborea-worth =
    { $n ->
        [one] 1 victory point
       *[other] { $n } victory points
    }
web-hyperborea-permanent = Permanent: it works as long as its cubes lie there; at a reset they may stay.
web-hyperborea-on = In force.
web-hyperborea-complete = Complete: a new cube activates it only after one has left.
web-hyperborea-factions-alike = Without faction tiles all factions play alike; with them one of these is chosen:
web-hyperborea-market = Advanced technologies on offer
web-hyperborea-fold = Technologies
web-hyperborea-no-market = The technologies are laid out after the set-up.
web-hyperborea-grey = A grey cube comes with it.
web-hyperborea-deck-left =
    { $n ->
        [one] 1 card left in the deck
       *[other] { $n } cards left in the deck
    }
web-hyperborea-deck-under = Known to lie under it: { $cards }
web-hyperborea-deck-replace = Its two cards can be replaced before one is taken.
web-hyperborea-kept = Kept
web-hyperborea-kept-help = A ruin tile that only its owner knows
web-hyperborea-kept-back = Kept ruin tile ({ $back })
web-hyperborea-found = Found
web-hyperborea-no-ability = Invasion: the faction has no ability.
web-hyperborea-central = central hex
web-hyperborea-borderland = borderland
web-hyperborea-homeland = homeland
web-hyperborea-fog = { $hex } face down, { $role }
web-hyperborea-home = Homeland of { $seat }
web-hyperborea-controlled = Controlled by { $seat }
web-hyperborea-stopped = Figures had to stop here.
web-hyperborea-city-help = A free figure may step in at no cost: the effect comes at once, and the figure stays until the reset.
web-hyperborea-ruin-help = A free figure may step in at no cost and find the top tile; it stays until the reset.
web-hyperborea-from = A figure leaves { $hex }: where to?
web-hyperborea-spending = Where is it spent?
web-hyperborea-reconstructed-card = Spaces, effect, points and deck of this card are our reconstruction.
web-hyperborea-reconstructed-name = Its name is our own.
web-hyperborea-reconstructed-tile = The effect of this tile is our reconstruction.
web-hyperborea-reconstructed-hex = What this hex shows is our reconstruction.
web-hyperborea-gallery-pieces = Cubes, figures, fortresses
web-hyperborea-gallery-ruins = Ruin tiles
web-hyperborea-gallery-hexes = Central hexes, borderlands, homelands
web-hyperborea-gallery-factions = Faction tiles

## What a seat may count

group-ruins = Ruin tiles, { $back }
group-central = Central hexes
group-borderland = Borderland hexes
place-display = display
place-under = under the deck
place-board = on the board
hex-title = { $name }, { $terrain }
hex-text =
    { $n ->
        [one] Worth 1 point to who controls it. Sites: { $sites }.
       *[other] Worth { $n } points to who controls it. Sites: { $sites }.
    }
hex-city = city { $city } ({ $effect })
hex-ruin =
    { $n ->
        [one] ruin with 1 tile ({ $back })
       *[other] ruin with { $n } tiles ({ $back })
    }

## The guided first game

lesson-welcome = Welcome to Hyperborea. Your three figures stand at your capital, at the edge of a lost land whose hexes still lie face down. Whoever has the most victory points in the end wins.
lesson-extra = Everything you do is driven by coloured cubes from your bag: one of each of six colours, and one more of your choice. Green moves your figures, so take a second green cube.
lesson-rows = Each colour has a row of development. A marker on level four or higher can be turned into a new cube of its colour. Let blue start on level three, then yellow on two and red on one.
lesson-drawn = You draw three cubes at a time from your bag; now two green ones and a yellow one. Every cube is placed on a technology, or it stays unused.
lesson-basics = These are the basic technologies. When all spaces of a set are filled, you get its effect. A space of one colour wants that colour, a many-coloured one takes any cube but grey.
lesson-explore = Begin with Exploration. Put a green cube on its green space.
lesson-second = The second green cube fills the set, and Exploration gives you two movement points.
lesson-undo = Effects wait above your cubes until you use them. If you change your mind, Undo takes your decisions back, as long as nothing hidden has been shown.
lesson-capital = Before you move, send a figure into your capital. Stepping into a city on its own hex is free, and the capital brings a new figure. The one inside is frozen until your reset.
lesson-figure = A new figure comes to a homeland hex with a city. Put it on f4: wherever a figure arrives, the face-down hexes next to it are turned up.
lesson-march = e4 is a desert, with ghosts in its city and on its ruin. From the forest of f4 it costs one movement point; into a mountain it would be one more. Go there from f4.
lesson-trade = Begin Trade with the yellow cube. A set need not be filled in one turn; the cube waits there for the second one.
lesson-growth = Bot 2 has had a turn, and the log tells it. Your new cubes are red, purple and blue. Growth with purple and red gives a figure and an attack at once. Place the purple cube on that set, and then the red one.
lesson-attack = An attack hits on a hex where you have a free figure, as on e4. Destroy the ghost in the city: it goes to your graveyard and scores. Opposing figures are attacked in the same way, but a fortress absorbs a hit.
lesson-city = The city is free now, so step in. It brings a clone.
lesson-clone = A clone is a new figure on any hex where you have one. Put it on e4: two figures against one ghost give you control of the hex, worth two points at the end.
lesson-recruit = Growth also gave you a figure. Let it come to f4, which you then control as well.
lesson-gem = And the blue cube fills Trade, whose second space takes any colour. That is your first gem, worth one point.
lesson-lapse = A movement point is left, and what is not used lapses at the end of the turn. Bring a figure from f5 to e5, which you then control as well.
lesson-end-turn = End the turn. You draw the next cubes at once, so that you can plan while the others play.
lesson-reset = Your bag is empty. When this turn ends you reset: the cubes return to the bag, the figures leave the cities, and you draw three again.
lesson-science = Science, the blue one, lets you take one of these advanced technologies. It brings points and a set of its own, and a grey cube that only grey spaces take.
lesson-goals = The game ends when two of these three conditions are met: fifteen gems, the fifth advanced technology, the last figure. Then everybody else has one more turn.
lesson-rules = Here are the rules: one page to play by, and every clause with a search. Point at what is not lit, and the table says why. The text view tells the position in sentences.
lesson-end = At the end there are points for gems, for your graveyard, for technologies, for controlled hexes and for every cube that is not grey. From now on Bot 2 decides for itself, and so do you. The ghost on the ruin is still there.

## What the coach speaks of

feature-points = victory points
neglected-points = Victory points left lying
feature-rival-points = points of the best rival
neglected-rival-points = A rival allowed to pull ahead
feature-gems = gems
neglected-gems = Gems neglected
feature-control = points for control
neglected-control = Control of hexes neglected
feature-coloured-cubes = coloured cubes
neglected-coloured-cubes = Coloured cubes neglected
feature-grey-cubes = grey cubes
neglected-grey-cubes = More grey cubes than needed
feature-ghosts = points for ghosts
neglected-ghosts = Ghosts neglected
feature-figures = figures on the board
neglected-figures = Too few figures on the board
feature-free-figures = free figures
neglected-free-figures = Figures tied down
feature-cities-here = cities that can be entered at once
neglected-cities-here = Cities within reach left out
feature-ruins-here = ruins that can be entered at once
neglected-ruins-here = Ruins within reach left out
feature-ghosts-here = ghosts that can be attacked at once
neglected-ghosts-here = Ghosts within reach left out
feature-cities-near = cities nearby
neglected-cities-near = Way to the cities neglected
feature-ruins-near = ruins nearby
neglected-ruins-near = Way to the ruins neglected
feature-ghosts-near = ghosts nearby
neglected-ghosts-near = Way to the ghosts neglected
feature-levels = levels of development
neglected-levels = Development neglected
feature-full-rows = rows developed far
neglected-full-rows = No row developed far
feature-technologies = Advanced Technologies
neglected-technologies = Advanced Technologies neglected
feature-technologies-worth = what the technologies bring
neglected-technologies-worth = Technologies that bring little
feature-begun = sets that are begun
neglected-begun = No set prepared
feature-lasting = lasting effects
neglected-lasting = Lasting effects neglected
feature-kept-tile = a ruin tile kept
neglected-kept-tile = A ruin tile given away
feature-cubes-in-bag = coloured cubes in the bag
neglected-cubes-in-bag = Bag emptied of coloured cubes
feature-reset-next = a reset coming
neglected-reset-next = The reset brought on at a bad time
feature-frozen-at-reset = figures that stay in sites at the reset
neglected-frozen-at-reset = Figures left in sites at the reset
feature-graves = figures of rivals destroyed
neglected-graves = Attacks neglected
feature-hexes-covered = hexes with own figures
neglected-hexes-covered = Spreading out neglected
feature-rivals-beside = rivals on the same hexes
neglected-rivals-beside = Stood badly beside rivals
