// What each viewer may know: everything but what lies face down.   SKU-INFO
import { type Rng, type State, shuffle, type View, type Viewer } from '@boucan/kernel';
import { cloneVoyage, type Objective, type Open, type Voyage } from './board.ts';
import type { ClassId } from './content/characters.ts';
import type { EventId } from './content/events.ts';
import type { Good } from './content/goods.ts';
import type { IslandId } from './content/map.ts';
import { type MissionId, missionOf } from './content/missions.ts';

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
}

/** Positions, tracks, fatigue, wounds, cargo, sheets, dirt and watch are open; faces, order, coins and bids are not.   SKU-INFO-01, SKU-INFO-02, SKU-INFO-03, SKU-INFO-07, SKU-INFO-09 */
export function look({ board }: State<Voyage>, who: Viewer): VoyageView {
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
  };
}

/** Whatever lies face down is dealt out anew. */
export function imagine({ board: v }: View<VoyageView>, rng: Rng): Voyage {
  const { objectives, unseen, cards, under, peek, pile, ledger, missionDeck, classes, ...open } = v;
  const hidden = shuffle(rng, unseen.slice());
  const shownFaces = objectives.flatMap((o) => o.face ?? []);
  const faces = shuffle(
    rng,
    Array.from({ length: objectives.length }, (_, i) => i + 1).filter((face) => !shownFaces.includes(face)),
  );
  const islands = missionOf('silver-ledger').islands;
  const board = {
    ...open,
    objectives: objectives.map((o) => ({ ...o, face: o.face ?? faces.pop()! })),
    under: under.map(({ card, seer }) => ({ card: card ?? hidden.pop()!, seer })),
    peek: peek === null ? null : { card: peek.card ?? hidden.pop()!, seer: peek.seer },
    deck: hidden,
    pile: pile.slice(),
    ledger: ledger === 'hidden' ? shuffle(rng, islands.slice())[0]! : ledger,
    missionDeck: missionDeck.slice(),
    classes: classes.slice(),
  } as Voyage;
  if (board.deck.length !== cards) throw new Error('the deck does not add up');
  return cloneVoyage(board);
}
