// Questions nobody needs to be asked: answered for the player, in the way he has settled.
import type { Choice } from '@boucan/kernel';
import { useEffect, useEffectEvent } from 'react';
import { useSetting } from '../../settings/settings.ts';
import { allowed } from '../parts/offers.ts';
import type { Deck } from './deck.tsx';
import { PASSING } from './passing.ts';

/** Long enough to see what it answers; where another person could draw conclusions, as long as the table itself takes. */
const A_BREATH = 350;
const A_MOMENT = 2500;

interface Wishes {
  readonly passing: boolean;
  readonly steering: 'harmless' | 'always' | 'never';
}

type Asked = Pick<Deck, 'board' | 'view' | 'me' | 'question' | 'params' | 'offers'>;

/** What is answered without asking; null if the player is to be asked. */
export function unasked({ board, view, me, question, params, offers }: Asked, { passing, steering }: Wishes): Choice | null {
  const may = offers.filter(allowed);
  if (me === null || may.length === 0) return null;
  // A moment for a card, and none that fits: there is nothing to decide.
  if (passing && may.length === 1 && PASSING.includes(may[0]!.choice[0])) return may[0]!.choice;
  // Chance decides which token lies where: it makes no difference to anybody.
  if (passing && question === 'modification.place') return may[0]!.choice;
  // An empty hand is open to all: that nothing is left to do tells nobody anything.
  if (passing && question === 'turn.action' && board.turn.taken.length > 0 && board.players[me]!.cards === 0 && may.length === 1)
    return may[0]!.choice[0] === 'stop' ? may[0]!.choice : null;
  // A ship of nobody's: the game knows its policy.
  const { steer } = board.sums;
  if (steering === 'never' || steer === null || params.seat !== steer.npc) return null;
  const foe = board.fight?.sides.find(({ seat }) => seat !== null)?.seat ?? null;
  const holder = foe === null ? undefined : view.seats[foe];
  const harmless = foe !== me && (holder?.kind === 'bot' || (holder?.kind === 'person' && holder.standIn !== null));
  if (steering === 'harmless' && !harmless) return null;
  const given = (answer: readonly (string | number)[]) =>
    may.find(({ choice }) => answer.every((word, i) => choice[i] === word))?.choice;
  if (question === 'naval.declare') return steer.declares === null ? null : (given(['order', steer.declares]) ?? null);
  if (question === 'volley.skull') return steer.places === null ? null : (given(['take-hit', steer.places]) ?? null);
  if (params.runs !== 1) return null;
  // Its arms: what the policy would do first; arms it has no view of are used as soon as they may be.
  for (const answer of steer.uses) {
    const choice = given(answer);
    if (choice !== undefined) return choice;
  }
  const isPolicys = question === 'volley.shot' || question === 'dice.reroll';
  return may.find(({ choice }) => PASSING.includes(choice[0]) === isPolicys)?.choice ?? null;
}

export function useUnasked(deck: Deck, choose: (choice: Choice) => void): void {
  const [passing] = useSetting('passing');
  const [steering] = useSetting('steering');
  const answer = unasked(deck, { passing: passing === 'by-itself', steering });
  // The same answer to another question is another one.
  const given = answer === null ? null : [deck.view.n, ...answer].join(' ');
  const watched = deck.view.seats.some((holder, seat) => holder.kind === 'person' && seat !== deck.me);
  const wait = watched && answer !== null && PASSING.includes(answer[0]) ? A_MOMENT : A_BREATH;
  const give = useEffectEvent((due: string) => due === given && answer !== null && choose(answer));
  useEffect(() => {
    if (given === null) return;
    const timer = setTimeout(() => give(given), wait);
    return () => clearTimeout(timer);
  }, [given, wait]);
}
