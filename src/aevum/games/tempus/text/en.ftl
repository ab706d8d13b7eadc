### Tempus: names, questions, answers, facts and reasons.

## Names

terrain-grassland = grassland
terrain-farmland = farmland
terrain-forest = forest
terrain-hills = hills
terrain-mountain = mountain
terrain-unnamed = not yet named

card = { $effect } ({ $terrain })

effect-education = Education
effect-fortification = Fortification
effect-government = Government
effect-health = Health
effect-commander = Commander
effect-religion = Religion
effect-sewerage = Sewerage
effect-transport = Transport
effect-weapons = Weapons

effect-education-text = In the progress phase: { $amount ->
        [one] one progress point
       *[other] { $amount } progress points
    }, whatever the terrain.
effect-fortification-text = In a fight: counts { $amount } for the defender.
effect-government-text = Repeats the action just taken, or puts an action off to a later action round of this round.
effect-health-text = In an offspring action: { $amount ->
        [one] one more token
       *[other] { $amount } more tokens
    }.
effect-commander-text = In your turn: one attack without an action token.
effect-religion-text = In your turn: an adjacent token of another player leaves, and one of yours is put on your hex.
effect-sewerage-text = When tokens come to one of your hexes: its stacking limit is one higher this time.
effect-transport-text = In a move action: { $amount ->
        [one] one more token
       *[other] { $amount } more tokens
    } may move.
effect-weapons-text = In a fight: counts { $amount } for either side.

era-start = Start
era-writing = Writing
era-agriculture = Agriculture
era-city-building = City Building
era-road-building = Road Building
era-trade = Trade
era-seafaring = Seafaring
era-printing = Printing
era-industry = Industry
era-railways = Railways
era-flight = Flight

action-move = move
action-offspring = offspring
action-fight = fight
action-ideas = draw ideas
action-city = build a city

## Options

option-card-counts-once = A card counts once, with its best value; if not, its effect and a fitting terrain add up (R11.1).
option-cities-count-for-protection = Cities count as controlled hexes when it is asked whether a player may be attacked (R11.2).
option-government-double = What a Government repeats: the same action, any action, or the same for one more action token (R11.3).
option-city-terrain-named = When the owner of an attacked city names the terrain: before or after the attacker's cards lie (R11.4).
option-map = Who lays the island: the players, chance, or a ready layout (R11.5).
option-layout = Which ready island, if the map is fixed: A is compact, B has lakes (S6).
option-settling = Who places the first tokens: the players, or the program for a quick start (S7).
option-progress-play = Cards for progress are played in turn order, or chosen secretly by all together (R11.6).
option-free-cards = When Commander and Religion are played: at any time in your turn, also between the steps of an action, or only before and after it (R11.7).

choice-government-double-same = the same action
choice-government-double-any = any action
choice-government-double-token = the same, for a token
choice-city-terrain-named-before = before
choice-city-terrain-named-after = after
choice-map-players = the players
choice-map-random = chance
choice-map-fixed = a ready layout
choice-layout-a = A, compact
choice-layout-b = B, with lakes
choice-settling-players = the players
choice-settling-automatic = the program
choice-progress-play-turn-order = in turn order
choice-progress-play-simultaneous = together, secretly
choice-free-cards-any-time = at any time
choice-free-cards-windows = before and after only

## What is reconstructed

source-cards = Cards: which terrain is on how many cards of an effect is reconstructed in { $n } of { $rows } rows; the effects are not.
source-eras = Eras: the terrain of { $n } eras is reconstructed; all their numbers are known.
source-tiles = Tiles: the terrain of { $n } of { $rows } hexes is reconstructed.
source-layouts = Ready islands: all { $n } placements are our own.

## Questions

prompt-place = { $seat }: lay tile { $tile }. Where is its centre?
    .others = { $seat } lays tile { $tile }.
prompt-turn = { $seat }: how is tile { $tile } turned on { $hex }?
    .others = { $seat } turns tile { $tile } on { $hex }.
prompt-settle =
    { $n ->
        [one] { $seat }: put down your last token of three as one connected group.
       *[other] { $seat }: put down { $n } more tokens as one connected group.
    }
    .others =
        { $n ->
            [one] { $seat } puts down the last token of three.
           *[other] { $seat } puts down { $n } more tokens.
        }
prompt-action =
    { $n ->
        [one] { $seat }: choose an action. This is your last action token.
       *[other] { $seat }: choose an action. You have { $n } action tokens.
    }
    .others =
        { $n ->
            [one] { $seat } chooses an action, with the last action token.
           *[other] { $seat } chooses an action and has { $n } action tokens.
        }
prompt-after = { $seat }: after “{ $action }” you may repeat it with Government or play free cards.
    .others = { $seat } may repeat “{ $action }” with Government or play free cards.
prompt-closing = { $seat }: more free cards, or the end of your turn?
    .others = { $seat } plays more free cards or ends the turn.
prompt-doubling = { $seat }: which action does the Government allow?
    .others = { $seat } chooses the action that the Government allows.
prompt-from =
    { $n ->
        [one] { $seat }: which token moves?
       *[other] { $seat }: which token moves? Up to { $n } may still move.
    }
    .others =
        { $n ->
            [one] { $seat } chooses a token that moves.
           *[other] { $seat } chooses a token that moves. Up to { $n } may still move.
        }
prompt-to = { $seat }: where does the token from { $hex } go?
    .others = { $seat } moves the token from { $hex }.
prompt-transport = { $seat }: your tokens have moved. Do you play a card?
    .others = { $seat } has moved tokens and may play a card.
prompt-offspring =
    { $n ->
        [one] { $seat }: where is the new token put?
       *[other] { $seat }: where are new tokens put? Up to { $n }.
    }
    .others =
        { $n ->
            [one] { $seat } puts down the new token.
           *[other] { $seat } puts down up to { $n } new tokens.
        }
prompt-health = { $seat }: the new tokens are on the map. Do you play a card?
    .others = { $seat } has put down the new tokens and may play a card.
prompt-discard =
    { $n ->
        [one] { $seat }: your hand is above its limit. Discard one card.
       *[other] { $seat }: your hand is above its limit. Discard { $n } cards.
    }
    .others =
        { $n ->
            [one] { $seat } is above the hand limit and discards one card.
           *[other] { $seat } is above the hand limit and discards { $n } cards.
        }
prompt-sewerage =
    { $n ->
        [one] { $seat }: the hex is above its limit. Which Sewerage do you play?
       *[other] { $seat }: the hex is above its limit. Play { $n } Sewerage cards.
    }
    .others =
        { $n ->
            [one] { $seat } plays a Sewerage for a hex above its limit.
           *[other] { $seat } plays { $n } Sewerage cards for a hex above its limit.
        }
prompt-city = { $seat }: where do you build which city?
    .others = { $seat } builds a city.
prompt-convert = { $seat }: whom does your Religion convert?
    .others = { $seat } chooses whom the Religion converts.
prompt-attack = { $seat }: which hex attacks which?
    .others = { $seat } chooses which hex attacks which.
prompt-name = { $seat }: your city on { $hex } is attacked. Which terrain counts in the fight?
    .others = { $seat } is attacked in the city on { $hex } and names the terrain that counts in the fight.
prompt-attacker = { $seat }: attack on { $hex }, { $attack } against { $defence }, terrain { $terrain }. Which cards do you lay face down?
    .others = { $seat } attacks { $hex }, { $attack } against { $defence }, terrain { $terrain }, and lays cards face down.
prompt-defender =
    { $cards ->
        [0] { $seat }: { $hex } is attacked, { $attack } against your { $defence }, without cards. Terrain { $terrain }. Which cards do you play?
        [one] { $seat }: { $hex } is attacked, { $attack } against your { $defence }, with one card face down. Terrain { $terrain }. Which cards do you play?
       *[other] { $seat }: { $hex } is attacked, { $attack } against your { $defence }, with { $cards } cards face down. Terrain { $terrain }. Which cards do you play?
    }
    .others =
        { $cards ->
            [0] { $seat } defends { $hex } with { $defence } against { $attack }, without cards. Terrain { $terrain }.
            [one] { $seat } defends { $hex } with { $defence } against { $attack } and one card face down. Terrain { $terrain }.
           *[other] { $seat } defends { $hex } with { $defence } against { $attack } and { $cards } cards face down. Terrain { $terrain }.
        }
prompt-advance = { $seat }: { $hex } is free. How many tokens advance?
    .others = { $seat } chooses how many tokens advance to { $hex }.
prompt-progress = { $seat }: the race for { $era }; { $terrain } counts. Which cards do you play?
    .others = { $seat } plays cards in the race for { $era }; { $terrain } counts.

### What is confirmed where several things are chosen together

confirm-settle =
    { $n ->
        [one] Put down one token
       *[other] Put down { $n } tokens
    }
confirm-offspring =
    { $first ->
        [one] Put one new token
       *[other] Put { $first } new tokens
    }
confirm-health =
    { $n ->
        [one] Play one card
       *[other] Play { $n } cards
    }
confirm-discard =
    { $n ->
        [one] Discard one card
       *[other] Discard { $n } cards
    }
confirm-sewerage =
    { $n ->
        [one] Play one Sewerage card
       *[other] Play { $n } Sewerage cards
    }
confirm-attacker =
    { $n ->
        [one] Lay one card face down
       *[other] Lay { $n } cards face down
    }
confirm-defender =
    { $n ->
        [one] Defend with one card
       *[other] Defend with { $n } cards
    }
confirm-progress =
    { $n ->
        [one] Play one card
       *[other] Play { $n } cards
    }

## Answers

label-place = on { $hex }
label-turn =
    { $n ->
        [0] as printed
        [one] turned once to the left
       *[other] turned { $n } times to the left
    }
label-settle = { $hex }, { $terrain }
label-move = Move
label-offspring = Offspring
label-fight = Fight
label-ideas = Draw ideas
label-city = Build a city
label-defer = Put the action off with { $card }
label-end-turn = End the turn
label-no-more-cards = No more cards
label-no-cards = No cards
label-stop = Stop here
label-play-strength =
    { $n ->
        [0] { $card }, counts nothing
       *[other] { $card }, counts { $n }
    }
label-play-points =
    { $n ->
        [one] { $card }, one point
       *[other] { $card }, { $n } points
    }
label-play-government = Repeat the action with { $card }
label-play-health = One more token with { $card }
label-play-commander = Free attack with { $card }
label-play-religion = Convert a neighbour with { $card }
label-play-sewerage = Raise the limit with { $card }
label-play-transport = One more token with { $card }
label-from =
    { $n ->
        [one] { $hex }, { $terrain }, one token
       *[other] { $hex }, { $terrain }, { $n } tokens
    }
label-to =
    { $n ->
        [0] { $hex }, { $terrain }
        [one] { $hex }, { $terrain }, to one token
       *[other] { $hex }, { $terrain }, to { $n } tokens
    }
label-to-sewerage = { $hex }, { $terrain }, full with { $n }: costs Sewerage
label-grow =
    { $n ->
        [one] { $hex }, to one token
       *[other] { $hex }, to { $n } tokens
    }
label-attack = { $own } attacks { $hex }: { $attack } against { $defence } of { $other } ({ $terrain })
label-attack-city = { $own } attacks the city on { $hex }: { $attack } against { $defence } of { $other }
label-name = { $terrain }
label-advance =
    { $n ->
        [0] none
        [one] one token
       *[other] { $n } tokens
    }
label-discard = { $card }
label-build = City of value { $n } on { $hex } ({ $terrain })
label-convert = Take a token of { $other } on { $hex }, put one on { $own }

## Facts

note-tile-laid = { $seat } lays tile { $tile } on { $hex }, turned { $n } times.
note-settled = { $seat } settles on { $hex }.
note-round-began = Round { $n } begins; { $seat } is start player.
note-acted = { $seat } chooses: { $action }.
note-deferred = { $seat } puts the action off with { $card }.
note-card-played = { $seat } plays { $card }.
note-moved = { $seat } moves a token from { $own } to { $hex }.
note-born = { $seat } has offspring on { $hex }.
note-drew = { $seat } draws { $card }.
note-drew-hidden = { $seat } draws a card.
note-discarded = { $seat } discards { $card }.
note-city-built = { $seat } builds a city of value { $n } on { $hex }.
note-attacked = { $seat } attacks { $hex } of { $other } from { $own }.
note-terrain-named = { $seat } names the terrain: { $terrain }.
note-cards-laid =
    { $n ->
        [0] { $seat } lays no cards face down.
        [one] { $seat } lays one card face down.
       *[other] { $seat } lays { $n } cards face down.
    }
note-card-shown = { $seat } turns over { $card }.
note-strengths = { $seat } fights with { $attack }, { $other } with { $defence }.
note-fight-won =
    { $city ->
        [0] { $n ->
            [0] { $seat } wins; { $other } loses all tokens on { $hex }.
            [one] { $seat } wins; { $other } loses a token on { $hex }.
           *[other] { $seat } wins; { $other } loses { $n } tokens on { $hex }.
        }
       *[other] { $seat } wins; { $other } loses the city of value { $city } on { $hex }.
    }
note-fight-lost = { $other } holds { $hex }; { $seat } loses a token on { $own }.
note-advanced =
    { $n ->
        [0] { $seat } does not advance to { $hex }.
        [one] { $seat } advances to { $hex } with one token.
       *[other] { $seat } advances to { $hex } with { $n } tokens.
    }
note-converted = { $seat } converts a token of { $other } on { $hex } and puts one on { $own }.
note-caught-up = { $seat } catches up: { $era }.
note-progress-points =
    { $n ->
        [one] { $seat } has one progress point.
       *[other] { $seat } has { $n } progress points.
    }
note-progressed = { $seat } reaches { $era }.
note-reshuffled = The discard pile becomes the new draw pile.
note-game-ended = The game ends in round { $n }.

## Losses

loss-moves =
    { $n ->
        [one] 1 token could still move in this action.
       *[other] { $n } tokens could still move in this action.
    }
loss-births =
    { $n ->
        [one] 1 new token could still be placed, and after this it cannot.
       *[other] { $n } new tokens could still be placed, and after this they cannot.
    }
loss-points =
    { $n ->
        [one] { $cards } would score a point of progress; no card can be added later.
       *[other] { $n } cards would score points of progress, and none can be added later: { $cards }.
    }
loss-repeat = Only now can the action be repeated, with { $cards }.
loss-free-cards =
    { $n ->
        [one] { $cards } could be played, and you have no further turn in this round.
       *[other] { $n } cards could be played, and you have no further turn in this round: { $cards }.
    }

## Reasons

why-over = The game is over.
why-other-turn = Another player has to decide now.
why-wrong-moment = This is not the moment for it.
why-no-passing = Passing is not allowed; only Government puts an action off.
why-no-effect = An action must have an effect.
why-water = Pieces stand on land only, and there is no land.
why-no-supply = No token is left in the supply.
why-no-grassland = No occupied grassland has room for a new token.
why-no-site = A city needs two tokens on land that is no mountain and next to no city.
why-no-move = No token has anywhere to go.
why-protected = Whoever controls three hexes or fewer cannot be attacked.
why-no-target = No piece of another player is adjacent to your tokens there.
why-not-in-hand = This card is not in your hand.
why-no-discard = Cards are discarded only above the hand limit, and in order.
why-only-government-defers = Only Government puts an action off.
why-does-not-score = Only Education and cards with the terrain that counts may be played here.
why-card-order = Several cards are named in the order of the list, and a later one has been named.
why-card-not-here = This card has no use here.
why-nobody-to-convert = No token next to you can be converted: the limit, your supply, or a last piece forbids it.
why-step-not-finished = Free cards are played between the steps of an action, and a fight is fought out first.
why-free-cards-windows = In this game free cards are played only before the action and after it.
why-nothing-to-double = There is no action that could be repeated now.
why-no-place-for-tile = A tile lies fully on the grid, overlaps none and touches land.
why-settled-by-other = Another player has settled there.
why-no-group = The three tokens form one connected group, two to a hex at most, named from north to south.
why-no-own-token = None of your tokens stands there.
why-allowance-used = No more tokens may move in this action.
why-has-moved = The tokens there have already moved in this action.
why-nowhere-to-go = All hexes in reach are held, cities or full.
why-held-by-other = Pieces of another player stand there.
why-ends-in-city = No token may end its move in a city.
why-full = The stacking limit would be exceeded.
why-too-far = It is out of reach.
why-not-grassland = Offspring comes on grassland only.
why-newly-occupied = Offspring comes only where your tokens stood before this action.
why-one-to-a-hex = Each hex gets one new token per action, named from north to south.
why-not-adjacent = The two hexes do not share an edge.
why-cannot-convert = Religion needs an adjacent token of another player, room on your hex and a token in your supply, and never takes a player's last piece.
why-terrain-not-named = The terrain is named by the owner of an attacked city, and never mountain.
why-too-many-advance = Only tokens of the attacking hex advance, within the limit.
why-six-rotations = A tile has six rotations, 0 to 5, once its place is named.
why-mountain = No city is built on a mountain.
why-next-to-city = A city may not be next to another.
why-no-such-city = Cities have the value 2, 3 or 4.
why-too-few-tokens = The value of a city is at most the number of tokens that leave the hex.
why-no-city-left = No city of that value is left in the supply.

## At the terminal, drawn

# One letter for each terrain: grassland, farmland, forest (woods), hills, mountain.
tempus-terrain-letters = GFWHM
tempus-legend = lake   · sea   ●2 tokens   ⌂●3 city   [ ] to choose from
tempus-tile = The tile to be laid, and how it can be turned:
# Heads of the columns, parted by strokes.
tempus-columns = * starts|era|actions|cards|supply|cities|points

## The position, told

tempus-tile-told = The tile to be laid has { $terrain } in the middle; around it, from the east counter-clockwise: { $rim }.
tempus-tile-place = It is to lie with its middle on { $hex }.
tempus-laying = The island is being laid out.
tempus-settling = The island is being settled.
tempus-over = Flight is reached; the game is over.
tempus-round = Round { $n } of { $rounds }. The next era is decided by: { $terrain }.
tempus-tiles =
    { $n ->
        [one] One tile lies, centred on { $hex }.
       *[other] { $n } tiles lie, the last one centred on { $hex }.
    }
tempus-yours = You: { $hexes }.
tempus-theirs = { $seat }: { $hexes }.
tempus-near = Next to you: { $seat } with { $hexes }.
tempus-no-neighbours = Next to you: nobody.
tempus-free =
    { $where ->
        [near] Free land next to you: { $parts }.
       *[all] Free land: { $parts }.
    }
tempus-free-part = { $terrain } { $hexes }
tempus-coast = Your tokens on the coast: { $hexes }.
tempus-lake = A lake, with these hexes on its shore: { $hexes }.
tempus-hex = { $hex } { $terrain }
tempus-hex-tokens =
    { $n ->
        [one] { $hex } { $terrain } 1 token
       *[other] { $hex } { $terrain } { $n } tokens
    }
tempus-hex-city = { $hex } { $terrain } city of { $n }
tempus-player = { $seat }: era { $era }, points { $points }, action tokens { $actions }, cards { $cards }, hexes { $hexes }, cities { $cities }, tokens in supply { $supply }.
tempus-start-player = Start player: { $seat }.
tempus-hand =
    { $n ->
        [0] You hold no cards.
        [one] You hold one card:
       *[other] You hold { $n } cards:
    }
tempus-held = Your hand: { $cards }.
tempus-cards =
    { $n ->
        [one] { $card }
       *[other] { $n } × { $card }
    }
tempus-card = { $card }: { $use }
tempus-you = { $name } (you)
tempus-row = Era { $era }: { $action_tokens ->
        [one] 1 action token
       *[other] { $action_tokens } action tokens
    }; move { $move_tokens ->
        [one] 1 token
       *[other] { $move_tokens } tokens
    } up to { $move_range ->
        [one] 1 hex
       *[other] { $move_range } hexes
    }, sea voyages: { $sea ->
        [yes] yes
       *[no] no
    }; offspring { $offspring }; stacking limit { $stack_limit }; draw { $cards_drawn ->
        [one] 1 card
       *[other] { $cards_drawn } cards
    }, hold up to { $hand_limit }.
tempus-supply = Supply: { $n ->
        [one] 1 token
       *[other] { $n } tokens
    }; cities of 2: { $two }, of 3: { $three }, of 4: { $four }.

## At the table in the browser

web-tempus-points = Points
web-tempus-era = Era: { $era }
web-tempus-eras = Eras
web-tempus-actions = Action tokens
web-tempus-cards = Cards in hand
web-tempus-hexes = Controlled hexes
web-tempus-supply = Tokens in supply
web-tempus-cities-left = Cities in supply
web-tempus-city-supply = Cities
web-tempus-move = Move
web-tempus-offspring = Offspring
web-tempus-limit = Stacking limit
web-tempus-hand-limit = Draw / hand limit
web-tempus-laid = Laid face down in this fight
web-tempus-water = { $hex } water
web-tempus-coast = On the coast of the open sea
web-tempus-shore = On the shore of a lake
web-tempus-card-terrain = Or for its terrain, in a fight or for progress: { $terrain }.
web-tempus-card-source = How often this effect has this terrain is reconstructed.
score-hexes = Hexes
score-cities = Cities

## What a seat may count

group-tiles = Land tiles
tile-title = Land tile { $tile }
tile-text = In the middle { $terrain }; around it, counter-clockwise from the east: { $rim }.
place-island = on the island

## The guided first game

lesson-welcome = Welcome to Tempus. Your people are the three tokens marked with your shape on this island. Ten rounds are played, and whoever then has the most victory points wins.
lesson-points = Each hex you occupy is worth one point, mountains apart, and each city its value. The star in this list shows everybody’s points so far.
lesson-actions = A round gives you action tokens, the bolts down here. In your turn you spend one of them on one action; then the next player has a turn. Passing is not allowed.
lesson-move = At the end of this round all race for the first new era, Writing, and tokens on farmland count for it. So bring one more there: choose Move among the actions.
lesson-from = Two tokens stand on i6. Take one of them; the other one keeps the hex for you.
lesson-undo = A wrong click does no harm. Undo takes your decisions back, as long as nobody else has acted and nothing hidden has been shown.
lesson-farmland = Everything that is lit can be chosen. Go to j7: it is farmland, and a new hex is a new point.
lesson-log = Bot 2 and Bot 3 have moved. The log tells what happened; a click on an entry shows the position of that moment.
lesson-offspring = You need more people. Offspring puts a new token on grassland that you occupy, and i6 is grassland.
lesson-why = What is dashed cannot be chosen now. Point at it, or hold a finger on it, and the table says why, with the clause of the rules.
lesson-third = This is your last action token of the round. One more token on farmland should win the race: choose Move, and take the new token from i6.
lesson-stack = To i7. Two tokens on one hex are as many as the stacking limit of your era allows.
lesson-race = The race is run: each token on farmland was a progress point. You had three, Bot 2 had two, Bot 3 one. So you alone reached Writing, and the first there draws two cards.
lesson-cards = A card is played once: for its effect, or for its terrain in a fight or in a race. Weapons counts one in a fight, Fortification two for the defender.
lesson-safe = Whoever controls three hexes or fewer cannot be attacked. You control three and are safe; Bot 2 controls four. The hexagon in this list shows it.
lesson-fight = One token of Bot 2 stands on h8, next to your two on i7. Choose Fight. There is only this one target, so it is attacked at once.
lesson-weapons = Two against one, but Bot 2 holds a card, and the defender wins ties. Lay Weapons face down to be on the safe side.
lesson-advance = It was needed: Bot 2 played a card of the terrain, farmland, and you won by three to two. Now h8 is free. Advance with one token, and the other one keeps i7.
lesson-danger = You control four hexes now, so you can be attacked as well, and Bot 2 is gathering tokens. Have offspring on i6 again: two tokens are what the smallest city needs.
lesson-defend = Bot 2 strikes back, with two tokens from h9 against your one on h8. The defender plays cards too: Fortification makes it two against three.
lesson-city = h8 held, and Bot 2 lost a token. Now build a city on i6. Its two tokens go back to your supply, and the city is worth two points.
lesson-second-race = In this race hills counted. You have no token there, but a city is a progress point in every race. All three of you had one point, and in a tie everybody advances.
lesson-rules = Here are the rules: one page to play by, and every clause with a search. The text view, in the same row or in the menu, tells the position in sentences.
lesson-advice = A word of advice: your city took the place of your only grassland. A token on h6 would let you have offspring again.
lesson-end = The game ends in round ten with the race for Flight, which is worth three more points to whoever gets there. From now on the bots decide for themselves, and so do you.

## What the coach speaks of

feature-points = points
neglected-points = Points left lying
feature-rival-points = points of the best rival
neglected-rival-points = A rival allowed to pull ahead
feature-rivals-points = points of all rivals
neglected-rivals-points = The rivals given too free a hand
feature-rivals-tokens-later = tokens of the rivals
neglected-rivals-tokens-later = Rivals allowed to grow
feature-tokens-soon = tokens for the next actions
neglected-tokens-soon = Too few tokens on the map
feature-tokens-later = people for the rounds to come
neglected-tokens-later = Growth neglected
feature-many-later = tokens beyond what is needed
neglected-many-later = Supply run low
feature-cards = cards in hand
neglected-cards = Too few cards
feature-cards-soon = cards for the next actions
neglected-cards-soon = Too few cards for the next actions
feature-cards-later = cards for the rounds to come
neglected-cards-later = Ideas neglected
feature-fertile-soon = grassland for the next offspring
neglected-fertile-soon = No grassland free for the next offspring
feature-fertile-later = grassland for offspring
neglected-fertile-later = Grassland neglected
feature-births-later = room for offspring on grassland
neglected-births-later = Grassland left crowded
feature-site-tokens = tokens where a city can rise
neglected-site-tokens = No city prepared
feature-grounds-later = hexes where a city could stand
neglected-grounds-later = Building land given away
feature-cities-later = cities for the rounds to come
neglected-cities-later = A city built too late
feature-last-gain = points that the last actions can still bring
neglected-last-gain = The last actions badly prepared
feature-actions = actions left, compared with the rivals
neglected-actions = An action lost to the rivals
feature-era-lead = lead in the eras
neglected-era-lead = Fallen behind in the eras
feature-ahead = lead in the race for the next era
neglected-ahead = The race for the next era lost
feature-ahead-for-prize = lead in a race for cards or an action
neglected-ahead-for-prize = The race for cards or an action lost
feature-prize-at-hand = cards or an action within reach
neglected-prize-at-hand = Cards or an action let slip at the last moment
feature-ahead-for-flight = lead in the race for Flight
neglected-ahead-for-flight = The race for Flight lost
feature-flight-at-hand = Flight within reach
neglected-flight-at-hand = Flight let slip at the last moment
feature-race = progress points in the race
neglected-race = Progress points neglected
feature-race-for-flight = progress points in the race for Flight
neglected-race-for-flight = Progress points for Flight neglected
feature-needed-later = terrain for the era after next
neglected-needed-later = Terrain of the era after next neglected
feature-threatened = hexes beside stronger rivals
neglected-threatened = Hexes left beside stronger rivals
feature-equalled = hexes beside rivals of equal strength
neglected-equalled = Hexes left beside rivals of equal strength
feature-city-threatened = cities in danger
neglected-city-threatened = A city left in danger
feature-prey = rivals that can be beaten
neglected-prey = A chance to attack missed
feature-room-soon = free hexes for the next moves
neglected-room-soon = No room left for the next moves
feature-room-later = free hexes beside the own
neglected-room-later = Room to spread missed

# Standing orders

order-pass = Play no cards in defence until my next answer
