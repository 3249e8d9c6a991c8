// Contraband: bought like goods, sold in one port alone, and looked for by every navy.   SEA-m7-02, SEA-m7-03, SEA-m7-08, SEA-m7-16
import { choice, openVars, type Said, type Seat, takeOut } from '@boucan/kernel';
import { after, around, before, type Caribbean, npcOf, offers, playerOf, proc, question } from '../../board.ts';
import { CARGO, type CargoId, type Good } from '../../content/cargo.ts';
import { NPC_IDS, NPCS, type NpcId } from '../../content/npcs.ts';
import { discardCargo, takeGood } from '../../rules/cargo.ts';
import { choicesOf } from '../../rules/choices.ts';
import { combat } from '../../rules/combat/combat.ts';
import type { Tools } from '../../rules/dice.ts';
import { isPirate } from '../../rules/facts.ts';
import { gloryPoint } from '../../rules/glory.ts';
import { SELL, sellCards, sellGoods } from '../../rules/port/sell.ts';
import { death } from '../../rules/round/death.ts';
import { hunting, isHostile, searchesNow } from '../../rules/round/hunt.ts';
import { isNaval } from '../../rules/round/npc.ts';
import { SMUGGLERS_HOLD, WITH_CONTRABAND } from '../modifications/content.ts';
import { contrabandIn, isContraband } from './content.ts';
import { sold } from './sold.ts';

declare module '../../events.ts' {
  interface Events {
    'contraband.kept': { seat: Seat; good: Good };
    'contraband.paired': { seat: Seat; goods: readonly Good[] };
    'contraband.suspected': { seat: Seat };
    'contraband.passed': { seat: Seat };
    'contraband.given-up': { seat: Seat; npc: NpcId; goods: readonly Good[]; cards: readonly CargoId[] };
    'contraband.resisted': { seat: Seat; npc: NpcId };
  }
}

// ── selling ──

interface Pairing {
  seat: Seat;
}

/** The second card sold brings a point, and both go; a third begins the next pair. They may be sold anywhere, at any time.   SEA-m7-05, SEA-m7-06, SEA-m7-15 */
export const pairing = proc('contraband-pair', 'SEA-m7-05', openVars<Pairing>(), {
  begin: (t, v) => {
    const b = t.board;
    const { waiting } = sold.of(b);
    if (waiting[v.seat]!.length < 2) return t.done();
    const pair = waiting[v.seat]!.slice(0, 2);
    waiting[v.seat] = waiting[v.seat]!.slice(2);
    for (const card of pair) discardCargo(b, card);
    t.tell?.('contraband.paired', { seat: v.seat, goods: pair.map((card) => CARGO[card].good) });
    return t.call(gloryPoint, { seat: v.seat, source: 'sale' }, 'begin');
  },
});

// ── searches ──

const hides = (b: Caribbean, seat: Seat): boolean => playerOf(b, seat).ship.mods.includes(SMUGGLERS_HOLD);

/** Cards that a smuggler's hold hides, if it is aboard.   SEA-m3-09 */
const hidden = (b: Caribbean, seat: Seat): number => (hides(b, seat) ? WITH_CONTRABAND[SMUGGLERS_HOLD]!.figures!.cards! : 0);

/** Whether any of it could be found. */
const carries = (b: Caribbean, seat: Seat): boolean => contrabandIn(playerOf(b, seat).cargo) > hidden(b, seat);

/** A naval ship of any nation also searches for a non-pirate with contraband; it comes for nobody's sake, and pirates do not care.   SEA-m7-09, SEA-m7-12, SEA-BASE-30 */
export const suspects = (b: Caribbean, npc: NpcId, seat: Seat): boolean =>
  isNaval(npc) && !isPirate(playerOf(b, seat)) && carries(b, seat);

/** Found on no other ground; an enemy in war has no choice, unless the table lets him.   SEA-m7-10, SEA-m7-12, SEA-m7-18 */
const mayGiveUp = (b: Caribbean, npc: NpcId, seat: Seat, warToo: boolean): boolean =>
  suspects(b, npc, seat) && (warToo || !isHostile(b, npc, seat));

interface Caught {
  seat: Seat;
  npc: NpcId;
  cards: readonly CargoId[]; // given up so far
}

type Answer = Said<'give-up' | 'resist'>;
type Surrender = Said<'surrender', [good: Good]>;
const GIVE_UP = choice('give-up');
const RESIST = choice('resist');
const SURRENDER = choicesOf('surrender', 'goods');

/** After the search roll and before any combat: all of it goes, face up, and there is no combat; or the ship is attacked.   SEA-m7-10, SEA-m7-11, SEA-m7-19 */
export const caught = proc(
  'contraband-found',
  'SEA-m7-10',
  openVars<Caught, { chosen: Answer; surrendered: Surrender }, void>(),
  {
    begin: (t, v) => t.ask(giveUp, v.seat, 'chosen'),

    chosen: (t, v, answer) => {
      if (answer[0] === 'give-up') return t.go('surrender');
      const ground = sold.of(t.board);
      ground.resists = [...ground.resists, v.npc];
      t.tell?.('contraband.resisted', { seat: v.seat, npc: v.npc });
      return t.done();
    },

    // What a smuggler's hold hides stays aboard, of its owner's choice.   SEA-m3-09
    surrender: (t, v) => {
      const b = t.board;
      const { cargo } = playerOf(b, v.seat);
      const choosy = hides(b, v.seat);
      if (choosy && carries(b, v.seat)) return t.ask(surrenderCard, v.seat, 'surrendered');
      const rest = choosy ? [] : cargo.filter(isContraband);
      for (const card of rest) takeOut(cargo, card);
      giveAll(t, v, rest);
      return t.done();
    },

    surrendered: (t, v, [, good]) => {
      v.cards = [...v.cards, takeGood(playerOf(t.board, v.seat).cargo, good)];
      discardCargo(t.board, v.cards.at(-1)!);
      return t.go('surrender');
    },
  },
);

/** The ship makes no further search on this occasion.   SEA-m7-20 */
function giveAll(t: Tools, v: Caught, rest: readonly CargoId[]): void {
  const b = t.board;
  for (const card of rest) discardCargo(b, card);
  const cards = [...v.cards, ...rest];
  b.search!.failed = true;
  t.reveal();
  t.tell?.('contraband.given-up', { seat: v.seat, npc: v.npc, goods: cards.map((card) => CARGO[card].good), cards });
}

export const giveUp = question<Caught, Answer>(
  'contraband.found',
  'SEA-m7-10',
  (o) => {
    o.may(GIVE_UP);
    o.may(RESIST);
  },
  { prompt: (_b, v) => ({ npc: v.npc, nation: NPCS[v.npc].nation }) },
);

export const surrenderCard = question<Caught, Surrender>(
  'contraband.surrender',
  'SEA-m3-09',
  (o, b, _v, seat) => {
    for (const card of playerOf(b, seat).cargo) if (isContraband(card)) o.may(SURRENDER[CARGO[card].good]);
  },
  { prompt: (b, _v, seat) => ({ cards: contrabandIn(playerOf(b, seat).cargo) - hidden(b, seat) }) },
);

/** As far as all can see, there might be something for a naval ship to find. */
const isWorthALook = (b: Caribbean, seat: Seat): boolean =>
  playerOf(b, seat).cargo.length > hidden(b, seat) && !isPirate(playerOf(b, seat));

/** It lies beside, and has no other ground. */
const isWatched = (b: Caribbean, npc: NpcId, seat: Seat): boolean =>
  npcOf(b, npc)?.zone === playerOf(b, seat).zone && isNaval(npc) && !isHostile(b, npc, seat);

/** That one is searched on this ground alone tells all that there is some aboard, and no more; that one is not, that none can be found.   SEA-m7-14 */
function disclose(t: Tools, seat: Seat, from: number): void {
  const b = t.board;
  const ground = sold.of(b);
  if (ground.searched === seat || !isWorthALook(b, seat)) return;
  const watched = NPC_IDS.filter((npc, at) => at >= from && isWatched(b, npc, seat));
  if (watched.length === 0) return;
  const isSearched = watched.some((npc) => searchesNow(b, npc, seat));
  suspect(t, seat, isSearched);
  if (!isSearched && from === 0) t.tell?.('contraband.passed', { seat });
}

function suspect(t: Tools, seat: Seat, there: boolean): void {
  const ground = sold.of(t.board);
  t.reveal();
  if (!there || ground.searched === seat) return;
  ground.searched = seat;
  t.tell?.('contraband.suspected', { seat });
}

export const changes = [
  // What another port wants is not sold here.   SEA-m7-04
  offers(sellCards, (base) => (o, b, v, seat) => {
    base(o, b, v, seat);
    const { cargo, zone } = playerOf(b, seat);
    for (const card of cargo) {
      const { good, port } = CARGO[card];
      if (port !== undefined && port !== zone)
        o.may(SELL[good]).unless(true, 'SEA-m7-04', 'contraband-elsewhere', { zone: port });
    }
  }),

  // Sold cards stay with the seller for now; the Demand token stays as it is.   SEA-m7-05, SEA-m7-07, SEA-m7-13
  around(sellGoods, 'pay', (base) => (t, v, got) => {
    const b = t.board;
    const cards = b.basket.filter(isContraband);
    const next = base(t, v, got);
    const { waiting } = sold.of(b);
    for (const card of cards) {
      waiting[v.seat] = [...waiting[v.seat]!, takeOut(b.cargoDiscard, card)];
      t.tell?.('contraband.kept', { seat: v.seat, good: CARGO[card].good });
    }
    return next;
  }),
  before(sellGoods, 'sold', (t, v) => t.first(pairing, { seat: v.seat })),

  // Lost with the captain.   SEA-m7-13
  after(death, 'begin', (t, v) => {
    const { waiting } = sold.of(t.board);
    t.board.cargoDiscard.push(...waiting[v.seat]!);
    waiting[v.seat] = [];
  }),

  around(hunting, 'begin', (base) => (t, v, got) => {
    if (v.at === 0) sold.of(t.board).resists = [];
    disclose(t, v.seat, v.at);
    return base(t, v, got);
  }),
  before(hunting, 'searched', (t, v) => {
    const b = t.board;
    const { seat } = v;
    const npc = NPC_IDS[v.at]!;
    if (b.search!.failed) return;
    const warToo = t.state.options['contraband-at-war'] === 'choose';
    // An enemy who is given the choice shows by it that there is something to give up.   SEA-m7-14
    if (warToo && isNaval(npc) && isHostile(b, npc, seat) && isWorthALook(b, seat)) suspect(t, seat, carries(b, seat));
    if (mayGiveUp(b, npc, seat, warToo)) t.first(caught, { seat, npc, cards: [] });
  }),
  before(hunting, 'fight', (t) => {
    sold.of(t.board).searched = -1;
  }),

  // Whoever resists is the attacker: bounty, and the first declaration.   SEA-m7-11
  before(combat, 'begin', (t, v) => {
    const ground = sold.of(t.board);
    const { attacker, defender } = v;
    if (typeof attacker === 'number' || !ground.resists.includes(attacker)) return;
    ground.resists = ground.resists.filter((npc) => npc !== attacker);
    [v.attacker, v.defender] = [defender, attacker];
  }),
];
