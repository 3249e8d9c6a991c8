// A choice played twice: in the true match, and in one that a viewer cannot tell from it. What he is told and sees after it
// may differ only where something came to light.
import {
  type Asked,
  type Beat,
  below,
  cloneRng,
  pick,
  type State,
  said,
  sameChoice,
  type Told,
  type View,
  type Viewer,
} from '@boucan/kernel';
import { difference } from '../difference.ts';
import { awaited } from '../random-match.ts';
import { firstOf, type Law, type Position, viewersOf } from './law.ts';
import { swapped } from './swap.ts';

interface Aftermath {
  readonly who: Viewer;
  readonly after: string; // table, after 'aim 2'
  readonly told: readonly [readonly Told[], readonly Told[]];
  readonly seen: readonly [View<unknown>, View<unknown>];
  readonly states: readonly [State<unknown>, State<unknown>];
  readonly beats: readonly [readonly Beat<unknown>[], readonly Beat<unknown>[]];
}

/** The next choice in both matches; nothing if it would not be lawful in the other one. */
export function playBoth(
  { game, state, next }: Position,
  other: State<unknown>,
  who: Viewer,
  watched = false,
): Aftermath | undefined {
  if (next === null) return undefined;
  const { seat, choice } = next;
  const [one, two] = [game.play(state, seat, choice, watched), game.play(other, seat, choice, watched)];
  if (one.refused !== undefined || two.refused !== undefined) return undefined;
  return {
    who,
    after: `${who}, after '${said(choice)}'`,
    told: [game.witness(one.events, who), game.witness(two.events, who)],
    seen: [game.view(one.state, who), game.view(two.state, who)],
    states: [one.state, two.state],
    beats: [one.beats, two.beats],
  };
}

type Apart = (one: State<unknown>, two: State<unknown>) => boolean;

/**
 * Whether two matches could be told apart at the moment in which something else was first told of them: what was turned up and put away again
 * is no secret any more.
 */
export function wasInSight(
  { game, next }: Position,
  others: readonly State<unknown>[],
  { told }: Aftermath,
  apart: Apart,
): boolean {
  const at = told[0].findIndex((one, i) => difference(one, told[1][i]) !== null);
  const [here, there] = others.map((s) => {
    const played = game.play(s, next!.seat, next!.choice, 'closely');
    return played.refused === undefined ? played.beats[at]?.state : undefined;
  });
  return here !== undefined && there !== undefined && apart(here, there);
}

/** Whether this answer could be given, as if it had not been yet. */
const isLawful = (game: Position['game'], state: State<unknown>, { seat, answer }: Asked): boolean => {
  const open = { ...state, asked: state.asked.map((q) => (q.seat === seat ? { ...q, answer: null } : q)) };
  return game.options(open, seat).some((option) => sameChoice(option, answer!));
};

/** The next choice in the true match and in one that a viewer imagines, with the same dice or with others. */
export function rehearsed(p: Position, sameDice: boolean, watched = false): Aftermath | undefined {
  const { game, state, rng } = p;
  const who = pick(rng, viewersOf(state));
  const imagined = game.determinize(game.view(state, who), rng);
  // Sealed answers come to light together; until then they are the same here and there. One that nobody could give there, because it
  // names a card that somebody else holds, makes it a match that cannot be.
  imagined.asked = state.asked.map((q) => ({ ...q }));
  if (imagined.asked.some((q) => q.answer !== null && !isLawful(game, imagined, q))) return undefined;
  if (sameDice) imagined.rng = cloneRng(state.rng);
  return playBoth(p, imagined, who, watched);
}

/** Whether everything told in one match was told in the other, which then went on. */
const isBeginningOf = (some: readonly Told[], more: readonly Told[]): boolean =>
  some.length < more.length && difference(some, more.slice(0, some.length)) === null;

export const aftermathLaws: readonly Law[] = [
  {
    id: 'events-tell-no-more',
    claims: 'No event tells a viewer anything that is still hidden from him after it.',
    oneIn: 12,
    position(p) {
      const who = pick(p.rng, viewersOf(p.state));
      const other = swapped(p.game, p.state, who, p.rng);
      const a = other && playBoth(p, other, who);
      if (a === undefined || difference(...a.seen) !== null) return undefined;
      const told = difference(...a.told, `told to ${a.after}`);
      if (told === null) return null;
      const seesApart: Apart = (one, two) => difference(p.game.view(one, who), p.game.view(two, who)) !== null;
      return wasInSight(p, [p.state, other!], a, seesApart) ? null : told;
    },
  },
  {
    id: 'nothing-changes-untold',
    claims: 'A viewer who was told the same of a choice sees the same after it.',
    oneIn: 8,
    position(p) {
      const a = rehearsed(p, below(p.rng, 2) === 0);
      if (a === undefined || difference(...a.told) !== null) return undefined;
      return difference(...a.seen, `seen by ${a.after}`);
    },
  },
  {
    id: 'pauses-tell-nothing',
    claims: 'Nobody is asked, or passed over, because of something that another viewer cannot know.',
    oneIn: 8,
    position(p) {
      const a = rehearsed(p, true);
      if (a === undefined) return undefined;
      const [one, two] = a.told;
      if (!isBeginningOf(one, two) && !isBeginningOf(two, one)) return null;
      const asked = a.seen.map((v) => v.asked.map((q) => `seat ${q.seat} ${q.question}`).join(' and ') || 'nobody');
      return `${a.after}, was told the same, but then the match waits for ${asked[0]} or goes on to ${asked[1]}`;
    },
  },
  {
    id: 'sealed-answers-stay-sealed',
    claims: 'Until the last sealed answer is given, nobody else can tell one answer from another.',
    oneIn: 4,
    position(p) {
      const { game, state, next, rng } = p;
      if (next === null || awaited(state).length < 2 || !game.sealed(state, next.seat)) return undefined;
      const { seat } = next;
      const [one, two] = [game.play(state, seat, next.choice), game.play(state, seat, pick(rng, game.options(state, seat)))];
      if (one.refused !== undefined || two.refused !== undefined) return undefined;
      return firstOf(viewersOf(state), (who) =>
        who === seat
          ? null
          : (difference(game.view(one.state, who), game.view(two.state, who), `seen by ${who}`) ??
            difference(game.witness(one.events, who), game.witness(two.events, who), `told to ${who}`)),
      );
    },
  },
];
