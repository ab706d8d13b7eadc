### The sentences of the faces: the terminal game. Those of a game are in its own folder.

seat = Player { $n }

## Commands: their names, the one to show first

command-help = help ?
command-board = board
command-me = hand me
command-players = players
command-cards = cards
command-log = log
command-rules = rules
command-sources = sources
command-why = why
command-undo = undo
command-redo = redo
command-confirm = confirm
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
help-cards = the cards of the game and how many of each you have not seen; “cards weapons” tells of some alone
help-log = what has happened; “log 100” goes further back
help-rules = the rules in brief; “rules R7” shows a chapter, “rules R7.1” a clause
help-sources = what of this game is reconstructed
help-why = “why” and a notation: why something is not offered
help-confirm = when you are asked back before an answer: if something is lost, before every last answer of a turn too, or never
help-undo = take your last decision back, while nobody has learned anything from it
help-redo = play the decision again that you took back, until you make another
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
set-how = Numbers or notation, several at once and in any order; “-” takes the last one back, “- 2” the second.
set-count = { $n } chosen; { $least } to { $most } are possible.
set-count-most = { $n } of at most { $most } chosen.
set-count-free = { $n } of at most { $most } chosen; it may be none.
set-count-exact = { $n } of { $most } chosen.
set-chosen = { $count } { $labels }
set-times = { $n } times
set-full = No more than { $most } are possible.
set-unfit = This does not fit to what is chosen.
set-missing = This is not complete yet.
set-take-back = Take back: { $label }
set-clear = Take all back
set-no-fit = This does not fit to what is chosen: { $label }
set-confirm =
    { $n ->
        [one] Confirm one
       *[other] Confirm { $n }
    }
cards-unseen = { $n } of { $copies } unseen
cards-group = { $group }: { $counts }.
cards-listed = Not seen yet: { $kinds }.
cards-kind = { $title } ({ $n } of { $copies })
cards-told = { $title }: { $counts }. In sight: { $places }. { $text }
cards-nowhere = none
cards-none = No card of this game is called “{ $line }”.
play-why = { $clause }: { $sentence }
play-why-what = Name what is not offered, for example: why build e5
play-why-offered = “{ $line }” is offered.
play-no-clause = The rules have no clause “{ $line }”.
play-no-rules = The rules of this game are not installed.
play-loss = { $clause }: { $what }
play-confirm = Enter confirms, anything else goes back.
play-confirm-last = After this others have the word. Enter confirms, anything else goes back.
play-confirm-losses = From here on you are asked back if an answer loses something.
play-confirm-always = From here on you are asked back if an answer loses something, and before the last answer of every turn.
play-confirm-never = From here on you are not asked back any more.
play-undone = Taken back. “redo” plays it again.
play-cannot-undo = Nothing can be taken back: another player has acted since, or something hidden was shown.
play-redone = Played again.
play-cannot-redo = There is nothing to play again: you have taken nothing back, or decided otherwise since.
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
play-score-parts = { $parts }
play-score-part = { $title }: { $points }
score-points = Points
play-winners =
    { $count ->
        [0] Nobody at the table wins.
        [one] { $names } wins.
       *[other] { $names } share the victory.
    }
## The table in the browser

web-title = Aevum: civilization games at one table
web-start-head = Take a seat
web-start-lead = Civilization games for people and bots, in this browser, by link, or both at once.
web-lost = There is nothing at this address.
web-to-start = To the start page
web-loading = One moment …
web-unreachable = The server cannot be reached.
web-refused = The server refused this (status { $status }).
web-language = Language
web-theme-auto = Light or dark as the system is; now: automatic
web-theme-light = Light or dark; now: light
web-theme-dark = Light or dark; now: dark
web-close = Close
web-cancel = Cancel
web-menu = Menu

# The start page

web-new-table = New table
web-others = Play with others
web-game = Game
web-game-tempus = Tempus
web-game-through-the-ages = Through the Ages
web-game-hyperborea = Hyperborea
web-game-inner-sea = Inner Sea
web-about-tempus = Ten eras from the first settlement to flight, on an island.
web-about-through-the-ages = Your civilization from antiquity to modern times, in cards.
web-about-hyperborea = Six factions in a lost land; cubes from a bag drive technologies.
web-about-inner-sea = Ancient civilizations around the Mediterranean, and their rivals.
web-box-seats =
    { $most ->
        [one] 1 player
       *[other] { $most } players
    }
web-box-seats-range = { $least }–{ $most } players
web-box-minutes = { $least }–{ $most } min
web-box-minutes-from = from { $least } min
web-box-weight-1 = light
web-box-weight-2 = medium
web-box-weight-3 = heavy
web-box-weight-4 = very heavy
web-box-help = Length as given for the printed game, shorter against bots; weight by the number of its rules.
web-seats = Seats
web-seats-help = Others come to a seat for “a person by link”: by a link that you send, or you open the table to everybody.
web-seat-count = Number of seats
web-chair-name = Name at seat { $n }
web-chair-kind = Who plays seat { $n }
web-kind-here = A person at this browser
web-kind-link = A person by link
web-bot-greedy = Bot: greedy, without foresight
web-bot-greedy_1 = Bot: greedy, as it was first
web-bot-easy = Bot: easy, answers at once
web-bot-medium = Bot: medium, answers at once
web-bot-hard = Bot: hard, thinks for a moment
web-bot-strong = Bot: strong, up to two seconds
web-bot-peaceful = Bot: strong and peaceful
web-bot-warlike = Bot: strong and warlike
web-bot-builder = Bot: strong and fond of building
web-bot-trader = Bot: strong and fond of trade
web-bot-beam = Bot: plans its turns
web-bot-rollouts = Bot: plays its options on
web-bot-random = Bot: random, plays without any plan
web-bot-guide = Bot: plays along in the guided game
web-name-bot = Bot { $n }
web-name-person = Player { $n }
web-quick-tempus = Quick start: the island is laid and settled by chance
web-rules-and-seed = Rules
web-seed = Seed
web-seed-help = Optional: the same number gives the same game. Everybody at the table reads that it was chosen.
web-open-seed = Open table: its seed was chosen or is known, and with it what is hidden and what will be drawn.
web-play = Play
web-lesson = Guided first game, five minutes
web-lesson-chapters = The guided game goes on, chapter by chapter:
web-lesson-chapter = { $n }. { $chapter }
web-sources = What of this game is reconstructed
web-choice-yes = yes
web-choice-no = no
web-pace = Time
web-pace-none = as long as it takes
web-pace-turn = { $period } for every turn
web-pace-live = Live: { $bank }, then { $periods } × { $period } for a turn
web-pace-days = By days: { $bank }, then { $period } for a turn
web-pace-own = as put together below
web-pace-help = It runs once every seat is taken. A turn begins anew when the word comes to you; taking back gains nothing.
web-pace-details = Agree on more
web-pace-bank = Time for the whole game
web-pace-increment = More with every turn
web-pace-period = Then for every turn
web-pace-periods = So many such periods
web-pace-vacation = Days off
web-pace-nothing = none
web-pace-vacation-count =
    { $n ->
        [0] none
        [one] one day
       *[other] { $n } days
    }
web-pace-hours = Time runs only ({ $zone })
web-pace-opens = from
web-pace-closes = to
web-pace-week = Days of the week
web-pace-end = When time is up
web-pace-end-bot = a bot plays meanwhile
web-pace-end-vote = the others vote
web-pace-bot = Who stands in
web-pace-none-told = Nobody is in a hurry
web-pace-bank-told = { $time } for the whole game
web-pace-increment-told = up to { $time } back with every turn
web-pace-turn-told = { $time } for every turn
web-pace-periods-told =
    { $n ->
        [one] then { $time } for every turn
       *[other] then { $n } times { $time } for a turn
    }
web-pace-vacation-told =
    { $n ->
        [one] one day off
       *[other] { $n } days off
    }
web-pace-hours-told = time runs { $days } from { $opens } to { $closes } o’clock ({ $zone })
web-pace-end-bot-told = then a bot plays until the person is back
web-pace-end-vote-told = then the others vote
web-clock-left = Time left: { $time }
web-clock-rests = Time stands still; left: { $time }
web-vacation =
    { $n ->
        [one] Take the last day off
       *[other] Take a day off, { $n } left
    }
web-vote-late = { $name } is out of time. What now?
web-vote-stood-in = A bot plays for { $name }. What now?
web-vote-free = Offer the seat to others
web-vote-empty = { $name } has no player yet. What now?
web-vote-bot = Let a bot play
web-vote-wait = Wait
web-tiding-stood-in = { $seat } is out of time: a bot plays on.
web-tiding-time-up = { $seat } is out of time: the others decide what happens.
web-tiding-back = { $seat } is back.
web-tiding-vacation = { $seat } takes a day off.
web-tiding-voted-bot = The others let a bot play for { $seat }.
web-tiding-freed = The others have freed the seat of { $seat }.
web-tiding-handed-over = Somebody else plays for { $seat } from now on.
web-tiding-removed = The host has sent { $seat } away; the seat is free.
web-tiding-rematch = { $seat } has opened a new game.
web-send-away = Send away
web-give-seat = Hand this seat over for good
web-give-seat-help = A link for one use: whoever opens it plays this seat from then on, and you only watch.
web-open-talk = Who only watches may read the talk
web-orders =
    { $n ->
        [0] Standing orders
        [one] One standing order
       *[other] { $n } standing orders
    }
web-orders-help = Questions of this kind are answered for you after a moment, also while you are away. Nobody else is told, and each can be revoked here.
web-stood-in = A bot plays for you, because the time was up.
web-stood-in-other = a bot plays until the person is back
web-come-back = Go on yourself
web-public = Public: whoever reaches this server can take a free seat and watch
web-public-tables = Open tables
web-public-table = Public table
web-public-none = No table is open to everybody just now. To open one, make a seat of a new table one for “a person by link” and tick “Public”.
web-public-free =
    { $n ->
        [one] one free seat
       *[other] { $n } free seats
    }
web-public-join = Join
web-public-watch = Watch
web-my-tables = My tables
web-no-tables = No tables yet. Those you open or visit in this browser are listed here.
web-your-turn = It is your turn
web-kept-until = Kept until { $date }, longer if somebody plays.
web-standing-late = You watch, some way behind the game.
web-standing =
    { $round ->
        [0] Set-up; { $name } is to decide.
       *[other] Round { $round }; { $name } is to decide.
    }
web-continue = Continue
web-look = Look
web-replay = Replay
web-export = Export
web-delete = Delete
web-delete-sure = Delete this table for everybody?
web-forget = Forget
web-forget-sure = Take this table off the list?
web-import = Open a record
web-import-help = A record that was exported opens in the replay; an unfinished one can be played on.

# Without a server

web-site-lead = Civilization games for people and bots, all in this browser; nothing leaves the device.
web-site-starting = The table is being set up: { $percent } %
web-site-failed = The table could not be set up in this browser. Reload the page; if that does not help, a newer browser may.
web-site-update = A new version is there.
web-site-update-load = Load it
web-site-update-later = Later
web-site-offline = From now on this also works without the internet.
web-site-kept = The games are kept in this browser, for good.
web-site-kept-maybe = The games are kept in this browser. If it runs out of room it may delete them; a copy in a file is safe.
web-site-pack = Save all tables
web-site-unpack = Bring back tables
web-site-pack-help = One file with all tables of this browser, for another browser or for bad times.
web-site-unpacked =
    { $count ->
        [0] All tables of this file are here already.
        [one] One table was brought back.
       *[other] { $count } tables were brought back.
    }
web-site-no-links = Others cannot come by link: that takes a server. Take turns at this browser, or start a server with { $command }.

# At the table

web-board = Board
web-mine = My hand and supplies
web-hand = My hand
web-side = Question, players and log
web-players = Players
web-points = Points
web-you = (you)
web-is-asked = is to decide
web-present = Is at the table
web-absent = Is not at the table
web-thinking = The bot is thinking.
web-watching = You are watching this table.
web-spectator = Spectators
web-watchers =
    { $n ->
        [one] One person is watching.
       *[other] { $n } people are watching.
    }
web-gone = There is no such table, or it has been deleted.
web-line-lost = Connection lost, trying again …
web-skip = Skip
web-is-over = The game is over.
web-on-the-board =
    { $n ->
        [one] One choice is lit; show it as a list
       *[other] { $n } choices are lit; show them as a list
    }
web-chosen-on-the-board = What is chosen is lit; show it as a list
web-which = Which one is meant?
web-can-be-chosen = can be chosen
web-foreseen-hidden = Shows something hidden or random; it cannot be taken back.
web-foreseen-tries = Played { $n } times on trial, this happened every time:
web-command-line = Notation
web-undo =
    { $n ->
        [0] Undo
       *[other] Undo ({ $n })
    }
web-undo-turn = Start of turn
web-undo-help = Takes your last decision back, until somebody else acts or something hidden is shown.
web-redo = Redo ({ $n })
web-redo-help = Plays the decision again that you took back last, until you make another.
web-undo-mark = may be taken back up to here
web-plain-board = This game has no drawn board yet; it is played with the buttons beside.
web-fact-round = Round
web-fact-turn = Turn
web-fact-start-seat = First seat
web-fact-points = Points
web-fact-score = Points
web-fact-culture = Culture
web-fact-hand = Hand
web-fact-hand-size = Cards in hand
web-fact-cards = Cards
web-fact-deck = Deck
web-fact-pile = Pile
web-fact-discard = Discard pile
web-fact-stock = Stock
web-fact-supply = Supply
web-fact-board = Board
web-fact-hexes = Hexes
web-fact-areas = Areas
web-fact-owner = Owner
web-fact-name = Name
web-fact-doing = Under way
web-fact-kind = Kind
web-lit-up =
    { $n ->
        [one] 1 choice further up
       *[other] { $n } choices further up
    }
web-lit-down =
    { $n ->
        [one] 1 choice further down
       *[other] { $n } choices further down
    }
web-lit-left =
    { $n ->
        [one] 1 choice further left
       *[other] { $n } choices further left
    }
web-lit-right =
    { $n ->
        [one] 1 choice further right
       *[other] { $n } choices further right
    }
web-zoom-in = Enlarge
web-zoom-out = Reduce
web-zoom-fit = Show everything
web-hand-over = { $name }, it is your turn
web-look-away = Everybody else looks away now.
web-take-seat = Show my hand

# The guided first game

web-guide = Guided first game
web-guide-back = Previous remark
web-guide-next = Next
web-guide-show = Show me
web-guide-due = Choose: { $choice }
web-guide-wait = The others are acting.
web-guide-departed = You try something of your own, and the guide waits. One click leads back to where you left it.
web-guide-return = Back to the guide
web-guide-held = That would be allowed too. But first the guide wants to show you something else:
web-guide-insist = Play it all the same
web-guide-stray = Not this one: { $choice }
web-guide-free = Take it out again
web-guide-leave = Play on without the guide
web-guide-call = Show the guide
web-guide-end = Now play on
web-guide-following = Next chapter: { $chapter }

# Log, news and replay

web-log = Log
web-round = Round { $n }
web-set-up = Set-up
web-news = What happened since your last turn
web-news-count =
    { $n ->
        [one] One event since your last turn
       *[other] { $n } events since your last turn
    }
web-news-show = Step by step
web-first = To the beginning
web-back = One step back
web-forward = One step forward
web-last = To the end
web-run = Play
web-pause = Pause
web-position = Position
web-position-of = { $n } of { $of }
web-speed = Steps per second
web-look-from = Look from the seat of
web-fork = Fork
web-fork-help = Go on from this position at a table of its own
web-fork-seating = Who sits at the new table
web-fork-same = as here
web-fork-alone = bots but for me
web-fork-people = people only
web-to-now = To the present
web-to-end = To the result

# Rules, text view, keys, links

web-rules = Rules
web-short-reference = Short reference
web-search = Search the rules
web-nothing-found = Nothing found.
web-reconstructed = reconstructed
web-cards = Cards
web-cards-search = Search the cards
web-cards-unseen-only = only unseen ones
web-cards-help = What you do not see may lie in a deck, in a hand or face down on the table. Counted is what lies before your eyes; what you remember besides, only you know.
web-text-view = Text view
web-gallery = gallery
web-credits = Picture credits
web-credits-lead = The pictures of cards, technologies, Wonders and the like come from the collection below. They were drawn by the people named here and stand under the licence named with it. Aevum shows them in colours of its own and on a coarser grid.
web-credits-own = Drawn for Aevum, under its own licence.
web-keys = Keys
web-key-arrows = from hex to hex, card to card, answer to answer
web-key-enter = choose what is in focus
web-key-next = on the board: the next thing that is lit
web-key-guide = in a guided game: on, back
web-key-why = why can this not be chosen; once more: open the clause
web-key-board = to the board
web-key-hand = to my hand
web-key-options = to the buttons
web-key-command = to the command line
web-key-confirm = confirm what is chosen
web-key-undo = undo one decision
web-key-undo-turn = back to the start of my turn
web-key-redo = play again what was taken back
web-key-player = open or close a player
web-key-log = to the log
web-key-replay = replay
web-key-steps = one position back, one forward
web-key-text = text view of the board
web-key-cards = all cards and which are still unseen
web-key-talk = talk and notes of your own, where people play by link
web-key-help = this list
web-key-rules = rules
web-key-zoom = enlarge, reduce, show everything
web-key-pan = move the board
web-key-escape = skip what moves, close what is open
web-links = Links
web-links-help = Whoever opens a link first sits at its seat and sees its hand; after that the link opens nothing. Send each to one person only.
web-links-near = This server is reached from this computer only. For others to come start it with { $command }.
web-links-address = Links begin with
web-qr = QR code
web-qr-of = QR code: { $name }
web-revoke = Revoke
web-invite = New invitation
web-no-invitation = Nobody is invited to this seat.
web-claimed = Has come; the link opens nothing any more.
web-carry = Carry this seat to another device
web-carry-help = A link for one use: the device that opens it plays this seat too. Everybody sees that two browsers look from it.
web-carry-show = Show the link
web-browsers = { $n } browsers hold this seat
web-sign-out = Sign out the others
web-outdated = The server runs another version than this page.
web-load-anew = Reload
web-signed-out = This browser does not play here any more: another one signed it out, or the seat was handed over or freed. From here you can only watch.
web-free = Nobody has come to this seat yet
web-follow = To the table where the game goes on
web-link-of = Link: { $name }
web-copy = Copy
web-copied = Copied
web-news-again = Show again what happened
web-outcome = What came about
web-outcome-new = { $n } new
web-outcome-time = Show outcomes
web-outcome-stay = until I put them away
web-outcome-seconds = for { $n } seconds
web-outcome-off = only in the log
web-motion-speed = Speed of motion
web-motion-speed-slow = slow
web-motion-speed-normal = normal
web-motion-speed-fast = fast
web-motion = Show moves as motion
web-coordinates = Coordinates on the board
web-talk = Talk
web-talk-help = Who plays here reads this, and nobody who only watches. The record of the game has nothing of it.
web-talk-help-open = Everybody at the table reads this, and so does who only watches. The record of the game has nothing of it.
web-talk-empty = Nobody has said anything yet.
web-talk-hidden = All that was said here is by people you do not want to read.
web-talk-say = Say something
web-talk-send = Say
web-talk-mute = Stop reading { $name }
web-talk-unmute = Read { $name } again
web-talk-new =
    { $n ->
        [one] one new message
       *[other] { $n } new messages
    }
web-notes = Notes of your own
web-notes-help = They stay in this browser; nobody else reads them.
web-sound = A soft sound when it is my turn
web-notices = A notice of the browser when it is my turn and I do not look
web-notices-refused = The browser allows no notices of this page. Its settings for the page can change that.
web-income = Show the own production as an outcome
web-care = Ask back before an answer
web-care-losses = if something is lost by it
web-care-always = also if it is the last of a turn
web-care-never = never
web-would-be-lost = This would be lost:
web-last-answer = This is your last answer before others are asked.
web-no-way-back = It cannot be taken back afterwards.
web-end-turn = End the turn
web-confirm = Confirm
web-think-again = Not yet

# The end

web-total = Total
web-result = Result
web-chart = Points at the end of each round
web-rematch = Rematch
web-rematch-follow = To the new game

# Tempus

## The table refuses

serve-address = The table stands at { $address } and is cleared away with Ctrl-C; all games are kept.
backup-written =
    { $n ->
        [one] One table is in { $file }, with all accounts and keys; whoever reads it can play every seat.
       *[other] { $n } tables are in { $file }, with all accounts and keys; whoever reads it can play every seat.
    }
backup-restored =
    { $n ->
        [one] One table of { $file } is back.
       *[other] { $n } tables of { $file } are back.
    }
serve-waiting = Another server is using these tables; waiting a moment for it to end.
web-refused-json = That was no message: it cannot be read as JSON.
web-refused-message = That is no message the table knows: { $detail }
web-refused-too-long = A message has at most { $most } letters; this one is longer.
web-refused-too-large = That is too large to be taken.
web-refused-own-key = A seat is taken with a new key, not with that of the host or an invitation.
web-refused-text = That is not a text.
web-refused-deep = That is nested too deeply to be a message.
web-refused-claims = At most { $most } tables are listed at once.
web-refused-kind = A message of the kind { $kind } is expected here.
web-refused-host = This server does not answer to that name. Whoever runs it can allow the name with --allow-host.
web-refused-origin = A page from elsewhere may not ask this of the table.
web-refused-method = That cannot be done here.
web-refused-no-page = There is nothing at this address.
web-refused-no-table = There is no such table; perhaps it has been deleted.
web-refused-key = Only who opened the table may do that.
web-refused-talk = Nobody plays by link at this table; there is no talk.
web-refused-blank = There is nothing in it to read.
web-refused-stood-in = A bot plays for this seat just now; “Go on yourself” ends that.
web-refused-public-pace = At a public table nobody is waited for for ever: agree on a time.
web-refused-pace = A time needs turns of at least { $least } seconds.
web-refused-vacation = There is no day off left.
web-refused-time-up = The time is up already.
web-refused-vote = There is nothing to vote on here: nobody is waited for too long, or it is not for you to decide.
web-refused-order = There is no such order in this game.
web-refused-many-public = From one address no more than { $most } tables are open to everybody at a time.
web-refused-many-here = From one address no more than { $most } seats of a public table are taken.
web-refused-many-seats = From one address no more than { $most } seats at public tables are taken at a time.
web-refused-sent-away = The host has sent you away from this table.
web-refused-has-played = Whoever has answered already is sent away by nobody but the vote of the others.
web-refused-takes-part = The tournament has begun, and you take part in it: only the operators of the server can cancel it now, or you once you have withdrawn.
web-refused-entered = At a table of a tournament its entrants play. Whoever wants to stop withdraws on the page of the tournament.
web-refused-no-seat = No seat of this table is free any more.
web-refused-hello = A browser says hello before it asks for anything else.
web-refused-seat = This seat is not yours.
web-refused-not-asked = You are not asked just now.
web-refused-over = The game is over.
web-refused-old = The table has changed meanwhile; look again and decide anew.
web-refused-illegal = This is not one of the choices.
web-refused-set = These cannot be chosen together like this.
web-refused-no-set = A single answer is expected here.
web-refused-newer = A newer question has taken the place of this one.
web-refused-notation = “{ $text }” is not an action of this game.
web-refused-undo = Nothing can be taken back: another player has acted since, or something hidden was shown.
web-refused-redo = There is nothing to play again: you have taken nothing back, or decided otherwise since.
web-refused-at =
    { $most ->
        [0] The game has not begun; there is no such position.
        [one] The game has only one action so far; there is no such position.
       *[other] The game has { $most } actions so far; there is no such position.
    }
web-refused-claimed = This link has been used already: somebody sits at this seat. Whoever plays it can carry it to another device.
web-refused-invitation = This link is not valid any more. Ask whoever invited you for a new one.
web-refused-browsers = So many browsers play this seat already: { $most }.
web-refused-secret = While the game goes on its record is secret, because people play by link; at the end everybody may have it.
web-refused-not-finished = A game is played once more only after it is over.
web-refused-rules-changed = The rules of this game have changed since the table was opened. It can be watched up to move { $n } of { $most }; from there you can go on at a new table.
web-refused-tables-changed = This table was opened with other tables of the game than are loaded here. It can be watched up to move { $n } of { $most }; from there you can go on at a new table, or here once the old tables are back.
web-go-on-from-here = Go on at a new table
web-refused-game = There is no game “{ $name }”.
web-refused-chapter = The guided first game has no such chapter.
web-refused-no-lesson = This game has no guided first game.
web-refused-lesson-departs = The guided first game was played with other tables than are loaded here, and with these it takes another course; so it is left out.
web-refused-lesson-unreadable = The guided first game of this game cannot be read; so it is left out.
web-refused-seats = This table has from { $least } to { $most } seats.
web-refused-not-kept = The store could not keep this; nothing has changed. Try again.
web-refused-storage = This browser has no more room for games; nothing has changed. Delete tables or make room on the device, then try again.
web-refused-needs-server = That takes a server, and here there is none: everything happens in this browser.
web-refused-parcel = This file cannot be read as tables of a browser; nothing has changed.
web-refused-away = The store of the tables cannot be reached just now. Nothing is lost; try again in a moment.
web-refused-unreadable = What was kept of this table cannot be read any more. The log of the server says more.
web-refused-damaged = What happened at this table after move { $n } cannot be read any more. Up to there it can be watched, and from there you can go on at a new table.
web-refused-failed = Something went wrong inside the table; nothing has changed.
web-refused-quota = There are as many tables here as this server keeps. Whoever runs it can make room.
web-refused-full = So many watch this table already that there is no room for one more. Those who play it have their places.
web-refused-crowded = This seat is open in { $most } windows already; close one of them first.
web-refused-option = The rule option “{ $name }” does not exist, or not with this value.
web-refused-bot = There is no bot “{ $name }”.
web-refused-name = A name is made of letters that can be seen.
web-refused-language = There is no language “{ $name }”.
web-refused-unconfirmed = This answer has to be confirmed first.
web-refused-no-record = This is no record of a game.
web-refused-record = This record cannot be read, for line { $line } is wrong. What is wrong with it is told by { $command }.
web-refused-record-departs = This record cannot be played again, for action { $n } in line { $line } is not possible or leads elsewhere. More is told by { $command }.
web-refused-record-slow = This record takes too long to be played again, or too much memory.
web-refused-too-often =
    { $seconds ->
        [one] That was too much at once. Try again in a second.
       *[other] That was too much at once. Try again in { $seconds } seconds.
    }
web-refused-combination = These rule options do not fit this number of seats.
web-refused-strangers = There are no hints at a table that others play at from their own browsers.
web-refused-hints = The host of this table does not want hints.
web-refused-not-over = Only a game that is over can be reviewed.
web-refused-unmeasured = Nothing has been measured of this game yet, so it cannot be reviewed.

## Every game

line-asked = It is for { $seat } to decide.
line-over = The game is over.
why-not-offered = This is not offered now.
option-edition = Which edition of the tables is played with; rows that joined later stay in the box.
place-hand = hand of { $seat }
place-before = with { $seat }
place-discard = discard pile
place-table = face up on the table
place-out = out of the game

## The coach

coach-chances = Winning chances
coach-turnings = Turning points
coach-averages = Compared with usual games
coach-round = Round { $n }
coach-slip = Round { $round }, action { $at }: { $seat } loses { $n } percentage points of the winning chance.
coach-rise = Round { $round }, action { $at }: { $seat } gains { $n } percentage points of the winning chance.
coach-fall = Round { $round }, action { $at }: without a slip { $seat } loses { $n } percentage points of the winning chance.
coach-played = Played: { $what }
coach-better = Better: { $what }
coach-witness =
    { $n ->
        [one] { $what }: { $other } attacked.
        [2] { $what }: { $other } attacked twice.
       *[other] { $what }: { $other } attacked { $n } times.
    }
coach-usual = usual { $n }, winners { $winners }
coach-not-usual = not to be compared
coach-more = { $what }: more than usual
coach-less = { $what }: less than usual
coach-hint = Hint
coach-hint-help = What somebody strong would do, with two alternatives
coach-thinking = Thinking …
coach-allow = Hints on request
coach-allow-help = The table says what a strong bot would do here, from what you can know. Not where others play from their own browsers.
coach-now = Winning chance now: { $n } %
coach-chance = { $n } %
coach-way = { $what }
coach-way-chance = { $what } (winning chance { $n } %)
coach-shift = { $what } { $from } → { $to }
coach-gains = More: { $what }
coach-losses = Less: { $what }
coach-plan = The way: { $what }
coach-why = Why?
coach-why-help = Show me why, step by step
coach-thought = A thought
coach-thought-help = A thought: hidden cards and draws are made up as they could be.
coach-step = { $seat }: { $what }
coach-start = As things stand
coach-review = Review
coach-review-help = Every decision is compared with what a strong bot would have done with the same knowledge. You can close this sheet meanwhile.
coach-begin = Begin
coach-go-on = Go on
coach-stop = Leave off
coach-progress = { $n } of { $of } looked at
coach-starting = The decisions of the game are picked out.
coach-no-turnings = Nobody gave away much in this game.
coach-turn-slip = Round { $round }: { $seat } gives away { $n } percentage points of the winning chance.
coach-turn-rise = Round { $round }: { $seat } gains { $n } percentage points of the winning chance.
coach-turn-fall = Round { $round }: without a slip { $seat } loses { $n } percentage points of the winning chance.
coach-turn-before = Turning point before
coach-turn-after = Next turning point
coach-go = Go there
coach-go-to = Go to turning point { $n }
coach-column-usual = usual
coach-column-winners = winners
coach-averages-help = Usual is the mean of games that bots of all levels have played.
web-key-hint = ask for a hint, or put it away
web-key-review = review of a game that is over

## Agents

agent-you = You are { $seat } in a game of { $game } for { $seats } players.
agent-answer = Answer with one line: the number of your choice, or what stands in brackets behind it.
agent-not-understood = “{ $line }” is not one of the choices.
agent-no-number = Choose a number from 1 to { $count }.
agent-too-long = An answer has at most { $most } characters.

# Accounts refuse

web-refused-account-name = A name has from { $least } to { $most } letters and digits; hyphens, points and single spaces may stand between them.
web-refused-name-taken = This name is taken already. Choose another.
web-refused-password = A password has at least { $least } letters, not all of them alike, and is not the name.
web-refused-old-password = That is not your password.
web-refused-log-in = Name and password do not belong together.
web-refused-banned = This account has been closed by whoever runs the server.
web-refused-unknown = For that you have to log in.
web-refused-operator = Only who runs the server may do that.
web-refused-no-account = There is no such account, or it cannot be closed.
web-refused-code = On this server an account takes an invitation, and this one is not valid.
web-refused-email = That is not an e-mail address.
web-refused-no-mail = This server sends no mail. Whoever runs it can give you a link for a new password.
web-refused-letter = This link is too old or has been used already. Ask for a new one.
web-refused-passkey = This passkey could not be recognised.
web-refused-passkeys = Your account has { $most } passkeys already; that is the most there can be.
web-refused-target = Notices cannot be sent to this address. It begins with https:// and leads out of the network of this server.
web-refused-matrix = For Matrix the address ends with /send/m.room.message?access_token=…
web-refused-no-address = For letters confirm an e-mail address first.
web-refused-receivers = You are told at { $most } places already; that is the most there can be.

# Notices

notice-turn =
    { $round ->
        [0] { $name }, it is your turn at { $game }.
       *[other] { $name }, it is your turn at { $game }, round { $round }.
    }
notice-subject =
    { $n ->
        [one] It is your turn
       *[other] It is your turn at { $n } tables
    }
notice-stop = No more letters like this: { $link }
letter-confirm-subject = Confirm your address
letter-confirm =
    Hello { $name },

    by this link you confirm that letters of the table may come to this address:
    { $link }

    If you have not asked for this, do nothing.
letter-recover-subject = A new password
letter-recover =
    Hello { $name },

    by this link you choose a new password within a day:
    { $link }

    If you have not asked for this, do nothing; your password stays as it is.

# Accounts

web-account = Account
web-account-log-in = Log in
web-account-checking = Checking …
web-account-sign-up = Make an account
web-account-has-one = I have an account
web-account-has-none = I have no account yet
web-account-lead = Nobody needs an account to play. With one your seats are there on every device on which you log in, and you can be told when it is your turn.
web-account-off = This server has no accounts; everybody plays as a guest.
web-account-name = Name
web-account-password = Password
web-account-password-help = At least ten characters; several words are good. It is kept in such a way that nobody can read it.
web-account-invitation = Invitation
web-account-invitation-help = On this server an account takes an invitation by whoever runs it.
web-account-forgotten = I have forgotten my password
web-account-forgotten-help = Forgotten your password? Whoever runs this server gives you an address at which you choose a new one, by “aevum accounts recover”.
web-account-recover-sent = If there is such an account and it has an e-mail address, a letter with a link is on its way.
web-account-new-password = New password
web-account-old-password = Password until now
web-account-change-password = Change the password
web-account-password-changed = The password is changed, and all other devices are logged out.
web-account-seats = Your seats
web-account-tables =
    { $n ->
        [0] No seat belongs to this account yet.
        [one] Your seats at one table belong to this account.
       *[other] Your seats at { $n } tables belong to this account.
    }
web-account-move =
    { $n ->
        [one] Move the table of this browser into the account
       *[other] Move { $n } tables of this browser into the account
    }
web-account-moved = Your seats belong to the account now and are there on every device.
web-account-log-out = Log out
web-account-log-out-others = Log out on all other devices
web-account-devices = Devices
web-account-device-here = this device
web-account-device-seen = last seen { $time }
web-account-device-unknown = A browser
web-account-email = E-mail
web-account-email-is = Letters go to { $email }.
web-account-email-none = No address is known.
web-account-email-new = New address
web-account-email-help = Only for a forgotten password and for the notices that you choose. Without an address in this line it is forgotten.
web-account-email-change = Change the address
web-account-email-sent = A letter is on its way; the link in it confirms the address.
web-account-email-gone = The address is forgotten.
web-account-email-confirmed = The address is confirmed.
web-account-passkeys = Passkeys
web-account-passkeys-help = With a passkey this device lets you in without a password. It works at this server only, and nothing lies there by which somebody else could log in.
web-account-passkey-make = Make a passkey on this device
web-account-passkey-none = No passkey was chosen.
web-account-by-passkey = Log in by a passkey
web-account-data = Your data
web-account-data-help = All that the server knows about you fits into one file.
web-account-export = Save as a file
web-account-delete = Delete the account
web-account-delete-help = Your name, your devices and your address are forgotten for good. The games stay for the others; seats that belonged to the account are lost to you.
web-account-delete-sure = Delete for good
web-operator = Running the server
web-operator-lead = Operators ban accounts and close tables. What anybody holds in hand they cannot see.
web-operator-invite = Make an invitation
web-operator-table = Table
web-operator-table-help = Its name, or its address.
web-operator-close = Close the table for good
web-operator-closed = The table is gone.
web-operator-ban = Ban
web-operator-unban = Allow again
web-operator-banned = banned

# Being told

web-notice = Being told
web-notice-lead = When it is your turn and others wait for you, you can be told. Nothing secret stands in a notice: only the game, the round and a link.
web-notice-none = You are told nowhere yet.
web-notice-mail = E-mail
web-notice-push = This browser
web-notice-discord = Discord
web-notice-slack = Slack
web-notice-matrix = Matrix
web-notice-json = JSON
web-notice-kind = By which way
web-notice-soon = How soon
web-notice-soon-0 = at once
web-notice-soon-10 = after ten minutes
web-notice-soon-60 = after an hour
web-notice-soon-480 = after eight hours
web-notice-target = Address of the hook
web-notice-target-help = It begins with https://; for Matrix it ends with /send/m.room.message?access_token=…
web-notice-add = Tell me there
web-notice-on = Tell me
web-notice-remove = Remove
web-notice-dead = Nothing could be delivered there, so it was switched off.
web-notice-push-refused = The browser does not allow this page to notify you. Allow it in its settings for this page, and try again.
web-notice-stopped = No more letters like this will come. In the account they can be switched on again.

# Games that are over

web-past-own = My games
web-past-of = Games of { $name }
web-past-open = Everybody may see my games and ratings
web-past-open-help = Otherwise only people with whom you have played see the results of the games you played together, and nothing else.
web-past-common = You see the games that you have played together. { $name } shows everything else to nobody.
web-past-of-all = Everybody may see these games. Opponents are named who have allowed it for themselves.
web-past-ratings = Ratings
web-past-ratings-help = Rated is what people with accounts have played among themselves, each at one seat, to the end that the rules have. Everybody begins at 1000; 400 points more mean that one is ahead in ten of eleven games. In 95 of 100 cases the true rating lies within the range behind “±”. A rating is provisional until ten games are played, against at least three different people.
web-past-no-ratings = No rated game yet.
web-past-rating = Rating
web-past-rating-is = { $points } ± { $deviation }
web-past-provisional = provisional
web-past-all-seats = any number
web-past-seats = At the table
web-past-games = Games
web-past-won = Won
web-past-rated = Rated
web-past-curve = Course
web-past-curve-show = Show the course
web-past-curve-of = The rating in { $game }, game by game
web-past-curve-of-seats = The rating in { $game } with { $seats } at the table, game by game
web-past-curve-told =
    { $n ->
        [one] One game: { $last } ± { $deviation }.
       *[other] { $n } games, from { $first } to { $last } ± { $deviation }; the lowest was { $least }, the highest { $most }.
    }
web-past-curve-table = The course in figures
web-past-date = Ended
web-past-results = Results
web-past-no-games = No game has ended yet. From now on every game counts that you play with your account to its end.
web-past-none-found = No game is like that.
web-past-rivals = Head to head
web-past-rivals-help = In how many games of the chosen kind somebody came in before the other.
web-past-no-rivals = Nobody to compare with in these games.
web-past-rival = Opponent
web-past-ahead = Ahead
web-past-level = Level
web-past-behind = Behind
web-past-which = Which games
web-past-any-game = every game
web-past-any-result = any result
web-past-result = Result
web-past-result-won = won
web-past-result-lost = not won
web-past-opponent = Opponent by name
web-past-choose = Show
web-past-list = Games
web-past-found =
    { $n ->
        [one] One game
       *[other] { $n } games
    }
web-past-page = Page { $page } of { $pages }
web-past-pages = Pages
web-past-earlier = Earlier games
web-past-later = Later games
web-past-place = { $place }. { $name }
web-past-place-score = { $place }. { $name }, { $score }
web-past-stood-in =
    { $n ->
        [one] a bot answered once
       *[other] a bot answered { $n } times
    }
web-past-length =
    { $moves ->
        [one] Round { $round }, one action
       *[other] Round { $round }, { $moves } actions
    }
web-past-rating-after = Rating after it: { $points }
web-past-somebody = no name given
web-past-guest = a guest
web-past-former = a former player
web-past-unrated-broken = Not rated: how it ended cannot be reckoned any more.
web-past-unrated-alone = Not rated: played alone.
web-past-unrated-bots = Not rated: a bot had a seat.
web-past-unrated-guests = Not rated: somebody played without an account, or several at one browser.
web-past-unrated-twice = Not rated: somebody had several seats.
web-past-unrated-seed = Not rated: it could be known what would be drawn.
web-past-unrated-handed = Not rated: a seat changed hands.
web-past-unrated-several = Not rated: several accounts had the same seat.
web-past-unrated-late = Not rated: somebody brought a seat into their account after the second round.
web-past-unrated-short = Not rated: somebody resigned before the third round.
web-past-unrated-lost = Not rated: everybody lost.

web-share = Share this game?
web-share-help = If everybody with a seat agrees, everybody can watch this game in the archive and take its record. You can take it back at any time; what others have saved by then they keep. It is told how many agree, not who.
web-share-no = No
web-share-yes = Yes, without my name
web-share-named = Yes, with my name
web-share-agreed = { $agreed } of { $wanted } seats agree.
web-share-done = This game is in the archive.
web-share-look = Look at this game
web-share-archive = To the archive
web-share-asked = Share in the archive
web-share-not-said = not decided yet

web-archive = Archive
web-archive-lead = Games shared by everybody who played them: to watch, to learn from, to play on. Names are shown only where their owners agreed.
web-archive-none = Nobody has shared such a game yet.
web-archive-empty = Nobody has shared a game yet.
web-archive-off = On this server there are no accounts, and so there is no archive.
web-archive-search = Search
web-archive-least = Actions, at least
web-archive-most = Actions, at most
web-archive-player = Player
web-archive-option = Rule option
web-archive-any-option = any
web-archive-watch = Watch
web-archive-record = Record
web-archive-bar = Take out for good
web-archive-bar-sure = Take this game out of the archive for good?

web-refused-no-profile = There is nothing to see here: nobody is called so, or you have not played together.
web-past-log-in = Logged in you see more: the games you have played together, at least.
web-refused-no-game = There is no such game.
web-refused-sharing = This game cannot be shared: it is not over, nobody with an account played, or an operator has taken it out.
web-refused-record-gone = The table of this game has been deleted, and its record with it; it cannot be shared any more.
web-lobby = Lobby
web-lobby-help = Tournaments, friends, and a place to talk.
web-lobby-back = To the lobby
web-lobby-lead = Tournaments, friends and talk are for people with an account.
web-tournaments = Tournaments
web-tournaments-none = None has been announced.
web-tournament-new = Make a tournament
web-tournament-title = Name of the tournament
web-tournament-system = How tables are drawn
web-tournament-swiss = Swiss
web-tournament-swiss-help = Each round brings together those who stand about equal and have not met.
web-tournament-round-robin = Everybody meets everybody
web-tournament-round-robin-help = Rounds are drawn until everybody has met everybody; nobody meets anybody more often than the tables need.
web-tournament-seats = Seats at a table
web-tournament-rounds = Rounds
web-tournament-most = Entrants at most
web-tournament-rules = Rules
web-tournament-make = Announce it
web-tournament-terms = What is played
web-tournament-at-table =
    { $n ->
       *[other] tables of { $n }
    }
web-tournament-in-rounds =
    { $n ->
        [one] one round
       *[other] { $n } rounds
    }
web-tournament-is-open = open to join: { $n } of { $most } places taken
web-tournament-is-full = all { $most } places taken, about to begin
web-tournament-is-running =
    { $round ->
        [0] the first round is being drawn
       *[other] round { $round } is played
    }
web-tournament-is-over = over
web-tournament-is-cancelled = cancelled
web-tournament-by = Made by { $name }
web-tournament-join = Take part
web-tournament-begin = Begin
web-tournament-withdraw = Withdraw
web-tournament-withdraw-help = No further table is drawn for you. Where you sit now a bot plays on.
web-tournament-withdraw-sure = Withdraw for good
web-tournament-cancel = Cancel the tournament
web-tournament-cancel-help = No further round is drawn. Tables that are open stay with those who sit there.
web-tournament-cancel-sure = Cancel for good
web-tournament-entrants = Entrants
web-tournament-standings = Standings
web-tournament-place = Place
web-tournament-name = Name
web-tournament-points = Points
web-tournament-wins = Wins
web-tournament-opposition = Opposition, mean
web-tournament-played = Played
web-tournament-points-help = The first place at a table is worth 120 points, the last none, and those between lie evenly; who shares places shares their points. Resting counts as a win. Then wins decide, then the mean of the points of those whom somebody met; who is equal in all shares the place.
web-tournament-round = Round { $n }
web-tournament-rests = { $name } rests
web-tournament-gone = somebody who has left
web-tournament-withdrawn = withdrawn
web-tournament-play = To my table
web-tiding-withdrawn = { $seat } has withdrawn from the tournament; a bot plays on.
web-refused-no-tournament = There is no such tournament.
web-refused-entrants = So many people cannot take part: at least enough for one table, and in a round robin at most { $most }.
web-refused-few-entrants = A table takes at least { $least } people; so many have not joined yet.
web-refused-no-joining = This tournament has begun, or is full.
web-refused-not-leading = Only who made this tournament may do that.
web-refused-many-tournaments = Somebody may have at most { $most } tournaments that are not over.
web-refused-tournament-pace = In a tournament a bot has to stand in when time is up.
web-delay = Who only watches sees
web-delay-none = the present
web-delay-minutes =
    { $n ->
       *[other] what was { $n } minutes ago
    }
web-delay-rounds =
    { $n ->
        [one] what was a round ago
       *[other] what was { $n } rounds ago
    }
web-delay-end = nothing before the end
web-refused-delay = A delay takes at least one minute or one round.
web-begin-least = The host may begin with
web-begin-all = all seats taken
web-begin-people =
    { $n ->
        [one] one person
       *[other] { $n } people
    }
web-begin-bot = Then the free seats go to
web-begin-help = A public table waits until its seats are taken. Nobody plays and no time runs before.
web-begin-waits =
    { $free ->
        [one] The game begins as soon as one more person has come.
       *[other] The game begins as soon as { $free } more people have come.
    }
web-begin-from =
    { $lacking ->
        [one] Once one more has come, you may begin with bots at the other seats.
       *[other] Once { $lacking } more have come, you may begin with bots at the other seats.
    }
web-begin-not-yet = The game has not begun yet.
web-begin-host-may = The host may begin now, too, with bots at the free seats.
web-begin-now = Begin now, with bots at the free seats
web-begin-leave = Leave the table
web-public-secret = Password for a seat
web-public-secret-help = Empty, everybody may join. Whoever only watches needs none.
web-public-lang = Language
web-lang-any = any
web-lang-de = German
web-lang-en = English
web-public-locked = Password
web-public-wants-secret = This table has a password.
web-public-least =
    { $n ->
        [one] may begin at any time
       *[other] may begin with { $n } people
    }
web-public-filter = Narrow the list
web-filter-game = Game
web-filter-free = Free seats
web-filter-free-n =
    { $n ->
       *[other] at least { $n }
    }
web-filter-pace = Pace
web-filter-pace-live = live
web-filter-pace-days = by days
web-filter-any = any
web-filter-nothing = No open table is like that just now.
web-tiding-filled = { $seat } has stayed free: a bot plays there.
web-tiding-left = { $seat } has left before the game began; the seat is free.
web-refused-not-begun = The game has not begun: it waits for people.
web-refused-least = At this table no more than { $most } people play.
web-refused-too-few = This game begins with at least { $least } people; so many have not come yet.
web-refused-has-begun = The game has begun; a seat can be handed over, but not left.
web-refused-secret-word = That is not the password of this table.
web-behind-minutes =
    { $n ->
       *[other] You see what was { $n } minutes ago.
    }
web-behind-rounds =
    { $n ->
        [one] You see the game as it was a round ago.
       *[other] You see the game as it was { $n } rounds ago.
    }
web-behind-end = Who only watches sees the game once it is over.
web-friends = Friends
web-friends-none = Nobody yet. Whoever is asked reads it on the start page and here.
web-friends-lead = Nobody but you sees this list.
web-friend-name = Who do you want to be friends with?
web-friend-ask = Ask
web-friend-name-help = The name of the account, exactly as it stands there.
web-friend-asked = Asked: { $name }
web-friend-self = That is you.
web-friend-already-friend = You and { $name } are friends already.
web-friend-already-asked = { $name } is asked already.
web-friend-accept = Accept
web-friend-decline = Decline
web-friend-remove = Remove
web-friend-remove-whom = Remove { $name }
web-friend-remove-sure = Remove { $name }? You are friends no longer then.
web-friend-take-back = Take back
web-friend-block = Block
web-friend-block-whom = Block { $name }
web-friend-block-sure = Block { $name }? You are friends no longer then, and read nothing more from there.
web-person-block-sure = Block { $name }? You read nothing more from there then.
web-friend-blocked = { $name } is blocked.
web-friend-unblock = Block no longer
web-friend-is-friend = away
web-friend-is-there = there
web-friend-is-asked = asked
web-friend-is-asks = wants to be your friend
web-friend-is-blocked = blocked
web-friend-invite = Invite { $name }
web-friend-invite-again = Invite { $name } once more
web-friend-invited-help = Whoever takes back the link of the seat takes back the invitation, too.
web-friend-invited = { $name } is invited.
web-friends-invite = Invite friends
web-awaiting = Somebody waits for your answer
web-awaiting-count =
    { $n ->
        [one] One invitation or request waits for your answer.
       *[other] { $n } invitations and requests wait for your answer.
    }
web-awaiting-accepted = { $name } and you are friends now.
web-awaiting-declined = Declined.
web-bidden-by = { $name } invites you to a seat.
web-bidden-take = Take the seat
web-lobby-talk = Talk
web-lobby-empty = Nobody has said anything yet.
web-lobby-say = Say something to all
web-lobby-send = Say
web-talk-former = who sat at seat { $n } before
web-talk-report = Report
web-talk-report-of = Report what { $name } says here
web-talk-report-sure = Report these words? Whoever runs this server reads them then; it cannot be taken back.
web-talk-reported = Reported. Whoever runs this server will read it.
web-operator-reports = Reports
web-operator-reports-none = Nothing was reported.
web-operator-report-lobby = in the lobby
web-operator-report-by = reported by { $name }
web-operator-report-by-guest = reported by a guest
web-operator-report-table = at a table, seat { $n }
web-operator-settle = Done
notice-invitation = { $name }, a friend invites you to a table of { $game }.
notice-invited = A friend invites you
web-refused-nobody = Nobody else here has an account of that name.
web-refused-many-friends = An account knows at most { $most } people.
web-refused-no-friend = Only friends are invited like this.
web-refused-not-said = That is not kept any more.
web-pace-end-resign = the seat resigns
web-pace-end-resign-told = then the seat resigns as soon as the rules let it
web-tiding-resigns = { $seat } is out of time: it resigns as soon as the rules let it, and a bot plays until then.
web-refused-resigning = Nobody resigns in this game, or not with these rules.
