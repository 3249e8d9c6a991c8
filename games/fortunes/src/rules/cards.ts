// Glory cards by id: when each may be played and what it does. The chapters register theirs; nothing here knows them.
import type { Proc, Seat, Tabletop } from '@boucan/kernel';
import type { Caribbean } from '../board.ts';
import { contentOf } from '../box.ts';
import type { SpecialistCardId } from '../content/glory/specialists.ts';
import { type GloryId, gloryCard } from '../content/glory.ts';
import type { Moment } from '../content/moments.ts';
import type { Events } from '../events.ts';

export interface CardPlay {
  seat: Seat;
}

export interface CardRule {
  /** Whether this seat could play it now, by what everybody can see. Asked only at the card's moment. */
  fits(b: Caribbean, seat: Seat): boolean;
  /** And by what that seat alone knows, such as its gold. */
  able?(b: Caribbean, seat: Seat): boolean;
  /** What it does. The card has been told and discarded. */
  readonly play: Proc<Caribbean, Events, CardPlay>;
}

export type CardRules = { readonly [card in GloryId]?: CardRule };

/** Specialists whom a card brings, and where it is hired; those hired in battle are played. */
export type HiredId = Exclude<SpecialistCardId, 'gun-captain-earned' | 'master-at-arms-earned'>;

/** Cards with a rule of their own: all but specialists, the one that has another's text and the one that answers. */
export type PlayedId = Exclude<GloryId, HiredId | 'quick-witted' | 'counter-order'>;

const RULE = new Map<GloryId, CardRule>();

/** The rules of cards, those of packs too, by their ids. */
export function register(rules: { readonly [card: string]: CardRule }): void {
  for (const [id, rule] of Object.entries(rules) as [GloryId, CardRule][]) {
    RULE.set(id, rule);
  }
}

/** The procedures of these cards, for the list of the game or of a pack. */
export const cardProcs = (rules: { readonly [card: string]: CardRule }): Proc<Caribbean, Events, unknown>[] => [
  ...new Set(Object.values(rules).map(({ play }) => play as Proc<Caribbean, Events, unknown>)),
];

export const ruleOf = (card: GloryId): CardRule | undefined => RULE.get(card);
const NONE: readonly GloryId[] = [];
export const cardsAt = (b: Tabletop, moment: Moment): readonly GloryId[] => contentOf(b).cardsAt[moment] ?? NONE;

/** Whether somebody could still hold this card, by what everybody can see: not every copy lies open. */
export function isAbroad(b: Caribbean, card: GloryId): boolean {
  let left = contentOf(b).copies[card]!;
  for (const open of b.gloryDiscard) if (open === card && --left === 0) return false;
  for (const { specialists, papers } of b.players) {
    for (const open of specialists) if (open === card && --left === 0) return false;
    for (const open of papers) if (open === card && --left === 0) return false;
  }
  return true;
}

/** Cards that Quick-witted cannot copy: specialists, cards that stay, Counter-order and itself. */
export const isCopyable = (card: GloryId | null): card is GloryId =>
  card !== null &&
  gloryCard(card).mark !== 'specialist' &&
  gloryCard(card).stays === undefined &&
  card !== 'counter-order' &&
  card !== 'quick-witted';
