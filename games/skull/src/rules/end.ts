// The end of a voyage: what is gained, what is lost, and who has won.   SKU-END
import type { Seat } from '@boucan/kernel';
import type { Tools, Voyage } from '../board.ts';
import { CAPTURE_COST, RANKS } from '../content/campaign.ts';
import { goalPays, islandPays, purseOf, shipValue } from '../standing.ts';
import { landPilot } from './missions.ts';
import { changeLoot, changePrestige, convertTrust } from './track.ts';
import { DIE } from './trial.ts';
import type { VoyageEnd } from './unrest.ts';

export function endVoyage(t: Tools, how: VoyageEnd): void {
  const b = t.board;
  t.tell?.('voyage.ended', { end: how.end, annex: how.annex });
  b.boarding = null;
  for (const p of b.people) if (p.post === 'enemy-deck') p.post = 'cabins';
  saveAmmunition(t);
  spendCoins(t);
  // Whoever lies unconscious sets out with half his life, after a defeat as well.   SKU-END-05
  for (const p of b.people) p.half = p.post === 'infirmary';
  if (how.end === 'reached') success(t);
  else defeat(t, how);
}

/** Trust becomes prestige, and the island pays.   SKU-END-03, SKU-END-04, SKU-TRUST-03, SKU-OBJECTIVE-02 */
function success(t: Tools): void {
  const b = t.board;
  b.defeats = 0;
  landPilot(t);
  changeLoot(t, islandPays(b), 'treasure');
  convertTrust(t, b.captain);
  for (let seat = 0; seat < b.registers.length; seat++)
    if (goalPays(b, seat) > 0) changePrestige(t, seat, goalPays(b, seat), 'goal');
}

/** Doubloons, items and the crew's loot are lost, buried loot is not, and trust is worth nothing.   SKU-END-11, SKU-END-12, SKU-END-13, SKU-END-14 */
function defeat(t: Tools, { annex }: VoyageEnd): void {
  const b = t.board;
  b.defeats++;
  b.registers.forEach((r, seat) => {
    r.doubloons = 0;
    r.item = null;
    t.tell?.('belongings.lost', { seat });
    if (annex === 2 && b.house.campaign) changePrestige(t, seat, -CAPTURE_COST, 'capture');
  });
  changeLoot(t, -b.loot, 'defeat');
}

/** Special shot that was used is gone; the lot that a Gunner minded may be saved.   SKU-END-15, SKU-MANOEUVRE-03 */
function saveAmmunition(t: Tools): void {
  const b = t.board;
  for (const ammo of b.ship.fired) {
    if (ammo === b.ship.saving) {
      const die = t.roll(DIE, 'powder', b.captain);
      t.tell?.('powder.saved', { ammo, die });
      if (die >= 4) continue;
    }
    b.ship.ammo.splice(b.ship.ammo.indexOf(ammo), 1);
    t.tell?.('ammo.spent', { ammo });
  }
  b.ship.fired = [];
  b.ship.saving = null;
}

/** A lucky coin is for one voyage. */
function spendCoins(t: Tools): void {
  t.board.registers.forEach((r, seat) => {
    if (r.item !== 'lucky-coin') return;
    r.item = null;
    t.tell?.('coin.spent', { seat });
  });
}

/** Prestige gained and a tenth of the doubloons gained; the Captain adds a fortieth of loot and cargo. A defeat brings nobody anything. */
export function scoresOf(t: Tools, how: VoyageEnd): number[] {
  const b = t.board;
  return b.registers.map((r, seat) => {
    if (how.end !== 'reached') return 0;
    const doubloons = purseOf(r);
    const ship = seat === b.captain ? shipValue(b, b.loot) : 0;
    const total = r.prestige - r.setOut + doubloons + ship;
    t.tell?.('score.counted', { seat, prestige: r.prestige, setOut: 0 - r.setOut, doubloons, ship, total });
    return total;
  });
}

/** Highest score, ties shared; a defeat has no winner.   SKU-GOAL-02, SKU-GOAL-03 */
export function winnersOf(b: Voyage, how: VoyageEnd, scores: readonly number[]): Seat[] {
  if (how.end !== 'reached') return [];
  const best = Math.max(...scores);
  return b.registers.flatMap((_, seat) => (scores[seat] === best ? [seat] : []));
}

/** Alone, a name for what one has become. */
export function finalRank(t: Tools): void {
  const b = t.board;
  if (b.registers.length > 1) return;
  const points = b.registers[0]!.prestige + Math.floor(b.loot / 10);
  t.tell?.('rank.earned', { rank: RANKS.find((r) => points >= r.from)!.rank, points });
}
