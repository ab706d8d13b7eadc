/** The keys of the table; they rest while something is typed or a sheet lies open. */
import type { Panel } from "./panels";

export interface Deeds {
  isBlocked: () => boolean;
  show: (panel: Panel) => void;
  toggleReplay: () => void;
  undo: (to: "step" | "turn") => void;
  redo: () => void;
  confirm: () => void;
  openSeat: (seat: number) => void;
  step: (by: number) => void;
  escape: () => void;
  hint: () => void;
  review: () => void;
}

/** Whether keys are letters here, and not orders. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest("input:not([type=checkbox],[type=radio]), select, textarea, dialog") !== null
  );
}

/** Put the focus on the first fitting element. */
function focus(selector: string): boolean {
  const element = document.querySelector<HTMLElement>(selector);
  element?.focus();
  return element !== null;
}

/** The place or card that something belongs to, by what leads to it again; empty if to none. */
export function thingOf(target: EventTarget | null): string {
  const thing = target instanceof Element ? target.closest("[data-place], [data-card]") : null;
  if (!thing) return "";
  const mark = thing.hasAttribute("data-place") ? "data-place" : "data-card";
  return `[${mark}="${CSS.escape(thing.getAttribute(mark) ?? "")}"]`;
}

/** Put the focus on a place or card again, if it is still there. */
export function focusThing(selector: string): boolean {
  return selector !== "" && focus(`:is([data-board], [data-mine]) ${selector}`);
}

/** Put the focus on the first answer: a button, a place that is lit, or a card.

    What ends the turn comes last: a key pressed once too often must not choose it. */
export function focusAnswer(): void {
  focusButton("[data-board] .lit[data-place], [data-mine] .lit[data-card], [data-prompt] summary");
}

/** Put the focus on the first button that does not end the turn, else on what comes before it. */
function focusButton(before: string): void {
  const buttons = document.querySelectorAll<HTMLElement>("[data-prompt] [data-option]");
  const visible = [...buttons].filter((button) => button.checkVisibility());
  const first = visible.find((button) => !button.matches(".primary"));
  if (first) first.focus();
  else if (!focus(before)) visible[0]?.focus();
}

/** Listen to the keys of the table. */
export function keyDeeds(deeds: Deeds): (event: KeyboardEvent) => void {
  const letters: Record<string, () => void> = {
    "?": () => deeds.show("keys"),
    g: () => deeds.show("rules"),
    t: () => deeds.show("text"),
    k: () => deeds.show("cards"),
    s: () => deeds.show("talk"),
    m: () => deeds.show("menu"),
    r: deeds.toggleReplay,
    l: () => focus("[data-log]") || deeds.show("log"),
    b: () => focus('[data-board] [data-place][tabindex="0"]'),
    h: () => focus("[data-mine] [data-card]"),
    o: () => focusButton("[data-prompt] summary"),
    u: () => deeds.undo("step"),
    U: () => deeds.undo("turn"),
    y: deeds.redo,
    c: deeds.confirm,
    i: deeds.hint,
    v: deeds.review,
    ",": () => deeds.step(-1),
    ".": () => deeds.step(1),
  };
  return (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Escape") {
      if (!deeds.isBlocked()) deeds.escape();
      return;
    }
    if (deeds.isBlocked() || isTyping(event.target)) return;
    const deed = letters[event.key];
    if (deed) deed();
    else if (/^[1-6]$/.test(event.key)) deeds.openSeat(Number(event.key) - 1);
    else return;
    event.preventDefault();
  };
}
