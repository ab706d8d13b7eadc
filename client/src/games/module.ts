/** What a game brings to the table in the browser; the table itself knows no game noun. */
import type { Component } from "svelte";

import type { Choice, Entry, Position, Sentence } from "../protocol";

/** The view of a position of any game; the parts of one game name the type that is made for it. */
export type View = Position["view"];

/** A position whose view is that of one game. */
export interface PositionOf<V> extends Omit<Position, "view"> {
  view: V;
}

/** A thing that can be pointed at: a place of the board or a card, by its name in the notation. */
export type Thing = string;

/** A small picture for a number: the name of an icon, the words for it, and the number. */
export interface Figure {
  icon: string;
  title: string;
  value: string | number;
}

/** What the bubble says of a thing: its name, sentences, and the notation to ask `why` with. */
export interface Detail {
  title: string;
  lines: string[];
  /** The path of its picture, drawn large beside what is said. */
  picture?: string;
  why?: string;
}

/** Something that looks like a choice but is none now: its words and its notation. */
export interface Closed {
  text: string;
  label: Sentence;
}

/** A piece that goes from place to place, or a place where something happened. */
export interface Motion {
  seat: number;
  from: Thing | null;
  to: Thing;
}

/** What the drawings of a game get: the position, what is lit, and what to do on a choice. */
export interface Stage<V = View> {
  position: PositionOf<V>;
  names: readonly string[];
  /** The choices by the thing they light; empty when nothing may be chosen. */
  lit: ReadonlyMap<Thing, Choice[]>;
  /** What the log says has just happened. */
  fresh: readonly Entry[];
  /** Things to point out: the news that is being read, the choice that is looked at. */
  pointed: ReadonlySet<Thing>;
  preview: Choice | null;
  /** The player whose things are opened; -1 if nobody's are. */
  opened: number;
  /** Opens a player's things, or closes those that are open. */
  open: (seat: number) => void;
  /** The view after the choice that is pointed at, as far as it can be known. */
  foreseen: V | null;
  beat: number;
  isMoving: boolean;
  choose: (thing: Thing, at: Element) => void;
}

/** What is handed to the board. */
export interface OfBoard<V = View> {
  stage: Stage<V>;
}

/** What is handed to a part of the board. */
export interface OfView<V = View> extends OfBoard<V> {
  view: V;
}

/** What is handed to the drawing of one player's things. */
export interface OfSeat<V = View> extends OfBoard<V> {
  seat: number;
}

/** What is handed to the picture of a choice. */
export interface OfChoice<V = View> {
  choice: Choice;
  position: PositionOf<V>;
}

/** What is handed to the drawing of a card or a tile by its name. */
export interface OfKind {
  name: string;
  /** What it does: then it is drawn large, with this beside it. */
  text?: string | undefined;
}

/** What is handed to the drawing of a card. */
export interface OfCard {
  card: string;
}

/** What the `index.ts` of a game exports, given the type of its view: `GameModule<TempusView>`. */
export interface GameModule<V = View> {
  /** The board. */
  Board: Component<OfBoard<V>>;
  /** The own hand and supplies, along the lower edge. */
  Mine: Component<OfSeat<V>>;
  /** Everything open of one player. */
  Area: Component<OfSeat<V>>;
  /** Whether the board itself shows everybody whose things are opened. */
  isShowingOpened?: () => boolean;
  /** A small picture beside a choice, if it helps. */
  ChoicePicture?: Component<OfChoice<V>>;
  /** A card, as it is shown where it was revealed or compared. */
  CardFace?: Component<OfCard>;
  /** The cards that a fact names, as they are handed to that drawing. */
  cards?: (said: Sentence) => string[];
  /** What there is to know about a choice that has no place on the board. */
  choiceDetail?: (choice: Choice) => Detail | null;
  /** What else a player is called, where the log has another name for it. */
  byname?: (view: V, seat: number) => string;
  /** The keys of facts that tell only what came in. */
  income?: readonly string[];
  /** The keys of facts that tell why a game ended, where the points do not. */
  causes?: readonly string[];
  /** The things that a choice or an entry of the log names. */
  things: (sentence: Sentence) => Thing[];
  /** Whether a choice is chosen on the board or the hand, and not only by a button. */
  isPlaced: (choice: Choice) => boolean;
  /** The handful of numbers that decide the game. */
  figures: (view: V, seat: number) => Figure[];
  /** All numbers of a player that a choice may change; without them the figures are all. */
  numbers?: (view: V, seat: number) => Figure[];
  /** What is not offered now but could be expected among the buttons, not on the board. */
  closed?: (position: PositionOf<V>) => Closed[];
  /** The place of a button, open or closed, in its group; without it they stand as they come. */
  rank?: (text: string) => number;
  /** Pieces that move by an entry of the log. */
  motion: (entry: Entry) => Motion | null;
  /** One line for the head of the table: the round and what it is about. */
  headline: (view: V) => string;
  /** What a round is called in the log, where it has more than a number. */
  roundName?: (view: V, round: number) => string;
}

/** The value of a rule option. */
export type Value = boolean | number | string;

/** Rule options for a quick start. */
export type Preset = Record<string, Value>;
