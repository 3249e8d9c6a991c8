// What is done for a Mission: deliveries, what advances or ends it, and Scout actions for it.   FDM-MISSION-10, FDM-MISSION-12, FDM-MISSION-13
import { type Offering, openVars, type Seat } from '@boucan/kernel';
import { type Caribbean, type MissionMark, playerOf, proc } from '../../board.ts';
import type { Good } from '../../content/cargo.ts';
import { type Nation, ZONES } from '../../content/map.ts';
import type { Task } from '../../content/missions/mission.ts';
import { missionCard } from '../../content/missions.ts';
import { countGood, discardCargo, jettison, takeGood } from '../cargo.ts';
import { choicesOf } from '../choices.ts';
import { successes, type Tools } from '../dice.ts';
import { hasScouted } from '../facts.ts';
import { addBounty } from '../sea/bounty.ts';
import { capacityOf, damage } from '../ships.ts';
import { skillRoll } from '../trial.ts';
import { type Ashore, faceGuards, tellRoll } from './gains.ts';
import { completeMission, discardMission } from './rewards.ts';

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
function mark(t: Tools, seat: Seat, done: MissionMark): number {
  const p = playerOf(t.board, seat);
  p.marks.push(done);
  t.tell?.('mission.marked', { seat, mission: p.mission!, mark: done, marks: p.marks.length });
  return p.marks.length;
}

/** The Mission has failed, and is discarded. */
function lose(t: Tools, seat: Seat): void {
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
