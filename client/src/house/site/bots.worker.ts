/** The worker in which bots think, one thought at a time. */
import type { Start, Thinking, Thought } from "./messages";
import { startPython } from "./python";

const ANSWER = "from aevum.server.site.thinker import answer; answer";
type Answer = (thought: string) => number;

async function begin({ root, parts }: Start): Promise<Answer> {
  const wish = { root, parts, wheels: [], entry: ANSWER, isKept: true };
  return (await startPython(wish)) as Answer;
}

async function think(answer: Promise<Answer>, { id, thought }: Thought): Promise<Thinking> {
  try {
    return { id, action: (await answer)(thought), problem: "" };
  } catch (error) {
    return { id, action: null, problem: String(error) };
  }
}

self.onmessage = ({ data }: MessageEvent<Start>) => {
  const answer = begin(data);
  data.port.onmessage = async ({ data: asked }: MessageEvent<Thought>) =>
    data.port.postMessage(await think(answer, asked));
};
