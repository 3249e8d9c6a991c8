import type { Deck } from './deck.tsx';
import { actionsOf, type Plan } from './plans.ts';

/** What a plan is called, and what it costs where it costs actions. */
export function planWords(
  { board, say, speaker }: Pick<Deck, 'board' | 'say' | 'speaker'>,
  { what, with: w, steps }: Plan,
): string {
  if (what === 'planSell') return speaker.label(['sell', String(w.good)]);
  const formed = (form: 'the' | 'of' | 'at') => (typeof w.zone === 'string' ? speaker.name(`${w.zone}:${form}`) : '');
  const words = say(what, { n: Number(w.n ?? 0), zone: formed('the'), of: formed('of'), at: formed('at') });
  const costs = steps.some(([verb]) => verb === 'sail' || verb === 'scout' || verb === 'port');
  return costs ? say('planCost', { plan: words, n: actionsOf(board, steps) }) : words;
}
