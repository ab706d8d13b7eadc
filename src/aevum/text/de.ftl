### Die Sätze der Oberflächen: das Spiel im Terminal. Die eines Spiels liegen in dessen Ordner.

seat = Spieler { $n }

## Befehle: ihre Namen, der gezeigte zuerst

command-help = hilfe ?
command-board = brett
command-me = hand ich
command-players = spieler
command-cards = karten
command-log = verlauf
command-rules = regeln
command-sources = quellen
command-why = warum
command-undo = zurück zurueck
command-redo = nochmal wiederholen
command-confirm = bestätigen bestaetigen
command-save = speichern
command-lang = sprache
command-plain = schlicht
command-quit = ende

## Hilfe

help-answers = Antworte mit einer Nummer, mit der Notation daneben oder mit deren Anfang oder Ende, wenn das eindeutig ist; oft genügt der Name eines Ortes. Statt einer Antwort kannst du eingeben:
help-help = diese Seite
help-board = noch einmal das Brett
help-me = deine Hand und was du tun darfst
help-players = wie alle stehen
help-cards = die Karten des Spiels und wie viele du davon nicht siehst; „karten waffen“ nennt nur diese
help-log = was geschehen ist; „verlauf 100“ reicht weiter zurück
help-rules = die Regeln in Kürze; „regeln R7“ zeigt ein Kapitel, „regeln R7.1“ einen Absatz
help-sources = was an diesem Spiel rekonstruiert ist
help-why = „warum“ und eine Notation: warum etwas nicht zur Wahl steht
help-confirm = wann vor einer Antwort nachgefragt wird: wenn etwas verloren geht, dazu vor jeder letzten Antwort eines Zuges, oder nie
help-undo = nimmt deine letzte Entscheidung zurück, solange niemand etwas daraus erfahren hat
help-redo = spielt die Entscheidung, die du zurückgenommen hast, noch einmal, solange du keine andere triffst
help-save = legt das Spiel in einer Datei ab, und es geht weiter; „speichern name“ bestimmt die Datei
help-lang = Deutsch oder English: „sprache de“, „sprache en“
help-plain = wechselt zwischen Zeichnung und schlichten Sätzen
help-quit = den Tisch verlassen; das Spiel bleibt erhalten

## Am Tisch

play-welcome = Antworte mit einer Nummer; „hilfe“ zeigt, was du sonst noch eingeben kannst.
play-reconstructed = Teile dieses Spiels sind rekonstruiert; „quellen“ sagt, welche.
play-sources = Wer es besser weiß, legt eine berichtigte Tabelle in einen eigenen Ordner und nennt ihn mit --data; die Regeln sagen, wie.
play-pass-keyboard = { $seat }, du bist an der Tastatur.
play-press-enter = Die anderen schauen weg. Weiter mit der Eingabetaste.{" "}
play-forced = Nur eines war möglich: { $label }
play-earlier =
    { $count ->
        [one] Ein früherer Eintrag steht im Verlauf.
       *[other] { $count } frühere Einträge stehen im Verlauf.
    }
play-not-understood = „{ $line }“ steht nicht zur Wahl. „hilfe“ zeigt, was du eingeben kannst.
play-ambiguous = „{ $line }“ kann mehreres heißen: { $some }
set-how = Nummern oder Notation, auch mehrere auf einmal und in jeder Reihenfolge; „-“ nimmt das Letzte zurück, „- 2“ das Zweite.
set-count = { $n } gewählt, { $least } bis { $most } sind möglich.
set-count-most = { $n } von höchstens { $most } gewählt.
set-count-free = { $n } von höchstens { $most } gewählt; es muss nichts sein.
set-count-exact = { $n } von { $most } gewählt.
set-chosen = { $count } { $labels }
set-times = { $n }-mal
set-full = Mehr als { $most } sind nicht möglich.
set-unfit = Das passt nicht zu dem, was gewählt ist.
set-missing = So ist es noch nicht vollständig.
set-take-back = Zurücknehmen: { $label }
set-clear = Alles zurücknehmen
set-no-fit = Das passt nicht zu dem, was gewählt ist: { $label }
set-confirm =
    { $n ->
        [one] Eine Auswahl bestätigen
       *[other] { $n } bestätigen
    }
cards-unseen = { $n } von { $copies } verborgen
cards-group = { $group }: { $counts }.
cards-listed = Noch verborgen: { $kinds }.
cards-kind = { $title } ({ $n } von { $copies })
cards-told = { $title }: { $counts }. Zu sehen: { $places }. { $text }
cards-nowhere = keine
cards-none = Keine Karte dieses Spiels heißt „{ $line }“.
play-why = { $clause }: { $sentence }
play-why-what = Nenne, was nicht zur Wahl steht, zum Beispiel: warum build e5
play-why-offered = „{ $line }“ steht zur Wahl.
play-no-clause = In den Regeln gibt es keinen Absatz „{ $line }“.
play-no-rules = Die Regeln dieses Spiels sind nicht installiert.
play-loss = { $clause }: { $what }
play-confirm = Enter bestätigt, alles andere führt zurück.
play-confirm-last = Danach sind andere an der Reihe. Enter bestätigt, alles andere führt zurück.
play-confirm-losses = Von jetzt an wird nachgefragt, wenn eine Antwort etwas verliert.
play-confirm-always = Von jetzt an wird nachgefragt, wenn eine Antwort etwas verliert, und vor der letzten Antwort jedes Zuges.
play-confirm-never = Von jetzt an wird nicht mehr nachgefragt.
play-undone = Zurückgenommen. „nochmal“ spielt es wieder.
play-cannot-undo = Es lässt sich nichts zurücknehmen: Seither hat jemand anderes gehandelt, oder Verdecktes wurde gezeigt.
play-redone = Noch einmal gespielt.
play-cannot-redo = Es gibt nichts, was du noch einmal spielen könntest: Du hast nichts zurückgenommen oder dich danach anders entschieden.
play-language = Von hier an auf Deutsch.
play-no-language = Die Sprache „{ $line }“ gibt es nicht; es gibt: { $languages }
play-plain = Von hier an in schlichten Sätzen.
play-drawn = Von hier an mit Zeichnungen.

## Speichern

play-saved = Das Spiel liegt in { $file }
play-not-saved = Das Spiel ließ sich nicht in { $file } ablegen: { $reason }. „speichern“ und ein Dateiname legen es anderswo ab.
play-go-on = So geht es weiter: { $command }

## Das Ende

play-score =
    { $points ->
        [one] { $seat }: 1 Punkt
       *[other] { $seat }: { $points } Punkte
    }
play-score-parts = { $parts }
play-score-part = { $title }: { $points }
score-points = Punkte
play-winners =
    { $count ->
        [0] Niemand am Tisch gewinnt.
        [one] { $names } gewinnt.
       *[other] { $names } teilen sich den Sieg.
    }
## Der Tisch im Browser

web-title = Aevum: Zivilisationsspiele an einem Tisch
web-start-head = Nimm Platz
web-start-lead = Zivilisationsspiele für Menschen und Bots: in diesem Browser, per Link oder beides zugleich.
web-lost = Unter dieser Adresse gibt es nichts.
web-to-start = Zur Startseite
web-loading = Einen Moment …
web-unreachable = Der Server ist nicht zu erreichen.
web-refused = Der Server hat das abgelehnt (Status { $status }).
web-language = Sprache
web-theme-auto = Hell oder dunkel wie das System; gerade: automatisch
web-theme-light = Hell oder dunkel; gerade: hell
web-theme-dark = Hell oder dunkel; gerade: dunkel
web-close = Schließen
web-cancel = Abbrechen
web-menu = Menü

# Die Startseite

web-new-table = Neuer Tisch
web-others = Mit anderen spielen
web-game = Spiel
web-game-tempus = Tempus
web-game-through-the-ages = Through the Ages
web-game-hyperborea = Hyperborea
web-game-inner-sea = Inner Sea
web-about-tempus = Zehn Epochen von der ersten Siedlung bis zur Luftfahrt, auf einer Insel.
web-about-through-the-ages = Die eigene Zivilisation von der Antike bis zur Moderne, in Karten.
web-about-hyperborea = Sechs Fraktionen in einem untergegangenen Land; Würfel aus dem Beutel treiben Technologien.
web-about-inner-sea = Zivilisationen der Antike rund ums Mittelmeer und ihre Rivalen.
web-box-seats = { $most } Pers.
web-box-seats-range = { $least }–{ $most } Pers.
web-box-minutes = { $least }–{ $most } Min.
web-box-minutes-from = ab { $least } Min.
web-box-weight-1 = leicht
web-box-weight-2 = mittel
web-box-weight-3 = schwer
web-box-weight-4 = sehr schwer
web-box-help = Dauer wie für das gedruckte Spiel angegeben, gegen Bots kürzer; Schwere nach der Zahl der Regeln.
web-seats = Plätze
web-seats-help = Andere kommen auf einen Platz „Mensch per Link“: mit einem Link, den du verschickst, oder du öffnest den Tisch für alle.
web-seat-count = Zahl der Plätze
web-chair-name = Name an Platz { $n }
web-chair-kind = Wer an Platz { $n } spielt
web-kind-here = Mensch an diesem Browser
web-kind-link = Mensch per Link
web-bot-greedy = Bot: gierig, ohne Weitblick
web-bot-greedy_1 = Bot: gierig, wie er zuerst war
web-bot-easy = Bot: leicht, antwortet sofort
web-bot-medium = Bot: mittel, antwortet sofort
web-bot-hard = Bot: schwer, überlegt kurz
web-bot-strong = Bot: stark, bis zu zwei Sekunden
web-bot-peaceful = Bot: stark und friedlich
web-bot-warlike = Bot: stark und kriegerisch
web-bot-builder = Bot: stark und baufreudig
web-bot-trader = Bot: stark und handelsfreudig
web-bot-beam = Bot: plant seine Züge
web-bot-rollouts = Bot: spielt seine Möglichkeiten weiter
web-bot-random = Bot: zufällig, spielt ohne jeden Plan
web-bot-guide = Bot: spielt im geführten Spiel mit
web-name-bot = Bot { $n }
web-name-person = Spieler { $n }
web-quick-tempus = Schneller Anfang: Der Zufall legt und besiedelt die Insel
web-rules-and-seed = Varianten
web-seed = Startzahl
web-seed-help = Freiwillig: Dieselbe Zahl ergibt dasselbe Spiel. Alle am Tisch lesen, dass sie gewählt wurde.
web-open-seed = Offener Tisch: Die Startzahl wurde gewählt oder ist bekannt, und damit, was verdeckt ist und was gezogen wird.
web-play = Spielen
web-lesson = Geführtes erstes Spiel, fünf Minuten
web-lesson-chapters = Das geführte Spiel geht weiter, Kapitel für Kapitel:
web-lesson-chapter = { $n }. { $chapter }
web-sources = Was an diesem Spiel rekonstruiert ist
web-choice-yes = ja
web-choice-no = nein
web-pace = Zeit
web-pace-none = so lange es dauert
web-pace-turn = { $period } je Zug
web-pace-live = Live: { $bank }, danach { $periods } × { $period } je Zug
web-pace-days = Über Tage: { $bank }, danach { $period } je Zug
web-pace-own = wie unten vereinbart
web-pace-help = Sie läuft, sobald alle Plätze besetzt sind. Ein Zug beginnt neu, wenn du wieder gefragt bist; durch Zurücknehmen gewinnt niemand Zeit.
web-pace-details = Mehr vereinbaren
web-pace-bank = Zeit für die ganze Partie
web-pace-increment = Mehr mit jedem Zug
web-pace-period = Danach je Zug
web-pace-periods = So viele solche Fristen
web-pace-vacation = Freie Tage
web-pace-nothing = keine
web-pace-vacation-count =
    { $n ->
        [0] keine
        [one] ein Tag
       *[other] { $n } Tage
    }
web-pace-hours = Zeit läuft nur ({ $zone })
web-pace-opens = von
web-pace-closes = bis
web-pace-week = Wochentage
web-pace-end = Wenn die Zeit um ist
web-pace-end-bot = spielt solange ein Bot
web-pace-end-vote = stimmen die anderen ab
web-pace-bot = Wer einspringt
web-pace-none-told = Niemand hat es eilig
web-pace-bank-told = { $time } für die ganze Partie
web-pace-increment-told = mit jedem Zug bis zu { $time } zurück
web-pace-turn-told = { $time } je Zug
web-pace-periods-told =
    { $n ->
        [one] danach { $time } je Zug
       *[other] danach { $n }-mal { $time } je Zug
    }
web-pace-vacation-told =
    { $n ->
        [one] ein freier Tag
       *[other] { $n } freie Tage
    }
web-pace-hours-told = die Zeit läuft { $days } von { $opens } bis { $closes } Uhr ({ $zone })
web-pace-end-bot-told = danach spielt ein Bot, bis der Mensch zurück ist
web-pace-end-vote-told = danach stimmen die anderen ab
web-clock-left = Zeit übrig: { $time }
web-clock-rests = Die Zeit steht still; übrig: { $time }
web-vacation =
    { $n ->
        [one] Den letzten freien Tag nehmen
       *[other] Einen freien Tag nehmen, noch { $n }
    }
web-vote-late = { $name }: Die Zeit ist um. Wie geht es weiter?
web-vote-stood-in = { $name }: Hier spielt ein Bot. Wie geht es weiter?
web-vote-free = Den Platz anderen anbieten
web-vote-empty = { $name }: Hier sitzt noch niemand. Wie geht es weiter?
web-vote-bot = Einen Bot spielen lassen
web-vote-wait = Warten
web-tiding-stood-in = { $seat }: Die Zeit ist um, ein Bot spielt weiter.
web-tiding-time-up = { $seat }: Die Zeit ist um, die anderen entscheiden, wie es weitergeht.
web-tiding-back = { $seat } ist zurück.
web-tiding-vacation = { $seat } nimmt einen Tag frei.
web-tiding-voted-bot = { $seat }: Die anderen lassen einen Bot spielen.
web-tiding-freed = { $seat }: Die anderen haben den Platz freigegeben.
web-tiding-handed-over = { $seat }: Von hier an spielt jemand anderes.
web-tiding-removed = { $seat }: Vom Gastgeber weggeschickt, der Platz ist frei.
web-tiding-rematch = { $seat } hat eine neue Partie eröffnet.
web-send-away = Wegschicken
web-give-seat = Diesen Platz ganz abgeben
web-give-seat-help = Ein Link für einmal: Wer ihn öffnet, spielt von da an diesen Platz, und du schaust nur noch zu.
web-open-talk = Wer nur zuschaut, darf das Gespräch lesen
web-orders =
    { $n ->
        [0] Daueraufträge
        [one] Ein Dauerauftrag
       *[other] { $n } Daueraufträge
    }
web-orders-help = Fragen dieser Art werden nach einem Augenblick für dich beantwortet, auch während du fort bist. Sonst erfährt es niemand, und jeder lässt sich hier widerrufen.
web-stood-in = Ein Bot spielt für dich, weil die Zeit um war.
web-stood-in-other = ein Bot spielt, bis der Mensch zurück ist
web-come-back = Selbst weiterspielen
web-public = Öffentlich: Wer diesen Server erreicht, kann einen freien Platz nehmen und zuschauen
web-public-tables = Offene Tische
web-public-table = Öffentlicher Tisch
web-public-none = Gerade steht kein Tisch allen offen. So öffnest du einen: An einem neuen Tisch einen Platz zu „Mensch per Link“ machen und „Öffentlich“ ankreuzen.
web-public-free =
    { $n ->
        [one] ein freier Platz
       *[other] { $n } freie Plätze
    }
web-public-join = Mitspielen
web-public-watch = Zuschauen
web-my-tables = Meine Tische
web-no-tables = Noch keine Tische. Hier stehen alle, die du in diesem Browser eröffnest oder besuchst.
web-your-turn = Du bist am Zug
web-kept-until = Wird bis { $date } aufgehoben, länger, wenn jemand spielt.
web-standing-late = Du schaust zu, mit Abstand zum Spiel.
web-standing =
    { $round ->
        [0] Aufbau; am Zug: { $name }
       *[other] Runde { $round }; am Zug: { $name }
    }
web-continue = Weiterspielen
web-look = Ansehen
web-replay = Rückschau
web-export = Exportieren
web-delete = Löschen
web-delete-sure = Diesen Tisch für alle löschen?
web-forget = Vergessen
web-forget-sure = Diesen Tisch aus der Liste nehmen?
web-import = Aufzeichnung öffnen
web-import-help = Eine ausgegebene Aufzeichnung öffnet sich in der Rückschau; ein offenes Spiel lässt sich fortsetzen.

# Ohne Server

web-site-lead = Zivilisationsspiele für Menschen und Bots, ganz in diesem Browser; nichts verlässt das Gerät.
web-site-starting = Der Tisch wird aufgebaut: { $percent } %
web-site-failed = Der Tisch ließ sich in diesem Browser nicht aufbauen. Lade die Seite neu; wenn das nicht hilft, vielleicht ein neuerer Browser.
web-site-update = Es gibt eine neue Fassung.
web-site-update-load = Laden
web-site-update-later = Später
web-site-offline = Von jetzt an geht das auch ohne Internet.
web-site-kept = Die Spiele bleiben dauerhaft in diesem Browser.
web-site-kept-maybe = Die Spiele bleiben in diesem Browser. Geht ihm der Platz aus, löscht er sie vielleicht; eine Kopie in einer Datei ist sicher.
web-site-pack = Alle Tische sichern
web-site-unpack = Tische zurückholen
web-site-pack-help = Eine Datei mit allen Tischen dieses Browsers, für einen anderen Browser oder für schlechte Zeiten.
web-site-unpacked =
    { $count ->
        [0] Alle Tische dieser Datei sind schon hier.
        [one] Ein Tisch wurde zurückgeholt.
       *[other] { $count } Tische wurden zurückgeholt.
    }
web-site-no-links = Andere können nicht per Link kommen: Dafür braucht es einen Server. Spielt abwechselnd an diesem Browser, oder startet einen Server mit { $command }.

# Am Tisch

web-board = Spielplan
web-mine = Meine Hand und Vorräte
web-hand = Meine Hand
web-side = Frage, Spieler und Verlauf
web-players = Spieler
web-points = Punkte
web-you = (du)
web-is-asked = ist am Zug
web-present = Sitzt am Tisch
web-absent = Sitzt nicht am Tisch
web-thinking = Der Bot überlegt.
web-watching = Du schaust an diesem Tisch zu.
web-spectator = Zuschauer
web-watchers =
    { $n ->
        [one] Jemand schaut zu.
       *[other] { $n } Leute schauen zu.
    }
web-gone = Diesen Tisch gibt es nicht, oder er wurde gelöscht.
web-line-lost = Verbindung verloren, neuer Versuch …
web-skip = Überspringen
web-is-over = Das Spiel ist zu Ende.
web-on-the-board =
    { $n ->
        [one] Eine Möglichkeit leuchtet; als Liste zeigen
       *[other] { $n } Möglichkeiten leuchten; als Liste zeigen
    }
web-chosen-on-the-board = Was gewählt ist, leuchtet; als Liste zeigen
web-which = Welche ist gemeint?
web-can-be-chosen = steht zur Wahl
web-foreseen-hidden = Deckt Verborgenes oder Zufälliges auf und lässt sich nicht zurücknehmen.
web-foreseen-tries = Probeweise { $n }-mal gespielt, geschah jedes Mal:
web-command-line = Notation
web-undo =
    { $n ->
        [0] Zurück
       *[other] Zurück ({ $n })
    }
web-undo-turn = Zugbeginn
web-undo-help = Nimmt deine letzte Entscheidung zurück, solange niemand anderes gehandelt hat und nichts Verdecktes gezeigt wurde.
web-redo = Vor ({ $n })
web-redo-help = Spielt die Entscheidung wieder, die du zuletzt zurückgenommen hast, bis du eine andere triffst.
web-undo-mark = bis hier lässt sich alles zurücknehmen
web-plain-board = Dieses Spiel hat noch keinen gezeichneten Spielplan; gespielt wird mit den Knöpfen daneben.
web-fact-round = Runde
web-fact-turn = Zug
web-fact-start-seat = Erster Platz
web-fact-points = Punkte
web-fact-score = Punkte
web-fact-culture = Kultur
web-fact-hand = Hand
web-fact-hand-size = Karten auf der Hand
web-fact-cards = Karten
web-fact-deck = Stapel
web-fact-pile = Stapel
web-fact-discard = Ablagestapel
web-fact-stock = Vorrat
web-fact-supply = Vorrat
web-fact-board = Spielplan
web-fact-hexes = Felder
web-fact-areas = Gebiete
web-fact-owner = Besitz
web-fact-name = Name
web-fact-doing = Im Gang
web-fact-kind = Art
web-lit-up =
    { $n ->
        [one] 1 Möglichkeit weiter oben
       *[other] { $n } Möglichkeiten weiter oben
    }
web-lit-down =
    { $n ->
        [one] 1 Möglichkeit weiter unten
       *[other] { $n } Möglichkeiten weiter unten
    }
web-lit-left =
    { $n ->
        [one] 1 Möglichkeit weiter links
       *[other] { $n } Möglichkeiten weiter links
    }
web-lit-right =
    { $n ->
        [one] 1 Möglichkeit weiter rechts
       *[other] { $n } Möglichkeiten weiter rechts
    }
web-zoom-in = Vergrößern
web-zoom-out = Verkleinern
web-zoom-fit = Alles zeigen
web-hand-over = { $name }, du bist am Zug
web-look-away = Alle anderen schauen jetzt weg.
web-take-seat = Meine Hand zeigen

# Das geführte erste Spiel

web-guide = Geführtes erstes Spiel
web-guide-back = Zurückblättern
web-guide-next = Weiter
web-guide-show = Zeig es mir
web-guide-due = Wähle: { $choice }
web-guide-wait = Die anderen sind dran.
web-guide-departed = Du probierst etwas Eigenes aus, und die Führung wartet. Ein Klick bringt dich dorthin zurück, wo du sie verlassen hast.
web-guide-return = Zurück zur Führung
web-guide-held = Auch das wäre erlaubt. Die Führung möchte dir hier aber zuerst etwas anderes zeigen:
web-guide-insist = Trotzdem so spielen
web-guide-stray = Das gehört hier nicht dazu: { $choice }
web-guide-free = Wieder herausnehmen
web-guide-leave = Ohne Führung weiterspielen
web-guide-call = Führung zeigen
web-guide-end = Jetzt selbst weiterspielen
web-guide-following = Nächstes Kapitel: { $chapter }

# Verlauf, Neues und Rückschau

web-log = Verlauf
web-round = Runde { $n }
web-set-up = Aufbau
web-news = Was seit deinem letzten Zug geschah
web-news-count =
    { $n ->
        [one] Ein Ereignis seit deinem letzten Zug
       *[other] { $n } Ereignisse seit deinem letzten Zug
    }
web-news-show = Schritt für Schritt
web-first = An den Anfang
web-back = Einen Schritt zurück
web-forward = Einen Schritt vor
web-last = Ans Ende
web-run = Abspielen
web-pause = Anhalten
web-position = Stellung
web-position-of = { $n } von { $of }
web-speed = Schritte je Sekunde
web-look-from = Blick vom Platz
web-fork = Abzweigen
web-fork-help = Von dieser Stellung aus an einem eigenen Tisch weiterspielen
web-fork-seating = Wer am neuen Tisch sitzt
web-fork-same = wie hier
web-fork-alone = Bots außer mir
web-fork-people = nur Menschen
web-to-now = Zur Gegenwart
web-to-end = Zum Ergebnis

# Regeln, Textansicht, Tasten, Links

web-rules = Regeln
web-short-reference = Kurzübersicht
web-search = In den Regeln suchen
web-nothing-found = Nichts gefunden.
web-reconstructed = rekonstruiert
web-cards = Karten
web-cards-search = In den Karten suchen
web-cards-unseen-only = nur verborgene
web-cards-help = Was du nicht siehst, kann in einem Stapel, in einer Hand oder verdeckt auf dem Tisch liegen. Gezählt wird, was offen vor dir liegt; was du dir sonst gemerkt hast, weißt nur du.
web-text-view = Textansicht
web-gallery = Galerie
web-credits = Bildnachweis
web-credits-lead = Die Bilder der Karten, Technologien, Wunder und alles Weiteren stammen aus der unten genannten Sammlung. Gezeichnet haben sie die hier Genannten; sie stehen unter der dort genannten Lizenz. Aevum zeigt sie in eigenen Farben und auf einem gröberen Raster.
web-credits-own = Für Aevum gezeichnet, unter der Lizenz von Aevum.
web-keys = Tasten
web-key-arrows = von Feld zu Feld, von Karte zu Karte, von Antwort zu Antwort
web-key-enter = wählen, was im Blick ist
web-key-next = auf dem Plan: das Nächste, was leuchtet
web-key-guide = im geführten Spiel: weiter, zurück
web-key-why = warum dies nicht zur Wahl steht; noch einmal: die Regel dazu
web-key-board = zum Spielplan
web-key-hand = zu meiner Hand
web-key-options = zu den Knöpfen
web-key-command = zur Eingabezeile
web-key-confirm = die Auswahl bestätigen
web-key-undo = eine Entscheidung zurücknehmen
web-key-undo-turn = zurück zum Beginn meines Zuges
web-key-redo = noch einmal spielen, was zurückgenommen ist
web-key-player = einen Spieler auf- oder zuklappen
web-key-log = zum Verlauf
web-key-replay = Rückschau
web-key-steps = eine Stellung zurück, eine vor
web-key-text = Textansicht des Spielplans
web-key-cards = alle Karten und welche noch verborgen sind
web-key-talk = Gespräch und eigene Notizen, wo Menschen per Link mitspielen
web-key-help = diese Liste
web-key-rules = Regeln
web-key-zoom = vergrößern, verkleinern, alles zeigen
web-key-pan = den Spielplan verschieben
web-key-escape = Bewegtes überspringen, Offenes schließen
web-links = Links
web-links-help = Wer einen Link als Erstes öffnet, sitzt an dessen Platz und sieht dessen Hand; danach öffnet der Link nichts mehr. Schicke jeden nur an eine Person.
web-links-near = Dieser Server ist nur von diesem Computer aus erreichbar. Damit andere kommen können, starte ihn mit { $command }.
web-links-address = Links beginnen mit
web-qr = QR-Code
web-qr-of = QR-Code: { $name }
web-revoke = Zurückziehen
web-invite = Neue Einladung
web-no-invitation = An diesen Platz ist niemand eingeladen.
web-claimed = Ist gekommen; der Link öffnet nichts mehr.
web-carry = Diesen Platz auf ein anderes Gerät mitnehmen
web-carry-help = Ein Link für einmal: Das Gerät, das ihn öffnet, spielt diesen Platz ebenfalls. Alle sehen, dass zwei Browser von dort schauen.
web-carry-show = Link zeigen
web-browsers = { $n } Browser haben diesen Platz
web-sign-out = Die anderen abmelden
web-outdated = Der Server läuft in einer anderen Fassung als diese Seite.
web-load-anew = Neu laden
web-signed-out = Dieser Browser spielt hier nicht mehr: Ein anderer hat ihn abgemeldet, oder der Platz wurde abgegeben oder freigegeben. Von hier aus kannst du nur noch zusehen.
web-free = An diesen Platz ist noch niemand gekommen
web-follow = Zum Tisch, an dem es weitergeht
web-link-of = Link: { $name }
web-copy = Kopieren
web-copied = Kopiert
web-news-again = Noch einmal zeigen, was geschah
web-outcome = Was herauskam
web-outcome-new =
    { $n ->
        [one] { $n } neues
       *[other] { $n } neue
    }
web-outcome-time = Ergebnisse zeigen
web-outcome-stay = bis ich sie schließe
web-outcome-seconds = { $n } Sekunden lang
web-outcome-off = nur im Verlauf
web-motion-speed = Tempo der Bewegung
web-motion-speed-slow = langsam
web-motion-speed-normal = normal
web-motion-speed-fast = schnell
web-motion = Züge in Bewegung zeigen
web-coordinates = Koordinaten auf dem Spielplan
web-talk = Gespräch
web-talk-help = Das lesen alle, die hier spielen, und niemand, der nur zuschaut. In der Aufzeichnung des Spiels steht nichts davon.
web-talk-help-open = Alle am Tisch lesen mit, auch wer nur zuschaut. In der Aufzeichnung des Spiels steht nichts davon.
web-talk-empty = Noch hat niemand etwas gesagt.
web-talk-hidden = Alles, was hier gesagt wurde, ist von Leuten, die du nicht lesen möchtest.
web-talk-say = Etwas sagen
web-talk-send = Sagen
web-talk-mute = { $name } nicht mehr lesen
web-talk-unmute = { $name } wieder lesen
web-talk-new =
    { $n ->
        [one] eine neue Nachricht
       *[other] { $n } neue Nachrichten
    }
web-notes = Eigene Notizen
web-notes-help = Sie bleiben in diesem Browser; niemand sonst liest sie.
web-sound = Ein leiser Ton, wenn ich am Zug bin
web-notices = Mitteilung des Browsers, wenn ich am Zug bin und nicht hinsehe
web-notices-refused = Der Browser lässt keine Mitteilungen dieser Seite zu. Seine Einstellungen zur Seite können das ändern.
web-income = Eigene Produktion als Ergebnis zeigen
web-care = Vor einer Antwort nachfragen
web-care-losses = wenn dabei etwas verloren geht
web-care-always = auch vor der letzten Antwort eines Zuges
web-care-never = nie
web-would-be-lost = Das ginge dabei verloren:
web-last-answer = Das ist deine letzte Antwort, bevor andere an der Reihe sind.
web-no-way-back = Zurücknehmen lässt es sich danach nicht mehr.
web-end-turn = Zug beenden
web-confirm = Bestätigen
web-think-again = Noch nicht

# Das Ende

web-total = Summe
web-result = Endstand
web-chart = Punkte am Ende jeder Runde
web-rematch = Noch einmal
web-rematch-follow = Zur neuen Partie

# Tempus

## Der Tisch lehnt ab

serve-address = Der Tisch steht unter { $address } und wird mit Strg-C abgeräumt; alle Partien bleiben erhalten.
backup-written =
    { $n ->
        [one] Ein Tisch steht in { $file }, mit allen Konten und Schlüsseln; wer die Datei liest, kann jeden Platz spielen.
       *[other] { $n } Tische stehen in { $file }, mit allen Konten und Schlüsseln; wer die Datei liest, kann jeden Platz spielen.
    }
backup-restored =
    { $n ->
        [one] Ein Tisch aus { $file } ist wieder da.
       *[other] { $n } Tische aus { $file } sind wieder da.
    }
serve-waiting = Ein anderer Server benutzt diese Tische; einen Augenblick, ob er gerade endet.
web-refused-json = Das war keine Nachricht: Es lässt sich nicht als JSON lesen.
web-refused-message = Diese Nachricht kennt der Tisch nicht: { $detail }
web-refused-too-long = Eine Nachricht hat höchstens { $most } Zeichen; diese ist länger.
web-refused-too-large = Das ist zu groß, um angenommen zu werden.
web-refused-own-key = Ein Platz wird mit einem neuen Schlüssel eingenommen, nicht mit dem des Gastgebers oder einer Einladung.
web-refused-text = Das ist kein Text.
web-refused-deep = Das ist zu tief verschachtelt, um eine Nachricht zu sein.
web-refused-claims = Es werden höchstens { $most } Tische auf einmal aufgezählt.
web-refused-kind = Hier wird eine Nachricht der Art { $kind } erwartet.
web-refused-host = Dieser Server hört nicht auf diesen Namen. Wer ihn betreibt, kann ihn mit --allow-host zulassen.
web-refused-origin = Eine fremde Seite darf das vom Tisch nicht verlangen.
web-refused-method = Das geht hier nicht.
web-refused-no-page = Unter dieser Adresse gibt es nichts.
web-refused-no-table = Diesen Tisch gibt es nicht; vielleicht wurde er gelöscht.
web-refused-key = Das darf nur, wer den Tisch eröffnet hat.
web-refused-talk = An diesem Tisch spielt niemand per Link mit; es gibt kein Gespräch.
web-refused-blank = Da steht nichts, was zu lesen wäre.
web-refused-stood-in = Für diesen Platz spielt gerade ein Bot; „Selbst weiterspielen“ beendet das.
web-refused-public-pace = An einem öffentlichen Tisch wird auf niemanden ewig gewartet: Vereinbart eine Zeit.
web-refused-pace = Ein Zug braucht eine Zeit von mindestens { $least } Sekunden.
web-refused-vacation = Es ist kein freier Tag mehr übrig.
web-refused-time-up = Die Zeit ist schon um.
web-refused-vote = Hier gibt es nichts abzustimmen: Auf niemanden wird zu lange gewartet, oder die Entscheidung liegt nicht bei dir.
web-refused-order = Einen solchen Auftrag gibt es in diesem Spiel nicht.
web-refused-many-public = Von einer Adresse stehen höchstens { $most } Tische auf einmal allen offen.
web-refused-many-here = Von einer Adresse werden höchstens { $most } Plätze eines öffentlichen Tisches eingenommen.
web-refused-many-seats = Von einer Adresse werden höchstens { $most } Plätze an öffentlichen Tischen auf einmal eingenommen.
web-refused-sent-away = Der Gastgeber hat dich von diesem Tisch weggeschickt.
web-refused-has-played = Wer schon geantwortet hat, verliert den Platz nur durch die Abstimmung der anderen.
web-refused-takes-part = Das Turnier hat begonnen, und du nimmst daran teil: Absagen können es nur noch die Betreiber des Servers, oder du, wenn du ausgestiegen bist.
web-refused-entered = An einem Tisch eines Turniers spielt, wer teilnimmt. Wer aufhören will, steigt auf der Seite des Turniers aus.
web-refused-no-seat = An diesem Tisch ist kein Platz mehr frei.
web-refused-hello = Ein Browser meldet sich an, bevor er etwas anderes verlangt.
web-refused-seat = Das ist nicht dein Platz.
web-refused-not-asked = Du bist gerade nicht gefragt.
web-refused-over = Die Partie ist zu Ende.
web-refused-old = Am Tisch hat sich inzwischen etwas geändert; sieh noch einmal hin und entscheide neu.
web-refused-illegal = Das steht nicht zur Wahl.
web-refused-set = So lässt sich das nicht zusammenstellen.
web-refused-no-set = Hier wird nur eine einzelne Antwort erwartet.
web-refused-newer = Eine neuere Frage ist an die Stelle dieser getreten.
web-refused-notation = „{ $text }“ ist keine Aktion dieses Spiels.
web-refused-undo = Es lässt sich nichts zurücknehmen: Seither war jemand anderes am Zug, oder Verdecktes wurde gezeigt.
web-refused-redo = Es gibt nichts zu wiederholen: Du hast nichts zurückgenommen oder dich danach anders entschieden.
web-refused-at =
    { $most ->
        [0] Die Partie hat noch nicht begonnen; diese Stellung gibt es nicht.
        [one] Die Partie hat erst eine Aktion; diese Stellung gibt es nicht.
       *[other] Die Partie hat bisher { $most } Aktionen; diese Stellung gibt es nicht.
    }
web-refused-claimed = Dieser Link ist schon benutzt: An diesem Platz sitzt jemand. Wer ihn spielt, kann ihn auf ein anderes Gerät mitnehmen.
web-refused-invitation = Dieser Link gilt nicht mehr. Bitte, wer dich eingeladen hat, um einen neuen.
web-refused-browsers = An diesem Platz spielen schon so viele Browser: { $most }.
web-refused-secret = Solange die Partie läuft, ist ihre Aufzeichnung geheim, denn es spielen Leute per Link mit; nach dem Ende bekommt sie jeder.
web-refused-not-finished = Erst nach dem Ende einer Partie wird noch einmal gespielt.
web-refused-rules-changed = Die Regeln dieses Spiels haben sich geändert, seit der Tisch eröffnet wurde. Er lässt sich bis Zug { $n } von { $most } ansehen; von dort geht es an einem neuen Tisch weiter.
web-refused-tables-changed = Dieser Tisch wurde mit anderen Tabellen des Spiels eröffnet, als hier geladen sind. Er lässt sich bis Zug { $n } von { $most } ansehen; von dort geht es an einem neuen Tisch weiter, oder hier, sobald die alten Tabellen wieder da sind.
web-go-on-from-here = An einem neuen Tisch weiterspielen
web-refused-game = Ein Spiel „{ $name }“ gibt es nicht.
web-refused-chapter = Dieses Kapitel hat das geführte erste Spiel nicht.
web-refused-no-lesson = Zu diesem Spiel gibt es kein geführtes erstes Spiel.
web-refused-lesson-departs = Das geführte erste Spiel wurde mit anderen Tabellen gespielt, als hier geladen sind, und nähme mit diesen einen anderen Verlauf; darum fällt es weg.
web-refused-lesson-unreadable = Das geführte erste Spiel lässt sich nicht lesen; darum fällt es weg.
web-refused-seats = An diesem Tisch sitzen { $least } bis { $most } Personen oder Bots.
web-refused-not-kept = Das ließ sich nicht speichern; es hat sich nichts geändert. Versuche es noch einmal.
web-refused-storage = Dieser Browser hat keinen Platz mehr für Spiele; es hat sich nichts geändert. Lösche Tische oder schaffe Platz auf dem Gerät und versuche es noch einmal.
web-refused-needs-server = Dafür braucht es einen Server, und hier gibt es keinen: Alles geschieht in diesem Browser.
web-refused-parcel = Diese Datei enthält keine lesbaren Tische eines Browsers; es hat sich nichts geändert.
web-refused-away = Der Speicher der Tische ist gerade nicht erreichbar. Es ist nichts verloren; versuche es gleich noch einmal.
web-refused-unreadable = Was von diesem Tisch gespeichert wurde, lässt sich nicht mehr lesen. Mehr steht im Protokoll des Servers.
web-refused-damaged = Was an diesem Tisch nach Zug { $n } geschah, lässt sich nicht mehr lesen. Bis dorthin lässt er sich ansehen, und von dort geht es an einem neuen Tisch weiter.
web-refused-failed = Im Tisch ist etwas schiefgegangen; es hat sich nichts geändert.
web-refused-quota = Hier gibt es schon so viele Tische, wie dieser Server aufhebt. Wer ihn betreibt, kann Platz schaffen.
web-refused-full = An diesem Tisch sehen schon so viele zu, dass niemand mehr Platz hat. Wer mitspielt, behält seinen Platz.
web-refused-crowded = Dieser Platz ist schon in { $most } Fenstern offen; schließe erst eines davon.
web-refused-option = Die Variante „{ $name }“ gibt es nicht, oder nicht mit diesem Wert.
web-refused-bot = Einen Bot „{ $name }“ gibt es nicht.
web-refused-name = Ein Name besteht aus sichtbaren Zeichen.
web-refused-language = Eine Sprache „{ $name }“ gibt es nicht.
web-refused-unconfirmed = Diese Antwort muss erst bestätigt werden.
web-refused-no-record = Das ist keine Aufzeichnung einer Partie.
web-refused-record = Diese Aufzeichnung lässt sich nicht lesen, denn Zeile { $line } stimmt nicht. Was dort falsch ist, sagt { $command }.
web-refused-record-departs = Diese Aufzeichnung lässt sich nicht nachspielen, denn Aktion { $n } in Zeile { $line } ist nicht möglich oder führt anderswohin. Näheres sagt { $command }.
web-refused-record-slow = Diese Aufzeichnung nachzuspielen dauert zu lange oder braucht zu viel Speicher.
web-refused-too-often =
    { $seconds ->
        [one] Das war zu viel auf einmal. Versuche es in einer Sekunde noch einmal.
       *[other] Das war zu viel auf einmal. Versuche es in { $seconds } Sekunden noch einmal.
    }
web-refused-combination = Diese Einstellungen passen nicht zu dieser Zahl von Plätzen.
web-refused-strangers = An einem Tisch, an dem andere an ihrem eigenen Browser mitspielen, gibt es keine Tipps.
web-refused-hints = An diesem Tisch sind keine Tipps erwünscht.
web-refused-not-over = Besprochen wird nur eine Partie, die zu Ende ist.
web-refused-unmeasured = Für dieses Spiel wurde noch nichts gemessen, darum lässt sich die Partie nicht besprechen.

## Jedes Spiel

line-asked = Jetzt entscheidet { $seat }.
line-over = Das Spiel ist zu Ende.
why-not-offered = Das steht jetzt nicht zur Wahl.
option-edition = Mit welcher Ausgabe der Tabellen gespielt wird; was später dazukam, bleibt in der Schachtel.
place-hand = Hand von { $seat }
place-before = bei { $seat }
place-discard = Ablage
place-table = offen auf dem Tisch
place-out = aus dem Spiel

## Der Trainer

coach-chances = Gewinnchancen
coach-turnings = Wendepunkte
coach-averages = Im Vergleich mit üblichen Partien
coach-round = Runde { $n }
coach-slip = Runde { $round }, Aktion { $at }: { $seat } verliert { $n } Prozentpunkte der Gewinnchance.
coach-rise = Runde { $round }, Aktion { $at }: { $seat } gewinnt { $n } Prozentpunkte der Gewinnchance hinzu.
coach-fall = Runde { $round }, Aktion { $at }: { $seat } verliert ohne eigenen Fehler { $n } Prozentpunkte der Gewinnchance.
coach-played = Gespielt: { $what }
coach-better = Besser: { $what }
coach-witness =
    { $n ->
        [one] { $what }: { $other } griff an.
        [2] { $what }: { $other } griff zweimal an.
       *[other] { $what }: { $other } griff { $n }-mal an.
    }
coach-usual = üblich { $n }, bei Siegern { $winners }
coach-not-usual = nicht vergleichbar
coach-more = { $what }: mehr als üblich
coach-less = { $what }: weniger als üblich
coach-hint = Tipp
coach-hint-help = Was ein starker Spieler hier täte, mit zwei Alternativen
coach-thinking = Denkt nach …
coach-allow = Tipps auf Wunsch
coach-allow-help = Der Tisch sagt dir, was ein starker Bot hier täte, nach dem, was du wissen kannst. Nicht, wenn andere an ihrem eigenen Browser mitspielen.
coach-now = Gewinnchance jetzt: { $n } %
coach-chance = { $n } %
coach-way = { $what }
coach-way-chance = { $what } (Gewinnchance { $n } %)
coach-shift = { $what } { $from } → { $to }
coach-gains = Mehr: { $what }
coach-losses = Weniger: { $what }
coach-plan = Der Weg: { $what }
coach-why = Warum?
coach-why-help = Zeig mir Schritt für Schritt, warum
coach-thought = Ein Gedanke
coach-thought-help = Ein Gedanke: Verborgene Karten und Züge aus dem Vorrat sind so ausgedacht, wie sie sein könnten.
coach-step = { $seat }: { $what }
coach-start = So steht es
coach-review = Besprechung
coach-review-help = Jede Entscheidung wird damit verglichen, was ein starker Bot mit demselben Wissen getan hätte. Du kannst dieses Blatt inzwischen schließen.
coach-begin = Beginnen
coach-go-on = Fortfahren
coach-stop = Abbrechen
coach-progress = { $n } von { $of } angesehen
coach-starting = Die Entscheidungen der Partie werden herausgesucht.
coach-no-turnings = In dieser Partie hat niemand viel verschenkt.
coach-turn-slip = Runde { $round }: { $seat } verschenkt { $n } Prozentpunkte der Gewinnchance.
coach-turn-rise = Runde { $round }: { $seat } gewinnt { $n } Prozentpunkte der Gewinnchance hinzu.
coach-turn-fall = Runde { $round }: { $seat } verliert ohne eigenen Fehler { $n } Prozentpunkte der Gewinnchance.
coach-turn-before = Voriger Wendepunkt
coach-turn-after = Nächster Wendepunkt
coach-go = Dorthin springen
coach-go-to = Zu Wendepunkt { $n } gehen
coach-column-usual = üblich
coach-column-winners = Sieger
coach-averages-help = Üblich ist das Mittel aus Partien, die Bots aller Stufen gespielt haben.
web-key-hint = um einen Tipp bitten oder ihn wegräumen
web-key-review = Besprechung einer Partie, die zu Ende ist

## Agenten

agent-you = Du bist { $seat } in einer Partie { $game } für { $seats } Spieler.
agent-answer = Antworte mit einer Zeile: der Nummer deiner Wahl oder dem, was dahinter in Klammern steht.
agent-not-understood = „{ $line }“ steht nicht zur Wahl.
agent-no-number = Wähle eine Nummer von 1 bis { $count }.
agent-too-long = Eine Antwort hat höchstens { $most } Zeichen.

# Konten lehnen ab

web-refused-account-name = Ein Name hat { $least } bis { $most } Buchstaben und Ziffern; dazwischen dürfen Bindestriche, Punkte und einzelne Leerzeichen stehen.
web-refused-name-taken = Dieser Name ist schon vergeben. Wähle einen anderen.
web-refused-password = Ein Passwort hat mindestens { $least } Zeichen, nicht lauter gleiche, und ist nicht der Name.
web-refused-old-password = Das ist nicht dein Passwort.
web-refused-log-in = Name und Passwort gehören nicht zusammen.
web-refused-banned = Dieses Konto hat geschlossen, wer den Server betreibt.
web-refused-unknown = Dafür musst du dich anmelden.
web-refused-operator = Das darf nur, wer den Server betreibt.
web-refused-no-account = Dieses Konto gibt es nicht, oder es lässt sich nicht schließen.
web-refused-code = Auf diesem Server braucht ein Konto eine Einladung, und diese gilt nicht.
web-refused-email = Das ist keine E-Mail-Adresse.
web-refused-no-mail = Dieser Server verschickt keine E-Mails. Wer ihn betreibt, kann dir einen Link für ein neues Passwort geben.
web-refused-letter = Dieser Link ist zu alt oder wurde schon benutzt. Lass dir einen neuen schicken.
web-refused-passkey = Dieser Passkey wurde nicht erkannt.
web-refused-passkeys = Dein Konto hat schon { $most } Passkeys; mehr gehen nicht.
web-refused-target = An diese Adresse lassen sich keine Mitteilungen schicken. Sie beginnt mit https:// und führt aus dem Netz dieses Servers hinaus.
web-refused-matrix = Bei Matrix endet die Adresse mit /send/m.room.message?access_token=…
web-refused-no-address = Für Briefe bestätige zuerst eine E-Mail-Adresse.
web-refused-receivers = Du erfährst es schon auf { $most } Wegen; mehr gehen nicht.

# Mitteilungen

notice-turn =
    { $round ->
        [0] { $name }, du bist am Zug: { $game }.
       *[other] { $name }, du bist am Zug: { $game }, Runde { $round }.
    }
notice-subject =
    { $n ->
        [one] Du bist am Zug
       *[other] Du bist an { $n } Tischen am Zug
    }
notice-stop = Keine solchen Briefe mehr: { $link }
letter-confirm-subject = Bestätige deine Adresse
letter-confirm =
    Hallo { $name },

    mit diesem Link bestätigst du, dass Briefe vom Spieltisch an diese Adresse kommen dürfen:
    { $link }

    Wenn du das nicht gewünscht hast, brauchst du nichts zu tun.
letter-recover-subject = Ein neues Passwort
letter-recover =
    Hallo { $name },

    mit diesem Link wählst du innerhalb eines Tages ein neues Passwort:
    { $link }

    Wenn du das nicht gewünscht hast, brauchst du nichts zu tun; dein Passwort bleibt, wie es ist.

# Konten

web-account = Konto
web-account-log-in = Anmelden
web-account-checking = Wird geprüft …
web-account-sign-up = Konto anlegen
web-account-has-one = Ich habe ein Konto
web-account-has-none = Ich habe noch kein Konto
web-account-lead = Zum Spielen braucht niemand ein Konto. Mit einem findest du deine Plätze auf jedem Gerät, auf dem du dich anmeldest, und erfährst auf Wunsch, wann du am Zug bist.
web-account-off = Auf diesem Server gibt es keine Konten; alle spielen als Gäste.
web-account-name = Name
web-account-password = Passwort
web-account-password-help = Mindestens zehn Zeichen; mehrere Wörter sind gut. Es wird so aufbewahrt, dass niemand es lesen kann.
web-account-invitation = Einladung
web-account-invitation-help = Auf diesem Server braucht ein Konto eine Einladung von denen, die ihn betreiben.
web-account-forgotten = Ich habe mein Passwort vergessen
web-account-forgotten-help = Passwort vergessen? Wer diesen Server betreibt, gibt dir mit „aevum accounts recover“ eine Adresse, unter der du ein neues wählst.
web-account-recover-sent = Wenn es dieses Konto gibt und es eine E-Mail-Adresse hat, ist ein Brief mit einem Link unterwegs.
web-account-new-password = Neues Passwort
web-account-old-password = Bisheriges Passwort
web-account-change-password = Passwort ändern
web-account-password-changed = Das Passwort ist geändert, und alle anderen Geräte sind abgemeldet.
web-account-seats = Deine Plätze
web-account-tables =
    { $n ->
        [0] Zu diesem Konto gehört noch kein Platz.
        [one] Deine Plätze an einem Tisch gehören zu diesem Konto.
       *[other] Deine Plätze an { $n } Tischen gehören zu diesem Konto.
    }
web-account-move =
    { $n ->
        [one] Den Tisch dieses Browsers ins Konto übernehmen
       *[other] { $n } Tische dieses Browsers ins Konto übernehmen
    }
web-account-moved = Deine Plätze gehören jetzt zum Konto und sind auf jedem Gerät da.
web-account-log-out = Abmelden
web-account-log-out-others = Alle anderen Geräte abmelden
web-account-devices = Geräte
web-account-device-here = dieses Gerät
web-account-device-seen = zuletzt gesehen: { $time }
web-account-device-unknown = Ein Browser
web-account-email = E-Mail
web-account-email-is = Briefe gehen an { $email }.
web-account-email-none = Es ist keine Adresse bekannt.
web-account-email-new = Neue Adresse
web-account-email-help = Nur für ein vergessenes Passwort und für die Mitteilungen, die du wählst. Bleibt die Zeile leer, wird die Adresse vergessen.
web-account-email-change = Adresse ändern
web-account-email-sent = Ein Brief ist unterwegs; der Link darin bestätigt die Adresse.
web-account-email-gone = Die Adresse ist vergessen.
web-account-email-confirmed = Die Adresse ist bestätigt.
web-account-passkeys = Passkeys
web-account-passkeys-help = Mit einem Passkey lässt dich dieses Gerät ohne Passwort ein. Er gilt nur für diesen Server; dort liegt nichts, womit sich jemand anderes anmelden könnte.
web-account-passkey-make = Passkey auf diesem Gerät anlegen
web-account-passkey-none = Es wurde kein Passkey gewählt.
web-account-by-passkey = Mit einem Passkey anmelden
web-account-data = Deine Daten
web-account-data-help = Alles, was der Server über dich weiß, passt in eine Datei.
web-account-export = Als Datei sichern
web-account-delete = Konto löschen
web-account-delete-help = Dein Name, deine Geräte und deine Adresse werden endgültig vergessen. Die Partien bleiben für die anderen; Plätze, die zum Konto gehörten, verlierst du.
web-account-delete-sure = Endgültig löschen
web-operator = Betrieb
web-operator-lead = Wer den Server betreibt, sperrt Konten und schließt Tische. Was jemand auf der Hand hat, ist auch hier nicht zu sehen.
web-operator-invite = Einladung ausstellen
web-operator-table = Tisch
web-operator-table-help = Sein Name oder seine Adresse.
web-operator-close = Tisch endgültig schließen
web-operator-closed = Der Tisch ist weg.
web-operator-ban = Sperren
web-operator-unban = Wieder zulassen
web-operator-banned = gesperrt

# Bescheid bekommen

web-notice = Bescheid bekommen
web-notice-lead = Wenn du am Zug bist und andere auf dich warten, bekommst du auf Wunsch Bescheid. Geheimes steht in keiner Mitteilung: nur das Spiel, die Runde und ein Link.
web-notice-none = Bisher bekommst du nirgends Bescheid.
web-notice-mail = E-Mail
web-notice-push = Dieser Browser
web-notice-discord = Discord
web-notice-slack = Slack
web-notice-matrix = Matrix
web-notice-json = JSON
web-notice-kind = Auf welchem Weg
web-notice-soon = Wie bald
web-notice-soon-0 = sofort
web-notice-soon-10 = nach zehn Minuten
web-notice-soon-60 = nach einer Stunde
web-notice-soon-480 = nach acht Stunden
web-notice-target = Adresse des Webhooks
web-notice-target-help = Sie beginnt mit https://; bei Matrix endet sie mit /send/m.room.message?access_token=…
web-notice-add = Dort Bescheid geben
web-notice-on = Bescheid geben
web-notice-remove = Entfernen
web-notice-dead = Dort ließ sich nichts zustellen; deshalb wurde es abgeschaltet.
web-notice-push-refused = Der Browser erlaubt dieser Seite keine Mitteilungen. Erlaube sie in seinen Einstellungen für diese Seite und versuche es noch einmal.
web-notice-stopped = Solche Briefe kommen nicht mehr. Im Konto lassen sie sich wieder einschalten.

# Partien, die zu Ende sind

web-past-own = Meine Partien
web-past-of = Partien von { $name }
web-past-open = Alle dürfen meine Partien und Wertungen sehen
web-past-open-help = Sonst sehen nur Leute, mit denen du gespielt hast, die Ergebnisse eurer gemeinsamen Partien, und nichts weiter.
web-past-common = Du siehst die Partien, die ihr zusammen gespielt habt. Alles andere zeigt { $name } niemandem.
web-past-of-all = Diese Partien dürfen alle sehen. Mit Namen genannt werden die, die es für sich erlaubt haben.
web-past-ratings = Wertungen
web-past-ratings-help = Gewertet wird, was Leute mit Konten unter sich spielen, jeder an einem Platz, bis zu dem Ende, das die Regeln vorsehen. Alle beginnen bei 1000; wer 400 Punkte mehr hat, liegt in zehn von elf Partien vorn. In 95 von 100 Fällen liegt die wahre Wertung in der Spanne hinter „±“. Bis zehn Partien gespielt sind, und das gegen mindestens drei verschiedene Leute, ist eine Wertung vorläufig.
web-past-no-ratings = Noch keine gewertete Partie.
web-past-rating = Wertung
web-past-rating-is = { $points } ± { $deviation }
web-past-provisional = vorläufig
web-past-all-seats = beliebig viele
web-past-seats = Am Tisch
web-past-games = Partien
web-past-won = Gewonnen
web-past-rated = Gewertet
web-past-curve = Verlauf
web-past-curve-show = Verlauf zeigen
web-past-curve-of = Die Wertung in { $game }, Partie für Partie
web-past-curve-of-seats = Die Wertung in { $game } zu { $seats } am Tisch, Partie für Partie
web-past-curve-told =
    { $n ->
        [one] Eine Partie: { $last } ± { $deviation }.
       *[other] { $n } Partien, von { $first } auf { $last } ± { $deviation }; am tiefsten { $least }, am höchsten { $most }.
    }
web-past-curve-table = Der Verlauf in Zahlen
web-past-date = Zu Ende
web-past-results = Ergebnisse
web-past-no-games = Noch ist keine Partie zu Ende. Von nun an zählt jede, die du mit deinem Konto zu Ende spielst.
web-past-none-found = So eine Partie gibt es nicht.
web-past-rivals = Im Vergleich
web-past-rivals-help = In wie vielen der gewählten Partien jemand vor dem anderen lag.
web-past-no-rivals = In diesen Partien gibt es niemanden zum Vergleichen.
web-past-rival = Gegner
web-past-ahead = Davor
web-past-level = Gleichauf
web-past-behind = Dahinter
web-past-which = Welche Partien
web-past-any-game = alle Spiele
web-past-any-result = jedes Ergebnis
web-past-result = Ergebnis
web-past-result-won = gewonnen
web-past-result-lost = nicht gewonnen
web-past-opponent = Name des Gegners
web-past-choose = Zeigen
web-past-list = Partien
web-past-found =
    { $n ->
        [one] Eine Partie
       *[other] { $n } Partien
    }
web-past-page = Seite { $page } von { $pages }
web-past-pages = Seiten
web-past-earlier = Frühere Partien
web-past-later = Spätere Partien
web-past-place = { $place }. { $name }
web-past-place-score = { $place }. { $name }, { $score }
web-past-stood-in =
    { $n ->
        [one] einmal antwortete ein Bot
       *[other] { $n }-mal antwortete ein Bot
    }
web-past-length =
    { $moves ->
        [one] Runde { $round }, eine Aktion
       *[other] Runde { $round }, { $moves } Aktionen
    }
web-past-rating-after = Wertung danach: { $points }
web-past-somebody = ohne Namen
web-past-guest = ein Gast
web-past-former = jemand von früher
web-past-unrated-broken = Nicht gewertet: Wie sie ausging, lässt sich nicht mehr errechnen.
web-past-unrated-alone = Nicht gewertet: allein gespielt.
web-past-unrated-bots = Nicht gewertet: Ein Bot hatte einen Platz.
web-past-unrated-guests = Nicht gewertet: Jemand spielte ohne Konto, oder mehrere an einem Browser.
web-past-unrated-twice = Nicht gewertet: Jemand hatte mehrere Plätze.
web-past-unrated-seed = Nicht gewertet: Was gezogen würde, ließ sich vorher wissen.
web-past-unrated-handed = Nicht gewertet: Ein Platz wechselte die Hände.
web-past-unrated-several = Nicht gewertet: Mehrere Konten hatten denselben Platz.
web-past-unrated-late = Nicht gewertet: Jemand nahm einen Platz erst nach der zweiten Runde in sein Konto.
web-past-unrated-short = Nicht gewertet: Jemand gab vor der dritten Runde auf.
web-past-unrated-lost = Nicht gewertet: Alle haben verloren.

web-share = Diese Partie teilen?
web-share-help = Wenn alle, die einen Platz haben, zustimmen, können alle diese Partie im Archiv ansehen und ihre Aufzeichnung mitnehmen. Du kannst das jederzeit zurücknehmen; was andere bis dahin gesichert haben, behalten sie. Gesagt wird, wie viele zustimmen, nicht wer.
web-share-no = Nein
web-share-yes = Ja, ohne meinen Namen
web-share-named = Ja, mit meinem Namen
web-share-agreed = { $agreed } von { $wanted } Plätzen stimmen zu.
web-share-done = Diese Partie ist im Archiv.
web-share-look = Diese Partie ansehen
web-share-archive = Zum Archiv
web-share-asked = Im Archiv teilen
web-share-not-said = noch nicht entschieden

web-archive = Archiv
web-archive-lead = Hier stehen Partien, die alle Beteiligten freigegeben haben: zum Ansehen, Lernen und Weiterspielen. Namen stehen nur da, wo jemand zugestimmt hat.
web-archive-none = So eine Partie hat noch niemand geteilt.
web-archive-empty = Noch hat niemand eine Partie geteilt.
web-archive-off = Auf diesem Server gibt es keine Konten und deshalb kein Archiv.
web-archive-search = Suchen
web-archive-least = Mindestens so viele Aktionen
web-archive-most = Höchstens so viele Aktionen
web-archive-player = Wer mitspielte
web-archive-option = Regelvariante
web-archive-any-option = beliebig
web-archive-watch = Ansehen
web-archive-record = Aufzeichnung
web-archive-bar = Endgültig herausnehmen
web-archive-bar-sure = Diese Partie endgültig aus dem Archiv nehmen?

web-refused-no-profile = Hier ist nichts zu sehen: So heißt niemand, oder ihr habt nicht zusammen gespielt.
web-past-log-in = Angemeldet siehst du mehr: wenigstens eure gemeinsamen Partien.
web-refused-no-game = Diese Partie gibt es nicht.
web-refused-sharing = Diese Partie lässt sich nicht teilen: Sie ist nicht zu Ende, niemand mit Konto spielte mit, oder wer den Server betreibt, hat sie herausgenommen.
web-refused-record-gone = Der Tisch dieser Partie ist gelöscht und ihre Aufzeichnung mit ihm; sie lässt sich nicht mehr teilen.
web-lobby = Lobby
web-lobby-help = Turniere, Freunde und ein Ort zum Reden.
web-lobby-back = Zur Lobby
web-lobby-lead = Turniere, Freunde und Gespräche sind für alle, die ein Konto haben.
web-tournaments = Turniere
web-tournaments-none = Zurzeit ist keines angekündigt.
web-tournament-new = Ein Turnier ausrichten
web-tournament-title = Name des Turniers
web-tournament-system = Wie die Tische ausgelost werden
web-tournament-swiss = Schweizer System
web-tournament-swiss-help = In jeder Runde treffen sich, die etwa gleich stehen und einander noch nicht begegnet sind.
web-tournament-round-robin = Jeder gegen jeden
web-tournament-round-robin-help = Es wird ausgelost, bis alle einander begegnet sind; niemand trifft jemanden öfter, als es die Tische verlangen.
web-tournament-seats = Plätze je Tisch
web-tournament-rounds = Runden
web-tournament-most = Teilnehmer höchstens
web-tournament-rules = Regeln
web-tournament-make = Ankündigen
web-tournament-terms = Was gespielt wird
web-tournament-at-table =
    { $n ->
       *[other] { $n } an einem Tisch
    }
web-tournament-in-rounds =
    { $n ->
        [one] eine Runde
       *[other] { $n } Runden
    }
web-tournament-is-open = Anmeldung offen: { $n } von { $most } Plätzen belegt
web-tournament-is-full = Alle { $most } Plätze belegt, gleich geht es los
web-tournament-is-running =
    { $round ->
        [0] die erste Runde wird ausgelost
       *[other] Runde { $round } läuft
    }
web-tournament-is-over = beendet
web-tournament-is-cancelled = abgesagt
web-tournament-by = Ausgerichtet von { $name }
web-tournament-join = Mitmachen
web-tournament-begin = Beginnen
web-tournament-withdraw = Aussteigen
web-tournament-withdraw-help = Du wirst keinem Tisch mehr zugelost. Wo du gerade sitzt, spielt ein Bot weiter.
web-tournament-withdraw-sure = Endgültig aussteigen
web-tournament-cancel = Turnier absagen
web-tournament-cancel-help = Es wird keine Runde mehr ausgelost. Offene Tische bleiben denen, die daran sitzen.
web-tournament-cancel-sure = Endgültig absagen
web-tournament-entrants = Wer mitmacht
web-tournament-standings = Tabelle
web-tournament-place = Platz
web-tournament-name = Name
web-tournament-points = Punkte
web-tournament-wins = Siege
web-tournament-opposition = Gegner im Mittel
web-tournament-played = Gespielt
web-tournament-points-help = Der erste Platz an einem Tisch bringt 120 Punkte, der letzte keinen, und die dazwischen liegen in gleichen Abständen; wer sich Plätze teilt, teilt auch deren Punkte. Aussetzen zählt wie ein Sieg. Danach entscheiden die Siege, dann die mittleren Punkte aller, denen jemand begegnet ist; wer in allem gleich ist, teilt sich den Platz.
web-tournament-round = Runde { $n }
web-tournament-rests = { $name } setzt aus
web-tournament-gone = jemand, der gegangen ist
web-tournament-withdrawn = ausgestiegen
web-tournament-play = An meinen Tisch
web-tiding-withdrawn = { $seat }: Aus dem Turnier ausgestiegen, ein Bot spielt weiter.
web-refused-no-tournament = Dieses Turnier gibt es nicht.
web-refused-entrants = So viele können nicht teilnehmen: mindestens so viele wie an einen Tisch, und wenn jeder gegen jeden spielt, höchstens { $most }.
web-refused-few-entrants = An einen Tisch gehören mindestens { $least }; so viele machen noch nicht mit.
web-refused-no-joining = Dieses Turnier hat begonnen oder ist voll.
web-refused-not-leading = Das darf nur, wer dieses Turnier ausrichtet.
web-refused-many-tournaments = Jemand kann höchstens { $most } Turniere ausrichten, die noch nicht beendet sind.
web-refused-tournament-pace = In einem Turnier muss ein Bot einspringen, wenn die Zeit um ist.
web-delay = Wer nur zuschaut, sieht
web-delay-none = was gerade geschieht
web-delay-minutes =
    { $n ->
       *[other] was vor { $n } Minuten war
    }
web-delay-rounds =
    { $n ->
        [one] was vor einer Runde war
       *[other] was vor { $n } Runden war
    }
web-delay-end = vor dem Ende nichts
web-refused-delay = Ein Verzug dauert mindestens eine Minute oder eine Runde.
web-begin-least = Beginnen darf der Gastgeber
web-begin-all = sobald alle Plätze besetzt sind
web-begin-people =
    { $n ->
        [one] ab einer Person
       *[other] ab { $n } Personen
    }
web-begin-bot = Freie Plätze bekommt dann
web-begin-help = Ein öffentlicher Tisch wartet, bis seine Plätze besetzt sind. Vorher spielt niemand, und keine Zeit läuft.
web-begin-waits =
    { $free ->
        [one] Die Partie beginnt, sobald noch jemand gekommen ist.
       *[other] Die Partie beginnt, sobald noch { $free } gekommen sind.
    }
web-begin-from =
    { $lacking ->
        [one] Kommt noch jemand, kannst du mit Bots auf den übrigen Plätzen beginnen.
       *[other] Kommen noch { $lacking }, kannst du mit Bots auf den übrigen Plätzen beginnen.
    }
web-begin-not-yet = Die Partie hat noch nicht begonnen.
web-begin-host-may = Der Gastgeber kann auch jetzt schon beginnen, mit Bots auf den freien Plätzen.
web-begin-now = Jetzt beginnen, mit Bots auf den freien Plätzen
web-begin-leave = Den Tisch verlassen
web-public-secret = Passwort für einen Platz
web-public-secret-help = Bleibt es leer, können alle mitspielen. Wer nur zuschaut, braucht keines.
web-public-lang = Sprache
web-lang-any = egal
web-lang-de = Deutsch
web-lang-en = Englisch
web-public-locked = Passwort
web-public-wants-secret = Dieser Tisch hat ein Passwort.
web-public-least =
    { $n ->
        [one] kann jederzeit beginnen
       *[other] kann mit { $n } Personen beginnen
    }
web-public-filter = Auswahl eingrenzen
web-filter-game = Spiel
web-filter-free = Freie Plätze
web-filter-free-n =
    { $n ->
       *[other] mindestens { $n }
    }
web-filter-pace = Tempo
web-filter-pace-live = live
web-filter-pace-days = über Tage
web-filter-any = egal
web-filter-nothing = So ein Tisch ist gerade nicht offen.
web-tiding-filled = { $seat }: Niemand ist gekommen, ein Bot spielt hier.
web-tiding-left = { $seat }: Vor dem Beginn gegangen, der Platz ist frei.
web-refused-not-begun = Die Partie hat noch nicht begonnen: Es fehlen Mitspieler.
web-refused-least = An diesem Tisch spielen höchstens { $most } Menschen.
web-refused-too-few = Diese Partie beginnt mit mindestens { $least } Menschen; so viele sind noch nicht da.
web-refused-has-begun = Die Partie hat begonnen; ein Platz kann übergeben, aber nicht mehr verlassen werden.
web-refused-secret-word = Das ist nicht das Passwort dieses Tisches.
web-behind-minutes =
    { $n ->
       *[other] Du siehst, was vor { $n } Minuten war.
    }
web-behind-rounds =
    { $n ->
        [one] Du siehst die Partie, wie sie vor einer Runde war.
       *[other] Du siehst die Partie, wie sie vor { $n } Runden war.
    }
web-behind-end = Wer nur zuschaut, sieht die Partie erst, wenn sie zu Ende ist.
web-friends = Freunde
web-friends-none = Noch niemand. Wer gefragt wird, liest es auf der Startseite und hier.
web-friends-lead = Diese Liste sieht niemand außer dir.
web-friend-name = Mit wem möchtest du befreundet sein?
web-friend-ask = Anfragen
web-friend-name-help = Der Name des Kontos, genau so, wie er dort steht.
web-friend-asked = Gefragt: { $name }
web-friend-self = Das bist du selbst.
web-friend-already-friend = Mit { $name } bist du schon befreundet.
web-friend-already-asked = { $name } ist schon gefragt.
web-friend-accept = Annehmen
web-friend-decline = Ablehnen
web-friend-remove = Entfernen
web-friend-remove-whom = { $name } entfernen
web-friend-remove-sure = { $name } entfernen? Ihr seid dann nicht mehr befreundet.
web-friend-take-back = Zurücknehmen
web-friend-block = Sperren
web-friend-block-whom = { $name } sperren
web-friend-block-sure = { $name } sperren? Ihr seid dann nicht mehr befreundet, und du liest nichts mehr von dort.
web-person-block-sure = { $name } sperren? Du liest dann nichts mehr von dort.
web-friend-blocked = { $name } ist gesperrt.
web-friend-unblock = Nicht mehr sperren
web-friend-is-friend = ist nicht da
web-friend-is-there = ist da
web-friend-is-asked = gefragt
web-friend-is-asks = möchte mit dir befreundet sein
web-friend-is-blocked = gesperrt
web-friend-invite = { $name } einladen
web-friend-invite-again = { $name } noch einmal einladen
web-friend-invited-help = Wer den Link des Platzes zurückzieht, nimmt auch die Einladung zurück.
web-friend-invited = { $name } ist eingeladen.
web-friends-invite = Freunde einladen
web-awaiting = Jemand wartet auf deine Antwort
web-awaiting-count =
    { $n ->
        [one] Eine Einladung oder Anfrage wartet auf deine Antwort.
       *[other] { $n } Einladungen und Anfragen warten auf deine Antwort.
    }
web-awaiting-accepted = { $name } und du seid jetzt befreundet.
web-awaiting-declined = Abgelehnt.
web-bidden-by = { $name } lädt dich an einen Platz ein.
web-bidden-take = Platz nehmen
web-lobby-talk = Gespräch
web-lobby-empty = Noch hat niemand etwas gesagt.
web-lobby-say = Allen etwas sagen
web-lobby-send = Sagen
web-talk-former = wer vorher auf Platz { $n } saß
web-talk-report = Melden
web-talk-report-of = Melden, was { $name } hier sagt
web-talk-report-sure = Diese Worte melden? Wer den Server betreibt, liest sie dann; zurücknehmen lässt sich das nicht.
web-talk-reported = Gemeldet. Wer den Server betreibt, wird es lesen.
web-operator-reports = Meldungen
web-operator-reports-none = Nichts wurde gemeldet.
web-operator-report-lobby = in der Lobby
web-operator-report-by = gemeldet von { $name }
web-operator-report-by-guest = gemeldet von einem Gast
web-operator-report-table = an einem Tisch, Platz { $n }
web-operator-settle = Erledigt
notice-invitation = { $name }, jemand aus deinem Freundeskreis lädt dich an einen Tisch ein: { $game }.
notice-invited = Du bist eingeladen
web-refused-nobody = Unter diesem Namen hat niemand anders hier ein Konto.
web-refused-many-friends = Ein Konto kennt höchstens { $most } Menschen.
web-refused-no-friend = So werden nur Freunde eingeladen.
web-refused-not-said = Das ist nicht mehr aufbewahrt.
web-pace-end-resign = gibt der Platz auf
web-pace-end-resign-told = danach gibt der Platz auf, sobald die Regeln es zulassen
web-tiding-resigns = { $seat }: Die Zeit ist um; der Platz gibt auf, sobald die Regeln es zulassen, bis dahin spielt ein Bot.
web-refused-resigning = In diesem Spiel oder mit diesen Regeln gibt niemand auf.
