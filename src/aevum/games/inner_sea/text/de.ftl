### Ancient Civilizations of the Inner Sea: Fragen, Antworten, Ereignisse und Gründe.

## Wörter

barbarians = Barbaren
fate = Schicksal
who-decides = { $seat } ({ $civ })

epoch-1 = Epoche I, Bronzezeit
epoch-2 = Epoche II, Eisenzeit
epoch-3 = Epoche III, Aufstieg der Reiche
epoch-4 = Epoche IV, Fall der Reiche

epoch-event-0 = Die Götter lächeln: Jedes verschüttete Wunder wird aufgedeckt
epoch-event-1 = Die große Wanderung: Barbaren kommen aus dem Norden
epoch-event-2 = Sintflut: Jede Flotte aus zwei Scheiben verliert eine
epoch-event-3 = Dunkles Zeitalter: Für je drei Cities geht eine Scheibe verloren
epoch-event-4 = Zeit des Handels: Nachbarn bringen Talente
epoch-event-5 = Jahre der Seuche: Für jede City ab der fünften geht eine Scheibe verloren
epoch-event-6 = Zeit des Lernens: Eine Karte mehr im Draw Step
epoch-event-7 = Gestürzte Götzen: Ein Wunder der Reichsten wird verschüttet
epoch-event-8 = Barbarendämmerung: Jeder Stapel der Barbaren verliert eine Scheibe
epoch-event-9 = Jahre des Friedens: Jeder darf bis zu zwei Scheiben bewegen

## Optionen

option-combination-play = Beliebig viele Competition-Karten in einer Competition; sonst eine je Zivilisation (R13.1).
option-scenario = Das Spiel mit Aufstellungen nach Spielerzahl, oder ein Szenario mit eigener Karte, eigenen Zivilisationen und eigener Länge (S2, S5, S7).
option-choosing = Wie die Spieler zu ihren Zivilisationen kommen: die der Aufstellung in der Reihenfolge der Plätze, dieselben ausgelost, oder alle, die auf die Karte passen, in Spielerreihenfolge gewählt (S1.2, S2).
option-civilizations = Wie viele Zivilisationen mindestens im Spiel sind; 0 heißt eine je Spieler, und vier für einen allein (S2, S6.4).
option-extra-civilizations = Wer Zivilisationen ohne Spieler führt: die Prioritätenlisten der Regeln, oder die Spieler, bis zu drei je Spieler, für je zehn Siegpunkte (S6, R13.4).
option-level = Wie schnell Zivilisationen ohne Spieler wachsen (S6.15).
option-epochs = Wie viele Epochen gespielt werden; 0 heißt alle vier, oder was das Szenario vorgibt (R3.6).
option-first-epoch = Die Epoche, mit der das Spiel beginnt (S4).
option-goal = Das Spiel endet auch mit dem Turn, in dem jemand so viele Siegpunkte hat; 0 heißt kein Ziel (R3.6).
option-final-event = Das Event am Ende der Epoche kommt auch nach der letzten (R13.2).
option-learning = Keine Wunder im ersten Turn (R13.3).
option-extra-wonders = Die fünf zusätzlichen Wunder kommen ins Spiel (R13.6).
option-talents-as-disks = Jedes Talent ist eine eigene Scheibe aus dem Vorrat (R13.8).
option-teams = Die Plätze bilden reihum zwei oder drei Teams; der beste Schnitt an Siegpunkten gewinnt (R13.7).

## Quellen

source-cards = Karten: Bei { $n } von 103 Karten ist ein Teil rekonstruiert, meist Nummer oder Wirkung, bei vielen auch der Name.
source-wonders = Wunder: Die Fähigkeiten von { $n } sind rekonstruiert; drei Namen mit einem Hinweis darauf sind bekannt.
source-areas = Spielplan: { $n } von 78 Gebieten sind rekonstruiert; die anderen tragen Namen des veröffentlichten Plans.
source-borders = Spielplan: { $n } von 197 Grenzen sind rekonstruiert.
source-setups = Zivilisationen: Der Kern ihrer Fähigkeiten ist bekannt; die ersten Scheiben von { $n } sind rekonstruiert.
source-maps = Ausschnitte des Spielplans: { $n } sind unsere eigenen.
source-scenarios = Szenarien und Aufstellungen: Zahlen und Sonderregeln von { $n } sind unsere eigenen.

## Fragen

prompt-retire = { $who }: Welche Camps und Settlements geben eine Scheibe in den Vorrat zurück? Gebiete werden in der Reihenfolge der Liste genannt.
prompt-rome = { $who }: Zwei Scheiben mehr, oder eine Karte?
prompt-saga = { $who }: Das Heldenepos bringt zwei Scheiben mehr, oder ein Talent und einen Siegpunkt?
prompt-resettle = { $who }: Welche Cities geben eine Scheibe in die Ready Box?
prompt-deploy =
    { $n ->
        [one] { $who }: Wohin kommt die letzte Scheibe der Ready Box?
       *[other] { $who }: Wohin kommt die nächste Scheibe? In der Ready Box liegen { $n }.
    }
prompt-roads = { $who }: Bis zu zwei Scheiben über die gepflasterten Straßen bewegen?
prompt-action = { $who }: Ein Wunder bauen, eine Karte ausspielen oder passen?
prompt-target = { $who }: { $card }. Nenne das nächste Ziel.
prompt-site = { $who }: Wo steht das Wunder? { $wonder }
prompt-pay =
    { $n ->
        [one] { $who }: Eine Ressource fehlt noch. { $wonder }
       *[other] { $who }: { $n } Ressourcen fehlen noch: erst Scheiben, dann Talente, dann Karten. { $wonder }
    }
prompt-react = { $who }: { $by } spielt { $card }. Hebst du die Karte auf?
prompt-omens = { $who }: Mit Schlechten Vorzeichen ein Wunder für diesen Turn verstummen lassen?
prompt-remove =
    { $n ->
        [one] { $who }: Eine Scheibe muss { $area } verlassen. Verlieren oder etwas anderes abgeben?
       *[other] { $who }: { $n } Scheiben müssen { $area } verlassen. Die nächste verlieren oder etwas anderes abgeben?
    }
prompt-commit = { $who }: Competition in { $area }. Legst du eine Competition-Karte verdeckt aus?
prompt-negate = { $who }: Die Karten in { $area } liegen offen. Hebst du eine auf?
prompt-power = { $who }: Nutzt du eine Fähigkeit in { $area }?
prompt-card-here = { $who }: { $card } in { $area }. Was nennst du?
prompt-lose = { $who }: Eine Scheibe in { $area } entfernen oder etwas anderes abgeben?
prompt-ride = { $who }: Die Reiterei darf von { $area } weiterziehen.
prompt-challenge = { $who }: In einem geteilten Meer mit einer weißen Scheibe herausfordern?
prompt-dominate = { $who }: Du beherrschst das Meer. Welche feindlichen Scheiben nimmst du heraus?
prompt-place = { $who }: Welchen Platz in der Reihenfolge nimmst du ein?
prompt-any-place = { $who }: Einen anderen Platz in der Reihenfolge einnehmen?
prompt-aeneas = { $who }: Einen Neuanfang machen? Als welche Zivilisation?
prompt-home = { $who }: Welches Landgebiet wird deine neue Home Area?
prompt-settle = { $who }: Wo neben der Home Area siedeln zwei Scheiben?
prompt-sail = { $who }: In welchem Meer fährt dein erstes Schiff?
prompt-buy-cards = { $who }: Wie viele Talente zahlst du für weitere Karten?
prompt-stairway = { $who }: Eine Karte für ein Talent abwerfen?
prompt-discard =
    { $n ->
        [one] { $who }: Wirf eine Karte ab.
       *[other] { $who }: Wirf { $n } Karten ab, in der Reihenfolge der Liste.
    }
prompt-keep = { $who }: Welche der Karten behältst du?
prompt-buy-points = { $who }: Wie viele Siegpunkte kaufst du für je zwei Talente?
prompt-invasion = { $who }: { $card }. Wo fallen die Barbaren ein?
prompt-idol = { $who }: Welches deiner Wunder wird verschüttet?
prompt-peace = { $who }: Eine Scheibe in ein benachbartes Gebiet bewegen?
prompt-losses =
    { $n ->
        [one] { $who }: In welchem Gebiet nimmst du den Verlust hin?
       *[other] { $who }: In welchem Gebiet nimmst du den nächsten von { $n } Verlusten hin?
    }
prompt-lost-points =
    { $n ->
        [one] { $who }: Einen Siegpunkt verlieren oder dafür zahlen?
       *[other] { $who }: Den nächsten von { $n } Siegpunkten verlieren oder dafür zahlen?
    }
prompt-dilemma = { $who }: { $card }. Welches Übel wählst du?
prompt-take = { $who }: Welche Karte nimmst du aus der Hand von { $other }?
prompt-give = { $who }: Welche Karte gibst du an { $other }?
prompt-next = { $who }: Welche Karte soll als nächste gezogen werden?
prompt-mysteries = { $who }: Welche Karten wirfst du ab? Du ziehst ebenso viele und eine mehr.
prompt-civilization = { $who }: Welche Zivilisation führst du?

## Antworten

label-retire = { $area }, eine von { $n }
label-resettle = { $area }, eine von { $n }
label-deploy =
    { $n ->
        [0] { $area }
       *[other] { $area }, zu { $n }
    }
label-at =
    { $n ->
        [0] { $area }
       *[other] { $area }, eigene Scheiben: { $n }
    }
label-sacrifice = Eine Scheibe in { $area }, eine von { $n }
label-play = { $card }
label-exchange = { $card } gegen eine von zwei neuen Karten tauschen
label-spend = { $card } abgeben
label-commit = { $card }
label-discard = { $card }
label-keep = { $card }
label-take = { $card }
label-give = { $card }
label-next = { $card }
label-build = Bauen: { $wonder }
label-wonder = { $wonder }
label-silence = { $wonder }
label-strike = { $other } in { $area }, Scheiben: { $n }
label-against = { $other }
label-move = { $area } nach { $goal }
label-negate = { $card } gegen { $other }
label-talent = Ein Talent abgeben
label-lose-own = Eine eigene Scheibe verlieren
label-lose-white = Eine weiße Scheibe verlieren
label-lose-point = Den Siegpunkt verlieren
label-shield-aqueduct = Mit dem Aquädukt abwenden
label-shield-granary = Stattdessen den Kornspeicher abwerfen
label-shield-walls = Mit den Großen Mauern abwenden
label-use-grand-temple = Großer Tempel: eine eigene und eine weiße Scheibe
label-use-great-walls = Große Mauern: eine weiße Scheibe
label-use-colossus = Koloss: zwei weiße Scheiben
label-use-home = Eine weiße Scheibe in der Heimat
label-use-land = Eine weiße Scheibe an Land
label-use-sea = Eine weiße Scheibe zur See
label-use-ally = Eine weiße Scheibe
label-use-warrior = Eine eigene Scheibe aus dem Vorrat
label-use-second-land = Eine weiße Scheibe an Land, die zweite
label-use-near = Eine weiße Scheibe nahe der Heimat
label-use-far = Eine weiße Scheibe in einem fernen Meer
label-choose-disks = Scheiben
label-choose-card = Eine Karte
label-choose-talent-and-point = Ein Talent und ein Siegpunkt
label-choose-talents = Talente
label-choose-cards = Zwei Karten
label-choose-investment = Eine Investition
label-choose-reduce = Ein Talent zahlen: nur ein Barbar
label-become = { $civ }
label-place = Platz { $n }
label-number = { $n }
label-pass = Passen
label-let-pass = Geschehen lassen
label-no-card = Keine Karte
label-no = Nein
label-stop = Hier aufhören

## Ereignisse

note-turn-began = { $epoch }: Turn { $n } beginnt.
note-retired = { $civ } nimmt eine Scheibe aus { $area } zurück.
note-acquired =
    { $n ->
        [one] { $civ } erhält eine Scheibe.
       *[other] { $civ } erhält { $n } Scheiben.
    }
note-resettled = { $civ } nimmt eine Scheibe aus der City in { $area }.
note-deployed = { $civ } setzt eine Scheibe in { $area } ein.
note-moved = { $civ } bewegt eine Scheibe von { $area } nach { $goal }.
note-card-played = { $civ } spielt { $card }.
note-card-cancelled = { $civ } hebt auf: { $card }.
note-treaty-made = { $civ } bleibt unberührt von { $card }.
note-wonder-built = { $civ } baut in { $area }: { $wonder }.
note-wonder-taken = { $civ } besitzt nun: { $wonder }.
note-wonder-buried = Verschüttet durch { $civ }: { $wonder }.
note-wonder-raised = Wieder aufgedeckt: { $wonder }. ({ $civ })
note-wonder-silenced = Für diesen Turn verstummt durch { $civ }: { $wonder }.
note-added =
    { $n ->
        [one] { $civ } setzt eine Scheibe in { $area } dazu.
       *[other] { $civ } setzt { $n } Scheiben in { $area } dazu.
    }
note-added-barbarian =
    { $n ->
        [one] In { $area } kommt eine Scheibe der Barbaren dazu.
       *[other] In { $area } kommen { $n } Scheiben der Barbaren dazu.
    }
note-removed =
    { $n ->
        [one] { $civ } entfernt eine Scheibe aus { $area }.
       *[other] { $civ } entfernt { $n } Scheiben aus { $area }.
    }
note-removed-barbarian =
    { $n ->
        [one] Aus { $area } verschwindet eine Scheibe der Barbaren.
       *[other] Aus { $area } verschwinden { $n } Scheiben der Barbaren.
    }
note-paid-talent = { $civ } gibt ein Talent ab.
note-paid-card = { $civ } gibt { $card } ab.
note-shielded-aqueduct = { $civ } wendet eine Entfernung mit dem Aquädukt ab.
note-shielded-granary = { $civ } wirft statt einer Scheibe den Kornspeicher ab.
note-shielded-walls = { $civ } wendet eine Entfernung mit den Großen Mauern ab.
note-gained-talents =
    { $n ->
        [one] { $civ } erhält ein Talent.
       *[other] { $civ } erhält { $n } Talente.
    }
note-lost-talents =
    { $n ->
        [one] { $civ } verliert ein Talent.
       *[other] { $civ } verliert { $n } Talente.
    }
note-points =
    { $n ->
        [one] { $civ } erhält einen Siegpunkt.
       *[other] { $civ } erhält { $n } Siegpunkte.
    }
note-lost-points =
    { $n ->
        [one] { $civ } verliert einen Siegpunkt.
       *[other] { $civ } verliert { $n } Siegpunkte.
    }
note-drew = { $civ } zieht { $card }.
note-drew-hidden = { $civ } zieht eine Karte.
note-discarded = { $civ } wirft { $card } ab.
note-passed = { $civ } passt.
note-event-drawn = { $civ } deckt ein Event auf: { $card }.
note-reshuffled = Der Ablagestapel wird in den Nachziehstapel gemischt. ({ $civ })
note-competition-began = Competition in { $area }.
note-laid = { $civ } legt eine Karte verdeckt aus.
note-revealed = { $civ } deckt { $card } auf.
note-returned = { $civ } nimmt { $card } zurück, hier ohne Nutzen.
note-allies =
    { $n ->
        [one] { $civ } erhält eine weiße Scheibe in { $area }.
       *[other] { $civ } erhält { $n } weiße Scheiben in { $area }.
    }
note-loot =
    { $n ->
        [one] { $civ } macht Beute in { $area }: ein Talent.
       *[other] { $civ } macht Beute in { $area }: { $n } Talente.
    }
note-order-set = { $civ } ist Nummer { $n } in der Reihenfolge.
note-fresh-start = Ein Neuanfang als { $civ }.
note-sudden-death =
    { $n ->
        [0] Die Karte für Sudden Death ist { $card }; die Epoche geht weiter.
       *[other] Die Karte für Sudden Death ist { $card }; die Epoche endet.
    }
note-epoch-ended = { $epoch } endet.
note-epoch-event = { $event }. ({ $card })
note-points-bought =
    { $n ->
        [0] { $civ } kauft keine Siegpunkte.
        [one] { $civ } kauft einen Siegpunkt.
       *[other] { $civ } kauft { $n } Siegpunkte.
    }
note-cards-bought =
    { $n ->
        [one] { $civ } zahlt ein Talent für eine Karte.
       *[other] { $civ } zahlt { $n } Talente für Karten.
    }
note-took-card = { $civ } erhält { $card } von { $other }.
note-took-card-hidden = { $civ } erhält eine Karte aus einer anderen Hand.
note-gave-card = { $civ } gibt { $card } an { $other }.
note-gave-card-hidden = { $civ } gibt eine Karte ab.
note-looked = { $civ } sieht die Hand von { $other } an.
note-game-ended = { $epoch }: Das Spiel endet in Turn { $n }.
note-dominated = { $civ } beherrscht { $area } und vertreibt eine Scheibe von { $other }.
note-exchanged = { $civ } tauscht { $card }.
note-civilization-chosen = { $seat } führt { $civ }.

## Gründe

why-over = Das Spiel ist zu Ende.
why-other-turn = Jetzt entscheidet jemand anders.
why-wrong-moment = Dafür ist jetzt nicht der Moment.
why-no-passing = Hier muss etwas genannt werden.
why-not-in-hand = Diese Karte ist nicht in deiner Hand.
why-city-stays = Zurückgenommen werden Scheiben aus Camps und Settlements, nie aus Cities.
why-no-own-disk = Dort steht keine deiner Scheiben.
why-in-order = Genannt wird in der Reihenfolge der Liste.
why-one-from-a-city = Jede City gibt höchstens eine Scheibe, in der Reihenfolge der Liste.
why-other-step = Das gehört zu einem anderen Step des Wachstums.
why-not-in-play = Dieses Gebiet ist nicht im Spiel.
why-none-ready = Die Ready Box ist leer.
why-out-of-reach = Scheiben kommen in kontrollierte Gebiete, in umkämpfte mit eigenen Scheiben, oder neben solche, die du kontrollierst oder anführst.
why-deep-sea = Nur Minoer, Phönizier und der Große Leuchtturm führen in die Tiefsee.
why-full = Das Stacking Limit ist erreicht.
why-must-go-to-sea = Die übrigen Scheiben der Ready Box müssen aufs Meer.
why-no-action-card = C- und N-Karten werden nicht als Aktion gespielt.
why-no-effect = Die Karte hätte keine Wirkung.
why-not-available = Dieses Wunder ist nicht verfügbar.
why-one-wonder = nur ein Wunder je Turn.
why-cannot-pay = Nötig sind fünf Ressourcen, davon zwei Scheiben vom Spielplan, und ein kontrolliertes Landgebiet.
why-no-exchange = Nur die Phönizier tauschen eine Karte, einmal je Turn.
why-lose-or-substitute = Eine Scheibe geht, oder an ihrer Stelle ein Talent oder eine Handkarte.
why-no-competition-card = Hier werden nur C-Karten ausgelegt.
why-no-power = Diese Fähigkeit ist verbraucht oder gilt hier nicht.
why-no-target = Darauf lässt sich die Karte nicht richten.
why-no-site = Ein Wunder steht in einem Landgebiet, das du kontrollierst.
why-payment = Erst Scheiben, dann Talente, dann Karten; mindestens zwei Scheiben, und eine bleibt beim Wunder.
why-negation-does-not-fit = Diese Karte hebt jene nicht auf.
why-no-place = Dieser Platz der Reihenfolge steht dir nicht offen.
why-no-home = Ein Neuanfang braucht Land ohne Rivalen und siedelt neben seiner Heimat.
why-civilization-taken = diese Zivilisation führt schon jemand anders.
why-civilization-not-here = die ersten Scheiben dieser Zivilisation liegen hier nicht im Spiel, oder das Szenario hat andere Seiten.
why-learning = im Lernspiel gibt es im ersten Turn keine Wunder.
why-no-omens = Schlechte Vorzeichen treffen ein gebautes Wunder, das in diesem Turn noch seine Fähigkeit hat.
why-no-shield = Aquädukt, Kornspeicher und Große Mauern helfen nur dem, der sie hat, und nicht hiergegen.
why-no-loss-there = dort ist der Verlust nicht möglich, oder die Gebiete werden in der Reihenfolge der Liste genannt.
why-no-choice = das steht nicht zur Wahl.
why-not-in-that-hand = diese Karte ist nicht auf dieser Hand.
why-not-looked-at = diese Karte ist nicht unter den gezogenen.
why-no-challenge = die Minoer fordern in Shallow Seas heraus, die sie friedlich teilen.
why-not-dominated = feindliche Scheiben entfernst du aus einer Shallow Sea mit eigener Scheibe, wenn du alle ihre Küsten kontrollierst.
why-too-many = dafür reichen die Talente nicht.
why-not-by-event = das Event der Epoche lässt das nicht zu.
why-no-invasion = dorthin können die Barbaren nicht kommen.
why-no-ride = bis zu zwei Reiter ziehen in benachbarte Landgebiete, die leer sind oder die du kontrollierst; eine Scheibe bleibt.
why-no-road = Gepflasterte Straßen führen durch Land, das du kontrollierst, in ein Gebiet mit Platz.
why-civilization-not-free = diese Zivilisation war schon in diesem Spiel, oder ihre Home Area ist nicht im Spiel.

## Namen

civilization-carthaginians = Karthago
civilization-gauls = Gallien
civilization-egyptians = Ägypten
civilization-celt_iberians = Keltiberien
civilization-phoenicians = Phönizien
civilization-mycenaeans = Mykene
civilization-trojans = Troja
civilization-mauretanians = Mauretanien
civilization-minoans = Minos
civilization-romans = Rom
civilization-open = noch nicht gewählt

area-celt_iberia = Keltiberien
area-lusitania = Lusitanien
area-tartessos = Tartessos
area-saguntum = Sagunt
area-emporion = Emporion
area-gaul = Gallien
area-aquitania = Aquitanien
area-massalia = Massilia
area-helvetia = Helvetien
area-cisalpina = Cisalpina
area-liguria = Ligurien
area-etruria = Etrurien
area-rome = Rom
area-apulia = Apulien
area-bruttium = Bruttium
area-balearics = Balearen
area-corsica = Korsika
area-sardinia = Sardinien
area-sicily = Sizilien
area-tingis = Tingis
area-mauretania = Mauretanien
area-gaetulia = Gaetulien
area-numidia = Numidien
area-carthage = Karthago
area-byzacium = Byzacium
area-tripolitania = Tripolitanien
area-garamantia = Garamantien
area-cyrenaica = Kyrenaika
area-pannonia = Pannonien
area-illyria = Illyrien
area-moesia = Mösien
area-epirus = Epirus
area-macedonia = Makedonien
area-thrace = Thrakien
area-attica = Attika
area-mycenae = Mykene
area-minos = Minos
area-rhodes = Rhodos
area-cyprus = Zypern
area-troy = Troja
area-bithynia = Bithynien
area-pontus = Pontos
area-phrygia = Phrygien
area-ionia = Ionien
area-lycia = Lykien
area-hatti = Hatti
area-cilicia = Kilikien
area-al_mina = Al Mina
area-phoenicia = Phönizien
area-palmyra = Palmyra
area-canaan = Kanaan
area-sinai = Sinai
area-nile_delta = Nildelta
area-egypt = Ägypten
area-kush = Kusch
area-libya = Libyen
area-sea_pillars = Säulen des Herakles
area-sea_iberian = Iberisches Meer
area-sea_gallic = Gallisches Meer
area-sea_ligurian = Ligurisches Meer
area-sea_sardinian = Sardisches Meer
area-sea_tyrrhenian = Tyrrhenisches Meer
area-sea_punic = Punisches Meer
area-sea_lesser_syrtis = Kleine Syrte
area-sea_adriatic = Adriatisches Meer
area-sea_ionian = Ionisches Meer
area-sea_sidra = Golf von Sidra
area-sea_libyan = Libysches Meer
area-sea_egyptian = Ägyptisches Meer
area-sea_phoenician = Phönizisches Meer
area-sea_cilician = Kilikisches Meer
area-sea_thracian = Thrakisches Meer
area-sea_aegean = Ägäisches Meer
area-sea_cretan = Kretisches Meer
area-sea_rhodian = Rhodisches Meer
area-sea_euxine = Schwarzes Meer
area-deep_central = Zentrale Tiefsee
area-deep_eastern = Östliche Tiefsee

wonder-W01 = Großer Tempel
wonder-W02 = Große Gärten
wonder-W03 = Himmelstreppe
wonder-W04 = Große Pyramide
wonder-W05 = Großer Palast
wonder-W06 = Großer Leuchtturm
wonder-W07 = Große Mauern
wonder-W08 = Große Bibliothek
wonder-W09 = Koloss
wonder-W10 = Großes Theater
wonder-W11 = Mausoleum
wonder-W12 = Labyrinth

card-1 = Erdbeben
card-2 = Vulkanausbruch
card-3 = Überschwemmung
card-4 = Seuche
card-5 = Hungersnot
card-6 = Strategos
card-7 = Landverbesserung
card-8 = Dürre
card-9 = Heuschreckenplage
card-10 = Flutwelle
card-11 = Großer Brand
card-12 = Seesturm
card-13 = Ketzerei
card-14 = Religiöser Eifer
card-15 = Piraten
card-16 = Lokaler Handel
card-17 = Rekordernte
card-18 = Goldenes Zeitalter
card-19 = Schlechte Vorzeichen
card-20 = Goldmine
card-21 = Münzprägung
card-22 = Akademie der Wissenschaften
card-23 = Navigator
card-24 = Bürgerkrieg
card-25 = Brot und Spiele
card-26 = Heldenepos
card-27 = Verbesserter Pflug
card-28 = Dichter
card-29 = Bewässerung
card-30 = Aquädukt
card-31 = Bernsteinstraße
card-32 = Gefangene Königin
card-33 = Gewürzstraße
card-34 = Wüstenkarawane
card-35 = Handelsflotte
card-36 = Kolonie
card-37 = Wanderung
card-38 = Orakel von Delphi
card-39 = Aufstand
card-40 = Sklavenaufstand
card-41 = Attentat
card-42 = Usurpator
card-43 = Gesandter
card-44 = Gesetzgeber
card-45 = Verräter
card-46 = Philosoph
card-47 = Mathematiker
card-48 = Baumeister
card-49 = Prophet
card-50 = Handelsherr
card-51 = Tyrann
card-52 = Admiral
card-53 = Feldherr
card-54 = Belagerungsgerät
card-55 = Streitwagen
card-56 = Kompositbögen
card-57 = Eisenwaffen
card-58 = Phalanx
card-59 = Kriegselefanten
card-60 = Reiterei
card-61 = Gepanzerte Infanterie
card-62 = Stadtmauern
card-63 = Brander
card-64 = Söldner
card-65 = Hinterhalt
card-66 = Falscher Prophet
card-67 = Arzt
card-68 = Göttergunst
card-69 = Böser Blick
card-70 = Spitzel
card-71 = Handelssperre
card-72 = Heiliger Vertrag
card-73 = Launisches Glück
card-74 = Enterbrücken
card-75 = Trieren
card-76 = Schiffswerft
card-77 = Fischfang
card-78 = Großer Hafen
card-79 = Purpurhandel
card-80 = Öl und Wein
card-81 = Kornspeicher
card-82 = Gepflasterte Straßen
card-83 = Seeweg nach Britannien
card-84 = Tribut
card-85 = Steueraufstand
card-86 = Korruption
card-87 = Barbareneinfall
card-88 = Söldneraufstand
card-89 = Sand der Zeit
card-90 = Wiederaufbau
card-91 = Götterfest
card-92 = Pilgerfahrt
card-93 = Gotteslästerung
card-94 = Kriegerkönigin
card-95 = Blutopfer
card-96 = Mysterienkult
card-97 = Barbaren aus dem Norden
card-98 = Invasoren aus dem Osten
card-99 = Räuber aus der Sahara
card-100 = Seevölker
card-101 = Atem Gottes
card-102 = Atlantis erhebt sich
card-103 = Himmelszeichen

## Texte der Zivilisationen, Wunder und Schicksalskarten

civilization-carthaginians-text = Je einmal in jeder Competition Phase 1 weiße Scheibe: in einer Competition in der Home Area, in einer weiteren zu Lande und in einer zur See.
civilization-gauls-text = Je einmal in jeder Competition Phase: 1 weiße Scheibe in einer Competition und 1 Scheibe der eigenen Farbe aus dem Vorrat in einer anderen.
civilization-egyptians-text = Acquisition: 1 Scheibe mehr bei Kontrolle über alle drei Nilgebiete (Nildelta, Ägypten, Kusch), 2 mit einer City in jedem davon; 1 Talent mit einer City am Nil.
civilization-celt_iberians-text = Acquisition: 1 Scheibe mehr; 1 Talent bei Kontrolle über ein Gebiet Iberiens, oder 2 mit einer City in der Home Area.
civilization-phoenicians-text = Zugang zu Deep Seas. Acquisition: 1 Scheibe mehr, die auf See kommen muss. Einmal je Card Phase vor der Aktion: 1 Handkarte abwerfen, 2 ziehen, 1 behalten. Victory Tally: 1 Siegpunkt je vier Seegebiete mit eigenen Scheiben.
civilization-mycenaeans-text = Einmal je Competition Phase: je 1 weiße Scheibe in bis zu zwei Competitions zu Lande. Der erste Loot der Phase bringt 1 weiteres Talent.
civilization-trojans-text = Je einmal in jeder Competition Phase 1 weiße Scheibe: in einer Competition in Troja und in einer weiteren zu Lande. Stehen 2 oder mehr trojanische Scheiben in Troja, können Karten sie dort nicht entfernen und keine Barbaren hineinbringen; nur der Verräter kann es.
civilization-mauretanians-text = Acquisition: 1 Scheibe mehr; 1 Talent bei Kontrolle über ein Landgebiet am Südrand. Einmal je Competition Phase: 1 weiße Scheibe in einer Competition zu Lande.
civilization-minoans-text = Zugang zu Deep Seas. Einmal je Competition Phase: je 1 weiße Scheibe in jeder Competition in einer Shallow Sea an der Home Area und in bis zu zwei weiteren; in einer geteilten See darf sie eine Competition auslösen. Victory Tally: 1 Siegpunkt je vier Seegebiete, in denen nur eigene Scheiben stehen.
civilization-romans-text = Acquisition: mit einer City in Rom oder daneben wahlweise 2 Scheiben mehr oder 1 Karte, sonst 1 Scheibe mehr. Einmal je Competition Phase: bis zu 3 weiße Scheiben, 1 je Competition, in Rom oder angrenzenden Gebieten.
wonder-W01-text = Einmal je Competition Phase, in einer Competition mit eigenen Scheiben: 1 Scheibe der eigenen Farbe aus dem Vorrat und 1 weiße Scheibe.
wonder-W02-text = Nimm in deinem Acquisition Step 2 Scheiben mehr.
wonder-W03-text = Ziehe in deinem Draw Step 1 Karte mehr; danach darfst du 1 Karte für 1 Talent abwerfen.
wonder-W04-text = Bringt im Victory Tally Step 2 Siegpunkte statt 1.
wonder-W05-text = Steht die neue Spielerreihenfolge fest, darfst du darin einen beliebigen Platz einnehmen; die anderen behalten ihre Folge.
wonder-W06-text = Du darfst Scheiben in Deep Seas setzen. Mit Scheiben in mindestens einem Seegebiet nimmst du in deinem Acquisition Step 1 Scheibe mehr.
wonder-W07-text = Einmal je Turn bleibt dir der Verlust einer Scheibe durch eine Karte erspart. In einer Competition im Gebiet dieses Wunders: 1 weiße Scheibe.
wonder-W08-text = Dein Handkartenlimit ist 7. Ziehe in deinem Draw Step 1 Karte mehr.
wonder-W09-text = Einmal je Competition Phase, in einer Competition zur See mit eigenen Scheiben: 2 weiße Scheiben.
wonder-W10-text = Du erhältst in deinem Acquisition Step 1 Talent.
wonder-W11-text = Einmal je Turn erhältst du beim Loot 1 weiteren Siegpunkt.
wonder-W12-text = Karten von Rivalen können deine Scheiben aus dem Gebiet dieses Wunders nicht entfernen.
card-1-text = Wähle zwei benachbarte Landgebiete. Aus jedem wird 1 Scheibe einer Farbe entfernt, die du nennst, auch von Barbaren.
card-2-text = Wähle ein Landgebiet: 2 Scheiben einer Farbe werden daraus entfernt, dann 1 Scheibe einer Farbe aus einem benachbarten Landgebiet.
card-3-text = Wähle eine Shallow Sea. Bis zu drei angrenzende Landgebiete verlieren je 1 Scheibe einer Farbe.
card-4-text = Wähle eine City einer beliebigen Zivilisation. Diese verliert dort 1 Scheibe und je 1 in bis zu zwei benachbarten Landgebieten.
card-5-text = Wähle einen Rivalen. Er entfernt je 1 Scheibe aus zwei verschiedenen Landgebieten seiner Wahl, in denen er mindestens 2 hat; aus weniger, wenn er nicht so viele hat.
card-6-text =
    { $disks ->
        [one] 1 weiße Scheibe
       *[other] { $disks } weiße Scheiben
    } in dieser Competition und sofort je 1 in bis zu drei weiteren umkämpften Gebieten, Land oder See, die noch nicht ausgetragen sind und eigene Scheiben enthalten.
card-7-text =
    { $disks ->
        [one] Setze je 1 Scheibe
       *[other] Setze je { $disks } Scheiben
    } in { $areas } verschiedene Landgebiete ein, in denen du schon Scheiben hast.
card-8-text = Lege diese Karte vor einen Rivalen. In seinem nächsten Acquisition Step nimmt er 2 Scheiben weniger, aber nie weniger als 3.
card-9-text = Wähle bis zu drei zusammenhängende Landgebiete. Je ein Settlement darin verliert 1 Scheibe.
card-10-text = Wähle ein Landgebiet an einer Shallow Sea. 2 Scheiben einer Farbe werden vom Land entfernt und 1 Scheibe einer Farbe aus einer angrenzenden Shallow Sea.
card-11-text = Wähle eine City einer beliebigen Zivilisation. Sie verliert 2 Scheiben.
card-12-text = Wähle eine Shallow Sea oder zwei benachbarte. Jede verliert 1 Scheibe einer Farbe, die du nennst.
card-13-text = Wähle eine City einer beliebigen Zivilisation. Diese verliert dort 1 Scheibe und je 1 in jedem benachbarten Landgebiet, in dem sie welche hat.
card-14-text = Wähle ein Landgebiet mit eigenen Scheiben. Setze dort 1 Scheibe ein und je 1 in jedes benachbarte Landgebiet, ob du dort stehst oder nicht.
card-15-text = Wähle eine Shallow Sea mit Scheiben eines Rivalen, in der oder neben der eigene stehen. Er verliert dort 1 Scheibe und gibt dir 1 Talent, wenn er eines hat.
card-16-text =
    { $disks ->
        [one] Setze je 1 Scheibe
       *[other] Setze je { $disks } Scheiben
    } in zwei benachbarte Landgebiete ein, die beide eigene Scheiben enthalten. { $talents ->
        [one] Du erhältst 1 Talent.
       *[other] Du erhältst { $talents } Talente.
    }
card-17-text =
    { $disks ->
        [one] Setze je 1 Scheibe
       *[other] Setze je { $disks } Scheiben
    } in bis zu { $areas } Landgebiete ein, die du kontrollierst. { $talents ->
        [one] Du erhältst 1 Talent.
       *[other] Du erhältst { $talents } Talente.
    }
card-18-text =
    Setze { $areas } Scheiben, zusammen oder getrennt, in Gebiete ein, die an Gebiete mit eigenen Scheiben grenzen, zu Lande oder zur See. { $talents ->
        [one] Du erhältst 1 Talent.
       *[other] Du erhältst { $talents } Talente.
    }
card-19-text = Nenne ein gebautes Wunder. Seine Fähigkeit wirkt bis zum Ende dieses Turns nicht; seinen Siegpunkt bringt es trotzdem.
card-20-text =
    { $disks ->
        [one] Setze 1 Scheibe
       *[other] Setze { $disks } Scheiben
    } in ein Landgebiet ein, das du kontrollierst. { $talents ->
        [one] Du erhältst 1 Talent.
       *[other] Du erhältst { $talents } Talente.
    }
card-21-text = Bleibt liegen. In jedem deiner Acquisition Steps erhältst du 1 Talent, wenn du eine City hast.
card-22-text = Bleibt liegen. In jedem Draw Step ziehst du nach den gewöhnlichen Karten 3 weitere, behältst 1 und wirfst 2 ab.
card-23-text = Setze 1 Scheibe in eine Deep Sea ein, die an ein Gebiet mit eigenen Scheiben grenzt, dann 1 in eine Shallow Sea, die an diese Deep Sea grenzt.
card-24-text = Wähle einen Rivalen und bis zu fünf zusammenhängende Landgebiete mit seinen Scheiben. In jedem verliert er 1.
card-25-text = Die Zivilisation mit den meisten Cities verliert so viele Siegpunkte, wie sie Cities hat; unter mehreren wählst du. Jeder Punkt lässt sich mit 1 Talent oder 1 Handkarte abwenden.
card-26-text = Bleibt für deine nächsten zwei Acquisition Steps liegen. Wähle jedes Mal: 2 Scheiben mehr oder 1 Talent und 1 Siegpunkt.
card-27-text =
    { $disks ->
        [one] Setze je 1 Scheibe
       *[other] Setze je { $disks } Scheiben
    } in { $areas } verschiedene Landgebiete ein, in denen du schon Scheiben hast. { $talents ->
        [one] Du erhältst 1 Talent.
       *[other] Du erhältst { $talents } Talente.
    }
card-28-text = Wähle bis zu drei zusammenhängende Landgebiete mit Scheiben von Rivalen, mindestens eines mit oder neben eigenen. In jedem geht 1 Scheibe eines Rivalen, und wenn Platz ist, kommt 1 eigene.
card-29-text =
    { $disks ->
        [one] Setze 1 Scheibe
       *[other] Setze { $disks } Scheiben
    } in ein Landgebiet ein, das du kontrollierst.
card-30-text = Bleibt liegen. Einmal je Turn bleibt dir ein Verlust durch eine Naturkatastrophe erspart.
card-31-text =
    { $talents ->
        [one] Du erhältst 1 Talent.
       *[other] Du erhältst { $talents } Talente.
    } Mit einer Scheibe in einem Landgebiet am Nordrand erhältst du 1 mehr. { $disks ->
        [one] Setze 1 Scheibe
       *[other] Setze { $disks } Scheiben
    } in ein Landgebiet mit eigenen Scheiben ein.
card-32-text =
    { $disks ->
        [one] Setze 1 Scheibe
       *[other] Setze { $disks } Scheiben
    } in eine Shallow Sea ein, in der eine andere Zivilisation Scheiben hat.
card-33-text =
    { $talents ->
        [one] Du erhältst 1 Talent.
       *[other] Du erhältst { $talents } Talente.
    } Mit einer Scheibe in einem Landgebiet am Ostrand erhältst du 1 mehr. { $disks ->
        [one] Setze 1 Scheibe
       *[other] Setze { $disks } Scheiben
    } in ein Landgebiet mit eigenen Scheiben ein.
card-34-text =
    { $talents ->
        [one] Du erhältst 1 Talent.
       *[other] Du erhältst { $talents } Talente.
    } Mit einer Scheibe in einem Landgebiet am Südrand erhältst du 1 mehr. { $disks ->
        [one] Setze 1 Scheibe
       *[other] Setze { $disks } Scheiben
    } in ein Landgebiet mit eigenen Scheiben ein.
card-35-text = Setze je 1 Scheibe in bis zu drei Shallow Seas ein, die eine Kette bilden. In oder neben der ersten stehen eigene Scheiben.
card-36-text =
    { $disks ->
        [one] Setze 1 Scheibe
       *[other] Setze { $disks } Scheiben
    } in ein Landgebiet ohne Scheiben ein, das an ein Seegebiet mit eigenen Scheiben grenzt.
card-37-text = Bewege bis zu 4 eigene Scheiben zu Lande, jede in ein Landgebiet neben dem, das sie verlässt.
card-38-text = Nimm im Turn Order Reset Step einen beliebigen Platz in der neuen Reihenfolge ein; oder hebe eine eben gespielte Religionskarte auf.
card-39-text = Wähle eine City eines Rivalen außerhalb seiner Home Area. Sie verliert 2 Scheiben, und 1 Barbarenscheibe kommt hinein.
card-40-text = Wähle einen Rivalen. 2 Barbarenscheiben kommen in eine seiner Cities oder je 1 in zwei.
card-41-text = Wähle einen Rivalen. Er wirft eine Investition ab, die du nennst, oder 2 Handkarten seiner Wahl; er entscheidet, was von beidem.
card-42-text = Wähle ein Landgebiet neben eigenen Scheiben, in dem ein Rivale 1 oder 2 Scheiben hat. 1 davon geht, ohne Ersatz, und 1 eigene kommt.
card-43-text = Sieh die Hand eines Rivalen an, nimm 1 Karte daraus und gib ihm dann 1 deiner Karten.
card-44-text = Hebe eine eben gespielte politische Karte auf.
card-45-text = Wähle einen Gegner in dieser Competition. Alle seine Scheiben hier werden entfernt, eigene und weiße, ohne Ersatz. Nicht in der Home Area einer mitspielenden Zivilisation, außer in Troja.
card-46-text = Ziehe 2 Karten.
card-47-text = Sieh die obersten 5 Karten des Nachziehstapels an, lege sie in beliebiger Reihenfolge zurück und ziehe 1 Karte.
card-48-text = Baue ein Wunder für 4 statt 5 Ressourcen, davon mindestens 2 Scheiben vom Spielplan. Es ist dein eines Wunder in diesem Turn.
card-49-text = Wähle bis zu zwei Landgebiete mit Scheiben von Rivalen, in denen oder neben denen eigene stehen. In jedem geht 1 Scheibe eines Rivalen; verlässt sie das Gebiet wirklich, kommt 1 eigene.
card-50-text = Du erhältst 1 Talent für jeden Rivalen, der dein Nachbar ist, mindestens 1, höchstens 3.
card-51-text =
    Du verlierst 1 Siegpunkt. { $disks ->
        [one] Setze je 1 Scheibe
       *[other] Setze je { $disks } Scheiben
    } in bis zu { $areas } Landgebiete ein, die eigene Scheiben enthalten oder an eine deiner Cities grenzen.
card-52-text =
    { $disks ->
        [one] 1 weiße Scheibe
       *[other] { $disks } weiße Scheiben
    } in dieser Competition zur See.
card-53-text =
    { $disks ->
        [one] 1 weiße Scheibe
       *[other] { $disks } weiße Scheiben
    } in dieser Competition zu Lande.
card-54-text = Zu Lande: Ein Gegner mit 3 oder mehr Scheiben hier verliert 1 Scheibe seiner Farbe, ohne Ersatz.
card-55-text =
    { $disks ->
        [one] 1 weiße Scheibe
       *[other] { $disks } weiße Scheiben
    } in dieser Competition zu Lande und sofort 1 in einem weiteren umkämpften Landgebiet, das noch nicht ausgetragen ist und eigene Scheiben enthält.
card-56-text = Bevor das Wegnehmen beginnt, verliert ein Gegner deiner Wahl hier 1 Scheibe.
card-57-text = Zu Lande: 1 weiße Scheibe je zwei Scheiben deiner Farbe hier, aufgerundet, höchstens 2.
card-58-text =
    Zu Lande: { $disks ->
        [one] 1 weiße Scheibe
       *[other] { $disks } weiße Scheiben
    }. Die erste Scheibe, die du in dieser Competition entfernen müsstest, bleibt.
card-59-text = Zu Lande: 3 weiße Scheiben, aber nur 1, wenn ein Gegner hier Streitwagen, Kompositbögen oder Reiterei aufdeckt.
card-60-text =
    Zu Lande: { $disks ->
        [one] 1 weiße Scheibe
       *[other] { $disks } weiße Scheiben
    }. Kontrollierst du danach das Gebiet, dürfen bis zu 2 eigene Scheiben in benachbarte Landgebiete weiterziehen, die leer sind oder die du kontrollierst; 1 bleibt.
card-61-text =
    { $disks ->
        [one] 1 weiße Scheibe
       *[other] { $disks } weiße Scheiben
    } in dieser Competition und sofort je 1 in jedem weiteren umkämpften Gebiet, Land oder See, das noch nicht ausgetragen ist und eigene Scheiben enthält.
card-62-text = Zu Lande: 2 weiße Scheiben, wenn dies deine Home Area ist oder du hier mit 3 oder mehr eigenen Scheiben begonnen hast, sonst 1.
card-63-text = Zur See: Bevor das Wegnehmen beginnt, verliert jeder Gegner hier 1 Scheibe.
card-64-text = Zahle beim Aufdecken 1, 2 oder 3 Talente. Du erhältst ebenso viele weiße Scheiben und 1 dazu.
card-65-text = Zu Lande: Bis zu 2 weiße Scheiben eines Gegners werden entfernt; hat er keine, verliert er 1 eigene.
card-66-text = Hebe eine eben gespielte Religionskarte auf.
card-67-text = Hebe eine eben gespielte Naturkatastrophe auf.
card-68-text = Hebe eine beliebige eben gespielte Aktionskarte auf.
card-69-text = Hebe eine eben gespielte oder aufgedeckte große Persönlichkeit auf: Aktions-, Competition- oder Negation-Karte.
card-70-text = Hebe eine eben aufgedeckte Competition-Karte in einer Competition auf, in der du Scheiben hast.
card-71-text = Hebe eine eben gespielte Wirtschaftskarte oder Investition auf.
card-72-text = Eine eben gespielte Karte berührt deine Scheiben, Talente, Handkarten und Siegpunkte nicht; für alle anderen wirkt sie wie gewohnt.
card-73-text = Hebe eine eben gespielte Negation-Karte auf; die Karte, der sie galt, wirkt wie gewohnt.
card-74-text = Zur See: 1 weiße Scheibe, oder 2, wenn du ein Landgebiet an diesem Seegebiet kontrollierst.
card-75-text =
    { $disks ->
        [one] 1 weiße Scheibe
       *[other] { $disks } weiße Scheiben
    } in dieser Competition zur See und sofort 1 in einem weiteren umkämpften Seegebiet, das noch nicht ausgetragen ist und eigene Scheiben enthält.
card-76-text =
    { $disks ->
        [one] Setze 1 Scheibe
       *[other] Setze { $disks } Scheiben
    } in eine Shallow Sea ein, die an ein Landgebiet grenzt, das du kontrollierst.
card-77-text =
    { $disks ->
        [one] Setze je 1 Scheibe
       *[other] Setze je { $disks } Scheiben
    } in bis zu { $areas } Shallow Seas ein, in denen du schon Scheiben hast. { $talents ->
        [one] Du erhältst 1 Talent.
       *[other] Du erhältst { $talents } Talente.
    }
card-78-text = Bleibt liegen. In jedem deiner Acquisition Steps nimmst du 1 Scheibe mehr, wenn du in zwei oder mehr Shallow Seas Scheiben hast.
card-79-text = Du erhältst 1 Talent je zwei eigene Cities an der Küste, mindestens 1, höchstens 3.
card-80-text =
    { $disks ->
        [one] Setze 1 Scheibe
       *[other] Setze { $disks } Scheiben
    } in ein Landgebiet an der Küste ein, das du kontrollierst. { $talents ->
        [one] Du erhältst 1 Talent.
       *[other] Du erhältst { $talents } Talente.
    }
card-81-text = Bleibt liegen. Hungersnot, Dürre und Heuschreckenplage treffen dich nicht. Du darfst diese Karte abwerfen, statt 1 Scheibe zu entfernen.
card-82-text = Bleibt liegen. Am Ende jedes deiner Deployment Steps darfst du bis zu 2 eigene Scheiben zwischen Landgebieten bewegen, die eine Kette von dir kontrollierter Landgebiete verbindet.
card-83-text = Du erhältst 2 Talente, oder 3 mit einer Scheibe in einem Landgebiet am Westrand oder in den Säulen des Herakles.
card-84-text = Wähle einen Rivalen mit mehr Siegpunkten als du. Er gibt dir 1 Talent; hat er keines, eine zufällige Handkarte; hat er beides nicht, verliert er 1 Siegpunkt.
card-85-text = Wähle einen Rivalen mit 2 oder mehr Talenten im Treasury. Er verliert die Hälfte davon, aufgerundet.
card-86-text = Wähle einen Rivalen mit einer City. Er zahlt 2 Talente, oder er entfernt je 1 Scheibe aus zwei seiner Cities oder aus seiner einzigen.
card-87-text = Setze 2 Barbarenscheiben in ein Landgebiet ein, das am Rand liegt, Barbaren enthält oder an Barbaren grenzt.
card-88-text = Wähle einen Rivalen mit einem Talent und ein Landgebiet mit seinen Scheiben außerhalb seiner Home Area. Dorthin kommen 3 Barbarenscheiben, oder nur 1, wenn er 1 Talent zahlt.
card-89-text = Wähle ein gebautes Wunder und drehe es um: Es ist verschüttet.
card-90-text = Drehe ein verschüttetes Wunder wieder auf. Kontrollierst du sein Gebiet, wirst du sein Besitzer und erhältst 1 Siegpunkt. Ist kein Wunder verschüttet, erhältst du 1 Talent.
card-91-text =
    { $disks ->
        [one] Setze je 1 Scheibe
       *[other] Setze je { $disks } Scheiben
    } in bis zu { $areas } deiner Cities ein. Du erhältst 1 Siegpunkt, wenn du ein offenes Wunder besitzt.
card-92-text = Versetze bis zu 3 eigene Scheiben von beliebigen Gebieten in ein Landgebiet, das du kontrollierst und das deine Home Area ist oder ein Wunder enthält.
card-93-text = Wähle einen Rivalen, der ein Wunder besitzt oder in seiner Home Area eine City hat. Er verliert 1 Siegpunkt und dort 1 Scheibe; den Ort von beiden wählst du.
card-94-text =
    1 Scheibe der eigenen Farbe aus deinem Vorrat und { $disks ->
        [one] 1 weiße Scheibe
       *[other] { $disks } weiße Scheiben
    } in dieser Competition.
card-95-text = Entferne 1 eigene Scheibe vom Spielplan, ohne Ersatz. Dann ziehe 2 Karten, oder du erhältst 2 Talente.
card-96-text = Wirf beliebig viele Handkarten ab und ziehe ebenso viele und 1 dazu.
card-97-text = Die Zivilisation mit den wenigsten Siegpunkten wählt ein Landgebiet am Nordrand. Dort und in jedem benachbarten Landgebiet kommen Barbaren hinzu, bis 4 darin stehen.
card-98-text = Die Zivilisation mit den wenigsten Siegpunkten wählt ein Landgebiet am Ostrand. Dort und in jedem benachbarten Landgebiet kommen Barbaren hinzu, bis 4 darin stehen.
card-99-text = Die Zivilisation mit den wenigsten Siegpunkten wählt ein Landgebiet am Südrand. Dort und in jedem benachbarten Landgebiet kommen Barbaren hinzu, bis 4 darin stehen.
card-100-text = Die Zivilisation mit den wenigsten Siegpunkten wählt eine Shallow Sea. Dort und in jeder benachbarten Shallow Sea kommen Barbaren hinzu, bis 2 darin stehen, dann in einem Landgebiet an der ersten See, bis 4 dort stehen.
card-101-text = Jede Zivilisation wirft alle Handkarten ab; dann zieht in Spielerreihenfolge jede 4 Karten.
card-102-text = In jede Deep Sea kommt 1 Barbarenscheibe. Jede Zivilisation mit einer Scheibe in einem Gebiet an einer Deep Sea erhält 2 Talente.
card-103-text = Der Ablagestapel wird in den Nachziehstapel gemischt. Im nächsten Sudden Death Step dieser Epoche werden zwei Karten gezogen; die Epoche endet, wenn eine davon die Ziffer trägt.

## Am Terminal

phase-growth = Growth Phase
phase-card = Card Phase
phase-competition = Competition Phase
phase-reckoning = Reckoning Phase
region-iberia = Iberien
region-gaul = Gallien
region-italy = Italien
region-west_islands = Westliche Inseln
region-africa_west = Westafrika
region-africa_centre = Mittleres Nordafrika
region-balkans = Balkan
region-greece = Griechenland
region-east_islands = Östliche Inseln
region-anatolia = Anatolien
region-levant = Levante
region-egypt = Ägypten
region-west_seas = Westliche Meere
region-central_seas = Mittlere Meere
region-east_seas = Östliche Meere
inner-sea-none = keine
inner-sea-name = { $civ }, { $seat }
inner-sea-you = { $civ }, { $seat } (du)
inner-sea-legend = ●3 Scheiben   ✖ Barbaren   +1 weiße Scheiben   ⚔ umkämpft   [ ] zur Wahl   blau: Meer
inner-sea-columns = in Zugreihenfolge|Punkte|Cities|Talente|Ready|Vorrat|Karten
inner-sea-turn = Epoche { $epoch } von { $last }, Turn { $turn }, { $phase }. Karten im Stapel: { $deck }.
inner-sea-region = { $region }: { $areas }.
inner-sea-area = { $area } ({ $disks })
inner-sea-contested = { $area } (umkämpft: { $disks })
inner-sea-disks =
    { $n ->
        [one] { $who } 1 Scheibe
       *[other] { $who } { $n } Scheiben
    }
inner-sea-white =
    { $n ->
        [one] { $who } 1 weiße Scheibe
       *[other] { $who } { $n } weiße Scheiben
    }
inner-sea-wonders = Wunder, die noch zu bauen sind: { $wonders }.
inner-sea-built = { $area }: { $wonder }.
inner-sea-competition = Competition in { $area }. Karten: { $cards }.
inner-sea-laid = { $who } { $card }
inner-sea-face-down = verdeckt
inner-sea-player = { $who }: Siegpunkte { $vp }, Cities { $cities }, Talente { $talents }, Loot { $loot }, Scheiben in der Ready Box { $ready }, im Vorrat { $stock }, Karten { $cards }, Investitionen: { $investments }.
inner-sea-hand = Hand von { $who }: { $cards }.
inner-sea-card = { $card }: { $text }

## Am Tisch im Browser

web-inner-sea-headline = { $epoch } · Turn { $turn } · { $phase }
web-inner-sea-epochs = Epochen
web-inner-sea-turns = Turns dieser Epoche
web-inner-sea-turn = Turn { $n }
web-inner-sea-phases = Phasen
web-inner-sea-order = Turn Order
web-inner-sea-chip = { $civ }: Siegpunkte { $vp }, Cities { $cities }
web-inner-sea-deck = Karten im Stapel: { $deck }, auf der Ablage: { $discard }
inner-sea-sudden-death =
    { $cards ->
        [one] { $n ->
            [one] Sudden Death: Die Epoche endet mit diesem Turn, wenn die Nummer der gezeigten Karte eine 2 enthält.
           *[other] Sudden Death: Die Epoche endet mit diesem Turn, wenn die Nummer der gezeigten Karte eine 2 oder eine 3 enthält.
        }
       *[other] { $n ->
            [one] Sudden Death mit zwei Karten: Die Epoche endet mit diesem Turn, wenn eine der Nummern eine 2 enthält.
           *[other] Sudden Death mit zwei Karten: Die Epoche endet mit diesem Turn, wenn eine der Nummern eine 2 oder eine 3 enthält.
        }
    }
inner-sea-safe-turn = In diesem Turn gibt es keinen Sudden Death.
inner-sea-last-turn = Mit diesem Turn endet die Epoche.
inner-sea-no-sudden-death = In diesem Szenario gibt es keinen Sudden Death.
inner-sea-points = Siegpunkte
inner-sea-points-extra = Zusätzliche Zivilisationen
web-inner-sea-cities = Cities
web-inner-sea-talents = Talente
web-inner-sea-loot = Loot Box
web-inner-sea-ready = Ready Box
web-inner-sea-sea-ready = nur für das Meer
web-inner-sea-stock = Vorrat
web-inner-sea-cards = Karten
web-inner-sea-no-cards = Keine Karten auf der Hand.
web-inner-sea-investments = Investitionen
web-inner-sea-wonders = Wunder
web-inner-sea-civilizations = Zivilisationen
web-inner-sea-disks = Scheiben
web-inner-sea-wonder-cost = Fünf Ressourcen, davon mindestens zwei Scheiben von der Karte.
inner-sea-wonder-state =
    { $state ->
        [buried] { $wonder }, verschüttet (Besitz: { $who })
        [silenced] { $wonder }, in diesem Turn ohne Wirkung (Besitz: { $who })
       *[built] { $wonder } (Besitz: { $who })
    }
web-inner-sea-reconstructed = Offenes Buch: Zumindest ein Teil davon ist von uns rekonstruiert.
web-inner-sea-card-line = Nr. { $number }, { $type }, { $kinds }
web-inner-sea-class-action = Aktionskarte
web-inner-sea-class-competition = Competition-Karte
web-inner-sea-class-negation = Negationskarte
web-inner-sea-class-investment = Investition
web-inner-sea-class-event = Ereignis
web-inner-sea-natural-disaster = Naturkatastrophe
web-inner-sea-great-person = große Persönlichkeit
web-inner-sea-economic = Wirtschaft
web-inner-sea-political = Politik
web-inner-sea-religion = Religion
web-inner-sea-military = Krieg zu Land
web-inner-sea-naval = Krieg zur See
web-inner-sea-barbarian = Barbaren
web-inner-sea-fate = Schicksal
web-inner-sea-land = Landgebiet
web-inner-sea-shallow-sea = Shallow Sea
web-inner-sea-deep-sea = Deep Sea
web-inner-sea-not-in-play = Nicht im Spiel.
web-inner-sea-empty = leer
web-inner-sea-contested = Umkämpft
web-inner-sea-home = Home Area: { $civ }
web-inner-sea-home-area = Home Area: { $area }
web-inner-sea-edges = Am Kartenrand: { $edges }
web-inner-sea-edge-N = Norden
web-inner-sea-edge-E = Osten
web-inner-sea-edge-S = Süden
web-inner-sea-edge-W = Westen
web-inner-sea-near = Benachbart: { $areas }
web-inner-sea-tray = Wähle eine Karte
web-inner-sea-contest = Competition: { $area }
web-inner-sea-announced = Gespielte Karte
web-inner-sea-window = Reaktionen
web-inner-sea-fate-shown = Was das Schicksal zeigt
inner-sea-plays = { $who } spielt: { $card }.
web-inner-sea-targets = Benannt: { $targets }
inner-sea-removes =
    { $n ->
        [one] { $who } muss eine Scheibe entfernen oder etwas anderes aufgeben. Gebiet: { $area }
       *[other] { $who } muss { $n } Scheiben entfernen oder etwas anderes aufgeben. Gebiet: { $area }
    }
inner-sea-builds =
    { $n ->
        [0] { $who } baut: { $wonder }
        [one] { $who } baut und schuldet noch eine Ressource: { $wonder }
       *[other] { $who } baut und schuldet noch { $n } Ressourcen: { $wonder }
    }
web-inner-sea-fold = Einklappen, um die Karte darunter zu sehen
web-inner-sea-unfold = Aufklappen
web-inner-sea-strength = Eigene Scheiben { $own }, weiße Scheiben { $white }, entfernt { $lost }
web-inner-sea-step-committing = Karten
web-inner-sea-step-revealing = Aufdecken
web-inner-sea-step-by-wonder = Kräfte
web-inner-sea-step-by-card = Wirkungen
web-inner-sea-step-removing = Entfernen
web-inner-sea-step-looting = Loot
web-inner-sea-level =
    { $n ->
        [one] Alle mit einer Scheibe entfernen sie.
       *[other] Alle mit { $n } Scheiben entfernen eine.
    }
inner-sea-part-committing = Competition-Karten werden verdeckt gelegt.
inner-sea-part-revealing = Die Karten werden aufgedeckt.
inner-sea-part-hiring = Söldner werden bezahlt.
inner-sea-part-negating = Aufgedeckte Karten dürfen aufgehoben werden.
inner-sea-part-by-wonder = Wunder wirken.
inner-sea-part-by-power = Fähigkeiten wirken.
inner-sea-part-by-card = Karten wirken.
inner-sea-part-removing = Scheiben werden entfernt.
inner-sea-part-looting = Loot wird genommen.
inner-sea-part-riding = Die Reiterei darf weiterziehen.

## Das geführte erste Spiel

lesson-welcome = Willkommen bei Inner Sea, wo antike Zivilisationen sich Scheibe für Scheibe rund ums Mittelmeer ausbreiten. Das ist das Szenario um Hannibal, eine einzige Epoche: Du bist Rom, und Bot 2 ist Karthago.
lesson-stacks = Zu Lande ist eine Scheibe ein Camp, zwei sind ein Settlement, drei oder mehr eine City. Jede deiner Cities bringt am Ende jedes Turns einen Siegpunkt.
lesson-phases = Ein Turn hat vier Phasen: Growth, Card, Competition, Reckoning. Diese Leiste zeigt, wo du bist und wer vor wem an der Reihe ist.
lesson-retire = Die Growth Phase beginnt. Du könntest Scheiben aus Camps und Settlements in den Vorrat zurückgeben, aber du brauchst sie alle. Gib keine zurück.
lesson-acquire = Jetzt erhältst du Scheiben: eine je Settlement, eine für einen benachbarten Rivalen und die deiner Fähigkeit. Eine City in Rom oder daneben bringt dir zwei weitere, oder eine Karte. Nimm die Scheiben.
lesson-resettle = Jede City kann der Ready Box eine Scheibe leihen, die dann anderswo eingesetzt wird. Rom und Etrurien sollen Cities bleiben, also nimm keine.
lesson-deploy = Fünf Scheiben warten in der Ready Box. Sie kommen in Gebiete, die du kontrollierst, und daneben. Die dritte Scheibe macht aus Bruttium eine City.
lesson-undo = Ein falscher Klick schadet nicht. Hiermit nimmst du deine Entscheidungen zurück, solange niemand sonst gehandelt hat und nichts Verborgenes gezeigt wurde.
lesson-apulia = Noch eine für Apulien, und du hast vier Cities.
lesson-sicily = Jetzt über die Meerenge. Sizilien ist ein Settlement von Karthago, gleich neben Bruttium. Lande dort mit deinen drei letzten Scheiben: Wo ihr beide steht und einer mit zwei oder mehr Scheiben, ist ein Gebiet umkämpft.
lesson-cards = Karthago ist anderswo gewachsen. In der Card Phase spielt jeder reihum eine Karte, baut ein Wunder oder passt, bis alle gepasst haben. Diese Karten siehst nur du.
lesson-wonders = Ein Wunder kostet fünf Ressourcen, davon mindestens zwei Scheiben vom Spielplan, und bringt dann in jeder Wertung einen Siegpunkt, solange dort eine Scheibe von dir steht. Das hat Zeit.
lesson-prophet = Der Prophet gewinnt Seelen: Wo zu Lande Scheiben eines Rivalen bei deinen oder daneben stehen, geht eine, und eine von dir kommt. Spiel ihn.
lesson-convert = Wähle Sizilien. Karthago darf statt der Scheibe ein Talent oder eine Handkarte abgeben.
lesson-wine = Die Scheibe ist gegangen: vier von dir gegen eine. Karthago hat gepasst. Spiel Öl und Wein, das bringt noch eine Scheibe und ein Talent, also Geld.
lesson-settlement = Setz die Scheibe nach Cisalpina. Aus dem Camp wird ein Settlement, und das heißt eine Scheibe mehr in der nächsten Growth Phase.
lesson-pass = Der Hinterhalt taugt nur für eine Competition. Also passe.
lesson-ambush = In Sizilien beginnt die Competition. Jede Seite darf eine C-Karte verdeckt auslegen. Karthago kann mit seiner Fähigkeit eine weiße Scheibe zu Hilfe holen, und der Hinterhalt vertreibt weiße Scheiben: Leg ihn aus.
lesson-removal = So kam es. Beim Entfernen nimmt dann zuerst vom Plan, wer nur eine Scheibe hat, und Sizilien gehört dir. Zu Lande lässt die Reckoning Phase drei Scheiben zu, darum ging deine vierte zurück.
lesson-tally = Die Wertung gab einen Siegpunkt je City: fünf für dich, vier für Karthago.
lesson-draw = Dann ziehen alle: drei Karten und eine weitere je vier Cities. Für Talente gäbe es noch mehr Karten; behalte deine diesmal.
lesson-why = Zeig auf etwas, das nicht leuchtet, oder halte den Finger darauf: Der Tisch sagt dir, was es ist und warum du es gerade nicht wählen kannst.
lesson-rules = Hier stehen die Regeln: eine Seite zum Spielen und jede Regelstelle mit Suche. Die Textansicht, in derselben Reihe oder im Menü, erzählt die Stellung in Sätzen.
lesson-end = Der zweite Turn beginnt, und nach der Epoche gewinnt, wer die meisten Siegpunkte hat; bei Gleichstand entscheiden Cities, dann Wunder, dann Talente. Ab jetzt entscheidet Bot 2 selbst, und du auch. Karthago wird Sizilien zurückhaben wollen.
