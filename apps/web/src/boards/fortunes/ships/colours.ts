import { CAPTAINS, type PlayerView, ZONES } from '../content.ts';
import type { Flown } from './flag.tsx';

/** What a player's ship flies: black with a bounty on the captain's head, else the flag of the home port. */
export function flagOf({ captain, bounties }: Pick<PlayerView, 'captain' | 'bounties'>): Flown | null {
  if (captain === null) return null;
  return bounties.some((n) => n > 0) ? 'pirate' : ZONES[CAPTAINS[captain].home].nation;
}
