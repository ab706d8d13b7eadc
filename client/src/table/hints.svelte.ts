/** The bubble that tells of the thing under the pointer, in focus or held by a finger. */
import { untrack } from "svelte";
import type { Attachment } from "svelte/attachments";

import type { Detail } from "../games/module";

const HOVER_DELAY = 380;
const LEAVE_DELAY = 260;
const HOLD_DELAY = 450;
/** A finger that goes further than this moves the board and asks nothing. */
const STILL = 12;

interface Shown {
  detail: Detail;
  anchor: Element;
  /** Opened by a click or a key: it stays until it is dismissed. */
  isPinned: boolean;
}

type Tell = (name: string) => Detail | null;

/** The id of the bubble: the thing it tells of is described by it. */
export const BUBBLE = "hint-bubble";

/** What can be chosen, and not only be asked about. */
export const CHOICE = "[data-option], [data-options], .lit";

/** The thing that an event is about: one that can be told of, or a choice. */
function thingAt(event: globalThis.Event): Element | null {
  return (event.target as Element | null)?.closest(`[data-hint], ${CHOICE}`) ?? null;
}

/** What a thing says of itself, for a finger that was held on it must be told something. */
function nameOf(thing: Element): Detail {
  const title = thing.getAttribute("aria-label") ?? thing.textContent.trim();
  return { title, lines: [] };
}

/** A choice that nobody tells of; what it would do is all there is to say. */
const UNTOLD: Detail = { title: "", lines: [] };

class Hints {
  shown = $state.raw<Shown | null>(null);
  #timer = 0;
  #wasHeld = false;
  /** Where a finger lies on something; null if none does. */
  #finger: { x: number; y: number } | null = null;
  /** The thing that the bubble told of when the pointer came down on it. */
  #told: Element | null = null;

  /** Tell of a thing now. */
  open(anchor: Element, detail: Detail | null, isPinned = false): void {
    this.close();
    if (!detail) return;
    this.shown = { detail, anchor, isPinned };
    anchor.setAttribute("aria-describedby", BUBBLE);
  }

  /** Take the bubble away. */
  close = (): void => {
    clearTimeout(this.#timer);
    this.shown?.anchor.removeAttribute("aria-describedby");
    this.shown = null;
  };

  /** The pointer is on the bubble: it stays. */
  stay = (): void => clearTimeout(this.#timer);

  /** The pointer has left: the bubble goes soon. */
  leave = (): void => {
    clearTimeout(this.#timer);
    if (this.shown?.isPinned) return;
    this.#timer = window.setTimeout(this.close, LEAVE_DELAY);
  };

  /** Tell of everything inside an element that is marked with `data-hint`, and of all choices. */
  area(tell: Tell): Attachment {
    return (root) => {
      const say = (anchor: Element, isPinned = false) => {
        if (!anchor.isConnected) return;
        const name = anchor.getAttribute("data-hint");
        const untold = anchor.hasAttribute("data-option") ? UNTOLD : null;
        const detail = name === null ? null : tell(name);
        this.open(anchor, detail ?? (isPinned ? nameOf(anchor) : untold), isPinned);
      };
      const over = (event: globalThis.Event) => {
        if ((event as PointerEvent).pointerType === "touch" || this.shown?.isPinned) return;
        const thing = thingAt(event);
        if (!thing) return this.leave();
        if (thing === this.shown?.anchor) return this.stay();
        clearTimeout(this.#timer);
        this.#timer = window.setTimeout(() => say(thing), HOVER_DELAY);
      };
      const down = (event: globalThis.Event) => {
        this.#wasHeld = false;
        const thing = thingAt(event);
        this.#told = this.shown?.isPinned ? this.shown.anchor : null;
        const { pointerType, clientX: x, clientY: y } = event as PointerEvent;
        if (pointerType !== "touch" || !thing) return this.close();
        this.#finger = { x, y };
        clearTimeout(this.#timer);
        this.#timer = window.setTimeout(() => {
          this.#wasHeld = true;
          say(thing, true);
        }, HOLD_DELAY);
      };
      const up = (event: globalThis.Event) => {
        if ((event as PointerEvent).pointerType !== "touch") return;
        this.#finger = null;
        clearTimeout(this.#timer);
      };
      const move = (event: globalThis.Event) => {
        const { clientX, clientY } = event as PointerEvent;
        const { x, y } = this.#finger ?? { x: clientX, y: clientY };
        if (Math.hypot(clientX - x, clientY - y) > STILL) up(event);
      };
      // A finger that was held has asked, not chosen; asked again, a thing says no more.
      const click = (event: globalThis.Event) => {
        const thing = thingAt(event);
        const isAgain = thing !== null && thing === this.#told && !thing.matches(CHOICE);
        if (!this.#wasHeld && !isAgain) return;
        if (!this.#wasHeld) this.close();
        this.#wasHeld = false;
        this.#told = null;
        event.preventDefault();
        event.stopPropagation();
      };
      const focus = (event: globalThis.Event) => {
        const thing = thingAt(event);
        if (thing?.matches(":focus-visible")) say(thing);
      };
      const menu = (event: globalThis.Event) => {
        if (thingAt(event) && (this.#finger || this.#wasHeld)) event.preventDefault();
      };
      const heard: [string, (event: globalThis.Event) => void][] = [
        ["pointerover", over],
        ["pointerleave", this.leave],
        ["pointerdown", down],
        ["pointermove", move],
        ["pointerup", up],
        ["pointercancel", up],
        ["focusin", focus],
        ["focusout", this.leave],
        ["contextmenu", menu],
      ];
      // An effect that moves the focus does not depend on what the bubble tells by then.
      const listeners = heard.map(
        ([name, listener]) =>
          [name, (event: globalThis.Event) => untrack(() => listener(event))] as const,
      );
      for (const [name, listener] of listeners) root.addEventListener(name, listener);
      root.addEventListener("click", click, true);
      return () => {
        for (const [name, listener] of listeners) root.removeEventListener(name, listener);
        root.removeEventListener("click", click, true);
      };
    };
  }
}

export const hints = new Hints();
