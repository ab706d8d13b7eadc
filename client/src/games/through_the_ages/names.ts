/** The names of cards as they stand on the cards: short, and parted where a long word may break. */
import { words } from "../../i18n/words.svelte";
import { rowArgs } from "../tables.svelte";
import { cardOf, type Printed } from "./cards";

/** Long words with the places where they may be parted, for not every browser knows them. */
const PARTED = [
  "Agri|cul|ture",
  "Archi|tec|ture",
  "Break|through",
  "Carto|graphy",
  "Christo|pher",
  "Civi|li|za|tion",
  "Compe|ti|tion",
  "Conquis|ta|dors",
  "Consti|tu|tional",
  "Coope|ra|tion",
  "Decla|ra|tion",
  "Develop|ment",
  "Engi|neer|ing",
  "Entrench|ments",
  "Forti|fi|ca|tions",
  "Funda|men|talism",
  "Immi|gra|tion",
  "Inde|pen|dence",
  "Inter|na|tional",
  "Inter|ven|tion",
  "Michel|angelo",
  "Natio|na|lism",
  "Popu|la|ri|za|tion",
  "Profes|sional",
  "Revo|lu|tion|ary",
  "Robes|pierre",
  "Shake|speare",
  "Sove|reign|ty",
  "Trans|conti|nental",
  "Univer|sitas",
  "Cavalry|men",
  "Multi|media",
  "Journa|lism",
  "Mecha|nized",
  "Alexan|dria",
  "Breed|ing",
  "Scien|tific",
  "Agree|ment",
  "Protec|tion",
  "Accep|tance",
  "Supre|macy",
  "Terri|tory",
  "Influ|ence",
  "Emi|gra|tion",
  "Stra|tegic",
  "Swords|men",
  "Com|puters",
  "Philo|sophy",
  "Swords|man",
  "Theo|cracy",
  "Theo|logy",
  "Mili|tary",
  "Demo|cracy",
  "Irri|ga|tion",
  "Maxi|mi|lien",
  "Orga|nized",
  "Popu|la|tion",
  "Pros|perity",
  "Satel|lites",
  "Settle|ment",
  "Selec|tive",
  "Alex|ander",
  "Barba|rians",
  "Commu|nism",
  "Despo|tism",
  "Icono|clasm",
  "Infil|trate",
  "Navi|ga|tion",
  "Patrio|tism",
  "Govern|ment",
  "Chur|chill",
  "Effi|cient",
  "Endow|ment",
  "Heri|tage",
  "Engineer",
  "Basi|lica",
  "Napo|leonic",
  "Artil|lery",
  "Pesti|lence",
  "Tech|no|logy",
  "Ausge|wogen|heit",
  "Aus|wan|de|rung",
  "Befesti|gungen",
  "Bevöl|ke|rung",
  "Bewäs|se|rung",
  "Bürger|un|ruhen",
  "Ein|wan|de|rung",
  "Ent|wickel|tes",
  "Flücht|linge",
  "Fort|schritts",
  "Friedens|vertrag",
  "Funda|menta|lismus",
  "Gebiets|krieg",
  "Genüg|sam|keit",
  "Gesetzes|kodex",
  "Grenz|kon|flikt",
  "Handels|ab|kommen",
  "Handels|wege|ab|kommen",
  "Histo|risches",
  "Infil|tra|tion",
  "Inge|nieurs|kunst",
  "Inge|nieur|wesen",
  "Inter|na|tio|nale",
  "Inter|na|tio|naler",
  "Inter|na|tio|nales",
  "Jour|na|lis|mus",
  "Justiz|system",
  "Kaval|le|risten",
  "Kon|quis|ta|doren",
  "Konsti|tu|tio|nelle",
  "Kriegs|füh|rung",
  "Kunst|stif|tung",
  "Lager|stätten",
  "Land|wirt|schaft",
  "Mann|schafts|sport",
  "Mecha|ni|sierte",
  "Militär|bonus",
  "Militär|bündnis",
  "Militä|risches",
  "Militär|theorie",
  "Mittel|alter|liche",
  "Nahrungs|produk|tion",
  "Napo|leo|nische",
  "Natio|na|lis|mus",
  "Natio|nal|stolz",
  "Orga|ni|sierte",
  "Ozean|dampfer",
  "Patrio|tis|mus",
  "Popu|la|ri|sie|rung",
  "Ressourcen|produk|tion",
  "Revo|lu|tio|näre",
  "Schreckens|herr|schaft",
  "Schutz|ver|sprechen",
  "Schwert|kämpfer",
  "Schützen|gräben",
  "Souve|rä|ni|tät",
  "Stein|metz|kunst",
  "Stoß|truppen",
  "Strate|gisches",
  "Städti|sches",
  "Techno|logie|krieg",
  "Trans|konti|nen|tale",
  "Unab|hängig|keits|erklä|rung",
  "Ver|brechens|welle",
  "Vertei|di|gungs|armee",
  "Vor|herr|schaft",
  "Vorrats|lager",
  "Wirt|schaft|licher",
  "Wissen|schaft",
  "Wissen|schaft|liche",
  "Wissen|schaft|licher",
  "Zivi|li|sa|tion",
  "Zusam|men|arbeit",
  "Öffent|licher",
  "Despo|tis|mus",
  "Philo|so|phie",
  "Karto|grafie",
  "Biblio|thek",
  "Pyra|miden",
  "Theo|kratie",
  "Kultur|erbe",
  "Wachs|tum",
  "Frucht|bares",
  "Kommu|nis|mus",
  "Eisen|bahn",
  "Profi|sport",
  "Satel|liten",
  "Infan|terie",
  "Archi|tek|tur",
  "Entwick|lung",
  "Ein|fluss",
  "Kaval|lerie",
  "Artil|lerie",
  "Aggres|sion",
  "Aner|ken|nung",
  "Auf|rüs|tung",
  "Besied|lung",
  "Bewaff|nete",
  "Bewohn|tes",
  "Bilder|sturm",
  "Buch|druck",
  "Reser|ven",
  "Napo|leon",
  "Sebas|tian",
  "Holly|wood",
  "Hän|gende",
  "Reser|ves",
  "Demo|kratie",
  "Eiffel|turm",
  "Fort|schritt",
  "Handels|wege",
  "Hand|werks",
  "Indus|trie",
  "Kampf|trupp",
  "Klas|sische",
  "Kreuz|züge",
  "Kriegs|kunst",
  "Kultu|reller",
  "Kultur|krieg",
  "Luft|waffe",
  "Monar|chie",
  "Plün|de|rung",
  "Regie|rung",
  "Selek|tive",
  "Strate|gie",
  "Streif|zug",
  "Techno|logie",
  "Terro|ris|mus",
  "Theo|logie",
  "Touris|mus",
  "Unsi|chere",
  "Verskla|vung",
  "Wett|bewerbs",
  "Wohl|stand",
  "Züch|tung",
  "Chine|sische",
  "Aris|to|teles",
  "Barba|rossa",
  "Bona|parte",
  "Hammu|rabi",
  "Peters|dom",
  "Durch|bruch",
  "Auf|wer|tung",
  "Effi|ziente",
];
const SOFT = new Map(
  PARTED.map((word) => [word.replaceAll("|", ""), word.replaceAll("|", "\u00ad")]),
);

/** Let long words break where they may. */
export function softened(text: string): string {
  return text.replace(/[\p{L}]+/gu, (word) => SOFT.get(word) ?? word);
}

const key = (card: string) => `card-${card.replaceAll("_", "-")}`;

/**
 * What has been said already, by language: a table full of cards says the same names over and over.
 */
const said = new Map<string, string>();

/** Say something once; the words must be there, or it is asked for again. */
function kept(name: string, say: () => string): string {
  if (!words.isReady) return say();
  const place = `${words.lang} ${name}`;
  let text = said.get(place);
  if (text === undefined) said.set(place, (text = say()));
  return text;
}

/** The full name of a card. */
export function cardName(card: string): string {
  return words.knows(key(card)) ? kept(`name ${card}`, () => words.say(key(card))) : key(card);
}

/** The name on the card itself: the band tells the kind, so it need not be said. */
export function shortName(card: string): string {
  if (!words.knows(key(card))) return "";
  return kept(`short ${card}`, () => softened(cardName(card).replace(/^[^:]+: /, "")));
}

/** What a card does, in a sentence. */
export function cardText(card: string): string {
  return words.say(`${key(card)}-text`, rowArgs(cardOf(card).row));
}

/** The kind of a card and its age, in words. */
export function kindText(card: Printed): string {
  return words.say("web-ages-kind-and-age", { kind: { key: kindKey(card.kind) }, age: card.age });
}

/** The key under which the catalogue names a kind. */
export function kindKey(kind: string): string {
  return `web-ages-kind-${kind.replaceAll("_", "-")}`;
}

/** The key under which the catalogue names a symbol. */
export function symbolText(mark: string, value: string): string {
  // Only a number chooses between one and many.
  const n = /^-?\d+$/.test(value) ? Number(value) : value;
  return words.say(`web-ages-symbol-${mark.replaceAll("_", "-")}`, { n });
}
