// What a roll came to, and what it took: said in the scene and in the log.
import type { Told } from '@boucan/kernel';
import type { Say } from '../words.ts';
import { faceOf, isSkull } from './faces.ts';

const ONE =
  /^(scout\.rolled|harbour\.|fever\.|coat\.|squall\.|venture\.rolled|recruit\.|rumour\.(sought|missed)|swivels\.fired|npc\.(searched|found))/u;
const EACH = /^(raid\.rolled|crew\.rolled|guns\.ranged|nets\.thrown)/u;
const MORE = /^contest\.rolled/u;

/** The dice of an event, if it tells of any that are counted in skulls. */
export const diceOf = (step: Told): readonly number[] => {
  const { dice } = step.with;
  return Array.isArray(dice) ? (dice as readonly (string | number)[]).map(faceOf) : [];
};

/** The two throws a contest was decided by: the last of either side. */
function contestBefore(before: readonly Told[]): readonly [readonly number[], readonly number[]] | null {
  const throws = before.filter(({ event }) => MORE.test(event));
  const last = throws.at(-1);
  const other = throws.findLast((one) => one.with.seat !== last?.with.seat);
  return last === undefined || other === undefined ? null : [diceOf(other), diceOf(last)];
}

const skullsIn = (dice: readonly number[]): number => dice.filter(isSkull).length;
const sumOf = (dice: readonly number[]): number => dice.reduce((sum, die) => (isSkull(die) ? sum : sum + die), 0);

/** How many dice, how many skulls, what it takes; and of a contest with as many on either side, how it was decided. */
export function rolledWords(step: Told, say: Say, before: readonly Told[] = []): string | null {
  if (step.event === 'contest.won' || step.event === 'contest.tied') {
    const dice = contestBefore(before);
    if (dice === null || skullsIn(dice[0]) !== skullsIn(dice[1])) return null;
    const [one, two] = dice.map(sumOf) as [number, number];
    return say('tieBySum', { n: skullsIn(dice[0]), more: Math.max(one, two), less: Math.min(one, two) });
  }
  const dice = diceOf(step);
  const takes = ONE.test(step.event)
    ? 'rolledOne'
    : EACH.test(step.event)
      ? 'rolledEach'
      : MORE.test(step.event)
        ? 'rolledMore'
        : null;
  if (dice.length === 0 || takes === null) return null;
  return say('both', { one: say('rolled', { skulls: skullsIn(dice), dice: dice.length }), other: say(takes) });
}
