// The further modifications, as data.
import type { Modification, ModificationId } from '../../content/tokens.ts';

export const PACK = 'modifications';

export const CARVED_HULL = 'carved-hull' as ModificationId;
export const CROWS_NEST = 'crows-nest' as ModificationId;
export const SMUGGLERS_HOLD = 'smugglers-hold' as ModificationId;
export const PLANK = 'plank' as ModificationId;

const NAMED = { name: { source: 'public', confidence: 'high' } } as const;

/** Two tokens each; bought, sold with the ship and captured with it like the others.   SEA-m3-02, SEA-m3-11 */
export const NEW_MODIFICATIONS: { readonly [id: string]: Modification } = {
  // SEA-SET-16
  [CARVED_HULL]: { moments: ['naval.declared'], figures: { dice: -1 }, copies: 2, source: 'designed', parts: NAMED },
  // One die more on every Scouting roll of the ship.   SEA-m3-08, SEA-SET-17
  [CROWS_NEST]: { moments: ['scout.announced'], adds: { 'scouting-dice': 1 }, copies: 2, source: 'designed', parts: NAMED },
};

/** In the box only with contraband.   SEA-SET-18 */
export const WITH_CONTRABAND: { readonly [id: string]: Modification } = {
  [SMUGGLERS_HOLD]: { moments: ['npc.searching'], figures: { cards: 2 }, copies: 2, source: 'designed', parts: NAMED },
};

/** In the box only with a crew's loyalty.   SEA-SET-19 */
export const WITH_LOYALTY: { readonly [id: string]: Modification } = {
  [PLANK]: { moments: ['turn.free'], figures: { crew: 2 }, copies: 2, source: 'designed', parts: NAMED },
};
