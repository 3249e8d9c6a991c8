// Alone, allies plot by a die, and are guarded against by a roll.   SKU-SOLO
import { openVars } from '@boucan/kernel';
import { personAt, proc, type Tools, type Voyage } from '../board.ts';
import { GROUP_TRAIT } from '../content/characters.ts';
import { GROUP_IDS } from '../content/groups.ts';
import { traitOf } from '../quantities.ts';
import { confrontation, confrontationOf, sideOf } from './confront.ts';
import { canAct, tire } from './crew.ts';
import { holds, spendGood } from './hold.ts';
import { changeLoot, changeTrust } from './track.ts';
import { DIE } from './trial.ts';

/** The ally with the number of the die plots, unless he lies in the infirmary or has been exposed.   SKU-SOLO-03, SKU-SOLO-04, SKU-SOLO-05, SKU-SOLO-22 */
export function plotDie(t: Tools): number {
  const b = t.board;
  const die = t.roll(DIE, 'solo-plot', 0);
  const at = b.people.findIndex((p) => p.number === die);
  const plots = at >= 0 && b.people[at]!.post !== 'infirmary' && !b.people[at]!.barred;
  t.tell?.('plot.die', { die });
  return plots ? at : -1;
}

/** The group on the guard space that can still act, or −1; those who rest in the cabins guard nothing.   SKU-POST-12 */
export const guardGroup = (b: Voyage): number => b.groups.findIndex((g) => g.post === 'guard' && canAct(g));

/** The guard's Charisma against the plotter's; of a group it is 2.   SKU-SOLO-07 */
export const soloPlot = proc('solo-plot', 'SKU-SOLO-07', openVars<object, { confronted: number }, undefined>(), {
  begin: (t) => {
    const b = t.board;
    const at = personAt(b, 'plot');
    const plotter = b.people[at]!;
    plotter.done = true;
    const person = personAt(b, 'guard');
    const group = guardGroup(b);
    if (person < 0 && group < 0) return t.go('succeeds');
    if (person >= 0) b.people[person]!.done = true;
    const guard =
      person >= 0 ? sideOf(b, person) : { who: -1, name: GROUP_IDS[group]!, dice: Array<number>(GROUP_TRAIT).fill(0) };
    return t.call(confrontation, confrontationOf([sideOf(b, at), guard], false), 'confronted');
  },

  confronted: (t, _v, won) => {
    const b = t.board;
    const at = personAt(b, 'plot');
    const plotter = b.people[at]!;
    const group = guardGroup(b);
    if (group >= 0) tire(t, group); // SKU-FATIGUE-10
    if (won === 0) return t.go('succeeds');
    if (won < 0) {
      t.tell?.('plot.even', { who: plotter.cls }); // nothing happens   SKU-SOLO-12
      return t.done();
    }
    const person = personAt(b, 'guard');
    // Exposed: five points of trust, and no more plots; an ally who stood guard gains one.   SKU-SOLO-08, SKU-SOLO-09
    plotter.barred = true;
    t.tell?.('plot.exposed', { who: plotter.cls });
    changeTrust(t, at, -5, 'exposed');
    if (person > 0) changeTrust(t, person, 1, 'guard');
    return t.done();
  },

  // He heals himself with provisions, and takes doubloons and trust for his Charisma.   SKU-SOLO-10, SKU-SOLO-11
  succeeds: (t) => {
    const b = t.board;
    const at = personAt(b, 'plot');
    const plotter = b.people[at]!;
    t.tell?.('plot.succeeded', { who: plotter.cls, coin: 'none' });
    if (plotter.wounds > 0 && holds(b, 'provisions')) {
      spendGood(t, 'provisions', 'plot');
      plotter.wounds = 0;
      t.tell?.('wounds.healed', { who: plotter.cls });
    }
    const charisma = traitOf(b, plotter, 'charisma');
    changeLoot(t, -Math.min(b.loot, charisma), 'plot');
    changeTrust(t, at, charisma, 'plot');
    return t.done();
  },
});
