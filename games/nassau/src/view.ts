// What each viewer may know.   NAS-INFO
import { type Rng, type State, shuffle, type View, type Viewer } from '@boucan/kernel';
import { cloneNassau, type Hidden, type Nassau, openSide, type Ship } from './board.ts';
import { type Back, backOf, TALES, type Tale } from './content/tales.ts';
import { type ShipSums, strengthLeft, sumsOf } from './sums.ts';

/**
 * A ship as a viewer sees it: all of it, animals and tales told too, but of others' hands and jokes only the backs.
 * NAS-INFO-01, NAS-INFO-03, NAS-INFO-04, NAS-INFO-05, NAS-INFO-09
 */
export interface ShipView extends Readonly<Omit<Ship, Hidden>> {
  readonly hand: readonly Tale[] | null;
  readonly jokes: readonly Tale[] | null;
  readonly buried: readonly Tale[] | null;
  /** How many of each back, whoever looks. */
  readonly backs: Readonly<Record<Hidden, readonly Back[]>>;
  readonly sums: ShipSums; // added up for whoever looks
}

type Decks = 'deckS' | 'deckA' | 'deckB';

/**
 * The order of the decks is nobody's to know, and neither is which cards are left in them.   NAS-INFO-02
 * What lies on boards is open, and what is left in the other bags follows from it: tiles and tokens are drawn when they are
 * shown, and opponents that are not used are nowhere.   NAS-INFO-06, NAS-INFO-07, NAS-INFO-08, NAS-INFO-10, NAS-INFO-13
 */
export interface NassauView extends Readonly<Omit<Nassau, Decks | 'ships'>> {
  readonly deckS: number;
  readonly deckA: number;
  readonly deckB: number;
  readonly ships: readonly ShipView[];
  readonly strengthLeft: readonly number[]; // by place, for whoever looks
}

const ORDER: Readonly<Record<Back, number>> = { S: 0, A: 1, B: 2 };
/** Backs in one order: which card lies where in a hand is nobody's business. */
const backs = (cards: readonly Tale[]): Back[] => cards.map(backOf).sort((a, b) => ORDER[a] - ORDER[b]);

export function look({ board }: State<Nassau>, who: Viewer, isBot: boolean): NassauView {
  const b = cloneNassau(board);
  return {
    house: b.house,
    round: b.round,
    phase: b.phase,
    dolphin: b.dolphin,
    claimed: b.claimed,
    plan: b.plan,
    captain: b.captain,
    trail: b.trail,
    alleys: b.alleys,
    opponents: b.opponents,
    damage: b.damage,
    outposts: b.outposts,
    garrisons: b.garrisons,
    towers: b.towers,
    towerSeats: b.towerSeats,
    towerCrates: b.towerCrates,
    posts: b.posts,
    postGoods: b.postGoods,
    seaDog: b.seaDog,
    seaDogTiles: b.seaDogTiles.sort(),
    offerings: b.offerings,
    offeringTiles: b.offeringTiles.sort(),
    pile: b.pile.sort(),
    mountains: b.mountains,
    box: b.box,
    deckS: b.deckS.length,
    deckA: b.deckA.length,
    deckB: b.deckB.length,
    top: b.top,
    discards: b.discards,
    weapons: b.weapons,
    sails: b.sails,
    sailors: b.sailors,
    bombs: b.bombs,
    contracts: b.contracts,
    compasses: b.compasses,
    goods: b.goods.sort(),
    ships: b.ships.map((s, seat) => lookAt(s, seat === who, isBot ? UNREAD : sumsOf(b, seat, seat === who))),
    strengthLeft: strengthLeft(b),
  };
}

/** A bot adds up for itself. */
const UNREAD = Object.freeze({}) as ShipSums;

const lookAt = (s: Ship, own: boolean, sums: ShipSums): ShipView => ({
  ...openSide(s),
  hand: own ? s.hand : null,
  jokes: own ? s.jokes : null,
  buried: own ? s.buried : null,
  backs: { hand: backs(s.hand), jokes: backs(s.jokes), buried: backs(s.buried) },
  sums,
});

/** Whatever card the viewer does not see could be in any hand, under any joke or in a deck, if its back fits. */
export function imagine({ board: seen }: View<NassauView>, rng: Rng): Nassau {
  const known = new Set<Tale>(seen.discards);
  const see = (cards: readonly Tale[] | null): void => {
    for (const n of cards ?? []) known.add(n);
  };
  for (const s of seen.ships) {
    see(s.told);
    see(s.hand);
    see(s.jokes);
    see(s.buried);
  }
  const unseen: Record<Back, Tale[]> = { S: [], A: [], B: [] };
  for (const n of TALES) if (!known.has(n)) unseen[backOf(n)].push(n);
  shuffle(rng, unseen.S);
  shuffle(rng, unseen.A);
  shuffle(rng, unseen.B);
  const some = (back: Back): Tale => unseen[back].pop()!;

  const { ships, deckS: _s, deckA: _a, deckB: _b, strengthLeft: _left, ...open } = seen;
  const imagined = ships.map((s): Ship => {
    const { backs: fronts, sums: _sums, ...rest } = s;
    const own = (what: Hidden): Tale[] => s[what]?.slice() ?? fronts[what].map(some);
    return {
      ...rest,
      beaten: s.beaten.slice(),
      told: s.told.slice(),
      hand: own('hand'),
      jokes: own('jokes'),
      buried: own('buried'),
    };
  });
  return cloneNassau({ ...open, deckS: unseen.S, deckA: unseen.A, deckB: unseen.B, ships: imagined } as Nassau);
}
