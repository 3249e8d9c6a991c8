// Every bot has a name, and a name says all there is to know of it.
import type { Bot } from './bot.ts';
import { characterIn, inCharacter } from './characters.ts';
import { greedy, greedyOver } from './greedy.ts';
import { judged } from './judging/judged.ts';
import { LEVELS } from './levels.ts';
import { random } from './random.ts';
import { searching } from './search.ts';

/** How a person would list them in a message. */
export const BOT_NAMES =
  'random, greedy, greedy:1w, search, search:100ms, search:500it, level1 … level6; and with a character, as in level3:trader, level3:raider, level3:gambler';

const DEFAULT_MS = 100;

/** A bot that judges as it was written by hand, whatever has been learned since. */
const byHand = (bot: Bot): Bot => ({
  name: `hand:${bot.name}`,
  choose: (game, seen, rng, thinking) => bot.choose(judged(game).judgedBy(null), seen, rng, thinking),
});

/** A bot that ignores these packs. */
const ignoring = (packs: readonly string[], bot: Bot): Bot => ({
  name: `without:${packs.join('+')}:${bot.name}`,
  choose: (game, seen, rng, thinking) => bot.choose(judged(game).ignoring(packs), seen, rng, thinking),
});

/** The bot of this name, or nothing. */
export function botNamed(name: string): Bot | undefined {
  const [rest, character] = characterIn(name);
  if (character !== null) {
    const bot = /^(hand:|without:|random$)/u.test(rest) || characterIn(rest)[1] !== null ? undefined : botNamed(rest);
    return bot === undefined ? undefined : inCharacter(bot, character);
  }
  const without = /^without:([a-z0-9-]+(?:\+[a-z0-9-]+)*):(.+)$/u.exec(name);
  if (without !== null) {
    const bot = botNamed(without[2]!);
    return bot === undefined ? undefined : ignoring(without[1]!.split('+'), bot);
  }
  if (name.startsWith('hand:')) {
    const bot = botNamed(name.slice('hand:'.length));
    return bot === undefined ? undefined : byHand(bot);
  }
  if (name === 'random') return random;
  if (name === 'greedy') return greedy;
  if (name === 'search') return searching(name, { ms: DEFAULT_MS });
  const worlds = /^greedy:([1-9]\d?)w$/.exec(name);
  if (worlds !== null) return greedyOver(Number(worlds[1]));
  const budget = /^search:([1-9]\d{0,6})(ms|it)(?::(\d(?:\.\d+)?))?$/.exec(name);
  if (budget !== null) {
    const amount = Number(budget[1]);
    const curiosity = budget[3] === undefined ? undefined : Number(budget[3]);
    return searching(name, budget[2] === 'ms' ? { ms: amount } : { iterations: amount }, curiosity);
  }
  return LEVELS.get(name);
}
