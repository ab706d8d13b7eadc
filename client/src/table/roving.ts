/**
 * A list of buttons that the tabulator key comes to once: arrows go on from button to button, Home
 * and End to the first and the last.
 */
const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/** Find where a key leads from a place in a list; undefined if it leads nowhere. */
export function placeAfter(key: string, at: number, count: number): number | undefined {
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  const step = STEPS[key];
  return step === undefined ? undefined : (at + step + count) % count;
}

/** Let arrows go from button to button in an element, whatever comes and goes in it. */
export function roving(list: HTMLElement): () => void {
  let current: HTMLElement | undefined;
  const all = () => [...list.querySelectorAll<HTMLElement>("button")];
  const inSight = () => all().filter((button) => button.checkVisibility());

  /** The one that was last in focus is the stop; else the first. */
  function arrange(): void {
    const shown = inSight();
    if (!current || !shown.includes(current)) current = shown[0];
    for (const button of all()) button.tabIndex = button === current ? 0 : -1;
  }
  function press(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const shown = inSight();
    const at = shown.findIndex((button) => button === event.target);
    const next = at < 0 ? undefined : placeAfter(event.key, at, shown.length);
    if (next === undefined) return;
    shown[next]?.focus();
    event.preventDefault();
  }
  function reach({ target }: FocusEvent): void {
    current = all().find((button) => button === target) ?? current;
    arrange();
  }

  const changes = new MutationObserver(arrange);
  changes.observe(list, { childList: true, subtree: true, attributeFilter: ["open"] });
  list.addEventListener("keydown", press);
  list.addEventListener("focusin", reach);
  arrange();
  return () => {
    changes.disconnect();
    list.removeEventListener("keydown", press);
    list.removeEventListener("focusin", reach);
  };
}
