// How Brethren of the Coast plays: matches of bots for every number of seats, and a report with plots.
//   node scripts/balance-brethren.ts [games for each] [bot] [processes] [file] [seconds]   writes docs/balance/brethren.md and its pictures
// With a file the matches are kept there, and those that lie in it already are not played again: so a long run can be made in parts.
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { type Bot, botNamed } from '@boucan/bots';
import { brethren } from '@boucan/brethren';
import { type Game, rngFrom, type Seat, type State, seedOf, type Told } from '@boucan/kernel';
import { type Card, DOUBLOONS, KIND } from '../games/brethren/src/content/deck.ts';
import { bars, mean, percent, quantile } from './plots.ts';
import { inParts, serve } from './spread.ts';

const game = brethren as unknown as Game;
const GAMES = Number(process.argv[2] ?? 200);
const BOT = process.argv[3] ?? 'level4';
const PROCESSES = Number(process.argv[4] ?? availableParallelism());
const FILE = process.argv[5];
const SECONDS = Number(process.argv[6] ?? Number.POSITIVE_INFINITY);
const SEATS = [3, 4, 5, 6];

/** Where doubloons come from. */
const SOURCES = {
  galleons: 'treasure of galleons',
  colonies: 'treasure of colonies',
  tokens: 'own doubloons kept',
  portRoyal: 'Port Royal',
  pot: 'share of the pot',
} as const;
type Source = keyof typeof SOURCES;
const NAMES = Object.keys(SOURCES) as Source[];

/** What a player did, or what befell them, and how often. */
const DEEDS = {
  chests: 'chests won',
  hidden: 'cards laid face down',
  cannoned: 'fleets hit by a cannon',
  shot: 'ships lost to a musket',
} as const;
type Deed = keyof typeof DEEDS;
const DEED_NAMES = Object.keys(DEEDS) as Deed[];

/** What is kept of one match. */
interface Tale {
  readonly match: number;
  readonly seats: number;
  readonly choices: number;
  readonly winners: readonly Seat[];
  readonly first: Seat;
  readonly scores: readonly number[];
  readonly doubloons: readonly Readonly<Record<Source, number>>[]; // by seat
  readonly deeds: readonly Readonly<Record<Deed, number>>[]; // by seat
  readonly hits: number; // of cannons, and how many missed because there were several
  readonly misses: number;
}

const zeros = <K extends string>(keys: readonly K[]): Record<K, number> =>
  Object.fromEntries(keys.map((key) => [key, 0])) as Record<K, number>;

function play(match: number, bot: Bot): Tale {
  const seats = SEATS[match % SEATS.length]!;
  const rng = rngFrom(seedOf(`balance ${match} bots`));
  const opening: Told[] = [];
  let state = game.setup({ seats }, seedOf(`balance ${match}`), opening);
  const doubloons = Array.from({ length: seats }, () => zeros(NAMES));
  const deeds = Array.from({ length: seats }, () => zeros(DEED_NAMES));
  let [first, hits, misses, choices] = [-1, 0, 0, 0];
  let from: Source = 'galleons';
  const hear = ({ event, with: w }: Told): void => {
    const seat = w.seat as Seat;
    if (event === 'match.began') first = seat;
    else if (event === 'galleon.scored') from = 'galleons';
    else if (event === 'colony.scored') from = 'colonies';
    else if (event === 'card.taken' || event === 'marked.given') {
      doubloons[seat]![from] += DOUBLOONS[w.card as Card];
      if (KIND[w.card as Card] === 'chest') deeds[seat]!.chests++;
    } else if (event === 'card.hidden') deeds[seat]!.hidden++;
    else if (event === 'cannon.hit') {
      deeds[seat]!.cannoned++;
      hits++;
    } else if (event === 'cannons.missed') misses++;
    else if (event === 'musket.hit') deeds[seat]!.shot++;
    else if (event === 'hoard.counted')
      for (const name of ['tokens', 'portRoyal', 'pot'] as const) doubloons[seat]![name] = w[name] as number;
  };
  opening.forEach(hear);
  for (; state.result === null; choices++) {
    const { seat } = state.asked.find((q) => q.answer === null)!;
    const played = game.play(state, seat, bot.choose(game, game.view(state, seat), rng));
    if (played.refused !== undefined) throw new Error('a bot chose what is not allowed');
    state = played.state as State<unknown>;
    played.events.forEach(hear);
  }
  const { winners, scores } = state.result;
  return { match, seats, choices, winners, first, scores, doubloons, deeds, hits, misses };
}

function report(tales: readonly Tale[]): void {
  const folder = new URL('../docs/balance/', import.meta.url);
  mkdirSync(folder, { recursive: true });
  const plot = (name: string, svg: string): string => {
    writeFileSync(new URL(`brethren-${name}.svg`, folder), svg);
    return `![${name}](brethren-${name}.svg)`;
  };
  const won = (t: Tale, s: Seat): number => (t.winners.includes(s) ? 1 / t.winners.length : 0);
  const everybody = tales.flatMap((t) => t.scores.map((score, s) => ({ t, s, score })));
  const winners = everybody.filter(({ t, s }) => t.winners.includes(s));
  const bySource = (who: typeof everybody) =>
    NAMES.map((name) => [SOURCES[name], mean(who.map(({ t, s }) => t.doubloons[s]![name]))] as const);
  const ahead = (t: Tale): number => {
    const [best, next] = t.scores.toSorted((a, b) => b - a);
    return best! - next!;
  };
  const rows = SEATS.map((n) => {
    const list = tales.filter(({ seats }) => seats === n);
    const scores = list.flatMap((t) => t.scores);
    const turns = Array.from({ length: n }, (_, k) => percent(mean(list.map((t) => won(t, (t.first + k) % n)))));
    const shared = percent(mean(list.map((t) => Number(t.winners.length > 1))));
    return `| ${n} | ${list.length} | ${quantile(scores, 0.5)} (${quantile(scores, 0.1)}–${quantile(scores, 0.9)}) | ${mean(list.flatMap((t) => t.winners.map((s) => t.scores[s]!))).toFixed(1)} | ${quantile(list.map(ahead), 0.5)} | ${shared} | ${turns.join(', ')} | ${percent(1 / n)} |`;
  });
  /** How much more often than their even share players win who have so many. */
  const over = (what: Deed, most: number) =>
    [...Map.groupBy(everybody, ({ t, s }) => Math.min(most, t.deeds[s]![what]))]
      .sort(([a], [b]) => a - b)
      .map(
        ([n, list]) =>
          [
            `${n === most ? `${most} or more` : n} (${list.length})`,
            mean(list.map(({ t, s }) => won(t, s))) / mean(list.map(({ t }) => 1 / t.seats)),
          ] as const,
      );
  const [hits, misses] = [mean(tales.map((t) => t.hits)), mean(tales.map((t) => t.misses))];

  writeFileSync(
    new URL('brethren.md', folder),
    `# How Brethren of the Coast plays

${tales.length} matches of \`${BOT}\` bots, each number of seats in turn, usual options (\`node scripts/balance-brethren.ts ${GAMES} ${BOT}\`).

| seats | matches | doubloons, median (10–90 %) | of winners, mean | lead of the winner, median | shared victories | victories in the order of the first turn | even |
| ---: | ---: | --- | ---: | ---: | ---: | --- | ---: |
${rows.join('\n')}

Boards with one cannon, which hits: ${hits.toFixed(1)} a match. With two or more, which miss: ${misses.toFixed(1)}.

${plot('sources-all', bars('Doubloons of everybody, by source', bySource(everybody)))}

${plot('sources', bars('Doubloons of winners, by source', bySource(winners)))}

${plot('chests', bars('Victories over an even share, by chests won (so many players)', over('chests', 6), '', 1))}

${plot('hidden', bars('Victories over an even share, by cards laid face down', over('hidden', 4), '', 1))}

| what | times per player | of winners |
| --- | ---: | ---: |
${DEED_NAMES.map((name) => `| ${DEEDS[name]} | ${mean(everybody.map(({ t, s }) => t.deeds[s]![name])).toFixed(2)} | ${mean(winners.map(({ t, s }) => t.deeds[s]![name])).toFixed(2)} |`).join('\n')}

[What to make of it](brethren-remarks.md)
`,
  );
}

if (process.send !== undefined) {
  const bot = botNamed(BOT)!;
  serve((i) => play(i, bot));
} else {
  const tales = await inParts<Tale>(import.meta.filename, process.argv.slice(2), GAMES * SEATS.length, PROCESSES, SECONDS, FILE);
  if (tales !== null) report(tales);
}
