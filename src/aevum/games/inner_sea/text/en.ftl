### Ancient Civilizations of the Inner Sea: questions, answers, facts and reasons.

## Words

barbarians = Barbarians
fate = Fate
who-decides = { $seat } ({ $civ })

epoch-1 = Epoch I, Bronze Age
epoch-2 = Epoch II, Iron Age
epoch-3 = Epoch III, Rise of Empires
epoch-4 = Epoch IV, Fall of Empires

epoch-event-0 = The Gods Smile: every Buried Wonder is turned face up
epoch-event-1 = The Great Migration: Barbarians come from the north
epoch-event-2 = Deluge: every fleet of two loses a disk
epoch-event-3 = Dark Age: one disk for every three Cities is lost
epoch-event-4 = Age of Trade: neighbours bring Talents
epoch-event-5 = Years of Plague: one disk for every City beyond the fourth is lost
epoch-event-6 = Age of Learning: one card more in the Draw Step
epoch-event-7 = Fallen Idols: a Wonder of the richest is Buried
epoch-event-8 = Barbarian Twilight: every Barbarian stack loses a disk
epoch-event-9 = Years of Peace: up to two disks each may move

## Options

option-combination-play = Any number of competition cards in one competition; if not, one each (R13.1).
option-scenario = The game with line-ups by number of players, or a scenario with its own map, civilizations and length (S2, S5, S7).
option-choosing = How players come by their civilizations: those of the line-up in the order of the seats, the same ones drawn at random, or any that fit the map, chosen in turn order (S1.2, S2).
option-civilizations = How many civilizations are in play at least; 0 means one for each player, and four for one player alone (S2, S6.4).
option-extra-civilizations = Who runs civilizations without a player: the priority lists of the rules, or the players, up to three each, for ten points apiece (S6, R13.4).
option-level = How fast non-player civilizations grow (S6.15).
option-epochs = How many epochs are played; 0 means all four, or what the scenario says (R3.6).
option-first-epoch = The epoch the game begins with (S4).
option-goal = The game also ends with the turn in which somebody has so many points; 0 means no goal (R3.6).
option-final-event = The End of Epoch Event comes after the last epoch too (R13.2).
option-learning = No Wonders in the first turn (R13.3).
option-extra-wonders = The five optional Wonders are added (R13.6).
option-talents-as-disks = Each Talent is an own disk from the stock (R13.8).
option-nile = What brings Egypt its extra disks: control of the Nile areas, or each City on the Nile, which then brings a Talent as well (R13.10).
option-teams = The seats form two or three teams, dealt round the table; the best mean of points wins (R13.7).

choice-scenario-standard = no scenario
choice-scenario-hannibal = Hannibal (S5.3)
choice-scenario-extended-east = Extended East (S5.2)
choice-scenario-western-four = Western Four (S5.1)
choice-scenario-alexander = Alexander and Darius (S5.4)
choice-scenario-imperial-rome = Imperial Rome (S5.5)
choice-scenario-god-king = The God-King of Egypt (S5.6)
choice-scenario-greeks-persians = Greeks and Persians (S5.7)
choice-scenario-fall-of-rome = Fall of Rome (S5.8)
choice-choosing-lineup = by the line-up
choice-choosing-drawn = drawn at random
choice-choosing-chosen = chosen in turn order
choice-civilizations-0 = one for each player
choice-extra-civilizations-non-players = the priority lists
choice-extra-civilizations-players = the players
choice-level-normal = normal
choice-level-easy = slowly (easy)
choice-level-hard = fast (hard)
choice-epochs-0 = all, or as the scenario says
choice-goal-0 = no goal
choice-nile-control = control of the areas
choice-nile-cities = each City on the Nile
choice-teams-none = no teams
choice-teams-two = two teams
choice-teams-three = three teams

## Sources

source-cards = Cards: of { $n } of 103 cards a part is reconstructed, mostly number or effect, of many the name too.
source-wonders = Wonders: the powers of { $n } are reconstructed; three names with a hint of the power are known.
source-areas = Map: { $n } of 78 areas are reconstructed; the others carry names of the published board.
source-borders = Map: { $n } of 197 borders are reconstructed.
source-setups = Civilizations: their powers are known in substance; the first disks of { $n } are reconstructed.
source-maps = Extents of the map: { $n } are our own.
source-scenarios = Scenarios and line-ups: numbers and special rules of { $n } are our own.

## Questions

prompt-retire = { $who }: which Camps and Settlements give a disk back to stock?
    .others = { $who } chooses Camps and Settlements that give a disk back to stock.
prompt-rome = { $who }: two extra disks, or a card?
    .others = { $who } chooses two extra disks or a card.
prompt-saga = { $who }: the Heroic Saga brings two extra disks, or a Talent and a point?
    .others = { $who } chooses what the Heroic Saga brings: two extra disks, or a Talent and a point.
prompt-resettle = { $who }: which Cities give a disk to the Ready Box?
    .others = { $who } chooses Cities that give a disk to the Ready Box.
prompt-deploy =
    { $n ->
        [one] { $who }: where does the last disk of the Ready Box go?
       *[other] { $who }: where do the disks go? Still to deploy: { $n }.
    }
    .others =
        { $n ->
            [one] { $who } places the last disk of the Ready Box.
           *[other] { $who } places { $n } disks of the Ready Box.
        }
prompt-roads = { $who }: move up to two disks along the Paved Roads?
    .others = { $who } may move up to two disks along the Paved Roads.
prompt-action = { $who }: build a Wonder, play a card, or pass?
    .others = { $who } builds a Wonder, plays a card, or passes.
prompt-target = { $who }: { $card }. Name the target.
    .others = { $who } plays { $card } and names the target.
prompt-site = { $who }: where shall the Wonder stand ({ $wonder })?
    .others = { $who } chooses where a Wonder stands: { $wonder }.
prompt-pay =
    { $n ->
        [one] { $who }: one resource is to be paid for the Wonder ({ $wonder }). At least two of all five must be disks.
       *[other] { $who }: { $n } resources are to be paid for the Wonder ({ $wonder }). At least two of all five must be disks.
    }
    .others =
        { $n ->
            [one] { $who } still owes one resource for a Wonder: { $wonder }.
           *[other] { $who } still owes { $n } resources for a Wonder: { $wonder }.
        }
prompt-react = { $who }: { $by } plays { $card }. Do you cancel it?
    .others = { $who } may cancel what { $by } plays: { $card }.
prompt-omens = { $who }: silence a Wonder for this turn with Bad Omens?
    .others = { $who } may silence a Wonder for this turn with Bad Omens.
prompt-remove =
    { $n ->
        [one] { $who }: one disk must leave { $area }. Lose it, or give up something else?
       *[other] { $who }: { $n } disks must leave { $area }. Lose the next one, or give up something else?
    }
    .others =
        { $n ->
            [one] { $who } loses one disk in { $area }, or gives up something else.
           *[other] { $who } loses { $n } disks in { $area }, or gives up something else.
        }
prompt-commit = { $who }: competition in { $area }. Put a competition card face down?
    .others = { $who } may put a competition card face down. Competition in { $area }.
prompt-negate = { $who }: the cards in { $area } lie open. Cancel one?
    .others = { $who } may cancel one of the open cards in { $area }.
prompt-power = { $who }: use a power in { $area }?
    .others = { $who } may use a power in { $area }.
prompt-card-here = { $who }: { $card } in { $area }. What do you name?
    .others = { $who } decides how { $card } works in { $area }.
prompt-lose = { $who }: remove a disk in { $area }, or give up something else?
    .others = { $who } removes a disk in { $area }, or gives up something else.
prompt-ride = { $who }: the cavalry may ride on from { $area }.
    .others = { $who } may ride on with the cavalry from { $area }.
prompt-challenge = { $who }: open a competition in a shared area with a white disk?
    .others = { $who } may open a competition in a shared area with a white disk.
prompt-dominate = { $who }: you dominate the sea. Which enemy disks do you remove?
    .others = { $who } dominates the sea and removes enemy disks.
prompt-place = { $who }: which place in the turn order do you take?
    .others = { $who } chooses a place in the turn order.
prompt-any-place = { $who }: take another place in the turn order?
    .others = { $who } may take another place in the turn order.
prompt-aeneas = { $who }: make a fresh start? As which civilization?
    .others = { $who } may make a fresh start as another civilization.
prompt-home = { $who }: which land area becomes your new Home Area?
    .others = { $who } chooses a new Home Area.
prompt-settle = { $who }: where do two disks settle next to your Home Area?
    .others = { $who } settles two disks next to the Home Area.
prompt-sail = { $who }: in which sea does your first ship sail?
    .others = { $who } chooses the sea in which the first ship sails.
prompt-buy-cards = { $who }: how many Talents do you pay for extra cards?
    .others = { $who } may pay Talents for extra cards.
prompt-stairway = { $who }: discard a card for a Talent?
    .others = { $who } may discard a card for a Talent.
prompt-discard =
    { $n ->
        [one] { $who }: discard one card.
       *[other] { $who }: discard { $n } cards.
    }
    .others =
        { $n ->
            [one] { $who } discards one card.
           *[other] { $who } discards { $n } cards.
        }
prompt-keep = { $who }: which of the cards do you keep?
    .others = { $who } chooses which cards to keep.
prompt-buy-points = { $who }: how many points do you buy, for two Talents each?
    .others = { $who } may buy points for two Talents each.
prompt-invasion = { $who }: { $card }. Where do the Barbarians come?
    .others = { $who } chooses where the Barbarians come. { $card }.
prompt-invasion-short = { $who }: { $card }. Their disks run short. Which area do the Barbarians fill first?
    .others = { $who } chooses which area the Barbarians fill first; their disks run short. { $card }.
prompt-idol = { $who }: which of your Wonders is Buried?
    .others = { $who } chooses an own Wonder that is Buried.
prompt-peace = { $who }: move a disk to an adjacent area?
    .others = { $who } may move a disk to an adjacent area.
prompt-losses =
    { $n ->
        [one] { $who }: in which area do you take the loss?
       *[other] { $who }: in which areas do you take the { $n } losses?
    }
    .others =
        { $n ->
            [one] { $who } chooses the area of one loss.
           *[other] { $who } chooses the areas of { $n } losses.
        }
prompt-lost-points =
    { $n ->
        [one] { $who }: lose a point, or pay for it?
       *[other] { $who }: lose the next of { $n } points, or pay for it?
    }
    .others =
        { $n ->
            [one] { $who } loses a point, or pays for it.
           *[other] { $who } loses { $n } points, or pays for them.
        }
prompt-dilemma = { $who }: { $card }. Which evil do you choose?
    .others = { $who } chooses one of two evils. { $card }.
prompt-take = { $who }: which card do you take from the hand of { $other }?
    .others = { $who } takes a card from the hand of { $other }.
prompt-give = { $who }: which card do you give to { $other }?
    .others = { $who } gives a card to { $other }.
prompt-next = { $who }: which card is to be drawn next?
    .others = { $who } chooses which card is drawn next.
prompt-mysteries = { $who }: which cards do you discard? You draw as many and one more.
    .others = { $who } discards cards and draws as many and one more.
prompt-civilization = { $who }: which civilization do you lead?
    .others = { $who } chooses a civilization.

### What is confirmed where several things are chosen together

confirm-retire =
    { $n ->
        [one] Retire one disk
       *[other] Retire { $n } disks
    }
confirm-resettle =
    { $n ->
        [one] Take one disk out
       *[other] Take { $n } disks out
    }
confirm-deploy =
    { $n ->
        [one] Deploy one disk
       *[other] Deploy { $n } disks
    }
confirm-discard =
    { $n ->
        [one] Discard one card
       *[other] Discard { $n } cards
    }
confirm-mysteries =
    { $n ->
        [one] Discard one card and draw two
       *[other] Discard { $n } cards and draw one more
    }
confirm-losses =
    { $n ->
        [one] Take the loss there
       *[other] Take { $n } losses there
    }
confirm-pay =
    { $n ->
        [one] Pay one resource
       *[other] Pay { $n } resources
    }
confirm-commit =
    { $n ->
        [one] Put one card face down
       *[other] Put { $n } cards face down
    }
confirm-card-here =
    { $n ->
        [one] Name this area
       *[other] Name { $n } areas
    }
confirm-target =
    { $n ->
        [one] Name this target
       *[other] Name { $n } targets
    }
confirm-settle =
    { $n ->
        [one] Settle in one area
       *[other] Settle in { $n } areas
    }

## Answers

label-retire =
    { $n ->
        [one] { $area }, its only disk
       *[other] { $area }, one of { $n } disks
    }
label-resettle =
    { $n ->
        [one] { $area }, its only disk
       *[other] { $area }, one of { $n } disks
    }
label-deploy =
    { $n ->
        [0] { $area }
       *[other] { $area }, beside { $n }
    }
label-at =
    { $n ->
        [0] { $area }
       *[other] { $area }, own disks: { $n }
    }
label-sacrifice =
    { $n ->
        [one] The only disk in { $area }
       *[other] A disk in { $area }, one of { $n } disks
    }
label-play = { $card }
label-exchange = Exchange { $card } for one of two new cards
label-spend = Give up { $card }
label-commit = { $card }
label-discard = { $card }
label-keep = { $card }
label-take = { $card }
label-give = { $card }
label-next = { $card }
label-build = Build: { $wonder }
label-wonder = { $wonder }
label-silence = { $wonder }
label-strike = { $other } in { $area }, disks: { $n }
label-against = { $other }
label-move = { $area } to { $goal }
label-negate = { $card } against { $other }
label-talent = Give up a Talent
label-lose-own = Lose an own disk
label-lose-white = Lose a white disk
label-lose-point = Lose the point
label-shield-aqueduct = Ignore it with the Aqueduct
label-shield-granary = Discard the Granary instead
label-shield-walls = Ignore it with the Great Walls
label-use-grand-temple = Grand Temple: an own disk and a white disk
label-use-great-walls = Great Walls: a white disk
label-use-colossus = Colossus: two white disks
label-use-home = A white disk at home
label-use-land = A white disk on land
label-use-sea = A white disk at sea
label-use-ally = A white disk
label-use-warrior = An own disk from the stock
label-use-second-land = A white disk on land, the second
label-use-near = A white disk near home
label-use-far = A white disk far from home
label-choose-disks = Disks
label-choose-card = A card
label-choose-talent-and-point = A Talent and a point
label-choose-talents = Talents
label-choose-cards = Two cards
label-choose-investment = An investment
label-choose-reduce = Pay a Talent: one Barbarian only
label-become = { $civ }
label-place = Place { $n }
label-number = { $n }
label-pass = Pass
label-let-pass = Let it pass
label-no-card = No card
label-no = No
label-stop = Stop here

## Facts

note-turn-began = { $epoch }: turn { $n } begins.
note-retired = { $civ } retires a disk from { $area }.
note-acquired =
    { $n ->
        [one] { $civ } acquires one disk.
       *[other] { $civ } acquires { $n } disks.
    }
note-resettled = { $civ } takes a disk out of the City in { $area }.
note-deployed = { $civ } deploys a disk in { $area }.
note-moved = { $civ } moves a disk from { $area } to { $goal }.
note-card-played = { $civ } plays { $card }.
note-card-cancelled = { $civ } cancels { $card }.
note-treaty-made = { $civ } stays untouched by { $card }.
note-wonder-built = { $civ } builds in { $area }: { $wonder }.
note-wonder-taken = { $civ } owns now: { $wonder }.
note-wonder-buried = Buried by { $civ }: { $wonder }.
note-wonder-raised = Face up again ({ $civ }): { $wonder }.
note-wonder-silenced = Silenced for this turn by { $civ }: { $wonder }.
note-added =
    { $n ->
        [one] { $civ } adds one disk in { $area }.
       *[other] { $civ } adds { $n } disks in { $area }.
    }
note-added-barbarian =
    { $n ->
        [one] One Barbarian disk comes to { $area }.
       *[other] { $n } Barbarian disks come to { $area }.
    }
note-removed =
    { $n ->
        [one] { $civ } removes one disk from { $area }.
       *[other] { $civ } removes { $n } disks from { $area }.
    }
note-removed-barbarian =
    { $n ->
        [one] One Barbarian disk leaves { $area }.
       *[other] { $n } Barbarian disks leave { $area }.
    }
note-paid-talent = { $civ } gives up a Talent.
note-paid-card = { $civ } gives up { $card }.
note-shielded-aqueduct = { $civ } ignores a removal with the Aqueduct.
note-shielded-granary = { $civ } discards the Granary in place of a disk.
note-shielded-walls = { $civ } ignores a removal with the Great Walls.
note-gained-talents =
    { $n ->
        [one] { $civ } gains one Talent.
       *[other] { $civ } gains { $n } Talents.
    }
note-lost-talents =
    { $n ->
        [one] { $civ } loses one Talent.
       *[other] { $civ } loses { $n } Talents.
    }
note-points =
    { $n ->
        [one] { $civ } gains one point.
       *[other] { $civ } gains { $n } points.
    }
note-lost-points =
    { $n ->
        [one] { $civ } loses one point.
       *[other] { $civ } loses { $n } points.
    }
note-drew = { $civ } draws { $card }.
note-drew-hidden = { $civ } draws a card.
note-discarded = { $civ } discards { $card }.
note-passed = { $civ } passes.
note-event-drawn = { $civ } reveals an event: { $card }.
note-reshuffled = The discard pile is shuffled into the deck.
note-competition-began = Competition in { $area }.
note-laid = { $civ } puts a card face down.
note-revealed = { $civ } reveals { $card }.
note-returned = { $civ } takes { $card } back, it has no use here.
note-allies =
    { $n ->
        [one] { $civ } gets one white disk in { $area }.
       *[other] { $civ } gets { $n } white disks in { $area }.
    }
note-loot =
    { $n ->
        [one] { $civ } takes loot in { $area }: one Talent.
       *[other] { $civ } takes loot in { $area }: { $n } Talents.
    }
note-fared =
    { $n ->
        [0] { $civ } in { $area }: no disk left, { $before } before.
        [one] { $civ } in { $area }: one disk, { $before } before.
       *[other] { $civ } in { $area }: { $n } disks, { $before } before.
    }
note-order-set = { $civ } is number { $n } in the turn order.
note-fresh-start = A fresh start as { $civ }.
note-sudden-death =
    { $n ->
        [0] The card for Sudden Death is { $card }; the epoch goes on.
       *[other] The card for Sudden Death is { $card }; the epoch ends.
    }
note-epoch-ended = { $epoch } ends.
note-epoch-event = { $event }. ({ $card })
note-points-bought =
    { $n ->
        [0] { $civ } buys no points.
        [one] { $civ } buys one point.
       *[other] { $civ } buys { $n } points.
    }
note-cards-bought =
    { $n ->
        [one] { $civ } pays one Talent for a card.
       *[other] { $civ } pays { $n } Talents for cards.
    }
note-took-card = { $civ } gets { $card } from { $other }.
note-took-card-hidden = { $civ } gets a card from another hand.
note-gave-card = { $civ } gives { $card } to { $other }.
note-gave-card-hidden = { $civ } gives a card away.
note-looked = { $civ } looks at the hand of { $other }.
note-game-ended = { $epoch }: the game ends in turn { $n }.
note-dominated = { $civ } dominates { $area } and drives off a disk of { $other }.
note-exchanged = { $civ } exchanges { $card }.
note-civilization-chosen = { $seat } leads { $civ }.

## Losses

loss-cards =
    { $n ->
        [one] { $cards } could be played; whoever has passed acts no more in this phase.
       *[other] { $n } cards could be played, and whoever has passed acts no more in this phase: { $cards }.
    }
loss-wonder = A Wonder could be built; whoever has passed acts no more in this phase.

## Reasons

why-over = The game is over.
why-other-turn = Another player has to decide now.
why-wrong-moment = This is not the moment for it.
why-no-passing = Here something must be named.
why-not-in-hand = This card is not in your hand.
why-city-stays = Disks retire from Camps and Settlements, never from Cities.
why-no-own-disk = None of your disks stands there.
why-in-order = Things are named in the order of the list.
why-one-from-a-city = Each City gives one disk at most, in the order of the list.
why-other-step = This belongs to another step of growth.
why-card-phase = Cards are played and Wonders are built in the Card Phase.
why-not-in-play = This area is not in play.
why-none-ready = The Ready Box is empty.
why-out-of-reach = Disks go to areas you control, to contested ones with your disks, or next to those you control or lead in.
why-deep-sea = Only Minoans, Phoenicians and the Great Lighthouse sail the deep sea.
why-full = The stacking limit is reached.
why-must-go-to-sea = The disks left in the Ready Box must go to sea.
why-no-action-card = Competition and negation cards are not played as an action.
why-no-effect = The card would have no effect.
why-not-available = This Wonder is not available.
why-one-wonder = One Wonder per turn.
why-cannot-pay = Five resources are needed, two of them disks from the map, and a land area you control.
why-no-exchange = Only the Phoenicians exchange a card, once per turn.
why-lose-or-substitute = A disk goes, or a Talent or a hand card in its place.
why-no-competition-card = Only competition cards are put down here.
why-no-power = This power is used up or not for this area.
why-no-target = The card cannot be turned on that.
why-no-site = A Wonder stands in a land area that you control.
why-payment = Disks come first, then Talents, then cards; two disks at least, and one stays with the Wonder.
why-negation-does-not-fit = This card does not cancel that one.
why-no-place = This place of the turn order is not open to you.
why-no-home = A fresh start needs land without rivals, and settles next to its home.
why-civilization-taken = Another player leads this civilization.
why-civilization-not-here = The first disks of this civilization are not in play here, or the scenario has other sides.
why-learning = No Wonders in the first turn of a learning game.
why-no-omens = Bad Omens silence a built Wonder that still has its power in this turn.
why-no-shield = Aqueduct, Granary and Great Walls help only whoever has them, and not against this.
why-no-loss-there = The loss cannot be taken there, or areas are named in the order of the list.
why-no-choice = This is not among the choices.
why-not-in-that-hand = This card is not in that hand.
why-not-looked-at = This card is not among those drawn.
why-no-challenge = A white disk opens a competition only in areas shared in peace: that of the Minoans in shallow seas, that of the Romans on land in Epoch IV.
why-not-dominated = You remove enemy disks from a shallow sea with your disk and all its coasts under your control.
why-too-many = There are not enough Talents for that.
why-not-by-event = The event of the epoch does not allow that.
why-no-invasion = The Barbarians cannot come there.
why-no-ride = Up to two riders move on to adjacent land that is empty or yours, and one disk stays.
why-no-road = Paved Roads lead through land you control, to an area with room.
why-civilization-not-free = This civilization has been in this game, or its Home Area is not in play.

## Names

civilization-carthaginians = Carthage
civilization-gauls = Gaul
civilization-egyptians = Egypt
civilization-celt_iberians = Celt-Iberia
civilization-phoenicians = Phoenicia
civilization-mycenaeans = Mycenae
civilization-trojans = Troy
civilization-mauretanians = Mauretania
civilization-minoans = Minos
civilization-romans = Rome
civilization-open = not chosen yet

area-celt_iberia = Celt-Iberia
area-lusitania = Lusitania
area-tartessos = Tartessos
area-saguntum = Saguntum
area-emporion = Emporion
area-gaul = Gaul
area-aquitania = Aquitania
area-massalia = Massalia
area-helvetia = Helvetia
area-cisalpina = Cisalpina
area-liguria = Liguria
area-etruria = Etruria
area-rome = Rome
area-apulia = Apulia
area-bruttium = Bruttium
area-balearics = Balearics
area-corsica = Corsica
area-sardinia = Sardinia
area-sicily = Sicily
area-tingis = Tingis
area-mauretania = Mauretania
area-gaetulia = Gaetulia
area-numidia = Numidia
area-carthage = Carthage
area-byzacium = Byzacium
area-tripolitania = Tripolitania
area-garamantia = Garamantia
area-cyrenaica = Cyrenaica
area-pannonia = Pannonia
area-illyria = Illyria
area-moesia = Moesia
area-epirus = Epirus
area-macedonia = Macedonia
area-thrace = Thrace
area-attica = Attica
area-mycenae = Mycenae
area-minos = Minos
area-rhodes = Rhodes
area-cyprus = Cyprus
area-troy = Troy
area-bithynia = Bithynia
area-pontus = Pontus
area-phrygia = Phrygia
area-ionia = Ionia
area-lycia = Lycia
area-hatti = Hatti
area-cilicia = Cilicia
area-al_mina = Al Mina
area-phoenicia = Phoenicia
area-palmyra = Palmyra
area-canaan = Canaan
area-sinai = Sinai
area-nile_delta = Nile Delta
area-egypt = Egypt
area-kush = Kush
area-libya = Libya
area-sea_pillars = Pillars of Hercules
area-sea_iberian = Iberian Sea
area-sea_gallic = Gallic Sea
area-sea_ligurian = Ligurian Sea
area-sea_sardinian = Sardinian Sea
area-sea_tyrrhenian = Tyrrhenian Sea
area-sea_punic = Punic Sea
area-sea_lesser_syrtis = Lesser Syrtis
area-sea_adriatic = Adriatic Sea
area-sea_ionian = Ionian Sea
area-sea_sidra = Gulf of Sidra
area-sea_libyan = Libyan Sea
area-sea_egyptian = Egyptian Sea
area-sea_phoenician = Phoenician Sea
area-sea_cilician = Cilician Sea
area-sea_thracian = Thracian Sea
area-sea_aegean = Aegean Sea
area-sea_cretan = Cretan Sea
area-sea_rhodian = Rhodian Sea
area-sea_euxine = Euxine Sea
area-deep_central = Central Deep
area-deep_eastern = Eastern Deep

wonder-W01 = Grand Temple
wonder-W02 = Grand Gardens
wonder-W03 = Stairway to Heaven
wonder-W04 = Great Pyramid
wonder-W05 = Great Palace
wonder-W06 = Great Lighthouse
wonder-W07 = Great Walls
wonder-W08 = Great Library
wonder-W09 = Colossus
wonder-W10 = Great Theatre
wonder-W11 = Mausoleum
wonder-W12 = Labyrinth

card-1 = Earthquake
card-2 = Volcano
card-3 = Flood
card-4 = Plague
card-5 = Famine
card-6 = Strategos
card-7 = Land Improvement
card-8 = Drought
card-9 = Locusts
card-10 = Tidal Wave
card-11 = Great Fire
card-12 = Storm at Sea
card-13 = Heresy
card-14 = Religious Fervor
card-15 = Pirates
card-16 = Local Trade
card-17 = Bumper Crop
card-18 = Golden Age
card-19 = Bad Omens
card-20 = Gold Mine
card-21 = Coinage
card-22 = Academy of Science
card-23 = Navigator
card-24 = Civil War
card-25 = Bread and Circuses
card-26 = Heroic Saga
card-27 = Improved Plow
card-28 = Poet
card-29 = Irrigation
card-30 = Aqueduct
card-31 = Amber Road
card-32 = Captive Queen
card-33 = Spice Route
card-34 = Desert Caravan
card-35 = Trade Fleet
card-36 = Colony
card-37 = Migration
card-38 = Oracle at Delphi
card-39 = Rebellion
card-40 = Slave Revolt
card-41 = Assassination
card-42 = Usurper
card-43 = Ambassador
card-44 = Lawgiver
card-45 = Traitor
card-46 = Philosopher
card-47 = Mathematician
card-48 = Architect
card-49 = Prophet
card-50 = Merchant Prince
card-51 = Tyrant
card-52 = Admiral
card-53 = Warlord
card-54 = Siege Engines
card-55 = Chariots
card-56 = Composite Bows
card-57 = Iron Weapons
card-58 = Phalanx
card-59 = War Elephants
card-60 = Cavalry
card-61 = Armored Infantry
card-62 = City Walls
card-63 = Fire Ships
card-64 = Mercenaries
card-65 = Ambush
card-66 = False Prophet
card-67 = Physician
card-68 = Divine Favor
card-69 = Evil Eye
card-70 = Informer
card-71 = Embargo
card-72 = Sacred Treaty
card-73 = Fickle Fortune
card-74 = Boarding Bridges
card-75 = Triremes
card-76 = Shipyard
card-77 = Fishing Fleets
card-78 = Great Harbor
card-79 = Purple Dye
card-80 = Oil and Wine
card-81 = Granary
card-82 = Paved Roads
card-83 = Sea Route to Britain
card-84 = Tribute
card-85 = Tax Revolt
card-86 = Corruption
card-87 = Barbarian Raid
card-88 = Mercenary Revolt
card-89 = Sands of Time
card-90 = Restoration
card-91 = Festival of the Gods
card-92 = Pilgrimage
card-93 = Blasphemy
card-94 = Warrior Queen
card-95 = Blood Offering
card-96 = Mysteries
card-97 = Northern Barbarians
card-98 = Eastern Invaders
card-99 = Saharan Raiders
card-100 = Sea Peoples
card-101 = Breath of God
card-102 = Atlantis Rises
card-103 = Omen in the Heavens

## Texts of the civilizations, Wonders and Fate cards

civilization-carthaginians-text = Once per Competition Phase each: 1 white disk in a competition in the Home Area, in one other competition on land, and in one at sea.
civilization-gauls-text = Once per Competition Phase each: 1 white disk in one competition, and 1 disk of the own colour from the stock in another. 1 Talent at the start of each Competition Phase.
civilization-egyptians-text = Acquisition: 1 extra disk for control of all three Nile areas (Nile Delta, Egypt, Kush), 2 with a City in each of them; 1 Talent with a City on the Nile.
civilization-celt_iberians-text = Acquisition: 1 extra disk; 1 Talent for control of an area of Iberia, or 2 with a City in the Home Area.
civilization-phoenicians-text = May enter deep sea areas. Acquisition: 1 extra disk, which must go to sea. Once per Card Phase, before the action: discard 1 hand card, draw 2 and keep 1. Tally: 1 victory point for every four sea areas with own disks.
civilization-mycenaeans-text = Once per Competition Phase: 1 white disk in each of up to two competitions on land. The first loot of the phase brings 1 further Talent.
civilization-trojans-text = Once per Competition Phase each: 1 white disk in a competition in Troy and in one other on land. With 2 or more Trojan disks in Troy, cards can neither remove Trojan disks there nor bring Barbarians in; only Traitor can.
civilization-mauretanians-text = Acquisition: 1 extra disk; 1 Talent for control of a land area on the south map edge. Once per Competition Phase: 1 white disk in a competition on land.
civilization-minoans-text = May enter deep sea areas. Once per Competition Phase: 1 white disk in each competition in a shallow sea next to the Home Area and in up to two others; in a shared sea it may open a competition. Tally: 1 victory point for every four sea areas held alone.
civilization-romans-text = Acquisition: with a City in or next to Rome choose 2 extra disks or 1 card, otherwise 1 extra disk. Once per Competition Phase: up to 3 white disks, 1 per competition, in Rome or areas adjacent to it. In Epoch IV two of them may be used in any land area instead, also to open a competition in a shared one.
wonder-W01-text = Once per Competition Phase, in a competition where you have disks: 1 disk of your own colour from your stock and 1 white disk.
wonder-W02-text = Take 2 extra disks in your Acquisition Step.
wonder-W03-text = Draw 1 extra card in your Draw Step; then you may discard 1 card for 1 Talent.
wonder-W04-text = Scores { $vp_per_tally ->
        [one] 1 victory point
       *[other] { $vp_per_tally } victory points
    } in the Victory Tally Step, and 1 more.
wonder-W05-text = Once the new turn order is known you may take any place in it; the others keep their sequence.
wonder-W06-text = You may place disks in deep sea areas. With disks in at least one sea area take 1 extra disk in your Acquisition Step.
wonder-W07-text = Once per turn ignore one disk removal caused by a card. In a competition in the area of this Wonder: 1 white disk.
wonder-W08-text = Your hand limit is 7. Draw 1 extra card in your Draw Step.
wonder-W09-text = Once per Competition Phase, in a competition at sea where you have disks: 2 white disks.
wonder-W10-text = Gain 1 Talent in your Acquisition Step.
wonder-W11-text = Once per turn, when you gain loot, gain 1 further victory point.
wonder-W12-text = Cards of rivals cannot remove your disks from the area of this Wonder.
card-1-text = Choose two adjacent land areas. Each of them loses 1 disk of a colour you name, Barbarians too.
card-2-text = Choose a land area: 2 disks of one colour leave it. Then 1 disk of one colour leaves a land area adjacent to it.
card-3-text = Choose a shallow sea area. Up to three land areas adjacent to it lose 1 disk of one colour each.
card-4-text = Choose a City of any civilization. It loses 1 disk there and 1 in each of up to two land areas adjacent to the City.
card-5-text = Choose a rival. In two different land areas of its choice where it has 2 or more disks it removes 1 disk each; in fewer, if it has not that many.
card-6-text =
    { $disks ->
        [one] 1 white disk
       *[other] { $disks } white disks
    } in this competition, and at once 1 in each of up to three other contested areas, land or sea, that are not yet resolved and hold your disks.
card-7-text =
    { $disks ->
        [one] Add 1 disk
       *[other] Add { $disks } disks
    } in each of { $areas } different land areas where you already have disks.
card-8-text = Put this card in front of a rival. In its next Acquisition Step it takes 2 disks fewer, yet never fewer than 3.
card-9-text = Choose up to three land areas that form one connected group. One Settlement in each of them loses 1 disk.
card-10-text = Choose a land area on a shallow sea. 2 disks of one colour leave the land, and 1 disk of one colour leaves an adjacent shallow sea area.
card-11-text = Choose a City of any civilization. It loses 2 disks.
card-12-text = Choose one shallow sea area or two adjacent ones. Each loses 1 disk of a colour you name.
card-13-text = Choose a City of any civilization. It loses 1 disk there and 1 in every adjacent land area where it has any.
card-14-text = Choose a land area with disks of any civilization. Add 1 disk of yours there and 1 in every land area adjacent to it, whether you are there or not.
card-15-text = Choose a shallow sea area with a rival's disks that holds or is adjacent to your own. The rival loses 1 disk there and gives you 1 Talent if it has one.
card-16-text =
    { $disks ->
        [one] Add 1 disk
       *[other] Add { $disks } disks
    } in each of two adjacent land areas that both hold your disks. { $talents ->
        [one] Gain 1 Talent.
       *[other] Gain { $talents } Talents.
    }
card-17-text =
    { $disks ->
        [one] Add 1 disk
       *[other] Add { $disks } disks
    } in each of up to { $areas } land areas you control. { $talents ->
        [one] Gain 1 Talent.
       *[other] Gain { $talents } Talents.
    }
card-18-text =
    { $areas ->
        [one] Add 1 disk in an area
       *[other] Add { $areas } disks, together or apart, in areas
    } adjacent to areas with your disks, on land or at sea. { $talents ->
        [one] Gain 1 Talent.
       *[other] Gain { $talents } Talents.
    }
card-19-text = Name a built Wonder. Its power has no effect until the end of this turn; its victory point still counts.
card-20-text =
    { $disks ->
        [one] Add 1 disk
       *[other] Add { $disks } disks
    } in a land area you control. { $talents ->
        [one] Gain 1 Talent.
       *[other] Gain { $talents } Talents.
    }
card-21-text = Stays in play. In each of your Acquisition Steps gain 1 Talent if you have a City.
card-22-text = Stays in play. In each Draw Step, after your normal draw, draw 3 more cards, keep 1 and discard 2.
card-23-text = Add 1 disk in a deep sea area adjacent to an area with your disks, then 1 in a shallow sea area adjacent to that deep sea.
card-24-text = Choose a rival and up to five connected land areas with its disks. It loses 1 disk in each.
card-25-text = The civilization with the most Cities loses as many victory points as it has Cities; of several you pick one. Each point can be saved with 1 Talent or 1 hand card.
card-26-text = Stays for your next two Acquisition Steps. In each choose: 2 extra disks, or 1 Talent and 1 victory point.
card-27-text =
    { $disks ->
        [one] Add 1 disk
       *[other] Add { $disks } disks
    } in each of { $areas } different land areas where you already have disks. { $talents ->
        [one] Gain 1 Talent.
       *[other] Gain { $talents } Talents.
    }
card-28-text = Choose up to three connected land areas with rival disks, one of them at least with or next to your own. In each 1 rival disk goes and, if there is room, 1 of yours comes.
card-29-text =
    { $disks ->
        [one] Add 1 disk
       *[other] Add { $disks } disks
    } in a land area you control.
card-30-text = Stays in play. Once per turn ignore one removal that a natural disaster demands of you.
card-31-text =
    { $talents ->
        [one] Gain 1 Talent.
       *[other] Gain { $talents } Talents.
    } Gain 1 more with a disk on land on the north map edge. { $disks ->
        [one] Add 1 disk
       *[other] Add { $disks } disks
    } in a land area with your disks.
card-32-text =
    { $disks ->
        [one] Add 1 disk
       *[other] Add { $disks } disks
    } in a shallow sea area that holds disks of another civilization.
card-33-text =
    { $talents ->
        [one] Gain 1 Talent.
       *[other] Gain { $talents } Talents.
    } Gain 1 more with a disk on land on the east map edge. { $disks ->
        [one] Add 1 disk
       *[other] Add { $disks } disks
    } in a land area with your disks.
card-34-text =
    { $talents ->
        [one] Gain 1 Talent.
       *[other] Gain { $talents } Talents.
    } Gain 1 more with a disk on land on the south map edge. { $disks ->
        [one] Add 1 disk
       *[other] Add { $disks } disks
    } in a land area with your disks.
card-35-text = Add 1 disk in each of up to three shallow sea areas that form a chain. The first holds or is adjacent to your disks.
card-36-text =
    { $disks ->
        [one] Add 1 disk
       *[other] Add { $disks } disks
    } in a land area without any disks that is adjacent to a sea area with your disks.
card-37-text = Move up to 4 of your disks on land, each to a land area adjacent to the one it leaves.
card-38-text = In the Turn Order Reset Step take any place in the new order; or cancel a religion card just played.
card-39-text = Choose a rival's City outside its Home Area. It loses 2 disks, and 1 Barbarian disk comes in.
card-40-text = Choose a rival. 2 Barbarian disks come into one of its Cities, or 1 into each of two.
card-41-text = Choose a rival. It discards an investment that you name, or 2 hand cards of its choice; it decides which.
card-42-text = Choose a land area next to your disks where a rival has 1 or 2 disks. 1 of them goes, without substitution, and 1 of yours comes.
card-43-text = Look at a rival's hand, take 1 card from it, then give that rival 1 card of yours.
card-44-text = Cancel a political card just played.
card-45-text = Choose another civilization in this competition. All its disks here leave, own and white, without substitution. Not in the Home Area of a civilization in play, except in Troy.
card-46-text = Draw 2 cards.
card-47-text = Look at the top 5 cards of the deck, put them back in any order, then draw 1 card.
card-48-text = Build a Wonder for 3 resources instead of 5, at least 2 of them disks from the map. It is your one Wonder of this turn.
card-49-text = Choose up to two land areas with rival disks that hold or are adjacent to your own. In each 1 rival disk goes; if it really leaves, 1 of yours comes.
card-50-text = Gain 1 Talent for each rival that is your neighbour, at least 1 and at most 3.
card-51-text =
    Lose 1 victory point. { $disks ->
        [one] Add 1 disk
       *[other] Add { $disks } disks
    } in each of up to { $areas } land areas that hold your disks or are adjacent to one of your Cities.
card-52-text =
    { $disks ->
        [one] 1 white disk
       *[other] { $disks } white disks
    } in this competition at sea.
card-53-text =
    { $disks ->
        [one] 1 white disk
       *[other] { $disks } white disks
    } in this competition on land.
card-54-text = On land: one opponent with 3 or more disks here loses 1 disk of its own colour, without substitution.
card-55-text =
    { $disks ->
        [one] 1 white disk
       *[other] { $disks } white disks
    } in this competition on land, and at once 1 in one other contested land area that is not yet resolved and holds your disks.
card-56-text = Before the removals one opponent of your choice loses 1 disk here.
card-57-text = On land: 1 white disk for every two disks of your own colour here, rounded up, at most 2.
card-58-text =
    On land: { $disks ->
        [one] 1 white disk
       *[other] { $disks } white disks
    }. The first disk that you would remove in this competition stays.
card-59-text = On land: 3 white disks, but only 1 if an opponent shows Chariots, Composite Bows or Cavalry here.
card-60-text =
    On land: { $disks ->
        [one] 1 white disk
       *[other] { $disks } white disks
    }. If you control the area afterwards, up to 2 of your disks may move on to adjacent land areas that are empty or controlled by you; 1 stays.
card-61-text =
    { $disks ->
        [one] 1 white disk
       *[other] { $disks } white disks
    } in this competition, and at once 1 in every other contested area, land or sea, that is not yet resolved and holds your disks.
card-62-text = On land: 2 white disks if this is your Home Area or you began here with 3 or more own disks, else 1.
card-63-text = At sea: before the removals each opponent loses 1 disk here.
card-64-text = Pay 1, 2 or 3 Talents when the cards are shown. You get that many white disks and 1 more.
card-65-text = On land: up to 2 white disks of one opponent leave; if it has none, it loses 1 own disk.
card-66-text = Cancel a religion card just played.
card-67-text = Cancel a natural disaster just played.
card-68-text = Cancel any action card just played.
card-69-text = Cancel a great person just played or shown: an action, competition or negation card.
card-70-text = Cancel a competition card just shown in a competition in which you have disks.
card-71-text = Cancel an economic card or an investment just played.
card-72-text = A card just played does nothing to your disks, Talents, hand or victory points; for all others it works as usual.
card-73-text = Cancel a negation card just played; the card it was aimed at works as usual.
card-74-text = At sea: 1 white disk, or 2 if you control a land area adjacent to this sea area.
card-75-text =
    { $disks ->
        [one] 1 white disk
       *[other] { $disks } white disks
    } in this competition at sea, and at once 1 in one other contested sea area that is not yet resolved and holds your disks.
card-76-text =
    { $disks ->
        [one] Add 1 disk
       *[other] Add { $disks } disks
    } in a shallow sea area adjacent to a land area you control.
card-77-text =
    { $disks ->
        [one] Add 1 disk
       *[other] Add { $disks } disks
    } in each of up to { $areas } shallow sea areas where you already have disks. { $talents ->
        [one] Gain 1 Talent.
       *[other] Gain { $talents } Talents.
    }
card-78-text = Stays in play. In each of your Acquisition Steps take 1 extra disk if you have disks in two or more shallow sea areas.
card-79-text = Gain 1 Talent for every two Cities you have on the coast, at least 1 and at most 3.
card-80-text =
    { $disks ->
        [one] Add 1 disk
       *[other] Add { $disks } disks
    } in a coastal land area you control. { $talents ->
        [one] Gain 1 Talent.
       *[other] Gain { $talents } Talents.
    }
card-81-text = Stays in play. Famine, Drought and Locusts do not touch you. You may discard this card instead of removing 1 disk.
card-82-text = Stays in play. At the end of each of your Deployment Steps you may move up to 2 of your disks between land areas that a chain of land you control joins.
card-83-text = Gain 2 Talents, or 3 with a disk on land on the west map edge or in the Pillars of Hercules.
card-84-text = Choose a rival with more victory points than you. It gives you 1 Talent; without one, a hand card drawn at random; without either it loses 1 victory point.
card-85-text = Choose a rival with 2 or more Talents in its Treasury. It loses half of them, rounded up.
card-86-text = Choose a rival with a City. It pays 2 Talents, or it removes 1 disk from each of two of its Cities, or from its only one.
card-87-text = Add 2 Barbarian disks in a land area that is on a map edge, holds Barbarians or is adjacent to them.
card-88-text = Choose a rival with a Talent and a land area with its disks outside its Home Area. 3 Barbarian disks come there, or only 1 if the rival pays 1 Talent.
card-89-text = Choose a built Wonder and turn it face down: it is buried.
card-90-text = Turn a buried Wonder face up. If you control its area you become its owner and gain 1 victory point. If no Wonder is buried, gain 1 Talent.
card-91-text =
    { $disks ->
        [one] Add 1 disk
       *[other] Add { $disks } disks
    } in each of up to { $areas } of your Cities. Gain 1 victory point if you own a face-up Wonder.
card-92-text = Move up to 3 of your disks from anywhere on the map into one land area you control that is your Home Area or holds a Wonder.
card-93-text = Choose a rival that owns a Wonder or has a City in its Home Area. It loses 1 victory point, and 1 disk there; you choose which of the two places.
card-94-text =
    Add 1 disk of your own colour from your stock and { $disks ->
        [one] 1 white disk
       *[other] { $disks } white disks
    } in this competition.
card-95-text = Remove 1 of your disks from the map, without substitution. Then draw 2 cards or gain 2 Talents.
card-96-text = Discard any number of hand cards and draw as many and 1 more.
card-97-text = The civilization last in victory points picks a land area on the north map edge. There and in every adjacent land area Barbarians come until 4 stand in it.
card-98-text = The civilization last in victory points picks a land area on the east map edge. There and in every adjacent land area Barbarians come until 4 stand in it.
card-99-text = The civilization last in victory points picks a land area on the south map edge. There and in every adjacent land area Barbarians come until 4 stand in it.
card-100-text = The civilization last in victory points picks a shallow sea area. There and in every adjacent shallow sea area Barbarians come until 2 stand in it, then on one coast of the first sea until 4 stand there.
card-101-text = Every civilization discards its whole hand; then, in turn order, each draws 4 cards.
card-102-text = 1 Barbarian disk comes into each deep sea area. Every civilization with a disk adjacent to a deep sea gains 2 Talents.
card-103-text = The discard pile is shuffled into the deck. In the next Sudden Death Step of this epoch two cards are drawn; the epoch ends if either has the digit.

## At the terminal

phase-growth = Growth Phase
phase-card = Card Phase
phase-competition = Competition Phase
phase-reckoning = Reckoning Phase
region-iberia = Iberia
region-gaul = Gaul
region-italy = Italy
region-west_islands = Western islands
region-africa_west = West Africa
region-africa_centre = Central Africa
region-balkans = Balkans
region-greece = Greece
region-east_islands = Eastern islands
region-anatolia = Anatolia
region-levant = Levant
region-egypt = Egypt
region-west_seas = Western seas
region-central_seas = Central seas
region-east_seas = Eastern seas
inner-sea-none = none
inner-sea-name = { $civ }, { $seat }
inner-sea-you = { $civ }, { $seat } (you)
inner-sea-legend = ●3 disks   ✖ Barbarians   +1 white disks   ⚔ contested   [ ] to choose from   blue: sea
inner-sea-columns = in turn order|points|Cities|Talents|ready|stock|cards
inner-sea-turn =
    { $turn ->
        [0] Epoch { $epoch } of { $last }, before the first turn. Cards in the deck: { $deck }.
       *[other] Epoch { $epoch } of { $last }, turn { $turn }, { $phase }. Cards in the deck: { $deck }.
    }
inner-sea-region = { $region }: { $areas }.
inner-sea-area = { $area } ({ $disks })
inner-sea-contested = { $area } (contested: { $disks })
inner-sea-disks =
    { $n ->
        [one] { $who } 1 disk
       *[other] { $who } { $n } disks
    }
inner-sea-white =
    { $n ->
        [one] { $who } 1 white disk
       *[other] { $who } { $n } white disks
    }
inner-sea-wonders = Wonders to be built: { $wonders }.
inner-sea-built = { $area }: { $wonder }.
inner-sea-competition = Competition in { $area }. Cards: { $cards }.
inner-sea-laid = { $who } { $card }
inner-sea-face-down = face down
inner-sea-player = { $who }: victory points { $vp }, Cities { $cities }, Talents { $talents }, loot { $loot }, disks ready { $ready }, in stock { $stock }, cards { $cards }, Investments: { $investments }.
inner-sea-hand = Hand of { $who }: { $cards }.
inner-sea-card = { $card }: { $text }

## At the table in the browser

web-inner-sea-headline =
    { $turn ->
        [0] { $epoch } · before the first turn
       *[other] { $epoch } · turn { $turn } · { $phase }
    }
web-inner-sea-round = { $epoch } · turn { $turn }
web-inner-sea-epochs = Epochs
web-inner-sea-turns = Turns of this epoch
web-inner-sea-turn = Turn { $n }
web-inner-sea-phases = Phases
web-inner-sea-order = Turn order
web-inner-sea-chip = { $civ }: victory points { $vp }, Cities { $cities }
web-inner-sea-deck = Cards in the deck: { $deck }, on the discard pile: { $discard }
inner-sea-sudden-death =
    { $cards ->
        [one] { $n ->
            [one] Sudden Death: the epoch ends with this turn if the card shown has a 2 in its number.
           *[other] Sudden Death: the epoch ends with this turn if the card shown has a 2 or a 3 in its number.
        }
       *[other] { $n ->
            [one] Sudden Death, two cards: the epoch ends with this turn if one of them has a 2 in its number.
           *[other] Sudden Death, two cards: the epoch ends with this turn if one of them has a 2 or a 3 in its number.
        }
    }
inner-sea-safe-turn = No Sudden Death in this turn.
inner-sea-last-turn = The epoch ends with this turn.
inner-sea-no-sudden-death = No Sudden Death in this scenario.
inner-sea-points = Victory points
inner-sea-points-extra = Extra civilizations
web-inner-sea-cities = Cities
web-inner-sea-talents = Talents
web-inner-sea-loot = Loot Box
web-inner-sea-ready = Ready Box
web-inner-sea-sea-ready = for the sea only
web-inner-sea-stock = Stock
web-inner-sea-cards = Cards
web-inner-sea-no-cards = No cards in hand.
web-inner-sea-investments = Investments
web-inner-sea-wonders = Wonders
web-inner-sea-civilizations = Civilizations
web-inner-sea-disks = Disks
web-inner-sea-wonder-cost = Five resources, at least two of them disks from the map.
inner-sea-wonder-state =
    { $state ->
        [buried] { $wonder }, buried (owner: { $who })
        [silenced] { $wonder }, silenced in this turn (owner: { $who })
       *[built] { $wonder } (owner: { $who })
    }
web-inner-sea-reconstructed = Open book: at least a part of this is our own reconstruction.
web-inner-sea-card-line = No. { $number }, { $type }, { $kinds }
web-inner-sea-class-action = action card
web-inner-sea-class-competition = competition card
web-inner-sea-class-negation = negation card
web-inner-sea-class-investment = investment
web-inner-sea-class-event = event
web-inner-sea-natural-disaster = natural disaster
web-inner-sea-great-person = great person
web-inner-sea-economic = economy
web-inner-sea-political = politics
web-inner-sea-religion = religion
web-inner-sea-military = war on land
web-inner-sea-naval = war at sea
web-inner-sea-barbarian = Barbarians
web-inner-sea-fate = fate
web-inner-sea-land = Land area
web-inner-sea-shallow-sea = Shallow sea
web-inner-sea-deep-sea = Deep sea
web-inner-sea-not-in-play = Not in play.
web-inner-sea-empty = empty
web-inner-sea-contested = Contested
web-inner-sea-home = Home Area of { $civ }
web-inner-sea-home-area = Home Area: { $area }
web-inner-sea-edges = On the map edge: { $edges }
web-inner-sea-edge-N = north
web-inner-sea-edge-E = east
web-inner-sea-edge-S = south
web-inner-sea-edge-W = west
web-inner-sea-near = Adjacent: { $areas }
web-inner-sea-tray = Choose a card
web-inner-sea-contest = Competition: { $area }
web-inner-sea-announced = Card being played
web-inner-sea-window = Reactions
web-inner-sea-fate-shown = What fate shows
inner-sea-plays = { $who } plays { $card }.
web-inner-sea-targets = Named: { $targets }
inner-sea-removes =
    { $n ->
        [one] { $who } must remove one disk in { $area }, or give up something else.
       *[other] { $who } must remove { $n } disks in { $area }, or give up something else.
    }
inner-sea-builds =
    { $n ->
        [0] { $who } builds: { $wonder }
        [one] { $who } builds and still owes one resource: { $wonder }
       *[other] { $who } builds and still owes { $n } resources: { $wonder }
    }
web-inner-sea-fold = Fold, to see the map beneath
web-inner-sea-unfold = Unfold
web-inner-sea-strength = Own disks { $own }, white disks { $white }, removed { $lost }
web-inner-sea-step-committing = Cards
web-inner-sea-step-revealing = Reveal
web-inner-sea-step-by-wonder = Powers
web-inner-sea-step-by-card = Effects
web-inner-sea-step-removing = Removals
web-inner-sea-step-looting = Loot
web-inner-sea-level =
    { $n ->
        [one] All with one disk remove it.
       *[other] All with { $n } disks remove one.
    }
inner-sea-part-committing = Competition cards are put face down.
inner-sea-part-revealing = The cards are revealed.
inner-sea-part-hiring = Mercenaries are paid.
inner-sea-part-negating = Revealed cards may be cancelled.
inner-sea-part-by-wonder = Wonders take effect.
inner-sea-part-by-power = Powers take effect.
inner-sea-part-by-card = Cards take effect.
inner-sea-part-removing = Disks are removed.
inner-sea-part-looting = Loot is taken.
inner-sea-part-riding = The cavalry may ride on.

## What a seat may count

group-action = Action cards
group-competition = Competition cards
group-negation = Negation cards
group-investment = Investments
group-event = Events
group-wonders = Wonders
group-civilizations = Civilizations
place-top = on top of the deck
place-display = display: { $civ }
place-civ-hand = hand: { $civ }
place-available = to be built

## The guided first game

lesson-welcome = Welcome to the Inner Sea, where ancient civilizations spread around the Mediterranean, disk by disk. This is the scenario of Hannibal, a single epoch: you are Rome, and Bot 2 is Carthage.
lesson-stacks = On land one disk is a Camp, two are a Settlement, three or more a City. Each City you have is worth a point at the end of every turn.
lesson-phases = A turn has four phases: Growth, Cards, Competition, Reckoning. This strip shows where you are, and who acts before whom.
lesson-retire = Growth begins. You could give disks of Camps and Settlements back to stock, but you need them all. Give none back.
lesson-acquire = Now you acquire disks: one for each Settlement, one for a neighbouring rival, and those of your power. A City in or next to Rome brings you two more, or a card. Take the disks.
lesson-resettle = Each City may lend a disk to the Ready Box, to be used elsewhere. Rome and Etruria shall stay Cities, so lend none.
lesson-deploy = Five disks wait in the Ready Box. They go into areas you control, and next to them. A third disk makes a City of Bruttium.
lesson-undo = A wrong click does no harm. Undo takes your decisions back, as long as nobody else has acted and nothing hidden has been shown.
lesson-apulia = Another one for Apulia, and you have four Cities.
lesson-sicily = Now across the strait. Sicily is a Settlement of Carthage next to Bruttium. Land there with your three last disks: where both of you stand, and one with two disks or more, an area is contested.
lesson-cards = Carthage has grown elsewhere. In the Card Phase everybody in turn plays a card, builds a Wonder or passes, until all have passed. These cards are yours alone.
lesson-wonders = A Wonder costs five resources, at least two of them disks from the map, and then scores a point in every tally while a disk of yours stands by it. That can wait.
lesson-prophet = The Prophet wins souls: where rival disks stand on land with yours or next to them, one leaves and one of yours comes. Play it.
lesson-convert = Choose Sicily. Carthage may give up a Talent or a hand card in place of the disk.
lesson-wine = The disk has left: four of yours against one. Carthage has passed. Play Oil and Wine for one more disk and a Talent, which is money.
lesson-settlement = Put the disk in Cisalpina. The Camp becomes a Settlement, and that means one disk more in the next Growth.
lesson-pass = Ambush is of use in a competition only. So pass.
lesson-ambush = The competition in Sicily begins. Each side may put one competition card face down. The power of Carthage can bring a white disk to help, and Ambush drives white disks away: lay it.
lesson-removal = So it came. Then, in the removal, whoever has one disk takes it off first, and Sicily is yours. The Reckoning allows three disks on land, so your fourth went back.
lesson-tally = The tally gave a point for each City: five for you, four for Carthage.
lesson-draw = Then all draw: three cards, and one more for every four Cities. Talents would buy further cards; keep yours this time.
lesson-why = Point at anything that is not lit, or hold a finger on it: the table tells what it is, and why you cannot choose it now.
lesson-rules = Here are the rules: one page to play by, and every clause with a search. The text view, in the same row or in the menu, tells the position in sentences.
lesson-end = The second turn begins, and after the epoch the most points win; a tie goes to more Cities, then Wonders, then Talents. From now on Bot 2 decides for itself, and so do you. Carthage will want Sicily back.

## What the coach speaks of

feature-points = victory points
neglected-points = Victory points left lying
feature-tally-next = points of the next tally
neglected-tally-next = Less in the next tally
feature-tallies-later = points of later tallies
neglected-tallies-later = Less in later tallies
feature-talents = Talents
neglected-talents = Talents neglected
feature-cards = cards in hand
neglected-cards = Too few cards
feature-investments = investments
neglected-investments = Investments neglected
feature-ready = disks that are ready
neglected-ready = Disks not brought out
feature-growth = growth
neglected-growth = Growth neglected
feature-cities = Cities
neglected-cities = Cities neglected
feature-settlements = Settlements
neglected-settlements = Settlements neglected
feature-camps = Camps
neglected-camps = Camps neglected
feature-at-sea = disks at sea
neglected-at-sea = The sea neglected
feature-spare = fourth disks of Cities
neglected-spare = Cities without a guard
feature-endangered = disks in lost competitions
neglected-endangered = Disks thrown into lost competitions
feature-areas = areas held
neglected-areas = Too few areas held
feature-loot = loot within reach
neglected-loot = Loot left lying
feature-exposed = Cities that can be attacked
neglected-exposed = Cities left open to attack
feature-best-rival = strength of the best rival
neglected-best-rival = The best rival left alone
feature-rivals = strength of all rivals
neglected-rivals = The rivals left alone

# Standing orders

order-pass = Negate no cards of others until my next answer
