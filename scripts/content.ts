// What the content of Fortunes is, where it comes from, which scenarios show it, and how often play meets it:
//   node scripts/content.ts [random games] [greedy games] > docs/content/fortunes.md
import { globSync, readFileSync } from 'node:fs';
import { botNamed } from '@boucan/bots';
import { fortunes } from '@boucan/fortunes';
import { type Game, rngFrom, type Seat, seedOf, type Told } from '@boucan/kernel';
import { randomMove, seedText, stream } from '@boucan/testkit';
import { ITEMS } from '../games/fortunes/src/content/items.ts';

const game = fortunes as unknown as Game;
const [RANDOM, GREEDY] = [Number(process.argv[2] ?? 1800), Number(process.argv[3] ?? 200)];
const root = new URL('..', import.meta.url).pathname;

/** Everything an event speaks of. */
function* mentioned(told: readonly Told[]): Iterable<string> {
  for (const { event, with: open, secret } of told) {
    yield event;
    for (const value of [...Object.values(open), ...Object.values(secret?.with ?? {})])
      if (typeof value === 'string') yield value;
      else if (Array.isArray(value)) yield* value.filter((v) => typeof v === 'string');
  }
}

/** In how many games each thing was met. */
function met(
  games: number,
  choose: (s: Parameters<typeof randomMove>[1], i: number) => ReturnType<typeof randomMove>,
): Map<string, number> {
  const count = new Map<string, number>();
  for (let i = 0; i < games; i++) {
    const opening: Told[] = [];
    let state = game.setup({ seats: 2 + (i % 3) }, seedOf(seedText('content', i)), opening);
    const seen = new Set(mentioned(opening));
    for (let move = choose(state, i); move !== null; move = choose(state, i)) {
      const played = game.play(state, move.seat, move.choice);
      if (played.refused !== undefined) throw new Error(`refused: ${move.choice.join(' ')}`);
      state = played.state;
      for (const id of mentioned(played.events)) seen.add(id);
    }
    for (const id of seen) count.set(id, (count.get(id) ?? 0) + 1);
    if (process.stderr.isTTY) process.stderr.write(`\r${i + 1}/${games} `);
  }
  return count;
}

const policy = stream('content', 'choices');
const inRandom = met(RANDOM, (state) => randomMove(game, state, policy));
const greedy = botNamed('greedy')!;
const inGreedy = met(GREEDY, (state) => {
  const seat: Seat | undefined = state.asked.find((q) => q.answer === null)?.seat;
  return seat === undefined ? null : { seat, choice: greedy.choose(game, game.view(state, seat), rngFrom(seedOf('greedy'))) };
});

const titles = globSync('games/fortunes/test/**/*.test.ts', { cwd: root }).flatMap((file) =>
  [...readFileSync(`${root}/${file}`, 'utf8').matchAll(/\b(?:scenario|crowd|newGame|test)\(\s*(['"`])(.*?)\1/gsu)].map(
    (m) => m[2]!,
  ),
);
const scenarios = (id: string): number =>
  titles.filter((title) => new RegExp(`(?<![\\w-])${id}(?![\\w-])`, 'u').test(title)).length;

console.log(`# The content of Fortunes de mer

Every item of the base game: where it comes from (\`document\`, \`public\` or \`designed\`), how many scenarios are named after it, and in how many
of ${RANDOM} random and ${GREEDY} greedy games for two to four players it was met, that is told in the log. Made by \`node scripts/content.ts\`.

| kind | item | source | scenarios | random games | greedy games |
| --- | --- | --- | ---: | ---: | ---: |`);
for (const { kind, id, source } of ITEMS)
  console.log(`| ${kind} | ${id} | ${source} | ${scenarios(id)} | ${inRandom.get(id) ?? 0} | ${inGreedy.get(id) ?? 0} |`);
const never = ITEMS.filter(({ id }) => !inRandom.has(id) && !inGreedy.has(id)).map(({ id }) => id);
console.log(`\nNever met: ${never.length === 0 ? 'none' : never.join(', ')}.`);
process.exitCode = never.length === 0 ? 0 : 1;
