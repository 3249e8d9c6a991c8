// A Mission is done: what it pays, and the Glory of it.   FDM-MISSION-10, FDM-MISSION-13
import { choices, openVars, type Said, type Seat } from '@boucan/kernel';
import { type Caribbean, playerOf, proc, question } from '../../board.ts';
import { CAPTAIN_ABILITIES } from '../../content/captain-abilities.ts';
import { NATIONS, type Nation } from '../../content/map.ts';
import { type MissionId, missionCard } from '../../content/missions.ts';
import { bountyOf, hasAbility } from '../facts.ts';
import { drawGlory, gloryPoint } from '../glory.ts';
import { removeBounties } from '../sea/bounty.ts';
import { armFully, findToken, mend, pickModification, receive } from './gains.ts';
import { grantSpecialist } from './grant.ts';

interface Completing {
  seat: Seat;
  mission: MissionId;
}

/** The held Mission is completed: its reward, 1 Glory point with its card, and it goes to the discard; no new one is drawn. */
export const completeMission = proc('complete-mission', 'FDM-MISSION-10', openVars<Completing, { pardoned: Absolve }, void>(), {
  // A Friend at Court is paid more.
  begin: (t, v) => {
    const p = playerOf(t.board, v.seat);
    const { gold, repair, crew, weapons } = missionCard(v.mission).reward;
    t.tell?.('mission.completed', { seat: v.seat, mission: v.mission });
    if (hasAbility(p, 'friend-at-court'))
      receive(t, v.seat, gold + CAPTAIN_ABILITIES['friend-at-court'].figures.gold, 'friend-at-court');
    else receive(t, v.seat, gold);
    if (repair !== undefined) mend(t, v.seat, repair);
    if (crew === true) mend(t, v.seat, ['crew']);
    if (weapons === true) armFully(t, v.seat);
    return t.go('pardon');
  },

  // Bounties of one nation: of its owner's choice, where the text leaves it open.   GEN-09
  pardon: (t, v) => {
    const { pardon } = missionCard(v.mission).reward;
    if (pardon === undefined) return t.go('specialist');
    if (pardon.of !== 'one') {
      removeBounties(t, v.seat, pardon.of, limitOf(pardon.upTo));
      return t.go('specialist');
    }
    const wanting = wantedBy(t.board, v.seat);
    if (wanting.length > 1) return t.ask(choosePardon, v.seat, 'pardoned');
    for (const nation of wanting) removeBounties(t, v.seat, nation, limitOf(pardon.upTo));
    return t.go('specialist');
  },

  pardoned: (t, v, [, nation]) => {
    removeBounties(t, v.seat, nation, limitOf(missionCard(v.mission).reward.pardon!.upTo));
    return t.go('specialist');
  },

  specialist: (t, v) => {
    const { specialists } = missionCard(v.mission).reward;
    return specialists === undefined
      ? t.go('modification')
      : t.call(grantSpecialist, { seat: v.seat, types: specialists }, 'modification');
  },

  modification: (t, v) => {
    const { modification, orGold = 0 } = missionCard(v.mission).reward;
    if (modification === 'any') return t.call(pickModification, { seat: v.seat }, 'cards');
    if (modification !== undefined && !findToken(t, v.seat, modification)) receive(t, v.seat, orGold);
    return t.go('cards');
  },

  cards: (t, v) => t.call(drawGlory, { seat: v.seat, cards: missionCard(v.mission).reward.gloryCards ?? 0 }, 'glory'),

  // FDM-GLORY-04
  glory: (t, v) => t.call(gloryPoint, { seat: v.seat, source: 'mission' }, 'discard'),

  discard: (t, v) => {
    discardMission(t.board, v.seat);
    return t.done();
  },
});

/** The held Mission leaves its owner, with all that was done for it.   FDM-MISSION-13 */
export function discardMission(b: Caribbean, seat: Seat): void {
  const p = playerOf(b, seat);
  if (p.mission !== null) b.missionDiscard.push(p.mission);
  p.mission = null;
  p.marks = [];
}

const limitOf = (upTo: number | 'all'): number => (upTo === 'all' ? Number.POSITIVE_INFINITY : upTo);

const wantedBy = (b: Caribbean, seat: Seat): Nation[] => NATIONS.filter((nation) => bountyOf(playerOf(b, seat), nation) > 0);

type Absolve = Said<'absolve', [nation: Nation]>;
const ABSOLVE = choices('absolve', NATIONS);

export const choosePardon = question<Completing, Absolve>('mission.pardon', 'FDM-MISSION-10', (o, b, _v, seat) => {
  for (const nation of wantedBy(b, seat)) o.may(ABSOLVE[nation]);
});
