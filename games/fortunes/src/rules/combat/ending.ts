// Right after a fight, before anything is gained or lost by it.
import { openVars } from '@boucan/kernel';
import { type Caribbean, playerOf, proc } from '../../board.ts';
import { CAPTAIN_ABILITIES } from '../../content/captain-abilities.ts';
import { SPECIALISTS } from '../../content/glory/specialists.ts';
import { announcing, opening } from '../announcing.ts';
import type { Tools } from '../dice.ts';
import { bountyOf, fightOf, isPirateSide, otherSide, SIDES, type SideNo, shipAt, sideIsAble } from '../facts.ts';
import { sideHas } from '../hired.ts';
import { gain } from '../purse.ts';
import { fullValue } from '../ships.ts';

/** It is over: a Surgeon, the King's Privateer, and cards, the winner's before the loser's. */
export const ending = proc('combat-ending', 'FDM-COMBAT-01', openVars<object>(), {
  begin: (t) => {
    const b = t.board;
    const fight = fightOf(b);
    for (const i of SIDES) mend(t, i);
    if (fight.winner !== null) privateer(t, fight.winner);
    const first = fight.stage === 'crew' && fight.winner !== null ? fight.winner : 0;
    const seats = [first, otherSide(first)].flatMap((i) => fight.sides[i].seat ?? []);
    return t.call(announcing, opening(fight.stage === 'crew' ? 'crew.ended' : 'naval.ended', seats), 'over');
  },

  over: (t) => t.done(),
});

/** Whether this side's captain is still alive. */
export const lives = (b: Caribbean, i: SideNo): boolean => {
  const { end, winner } = fightOf(b);
  if (end === 'both-lost') return false;
  return winner === null || winner === i;
};

/** A Surgeon saves one of those lost, if captain and Surgeon live. It never changes who has won. */
function mend(t: Tools, i: SideNo): void {
  const b = t.board;
  const { seat, crewLost } = fightOf(b).sides[i];
  const { lost, crew } = SPECIALISTS.surgeon.figures;
  if (!sideHas(b, i, 'surgeon') || crewLost < lost || !lives(b, i)) return;
  const ship = shipAt(b, i);
  ship.crew = Math.min(fullValue(ship, 'crew'), ship.crew + crew);
  t.tell?.('surgeon.saved', { seat: seat!, specialist: 'surgeon', crew: ship.crew });
}

/** Miguel Enríquez is paid for a pirate, reward or not, as long as Spain does not want him. */
function privateer(t: Tools, i: SideNo): void {
  const b = t.board;
  if (!sideIsAble(b, i, 'kings-privateer') || !isPirateSide(b, otherSide(i))) return;
  const seat = fightOf(b).sides[i].seat!;
  const { nation, figures } = CAPTAIN_ABILITIES['kings-privateer'];
  if (bountyOf(playerOf(b, seat), nation) > 0) return;
  gain(playerOf(b, seat), figures.gold);
  t.tell?.('privateer.paid', { seat, ability: 'kings-privateer', gold: figures.gold });
}
