// The Glory cards: specialists and others. A card is known by its id; two copies are alike.
import { BATTLE } from './glory/battle.ts';
import type { GloryCard } from './glory/card.ts';
import { INTRIGUE } from './glory/intrigue.ts';
import { REACTION } from './glory/reaction.ts';
import { SEA } from './glory/sea.ts';
import { SPECIALIST_CARDS } from './glory/specialists.ts';
import { TRADE } from './glory/trade.ts';

export const GLORY = { ...BATTLE, ...TRADE, ...SEA, ...INTRIGUE, ...REACTION, ...SPECIALIST_CARDS };
export type GloryId = keyof typeof GLORY;
export const GLORY_IDS = Object.keys(GLORY) as readonly GloryId[];
/** Any Glory card, without its particulars. */
export const gloryCard = (id: GloryId): GloryCard => GLORY[id];

/** How many of each the deck holds. */
export const GLORY_DECK: Readonly<Record<GloryId, number>> = Object.fromEntries(
  GLORY_IDS.map((id) => [id, GLORY[id].copies]),
) as Record<GloryId, number>;
