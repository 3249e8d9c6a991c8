// The announcing protocol: at a named moment Glory cards are laid down unseen, then resolved one by one.   FDM-GLORY-13, FDM-GLORY-14, FDM-GLORY-15, FDM-GLORY-16, FDM-GLORY-17, FDM-GLORY-18
import { choice, openVars, type Said, type Seat, takeOut } from '@boucan/kernel';
import { type Caribbean, playerOf, proc, question, type Window } from '../board.ts';
import { type GloryId, gloryCard } from '../content/glory.ts';
import { MOMENTS, type Moment } from '../content/moments.ts';
import { cardsAt, isAbroad, isCopyable, ruleOf } from './cards.ts';
import { choicesOf } from './choices.ts';
import type { Tools } from './dice.ts';

export type Pass = Said<'pass'>;
export type Play = Said<'play', [card: GloryId]>;
type Announce = Said<'announce', [card: GloryId]>;
type Withhold = Said<'withhold'>;
type Counter = Said<'counter', [seat: Seat]>;
export const PASS = choice('pass');
export const PLAY = choicesOf('play', 'glory');
export const ANNOUNCE = choicesOf('announce', 'glory');
const WITHHOLD = choice('withhold');
const COUNTER = Array.from({ length: 4 }, (_, seat) => choice('counter', seat));

const innermost = (b: Caribbean): Window => b.windows[b.windows.length - 1]!;

/** The card whose text counts: Quick-witted has that of the last card resolved here, or else in this turn. */
export const textOf = (b: Caribbean, card: GloryId): GloryId | null => {
  if (card !== 'quick-witted') return card;
  const last = b.windows.length > 0 ? innermost(b).last : b.turn.last;
  return isCopyable(last) ? last : null;
};

/** Whether this seat could play the card at this moment, by what everybody can see. */
export function fits(b: Caribbean, seat: Seat, card: GloryId, moment: Moment): boolean {
  const text = textOf(b, card);
  if (text === null || !gloryCard(text).moments.includes(moment)) return false;
  return ruleOf(text)?.fits(b, seat) ?? false;
}

/** And by what it alone knows. */
export function isPlayable(b: Caribbean, seat: Seat, card: GloryId, moment: Moment): boolean {
  if (!fits(b, seat, card, moment)) return false;
  return ruleOf(textOf(b, card)!)!.able?.(b, seat) ?? true;
}

/** The cards of a hand that may be played here, one of each. For moments in which only the active player is asked.   FDM-GLORY-11 */
export function offerCards(
  o: { may(c: Play): { unless(barred: boolean, rule: string, text: string): unknown } },
  b: Caribbean,
  seat: Seat,
  ...moments: readonly Moment[]
): void {
  const { hand } = playerOf(b, seat);
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i]!;
    if (hand.indexOf(card) < i || gloryCard(card).mark === 'specialist') continue; // its twin has been offered; a specialist is hired
    o.may(PLAY[card]).unless(!isPlayableAt(b, seat, card, moments), 'FDM-GLORY-11', 'card-not-now');
  }
}

function isPlayableAt(b: Caribbean, seat: Seat, card: GloryId, moments: readonly Moment[]): boolean {
  for (const moment of moments) if (isPlayable(b, seat, card, moment)) return true;
  return false;
}

// ── playing one card ──

interface Playing {
  seat: Seat;
  card: GloryId;
}

/** A card is shown, leaves the hand and is carried out.   FDM-GLORY-11, FDM-GLORY-12 */
export const playing = proc('playing', 'FDM-GLORY-11', openVars<Playing, { resolved: unknown }>(), {
  begin: (t, v) => {
    const text = textOf(t.board, v.card)!;
    if (gloryCard(v.card).mark === 'specialist') return t.call(ruleOf(text)!.play, { seat: v.seat }, 'resolved'); // it hires the card
    leaveHand(t.board, v.seat, v.card);
    if (gloryCard(v.card).stays !== undefined) playerOf(t.board, v.seat).papers.push(v.card);
    else t.board.gloryDiscard.push(v.card);
    t.tell?.('card.played', { seat: v.seat, card: v.card });
    v.card = text;
    return t.call(ruleOf(text)!.play, { seat: v.seat }, 'resolved');
  },

  resolved: (t, v, got) => {
    t.board.turn.last = v.card;
    if (t.board.windows.length > 0) innermost(t.board).last = v.card;
    return t.done(got);
  },
});

export function leaveHand(b: Caribbean, seat: Seat, card: GloryId): void {
  const p = playerOf(b, seat);
  takeOut(p.hand, card);
  const at = p.shown.indexOf(card);
  if (at >= 0) p.shown.splice(at, 1);
}

/** Everybody has seen this card, and it stays in the hand. */
export function showInHand(b: Caribbean, seat: Seat, card: GloryId): void {
  const { shown } = playerOf(b, seat);
  if (!shown.includes(card)) shown.push(card); // shown twice it may be the same one, or its twin: nobody can tell
}

// ── the moment ──

interface Opening {
  readonly moment: Moment;
  readonly seats: readonly Seat[]; // in the order in which their cards are resolved
  readonly about: Seat | null; // whom the moment concerns
  asked: readonly Seat[];
  at: number;
}

/** Opens a moment for these seats, the attacker or the active player first.   FDM-GLORY-14, FDM-GLORY-17 */
export const opening = (moment: Moment, seats: readonly Seat[], about: Seat | null = null): Opening => ({
  moment,
  seats,
  about,
  asked: [],
  at: 0,
});

/**
 * Whoever holds a card is asked if any card that could be in his hand fits: to ask only the holder would give it away.
 * Further cards may be announced until nobody does.   FDM-GLORY-18
 */
interface Waits {
  announced: readonly (Announce | Pass)[];
  countered: Counter | Pass;
  shown: Play | Withhold;
}

export const announcing = proc('announcing', 'FDM-GLORY-13', openVars<Opening, Waits>(), {
  begin: (t, v) => {
    t.board.windows.push({
      moment: v.moment,
      about: v.about,
      announced: new Array(t.board.players.length).fill(null),
      counters: [],
      spent: [],
      last: null,
    });
    return t.go('ask');
  },

  ask: (t, v) => {
    v.asked = whoMightPlay(t.board, v.seats, v.moment);
    return v.asked.length === 0 ? t.go('close') : t.askAll(announce, v.asked, 'announced');
  },

  announced: (t, v, answers) => {
    const { announced } = innermost(t.board);
    let any = false;
    for (const [i, answer] of answers.entries()) {
      if (answer[0] === 'pass') continue;
      const seat = v.asked[i]!;
      any = true;
      announced[seat] = answer[1];
      t.tell?.('card.announced', { seat });
    }
    if (!any) return t.go('close');
    v.at = 0;
    return t.go('counter');
  },

  // A card announced against you can be countered before it is shown.
  counter: (t, v) => {
    const b = t.board;
    const seats = answering(b);
    for (; v.at < seats.length; v.at++) if (mightCounter(b, seats[v.at]!)) return t.ask(counterOrder, seats[v.at]!, 'countered');
    v.at = 0;
    if (b.house.shownTogether === true) showAll(t, v.asked);
    return t.go('resolve');
  },

  countered: (t, v, answer) => {
    if (answer[0] === 'counter') {
      const seat = answering(t.board)[v.at]!;
      innermost(t.board).counters.push({ by: seat, of: answer[1] });
      t.tell?.('counter.laid', { seat, ofSeat: answer[1] });
    }
    v.at++;
    return t.go('counter');
  },

  resolve: (t, v) => {
    const w = innermost(t.board);
    for (; v.at < v.asked.length; v.at++)
      if (w.announced[v.asked[v.at]!] !== null) return t.ask(resolve, v.asked[v.at]!, 'shown');
    w.counters.length = 0;
    if (w.open === true) w.open = false;
    return t.go('ask');
  },

  // Shown either way: played, or withheld and back in the hand.   FDM-GLORY-15, FDM-GLORY-16
  shown: (t, v, answer) => {
    const b = t.board;
    const w = innermost(b);
    const seat = v.asked[v.at]!;
    const card = w.announced[seat]!;
    w.announced[seat] = null;
    w.spent.push({ seat, card });
    v.at++;
    const counter = w.counters.find(({ of }) => of === seat);
    t.reveal();
    // Counter-order finds nothing to stop in a card taken back, nor in a specialist who is hired: it goes back to the hand.
    const isIdle = answer[0] === 'withhold' || gloryCard(card).mark === 'specialist';
    if (counter !== undefined && isIdle) {
      showInHand(b, counter.by, 'counter-order');
      t.tell?.('card.withheld', { seat: counter.by, card: 'counter-order' });
    }
    if (answer[0] === 'withhold') {
      showInHand(b, seat, card);
      t.tell?.('card.withheld', { seat, card });
      return t.go('resolve');
    }
    if (counter === undefined || isIdle) return t.call(playing, { seat, card }, 'resolve');
    for (const [owner, spent] of [
      [counter.by, 'counter-order'],
      [seat, card],
    ] as const) {
      leaveHand(b, owner, spent);
      b.gloryDiscard.push(spent);
    }
    t.tell?.('card.countered', { seat, card, bySeat: counter.by, counter: 'counter-order' });
    return t.go('resolve');
  },

  close: (t) => {
    t.board.windows.pop();
    return t.done();
  },
});

/** By the aid all announced cards are shown before anyone decides.   SEA-BASE-27 */
function showAll(t: Tools, seats: readonly Seat[]): void {
  const b = t.board;
  const w = innermost(b);
  w.open = true;
  t.reveal();
  for (const seat of seats) {
    const card = w.announced[seat] ?? null;
    if (card === null) continue;
    showInHand(b, seat, card);
    t.tell?.('card.shown', { seat, card });
  }
}

function whoMightPlay(b: Caribbean, seats: readonly Seat[], moment: Moment): readonly Seat[] {
  const asked: Seat[] = [];
  for (const seat of seats) if (mightPlay(b, seat, moment)) asked.push(seat);
  return asked;
}

/** Whether this seat could hold a card for this moment, by what everybody can see. Who has retired plays none.   FDM-RETIRE-02 */
export function mightPlay(b: Caribbean, seat: Seat, moment: Moment): boolean {
  const { hand, retired } = playerOf(b, seat);
  if (hand.length === 0 || retired) return false;
  for (const card of cardsAt(b, moment)) if (ruleOf(card)?.fits(b, seat) === true && isAbroad(b, card)) return true;
  return fits(b, seat, 'quick-witted', moment) && isAbroad(b, 'quick-witted');
}

/** A participant whose opponent announced a card in combat; otherwise the active player, against a reaction. */
const mayCounter = (b: Caribbean, seat: Seat, of: Seat): boolean =>
  of !== seat && innermost(b).announced[of] !== null && (isOfCombat(innermost(b).moment) || seat === b.turn.seat);

/** Who may answer with a Counter-order: both captains of a combat, or the active player. */
const answering = (b: Caribbean): Seat[] =>
  isOfCombat(innermost(b).moment) ? b.fight!.sides.flatMap(({ seat }) => seat ?? []) : b.turn.seat < 0 ? [] : [b.turn.seat];

/** In combat only its two captains are asked. */
const isOfCombat = (moment: Moment): boolean => MOMENTS[moment].combat;

function mightCounter(b: Caribbean, seat: Seat): boolean {
  const { hand, retired } = playerOf(b, seat);
  const cards = hand.length - (innermost(b).announced[seat] === null ? 0 : 1);
  return cards > 0 && !retired && isAbroad(b, 'counter-order') && b.players.some((_, of) => mayCounter(b, seat, of));
}

/** Lay a card down unseen, or pass. */
export const announce = question<Opening, Announce | Pass>(
  'announcing.announce',
  'FDM-GLORY-13',
  (o, b, v, seat) => {
    const { hand } = playerOf(b, seat);
    const { spent } = innermost(b);
    for (let i = 0; i < hand.length; i++) {
      const card = hand[i]!;
      if (hand.indexOf(card) < i) continue; // its twin has been offered
      o.may(ANNOUNCE[card])
        .unless(!isPlayable(b, seat, card, v.moment), 'FDM-GLORY-12', 'card-not-now')
        .unless(
          spent.some((one) => one.seat === seat && one.card === card),
          'FDM-GLORY-18',
          'card-spent-here',
        );
    }
    o.may(PASS);
  },
  {
    sealed: true,
    formal: true,
    prompt: (_b, v) => ({ moment: v.moment }),
    // In a combat only its captains are asked. Otherwise: not in the own turn, nor where it is about oneself.
    idle: (b, v, seat) =>
      isOfCombat(v.moment) || seat === b.turn.seat || v.about === seat || v.seats.length === 1 ? null : PASS,
  },
);

/** Counter-order names one whose card lies there. */
export const counterOrder = question<Opening, Counter | Pass>(
  'announcing.counter',
  'FDM-GLORY-13',
  (o, b, _v, seat) => {
    const holds = playerOf(b, seat).hand.includes('counter-order') && innermost(b).announced[seat] !== 'counter-order';
    for (const of of b.players.keys())
      if (mayCounter(b, seat, of)) o.may(COUNTER[of]!).unless(!holds, 'FDM-GLORY-13', 'no-counter-order');
    o.may(PASS);
  },
  { formal: true },
);

/** The announced card is shown now: play it or take it back.   FDM-GLORY-15 */
export const resolve = question<Opening, Play | Withhold>(
  'announcing.resolve',
  'FDM-GLORY-15',
  (o, b, v, seat) => {
    const card = innermost(b).announced[seat]!;
    o.may(PLAY[card]).unless(!isPlayable(b, seat, card, v.moment), 'FDM-GLORY-12', 'card-no-longer');
    o.may(WITHHOLD);
  },
  { prompt: (_b, v) => ({ moment: v.moment }) },
);
