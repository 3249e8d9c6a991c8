// Favours: how they are earned, bought and lost, and the four things they are good for.
import { choice, type Offering, type Said, type Seat } from '@boucan/kernel';
import { after, around, before, type Caribbean, offers, playerOf } from '../../board.ts';
import { type Nation, ZONES } from '../../content/map.ts';
import type { Trial } from '../../content/quantity.ts';
import { numbered } from '../../rules/choices.ts';
import { spoils } from '../../rules/combat/spoils.ts';
import { isSkull, successes } from '../../rules/dice.ts';
import { bountyOf, fightOf } from '../../rules/facts.ts';
import { drawGlory } from '../../rules/glory.ts';
import { buyGoods } from '../../rules/port/buy.ts';
import { chooseActivity, portAction } from '../../rules/port/port.ts';
import { pay, spendable } from '../../rules/purse.ts';
import { death, retirement } from '../../rules/round/death.ts';
import { hunting } from '../../rules/round/hunt.ts';
import { isEnemy } from '../../rules/round/war.ts';
import { canMove } from '../../rules/sea/actions.ts';
import { freeMove, moveFreely, sail, shutBy } from '../../rules/sea/move.ts';
import { raid } from '../../rules/sea/raid.ts';
import { scout } from '../../rules/sea/scout.ts';
import { nextAction, turn } from '../../rules/sea/turn.ts';
import { skillRoll } from '../../rules/trial.ts';
import { acceptMission } from '../../rules/ventures/mission.ts';
import { promise } from '../../rules/ventures/promises.ts';
import { completeMission } from '../../rules/ventures/rewards.ts';
import { acquireRumour } from '../../rules/ventures/rumour.ts';
import { drawing, hasFavour, misleading, rolling, searcher } from './again.ts';
import { MOST, PRICE } from './content.ts';
import { earn, favoursOf, spend, track } from './track.ts';

declare module '../../events.ts' {
  interface Events {
    'favour.bought': { seat: Seat; bought: number; gold: number; favours: number };
  }
}

/** A procedure in which a Favour has been offered: once on an occasion.   SEA-m10-11 */
interface Occasion {
  favoured?: true;
}

/** Whether this is the first time, which it then no longer is. */
function isFirst(vars: object): boolean {
  const v: Occasion = vars;
  const first = v.favoured === undefined;
  v.favoured = true;
  return first;
}

/** The same where a Favour may be declined and asked for again on one occasion: by what was held when it was last offered. */
function isUnused(b: Caribbean, vars: object): boolean {
  const v: { seat?: Seat; offered?: number } = vars;
  const held = favoursOf(b, v.seat!);
  if (v.offered !== undefined && held < v.offered) return false;
  v.offered = held;
  return true;
}

// ── into a port that is shut ──

type Entry = Said<'enter-on-favours', [favours: number]>;
const enterOn = numbered('enter-on-favours');

/** One for each bounty of the nation, one more if it is at war with the player's.   SEA-m10-10 */
function entryPrice(b: Caribbean, seat: Seat, nation: Nation): number {
  const p = playerOf(b, seat);
  const bounties = p.proven.includes('forged-documents') ? 0 : bountyOf(p, nation);
  return bounties + (isEnemy(b, nation, p) ? 1 : 0);
}

/** Announced with the Move, which is spent as well; the bounties stay.   SEA-m10-10, SEA-m10-19 */
function offerEntry(o: Offering, b: Caribbean, seat: Seat): void {
  if (o.lean && favoursOf(b, seat) === 0) return;
  const p = playerOf(b, seat);
  const { nation } = ZONES[p.zone];
  if (p.inPort || nation === null || shutBy(b, p, p.zone) === null) return;
  const favours = entryPrice(b, seat, nation);
  o.may(enterOn(favours))
    .unless(favoursOf(b, seat) < favours, 'SEA-m10-10', 'favours-missing', { favours })
    .unless(!canMove(b, seat, 'port'), 'FDM-TURN-09', 'no-action-left');
}

// ── for gold ──

/** By number, with the price of all. */
const BUY = Array.from({ length: MOST + 1 }, (_, n) => choice('buy-favours', n, n * PRICE));

/** As many as the track has room for; the first is listed even for whoever cannot pay it.   SEA-m10-04, SEA-m10-05, SEA-m10-16 */
function offerFavours(o: Offering, b: Caribbean, seat: Seat): void {
  const gold = spendable(playerOf(b, seat));
  const room = MOST - favoursOf(b, seat);
  for (let n = 1; n <= room && (n === 1 || n * PRICE <= gold); n++)
    o.may(BUY[n]!).unless(gold < n * PRICE, 'SEA-m10-04', 'too-dear', { gold: n * PRICE });
}

// ── rolls ──

/** What more skulls are good for than one. */
const COUNTED: readonly Trial[] = ['rumour', 'storm'];

/** A roll that could have come out better. */
const isWanting = (dice: readonly number[], trial: Trial): boolean =>
  COUNTED.includes(trial) ? !dice.every(isSkull) : successes(dice) === 0;

export const changes = [
  // As a Mission is accepted, and as it is done.   SEA-m10-02, SEA-m10-03, SEA-m10-16
  before(acceptMission, 'placed', (t, v) => {
    earn(t, v.seat);
    t.first(drawing, { seat: v.seat, drawn: 'mission', cards: 1 });
  }),
  before(completeMission, 'begin', (t, v) => earn(t, v.seat)),

  // The last thing of a Port action: it is over with it.   SEA-m10-04, SEA-m10-15
  offers(chooseActivity, (base) => (o, b, v, seat) => {
    base(o, b, v, seat);
    offerFavours(o, b, seat);
  }),
  around(portAction, 'chosen', (base) => (t, v, answer) => {
    const [verb, bought] = answer as unknown as readonly [string, number];
    if (verb !== 'buy-favours') return base(t, v, answer);
    const gold = bought * PRICE;
    const { held } = track.of(t.board);
    pay(playerOf(t.board, v.seat), gold);
    held[v.seat]! += bought;
    t.tell?.('favour.bought', { seat: v.seat, bought, gold, favours: held[v.seat]! });
    return t.done();
  }),

  // Whoever knew the captain owes his heir nothing.   SEA-m10-06
  after(death, 'begin', (t, v) => {
    track.of(t.board).held[v.seat] = 0;
  }),
  after(retirement, 'begin', (t, v) => {
    track.of(t.board).held[v.seat] = 0;
  }),

  // Into a port that is shut.   SEA-m10-10, SEA-m10-19
  offers(nextAction, (base) => (o, b, v, seat) => {
    base(o, b, v, seat);
    offerEntry(o, b, seat);
  }),
  offers(moveFreely, (base) => (o, b, v, seat) => {
    base(o, b, v, seat);
    offerEntry(o, b, seat);
  }),
  around(turn, 'chosen', (base) => (t, v, answer) => {
    const said = answer as unknown as Entry;
    if (said[0] !== 'enter-on-favours') return base(t, v, answer);
    v.begun = true;
    spend(t, v.seat, said[1]);
    return t.call(sail, { seat: v.seat, to: 'port' }, 'act');
  }),
  around(freeMove, 'chosen', (base) => (t, v, answer) => {
    const said = answer as unknown as Entry;
    if (said[0] !== 'enter-on-favours') return base(t, v, answer);
    spend(t, v.seat, said[1]);
    return t.call(sail, { seat: v.seat, to: 'port' }, 'over');
  }),

  // One's own rolls, once they have failed or could be better; none of a raid, such as that of a Turned coat, or of a combat.   SEA-m10-08
  before(skillRoll, 'rolled', (t, v) => {
    const { raid: raided, fight } = t.board;
    if (raided === null && fight === null && hasFavour(t.board, v.seat) && isWanting(v.dice!, v.trial))
      t.first(rolling, { seat: v.seat, skill: v.skill, dice: v.dice!, search: false });
  }),
  around(skillRoll, 'rolled', (base) => (t, v, got) => {
    const now = track.of(t.board);
    if (now.rolled !== null) v.dice = now.rolled;
    now.rolled = null;
    return base(t, v, got);
  }),
  before(scout, 'rolled', (t, v) => {
    const { dice, failed } = t.board.search!;
    if (!failed && successes(dice) === 0 && hasFavour(t.board, v.seat) && isFirst(v))
      t.first(rolling, { seat: v.seat, skill: 'scouting', dice: dice.slice(), search: true });
  }),

  // Whoever has found the player.   SEA-m10-09
  before(hunting, 'found', (t, v) => {
    if (hasFavour(t.board, v.seat)) t.first(misleading, { seat: v.seat, npc: searcher(v.at) });
  }),
  around(hunting, 'found', (base) => (t, v, got) => (t.board.search!.failed ? t.go('searched') : base(t, v, got))),

  // Cards just drawn. Glory cards come one at a time: of two, either may be replaced, but not both.   SEA-m10-07
  before(drawGlory, 'drawn', (t, v) => {
    if (hasFavour(t.board, v.seat) && isUnused(t.board, v)) t.first(drawing, { seat: v.seat, drawn: 'glory', cards: 1 });
  }),
  before(promise, 'load', (t, v) => {
    const cards = t.board.market.length;
    if (cards > 0 && hasFavour(t.board, v.seat)) t.first(drawing, { seat: v.seat, drawn: 'salvage', cards });
  }),
  before(acquireRumour, 'told', (t, v) => {
    const cards = t.board.heard.length;
    if (cards > 0 && hasFavour(t.board, v.seat)) t.first(drawing, { seat: v.seat, drawn: 'rumours', cards });
  }),
  before(buyGoods, 'bargain', (t, v) => {
    const cards = t.board.market.length;
    if (cards > 0 && hasFavour(t.board, v.seat) && isFirst(v)) t.first(drawing, { seat: v.seat, drawn: 'offer', cards });
  }),
  before(raid, 'drawn', (t, v) => {
    const cards = t.board.raid!.cards.length;
    if (cards > 0 && hasFavour(t.board, v.seat) && isFirst(v)) t.first(drawing, { seat: v.seat, drawn: 'raid', cards });
  }),
  before(spoils, 'count', (t, v) => {
    const { winner, sides } = fightOf(t.board);
    const seat = sides[winner!].seat!;
    if (v.cargo > 0 && hasFavour(t.board, seat)) t.first(drawing, { seat, drawn: 'hold', cards: v.cargo });
  }),
];
