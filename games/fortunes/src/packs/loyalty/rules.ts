// A crew with a will of its own: what it likes and dislikes, what it does for a captain, and what becomes of one it is tired of.
import { choice, openVars, type Said, type Seat } from '@boucan/kernel';
import { after, around, before, type Caribbean, offers, playerOf, proc, turnOrder } from '../../board.ts';
import { type EventId, eventCard, isWar } from '../../content/events.ts';
import { SPECIALIST_TYPES } from '../../content/glory/specialists.ts';
import type { GloryId } from '../../content/glory.ts';
import type { Trial } from '../../content/quantity.ts';
import { leaveHand } from '../../rules/announcing.ts';
import { choicesOf, numbered } from '../../rules/choices.ts';
import { faces, NOBODY, successes, type Tools } from '../../rules/dice.ts';
import { fightOf, type SideNo } from '../../rules/facts.ts';
import { gloryPoint } from '../../rules/glory.ts';
import { chooseActivity, portAction } from '../../rules/port/port.ts';
import { stashGold } from '../../rules/port/stash.ts';
import { loseAll, pay, spendable } from '../../rules/purse.ts';
import { death, newCaptain } from '../../rules/round/death.ts';
import { drawEvent } from '../../rules/round/event.ts';
import { npcCard } from '../../rules/round/npc.ts';
import { changeActions } from '../../rules/sea/actions.ts';
import { nextAction, turn } from '../../rules/sea/turn.ts';
import { skillRoll } from '../../rules/trial.ts';
import { grantSpecialist } from '../../rules/ventures/grant.ts';
import { PLANK, WITH_LOYALTY } from '../modifications/content.ts';
import { isFound, mightFind, refill } from '../shared/deck.ts';
import {
  ANGRY,
  CONTENT,
  crews,
  FIERCE,
  HAPPY,
  loyaltyOf,
  type Once,
  PACK,
  PLEASED,
  PRICES,
  STEPS,
  type Step,
  UNHAPPY,
} from './track.ts';

type Faces = readonly (number | 'skull')[];
type StepId = (typeof STEPS)[Step];

declare module '../../events.ts' {
  interface Events {
    'loyalty.rose': { seat: Seat; step: StepId };
    'loyalty.fell': { seat: Seat; step: StepId };
    'loyalty.bought': { seat: Seat; step: StepId; gold: number };
    'crew.rallied': { seat: Seat; dice: Faces };
    'crew.unmoved': { seat: Seat; dice: Faces };
    'mutiny.quelled': { seat: Seat; dice: Faces; crew: number };
    'mutiny.won': { seat: Seat; dice: Faces; gold: number; crew: number };
    'mutiny.deserted': { seat: Seat; card: GloryId };
    'specialist.promoted': { seat: Seat; card: GloryId; gold: number };
    'promotion.failed': { seat: Seat };
    'plank.walked': { seat: Seat; crew: number };
  }
}

// ── up and down ──

function put(b: Caribbean, seat: Seat, step: number): void {
  crews.of(b).steps[seat] = step as Step;
}
const stepOf = (b: Caribbean, seat: Seat): StepId => STEPS[loyaltyOf(b, seat) as Step];

/** One step up; beyond Fierce loyalty there is nothing.   SEA-m11-17 */
function rise(t: Tools, seat: Seat): void {
  const b = t.board;
  if (loyaltyOf(b, seat) === FIERCE) return;
  put(b, seat, loyaltyOf(b, seat) + 1);
  t.tell?.('loyalty.rose', { seat, step: stepOf(b, seat) });
}

interface Crewed {
  seat: Seat;
}

/** One step down. At Angry it is a mutiny, if there is anybody to mutiny and the table does not look away.   SEA-m11-17, SEA-m11-25, SEA-m11-28 */
export const falling = proc('loyalty-lost', 'SEA-m11-17', openVars<Crewed>(), {
  begin: (t, v) => {
    const b = t.board;
    const p = playerOf(b, v.seat);
    if (p.captain === null) return t.done();
    if (loyaltyOf(b, v.seat) > ANGRY) {
      put(b, v.seat, loyaltyOf(b, v.seat) - 1);
      t.tell?.('loyalty.fell', { seat: v.seat, step: stepOf(b, v.seat) });
      return t.done();
    }
    if (p.ship.crew === 0 || t.state.options.mutiny === 'absorb') return t.done();
    return t.call(mutiny, { seat: v.seat, dice: [] }, 'over');
  },

  over: (t) => t.done(),
});

interface Mutiny extends Crewed {
  dice: readonly number[];
}

const loseHand = (b: Caribbean, seat: Seat): number => {
  const { ship } = playerOf(b, seat);
  ship.crew = Math.max(1, ship.crew - 1);
  return ship.crew;
};

/** A Leadership roll decides.   SEA-m11-25 */
export const mutiny = proc('mutiny', 'SEA-m11-25', openVars<Mutiny, { rolled: readonly number[] }>(), {
  begin: (t, v) => {
    return t.call(skillRoll, { seat: v.seat, skill: 'leadership', trial: 'crew' }, 'rolled');
  },

  rolled: (t, v, dice) => {
    v.dice = dice;
    return t.go('judge');
  },

  judge: (t, v) => {
    const b = t.board;
    const { seat } = v;
    const dice = faces(v.dice);
    // Passed: a man is lost, though not the last.   SEA-m11-26
    if (successes(v.dice) > 0) {
      const crew = loseHand(b, seat);
      t.tell?.('mutiny.quelled', { seat, dice, crew });
      return t.done();
    }
    // Failed: all gold aboard, a specialist by lot, and a man.   SEA-m11-27
    const p = playerOf(b, seat);
    t.reveal();
    const gold = loseAll(p);
    const crew = loseHand(b, seat);
    t.tell?.('mutiny.won', { seat, dice, gold, crew });
    if (p.specialists.length > 0) {
      const card = t.draw(p.specialists, 'deserter', NOBODY);
      b.gloryDiscard.push(card);
      t.tell?.('mutiny.deserted', { seat, card });
    }
    put(b, seat, UNHAPPY);
    return t.state.options.mutiny === 'marooned' ? t.call(death, { seat }, 'over') : t.done();
  },

  over: (t) => t.done(),
});

interface Muttering {
  at: number; // in turn order
}

/** What counts as word of a captain of nobody's: his card; some tables mutter at icons and wars too.   SEA-m11-03 */
const isOmen = (event: EventId, anySign: boolean): boolean =>
  npcCard(event) !== undefined || (anySign && (eventCard(event).icons.length > 0 || isWar(event)));

/** A captain of nobody's is announced: every crew mutters, in turn order, or that of the first player alone.   SEA-m11-03, SEA-m11-25 */
export const muttering = proc('muttering', 'SEA-m11-03', openVars<Muttering>(), {
  begin: (t, v) => {
    const { board: b } = t;
    const seats = t.state.options['omen-for'] === 'first' ? [b.first] : turnOrder(b, b.first);
    return v.at === seats.length ? t.done() : t.call(falling, { seat: seats[v.at++]! }, 'begin');
  },
});

// ── what a crew does for its captain ──

/** Pleased: a die more to recruit. Ashore as on deck: Fierce one more, Angry one fewer.   SEA-m11-23, SEA-m11-24 */
export function willing(b: Caribbean, seat: Seat, trial: Trial, sum: number): number {
  const loyalty = loyaltyOf(b, seat);
  if (trial === 'recruits') return loyalty >= PLEASED ? 1 : 0;
  if (trial !== 'ashore') return 0;
  return loyalty === FIERCE ? 1 : loyalty === ANGRY && sum > 1 ? -1 : 0;
}

/** Fierce: a die more on the first roll of a crew combat. Angry: one fewer on each, while there is one to spare.   SEA-m11-23, SEA-m11-24 */
export function fighting(b: Caribbean, seat: Seat, _side: SideNo, sum: number): number {
  const loyalty = loyaltyOf(b, seat);
  if (loyalty === FIERCE && fightOf(b).stage === 'crew' && fightOf(b).round <= 1) return 1;
  return loyalty === ANGRY && sum > 1 ? -1 : 0;
}

/** Unhappy: hands ask a coin more.   SEA-m11-24 */
export const asking = (b: Caribbean, seat: Seat): number => (loyaltyOf(b, seat) <= UNHAPPY ? 1 : 0);

// ── what a captain may do ──

const RALLY = choice('rally');
const WALK = choice('walk-plank');
const buyStep = numbered('buy-loyalty');
const PROMOTE = choicesOf('promote', 'glory');
type Promote = Said<'promote', [card: GloryId]>;

/** The step from which on a crew does more than it must.   SEA-m11-22 */
const LEAST: { readonly [option: string]: number } = { content: CONTENT, always: ANGRY, happy: HAPPY };
const leastFor = (b: Caribbean): number => LEAST[crewOption(b)] ?? CONTENT;
const crewOption = (b: Caribbean): string => (b.house as { readonly extraAction?: string }).extraAction ?? 'content';

const HAPPY_PRICE = 2;
const has = (b: Caribbean, what: Once): boolean => crews.of(b).done.includes(what);
function noteDone(b: Caribbean, what: Once): void {
  const now = crews.of(b);
  now.done = [...now.done, what];
}

export const changes = [
  // ── the turn ──
  before(turn, 'dawn', (t, v) => {
    const p = playerOf(t.board, v.seat);
    const now = crews.of(t.board);
    now.began = p.inPort ? p.zone : null;
    now.done = [];
  }),

  // Between two actions, or after the last.   SEA-m11-04, SEA-m11-22
  offers(nextAction, (base) => (o, b, v, seat) => {
    base(o, b, v, seat);
    const p = playerOf(b, seat);
    const { steps, done } = crews.of(b);
    o.may(RALLY)
      .unless(done.includes('rally'), 'SEA-m11-04', 'rallied-already')
      .unless(steps[seat]! < leastFor(b), 'SEA-m11-22', 'crew-unwilling');
    // SEA-m3-10
    if (p.ship.mods.includes(PLANK) && !p.inPort)
      o.may(WALK)
        .unless(done.includes('plank'), 'SEA-m3-10', 'plank-walked')
        .unless(p.ship.crew < WITH_LOYALTY[PLANK]!.figures!.crew!, 'SEA-m3-10', 'crew-too-small')
        .unless(steps[seat]! >= CONTENT, 'SEA-m3-10', 'crew-content');
  }),
  around(turn, 'chosen', (base) => (t, v, answer) => {
    const b = t.board;
    const { seat } = v;
    if ((answer as unknown) === WALK) {
      const { ship } = playerOf(b, seat);
      noteDone(b, 'plank');
      ship.crew--;
      v.begun = true;
      t.tell?.('plank.walked', { seat, crew: ship.crew });
      rise(t, seat);
      return t.go('act');
    }
    if ((answer as unknown) !== RALLY) return base(t, v, answer);
    v.begun = true;
    noteDone(b, 'rally');
    return t.call(rallying, { seat, dice: [] }, 'act');
  }),

  // Some tables forgive whoever has put to sea in between.   SEA-m11-16
  before(turn, 'act', (t, v) => {
    if (t.state.options.idling === 'never-left' && !playerOf(t.board, v.seat).inPort) crews.of(t.board).began = null;
  }),

  // Began and ended in the same port, whatever came between.   SEA-m11-16
  before(turn, 'others', (t, v) => {
    const b = t.board;
    const p = playerOf(b, v.seat);
    if (p.captain !== null && !b.turn.lost && p.inPort && p.zone === crews.of(b).began) t.first(falling, { seat: v.seat });
  }),

  // ── what they like: every occasion of Glory is one step, however many points it brings ──
  // SEA-m11-06, SEA-m11-07, SEA-m11-08, SEA-m11-09, SEA-m11-10, SEA-m11-11, SEA-m11-13, SEA-m11-19, SEA-m11-30
  after(gloryPoint, 'begin', (t, v) => {
    if (v.source === 'combat' && t.state.options['combat-loyalty'] === false) return;
    if (v.again !== true && playerOf(t.board, v.seat).captain !== null) rise(t, v.seat);
  }),

  // ── what they do not like ──
  after(drawEvent, 'text', (t, v) => {
    if (v.event !== null && isOmen(v.event, t.state.options['ill-omen'] === 'any-sign')) t.first(muttering, { at: 0 });
  }),
  // SEA-m11-14
  after(stashGold, 'chosen', (t, v) => t.first(falling, { seat: v.seat })),

  // ── in port ──
  offers(chooseActivity, (base) => (o, b, v, seat) => {
    base(o, b, v, seat);
    const p = playerOf(b, seat);
    const price = PRICES[loyaltyOf(b, seat) + 1];
    // SEA-m11-15
    if (price !== undefined)
      o.may(buyStep(price))
        .unless(has(b, 'buy'), 'SEA-m11-15', 'loyalty-bought')
        .unless(spendable(p) < price, 'SEA-m11-15', 'too-dear', { gold: price });
    // Happy: a hand rises from the ranks.   SEA-m11-23
    if (loyaltyOf(b, seat) < HAPPY) return;
    for (const card of new Set(p.hand))
      o.may(PROMOTE[card])
        .unless(has(b, 'promote'), 'SEA-m11-23', 'promoted-already')
        .unless(!mightFind(b, seat), 'SEA-m11-23', 'nobody-to-promote')
        .unless(spendable(p) < HAPPY_PRICE, 'SEA-m11-23', 'too-dear', { gold: HAPPY_PRICE });
  }),
  around(portAction, 'chosen', (base) => (t, v, answer) => {
    const b = t.board;
    const { seat } = v;
    const [verb, what] = answer as unknown as readonly [string, unknown];
    if (verb === 'buy-loyalty') {
      const gold = what as number;
      v.traded = true; // SEA-m11-15
      pay(playerOf(b, seat), gold);
      noteDone(b, 'buy');
      put(b, seat, loyaltyOf(b, seat) + 1);
      t.tell?.('loyalty.bought', { seat, step: stepOf(b, seat), gold });
      return t.go('menu');
    }
    if (verb !== 'promote') return base(t, v, answer);
    const [, card] = answer as unknown as Promote;
    v.traded = true;
    noteDone(b, 'promote');
    t.reveal();
    refill(b);
    // Whoever is not in the deck cannot be promoted, and then nothing is paid.   SEA-SET-82
    if (!b.glory.some((other) => isFound(b, seat, other))) {
      t.tell?.('promotion.failed', { seat });
      return t.go('menu');
    }
    leaveHand(b, seat, card);
    b.gloryDiscard.push(card);
    pay(playerOf(b, seat), HAPPY_PRICE);
    t.tell?.('specialist.promoted', { seat, card, gold: HAPPY_PRICE });
    put(b, seat, loyaltyOf(b, seat) - 1);
    t.tell?.('loyalty.fell', { seat, step: stepOf(b, seat) });
    return t.call(grantSpecialist, { seat, types: SPECIALIST_TYPES, fromDeck: true }, 'menu');
  }),

  // ── a new captain finds them content ──   SEA-m11-18
  after(death, 'begin', (t, v) => put(t.board, v.seat, CONTENT)),
  after(newCaptain, 'fitted', (t, v) => put(t.board, v.seat, CONTENT)),
];

/** A Leadership roll for one action more; if it fails nothing else happens, unless the table wants it to.   SEA-m11-04, SEA-m11-05 */
export const rallying = proc('rally', 'SEA-m11-04', openVars<Mutiny, { rolled: readonly number[] }>(), {
  begin: (t, v) => {
    return t.call(skillRoll, { seat: v.seat, skill: 'leadership', trial: 'crew' }, 'rolled');
  },

  rolled: (t, v, dice) => {
    v.dice = dice;
    return t.go('judge');
  },

  judge: (t, v) => {
    const rallied = successes(v.dice) > 0;
    if (rallied) changeActions(t.board, 1);
    t.tell?.(rallied ? 'crew.rallied' : 'crew.unmoved', { seat: v.seat, dice: faces(v.dice) });
    return rallied || t.state.options['unmoved-crew'] !== 'loses-one' ? t.done() : t.call(falling, { seat: v.seat }, 'over');
  },

  over: (t) => t.done(),
});

export { PACK };
