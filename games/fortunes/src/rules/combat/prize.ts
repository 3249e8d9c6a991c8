// The ship of whoever has lost, for the own one.   FDM-PLUNDER-07, FDM-PLUNDER-14, FDM-PLUNDER-15, FDM-PLUNDER-16, FDM-PLUNDER-19
import { choice, type Said } from '@boucan/kernel';
import { type Caribbean, playerOf, question, type Ship } from '../../board.ts';
import { contentOf } from '../../box.ts';
import { SPECIALIST_CARD_IDS } from '../../content/glory/specialists.ts';
import { newShip } from '../../setup.ts';
import { fightOf, loserOf, otherSide, shipAt, winnerOf } from '../facts.ts';
import { damageOf, fullValue } from '../ships.ts';
import { BELONGINGS, type Booty, isAboard, REFUSE, REFUSE_WEAPON } from './booty.ts';

export type Prize = Said<'capture'> | Said<'leave-prize'> | Said<'refuse', [booty: Booty]>;
const CAPTURE = choice('capture');
const LEAVE_PRIZE = choice('leave-prize');

export const takeShip = question<{ readonly refused: readonly Booty[] }, Prize>(
  'spoils.ship',
  'FDM-PLUNDER-14',
  (o, b, v, seat) => {
    o.may(CAPTURE);
    o.may(LEAVE_PRIZE);
    const loser = loserOf(b);
    if (loser === null) return;
    const mayRefuse = (booty: Booty): boolean =>
      !v.refused.includes(booty) && isAboard(playerOf(b, loser), playerOf(b, seat), booty);
    for (const booty of BELONGINGS) if (mayRefuse(booty)) o.may(REFUSE[booty]);
    for (const weapon of contentOf(b).weapons) if (mayRefuse(weapon)) o.may(REFUSE_WEAPON[weapon]);
    for (const card of SPECIALIST_CARD_IDS) if (mayRefuse(card)) o.may(REFUSE[card]);
  },
  { prompt: (b) => ({ ship: shipAt(b, otherSide(fightOf(b).winner!)).type, own: shipAt(b, fightOf(b).winner!).type }) },
);

/** As it is, with what is mounted on it; the own Crew goes aboard as far as there are berths.   FDM-PLUNDER-15, FDM-PLUNDER-16, FDM-YARD-19 */
export function capture(b: Caribbean): void {
  const { winner, sides } = fightOf(b);
  const seat = winnerOf(b)!;
  const p = playerOf(b, seat);
  const loser = sides[otherSide(winner!)];
  const prize = shipAt(b, otherSide(winner!));
  const crew = p.ship.crew;
  const own = p.ship;
  p.ship = prize;
  if (loser.seat !== null) playerOf(b, loser.seat).ship = { ...newShip(prize.type), hull: 0 };
  else loser.ship = { ...newShip(prize.type), hull: 0 };
  sides[winner!].ship = own; // given up; its tokens are dealt with at the end
  if (!b.house.capturedMods) stripTo(own, prize);
  prize.crew = Math.min(crew, fullValue(prize, 'crew'));
}

/** Some tables send the tokens of a captured ship back to the ports too.   FDM-PLUNDER-19, FDM-Q-53 */
function stripTo(own: Ship, prize: Ship): void {
  const damage = { cargo: damageOf(prize, 'cargo'), cannons: damageOf(prize, 'cannons') };
  own.mods.push(...prize.mods.splice(0));
  prize.turned = false;
  prize.cargo = Math.max(0, fullValue(prize, 'cargo') - damage.cargo);
  prize.cannons = Math.max(0, fullValue(prize, 'cannons') - damage.cannons);
}
