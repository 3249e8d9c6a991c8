// Rumours: hearing them and putting them to the test.   FDM-RUMOUR
import { openVars, type Said, type Seat, takeOut } from '@boucan/kernel';
import { type Caribbean, type Player, playerOf, proc, question } from '../../board.ts';
import { RULES } from '../../content/constants.ts';
import { type RumourId, rumourCard } from '../../content/rumours.ts';
import { choicesOf } from '../choices.ts';
import { successes, type Tools } from '../dice.ts';
import { hasAbility, hasScouted } from '../facts.ts';
import { gloryPoint } from '../glory.ts';
import { pay } from '../purse.ts';
import { amount, becauseOf, quantity } from '../quantities.ts';
import { skillRoll } from '../trial.ts';
import { tellRoll } from './gains.ts';
import { promise } from './promises.ts';

/** What an attempt costs: 2 gold.   FDM-RUMOUR-01, SEA-BASE-73 */
export const RUMOUR_PRICE = quantity('rumour-price', 'FDM-RUMOUR-01', { what: 'list-price', by: RULES.rumour }, { best: true });
export const rumourPrice = (b: Caribbean, seat: Seat): number => amount(b, RUMOUR_PRICE, seat, null);

/** One is heard at a time. */
const RUMOURS_DRAWN = quantity('rumours-drawn', 'FDM-RUMOUR-02', { what: 'first-card', by: 1 });

interface Hearing {
  seat: Seat;
  informant: boolean; // free and certain, by a card
}

/** The activity Acquire rumour. The result tells whether one was learnt. */
export const acquireRumour = proc(
  'acquire-rumour',
  'FDM-RUMOUR-01',
  openVars<Hearing, { listened: readonly number[]; kept: Believe }, boolean>(),
  {
    // The gold is spent, heard or not; nothing else is lost.   FDM-RUMOUR-01, FDM-RUMOUR-13
    begin: (t, v) => {
      if (v.informant) return t.go('hear');
      const p = playerOf(t.board, v.seat);
      const gold = rumourPrice(t.board, v.seat);
      pay(p, gold);
      t.tell?.('rumour.sought', { seat: v.seat, gold, ...becauseOf(t.board, RUMOUR_PRICE, v.seat, null) });
      return t.call(skillRoll, { seat: v.seat, skill: 'influence', trial: 'hearsay' }, 'listened');
    },

    listened: (t, v, dice) => {
      tellRoll(t, v.seat, 'influence', 'hearsay', dice);
      if (successes(dice) > 0) return t.go('hear');
      t.tell?.('rumour.missed', { seat: v.seat });
      return t.done(false);
    },

    // Read in secret and kept face down; an Ear to the Wall hears two. A Rumour already held joins the choice.   FDM-RUMOUR-02, FDM-RUMOUR-04
    hear: (t, v) => {
      const b = t.board;
      for (let n = amount(b, RUMOURS_DRAWN, v.seat, null); n > 0; n--) {
        const drawn = drawRumour(t, v.seat);
        if (drawn !== null) b.heard.push(drawn);
      }
      t.tell?.(
        'rumour.heard',
        { seat: v.seat, rumours: b.heard.length, ...becauseOf(b, RUMOURS_DRAWN, v.seat, null) },
        { seats: [v.seat], with: { heard: b.heard.slice() } },
      );
      return t.go('told');
    },

    told: (t, v) => {
      const b = t.board;
      const p = playerOf(b, v.seat);
      if (b.heard.length === 0) return t.done(false);
      if (b.heard.length > 1 || p.rumour !== null) return t.ask(keepRumour, v.seat, 'kept');
      p.rumour = b.heard.pop()!;
      return t.done(true);
    },

    // One is kept; the others are mixed into the deck, unseen.   FDM-RUMOUR-03, FDM-RUMOUR-05
    kept: (t, v, [, rumour]) => {
      const b = t.board;
      const p = playerOf(b, v.seat);
      if (rumour !== p.rumour) {
        if (p.rumour !== null) b.rumours.push(p.rumour);
        p.rumour = takeOut(b.heard, rumour);
        // A Rumour that failed once lay open: everybody sees that it is gone.
        if (p.doubted) t.tell?.('rumour.forgotten', { seat: v.seat });
        p.doubted = false;
      }
      b.rumours.push(...b.heard.splice(0));
      t.tell?.('rumour.kept', { seat: v.seat }, { seats: [v.seat], with: { rumour } });
      return t.done(true);
    },
  },
);

/** An empty deck is made anew from its discards; null: there is nothing to hear.   FDM-Q-59 */
export function drawRumour(t: Tools, seat: Seat): RumourId | null {
  const b = t.board;
  if (b.rumours.length === 0) {
    b.rumours = b.rumourDiscard;
    b.rumourDiscard = [];
  }
  return b.rumours.length === 0 ? null : t.draw(b.rumours, 'rumour', seat);
}

type Believe = Said<'believe', [rumour: RumourId]>;
const BELIEVE = choicesOf('believe', 'rumours');

export const keepRumour = question<Hearing, Believe>('rumour.keep', 'FDM-RUMOUR-04', (o, b, _v, seat) => {
  const { rumour } = playerOf(b, seat);
  if (rumour !== null) o.may(BELIEVE[rumour]);
  for (const rumour of b.heard) o.may(BELIEVE[rumour]);
});

// ── the test ──

/** One test per turn in each place.   FDM-SCOUT-06, C-17 */
const whereTested = (p: Player): 'rumour' | 'port-rumour' => (p.inPort ? 'port-rumour' : 'rumour');

/**
 * Whether the held Rumour can be tested here: at sea by a Scout action, in port during a Port action. Only its owner knows;
 * for the owner's own menu alone.   FDM-RUMOUR-06, FDM-RUMOUR-07, FDM-RUMOUR-08, FDM-SCOUT-08
 */
export function mayTestHere(b: Caribbean, seat: Seat, where: 'sea' | 'port'): boolean {
  const p = playerOf(b, seat);
  if (p.rumour === null || p.inPort !== (where === 'port')) return false;
  const rumour = rumourCard(p.rumour);
  return rumour.where === where && rumour.place === p.zone && !hasScouted(b, whereTested(p), p.zone);
}

interface Testing {
  seat: Seat;
}

/**
 * The held Rumour is shown and tested, here; the Scout action, if it takes one, has been counted. In port it is none of the
 * seven activities. The result is 'lost' if the captain died of it.   FDM-RUMOUR-07, FDM-RUMOUR-08, SEA-BASE-35
 */
export const testRumour = proc(
  'test-rumour',
  'FDM-RUMOUR-06',
  openVars<Testing, { tested: readonly number[]; kept: 'lost' | undefined }, 'lost' | undefined>(),
  {
    begin: (t, v) => {
      const b = t.board;
      const p = playerOf(b, v.seat);
      const rumour = p.rumour!;
      b.turn.scouted.push({ what: whereTested(p), of: p.zone });
      b.tested = rumour;
      p.rumour = null;
      t.reveal();
      t.tell?.('rumour.shown', { seat: v.seat, rumour });
      return t.call(skillRoll, { seat: v.seat, skill: rumourCard(rumour).skill, trial: 'rumour' }, 'tested');
    },

    tested: (t, v, dice) => {
      const p = playerOf(t.board, v.seat);
      const rumour = t.board.tested!;
      tellRoll(t, v.seat, rumourCard(rumour).skill, 'rumour', dice);
      const skulls = successes(dice);
      if (skulls === 0) return t.go('fail');
      p.doubted = false;
      t.tell?.('rumour.proven', { seat: v.seat, rumour });
      return t.call(promise, { seat: v.seat, rumour, successes: skulls }, 'kept');
    },

    // False, and discarded; a Stubborn Belief gives it a second chance.   FDM-RUMOUR-09
    fail: (t, v) => {
      const b = t.board;
      const p = playerOf(b, v.seat);
      const rumour = b.tested!;
      b.tested = null;
      if (!p.doubted && hasAbility(p, 'stubborn-belief')) {
        p.rumour = rumour;
        p.doubted = true;
        t.tell?.('rumour.believed', { seat: v.seat, ability: 'stubborn-belief', rumour });
      } else {
        p.doubted = false;
        b.rumourDiscard.push(rumour);
        t.tell?.('rumour.false', { seat: v.seat, rumour });
      }
      return t.done();
    },

    // The promise has been kept: the card is discarded, or stays in the open. Glory then, unless it killed the captain.   FDM-RUMOUR-10, FDM-RUMOUR-11, FDM-GLORY-05
    kept: (t, v, end) => {
      const b = t.board;
      const rumour = b.tested!;
      b.tested = null;
      if (rumourCard(rumour).after === 'discard') b.rumourDiscard.push(rumour);
      else playerOf(b, v.seat).proven.push(rumour);
      return end === 'lost' ? t.done('lost') : t.call(gloryPoint, { seat: v.seat, source: 'rumour' }, 'over');
    },

    over: (t) => t.done(),
  },
);
