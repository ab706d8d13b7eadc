/** The keys of a hand: arrows go from card to card, and the one in focus can be asked about. */
export function handKeys(explain: (card: HTMLElement) => void): (event: KeyboardEvent) => void {
  return (event) => {
    const hand = event.currentTarget as HTMLElement;
    const cards = [...hand.querySelectorAll<HTMLElement>("[data-card]")];
    const at = cards.indexOf(document.activeElement as HTMLElement);
    const card = cards[at];
    if (!card) return;
    if (event.key === "ArrowRight") cards[(at + 1) % cards.length]?.focus();
    else if (event.key === "ArrowLeft") cards[(at + cards.length - 1) % cards.length]?.focus();
    else if (event.key === "w") explain(card);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
}
