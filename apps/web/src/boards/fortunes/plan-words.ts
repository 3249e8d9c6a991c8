import type { Deck } from './deck.tsx';
import type { Plan } from './plans.ts';

/** What a plan is called. */
export const planWords = ({ say, speaker }: Pick<Deck, 'say' | 'speaker'>, { what, with: w }: Plan): string =>
  say(what, {
    n: Number(w.n ?? 0),
    zone: typeof w.zone === 'string' ? speaker.name(w.zone) : '',
    good: typeof w.good === 'string' ? speaker.name(w.good) : '',
  });
