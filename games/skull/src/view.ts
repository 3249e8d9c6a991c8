// What each viewer may know: everything but what lies face down.   SKU-INFO
import { type Rng, type State, shuffle, type View, type Viewer } from '@boucan/kernel';
import { cloneVoyage, copyVoyage, type Objective, type Open, type Voyage } from './board.ts';
import type { ClassId } from './content/characters.ts';
import type { EventId } from './content/events.ts';
import type { Good } from './content/goods.ts';
import type { IslandId } from './content/map.ts';
import { type MissionId, missionOf } from './content/missions.ts';
import { placeOf, type Way, waysFrom } from './content/steps.ts';
import { speedOf } from './quantities.ts';

/** The board as somebody sees it: null stands for a face he may not know. */
export interface VoyageView extends Readonly<Open> {
  readonly objectives: readonly (Omit<Objective, 'face'> & { readonly face: number | null })[];
  /** What has not been seen of the deck, in no order: anybody can count it off the discards. */
  readonly unseen: readonly EventId[];
  readonly cards: number; // in the deck
  readonly under: readonly { readonly card: EventId | null; readonly seer: number }[];
  readonly peek: { readonly card: EventId | null; readonly seer: number } | null;
  readonly pile: readonly Good[]; // what is not in sight must be in it, in no order
  readonly ledger: IslandId | 'hidden' | null;
  readonly missionDeck: readonly MissionId[];
  readonly classes: readonly ClassId[];
  readonly reach: readonly Way[]; // where the ship gets with her points, or with as many as the dice can give; added up for whoever looks
}

/** Positions, tracks, fatigue, wounds, cargo, sheets, dirt and watch are open; faces, order, coins and bids are not.   SKU-INFO-01, SKU-INFO-02, SKU-INFO-03, SKU-INFO-07, SKU-INFO-09 */
export function look({ board }: State<Voyage>, who: Viewer, isBot: boolean): VoyageView {
  const { objectives, deck, under, peek, pile, ledger, missionDeck, classes, ...open } = cloneVoyage(board);
  const mine = (seer: number): boolean => seer === -1 || seer === who;
  const unseen = [...deck];
  for (const { card, seer } of under) if (!mine(seer)) unseen.push(card);
  if (peek !== null && !mine(peek.seer)) unseen.push(peek.card);
  return {
    ...open,
    objectives: objectives.map((o) => ({ ...o, face: o.up ? o.face : null })),
    unseen: unseen.sort(),
    cards: deck.length,
    under: under.map(({ card, seer }) => ({ card: mine(seer) ? card : null, seer })),
    peek: peek === null ? null : { card: mine(peek.seer) ? peek.card : null, seer: peek.seer },
    pile: pile.sort(),
    ledger: ledger === null || board.ledgerSeen ? ledger : 'hidden',
    missionDeck: missionDeck.sort(),
    classes: classes.sort(),
    reach: isBot ? NOWHERE : reachOf(board),
  };
}

/** A bot sails by the rules. */
const NOWHERE: readonly Way[] = [];
/** Farther than anybody plans. */
const FAR = 8;

/** Where the ship lies and what she has to sail with is open, and so is how far she gets. In a boarding she lies still.   SKU-INFO-07, SKU-MOVE-02 */
function reachOf(b: Voyage): readonly Way[] {
  if (b.people.length === 0 || b.boarding !== null) return NOWHERE;
  const points = b.turn.points > 0 ? b.turn.points : speedOf(b).most;
  return waysFrom(placeOf(b.ship.cell, b.ship.heading), Math.min(FAR, points));
}

/** Whatever lies face down is dealt out anew. */
export function imagine({ board: v }: View<VoyageView>, rng: Rng): Voyage {
  const { objectives, under, peek, ledger } = v;
  const deck = shuffle(rng, v.unseen.slice());
  const faces: number[] = [];
  for (let face = 1; face <= objectives.length; face++) if (!objectives.some((o) => o.face === face)) faces.push(face);
  shuffle(rng, faces);
  const hidden = {
    objectives: objectives.map((o) => ({ island: o.island, face: o.face ?? faces.pop()!, up: o.up, gems: o.gems })),
    under: under.map(({ card, seer }) => ({ card: card ?? deck.pop()!, seer })),
    peek: peek === null ? null : { card: peek.card ?? deck.pop()!, seer: peek.seer },
    deck,
    pile: v.pile.slice(),
    ledger: ledger === 'hidden' ? shuffle(rng, missionOf('silver-ledger').islands.slice())[0]! : ledger,
    missionDeck: v.missionDeck.slice(),
    classes: v.classes.slice(),
  };
  if (deck.length !== v.cards) throw new Error('the deck does not add up');
  return copyVoyage(v, hidden);
}
