import type { Declaration, Effect } from '../effect.ts';
import type { Sourced } from '../source.ts';
import type { SpecialistType } from './specialists.ts';

/** The mark on the face of a card. */
export const MARKS = ['battle', 'trade', 'sea', 'intrigue', 'reaction', 'specialist'] as const;
export type Mark = (typeof MARKS)[number];

/** Who may play it, and what must hold, stands in its rule; playing is always optional. Its `moments` are empty only if it takes the moment of another card. */
export type GloryCard = Effect &
  Sourced & {
    readonly mark: Mark;
    readonly copies: 1 | 2;
    /** The specialist it brings. */
    readonly type?: SpecialistType;
    /** Gold to pay for playing or hiring. */
    readonly cost?: number;
    /** What its player, or the opponent, must have declared. */
    readonly declared?: Declaration;
    readonly against?: readonly Declaration[];
    /** Lies open until then; all others are discarded when played. */
    readonly stays?: 'war-end';
  };
