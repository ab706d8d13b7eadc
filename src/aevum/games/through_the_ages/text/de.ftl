### Through the Ages: Namen, Fragen, Antworten, Ereignisse und Gründe.

## Karten: Namen

card-agriculture = Landwirtschaft
card-bronze = Bronze
card-philosophy = Philosophie
card-religion = Religion
card-warriors = Krieger
card-despotism = Despotismus
card-alexander-the-great = Alexander der Große
card-aristotle = Aristoteles
card-hammurabi = Hammurabi
card-homer = Homer
card-julius-caesar = Julius Caesar
card-moses = Moses
card-colossus = Koloss
card-hanging-gardens = Hängende Gärten
card-library-of-alexandria = Bibliothek von Alexandria
card-pyramids = Pyramiden
card-cultural-heritage-a = Kulturerbe A
card-engineering-genius-a = Ingenieurskunst A
card-frugality-a = Genügsamkeit A
card-patriotism-a = Patriotismus A
card-rich-land-a = Fruchtbares Land A
card-stockpile-a = Vorratslager
card-urban-growth-a = Städtisches Wachstum A
card-irrigation = Bewässerung
card-iron = Eisen
card-alchemy = Alchemie
card-theology = Theologie
card-printing-press = Buchdruck
card-drama = Drama
card-bread-and-circuses = Brot und Spiele
card-swordsmen = Schwertkämpfer
card-knights = Ritter
card-monarchy = Monarchie
card-theocracy = Theokratie
card-code-of-laws = Gesetzeskodex
card-warfare = Kriegsführung
card-cartography = Kartografie
card-masonry = Steinmetzkunst
card-christopher-columbus = Christoph Kolumbus
card-frederick-barbarossa = Friedrich Barbarossa
card-genghis-khan = Dschingis Khan
card-joan-of-arc = Johanna von Orléans
card-leonardo-da-vinci = Leonardo da Vinci
card-michelangelo = Michelangelo
card-great-wall = Chinesische Mauer
card-st-peters-basilica = Petersdom
card-taj-mahal = Taj Mahal
card-universitas-carolina = Universitas Carolina
card-breakthrough-i = Durchbruch I
card-cultural-heritage-i = Kulturerbe I
card-engineering-genius-i = Ingenieurskunst I
card-frugality-i = Genügsamkeit I
card-patriotism-i = Patriotismus I
card-reserves-i = Reserven I
card-rich-land-i = Fruchtbares Land I
card-urban-growth-i = Städtisches Wachstum I
card-selective-breeding = Selektive Züchtung
card-coal = Kohle
card-scientific-method = Wissenschaftliche Methode
card-organized-religion = Organisierte Religion
card-journalism = Journalismus
card-opera = Oper
card-team-sports = Mannschaftssport
card-riflemen = Schützen
card-cavalrymen = Kavalleristen
card-cannon = Kanonen
card-constitutional-monarchy = Konstitutionelle Monarchie
card-republic = Republik
card-justice-system = Justizsystem
card-strategy = Strategie
card-navigation = Navigation
card-architecture = Architektur
card-isaac-newton = Isaac Newton
card-james-cook = James Cook
card-johann-sebastian-bach = Johann Sebastian Bach
card-maximilien-robespierre = Maximilien Robespierre
card-napoleon-bonaparte = Napoleon Bonaparte
card-william-shakespeare = William Shakespeare
card-eiffel-tower = Eiffelturm
card-kremlin = Kreml
card-ocean-liner-service = Ozeandampfer
card-transcontinental-railroad = Transkontinentale Eisenbahn
card-breakthrough-ii = Durchbruch II
card-efficient-upgrade-ii = Effiziente Aufwertung II
card-engineering-genius-ii = Ingenieurskunst II
card-frugality-ii = Genügsamkeit II
card-patriotism-ii = Patriotismus II
card-reserves-ii = Reserven II
card-revolutionary-idea-ii = Revolutionäre Idee II
card-rich-land-ii = Fruchtbares Land II
card-urban-growth-ii = Städtisches Wachstum II
card-wave-of-nationalism-ii = Welle des Nationalismus
card-mechanized-agriculture = Mechanisierte Landwirtschaft
card-oil = Öl
card-computers = Computer
card-multimedia = Multimedia
card-movies = Kino
card-professional-sports = Profisport
card-modern-infantry = Moderne Infanterie
card-tanks = Panzer
card-rockets = Raketen
card-air-forces = Luftwaffe
card-communism = Kommunismus
card-democracy = Demokratie
card-fundamentalism = Fundamentalismus
card-civil-service = Öffentlicher Dienst
    .object = Öffentlichen Dienst
card-military-theory = Militärtheorie
card-satellites = Satelliten
card-engineering = Ingenieurwesen
card-albert-einstein = Albert Einstein
card-bill-gates = Bill Gates
card-charlie-chaplin = Charlie Chaplin
card-mahatma-gandhi = Mahatma Gandhi
card-sid-meier = Sid Meier
card-winston-churchill = Winston Churchill
card-fast-food-chains = Fast-Food-Ketten
card-first-space-flight = Erster Raumflug
    .object = Ersten Raumflug
card-hollywood = Hollywood
card-internet = Internet
card-efficient-upgrade-iii = Effiziente Aufwertung III
card-endowment-for-the-arts-iii = Kunststiftung
card-engineering-genius-iii = Ingenieurskunst III
card-military-build-up-iii = Aufrüstung
card-patriotism-iii = Patriotismus III
card-reserves-iii = Reserven III
card-revolutionary-idea-iii = Revolutionäre Idee III
card-urban-growth-iii = Städtisches Wachstum III
card-development-of-agriculture = Entwicklung der Landwirtschaft
card-development-of-civilization = Entwicklung der Zivilisation
card-development-of-crafts = Entwicklung des Handwerks
card-development-of-markets = Entwicklung der Märkte
card-development-of-politics = Entwicklung der Politik
card-development-of-religion = Entwicklung der Religion
card-development-of-science = Entwicklung der Wissenschaft
card-development-of-settlement = Entwicklung der Besiedlung
card-development-of-trade-routes = Entwicklung der Handelswege
card-development-of-warfare = Entwicklung der Kriegskunst
card-barbarians = Barbaren
card-border-conflict = Grenzkonflikt
card-crusades = Kreuzzüge
card-cultural-influence = Kultureller Einfluss
    .object = Kulturellen Einfluss
card-foray = Streifzug
card-good-harvest = Gute Ernte
card-immigration = Einwanderung
card-new-deposits = Neue Lagerstätten
card-pestilence = Seuche
card-raiders = Räuber
card-rats = Ratten
card-rebellion = Aufruhr
card-reign-of-terror = Schreckensherrschaft
card-scientific-breakthrough = Wissenschaftlicher Durchbruch
    .object = Wissenschaftlichen Durchbruch
card-uncertain-borders = Unsichere Grenzen
card-developed-territory-i = Entwickeltes Gebiet I
card-historic-territory-i = Historisches Gebiet I
card-inhabited-territory-i = Bewohntes Gebiet I
card-strategic-territory-i = Strategisches Gebiet I
card-vast-territory-i = Weites Gebiet I
card-wealthy-territory-i = Reiches Gebiet I
card-fighting-band = Kampftrupp
card-heavy-cavalry = Schwere Kavallerie
card-legion = Legion
card-medieval-army = Mittelalterliche Armee
card-phalanx = Phalanx
card-military-bonus-i = Militärbonus 2/1
card-enslave = Überfall: Versklavung
card-plunder-i = Überfall: Plünderung I
card-raid-i = Überfall: Raubzug I
card-open-borders-agreement = Abkommen über Offene Grenzen
card-trade-routes-agreement = Handelswegeabkommen
card-civil-unrest = Bürgerunruhen
card-cold-war = Kalter Krieg
    .object = Kalten Krieg
card-crime-wave = Verbrechenswelle
card-economic-progress = Wirtschaftlicher Fortschritt
    .object = Wirtschaftlichen Fortschritt
card-emigration = Auswanderung
card-iconoclasm = Bildersturm
card-independence-declaration = Unabhängigkeitserklärung
card-international-agreement = Internationale Abkommen
card-national-pride = Nationalstolz
card-politics-of-strength = Politik der Stärke
card-popularization-of-science = Popularisierung der Wissenschaft
card-prosperity = Wohlstand
card-ravages-of-time = Zahn der Zeit
card-refugees = Flüchtlinge
card-terrorism = Terrorismus
card-developed-territory-ii = Entwickeltes Gebiet II
card-historic-territory-ii = Historisches Gebiet II
card-inhabited-territory-ii = Bewohntes Gebiet II
card-strategic-territory-ii = Strategisches Gebiet II
card-vast-territory-ii = Weites Gebiet II
card-wealthy-territory-ii = Reiches Gebiet II
card-classic-army = Klassische Armee
card-conquistadors = Konquistadoren
card-defensive-army = Verteidigungsarmee
card-fortifications = Befestigungen
card-mobile-artillery = Mobile Artillerie
card-napoleonic-army = Napoleonische Armee
card-military-bonus-ii = Militärbonus 4/2
card-annex = Überfall: Annexion
card-infiltrate = Überfall: Infiltration
card-plunder-ii = Überfall: Plünderung II
card-raid-ii = Überfall: Raubzug II
card-spy = Überfall: Spionage
card-war-over-technology = Technologiekrieg
card-war-over-territory = Gebietskrieg
card-acceptance-of-supremacy = Anerkennung der Vorherrschaft
card-international-trade-agreement = Internationales Handelsabkommen
card-promise-of-military-protection = Militärisches Schutzversprechen
card-scientific-cooperation = Wissenschaftliche Zusammenarbeit
card-impact-of-agriculture = Macht der Landwirtschaft
card-impact-of-architecture = Macht der Architektur
card-impact-of-balance = Macht der Ausgewogenheit
card-impact-of-colonies = Macht der Kolonien
card-impact-of-competition = Macht des Wettbewerbs
card-impact-of-government = Macht der Regierung
card-impact-of-happiness = Macht der Freude
card-impact-of-industry = Macht der Industrie
card-impact-of-population = Macht der Bevölkerung
card-impact-of-progress = Macht des Fortschritts
card-impact-of-science = Macht der Wissenschaft
card-impact-of-strength = Macht der Stärke
card-impact-of-technology = Macht der Technologie
card-impact-of-variety = Macht der Vielfalt
card-impact-of-wonders = Macht der Wunder
card-entrenchments = Schützengräben
card-mechanized-army = Mechanisierte Armee
card-modern-army = Moderne Armee
card-shock-troops = Stoßtruppen
card-military-bonus-iii = Militärbonus 6/3
card-armed-intervention = Überfall: Bewaffnete Intervention
card-plunder-iii = Überfall: Plünderung III
card-raid-iii = Überfall: Raubzug III
card-war-over-culture = Kulturkrieg
card-international-tourism = Internationaler Tourismus
    .object = Internationalen Tourismus
card-loss-of-sovereignty = Verlust der Souveränität
card-military-alliance = Militärbündnis
card-peace-treaty = Friedensvertrag

## Karten: Texte

card-agriculture-text = Jeder Arbeiter auf der Karte ist eine Farm und bringt bei der Nahrungsproduktion einen blauen Spielstein hierher. Jeder Spielstein ist { $food } Nahrung wert.
card-bronze-text = Jeder Arbeiter auf der Karte ist eine Mine und bringt bei der Ressourcenproduktion einen blauen Spielstein hierher. Jeder Spielstein ist { $resource ->
        [one] { $resource } Ressource
       *[other] { $resource } Ressourcen
    } wert.
card-philosophy-text = Jeder Arbeiter auf der Karte ist ein Laboratorium und gibt { $science } Wissenschaft.
card-religion-text = Jeder Arbeiter auf der Karte ist ein Tempel und gibt { $culture } Kultur und { $happiness ->
        [one] { $happiness } Freudesymbol
       *[other] { $happiness } Freudesymbole
    }.
card-warriors-text = Jeder Arbeiter auf der Karte ist eine Infanterieeinheit der Stärke { $strength }.
card-despotism-text = { $civil_actions } Zivil- und { $military_actions ->
        [one] { $military_actions } Militäraktion
       *[other] { $military_actions } Militäraktionen
    }; höchstens { $building_limit } Zivilgebäude jeder Art.
card-alexander-the-great-text = Jede deiner Militäreinheiten hat +1 Stärke, aber nicht in einer Kolonisierungstruppe. Politikaktion: Nimm Alexander aus dem Spiel und lege 1 gelben Spielstein aus der Schachtel in deinen gelben Vorrat.
card-aristotle-text = Jedes Mal, wenn du eine Technologiekarte von der Kartenleiste nimmst, punktest du 1 Wissenschaft.
card-hammurabi-text = Einmal in jedem deiner Spielzüge darfst du 1 Militäraktion wie eine Zivilaktion verbrauchen. Einen Anführer von der Kartenleiste zu nehmen kostet dich 1 Zivilaktion weniger, mindestens 0.
card-homer-text = In jedem deiner Spielzüge hast du 1 zeitweilige Ressource zum Bauen oder Aufwerten von Militäreinheiten. Ersetzt ein anderer Anführer Homer, darfst du ihn unter eines deiner fertigen Wunder schieben, statt die Zivilaktion zurückzugewinnen: Das Wunder hat dann 1 Freudesymbol mehr.
card-julius-caesar-text = Einmal im Spiel darfst du nach einer Politikaktion in derselben Politikphase noch eine zweite ausführen.
card-moses-text = Deine Bevölkerung zu vermehren kostet dich 1 Nahrung weniger, mindestens 0.
card-colossus-text = Er stärkt dich sofort und macht jede Kolonisierungstruppe größer.
card-hanging-gardens-text = Sie geben Kultur und Freude, sonst nichts.
card-library-of-alexandria-text = Dein Handkartenlimit ist um 1 höher, für Zivilkarten wie für Militärkarten.
card-pyramids-text = Du hast { $civil_actions ->
        [one] { $civil_actions } Zivilaktion
       *[other] { $civil_actions } Zivilaktionen
    } mehr.
card-cultural-heritage-a-text = Punkte { $amount } Wissenschaft und { $second_amount } Kultur.
card-engineering-genius-a-text = Baue genau eine Phase deines Wunders im Bau für { $amount ->
        [one] { $amount } Ressource
       *[other] { $amount } Ressourcen
    } weniger, mindestens 0.
card-frugality-a-text = Vermehre deine Bevölkerung zu den üblichen Kosten; danach gewinnst du { $amount } Nahrung hinzu.
card-patriotism-a-text = Für diesen Spielzug hast du 1 zusätzliche Militäraktion und { $amount ->
        [one] { $amount } Ressource
       *[other] { $amount } Ressourcen
    } zum Bauen oder Aufwerten von Militäreinheiten.
card-rich-land-a-text = Baue eine Farm oder Mine oder werte eine auf, für { $amount ->
        [one] { $amount } Ressource
       *[other] { $amount } Ressourcen
    } weniger, mindestens 0.
card-stockpile-a-text = Gewinne { $amount ->
        [one] { $amount } Ressource
       *[other] { $amount } Ressourcen
    } und { $second_amount } Nahrung hinzu.
card-urban-growth-a-text = Baue ein Zivilgebäude oder werte eines auf, für { $amount ->
        [one] { $amount } Ressource
       *[other] { $amount } Ressourcen
    } weniger, mindestens 0.
card-irrigation-text = Jeder Arbeiter auf der Karte ist eine Farm und bringt bei der Nahrungsproduktion einen blauen Spielstein hierher. Jeder Spielstein ist { $food } Nahrung wert.
card-iron-text = Jeder Arbeiter auf der Karte ist eine Mine und bringt bei der Ressourcenproduktion einen blauen Spielstein hierher. Jeder Spielstein ist { $resource ->
        [one] { $resource } Ressource
       *[other] { $resource } Ressourcen
    } wert.
card-alchemy-text = Jeder Arbeiter auf der Karte ist ein Laboratorium und gibt { $science } Wissenschaft.
card-theology-text = Jeder Arbeiter auf der Karte ist ein Tempel und gibt { $culture } Kultur und { $happiness ->
        [one] { $happiness } Freudesymbol
       *[other] { $happiness } Freudesymbole
    }.
card-printing-press-text = Jeder Arbeiter auf der Karte ist eine Bibliothek und gibt { $science } Wissenschaft und { $culture } Kultur.
card-drama-text = Jeder Arbeiter auf der Karte ist ein Theater und gibt { $culture } Kultur und { $happiness ->
        [one] { $happiness } Freudesymbol
       *[other] { $happiness } Freudesymbole
    }.
card-bread-and-circuses-text = Jeder Arbeiter auf der Karte ist eine Arena und gibt { $strength } Stärke und { $happiness ->
        [one] { $happiness } Freudesymbol
       *[other] { $happiness } Freudesymbole
    }. Sie ist keine Militäreinheit.
card-swordsmen-text = Jeder Arbeiter auf der Karte ist eine Infanterieeinheit der Stärke { $strength }.
card-knights-text = Jeder Arbeiter auf der Karte ist eine Kavallerieeinheit der Stärke { $strength }.
card-monarchy-text = { $civil_actions } Zivil- und { $military_actions ->
        [one] { $military_actions } Militäraktion
       *[other] { $military_actions } Militäraktionen
    }; höchstens { $building_limit } Zivilgebäude jeder Art.
card-theocracy-text = { $civil_actions } Zivil- und { $military_actions ->
        [one] { $military_actions } Militäraktion
       *[other] { $military_actions } Militäraktionen
    }; höchstens { $building_limit } Zivilgebäude jeder Art. Die Karte selbst gibt { $culture } Kultur, { $strength } Stärke und { $happiness ->
        [one] { $happiness } Freudesymbol
       *[other] { $happiness } Freudesymbole
    }.
card-code-of-laws-text = Gesetz: Du hast { $civil_actions ->
        [one] { $civil_actions } Zivilaktion
       *[other] { $civil_actions } Zivilaktionen
    } mehr.
card-warfare-text = Kriegskunst: Du hast { $military_actions ->
        [one] { $military_actions } Militäraktion
       *[other] { $military_actions } Militäraktionen
    } mehr und +{ $strength } Stärke.
card-cartography-text = Erforschung: Du hast +{ $strength } Stärke und +{ $colonization } für jede Kolonisierungstruppe.
card-masonry-text = Bauwesen: Zivilgebäude ab Stufe I kosten dich 1 Ressource weniger. Mit einer Zivilaktion darfst du bis zu 2 Phasen eines Wunders bauen.
card-christopher-columbus-text = Politikaktion: Nimm Kolumbus aus dem Spiel und kolonisiere ein Gebiet aus deiner Hand, ohne Versteigerung und ohne Einheiten zu entsenden. Erst gilt der dauerhafte, dann der sofortige Effekt.
card-frederick-barbarossa-text = Für 1 Militäraktion darfst du deine Bevölkerung vermehren und mit dem neuen Arbeiter sofort eine Militäreinheit bauen; das eine kostet 1 Nahrung, das andere 1 Ressource weniger, jeweils mindestens 0. Sooft du zahlen kannst.
card-genghis-khan-text = Beim Bilden von Armeen darf jede deiner Infanterieeinheiten stattdessen als Kavallerie zählen. Am Ende deines Spielzuges punktest du { $amount } Kultur, wenn du zu den zwei stärksten Zivilisationen gehörst (zu zweit: die stärkste bist); Gleichstände gehen zu deinen Gunsten aus.
card-joan-of-arc-text = Du hast +1 Stärke für jedes Freudesymbol deiner Tempel und deiner Regierungsform. Zu Beginn deiner Politikphase darfst du dir heimlich die oberste Karte des aktuellen Ereignisstapels ansehen.
card-leonardo-da-vinci-text = Dein bestes Laboratorium oder deine beste Bibliothek gibt zusätzliche Wissenschaft in Höhe der Stufe. Jedes Mal, wenn du eine Technologie entwickelst, gewinnst du 1 Ressource hinzu.
card-michelangelo-text = Deine Tempel, Theater und fertigen Wunder geben je Freudesymbol 1 Kultur zusätzlich. Deine fertigen Wunder machen es nicht teurer, ein weiteres Wunder zu nehmen.
card-great-wall-text = Du hast +1 Stärke für jede deiner Infanterie- und Artillerieeinheiten.
card-st-peters-basilica-text = Jede andere Karte und jeder Arbeiter von dir, die mindestens ein Freudesymbol geben, geben 1 weiteres.
card-taj-mahal-text = Solange es in der Kartenleiste liegt: Wer im selben Spielzug schon einen Anführer ersetzt hat, nimmt es für { $amount ->
        [one] { $amount } Zivilaktion
       *[other] { $amount } Zivilaktionen
    } weniger, mindestens 0. Fertig gebaut bringt es { $blue_tokens ->
        [one] { $blue_tokens } blauen Spielstein
       *[other] { $blue_tokens } blaue Spielsteine
    }.
card-universitas-carolina-text = Sie gibt Kultur und viel Wissenschaft, sonst nichts.
card-breakthrough-i-text = Entwickle eine Technologie zu den üblichen Kosten, auch durch eine Revolution; danach punktest du { $amount } Wissenschaft.
card-cultural-heritage-i-text = Punkte { $amount } Wissenschaft und { $second_amount } Kultur.
card-engineering-genius-i-text = Baue genau eine Phase deines Wunders im Bau für { $amount ->
        [one] { $amount } Ressource
       *[other] { $amount } Ressourcen
    } weniger, mindestens 0.
card-frugality-i-text = Vermehre deine Bevölkerung zu den üblichen Kosten; danach gewinnst du { $amount } Nahrung hinzu.
card-patriotism-i-text = Für diesen Spielzug hast du 1 zusätzliche Militäraktion und { $amount ->
        [one] { $amount } Ressource
       *[other] { $amount } Ressourcen
    } zum Bauen oder Aufwerten von Militäreinheiten.
card-reserves-i-text = Gewinne { $amount } Nahrung oder { $amount ->
        [one] { $amount } Ressource
       *[other] { $amount } Ressourcen
    } hinzu, nach deiner Wahl.
card-rich-land-i-text = Baue eine Farm oder Mine oder werte eine auf, für { $amount ->
        [one] { $amount } Ressource
       *[other] { $amount } Ressourcen
    } weniger, mindestens 0.
card-urban-growth-i-text = Baue ein Zivilgebäude oder werte eines auf, für { $amount ->
        [one] { $amount } Ressource
       *[other] { $amount } Ressourcen
    } weniger, mindestens 0.
card-selective-breeding-text = Jeder Arbeiter auf der Karte ist eine Farm und bringt bei der Nahrungsproduktion einen blauen Spielstein hierher. Jeder Spielstein ist { $food } Nahrung wert.
card-coal-text = Jeder Arbeiter auf der Karte ist eine Mine und bringt bei der Ressourcenproduktion einen blauen Spielstein hierher. Jeder Spielstein ist { $resource ->
        [one] { $resource } Ressource
       *[other] { $resource } Ressourcen
    } wert.
card-scientific-method-text = Jeder Arbeiter auf der Karte ist ein Laboratorium und gibt { $science } Wissenschaft.
card-organized-religion-text = Jeder Arbeiter auf der Karte ist ein Tempel und gibt { $culture } Kultur und { $happiness ->
        [one] { $happiness } Freudesymbol
       *[other] { $happiness } Freudesymbole
    }.
card-journalism-text = Jeder Arbeiter auf der Karte ist eine Bibliothek und gibt { $science } Wissenschaft und { $culture } Kultur.
card-opera-text = Jeder Arbeiter auf der Karte ist ein Theater und gibt { $culture } Kultur und { $happiness ->
        [one] { $happiness } Freudesymbol
       *[other] { $happiness } Freudesymbole
    }.
card-team-sports-text = Jeder Arbeiter auf der Karte ist eine Arena und gibt { $strength } Stärke und { $happiness ->
        [one] { $happiness } Freudesymbol
       *[other] { $happiness } Freudesymbole
    }. Sie ist keine Militäreinheit.
card-riflemen-text = Jeder Arbeiter auf der Karte ist eine Infanterieeinheit der Stärke { $strength }.
card-cavalrymen-text = Jeder Arbeiter auf der Karte ist eine Kavallerieeinheit der Stärke { $strength }.
card-cannon-text = Jeder Arbeiter auf der Karte ist eine Artillerieeinheit der Stärke { $strength }.
card-constitutional-monarchy-text = { $civil_actions } Zivil- und { $military_actions ->
        [one] { $military_actions } Militäraktion
       *[other] { $military_actions } Militäraktionen
    }; höchstens { $building_limit } Zivilgebäude jeder Art.
card-republic-text = { $civil_actions } Zivil- und { $military_actions ->
        [one] { $military_actions } Militäraktion
       *[other] { $military_actions } Militäraktionen
    }; höchstens { $building_limit } Zivilgebäude jeder Art.
card-justice-system-text = Gesetz: Du hast { $civil_actions ->
        [one] { $civil_actions } Zivilaktion
       *[other] { $civil_actions } Zivilaktionen
    } mehr und { $blue_tokens ->
        [one] { $blue_tokens } blauen Spielstein
       *[other] { $blue_tokens } blaue Spielsteine
    } mehr, solange die Karte im Spiel ist.
card-strategy-text = Kriegskunst: Du hast { $military_actions ->
        [one] { $military_actions } Militäraktion
       *[other] { $military_actions } Militäraktionen
    } mehr und +{ $strength } Stärke.
card-navigation-text = Erforschung: Du hast +{ $strength } Stärke und +{ $colonization } für jede Kolonisierungstruppe.
card-architecture-text = Bauwesen: Zivilgebäude kosten dich 1 Ressource weniger auf Stufe I, 2 weniger auf den Stufen II und III. Mit einer Zivilaktion darfst du bis zu 3 Phasen eines Wunders bauen.
card-isaac-newton-text = Dein bestes Laboratorium oder deine beste Bibliothek gibt zusätzliche Wissenschaft in Höhe der Stufe. Jedes Mal, wenn du eine Technologie entwickelst, gewinnst du 1 verbrauchte Zivilaktion zurück.
card-james-cook-text = Deine erste Kolonie gibt 2 Kultur zusätzlich, jede weitere 1. Wenn du eine Kolonisierungstruppe entsendest, darfst du bis zu { $amount ->
        [one] { $amount } Militärkarte
       *[other] { $amount } Militärkarten
    } für je +1 abwerfen.
card-johann-sebastian-bach-text = Jedes deiner Theater gibt 1 Kultur zusätzlich, und Theatertechnologien kosten dich { $amount } Wissenschaft weniger, mindestens 0. Einmal in deinem Spielzug darfst du für 1 Zivilaktion ein beliebiges Zivilgebäude zu einem Theater gleicher oder höherer Stufe aufwerten.
card-maximilien-robespierre-text = Deine Revolutionen verbrauchen alle deine Militäraktionen statt aller Zivilaktionen. Für jede Revolution, die du ausrufst, punktest du { $amount } Kultur.
card-napoleon-bonaparte-text = Du hast +{ $amount } Stärke für jede Art von Militäreinheit, die du besitzt: Infanterie, Kavallerie, Artillerie, Luftwaffe. Für eine Kolonisierungstruppe zählt das nicht.
card-william-shakespeare-text = Hast du eine Bibliothek, kosten dich Theater und ihre Technologien 1 Ressource und 1 Wissenschaft weniger; hast du ein Theater, gilt das Gleiche für Bibliotheken. Jedes Paar aus Bibliothek und Theater gibt { $amount } Kultur zusätzlich.
card-eiffel-tower-text = Er gibt viel Kultur und ein Freudesymbol, sonst nichts.
card-kremlin-text = Du hast { $civil_actions ->
        [one] { $civil_actions } Zivilaktion
       *[other] { $civil_actions } Zivilaktionen
    } und { $military_actions ->
        [one] { $military_actions } Militäraktion
       *[other] { $military_actions } Militäraktionen
    } mehr, aber auch 1 negatives Freudesymbol.
card-ocean-liner-service-text = Einmal in jeder deiner Aktionsphasen darfst du 1 Bevölkerung hinzugewinnen, ohne Aktion und ohne Nahrung.
card-transcontinental-railroad-text = Bei der Ressourcenproduktion bringt ein Arbeiter auf deiner besten Mine einen zweiten blauen Spielstein.
card-breakthrough-ii-text = Entwickle eine Technologie zu den üblichen Kosten, auch durch eine Revolution; danach punktest du { $amount } Wissenschaft.
card-efficient-upgrade-ii-text = Werte eine Farm, eine Mine oder ein Zivilgebäude für { $amount ->
        [one] { $amount } Ressource
       *[other] { $amount } Ressourcen
    } weniger auf, mindestens 0.
card-engineering-genius-ii-text = Baue genau eine Phase deines Wunders im Bau für { $amount ->
        [one] { $amount } Ressource
       *[other] { $amount } Ressourcen
    } weniger, mindestens 0.
card-frugality-ii-text = Vermehre deine Bevölkerung zu den üblichen Kosten; danach gewinnst du { $amount } Nahrung hinzu.
card-patriotism-ii-text = Für diesen Spielzug hast du 1 zusätzliche Militäraktion und { $amount ->
        [one] { $amount } Ressource
       *[other] { $amount } Ressourcen
    } zum Bauen oder Aufwerten von Militäreinheiten.
card-reserves-ii-text = Gewinne { $amount } Nahrung oder { $amount ->
        [one] { $amount } Ressource
       *[other] { $amount } Ressourcen
    } hinzu, nach deiner Wahl.
card-revolutionary-idea-ii-text = Punkte { $amount } Wissenschaft.
card-rich-land-ii-text = Baue eine Farm oder Mine oder werte eine auf, für { $amount ->
        [one] { $amount } Ressource
       *[other] { $amount } Ressourcen
    } weniger, mindestens 0.
card-urban-growth-ii-text = Baue ein Zivilgebäude oder werte eines auf, für { $amount ->
        [one] { $amount } Ressource
       *[other] { $amount } Ressourcen
    } weniger, mindestens 0.
card-wave-of-nationalism-ii-text = Für jede Zivilisation, die stärker ist als deine, hast du in diesem Spielzug Ressourcen zum Bauen oder Aufwerten von Militäreinheiten: zu zweit je { $amount }, zu dritt { $amount_3p }, zu viert { $amount_4p }.
card-mechanized-agriculture-text = Jeder Arbeiter auf der Karte ist eine Farm und bringt bei der Nahrungsproduktion einen blauen Spielstein hierher. Jeder Spielstein ist { $food } Nahrung wert.
card-oil-text = Jeder Arbeiter auf der Karte ist eine Mine und bringt bei der Ressourcenproduktion einen blauen Spielstein hierher. Jeder Spielstein ist { $resource ->
        [one] { $resource } Ressource
       *[other] { $resource } Ressourcen
    } wert.
card-computers-text = Jeder Arbeiter auf der Karte ist ein Laboratorium und gibt { $science } Wissenschaft.
card-multimedia-text = Jeder Arbeiter auf der Karte ist eine Bibliothek und gibt { $science } Wissenschaft und { $culture } Kultur.
card-movies-text = Jeder Arbeiter auf der Karte ist ein Theater und gibt { $culture } Kultur und { $happiness ->
        [one] { $happiness } Freudesymbol
       *[other] { $happiness } Freudesymbole
    }.
card-professional-sports-text = Jeder Arbeiter auf der Karte ist eine Arena und gibt { $strength } Stärke und { $happiness ->
        [one] { $happiness } Freudesymbol
       *[other] { $happiness } Freudesymbole
    }. Sie ist keine Militäreinheit.
card-modern-infantry-text = Jeder Arbeiter auf der Karte ist eine Infanterieeinheit der Stärke { $strength }.
card-tanks-text = Jeder Arbeiter auf der Karte ist eine Kavallerieeinheit der Stärke { $strength }.
card-rockets-text = Jeder Arbeiter auf der Karte ist eine Artillerieeinheit der Stärke { $strength }.
card-air-forces-text = Jeder Arbeiter auf der Karte ist eine Luftwaffeneinheit der Stärke { $strength }. Sie kann eine Armee erweitern, höchstens eine je Armee, und verdoppelt deren taktische Stärke.
card-communism-text = { $civil_actions } Zivil- und { $military_actions ->
        [one] { $military_actions } Militäraktion
       *[other] { $military_actions } Militäraktionen
    }; höchstens { $building_limit } Zivilgebäude jeder Art. Die Karte selbst gibt 1 negatives Freudesymbol.
card-democracy-text = { $civil_actions } Zivil- und { $military_actions ->
        [one] { $military_actions } Militäraktion
       *[other] { $military_actions } Militäraktionen
    }; höchstens { $building_limit } Zivilgebäude jeder Art. Die Karte selbst gibt { $culture } Kultur.
card-fundamentalism-text = { $civil_actions } Zivil- und { $military_actions ->
        [one] { $military_actions } Militäraktion
       *[other] { $military_actions } Militäraktionen
    }; höchstens { $building_limit } Zivilgebäude jeder Art. Die Karte selbst gibt { $science } Wissenschaft und { $strength } Stärke.
card-civil-service-text = Gesetz: Du hast { $civil_actions ->
        [one] { $civil_actions } Zivilaktion
       *[other] { $civil_actions } Zivilaktionen
    } mehr und { $blue_tokens ->
        [one] { $blue_tokens } blauen Spielstein
       *[other] { $blue_tokens } blaue Spielsteine
    } mehr, solange die Karte im Spiel ist.
card-military-theory-text = Kriegskunst: Du hast { $military_actions ->
        [one] { $military_actions } Militäraktion
       *[other] { $military_actions } Militäraktionen
    } mehr und +{ $strength } Stärke.
card-satellites-text = Erforschung: Du hast +{ $strength } Stärke und +{ $colonization } für jede Kolonisierungstruppe.
card-engineering-text = Bauwesen: Zivilgebäude kosten dich 1 Ressource weniger auf Stufe I, 2 auf Stufe II und 3 auf Stufe III. Mit einer Zivilaktion darfst du bis zu 4 Phasen eines Wunders bauen.
card-albert-einstein-text = Dein bestes Laboratorium oder deine beste Bibliothek gibt zusätzliche Wissenschaft in Höhe der Stufe. Jedes Mal, wenn du eine Technologie entwickelst, punktest du { $amount } Kultur.
card-bill-gates-text = Deine Laboratorien ab Stufe I sind zugleich Minen: Jedes produziert Ressourcen in Höhe seiner Stufe und lagert sie. Verlässt Bill Gates das Spiel oder endet das Spiel, punktest du Kultur in Höhe dieser Produktion.
card-charlie-chaplin-text = Dein bestes Theater gibt doppelt so viel Kultur: Ein Arbeiter auf deiner höchsten Theaterkarte zählt doppelt.
card-mahatma-gandhi-text = Du darfst weder Überfälle noch Kriege spielen. Ein Überfall oder Krieg gegen dich kostet andere doppelt so viele Militäraktionen wie aufgedruckt.
card-sid-meier-text = Jedes deiner Laboratorien gibt Kultur in Höhe seiner Stufe, aber 1 Wissenschaft weniger.
card-winston-churchill-text = Einmal in jedem deiner Spielzüge wählst du: { $amount } Kultur punkten, oder für diesen Spielzug { $amount } Wissenschaft und { $amount ->
        [one] { $amount } Ressource
       *[other] { $amount } Ressourcen
    } haben, die nur Militäreinheitentechnologien und das Bauen oder Aufwerten von Militäreinheiten bezahlen.
card-fast-food-chains-text = Sobald sie fertig sind, punktest du { $amount } Kultur je Arbeiter auf Farmen und Minen und { $second_amount } Kultur je Arbeiter auf Zivilgebäuden und Militäreinheiten.
card-first-space-flight-text = Sobald er fertig ist, punktest du so viel Kultur, wie die Stufen aller deiner Technologien im Spiel zusammen ergeben.
card-hollywood-text = Sobald es fertig ist, punktest du das Doppelte der Kultur, die deine Theater und Bibliotheken geben.
card-internet-text = Sobald es fertig ist, punktest du so viel Kultur, wie deine Zivilgebäude an Kultur, Wissenschaft und Stärke zusammen geben.
card-efficient-upgrade-iii-text = Werte eine Farm, eine Mine oder ein Zivilgebäude für { $amount ->
        [one] { $amount } Ressource
       *[other] { $amount } Ressourcen
    } weniger auf, mindestens 0.
card-endowment-for-the-arts-iii-text = Punkte Kultur für jede Zivilisation mit mehr Kulturpunkten als du: zu zweit je { $amount }, zu dritt { $amount_3p }, zu viert { $amount_4p }.
card-engineering-genius-iii-text = Baue genau eine Phase deines Wunders im Bau für { $amount ->
        [one] { $amount } Ressource
       *[other] { $amount } Ressourcen
    } weniger, mindestens 0.
card-military-build-up-iii-text = Für jede Zivilisation, die stärker ist als deine, hast du in diesem Spielzug Ressourcen zum Bauen oder Aufwerten von Militäreinheiten: zu zweit je { $amount }, zu dritt { $amount_3p }, zu viert { $amount_4p }.
card-patriotism-iii-text = Für diesen Spielzug hast du 1 zusätzliche Militäraktion und { $amount ->
        [one] { $amount } Ressource
       *[other] { $amount } Ressourcen
    } zum Bauen oder Aufwerten von Militäreinheiten.
card-reserves-iii-text = Gewinne { $amount } Nahrung oder { $amount ->
        [one] { $amount } Ressource
       *[other] { $amount } Ressourcen
    } hinzu, nach deiner Wahl.
card-revolutionary-idea-iii-text = Punkte { $amount } Wissenschaft.
card-urban-growth-iii-text = Baue ein Zivilgebäude oder werte eines auf, für { $amount ->
        [one] { $amount } Ressource
       *[other] { $amount } Ressourcen
    } weniger, mindestens 0.
card-development-of-agriculture-text = Jede Zivilisation gewinnt { $amount } Nahrung hinzu.
card-development-of-civilization-text = Jede Zivilisation darf eines davon tun, ohne Aktion und um eins billiger: ihre Bevölkerung vermehren, eine Farm, eine Mine oder ein Zivilgebäude bauen oder eine Technologie entwickeln.
card-development-of-crafts-text = Jede Zivilisation gewinnt { $amount ->
        [one] { $amount } Ressource
       *[other] { $amount } Ressourcen
    } hinzu.
card-development-of-markets-text = Jede Zivilisation gewinnt { $amount } Nahrung oder { $amount ->
        [one] { $amount } Ressource
       *[other] { $amount } Ressourcen
    } hinzu, nach eigener Wahl.
card-development-of-politics-text = Jeder zieht { $amount ->
        [one] { $amount } Militärkarte
       *[other] { $amount } Militärkarten
    }.
card-development-of-religion-text = Wer einen unbeschäftigten Arbeiter hat, darf damit einen Tempel der Karte Religion bauen, ohne Ressourcen zu zahlen.
card-development-of-science-text = Jede Zivilisation punktet { $amount } Wissenschaft.
card-development-of-settlement-text = Jede Zivilisation gewinnt { $amount } Bevölkerung hinzu, ohne Nahrung.
card-development-of-trade-routes-text = Jede Zivilisation punktet { $amount } Wissenschaft, gewinnt dann { $amount } Nahrung hinzu und danach { $amount ->
        [one] { $amount } Ressource
       *[other] { $amount } Ressourcen
    }.
card-development-of-warfare-text = Wer einen unbeschäftigten Arbeiter hat, darf damit eine Einheit Krieger bauen, ohne Ressourcen zu zahlen.
card-barbarians-text = Gehört die Zivilisation mit den meisten Kulturpunkten zugleich zu den zwei schwächsten (zu zweit: ist sie die schwächere), verliert sie { $amount } Bevölkerung.
card-border-conflict-text = Die schwächste Zivilisation zerstört eine ihrer Farmen, eine Mine oder ein Zivilgebäude. Die stärkste gewinnt { $amount ->
        [one] { $amount } Ressource
       *[other] { $amount } Ressourcen
    } hinzu.
card-crusades-text = Die stärkste Zivilisation punktet { $amount } Kultur, die schwächste verliert { $amount }.
card-cultural-influence-text = Jede Zivilisation punktet Kultur in Höhe ihres Kulturwerts.
card-foray-text = Die zwei stärksten Zivilisationen (zu zweit: die stärkere) gewinnen je zusammen { $amount } Nahrung und Ressourcen hinzu, in beliebiger Mischung.
card-good-harvest-text = Jede Zivilisation führt ihre Nahrungsproduktion durch, ohne Verlust und ohne Nahrungsverbrauch.
card-immigration-text = Alle Zivilisationen mit dem höchsten Freudewert gewinnen je { $amount } Bevölkerung hinzu.
card-new-deposits-text = Jede Zivilisation führt ihre Ressourcenproduktion durch, ohne Verlust.
card-pestilence-text = Jede Zivilisation verliert { $amount } Bevölkerung.
card-raiders-text = Die zwei schwächsten Zivilisationen (zu zweit: die schwächere) verlieren je zusammen { $amount } Nahrung und Ressourcen, in einer Mischung ihrer Wahl.
card-rats-text = Jede Zivilisation verliert ihre gesamte gelagerte Nahrung.
card-rebellion-text = Jede Zivilisation verbraucht wirkungslos { $amount ->
        [one] { $amount } Zivilaktion
       *[other] { $amount } Zivilaktionen
    } für jeden ihrer unzufriedenen Arbeiter, soweit vorhanden.
card-reign-of-terror-text = Die schwächste Zivilisation verliert { $amount } Bevölkerung.
card-scientific-breakthrough-text = Jede Zivilisation punktet Wissenschaft in Höhe ihres Wissenschaftswerts.
card-uncertain-borders-text = Die stärkste Zivilisation nimmt { $amount ->
        [one] { $amount } gelben Spielstein
       *[other] { $amount } gelbe Spielsteine
    } aus dem gelben Vorrat der schwächsten in ihren eigenen.
card-developed-territory-i-text = Als Kolonie dauerhaft: +{ $permanent_yellow_tokens ->
        [one] { $permanent_yellow_tokens } gelber Spielstein
       *[other] { $permanent_yellow_tokens } gelbe Spielsteine
    } und +{ $permanent_blue_tokens ->
        [one] { $permanent_blue_tokens } blauer Spielstein
       *[other] { $permanent_blue_tokens } blaue Spielsteine
    }. Einmal beim Kolonisieren: { $immediate_science } Wissenschaft punkten.
card-historic-territory-i-text = Als Kolonie dauerhaft: { $permanent_happiness ->
        [one] { $permanent_happiness } Freudesymbol
       *[other] { $permanent_happiness } Freudesymbole
    }. Einmal beim Kolonisieren: { $immediate_culture } Kultur punkten.
card-inhabited-territory-i-text = Als Kolonie dauerhaft: +{ $permanent_yellow_tokens ->
        [one] { $permanent_yellow_tokens } gelber Spielstein
       *[other] { $permanent_yellow_tokens } gelbe Spielsteine
    }. Einmal beim Kolonisieren: { $immediate_population } Bevölkerung hinzugewinnen.
card-strategic-territory-i-text = Als Kolonie dauerhaft: +{ $permanent_strength } Stärke. Einmal beim Kolonisieren: { $immediate_military_cards ->
        [one] { $immediate_military_cards } Militärkarte
       *[other] { $immediate_military_cards } Militärkarten
    } ziehen.
card-vast-territory-i-text = Als Kolonie dauerhaft: +{ $permanent_yellow_tokens ->
        [one] { $permanent_yellow_tokens } gelber Spielstein
       *[other] { $permanent_yellow_tokens } gelbe Spielsteine
    } und { $permanent_blue_tokens ->
        [one] { $permanent_blue_tokens } blauer Spielstein
       *[other] { $permanent_blue_tokens } blaue Spielsteine
    }. Einmal beim Kolonisieren: { $immediate_food } Nahrung hinzugewinnen.
card-wealthy-territory-i-text = Als Kolonie dauerhaft: +{ $permanent_blue_tokens ->
        [one] { $permanent_blue_tokens } blauer Spielstein
       *[other] { $permanent_blue_tokens } blaue Spielsteine
    }. Einmal beim Kolonisieren: { $immediate_resource ->
        [one] { $immediate_resource } Ressource
       *[other] { $immediate_resource } Ressourcen
    } hinzugewinnen.
card-fighting-band-text = { $infantry ->
        [one] { $infantry } Infanterie bildet
       *[other] { $infantry } Infanterie bilden
    } eine Armee: { $tactic_strength } Stärke.
card-heavy-cavalry-text = { $cavalry ->
        [one] { $cavalry } Kavallerie bildet
       *[other] { $cavalry } Kavallerie bilden
    } eine Armee: { $tactic_strength } Stärke.
card-legion-text = { $infantry ->
        [one] { $infantry } Infanterie bildet
       *[other] { $infantry } Infanterie bilden
    } eine Armee: { $tactic_strength } Stärke.
card-medieval-army-text = { $infantry } Infanterie und { $cavalry } Kavallerie bilden eine Armee: { $tactic_strength } Stärke.
card-phalanx-text = { $infantry } Infanterie und { $cavalry } Kavallerie bilden eine Armee: { $tactic_strength } Stärke.
card-military-bonus-i-text = Aus der Hand gespielt: +{ $defense_bonus } Stärke bei der Verteidigung gegen einen Überfall oder +{ $colonization_bonus } für deine Kolonisierungstruppe. Nicht in Kriegen.
card-enslave-text = Der Rivale verliert 1 Bevölkerung. Du gewinnst { $amount ->
        [one] { $amount } Ressource
       *[other] { $amount } Ressourcen
    } und { $amount } Nahrung hinzu.
card-plunder-i-text = Nimm dem Rivalen zusammen bis zu { $amount } Nahrung und Ressourcen ab; die Mischung bestimmst du.
card-raid-i-text = Zerstöre ein Zivilgebäude des Rivalen bis Stufe I. Du gewinnst die Hälfte der aufgedruckten Kosten in Ressourcen hinzu, aufgerundet.
card-open-borders-agreement-text = Beide Partner haben 1 Militäraktion mehr. Greift einer den anderen an, hat der Angreifer dafür +{ $amount } Stärke.
card-trade-routes-agreement-text = Einmal in jedem eigenen Spielzug darf A 1 Nahrung als 1 Ressource verwenden und B 1 Ressource als 1 Nahrung.
card-civil-unrest-text = Jede Zivilisation verliert { $amount } Kultur für jeden ihrer unzufriedenen Arbeiter. Alle mit den meisten unzufriedenen Arbeitern legen außerdem 1 blauen Spielstein in die Schachtel; gibt es keine, geschieht nichts.
card-cold-war-text = Die zwei stärksten Zivilisationen (zu zweit: die stärkere) punkten je { $amount } Wissenschaft.
card-crime-wave-text = Die zwei schwächsten Zivilisationen (zu zweit: die schwächere) verlieren je { $amount } Kultur und legen 1 blauen Spielstein in die Schachtel.
card-economic-progress-text = Jede Zivilisation führt sofort durch: Verlust, Nahrungsproduktion, Nahrungsverbrauch, Ressourcenproduktion, in dieser Reihenfolge.
card-emigration-text = Jede Zivilisation verliert Bevölkerung in Höhe der Hälfte ihrer unzufriedenen Arbeiter, aufgerundet.
card-iconoclasm-text = Jede Zivilisation, deren Anführer nicht aus dem aktuellen Zeitalter ist, nimmt ihn aus dem Spiel.
card-independence-declaration-text = Die schwächste Zivilisation verliert eine ihrer Kolonien, nach eigener Wahl.
card-international-agreement-text = Die stärkste Zivilisation darf Zivilkarten im Wert von bis zu { $amount ->
        [one] { $amount } Zivilaktion
       *[other] { $amount } Zivilaktionen
    } von der Kartenleiste nehmen und verzichtet dafür auf ihre nächste Politikaktion. Die Kartenleiste wird zusammengeschoben und aufgefüllt; abgeworfen wird nichts.
card-national-pride-text = Die Zivilisation mit den meisten Kulturpunkten punktet { $amount } Kultur.
card-politics-of-strength-text = Die stärkste Zivilisation zieht { $amount ->
        [one] { $amount } Militärkarte
       *[other] { $amount } Militärkarten
    }, die schwächste wirft { $second_amount } ihrer Wahl ab. Im Zeitalter IV stattdessen: Die stärkste punktet { $amount } Kultur, die schwächste verliert { $second_amount }.
card-popularization-of-science-text = Jede Zivilisation punktet Kultur in Höhe ihres Wissenschaftswerts.
card-prosperity-text = Jede Zivilisation gewinnt je Punkt ihres Freudewerts 1 Nahrung hinzu.
card-ravages-of-time-text = Jeder dreht eines seiner fertigen Wunder aus Zeitalter A oder I um. Von nun an gibt es nur noch { $amount } Kultur, zählt aber weiter als fertiges Wunder.
card-refugees-text = Die schwächste Zivilisation verliert { $amount } Kultur und 1 Bevölkerung; die stärkste punktet { $amount } Kultur und gewinnt 1 Bevölkerung hinzu.
card-terrorism-text = Die Zivilisation mit den wenigsten Kulturpunkten zerstört in jeder anderen ein Zivilgebäude ihrer Wahl.
card-developed-territory-ii-text = Als Kolonie dauerhaft: +{ $permanent_yellow_tokens ->
        [one] { $permanent_yellow_tokens } gelber Spielstein
       *[other] { $permanent_yellow_tokens } gelbe Spielsteine
    } und +{ $permanent_blue_tokens ->
        [one] { $permanent_blue_tokens } blauer Spielstein
       *[other] { $permanent_blue_tokens } blaue Spielsteine
    }. Einmal beim Kolonisieren: { $immediate_science } Wissenschaft punkten.
card-historic-territory-ii-text = Als Kolonie dauerhaft: { $permanent_happiness ->
        [one] { $permanent_happiness } Freudesymbol
       *[other] { $permanent_happiness } Freudesymbole
    }. Einmal beim Kolonisieren: { $immediate_culture } Kultur punkten.
card-inhabited-territory-ii-text = Als Kolonie dauerhaft: +{ $permanent_yellow_tokens ->
        [one] { $permanent_yellow_tokens } gelber Spielstein
       *[other] { $permanent_yellow_tokens } gelbe Spielsteine
    }. Einmal beim Kolonisieren: { $immediate_population } Bevölkerung hinzugewinnen.
card-strategic-territory-ii-text = Als Kolonie dauerhaft: +{ $permanent_strength } Stärke. Einmal beim Kolonisieren: { $immediate_military_cards ->
        [one] { $immediate_military_cards } Militärkarte
       *[other] { $immediate_military_cards } Militärkarten
    } ziehen.
card-vast-territory-ii-text = Als Kolonie dauerhaft: +{ $permanent_yellow_tokens ->
        [one] { $permanent_yellow_tokens } gelber Spielstein
       *[other] { $permanent_yellow_tokens } gelbe Spielsteine
    } und { $permanent_blue_tokens ->
        [one] { $permanent_blue_tokens } blauer Spielstein
       *[other] { $permanent_blue_tokens } blaue Spielsteine
    }. Einmal beim Kolonisieren: { $immediate_food } Nahrung hinzugewinnen.
card-wealthy-territory-ii-text = Als Kolonie dauerhaft: +{ $permanent_blue_tokens ->
        [one] { $permanent_blue_tokens } blauer Spielstein
       *[other] { $permanent_blue_tokens } blaue Spielsteine
    }. Einmal beim Kolonisieren: { $immediate_resource ->
        [one] { $immediate_resource } Ressource
       *[other] { $immediate_resource } Ressourcen
    } hinzugewinnen.
card-classic-army-text = { $infantry } Infanterie und { $cavalry } Kavallerie bilden eine Armee: { $tactic_strength } Stärke, veraltet { $tactic_strength_obsolete }.
card-conquistadors-text = { $infantry } Infanterie und { $cavalry } Kavallerie bilden eine Armee: { $tactic_strength } Stärke, veraltet { $tactic_strength_obsolete }.
card-defensive-army-text = { $infantry } Infanterie und { $artillery } Artillerie bilden eine Armee: { $tactic_strength } Stärke, veraltet { $tactic_strength_obsolete }.
card-fortifications-text = { $artillery ->
        [one] { $artillery } Artillerie bildet
       *[other] { $artillery } Artillerie bilden
    } eine Armee: { $tactic_strength } Stärke, veraltet { $tactic_strength_obsolete }.
card-mobile-artillery-text = { $cavalry } Kavallerie und { $artillery } Artillerie bilden eine Armee: { $tactic_strength } Stärke, veraltet { $tactic_strength_obsolete }.
card-napoleonic-army-text = { $infantry } Infanterie, { $cavalry } Kavallerie und { $artillery } Artillerie bilden eine Armee: { $tactic_strength } Stärke, veraltet { $tactic_strength_obsolete }.
card-military-bonus-ii-text = Aus der Hand gespielt: +{ $defense_bonus } Stärke bei der Verteidigung gegen einen Überfall oder +{ $colonization_bonus } für deine Kolonisierungstruppe. Nicht in Kriegen.
card-annex-text = Nimm dem Rivalen eine Kolonie. Du gewinnst ihren dauerhaften Effekt, der Rivale verliert ihn; der sofortige Effekt entfällt.
card-infiltrate-text = Nimm den Anführer oder das Wunder im Bau des Rivalen aus dem Spiel. Du punktest { $amount } Kultur je Stufe dieser Karte.
card-plunder-ii-text = Nimm dem Rivalen zusammen bis zu { $amount } Nahrung und Ressourcen ab; die Mischung bestimmst du.
card-raid-ii-text = Zerstöre ein Zivilgebäude des Rivalen bis Stufe II und eines bis Stufe I. Du gewinnst die Hälfte der aufgedruckten Kosten in Ressourcen hinzu, aufgerundet.
card-spy-text = Nimm dem Rivalen bis zu { $amount ->
        [one] { $amount } Wissenschaftspunkt
       *[other] { $amount } Wissenschaftspunkte
    } ab.
card-war-over-technology-text = Der Sieger nimmt so viele Wissenschaftspunkte, wie die Stärkedifferenz beträgt. Stattdessen kann er Spezialtechnologien der besiegten Zivilisation nehmen, jede zu ihren aufgedruckten Wissenschaftskosten; den Rest als Punkte.
card-war-over-territory-text = Der Sieger nimmt 1 gelben Spielstein aus dem gelben Vorrat der besiegten Zivilisation und für je volle { $amount } der Stärkedifferenz 1 weiteren.
card-acceptance-of-supremacy-text = Bei der Ressourcenproduktion erhält A { $amount ->
        [one] { $amount } Ressource
       *[other] { $amount } Ressourcen
    } mehr und B { $amount } weniger. Keiner darf den anderen angreifen.
card-international-trade-agreement-text = A produziert { $amount ->
        [one] { $amount } Ressource
       *[other] { $amount } Ressourcen
    } mehr, B produziert { $amount } Nahrung mehr.
card-promise-of-military-protection-text = A hat +{ $second_amount } Kultur. B hat +{ $amount } Stärke und −{ $second_amount } Kultur. Der Pakt endet, wenn ein Partner den anderen angreift.
card-scientific-cooperation-text = Entwickelt ein Partner eine Technologie, kostet sie ihn { $amount } Wissenschaft weniger, mindestens 0, und der andere zahlt 1 Wissenschaft. Hat der andere keine, kann die Technologie nicht entwickelt werden.
card-impact-of-agriculture-text = Jede Zivilisation punktet Kultur in Höhe der Nahrung, die ihre Farmen produzieren, und { $amount } mehr, wenn das über ihrem Verbrauch liegt.
card-impact-of-architecture-text = Jede Zivilisation punktet 1 Kultur je Stufe jedes ihrer Zivilgebäude.
card-impact-of-balance-text = Jede Zivilisation punktet Kultur in Höhe des Doppelten der kleinsten dieser Zahlen: Wissenschaftswert, Kulturwert, Nahrungsproduktion, Ressourcenproduktion.
card-impact-of-colonies-text = Jede Zivilisation punktet { $amount } Kultur je Kolonie.
card-impact-of-competition-text = Jede Zivilisation punktet 1 Kultur je Stufe jeder ihrer Militäreinheiten und Arenen.
card-impact-of-government-text = Jede Zivilisation punktet { $amount } Kultur je Zivilaktion und 1 je Militäraktion ihrer Gesamtanzahl.
card-impact-of-happiness-text = Jede Zivilisation punktet { $amount } Kultur je Punkt ihres Freudewerts und verliert { $amount } je unzufriedenem Arbeiter.
card-impact-of-industry-text = Jede Zivilisation punktet Kultur in Höhe der Ressourcen, die ihre Minen produzieren.
card-impact-of-population-text = Jede Zivilisation punktet { $amount } Kultur für jeden Arbeiter über { $second_amount } hinaus, unzufriedene nicht mitgezählt.
card-impact-of-progress-text = Jede Zivilisation punktet { $amount } Kultur je Stufe ihrer Regierungsform und ihrer Spezialtechnologien.
card-impact-of-science-text = Kulturpunkte nach der Rangfolge im Wissenschaftswert: zu zweit 10 und 0; zu dritt 14, 7 und 0; zu viert 15, 10, 5 und 0.
card-impact-of-strength-text = Kulturpunkte nach der Rangfolge in der Stärke: zu zweit 10 und 0; zu dritt 14, 7 und 0; zu viert 15, 10, 5 und 0.
card-impact-of-technology-text = Jede Zivilisation punktet { $amount } Kultur für jede ihrer Technologien der Stufe III im Spiel.
card-impact-of-variety-text = Jede Zivilisation punktet { $amount } Kultur für jede Art von Militäreinheit und von Zivilgebäude, die sie hat, und für jede ihrer Spezialtechnologien.
card-impact-of-wonders-text = Jede Zivilisation punktet für jedes fertige Wunder: { $amount } Kultur für Zeitalter A und 1 weniger für jedes Zeitalter danach.
card-entrenchments-text = { $infantry } Infanterie und { $artillery } Artillerie bilden eine Armee: { $tactic_strength } Stärke, veraltet { $tactic_strength_obsolete }.
card-mechanized-army-text = { $cavalry } Kavallerie und { $artillery } Artillerie bilden eine Armee: { $tactic_strength } Stärke, veraltet { $tactic_strength_obsolete }.
card-modern-army-text = { $infantry } Infanterie, { $cavalry } Kavallerie und { $artillery } Artillerie bilden eine Armee: { $tactic_strength } Stärke, veraltet { $tactic_strength_obsolete }.
card-shock-troops-text = { $infantry } Infanterie und { $cavalry } Kavallerie bilden eine Armee: { $tactic_strength } Stärke, veraltet { $tactic_strength_obsolete }.
card-military-bonus-iii-text = Aus der Hand gespielt: +{ $defense_bonus } Stärke bei der Verteidigung gegen einen Überfall oder +{ $colonization_bonus } für deine Kolonisierungstruppe. Nicht in Kriegen.
card-armed-intervention-text = Nimm dem Rivalen bis zu { $amount ->
        [one] { $amount } Kulturpunkt
       *[other] { $amount } Kulturpunkte
    } ab.
card-plunder-iii-text = Nimm dem Rivalen zusammen bis zu { $amount } Nahrung und Ressourcen ab; die Mischung bestimmst du.
card-raid-iii-text = Zerstöre ein Zivilgebäude des Rivalen bis Stufe III und eines bis Stufe II. Du gewinnst die Hälfte der aufgedruckten Kosten in Ressourcen hinzu, aufgerundet.
card-war-over-culture-text = Der Sieger nimmt der besiegten Zivilisation { $amount ->
        [one] { $amount } Kulturpunkt
       *[other] { $amount } Kulturpunkte
    } ab und so viele mehr, wie die Stärkedifferenz beträgt.
card-international-tourism-text = Jeder Partner hat +{ $amount } Kultur für jedes fertige Wunder des anderen.
card-loss-of-sovereignty-text = A hat +{ $amount } Kultur, B hat −{ $amount }. Keiner darf den anderen angreifen, und niemand darf B den Krieg erklären.
card-military-alliance-text = Beide Partner haben +{ $amount } Stärke. Der Pakt endet, wenn einer den anderen angreift.
card-peace-treaty-text = Beide Partner haben +{ $amount } Kultur. Keiner darf den anderen angreifen.

## Seiten und Optionen

side-a = Seite A
side-b = Seite B

option-resignation = Ob man in der eigenen Politikphase aufgeben darf (R3.6). Im Regelfall nein: Ein Bot, der zufällig spielt, gäbe sonst mitten in der Partie auf.
option-khan-in-uprising = Ob Dschingis Khan auch am Ende eines Zuges mit Aufruhr Punkte bringt (R10.2.4).
option-churchill-science = Wofür die zeitweilige Wissenschaft von Winston Churchill zahlt: Einheiten, oder auch Technologien der Kriegskunst.
option-raid-rounding = Wo ein Raubzug die halben Kosten aufrundet: bei der Summe oder bei jedem Gebäude.
option-technology-war = Ob der Sieger im Technologiekrieg Technologien und Punkte mischen darf oder nur eines von beidem nimmt.
option-supremacy = Wann die Anerkennung der Vorherrschaft ihre Ressource bewegt: in der Produktion oder zu Beginn des Zuges (R11.14).
option-impact-of-agriculture = Ob bei der Macht der Landwirtschaft nur die Farmen zählen oder auch die Nahrung aus einem Pakt.
option-international-agreement = Ob Internationale Abkommen die Zivilaktionen schenkt oder eigene verbraucht (R11.11).
option-iconoclasm = Ob der Bildersturm in Zeitalter IV alle Anführer entfernt oder keinen.
option-final-events = In welcher Folge die letzten Ereignisse gewertet werden: nach der Kartenliste, oder wie der Startspieler es wählt, wo es darauf ankommt (T13).
option-bach-with-cards = Ob Bachs Aufwertung zum Theater auch durch Städtisches Wachstum oder Effiziente Aufwertung ausgeführt werden kann (R10.5.3).
option-hammurabi-revolution = Ob die Zivilaktion, die Hammurabi schafft, für eine Revolution zählt und übrig bleiben kann, oder ob danach keine Zivilaktion mehr bleibt (R11.16).

choice-khan-in-uprising-scores = punktet
choice-khan-in-uprising-nothing = punktet nicht
choice-churchill-science-units = Einheiten
choice-churchill-science-units-and-art-of-war = auch Kriegskunst
choice-raid-rounding-sum = bei der Summe
choice-raid-rounding-each = bei jedem Gebäude
choice-technology-war-mixed = darf mischen
choice-technology-war-either = nimmt eines
choice-supremacy-production = in der Produktion
choice-supremacy-turn-start = zu Beginn des Zuges
choice-impact-of-agriculture-farms = nur Farmen
choice-impact-of-agriculture-farms-and-pact = auch der Pakt
choice-international-agreement-allowance = schenkt sie
choice-international-agreement-own-actions = verbraucht eigene
choice-iconoclasm-all-in-age-iv = alle
choice-iconoclasm-none-in-age-iv = keinen
choice-final-events-list = nach der Kartenliste
choice-final-events-start-player = der Startspieler wählt
choice-hammurabi-revolution-counts = zählt
choice-hammurabi-revolution-none-left = keine Aktion bleibt

## Fragen

prompt-first-turn =
    { $n ->
        [one] { $seat }: Nimm eine Karte für deine Zivilaktion.
       *[other] { $seat }: Nimm Karten. Du hast { $n } Zivilaktionen.
    }
    .others =
        { $n ->
            [one] { $seat } nimmt eine Karte für eine Zivilaktion.
           *[other] { $seat } nimmt Karten und hat { $n } Zivilaktionen.
        }
prompt-turn = { $seat }: Was tust du? Zivilaktionen: { $civil }, Militäraktionen: { $military }.
    .others = { $seat } ist am Zug. Zivilaktionen: { $civil }, Militäraktionen: { $military }.
prompt-politics = { $seat }: Deine politische Aktion?
    .others = { $seat } wählt eine politische Aktion.
prompt-look = { $seat }: Auf deine politische Aktion hast du verzichtet. Sieht sich Johanna von Orléans das nächste Ereignis an?
    .others = { $seat } verzichtet auf die politische Aktion. Johanna von Orléans darf sich das nächste Ereignis ansehen.
prompt-final-events = { $seat }: Welches Ereignis wird als Nächstes gewertet?
    .others = { $seat } wählt das Ereignis, das als Nächstes gewertet wird.
prompt-politics-again = { $seat }: Julius Caesar erlaubt einmal im Spiel eine zweite politische Aktion.
    .others = { $seat } darf mit Julius Caesar einmal im Spiel eine zweite politische Aktion wählen.
prompt-action-card = { $seat }: { $card }. Was tust du?
    .others = { $seat } spielt: { $card }.
prompt-auction =
    { $n ->
        [0] { $seat }: { $card } ist entdeckt. Was bietest du?
       *[other] { $seat }: { $card }, das Gebot steht bei { $n }. Bietest du mehr?
    }
    .others =
        { $n ->
            [0] { $seat } bietet als Erstes. Entdeckt ist: { $card }.
           *[other] { $seat } bietet mehr als { $n } oder passt. Entdeckt ist: { $card }.
        }
prompt-colonize = { $seat }: Für die Kolonie { $card } braucht es eine Streitmacht von { $n }. Bisher hat sie { $force }.
    .others = { $seat } stellt für die Kolonie { $card } eine Streitmacht von { $n } auf. Bisher hat sie { $force }.
prompt-defend =
    { $n ->
        [one] { $seat }: { $other } greift dich an ({ $card }). Dir fehlt noch 1 Stärke.
       *[other] { $seat }: { $other } greift dich an ({ $card }). Dir fehlen noch { $n } Stärke.
    }
    .others =
        { $n ->
            [one] { $seat } verteidigt sich gegen { $other } ({ $card }). Es fehlt noch 1 Stärke.
           *[other] { $seat } verteidigt sich gegen { $other } ({ $card }). Es fehlen noch { $n } Stärke.
        }
prompt-spoils = { $seat }: Du hast Erfolg ({ $card }). Was verliert { $other }?
    .others = { $seat } hat Erfolg ({ $card }) und wählt, was { $other } verliert.
prompt-pact = { $seat }: { $other } bietet dir einen Pakt an ({ $card }). Nimmst du an?
    .others = { $seat } nimmt das Angebot von { $other } an oder lehnt ab: { $card }.
prompt-pact-side = { $seat }: { $other } bietet dir einen Pakt an ({ $card }); du wärst { $side }. Nimmst du an?
    .others = { $seat } nimmt das Angebot von { $other } an, als { $side }, oder lehnt ab: { $card }.
prompt-discard =
    { $n ->
        [one] { $seat }: Wirf eine Militärkarte ab.
       *[other] { $seat }: Wirf { $n } Militärkarten ab.
    }
    .others =
        { $n ->
            [one] { $seat } wirft eine Militärkarte ab.
           *[other] { $seat } wirft { $n } Militärkarten ab.
        }
prompt-lose-population =
    { $n ->
        [one] { $seat }: Du verlierst einen Arbeiter. Von welcher Karte?
       *[other] { $seat }: Du verlierst { $n } Arbeiter. Von welchen Karten?
    }
    .others =
        { $n ->
            [one] { $seat } verliert einen Arbeiter und wählt die Karte.
           *[other] { $seat } verliert { $n } Arbeiter und wählt die Karten.
        }
prompt-lose-blue =
    { $n ->
        [one] { $seat }: Ein blauer Stein geht in die Schachtel. Von welcher Karte?
       *[other] { $seat }: { $n } blaue Steine gehen in die Schachtel. Von welchen Karten?
    }
    .others =
        { $n ->
            [one] { $seat } gibt einen blauen Stein in die Schachtel.
           *[other] { $seat } gibt { $n } blaue Steine in die Schachtel.
        }
prompt-cover-stages =
    { $n ->
        [one] { $seat }: Dein Vorrat ist leer. Welche Karte gibt den Stein für die Phase?
       *[other] { $seat }: Dein Vorrat ist leer. Welche Karten geben die { $n } Steine für die Phasen?
    }
    .others =
        { $n ->
            [one] { $seat } wählt die Karte, die den Stein für die Phase gibt; der Vorrat ist leer.
           *[other] { $seat } wählt die Karten, die die { $n } Steine für die Phasen geben; der Vorrat ist leer.
        }
prompt-technology-spoils = { $seat }: Du hast mit einem Vorsprung von { $n } gewonnen. Was verliert { $other }: Technologien oder Wissenschaftspunkte?
    .others = { $seat } hat mit einem Vorsprung von { $n } gewonnen und wählt, was { $other } verliert.
prompt-split-gain = { $seat }: Du bekommst Nahrung und Ressourcen, zusammen { $n }. Wie teilst du auf?
    .others = { $seat } bekommt Nahrung und Ressourcen, zusammen { $n }, und teilt auf.
prompt-split-loss = { $seat }: Du verlierst Nahrung und Ressourcen, zusammen { $n }. Wie teilst du auf?
    .others = { $seat } verliert Nahrung und Ressourcen, zusammen { $n }, und teilt auf.
prompt-either =
    { $n ->
        [one] { $seat }: Du bekommst 1 Nahrung oder 1 Ressource. Was nimmst du?
       *[other] { $seat }: Du bekommst { $n } Nahrung oder { $n } Ressourcen. Was nimmst du?
    }
    .others =
        { $n ->
            [one] { $seat } bekommt 1 Nahrung oder 1 Ressource.
           *[other] { $seat } bekommt { $n } Nahrung oder { $n } Ressourcen.
        }
prompt-build-free = { $seat }: Du darfst kostenlos bauen ({ $card }). Tust du es?
    .others = { $seat } darf kostenlos bauen: { $card }.
prompt-raze = { $seat }: Welches Gebäude wird zerstört? Betroffen: { $other }.
    .others = { $seat } wählt ein Gebäude, das zerstört wird. Betroffen: { $other }.
prompt-agreement =
    { $n ->
        [one] { $seat }: Nimmst du eine Karte für eine Zivilaktion des Abkommens?
       *[other] { $seat }: Nimmst du Karten für { $n } Zivilaktionen des Abkommens?
    }
    .others =
        { $n ->
            [one] { $seat } darf eine Karte für eine Zivilaktion des Abkommens nehmen.
           *[other] { $seat } darf Karten für { $n } Zivilaktionen des Abkommens nehmen.
        }
prompt-tuck-homer = { $seat }: Kommt Homer unter ein Wunder, oder nimmst du eine Zivilaktion zurück?
    .others = { $seat } legt Homer unter ein Wunder oder nimmt eine Zivilaktion zurück.
prompt-lose-colony = { $seat }: Welche Kolonie wird unabhängig?
    .others = { $seat } wählt die Kolonie, die unabhängig wird.
prompt-ruin = { $seat }: Welches Wunder wird zur Ruine?
    .others = { $seat } wählt das Wunder, das zur Ruine wird.
prompt-civilize = { $seat }: Führst du eine Aktion aus, um eins billiger?
    .others = { $seat } darf eine Aktion um eins billiger ausführen.

### Was bestätigt wird, wenn mehreres zusammen gewählt ist

confirm-discard =
    { $n ->
        [one] Eine Militärkarte abwerfen
       *[other] { $n } Militärkarten abwerfen
    }
confirm-lose-population =
    { $n ->
        [one] Einen Arbeiter abgeben
       *[other] { $n } Arbeiter abgeben
    }
confirm-lose-blue =
    { $n ->
        [one] Einen blauen Stein abgeben
       *[other] { $n } blaue Steine abgeben
    }
confirm-cover-stages =
    { $n ->
        [one] Mit einem Stein bauen
       *[other] Mit { $n } Steinen bauen
    }
confirm-colonize =
    { $first ->
        [0] Mit dieser Truppe kolonisieren
        [one] Mit einer Einheit kolonisieren
       *[other] Mit { $first } Einheiten kolonisieren
    }
confirm-defend =
    { $n ->
        [one] Mit einer Karte verteidigen
       *[other] Mit { $n } Karten verteidigen
    }
confirm-spoils =
    { $n ->
        [one] Ein Gebäude zerstören
       *[other] { $n } Gebäude zerstören
    }

## Antworten

label-take =
    { $n ->
        [0] { $card-object } nehmen, kostenlos
        [one] { $card-object } nehmen für eine Zivilaktion
       *[other] { $card-object } nehmen für { $n } Zivilaktionen
    }
label-increase = Bevölkerung vermehren für { $n } Nahrung
label-build =
    { $n ->
        [0] { $card-object } bauen
       *[other] { $card-object } bauen für { $n }
    }
label-upgrade = { $old-object } aufwerten für { $n }: { $new }
label-destroy = { $card-object } zerstören
label-disband = { $card-object } auflösen
label-stage =
    { $n ->
        [one] { $card }: eine Phase bauen für { $price }
       *[other] { $card }: { $n } Phasen bauen für { $price }
    }
label-develop = { $card-object } entwickeln für { $n } Wissenschaft
label-revolution = Revolution: { $card } für { $n } Wissenschaft
label-play-leader = Anführer: { $card }
label-play-card = { $card-object } spielen
label-play-tactic = Taktik { $card } spielen
label-play-bonus = { $card }, bringt { $n }
label-copy = Taktik { $card } kopieren
label-prepare = { $card-object } vorbereiten
label-attack = { $card } gegen { $other }
label-war = { $card-object } erklären gegen { $other }
label-offer = { $card-object } anbieten: { $other }
label-offer-side = { $card-object } anbieten: { $other }, selbst { $side }
label-break = { $card-object } mit { $other } brechen
label-resign = Aufgeben
label-accept = Annehmen
label-refuse = Ablehnen
label-use = { $card-object } nutzen
label-use-culture = { $card }: drei Kulturpunkte
label-use-army = { $card }: drei Wissenschaft und drei Ressourcen für das Heer
label-use-columbus = { $card } kolonisiert { $territory-object }
label-recruit = { $card-object } aus dem Volk aufstellen für { $n }
label-bid = { $n } bieten
label-pass = Passen
label-send = { $card-object } schicken
label-sail = In See stechen
label-discard = { $card }
label-discard-defense = { $card-object } abwerfen, bringt 1
label-no-defense = Keine Verteidigung
label-food = { $food } Nahrung, { $resources ->
        [one] { $resources } Ressource
       *[other] { $resources } Ressourcen
    }
label-raze = { $card } ({ $other })
label-recall = Einen Arbeiter abgeben: { $card }
label-return = Einen Stein abgeben: { $card }
label-pick = { $card }
label-action-back = Die Zivilaktion zurücknehmen
label-points = Den Rest in Wissenschaftspunkten
label-end-actions = Zug beenden
label-no-politics = Keine politische Aktion
label-stop = Keine weiteren Karten
label-no-cards = Keine Karten
label-refrain = Nichts

## Ereignisse des Verlaufs

note-turn-began = Runde { $n }, am Zug: { $seat }.
note-age-began = Zeitalter { $age } beginnt.
note-took = { $seat } nimmt eine Karte ({ $card }).
note-increased = { $seat } vermehrt die Bevölkerung.
note-built = { $seat } baut: { $card }.
note-upgraded = { $seat } wertet auf: { $old } zu { $new }.
note-destroyed = Ein Gebäude von { $seat } ist zerstört: { $card }.
note-disbanded = { $seat } löst auf: { $card }.
note-leader-played = { $seat } hat einen neuen Anführer: { $card }.
note-leader-left = { $seat } verliert den Anführer: { $card }.
note-stages-built =
    { $n ->
        [one] { $seat } baut eine Phase: { $card }.
       *[other] { $seat } baut { $n } Phasen: { $card }.
    }
note-wonder-completed = { $seat } vollendet ein Wunder: { $card }.
note-wonder-left = { $seat } verliert das unfertige Wunder: { $card }.
note-developed = { $seat } entwickelt eine Technologie ({ $card }).
note-revolted = { $seat } stürzt die Regierung. Die neue: { $card }.
note-card-played = { $seat } spielt: { $card }.
note-tactic-played = { $seat } spielt eine Taktik: { $card }.
note-tactic-copied = { $seat } kopiert eine Taktik: { $card }.
note-prepared = { $seat } bereitet ein Ereignis der Stufe { $n } vor.
note-event-revealed = { $seat } deckt auf: { $card }.
note-event-scored =
    { $n ->
        [0] { $seat } bekommt keine Kulturpunkte ({ $card }).
        [one] { $seat } bekommt einen Kulturpunkt ({ $card }).
       *[other] { $seat } bekommt { $n } Kulturpunkte ({ $card }).
    }
note-event-lost =
    { $n ->
        [one] { $seat } verliert einen Kulturpunkt ({ $card }).
       *[other] { $seat } verliert { $n } Kulturpunkte ({ $card }).
    }
note-event-over = Das Ereignis ist abgehandelt.
note-event-unfelt = Niemand ist betroffen.
note-attacked = { $seat } greift { $other } an ({ $card }).
note-attack-succeeded = { $seat } hat Erfolg gegen { $other } ({ $card }).
note-attack-failed = { $other } hält stand gegen { $seat } ({ $card }).
note-compared = { $seat } hat Stärke { $strength }, { $other } hat { $defense }.
note-war-declared = { $seat } erklärt { $other } den Krieg ({ $card }).
note-war-resolved = { $card }: { $seat } gewinnt gegen { $other } mit einem Vorsprung von { $n }.
note-war-lost = { $card }: { $seat } verliert gegen { $other } mit einem Rückstand von { $n }.
note-war-drawn = { $card }: { $seat } und { $other } sind gleich stark; nichts geschieht.
note-pact-offered = { $seat } bietet an: { $card }, Partner wäre { $other }.
note-pact-made = { $seat } und { $other } schließen einen Pakt: { $card }.
note-pact-refused = { $seat } lehnt ab: { $card }, Angebot von { $other }.
note-pact-ended = Der Pakt zwischen { $seat } und { $other } ist zu Ende: { $card }.
note-resigned = { $seat } gibt auf.
note-bid-made =
    { $n ->
        [0] { $seat } passt.
       *[other] { $seat } bietet { $n }.
    }
note-units-sent = { $seat } schickt: { $card }.
note-bonus-played = { $seat } spielt: { $card }.
note-colonized = { $seat } hat die Kolonie { $card }.
note-not-colonized = Niemand will kolonisieren: { $card }. Zuletzt gefragt war { $seat }.
note-colony-lost = { $seat } verliert die Kolonie { $card }.
note-uprising = Aufruhr bei { $seat }: Die Produktion entfällt.
note-produced = { $seat } erzeugt { $science } Wissenschaft und { $culture } Kultur.
note-stored = { $seat } bekommt Nahrung: { $food }, Ressourcen: { $resources }. Verbrauchte Nahrung: { $eaten }.
note-corruption =
    { $food ->
        [0] { $resources ->
            [0] Verlust bei { $seat }: Fällig wären { $n } Ressourcen, aber es ist nichts da.
            [one] Verlust bei { $seat }: 1 Ressource, denn der blaue Vorrat ist zu leer.
           *[other] Verlust bei { $seat }: { $resources } Ressourcen, denn der blaue Vorrat ist zu leer.
        }
       *[other] { $resources ->
            [0] Verlust bei { $seat }: { $food } Nahrung statt Ressourcen, denn der blaue Vorrat ist zu leer.
            [one] Verlust bei { $seat }: 1 Ressource und { $food } Nahrung, denn der blaue Vorrat ist zu leer.
           *[other] Verlust bei { $seat }: { $resources } Ressourcen und { $food } Nahrung, denn der blaue Vorrat ist zu leer.
        }
    }
note-hunger =
    { $n ->
        [one] Hunger bei { $seat }: 1 Nahrung fehlt.
       *[other] Hunger bei { $seat }: { $n } Nahrung fehlen.
    } { $unpaid ->
        [0] Das kostet { $culture } Kulturpunkte.
       *[other] { $culture ->
            [0] An Kulturpunkten wären { $due } fällig, aber es sind keine da.
            [one] An Kulturpunkten wären { $due } fällig; nur einer ist da und geht verloren.
           *[other] An Kulturpunkten wären { $due } fällig; nur { $culture } sind da und gehen verloren.
        }
    }
note-drew = { $seat } zieht eine Militärkarte ({ $card }).
note-drew-hidden = { $seat } zieht eine Militärkarte.
note-discarded = { $seat } wirft eine Militärkarte ab ({ $card }).
note-discarded-hidden = { $seat } wirft eine Militärkarte ab.
note-scored =
    { $n ->
        [0] { $seat } bekommt keine Kulturpunkte.
        [one] { $seat } bekommt einen Kulturpunkt.
       *[other] { $seat } bekommt { $n } Kulturpunkte.
    }
note-lost-points =
    { $n ->
        [one] { $seat } verliert einen Kulturpunkt.
       *[other] { $seat } verliert { $n } Kulturpunkte.
    }
note-lost-population = { $seat } verliert einen Arbeiter.
note-lost-population-on = { $seat } verliert einen Arbeiter ({ $card }).
note-population-gained =
    { $n ->
        [one] { $seat } bekommt einen Arbeiter.
       *[other] { $seat } bekommt { $n } Arbeiter.
    }
note-science-scored =
    { $n ->
        [one] { $seat } bekommt einen Wissenschaftspunkt.
       *[other] { $seat } bekommt { $n } Wissenschaftspunkte.
    }
note-science-lost =
    { $n ->
        [one] { $seat } verliert einen Wissenschaftspunkt.
       *[other] { $seat } verliert { $n } Wissenschaftspunkte.
    }
note-yellow-changed =
    { $n ->
        [one] { $seat } bekommt einen gelben Stein.
       *[other] { $seat } bekommt { $n } gelbe Steine.
    }
note-yellow-lost =
    { $n ->
        [one] { $seat } verliert einen gelben Stein.
       *[other] { $seat } verliert { $n } gelbe Steine.
    }
note-blue-changed =
    { $n ->
        [one] { $seat } bekommt einen blauen Stein.
       *[other] { $seat } bekommt { $n } blaue Steine.
    }
note-blue-lost =
    { $n ->
        [one] { $seat } verliert einen blauen Stein.
       *[other] { $seat } verliert { $n } blaue Steine.
    }
note-actions-lost =
    { $n ->
        [one] { $seat } verliert eine Zivilaktion.
       *[other] { $seat } verliert { $n } Zivilaktionen.
    }
note-actions-lost-discontent =
    { $workers ->
        [one] { $n ->
            [one] { $seat } verliert eine Zivilaktion, denn ein Arbeiter ist unzufrieden.
           *[other] { $seat } verliert { $n } Zivilaktionen, denn ein Arbeiter ist unzufrieden.
        }
       *[other] { $n ->
            [one] { $seat } verliert eine Zivilaktion, denn { $workers } Arbeiter sind unzufrieden.
           *[other] { $seat } verliert { $n } Zivilaktionen, denn { $workers } Arbeiter sind unzufrieden.
        }
    }
note-strength-changed = { $seat } hat nun Stärke { $new } statt { $old }.
note-culture-changed = { $seat } erzeugt nun je Zug { $new } Kultur statt { $old }.
note-science-changed = { $seat } erzeugt nun je Zug { $new } Wissenschaft statt { $old }.
note-happiness-changed =
    { $new ->
        [one] { $seat } hat nun { $new } Freudesymbol statt { $old }.
       *[other] { $seat } hat nun { $new } Freudesymbole statt { $old }.
    }
note-used = { $seat } nutzt: { $card }.
note-peeked = { $seat } sieht sich das nächste Ereignis an: { $card }.
note-peeked-hidden = { $seat } sieht sich das nächste Ereignis an.
note-gained =
    { $resources ->
        [0] { $food ->
            [0] { $seat } bekommt weder Nahrung noch Ressourcen.
           *[other] { $seat } bekommt { $food } Nahrung.
        }
        [one] { $food ->
            [0] { $seat } bekommt { $resources } Ressource.
           *[other] { $seat } bekommt { $food } Nahrung und { $resources } Ressource.
        }
       *[other] { $food ->
            [0] { $seat } bekommt { $resources } Ressourcen.
           *[other] { $seat } bekommt { $food } Nahrung und { $resources } Ressourcen.
        }
    }
note-lost =
    { $resources ->
        [0] { $food ->
            [0] { $seat } verliert weder Nahrung noch Ressourcen.
           *[other] { $seat } verliert { $food } Nahrung.
        }
        [one] { $food ->
            [0] { $seat } verliert { $resources } Ressource.
           *[other] { $seat } verliert { $food } Nahrung und { $resources } Ressource.
        }
       *[other] { $food ->
            [0] { $seat } verliert { $resources } Ressourcen.
           *[other] { $seat } verliert { $food } Nahrung und { $resources } Ressourcen.
        }
    }
note-ruined = Zur Ruine wird ein Wunder von { $seat }: { $card }.
note-technology-stolen = { $seat } nimmt eine Technologie an sich ({ $card }), bisher bei { $other }.
note-tucked = { $seat } bewahrt das Andenken an Homer: { $card }.
note-last-round = Die letzte Runde ist Runde { $n }; ausgelöst hat sie { $seat }.
note-game-ended = Das Spiel endet in Runde { $n }, im Zug von { $seat }.

## Verluste

loss-game = Du verlierst das Spiel: Deine Zivilisation scheidet mit allen Karten aus.
loss-civil-actions =
    { $n ->
        [one] 1 Zivilaktion bleibt ungenutzt.
       *[other] { $n } Zivilaktionen bleiben ungenutzt.
    }
loss-military-actions =
    { $n ->
        [one] 1 Militäraktion bleibt ungenutzt und bringt keine Karte.
       *[other] { $n } Militäraktionen bleiben ungenutzt und bringen keine Karten.
    }
loss-military-cards =
    { $n ->
        [one] Du musst 1 Militärkarte abwerfen, denn die Hand liegt über ihrem Limit.
       *[other] Du musst { $n } Militärkarten abwerfen, denn die Hand liegt über ihrem Limit.
    }
loss-uprising = Aufruhr, { $discontent ->
        [one] 1 unzufriedener
       *[other] { $discontent } unzufriedene
    } bei { $unused ->
        [0] keinem unbeschäftigten Arbeiter
        [one] 1 unbeschäftigten Arbeiter
       *[other] { $unused } unbeschäftigten Arbeitern
    }: Die ganze Produktion entfällt, { $science } Wissenschaft, { $culture } Kultur, { $food } Nahrung und { $resources ->
        [one] 1 Ressource
       *[other] { $resources } Ressourcen
    }.
loss-corruption =
    { $n ->
        [one] Verlust: 1 Ressource, denn der blaue Vorrat ist zu leer.
       *[other] Verlust: { $n } Ressourcen, denn der blaue Vorrat ist zu leer.
    }
loss-corruption-food =
    { $resources ->
        [0] Verlust: { $food } Nahrung statt Ressourcen, denn der blaue Vorrat ist zu leer.
        [one] Verlust: 1 Ressource und { $food } Nahrung, denn der blaue Vorrat ist zu leer.
       *[other] Verlust: { $resources } Ressourcen und { $food } Nahrung, denn der blaue Vorrat ist zu leer.
    }
loss-famine =
    { $n ->
        [one] Hunger: 1 Nahrung fehlt.
       *[other] Hunger: { $n } Nahrung fehlen.
    } { $unpaid ->
        [0] Das kostet { $culture } Kulturpunkte.
       *[other] { $culture ->
            [one] An Kulturpunkten wären { $due } fällig; du hast nur einen und verlierst ihn.
           *[other] An Kulturpunkten wären { $due } fällig; du hast nur { $culture } und verlierst sie alle.
        }
    }
loss-food = { $n } Nahrung wird nicht produziert: Im blauen Vorrat fehlen Spielsteine.
loss-resources =
    { $n ->
        [one] 1 Ressource wird nicht produziert: Im blauen Vorrat fehlen Spielsteine.
       *[other] { $n } Ressourcen werden nicht produziert: Im blauen Vorrat fehlen Spielsteine.
    }

## Gründe

why-over = Das Spiel ist zu Ende.
why-other-turn = Jetzt entscheidet jemand anders.
why-wrong-moment = Dafür ist jetzt nicht der Augenblick.
why-must-choose = Hier muss etwas gewählt werden.
why-bid-too-low = Ein Gebot muss höher sein als das vorige.
why-bid-too-high = Geboten wird höchstens die Streitmacht, die wirklich geschickt werden kann.
why-force-too-weak = Mindestens eine Einheit fährt mit, Einheiten vor Karten, und die Streitmacht muss das Gebot erreichen.
why-no-such-defense = Nur Handkarten verteidigen, höchstens so viele, wie es Militäraktionen gibt, und nur, wenn sie ausreichen.
why-not-by-this-card = Das erlaubt diese Karte nicht, oder es ist nicht bezahlbar.
why-no-resigning-in-age-iv = In Zeitalter IV gibt niemand auf.
why-no-resigning = In dieser Partie wird nicht aufgegeben.
why-no-pact = Einen solchen Pakt gibt es nicht.
why-no-power = Das erlaubt jetzt kein Anführer, kein Wunder und kein Pakt von dir.
why-not-political = Jetzt ist Zeit für eine politische Aktion.
why-not-in-hand = Diese Karte ist nicht auf deiner Hand.
why-no-event = Vorbereitet werden nur Ereignisse und Gebiete.
why-no-pact-card = Diese Karte ist kein Pakt.
why-no-such-player = Einen solchen Mitspieler gibt es nicht.
why-no-attack-card = Diese Karte ist weder Überfall noch Krieg.
why-gandhi = Mahatma Gandhi greift nicht an.
why-no-military-actions = Die Militäraktionen reichen nicht.
why-protected = Ein Pakt verbietet diesen Angriff.
why-at-war = Erst muss dein erklärter Krieg abgewickelt werden.
why-no-war-in-last-round = In der letzten Runde wird kein Krieg erklärt.
why-not-weaker = Überfallen wird nur, wer schwächer ist.
why-not-weaker-or-nothing = Der Gegner ist nicht schwächer oder hat nichts, was die Karte nehmen könnte.
why-politics-given-up = Auf diese politische Aktion wurde für Internationale Abkommen verzichtet.
why-politics-over = Die Politikphase ist vorbei.
why-first-turn = Im ersten Zug werden Karten genommen, sonst nichts.
why-no-yellow = Der gelbe Vorrat ist leer.
why-no-food = Die Nahrung reicht nicht.
why-no-civil-actions = Die Zivilaktionen reichen nicht.
why-no-worker-there = Dort steht kein Arbeiter von dir.
why-destroy-or-disband = Gebäude werden zerstört, Einheiten werden aufgelöst.
why-no-wonder = Es gibt kein unfertiges Wunder.
why-no-resources-for-stage = So viele Phasen sind nicht bezahlbar oder nicht mit einer Aktion zu bauen.
why-empty-place = Dort liegt keine Karte.
why-unfinished-wonder = Erst muss das unfertige Wunder vollendet sein.
why-hand-full = Auf der Hand sind schon so viele Zivilkarten, wie es Zivilaktionen gibt.
why-leader-of-age = Du hast schon einen Anführer dieses Zeitalters genommen.
why-has-technology = Diese Technologie hast du schon auf der Hand oder im Spiel.
why-too-dear = Dieser Platz kostet mehr Zivilaktionen, als du hast.
why-no-technology = Diese Technologie hast du nicht entwickelt.
why-no-unused-worker = Es gibt keinen freien Arbeiter.
why-urban-limit = Die Regierungsform erlaubt kein weiteres Gebäude dieser Art.
why-no-resources = Die Ressourcen reichen nicht.
why-no-upgrade = Aufgewertet wird zu einer höheren Stufe derselben Art.
why-is-no-technology = Diese Karte ist keine Technologie.
why-partner-cannot-pay = Dein Partner in der Wissenschaftlichen Zusammenarbeit hat keinen Wissenschaftspunkt.
why-no-government = Eine Revolution führt nur eine Regierungsform ein.
why-no-revolution = Eine Revolution kostet alle Aktionen und ihren Preis in Wissenschaft.
why-no-science = Die Wissenschaftspunkte reichen nicht.
why-not-played-here = Diese Karte gehört in die Politikphase oder dient als Bonus.
why-one-tactic = Im Zug wird nur eine Taktik gespielt oder kopiert.
why-just-taken = Eine Aktionskarte wird nicht in dem Zug gespielt, in dem sie genommen wurde.
why-card-has-no-use = Was die Karte erlaubt, ist jetzt nicht möglich.
why-develop-instead = Technologien werden entwickelt, nicht gespielt.
why-not-common = Diese Taktik liegt nicht bei den gemeinsamen.
why-own-tactic = Das ist schon deine Taktik.

## Was unsicher ist

source-uncertain = Karten: Alle Zahlen sind bekannt; auf { $n } Karten ist eine Einzelheit der Wirkung nicht sicher, und Einstellungen bieten die anderen Lesarten an.

## Am Terminal

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
ages-tactics = Taktiken zum Kopieren: { $cards }.
ages-current = Gegenwärtige Ereignisse ({ $n }): { $cards }.
ages-future = Zukünftige Ereignisse ({ $n }): { $cards }.
ages-past = Vergangene Ereignisse ({ $n }): { $cards }.
ages-next-event = Du kennst das nächste Ereignis: { $card }.
ages-event-own = Zeitalter { $age } von dir vorbereitet ({ $card })
ages-event-by = Zeitalter { $age } vorbereitet von { $seat }
ages-event-set-up = Zeitalter { $age } vom Aufbau
ages-next = Nächste Produktion: Nahrung { $food }, Ressourcen { $resources }.
ages-uprising = Aufruhr: { $seat } würde nichts produzieren.
ages-actions = Zivilaktionen: { $civil } von { $civils }, Militäraktionen: { $military } von { $militaries }.
ages-next-worker = Der nächste Arbeiter kostet { $n } Nahrung.
ages-ruins = In Trümmern: { $cards }.
ages-war = Krieg: { $card }, { $seat } gegen { $other }.
ages-player = { $seat }: Kultur { $culture } und { $culture_rating } je Zug, Wissenschaft { $science } und { $science_rating } je Zug, Stärke { $strength }, Nahrung { $food }, Ressourcen { $resources }, Freudesymbole { $happiness }, unzufriedene Arbeiter { $discontent }, Militärkarten { $military_cards }.
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
ages-building = Im Bau: { $card }, { $n ->
        [one] { $n } Phase
       *[other] { $n } Phasen
    } fertig, Kosten der Phasen { $costs }.
ages-colonies = Kolonien: { $cards }.
ages-tactic = Taktik: { $card }.
ages-pact = Pakt: { $card }, mit { $other }.
ages-hand = Zivilkarten auf der Hand: { $cards }.
ages-military = Militärkarten auf der Hand: { $cards }.
ages-card = { $card }: { $text }

score-production = Produktion
score-prepared = Vorbereitete Ereignisse
score-impacts = Gewertete Ereignisse
score-other = Karten, Wunder, Konflikte

## Am Tisch im Browser

web-ages-head = Zeitalter { $age }, Runde { $round }
web-ages-last-rounds = Zeitalter { $age }, Runde { $round }; Runde { $last } ist die letzte
web-ages-over = Das Spiel ist zu Ende
web-ages-row = Kartenleiste
web-ages-civil-deck = Zivilkarten, die in diesem Zeitalter noch kommen: { $n }
web-ages-military-deck = Militärkarten, die in diesem Zeitalter noch kommen: { $n }
web-ages-ratings = Punkte und Werte, dazu was die nächste Produktion bringt
web-ages-everybody = Alle vergleichen
web-ages-head-culture = Kulturpunkte, dazu was die nächste Produktion bringt
web-ages-head-science = Wissenschaftspunkte, dazu was die nächste Produktion bringt
web-ages-head-strength = Stärke
web-ages-head-face = Freudesymbole, und wie viele nötig sind
web-ages-head-food = Nahrung, dazu was die nächste Produktion nach dem Verbrauch bringt
web-ages-head-resource = Ressourcen, dazu was die nächste Produktion nach dem Verlust bringt
web-ages-head-civil = Verbleibende Zivilaktionen
web-ages-head-military = Verbleibende Militäraktionen
web-ages-head-card = Zivil- und Militärkarten auf der Hand
web-ages-number-culture = Kulturpunkte
web-ages-number-culture-rating = Kultur je Spielzug
web-ages-number-science = Wissenschaftspunkte
web-ages-number-science-rating = Wissenschaft je Spielzug
web-ages-number-strength = Stärke
web-ages-number-faces = Freudesymbole
web-ages-number-discontent = Unzufriedene Arbeiter
web-ages-number-food = Nahrung
web-ages-number-resources = Ressourcen
web-ages-number-civil = Zivilaktionen
web-ages-number-military = Militäraktionen
web-ages-number-workers = Unbeschäftigte Arbeiter
web-ages-number-yellow = Gelber Vorrat
web-ages-number-blue = Blauer Vorrat
web-ages-number-civil-cards = Zivilkarten auf der Hand
web-ages-number-military-cards = Militärkarten auf der Hand
web-ages-happiness =
    { $discontent ->
        [0] Freudesymbole: { $faces }, nötig: { $needed }.
       *[other] Freudesymbole: { $faces }, nötig: { $needed }. Unzufriedene Arbeiter: { $discontent }.
    }
web-ages-events = Ereignisse
web-ages-current = Gegenwärtige Ereignisse: { $n }
web-ages-future = Zukünftige Ereignisse: { $n }
web-ages-past = Vergangene Ereignisse: { $n }
web-ages-current-short = Gegenwärtig { $n }
web-ages-future-short = Zukünftig { $n }
web-ages-past-short = Vergangen { $n }
web-ages-tactics = Taktiken, die alle kopieren dürfen
web-ages-technologies = Technologien nach Art und Stufe
web-ages-limit = Die Regierung erlaubt höchstens { $n } Zivilgebäude jeder Art.
web-ages-banks = Arbeiter und Vorräte
web-ages-pool = Unbeschäftigt
web-ages-unused = Unbeschäftigte Arbeiter: { $n }
web-ages-yellow-bank = Gelber Vorrat: { $n }
web-ages-yellow-help =
    { $cost ->
        [-1] Der Vorrat ist leer. Jeden Spielzug wird so viel Nahrung verbraucht: { $eaten }.
       *[other] Der nächste Arbeiter kostet { $cost } Nahrung. Jeden Spielzug wird so viel Nahrung verbraucht: { $eaten }.
    }
web-ages-consumption = Nahrungsverbrauch je Spielzug: { $n }
web-ages-blue-bank = Blauer Vorrat: { $n }
web-ages-blue-help =
    { $n ->
        [0] Kein Verlust: Der Vorrat ist voll genug.
       *[other] Verlust: Jeden Spielzug gehen so viele Ressourcen verloren: { $n }.
    }
web-ages-corruption = Verlust an Ressourcen je Spielzug: { $n }
web-ages-civil-actions = Zivilaktionen: { $left } von { $total }
web-ages-military-actions = Militäraktionen: { $left } von { $total }
web-ages-spare-unit-resource = Nur für diesen Spielzug: { $n ->
        [one] { $n } Ressource
       *[other] { $n } Ressourcen
    } für Militäreinheiten
web-ages-spare-unit-science = Nur für diesen Spielzug: { $n } Wissenschaft für Militärtechnologien
web-ages-spare-resource = Nur für diesen Spielzug: { $n ->
        [one] { $n } Ressource
       *[other] { $n } Ressourcen
    }
web-ages-spare-food = Nur für diesen Spielzug: { $n } Nahrung
web-ages-missing = Noch nicht im Spiel
web-ages-none-of = { $kind }: noch nicht im Spiel
web-ages-portraits = Regierung, Anführer und Wunder
web-ages-glory = Spezialtechnologien, Taktik, Kolonien und Abkommen
web-ages-rule = Aktionen und unbeschäftigte Arbeiter
web-ages-finished = { $card }, fertiggestellt
web-ages-ruined = { $card }, in Trümmern
web-ages-at-war = { $card }: { $attacker } gegen { $rival }
web-ages-demolish = Zerstören oder auflösen …
web-ages-civil-hand = Zivilkarten: { $n } von höchstens { $limit }
web-ages-military-hand = Militärkarten: { $n }; am Ende des Spielzugs höchstens { $limit }
web-ages-no-civil-cards = Keine Zivilkarten
web-ages-no-military-cards = Keine Militärkarten
web-ages-costs = Kosten: { $amounts }
web-ages-stages = Phasen: { $costs } Ressourcen
web-ages-gives = Bringt: { $amounts }
web-ages-gives-once = Einmal: { $amounts }
web-ages-uncertain = Eine Einzelheit dieser Karte klären die Quellen nicht; die Einstellungen des Tisches bieten die andere Lesart.
web-ages-kind-and-age = { $kind }, Zeitalter { $age }

web-ages-kind-farm = Farm
web-ages-kind-mine = Mine
web-ages-kind-lab = Laboratorium
web-ages-kind-temple = Tempel
web-ages-kind-library = Bibliothek
web-ages-kind-theater = Theater
web-ages-kind-arena = Arena
web-ages-kind-infantry = Infanterie
web-ages-kind-cavalry = Kavallerie
web-ages-kind-artillery = Artillerie
web-ages-kind-air-force = Luftwaffe
web-ages-kind-government = Regierung
web-ages-kind-special-law = Gesetz
web-ages-kind-special-military = Kriegskunst
web-ages-kind-special-exploration = Erforschung
web-ages-kind-special-construction = Bauwesen
web-ages-kind-leader = Anführer
web-ages-kind-wonder = Wunder
web-ages-kind-action = Aktionskarte
web-ages-kind-event = Ereignis
web-ages-kind-territory = Gebiet
web-ages-kind-tactic = Taktik
web-ages-kind-bonus = Militärbonus
web-ages-kind-aggression = Überfall
web-ages-kind-war = Krieg
web-ages-kind-pact = Pakt

web-ages-symbol-food = { $n } Nahrung
web-ages-symbol-resource = { $n ->
        [one] { $n } Ressource
       *[other] { $n } Ressourcen
    }
web-ages-symbol-science = { $n } Wissenschaft
web-ages-symbol-culture = { $n } Kultur
web-ages-symbol-strength = { $n } Stärke
web-ages-symbol-defense = { $n } in der Verteidigung
web-ages-symbol-face = Freudesymbole: { $n }
web-ages-symbol-sad = Unzufriedenheit: { $n }
web-ages-symbol-civil = Zivilaktionen: { $n }
web-ages-symbol-military = Militäraktionen: { $n }
web-ages-symbol-ship = Kolonisierung { $n }
web-ages-symbol-blue = blaue Spielsteine: { $n }
web-ages-symbol-yellow = gelbe Spielsteine: { $n }
web-ages-symbol-worker = Bevölkerung { $n }
web-ages-symbol-card = Militärkarten: { $n }
web-ages-symbol-infantry = Infanterie: { $n }
web-ages-symbol-cavalry = Kavallerie: { $n }
web-ages-symbol-artillery = Artillerie: { $n }

web-ages-dialogue-auction = Ein Gebiet ist entdeckt
web-ages-dialogue-colonize = Die Kolonisierungstruppe
web-ages-dialogue-aggression = Überfall
web-ages-dialogue-pact = Ein Pakt wird angeboten
web-ages-dialogue-event = Ein Ereignis
web-ages-dialogue-spoils = Kriegsbeute
web-ages-dialogue-choice = Deine Wahl
web-ages-bids = bietet { $n }
web-ages-still-in = darf bieten
web-ages-passed = hat gepasst
web-ages-force = Deine stärkste mögliche Kolonisierungstruppe: { $n }
web-ages-force-so-far = Truppe bisher
web-ages-your-bid = Dein Gebot
web-ages-laid = Verdeckt ausgespielte Karten: { $n }
web-ages-defend-help = Mit den leuchtenden Karten deiner Hand ist die Stärke des Angriffs zu erreichen.

## Was ein Platz zählen darf

group-civil = Zivilkarten, Zeitalter { $age }
group-military = Militärkarten, Zeitalter { $age }
place-row = Kartenreihe
place-common-tactics = Taktiken zum Kopieren
place-past = vergangene Ereignisse
place-events = Ereignisse, die du kennst

## Das geführte erste Spiel

chapter-first-turns = Die ersten Spielzüge
chapter-government = Wunder und Regierung
chapter-colonies = Kolonien und Forschung
chapter-war = Armeen und Krieg

lesson-welcome = Willkommen bei Through the Ages. Du führst eine Zivilisation von der Antike bis in die Moderne, Karte für Karte. Wer am Ende die meisten Kulturpunkte hat, gewinnt.
lesson-civilization = Das ist deine Zivilisation: Technologien nach Art, darauf deine Arbeiter. Landwirtschaft gibt Nahrung, Bronze Ressourcen, Philosophie Wissenschaft, und die Krieger sind dein Heer.
lesson-ratings = Hier steht der Vergleich: die Punkte bisher, die Werte und was die nächste Produktion bringt. Kultur gewinnt das Spiel, aber Stärke schützt dich.
lesson-row = Die Karten kommen aus dieser Leiste. Die ersten fünf Plätze kosten eine Zivilaktion, die nächsten vier zwei, die letzten vier drei. Jeden Spielzug rückt die Leiste weiter, und was heute teuer ist, wird billiger.
lesson-caesar = In der ersten Spielrunde nimmst du nur Karten, und wer beginnt, hat eine Zivilaktion. Nimm Julius Caesar: Dieser Anführer bringt Stärke und eine Militäraktion.
lesson-production = Dein Spielzug endete mit der Produktion: Die Farmen gaben zwei Nahrung, die Minen zwei Ressourcen, die Philosophie einen Wissenschaftspunkt. So geht es jeden Spielzug.
lesson-actions = Von nun an hast du in jedem Spielzug vier Zivilaktionen und zwei Militäraktionen: die weißen und roten Steine neben deiner Regierung.
lesson-leader = Lass Julius Caesar führen. Das kostet eine Zivilaktion, und er bringt eine dritte Militäraktion.
lesson-population = Mehr Arbeiter heißt mehr von allem. Der gelbe Vorrat zeigt, was der nächste kostet: zwei Nahrung. Vermehre die Bevölkerung.
lesson-mine = Gib einem Arbeiter etwas zu tun. Eine Mine der Technologie Bronze kostet zwei Ressourcen und bringt jeden Spielzug eine Ressource mehr.
lesson-card = Eine Zivilaktion bleibt. Auf dem ersten Platz liegt Städtisches Wachstum; damit wird ein Gebäude billiger. Eine Aktionskarte kannst du ab dem Spielzug spielen, nachdem du sie genommen hast.
lesson-military = Deine Militäraktionen sind noch da, und das ist Absicht: Für jede davon ziehst du am Ende des Spielzugs eine Militärkarte, höchstens drei. Beende den Spielzug.
lesson-hand = Diese Karten siehst nur du: Plünderung ist ein Überfall, Barbaren ein Ereignis, und der Militärbonus hilft beim Verteidigen oder Kolonisieren.
lesson-attack = Ein Spielzug beginnt mit der Politik. Deine Stärke ist zwei, die von Bot 2 ist eins, und ein Überfall richtet sich gegen einen schwächeren Rivalen. Spiel die Plünderung; sie kostet eine Militäraktion.
lesson-plunder = Bot 2 fehlte eins, denn Gleichstand hält stand. Karten aus der Hand hätten das richten können, aber es kam keine. Nimm drei Ressourcen.
lesson-event = Julius Caesar erlaubt einmal im Spiel eine zweite politische Aktion. Bereite die Barbaren vor: Die Karte kommt verdeckt zu den zukünftigen Ereignissen und bringt ihre Stufe, einen Kulturpunkt.
lesson-revealed = Dafür wurde ein gegenwärtiges Ereignis aufgedeckt: Entwicklung der Politik gab euch beiden drei Militärkarten. Sind die gegenwärtigen Ereignisse verbraucht, rücken die zukünftigen nach.
lesson-corruption = Achte auf den blauen Vorrat. Aus seinen Steinen bestehen deine Ressourcen, und weil nur noch so wenige darin liegen, gingen am Ende des Spielzugs zwei Ressourcen verloren. Gib sie also aus.
lesson-growth = Städtisches Wachstum hast du im vorigen Spielzug genommen, jetzt darfst du es spielen: ein Gebäude für eine Ressource weniger. Bau damit Religion. Ein Tempel bringt jeden Spielzug einen Kulturpunkt und ein Freudesymbol, das dein Volk bald haben will.
lesson-worker = Noch ein Arbeiter, für zwei Nahrung. Mit weniger Steinen im gelben Vorrat verlangt dein Volk ein Freudesymbol, und das liefert der Tempel. Ohne ihn wäre ein Arbeiter unzufrieden.
lesson-warriors = Bot 2 hat das nicht vergessen. Krieger kosten eine Militäraktion und zwei Ressourcen und machen dich um eins stärker.
lesson-undo = Hiermit nimmst du deine Entscheidungen zurück, bis jemand anders handelt oder etwas Verborgenes gezeigt wird. Der Strich im Verlauf zeigt, wie weit.
lesson-why = Zeig auf etwas, das nicht leuchtet, oder halte den Finger darauf, und der Tisch sagt dir, warum du es nicht wählen kannst, mit der Regelstelle.
lesson-rules = Hier stehen die Regeln: eine Seite zum Spielen und jede Regelstelle mit Suche. Die Textansicht, in derselben Reihe oder im Menü, erzählt die Stellung in Sätzen.
lesson-end = Die letzte Spielrunde kommt, wenn die Karten des Zeitalters III ausgehen; dann werden auch die übrigen Ereignisse gewertet. Du hast noch zwei Zivilaktionen, und auf dem ersten Platz liegt ein Wunder, die Bibliothek von Alexandria. Ab jetzt entscheidet ihr beide selbst.
lesson-wonder = Spielrunde vier. Inzwischen hast du die Bibliothek von Alexandria genommen und ihre erste Phase gebaut; ein Wunder wirkt erst, wenn alle Phasen gebaut sind.
lesson-territory = Auch ein Gebiet wird als Ereignis vorbereitet; wird es später aufgedeckt, könnt ihr es kolonisieren. Bereite das Strategische Gebiet vor.
lesson-stage = Bau die zweite Phase des Wunders. Jede kostet eine Zivilaktion und so viele Ressourcen, wie auf ihr stehen; einen Arbeiter braucht sie nicht.
lesson-complete = Noch eine Phase, dann ist die Bibliothek fertig: +{ $culture } Kultur und +{ $science } Wissenschaft in jedem Spielzug, und du darfst mehr Karten halten.
lesson-government = Deine Regierung, der Despotismus, ist die schwächste. Auf dem dritten Platz liegt die Theokratie; nimm sie auf die Hand, denn eine Regierung ist eine Technologie und will erst entwickelt werden.
lesson-breakthrough = Die letzte Zivilaktion gilt dem Durchbruch, einer Aktionskarte für die Forschung. Er wird im nächsten Kapitel gebraucht.
lesson-three-cards = Die Militäraktionen bleiben wieder ungenutzt: Jede bringt am Ende des Spielzugs eine Militärkarte. Beende den Spielzug.
lesson-settlement = Bot 2 hat ein Ereignis vorbereitet, und aufgedeckt wurde die Entwicklung der Besiedlung: Ihr habt beide einen Arbeiter dazubekommen, ohne Nahrung. Er wartet noch auf Arbeit.
lesson-territories = Bereite auch das Bewohnte Gebiet vor. Das letzte gegenwärtige Ereignis wird dabei aufgedeckt, dann rücken die zukünftigen nach, und was darunter liegt, weißt du besser als Bot 2.
lesson-before-revolution = Gleich kommt eine Revolution, und die verbraucht alle Zivilaktionen. Gib vorher die Ressourcen aus, die sonst als Verlust abgingen: Bau mit dem freien Arbeiter und einer Militäraktion Krieger.
lesson-revolution = Friedlich kostet die Theokratie { $science_cost } Wissenschaft und eine Zivilaktion. Eine Revolution kostet nur { $revolution_cost } Wissenschaft, dafür alle Zivilaktionen, und keine davon darf schon benutzt sein. Ruf sie aus.
lesson-theocracy = Die Theokratie ist deine Regierung: +{ $culture } Kultur, +{ $strength } Stärke, +{ $happiness ->
        [one] { $happiness } Freudesymbol
       *[other] { $happiness } Freudesymbole
    } und mit Julius Caesar vier Militäraktionen. Andere Regierungen bringen mehr Zivilaktionen.
lesson-end-government = Jetzt kannst du den Spielzug beenden und allein weiterspielen. Das nächste Kapitel beginnt mit deinem nächsten Spielzug und handelt von Kolonien und Forschung.
lesson-events = Spielrunde sechs, du regierst als Theokratie. Unter diesen vier gegenwärtigen Ereignissen sind deine beiden Gebiete; Bot 2 hat inzwischen Schwertkämpfer und die Ritter entwickelt.
lesson-crusades = Bereite die Kreuzzüge vor, die dem Stärksten nützen und dem Schwächsten schaden. Dafür wird eines der vier Ereignisse aufgedeckt.
lesson-auction = Es ist das Bewohnte Gebiet. Nun wird reihum geboten, wie stark die Kolonisierungstruppe ist; wer passt, ist draußen. Biete eins.
lesson-outbid = Bot 2 bietet zwei. Du darfst nur bieten, was du schicken kannst, und das wären fünf: drei Krieger und zwei Bonuskarten. Biete drei.
lesson-force = Bot 2 passt. Zur Kolonisierungstruppe gehört mindestens eine Militäreinheit, darum sind einmal Krieger schon dabei. Was du schickst, ist verloren.
lesson-bonus = Den Rest tragen Karten: Jeder Militärbonus zählt beim Kolonisieren { $colonization_bonus }. Mit beiden ist das Gebot erreicht, und zwei Krieger bleiben dir.
lesson-colony = Die Kolonie ist dein: einmalig +{ $immediate_population } Bevölkerung und für immer +{ $permanent_yellow_tokens ->
        [one] { $permanent_yellow_tokens } gelber Stein
       *[other] { $permanent_yellow_tokens } gelbe Steine
    }. Ein voller gelber Vorrat heißt weniger Verbrauch, und der nächste Arbeiter wird billiger.
lesson-technology = Nun zur Forschung. Auf dem siebten Platz liegt Eisen: Eine solche Mine bringt { $resource ->
        [one] eine Ressource
       *[other] { $resource } Ressourcen
    } und braucht wie eine der Technologie Bronze nur einen blauen Stein. Nimm die Karte.
lesson-research = Eine Technologie darfst du gleich in dem Spielzug entwickeln, in dem du sie genommen hast. Eisen kostet { $science_cost } Wissenschaft; spiel dafür den Durchbruch, dann kommt ein Teil davon zurück.
lesson-developed = Eisen liegt jetzt in deiner Zivilisation, aber noch arbeitet niemand darauf. Eine Technologie allein bringt nichts.
lesson-upgrade = Werte eine Mine auf: Ihr Arbeiter geht von Bronze zu Eisen, und du zahlst eine Zivilaktion und nur den Unterschied der Baukosten.
lesson-tactic = Eine Taktik macht aus Einheiten eine Armee. Der Kampftrupp kostet eine Militäraktion, und { $infantry } Infanterie, deine Krieger, sind damit um { $tactic_strength } stärker.
lesson-common-tactic = Ab deinem nächsten Spielzug liegt diese Taktik für alle aus: Dann kann sie jeder für zwei Militäraktionen kopieren, und du die Taktiken der anderen.
lesson-end-colonies = Das Strategische Gebiet kommt bald; beende den Spielzug und spiel weiter, wenn du magst. Das nächste Kapitel springt ins Zeitalter II, zum Krieg.
lesson-age = Spielrunde elf, Zeitalter II. Du hast Ritter und Strategie entwickelt und baust am Petersdom; Julius Caesar ging mit seinem Zeitalter, und beim Wechsel verlor jeder zwei gelbe Steine.
lesson-uprising = Je leerer der gelbe Vorrat, desto mehr Nahrung wird verbraucht und desto mehr Freudesymbole will dein Volk. Gibt es mehr unzufriedene Arbeiter als freie, ist Aufruhr, und die ganze Produktion fällt aus.
lesson-war = Deine Stärke ist sechs, die von Bot 2 drei. Erklär den Technologiekrieg für { $military_action_cost ->
        [one] eine Militäraktion
       *[other] { $military_action_cost } Militäraktionen
    }: Entschieden wird erst zu Beginn deines nächsten Spielzugs, und bis dahin könnt ihr beide rüsten.
lesson-knights = Rüste gleich: Der freie Arbeiter wird zu Rittern, einer Kavallerie der Stärke { $strength }.
lesson-phalanx = Dazu passt die Phalanx, die für alle ausliegt: { $infantry } Infanterie und { $cavalry } Kavallerie sind eine Armee mit +{ $tactic_strength } Stärke. Kopiere sie für deine letzten zwei Militäraktionen.
lesson-citizens = Deine Stärke ist nun elf. Auch daheim gibt es zu tun: Der Verbrauch frisst alle Nahrung, die du produzierst. Vermehre die Bevölkerung.
lesson-farm = Bau für den neuen Arbeiter eine Farm. Fehlt beim Verbrauch Nahrung, kostet das für jede fehlende vier Kulturpunkte.
lesson-monarchy = Für die letzten beiden Zivilaktionen gibt es auf dem siebten Platz eine bessere Regierung: Die Konstitutionelle Monarchie hat { $civil_actions ->
        [one] eine Zivilaktion
       *[other] { $civil_actions } Zivilaktionen
    } und { $military_actions ->
        [one] eine Militäraktion
       *[other] { $military_actions } Militäraktionen
    }.
lesson-spent = Alle Aktionen sind verbraucht, nun folgt die Produktion. Am Anfang des Spielzugs drohte ein Verlust von vier Ressourcen; du hast sie ausgegeben, der blaue Vorrat ist voller, und es geht nichts verloren.
lesson-hand-limit = Zuvor das Handkartenlimit: so viele Militärkarten wie Militäraktionen, und dank der Bibliothek eine mehr. Leg die Ratten ab; danach rüstet Bot 2.
lesson-resolved = Bot 2 hat Schwertkämpfer gebaut, doch elf gegen fünf ist ein Sieg mit sechs Vorsprung. In einem Krieg helfen keine Bonuskarten; hättest du verloren, dann hätte Bot 2 bei dir zugegriffen.
lesson-spoils = Sechs ist die Beute: so viele Wissenschaftspunkte oder Spezialtechnologien zu ihrem Preis. Nimm den Gesetzeskodex, der { $science_cost } kostet und eine Zivilaktion bringt.
lesson-peace = Fünf Zivilaktionen, und bald mehr: Elf Wissenschaft hast du, { $science_cost } kostet die Konstitutionelle Monarchie in Frieden, { $revolution_cost } durch eine Revolution.
lesson-points = Gewinnen wirst du mit Kulturpunkten: 42 gegen 24 steht es, und jeden Spielzug kommen fünf dazu. Im Zeitalter III geht es in Kriegen auch um sie, und am Ende werten die Ereignisse, was du gebaut hast.
lesson-end-war = Jetzt hast du alles gesehen, woraus das Spiel besteht. Ab hier entscheidest du selbst: Deine politische Aktion ist die nächste.

## Wovon der Trainer spricht

feature-culture = Kultur
neglected-culture = Kultur liegen gelassen
feature-rival-culture = Kultur des besten Gegners
neglected-rival-culture = Einen Gegner davonziehen lassen
feature-culture-to-come = künftige Kultur
neglected-culture-to-come = Kulturproduktion vernachlässigt
feature-rival-culture-to-come = künftige Kultur des besten Gegners
neglected-rival-culture-to-come = Kulturproduktion eines Gegners gewähren lassen
feature-economy = Nahrung, Ressourcen und Arbeiter
neglected-economy = Wirtschaft vernachlässigt
feature-knowledge = Wissenschaft und Technologien
neglected-knowledge = Wissenschaft vernachlässigt
feature-order = Regierungsform, Aktionen und Zufriedenheit
neglected-order = Regierung und Zufriedenheit vernachlässigt
feature-power = Stärke
neglected-power = Stärke vernachlässigt
feature-cards = Handkarten, Anführer und Wunder
neglected-cards = Karten vernachlässigt
feature-impacts = Kultur aus Ereignissen am Ende
neglected-impacts = Ereignisse des Spielendes vernachlässigt
feature-uprising = ein Aufstand
neglected-uprising = Einen Aufstand zugelassen
feature-idle-tactic = eine Taktik ohne Armee
neglected-idle-tactic = Eine Taktik ohne Armee gewählt
feature-pacts = Pakte
neglected-pacts = Pakte vernachlässigt

# Standing orders

order-decline-pacts = Jeden Pakt ablehnen
order-bid = Um Gebiete mitbieten, immer um eins, bis
order-defend = Aggressionen abwehren, wenn die Karten reichen, sonst nachgeben
