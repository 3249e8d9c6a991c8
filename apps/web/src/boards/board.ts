import type { Choice, Lang, Reason } from '@boucan/kernel';
import type { Notice, OfferView, TableView } from '@boucan/table';
import type { Speaker } from '@boucan/words';

/**
 * What a board is given to draw. It knows no rules: what can be done comes in as offers, what happened as notices, and it tells
 * what the player picked.
 */
export interface BoardProps {
  readonly view: TableView;
  /** Notices not yet shown, oldest first; the board may take its time with them. */
  readonly fresh: readonly Notice[];
  readonly speaker: Speaker;
  readonly names: readonly string[];
  /** The offers that could be made now, allowed or not. None while it is not one's turn or a choice is on its way. */
  readonly offers: readonly OfferView[];
  readonly choose: (choice: Choice) => void;
  /** Says why something is not allowed, in the place where the player looks. */
  readonly explain: (reasons: readonly Reason[] | null) => void;
  /** What a line of the log speaks of: ids of boards, cards or seats to light up. */
  readonly lit: readonly string[];
  /** To be called with the number of the last notice once the board has come to rest after it: the final scores wait for this. */
  readonly shown?: (n: number) => void;
}

/** A board in words: everything that lies on it, a sentence a line. */
export type Describe = (view: TableView, speaker: Speaker, lang: Lang, names: readonly string[]) => readonly string[];
