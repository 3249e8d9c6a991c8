// What matters in a match, for every captain, in numbers of about one. The matter stands before the first dot.
import type { Features, State } from '@boucan/kernel';
import type { Coast } from '../board.ts';
import { CARDS, DOUBLOONS, GALLEON_CARDS, PORT_ROYAL, POSITION } from '../content/deck.ts';
import { GALLEONS, SCHOONERS, TURNS } from '../content/ships.ts';
import { chestsOf, divideChestPrizes, treasureOf } from '../rules/end.ts';
import { strength } from '../rules/fleets.ts';
import { addPromise, afterAttacks } from './by-hand.ts';

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
  'promise.boards',
  'promise.lead',
  'ships.galleons',
  'ships.schooners',
  'ships.lost',
  'time.left',
  'time.turn',
  'time.seats',
] as const;
const HAND = OWN.length;
const BOARDS = HAND + CARDS.length;
const COUNT = BOARDS + SIDES.length * PLACES.length * BOARD.length;

const names: readonly string[] = [
  ...OWN,
  ...CARDS.map((card) => `hand.${card}`),
  ...SIDES.flatMap((side) => PLACES.flatMap((place) => BOARD.map((what) => `board.${side}.${place}.${what}`))),
];

const chests: number[] = [];
const treasures: number[] = [];

/** How much the first of two numbers is above the best of the others. */
function lead(all: readonly number[], seat: number): number {
  let rival = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < all.length; i++) if (i !== seat && all[i]! > rival) rival = all[i]!;
  return all[seat]! - rival;
}

export const features: Features<Coast> = {
  names,
  fill(s: State<Coast>, out) {
    const { captains, boards, pile, pot } = s.board;
    const n = captains.length;
    out.fill(0, 0, n * COUNT);
    const dropsWhenTied = s.options['tied-leader-drops'] !== false;
    let cardsLeft = pile.length;
    let total = 0;
    for (let i = 0; i < n; i++) {
      const p = captains[i]!;
      cardsLeft += p.hand.length;
      chests[i] = chestsOf(p);
      treasures[i] = treasureOf(p) + p.tokens;
      total += treasures[i]!;
    }
    chests.length = n;
    treasures.length = n;
    const left = Math.min(1, cardsLeft / (TURNS * n));
    const late = (1 - left) * (1 - left);
    const { portRoyal, shares } = divideChestPrizes(chests, pot, s.options['chestless-rank'] === true);
    const promised = captains.map(() => 0);

    for (let b = 0; b < boards.length; b++) {
      const board = boards[b]!;
      addPromise(promised, afterAttacks(board, dropsWhenTied), board, cardsLeft / boards.length);
      let loose = 0;
      let chest = 0;
      let cannons = 0;
      let muskets = 0;
      for (let c = 0; c < board.cards.length; c++) {
        const { card } = board.cards[c]!;
        if (card === 'cannon') cannons++;
        else if (card === 'musket') muskets++;
        else if (card === 'chest') chest++;
        else if (POSITION[card] === 0) loose += DOUBLOONS[card];
      }
      const galleon = board.side === 'galleon';
      const near = galleon ? board.cards.length / GALLEON_CARDS : 1 - left;
      const { fleets } = board;
      for (let seat = 0; seat < n; seat++) {
        let at = 0;
        while (at < fleets.length && fleets[at]!.seat !== seat) at++;
        const absent = at === fleets.length;
        const place = absent ? ABSENT : Math.min(at, ABSENT - 1);
        const from = seat * COUNT + BOARDS + ((galleon ? 0 : PLACES.length) + place) * BOARD.length;
        const sails = absent ? 0 : strength(fleets[at]!);
        let mine = 0;
        let own = 0;
        for (let c = 0; c < board.cards.length; c++) {
          const { card, seat: by } = board.cards[c]!;
          if (POSITION[card] === at + 1 && !absent) mine += DOUBLOONS[card];
          if (by === seat) own++;
        }
        out[from]! += 1;
        out[from + 1]! += near;
        out[from + 2]! += loose / 4;
        out[from + 3]! += chest;
        out[from + 4]! += mine / 2;
        out[from + 5]! += cannons === 1 ? 1 : 0;
        out[from + 6]! += cannons > 1 ? 1 : 0;
        out[from + 7]! += muskets === 1 ? 1 : 0;
        out[from + 8]! += absent ? fleets.length / n : at === 0 ? 0 : Math.min(6, strength(fleets[at - 1]!) - sails) / 3;
        out[from + 9]! += absent || at + 1 >= fleets.length ? 0 : Math.min(6, sails - strength(fleets[at + 1]!)) / 3;
        out[from + 10]! += own;
      }
    }

    for (let seat = 0; seat < n; seat++) {
      const p = captains[seat]!;
      const at = seat * COUNT;
      const behind = lead(chests, seat);
      const share = shares[seat]! + (seat === portRoyal ? PORT_ROYAL : 0);
      out[at] = treasures[seat]! / 10;
      out[at + 1] = lead(treasures, seat) / 5;
      out[at + 2] = (treasures[seat]! - (total - treasures[seat]!) / (n - 1)) / 5;
      out[at + 3] = p.tokens / 2;
      out[at + 4] = chests[seat]! / 3;
      out[at + 5] = behind / 3;
      out[at + 6] = (behind * late) / 3;
      out[at + 7] = share / 4;
      out[at + 8] = (share * late) / 4;
      out[at + 9] = promised[seat]! / 5;
      out[at + 10] = lead(promised, seat) / 5;
      out[at + 11] = p.galleons / GALLEONS;
      out[at + 12] = p.schooners / SCHOONERS;
      out[at + 13] = (p.lostGalleons + p.lostSchooners) / 3;
      out[at + 14] = left;
      out[at + 15] = s.active === seat ? 1 : 0;
      out[at + 16] = n / 6;
      for (let c = 0; c < p.hand.length; c++) out[at + HAND + CARDS.indexOf(p.hand[c]!)]! += 1;
    }
  },
};
