// How Nassau plays: matches of bots, and a report with plots.
//   node scripts/balance-nassau.ts [games] [bot] [processes] [file] [seconds]   writes docs/balance/nassau.md and its pictures
// With a file the matches are kept there, and those that lie in it already are not played again: so a long run can be made in parts.
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { type Bot, botNamed } from '@boucan/bots';
import { type Game, rngFrom, type Seat, type State, seedOf, type Told } from '@boucan/kernel';
import { nassau } from '@boucan/nassau';
import { bars, mean, percent, quantile } from './plots.ts';
import { inParts, serve } from './spread.ts';

const game = nassau as unknown as Game;
const GAMES = Number(process.argv[2] ?? 200);
const BOT = process.argv[3] ?? 'level4';
const PROCESSES = Number(process.argv[4] ?? availableParallelism());
const FILE = process.argv[5];
const SECONDS = Number(process.argv[6] ?? Number.POSITIVE_INFINITY);
const SEATS = 4;
const ROUNDS = 4;

/** Where points come from: on the track while it is played, then the count. */
const SOURCES = {
  fights: 'opponents hit',
  tales: 'tales told',
  comparison: 'tales compared',
  towersHome: 'towers, coming home',
  losses: 'losses and barge',
  towers: 'towers, in the count',
  opponents: 'opponents beaten',
  goods: 'hidden goods',
  weapons: 'weapons',
  companions: 'companions',
  cargo: 'cargo',
} as const;
type Source = keyof typeof SOURCES;
const NAMES = Object.keys(SOURCES) as Source[];

/** What somebody did, and how often. */
const DEEDS = {
  'fight.began': 'fights',
  'opponent.beaten': 'opponents beaten',
  'outpost.captured': 'outposts',
  'tower.occupied': 'towers occupied',
  'post.plundered': 'posts plundered',
  'good.hidden': 'goods hidden',
  'sea-dog.met': 'meetings with the sea dog',
  'tale.told': 'tales told',
  'joke.told': 'bad jokes',
  'animal.taken': 'animals',
  'captain.ferried': 'trips by barge',
  'turn.paused': 'pauses',
  'provision.eaten': 'turns at sea',
} as const;
type Deed = keyof typeof DEEDS;
const DEED_NAMES = Object.keys(DEEDS) as Deed[];

/** What is kept of one match. */
interface Tale {
  readonly match: number;
  readonly choices: number;
  readonly winners: readonly Seat[];
  readonly first: Seat;
  readonly scores: readonly number[];
  readonly points: readonly Readonly<Record<Source, number>>[]; // by seat
  readonly deeds: readonly Readonly<Record<Deed, number>>[]; // by seat
  readonly turns: readonly (readonly number[])[]; // by round, by seat: turns at sea
}

const zeros = <K extends string>(keys: readonly K[]): Record<K, number> =>
  Object.fromEntries(keys.map((key) => [key, 0])) as Record<K, number>;

const sourceOf = (cause: string, points: number): Source => {
  if (points < 0 && cause !== 'tales') return 'losses';
  if (cause.startsWith('opp-')) return 'fights';
  if (cause === 'campfire') return 'tales';
  return cause === 'tales' ? 'comparison' : 'towersHome';
};

function play(match: number, bot: Bot): Tale {
  const rng = rngFrom(seedOf(`balance ${match} bots`));
  const opening: Told[] = [];
  let state = game.setup({ seats: SEATS }, seedOf(`balance ${match}`), opening);
  const points = Array.from({ length: SEATS }, () => zeros(NAMES));
  const deeds = Array.from({ length: SEATS }, () => zeros(DEED_NAMES));
  const turns = Array.from({ length: ROUNDS }, () => Array<number>(SEATS).fill(0));
  let first: Seat = -1;
  let round = 0;
  let choices = 0;
  const hear = ({ event, with: w }: Told): void => {
    const seat = w.seat as Seat;
    if (event === 'round.began') round = (w.round as number) - 1;
    if (first < 0 && typeof w.seat === 'number') first = seat;
    if (event in DEEDS) deeds[seat]![event as Deed]++;
    if (event === 'provision.eaten') turns[round]![seat]!++;
    else if (event === 'points.scored') points[seat]![sourceOf(w.cause as string, w.points as number)] += w.points as number;
    else if (event === 'points.lost') points[seat]![sourceOf(w.cause as string, -(w.points as number))] -= w.points as number;
    else if (event === 'count.total')
      for (const source of ['towers', 'opponents', 'goods', 'weapons', 'companions', 'cargo'] as const)
        points[seat]![source] = w[source] as number;
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
  return { match, choices, winners, first, scores, points, deeds, turns };
}

/** How two rows of figures go together: 1 in step, 0 not at all, −1 against each other. */
function together(xs: readonly number[], ys: readonly number[]): number {
  const [mx, my] = [mean(xs), mean(ys)];
  const spreadOf = (list: readonly number[], m: number): number => Math.sqrt(mean(list.map((x) => (x - m) ** 2)));
  const both = spreadOf(xs, mx) * spreadOf(ys, my);
  return both === 0 ? 0 : mean(xs.map((x, i) => (x - mx) * (ys[i]! - my))) / both;
}

function report(tales: readonly Tale[]): void {
  const folder = new URL('../docs/balance/', import.meta.url);
  mkdirSync(folder, { recursive: true });
  const plot = (name: string, svg: string): string => {
    writeFileSync(new URL(`nassau-${name}.svg`, folder), svg);
    return `![${name}](nassau-${name}.svg)`;
  };
  const seats = [...Array(SEATS).keys()];
  const won = (t: Tale, s: Seat): number => (t.winners.includes(s) ? 1 / t.winners.length : 0);
  const everybody = tales.flatMap((t) => seats.map((s) => ({ t, s })));
  const winners = tales.flatMap((t) => t.winners.map((s) => ({ t, s })));
  const scores = everybody.map(({ t, s }) => t.scores[s]!);
  const bySource = (who: readonly { t: Tale; s: Seat }[]) =>
    NAMES.map((name) => [SOURCES[name], mean(who.map(({ t, s }) => t.points[s]![name]))] as const);
  const place = seats.map((k) => [`turn ${k + 1}`, 100 * mean(tales.map((t) => won(t, (t.first + k) % SEATS)))] as const);
  const talesOf = ({ t, s }: { t: Tale; s: Seat }): number => t.deeds[s]!['tale.told'];
  const told = [...Map.groupBy(everybody, (one) => Math.min(12, talesOf(one)))]
    .sort(([a], [b]) => a - b)
    .map(
      ([n, list]) => [`${n === 12 ? '12 or more' : n} (${list.length})`, 100 * mean(list.map(({ t, s }) => won(t, s)))] as const,
    );
  const turns = [
    ...Map.groupBy(
      tales.flatMap((t) => t.turns.flat()),
      (n) => Math.min(9, n),
    ),
  ]
    .sort(([a], [b]) => a - b)
    .map(([n, list]) => [n === 9 ? '9 or more' : `${n}`, list.length] as const);
  const byRound = Array.from({ length: ROUNDS }, (_, r) => [`round ${r + 1}`, mean(tales.flatMap((t) => t.turns[r]!))] as const);
  const worth = NAMES.map((name) => {
    const got = everybody.map(({ t, s }) => t.points[s]![name]);
    return {
      name,
      got,
      met: mean(got.map((n) => Number(n !== 0))),
      goes: together(
        got,
        everybody.map(({ t, s }) => won(t, s)),
      ),
    };
  });
  const deeds = DEED_NAMES.map((name) => {
    const done = everybody.map(({ t, s }) => t.deeds[s]![name]);
    return { name, done: mean(done), winners: mean(winners.map(({ t, s }) => t.deeds[s]![name])) };
  });
  const ahead = tales.map((t) => {
    const [best, next] = t.scores.toSorted((a, b) => b - a);
    return best! - next!;
  });
  const sum = mean(scores);

  writeFileSync(
    new URL('nassau.md', folder),
    `# How Nassau plays

${tales.length} matches of four \`${BOT}\` bots without packs, measured by \`node scripts/balance-nassau.ts ${tales.length} ${BOT}\`. Fair is 25 % for a seat.

| what | measured |
| --- | --- |
| points, median (10 % … 90 %) | ${quantile(scores, 0.5)} (${quantile(scores, 0.1)} … ${quantile(scores, 0.9)}) |
| points of winners, mean | ${mean(winners.map(({ t, s }) => t.scores[s]!)).toFixed(1)} |
| lead of the winner, median | ${quantile(ahead, 0.5)} |
| choices in a match, mean | ${mean(tales.map((t) => t.choices)).toFixed(0)} |
| victories of who begins | ${percent(mean(tales.map((t) => won(t, t.first))))} |
| turns at sea per player and round, median (10 % … 90 %) | ${[0.5, 0.1, 0.9]
      .map((q) =>
        quantile(
          tales.flatMap((t) => t.turns.flat()),
          q,
        ),
      )
      .join(', ')} |
| tales told per player, median (10 % … 90 %) | ${[0.5, 0.1, 0.9].map((q) => quantile(everybody.map(talesOf), q)).join(', ')} |

## Where points come from

| source | mean | share | of winners | got by | goes with winning |
| --- | ---: | ---: | ---: | ---: | ---: |
${worth
  .map(
    ({ name, got, met, goes }) =>
      `| ${SOURCES[name]} | ${mean(got).toFixed(1)} | ${percent(mean(got) / sum)} | ${mean(winners.map(({ t, s }) => t.points[s]![name])).toFixed(1)} | ${percent(met)} | ${goes.toFixed(2)} |`,
  )
  .join('\n')}

The rest are the ten points everybody begins with. _Got by_: the share of players to whom it brought anything; _goes with winning_: the
correlation of its points with victory.

${plot('sources-all', bars('Points of everybody, by source', bySource(everybody)))}

${plot('sources', bars('Points of winners, by source', bySource(winners)))}

## Seats, tales, the length of Phase II

${plot('seats', bars('Share of victories by place in turn order', place, ' %', 25))}

${plot('tales', bars('Share of victories by tales told (so many players)', told, ' %', 25))}

${plot('turns', bars('Turns at sea of a player in a round: how often', turns))}

${plot('turns-by-round', bars('Turns at sea of a player, by round', byRound))}

## What players do

| deed | times per player | of winners |
| --- | ---: | ---: |
${deeds.map(({ name, done, winners: of }) => `| ${DEEDS[name]} | ${done.toFixed(2)} | ${of.toFixed(2)} |`).join('\n')}

[What to make of it](nassau-remarks.md)
`,
  );
}

if (process.send !== undefined) {
  const bot = botNamed(BOT)!;
  serve((i) => play(i, bot));
} else {
  const tales = await inParts<Tale>(import.meta.filename, [String(GAMES), BOT], GAMES, PROCESSES, SECONDS, FILE);
  if (tales !== null) report(tales);
}
