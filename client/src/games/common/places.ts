/**
 * The keys of a board of places: arrows go from one to the next, and the one in focus can be chosen
 * or asked about.
 */

export interface PlaceDeeds {
  /** The place beside another in the direction of an arrow. */
  beside: (name: string, arrow: string) => string | undefined;
  /** The places that can be chosen, in their order. */
  lit: () => readonly string[];
  /** A place comes into focus. */
  focus: (name: string) => void;
  choose: (name: string, place: Element) => void;
  explain: (name: string, place: Element) => void;
  /** Put down what is held; tells whether anything was. */
  putDown?: () => boolean;
}

/** Listen to the keys of a board. */
export function placeKeys(deeds: PlaceDeeds): (event: KeyboardEvent) => void {
  function go(name: string | undefined): void {
    if (!name) return;
    deeds.focus(name);
    document.querySelector<SVGElement>(`[data-board] [data-place="${CSS.escape(name)}"]`)?.focus();
  }

  return (event) => {
    const place = event.target as Element;
    const name = place.getAttribute("data-place");
    if (name === null) return;
    if (event.key.startsWith("Arrow")) go(deeds.beside(name, event.key));
    else if (event.key === "n" || event.key === "N")
      go(following(deeds.lit(), name, event.key === "n" ? 1 : -1));
    else if (event.key === "Enter" || event.key === " ") deeds.choose(name, place);
    else if (event.key === "w") deeds.explain(name, place);
    else if (event.key !== "Escape" || !deeds.putDown?.()) return;
    event.preventDefault();
    event.stopPropagation();
  };
}

/**
 * The name before or after another; the last and the first are neighbours, and who is none of them
 * begins at the first.
 */
export function following(
  names: readonly string[],
  name: string,
  step: 1 | -1,
): string | undefined {
  const at = names.indexOf(name);
  return at < 0 ? names[0] : names[(at + step + names.length) % names.length];
}
