// What matters in a match, for every captain, in numbers of about one. The matter stands before the first dot. Read a million times in a
// long search: nothing is made new here, and every board is gone through once.
import { assembled, type Features, places, type Seat, type State } from '@boucan/kernel';
import type { Captain, Coast, Fleet, SpanishBoard } from '../board.ts';
import { CARDS, DOUBLOONS, GALLEON_CARDS, KIND, PORT_ROYAL } from '../content/deck.ts';
import { GALLEONS, SAILS, SCHOONERS, TURNS } from '../content/ships.ts';
import { shipsIn, smallestShip, strength } from '../rules/fleets.ts';
import { CHEST } from './by-hand.ts';

const SIDES = ['galleon', 'colony'] as const;
/** Where a captain's fleet stands at a board. */
const PLACES = ['first', 'second', 'third', 'behind', 'absent'] as const;
const ABSENT = PLACES.length - 1;
/** What is to be known of a board, added up over all boards where his fleet stands so. */
const BOARD = [
  'there',
  'near',
  'loose',
  'chests',
  'mine',
  'cannon',
  'cannons',
  'musket',
  'ahead',
  'behind',
  'own-cards',
] as const;

const OWN = [
  'treasure.won',
  'treasure.lead',
  'treasure.mean',
  'tokens.held',
  'chests.won',
  'chests.lead',
  'chests.late',
  'pot.share',
  'pot.late',
  'promise.galleons',
  'promise.colonies',
  'promise.chests',
  'promise.lead',
  'ships.galleons',
  'ships.schooners',
  'ships.lost',
  'time.left',
  'time.turn',
  'time.seats',
] as const;

/** All of them, in their order: learned weights belong to it. */
const {
  names,
  count: COUNT,
  from: AT,
} = assembled({
  own: OWN,
  hand: CARDS.map((card) => `hand.${card}`),
  boards: SIDES.flatMap((side) => PLACES.flatMap((place) => BOARD.map((what) => `board.${side}.${place}.${what}`))),
});
const { hand: HAND, boards: BOARDS } = AT;
const O = places(OWN);
const B = places(BOARD);

/** Cards as numbers, for the inner loop: by CARDS. Chest, cannon and musket, marked doubloons, loose ones from 1 on. */
const CARD = places(CARDS);
const WORTH = Float64Array.from(CARDS, (card) => DOUBLOONS[card]);
const MARKED = CARD['marked-1'];
const LOOSE = CARD['doubloons-1'];

const MOST_SEATS = 6;
const chests = new Float64Array(MOST_SEATS);
const treasures = new Float64Array(MOST_SEATS);
const played = new Float64Array(MOST_SEATS); // by each captain on the board at hand
const lying = new Int8Array(CARDS.length); // cards of each kind on it
const sails = new Float64Array(MOST_SEATS); // of the fleets there, in their line
const placeOf = new Int8Array(MOST_SEATS); // of each captain in that line; beyond its end if he is absent
const order = new Int8Array(MOST_SEATS); // who would share the board at hand
const treasureAhead = new Float64Array(MOST_SEATS); // what would be shared out to each captain, the less certain the less
const galleonsAhead = new Float64Array(MOST_SEATS);
const chestsAhead = new Float64Array(MOST_SEATS);

/** How much one number is above the best of the others. */
function lead(all: Float64Array, n: number, seat: number): number {
  let rival = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < n; i++) if (i !== seat && all[i]! > rival) rival = all[i]!;
  return all[seat]! - rival;
}

/** How many chests this many captains have the most of; below `under`. */
function mostBelow(n: number, under: number): number {
  let most = 0;
  for (let i = 0; i < n; i++) if (chests[i]! > most && chests[i]! < under) most = chests[i]!;
  return most;
}

function withAsMany(n: number, count: number): number {
  let captains = 0;
  for (let i = 0; i < n; i++) if (chests[i] === count) captains++;
  return captains;
}

/** Chests and doubloons won, those in hand included. */
function countWon({ won, tokens }: Captain, seat: Seat): void {
  let coffers = 0;
  let doubloons = 0;
  for (let i = 0; i < won.length; i++) {
    const card = CARD[won[i]!];
    if (card === CARD.chest) coffers++;
    doubloons += WORTH[card]!;
  }
  chests[seat] = coffers;
  treasures[seat] = doubloons + tokens;
}

/** Sets `order` to who would share, were the single cannon and the single musket to go off now; gives how many they are. */
function lineAfterAttacks(fleets: readonly Fleet[], cannon: boolean, musket: boolean, dropsWhenTied: boolean): number {
  const n = fleets.length;
  if (n === 0) return 0;
  const leader = fleets[0]!;
  let at = 0;
  if (cannon && (dropsWhenTied || shipsIn(leader) > 1)) {
    const left = SAILS[smallestShip(leader)];
    for (; at + 1 < n && sails[at + 1]! >= left; at++) order[at] = fleets[at + 1]!.seat;
  }
  order[at] = leader.seat;
  for (let i = at + 1; i < n; i++) order[i] = fleets[i]!.seat;
  if (!musket) return n;
  const ships = at === n - 1 && cannon ? 1 : shipsIn(fleets[n - 1]!);
  return ships === 1 ? n - 1 : n;
}

const DEAREST_FIRST = CARDS.filter((card) => KIND[card] === 'doubloons').sort((a, b) => DOUBLOONS[b] - DOUBLOONS[a]);
/** Loose cards as they are taken, the dearest first; a chest before the last. */
const TAKEN = Int8Array.from([...DEAREST_FIRST.slice(0, -1), 'chest' as const, DEAREST_FIRST.at(-1)!], (card) => CARD[card]);

/** What a board would bring to those in `order` if it were scored as it lies: the best cards to the first, round and round. */
function addPromise(sharing: number, certainty: number, galleon: boolean): void {
  if (sharing === 0) return;
  for (let place = 0; place < 3; place++) {
    const cards = lying[MARKED + place]!;
    if (cards === 0) continue;
    const to = order[place < sharing ? place : 0]!;
    const worth = certainty * (cards * WORTH[MARKED + place]!);
    treasureAhead[to]! += worth;
    if (galleon) galleonsAhead[to]! += worth;
  }
  let next = 0;
  for (let t = 0; t < TAKEN.length; t++) {
    const card = TAKEN[t]!;
    for (let i = lying[card]!; i > 0; i--) {
      const to = order[next]!;
      next = next + 1 < sharing ? next + 1 : 0;
      const worth = certainty * (card === CARD.chest ? CHEST : WORTH[card]!);
      treasureAhead[to]! += worth;
      if (galleon) galleonsAhead[to]! += worth;
      if (card === CARD.chest) chestsAhead[to]! += certainty;
    }
  }
}

function addBoard(board: SpanishBoard, n: number, left: number, dropsWhenTied: boolean, out: Float64Array): void {
  const { cards, fleets } = board;
  const line = fleets.length;
  for (let kind = 0; kind < CARDS.length; kind++) lying[kind] = 0;
  for (let seat = 0; seat < n; seat++) {
    played[seat] = 0;
    placeOf[seat] = line;
  }
  for (let c = 0; c < cards.length; c++) {
    const { card, seat } = cards[c]!;
    played[seat]!++;
    lying[CARD[card]]!++;
  }
  for (let at = 0; at < line; at++) {
    sails[at] = strength(fleets[at]!);
    placeOf[fleets[at]!.seat] = at;
  }
  const cannons = lying[CARD.cannon]!;
  const muskets = lying[CARD.musket]!;
  const chestsThere = lying[CARD.chest]!;
  let doubloons = 0;
  for (let kind = LOOSE; kind < CARDS.length; kind++) doubloons += lying[kind]! * WORTH[kind]!;
  const galleon = board.side === 'galleon';
  const near = galleon ? cards.length / GALLEON_CARDS : 1 - left;
  const toCome = galleon ? GALLEON_CARDS - cards.length : left * TURNS;
  addPromise(lineAfterAttacks(fleets, cannons === 1, muskets === 1, dropsWhenTied), 1 / (1 + 0.25 * toCome), galleon);
  const side = BOARDS + (galleon ? 0 : PLACES.length * BOARD.length);
  for (let seat = 0; seat < n; seat++) {
    const at = placeOf[seat]!;
    const absent = at === line;
    const from = seat * COUNT + side + (absent ? ABSENT : at < ABSENT - 1 ? at : ABSENT - 1) * BOARD.length;
    out[from + B.there]! += 1;
    out[from + B.near]! += near;
    out[from + B.loose]! += doubloons / 4;
    out[from + B.chests]! += chestsThere;
    if (cannons > 0) out[from + (cannons === 1 ? B.cannon : B.cannons)]! += 1;
    if (muskets === 1) out[from + B.musket]! += 1;
    out[from + B['own-cards']]! += played[seat]!;
    if (absent) {
      out[from + B.ahead]! += line / n;
      continue;
    }
    if (at < 3) out[from + B.mine]! += (lying[MARKED + at]! * WORTH[MARKED + at]!) / 2;
    if (at > 0) out[from + B.ahead]! += Math.min(6, sails[at - 1]! - sails[at]!) / 3;
    if (at + 1 < line) out[from + B.behind]! += Math.min(6, sails[at]! - sails[at + 1]!) / 3;
  }
}

export const features: Features<Coast> = {
  names,
  fill(s: State<Coast>, out) {
    const { captains, boards, pile, pot } = s.board;
    const n = captains.length;
    out.fill(0, 0, n * COUNT);
    let cardsLeft = pile.length;
    let total = 0;
    for (let i = 0; i < n; i++) {
      const p = captains[i]!;
      cardsLeft += p.hand.length;
      treasureAhead[i] = 0;
      galleonsAhead[i] = 0;
      chestsAhead[i] = 0;
      countWon(p, i);
      total += treasures[i]!;
    }
    const left = Math.min(1, cardsLeft / (TURNS * n));
    const late = (1 - left) * (1 - left);
    const dropsWhenTied = s.options['tied-leader-drops'] !== false;
    for (let b = 0; b < boards.length; b++) addBoard(boards[b]!, n, left, dropsWhenTied, out);

    // Port Royal for whoever alone has most chests, the pot for the first two places.
    const most = mostBelow(n, Number.POSITIVE_INFINITY);
    const second = mostBelow(n, most);
    const [leaders, followers] = [withAsMany(n, most), withAsMany(n, second)];
    for (let seat = 0; seat < n; seat++) {
      const p = captains[seat]!;
      const at = seat * COUNT;
      const ahead = lead(chests, n, seat);
      const isFirst = most > 0 && chests[seat] === most;
      const share = isFirst
        ? leaders === 1
          ? PORT_ROYAL + pot / 2
          : pot / leaders
        : leaders === 1 && second > 0 && chests[seat] === second
          ? pot / 2 / followers
          : 0;
      out[at + O['treasure.won']] = treasures[seat]! / 10;
      out[at + O['treasure.lead']] = lead(treasures, n, seat) / 5;
      out[at + O['treasure.mean']] = (treasures[seat]! - (total - treasures[seat]!) / (n - 1)) / 5;
      out[at + O['tokens.held']] = p.tokens / 2;
      out[at + O['chests.won']] = chests[seat]! / 3;
      out[at + O['chests.lead']] = ahead / 3;
      out[at + O['chests.late']] = (ahead * late) / 3;
      out[at + O['pot.share']] = share / 4;
      out[at + O['pot.late']] = (share * late) / 4;
      out[at + O['promise.galleons']] = galleonsAhead[seat]! / 5;
      out[at + O['promise.colonies']] = (treasureAhead[seat]! - galleonsAhead[seat]!) / 5;
      out[at + O['promise.chests']] = chestsAhead[seat]!;
      out[at + O['promise.lead']] = lead(treasureAhead, n, seat) / 5;
      out[at + O['ships.galleons']] = p.galleons / GALLEONS;
      out[at + O['ships.schooners']] = p.schooners / SCHOONERS;
      out[at + O['ships.lost']] = (p.lostGalleons + p.lostSchooners) / 3;
      out[at + O['time.left']] = left;
      out[at + O['time.turn']] = s.active === seat ? 1 : 0;
      out[at + O['time.seats']] = n / 6;
      for (let c = 0; c < p.hand.length; c++) out[at + HAND + CARD[p.hand[c]!]]! += 1;
    }
  },
};
