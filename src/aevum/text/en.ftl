### The sentences of the faces: the terminal game. Those of a game are in its own folder.

seat = Player { $n }

## Commands: their names, the one to show first

command-help = help ?
command-board = board
command-me = hand me
command-players = players
command-log = log
command-rules = rules
command-sources = sources
command-why = why
command-undo = undo
command-save = save
command-lang = lang
command-plain = plain
command-quit = quit exit

## Help

help-answers = Answer with a number, with the notation beside it, or with the beginning or end of the notation if that is clear; the name of a place is often enough. Instead of an answer you may type:
help-help = this page
help-board = the board once more
help-me = your hand and what you may do
help-players = how everybody stands
help-log = what has happened; “log 100” goes further back
help-rules = the rules in brief; “rules R7” shows a chapter, “rules R7.1” a clause
help-sources = what of this game is reconstructed
help-why = “why” and a notation: why something is not offered
help-undo = take your last decision back, while nobody has learned anything from it
help-save = keep the game in a file and go on; “save name” names the file
help-lang = Deutsch or English: “lang de”, “lang en”
help-plain = switch between drawing and plain sentences
help-quit = leave the table; the game is kept

## At the table

play-welcome = Answer with a number; “help” lists what else you may type.
play-reconstructed = Parts of this game are reconstructed; “sources” tells which.
play-sources = Whoever knows better can put a corrected table in a folder of their own and name it with --data; the rules say how.
play-pass-keyboard = { $seat }, it is your turn at the keyboard.
play-press-enter = The others look away. Press Enter.{" "}
play-forced = Only one thing was possible: { $label }
play-earlier =
    { $count ->
        [one] One earlier entry is in the log.
       *[other] { $count } earlier entries are in the log.
    }
play-not-understood = “{ $line }” is not one of the choices. “help” tells what you may type.
play-ambiguous = “{ $line }” could be several things: { $some }
play-in-order = Several at once, as in “1 2”. Once one is chosen, those with smaller numbers are no longer offered.
play-no-longer = This was no longer possible: { $label }
play-why = { $clause }: { $sentence }
play-why-what = Name what is not offered, for example: why build e5
play-why-offered = “{ $line }” is offered.
play-no-clause = The rules have no clause “{ $line }”.
play-no-rules = The rules of this game are not installed.
play-undone = Taken back.
play-cannot-undo = Nothing can be taken back: another player has acted since, or something hidden was shown.
play-language = From here on in English.
play-no-language = There is no language “{ $line }”; the languages are: { $languages }
play-plain = From here on in plain sentences.
play-drawn = From here on with drawings.

## Saving

play-saved = The game is kept in { $file }
play-not-saved = The game could not be kept in { $file }: { $reason }. “save” and a file name put it somewhere else.
play-go-on = Go on with: { $command }

## The end

play-score =
    { $points ->
        [one] { $seat }: 1 point
       *[other] { $seat }: { $points } points
    }
play-winners =
    { $count ->
        [one] { $names } wins.
       *[other] { $names } share the victory.
    }

## Tempus, drawn

# One letter for each terrain: grassland, farmland, forest (woods), hills, mountain.
tempus-terrain-letters = GFWHM
tempus-legend = lake   · sea   ●2 tokens   ⌂●3 city   [ ] to choose from
tempus-tile = The tile to be laid, and how it can be turned:
# Heads of the columns, parted by strokes.
tempus-columns = * starts|era|actions|cards|supply|cities|points

## Tempus, told

tempus-tile-told = The tile to be laid has { $terrain } in the middle; around it, from the east counter-clockwise: { $rim }.
tempus-tile-place = It is to lie with its middle on { $hex }.
tempus-laying = The island is being laid out.
tempus-settling = The island is being settled.
tempus-over = Flight is reached; the game is over.
tempus-round = Round { $n } of 10. The next era is decided by: { $terrain }.
tempus-tiles =
    { $n ->
        [one] One tile lies, centred on { $hex }.
       *[other] { $n } tiles lie, the last one centred on { $hex }.
    }
tempus-yours = You: { $hexes }.
tempus-theirs = { $seat }: { $hexes }.
tempus-neighbours = Next to you: { $parts }
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
tempus-row = Era { $era }: { $actions } action tokens; move { $tokens ->
        [one] 1 token
       *[other] { $tokens } tokens
    } up to { $range ->
        [one] 1 hex
       *[other] { $range } hexes
    }, sea voyages: { $sea ->
        [yes] yes
       *[no] no
    }; offspring { $offspring }; stacking limit { $limit }; draw { $drawn ->
        [one] 1 card
       *[other] { $drawn } cards
    }, hold up to { $hand }.
tempus-supply = Supply: { $n ->
        [one] 1 token
       *[other] { $n } tokens
    }; cities of 2: { $two }, of 3: { $three }, of 4: { $four }.

## Through the Ages

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
ages-events = Events: { $current } current, { $future } future. Tactics to copy: { $tactics }.
ages-player = { $seat }: culture { $culture } and { $culture-rating } a turn, science { $science } and { $science-rating } a turn, strength { $strength }, food { $food }, resources { $resources }, happy faces { $happiness }, discontent workers { $discontent }, military cards { $military-hand-size }.
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
ages-building = Under construction: { $card }, { $n } stages done, stages cost { $costs }.
ages-colonies = Colonies: { $cards }.
ages-tactic = Tactic: { $card }.
ages-pact = Pact: { $card }, with { $other }.
ages-war = War: { $card }, against { $other }.
ages-hand = Civil cards in hand: { $cards }.
ages-military = Military cards in hand: { $cards }.
ages-card = { $card }: { $text }
