// Three stages: the phase chooses the one in front, and whoever looks may choose another.
import type { OfferView } from '@boucan/table';
import { type Acts, allowed, keyOf } from '../parts/offers.ts';
import type { Animal, NassauView, Space, Zone } from './content.ts';

export type StageId = 'town' | 'sea' | 'home';
export const STAGES: readonly StageId[] = ['town', 'sea', 'home'];

/** What somebody looks at: an offer by its words, or a thing of the board. */
export type Looked =
  | { readonly kind: 'offer'; readonly key: string }
  | { readonly kind: 'space'; readonly space: Space }
  | { readonly kind: 'opponent' | 'outpost' | 'tower' | 'post'; readonly place: number }
  | { readonly kind: 'zone'; readonly zone: Zone }
  | null;

export type Look = (at: Looked, pinned?: boolean) => void;

/** What the stages with a chart are told. */
export interface StageProps {
  readonly looked: Looked;
  readonly look: Look;
  readonly margin: { readonly top: number; readonly bottom: number };
}

/** A mouse or a key chooses at once; a finger shows first what it has touched, with the choice beside it. */
export function press({ choose, explain }: Acts, offer: OfferView, byTouch: boolean, look: Look): void {
  if (byTouch) look({ kind: 'offer', key: keyOf(offer) }, true);
  else if (allowed(offer)) choose(offer.choice);
  else explain(offer.because);
}

/** With a finger one needs more pixels to a unit, and moves about instead. */
export const handling = (width: number) => ({ least: width < 760 ? 0.62 : 0.37 });

const AT_HOME = new Set(['return.stop', 'skull-island.goods', 'skull-island.hide', 'campfire.tell', 'home.tortoise']);

/** Where the match is now, for whoever sits here. */
export function dueStage({ phase }: NassauView, question: string | null): StageId {
  if (question !== null && AT_HOME.has(question)) return 'home';
  if (phase === 'nassau') return 'town';
  return phase === 'caribbean' ? 'sea' : 'home';
}

/** What each animal is asked for. */
export const HELPS: Readonly<Record<Animal, string>> = {
  rat: 'rat',
  tortoise: 'double',
  crab: 'crab',
  cat: 'cat',
  lizard: 'lizard',
  'pet-kraken': 'twice',
  parrot: 'parrot',
  'monkey-spirit': 'keep',
};

/** Which verbs are chosen on the board of a stage itself. */
const ON: Readonly<Record<StageId, ReadonlySet<string>>> = {
  town: new Set(['walk', 'barge', 'land', 'relocate', 'send', 'dock', 'table', 'adopt', 'deck']),
  sea: new Set([
    'enter',
    'fight',
    'capture',
    'occupy',
    'plunder',
    'meet',
    'attack-dutchman',
    'head-for',
    'tale',
    'deck',
    'buy',
    'steer',
    'dock',
  ]),
  home: new Set(['bring', 'hide', 'tell', 'joke', 'head-for', 'deck', 'pour', 'parrot', 'leave-fire', 'double', 'no-tortoise']),
};

export const isOn = (stage: StageId, { choice }: OfferView): boolean => ON[stage].has(choice[0] as string);
