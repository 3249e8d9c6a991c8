// The order of things: nothing is lost, and every match ends.
import type { Result, State } from '@boucan/kernel';
import { firstOf, type Law } from './law.ts';

function faultOf({ winners, scores, end }: Result, last: State<unknown>, losses: readonly string[]): string | null {
  const isSeat = (seat: number): boolean => Number.isInteger(seat) && seat >= 0 && seat < last.seats;
  if (winners.length === 0 && last.seats > 1 && !losses.includes(end)) return 'nobody has won'; // alone one can lose
  if (!winners.every(isSeat) || new Set(winners).size < winners.length) return `the winners are ${winners.join(', ')}`;
  if (scores.length !== last.seats) return `${scores.length} scores for ${last.seats} seats`;
  if (!scores.every(Number.isFinite)) return `the scores are ${scores.join(', ')}`;
  if (last.stack.length > 0) return `${last.stack.at(-1)?.proc} is still being resolved`;
  return last.asked.length > 0 ? `seat ${last.asked[0]?.seat} is still asked` : null;
}

export const orderLaws: readonly Law[] = [
  {
    id: 'conserved',
    claims: 'Nothing comes from nowhere, nothing is lost, and the table is in order.',
    oneIn: 2,
    position: ({ game, state }) => game.faults(state).at(0) ?? null,
  },
  {
    id: 'ends-in-time',
    claims: 'A match is over within the number of choices its game promises.',
    oneIn: 1,
    match: ({ last, choices }) =>
      last.result !== null
        ? null
        : `not over after ${choices.length} choices: if a match may well take longer, raise \`limit\` in game.ts; otherwise some rule leads round and round`,
  },
  {
    id: 'counts-add-up',
    claims: 'Where a final count is told, its parts make its total, and its total is the score.',
    oneIn: 1,
    step({ game, events, after: { result } }) {
      const counted = events.flatMap(({ event, with: told }) => {
        const parts = game.def.telling?.[event]?.count;
        return parts === undefined ? [] : [{ told, sum: parts.reduce((sum, part) => sum + Number(told[part]), 0) }];
      });
      if (counted.length === 0) return undefined;
      return firstOf(counted, ({ told: { seat, total }, sum }) => {
        if (sum !== total) return `seat ${seat}: the parts make ${sum}, the total says ${total}`;
        return result?.scores[seat as number] === total
          ? null
          : `seat ${seat}: counted ${total}, scored ${result?.scores[seat as number]}`;
      });
    },
  },
  {
    id: 'result-is-sound',
    claims:
      'A match that is over has winners, unless somebody played alone or all have lost, and a score for every seat; nothing is left to do.',
    oneIn: 1,
    match: ({ game, last }) => (last.result === null ? undefined : faultOf(last.result, last, game.def.losses ?? [])),
  },
];
