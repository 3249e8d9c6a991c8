// What the content of Fortunes is, where it comes from, which scenarios show it, and in how many games it acts:
//   node scripts/content.ts [random games] [random games with errands] [greedy games] > docs/content/fortunes.md
import { availableParallelism } from 'node:os';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { botNamed } from '@boucan/bots';
import { fortunes } from '@boucan/fortunes';
import { type Choice, type Config, type Game, pick, type Rng, type Seat, type State, seedOf, type Told } from '@boucan/kernel';
import { randomConfig, seedText, stream } from '@boucan/testkit';
import type { Caribbean } from '../games/fortunes/src/board.ts';
import { ITEMS } from '../games/fortunes/src/content/items.ts';
import { naming, titles } from '../games/fortunes/test/titles.ts';
import { onErrand } from './errands.ts';

const game = fortunes as unknown as Game;
const greedy = botNamed('greedy')!;

const WAYS = ['greedy', 'errands', 'random'] as const;
type Way = (typeof WAYS)[number];
type Counts = { readonly [way in Way]: Map<string, number> };
type Games = { readonly [way in Way]: number };

// ── what acts ──

const ACTS = new Map(ITEMS.map(({ id, acts }) => [id, acts && new Set(acts)]));

/** Every item that an event says has acted. */
function* acting(told: readonly Told[]): Iterable<string> {
  for (const { event, with: open, secret } of told)
    for (const [name, value] of [...Object.entries(open), ...Object.entries(secret?.with ?? {})])
      for (const id of Array.isArray(value) ? value : [value]) {
        const acts = typeof id === 'string' ? ACTS.get(id) : undefined;
        if (acts === null || acts?.has(`${event}.${name}`) || acts?.has(`*.${name}`)) yield id as string;
      }
}

// ── games ──

/** Two to four players with the base game, and everything that a table can agree on. */
const tableOf = (seed: string, i: number): Config => randomConfig(game, 2 + (i % 3), seed, []);

/** A captain stays: who retires at every other visit to a port never gets anywhere. */
function staying(state: State<unknown>, seat: Seat): readonly Choice[] {
  const options = game.options(state, seat);
  const others = options.filter(([verb]) => verb !== 'retire');
  return others.length > 0 ? others : options;
}

function choose(way: Way, state: State<unknown>, seat: Seat, rng: Rng): Choice {
  if (way === 'greedy') return greedy.choose(game, game.view(state, seat), rng);
  const options = staying(state, seat);
  return way === 'random' ? pick(rng, options) : onErrand(state.board as Caribbean, seat, options, rng);
}

/** What acted in one game. */
function playOut(way: Way, i: number): Set<string> {
  const seed = seedText(`content ${way}`, i);
  const rng = stream(seed, 'choices');
  const told: Told[] = [];
  let state = game.setup(tableOf(seed, i), seedOf(seed), told);
  const acted = new Set(acting(told));
  for (let n = 0; n < game.def.limit; n++) {
    const seat = state.asked.find((q) => q.answer === null)?.seat;
    if (seat === undefined) break;
    const choice = choose(way, state, seat, rng);
    const played = game.play(state, seat, choice);
    if (played.refused !== undefined) throw new Error(`refused: ${choice.join(' ')}`);
    state = played.state;
    for (const id of acting(played.events)) acted.add(id);
  }
  return acted;
}

// ── two processes ──

interface Share {
  readonly games: Games;
  readonly first: number;
  readonly step: number;
}

function playShare({ games, first, step }: Share): Counts {
  const counts: Counts = { greedy: new Map(), errands: new Map(), random: new Map() };
  for (const way of WAYS)
    for (let i = first; i < games[way]; i += step)
      for (const id of playOut(way, i)) counts[way].set(id, (counts[way].get(id) ?? 0) + 1);
  return counts;
}

const inThread = (share: Share): Promise<Counts> =>
  new Promise((resolve, reject) => {
    const thread = new Worker(import.meta.filename, { workerData: share });
    thread.once('message', resolve).once('error', reject);
  });

const together = (all: readonly Counts[], way: Way, id: string): number =>
  all.reduce((sum, one) => sum + (one[way].get(id) ?? 0), 0);

// ── the list ──

async function list(games: Games): Promise<void> {
  const step = Math.min(2, availableParallelism());
  const shares = Array.from({ length: step }, (_, first) => ({ games, first, step }));
  const counts = await Promise.all(shares.map(inThread));
  const all = titles();
  const rows = ITEMS.map(({ kind, id, source }) => ({
    kind,
    id,
    source,
    scenarios: naming(all, id),
    random: together(counts, 'random', id),
    errands: together(counts, 'errands', id),
    greedy: together(counts, 'greedy', id),
  }));
  console.log(`# The content of Fortunes de mer

Every item of the base game: where it comes from (\`document\`, \`public\` or \`designed\`), how many scenarios are named after it, and in how many
of ${WAYS.reduce((sum, way) => sum + games[way], 0)} games for two to four players, at tables with all kinds of agreements, it acted and the log said so: a card played, a captain
in play, a mission completed, a rumour proven, an ability, token or specialist that changed something.

In ${games.random} games everybody chose evenly among all that is lawful, but never retired; in ${games.errands} likewise, but three times out of four
went where a mission or a rumour called; in ${games.greedy} the greedy bot played. Made by \`node scripts/content.ts\`: the same games each time,
as long as rules and bots are the same. What modules bring stands in [a list of its own](fortunes-modules.md).

| kind | item | source | scenarios | random | errands | greedy |
| --- | --- | --- | ---: | ---: | ---: | ---: |`);
  for (const row of rows) console.log(`| ${Object.values(row).join(' | ')} |`);
  const never = rows.filter((row) => row.random + row.errands + row.greedy === 0).map(({ id }) => id);
  const unshown = rows.filter((row) => row.scenarios === 0).map(({ id }) => id);
  console.log(`\nNever met: ${never.length === 0 ? 'none' : never.join(', ')}.`);
  const purposeful = rows.filter((row) => row.random === 0 && row.errands + row.greedy > 0).map(({ id }) => id);
  console.log(`
Never met by even chance alone, but only by players with a purpose, since it takes gold saved up, the right cargo in the right port or
a won fight: ${purposeful.length === 0 ? 'none' : purposeful.join(', ')}. The errands were added because even chance and the greedy bot between them left five
missions undone.`);
  if (unshown.length > 0) console.log(`\nWithout a scenario: ${unshown.join(', ')}.`);
  process.exitCode = never.length + unshown.length === 0 ? 0 : 1;
}

const [random = 980, errands = 980, bots = 40] = process.argv.slice(2).map(Number);
if (isMainThread) await list({ random, errands, greedy: bots });
else parentPort!.postMessage(playShare(workerData as Share));
