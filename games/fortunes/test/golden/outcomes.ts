// How combats end, as everybody is told.
import type { Told } from '@boucan/kernel';

export const OUTCOMES = [
  'sunk',
  'boarded',
  'escaped',
  'both-sunk',
  'tie', // both crews are gone, and the dice are level
  'deadlock',
  'smoke',
  'contest-tied', // no winner of a combat round
  'land-won',
  'land-lost',
  'land-tie',
] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** Every way in which a combat of this match has ended. */
export function outcomesOf(told: readonly Told[]): Set<Outcome> {
  const found = new Set<Outcome>();
  for (const [i, { event, with: p }] of told.entries()) {
    const ashore = p.seat === 'guards' || p.targetSeat === 'guards';
    switch (event) {
      case 'ship.sunk':
        found.add(told[i + 1]?.event === event || told[i - 1]?.event === event ? 'both-sunk' : 'sunk');
        break;
      case 'crew.won':
        found.add(!ashore ? 'boarded' : p.seat === 'guards' ? 'land-lost' : 'land-won');
        break;
      case 'crew.tied':
        found.add(ashore ? 'land-tie' : 'tie');
        break;
      case 'ship.escaped':
        found.add('escaped');
        break;
      case 'combat.deadlocked':
        found.add('deadlock');
        break;
      case 'contest.tied':
        found.add('contest-tied');
        break;
      case 'card.played':
        if (p.card === 'smoke-on-the-water') found.add('smoke');
    }
  }
  return found;
}
