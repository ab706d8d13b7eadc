/** Deeds over HTTP that the server may refuse. */
import { words } from "../i18n/words.svelte";
import { Refusal } from "./api";

/** Carry something out, and say what stood in the way; empty if nothing did. */
export async function problemOf(
  deed: () => Promise<void>,
  names?: readonly string[],
): Promise<string> {
  try {
    await deed();
    return "";
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return words.tell(error.sentence, names);
  }
}
