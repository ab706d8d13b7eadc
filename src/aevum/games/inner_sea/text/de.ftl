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
epoch-event-3 = Dunkles Zeitalter: Für je drei Städte geht eine Scheibe verloren
epoch-event-4 = Zeit des Handels: Nachbarn bringen Talente
epoch-event-5 = Jahre der Seuche: Für jede Stadt ab der fünften geht eine Scheibe verloren
epoch-event-6 = Zeit des Lernens: Eine Karte mehr im Nachziehschritt
epoch-event-7 = Gestürzte Götzen: Ein Wunder der Reichsten wird verschüttet
epoch-event-8 = Barbarendämmerung: Jeder Stapel der Barbaren verliert eine Scheibe
epoch-event-9 = Jahre des Friedens: Jeder darf bis zu zwei Scheiben bewegen

## Optionen

option-combination-play = Beliebig viele Kampfkarten in einem Kampf; sonst eine je Zivilisation (R13.1).
option-scenario = Das Spiel mit Aufstellungen nach Spielerzahl, oder ein Szenario mit eigener Karte, eigenen Zivilisationen und eigener Länge (S2, S5, S7).
option-choosing = Wie die Spieler zu ihren Zivilisationen kommen: die der Aufstellung in der Reihenfolge der Plätze, dieselben ausgelost, oder alle, die auf die Karte passen, in Spielerreihenfolge gewählt (S1.2, S2).
option-civilizations = Wie viele Zivilisationen mindestens im Spiel sind; 0 heißt eine je Spieler, und vier für einen allein (S2, S6.4).
option-extra-civilizations = Wer Zivilisationen ohne Spieler führt: die Prioritätenlisten der Regeln, oder die Spieler, bis zu drei je Spieler, für je zehn Siegpunkte (S6, R13.4).
option-level = Wie schnell Zivilisationen ohne Spieler wachsen (S6.15).
option-epochs = Wie viele Epochen gespielt werden; 0 heißt alle vier, oder was das Szenario vorgibt (R3.6).
option-first-epoch = Die Epoche, mit der das Spiel beginnt (S4).
option-goal = Das Spiel endet auch mit der Runde, in der jemand so viele Siegpunkte hat; 0 heißt kein Ziel (R3.6).
option-final-event = Das Ereignis am Ende der Epoche kommt auch nach der letzten (R13.2).
option-learning = Keine Wunder in der ersten Runde (R13.3).
option-extra-wonders = Die fünf zusätzlichen Wunder kommen ins Spiel (R13.6).
option-talents-as-disks = Jedes Talent ist eine eigene Scheibe aus dem Vorrat (R13.8).
option-nile = Was Ägypten zusätzliche Scheiben bringt: die Kontrolle der Nilgebiete oder jede Stadt am Nil, die dann auch ein Talent bringt (R13.10).
option-teams = Die Plätze bilden reihum zwei oder drei Teams; der beste Schnitt an Siegpunkten gewinnt (R13.7).

choice-scenario-standard = kein Szenario
choice-scenario-hannibal = Hannibal (S5.3)
choice-scenario-extended-east = Der erweiterte Osten (S5.2)
choice-scenario-western-four = Der Westen zu viert (S5.1)
choice-scenario-alexander = Alexander und Dareios (S5.4)
choice-scenario-imperial-rome = Das kaiserliche Rom (S5.5)
choice-scenario-god-king = Der Gottkönig von Ägypten (S5.6)
choice-scenario-greeks-persians = Griechen und Perser (S5.7)
choice-scenario-fall-of-rome = Der Fall Roms (S5.8)
choice-choosing-lineup = nach der Aufstellung
choice-choosing-drawn = ausgelost
choice-choosing-chosen = der Reihe nach gewählt
choice-civilizations-0 = eine je Spieler
choice-extra-civilizations-non-players = die Prioritätenlisten
choice-extra-civilizations-players = die Spieler
choice-level-normal = normal
choice-level-easy = langsam (leicht)
choice-level-hard = schnell (schwer)
choice-epochs-0 = alle, oder nach Szenario
choice-goal-0 = kein Ziel
choice-nile-control = Kontrolle der Gebiete
choice-nile-cities = jede Stadt am Nil
choice-teams-none = keine Teams
choice-teams-two = zwei Teams
choice-teams-three = drei Teams

## Quellen

source-cards = Karten: Bei { $n } von 103 Karten ist ein Teil rekonstruiert, meist Nummer oder Wirkung, bei vielen auch der Name.
source-wonders = Wunder: Die Fähigkeiten von { $n } sind rekonstruiert; drei Namen mit einem Hinweis darauf sind bekannt.
source-areas = Spielplan: { $n } von 78 Gebieten sind rekonstruiert; die anderen tragen Namen des veröffentlichten Plans.
source-borders = Spielplan: { $n } von 197 Grenzen sind rekonstruiert.
source-setups = Zivilisationen: Der Kern ihrer Fähigkeiten ist bekannt; die ersten Scheiben von { $n } sind rekonstruiert.
source-maps = Ausschnitte des Spielplans: { $n } sind unsere eigenen.
source-scenarios = Szenarien und Aufstellungen: Zahlen und Sonderregeln von { $n } sind unsere eigenen.

## Fragen

prompt-retire = { $who }: Welche Lager und Siedlungen geben eine Scheibe in den Vorrat zurück?
    .others = { $who } wählt Lager und Siedlungen, die eine Scheibe in den Vorrat zurückgeben.
prompt-rome = { $who }: Zwei Scheiben mehr, oder eine Karte?
    .others = { $who } wählt zwischen zwei Scheiben und einer Karte.
prompt-saga = { $who }: Das Heldenepos bringt zwei Scheiben mehr, oder ein Talent und einen Siegpunkt?
    .others = { $who } wählt, was das Heldenepos bringt: zwei Scheiben, oder ein Talent und einen Siegpunkt.
prompt-resettle = { $who }: Welche Städte geben eine Scheibe in die Bereitschaft?
    .others = { $who } wählt Städte, die eine Scheibe in die Bereitschaft geben.
prompt-deploy =
    { $n ->
        [one] { $who }: Wohin kommt die letzte Scheibe der Bereitschaft?
       *[other] { $who }: Wohin kommen die Scheiben? Noch einzusetzen: { $n }.
    }
    .others =
        { $n ->
            [one] { $who } setzt die letzte Scheibe der Bereitschaft ein.
           *[other] { $who } setzt { $n } Scheiben aus der Bereitschaft ein.
        }
prompt-roads = { $who }: Bis zu zwei Scheiben über die gepflasterten Straßen bewegen?
    .others = { $who } darf bis zu zwei Scheiben über die gepflasterten Straßen bewegen.
prompt-action = { $who }: Ein Wunder bauen, eine Karte ausspielen oder passen?
    .others = { $who } baut ein Wunder, spielt eine Karte aus oder passt.
prompt-target = { $who }: { $card }. Nenne das Ziel.
    .others = { $who } nennt das Ziel einer Karte: { $card }.
prompt-site = { $who }: Wo soll das Wunder stehen ({ $wonder })?
    .others = { $who } wählt den Bauplatz für ein Wunder: { $wonder }.
prompt-pay =
    { $n ->
        [one] { $who }: Für das Wunder ({ $wonder }) ist eine Ressource zu zahlen. Unter allen fünf müssen mindestens zwei Scheiben sein.
       *[other] { $who }: Für das Wunder ({ $wonder }) sind { $n } Ressourcen zu zahlen. Unter allen fünf müssen mindestens zwei Scheiben sein.
    }
    .others =
        { $n ->
            [one] { $who } schuldet noch eine Ressource für ein Wunder: { $wonder }.
           *[other] { $who } schuldet noch { $n } Ressourcen für ein Wunder: { $wonder }.
        }
prompt-react = { $who }: { $by } spielt eine Karte ({ $card }). Hebst du sie auf?
    .others = { $who } darf aufheben, was { $by } spielt: { $card }.
prompt-omens = { $who }: Mit Schlechten Vorzeichen ein Wunder für diese Runde verstummen lassen?
    .others = { $who } darf mit Schlechten Vorzeichen ein Wunder für diese Runde verstummen lassen.
prompt-remove =
    { $n ->
        [one] { $who }: Eine Scheibe muss { $area-from } weichen. Verlieren oder etwas anderes abgeben?
       *[other] { $who }: { $n } Scheiben müssen { $area-from } weichen. Die nächste verlieren oder etwas anderes abgeben?
    }
    .others =
        { $n ->
            [one] { $who } muss eine Scheibe { $area-from } weichen lassen oder etwas anderes abgeben.
           *[other] { $who } muss { $n } Scheiben { $area-from } weichen lassen oder etwas anderes abgeben.
        }
prompt-commit = { $who }: Kampf { $area-in }. Legst du eine Kampfkarte verdeckt aus?
    .others = { $who } darf eine Kampfkarte verdeckt auslegen. Kampf { $area-in }.
prompt-negate = { $who }: Die Karten { $area-in } liegen offen. Hebst du eine auf?
    .others = { $who } darf eine der offenen Karten { $area-in } aufheben.
prompt-power = { $who }: Nutzt du eine Fähigkeit { $area-in }?
    .others = { $who } darf eine Fähigkeit { $area-in } nutzen.
prompt-card-here = { $who }: { $card } { $area-in }. Was nennst du?
    .others = { $who } entscheidet, wie { $card } { $area-in } wirkt.
prompt-lose = { $who }: Eine Scheibe { $area-in } entfernen oder etwas anderes abgeben?
    .others = { $who } entfernt eine Scheibe { $area-in } oder gibt etwas anderes ab.
prompt-ride = { $who }: Die Reiterei darf { $area-from } weiterziehen.
    .others = { $who } darf mit der Reiterei { $area-from } weiterziehen.
prompt-challenge = { $who }: In einem geteilten Gebiet mit einer weißen Scheibe einen Kampf eröffnen?
    .others = { $who } darf in einem geteilten Gebiet mit einer weißen Scheibe einen Kampf eröffnen.
prompt-dominate = { $who }: Du beherrschst das Meer. Welche feindlichen Scheiben nimmst du heraus?
    .others = { $who } beherrscht das Meer und nimmt feindliche Scheiben heraus.
prompt-place = { $who }: Welchen Platz in der Reihenfolge nimmst du ein?
    .others = { $who } wählt einen Platz in der Reihenfolge.
prompt-any-place = { $who }: Einen anderen Platz in der Reihenfolge einnehmen?
    .others = { $who } darf einen anderen Platz in der Reihenfolge einnehmen.
prompt-aeneas = { $who }: Einen Neuanfang machen? Als welche Zivilisation?
    .others = { $who } darf als andere Zivilisation einen Neuanfang machen.
prompt-home = { $who }: Welches Landgebiet wird dein neues Heimatgebiet?
    .others = { $who } wählt ein neues Heimatgebiet.
prompt-settle = { $who }: Wo neben dem Heimatgebiet siedeln zwei Scheiben?
    .others = { $who } siedelt mit zwei Scheiben neben dem Heimatgebiet.
prompt-sail = { $who }: In welchem Meer fährt dein erstes Schiff?
    .others = { $who } wählt das Meer, in dem das erste Schiff fährt.
prompt-buy-cards = { $who }: Wie viele Talente zahlst du für weitere Karten?
    .others = { $who } darf Talente für weitere Karten zahlen.
prompt-stairway = { $who }: Eine Karte für ein Talent abwerfen?
    .others = { $who } darf eine Karte für ein Talent abwerfen.
prompt-discard =
    { $n ->
        [one] { $who }: Wirf eine Karte ab.
       *[other] { $who }: Wirf { $n } Karten ab.
    }
    .others =
        { $n ->
            [one] { $who } wirft eine Karte ab.
           *[other] { $who } wirft { $n } Karten ab.
        }
prompt-keep = { $who }: Welche der Karten behältst du?
    .others = { $who } wählt, welche Karten bleiben.
prompt-buy-points = { $who }: Wie viele Siegpunkte kaufst du für je zwei Talente?
    .others = { $who } darf Siegpunkte für je zwei Talente kaufen.
prompt-invasion = { $who }: { $card }. Wo fallen die Barbaren ein?
    .others = { $who } wählt, wo die Barbaren einfallen ({ $card }).
prompt-invasion-short = { $who }: { $card }. Ihre Scheiben reichen nicht. Welches Gebiet füllen die Barbaren zuerst?
    .others = { $who } wählt, welches Gebiet die Barbaren zuerst füllen; ihre Scheiben reichen nicht ({ $card }).
prompt-idol = { $who }: Welches deiner Wunder wird verschüttet?
    .others = { $who } wählt ein eigenes Wunder, das verschüttet wird.
prompt-peace = { $who }: Eine Scheibe in ein benachbartes Gebiet bewegen?
    .others = { $who } darf eine Scheibe in ein benachbartes Gebiet bewegen.
prompt-losses =
    { $n ->
        [one] { $who }: In welchem Gebiet nimmst du den Verlust hin?
       *[other] { $who }: In welchen Gebieten nimmst du die { $n } Verluste hin?
    }
    .others =
        { $n ->
            [one] { $who } wählt das Gebiet für einen Verlust.
           *[other] { $who } wählt die Gebiete für { $n } Verluste.
        }
prompt-lost-points =
    { $n ->
        [one] { $who }: Einen Siegpunkt verlieren oder dafür zahlen?
       *[other] { $who }: Den nächsten von { $n } Siegpunkten verlieren oder dafür zahlen?
    }
    .others =
        { $n ->
            [one] { $who } verliert einen Siegpunkt oder zahlt dafür.
           *[other] { $who } verliert { $n } Siegpunkte oder zahlt dafür.
        }
prompt-dilemma = { $who }: { $card }. Welches Übel wählst du?
    .others = { $who } wählt eines der beiden Übel ({ $card }).
prompt-take = { $who }: Welche Karte nimmst du aus der Hand von { $other }?
    .others = { $who } nimmt eine Karte aus der Hand von { $other }.
prompt-give = { $who }: Welche Karte gibst du an { $other }?
    .others = { $who } gibt eine Karte an { $other }.
prompt-next = { $who }: Welche Karte soll als nächste gezogen werden?
    .others = { $who } wählt, welche Karte als nächste gezogen wird.
prompt-mysteries = { $who }: Welche Karten wirfst du ab? Du ziehst ebenso viele und eine mehr.
    .others = { $who } wirft Karten ab und zieht ebenso viele und eine mehr.
prompt-civilization = { $who }: Welche Zivilisation führst du?
    .others = { $who } wählt eine Zivilisation.

### Was bestätigt wird, wenn mehreres zusammen gewählt ist

confirm-retire =
    { $n ->
        [one] Eine Scheibe zurücknehmen
       *[other] { $n } Scheiben zurücknehmen
    }
confirm-resettle =
    { $n ->
        [one] Eine Scheibe herausnehmen
       *[other] { $n } Scheiben herausnehmen
    }
confirm-deploy =
    { $n ->
        [one] Eine Scheibe einsetzen
       *[other] { $n } Scheiben einsetzen
    }
confirm-discard =
    { $n ->
        [one] Eine Karte abwerfen
       *[other] { $n } Karten abwerfen
    }
confirm-mysteries =
    { $n ->
        [one] Eine Karte abwerfen und zwei ziehen
       *[other] { $n } Karten abwerfen und eine mehr ziehen
    }
confirm-losses =
    { $n ->
        [one] Den Verlust dort hinnehmen
       *[other] { $n } Verluste dort hinnehmen
    }
confirm-pay =
    { $n ->
        [one] Mit einer Ressource bezahlen
       *[other] Mit { $n } Ressourcen bezahlen
    }
confirm-commit =
    { $n ->
        [one] Eine Karte verdeckt auslegen
       *[other] { $n } Karten verdeckt auslegen
    }
confirm-card-here =
    { $n ->
        [one] Dieses Gebiet nennen
       *[other] { $n } Gebiete nennen
    }
confirm-target =
    { $n ->
        [one] Dieses Ziel nennen
       *[other] { $n } Ziele nennen
    }
confirm-settle =
    { $n ->
        [one] Ein Gebiet besiedeln
       *[other] { $n } Gebiete besiedeln
    }

## Antworten

label-retire =
    { $n ->
        [one] { $area }, die einzige Scheibe
       *[other] { $area }, eine von { $n } Scheiben
    }
label-resettle =
    { $n ->
        [one] { $area }, die einzige Scheibe
       *[other] { $area }, eine von { $n } Scheiben
    }
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
label-sacrifice =
    { $n ->
        [one] Die einzige Scheibe { $area-in }
       *[other] Eine Scheibe { $area-in }, eine von { $n }
    }
label-play = { $card }
label-exchange = Gegen eine von zwei neuen Karten tauschen: { $card }
label-spend = Abgeben: { $card }
label-commit = { $card }
label-discard = { $card }
label-keep = { $card }
label-take = { $card }
label-give = { $card }
label-next = { $card }
label-build = Bauen: { $wonder }
label-wonder = { $wonder }
label-silence = { $wonder }
label-strike = { $other } { $area-in }, Scheiben: { $n }
label-against = { $other }
label-move = { $area } → { $goal }
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
label-use-far = Eine weiße Scheibe fern der Heimat
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

note-turn-began = { $epoch }: Runde { $n } beginnt.
note-retired = { $civ } nimmt eine Scheibe { $area-from } zurück.
note-acquired =
    { $n ->
        [0] { $civ } erhält keine Scheibe.
        [one] { $civ } erhält eine Scheibe.
       *[other] { $civ } erhält { $n } Scheiben.
    }
note-resettled = { $civ } nimmt eine Scheibe aus der Stadt { $area-in }.
note-deployed = { $civ } setzt eine Scheibe { $area-in } ein.
note-moved = { $civ } bewegt eine Scheibe { $area-from } { $goal-into }.
note-card-played = { $civ } spielt: { $card }.
note-card-cancelled = { $civ } hebt auf: { $card }.
note-treaty-made = { $civ } bleibt von einer Karte unberührt: { $card }.
note-wonder-built = { $civ } baut { $area-in }: { $wonder }.
note-wonder-taken = { $civ } besitzt nun: { $wonder }.
note-wonder-buried = Verschüttet durch { $civ }: { $wonder }.
note-wonder-raised = Wieder aufgedeckt ({ $civ }): { $wonder }.
note-wonder-silenced = Für diese Runde verstummt durch { $civ }: { $wonder }.
note-added =
    { $n ->
        [one] { $civ } setzt eine Scheibe { $area-in } dazu.
       *[other] { $civ } setzt { $n } Scheiben { $area-in } dazu.
    }
note-added-barbarian =
    { $n ->
        [one] Eine Scheibe der Barbaren kommt { $area-in } dazu.
       *[other] { $n } Scheiben der Barbaren kommen { $area-in } dazu.
    }
note-removed =
    { $n ->
        [one] { $civ } entfernt eine Scheibe { $area-from }.
       *[other] { $civ } entfernt { $n } Scheiben { $area-from }.
    }
note-removed-barbarian =
    { $n ->
        [one] Eine Scheibe der Barbaren verschwindet { $area-from }.
       *[other] { $n } Scheiben der Barbaren verschwinden { $area-from }.
    }
note-paid-talent = { $civ } gibt ein Talent ab.
note-paid-card = { $civ } gibt eine Karte ab: { $card }.
note-shielded-aqueduct = { $civ } wendet den Verlust einer Scheibe mit dem Aquädukt ab.
note-shielded-granary = { $civ } wirft statt einer Scheibe den Kornspeicher ab.
note-shielded-walls = { $civ } wendet den Verlust einer Scheibe mit den Großen Mauern ab.
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
note-drew = { $civ } zieht eine Karte: { $card }.
note-drew-hidden = { $civ } zieht eine Karte.
note-discarded = { $civ } wirft eine Karte ab: { $card }.
note-passed = { $civ } passt.
note-event-drawn = { $civ } deckt ein Ereignis auf: { $card }.
note-reshuffled = Der Ablagestapel wird in den Nachziehstapel gemischt.
note-competition-began = Kampf { $area-in }.
note-laid = { $civ } legt eine Karte verdeckt aus.
note-revealed = { $civ } deckt eine Karte auf: { $card }.
note-returned = { $civ } nimmt eine Karte zurück, die hier nichts nützt: { $card }.
note-allies =
    { $n ->
        [one] { $civ } erhält eine weiße Scheibe { $area-in }.
       *[other] { $civ } erhält { $n } weiße Scheiben { $area-in }.
    }
note-loot =
    { $n ->
        [one] { $civ } macht Beute { $area-in }: ein Talent.
       *[other] { $civ } macht Beute { $area-in }: { $n } Talente.
    }
note-fared =
    { $n ->
        [0] { $civ } { $area-in }: keine Scheibe mehr, vorher { $before }.
        [one] { $civ } { $area-in }: eine Scheibe, vorher { $before }.
       *[other] { $civ } { $area-in }: { $n } Scheiben, vorher { $before }.
    }
note-order-set = { $civ } ist Nummer { $n } in der Reihenfolge.
note-fresh-start = Ein Neuanfang als { $civ }.
note-sudden-death =
    { $n ->
        [0] Die Karte für das plötzliche Ende ist { $card }; die Epoche geht weiter.
       *[other] Die Karte für das plötzliche Ende ist { $card }; die Epoche endet.
    }
note-epoch-ended = { $epoch }: Die Epoche endet.
note-epoch-event = { $event } ({ $card }).
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
note-took-card = { $civ } erhält eine Karte von { $other }: { $card }.
note-took-card-hidden = { $civ } erhält eine Karte aus einer anderen Hand.
note-gave-card = { $civ } gibt eine Karte an { $other }: { $card }.
note-gave-card-hidden = { $civ } gibt eine Karte ab.
note-looked = { $civ } sieht sich die Hand von { $other } an.
note-game-ended = { $epoch }: Das Spiel endet in Runde { $n }.
note-dominated = { $civ } beherrscht das Meer und vertreibt { $area-from } eine Scheibe von { $other }.
note-exchanged = { $civ } tauscht eine Karte: { $card }.
note-civilization-chosen = { $seat } führt { $civ-object }.

## Verluste

loss-cards =
    { $n ->
        [one] { $cards } ließe sich spielen; wer gepasst hat, handelt in dieser Phase nicht mehr.
       *[other] { $n } Karten ließen sich spielen, und wer gepasst hat, handelt in dieser Phase nicht mehr: { $cards }.
    }
loss-wonder = Ein Wunder ließe sich bauen; wer gepasst hat, handelt in dieser Phase nicht mehr.

## Gründe

why-over = Das Spiel ist zu Ende.
why-other-turn = Jetzt entscheidet jemand anders.
why-wrong-moment = Dafür ist jetzt nicht der Moment.
why-no-passing = Hier muss etwas genannt werden.
why-not-in-hand = Diese Karte ist nicht in deiner Hand.
why-city-stays = Zurückgenommen werden Scheiben aus Lagern und Siedlungen, nie aus Städten.
why-no-own-disk = Dort steht keine deiner Scheiben.
why-in-order = Genannt wird in der Reihenfolge der Liste.
why-one-from-a-city = Jede Stadt gibt höchstens eine Scheibe, in der Reihenfolge der Liste.
why-other-step = Das gehört zu einem anderen Schritt des Wachstums.
why-card-phase = Karten spielen und Wunder bauen kann man nur in der Kartenphase.
why-not-in-play = Dieses Gebiet ist nicht im Spiel.
why-none-ready = Die Bereitschaft ist leer.
why-out-of-reach = Scheiben kommen in kontrollierte Gebiete, in umkämpfte mit eigenen Scheiben, oder neben solche, die du kontrollierst oder anführst.
why-deep-sea = Nur Minoer, Phönizier und der Große Leuchtturm führen in die Tiefsee.
why-full = Das Stapellimit ist erreicht.
why-must-go-to-sea = Die übrigen Scheiben der Bereitschaft müssen aufs Meer.
why-no-action-card = C- und N-Karten werden nicht als Aktion gespielt.
why-no-effect = Die Karte hätte keine Wirkung.
why-not-available = Dieses Wunder ist nicht verfügbar.
why-one-wonder = Nur ein Wunder je Runde.
why-cannot-pay = Nötig sind fünf Ressourcen, davon zwei Scheiben vom Spielplan, und ein kontrolliertes Landgebiet.
why-no-exchange = Nur die Phönizier tauschen eine Karte, einmal je Runde.
why-lose-or-substitute = Eine Scheibe geht, oder an ihrer Stelle ein Talent oder eine Handkarte.
why-no-competition-card = Hier werden nur Kampfkarten ausgelegt.
why-no-power = Diese Fähigkeit ist verbraucht oder gilt hier nicht.
why-no-target = Darauf lässt sich die Karte nicht richten.
why-no-site = Ein Wunder steht in einem Landgebiet, das du kontrollierst.
why-payment = Erst Scheiben, dann Talente, dann Karten; mindestens zwei Scheiben, und eine bleibt beim Wunder.
why-negation-does-not-fit = Diese Karte hebt jene nicht auf.
why-no-place = Dieser Platz der Reihenfolge steht dir nicht offen.
why-no-home = Ein Neuanfang braucht Land ohne Rivalen und siedelt neben seiner Heimat.
why-civilization-taken = Diese Zivilisation führt schon jemand anders.
why-civilization-not-here = Die ersten Scheiben dieser Zivilisation liegen hier nicht im Spiel, oder das Szenario hat andere Seiten.
why-learning = Im Lernspiel gibt es in der ersten Runde keine Wunder.
why-no-omens = Schlechte Vorzeichen treffen ein gebautes Wunder, das in dieser Runde noch seine Fähigkeit hat.
why-no-shield = Aquädukt, Kornspeicher und Große Mauern helfen nur dem, der sie hat, und nicht hiergegen.
why-no-loss-there = Dort ist der Verlust nicht möglich, oder die Gebiete werden in der Reihenfolge der Liste genannt.
why-no-choice = Das steht nicht zur Wahl.
why-not-in-that-hand = Diese Karte ist nicht auf dieser Hand.
why-not-looked-at = Diese Karte ist nicht unter den gezogenen.
why-no-challenge = Eine weiße Scheibe eröffnet einen Kampf nur in friedlich geteilten Gebieten: die der Minoer in Flachseen, die der Römer in Epoche IV an Land.
why-not-dominated = Feindliche Scheiben entfernst du aus einer Flachsee mit eigener Scheibe, wenn du alle ihre Küsten kontrollierst.
why-too-many = Dafür reichen die Talente nicht.
why-not-by-event = Das Ereignis der Epoche lässt das nicht zu.
why-no-invasion = Dorthin können die Barbaren nicht kommen.
why-no-ride = Bis zu zwei Reiter ziehen in benachbarte Landgebiete, die leer sind oder die du kontrollierst; eine Scheibe bleibt.
why-no-road = Gepflasterte Straßen führen durch Land, das du kontrollierst, in ein Gebiet mit Platz.
why-civilization-not-free = Diese Zivilisation war schon in diesem Spiel, oder ihr Heimatgebiet ist nicht im Spiel.

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
    .in = in Keltiberien
    .from = aus Keltiberien
    .into = nach Keltiberien
area-lusitania = Lusitanien
    .in = in Lusitanien
    .from = aus Lusitanien
    .into = nach Lusitanien
area-tartessos = Tartessos
    .in = in Tartessos
    .from = aus Tartessos
    .into = nach Tartessos
area-saguntum = Sagunt
    .in = in Sagunt
    .from = aus Sagunt
    .into = nach Sagunt
area-emporion = Emporion
    .in = in Emporion
    .from = aus Emporion
    .into = nach Emporion
area-gaul = Gallien
    .in = in Gallien
    .from = aus Gallien
    .into = nach Gallien
area-aquitania = Aquitanien
    .in = in Aquitanien
    .from = aus Aquitanien
    .into = nach Aquitanien
area-massalia = Massilia
    .in = in Massilia
    .from = aus Massilia
    .into = nach Massilia
area-helvetia = Helvetien
    .in = in Helvetien
    .from = aus Helvetien
    .into = nach Helvetien
area-cisalpina = Cisalpina
    .in = in Cisalpina
    .from = aus Cisalpina
    .into = nach Cisalpina
area-liguria = Ligurien
    .in = in Ligurien
    .from = aus Ligurien
    .into = nach Ligurien
area-etruria = Etrurien
    .in = in Etrurien
    .from = aus Etrurien
    .into = nach Etrurien
area-rome = Rom
    .in = in Rom
    .from = aus Rom
    .into = nach Rom
area-apulia = Apulien
    .in = in Apulien
    .from = aus Apulien
    .into = nach Apulien
area-bruttium = Bruttium
    .in = in Bruttium
    .from = aus Bruttium
    .into = nach Bruttium
area-balearics = Balearen
    .in = auf den Balearen
    .from = von den Balearen
    .into = auf die Balearen
area-corsica = Korsika
    .in = auf Korsika
    .from = von Korsika
    .into = nach Korsika
area-sardinia = Sardinien
    .in = auf Sardinien
    .from = von Sardinien
    .into = nach Sardinien
area-sicily = Sizilien
    .in = auf Sizilien
    .from = von Sizilien
    .into = nach Sizilien
area-tingis = Tingis
    .in = in Tingis
    .from = aus Tingis
    .into = nach Tingis
area-mauretania = Mauretanien
    .in = in Mauretanien
    .from = aus Mauretanien
    .into = nach Mauretanien
area-gaetulia = Gaetulien
    .in = in Gaetulien
    .from = aus Gaetulien
    .into = nach Gaetulien
area-numidia = Numidien
    .in = in Numidien
    .from = aus Numidien
    .into = nach Numidien
area-carthage = Karthago
    .in = in Karthago
    .from = aus Karthago
    .into = nach Karthago
area-byzacium = Byzacium
    .in = in Byzacium
    .from = aus Byzacium
    .into = nach Byzacium
area-tripolitania = Tripolitanien
    .in = in Tripolitanien
    .from = aus Tripolitanien
    .into = nach Tripolitanien
area-garamantia = Garamantien
    .in = in Garamantien
    .from = aus Garamantien
    .into = nach Garamantien
area-cyrenaica = Kyrenaika
    .in = in der Kyrenaika
    .from = aus der Kyrenaika
    .into = in die Kyrenaika
area-pannonia = Pannonien
    .in = in Pannonien
    .from = aus Pannonien
    .into = nach Pannonien
area-illyria = Illyrien
    .in = in Illyrien
    .from = aus Illyrien
    .into = nach Illyrien
area-moesia = Mösien
    .in = in Mösien
    .from = aus Mösien
    .into = nach Mösien
area-epirus = Epirus
    .in = im Epirus
    .from = aus dem Epirus
    .into = in den Epirus
area-macedonia = Makedonien
    .in = in Makedonien
    .from = aus Makedonien
    .into = nach Makedonien
area-thrace = Thrakien
    .in = in Thrakien
    .from = aus Thrakien
    .into = nach Thrakien
area-attica = Attika
    .in = in Attika
    .from = aus Attika
    .into = nach Attika
area-mycenae = Mykene
    .in = in Mykene
    .from = aus Mykene
    .into = nach Mykene
area-minos = Minos
    .in = in Minos
    .from = aus Minos
    .into = nach Minos
area-rhodes = Rhodos
    .in = auf Rhodos
    .from = von Rhodos
    .into = nach Rhodos
area-cyprus = Zypern
    .in = auf Zypern
    .from = von Zypern
    .into = nach Zypern
area-troy = Troja
    .in = in Troja
    .from = aus Troja
    .into = nach Troja
area-bithynia = Bithynien
    .in = in Bithynien
    .from = aus Bithynien
    .into = nach Bithynien
area-pontus = Pontos
    .in = in Pontos
    .from = aus Pontos
    .into = nach Pontos
area-phrygia = Phrygien
    .in = in Phrygien
    .from = aus Phrygien
    .into = nach Phrygien
area-ionia = Ionien
    .in = in Ionien
    .from = aus Ionien
    .into = nach Ionien
area-lycia = Lykien
    .in = in Lykien
    .from = aus Lykien
    .into = nach Lykien
area-hatti = Hatti
    .in = in Hatti
    .from = aus Hatti
    .into = nach Hatti
area-cilicia = Kilikien
    .in = in Kilikien
    .from = aus Kilikien
    .into = nach Kilikien
area-al_mina = Al Mina
    .in = in Al Mina
    .from = aus Al Mina
    .into = nach Al Mina
area-phoenicia = Phönizien
    .in = in Phönizien
    .from = aus Phönizien
    .into = nach Phönizien
area-palmyra = Palmyra
    .in = in Palmyra
    .from = aus Palmyra
    .into = nach Palmyra
area-canaan = Kanaan
    .in = in Kanaan
    .from = aus Kanaan
    .into = nach Kanaan
area-sinai = Sinai
    .in = auf dem Sinai
    .from = vom Sinai
    .into = auf den Sinai
area-nile_delta = Nildelta
    .in = im Nildelta
    .from = aus dem Nildelta
    .into = ins Nildelta
area-egypt = Ägypten
    .in = in Ägypten
    .from = aus Ägypten
    .into = nach Ägypten
area-kush = Kusch
    .in = in Kusch
    .from = aus Kusch
    .into = nach Kusch
area-libya = Libyen
    .in = in Libyen
    .from = aus Libyen
    .into = nach Libyen
area-sea_pillars = Säulen des Herakles
    .in = bei den Säulen des Herakles
    .from = von den Säulen des Herakles
    .into = zu den Säulen des Herakles
area-sea_iberian = Iberisches Meer
    .in = im Iberischen Meer
    .from = aus dem Iberischen Meer
    .into = ins Iberische Meer
area-sea_gallic = Gallisches Meer
    .in = im Gallischen Meer
    .from = aus dem Gallischen Meer
    .into = ins Gallische Meer
area-sea_ligurian = Ligurisches Meer
    .in = im Ligurischen Meer
    .from = aus dem Ligurischen Meer
    .into = ins Ligurische Meer
area-sea_sardinian = Sardisches Meer
    .in = im Sardischen Meer
    .from = aus dem Sardischen Meer
    .into = ins Sardische Meer
area-sea_tyrrhenian = Tyrrhenisches Meer
    .in = im Tyrrhenischen Meer
    .from = aus dem Tyrrhenischen Meer
    .into = ins Tyrrhenische Meer
area-sea_punic = Punisches Meer
    .in = im Punischen Meer
    .from = aus dem Punischen Meer
    .into = ins Punische Meer
area-sea_lesser_syrtis = Kleine Syrte
    .in = in der Kleinen Syrte
    .from = aus der Kleinen Syrte
    .into = in die Kleine Syrte
area-sea_adriatic = Adriatisches Meer
    .in = im Adriatischen Meer
    .from = aus dem Adriatischen Meer
    .into = ins Adriatische Meer
area-sea_ionian = Ionisches Meer
    .in = im Ionischen Meer
    .from = aus dem Ionischen Meer
    .into = ins Ionische Meer
area-sea_sidra = Golf von Sidra
    .in = im Golf von Sidra
    .from = aus dem Golf von Sidra
    .into = in den Golf von Sidra
area-sea_libyan = Libysches Meer
    .in = im Libyschen Meer
    .from = aus dem Libyschen Meer
    .into = ins Libysche Meer
area-sea_egyptian = Ägyptisches Meer
    .in = im Ägyptischen Meer
    .from = aus dem Ägyptischen Meer
    .into = ins Ägyptische Meer
area-sea_phoenician = Phönizisches Meer
    .in = im Phönizischen Meer
    .from = aus dem Phönizischen Meer
    .into = ins Phönizische Meer
area-sea_cilician = Kilikisches Meer
    .in = im Kilikischen Meer
    .from = aus dem Kilikischen Meer
    .into = ins Kilikische Meer
area-sea_thracian = Thrakisches Meer
    .in = im Thrakischen Meer
    .from = aus dem Thrakischen Meer
    .into = ins Thrakische Meer
area-sea_aegean = Ägäisches Meer
    .in = im Ägäischen Meer
    .from = aus dem Ägäischen Meer
    .into = ins Ägäische Meer
area-sea_cretan = Kretisches Meer
    .in = im Kretischen Meer
    .from = aus dem Kretischen Meer
    .into = ins Kretische Meer
area-sea_rhodian = Rhodisches Meer
    .in = im Rhodischen Meer
    .from = aus dem Rhodischen Meer
    .into = ins Rhodische Meer
area-sea_euxine = Schwarzes Meer
    .in = im Schwarzen Meer
    .from = aus dem Schwarzen Meer
    .into = ins Schwarze Meer
area-deep_central = Zentrale Tiefsee
    .in = in der Zentralen Tiefsee
    .from = aus der Zentralen Tiefsee
    .into = in die Zentrale Tiefsee
area-deep_eastern = Östliche Tiefsee
    .in = in der Östlichen Tiefsee
    .from = aus der Östlichen Tiefsee
    .into = in die Östliche Tiefsee

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

civilization-carthaginians-text = Je einmal in jeder Kampfphase 1 weiße Scheibe: in einem Kampf im Heimatgebiet, in einem weiteren zu Lande und in einem zur See.
civilization-gauls-text = Je einmal in jeder Kampfphase: 1 weiße Scheibe in einem Kampf und 1 Scheibe der eigenen Farbe aus dem Vorrat in einem anderen. Zu Beginn jeder Kampfphase 1 Talent.
civilization-egyptians-text = Zuwachs: 1 Scheibe mehr bei Kontrolle über alle drei Nilgebiete (Nildelta, Ägypten, Kusch), 2 mit einer Stadt in jedem davon; 1 Talent mit einer Stadt am Nil.
civilization-celt_iberians-text = Zuwachs: 1 Scheibe mehr; 1 Talent bei Kontrolle über ein Gebiet Iberiens, oder 2 mit einer Stadt im Heimatgebiet.
civilization-phoenicians-text = Zugang zu Tiefseen. Zuwachs: 1 Scheibe mehr, die auf See kommen muss. Einmal je Kartenphase vor der Aktion: 1 Handkarte abwerfen, 2 ziehen, 1 behalten. Wertung: 1 Siegpunkt je vier Seegebiete mit eigenen Scheiben.
civilization-mycenaeans-text = Einmal je Kampfphase: je 1 weiße Scheibe in bis zu zwei Kämpfen zu Lande. Die erste Beute der Phase bringt 1 weiteres Talent.
civilization-trojans-text = Je einmal in jeder Kampfphase 1 weiße Scheibe: in einem Kampf in Troja und in einem weiteren zu Lande. Stehen 2 oder mehr trojanische Scheiben in Troja, können Karten sie dort nicht entfernen und keine Barbaren hineinbringen; nur der Verräter kann es.
civilization-mauretanians-text = Zuwachs: 1 Scheibe mehr; 1 Talent bei Kontrolle über ein Landgebiet am Südrand. Einmal je Kampfphase: 1 weiße Scheibe in einem Kampf zu Lande.
civilization-minoans-text = Zugang zu Tiefseen. Einmal je Kampfphase: je 1 weiße Scheibe in jedem Kampf in einer Flachsee am Heimatgebiet und in bis zu zwei weiteren; in einer geteilten See darf sie einen Kampf auslösen. Wertung: 1 Siegpunkt je vier Seegebiete, in denen nur eigene Scheiben stehen.
civilization-romans-text = Zuwachs: mit einer Stadt in Rom oder daneben wahlweise 2 Scheiben mehr oder 1 Karte, sonst 1 Scheibe mehr. Einmal je Kampfphase: bis zu 3 weiße Scheiben, 1 je Kampf, in Rom oder angrenzenden Gebieten. In Epoche IV dürfen zwei davon stattdessen in jedes Landgebiet, auch um in einem geteilten einen Kampf zu eröffnen.
wonder-W01-text = Einmal je Kampfphase, in einem Kampf mit eigenen Scheiben: 1 Scheibe der eigenen Farbe aus dem Vorrat und 1 weiße Scheibe.
wonder-W02-text = Nimm in deinem Zuwachsschritt 2 Scheiben mehr.
wonder-W03-text = Ziehe in deinem Nachziehschritt 1 Karte mehr; danach darfst du 1 Karte für 1 Talent abwerfen.
wonder-W04-text = Bringt im Wertungsschritt { $vp_per_tally ->
        [one] 1 Siegpunkt
       *[other] { $vp_per_tally } Siegpunkte
    } und 1 weiteren.
wonder-W05-text = Steht die neue Spielerreihenfolge fest, darfst du darin einen beliebigen Platz einnehmen; die anderen behalten ihre Folge.
wonder-W06-text = Du darfst Scheiben in Tiefseen setzen. Mit Scheiben in mindestens einem Seegebiet nimmst du in deinem Zuwachsschritt 1 Scheibe mehr.
wonder-W07-text = Einmal je Runde bleibt dir der Verlust einer Scheibe durch eine Karte erspart. In einem Kampf im Gebiet dieses Wunders: 1 weiße Scheibe.
wonder-W08-text = Dein Handkartenlimit ist 7. Ziehe in deinem Nachziehschritt 1 Karte mehr.
wonder-W09-text = Einmal je Kampfphase, in einem Kampf zur See mit eigenen Scheiben: 2 weiße Scheiben.
wonder-W10-text = Du erhältst in deinem Zuwachsschritt 1 Talent.
wonder-W11-text = Einmal je Runde erhältst du für Beute 1 weiteren Siegpunkt.
wonder-W12-text = Karten von Rivalen können deine Scheiben aus dem Gebiet dieses Wunders nicht entfernen.
card-1-text = Wähle zwei benachbarte Landgebiete. Aus jedem wird 1 Scheibe einer Farbe entfernt, die du nennst, auch von Barbaren.
card-2-text = Wähle ein Landgebiet: 2 Scheiben einer Farbe werden daraus entfernt, dann 1 Scheibe einer Farbe aus einem benachbarten Landgebiet.
card-3-text = Wähle eine Flachsee. Bis zu drei angrenzende Landgebiete verlieren je 1 Scheibe einer Farbe.
card-4-text = Wähle eine Stadt einer beliebigen Zivilisation. Diese verliert dort 1 Scheibe und je 1 in bis zu zwei benachbarten Landgebieten.
card-5-text = Wähle einen Rivalen. Er entfernt je 1 Scheibe aus zwei verschiedenen Landgebieten seiner Wahl, in denen er mindestens 2 hat; aus weniger, wenn er nicht so viele hat.
card-6-text =
    { $disks ->
        [one] 1 weiße Scheibe
       *[other] { $disks } weiße Scheiben
    } in diesem Kampf und sofort je 1 in bis zu drei weiteren umkämpften Gebieten, Land oder See, die noch nicht ausgetragen sind und eigene Scheiben enthalten.
card-7-text =
    { $disks ->
        [one] Setze je 1 Scheibe
       *[other] Setze je { $disks } Scheiben
    } in { $areas } verschiedene Landgebiete ein, in denen du schon Scheiben hast.
card-8-text = Lege diese Karte vor einen Rivalen. In seinem nächsten Zuwachsschritt nimmt er 2 Scheiben weniger, aber nie weniger als 3.
card-9-text = Wähle bis zu drei zusammenhängende Landgebiete. Je eine Siedlung darin verliert 1 Scheibe.
card-10-text = Wähle ein Landgebiet an einer Flachsee. 2 Scheiben einer Farbe werden vom Land entfernt und 1 Scheibe einer Farbe aus einer angrenzenden Flachsee.
card-11-text = Wähle eine Stadt einer beliebigen Zivilisation. Sie verliert 2 Scheiben.
card-12-text = Wähle eine Flachsee oder zwei benachbarte. Jede verliert 1 Scheibe einer Farbe, die du nennst.
card-13-text = Wähle eine Stadt einer beliebigen Zivilisation. Diese verliert dort 1 Scheibe und je 1 in jedem benachbarten Landgebiet, in dem sie welche hat.
card-14-text = Wähle ein Landgebiet mit Scheiben irgendeiner Zivilisation. Setze dort 1 eigene Scheibe ein und je 1 in jedes benachbarte Landgebiet, ob du dort stehst oder nicht.
card-15-text = Wähle eine Flachsee mit Scheiben eines Rivalen, in der oder neben der eigene stehen. Er verliert dort 1 Scheibe und gibt dir 1 Talent, wenn er eines hat.
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
    { $areas ->
        [one] Setze 1 Scheibe in ein Gebiet ein, das
       *[other] Setze { $areas } Scheiben, zusammen oder getrennt, in Gebiete ein, die
    } an Gebiete mit eigenen Scheiben { $areas ->
        [one] grenzt
       *[other] grenzen
    }, zu Lande oder zur See. { $talents ->
        [one] Du erhältst 1 Talent.
       *[other] Du erhältst { $talents } Talente.
    }
card-19-text = Nenne ein gebautes Wunder. Seine Fähigkeit wirkt bis zum Ende dieser Runde nicht; seinen Siegpunkt bringt es trotzdem.
card-20-text =
    { $disks ->
        [one] Setze 1 Scheibe
       *[other] Setze { $disks } Scheiben
    } in ein Landgebiet ein, das du kontrollierst. { $talents ->
        [one] Du erhältst 1 Talent.
       *[other] Du erhältst { $talents } Talente.
    }
card-21-text = Bleibt liegen. In jedem deiner Zuwachsschritte erhältst du 1 Talent, wenn du eine Stadt hast.
card-22-text = Bleibt liegen. In jedem Nachziehschritt ziehst du nach den gewöhnlichen Karten 3 weitere, behältst 1 und wirfst 2 ab.
card-23-text = Setze 1 Scheibe in eine Tiefsee ein, die an ein Gebiet mit eigenen Scheiben grenzt, dann 1 in eine Flachsee, die an diese Tiefsee grenzt.
card-24-text = Wähle einen Rivalen und bis zu fünf zusammenhängende Landgebiete mit seinen Scheiben. In jedem verliert er 1.
card-25-text = Die Zivilisation mit den meisten Städten verliert so viele Siegpunkte, wie sie Städte hat; unter mehreren wählst du. Jeder Punkt lässt sich mit 1 Talent oder 1 Handkarte abwenden.
card-26-text = Bleibt für deine nächsten zwei Zuwachsschritte liegen. Wähle jedes Mal: 2 Scheiben mehr oder 1 Talent und 1 Siegpunkt.
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
card-30-text = Bleibt liegen. Einmal je Runde bleibt dir ein Verlust durch eine Naturkatastrophe erspart.
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
    } in eine Flachsee ein, in der eine andere Zivilisation Scheiben hat.
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
card-35-text = Setze je 1 Scheibe in bis zu drei Flachseen ein, die eine Kette bilden. In oder neben der ersten stehen eigene Scheiben.
card-36-text =
    { $disks ->
        [one] Setze 1 Scheibe
       *[other] Setze { $disks } Scheiben
    } in ein Landgebiet ohne Scheiben ein, das an ein Seegebiet mit eigenen Scheiben grenzt.
card-37-text = Bewege bis zu 4 eigene Scheiben zu Lande, jede in ein Landgebiet neben dem, das sie verlässt.
card-38-text = Nimm beim Neuordnen der Reihenfolge einen beliebigen Platz in der neuen Reihenfolge ein; oder hebe eine eben gespielte Religionskarte auf.
card-39-text = Wähle eine Stadt eines Rivalen außerhalb seines Heimatgebiets. Sie verliert 2 Scheiben, und 1 Barbarenscheibe kommt hinein.
card-40-text = Wähle einen Rivalen. 2 Barbarenscheiben kommen in eine seiner Städte oder je 1 in zwei.
card-41-text = Wähle einen Rivalen. Er wirft eine Investition ab, die du nennst, oder 2 Handkarten seiner Wahl; er entscheidet, was von beidem.
card-42-text = Wähle ein Landgebiet neben eigenen Scheiben, in dem ein Rivale 1 oder 2 Scheiben hat. 1 davon geht, ohne Ersatz, und 1 eigene kommt.
card-43-text = Sieh die Hand eines Rivalen an, nimm 1 Karte daraus und gib ihm dann 1 deiner Karten.
card-44-text = Hebe eine eben gespielte politische Karte auf.
card-45-text = Wähle eine andere Zivilisation in diesem Kampf. Alle ihre Scheiben hier werden entfernt, eigene und weiße, ohne Ersatz. Nicht im Heimatgebiet einer mitspielenden Zivilisation, außer in Troja.
card-46-text = Ziehe 2 Karten.
card-47-text = Sieh die obersten 5 Karten des Nachziehstapels an, lege sie in beliebiger Reihenfolge zurück und ziehe 1 Karte.
card-48-text = Baue ein Wunder für 3 statt 5 Ressourcen, davon mindestens 2 Scheiben vom Spielplan. Es ist dein eines Wunder in dieser Runde.
card-49-text = Wähle bis zu zwei Landgebiete mit Scheiben von Rivalen, in denen oder neben denen eigene stehen. In jedem geht 1 Scheibe eines Rivalen; verlässt sie das Gebiet wirklich, kommt 1 eigene.
card-50-text = Du erhältst 1 Talent für jeden Rivalen, der dein Nachbar ist, mindestens 1, höchstens 3.
card-51-text =
    Du verlierst 1 Siegpunkt. { $disks ->
        [one] Setze je 1 Scheibe
       *[other] Setze je { $disks } Scheiben
    } in bis zu { $areas } Landgebiete ein, die eigene Scheiben enthalten oder an eine deiner Städte grenzen.
card-52-text =
    { $disks ->
        [one] 1 weiße Scheibe
       *[other] { $disks } weiße Scheiben
    } in diesem Kampf zur See.
card-53-text =
    { $disks ->
        [one] 1 weiße Scheibe
       *[other] { $disks } weiße Scheiben
    } in diesem Kampf zu Lande.
card-54-text = Zu Lande: Ein Gegner mit 3 oder mehr Scheiben hier verliert 1 Scheibe seiner Farbe, ohne Ersatz.
card-55-text =
    { $disks ->
        [one] 1 weiße Scheibe
       *[other] { $disks } weiße Scheiben
    } in diesem Kampf zu Lande und sofort 1 in einem weiteren umkämpften Landgebiet, das noch nicht ausgetragen ist und eigene Scheiben enthält.
card-56-text = Bevor das Wegnehmen beginnt, verliert ein Gegner deiner Wahl hier 1 Scheibe.
card-57-text = Zu Lande: 1 weiße Scheibe je zwei Scheiben deiner Farbe hier, aufgerundet, höchstens 2.
card-58-text =
    Zu Lande: { $disks ->
        [one] 1 weiße Scheibe
       *[other] { $disks } weiße Scheiben
    }. Die erste Scheibe, die du in diesem Kampf entfernen müsstest, bleibt.
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
    } in diesem Kampf und sofort je 1 in jedem weiteren umkämpften Gebiet, Land oder See, das noch nicht ausgetragen ist und eigene Scheiben enthält.
card-62-text = Zu Lande: 2 weiße Scheiben, wenn dies dein Heimatgebiet ist oder du hier mit 3 oder mehr eigenen Scheiben begonnen hast, sonst 1.
card-63-text = Zur See: Bevor das Wegnehmen beginnt, verliert jeder Gegner hier 1 Scheibe.
card-64-text = Zahle beim Aufdecken 1, 2 oder 3 Talente. Du erhältst ebenso viele weiße Scheiben und 1 dazu.
card-65-text = Zu Lande: Bis zu 2 weiße Scheiben eines Gegners werden entfernt; hat er keine, verliert er 1 eigene.
card-66-text = Hebe eine eben gespielte Religionskarte auf.
card-67-text = Hebe eine eben gespielte Naturkatastrophe auf.
card-68-text = Hebe eine beliebige eben gespielte Aktionskarte auf.
card-69-text = Hebe eine eben gespielte oder aufgedeckte große Persönlichkeit auf: Aktions-, Kampf- oder Aufhebungskarte.
card-70-text = Hebe eine eben aufgedeckte Kampfkarte in einem Kampf auf, in dem du Scheiben hast.
card-71-text = Hebe eine eben gespielte Wirtschaftskarte oder Investition auf.
card-72-text = Eine eben gespielte Karte berührt deine Scheiben, Talente, Handkarten und Siegpunkte nicht; für alle anderen wirkt sie wie gewohnt.
card-73-text = Hebe eine eben gespielte Aufhebungskarte auf; die Karte, der sie galt, wirkt wie gewohnt.
card-74-text = Zur See: 1 weiße Scheibe, oder 2, wenn du ein Landgebiet an diesem Seegebiet kontrollierst.
card-75-text =
    { $disks ->
        [one] 1 weiße Scheibe
       *[other] { $disks } weiße Scheiben
    } in diesem Kampf zur See und sofort 1 in einem weiteren umkämpften Seegebiet, das noch nicht ausgetragen ist und eigene Scheiben enthält.
card-76-text =
    { $disks ->
        [one] Setze 1 Scheibe
       *[other] Setze { $disks } Scheiben
    } in eine Flachsee ein, die an ein Landgebiet grenzt, das du kontrollierst.
card-77-text =
    { $disks ->
        [one] Setze je 1 Scheibe
       *[other] Setze je { $disks } Scheiben
    } in bis zu { $areas } Flachseen ein, in denen du schon Scheiben hast. { $talents ->
        [one] Du erhältst 1 Talent.
       *[other] Du erhältst { $talents } Talente.
    }
card-78-text = Bleibt liegen. In jedem deiner Zuwachsschritte nimmst du 1 Scheibe mehr, wenn du in zwei oder mehr Flachseen Scheiben hast.
card-79-text = Du erhältst 1 Talent je zwei eigene Städte an der Küste, mindestens 1, höchstens 3.
card-80-text =
    { $disks ->
        [one] Setze 1 Scheibe
       *[other] Setze { $disks } Scheiben
    } in ein Landgebiet an der Küste ein, das du kontrollierst. { $talents ->
        [one] Du erhältst 1 Talent.
       *[other] Du erhältst { $talents } Talente.
    }
card-81-text = Bleibt liegen. Hungersnot, Dürre und Heuschreckenplage treffen dich nicht. Du darfst diese Karte abwerfen, statt 1 Scheibe zu entfernen.
card-82-text = Bleibt liegen. Am Ende jedes deiner Einsatzschritte darfst du bis zu 2 eigene Scheiben zwischen Landgebieten bewegen, die eine Kette von dir kontrollierter Landgebiete verbindet.
card-83-text = Du erhältst 2 Talente, oder 3 mit einer Scheibe in einem Landgebiet am Westrand oder in den Säulen des Herakles.
card-84-text = Wähle einen Rivalen mit mehr Siegpunkten als du. Er gibt dir 1 Talent; hat er keines, eine zufällige Handkarte; hat er beides nicht, verliert er 1 Siegpunkt.
card-85-text = Wähle einen Rivalen mit 2 oder mehr Talenten in der Schatzkammer. Er verliert die Hälfte davon, aufgerundet.
card-86-text = Wähle einen Rivalen mit einer Stadt. Er zahlt 2 Talente, oder er entfernt je 1 Scheibe aus zwei seiner Städte oder aus seiner einzigen.
card-87-text = Setze 2 Barbarenscheiben in ein Landgebiet ein, das am Rand liegt, Barbaren enthält oder an Barbaren grenzt.
card-88-text = Wähle einen Rivalen mit einem Talent und ein Landgebiet mit seinen Scheiben außerhalb seines Heimatgebiets. Dorthin kommen 3 Barbarenscheiben, oder nur 1, wenn er 1 Talent zahlt.
card-89-text = Wähle ein gebautes Wunder und drehe es um: Es ist verschüttet.
card-90-text = Drehe ein verschüttetes Wunder wieder auf. Kontrollierst du sein Gebiet, wirst du sein Besitzer und erhältst 1 Siegpunkt. Ist kein Wunder verschüttet, erhältst du 1 Talent.
card-91-text =
    { $disks ->
        [one] Setze je 1 Scheibe
       *[other] Setze je { $disks } Scheiben
    } in bis zu { $areas } deiner Städte ein. Du erhältst 1 Siegpunkt, wenn du ein offenes Wunder besitzt.
card-92-text = Versetze bis zu 3 eigene Scheiben von beliebigen Gebieten in ein Landgebiet, das du kontrollierst und das dein Heimatgebiet ist oder ein Wunder enthält.
card-93-text = Wähle einen Rivalen, der ein Wunder besitzt oder in seinem Heimatgebiet eine Stadt hat. Er verliert 1 Siegpunkt und dort 1 Scheibe; den Ort von beiden wählst du.
card-94-text =
    1 Scheibe der eigenen Farbe aus deinem Vorrat und { $disks ->
        [one] 1 weiße Scheibe
       *[other] { $disks } weiße Scheiben
    } in diesem Kampf.
card-95-text = Entferne 1 eigene Scheibe vom Spielplan, ohne Ersatz. Dann ziehe 2 Karten, oder du erhältst 2 Talente.
card-96-text = Wirf beliebig viele Handkarten ab und ziehe ebenso viele und 1 dazu.
card-97-text = Die Zivilisation mit den wenigsten Siegpunkten wählt ein Landgebiet am Nordrand. Dort und in jedem benachbarten Landgebiet kommen Barbaren hinzu, bis 4 darin stehen.
card-98-text = Die Zivilisation mit den wenigsten Siegpunkten wählt ein Landgebiet am Ostrand. Dort und in jedem benachbarten Landgebiet kommen Barbaren hinzu, bis 4 darin stehen.
card-99-text = Die Zivilisation mit den wenigsten Siegpunkten wählt ein Landgebiet am Südrand. Dort und in jedem benachbarten Landgebiet kommen Barbaren hinzu, bis 4 darin stehen.
card-100-text = Die Zivilisation mit den wenigsten Siegpunkten wählt eine Flachsee. Dort und in jeder benachbarten Flachsee kommen Barbaren hinzu, bis 2 darin stehen, dann in einem Landgebiet an der ersten See, bis 4 dort stehen.
card-101-text = Jede Zivilisation wirft alle Handkarten ab; dann zieht in Spielerreihenfolge jede 4 Karten.
card-102-text = In jede Tiefsee kommt 1 Barbarenscheibe. Jede Zivilisation mit einer Scheibe in einem Gebiet an einer Tiefsee erhält 2 Talente.
card-103-text = Der Ablagestapel wird in den Nachziehstapel gemischt. Vor dem nächsten plötzlichen Ende dieser Epoche werden zwei Karten gezogen; die Epoche endet, wenn eine davon die Ziffer trägt.

## Am Terminal

phase-growth = Wachstumsphase
phase-card = Kartenphase
phase-competition = Kampfphase
phase-reckoning = Abrechnung
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
inner-sea-columns = in Zugreihenfolge|Punkte|Städte|Talente|Bereit|Vorrat|Karten
inner-sea-turn =
    { $turn ->
        [0] Epoche { $epoch } von { $last }, vor der ersten Runde. Karten im Stapel: { $deck }.
       *[other] Epoche { $epoch } von { $last }, Runde { $turn }, { $phase }. Karten im Stapel: { $deck }.
    }
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
inner-sea-competition = Kampf { $area-in }. Karten: { $cards }.
inner-sea-laid = { $who } { $card }
inner-sea-face-down = verdeckt
inner-sea-player = { $who }: Siegpunkte { $vp }, Städte { $cities }, Talente { $talents }, Beute { $loot }, Scheiben in der Bereitschaft { $ready }, im Vorrat { $stock }, Karten { $cards }, Investitionen: { $investments }.
inner-sea-hand = Hand von { $who }: { $cards }.
inner-sea-card = { $card }: { $text }

## Am Tisch im Browser

web-inner-sea-headline =
    { $turn ->
        [0] { $epoch } · vor der ersten Runde
       *[other] { $epoch } · Runde { $turn } · { $phase }
    }
web-inner-sea-round = { $epoch } · Runde { $turn }
web-inner-sea-epochs = Epochen
web-inner-sea-turns = Runden dieser Epoche
web-inner-sea-turn = Runde { $n }
web-inner-sea-phases = Phasen
web-inner-sea-order = Zugreihenfolge
web-inner-sea-chip = { $civ }: Siegpunkte { $vp }, Städte { $cities }
web-inner-sea-deck = Karten im Stapel: { $deck }, auf der Ablage: { $discard }
inner-sea-sudden-death =
    { $cards ->
        [one] { $n ->
            [one] Plötzliches Ende: Die Epoche endet mit dieser Runde, wenn die Nummer der gezeigten Karte eine 2 enthält.
           *[other] Plötzliches Ende: Die Epoche endet mit dieser Runde, wenn die Nummer der gezeigten Karte eine 2 oder eine 3 enthält.
        }
       *[other] { $n ->
            [one] Plötzliches Ende mit zwei Karten: Die Epoche endet mit dieser Runde, wenn eine der Nummern eine 2 enthält.
           *[other] Plötzliches Ende mit zwei Karten: Die Epoche endet mit dieser Runde, wenn eine der Nummern eine 2 oder eine 3 enthält.
        }
    }
inner-sea-safe-turn = In dieser Runde gibt es kein plötzliches Ende.
inner-sea-last-turn = Mit dieser Runde endet die Epoche.
inner-sea-no-sudden-death = In diesem Szenario gibt es kein plötzliches Ende.
inner-sea-points = Siegpunkte
inner-sea-points-extra = Zusätzliche Zivilisationen
web-inner-sea-cities = Städte
web-inner-sea-talents = Talente
web-inner-sea-loot = Beutefeld
web-inner-sea-ready = Bereitschaft
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
        [silenced] { $wonder }, in dieser Runde ohne Wirkung (Besitz: { $who })
       *[built] { $wonder } (Besitz: { $who })
    }
web-inner-sea-reconstructed = Offenes Buch: Zumindest ein Teil davon ist von uns rekonstruiert.
web-inner-sea-card-line = Nr. { $number }, { $type }, { $kinds }
web-inner-sea-class-action = Aktionskarte
web-inner-sea-class-competition = Kampfkarte
web-inner-sea-class-negation = Aufhebungskarte
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
web-inner-sea-shallow-sea = Flachsee
web-inner-sea-deep-sea = Tiefsee
web-inner-sea-not-in-play = Nicht im Spiel.
web-inner-sea-empty = leer
web-inner-sea-contested = Umkämpft
web-inner-sea-home = Heimatgebiet: { $civ }
web-inner-sea-home-area = Heimatgebiet: { $area }
web-inner-sea-edges = Am Kartenrand: { $edges }
web-inner-sea-edge-N = Norden
web-inner-sea-edge-E = Osten
web-inner-sea-edge-S = Süden
web-inner-sea-edge-W = Westen
web-inner-sea-near = Benachbart: { $areas }
web-inner-sea-tray = Wähle eine Karte
web-inner-sea-contest = Kampf: { $area }
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
web-inner-sea-step-looting = Beute
web-inner-sea-level =
    { $n ->
        [one] Alle mit einer Scheibe entfernen sie.
       *[other] Alle mit { $n } Scheiben entfernen eine.
    }
inner-sea-part-committing = Kampfkarten werden verdeckt gelegt.
inner-sea-part-revealing = Die Karten werden aufgedeckt.
inner-sea-part-hiring = Söldner werden bezahlt.
inner-sea-part-negating = Aufgedeckte Karten dürfen aufgehoben werden.
inner-sea-part-by-wonder = Wunder wirken.
inner-sea-part-by-power = Fähigkeiten wirken.
inner-sea-part-by-card = Karten wirken.
inner-sea-part-removing = Scheiben werden entfernt.
inner-sea-part-looting = Beute wird genommen.
inner-sea-part-riding = Die Reiterei darf weiterziehen.

## Was ein Platz zählen darf

group-action = Aktionskarten
group-competition = Kampfkarten
group-negation = Aufhebungskarten
group-investment = Investitionen
group-event = Ereignisse
group-wonders = Wunder
group-civilizations = Zivilisationen
place-top = oben auf dem Stapel
place-display = Auslage: { $civ }
place-civ-hand = Hand: { $civ }
place-available = noch zu bauen

## Das geführte erste Spiel

lesson-welcome = Willkommen bei Inner Sea, wo antike Zivilisationen sich Scheibe für Scheibe rund ums Mittelmeer ausbreiten. Das ist das Szenario um Hannibal, eine einzige Epoche: Du bist Rom, und Bot 2 ist Karthago.
lesson-stacks = Zu Lande ist eine Scheibe ein Lager, zwei sind eine Siedlung, drei oder mehr eine Stadt. Jede deiner Städte bringt am Ende jeder Runde einen Siegpunkt.
lesson-phases = Eine Runde hat vier Phasen: Wachstum, Karten, Kampf, Abrechnung. Diese Leiste zeigt, wo du bist und wer vor wem an der Reihe ist.
lesson-retire = Die Wachstumsphase beginnt. Du könntest Scheiben aus Lagern und Siedlungen in den Vorrat zurückgeben, aber du brauchst sie alle. Gib keine zurück.
lesson-acquire = Jetzt erhältst du Scheiben: eine je Siedlung, eine für einen benachbarten Rivalen und die deiner Fähigkeit. Eine Stadt in Rom oder daneben bringt dir zwei weitere, oder eine Karte. Nimm die Scheiben.
lesson-resettle = Jede Stadt kann der Bereitschaft eine Scheibe leihen, die dann anderswo eingesetzt wird. Rom und Etrurien sollen Städte bleiben, also nimm keine.
lesson-deploy = Fünf Scheiben warten in der Bereitschaft. Sie kommen in Gebiete, die du kontrollierst, und daneben. Die dritte Scheibe macht aus Bruttium eine Stadt.
lesson-undo = Ein falscher Klick schadet nicht. Hiermit nimmst du deine Entscheidungen zurück, solange niemand sonst gehandelt hat und nichts Verborgenes gezeigt wurde.
lesson-apulia = Noch eine für Apulien, und du hast vier Städte.
lesson-sicily = Jetzt über die Meerenge. Sizilien ist eine Siedlung von Karthago, gleich neben Bruttium. Lande dort mit deinen drei letzten Scheiben: Wo ihr beide steht und einer mit zwei oder mehr Scheiben, ist ein Gebiet umkämpft.
lesson-cards = Karthago ist anderswo gewachsen. In der Kartenphase spielt jeder reihum eine Karte, baut ein Wunder oder passt, bis alle gepasst haben. Diese Karten siehst nur du.
lesson-wonders = Ein Wunder kostet fünf Ressourcen, davon mindestens zwei Scheiben vom Spielplan, und bringt dann in jeder Wertung einen Siegpunkt, solange dort eine Scheibe von dir steht. Das hat Zeit.
lesson-prophet = Der Prophet gewinnt Seelen: Wo zu Lande Scheiben eines Rivalen bei deinen oder daneben stehen, geht eine, und eine von dir kommt. Spiel ihn.
lesson-convert = Wähle Sizilien. Karthago darf statt der Scheibe ein Talent oder eine Handkarte abgeben.
lesson-wine = Die Scheibe ist gegangen: vier von dir gegen eine. Karthago hat gepasst. Spiel Öl und Wein, das bringt noch eine Scheibe und ein Talent, also Geld.
lesson-settlement = Setz die Scheibe nach Cisalpina. Aus dem Lager wird eine Siedlung, und das heißt eine Scheibe mehr in der nächsten Wachstumsphase.
lesson-pass = Der Hinterhalt taugt nur für einen Kampf. Also passe.
lesson-ambush = In Sizilien beginnt der Kampf. Jede Seite darf eine Kampfkarte verdeckt auslegen. Karthago kann mit seiner Fähigkeit eine weiße Scheibe zu Hilfe holen, und der Hinterhalt vertreibt weiße Scheiben: Leg ihn aus.
lesson-removal = So kam es. Beim Entfernen nimmt dann zuerst vom Plan, wer nur eine Scheibe hat, und Sizilien gehört dir. Zu Lande lässt die Abrechnung drei Scheiben zu, darum ging deine vierte zurück.
lesson-tally = Die Wertung gab einen Siegpunkt je Stadt: fünf für dich, vier für Karthago.
lesson-draw = Dann ziehen alle: drei Karten und eine weitere je vier Städte. Für Talente gäbe es noch mehr Karten; behalte deine diesmal.
lesson-why = Zeig auf etwas, das nicht leuchtet, oder halte den Finger darauf: Der Tisch sagt dir, was es ist und warum du es gerade nicht wählen kannst.
lesson-rules = Hier stehen die Regeln: eine Seite zum Spielen und jede Regelstelle mit Suche. Die Textansicht, in derselben Reihe oder im Menü, erzählt die Stellung in Sätzen.
lesson-end = Die zweite Runde beginnt, und nach der Epoche gewinnt, wer die meisten Siegpunkte hat; bei Gleichstand entscheiden Städte, dann Wunder, dann Talente. Ab jetzt entscheidet Bot 2 selbst, und du auch. Karthago wird Sizilien zurückhaben wollen.

## Wovon der Trainer spricht

feature-points = Siegpunkte
neglected-points = Siegpunkte liegen gelassen
feature-tally-next = Punkte der nächsten Abrechnung
neglected-tally-next = Weniger in der nächsten Abrechnung
feature-tallies-later = Punkte späterer Abrechnungen
neglected-tallies-later = Weniger in späteren Abrechnungen
feature-talents = Talente
neglected-talents = Talente vernachlässigt
feature-cards = Handkarten
neglected-cards = Zu wenige Karten
feature-investments = Investitionen
neglected-investments = Investitionen vernachlässigt
feature-ready = Scheiben in Bereitschaft
neglected-ready = Scheiben nicht eingesetzt
feature-growth = Wachstum
neglected-growth = Wachstum vernachlässigt
feature-cities = Städte
neglected-cities = Städte vernachlässigt
feature-settlements = Siedlungen
neglected-settlements = Siedlungen vernachlässigt
feature-camps = Lager
neglected-camps = Lager vernachlässigt
feature-at-sea = Scheiben auf See
neglected-at-sea = Das Meer vernachlässigt
feature-spare = vierte Scheiben von Städten
neglected-spare = Städte ohne Bewachung
feature-endangered = Scheiben in verlorenen Kämpfen
neglected-endangered = Scheiben in verlorenen Kämpfen geopfert
feature-areas = gehaltene Gebiete
neglected-areas = Zu wenige Gebiete gehalten
feature-loot = Beute in Reichweite
neglected-loot = Beute liegen gelassen
feature-exposed = angreifbare Städte
neglected-exposed = Städte ungeschützt gelassen
feature-best-rival = Stärke des besten Gegners
neglected-best-rival = Den besten Gegner gewähren lassen
feature-rivals = Stärke aller Gegner
neglected-rivals = Die Gegner gewähren lassen

# Standing orders

order-pass = Bis zu meiner nächsten Antwort keine Karten anderer aufheben
