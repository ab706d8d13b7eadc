/** Cards that glide to their new places: all are measured at once, before and after, and only those move that must. */

const DURATION = 220;
const LEAST = 2;

/** The cards inside an element by their names. */
function cardsIn(root: HTMLElement | undefined): Map<string, HTMLElement> {
  const cards = [...(root?.querySelectorAll<HTMLElement>("[data-slide]") ?? [])];
  return new Map(cards.map((card) => [card.dataset["slide"] ?? "", card]));
}

export class Slide {
  #places = new Map<string, DOMRect>();

  /** Remember where everything lies; to be called before the page changes. */
  measure(root: HTMLElement | undefined): void {
    this.#places = new Map([...cardsIn(root)].map(([name, card]) => [name, card.getBoundingClientRect()]));
  }

  /** Let everything glide from where it lay to where it lies now. */
  play(root: HTMLElement | undefined): void {
    const moved = [...cardsIn(root)].flatMap(([name, card]) => {
      const before = this.#places.get(name);
      if (!before) return [];
      const now = card.getBoundingClientRect();
      const [x, y] = [before.left - now.left, before.top - now.top];
      return Math.abs(x) + Math.abs(y) > LEAST ? [{ card, x, y }] : [];
    });
    this.#places.clear();
    for (const { card, x, y } of moved) {
      card.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }], { duration: DURATION, easing: "ease-out" });
    }
  }
}
