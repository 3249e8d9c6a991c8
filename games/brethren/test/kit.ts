// What can change on the coast, and how a scene is laid out there.
import { type Choice, type Game, type Options, type Seat, type State, seedOf, type Told } from '@boucan/kernel';
import { randomMove, stream } from '@boucan/testkit';
import { type SeatOf, scenariosOf, type Tally } from '@boucan/testkit/scenario';
import { boardOf, type Captain, type Coast, captainOf, type Fleet, played } from '../src/board.ts';
import type { BoardId } from '../src/content/boards.ts';
import { type Card, SECRET_CARDS } from '../src/content/deck.ts';
import { brethren } from '../src/game.ts';
import { strength } from '../src/rules/fleets.ts';
import { chestsOf, treasureOf } from '../src/rules/hoard.ts';

/** The captains by seat. In the catalogue's examples A is anne, B is bart, and so on. */
export const CAPTAINS = ['anne', 'bart', 'cleo', 'dirk', 'edith', 'finn'] as const;

/** As many of them as sit down. */
export const crew = (players: number): string[] => CAPTAINS.slice(0, players);

export const ANNE_BEGINS = { 'first-seat': 0 };
export const BART_BEGINS = { 'first-seat': 1 };

// ── what can change ──

const spoken = (fleets: readonly Fleet[], names: readonly string[]): string =>
  fleets.map((f) => `${names[f.seat]} ${strength(f)}`).join(', ');

/** Per captain and per board, in numbers and in words; the line-up reads `anne 5, bart 4`. */
const tally: Tally<Coast> = (coast, names) => ({
  ...Object.fromEntries(
    coast.captains.flatMap((p, seat) =>
      Object.entries({
        tokens: p.tokens,
        hand: p.hand.length,
        ships: p.galleons + p.schooners,
        lost: p.lostGalleons + p.lostSchooners,
        chests: chestsOf(p),
        treasure: treasureOf(p),
        won: p.won.length,
      }).map(([what, n]) => [`${names[seat]}.${what}`, n]),
    ),
  ),
  ...Object.fromEntries(
    coast.boards.flatMap((b) => [
      [`${b.id}.side`, b.side],
      [`${b.id}.cards`, b.cards.length],
      [`${b.id}.fleets`, spoken(b.fleets, names)],
    ]),
  ),
  pile: coast.pile.length,
  pot: coast.pot,
  box: coast.box.length,
});

/** The same, for a table on which nothing is wrong: a scene that loses a card or a ship fails, whatever it expects. */
const lawfulTally: Tally<Coast> = (coast, names) => {
  const wrong = brethren.def.faults({ board: coast, seats: names.length, asked: [], result: null } as unknown as State<Coast>);
  if (coast.secret.length !== SECRET_CARDS) throw new Error(`${coast.secret.length} secret cards`);
  if (wrong.length > 0) throw new Error(`this table cannot be: ${wrong.join('; ')}`);
  return tally(coast, names);
};

export const scenario = scenariosOf(brethren, { tally: lawfulTally });

// ── what lies on the table ──

type Change = (coast: Coast, seat: SeatOf) => void;

/** Hands that a scene has chosen: no other change may take a card from them. */
const chosen = new WeakSet<readonly Card[]>();

/** Takes a card from where nobody misses it: the draw pile or, for another of the pile, the secret four or a hand not chosen. */
function fetched(coast: Coast, card: Card): Card {
  const places = [coast.pile, coast.secret, ...coast.captains.map((p) => p.hand).filter((h) => !chosen.has(h))];
  const place = places.find((cards) => cards.includes(card));
  if (place === undefined || coast.pile.length === 0) throw new Error(`there is no ${card} left to lay out`);
  place[place.indexOf(card)] = coast.pile.at(-1)!;
  coast.pile.pop();
  return card;
}

/** `'galleon, 2 schooners'` as a number of each. */
function counted(ships: string): { galleons: number; schooners: number } {
  const all = { galleons: 0, schooners: 0 };
  for (const group of ships.split(', ')) {
    const [, n = '1', ship] = /^(?:(\d+) )?(galleon|schooner)s?$/u.exec(group) ?? [];
    if (ship === undefined) throw new Error(`'${ships}' are no ships`);
    all[`${ship}s` as keyof typeof all] += Number(n);
  }
  return all;
}

/** Fleets in the order in which they stand: `fleets('la-habana', { anne: 'galleon, schooner', bart: '2 schooners' })`. */
export const fleets =
  (board: BoardId, line: Readonly<Record<string, string>>): Change =>
  (coast, seat) => {
    for (const [name, ships] of Object.entries(line)) {
      const fleet = { seat: seat(name), ...counted(ships) };
      const captain = captainOf(coast, fleet.seat);
      captain.galleons -= fleet.galleons;
      captain.schooners -= fleet.schooners;
      if (captain.galleons < 0 || captain.schooners < 0) throw new Error(`${name} does not have that many ships`);
      boardOf(coast, board).fleets.push(fleet);
    }
  };

/** Cards in the order in which they were played: `'cannon'`, `'chest by bart'`, or `'musket down by cleo'`, who has paid for it. */
export const cards =
  (board: BoardId, ...lying: string[]): Change =>
  (coast, seat) => {
    for (const words of lying) {
      const [, card, down, name = 'anne'] = /^(\S+)( down)?(?: by (\S+))?$/u.exec(words) ?? [];
      boardOf(coast, board).cards.push(played(fetched(coast, card as Card), seat(name), down !== undefined));
      if (down !== undefined) pay(coast, seat(name));
    }
  };

function pay(coast: Coast, seat: number): void {
  captainOf(coast, seat).tokens--;
  coast.pot++;
}

/** Doubloons that lie on Port Royal already: `spent({ anne: 3, bart: 2 })`. */
export const spent =
  (tokens: Readonly<Record<string, number>>): Change =>
  (coast, seat) => {
    for (const [name, n] of Object.entries(tokens)) for (let i = 0; i < n; i++) pay(coast, seat(name));
  };

/** Exactly these cards in hand. */
export const hand =
  (name: string, ...held: Card[]): Change =>
  (coast, seat) => {
    const captain = captainOf(coast, seat(name));
    coast.pile.push(...captain.hand);
    captain.hand = [];
    captain.hand = held.map((card) => fetched(coast, card));
    chosen.add(captain.hand);
  };

/** Cards won in scorings before, with their number: `won('anne', { chest: 5, 'doubloons-4': 1 })`. */
export const won =
  (name: string, prizes: Readonly<Partial<Record<Card, number>>>): Change =>
  (coast, seat) => {
    for (const [card, n] of Object.entries(prizes))
      for (let i = 0; i < n; i++) captainOf(coast, seat(name)).won.push(fetched(coast, card as Card));
  };

/** The galleons of these boards have been scored before. */
export const colonies =
  (...boards: BoardId[]): Change =>
  (coast) => {
    for (const id of boards) boardOf(coast, id).side = 'colony';
  };

/** The draw pile is used up: its cards have been played and are gone. The last thing to lay out. */
export const emptyPile: Change = (coast) => {
  coast.box.push(...coast.pile.splice(0));
};

/** Everybody has so many turns left, with schooners only, and the draw pile is used up. The last thing to lay out. */
export const turnsLeft =
  (turns: number): Change =>
  (coast, seat) => {
    emptyPile(coast, seat);
    for (const p of coast.captains) {
      coast.box.push(...p.hand.splice(turns));
      p.lostGalleons += p.galleons;
      p.galleons = 0;
      lose(p, p.schooners - turns);
    }
  };

function lose(p: Captain, schooners: number): void {
  if (schooners < 0) throw new Error('there are fewer ships left than turns');
  p.schooners -= schooners;
  p.lostSchooners += schooners;
}

/** All ships and cards have been played; what is left is the end. The last thing to lay out. */
export const allPlayed: Change = turnsLeft(0);

// ── how a scoring begins ──

/** The variables of a scoring in the middle of the game, after a sixth card. */
export const at = (board: BoardId) => ({ board, final: false, next: 0 });

/** The variables of a scoring at the end of the game, where the fleets stay to be looked at. */
export const atTheEnd = (board: BoardId) => ({ board, final: true, next: 0 });

// ── what to look at ──

/** The line-up at a board: `anne 5, bart 4`. */
export const line =
  (board: BoardId) =>
  (coast: Coast): string =>
    spoken(boardOf(coast, board).fleets, CAPTAINS);

/** The ships of a captain at a board. */
export const shipsAt =
  (board: BoardId, name: string) =>
  (coast: Coast, seat: SeatOf): { galleons: number; schooners: number } | null => {
    const fleet = boardOf(coast, board).fleets.find((f) => f.seat === seat(name));
    return fleet === undefined ? null : { galleons: fleet.galleons, schooners: fleet.schooners };
  };

/** What a captain has won so far. */
export const wonBy =
  (name: string) =>
  (coast: Coast, seat: SeatOf): Card[] =>
    captainOf(coast, seat(name)).won;

/** What has left the game in sight of all. */
export const box = (coast: Coast): Card[] => coast.box;

// ── whole matches ──

export interface Move {
  readonly before: State<Coast>;
  readonly seat: Seat;
  readonly choice: Choice;
  readonly after: State<Coast>;
  readonly events: readonly Told[];
}

/** A whole match at random. `opening` collects what is told before the first choice. */
export function randomMatch(players: number, seed: string, options: Options = {}, opening: Told[] = []): Move[] {
  const moves: Move[] = [];
  const rng = stream(seed, 'choices');
  let before = brethren.setup({ seats: players, options }, seedOf(seed), opening);
  for (;;) {
    const move = randomMove(brethren as Game, before, rng);
    if (move === null) return moves;
    const played = brethren.play(before, move.seat, move.choice);
    if (played.refused !== undefined) throw new Error(`${move.choice.join(' ')} was offered and is refused`);
    moves.push({ before, ...move, after: played.state, events: played.events });
    before = played.state;
  }
}
