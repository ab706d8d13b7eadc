// An agent in JavaScript: it reads the options in notation and takes the verb that it likes best.
import { createInterface } from 'node:readline';

const LIKED = ['build', 'advance', 'grow', 'to', 'from', 'settle', 'play'];
const DISLIKED = ['attack', 'done', 'pass'];
let state = 1n;

function draw(count) {
  state = (state * 6364136223846793005n + 1442695040888963407n) % 2n ** 64n;
  return Number((state >> 33n) % BigInt(count));
}

function rank(option) {
  const verb = option.split(' ')[0];
  const place = LIKED.indexOf(verb);
  if (place >= 0) return place;
  return DISLIKED.includes(verb) ? 100 : 50;
}

function choose(options) {
  const best = Math.min(...options.map(rank));
  const liked = options.filter((option) => rank(option) === best);
  return liked[draw(liked.length)];
}

function say(message) {
  process.stdout.write(JSON.stringify(message) + '\n');
}

for await (const line of createInterface({ input: process.stdin })) {
  const told = JSON.parse(line);
  if (told.type === 'hello') say({ type: 'ready', name: 'settler', wants: [] });
  if (told.type === 'game') state = BigInt(told.seed);
  if (told.type === 'question') say({ id: told.id, answer: choose(told.options) });
  if (told.type === 'bye') break;
}
