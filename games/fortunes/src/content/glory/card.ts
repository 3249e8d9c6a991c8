import type { Declaration, Effect } from '../effect.ts';
import type { Sourced } from '../source.ts';
import type { SpecialistType } from './specialists.ts';

/** The mark on the face of a card. */
export const MARKS = ['battle', 'trade', 'sea', 'intrigue', 'reaction', 'specialist'] as const;
export type Mark = (typeof MARKS)[number];

/**
 * Who may play it. `participant`: either player captain of the fight; `shooter`: one who fires; `hit`: one whose ship is
 * hit; `boarded`: one who was boarded. `other`: anybody but the active player; `searched`: whoever is searched for, on any
 * turn; `answering`: one against whom, or on whose turn, a card was announced; `copying`: as the card that is copied.
 */
export type Who =
  | 'active'
  | 'participant'
  | 'attacker'
  | 'defender'
  | 'shooter'
  | 'hit'
  | 'boarded'
  | 'raider'
  | 'finder'
  | 'winner'
  | 'other'
  | 'searched'
  | 'answering'
  | 'copying';

/** Playing a card is always optional. Its `moments` are empty only if it takes the moment of another card. */
export type GloryCard = Omit<Effect, 'optional'> &
  Sourced & {
    readonly mark: Mark;
    readonly copies: 1 | 2;
    readonly who: Who;
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
