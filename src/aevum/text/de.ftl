### Die Sätze der Oberflächen: das Spiel im Terminal. Die eines Spiels liegen in dessen Ordner.

seat = Spieler { $n }

## Befehle: ihre Namen, der gezeigte zuerst

command-help = hilfe ?
command-board = brett
command-me = hand ich
command-players = spieler
command-log = verlauf
command-rules = regeln
command-sources = quellen
command-why = warum
command-undo = zurück zurueck
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
help-log = was geschehen ist; „verlauf 100“ reicht weiter zurück
help-rules = die Regeln in Kürze; „regeln R7“ zeigt ein Kapitel, „regeln R7.1“ einen Absatz
help-sources = was an diesem Spiel rekonstruiert ist
help-why = „warum“ und eine Notation: warum etwas nicht zur Wahl steht
help-undo = nimmt deine letzte Entscheidung zurück, solange niemand etwas daraus erfahren hat
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
play-in-order = Auch mehrere auf einmal, etwa „1 2“. Ist eine Antwort gewählt, stehen die mit kleinerer Nummer nicht mehr zur Wahl.
play-no-longer = Das war nicht mehr möglich: { $label }
play-why = { $clause }: { $sentence }
play-why-what = Nenne, was nicht zur Wahl steht, zum Beispiel: warum build e5
play-why-offered = „{ $line }“ steht zur Wahl.
play-no-clause = In den Regeln gibt es keinen Absatz „{ $line }“.
play-no-rules = Die Regeln dieses Spiels sind nicht installiert.
play-undone = Zurückgenommen.
play-cannot-undo = Es lässt sich nichts zurücknehmen: Seither hat jemand anderes gehandelt, oder Verdecktes wurde gezeigt.
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
play-winners =
    { $count ->
        [one] { $names } gewinnt.
       *[other] { $names } teilen sich den Sieg.
    }

## Tempus, gezeichnet

# Je Gelände ein Buchstabe: Grasland, Ackerland, Wald, Hügel, Gebirge (Berg).
tempus-terrain-letters = GAWHB
tempus-legend = See   · Meer   ●2 Steine   ⌂●3 Stadt   [ ] zur Wahl
tempus-tile = Das Landplättchen, das zu legen ist, und wie es sich drehen lässt:
# Köpfe der Spalten, durch Striche getrennt.
tempus-columns = * beginnt|Epoche|Aktionen|Karten|Vorrat|Städte|Punkte

## Tempus, erzählt

tempus-tile-told = Das Landplättchen, das zu legen ist, hat in der Mitte { $terrain }; rundherum, von Osten aus gegen den Uhrzeigersinn: { $rim }.
tempus-tile-place = Seine Mitte kommt auf { $hex }.
tempus-laying = Die Insel wird ausgelegt.
tempus-settling = Die Insel wird besiedelt.
tempus-over = Die Luftfahrt ist erreicht, das Spiel ist zu Ende.
tempus-round = Runde { $n } von 10. Über die nächste Epoche entscheidet: { $terrain }.
tempus-tiles =
    { $n ->
        [one] Ein Landplättchen liegt, seine Mitte auf { $hex }.
       *[other] { $n } Landplättchen liegen, die Mitte des letzten auf { $hex }.
    }
tempus-yours = Du: { $hexes }.
tempus-theirs = { $seat }: { $hexes }.
tempus-neighbours = Deine Nachbarn: { $parts }
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
tempus-row = Epoche { $era }: { $actions } Aktionsmarker; Bewegung: { $tokens ->
        [one] 1 Stein
       *[other] { $tokens } Steine
    } bis zu { $range ->
        [one] 1 Feld
       *[other] { $range } Felder
    } weit, über offene See: { $sea ->
        [yes] ja
       *[no] nein
    }; Nachwuchs { $offspring }; Stapellimit { $limit }; { $drawn ->
        [one] 1 Karte
       *[other] { $drawn } Karten
    } ziehen, höchstens { $hand } auf der Hand.
tempus-supply = Vorrat: { $n ->
        [one] 1 Stein
       *[other] { $n } Steine
    }; Städte mit Wert 2: { $two }, mit Wert 3: { $three }, mit Wert 4: { $four }.

## Through the Ages

ages-none = keine
ages-you = { $name } (du)
ages-columns = |Kultur|Wiss.|Stärke|Freude|Nahr.|Ress.|Ziv.|Mil.|Hand
ages-legend = ◆ eine Zivilaktion, um die Karte zu nehmen   Freude: vorhanden/nötig   Hand: zivil/militärisch
ages-age = Zeitalter { $age }, Runde { $round }. Zivilkarten übrig: { $civil }, Militärkarten übrig: { $military }.
ages-place =
    { $cost ->
        [0] { $n }: { $card }
        [one] { $n }: { $card }, für eine Zivilaktion
       *[other] { $n }: { $card }, für { $cost } Zivilaktionen
    }
ages-events = Ereignisse: { $current } gegenwärtige, { $future } zukünftige. Taktiken zum Kopieren: { $tactics }.
ages-player = { $seat }: Kultur { $culture } und { $culture-rating } je Zug, Wissenschaft { $science } und { $science-rating } je Zug, Stärke { $strength }, Nahrung { $food }, Ressourcen { $resources }, Freudesymbole { $happiness }, unzufriedene Arbeiter { $discontent }, Militärkarten { $military-hand-size }.
ages-technologies = Technologien: { $cards }. Unbeschäftigte Arbeiter: { $unused }.
ages-workers =
    { $n ->
        [0] { $card }
       *[other] { $card } mit { $n }
    }
ages-store = { $card } mit { $n }, darauf { $tokens }
ages-rule = Regierung: { $government }. Anführer: { $leader }. Spezialtechnologien: { $specials }.
ages-banks = Blauer Vorrat { $blue }, gelber Vorrat { $yellow }, Nahrungsverbrauch { $consumption }, Verlust { $corruption }.
ages-wonders = Wunder: { $cards }.
ages-building = Im Bau: { $card }, { $n } Phasen fertig, Kosten der Phasen { $costs }.
ages-colonies = Kolonien: { $cards }.
ages-tactic = Taktik: { $card }.
ages-pact = Pakt: { $card }, mit { $other }.
ages-war = Krieg: { $card }, gegen { $other }.
ages-hand = Zivilkarten auf der Hand: { $cards }.
ages-military = Militärkarten auf der Hand: { $cards }.
ages-card = { $card }: { $text }
