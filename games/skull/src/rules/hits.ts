// Impacts on the pirate ship: where they fall, and what they break.   SKU-HIT
import { type Offering, openVars } from '@boucan/kernel';
import { proc, question, type Tools, type Voyage } from '../board.ts';
import { GROUP_IDS, groupIndex } from '../content/groups.ts';
import { COLUMN_CELLS } from '../content/ships.ts';
import { incapacitate, isFit, rest } from './crew.ts';
import { jettison } from './hold.ts';
import { addDirt } from './track.ts';
import { DIE } from './trial.ts';
import { GROUP, type OfGroup } from './words.ts';

interface Hits {
  left: number;
  where: 'any' | 'rigging' | 'hold';
}

/** One die for each impact: 1 rigging, 2–3 deck, 4–6 hold.   SKU-HIT-01, SKU-HIT-02 */
export const hits = proc('hits', 'SKU-HIT-01', openVars<Hits, { struck: OfGroup }, undefined>(), {
  begin: (t, v) => {
    const b = t.board;
    if (v.left === 0 || b.ship.hold === 0) return t.done();
    v.left--;
    const die = v.where === 'rigging' ? 1 : v.where === 'hold' ? DIE : t.roll(DIE, 'location', b.captain);
    if (die === 1) {
      strikeRigging(t);
      return t.go('begin');
    }
    if (die >= 4) {
      strikeHold(t);
      return t.go('begin');
    }
    t.tell?.('ship.hit', { where: 'deck', sails: b.ship.sails, hold: b.ship.hold });
    addDirt(t, 'impact');
    // Without a group outside the infirmary nothing more happens.   SKU-HIT-11
    const fit = b.groups.filter(isFit).length;
    if (fit === 0) return t.go('begin');
    if (fit > 1) return t.ask(victim, b.captain, 'struck');
    incapacitate(t, b.groups.findIndex(isFit));
    return t.go('begin');
  },

  // The Captain says which, among all posts.   SKU-HIT-06
  struck: (t, _v, [, group]) => {
    incapacitate(t, groupIndex(group));
    return t.go('begin');
  },
});

/** The highest sail goes, its occupant to the cabins, unharmed and rested; with no sail left only dirt.   SKU-HIT-03, SKU-HIT-10, SKU-SHIP-10, SKU-SHIP-18, SKU-POST-03, SKU-POST-04, SKU-POST-05 */
export function strikeRigging(t: Tools): void {
  const b = t.board;
  const { ship } = b;
  if (ship.sails > 0) {
    const sail = ship.sails--;
    t.tell?.('ship.hit', { where: 'rigging', sails: ship.sails, hold: ship.hold });
    b.people.forEach((p) => {
      if (p.sail !== sail) return;
      p.sail = 0;
      p.post = 'cabins';
      t.tell?.('post.taken', { who: p.cls, post: 'cabins' });
    });
    b.groups.forEach((g, i) => {
      if (g.sail !== sail) return;
      g.sail = 0;
      g.post = 'cabins';
      t.tell?.('group.moved', { group: GROUP_IDS[i]!, post: 'cabins' });
      rest(t, i);
    });
  }
  addDirt(t, 'impact'); // SKU-DIRT-04
}

/** One column to the right, and what lies there is lost; at column 1 the ship sinks.   SKU-HIT-08, SKU-SHIP-07, SKU-SHIP-08 */
export function strikeHold(t: Tools): void {
  const b = t.board;
  const { ship } = b;
  ship.hold--;
  t.tell?.('ship.hit', { where: 'hold', sails: ship.sails, hold: ship.hold });
  for (let i = 0; i < COLUMN_CELLS; i++) {
    const cell = ship.hold * COLUMN_CELLS + i;
    if (ship.cells[cell] !== null) jettison(t, cell, 'impact');
  }
  addDirt(t, 'impact'); // SKU-DIRT-04, SKU-HIT-10
  if (ship.hold === 0) t.tell?.('ship.sunk', {});
}

export const victim = question<Hits, OfGroup>('hits.victim', 'SKU-HIT-06', (o, b) => offerFit(o, b));

export function offerFit(o: Offering<OfGroup>, b: Voyage): void {
  for (let i = 0; i < b.groups.length; i++) if (isFit(b.groups[i]!)) o.may(GROUP[GROUP_IDS[i]!]);
}
