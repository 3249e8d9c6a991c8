import type { Deck } from './deck.tsx';
import { actionsOf, type Plan } from './plans.ts';

/** What a plan is called, and what it costs where it costs actions. */
export function planWords(
  { board, say, speaker }: Pick<Deck, 'board' | 'say' | 'speaker'>,
  { what, with: w, steps }: Plan,
): string {
  const words = say(what, {
    n: Number(w.n ?? 0),
    zone: typeof w.zone === 'string' ? speaker.name(w.zone) : '',
    good: typeof w.good === 'string' ? speaker.name(w.good) : '',
  });
  const isCourse = steps.some(([verb]) => verb === 'sail' || verb === 'scout');
  return isCourse ? say('planCost', { plan: words, n: actionsOf(board, steps) }) : words;
}
