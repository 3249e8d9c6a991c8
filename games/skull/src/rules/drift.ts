// Involuntary movement: fog, collision, islands.   SKU-DRIFT
import { openVars } from '@boucan/kernel';
import { proc } from '../board.ts';
import { FOES } from '../content/foes.ts';
import { isWater, nextTo } from '../content/map.ts';
import { enterCell } from './arrival.ts';
import { clearBeaten, foesAt, strikeFoe } from './foes.ts';
import { hits } from './hits.ts';
import { isPrivateersHour } from './layout.ts';
import { isSighted, lookout } from './lookout.ts';
import { spawn } from './spawn.ts';
import { advanceWatch, demand } from './time.ts';

interface Drift {
  left: number;
  heading: number;
}

/** The ship is carried off, and keeps its heading; whatever it runs into ends it.   SKU-DRIFT-01, SKU-DRIFT-05 */
export const drift = proc('drift', 'SKU-DRIFT-01', openVars<Drift, object, undefined>(), {
  begin: (t, v) => {
    const b = t.board;
    if (v.left === 0) return t.go('look');
    const next = nextTo(b.ship.cell, v.heading);
    // Beyond the edge: fog, and the watch goes on at once.   SKU-DRIFT-02
    if (next < 0) {
      t.tell?.('ship.fogged', {});
      return advanceWatch(t) ? t.call(demand, { daily: true }, 'look') : t.go('nightfall');
    }
    // Copper sheathing spares the hull one impact.
    const spared = b.ship.upgrades.includes('copper-sheathing') ? 1 : 0;
    // An island: the ship stays on the last coastal cell, and takes two impacts in the hold.   SKU-DRIFT-04, SKU-DRIFT-06
    if (!isWater(next)) {
      t.tell?.('ship.aground', { cell: b.ship.cell });
      return t.call(hits, { left: 2 - spared, where: 'hold' }, 'look');
    }
    // An enemy: the ship stays before it, and both are hit below; the Ghost Ship stops nothing.   SKU-DRIFT-03
    const struck = foesAt(b, next).filter((f) => FOES[f.id].hits.length > 0);
    if (struck.length > 0) {
      for (const foe of struck) {
        t.tell?.('ship.collided', { foe: foe.id });
        strikeFoe(t, foe, 'hold');
      }
      clearBeaten(t);
      return t.call(hits, { left: 1 - spared, where: 'hold' }, 'look');
    }
    v.left--;
    b.ship.cell = next;
    t.tell?.('ship.drifted', { cell: next });
    return enterCell(t, 'begin'); // SKU-DRIFT-07
  },
  nightfall: (t) => (isPrivateersHour(t.board) ? t.call(spawn, { foe: 'privateer', cell: -1 }, 'look') : t.go('look')),
  look: (t) => (isSighted(t.board) ? t.call(lookout, {}, 'over') : t.done()),
  over: (t) => t.done(),
});
