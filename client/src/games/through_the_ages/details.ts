/** What the bubble says: a card in full, a bank, an event deck. */
import { words } from "../../i18n/words.svelte";
import type { Detail, Thing } from "../module";
import type { AgesPosition, AgesStage } from "./reading";
import { cardOf, costs, gives, once, type Amount } from "./cards";
import { cardName, cardText, kindText, symbolText } from "./names";
import { pictureOf } from "./pictures.svelte";
import { wouldBe } from "./things";
import type { EventBack } from "./view";

/** A thing and the card that lies there, as one mark for the bubble. */
export function hintFor(thing: Thing, card: string): string {
  return `${thing}|${card}`;
}

const amounts = (list: readonly Amount[]) =>
  list.map(({ mark, value }) => symbolText(mark, value)).join(", ");

/** Everything that is printed on a card, in lines. */
export function cardLines(id: string): string[] {
  const card = cardOf(id);
  const told = [kindText(card)];
  if (card.stages) told.push(words.say("web-ages-stages", { costs: card.stages.join(" · ") }));
  else if (costs(card).length > 0)
    told.push(words.say("web-ages-costs", { amounts: amounts(costs(card)) }));
  if (gives(card).length > 0 && card.kind !== "tactic")
    told.push(words.say("web-ages-gives", { amounts: amounts(gives(card)) }));
  if (once(card).length > 0)
    told.push(words.say("web-ages-gives-once", { amounts: amounts(once(card)) }));
  told.push(cardText(id));
  if (card.uncertain) told.push(words.say("web-ages-uncertain"));
  return told;
}

/** What the bubble says of a place and its card. */
export function detail(stage: AgesStage, hint: string): Detail | null {
  const [thing = "", card = ""] = hint.split("|");
  const { position } = stage;
  const why = stage.lit.has(thing) ? undefined : wouldBe(position, thing);
  const more = why ? { why } : {};
  if (card)
    return { title: cardName(card), lines: cardLines(card), picture: pictureOf(card), ...more };
  const bank = /^(?:seen (\d+) )?(increase|blue)$/.exec(thing);
  if (bank) return { ...bankDetail(position, bank[2] ?? "", bank[1]), ...more };
  if (thing === "current" || thing === "future" || thing === "past")
    return eventDetail(stage, thing);
  return null;
}

/** What the banks mean now. */
function bankDetail(position: AgesPosition, thing: string, seat?: string): Detail {
  const view = position.view;
  const me = view.players[seat ? Number(seat) : view.seat] ?? view.players[view.turn];
  if (!me) return { title: "", lines: [] };
  if (thing === "blue") {
    return {
      title: words.say("web-ages-blue-bank", { n: me.blue_bank }),
      lines: [words.say("web-ages-blue-help", { n: me.corruption })],
    };
  }
  return {
    title: words.say("web-ages-yellow-bank", { n: me.yellow_bank }),
    lines: [
      words.say("web-ages-yellow-help", { cost: me.increase_cost, eaten: me.consumption }),
      words.say("web-ages-happiness", {
        faces: me.happiness,
        needed: me.faces_required,
        discontent: me.discontent,
      }),
    ],
  };
}

/** Which events wait, and who has prepared them; the own ones by name. */
function eventDetail(stage: AgesStage, which: "current" | "future" | "past"): Detail {
  const view = stage.position.view;
  if (which === "past") {
    return {
      title: words.say("web-ages-past", { n: view.past_events.length }),
      lines: view.past_events.map(cardName),
    };
  }
  const backs = which === "current" ? view.current_events : view.future_events;
  const lines = backs.map((back) => eventText(back, stage.names));
  if (which === "current" && view.next_event)
    lines.unshift(words.say("ages-next-event", { card: cardName(view.next_event) }));
  return { title: words.say(`web-ages-${which}`, { n: backs.length }), lines };
}

/** Tell the back of an event: its age, who prepared it, and its name if it is the own one. */
function eventText(back: EventBack, names: readonly string[]): string {
  const args = {
    age: back.age,
    seat: names[back.by] ?? "",
    card: back.card ? cardName(back.card) : "",
  };
  if (back.card) return words.say("ages-event-own", args);
  return words.say(back.by < 0 ? "ages-event-set-up" : "ages-event-by", args);
}
