import type { Game, Reason } from '@boucan/kernel';
import { tableWords } from '@boucan/table';
import { fill, speaker, type Values } from '@boucan/words';

/** Why something is refused, in words: for programs, and for whoever reads what they get. */
export const explained =
  (game: Game, names: readonly string[]) =>
  (reason: Reason): string => {
    const { rule, text, with: values = {} } = reason;
    const own: string | undefined = rule === 'TABLE' ? (tableWords.en as Readonly<Record<string, string>>)[text] : undefined;
    return own === undefined ? speaker(game, 'en', names).reason(reason) : fill('en', own, values as Values);
  };
