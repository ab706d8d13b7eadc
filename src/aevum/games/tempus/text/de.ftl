### Tempus: Namen, Fragen, Antworten, Ereignisse und Gründe.

## Namen

terrain-grassland = Grasland
terrain-farmland = Ackerland
terrain-forest = Wald
terrain-hills = Hügel
terrain-mountain = Gebirge
terrain-unnamed = noch nicht benannt

card = { $effect } ({ $terrain })

effect-education = Bildungswesen
effect-fortification = Befestigung
effect-government = Regierung
effect-health = Gesundheitswesen
effect-commander = Heerführer
effect-religion = Religion
effect-sewerage = Kanalisation
effect-transport = Transport
effect-weapons = Waffen

effect-education-text = In der Fortschrittsphase: { $amount ->
        [one] ein Fortschrittspunkt
       *[other] { $amount } Fortschrittspunkte
    }, gleich welches Gelände.
effect-fortification-text = Im Kampf: zählt { $amount } für den Verteidiger.
effect-government-text = Wiederholt die eben ausgeführte Aktion oder verschiebt eine Aktion in eine spätere Aktionsrunde derselben Spielrunde.
effect-health-text = Bei Nachwuchs: { $amount ->
        [one] ein weiterer Stein
       *[other] { $amount } weitere Steine
    }.
effect-commander-text = Im eigenen Zug: ein Angriff ohne Aktionsmarker.
effect-religion-text = Im eigenen Zug: Ein benachbarter Stein eines Mitspielers geht, ein eigener kommt auf das eigene Feld.
effect-sewerage-text = Wenn Steine auf ein eigenes Feld kommen: Dessen Stapellimit ist diesmal um eins höher.
effect-transport-text = Bei einer Bewegung: { $amount ->
        [one] Ein weiterer Stein darf
       *[other] { $amount } weitere Steine dürfen
    } ziehen.
effect-weapons-text = Im Kampf: zählt { $amount }, für Angreifer wie Verteidiger.

era-start = Startepoche
era-writing = Schrift
era-agriculture = Landwirtschaft
era-city-building = Städtebau
era-road-building = Straßenbau
era-trade = Handel
era-seafaring = Seefahrt
era-printing = Buchdruck
era-industry = Industrie
era-railways = Eisenbahn
era-flight = Luftfahrt

action-move = Bewegung
action-offspring = Nachwuchs
action-fight = Kampf
action-ideas = Ideenkarten ziehen
action-city = Stadt bauen

## Einstellungen

option-card-counts-once = Eine Karte zählt einmal, mit ihrem besten Wert; sonst zählen Wirkung und passendes Gelände zusammen (R11.1).
option-cities-count-for-protection = Städte zählen als kontrollierte Felder, wenn es um den Schutz vor Angriffen geht (R11.2).
option-government-double = Was eine Regierung wiederholt: dieselbe Aktion, eine beliebige, oder dieselbe gegen einen weiteren Aktionsmarker (R11.3).
option-city-terrain-named = Wann der Besitzer einer angegriffenen Stadt das Gelände nennt: bevor oder nachdem die Karten des Angreifers liegen (R11.4).
option-map = Wer die Insel legt: die Spieler, der Zufall oder eine fertige Auslage (R11.5).
option-layout = Welche fertige Insel, wenn die Karte fest ist: A ist kompakt, B hat Binnengewässer (S6).
option-settling = Wer die ersten Steine setzt: die Spieler, oder zum schnellen Anfang das Programm (S7).
option-progress-play = Fortschrittskarten werden reihum gespielt oder von allen zugleich verdeckt gewählt (R11.6).
option-free-cards = Wann man Heerführer und Religion spielt: jederzeit im eigenen Spielzug, auch zwischen den Schritten einer Aktion, oder nur davor und danach (R11.7).

choice-government-double-same = dieselbe Aktion
choice-government-double-any = eine beliebige
choice-government-double-token = gegen einen Marker
choice-city-terrain-named-before = davor
choice-city-terrain-named-after = danach
choice-map-players = die Spieler
choice-map-random = der Zufall
choice-map-fixed = fertige Auslage
choice-layout-a = A, kompakt
choice-layout-b = B, mit Binnengewässern
choice-settling-players = die Spieler
choice-settling-automatic = das Programm
choice-progress-play-turn-order = reihum
choice-progress-play-simultaneous = zugleich, verdeckt
choice-free-cards-any-time = jederzeit
choice-free-cards-windows = nur davor und danach

## Was rekonstruiert ist

source-cards = Karten: Welches Gelände auf wie vielen Karten einer Wirkung steht, ist in { $n } von { $rows } Zeilen rekonstruiert; die Wirkungen sind es nicht.
source-eras = Epochen: Das Gelände von { $n } Epochen ist rekonstruiert; alle Zahlen sind bekannt.
source-tiles = Landplättchen: Das Gelände von { $n } der { $rows } Felder ist rekonstruiert.
source-layouts = Fertige Inseln: Alle { $n } Plätze sind unsere eigenen.

## Fragen

prompt-place = { $seat }: Landplättchen { $tile } legen. Wohin kommt seine Mitte?
    .others = { $seat } legt Landplättchen { $tile }.
prompt-turn = { $seat }: Wie liegt Landplättchen { $tile } auf { $hex }?
    .others = { $seat } dreht Landplättchen { $tile } auf { $hex }.
prompt-settle =
    { $n ->
        [one] { $seat }: Setze den letzten von drei Steinen als eine zusammenhängende Gruppe.
       *[other] { $seat }: Setze noch { $n } Steine als eine zusammenhängende Gruppe.
    }
    .others =
        { $n ->
            [one] { $seat } setzt den letzten von drei Steinen.
           *[other] { $seat } setzt noch { $n } Steine.
        }
prompt-action =
    { $n ->
        [one] { $seat }: Wähle eine Aktion. Das ist dein letzter Aktionsmarker.
       *[other] { $seat }: Wähle eine Aktion. Du hast { $n } Aktionsmarker.
    }
    .others =
        { $n ->
            [one] { $seat } wählt eine Aktion, mit dem letzten Aktionsmarker.
           *[other] { $seat } wählt eine Aktion und hat noch { $n } Aktionsmarker.
        }
prompt-after = { $seat }: Nach „{ $action }“ kannst du die Aktion mit einer Regierung wiederholen oder freie Karten spielen.
    .others = { $seat } kann nach „{ $action }“ die Aktion mit einer Regierung wiederholen oder freie Karten spielen.
prompt-closing = { $seat }: Weitere freie Karten, oder endet dein Zug?
    .others = { $seat } spielt weitere freie Karten oder beendet den Zug.
prompt-doubling = { $seat }: Welche Aktion erlaubt die Regierung?
    .others = { $seat } wählt die Aktion, die die Regierung erlaubt.
prompt-from =
    { $n ->
        [one] { $seat }: Welcher Stein zieht?
       *[other] { $seat }: Welcher Stein zieht? Noch bis zu { $n } dürfen ziehen.
    }
    .others =
        { $n ->
            [one] { $seat } wählt einen Stein, der zieht.
           *[other] { $seat } wählt einen Stein, der zieht. Noch bis zu { $n } dürfen ziehen.
        }
prompt-to = { $seat }: Wohin zieht der Stein von { $hex }?
    .others = { $seat } zieht mit dem Stein von { $hex }.
prompt-transport = { $seat }: Deine Steine sind gezogen. Spielst du eine Karte?
    .others = { $seat } hat Steine gezogen und darf eine Karte spielen.
prompt-offspring =
    { $n ->
        [one] { $seat }: Wohin kommt der neue Stein?
       *[other] { $seat }: Wohin kommen neue Steine? Bis zu { $n }.
    }
    .others =
        { $n ->
            [one] { $seat } setzt den neuen Stein.
           *[other] { $seat } setzt bis zu { $n } neue Steine.
        }
prompt-health = { $seat }: Die neuen Steine stehen. Spielst du eine Karte?
    .others = { $seat } hat die neuen Steine gesetzt und darf eine Karte spielen.
prompt-discard =
    { $n ->
        [one] { $seat }: Deine Hand liegt über dem Limit. Wirf eine Karte ab.
       *[other] { $seat }: Deine Hand liegt über dem Limit. Wirf { $n } Karten ab.
    }
    .others =
        { $n ->
            [one] { $seat } liegt über dem Handlimit und wirft eine Karte ab.
           *[other] { $seat } liegt über dem Handlimit und wirft { $n } Karten ab.
        }
prompt-sewerage =
    { $n ->
        [one] { $seat }: Das Feld liegt über dem Stapellimit. Welche Kanalisation spielst du?
       *[other] { $seat }: Das Feld liegt über dem Stapellimit. Spiele { $n } Kanalisationen.
    }
    .others =
        { $n ->
            [one] { $seat } spielt für ein Feld über dem Stapellimit eine Kanalisation.
           *[other] { $seat } spielt für ein Feld über dem Stapellimit { $n } Kanalisationen.
        }
prompt-city = { $seat }: Wo baust du welche Stadt?
    .others = { $seat } baut eine Stadt.
prompt-convert = { $seat }: Wen bekehrt deine Religion?
    .others = { $seat } wählt, wen die Religion bekehrt.
prompt-attack = { $seat }: Welches Feld greift welches an?
    .others = { $seat } wählt, welches Feld welches angreift.
prompt-name = { $seat }: Deine Stadt auf { $hex } wird angegriffen. Welches Gelände gilt im Kampf?
    .others = { $seat } wird in der Stadt auf { $hex } angegriffen und nennt das Gelände, das im Kampf gilt.
prompt-attacker = { $seat }: Angriff auf { $hex }, { $attack } gegen { $defence }, Gelände { $terrain }. Welche Karten legst du verdeckt?
    .others = { $seat } greift { $hex } an, { $attack } gegen { $defence }, Gelände { $terrain }, und legt Karten verdeckt.
prompt-defender =
    { $cards ->
        [0] { $seat }: { $hex } wird angegriffen, { $attack } gegen deine { $defence }, ohne Karten. Gelände { $terrain }. Welche Karten spielst du?
        [one] { $seat }: { $hex } wird angegriffen, { $attack } gegen deine { $defence }, mit einer verdeckten Karte. Gelände { $terrain }. Welche Karten spielst du?
       *[other] { $seat }: { $hex } wird angegriffen, { $attack } gegen deine { $defence }, mit { $cards } verdeckten Karten. Gelände { $terrain }. Welche Karten spielst du?
    }
    .others =
        { $cards ->
            [0] { $seat } verteidigt { $hex } mit { $defence } gegen { $attack }, ohne Karten. Gelände { $terrain }.
            [one] { $seat } verteidigt { $hex } mit { $defence } gegen { $attack } und eine verdeckte Karte. Gelände { $terrain }.
           *[other] { $seat } verteidigt { $hex } mit { $defence } gegen { $attack } und { $cards } verdeckte Karten. Gelände { $terrain }.
        }
prompt-advance = { $seat }: { $hex } ist frei. Wie viele Steine rücken nach?
    .others = { $seat } wählt, wie viele Steine auf { $hex } nachrücken.
prompt-progress = { $seat }: Wettlauf um { $era }; es zählt { $terrain }. Welche Karten spielst du?
    .others = { $seat } spielt Karten im Wettlauf um { $era }; es zählt { $terrain }.

### Was bestätigt wird, wenn mehreres zusammen gewählt ist

confirm-settle =
    { $n ->
        [one] Einen Stein setzen
       *[other] { $n } Steine setzen
    }
confirm-offspring =
    { $first ->
        [one] Einen Stein einsetzen
       *[other] { $first } Steine einsetzen
    }
confirm-health =
    { $n ->
        [one] Eine Karte spielen
       *[other] { $n } Karten spielen
    }
confirm-discard =
    { $n ->
        [one] Eine Karte abwerfen
       *[other] { $n } Karten abwerfen
    }
confirm-sewerage =
    { $n ->
        [one] Eine Kanalisation spielen
       *[other] { $n } Kanalisationen spielen
    }
confirm-attacker =
    { $n ->
        [one] Eine Karte verdeckt legen
       *[other] { $n } Karten verdeckt legen
    }
confirm-defender =
    { $n ->
        [one] Mit einer Karte verteidigen
       *[other] Mit { $n } Karten verteidigen
    }
confirm-progress =
    { $n ->
        [one] Eine Karte spielen
       *[other] { $n } Karten spielen
    }

## Antworten

label-place = auf { $hex }
label-turn =
    { $n ->
        [0] wie gedruckt
        [one] einmal nach links gedreht
       *[other] { $n }-mal nach links gedreht
    }
label-settle = { $hex }, { $terrain }
label-move = Bewegung
label-offspring = Nachwuchs
label-fight = Kampf
label-ideas = Ideenkarten ziehen
label-city = Stadt bauen
label-defer = Die Aktion verschieben: { $card }
label-end-turn = Den Zug beenden
label-no-more-cards = Keine weiteren Karten
label-no-cards = Keine Karten
label-stop = Hier aufhören
label-play-strength =
    { $n ->
        [0] { $card }, zählt nichts
       *[other] { $card }, zählt { $n }
    }
label-play-points =
    { $n ->
        [one] { $card }, ein Punkt
       *[other] { $card }, { $n } Punkte
    }
label-play-government = Die Aktion wiederholen: { $card }
label-play-health = Ein weiterer Stein: { $card }
label-play-commander = Freier Angriff: { $card }
label-play-religion = Einen Nachbarn bekehren: { $card }
label-play-sewerage = Das Stapellimit erhöhen: { $card }
label-play-transport = Ein weiterer Stein: { $card }
label-from =
    { $n ->
        [one] { $hex }, { $terrain }, ein Stein
       *[other] { $hex }, { $terrain }, { $n } Steine
    }
label-to =
    { $n ->
        [0] { $hex }, { $terrain }
        [one] { $hex }, { $terrain }, zu einem Stein
       *[other] { $hex }, { $terrain }, zu { $n } Steinen
    }
label-to-sewerage = { $hex }, { $terrain }, voll mit { $n }: kostet Kanalisation
label-grow =
    { $n ->
        [one] { $hex }, zu einem Stein
       *[other] { $hex }, zu { $n } Steinen
    }
label-attack = { $own } greift { $hex } an: { $attack } gegen { $defence } von { $other } ({ $terrain })
label-attack-city = { $own } greift die Stadt auf { $hex } an: { $attack } gegen { $defence } von { $other }
label-name = { $terrain }
label-advance =
    { $n ->
        [0] keiner
        [one] ein Stein
       *[other] { $n } Steine
    }
label-discard = { $card }
label-build = Stadt mit Wert { $n } auf { $hex } ({ $terrain })
label-convert = Einen Stein von { $other } auf { $hex } nehmen, einen eigenen auf { $own } setzen

## Ereignisse

note-tile-laid =
    { $n ->
        [0] { $seat } legt Landplättchen { $tile } ungedreht auf { $hex }.
        [one] { $seat } legt Landplättchen { $tile } einmal gedreht auf { $hex }.
       *[other] { $seat } legt Landplättchen { $tile } { $n }-mal gedreht auf { $hex }.
    }
note-settled = { $seat } siedelt auf { $hex }.
note-round-began = Spielrunde { $n } beginnt; Startspieler: { $seat }.
note-acted = { $seat } wählt: { $action }.
note-deferred = { $seat } verschiebt die Aktion. Gespielt: { $card }.
note-card-played = { $seat } spielt: { $card }.
note-moved = { $seat } zieht einen Stein von { $own } nach { $hex }.
note-born = { $seat } bekommt Nachwuchs auf { $hex }.
note-drew = { $seat } zieht: { $card }.
note-drew-hidden = { $seat } zieht eine Karte.
note-discarded = { $seat } wirft ab: { $card }.
note-city-built = { $seat } baut eine Stadt mit Wert { $n } auf { $hex }.
note-attacked = { $seat } greift { $other } auf { $hex } an, von { $own } aus.
note-terrain-named = { $seat } nennt das Gelände: { $terrain }.
note-cards-laid =
    { $n ->
        [0] { $seat } legt keine Karte.
        [one] { $seat } legt eine Karte verdeckt.
       *[other] { $seat } legt { $n } Karten verdeckt.
    }
note-card-shown = { $seat } deckt auf: { $card }.
note-strengths = { $seat } kämpft mit Stärke { $attack }, { $other } mit { $defence }.
note-fight-won =
    { $city ->
        [0] { $n ->
            [0] { $seat } siegt; { $other } verliert alle Steine auf { $hex }.
            [one] { $seat } siegt; { $other } verliert einen Stein auf { $hex }.
           *[other] { $seat } siegt; { $other } verliert { $n } Steine auf { $hex }.
        }
       *[other] { $seat } siegt; { $other } verliert die Stadt mit Wert { $city } auf { $hex }.
    }
note-fight-lost = { $other } hält { $hex }; { $seat } verliert einen Stein auf { $own }.
note-advanced =
    { $n ->
        [0] { $seat } rückt nicht auf { $hex } nach.
        [one] { $seat } rückt mit einem Stein auf { $hex } nach.
       *[other] { $seat } rückt mit { $n } Steinen auf { $hex } nach.
    }
note-converted = { $seat } bekehrt einen Stein von { $other } auf { $hex } und setzt einen auf { $own }.
note-caught-up = { $seat } schließt auf: { $era }.
note-progress-points =
    { $n ->
        [0] { $seat } hat keinen Fortschrittspunkt.
        [one] { $seat } hat einen Fortschrittspunkt.
       *[other] { $seat } hat { $n } Fortschrittspunkte.
    }
note-progressed = { $seat } erreicht: { $era }.
note-reshuffled = Der Ablagestapel wird zum neuen Nachziehstapel.
note-game-ended = Das Spiel endet in Spielrunde { $n }.

## Verluste

loss-moves =
    { $n ->
        [one] 1 Stein könnte in dieser Aktion noch ziehen.
       *[other] { $n } Steine könnten in dieser Aktion noch ziehen.
    }
loss-births =
    { $n ->
        [one] 1 neuer Stein ließe sich noch einsetzen, danach nicht mehr.
       *[other] { $n } neue Steine ließen sich noch einsetzen, danach nicht mehr.
    }
loss-points =
    { $n ->
        [one] { $cards } brächte einen Fortschrittspunkt; nachlegen darf man nicht.
       *[other] { $n } Karten brächten Fortschrittspunkte, und nachlegen darf man nicht: { $cards }.
    }
loss-repeat = Nur jetzt lässt sich die Aktion wiederholen, mit { $cards }.
loss-free-cards =
    { $n ->
        [one] { $cards } ließe sich spielen, und in dieser Runde hast du keinen Zug mehr.
       *[other] { $n } Karten ließen sich spielen, und in dieser Runde hast du keinen Zug mehr: { $cards }.
    }

## Gründe

why-over = Das Spiel ist zu Ende.
why-other-turn = Jetzt entscheidet ein anderer Spieler.
why-wrong-moment = Dafür ist jetzt nicht der Zeitpunkt.
why-no-passing = Passen ist nicht erlaubt; nur mit einer Regierung lässt sich eine Aktion verschieben.
why-no-effect = Eine Aktion muss etwas bewirken.
why-water = Steine und Städte stehen nur auf Land, und dort ist keines.
why-no-supply = Der Vorrat hat keinen Stein mehr.
why-no-grassland = Kein besetztes Grasland hat Platz für einen neuen Stein.
why-no-site = Eine Stadt braucht zwei Steine auf einem Feld, das kein Gebirge ist und an keine Stadt grenzt.
why-no-move = Kein Stein kann irgendwohin ziehen.
why-protected = Wer drei oder weniger Felder kontrolliert, ist vor Angriffen geschützt.
why-no-target = Neben deinen Steinen dort steht nichts von einem Mitspieler.
why-not-in-hand = Diese Karte ist nicht in deiner Hand.
why-no-discard = Abgeworfen wird nur über dem Handkartenlimit, und der Reihe nach.
why-only-government-defers = Nur eine Regierung verschiebt eine Aktion.
why-does-not-score = Hier zählen nur Bildungswesen und Karten mit dem Gelände der nächsten Epoche.
why-card-order = Mehrere Karten werden in der Reihenfolge der Liste genannt, und eine spätere ist schon genannt.
why-card-not-here = Diese Karte nützt hier nichts.
why-nobody-to-convert = Kein Nachbar lässt sich bekehren: Stapellimit, Vorrat oder ein letzter Stein steht dagegen.
why-step-not-finished = Freie Karten spielt man zwischen den Schritten einer Aktion, und ein Kampf wird erst zu Ende geführt.
why-free-cards-windows = In dieser Partie spielt man freie Karten nur vor und nach der Aktion.
why-nothing-to-double = Es gibt jetzt keine Aktion, die sich wiederholen ließe.
why-no-place-for-tile = Ein Landplättchen liegt ganz auf dem Spielplan, überdeckt keines und grenzt an Land.
why-settled-by-other = Dort siedelt schon ein Mitspieler.
why-no-group = Die drei Steine bilden eine zusammenhängende Gruppe, höchstens zwei auf einem Feld, von Nord nach Süd genannt.
why-no-own-token = Dort steht keiner deiner Steine.
why-allowance-used = In dieser Aktion darf kein weiterer Stein ziehen.
why-has-moved = Die Steine dort sind in dieser Aktion schon gezogen.
why-nowhere-to-go = Alle erreichbaren Felder sind fremd, Städte oder voll.
why-held-by-other = Dort steht ein Mitspieler.
why-ends-in-city = In einer Stadt darf kein Zug enden.
why-full = Das Stapellimit würde überschritten.
why-too-far = Das ist zu weit.
why-not-grassland = Nachwuchs gibt es nur auf Grasland.
why-newly-occupied = Nachwuchs kommt nur dorthin, wo schon vor dieser Aktion eigene Steine standen.
why-one-to-a-hex = Jedes Feld bekommt je Aktion nur einen neuen Stein, von Nord nach Süd genannt.
why-not-adjacent = Die beiden Felder grenzen nicht aneinander.
why-cannot-convert = Religion braucht einen benachbarten fremden Stein, Platz auf dem eigenen Feld und einen Stein im Vorrat; das Letzte, was ein Spieler hat, nimmt sie nie.
why-terrain-not-named = Das Gelände nennt der Besitzer einer angegriffenen Stadt, und nie Gebirge.
why-too-many-advance = Nur Steine des Angriffsfelds rücken nach, im Rahmen des Stapellimits.
why-six-rotations = Ein Landplättchen hat sechs Lagen, 0 bis 5, sobald sein Platz genannt ist.
why-mountain = Im Gebirge wird keine Stadt gebaut.
why-next-to-city = Keine Stadt grenzt an eine andere.
why-no-such-city = Städte haben den Wert 2, 3 oder 4.
why-too-few-tokens = Der Wert einer Stadt ist höchstens die Zahl der Steine, die das Feld verlassen.
why-no-city-left = Von diesem Wert ist keine Stadt mehr im Vorrat.

## Am Terminal, gezeichnet

# Je Gelände ein Buchstabe: Grasland, Ackerland, Wald, Hügel, Gebirge (Berg).
tempus-terrain-letters = GAWHB
tempus-legend = See   · Meer   ●2 Steine   ⌂●3 Stadt   [ ] zur Wahl
tempus-tile = Das Landplättchen, das zu legen ist, und wie es sich drehen lässt:
# Köpfe der Spalten, durch Striche getrennt.
tempus-columns = * beginnt|Epoche|Aktionen|Karten|Vorrat|Städte|Punkte

## Die Stellung, erzählt

tempus-tile-told = Das Landplättchen, das zu legen ist, hat in der Mitte { $terrain }; rundherum, von Osten aus gegen den Uhrzeigersinn: { $rim }.
tempus-tile-place = Seine Mitte kommt auf { $hex }.
tempus-laying = Die Insel wird ausgelegt.
tempus-settling = Die Insel wird besiedelt.
tempus-over = Die Luftfahrt ist erreicht, das Spiel ist zu Ende.
tempus-round = Runde { $n } von { $rounds }. Über die nächste Epoche entscheidet: { $terrain }.
tempus-tiles =
    { $n ->
        [one] Ein Landplättchen liegt, seine Mitte auf { $hex }.
       *[other] { $n } Landplättchen liegen, die Mitte des letzten auf { $hex }.
    }
tempus-yours = Du: { $hexes }.
tempus-theirs = { $seat }: { $hexes }.
tempus-near = Neben dir: { $seat } mit { $hexes }.
tempus-no-neighbours = Neben dir steht niemand.
tempus-free =
    { $where ->
        [near] Freies Land neben dir: { $parts }.
       *[all] Freies Land: { $parts }.
    }
tempus-free-part = { $terrain } { $hexes }
tempus-coast = Deine Steine an der Küste: { $hexes }.
tempus-lake = Ein See mit diesen Uferfeldern: { $hexes }.
tempus-hex = { $hex } { $terrain }
tempus-hex-tokens =
    { $n ->
        [one] { $hex } { $terrain } 1 Stein
       *[other] { $hex } { $terrain } { $n } Steine
    }
tempus-hex-city = { $hex } { $terrain } Stadt mit Wert { $n }
tempus-player = { $seat }: Epoche { $era }, Punkte { $points }, Aktionsmarker { $actions }, Karten { $cards }, Felder { $hexes }, Städte { $cities }, Steine im Vorrat { $supply }.
tempus-start-player = Startspieler: { $seat }.
tempus-hand =
    { $n ->
        [0] Du hast keine Karten.
        [one] Du hast eine Karte:
       *[other] Du hast { $n } Karten:
    }
tempus-held = Deine Hand: { $cards }.
tempus-cards =
    { $n ->
        [one] { $card }
       *[other] { $n } × { $card }
    }
tempus-card = { $card }: { $use }
tempus-you = { $name } (du)
tempus-row = Epoche { $era }: { $action_tokens } Aktionsmarker; Bewegung: { $move_tokens ->
        [one] 1 Stein
       *[other] { $move_tokens } Steine
    } bis zu { $move_range ->
        [one] 1 Feld
       *[other] { $move_range } Felder
    } weit, über offene See: { $sea ->
        [yes] ja
       *[no] nein
    }; Nachwuchs { $offspring }; Stapellimit { $stack_limit }; { $cards_drawn ->
        [one] 1 Karte
       *[other] { $cards_drawn } Karten
    } ziehen, höchstens { $hand_limit } auf der Hand.
tempus-supply = Vorrat: { $n ->
        [one] 1 Stein
       *[other] { $n } Steine
    }; Städte mit Wert 2: { $two }, mit Wert 3: { $three }, mit Wert 4: { $four }.

## Am Tisch im Browser

web-tempus-points = Punkte
web-tempus-era = Epoche: { $era }
web-tempus-eras = Epochen
web-tempus-actions = Aktionsmarker
web-tempus-cards = Karten auf der Hand
web-tempus-hexes = Kontrollierte Felder
web-tempus-supply = Steine im Vorrat
web-tempus-cities-left = Städte im Vorrat
web-tempus-city-supply = Städte
web-tempus-move = Bewegung
web-tempus-offspring = Nachwuchs
web-tempus-limit = Stapellimit
web-tempus-hand-limit = Ziehen / Handlimit
web-tempus-laid = In diesem Kampf verdeckt gelegt
web-tempus-water = { $hex } Wasser
web-tempus-coast = An der Küste des offenen Meeres
web-tempus-shore = Am Ufer eines Sees
web-tempus-card-terrain = Oder mit dem Gelände, im Kampf oder für den Fortschritt: { $terrain }.
web-tempus-card-source = Wie oft diese Wirkung dieses Gelände hat, ist rekonstruiert.
score-hexes = Felder
score-cities = Städte

## Was ein Platz zählen darf

group-tiles = Landplättchen
tile-title = Landplättchen { $tile }
tile-text = In der Mitte { $terrain }; rundherum, von Osten aus gegen den Uhrzeigersinn: { $rim }.
place-island = auf der Insel

## Das geführte erste Spiel

lesson-welcome = Willkommen bei Tempus. Dein Volk sind die drei Steine mit deinem Zeichen auf dieser Insel. Gespielt werden zehn Runden; wer dann die meisten Siegpunkte hat, gewinnt.
lesson-points = Jedes Feld, das du besetzt, ist einen Punkt wert, nur Gebirge nicht, und jede Stadt ihren Wert. Der Stern in dieser Liste zeigt, wie viele Punkte alle bisher haben.
lesson-actions = Jede Runde bringt dir Aktionsmarker, die Blitze hier unten. In deinem Zug gibst du einen davon für eine Aktion aus; dann ist der Nächste am Zug. Passen ist nicht erlaubt.
lesson-move = Am Ende dieser Runde läuft der Wettlauf um die erste neue Epoche, die Schrift, und dafür zählen Steine auf Ackerland. Bring noch einen dorthin: Wähle unter den Aktionen die Bewegung.
lesson-from = Auf i6 stehen zwei Steine. Nimm einen davon; der andere hält dir das Feld.
lesson-undo = Ein falscher Klick schadet nicht. Hiermit nimmst du deine Entscheidungen zurück, solange niemand sonst gehandelt hat und nichts Verborgenes gezeigt wurde.
lesson-farmland = Was leuchtet, lässt sich wählen. Zieh nach j7: Das ist Ackerland, und ein neues Feld ist ein neuer Punkt.
lesson-log = Bot 2 und Bot 3 sind gezogen. Der Verlauf erzählt, was geschah; ein Klick auf einen Eintrag zeigt die Stellung in diesem Augenblick.
lesson-offspring = Du brauchst mehr Leute. Nachwuchs setzt einen neuen Stein auf Grasland, das du besetzt, und i6 ist Grasland.
lesson-why = Was gestrichelt ist, geht gerade nicht. Zeig darauf oder halte den Finger darauf, und der Tisch sagt dir warum, mit der Regelstelle.
lesson-third = Das ist dein letzter Aktionsmarker in dieser Runde. Noch ein Stein auf Ackerland, und der Wettlauf sollte gewonnen sein: Wähle Bewegung und nimm den neuen Stein von i6.
lesson-stack = Nach i7. Zwei Steine auf einem Feld sind so viele, wie das Stapellimit deiner Epoche zulässt.
lesson-race = Der Wettlauf ist entschieden: Jeder Stein auf Ackerland war ein Fortschrittspunkt. Du hattest drei, Bot 2 hatte zwei, Bot 3 einen. Darum hast nur du die Schrift erreicht, und wer dort der Erste ist, zieht zwei Karten.
lesson-cards = Eine Karte spielst du einmal: für ihre Wirkung, oder für ihr Gelände in einem Kampf oder Wettlauf. Waffen zählen im Kampf eins, eine Befestigung zwei für den Verteidiger.
lesson-safe = Wer höchstens drei Felder kontrolliert, darf nicht angegriffen werden. Du kontrollierst drei und bist sicher; Bot 2 kontrolliert vier. Das Sechseck in dieser Liste zeigt es.
lesson-fight = Auf h8 steht ein Stein von Bot 2, gleich neben deinen zweien auf i7. Wähle Kampf. Es gibt nur dieses eine Ziel, darum wird es sofort angegriffen.
lesson-weapons = Zwei gegen eins, aber Bot 2 hat eine Karte auf der Hand, und bei Gleichstand gewinnt der Verteidiger. Leg zur Sicherheit die Waffen verdeckt dazu.
lesson-advance = Sie waren nötig: Bot 2 hat eine Karte mit dem Gelände Ackerland gespielt, und du hast drei zu zwei gewonnen. Jetzt ist h8 frei. Rück mit einem Stein nach, dann hält der andere i7.
lesson-danger = Du kontrollierst jetzt vier Felder, also darf man auch dich angreifen, und Bot 2 sammelt schon Steine. Nimm noch einmal Nachwuchs auf i6: Zwei Steine braucht die kleinste Stadt.
lesson-defend = Bot 2 schlägt zurück: zwei Steine von h9 gegen deinen einen auf h8. Auch der Verteidiger spielt Karten: Mit der Befestigung steht es zwei gegen drei.
lesson-city = h8 hat gehalten, und Bot 2 hat einen Stein verloren. Bau jetzt auf i6 eine Stadt. Die beiden Steine kommen zurück in deinen Vorrat, und die Stadt ist zwei Punkte wert.
lesson-second-race = In diesem Wettlauf zählten Hügel. Du hast dort keinen Stein, aber eine Stadt ist in jedem Wettlauf ein Fortschrittspunkt. Alle drei hattet ihr einen Punkt, und bei Gleichstand rücken alle vor.
lesson-rules = Hier stehen die Regeln: eine Seite zum Spielen und jede Regelstelle mit Suche. Die Textansicht, in derselben Reihe oder im Menü, erzählt die Stellung in Sätzen.
lesson-advice = Noch ein Rat: Deine Stadt steht auf deinem einzigen Grasland. Mit einem Stein auf h6 könntest du wieder Nachwuchs bekommen.
lesson-end = Das Spiel endet in Runde zehn mit dem Wettlauf um die Luftfahrt, die jedem, der sie erreicht, noch drei Punkte bringt. Ab jetzt entscheiden die Bots selbst, und du auch.

## Wovon der Trainer spricht

feature-points = Punkte
neglected-points = Punkte liegen gelassen
feature-rival-points = Punkte des besten Gegners
neglected-rival-points = Einen Gegner davonziehen lassen
feature-rivals-points = Punkte aller Gegner
neglected-rivals-points = Den Gegnern zu freie Hand gelassen
feature-rivals-tokens-later = Steine der Gegner
neglected-rivals-tokens-later = Gegner wachsen lassen
feature-tokens-soon = Steine für die nächsten Aktionen
neglected-tokens-soon = Zu wenige Steine auf der Karte
feature-tokens-later = Steine für die kommenden Runden
neglected-tokens-later = Nachwuchs vernachlässigt
feature-many-later = Steine über den Bedarf hinaus
neglected-many-later = Den Vorrat erschöpft
feature-cards = Handkarten
neglected-cards = Zu wenige Karten
feature-cards-soon = Karten für die nächsten Aktionen
neglected-cards-soon = Zu wenige Karten für die nächsten Aktionen
feature-cards-later = Karten für die kommenden Runden
neglected-cards-later = Ideen vernachlässigt
feature-fertile-soon = Grasland für den nächsten Nachwuchs
neglected-fertile-soon = Kein Grasland frei für den nächsten Nachwuchs
feature-fertile-later = Grasland für Nachwuchs
neglected-fertile-later = Grasland vernachlässigt
feature-births-later = Platz für Nachwuchs auf Grasland
neglected-births-later = Grasland überfüllt gelassen
feature-site-tokens = Steine auf Bauplätzen für Städte
neglected-site-tokens = Keine Stadt vorbereitet
feature-grounds-later = Felder, auf denen eine Stadt stehen könnte
neglected-grounds-later = Bauland verschenkt
feature-cities-later = Städte für die kommenden Runden
neglected-cities-later = Eine Stadt zu spät gebaut
feature-last-gain = Punkte, die die letzten Aktionen noch bringen können
neglected-last-gain = Die letzten Aktionen schlecht vorbereitet
feature-actions = verbleibende Aktionen im Vergleich mit den Gegnern
neglected-actions = Den Gegnern eine Aktion überlassen
feature-era-lead = Vorsprung bei den Epochen
neglected-era-lead = Bei den Epochen zurückgefallen
feature-ahead = Führung im Wettlauf um die nächste Epoche
neglected-ahead = Den Wettlauf um die nächste Epoche verloren
feature-ahead-for-prize = Führung in einem Wettlauf um Karten oder eine Aktion
neglected-ahead-for-prize = Den Wettlauf um Karten oder eine Aktion verloren
feature-prize-at-hand = Karten oder eine Aktion in Reichweite
neglected-prize-at-hand = Karten oder eine Aktion im letzten Moment vergeben
feature-ahead-for-flight = Führung im Wettlauf um die Luftfahrt
neglected-ahead-for-flight = Den Wettlauf um die Luftfahrt verloren
feature-flight-at-hand = Luftfahrt in Reichweite
neglected-flight-at-hand = Die Luftfahrt im letzten Moment vergeben
feature-race = Fortschrittspunkte im Wettlauf
neglected-race = Fortschrittspunkte vernachlässigt
feature-race-for-flight = Fortschrittspunkte im Wettlauf um die Luftfahrt
neglected-race-for-flight = Fortschrittspunkte für die Luftfahrt vernachlässigt
feature-needed-later = Gelände für die übernächste Epoche
neglected-needed-later = Gelände der übernächsten Epoche vernachlässigt
feature-threatened = Felder neben stärkeren Gegnern
neglected-threatened = Felder neben stärkeren Gegnern stehen lassen
feature-equalled = Felder neben gleich starken Gegnern
neglected-equalled = Felder neben gleich starken Gegnern stehen lassen
feature-city-threatened = Städte in Gefahr
neglected-city-threatened = Eine Stadt in Gefahr gelassen
feature-prey = schlagbare Gegner
neglected-prey = Eine Gelegenheit zum Angriff verpasst
feature-room-soon = freie Felder für die nächsten Züge
neglected-room-soon = Keinen Platz für die nächsten Züge gelassen
feature-room-later = freie Felder neben den eigenen
neglected-room-later = Platz zum Ausbreiten verschenkt

# Standing orders

order-pass = Bis zu meiner nächsten Antwort keine Karten zur Verteidigung spielen
