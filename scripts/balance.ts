// How Fortunes plays: matches of bots, and a report with plots.
//   node scripts/balance.ts [games] [bot] [processes]   writes docs/balance/fortunes.md and its pictures
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { type Bot, botNamed } from '@boucan/bots';
import { fortunes } from '@boucan/fortunes';
import { type Game, rngFrom, type Seat, type State, seedOf, type Told } from '@boucan/kernel';
import { CAPTAIN_IDS, type CaptainId } from '../games/fortunes/src/content/captains.ts';
import { bars, mean, percent, quantile } from './plots.ts';
import { serve, spread } from './spread.ts';

const game = fortunes as unknown as Game;
const GAMES = Number(process.argv[2] ?? 200);
const BOT = process.argv[3] ?? 'level4';
const PROCESSES = Number(process.argv[4] ?? availableParallelism());
const SEATS = 4;
const SOURCES = ['combat', 'sale', 'raid', 'mission', 'rumour', 'ship', 'chest'] as const;

/** What is kept of one match. */
interface Tale {
  readonly rounds: number;
  readonly choices: number;
  readonly end: string;
  readonly winners: readonly Seat[];
  readonly first: Seat;
  readonly scores: readonly number[];
  readonly captains: readonly CaptainId[]; // the first of each seat
  readonly ships: readonly string[]; // likewise
  readonly pirate: readonly boolean[]; // wanted for at least half of the rounds
  readonly deaths: readonly number[];
  readonly glory: readonly (readonly number[])[]; // by seat, by SOURCES
  readonly wars: number;
}

interface Board {
  readonly round: number;
  readonly first: Seat;
  readonly players: readonly { readonly points: number; readonly bounties: readonly number[] }[];
}

function play(i: number, bot: Bot): Tale {
  const rng = rngFrom(seedOf(`balance ${i} bots`));
  const opening: Told[] = [];
  let state = game.setup({ seats: SEATS }, seedOf(`balance ${i}`), opening);
  const captains: CaptainId[] = [];
  const ships: string[] = [];
  const deaths = Array<number>(SEATS).fill(0);
  const glory = Array.from({ length: SEATS }, () => SOURCES.map(() => 0));
  const wanted = Array<number>(SEATS).fill(0);
  let wars = 0;
  let choices = 0;
  const hear = ({ event, with: params }: Told): void => {
    const seat = params.seat as Seat;
    if (event === 'captain.revealed' && captains[seat] === undefined) {
      captains[seat] = params.captain as CaptainId;
      ships[seat] = params.ship as string;
    } else if (event === 'captain.died') deaths[seat]!++;
    else if (event === 'war.began') wars++;
    else if (event === 'glory.won') glory[seat]![SOURCES.indexOf(params.source as (typeof SOURCES)[number])]!++;
    else if (event === 'round.began')
      for (const [s, { bounties }] of (state.board as Board).players.entries()) if (bounties.some((n) => n > 0)) wanted[s]!++;
  };
  for (; state.result === null; choices++) {
    const { seat } = state.asked.find((q) => q.answer === null)!;
    const played = game.play(state, seat, bot.choose(game, game.view(state, seat), rng));
    if (played.refused !== undefined) throw new Error('a bot chose what is not allowed');
    state = played.state as State<unknown>;
    played.events.forEach(hear);
  }
  const { round, first, players } = state.board as Board;
  const { winners, scores, end } = state.result;
  for (const [seat, { points }] of players.entries()) glory[seat]![SOURCES.indexOf('chest')] = scores[seat]! - points;
  return {
    ...{ rounds: round, choices, end, winners, first, scores, captains, ships, deaths, glory, wars },
    pirate: wanted.map((n) => n >= round / 2),
  };
}

function report(tales: readonly Tale[]): void {
  const folder = new URL('../docs/balance/', import.meta.url);
  mkdirSync(folder, { recursive: true });
  const plot = (name: string, svg: string): string => {
    writeFileSync(new URL(`fortunes-${name}.svg`, folder), svg);
    return `![${name}](fortunes-${name}.svg)`;
  };
  const won = (t: Tale, seat: Seat): number => (t.winners.includes(seat) ? 1 / t.winners.length : 0);
  const seats = [...Array(SEATS).keys()];
  const rounds = tales.map((t) => t.rounds);
  const lengths = [...Map.groupBy(rounds, (r) => r)]
    .sort(([a], [b]) => a - b)
    .map(([r, list]) => [`${r} rounds`, list.length] as const);
  const ends = [...Map.groupBy(tales, (t) => t.end)].map(([end, list]) => `${end} ${percent(list.length / tales.length, 1)}`);
  const firstShare = mean(tales.map((t) => won(t, t.first)));
  const place = seats.map((k) => [`turn ${k + 1}`, 100 * mean(tales.map((t) => won(t, (t.first + k) % SEATS)))] as const);
  const captains = CAPTAIN_IDS.map((id) => {
    const played = tales.flatMap((t) => seats.filter((s) => t.captains[s] === id).map((s) => won(t, s)));
    return { id, games: played.length, share: mean(played) };
  }).sort((a, b) => b.share - a.share);
  const fair = 1 / SEATS;
  const over = captains.filter((c) => c.share > 2 * fair);
  const winners = tales.flatMap((t) => t.winners.map((s) => ({ t, s })));
  const pirates = winners.filter(({ t, s }) => t.pirate[s]).length / winners.length;
  const allPirates = mean(tales.flatMap((t) => t.pirate.map(Number)));
  const sourceOf = (who: readonly { t: Tale; s: Seat }[]) =>
    SOURCES.map((name, k) => [name, mean(who.map(({ t, s }) => t.glory[s]![k]!))] as const);
  const everybody = tales.flatMap((t) => seats.map((s) => ({ t, s })));
  const starts = ['sloop', 'flute'].map((type) => {
    const began = everybody.filter(({ t, s }) => t.ships[s] === type);
    return `${type} ${percent(mean(began.map(({ t, s }) => won(t, s))))} of ${began.length}`;
  });
  const deaths = tales.flatMap((t) => t.deaths);
  const lives = [0, 1, 2, 3].map(
    (n) => [n === 3 ? '3 or more' : `${n}`, deaths.filter((d) => Math.min(d, 3) === n).length] as const,
  );

  writeFileSync(
    new URL('fortunes.md', folder),
    `# How Fortunes de mer plays

${tales.length} matches of four \`${BOT}\` bots, measured by \`node scripts/balance.ts ${tales.length} ${BOT}\`. Fair is 25 % for a seat or a captain.

| what | measured | healthy |
| --- | --- | --- |
| rounds, median (10 % … 90 %) | ${quantile(rounds, 0.5)} (${quantile(rounds, 0.1)} … ${quantile(rounds, 0.9)}) | 14–21 |
| choices in a match, mean | ${mean(tales.map((t) => t.choices)).toFixed(0)} | |
| how matches end | ${ends.join(', ')} | most by Glory |
| victories of the first player | ${percent(firstShare)} | 22–28 % |
| victories of those wanted for half of the match | ${percent(pirates)} (they are ${percent(allPirates)} of all) | 35–60 % |
| Sloop, Flute at the start: share of victories | ${starts.join(', ')} | |
| deaths per player | ${mean(deaths).toFixed(2)} | 0.5–1.2 |
| matches with a war | ${percent(mean(tales.map((t) => Number(t.wars > 0))))} | |
| captains above twice their share | ${over.length === 0 ? 'none' : over.map((c) => c.id).join(', ')} | none |

${plot('length', bars('Length of matches', lengths))}

${plot('turn-order', bars('Share of victories by place in turn order', place, ' %', 25))}

${plot(
  'captains',
  bars(
    'Share of victories by captain at the start',
    captains.map((c) => [`${c.id} (${c.games})`, 100 * c.share]),
    ' %',
    25,
  ),
)}

${plot('deaths', bars('Captains lost by a player in a match', lives))}

${plot('sources', bars('Points of winners, by source', sourceOf(winners)))}

${plot('sources-all', bars('Points of everybody, by source', sourceOf(everybody)))}

[What to make of it](remarks.md)
`,
  );
}

if (process.send !== undefined) {
  const bot = botNamed(BOT)!;
  serve((i) => play(i, bot));
} else {
  const tales: Tale[] = [];
  await spread<Tale>(import.meta.filename, [String(GAMES), BOT], [...Array(GAMES).keys()], PROCESSES, (tale) => tales.push(tale));
  report(tales);
}
