// What happens when the ship comes to a cell.
import type { Next } from '@boucan/kernel';
import type { Tools } from '../board.ts';
import { watchZones } from './foes.ts';
import { hits } from './hits.ts';
import { enterMarker } from './objectives.ts';
import type { Goer } from './settle.ts';

/** Markers turn up, zones are entered and left, and a charging whale strikes.   SKU-OBJECTIVE-04, SKU-ENEMY-26, SKU-FOE-WHALE-03 */
export function enterCell<S extends string>(t: Tools & Goer<S>, then: S): Next {
  enterMarker(t);
  watchZones(t);
  return meetWhale(t, then);
}

/** On the ship's cell it strikes twice at the hold; it must leave before it can strike again.   SKU-FOE-WHALE-03, SKU-FOE-WHALE-04, SKU-FOE-WHALE-07 */
export function meetWhale<S extends string>(t: Tools & Goer<S>, then: S): Next {
  const b = t.board;
  const whale = b.foes.find((f) => f.id === 'whale');
  if (whale === undefined) return t.go(then);
  if (whale.cell !== b.ship.cell) {
    whale.rammed = false;
    return t.go(then);
  }
  if (whale.temper !== 'hostile' || whale.rammed) return t.go(then);
  whale.rammed = true;
  t.tell?.('whale.struck', {});
  return t.call(hits, { left: 2, where: 'hold' }, then);
}
