/**
 * Cards that glide to their new places: all are measured at once, with the frame that shows them
 * there.
 */

const DURATION = 220;
const LEAST = 2;

interface Place {
  left: number;
  top: number;
}

/**
 * Where the cards inside an element lie, by their names; what moves counts where it will come to
 * rest.
 */
function placesIn(root: HTMLElement): Map<string, Place & { card: HTMLElement }> {
  const cards = [...root.querySelectorAll<HTMLElement>("[data-slide]")];
  return new Map(
    cards.map((card) => [
      card.dataset["slide"] ?? "",
      { card, left: card.offsetLeft, top: card.offsetTop },
    ]),
  );
}

export class Slide {
  #places = new Map<string, Place>();
  #width = 0;

  /** Look at the cards again with the next frame, when they are laid out anyway. */
  follow(root: HTMLElement, isMoving: boolean): () => void {
    const frame = requestAnimationFrame(() => this.#play(root, isMoving));
    return () => cancelAnimationFrame(frame);
  }

  /**
   * Let every card glide from where it lay to where it lies now; where the page itself has changed,
   * nothing glides.
   */
  #play(root: HTMLElement, isMoving: boolean): void {
    const width = root.offsetWidth;
    const before = isMoving && width === this.#width ? this.#places : new Map<string, Place>();
    const now = placesIn(root);
    [this.#places, this.#width] = [now, width];
    for (const [name, { card, left, top }] of now) {
      const from = before.get(name);
      const [x, y] = from ? [from.left - left, from.top - top] : [0, 0];
      if (Math.abs(x) + Math.abs(y) <= LEAST) continue;
      card.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }], {
        duration: DURATION,
        easing: "ease-out",
      });
    }
  }
}
