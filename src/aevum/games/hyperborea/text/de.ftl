### Hyperborea: Namen, Fragen, Antworten, Ereignisse und Gründe.

## Namen

colour-red = Rot
colour-green = Grün
colour-purple = Violett
colour-blue = Blau
colour-orange = Orange
colour-yellow = Gelb
colour-grey = Grau
space-any = bunt
spaces = { $one }, { $other }

terrain-desert = Wüste
terrain-forest = Wald
terrain-swamp = Sumpf
terrain-mountain = Gebirge
terrain-hidden = verdeckt

back-bronze = Bronze
back-silver = Silber
back-gold = Gold

basic-exploration = Erkundung
basic-warfare = Kriegskunst
basic-growth = Wachstum
basic-progress = Fortschritt
basic-trade = Handel
basic-science = Wissenschaft
set-basic = { $name }, Set { $n }
set-throne = Plättchen des Korallen-Throns

area-available = Verfügbare Würfel
area-unused = Ungenutzte Würfel

deck-I = Stapel I, Erkundung und Kriegskunst
deck-II = Stapel II, Handel und Wachstum
deck-III = Stapel III, Fortschritt und Wissenschaft
deck-IV = Stapel IV, Umwandlung und Erneuerung

objective-gems = Edelsteine
objective-technologies = fünf Verbesserte Technologien
objective-figures = die letzte Spielfigur

effect-move =
    { $n ->
        [one] 1 Bewegungspunkt
       *[other] { $n } Bewegungspunkte
    }
effect-fly =
    { $n ->
        [one] 1 Flug-Bewegungspunkt
       *[other] { $n } Flug-Bewegungspunkte
    }
effect-attack =
    { $n ->
        [one] 1 Angriff
       *[other] { $n } Angriffe
    }
effect-ranged =
    { $n ->
        [one] 1 Fernkampfangriff
       *[other] { $n } Fernkampfangriffe
    }
effect-fort =
    { $n ->
        [one] 1 Festung
       *[other] { $n } Festungen
    }
effect-figure =
    { $n ->
        [one] 1 Spielfigur
       *[other] { $n } Spielfiguren
    }
effect-clone =
    { $n ->
        [one] Klonen
       *[other] Klonen, { $n }-mal
    }
effect-draw =
    { $n ->
        [one] 1 Würfel ziehen
       *[other] { $n } Würfel ziehen
    }
effect-retrieve =
    { $n ->
        [one] 1 Würfel zurücknehmen
       *[other] { $n } Würfel zurücknehmen
    }
effect-spy =
    { $n ->
        [one] Spionage
       *[other] Spionage, { $n }-mal
    }
effect-tech =
    { $n ->
        [one] 1 Verbesserte Technologie
       *[other] { $n } Verbesserte Technologien
    }
effect-remove-grey =
    { $n ->
        [one] 1 grauen Würfel entfernen
       *[other] { $n } graue Würfel entfernen
    }
effect-prog =
    { $n ->
        [one] { $steps ->
            [one] 1 Entwicklungsfortschritt
           *[other] { $steps } Entwicklungsfortschritte in einer Reihe
        }
       *[other] { $steps ->
            [one] { $n }-mal 1 Entwicklungsfortschritt
           *[other] { $n }-mal { $steps } Entwicklungsfortschritte in einer Reihe
        }
    }
effect-progdiff =
    { $n ->
        [one] 1 Entwicklungsfortschritt in einer Reihe
       *[other] je 1 Entwicklungsfortschritt in { $n } unterschiedlichen Reihen
    }
effect-create =
    { $n ->
        [one] 1 Würfel erzeugen ({ $colour })
       *[other] { $n } Würfel erzeugen ({ $colour })
    }
effect-create-any =
    { $n ->
        [one] 1 Würfel beliebiger Farbe erzeugen
       *[other] { $n } Würfel beliebiger Farbe erzeugen
    }
effect-gem =
    { $n ->
        [one] 1 Edelstein
       *[other] { $n } Edelsteine
    }
effect-pay = Tausch ({ $loss } abgeben): { $gain }
effect-neighbours = alle benachbarten Gegner verlieren { $loss }
effect-and = { $one } + { $other }
effect-also = { $one }; { $other }
effect-or = { $one } oder { $other }

loss-regress =
    { $n ->
        [one] 1 Entwicklungsstufe
       *[other] { $n } Entwicklungsstufen
    }
loss-remove-cube =
    { $n ->
        [one] 1 Würfel (nicht grau)
       *[other] { $n } Würfel (nicht grau)
    }
loss-remove-figure =
    { $n ->
        [one] 1 Spielfigur
       *[other] { $n } Spielfiguren
    }
loss-remove-gem =
    { $n ->
        [one] 1 Edelstein
       *[other] { $n } Edelsteine
    }

kind-move = Bewegungspunkte
kind-fly = Flug-Bewegungspunkte
kind-attack = Angriffe
kind-ranged = Fernkampfangriffe
kind-fort = Festungen
kind-figure = Spielfiguren
kind-clone = geklonte Spielfiguren
kind-draw = gezogene Würfel
kind-retrieve = zurückgenommene Würfel
kind-spy = Spionage
kind-tech = Verbesserte Technologien
kind-prog = Entwicklungsfortschritte
kind-create = erzeugte Würfel
kind-gem = Edelsteine
kind-remove-grey = entfernte graue Würfel

## Berichtigte Tabellen

own-name = { $name }
own-tile = Ruinenplättchen { $name }
own-city = Stadt { $name }
own-effect = Effekt: { $effect }.
own-start-of-turn = Permanent, zu Beginn jedes eigenen Zuges: { $effect }.
own-instead = Permanent, statt des einen das andere: { $one }, { $other }.
own-bonus = Permanent, sooft eine Aktivierung einen solchen Effekt bringt ({ $kind }), einmal zusätzlich: { $effect }.
ability-discount-any = Jedes Set, dessen Effekt einen Angriff enthält, kostet einen bunten Würfel weniger.
ability-charges =
    { $n ->
        [one] Auf dem Plättchen liegt ein Spielstein; im eigenen Zug bringt er einmal im Spiel: { $effect }.
       *[other] Auf dem Plättchen liegen { $n } Spielsteine; im eigenen Zug bringt jeder einmal im Spiel: { $effect }.
    }
ability-charge-per-reset = Ein Spielstein auf dem Plättchen lässt sich im eigenen Zug einsetzen und kehrt mit jedem Reset zurück: { $effect }.
ability-ignore-terrain = Kein Gelände verteuert einen Schritt.
ability-extra-set = Das Plättchen ist ein eigenes Set ({ $spaces }): { $effect }.
ability-grey-as = Graue Würfel dürfen auch auf Feldern einer weiteren Farbe liegen ({ $colour }), aber nicht auf bunten.
ability-start-tech = Beginnt mit dieser Technologie, ohne grauen Würfel: { $technology }. Für die fünf Verbesserten Technologien zählt sie nicht.
ability-bonus = Sooft eine Aktivierung einen solchen Effekt bringt ({ $kind }), einmal zusätzlich: { $effect }.
ability-start-gem =
    { $n ->
        [one] Beginnt mit einem Edelstein.
       *[other] Beginnt mit { $n } Edelsteinen.
    }
ability-pay = Im eigenen Zug darfst du, sooft du Edelsteine hast, einen abgeben für: { $effect }.
ability-ghost-convert = Statt einen angegriffenen Geist zu vernichten, darfst du ihn in eine eigene Spielfigur verwandeln; der Geist zählt dann nicht.

## Quellen

source-names = Verbesserte Technologien: { $n } der { $all } Namen stammen von uns.
source-technologies = Verbesserte Technologien: Aktivierungsfelder, Effekt, Siegpunkte und Stapel sind bei { $n } der { $all } Karten rekonstruiert.
source-ruins = Ruinenplättchen: Die Effekte von { $n } der { $all } Plättchen sind rekonstruiert; wie viele welche Rückseite haben, ist bekannt.
source-hexes = Felder: Was { $n } der { $all } Zentral- und Grenzlandfelder zeigen, ist rekonstruiert.
source-homelands = Heimatländer: Was { $n } der { $all } Felder zeigen, ist rekonstruiert.
source-layouts = Spielfeld: { $n } der { $all } Plätze aller Spielfelder sind rekonstruiert, darunter die aller Heimatländer.
source-basics = Basis-Technologien: { $n } der { $all } Sets sind rekonstruiert.
source-tiles = Fraktionsplättchen: Die Fähigkeiten von { $n } der { $all } Plättchen sind rekonstruiert.
source-colours = Fraktionsplättchen: Die Farbe der Spielfiguren ist bei { $n } der { $all } Plättchen rekonstruiert; die Fähigkeiten sind bekannt.
source-pieces = Spielmaterial: { $n } der Anzahlen sind rekonstruiert.

## Fraktionen

faction-red_duchy = Scharlachrotes Herzogtum
faction-emerald_kingdom = Smaragdenes Königreich
faction-purple_matriarchy = Violettes Matriarchat
faction-golden_barony = Goldene Baronie
faction-coral_throne = Korallen-Thron
faction-celestial_reign = Himmlische Herrschaft
faction-red_duchy-text = Ein Volk von Kriegern; ein Turnier entscheidet, wer es anführt.
faction-emerald_kingdom-text = Späher und Bogenschützen, die im Wald und mit dem Wald leben.
faction-purple_matriarchy-text = Das zahlreichste Volk, der Göttin des Lebens ergeben.
faction-golden_barony-text = Händler und Diplomaten der Wüste, von einem Baron geeint.
faction-coral_throne-text = Eine Gemeinschaft von Gleichen, die nichts verkommen lässt.
faction-celestial_reign-text = Ein kleines Reich von Gelehrten und Zauberern auf der Suche nach verlorenem Wissen.

faction-red_duchy_a = Scharlachrotes Herzogtum, Plättchen A
faction-red_duchy_b = Scharlachrotes Herzogtum, Plättchen B
faction-emerald_kingdom_a = Smaragdenes Königreich, Plättchen A
faction-emerald_kingdom_b = Smaragdenes Königreich, Plättchen B
faction-coral_throne_a = Korallen-Thron, Plättchen A
faction-coral_throne_b = Korallen-Thron, Plättchen B
faction-celestial_reign_a = Himmlische Herrschaft, Plättchen A
faction-celestial_reign_b = Himmlische Herrschaft, Plättchen B
faction-golden_barony_a = Goldene Baronie, Plättchen A
faction-golden_barony_b = Goldene Baronie, Plättchen B
faction-purple_matriarchy_a = Violettes Matriarchat, Plättchen A
faction-purple_matriarchy_b = Violettes Matriarchat, Plättchen B
faction-red_duchy_a-text = Jedes Set, dessen Effekt einen Angriff enthält, kostet einen bunten Würfel weniger.
faction-red_duchy_b-text = Auf dem Plättchen liegen zwei Festungsspielsteine; im eigenen Zug bringt jeder einmal im Spiel einen Angriff, eine Festung oder einen Fernkampfangriff.
faction-emerald_kingdom_a-text = Ein Spielstein auf dem Plättchen bringt im eigenen Zug einen Bewegungspunkt; mit jedem Reset kehrt er zurück.
faction-emerald_kingdom_b-text = Kein Gelände verteuert einen Schritt.
faction-coral_throne_a-text = Das Plättchen ist ein eigenes Set: Ein grauer und ein bunter Würfel entfernen dauerhaft einen grauen Würfel, auch den eben genutzten, und bringen einen Edelstein. Jede Nutzung braucht von Neuem beide Würfel.
faction-coral_throne_b-text = Graue Würfel dürfen auf orangefarbenen Feldern liegen, aber nicht auf bunten.
faction-celestial_reign_a-text = Beginnt mit Alchemie oder Diplomatie, ohne grauen Würfel; für die fünf Verbesserten Technologien zählt die Karte nicht.
faction-celestial_reign_b-text = Jede Aktivierung, die eine Verbesserte Technologie bringt, lässt dich zusätzlich zwei Würfel ziehen.
faction-golden_barony_a-text = Beginnt mit zwei Edelsteinen.
faction-golden_barony_b-text = Im eigenen Zug darfst du einen Edelstein abgeben für einen Angriff, zwei Bewegungspunkte, drei Stufen in einer Reihe oder drei gezogene Würfel, sooft du Edelsteine hast.
faction-purple_matriarchy_a-text = Statt einen angegriffenen Geist zu vernichten, darfst du ihn in eine eigene Spielfigur verwandeln; der Geist zählt dann nicht.
faction-purple_matriarchy_b-text = Beginnt mit dem Außenposten, ohne grauen Würfel; für die fünf Verbesserten Technologien zählt die Karte nicht.

## Würfel und Gelände

colour-red-text = Rote Würfel stehen für Kriegskunst.
colour-green-text = Grüne Würfel stehen für Erkundung.
colour-purple-text = Violette Würfel stehen für Wachstum.
colour-blue-text = Blaue Würfel stehen für Wissenschaft.
colour-orange-text = Orangefarbene Würfel stehen für Fortschritt.
colour-yellow-text = Gelbe Würfel stehen für Handel.
colour-grey-text = Graue Würfel sind Müll: Sie passen nur auf graue Felder und bringen keine Siegpunkte.
terrain-desert-text = Wüste kostet nichts zusätzlich.
terrain-forest-text = Wald zu betreten kostet 1 Bewegungspunkt mehr, außer von Wald zu Wald.
terrain-swamp-text = Sumpf zu verlassen kostet 1 Bewegungspunkt mehr, außer von Sumpf zu Sumpf.
terrain-mountain-text = Gebirge zu betreten und zu verlassen kostet je 1 Bewegungspunkt mehr, außer von Gebirge zu Gebirge.

## Verbesserte Technologien

technology-T1-01 = Bastionen
technology-T1-02 = Kartografie
technology-T1-03 = Katapulte
technology-T1-04 = Bogenschießen
technology-T1-05 = Reiterei
technology-T1-06 = Flügelrosse
technology-T1-07 = Berserker
technology-T1-08 = Belagerungsmaschinen
technology-T1-09 = Pfadfinder
technology-T1-10 = Gleiter
technology-T1-11 = Gewaltmarsch
technology-T1-12 = Schildwall
technology-T1-13 = Plünderer
technology-T1-14 = Meuchelmörder
technology-T1-15 = Kriegsbanner
technology-T1-16 = Triumphbogen
technology-T2-01 = Diplomatie
technology-T2-02 = Außenposten
technology-T2-03 = Basar
technology-T2-04 = Bankwesen
technology-T2-05 = Händlergilde
technology-T2-06 = Tribut
technology-T2-07 = Landwirtschaft
technology-T2-08 = Fruchtbarkeitsriten
technology-T2-09 = Karawanen
technology-T2-10 = Söldner
technology-T2-11 = Kolonisten
technology-T2-12 = Erntesegen
technology-T2-13 = Schatzkammer
technology-T2-14 = Palast
technology-T2-15 = Gildenlehrlinge
technology-T2-16 = Schmuggel
technology-T3-01 = Universität
technology-T3-02 = Gutachten
technology-T3-03 = Bibliothek
technology-T3-04 = Akademie
technology-T3-05 = Philosophie
technology-T3-06 = Ingenieurskunst
technology-T3-07 = Architektur
technology-T3-08 = Meisterspione
technology-T3-09 = Sabotage
technology-T3-10 = Uhrwerk
technology-T3-11 = Astronomie
technology-T3-12 = Laboratorium
technology-T3-13 = Mathematik
technology-T3-14 = Handwerk
technology-T3-15 = Sternwarte
technology-T3-16 = Institut
technology-T4-01 = Alchemie
technology-T4-02 = Schwarzmarkt
technology-T4-03 = Korruption
technology-T4-04 = Wiederverwertung
technology-T4-05 = Läuterung
technology-T4-06 = Schlackenofen
technology-T4-07 = Golems
technology-T4-08 = Sanduhr
technology-T4-09 = Signalhorn
technology-T4-10 = Metamorphose
technology-T4-11 = Pfeiltürme
technology-T4-12 = Wiedergeburt
technology-T4-13 = Stein der Weisen
technology-T4-14 = Kristallkern
technology-T4-15 = Kristallschmiede
technology-T4-16 = Fäulnis

technology-T1-01-text = Permanent, zu Beginn jedes eigenen Zuges: Setze 2 Festungen.
technology-T1-02-text = Erhalte 3 Bewegungspunkte und ziehe 2 Würfel.
technology-T1-03-text = Erhalte 3 Fernkampfpunkte und ziehe 1 Würfel.
technology-T1-04-text = Erhalte 2 Fernkampfpunkte.
technology-T1-05-text = Erhalte 1 Angriffspunkt und 2 Bewegungspunkte.
technology-T1-06-text = Permanent: Alle deine Bewegungspunkte sind Flug-Bewegungspunkte.
technology-T1-07-text = Permanent, sooft eine Aktivierung Angriffspunkte bringt, einmal zusätzlich: Erhalte 1 Angriffspunkt.
technology-T1-08-text = Erhalte 2 Angriffspunkte und 2 Fernkampfpunkte.
technology-T1-09-text = Erhalte 2 Bewegungspunkte.
technology-T1-10-text = Erhalte 2 Flug-Bewegungspunkte.
technology-T1-11-text = Erhalte 4 Bewegungspunkte und ziehe 1 Würfel.
technology-T1-12-text = Setze 3 Festungen und ziehe 1 Würfel.
technology-T1-13-text = Nimm 1 Edelstein und erhalte 2 Bewegungspunkte.
technology-T1-14-text = Jeder benachbarte Gegner nimmt 1 Spielfigur vom Spielfeld.
technology-T1-15-text = Klone 1 Spielfigur und erhalte 1 Angriffspunkt.
technology-T1-16-text = Erhalte 1 Angriffspunkt und ziehe 1 Würfel.
technology-T2-01-text = Nimm 1 Edelstein und setze 1 Festung.
technology-T2-02-text = Klone 1 Spielfigur und setze 1 Festung.
technology-T2-03-text = Nimm 1 Edelstein und setze 1 Festung.
technology-T2-04-text = Nimm 2 Edelsteine.
technology-T2-05-text = Permanent, sooft eine Aktivierung Edelsteine bringt, einmal zusätzlich: Nimm 1 Edelstein.
technology-T2-06-text = Nimm 1 Edelstein und ziehe 1 Würfel; jeder benachbarte Gegner verliert 1 Edelstein.
technology-T2-07-text = Stelle 2 Spielfiguren in dein Heimatland und erhalte 1 Bewegungspunkt.
technology-T2-08-text = Permanent, sooft eine Aktivierung Spielfiguren bringt, einmal zusätzlich: Stelle 1 Spielfigur in dein Heimatland.
technology-T2-09-text = Nimm 1 Edelstein und ziehe 1 Würfel.
technology-T2-10-text = Du darfst 1 Edelstein abgeben; dann erhalte 2 Angriffspunkte und stelle 1 Spielfigur in dein Heimatland.
technology-T2-11-text = Klone 1 Spielfigur und erhalte 1 Bewegungspunkt.
technology-T2-12-text = Stelle 1 Spielfigur in dein Heimatland, rücke in einer Reihe 1 Stufe vor und ziehe 1 Würfel.
technology-T2-13-text = Nimm 1 Edelstein und rücke in einer Reihe 1 Stufe vor.
technology-T2-14-text = Stelle 1 Spielfigur in dein Heimatland, setze 1 Festung und ziehe 1 Würfel.
technology-T2-15-text = Stelle 1 Spielfigur in dein Heimatland und nimm 1 Edelstein.
technology-T2-16-text = Nimm 1 Edelstein und ziehe 1 Würfel.
technology-T3-01-text = Permanent, zu Beginn jedes eigenen Zuges: Ziehe 1 Würfel.
technology-T3-02-text = Permanent, zu Beginn jedes eigenen Zuges: Rücke in einer Reihe 1 Stufe vor.
technology-T3-03-text = Nimm 1 Verbesserte Technologie.
technology-T3-04-text = Nimm 1 Verbesserte Technologie und setze 1 Festung.
technology-T3-05-text = Rücke dreimal in einer beliebigen Reihe 1 Stufe vor.
technology-T3-06-text = Rücke dreimal in einer beliebigen Reihe 1 Stufe vor und erhalte 1 Bewegungspunkt.
technology-T3-07-text = Rücke zweimal in einer beliebigen Reihe 2 Stufen vor.
technology-T3-08-text = Nutze durch Spionage den Effekt einer Verbesserten Technologie eines Mitspielers und ziehe 3 Würfel.
technology-T3-09-text = Rücke in einer Reihe 2 Stufen vor; jeder benachbarte Gegner fällt in einer Reihe 1 Stufe zurück.
technology-T3-10-text = Permanent, sooft eine Aktivierung Entwicklungsfortschritt bringt, einmal zusätzlich: Rücke in einer Reihe 1 Stufe vor.
technology-T3-11-text = Ziehe 4 Würfel und rücke dreimal in einer beliebigen Reihe 1 Stufe vor.
technology-T3-12-text = Erzeuge 1 Würfel beliebiger Farbe.
technology-T3-13-text = Ziehe 2 Würfel.
technology-T3-14-text = Rücke zweimal in einer beliebigen Reihe 1 Stufe vor.
technology-T3-15-text = Rücke in einer Reihe 2 Stufen vor und ziehe 2 Würfel.
technology-T3-16-text = Nimm 1 Verbesserte Technologie und rücke in einer Reihe 1 Stufe vor.
technology-T4-01-text = Ziehe 1 Würfel; du darfst 1 eigenen, nicht grauen Würfel an Ort und Stelle durch einen neuen beliebiger Farbe ersetzen.
technology-T4-02-text = Nimm 1 eigenen Würfel in den Beutel zurück.
technology-T4-03-text = Du darfst 1 Würfel entfernen, der nicht grau ist; dann nimm 1 Edelstein.
technology-T4-04-text = Entferne 1 grauen Würfel dauerhaft und ziehe 1 Würfel.
technology-T4-05-text = Entferne 1 grauen Würfel dauerhaft.
technology-T4-06-text = Rücke dreimal in einer beliebigen Reihe 1 Stufe vor und setze 1 Festung.
technology-T4-07-text = Klone 1 Spielfigur und erhalte 2 Bewegungspunkte.
technology-T4-08-text = Ziehe 4 Würfel.
technology-T4-09-text = Nimm 1 eigenen Würfel in den Beutel zurück.
technology-T4-10-text = Permanent: Jede neue Spielfigur wird geklont statt in dein Heimatland gestellt.
technology-T4-11-text = Permanent, sooft eine Aktivierung Festungen bringt, einmal zusätzlich: Erhalte 1 Fernkampfpunkt.
technology-T4-12-text = Du darfst 1 eigene Spielfigur vom Spielfeld nehmen; dann erzeuge 1 Würfel beliebiger Farbe und ziehe 2 Würfel.
technology-T4-13-text = Du darfst 1 eigenen, nicht grauen Würfel an Ort und Stelle durch einen neuen beliebiger Farbe ersetzen.
technology-T4-14-text = Ziehe 3 Würfel und rücke zweimal in einer beliebigen Reihe 1 Stufe vor.
technology-T4-15-text = Erzeuge 1 Würfel beliebiger Farbe.
technology-T4-16-text = Jeder benachbarte Gegner verliert 1 Würfel, der nicht grau ist.

## Ruinenplättchen

ruin-RB-01 = Wegstein
ruin-RB-02 = Wegstein
ruin-RB-03 = Wegstein
ruin-RB-04 = Bronzeklinge
ruin-RB-05 = Bronzeklinge
ruin-RB-06 = Bronzeklinge
ruin-RB-07 = Feldzeichen
ruin-RB-08 = Feldzeichen
ruin-RB-09 = Feldzeichen
ruin-RB-10 = Tontafel
ruin-RB-11 = Tontafel
ruin-RB-12 = Tontafel
ruin-RB-13 = Werkzeugkiste
ruin-RB-14 = Werkzeugkiste
ruin-RB-15 = Schmuckkästchen
ruin-RB-16 = Schmuckkästchen
ruin-RB-17 = Kristallsplitter
ruin-RB-18 = Kristallsplitter
ruin-RB-19 = Bauplan
ruin-RB-20 = Wurfspeer
ruin-RS-01 = Silbertruhe
ruin-RS-02 = Silbertruhe
ruin-RS-03 = Silbertruhe
ruin-RS-04 = Silbertruhe
ruin-RS-05 = Silbertruhe
ruin-RS-06 = Wegkarte
ruin-RS-07 = Wegkarte
ruin-RS-08 = Reitersäbel
ruin-RS-09 = Reitersäbel
ruin-RS-10 = Reitersäbel
ruin-RS-11 = Turmschild
ruin-RS-12 = Turmschild
ruin-RS-13 = Zauberspiegel
ruin-RS-14 = Zauberspiegel
ruin-RS-15 = Zauberspiegel
ruin-RS-16 = Kriegshorn
ruin-RS-17 = Kriegshorn
ruin-RS-18 = Kriegshorn
ruin-RS-19 = Kodex
ruin-RS-20 = Kodex
ruin-RS-21 = Kodex
ruin-RS-22 = Kodex
ruin-RS-23 = Schriftrollen
ruin-RS-24 = Schriftrollen
ruin-RS-25 = Schriftrollen
ruin-RS-26 = Schriftrollen
ruin-RS-27 = Kristalldruse
ruin-RS-28 = Kristalldruse
ruin-RS-29 = Kristalldruse
ruin-RS-30 = Federmantel
ruin-RS-31 = Federmantel
ruin-RS-32 = Langbogen
ruin-RS-33 = Langbogen
ruin-RS-34 = Sonnenuhr
ruin-RS-35 = Rotkristall
ruin-RS-36 = Grünkristall
ruin-RS-37 = Violettkristall
ruin-RS-38 = Blaukristall
ruin-RS-39 = Orangekristall
ruin-RS-40 = Gelbkristall
ruin-RG-01 = Kronjuwelen
ruin-RG-02 = Kronjuwelen
ruin-RG-03 = Kronjuwelen
ruin-RG-04 = Regenbogenkristall
ruin-RG-05 = Regenbogenkristall
ruin-RG-06 = Buch der Weisheit
ruin-RG-07 = Buch der Weisheit
ruin-RG-08 = Runenschwert
ruin-RG-09 = Zwillingsidol
ruin-RG-10 = Himmelsglobus
ruin-RG-11 = Greifensattel
ruin-RG-12 = Seherauge

## Städte

city-C1-1 = Aurvandis
city-C2-1 = Tal Verun
city-C3-1 = Ysmarra
city-C4-1 = Khar Odun
city-C6-1 = Hesperon
city-C6-2 = Drakhan
city-B01-1 = Karesh
city-B02-1 = Dunmarra
city-B03-1 = Sel Amir
city-B04-1 = Tarqesh
city-B05-1 = Zahrun
city-B06-1 = Ibenor
city-B07-1 = Phalis
city-B07-2 = Oreth
city-B10-1 = Brakenfell
city-B11-1 = Ellowyn
city-B12-1 = Tornath
city-B13-1 = Vessary
city-B14-1 = Hagrim
city-B15-1 = Fenlorn
city-B15-2 = Arduin
city-B17-1 = Mirelle
city-B18-1 = Quorth
city-B19-1 = Undaval
city-B20-1 = Skarn
city-B21-1 = Nebrith
city-B22-1 = Sothis
city-B22-2 = Grelm
city-B24-1 = Kolvar
city-B25-1 = Ghendar
city-B26-1 = Astrium
city-B27-1 = Thuld
city-B28-1 = Ravenor
city-B28-2 = Bergoth
city-neutral-capital = Hauptstadt
city-neutral-right = Kleinstadt
city-red_duchy-capital = Hauptstadt des Scharlachroten Herzogtums
city-red_duchy-left = Kleinstadt des Scharlachroten Herzogtums
city-emerald_kingdom-capital = Hauptstadt des Smaragdenen Königreichs
city-purple_matriarchy-capital = Hauptstadt des Violetten Matriarchats
city-purple_matriarchy-left = Kleinstadt des Violetten Matriarchats
city-golden_barony-capital = Hauptstadt der Goldenen Baronie
city-coral_throne-capital = Hauptstadt des Korallen-Throns
city-celestial_reign-capital = Hauptstadt der Himmlischen Herrschaft
city-celestial_reign-right = Kleinstadt der Himmlischen Herrschaft

## Optionen

option-game-length = Wie viele verschiedene Spielende-Bedingungen eintreten müssen: eine (kurz), zwei (normal) oder alle drei (lang) (R1.2).
option-mode = Invasionsmodus: gleiche, neutrale Heimatländer ohne Fraktionsplättchen. Fraktionskrieg: eigene Heimatländer und je ein Fraktionsplättchen (R1.3).
option-open-board = Alle Felder liegen von Beginn an offen (R10.15).
option-reset-incomplete = Würfel auf unvollständigen Sets beim Reset: Alle kommen in den Beutel (FAQ 2.0), oder der Besitzer entscheidet über jeden einzeln (Regelheft) (R9.6).
option-permanent-duration = Ein permanenter Effekt wirkt, solange alle seine Felder belegt sind, oder nach der Aktivierung bis zum Ende des Spiels (R12.7).
option-stop-clears = Bevor eine angehaltene Spielfigur weiterzieht, müssen alle freien gegnerischen Spielfiguren vernichtet sein, oder auch die in Städten und Ruinen (R10.7).
option-stopped-may-enter-site = Eine angehaltene Spielfigur darf noch eine Stadt oder Ruine des Feldes betreten (R10.9).
option-attacker-must-be-free = Ein Angriff verlangt eine freie eigene Spielfigur auf dem Feld; sonst genügt auch eine in einer Stadt oder Ruine (R11.3).
option-fortress-stops-ranged = Festungen absorbieren auch Fernkampfangriffe (R11.10).
option-last-figure = Die letzte Spielfigur ist gestellt, wenn der eigene Vorrat leer ist, oder erst, wenn alle zehn auf dem Spielfeld stehen (R13.4).
option-espionage-scope = Spionage erzeugt den ganzen Effekt einer Technologie oder nur ein Symbol davon (R18.15).
option-matriarchy-place = Ein verwandelter Geist steht als Spielfigur frei auf dem Feld oder bleibt in der Stadt oder Ruine (R15.6).
option-gem-supply = Edelsteine gehen nie aus, oder es gibt 72 davon (R18.10).
option-grey-cubes-score = Auch graue Würfel zählen je einen Siegpunkt (R13.7).
option-faction-assignment = Die Fraktionen werden der Reihe nach gewählt oder gezogen (R2.1).
option-faction-tile = Die Fraktionsplättchen werden gewählt oder gezogen (R2.7).
option-activation-cap = So oft lässt sich ein Set in einem Zug höchstens aktivieren; nur eine Sicherung für geänderte Tabellen (R16.3, R14.17).
option-round-cap = Nach so vielen Runden endet das Spiel auch ohne ausgelöstes Spielende; eine Sicherung, damit jede Partie endet (R14.18).

choice-game-length-normal = normal
choice-game-length-short = kurz
choice-game-length-long = lang
choice-mode-invasion = Invasionsmodus
choice-mode-faction-war = Fraktionskrieg
choice-reset-incomplete-faq2 = in den Beutel
choice-reset-incomplete-rulebook = der Besitzer entscheidet
choice-permanent-duration-while-full = solange alle belegt sind
choice-permanent-duration-once-activated = bis zum Ende des Spiels
choice-stop-clears-free-only = nur die freien
choice-stop-clears-all = auch in Stadt und Ruine
choice-last-figure-supply-empty = der Vorrat ist leer
choice-last-figure-all-ten = alle zehn stehen
choice-espionage-scope-whole-effect = der ganze Effekt
choice-espionage-scope-one-icon = nur ein Symbol
choice-matriarchy-place-free-on-hex = frei auf dem Feld
choice-matriarchy-place-in-site = in Stadt oder Ruine
choice-gem-supply-unlimited = gehen nie aus
choice-gem-supply-72 = 72 Edelsteine
choice-faction-assignment-choose = werden gewählt
choice-faction-assignment-random = werden gezogen
choice-faction-tile-choose = werden gewählt
choice-faction-tile-random = werden gezogen

## Fragen

prompt-faction = { $seat }: Welche Fraktion führst du an?
    .others = { $seat } wählt eine Fraktion.
prompt-tile = { $seat }: Welches Fraktionsplättchen nimmst du?
    .others = { $seat } nimmt ein Fraktionsplättchen.
prompt-card = { $seat }: Mit welcher Technologie beginnst du?
    .others = { $seat } wählt die erste Technologie.
prompt-extra = { $seat }: Welche Farbe hat dein zusätzlicher Würfel?
    .others = { $seat } wählt die Farbe des zusätzlichen Würfels.
prompt-mark = { $seat }: Welche Reihe beginnt auf Stufe { $n }?
    .others = { $seat } wählt die Reihe, die auf Stufe { $n } beginnt.
prompt-turn = { $seat }: Was tust du?
    .others = { $seat } ist am Zug.
prompt-turn-waiting = { $seat }: Was tust du? Noch zu nutzen: { $effects }.
    .others = { $seat } ist am Zug. Noch zu nutzen: { $effects }.
prompt-explore = { $seat }: Nur du siehst das Ruinenplättchen. Gleich nutzen oder aufbewahren?
    .others = { $seat } sieht ein Ruinenplättchen und nutzt es gleich oder bewahrt es auf.
prompt-choose = { $seat }: Welchen Effekt wählst du?
    .others = { $seat } wählt einen Effekt.
prompt-icon = { $seat }: Welchen Teil des Effekts erzeugst du?
    .others = { $seat } wählt einen Teil des Effekts.
prompt-take = { $seat }: Welche Verbesserte Technologie nimmst du?
    .others = { $seat } nimmt eine Verbesserte Technologie.
prompt-each =
    { $n ->
        [one] { $seat }: Welche Reihe rückt eine Stufe vor?
       *[other] { $seat }: Welche Reihen rücken eine Stufe vor? Bis zu { $n } unterschiedliche.
    }
    .others =
        { $n ->
            [one] { $seat } wählt eine Reihe, die eine Stufe vorrückt.
           *[other] { $seat } wählt bis zu { $n } Reihen, die eine Stufe vorrücken.
        }
prompt-pay = { $seat }: Was entfernst du? Zu zahlen: { $loss }.
    .others = { $seat } zahlt: { $loss }.
prompt-new-cube = { $seat }: Welche Farbe hat der neue Würfel? Er kommt auf den Platz des entfernten.
    .others = { $seat } wählt die Farbe des neuen Würfels.
prompt-afflict = { $seat }: Durch { $other } verlierst du { $loss }. Was gibst du ab?
    .others = { $seat } verliert durch { $other } { $loss }.
prompt-reset = { $seat }: Reset. Welche weiteren Würfel kommen in den Beutel?
    .others = { $seat } wählt beim Reset, welche weiteren Würfel in den Beutel kommen.

### Was bestätigt wird, wenn mehreres zusammen gewählt ist

confirm-each =
    { $n ->
        [one] Eine Reihe entwickeln
       *[other] { $n } Reihen entwickeln
    }
confirm-reset =
    { $n ->
        [one] Einen Würfel in den Beutel legen
       *[other] { $n } Würfel in den Beutel legen
    }

## Antworten

label-end-turn = Den Zug beenden
label-stop = Hier aufhören
label-no-more-cubes = Alle anderen bleiben liegen
label-faction = { $faction }
label-tile = { $tile }: { $text }
label-card = { $technology }: { $text }
label-extra = { $colour }
label-mark = { $colour }
label-place = { $colour } auf { $set }, Aktivierungsfeld { $n }
label-place-completes = { $colour } auf { $set }, Aktivierungsfeld { $n }: aktiviert das Set
label-leave = { $colour } zu den ungenutzten Würfeln
label-enter-city = Stadt auf { $hex } betreten, { $city }: { $effect }
label-enter-ruin =
    { $tiles ->
        [one] Ruine { $n } auf { $hex } erkunden ({ $back }, das letzte Plättchen)
       *[other] Ruine { $n } auf { $hex } erkunden ({ $back }, { $tiles } Plättchen)
    }
label-walk =
    { $n ->
        [one] Von { $own } nach { $hex }, { $terrain }, für 1 Bewegungspunkt
       *[other] Von { $own } nach { $hex }, { $terrain }, für { $n } Bewegungspunkte
    }
label-fly = Fliegen von { $own } nach { $hex }, { $terrain }, für { $n } Flug-Bewegungspunkt
label-attack-ghost = Angriff auf den Geist an Platz { $n } auf { $hex }
label-attack-figure = Angriff auf eine freie Spielfigur auf { $hex }: { $other }
label-attack-site = Angriff auf die Spielfigur an Platz { $n } auf { $hex }: { $other }
label-attack-fortress = Angriff auf eine Festung auf { $hex }: { $other }
label-shoot-ghost = Fernkampfangriff auf den Geist an Platz { $n } auf { $hex }
label-shoot-figure = Fernkampfangriff auf eine freie Spielfigur auf { $hex }: { $other }
label-shoot-site = Fernkampfangriff auf die Spielfigur an Platz { $n } auf { $hex }: { $other }
label-shoot-fortress = Fernkampfangriff auf eine Festung auf { $hex }: { $other }
label-convert = Den Geist an Platz { $n } auf { $hex } in eine eigene Spielfigur verwandeln
label-fortify = Festung auf { $hex }, { $terrain }
label-recruit = Neue Spielfigur auf { $hex }, { $terrain }
label-clone = Geklonte Spielfigur auf { $hex }, { $terrain }
label-draw = Einen Würfel ziehen
label-gem =
    { $n ->
        [one] Den Edelstein nehmen: Er erfüllt eine Spielende-Bedingung
       *[other] { $n } Edelsteine nehmen: Sie erfüllen eine Spielende-Bedingung
    }
label-retrieve = Einen Würfel zurücknehmen: { $colour }, { $where }
label-purge = Einen grauen Würfel dauerhaft entfernen: { $colour }, { $where }
label-give = Einen Würfel entfernen: { $colour }, { $where }
label-bag = In den Beutel: { $colour }, { $where }
label-spy = Spionage, { $technology }: { $effect }
label-take =
    { $n ->
        [0] { $technology-object } nehmen ({ $spaces }; keine SP): { $text }
        [one] { $technology-object } nehmen ({ $spaces }; 1 SP): { $text }
       *[other] { $technology-object } nehmen ({ $spaces }; { $n } SP): { $text }
    }
label-replace = Zuerst die Karten ersetzen: { $deck }
label-advance =
    { $n ->
        [one] Eine Stufe vor: { $colour }, jetzt Stufe { $level }
       *[other] { $n } Stufen vor: { $colour }, jetzt Stufe { $level }
    }
label-develop =
    { $n ->
        [one] Eine Reihe um eine Stufe vorrücken
       *[other] { $n } unterschiedliche Reihen um je eine Stufe vorrücken
    }
label-upgrade = Zivilisation aufwerten: { $colour }, von Stufe { $n } zurück auf 0
label-create = Einen Würfel erzeugen: { $colour }
label-use = { $tile-object } nutzen: { $effect }
label-keep = { $tile-object } aufbewahren: { $effect }
label-keep-use = { $tile-object } aufbewahren ({ $effect }) und { $old-object } sofort einsetzen: { $gain }
label-spend = Einen Spielstein des Fraktionsplättchens einsetzen: { $effect }
label-trade = Einen Edelstein abgeben: { $effect }
label-choose = { $effect }
label-pay = Tausch, { $loss } abgeben: { $gain }
label-afflict = Alle benachbarten Gegner verlieren { $loss }
label-withdraw = Eine freie Spielfigur von { $hex } entfernen
label-withdraw-site = Die Spielfigur in der Stadt oder Ruine von { $hex } entfernen
label-lower = Eine Stufe zurück: { $colour }, jetzt Stufe { $level }

## Ereignisse

note-faction-chosen = { $seat } führt diese Fraktion an: { $faction }.
note-tile-chosen = { $seat } nimmt das Fraktionsplättchen: { $tile }.
note-card-received = { $seat } beginnt mit einer Technologie: { $technology }.
note-cube-chosen = { $seat } beginnt mit einem zusätzlichen Würfel: { $colour }.
note-marker-set = { $seat } beginnt auf Stufe { $n }: { $colour }.
note-turn-began = Runde { $n }, am Zug: { $seat }.
note-fortresses-removed =
    { $n ->
        [one] { $seat } entfernt eine Festung.
       *[other] { $seat } entfernt { $n } Festungen.
    }
note-reinforced = { $seat } hat weniger als { $start_figure } Spielfiguren auf dem Spielfeld.
note-cube-drawn = { $seat } zieht einen Würfel: { $colour }.
note-cube-placed = { $seat } legt einen Würfel auf { $set }: { $colour }.
note-cube-left = { $seat } lässt einen Würfel ungenutzt: { $colour }.
note-activated = { $seat } aktiviert { $set-object }.
note-city-entered = { $seat } betritt die Stadt auf { $hex }: { $city }.
note-ruin-entered = { $seat } erkundet eine Ruine auf { $hex } ({ $back }).
note-tile-seen = { $seat } findet ein Plättchen: { $tile }.
note-tile-seen-hidden = { $seat } sieht sich das Plättchen an.
note-tile-kept = { $seat } bewahrt das Plättchen auf ({ $back }).
note-tile-used = { $seat } nutzt ein Plättchen: { $tile }.
note-walked = { $seat } zieht von { $own } nach { $hex }.
note-flew = { $seat } fliegt von { $own } nach { $hex }.
note-hex-revealed = { $hex } wird aufgedeckt: { $terrain }.
note-fortress-built = { $seat } errichtet eine Festung auf { $hex }.
note-fortress-lost = Eine Festung von { $seat } auf { $hex } fällt.
note-figure-killed = { $seat } vernichtet auf { $hex } eine Spielfigur von { $other }.
note-figure-shot = { $seat } vernichtet auf { $hex } im Fernkampf eine Spielfigur von { $other }.
note-figure-kept = { $seat } behält die Spielfigur von { $other } für einen Siegpunkt.
note-figure-returned = { $seat } nimmt die Spielfigur in den Vorrat zurück.
note-ghost-scored =
    { $n ->
        [one] { $seat } bekommt einen Siegpunkt für Geister.
       *[other] { $seat } bekommt { $n } Siegpunkte für Geister.
    }
note-ghost-killed = { $seat } vernichtet einen Geist auf { $hex }.
note-ghost-shot = { $seat } vernichtet im Fernkampf einen Geist auf { $hex }.
note-ghost-converted = { $seat } verwandelt einen Geist auf { $hex } in eine Spielfigur.
note-figure-placed = { $seat } stellt eine Spielfigur auf { $hex }.
note-gems-gained =
    { $n ->
        [one] { $seat } erhält einen Edelstein.
       *[other] { $seat } erhält { $n } Edelsteine.
    }
note-cube-taken-back = { $seat } wirft einen Würfel zurück in den Beutel: { $colour }.
note-imitated = { $seat } betreibt Spionage: { $technology }.
note-display-replaced = { $seat } ersetzt die ausliegenden Karten: { $deck }.
note-technology-taken = { $seat } nimmt eine Technologie: { $technology }.
note-advanced = { $seat } erreicht Stufe { $n }: { $colour }.
note-upgraded =
    { $n ->
        [one] { $seat } wertet die Zivilisation auf und erhält einen Würfel: { $colour }.
       *[other] { $seat } wertet die Zivilisation auf und erhält { $n } Würfel: { $colour }.
    }
note-cube-created = { $seat } erzeugt einen Würfel: { $colour }.
note-cube-removed = { $seat } entfernt einen Würfel: { $colour }.
note-figure-removed = { $seat } nimmt eine Spielfigur von { $hex }.
note-gem-removed = { $seat } gibt einen Edelstein ab.
note-regressed = { $seat } fällt auf Stufe { $n } zurück: { $colour }.
note-token-spent = { $seat } setzt einen Spielstein des Fraktionsplättchens ein.
note-objective-met = { $seat } erfüllt eine Bedingung: { $objective }.
note-end-triggered = { $seat } löst das Spielende aus. Alle anderen haben noch einen Zug.
note-turn-ended = { $seat } beendet den Zug.
note-was-reset = { $seat } führt einen Reset durch.
note-cube-bagged = { $seat } wirft einen Würfel in den Beutel ({ $set }): { $colour }.
note-game-ended = Das Spiel ist zu Ende.
note-afflicted = { $seat } trifft alle benachbarten Gegner; jeder verliert { $loss }.

## Verluste

loss-effect = Ungenutzt verfällt: { $effect }.
loss-cubes =
    { $n ->
        [one] 1 Würfel, der sich noch legen ließe, kommt zu den ungenutzten.
       *[other] { $n } Würfel, die sich noch legen ließen, kommen zu den ungenutzten.
    }
loss-completion = { $set } ließe sich mit einem verfügbaren Würfel vollenden; der Reset räumt die Würfel dort ab.
loss-kept-tile = Das aufbewahrte Ruinenplättchen ist am Spielende nichts wert, und dies ist dein letzter Zug.

## Gründe

why-over = Das Spiel ist zu Ende.
why-other-turn = Jetzt entscheidet ein anderer Spieler.
why-wrong-moment = Dafür ist jetzt nicht der Zeitpunkt.
why-must-choose = Zuerst ist die offene Frage zu beantworten.
why-turn-too-long = Der Zug dauert schon so lange, dass er jetzt enden muss.
why-faction-taken = Diese Fraktion führt schon ein anderer Spieler an.
why-not-your-tile = Dieses Plättchen gehört zu einer anderen Fraktion.
why-not-your-card = Dein Fraktionsplättchen bringt diese Technologie nicht.
why-no-grey-cube = Zur Wahl steht jede Farbe außer Grau.
why-row-marked = Ein Marker dieser Reihe steht schon höher, oder es gibt keine solche Reihe.
why-no-such-row = Grau hat keine Entwicklungsreihe.
why-one-step = Jede der unterschiedlichen Reihen rückt eine Stufe vor.
why-row-order = Die Reihen werden von der ersten zur letzten genannt, jede einmal.
why-replaced = Die Karten eines Stapels sind ersetzt; jetzt wird eine Karte genommen.
why-no-branch = Das bietet dein Fraktionsplättchen nicht an.
why-not-to-choose = Das steht jetzt nicht zur Wahl.
why-not-to-bag = Die Würfel werden in der Reihenfolge der Liste genannt, und dieser ist übergangen.
why-nothing-to-lose = Davon ist nichts da, was sich entfernen ließe.
why-not-in-pool = In diesem Zug steht kein solcher Effekt bereit.
why-no-place = Ein Feld dieses Namens gibt es auf diesem Spielfeld nicht.
why-no-such-cube = Einen solchen Würfel hast du dort nicht.
why-not-your-technology = Diese Technologie besitzt du nicht.
why-other-set-begun = Auf dem anderen Set dieser Basis-Technologie liegen Würfel.
why-activation-cap = Dieses Set wurde so oft aktiviert, wie es ein Zug erlaubt.
why-no-such-space = Ein solches Aktivierungsfeld hat das Set nicht.
why-tile-used = Auf dem Plättchen liegt noch ein genutzter Würfel; jede Nutzung braucht von Neuem einen grauen und einen bunten.
why-space-full = Auf dem Aktivierungsfeld liegt ein Würfel, und gelegte Würfel bleiben liegen.
why-first-space = Von gleichen Aktivierungsfeldern wird das erste freie genannt.
why-grey = Graue Würfel liegen nur auf grauen Feldern, und graue Felder nehmen keine anderen.
why-wrong-colour = Das Aktivierungsfeld verlangt eine andere Farbe.
why-no-site = Eine solche Stadt oder Ruine gibt es nicht.
why-no-free-figure = Dort steht keine freie Spielfigur von dir.
why-stopped = Deine Spielfigur musste dort anhalten, und noch stehen gegnerische Spielfiguren auf dem Feld.
why-site-occupied = Dort steht schon jemand.
why-ruin-empty = Auf der Ruine liegt kein Plättchen mehr.
why-not-adjacent = Die beiden Felder grenzen nicht aneinander.
why-too-few-points = Für diesen Schritt reichen die Bewegungspunkte nicht.
why-nobody-beside = Neben diesem Feld steht keine freie Spielfigur von dir.
why-no-attacker = Dort kann keine Spielfigur von dir angreifen.
why-cannot-convert = Nur das Violette Matriarchat mit Plättchen A verwandelt Geister.
why-no-fortress = Dort schützt keine Festung Spielfiguren dieser Farbe.
why-no-target = Ein solches Ziel gibt es dort nicht.
why-sheltered = Festungen schützen die Spielfiguren dieser Farbe; sie fallen zuerst.
why-no-fortress-in-supply = Du hast keine Festung mehr im Vorrat.
why-no-figure-in-supply = Du hast keine Spielfigur mehr im Vorrat.
why-no-own-figure = Dort steht keine Spielfigur von dir.
why-not-your-homeland = Das ist nicht dein Heimatland.
why-no-homeland-city = Neue Spielfiguren kommen auf ein Feld des Heimatlandes mit einer Stadt.
why-bag-empty = Der Beutel ist leer.
why-no-cube-there = Dort liegt kein solcher Würfel.
why-cannot-spy = Kein anderer Spieler besitzt diese Technologie, oder sie lässt sich nicht ausspionieren.
why-not-on-display = Die Karte liegt nicht offen aus.
why-deck-too-small = In diesem Stapel sind weniger als zwei Karten übrig.
why-at-the-top = Höher geht es dort nicht.
why-level-too-low = Nur Marker ab Stufe 4 lassen sich zurücksetzen.
why-no-cube-in-supply = Der allgemeine Vorrat hat keinen Würfel dieser Farbe mehr.
why-cannot-pay = Das kannst du nicht bezahlen.
why-no-neighbour = Kein benachbarter Gegner hat davon etwas zu verlieren.
why-no-kept-tile = Du bewahrst kein Ruinenplättchen auf.
why-no-token = Auf deinem Fraktionsplättchen liegt kein Spielstein.
why-no-gem = Du hast keinen Edelstein zum Abgeben.
why-no-gem-left = Im allgemeinen Vorrat ist kein Edelstein mehr.
why-no-trade = Nur die Goldene Baronie mit Plättchen B tauscht Edelsteine ein.

## Am Terminal

hyperborea-none = keine
hyperborea-you = { $name } (du)
# Je Gelände ein Buchstabe: Wüste, Forst, Sumpf, Gebirge.
hyperborea-terrain-letters = WFSG
# Je Farbe ein Buchstabe: Rot, Grün, Violett, Blau, Orange, Gelb (E), Grau (X).
hyperborea-colour-letters = RGVBOEX
hyperborea-legend = ⌂ Stadt   ∩2 Ruine mit ihren Plättchen   † Geist   ●3# Spielfiguren und eine Festung   ? verdeckt   [ ] zur Wahl   Zahl: Siegpunkte   Felder: * jede Farbe außer Grau, X Grau
hyperborea-columns = |Punkte|Edelst.|Techn.|Vorrat|Geister|Friedh.|Felder|Würfel|Stufen
hyperborea-round =
    { $needed ->
        [one] Runde { $n }. Das Spiel endet, wenn eine seiner Bedingungen erfüllt ist.
       *[other] Runde { $n }. Das Spiel endet, wenn { $needed } seiner Bedingungen erfüllt sind.
    }
hyperborea-last-round = Runde { $n }. Das Ende des Spiels ist ausgelöst.
hyperborea-further = { $one }; { $other }
hyperborea-place = { $parts }
hyperborea-waiting = Noch zu nutzen: { $effects }.
hyperborea-held = { $seat } auf: { $hexes }.
hyperborea-free = Ohne Spieler: { $hexes }.
hyperborea-fog = Verdeckt: { $hexes }.
hyperborea-hex =
    { $n ->
        [one] { $hex } { $terrain }, 1 Siegpunkt
       *[other] { $hex } { $terrain }, { $n } Siegpunkte
    }
hyperborea-figures =
    { $n ->
        [one] { $seat } 1 Spielfigur
       *[other] { $seat } { $n } Spielfiguren
    }
hyperborea-fortresses =
    { $n ->
        [one] { $seat } 1 Festung
       *[other] { $seat } { $n } Festungen
    }
hyperborea-ghost = ein Geist
hyperborea-nobody = niemand
hyperborea-city = { $site } Stadt { $city } ({ $effect }), darin: { $who }
hyperborea-ruin =
    { $n ->
        [one] { $site } Ruine mit 1 Plättchen ({ $back }), darin: { $who }
       *[other] { $site } Ruine mit { $n } Plättchen ({ $back }), darin: { $who }
    }
hyperborea-player = { $seat }: Siegpunkte { $points }, Edelsteine { $gems }, Verbesserte Technologien { $technologies }, Spielfiguren im Vorrat { $figures }, Geister { $ghosts }, Spielfiguren auf dem Friedhof { $graves }, kontrollierte Felder { $controlled }, verfügbare Würfel: { $cubes }.
hyperborea-cube-count = { $n } { $colour }
hyperborea-cubes = Verfügbar: { $available }. Ungenutzt: { $unused }. Im Beutel: { $bag }.
hyperborea-level = { $colour } { $n }
hyperborea-levels = Entwicklung: { $levels }.
hyperborea-objectives = Erfüllte Bedingungen: { $objectives }.
hyperborea-kept-back = Aufbewahrtes Ruinenplättchen: Rückseite { $back }.
hyperborea-tile = { $tile }: { $text }
hyperborea-kept = Aufbewahrtes Ruinenplättchen: { $tile } ({ $effect }).
hyperborea-set = { $set }: Felder { $spaces }; Würfel: { $cubes }. { $effect }
hyperborea-offer =
    { $points ->
        [one] In der Auslage: { $technology }, 1 Siegpunkt. { $effect }
       *[other] In der Auslage: { $technology }, { $points } Siegpunkte. { $effect }
    }

## Wertung

score-gems = Edelsteine
score-ghosts = Geister
score-figures = Spielfiguren auf dem Friedhof
score-cubes = Würfel
score-objectives = Zielplättchen
score-technologies = Technologien
score-control = Kontrolle

## Am Tisch im Browser

web-hyperborea-gems = Edelsteine
web-hyperborea-technologies = Erworbene Verbesserte Technologien
web-hyperborea-figures = Spielfiguren im Vorrat
web-hyperborea-forts = Festungen im Vorrat
web-hyperborea-hexes = Kontrollierte Felder
web-hyperborea-ghosts = Geister
web-hyperborea-graveyard = Friedhof: Geister und gegnerische Spielfiguren
web-hyperborea-charges = Spielsteine auf dem Fraktionsplättchen
web-hyperborea-goals = Ende: { $met } von { $n }
web-hyperborea-goals-help =
    { $n ->
        [one] Das Spiel endet, wenn eine der drei Bedingungen erfüllt ist.
       *[other] Das Spiel endet, wenn { $n } verschiedene der drei Bedingungen erfüllt sind, gleich von wem.
    }
web-hyperborea-goal-gems = { $n } Edelsteine
web-hyperborea-goal-technologies = { $n } Verbesserte Technologien
web-hyperborea-goal-figures = Die letzte Spielfigur ist gestellt
web-hyperborea-left = noch { $n } im Vorrat
web-hyperborea-pool = Offene Effekte
web-hyperborea-pool-empty = keine
web-hyperborea-pool-help = Kann in diesem Zug noch genutzt werden; was am Ende übrig ist, verfällt.
web-hyperborea-exchange = Tausch
web-hyperborea-neighbours = Nachbarn verlieren
web-hyperborea-available = Verfügbar
web-hyperborea-unused = Ungenutzt
web-hyperborea-leave = Nicht nutzen
web-hyperborea-bag = Im Beutel: { $n }
web-hyperborea-bag-empty = leer: Reset nach diesem Zug
web-hyperborea-basics = Grundtechnologien
web-hyperborea-advanced = Verbesserte Technologien
web-hyperborea-no-technology = Noch keine Verbesserte Technologie.
web-hyperborea-development = Entwicklung
web-hyperborea-row = Entwicklung, { $colour }: Stufe { $n }
web-hyperborea-level = Entwicklung: Stufe { $n }
web-hyperborea-upgrade = Von den unterstrichenen Stufen an lässt sich der Marker für neue Würfel zurücksetzen.
web-hyperborea-space = { $set }, Aktivierungsfeld { $n }: { $what }
web-hyperborea-spaces = Aktivierungsfelder: { $spaces }
web-hyperborea-worth =
    { $n ->
        [one] 1 Siegpunkt
       *[other] { $n } Siegpunkte
    }
web-hyperborea-permanent = Permanent: wirkt, solange die Würfel liegen; bei einem Reset dürfen sie bleiben.
web-hyperborea-on = In Kraft.
web-hyperborea-complete = Vollständig: Erst wenn ein Würfel weg ist, aktiviert ein neuer das Set wieder.
web-hyperborea-factions-alike = Ohne Fraktionsplättchen spielen sich alle Fraktionen gleich; mit ihnen ist eines davon zu wählen:
web-hyperborea-market = Verbesserte Technologien in der Auslage
web-hyperborea-fold = Technologien
web-hyperborea-no-market = Die Technologien werden nach dem Aufbau ausgelegt.
web-hyperborea-grey = Ein grauer Würfel kommt mit.
web-hyperborea-deck-left =
    { $n ->
        [one] Noch 1 Karte im Stapel
       *[other] Noch { $n } Karten im Stapel
    }
web-hyperborea-deck-under = Bekannt ist, was zuunterst liegt: { $cards }
web-hyperborea-deck-replace = Seine beiden Karten lassen sich ersetzen, bevor eine genommen wird.
web-hyperborea-kept = Behalten
web-hyperborea-kept-help = Ein Ruinenplättchen, das nur sein Besitzer kennt
web-hyperborea-kept-back = Behaltenes Ruinenplättchen ({ $back })
web-hyperborea-found = Gefunden
web-hyperborea-no-ability = Invasion: Die Fraktion hat keine Fähigkeit.
web-hyperborea-central = Zentralfeld
web-hyperborea-borderland = Grenzlandfeld
web-hyperborea-homeland = Heimatlandfeld
web-hyperborea-fog = { $hex } verdeckt, { $role }
web-hyperborea-home = Heimatland: { $seat }
web-hyperborea-controlled = Kontrolle: { $seat }
web-hyperborea-stopped = Hier mussten Spielfiguren anhalten.
web-hyperborea-city-help = Eine freie Spielfigur darf kostenlos hinein: Der Effekt kommt sofort, die Figur bleibt bis zum Reset.
web-hyperborea-ruin-help = Eine freie Spielfigur darf kostenlos hinein und findet das oberste Plättchen; sie bleibt bis zum Reset.
web-hyperborea-from = Eine Spielfigur verlässt { $hex }: wohin?
web-hyperborea-spending = Wo soll er wirken?
web-hyperborea-reconstructed-card = Aktivierungsfelder, Effekt, Punkte und Stapel dieser Karte haben wir rekonstruiert.
web-hyperborea-reconstructed-name = Der Name ist unser eigener.
web-hyperborea-reconstructed-tile = Den Effekt dieses Plättchens haben wir rekonstruiert.
web-hyperborea-reconstructed-hex = Was dieses Feld zeigt, haben wir rekonstruiert.
web-hyperborea-gallery-pieces = Würfel, Spielfiguren, Festungen
web-hyperborea-gallery-ruins = Ruinenplättchen
web-hyperborea-gallery-hexes = Zentralfelder, Grenzland, Heimatländer
web-hyperborea-gallery-factions = Fraktionsplättchen

## Was ein Platz zählen darf

group-ruins = Ruinenplättchen, { $back }
group-central = Zentralfelder
group-borderland = Grenzlandfelder
place-display = Auslage
place-under = unter dem Stapel
place-board = auf dem Spielplan
hex-title = { $name }, { $terrain }
hex-text =
    { $n ->
        [one] 1 Siegpunkt für den, der es kontrolliert. Orte: { $sites }.
       *[other] { $n } Siegpunkte für den, der es kontrolliert. Orte: { $sites }.
    }
hex-city = Stadt { $city } ({ $effect })
hex-ruin =
    { $n ->
        [one] Ruine mit 1 Plättchen ({ $back })
       *[other] Ruine mit { $n } Plättchen ({ $back })
    }

## Das geführte erste Spiel

lesson-welcome = Willkommen bei Hyperborea. Deine drei Spielfiguren stehen an deiner Hauptstadt, am Rand eines untergegangenen Landes, dessen Felder noch verdeckt liegen. Wer am Ende die meisten Siegpunkte hat, gewinnt.
lesson-extra = Alles, was du tust, treiben farbige Würfel aus deinem Beutel: je einer in sechs Farben und einer deiner Wahl. Grün bewegt deine Spielfiguren, also nimm einen zweiten grünen Würfel.
lesson-rows = Jede Farbe hat eine Entwicklungsreihe. Ein Marker ab Stufe vier lässt sich in einen neuen Würfel seiner Farbe verwandeln. Lass Blau auf Stufe drei beginnen, dann Gelb auf zwei und Rot auf eins.
lesson-drawn = Du ziehst immer drei Würfel aus deinem Beutel, diesmal zwei grüne und einen gelben. Jeder Würfel kommt auf eine Technologie, oder er bleibt ungenutzt.
lesson-basics = Das sind die Basis-Technologien. Sind alle Felder eines Sets gefüllt, bekommst du seinen Effekt. Ein einfarbiges Feld will seine Farbe, ein buntes nimmt jeden Würfel außer grau.
lesson-explore = Fang mit der Erkundung an. Leg einen grünen Würfel auf ihr grünes Feld.
lesson-second = Der zweite grüne Würfel füllt das Set, und die Erkundung gibt dir zwei Bewegungspunkte.
lesson-undo = Effekte stehen über deinen Würfeln bereit, bis du sie nutzt. Überlegst du es dir anders, nimmst du hiermit Entscheidungen zurück, solange nichts Verborgenes gezeigt wurde.
lesson-capital = Schick, bevor du ziehst, eine Spielfigur in deine Hauptstadt. Der Schritt in eine Stadt auf demselben Feld ist frei, und die Hauptstadt bringt eine neue Spielfigur. Die darin ist bis zum Reset eingefroren.
lesson-figure = Eine neue Spielfigur kommt auf ein Feld des Heimatlandes mit Stadt. Stell sie auf f4: Wo eine Spielfigur ankommt, werden die verdeckten Nachbarfelder aufgedeckt.
lesson-march = e4 ist eine Wüste, mit Geistern in der Stadt und auf der Ruine. Aus dem Wald von f4 kostet sie einen Bewegungspunkt; ins Gebirge wäre es einer mehr. Zieh von f4 dorthin.
lesson-trade = Beginne mit dem gelben Würfel den Handel. Ein Set muss nicht in einem Zug voll werden; der Würfel wartet dort auf den zweiten.
lesson-growth = Bot 2 war am Zug, der Verlauf erzählt es. Deine neuen Würfel sind rot, violett und blau. Wachstum mit Violett und Rot gibt eine Spielfigur und einen Angriff zugleich. Leg den violetten Würfel auf dieses Set und dann den roten.
lesson-attack = Ein Angriff trifft auf einem Feld, auf dem du eine freie Spielfigur hast, so wie auf e4. Vernichte den Geist in der Stadt: Er kommt auf deinen Friedhof und zählt Punkte. Gegnerische Spielfiguren greifst du ebenso an, aber eine Festung fängt einen Treffer ab.
lesson-city = Die Stadt ist jetzt frei, also geh hinein. Sie bringt einen Klon.
lesson-clone = Ein Klon ist eine neue Spielfigur auf einem Feld, auf dem du schon eine hast. Stell ihn auf e4: Mit zwei Spielfiguren gegen einen Geist kontrollierst du das Feld, am Ende zwei Punkte wert.
lesson-recruit = Das Wachstum gab dir auch eine Spielfigur. Lass sie nach f4 kommen; dann kontrollierst du auch dieses Feld.
lesson-gem = Und der blaue Würfel füllt den Handel, dessen zweites Feld jede Farbe nimmt. Das ist dein erster Edelstein, einen Punkt wert.
lesson-lapse = Ein Bewegungspunkt ist übrig, und was du nicht nutzt, verfällt am Ende des Zuges. Bring eine Spielfigur von f5 nach e5; dann kontrollierst du auch dieses Feld.
lesson-end-turn = Beende den Zug. Die nächsten Würfel ziehst du sofort, damit du planen kannst, während die anderen spielen.
lesson-reset = Dein Beutel ist leer. Am Ende dieses Zuges kommt der Reset: Die Würfel kehren in den Beutel zurück, die Spielfiguren verlassen die Städte, und du ziehst wieder drei.
lesson-science = Mit der blauen Wissenschaft nimmst du dir eine dieser Verbesserten Technologien. Sie bringt Punkte und ein eigenes Set, dazu einen grauen Würfel, den nur graue Felder nehmen.
lesson-goals = Das Spiel endet, wenn zwei dieser drei Bedingungen erfüllt sind: fünfzehn Edelsteine, die fünfte Verbesserte Technologie, die letzte Spielfigur. Dann haben alle anderen noch einen Zug.
lesson-rules = Hier stehen die Regeln: eine Seite zum Spielen und jede Regelstelle mit Suche. Zeig auf etwas, das nicht leuchtet, und der Tisch sagt warum. Die Textansicht erzählt die Stellung in Sätzen.
lesson-end = Punkte gibt es am Ende für Edelsteine, deinen Friedhof, Technologien, kontrollierte Felder und jeden Würfel außer grau. Ab jetzt entscheidet Bot 2 selbst, und du auch. Der Geist auf der Ruine ist noch da.

## Wovon der Trainer spricht

feature-points = Siegpunkte
neglected-points = Siegpunkte liegen gelassen
feature-rival-points = Punkte des besten Gegners
neglected-rival-points = Einen Gegner davonziehen lassen
feature-gems = Edelsteine
neglected-gems = Edelsteine vernachlässigt
feature-control = Punkte für Kontrolle
neglected-control = Kontrolle über Felder vernachlässigt
feature-coloured-cubes = bunte Würfel
neglected-coloured-cubes = Bunte Würfel vernachlässigt
feature-grey-cubes = graue Würfel
neglected-grey-cubes = Mehr graue Würfel als nötig
feature-ghosts = Punkte für Geister
neglected-ghosts = Geister vernachlässigt
feature-figures = Spielfiguren auf dem Plan
neglected-figures = Zu wenige Spielfiguren auf dem Plan
feature-free-figures = freie Spielfiguren
neglected-free-figures = Spielfiguren gebunden
feature-cities-here = Städte, die sofort betreten werden können
neglected-cities-here = Städte in Reichweite ausgelassen
feature-ruins-here = Ruinen, die sofort betreten werden können
neglected-ruins-here = Ruinen in Reichweite ausgelassen
feature-ghosts-here = Geister, die sofort angegriffen werden können
neglected-ghosts-here = Geister in Reichweite ausgelassen
feature-cities-near = Städte in der Nähe
neglected-cities-near = Den Weg zu den Städten vernachlässigt
feature-ruins-near = Ruinen in der Nähe
neglected-ruins-near = Den Weg zu den Ruinen vernachlässigt
feature-ghosts-near = Geister in der Nähe
neglected-ghosts-near = Den Weg zu den Geistern vernachlässigt
feature-levels = Entwicklungsstufen
neglected-levels = Entwicklung vernachlässigt
feature-full-rows = weit entwickelte Reihen
neglected-full-rows = Keine Reihe weit entwickelt
feature-technologies = Verbesserte Technologien
neglected-technologies = Verbesserte Technologien vernachlässigt
feature-technologies-worth = Ertrag der Technologien
neglected-technologies-worth = Technologien mit wenig Ertrag
feature-begun = begonnene Sets
neglected-begun = Kein Set vorbereitet
feature-lasting = dauerhafte Effekte
neglected-lasting = Dauerhafte Effekte vernachlässigt
feature-kept-tile = ein behaltenes Ruinenplättchen
neglected-kept-tile = Ein Ruinenplättchen verschenkt
feature-cubes-in-bag = bunte Würfel im Beutel
neglected-cubes-in-bag = Den Beutel von bunten Würfeln geleert
feature-reset-next = ein anstehender Reset
neglected-reset-next = Den Reset zur Unzeit herbeigeführt
feature-frozen-at-reset = Spielfiguren, die beim Reset in Städten und Ruinen bleiben
neglected-frozen-at-reset = Spielfiguren vor dem Reset nicht befreit
feature-graves = vernichtete gegnerische Spielfiguren
neglected-graves = Angriffe vernachlässigt
feature-hexes-covered = Felder mit eigenen Spielfiguren
neglected-hexes-covered = Ausbreitung vernachlässigt
feature-rivals-beside = Gegner auf denselben Feldern
neglected-rivals-beside = Schlecht neben Gegnern gestanden
