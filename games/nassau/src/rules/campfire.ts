// Campfire Island: rum, and tales for it.   NAS-CAMPFIRE
import { choice, choices, openVars, type Said, type Seat, takeOut } from '@boucan/kernel';
import { proc, question, shipOf } from '../board.ts';
import { JOKE_POINTS, TALE_IDS, type TaleId, tale, taleId, taleNumber } from '../content/tales.ts';
import { isReady, useAnimal } from './animals.ts';
import { pay, score } from './ledger.ts';
import { isMet } from './tales.ts';

export interface Campfire {
  seat: Seat;
  left: number; // cards that the rum still pays for
  points: number; // credited when all is told
  doubled: boolean; // the parrot repeats the next one
}

/** Cards for each rum.   NAS-CAMPFIRE-02 */
const PER_RUM = 3;
const TELL = choices('tell', TALE_IDS);
const JOKE = choices('joke', TALE_IDS);
const RUM = choice('pour');
const PARROT = choice('parrot');
const LEAVE = choice('leave-fire');
type Tell = Said<'tell' | 'joke', [card: TaleId]> | Said<'pour'> | Said<'parrot'> | Said<'leave-fire'>;

export const campfire = proc('campfire', 'NAS-CAMPFIRE-02', openVars<Campfire, { told: Tell }>(), {
  // At least one rum, then as many as one likes; conditions are looked at after it is paid.   NAS-CAMPFIRE-02, NAS-CAMPFIRE-03, NAS-CAMPFIRE-09
  begin: (t, v) => t.call(pay, { seat: v.seat, item: 'rum', n: 1, cause: 'campfire' }, 'poured'),

  poured: (t, v) => {
    v.left = PER_RUM;
    return t.go('tales');
  },

  tales: (t, v) => {
    const s = shipOf(t.board, v.seat);
    return s.hand.length > 0 && (v.left > 0 || s.rum > 0) ? t.ask(tellTale, v.seat, 'told') : t.go('credit');
  },

  told: (t, v, c) => {
    if (c[0] === 'leave-fire') return t.go('credit');
    if (c[0] === 'pour') return t.go('begin');
    if (c[0] === 'parrot') {
      // The next tale counts twice for him, but not when tales are compared.   NAS-ANIMAL-22, NAS-ANIMAL-23
      useAnimal(t, v.seat, 'parrot');
      v.doubled = true;
      return t.go('tales');
    }
    const s = shipOf(t.board, v.seat);
    const n = taleNumber(c[1]);
    takeOut(s.hand, n);
    v.left--;
    const isTold = c[0] === 'tell';
    // Face up for its points, or face down as a bad joke.   NAS-CAMPFIRE-04, NAS-CAMPFIRE-05, NAS-CAMPFIRE-07
    const worth = isTold ? tale(n).points : JOKE_POINTS;
    const points = v.doubled ? 2 * worth : worth;
    v.doubled = false;
    v.points += points;
    s.talePoints += worth;
    t.reveal();
    if (isTold) {
      s.told.push(n);
      t.tell?.('tale.told', { seat: v.seat, card: taleId(n), points });
    } else {
      s.jokes.push(n);
      t.tell?.('joke.told', { seat: v.seat, points }, { seats: [v.seat], with: { card: taleId(n) } });
    }
    return t.go('tales');
  },

  // Only now, so that points told here change no condition.   NAS-CAMPFIRE-06
  credit: (t, v) => {
    score(t, v.seat, v.points, 'campfire');
    return t.done();
  },
});

/** A tale that is true is told for its points; another one is a joke. Nothing is ever spent for it.   NAS-CAMPFIRE-08, NAS-CAMPFIRE-10, NAS-Q-86 */
export const tellTale = question<Campfire, Tell>(
  'campfire.tell',
  'NAS-CAMPFIRE-02',
  (o, b, v, seat) => {
    const s = shipOf(b, seat);
    if (v.left > 0) {
      for (const card of s.hand) {
        const id = taleId(card);
        o.may((isMet(b, seat, card) ? TELL : JOKE)[id]);
      }
      if (!v.doubled && isReady(s, 'parrot')) o.may(PARROT);
    } else if (s.rum > 0) o.may(RUM);
    if (!v.doubled) o.may(LEAVE);
  },
  { prompt: (_b, v) => ({ left: v.left, points: v.points }) },
);
