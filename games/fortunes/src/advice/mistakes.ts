// What beginners do at sea and in port, as the companion of a first match has it from the other side.
import type { BeginnersMistake } from '@boucan/kernel';
import { type Caribbean, playerOf } from '../board.ts';
import { RULES } from '../content/constants.ts';
import { shipAt } from '../rules/facts.ts';
import { isHome } from '../rules/purse.ts';
import { reckoning } from '../rules/sea/verdict.ts';
import { isCrippled, manoeuvrabilityOf } from '../rules/ships.ts';

type Made = BeginnersMistake<Caribbean>['made'];

/** Gold aboard that would be missed. */
const MUCH = 6;
/** What a repair costs at least. */
const REPAIR = 2;

/** One card more, though the prize is a point already, or one more Flight icon would cost it. */
const raidsOn: Made = ({ board: b }, seat, [verb]) => {
  if (verb !== 'raid-draw' || b.raid === null) return false;
  const { gold, flights } = reckoning(b);
  return gold >= RULES.raidGoldForGlory || flights + 1 >= manoeuvrabilityOf(b, playerOf(b, seat).ship);
};

/** Goods that no port asks for. */
const mixedCargo: Made = ({ board: b }, _seat, [verb, good]) => verb === 'buy' && b.demand.every((one) => one !== good);

/** Sails on from home with the gold aboard. */
const goldAboard: Made = ({ board: b }, seat, [verb]) => {
  const p = playerOf(b, seat);
  return verb === 'leave' && isHome(p) && p.gold >= MUCH && b.turn.activities.length > 0 && !b.turn.activities.includes('stash');
};

/** Out to sea with a section destroyed, though the yard is here and there is gold for it. */
const unrepaired: Made = ({ board: b }, seat, [verb]) => {
  const p = playerOf(b, seat);
  return verb === 'leave' && isCrippled(p.ship) && p.gold >= REPAIR && !b.turn.activities.includes('yard');
};

/** Stays in a fight with more Cannons and more Crew, though the ship could still flee. */
const fightsOn: Made = ({ board: b }, seat, [verb, what]) => {
  if (verb !== 'order' || what === 'flee' || b.fight === null) return false;
  const at = b.fight.sides[0].seat === seat ? 0 : 1;
  if (b.fight.sides[at].seat !== seat || b.fight.round === 1) return false;
  const [own, enemy] = [shipAt(b, at), shipAt(b, at === 0 ? 1 : 0)];
  return own.cannons < enemy.cannons && own.crew < enemy.crew;
};

export const mistakes: readonly BeginnersMistake<Caribbean>[] = [
  { id: 'raids-on', made: raidsOn },
  { id: 'mixed-cargo', made: mixedCargo },
  { id: 'gold-aboard', made: goldAboard },
  { id: 'unrepaired', made: unrepaired },
  { id: 'fights-on', made: fightsOn },
];
