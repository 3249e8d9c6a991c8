// Storms and the Great Hurricane.   FDM-TURN-06, FDM-DEATH-01
import { openVars } from '@boucan/kernel';
import { lastInOrder, nextInOrder, playerOf, proc } from '../../board.ts';
import { type EventId, eventCard, OTHER_EVENTS, type OtherEvent } from '../../content/events.ts';
import { ADJACENT, type ZoneId } from '../../content/map.ts';
import { hitShip } from '../combat/combat.ts';
import { faces, successes } from '../dice.ts';
import { skillRoll } from '../trial.ts';
import { isAtSea } from './npc.ts';

/** How hard it blows in a zone: alike in all the zones of a gale; hardest in the eye of the hurricane, less around it. */
function strengthIn(event: EventId, eye: ZoneId | null, zone: ZoneId): number {
  const { zones, figures } = eventCard(event) as OtherEvent;
  const strength = figures!.strength!;
  if (zones !== undefined) return zones.includes(zone) ? strength : 0;
  if (zone === eye) return strength;
  return ADJACENT[eye!].includes(zone) ? OTHER_EVENTS['great-hurricane'].figures.around : 0;
}

interface Storm {
  readonly event: EventId;
  readonly eye: ZoneId | null;
  at: number; // in turn order
}

/** Whoever is at sea there rolls Manoeuvre and takes so many hits less the successes; ports are safe, and ships of nobody's ride it out. */
export const storm = proc('storm', 'FDM-TURN-06', openVars<Storm, { rolled: readonly number[] }>(), {
  begin: (t, v) => {
    const b = t.board;
    const seat = nextInOrder(b, v, (next) => isAtSea(b, next) && strengthIn(v.event, v.eye, playerOf(b, next).zone) > 0);
    return seat === null ? t.done() : t.call(skillRoll, { seat, skill: 'manoeuvre', trial: 'storm' }, 'rolled');
  },

  rolled: (t, v, dice) => {
    const b = t.board;
    const seat = lastInOrder(b, v);
    const hits = Math.max(0, strengthIn(v.event, v.eye, playerOf(b, seat).zone) - successes(dice));
    t.tell?.('storm.struck', { seat, dice: faces(dice), hits });
    return hits > 0 ? t.call(hitShip, { seat, hits, from: 'storm' }, 'begin') : t.go('begin');
  },
});
