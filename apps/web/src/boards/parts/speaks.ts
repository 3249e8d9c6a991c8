// What a thing says of itself. It is written on the thing; `Speech` shows it.
import type { RuleId } from '@boucan/kernel';

/** One sentence on what a thing does, what it is called if it does not say so itself, and the rule that says so. */
export interface Speaking {
  readonly words: string;
  readonly name?: string | undefined;
  readonly rule?: RuleId | undefined;
  /** Why nothing can be done with it now. */
  readonly not?: string | undefined;
}

export interface Spoken {
  readonly 'data-speaks'?: string;
  readonly 'data-name'?: string;
  readonly 'data-rule'?: string;
  readonly 'data-not'?: string;
}

const SILENT: Spoken = {};

/** To be spread onto a thing, of a page or of a drawing. A thing without words stays silent. */
export function speaks(said: Speaking | string | null | undefined): Spoken {
  if (said === null || said === undefined || said === '') return SILENT;
  if (typeof said === 'string') return { 'data-speaks': said };
  return {
    'data-speaks': said.words,
    ...(said.name !== undefined && { 'data-name': said.name }),
    ...(said.rule !== undefined && { 'data-rule': said.rule }),
    ...(said.not !== undefined && { 'data-not': said.not }),
  };
}
