// What each die brings on an island.
import type { Speaker } from '@boucan/words';
import { EXPLORATION, type Good } from '../content.ts';
import type { Say } from '../words.ts';

export interface Brought {
  readonly goods: readonly Good[];
  readonly words: string;
}

/** By die, on an island of this kind: goods, nothing, or an accident. */
export const findsOn = (island: number, speaker: Pick<Speaker, 'name'>, say: Say): readonly Brought[] =>
  EXPLORATION.map((row) => {
    const find = row[island - 1] ?? null;
    if (find === null) return { goods: [], words: say('nothing') };
    if (typeof find === 'string') return { goods: [], words: speaker.name(find) };
    return { goods: find, words: find.map((good) => speaker.name(good)).join(', ') };
  });
