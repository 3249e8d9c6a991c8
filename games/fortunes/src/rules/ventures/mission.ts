// Missions: accepting them, what is done for them, their reward.   FDM-MISSION
import { choice, type Offering, openVars, type Params, type RuleId, type Said, type Seat, takeOut } from '@boucan/kernel';
import { type Caribbean, type MissionMark, playerOf, proc, question } from '../../board.ts';
import type { Good } from '../../content/cargo.ts';
import type { Skill } from '../../content/effect.ts';
import { type Nation, ZONES } from '../../content/map.ts';
import type { Task } from '../../content/missions/mission.ts';
import { type MissionId, missionCard } from '../../content/missions.ts';
import { PASS, type Pass } from '../announcing.ts';
import { countGood, discardCargo, jettison, takeGood } from '../cargo.ts';
import { choicesOf } from '../choices.ts';
import { type At, successes } from '../dice.ts';
import { bountyOf, hasAbility, hasScouted, isPirate, skillOf } from '../facts.ts';
import { addBounty } from '../sea/bounty.ts';
import { capacityOf, damage } from '../ships.ts';
import { skillRoll } from '../trial.ts';
import { type Ashore, faceGuards, tellRoll } from './gains.ts';
import { completeMission, discardMission } from './rewards.ts';

// ── accepting ──

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
export function offerAnother(t: At, seat: Seat): void {
  const b = t.board;
  if (b.missions.length === 0) {
    b.missions = b.missionDiscard;
    b.missionDiscard = [];
  }
  if (b.missions.length === 0) return;
  const mission = t.draw(b.missions, 'mission', seat);
  b.offers.push(mission);
  t.tell?.('mission.offered', { mission, port: missionCard(mission).port });
}

function drop(t: At, seat: Seat, mission: MissionId): void {
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

// ── delivering ──

/** The good that the held Mission wants here, if its owner has any aboard. For the owner's own menu alone. */
export function deliverable(b: Caribbean, seat: Seat): Good | null {
  const p = playerOf(b, seat);
  if (p.mission === null || !p.inPort) return null;
  const { task } = missionCard(p.mission);
  return task.do === 'deliver' && task.port === p.zone && countGood(p.cargo, task.good) > 0 ? task.good : null;
}

export const DELIVER = choicesOf('deliver', 'goods');

/** In a Port action there, free and no activity: to be offered in its menu. */
export function offerDelivery(o: Offering, b: Caribbean, seat: Seat): void {
  const good = deliverable(b, seat);
  if (good !== null) o.may(DELIVER[good]);
}

interface Errand {
  seat: Seat;
}

/** One card for the held Mission, face up; it may take several Port actions. */
export const deliver = proc('deliver', 'FDM-MISSION-10', openVars<Errand>(), {
  begin: (t, v) => {
    const b = t.board;
    const p = playerOf(b, v.seat);
    const mission = p.mission!;
    const task = missionCard(mission).task as Extract<Task, { do: 'deliver' }>;
    const card = takeGood(p.cargo, task.good);
    discardCargo(b, card);
    p.marks.push(task.good);
    t.reveal();
    t.tell?.('cargo.delivered', { seat: v.seat, mission, good: task.good, card, cards: p.marks.length, of: task.cards });
    return p.marks.length < task.cards ? t.done() : t.call(completeMission, { seat: v.seat, mission }, 'over');
  },

  over: (t) => t.done(),
});

// ── what is done for a Mission ──

/** What may advance, complete or end a held Mission. */
export type Happening =
  | { readonly what: 'port' } // a Port action begins
  | { readonly what: 'sea' } // at sea, after a move or as a turn begins
  | { readonly what: 'turn-end' }
  | { readonly what: 'attacked' } // began a combat or a raid
  | { readonly what: 'raided'; readonly nation: Nation } // a raid succeeded
  | { readonly what: 'defeated'; readonly pirate: boolean; readonly naval: boolean; readonly player: boolean };

interface Progress {
  seat: Seat;
  happening: Happening;
}

/**
 * Called whenever something of this kind happened to a player, Mission or not.   FDM-MISSION-10, FDM-MISSION-13, SEA-BASE-36
 */
export const missionProgress = proc(
  'mission-progress',
  'FDM-MISSION-10',
  openVars<Progress, { smuggled: readonly number[]; fought: Ashore }, void>(),
  {
    begin: (t, v) => {
      const p = playerOf(t.board, v.seat);
      if (p.mission === null) return t.done();
      const { task } = missionCard(p.mission);
      switch (v.happening.what) {
        case 'port':
          if (!p.inPort) return t.done();
          switch (task.do) {
            // A Port action in one port of each nation but one.
            case 'letters': {
              const { nation } = ZONES[p.zone];
              if (nation === null || nation === task.except || p.marks.includes(nation)) return t.done();
              return mark(t, v.seat, nation) === task.ports ? t.go('complete') : t.done();
            }
            // Whoever and whatever was aboard has arrived.
            case 'carry':
              return p.zone === task.port ? t.go('complete') : t.done();
            case 'fetch':
              return p.zone === task.port && p.marks.length > 0 ? t.go('complete') : t.done();
            case 'smuggle':
              return p.zone === task.port ? t.go('smuggle') : t.done();
            // A captain barred from the port never comes this far.
            case 'fight':
              return 'port' in task && p.zone === task.port
                ? t.call(faceGuards, { seat: v.seat, guards: task.guards }, 'fought')
                : t.done();
            default:
              return t.done();
          }

        case 'sea':
        case 'turn-end': {
          const moment = v.happening.what === 'sea' ? 'move.after' : 'turn.end';
          if (p.inPort || task.do !== 'sail' || !task.moments.includes(moment)) return t.done();
          if (!task.zones.includes(p.zone) || p.marks.includes(p.zone)) return t.done();
          return mark(t, v.seat, p.zone) === task.zones.length ? t.go('complete') : t.done();
        }

        // Passengers and bullion do not bear an attack by their own captain.
        case 'attacked':
          if (task.do === 'carry') lose(t, v.seat);
          return t.done();

        case 'raided':
          if (task.do !== 'raid' || v.happening.nation === task.notAs) return t.done();
          return mark(t, v.seat, v.happening.nation) === task.times ? t.go('complete') : t.done();

        case 'defeated':
          if (task.do !== 'defeat' || !v.happening[task.target]) return t.done();
          return mark(t, v.seat, task.target) === task.times ? t.go('complete') : t.done();
      }
    },

    // A roll as the Port action begins. Caught: a bounty, and the crates stay, or all is lost.
    smuggle: (t, v) => t.call(skillRoll, { seat: v.seat, skill: smuggling(t.board, v.seat).roll, trial: 'errand' }, 'smuggled'),

    smuggled: (t, v, dice) => {
      const task = smuggling(t.board, v.seat);
      tellRoll(t, v.seat, task.roll, 'errand', dice);
      if (successes(dice) > 0) return t.go('complete');
      addBounty(t, v.seat, task.bounty, task.bounties);
      if (task.failure === 'lost') lose(t, v.seat);
      return t.done();
    },

    // Declined or tied, the Mission goes on.   FDM-MISSION-12
    fought: (t, _v, end) => (end === 'won' ? t.go('complete') : t.done()),

    complete: (t, v) => t.call(completeMission, { seat: v.seat, mission: playerOf(t.board, v.seat).mission! }, 'over'),

    over: (t) => t.done(),
  },
);

const smuggling = (b: Caribbean, seat: Seat): Extract<Task, { do: 'smuggle' }> =>
  missionCard(playerOf(b, seat).mission!).task as Extract<Task, { do: 'smuggle' }>;

/** A marker on the Mission; gives their number. */
function mark(t: At, seat: Seat, done: MissionMark): number {
  const p = playerOf(t.board, seat);
  p.marks.push(done);
  t.tell?.('mission.marked', { seat, mission: p.mission!, mark: done, marks: p.marks.length });
  return p.marks.length;
}

/** The Mission has failed, and is discarded. */
function lose(t: At, seat: Seat): void {
  t.tell?.('mission.failed', { seat, mission: playerOf(t.board, seat).mission! });
  discardMission(t.board, seat);
}

// ── Scout actions for a Mission ──

/** Whether a Scout action here would serve the held Mission: everybody can see that. One per turn in each place.   FDM-SCOUT-06, C-17 */
export function mayScoutForMission(b: Caribbean, seat: Seat): boolean {
  const p = playerOf(b, seat);
  if (p.mission === null || p.inPort) return false;
  const { task } = missionCard(p.mission);
  if (!('zone' in task) || task.zone !== p.zone || (task.do === 'fetch' && p.marks.length > 0)) return false;
  return !hasScouted(b, 'mission', p.zone);
}

const scouting = (b: Caribbean, seat: Seat): Extract<Task, { zone: unknown }> =>
  missionCard(playerOf(b, seat).mission!).task as Extract<Task, { zone: unknown }>;

/** A Scout action spent on the held Mission, in the zone it names; the action has been counted. */
export const scoutForMission = proc(
  'scout-for-mission',
  'FDM-MISSION-10',
  openVars<Errand, { looked: readonly number[]; fought: Ashore }, void>(),
  {
    begin: (t, v) => {
      const b = t.board;
      const p = playerOf(b, v.seat);
      const { roll } = scouting(b, v.seat);
      b.turn.scouted.push({ what: 'mission', of: p.zone });
      t.tell?.('mission.scouted', { seat: v.seat, mission: p.mission!, zone: p.zone });
      return roll === undefined ? t.go('seen') : t.call(skillRoll, { seat: v.seat, skill: roll, trial: 'errand' }, 'looked');
    },

    looked: (t, v, dice) => {
      const { roll } = scouting(t.board, v.seat);
      tellRoll(t, v.seat, roll!, 'errand', dice);
      return t.go(successes(dice) > 0 ? 'seen' : 'missed');
    },

    missed: (t, v) => {
      const p = playerOf(t.board, v.seat);
      const task = scouting(t.board, v.seat);
      // Seen from the beach, and shot at if there is anything to lose.
      if (task.do !== 'land' || p.ship[task.section] < task.ifAtLeast) return t.done();
      for (let n = 0; n < task.damage; n++) damage(p.ship, task.section);
      t.tell?.('mission.repelled', { seat: v.seat, section: task.section, damage: task.damage });
      return t.done();
    },

    seen: (t, v) => {
      const b = t.board;
      const p = playerOf(b, v.seat);
      const task = scouting(b, v.seat);
      switch (task.do) {
        // Landed on the beach.
        case 'land':
          return t.go('complete');

        // What was fetched may need room: cargo of the owner's choice goes overboard.   GEN-06, GEN-16
        case 'fetch':
          mark(t, v.seat, p.zone);
          return t.call(jettison, { seat: v.seat, limit: capacityOf(b, v.seat) }, 'over');

        // The bounty is due before the fight, declined or not.
        case 'fight':
          if (task.bounty !== undefined) addBounty(t, v.seat, task.bounty, task.bounties);
          return t.call(faceGuards, { seat: v.seat, guards: task.guards }, 'fought');
      }
    },

    fought: (t, _v, end) => (end === 'won' ? t.go('complete') : t.done()),

    complete: (t, v) => t.call(completeMission, { seat: v.seat, mission: playerOf(t.board, v.seat).mission! }, 'over'),

    over: (t) => t.done(),
  },
);
