import type { BoardId, GalleonName } from '../content/boards.ts';
import type { Card } from '../content/deck.ts';
import type { Ship } from '../content/ships.ts';

/** What has a name: the parts of the final count, ships, the faces of a card, cards, boards and the galleons off them. */
export type Named = 'treasure' | 'tokens' | 'portRoyal' | 'pot' | Ship | 'up' | 'down' | Card | BoardId | GalleonName;
export type Names = { readonly [thing in Named]: string };
