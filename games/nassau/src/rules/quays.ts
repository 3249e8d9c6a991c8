// Passing: the boat goes to a quay.   NAS-PASS
import { choice, choices, openVars, type Said, type Seat } from '@boucan/kernel';
import { type Nassau, proc, question, shipOf } from '../board.ts';
import { OUTPOST_ZONES, ZONE_A } from '../content/sea.ts';
import { OUTPOST_IDS, type OutpostId, PORT_QUAYS, QUAY_IDS, QUAYS, type QuayId } from '../content/tiles.ts';
import { isReady, useAnimal } from './animals.ts';
import { stow } from './holds.ts';
import { receive, receiving } from './ledger.ts';

interface Passing {
  seat: Seat;
  quay: number;
}

const DOCK_PORT = choices('dock', QUAY_IDS);
const DOCK_OUTPOST = choices('dock', OUTPOST_IDS);
type Dock = Said<'dock', [quay: QuayId | OutpostId]>;
type Bonus = Said<'twice'> | Said<'once'>;
const TWICE = choice('twice');
const ONCE = choice('once');
/** On every quay.   NAS-PASS-07 */
const PROVISIONS = 2;

/** Each quay takes one boat.   NAS-PASS-06 */
const isTaken = (b: Nassau, quay: number): boolean => {
  for (let i = 0; i < b.ships.length; i++) if (b.ships[i]!.quay === quay) return true;
  return false;
};

/** How a quay is called: the port's by its number, the others by their outpost. */
export const quayId = (b: Nassau, quay: number): string => QUAY_IDS[quay] ?? b.outposts[quay - PORT_QUAYS]!;

/** One of the five in the port of Nassau, or that of an outpost one holds.   NAS-PASS-05, NAS-OUTPOST-06 */
export const passing = proc('passing', 'NAS-PASS-03', openVars<Passing, { docked: Dock; decided: Bonus }>(), {
  begin: (t, v) => t.ask(chooseQuay, v.seat, 'docked'),

  docked: (t, v, [, quay]) => {
    const b = t.board;
    const s = shipOf(b, v.seat);
    const inPort = (QUAY_IDS as readonly string[]).indexOf(quay);
    const outpost = (b.outposts as readonly string[]).indexOf(quay);
    v.quay = s.quay = inPort >= 0 ? inPort : PORT_QUAYS + outpost;
    s.stage = 'sea';
    s.zone = inPort >= 0 ? ZONE_A : OUTPOST_ZONES[outpost]!; // NAS-SAIL-15
    t.tell?.('town.left', { seat: v.seat, quay });
    // The first to pass takes the dolphin and begins Phase II.   NAS-PASS-09
    if (!b.claimed) {
      b.claimed = true;
      b.dolphin = v.seat;
      t.tell?.('dolphin.taken', { seat: v.seat });
    }
    return t.call(stow, { seat: v.seat, what: 'provision', n: PROVISIONS, must: false, cause: quay }, 'provisioned');
  },

  // A further bonus in the port of Nassau; an outpost has none.   NAS-PASS-08, NAS-OUTPOST-07
  provisioned: (t, v) => {
    if (v.quay >= PORT_QUAYS) return t.done();
    return isReady(shipOf(t.board, v.seat), 'pet-kraken') ? t.ask(doubleBonus, v.seat, 'decided') : t.go('bonus');
  },

  // The kraken brings it twice, but not the provisions.   NAS-ANIMAL-21
  decided: (t, v, c) => {
    if (c === ONCE) return t.go('bonus');
    useAnimal(t, v.seat, 'pet-kraken');
    return t.call(receive, receiving(v.seat, [QUAYS[QUAY_IDS[v.quay]!].gain], 'pet-kraken'), 'bonus');
  },

  bonus: (t, v) => {
    const quay = QUAY_IDS[v.quay]!;
    return t.call(receive, receiving(v.seat, [QUAYS[quay].gain], quay), 'over');
  },

  over: (t) => t.done(),
});

export const chooseQuay = question<Passing, Dock>('town.quay', 'NAS-PASS-05', (o, b, _v, seat) => {
  for (let i = 0; i < PORT_QUAYS; i++) o.may(DOCK_PORT[QUAY_IDS[i]!]).unless(isTaken(b, i), 'NAS-PASS-06', 'quay-taken');
  for (let i = 0; i < b.outposts.length; i++) if (b.garrisons[i] === seat) o.may(DOCK_OUTPOST[b.outposts[i]!]);
});

export const doubleBonus = question<Passing, Bonus>(
  'town.twice',
  'NAS-ANIMAL-21',
  (o) => {
    o.may(TWICE);
    o.may(ONCE);
  },
  { prompt: (_b, v) => ({ gain: QUAYS[QUAY_IDS[v.quay]!].gain }) },
);
