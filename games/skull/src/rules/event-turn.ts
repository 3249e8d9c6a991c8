// The event turn: one card, unless a hostile enemy is active.   SKU-EVENT
import { openVars, type Seat } from '@boucan/kernel';
import { type GroupPost, type Post, proc, question, type Tools, USED, type Voyage } from '../board.ts';
import { GROUP_TRAIT } from '../content/characters.ts';
import { type Effect, EVENTS, type EventId, type EventPost, eventCard } from '../content/events.ts';
import { GROUP_IDS } from '../content/groups.ts';
import { MOST_DICE } from '../content/ships.ts';
import { has, hostileActive, isNight, isUp, traitOf } from '../quantities.ts';
import { effect } from './event-effects.ts';
import { isUnsettled, settled } from './settle.ts';
import { rollDice, successes, trial, trialOf } from './trial.ts';
import { CALL, type Call, NO, personOf, YES, type YesOrNo } from './words.ts';

interface EventTurn {
  roller: number; // the person who rolls, or −1
  group: number; // or the group
  success: boolean;
  night: boolean;
  at: number; // the next effect
  still: boolean; // the Witch has been asked
}
interface EventWaits {
  peeked: YesOrNo;
  judged: YesOrNo;
  smelt: YesOrNo;
  calmed: YesOrNo;
  stilled: number;
  named: Call;
  rolled: number;
  done: 'boarded' | undefined;
}
export const newEventTurn = (): EventTurn => ({ roller: -1, group: -1, success: true, night: false, at: 0, still: false });

/** Gives 'boarded' when a boarding has broken off the round. */
export const eventTurn = proc('event-turn', 'SKU-EVENT-01', openVars<EventTurn, EventWaits, 'over' | 'boarded'>(), {
  // Neutral and passive enemies and the Maelström prevent nothing.   SKU-EVENT-01, SKU-EVENT-02, SKU-FOE-MERCHANT-02, SKU-FOE-MAELSTROM-09
  begin: (t) => {
    const b = t.board;
    b.fog = false;
    if (hostileActive(b)) {
      t.tell?.('event.skipped', {});
      return t.done('over');
    }
    const seer = skilled(b, 'second-sight');
    return seer < 0 ? t.go('draw') : t.ask(peek, b.people[seer]!.owner, 'peeked');
  },

  // The Voodoo Man alone looks at the top card, and may put it under the deck.
  peeked: (t, _v, c) => {
    const b = t.board;
    if (c === NO) return t.go('draw');
    const at = skilled(b, 'second-sight');
    const seer = b.people[at]!;
    seer.used |= USED.day;
    const card = drawCard(t);
    b.peek = { card, seer: seer.owner };
    t.tell?.('event.peeked', { who: seer.cls }, { seats: [seer.owner], with: { card } });
    return t.ask(bottom, seer.owner, 'judged');
  },
  judged: (t, _v, c) => {
    const b = t.board;
    if (c === YES) {
      b.under.push(b.peek!);
      b.peek = null;
      t.tell?.('event.buried', {});
    }
    return t.go('draw');
  },

  draw: (t, v) => {
    const b = t.board;
    b.card = b.peek?.card ?? drawCard(t);
    b.peek = null;
    t.reveal();
    v.night = isNight(b);
    t.tell?.('event.drawn', { card: b.card });
    return eventCard(b.card).climate ? t.go('climate') : t.go('roll');
  },

  // The climate icon does nothing by itself; skills refer to it.   SKU-EVENT-08
  climate: (t) => {
    const b = t.board;
    const nose = skilled(b, 'weather-nose');
    return nose < 0 ? t.go('sky') : t.ask(smell, b.people[nose]!.owner, 'smelt');
  },
  smelt: (t, _v, c) => {
    const b = t.board;
    if (c === NO) return t.go('sky');
    const at = skilled(b, 'weather-nose');
    b.people[at]!.used |= USED.day;
    b.under.push({ card: b.card!, seer: -1 });
    t.tell?.('event.dodged', { who: b.people[at]!.cls, card: b.card! });
    b.card = null;
    return t.go('draw');
  },
  sky: (t) => {
    const b = t.board;
    const witch = skilled(b, 'still-the-sky');
    return witch < 0 ? t.go('roll') : t.ask(calm, b.people[witch]!.owner, 'calmed');
  },
  calmed: (t, _v, c) => {
    const b = t.board;
    if (c === NO) return t.go('roll');
    const witch = skilled(b, 'still-the-sky');
    const p = b.people[witch]!;
    p.used |= USED.day;
    return t.call(trial, trialOf(witch, 'sky', Math.min(MOST_DICE, traitOf(b, p, 'intelligence')), 4, { trust: 1 }), 'stilled');
  },
  stilled: (t, _v, n) => {
    if (n === 0) return t.go('roll');
    t.tell?.('sky.stilled', {});
    return t.go('over');
  },

  // The character at the post, or a group there, or nobody, and then it fails.   SKU-EVENT-03, SKU-EVENT-04, SKU-EVENT-06, SKU-CREW-07, SKU-DOWN-07
  roll: (t, v) => {
    const b = t.board;
    const { roll } = eventCard(b.card!);
    if (roll === null) return t.go('effects');
    const people = peopleOn(b, roll.post);
    if (people.length > 1) return t.ask(who, b.captain, 'named');
    if (people.length === 1) {
      v.roller = people[0]!;
      return t.go('rolls');
    }
    v.group = b.groups.findIndex((g) => g.post === groupPostOf(roll.post));
    if (v.group < 0) {
      v.success = false;
      t.tell?.('event.unmanned', { post: roll.post });
      return t.go('effects');
    }
    // The Captain rolls for a group: no trust, no fatigue.   SKU-EVENT-05, SKU-CREW-08, SKU-FATIGUE-06
    const dice = rollDice(t, GROUP_TRAIT, 'event', b.captain);
    const n = successes(dice, roll.over);
    v.success = n > 0;
    t.tell?.('group.rolled', { group: GROUP_IDS[v.group]!, roll: 'event', dice, successes: n });
    return t.go('effects');
  },
  named: (t, v, c) => {
    v.roller = personOf(t.board.people, c[1]);
    return t.go('rolls');
  },
  rolls: (t, v) => {
    const b = t.board;
    const { post, trait, over } = eventCard(b.card!).roll!;
    const dice = Math.min(MOST_DICE, traitOf(b, b.people[v.roller]!, trait));
    const aloft = post === 'crows-nest' || post === 'rigging';
    return t.call(trial, trialOf(v.roller, aloft ? 'event-aloft' : 'event', dice, over, { trust: 1 }), 'rolled');
  },
  rolled: (t, v, n) => {
    v.success = n > 0;
    return t.go('effects');
  },

  effects: (t, v) => {
    const b = t.board;
    if (isUnsettled(b)) return settled(t, 'effects');
    const next = effectsOf(b, v)[v.at++];
    if (next === undefined) return t.go('over');
    return t.call(effect, { does: next, roller: v.roller, byGroup: v.group >= 0 }, 'done');
  },
  done: (t, _v, how) => {
    if (how !== 'boarded') return t.go('effects');
    discard(t.board);
    return t.done('boarded');
  },

  // SKU-EVENT-17
  over: (t) => {
    discard(t.board);
    return isUnsettled(t.board) ? settled(t, 'end') : t.done('over');
  },
  end: (t) => t.done('over'),
});

/** To the discards, unless it stays in play.   SKU-EVENT-16, SKU-EVENT-17 */
function discard(b: Voyage): void {
  const card = b.card;
  b.card = null;
  if (card === null) return;
  if ((card === 'stone-crab' && b.crab >= 0) || (card === 'watchtower' && b.tower !== null)) return;
  b.discard.push(card);
}

/** Nobody knows the order; what was put under comes last, and then the discards are shuffled.   SKU-INFO-02, SKU-EVENT-15 */
function drawCard(t: Tools): EventId {
  const b = t.board;
  if (b.deck.length === 0 && b.under.length === 0) {
    b.deck.push(...b.discard);
    b.discard.length = 0;
    t.tell?.('deck.shuffled', {});
  }
  return b.deck.length > 0 ? t.draw(b.deck, 'card', b.captain) : b.under.shift()!.card;
}

function effectsOf(b: Voyage, v: EventTurn): readonly Effect[] {
  const card = EVENTS[b.card!];
  const list: readonly Effect[] = v.success ? card.success : card.failure;
  const first = list[0];
  return first?.does === 'by-night' ? (v.night ? first.night : first.day) : list;
}

/** On his feet, and not used today. */
const skilled = (b: Voyage, skill: 'second-sight' | 'weather-nose' | 'still-the-sky'): number =>
  b.people.findIndex((p) => has(p, skill) && isUp(p) && (p.used & USED.day) === 0);

const isOn = (post: Post, wanted: EventPost): boolean =>
  wanted === 'rail' ? post === 'boarding' || post === 'swivel' : post === wanted;
const peopleOn = (b: Voyage, post: EventPost): number[] => b.people.flatMap((p, i) => (isOn(p.post, post) ? [i] : []));
const groupPostOf = (post: EventPost): GroupPost => post as GroupPost;

const yesNo = (id: string, prompt: (b: Voyage, seat: Seat) => Record<string, string>) =>
  question<EventTurn, YesOrNo>(
    id,
    'SKU-EVENT-08',
    (o) => {
      o.may(YES);
      o.may(NO);
    },
    { prompt: (b, _v, seat) => prompt(b, seat) },
  );
export const peek = yesNo('event.peek', () => ({}));
export const bottom = yesNo('event.bottom', (b) => ({ card: b.peek!.card }));
export const smell = yesNo('event.smell', (b) => ({ card: b.card! }));
export const calm = yesNo('event.calm', (b) => ({ card: b.card! }));

export const who = question<EventTurn, Call>(
  'event.who',
  'SKU-EVENT-04',
  (o, b) => {
    for (const i of peopleOn(b, eventCard(b.card!).roll!.post)) o.may(CALL[b.people[i]!.cls]);
  },
  { prompt: (b) => ({ card: b.card! }) },
);
