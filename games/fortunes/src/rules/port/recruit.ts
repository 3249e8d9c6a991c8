// Recruit: a Leadership roll fills the berths, and gold does if it fails.   FDM-RECRUIT
import { openVars, type Said, type Seat } from '@boucan/kernel';
import { type Caribbean, playerOf, proc, question } from '../../board.ts';
import { RULES } from '../../content/constants.ts';
import { ZONE_ABILITIES } from '../../content/zone-abilities.ts';
import { DONE, type Done, numbered } from '../choices.ts';
import { faces, successes } from '../dice.ts';
import { isPirate } from '../facts.ts';
import { pay, spendable } from '../purse.ts';
import { amount, quantity } from '../quantities.ts';
import { damageOf, fullValue } from '../ships.ts';
import { skillRoll } from '../trial.ts';
import { elsewhere } from './elsewhere.ts';

interface Recruiting {
  seat: Seat;
}

/** What a hand costs whom nobody follows of his own will.   FDM-RECRUIT-02, SEA-BASE-72 */
export const BERTH_PRICE = quantity('berth-price', 'FDM-RECRUIT-02', { what: 'list-price', by: RULES.recruit }, { best: true });
const berthPrice = (b: Caribbean, seat: Seat): number => amount(b, BERTH_PRICE, seat, null);

/** Berths to fill; the Crew never grows beyond them.   FDM-RECRUIT-03 */
export const berths = (b: Caribbean, seat: Seat): number => damageOf(playerOf(b, seat).ship, 'crew');

export const recruit = proc(
  'recruit',
  'FDM-RECRUIT-01',
  openVars<Recruiting, { rolled: readonly number[]; chosen: Said<'sign-on', [gold: number]> | Done }, void>(),
  {
    // The roll comes first, one per turn.   FDM-RECRUIT-04
    begin: (t, v) => {
      const p = playerOf(t.board, v.seat);
      // At the Brethren's Tables of Tortuga whoever is wanted by anybody needs no roll.
      if (p.zone === ZONE_ABILITIES['brethrens-tables'].zone && isPirate(p) && elsewhere(t.board, p) === null) {
        t.tell?.('zone.acted', { seat: v.seat, ability: 'brethrens-tables' });
        return t.go('fill');
      }
      return t.call(skillRoll, { seat: v.seat, skill: 'leadership', trial: 'recruits' }, 'rolled');
    },

    rolled: (t, v, dice) => {
      t.tell?.('recruit.rolled', { seat: v.seat, dice: faces(dice) });
      return successes(dice) > 0 ? t.go('fill') : t.go('hire');
    },

    fill: (t, v) => {
      const { ship } = playerOf(t.board, v.seat);
      ship.crew = fullValue(ship, 'crew');
      t.tell?.('crew.filled', { seat: v.seat, crew: ship.crew });
      return t.done();
    },

    // A failed roll leaves hands for gold, as many as the player likes.   FDM-RECRUIT-02
    hire: (t, v) => (berths(t.board, v.seat) > 0 ? t.ask(enlist, v.seat, 'chosen') : t.done()),

    chosen: (t, v, answer) => {
      if (answer[0] === 'done') return t.done();
      const p = playerOf(t.board, v.seat);
      const gold = berthPrice(t.board, v.seat);
      pay(p, gold);
      p.ship.crew++;
      t.tell?.('crew.hired', { seat: v.seat, gold });
      return t.go('hire');
    },
  },
);

const signOn = numbered('sign-on');
export const SIGN_ON = signOn(RULES.recruit);

export const enlist = question<Recruiting, Said<'sign-on', [gold: number]> | Done>(
  'port.enlist',
  'FDM-RECRUIT-02',
  (o, b, _v, seat) => {
    const gold = berthPrice(b, seat);
    o.may(signOn(gold)).unless(spendable(playerOf(b, seat)) < gold, 'FDM-RECRUIT-02', 'too-dear', { gold });
    o.may(DONE);
  },
  { prompt: (b, v) => ({ berths: berths(b, v.seat) }) },
);
