// Missions: which are on offer, and how one is accepted.   FDM-MISSION-01, FDM-MISSION-02, FDM-MISSION-03, FDM-MISSION-04, FDM-MISSION-05, FDM-MISSION-06, FDM-MISSION-07, FDM-MISSION-08, FDM-MISSION-09
import { choice, type Offering, openVars, type Params, type RuleId, type Said, type Seat, takeOut } from '@boucan/kernel';
import { type Caribbean, playerOf, proc, question } from '../../board.ts';
import type { Skill } from '../../content/effect.ts';
import { type MissionId, missionCard } from '../../content/missions.ts';
import { PASS, type Pass } from '../announcing.ts';
import { choicesOf } from '../choices.ts';
import { successes, type Tools } from '../dice.ts';
import { bountyOf, hasAbility, isPirate, skillOf } from '../facts.ts';
import { skillRoll } from '../trial.ts';
import { tellRoll } from './gains.ts';

/** The Missions on offer in this port; both may lie in the same one.   FDM-MISSION-02, FDM-MISSION-11 */
export function missionsHere(b: Caribbean, seat: Seat): MissionId[] {
  const { inPort, zone } = playerOf(b, seat);
  return inPort ? b.offers.filter((mission) => missionCard(mission).port === zone) : [];
}

/** The roll among the conditions of a Mission, if there is one. */
export const rollToAccept = (mission: MissionId): Skill | null => missionCard(mission).accept.roll ?? null;

interface Unmet {
  readonly text: string;
  readonly with?: Params;
}

const NO_BOUNTY: Unmet = { text: 'mission-no-bounty' };
const OUTLAW: Unmet = { text: 'mission-outlaw' };

/** The condition that is not met, roll apart. They hold for acceptance only.   FDM-MISSION-01 */
export function unmetBy(b: Caribbean, seat: Seat, mission: MissionId): Unmet | null {
  const p = playerOf(b, seat);
  const { noBountyOf, bounties, cargo, crew, scouting } = missionCard(mission).accept;
  if (noBountyOf === 'any' && isPirate(p)) return NO_BOUNTY;
  if (noBountyOf !== undefined && noBountyOf !== 'any' && bountyOf(p, noBountyOf) > 0)
    return { text: 'mission-no-bounty-of', with: { nation: noBountyOf } };
  if (bounties !== undefined && p.bounties.reduce((sum, n) => sum + n, 0) < bounties) return OUTLAW;
  if (cargo !== undefined && p.ship.cargo < cargo) return { text: 'mission-hold', with: { cargo } };
  if (crew !== undefined && p.ship.crew < crew) return { text: 'mission-crew', with: { crew } };
  if (scouting !== undefined && skillOf(p, 'scouting') < scouting) return { text: 'mission-scouting', with: { scouting } };
  return null;
}

export const ACCEPT = choicesOf('accept', 'missions');

/** Every Mission on offer in this port, with what speaks against it. The caller adds reasons of its own. */
export function offerMissions(o: Offering, b: Caribbean, seat: Seat, barred = false, rule: RuleId = '', text = ''): void {
  const { inPort, zone } = playerOf(b, seat);
  if (!inPort) return;
  for (const mission of b.offers) {
    if (missionCard(mission).port !== zone) continue;
    const unmet = unmetBy(b, seat, mission);
    o.may(ACCEPT[mission])
      .unless(barred, rule, text)
      .unless(unmet !== null, 'FDM-MISSION-02', unmet?.text ?? '', unmet?.with);
  }
}

interface Accepting {
  seat: Seat;
  mission: MissionId;
  letter: boolean; // a card makes its roll succeed
}

/** The activity Accept mission, for one Mission on offer in this port. The result tells whether it was accepted.   FDM-MISSION-02, SEA-BASE-74 */
export const acceptMission = proc(
  'accept-mission',
  'FDM-MISSION-02',
  openVars<Accepting, { rolled: readonly number[]; asked: RollAgain | Pass; chosen: Hold }, boolean>(),
  {
    begin: (t, v) => {
      if (rollToAccept(v.mission) === null || v.letter) return t.go('accepted');
      t.tell?.('mission.sought', { seat: v.seat, mission: v.mission });
      return t.go('roll');
    },

    roll: (t, v) => t.call(skillRoll, { seat: v.seat, skill: rollToAccept(v.mission)!, trial: 'mission' }, 'rolled'),

    rolled: (t, v, dice) => {
      const p = playerOf(t.board, v.seat);
      tellRoll(t, v.seat, rollToAccept(v.mission)!, 'mission', dice);
      if (successes(dice) > 0) return t.go('accepted');
      const { used } = t.board.turn;
      return hasAbility(p, 'friend-at-court') && !used.includes('friend-at-court')
        ? t.ask(askFriend, v.seat, 'asked')
        : t.go('refused');
    },

    // A Friend at Court lets all the dice be rolled again, once per turn.
    asked: (t, v, answer) => {
      if (answer[0] === 'pass') return t.go('refused');
      t.board.turn.used.push('friend-at-court');
      t.tell?.('ability.used', { seat: v.seat, ability: 'friend-at-court' });
      return t.go('roll');
    },

    // The Mission stays where it is; the next attempt takes another Port action.   FDM-MISSION-03, FDM-MISSION-04
    refused: (t, v) => {
      t.tell?.('mission.refused', { seat: v.seat, mission: v.mission });
      return t.done(false);
    },

    accepted: (t, v) => {
      t.tell?.('mission.accepted', { seat: v.seat, mission: v.mission });
      return playerOf(t.board, v.seat).mission === null ? t.go('take') : t.ask(keepMission, v.seat, 'chosen');
    },

    // Of two, one is kept.   FDM-MISSION-07, FDM-MISSION-08
    chosen: (t, v, [, kept]) => (kept === v.mission ? t.go('take') : t.go('decline')),

    // Face up on the player board. The one it replaces is discarded.   FDM-MISSION-05, FDM-MISSION-09
    take: (t, v) => {
      const b = t.board;
      const p = playerOf(b, v.seat);
      const dropped = p.mission;
      p.mission = takeOut(b.offers, v.mission);
      p.marks = [];
      offerAnother(t, v.seat);
      if (dropped !== null) drop(t, v.seat, dropped);
      return t.go('placed');
    },

    decline: (t, v) => {
      const dropped = takeOut(t.board.offers, v.mission);
      offerAnother(t, v.seat);
      drop(t, v.seat, dropped);
      return t.go('placed');
    },

    placed: (t) => t.done(true),
  },
);

/** A new Mission on its place: there are always two.   FDM-MISSION-06, FDM-Q-59 */
export function offerAnother(t: Tools, seat: Seat): void {
  const b = t.board;
  if (b.missions.length === 0) {
    b.missions = b.missionDiscard;
    b.missionDiscard = [];
  }
  const mission = t.draw(b.missions, 'mission', seat);
  b.offers.push(mission);
  t.tell?.('mission.offered', { mission, port: missionCard(mission).port });
}

function drop(t: Tools, seat: Seat, mission: MissionId): void {
  t.board.missionDiscard.push(mission);
  t.tell?.('mission.dropped', { seat, mission });
}

type RollAgain = Said<'roll-again'>;
const ROLL_AGAIN = choice('roll-again');

export const askFriend = question<Accepting, RollAgain | Pass>(
  'mission.friend',
  'FDM-MISSION-02',
  (o) => {
    o.may(ROLL_AGAIN);
    o.may(PASS);
  },
  { prompt: (_b, v) => ({ mission: v.mission }) },
);

type Hold = Said<'hold', [mission: MissionId]>;
const HOLD = choicesOf('hold', 'missions');

export const keepMission = question<Accepting, Hold>('mission.keep', 'FDM-MISSION-08', (o, b, v, seat) => {
  o.may(HOLD[v.mission]);
  o.may(HOLD[playerOf(b, seat).mission!]);
});
