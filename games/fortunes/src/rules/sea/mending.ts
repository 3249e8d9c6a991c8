// Repairs far from any yard, by a Carpenter or in a hidden cove: so many points, and the owner says where.
import { choices, openVars, type Said, type Seat } from '@boucan/kernel';
import { playerOf, proc, question, type Ship } from '../../board.ts';
import { SECTIONS, type Section } from '../../content/ships.ts';
import { DONE, type Done } from '../choices.ts';
import { damageOf } from '../ships.ts';

interface Mending {
  seat: Seat;
  points: number; // left
  readonly sections: readonly Section[];
  must: boolean; // no more, and no less
}

/** What there is to mend in these sections. */
export function damagedIn(ship: Ship, sections: readonly Section[]): number {
  let points = 0;
  for (const section of sections) points += damageOf(ship, section);
  return points;
}

export const mending = proc('mending', 'FDM-SHIP-02', openVars<Mending, { chosen: Mend | Done }, void>(), {
  begin: (t, v) => {
    const { ship } = playerOf(t.board, v.seat);
    const damaged = v.sections.filter((section) => damageOf(ship, section) > 0);
    if (v.points > 0 && damaged.length > 1 && damagedIn(ship, damaged) > v.points) return t.ask(chooseSection, v.seat, 'chosen');
    return t.go('rest');
  },

  // Nothing to choose: one section at most, or points enough for all.
  rest: (t, v) => {
    const { ship } = playerOf(t.board, v.seat);
    for (const section of v.sections)
      for (; v.points > 0 && damageOf(ship, section) > 0; v.points--) {
        ship[section]++;
        t.tell?.('ship.mended', { seat: v.seat, section });
      }
    return t.done();
  },

  chosen: (t, v, answer) => {
    if (answer[0] === 'done') return t.done();
    const section = answer[1];
    playerOf(t.board, v.seat).ship[section]++;
    v.points--;
    t.tell?.('ship.mended', { seat: v.seat, section });
    return t.go('begin');
  },
});

type Mend = Said<'mend', [section: Section]>;
const MEND = choices('mend', SECTIONS);

export const chooseSection = question<Mending, Mend | Done>(
  'ship.mend',
  'FDM-SHIP-02',
  (o, b, v, seat) => {
    const { ship } = playerOf(b, seat);
    for (const section of v.sections) if (damageOf(ship, section) > 0) o.may(MEND[section]);
    if (!v.must) o.may(DONE);
  },
  { prompt: (_b, v) => ({ points: v.points }) },
);
