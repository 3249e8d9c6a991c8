// What the characters of a game do differently, and whether they are as strong: one seat of each against others that have none, seats rotating.
//   node scripts/characters.ts GAME [bot] [matches] [seed] [processes] [file] [seconds] [trial]   prints a table as docs/lab/2026-11-16-bots.md has it
// With a file the matches are kept there, and those that lie in it already are not played again: so a long run can be made in parts. A trial is
// another file, with inclinations in place of the game's: { "trader": { "feature": 0.1 } }.
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { botNamed, CHARACTERS } from '@boucan/bots';
import { findGame } from '@boucan/games';
import { type Learned, rngFrom, type Seat, type State, seedOf, type Told } from '@boucan/kernel';
import { wilson } from '../apps/cli/src/standings.ts';
import { mean } from './plots.ts';
import { inParts, serve } from './spread.ts';

const [id = '', bot = 'greedy', games = '200', seed = 'characters', processes, file, seconds, trial] = process.argv.slice(2);
const MATCHES = Number(games);
const SEATS = 3;

/** What somebody does, by events: how often, or how many of something. */
type Count = (told: Told, seat: Seat, past: readonly Told[]) => number;
type Deeds = { readonly [deed: string]: Count };
const of =
  (event: string, count: (w: Told['with'], past: readonly Told[], seat: Seat) => number = () => 1): Count =>
  (told, seat, past) =>
    told.event === event && told.with.seat === seat ? count(told.with, past, seat) : 0;
const any =
  (...counts: readonly Count[]): Count =>
  (told, seat, past) =>
    counts.reduce((sum, count) => sum + count(told, seat, past), 0);
/** Of the pirate whom this seat has chosen. */
const ofOwn =
  (event: string, count: (w: Told['with']) => number = () => 1): Count =>
  (told, seat, past) =>
    told.event === event &&
    past.some(({ event: chosen, with: w }) => chosen === 'person.chosen' && w.seat === seat && w.who === told.with.who)
      ? count(told.with)
      : 0;
const FIGHTING = ['boarding', 'swivel', 'gun-deck', 'enemy-deck'];
const KEEPING = ['main-deck', 'forecastle'];
const length = (list: unknown): number => (list as readonly unknown[]).length;

const isGalleon = (ship: unknown): boolean => String(ship).includes('galleon');
const isAttack = (card: unknown): boolean => card === 'cannon' || card === 'musket';
const isColony = (past: readonly Told[], board: unknown): boolean =>
  past.some((told) => told.event === 'colony.shown' && told.with.board === board);
const turnOf = (past: readonly Told[], seat: Seat): number =>
  past.filter((told) => told.event === 'turn.began' && told.with.seat === seat).length;
/** What has happened at a board since it was last shared out. */
const lately = (past: readonly Told[], board: unknown): readonly Told[] => {
  const there = past.filter((told) => told.with.board === board);
  return there.slice(there.findLastIndex(({ event }) => event === 'colony.shown') + 1);
};
/** Who came first in the line there, when a ship was last added to it. */
const leads = (past: readonly Told[], board: unknown): unknown =>
  lately(past, board).findLast((told) => told.event === 'ship.played' && told.with.place === 1)?.with.seat;
const hasAttacked = (past: readonly Told[], { event, with: { board } }: Told, seat: Seat): boolean =>
  lately(past, board).some(
    (told) => told.event === 'card.played' && told.with.seat === seat && event.startsWith(String(told.with.card)),
  );

const DEEDS: { readonly [game: string]: Deeds } = {
  fortunes: {
    'goods sold': of('cargo.sold', (w) => length(w.goods)),
    'goods bought': of('cargo.bought', (w) => w.cards as number),
    'merchants raided': of('raid.began'),
    'fights sought': of('combat.began'),
    'with players': of('combat.began', (w) => (typeof w.targetSeat === 'number' ? 1 : 0)),
    'rumours followed': of('rumour.shown'),
    'rumours heard': of('rumour.heard'),
    'missions done': of('mission.completed'),
    'captains lost': of('captain.died'),
    'gold hidden': of('gold.stashed'),
  },
  nassau: {
    'goods hidden': of('good.hidden'),
    'posts plundered': of('post.plundered'),
    fights: of('fight.began'),
    'opponents beaten': of('opponent.beaten'),
    'tales told': of('tale.told'),
    jokes: of('joke.told'),
    'tales drawn': of('tale.drawn'),
    'dice rolled': any(
      of('dice.rolled', (w) => length(w.dice)),
      of('dice.rerolled', (w) => length(w.dice)),
    ),
    'crates fired': of('crates.fired', (w) => w.crates as number),
    towers: of('tower.occupied'),
    outposts: of('outpost.captured'),
    'sea dog': of('sea-dog.met'),
    'offerings bought': of('offering.bought'),
    animals: of('animal.taken'),
    bombs: of('bomb.thrown'),
  },
  skull: {
    'posts to plot': ofOwn('post.taken', (w) => (w.post === 'plot' ? 1 : 0)),
    'plots that succeed': ofOwn('plot.succeeded'),
    'posts to fight': ofOwn('post.taken', (w) => (FIGHTING.includes(String(w.post)) ? 1 : 0)),
    'posts to keep the ship': ofOwn('post.taken', (w) => (KEEPING.includes(String(w.post)) ? 1 : 0)),
    posts: ofOwn('post.taken'),
    mutinies: of('mutiny.began'),
    'trust gained': ofOwn('trust.changed', (w) => Math.max(0, Number(w.by))),
  },
  brethren: {
    'ships to galleons': of('ship.played', (w, past) => (isColony(past, w.board) ? 0 : 1)),
    'cards to galleons': of('card.played', (w, past) => (isColony(past, w.board) ? 0 : 1)),
    'attacks laid where others lead': of('card.played', (w, past, seat) =>
      isAttack(w.card) && leads(past, w.board) !== seat ? 1 : 0,
    ),
    'attacks laid at all': of('card.played', (w) => (isAttack(w.card) ? 1 : 0)),
    'hits on others': (told, seat, past) =>
      (told.event === 'cannon.hit' || told.event === 'musket.hit') && told.with.seat !== seat && hasAttacked(past, told, seat)
        ? 1
        : 0,
    'hits suffered': any(of('cannon.hit'), of('musket.hit')),
    'chests laid early': of('card.played', (w, past, seat) => (w.card === 'chest' && turnOf(past, seat) <= 6 ? 1 : 0)),
    'chests taken': of('card.taken', (w) => (w.card === 'chest' ? 1 : 0)),
    'doubloons taken': any(
      of('card.taken', (w) => Number(/doubloons-(\d)/u.exec(String(w.card))?.[1] ?? 0)),
      of('marked.given', () => 2),
    ),
    'leads taken': of('ship.played', (w) => (w.place === 1 ? 1 : 0)),
    'boards joined': of('ship.played', (w, past, seat) =>
      lately(past, w.board).some((told) => told.event === 'ship.played' && told.with.seat === seat) ? 0 : 1,
    ),
    'Port Royal': of('port-royal.won'),
    'galleons sailed in the first half': of('ship.played', (w, past, seat) =>
      isGalleon(w.ship) && turnOf(past, seat) <= 6 ? 1 : 0,
    ),
    'galleons kept for the second half': of('ship.played', (w, past, seat) =>
      isGalleon(w.ship) && turnOf(past, seat) > 6 ? 1 : 0,
    ),
  },
};

const game = await findGame(id);
const deeds = DEEDS[id];
if (game === undefined || deeds === undefined) throw new Error(`say which game: ${Object.keys(DEEDS).join(', ')}`);
if (trial !== undefined) {
  const inclinations: Learned<unknown>['characters'] = JSON.parse(readFileSync(trial, 'utf8'));
  Object.assign(game.def.advice.learned!, { characters: inclinations });
}
const present = CHARACTERS.filter((one) => game.def.advice.learned?.characters?.[one] !== undefined);

/** What is kept of one match: what the one seat took of the victory, what it did, and what the seat after it did, which has no character. */
interface Tale {
  readonly match: number;
  readonly share: number;
  readonly did: readonly number[];
  readonly other: readonly number[];
}

function play(match: number): Tale {
  const character = present[match % present.length]!;
  const n = Math.floor(match / present.length);
  const mine = n % SEATS;
  const next = (mine + 1) % SEATS;
  const [plain, one] = [botNamed(bot)!, botNamed(`${bot}:${character}`)!];
  const rngs = Array.from({ length: SEATS }, (_, seat) => rngFrom(seedOf(`${seed}#${n}#${seat}`)));
  const counts = Object.values(deeds!);
  const [did, other] = [counts.map(() => 0), counts.map(() => 0)];
  const past: Told[] = [];
  let state: State<unknown> = game!.setup({ seats: SEATS }, seedOf(`${seed}#${n}`), past);
  while (state.result === null) {
    const { seat } = state.asked.find((q) => q.answer === null)!;
    const choice = (seat === mine ? one : plain).choose(game!, game!.glance(state, seat), rngs[seat]!);
    const played = game!.play(state, seat, choice);
    if (played.refused !== undefined) throw new Error('a bot chose what is not allowed');
    state = played.state;
    for (const told of played.events) {
      for (const [i, count] of counts.entries()) {
        did[i]! += count(told, mine, past);
        other[i]! += count(told, next, past);
      }
      past.push(told);
    }
  }
  const { winners } = state.result;
  return { match, share: winners.includes(mine) ? 1 / winners.length : 0, did, other };
}

/** A mean, and how far it may be from the truth, 95 times in a hundred. */
function spreadOf(list: readonly number[]): string {
  const m = mean(list);
  const deviation = Math.sqrt(mean(list.map((x) => (x - m) ** 2)) / (list.length - 1));
  return `${m.toFixed(2)} ± ${(1.96 * deviation).toFixed(2)}`;
}

function report(tales: readonly Tale[]): void {
  const percent = (share: number): string => (100 * share).toFixed(1);
  const told = present.map((_, row) => tales.filter(({ match }) => match % present.length === row));
  const shares = told.map((own) => {
    const won = own.reduce((sum, { share }) => sum + share, 0);
    const [low, high] = wilson(won, own.length);
    return `${percent(won / own.length)} % (${percent(low)}–${percent(high)}) of ${own.length}`;
  });
  console.log(`| \`${bot}\` | plain | ${present.join(' | ')} |`);
  console.log(`| --- | ---: | ${present.map(() => '---:').join(' | ')} |`);
  console.log(`| victories against two plain | | ${shares.join(' | ')} |`);
  for (const [i, deed] of Object.keys(deeds!).entries()) {
    const did = [tales.map(({ other }) => other[i]!), ...told.map((own) => own.map((tale) => tale.did[i]!))];
    console.log(`| ${deed} | ${did.map(spreadOf).join(' | ')} |`);
  }
}

if (process.send !== undefined) serve(play);
else {
  const tales = await inParts<Tale>(
    ...([import.meta.filename, process.argv.slice(2), present.length * MATCHES] as const),
    Number(processes ?? availableParallelism()),
    Number(seconds ?? Number.POSITIVE_INFINITY),
    file,
  );
  report(tales ?? JSON.parse(readFileSync(file!, 'utf8'))); // or as far as it has come
}
