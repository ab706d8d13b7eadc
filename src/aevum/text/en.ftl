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
        [0] Nobody at the table wins.
        [one] { $names } wins.
       *[other] { $names } share the victory.
    }
