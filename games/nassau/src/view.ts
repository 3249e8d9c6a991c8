// What each viewer may know.   NAS-INFO
import { type Rng, type State, shuffle, type View, type Viewer } from '@boucan/kernel';
import { cloneNassau, copyNassau, copyShip, type Decks, type Hidden, type Nassau, type Ship } from './board.ts';
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
  ...copyShip(s, own ? s.hand : null, own ? s.jokes : null, own ? s.buried : null),
  backs: { hand: backs(s.hand), jokes: backs(s.jokes), buried: backs(s.buried) },
  sums,
});

type Unseen = Readonly<Record<Back, readonly Tale[]>>;
const known = new WeakMap<NassauView, Unseen>();

/** The cards a viewer does not see, by their backs. A search imagines thousands of boards for one view, so they are counted off once for each. */
function unseenBy(seen: NassauView): Unseen {
  let unseen = known.get(seen);
  if (unseen === undefined) {
    const inSight = new Set<Tale>(seen.discards);
    for (const { told, hand, jokes, buried } of seen.ships)
      for (const cards of [told, hand, jokes, buried]) for (const n of cards ?? []) inSight.add(n);
    const left = (back: Back): Tale[] => TALES.filter((n) => backOf(n) === back && !inSight.has(n));
    unseen = { S: left('S'), A: left('A'), B: left('B') };
    known.set(seen, unseen);
  }
  return unseen;
}

/** Whatever card the viewer does not see could be in any hand, under any joke or in a deck, if its back fits. */
export function imagine({ board: seen }: View<NassauView>, rng: Rng): Nassau {
  const unseen = unseenBy(seen);
  const decks = {
    S: shuffle(rng, unseen.S.slice()),
    A: shuffle(rng, unseen.A.slice()),
    B: shuffle(rng, unseen.B.slice()),
  };
  const cards = (own: readonly Tale[] | null, backs: readonly Back[]): Tale[] => {
    if (own !== null) return own.slice();
    const drawn = new Array<Tale>(backs.length);
    for (let i = 0; i < drawn.length; i++) drawn[i] = decks[backs[i]!].pop()!;
    return drawn;
  };
  const ships = new Array<Ship>(seen.ships.length);
  for (let seat = 0; seat < ships.length; seat++) {
    const s = seen.ships[seat]!;
    const { backs } = s;
    const hand = cards(s.hand, backs.hand);
    const jokes = cards(s.jokes, backs.jokes);
    ships[seat] = copyShip(s, hand, jokes, cards(s.buried, backs.buried));
  }
  return copyNassau(seen, decks.S, decks.A, decks.B, ships);
}
