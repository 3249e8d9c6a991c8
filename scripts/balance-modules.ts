// How Fortunes plays with every module of the expansion: matches of bots, what each module is used for, and a report with plots.
//   node scripts/balance-modules.ts [games] [bot] [processes] [file] [seconds]
// Matches already in the file are not played again; no match is begun after so many seconds. With enough of them it writes
// docs/balance/fortunes-modules.md and its pictures.
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { type Bot, botNamed } from '@boucan/bots';
import { fortunes } from '@boucan/fortunes';
import { type Game, type Params, rngFrom, type Seat, type State, seedOf, type Told } from '@boucan/kernel';
import { RULES } from '../games/fortunes/src/content/constants.ts';
import { bars, mean, percent, quantile } from './plots.ts';
import { inParts, serve } from './spread.ts';

const game = fortunes as unknown as Game;
const GAMES = Number(process.argv[2] ?? 200);
const BOT = process.argv[3] ?? 'level4';
const PROCESSES = Number(process.argv[4] ?? availableParallelism());
const FILE = process.argv[5];
const SECONDS = Number(process.argv[6] ?? Number.POSITIVE_INFINITY);
const SEATS = 4;
const FAIR = 1 / SEATS;
const SOURCES = ['combat', 'sale', 'raid', 'mission', 'rumour', 'ship', 'chest'] as const;
type Source = (typeof SOURCES)[number];

const MODULES = game.def.packs.filter(({ variant }) => variant !== true);
const IDS = MODULES.map(({ id }) => id);
const things = (pack: string): ReadonlySet<unknown> => new Set(MODULES.find(({ id }) => id === pack)!.things ?? []);

/** Somebody does something that is there only with this module; a point of Glory may come with it, by what the base would call its source. */
interface Deed {
  readonly module: string;
  readonly name: string;
  readonly event: string;
  fits?(w: Params): boolean;
  point?(w: Params): Source | null;
}
const of = (pack: string, noun: string): ((w: Params) => boolean) => {
  const own = things(pack);
  return (w) => own.has(w[noun]);
};
const by = (effect: string) => (w: Params) => (w.by as readonly string[] | undefined)?.includes(effect) === true;
const DEEDS: readonly Deed[] = [
  {
    module: 'cards-and-flags',
    name: 'new rumours proven',
    event: 'rumour.proven',
    fits: of('cards-and-flags', 'rumour'),
    point: () => 'rumour',
  },
  {
    module: 'cards-and-flags',
    name: 'new missions completed',
    event: 'mission.completed',
    fits: of('cards-and-flags', 'mission'),
    point: () => 'mission',
  },
  { module: 'special-weapons', name: 'new weapons bought', event: 'weapon.bought', fits: of('special-weapons', 'weapon') },
  { module: 'special-weapons', name: 'ships set on fire', event: 'fire.set' },
  { module: 'special-weapons', name: 'shots doubled', event: 'shot.doubled' },
  { module: 'special-weapons', name: 'caltrops strewn', event: 'caltrops.strewn' },
  { module: 'upgrades', name: 'upgrades won', event: 'upgrade.taken' },
  {
    module: 'modifications',
    name: 'new modifications fitted',
    event: 'modification.fitted',
    fits: of('modifications', 'modification'),
  },
  { module: 'new-ships', name: 'brigs bought', event: 'ship.exchanged', fits: of('new-ships', 'ship') },
  {
    module: 'treasure-galleon',
    name: 'galleon attacked',
    event: 'combat.began',
    fits: ({ targetSeat }) => targetSeat === 'treasure-galleon',
  },
  { module: 'treasure-galleon', name: 'galleon plundered', event: 'galleon.plundered', point: () => 'combat' },
  { module: 'contraband', name: 'contraband pairs sold', event: 'contraband.paired', point: () => 'sale' },
  { module: 'contraband', name: 'contraband given up', event: 'contraband.given-up' },
  { module: 'wind-and-storm', name: 'moves before the wind', event: 'ship.sailed', fits: by('wind-and-storm/fair-wind') },
  { module: 'wind-and-storm', name: 'storms ridden out', event: 'storm.tested' },
  { module: 'locations', name: 'locations visited', event: 'location.visited' },
  {
    module: 'locations',
    name: 'locations plundered',
    event: 'assault.plundered',
    point: ({ gold }) => ((gold as number) >= RULES.raidGoldForGlory ? 'raid' : null),
  },
  { module: 'loyalty', name: 'loyalty rose', event: 'loyalty.rose' },
  { module: 'loyalty', name: 'loyalty fell', event: 'loyalty.fell' },
  { module: 'loyalty', name: 'crews rallied', event: 'crew.rallied' },
  { module: 'loyalty', name: 'loyalty bought', event: 'loyalty.bought' },
  { module: 'loyalty', name: 'specialists promoted', event: 'specialist.promoted' },
  { module: 'loyalty', name: 'mutinies won', event: 'mutiny.won' },
  { module: 'favours', name: 'favours gained', event: 'favour.gained' },
  { module: 'favours', name: 'favours bought', event: 'favour.bought' },
  { module: 'favours', name: 'rolls taken again', event: 'favour.rolled' },
];
/** What happens to somebody is no use of a module; nor is Loyalty that rises with a point of Glory. */
const SUFFERED = new Set(['storm.tested', 'loyalty.rose', 'loyalty.fell', 'mutiny.won', 'contraband.given-up']);

/** What is kept of one match. */
interface Tale {
  readonly match: number;
  readonly rounds: number;
  readonly choices: number;
  readonly seconds: number;
  readonly end: string;
  readonly winners: readonly Seat[];
  readonly first: Seat;
  readonly deaths: readonly number[];
  readonly glory: readonly (readonly number[])[]; // by seat, by SOURCES and then by module
  readonly deeds: readonly (readonly number[])[]; // by seat, by DEEDS
}

interface Board {
  readonly round: number;
  readonly first: Seat;
  readonly players: readonly { readonly points: number }[];
}

function play(match: number, bot: Bot): Tale {
  const begun = performance.now();
  const rng = rngFrom(seedOf(`modules ${match} bots`));
  let state = game.setup({ seats: SEATS, packs: IDS }, seedOf(`modules ${match}`));
  const deaths = Array<number>(SEATS).fill(0);
  const glory = Array.from({ length: SEATS }, () => [...SOURCES, ...IDS].map(() => 0));
  const deeds = Array.from({ length: SEATS }, () => DEEDS.map(() => 0));
  const hear = ({ event, with: w }: Told): void => {
    const seat = w.seat as Seat;
    if (event === 'captain.died') deaths[seat]!++;
    else if (event === 'glory.won') glory[seat]![SOURCES.indexOf(w.source as Source)]!++;
    for (const [k, deed] of DEEDS.entries()) {
      if (deed.event !== event || deeds[seat] === undefined || deed.fits?.(w) === false) continue;
      deeds[seat][k]!++;
      const source = deed.point?.(w) ?? null;
      if (source === null) continue;
      glory[seat]![SOURCES.indexOf(source)]!--;
      glory[seat]![SOURCES.length + IDS.indexOf(deed.module)]!++;
    }
  };
  let choices = 0;
  for (; state.result === null; choices++) {
    const { seat } = state.asked.find((q) => q.answer === null)!;
    const played = game.play(state, seat, bot.choose(game, game.glance(state, seat), rng));
    if (played.refused !== undefined) throw new Error('a bot chose what is not allowed');
    state = played.state as State<unknown>;
    played.events.forEach(hear);
  }
  const { round, first, players } = state.board as Board;
  const { winners, scores, end } = state.result;
  for (const [seat, { points }] of players.entries()) glory[seat]![SOURCES.indexOf('chest')] = scores[seat]! - points;
  const seconds = Math.round((performance.now() - begun) / 1000);
  return { match, rounds: round, choices, seconds, end, winners, first, deaths, glory, deeds };
}

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
const seats = [...Array(SEATS).keys()];
const won = ({ winners }: Tale, seat: Seat): number => (winners.includes(seat) ? 1 / winners.length : 0);

/** How much somebody has made of a module in a match. */
const usesOf = ({ deeds }: Tale, seat: Seat, id: string): number =>
  sum(DEEDS.map(({ module, event }, k) => (module === id && !SUFFERED.has(event) ? deeds[seat]![k]! : 0)));

/** Of matches in which somebody made more of a module than all others: how many he won. */
function shareOfUsers(tales: readonly Tale[], id: string): { readonly matches: number; readonly share: number } {
  const shares = tales.flatMap((t) => {
    const uses = seats.map((seat) => usesOf(t, seat, id));
    const most = Math.max(...uses);
    const who = uses.indexOf(most);
    return most === 0 || uses.lastIndexOf(most) !== who ? [] : [won(t, who)];
  });
  return { matches: shares.length, share: mean(shares) };
}

function report(tales: readonly Tale[]): void {
  const folder = new URL('../docs/balance/', import.meta.url);
  mkdirSync(folder, { recursive: true });
  const plot = (name: string, svg: string): string => {
    writeFileSync(new URL(`fortunes-modules-${name}.svg`, folder), svg);
    return `![${name}](fortunes-modules-${name}.svg)`;
  };
  const everybody = tales.flatMap((t) => seats.map((s) => ({ t, s })));
  const winners = everybody.filter(({ t, s }) => t.winners.includes(s));
  const rounds = tales.map((t) => t.rounds);
  const lengths = [...Map.groupBy(rounds, (r) => r)]
    .sort(([a], [b]) => a - b)
    .map(([r, list]) => [`${r} rounds`, list.length] as const);
  const ends = [...Map.groupBy(tales, (t) => t.end)].map(([end, list]) => `${end} ${percent(list.length / tales.length, 1)}`);
  const gloryOf = (who: typeof everybody) =>
    [...SOURCES, ...IDS]
      .map((name, k) => [name, mean(who.map(({ t, s }) => t.glory[s]![k]!))] as const)
      .filter(([name, points]) => points > 0 || (SOURCES as readonly string[]).includes(name));
  const modules = IDS.map((id) => ({
    id,
    used: mean(everybody.map(({ t, s }) => Number(usesOf(t, s, id) > 0))),
    glory: mean(winners.map(({ t, s }) => t.glory[s]![SOURCES.length + IDS.indexOf(id)]!)),
    ...shareOfUsers(tales, id),
  }));
  const row = ({ module, name }: Deed, k: number): string =>
    `| ${module} | ${name} | ${mean(everybody.map(({ t, s }) => t.deeds[s]![k]!)).toFixed(2)} | ${mean(winners.map(({ t, s }) => t.deeds[s]![k]!)).toFixed(2)} |`;
  const ignored = modules.filter(({ used }) => used === 0).map(({ id }) => id);
  const decides = modules.filter(({ matches, share }) => matches >= 20 && share > 2 * FAIR).map(({ id }) => id);
  writeFileSync(
    new URL('fortunes-modules.md', folder),
    `# How Fortunes de mer plays with every module

${tales.length} matches of four \`${BOT}\` bots with all ${IDS.length} modules of the expansion, measured by \`node scripts/balance-modules.ts ${tales.length} ${BOT}\`.
Fair is 25 % for a seat.

| what | measured | healthy |
| --- | --- | --- |
| rounds, median (10 % … 90 %) | ${quantile(rounds, 0.5)} (${quantile(rounds, 0.1)} … ${quantile(rounds, 0.9)}) | 14–21 |
| choices in a match, mean | ${mean(tales.map((t) => t.choices)).toFixed(0)} | |
| how matches end | ${ends.join(', ')} | most by Glory |
| victories of the first player | ${percent(mean(tales.map((t) => won(t, t.first))))} | 22–28 % |
| deaths per player | ${mean(tales.flatMap((t) => t.deaths)).toFixed(2)} | 0.5–1.2 |
| modules that nobody uses | ${ignored.join(', ') || 'none'} | none |
| modules that decide alone: who uses one most wins half | ${decides.join(', ') || 'none'} | none |

${plot('length', bars('Length of matches', lengths))}

${plot('sources', bars('Points of winners, by source', gloryOf(winners)))}

${plot('sources-all', bars('Points of everybody, by source', gloryOf(everybody)))}

A point that a module brings stands under the module’s name, not under sale, raid, combat, mission or rumour.

| module | players who use it | points it brings a winner | matches in which one uses it most | his share of victories |
| --- | ---: | ---: | ---: | ---: |
${modules.map((m) => `| ${m.id} | ${percent(m.used)} | ${m.glory.toFixed(2)} | ${m.matches} | ${m.matches === 0 ? '–' : percent(m.share)} |`).join('\n')}

${plot(
  'used',
  bars(
    'Players who use a module in a match',
    modules.map((m) => [m.id, 100 * m.used] as const),
    ' %',
  ),
)}

${plot(
  'most',
  bars(
    'Share of victories of whoever uses it most',
    modules.map((m) => [m.id, 100 * m.share] as const),
    ' %',
    100 * FAIR,
  ),
)}

| module | deed | times per player | of winners |
| --- | --- | ---: | ---: |
${DEEDS.map(row).join('\n')}

[What to make of it](fortunes-modules-remarks.md)
`,
  );
}

if (process.send !== undefined) {
  const bot = botNamed(BOT);
  if (bot === undefined) throw new Error(`there is no bot called ${BOT}`);
  serve((i) => play(i, bot));
} else {
  const tales = await inParts<Tale>(import.meta.filename, [String(GAMES), BOT], GAMES, PROCESSES, SECONDS, FILE);
  if (tales !== null) report(tales);
}
