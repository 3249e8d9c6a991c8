// What bots say at the table, as data.
import type { Told } from '@boucan/kernel';

/** Sentences, each in a few forms. */
export type Says = { readonly [key: string]: { readonly [form: string]: string } };

/** What a bot makes of an event. */
export interface Cue {
  readonly event: string;
  /** Whose sentence it is: of the seat that a parameter names, or of any bot it does not name. */
  readonly by: string | { readonly not: string };
  readonly say: string;
  /** Another seat that the sentence names. */
  readonly to?: string;
  readonly if?: (params: Told['with']) => boolean;
}

/** What bots say at the table, in both languages: `./board` of a game may export it. It is made of what everybody is told, so all hear the same. */
export interface Banter {
  /** A round begins with these events, each time with another number. */
  readonly rounds: readonly string[];
  readonly cues: readonly Cue[];
  readonly words: { readonly en: Says; readonly fr: Says };
}
