// Enemies in play: zones, damage, defeat. They do not repair, tire or lose heart.   SKU-ENEMY-35
import type { Foe, Tools, Voyage } from '../board.ts';
import { type Field, FOES, type FoeId, ZONE } from '../content/foes.ts';
import { far } from '../content/map.ts';
import { isNear } from '../quantities.ts';
import { gainNamed, gainRandom } from './hold.ts';
import { changeMorale } from './track.ts';

export const isShip = (foe: Foe): boolean => FOES[foe.id].kind === 'ship';
/** The Ghost Ship can be attacked in no way.   SKU-FOE-GHOST-01 */
export const isAttackable = (foe: Foe): boolean => FOES[foe.id].hits.length > 0;
/** Ships alone, and not the Ghost Ship.   SKU-FOE-WHALE-06, SKU-FOE-MONSTER-04 */
export const isBoardable = (foe: Foe): boolean => isShip(foe) && isAttackable(foe);

/** Whoever goes beyond five cells, for whatever reason, leaves the zone: the red value, and the enemy is inactive.   SKU-ENEMY-03, SKU-ENEMY-04, SKU-ENEMY-05, SKU-ENEMY-26 */
export function watchZones(t: Tools): void {
  const b = t.board;
  for (let i = 0; i < b.foes.length; i++) {
    const foe = b.foes[i]!;
    const near = isNear(b, foe);
    if (near === foe.near) continue;
    foe.near = near;
    if (near) t.tell?.('foe.near', { foe: foe.id });
    else {
      t.tell?.('foe.left', { foe: foe.id });
      changeMorale(t, -FOES[foe.id].red, 'fled');
    }
  }
  if (b.tower !== null && far(b.ship.cell, b.tower.cell) > ZONE) {
    b.tower = null;
    b.discard.push('watchtower');
    t.tell?.('tower.left', {});
  }
}

/** Off the board, without reward.   SKU-ENEMY-24 */
export function removeFoe(b: Voyage, foe: Foe): void {
  b.foes.splice(b.foes.indexOf(foe), 1);
}

/** One impact: speed, combat capacity or hold, one less.   SKU-HIT-04, SKU-HIT-07, SKU-HIT-09 */
export function strikeFoe(t: Tools, foe: Foe, field: Field): void {
  if (foe[field] > 0) foe[field]--;
  t.tell?.('foe.hit', { foe: foe.id, field, left: foe[field] });
  // A neutral enemy that is hit turns on the pirates.   SKU-ENEMY-14, SKU-FOE-WHALE-02, SKU-Q-61
  if (foe.temper === 'neutral') {
    foe.temper = 'hostile';
    t.tell?.('foe.angered', { foe: foe.id });
  }
  // Without speed a hostile enemy thinks only of getting away, for good.   SKU-ENEMY-13, SKU-ENEMY-20, SKU-ENEMY-36, SKU-Q-35
  if (foe.speed === 0 && foe.temper === 'hostile') {
    foe.temper = 'passive';
    t.tell?.('foe.crippled', { foe: foe.id });
  }
}

/** Hold at 0: sunk. Combat capacity at 0, where the sheet has it: beaten too.   SKU-ENEMY-19, SKU-ENEMY-21 */
export const isBeaten = (foe: Foe): boolean =>
  FOES[foe.id].hits.length > 0 && (foe.hold === 0 || (FOES[foe.id].combat !== null && foe.combat === 0));

/** The grey value, whatever comes with it, and the marker is removed.   SKU-ENEMY-19, SKU-ENEMY-23 */
export function defeat(t: Tools, foe: Foe): void {
  const b = t.board;
  const sunk = foe.hold === 0;
  t.tell?.('foe.defeated', { foe: foe.id, how: sunk ? 'sunk' : 'beaten' });
  removeFoe(b, foe);
  changeMorale(t, FOES[foe.id].grey, 'victory');
  noteDefeat(b, foe.id);
  if (foe.id === 'whale' && sunk) {
    // Two provisions and something at random.   SKU-FOE-WHALE-05
    gainNamed(t, 'provisions', 'whale');
    gainNamed(t, 'provisions', 'whale');
    gainRandom(t, 'whale', b.captain);
  }
  if (sunk && isShip(foe) && b.ship.upgrades.includes('diving-bell')) {
    b.wrecks.push({ cell: foe.cell, left: 2 });
    t.tell?.('wreck.lies', { cell: foe.cell });
  }
}

/** What missions wait for. */
function noteDefeat(b: Voyage, id: FoeId): void {
  const wanted = id === 'whale' ? 'whale-oil' : id === 'coastguard' ? 'break-the-blockade' : null;
  for (const m of b.missions) if (m.id === wanted) m.ready = true;
}

/** All that have taken a beating go. */
export function clearBeaten(t: Tools): void {
  for (const foe of t.board.foes.slice()) if (isBeaten(foe)) defeat(t, foe);
}

export const foesAt = (b: Voyage, cell: number): Foe[] => b.foes.filter((f) => f.cell === cell);
