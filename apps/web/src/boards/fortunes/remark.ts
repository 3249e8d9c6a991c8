// What a choice costs, how likely it is to succeed, and what lies where it leads.
import type { OfferView } from '@boucan/table';
import { setting } from '../../settings/settings.ts';
import type { Remark } from '../board.ts';
import { allowed } from '../parts/offers.ts';
import { type CaribbeanView, ZONES, type ZoneId } from './content.ts';
import type { Deck } from './deck.tsx';
import { zoneFacts } from './describe.ts';
import { chestOf, moveOf, oddsOf } from './odds.tsx';
import { planWords } from './plan-words.ts';
import type { Plan } from './plans.ts';
import { sayIn } from './words.ts';

/** These go to a zone, and one should know who is there. */
const LEADS = new Set(['sail', 'pilot', 'slip', 'send', 'steer', 'place']);

export const remark: Remark = (offer, { view, speaker, lang, names }) => {
  const match = view.match!;
  const deck = {
    board: match.board as CaribbeanView,
    me: typeof view.viewer === 'number' ? view.viewer : null,
    params: view.asked?.with ?? {},
    say: sayIn(lang),
    lang,
  };
  const [verb, ...nouns] = offer.choice;
  const zone = LEADS.has(verb) ? nouns.find((noun) => Object.hasOwn(ZONES, noun)) : undefined;
  const card = nouns.flatMap((noun) => (typeof noun === 'string' ? (speaker.card(noun) ?? []) : []))[0];
  const told = [
    moveOf(deck, offer),
    setting('odds') === 'never' ? null : oddsOf(deck, offer),
    chestOf(deck, offer),
    zone === undefined ? null : zoneFacts(match, zone as ZoneId, speaker, lang, names).join(deck.say('dAnd')),
    card ?? null,
  ].filter((one) => one !== null);
  return told.length === 0 ? null : told.join('. ');
};

/** The name of a choice on the chart, with what one should know before it. */
export function offerNamed(deck: Deck, offer: OfferView): string {
  const told = allowed(offer) ? remark(offer, deck) : null;
  return [deck.speaker.label(offer.choice), ...(told === null ? [] : [told])].join('. ');
}

/** And of several choices in one: all they do and cost, the chance of the last of them, and what lies where they lead. */
export function planNamed(deck: Deck, plan: Plan): string {
  const { view, speaker, lang, names, say } = deck;
  const last: OfferView = { choice: plan.steps.at(-1)!, because: [], finality: null };
  const odds = setting('odds') === 'never' ? null : oddsOf(deck, last);
  const there = zoneFacts(view.match!, plan.with.zone as ZoneId, speaker, lang, names).join(say('dAnd'));
  return [planWords(deck, plan), ...(odds === null ? [] : [odds]), there].join('. ');
}
