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
        [0] Niemand am Tisch gewinnt.
        [one] { $names } gewinnt.
       *[other] { $names } teilen sich den Sieg.
    }
