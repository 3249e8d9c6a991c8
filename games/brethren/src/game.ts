// Brethren of the Coast, 3–6 players. The table of contents: read this first.
import { defineGame } from '@boucan/kernel';
import { advice } from './advice/advice.ts';
import { type Coast, type CoastView, cloneCoast, type Events, knows } from './board.ts';
import { faults } from './invariants.ts';
import { course } from './rules/course.ts';
import { end } from './rules/end.ts';
import { scoring, takeCard } from './rules/scoring.ts';
import { playCard, playShip, turn } from './rules/turn.ts';
import { objections, setup } from './setup.ts';
import { en } from './text/en.ts';
import { fr } from './text/fr.ts';
import { imagine, look } from './view.ts';

export const brethren = defineGame<Coast, CoastView, Events>({
  id: 'brethren',
  version: 1,
  seats: [3, 6],
  seatsRule: 'BRE-SETUP-01',
  options: [
    { id: 'first-seat', rule: 'BRE-TURN-01', values: ['random', 0, 1, 2, 3, 4, 5] },
    { id: 'tied-leader-drops', rule: 'BRE-CANNON-07', values: [true, false] },
    { id: 'chestless-rank', rule: 'BRE-END-12', values: [false, true] },
  ],
  procs: [course, turn, scoring, end],
  questions: [playShip, playCard, takeCard],
  packs: [],
  opening: 'course',
  telling: {
    'turn.began': { heading: true },
    'end.began': { heading: true },
    'galleon.attacked': { beat: true },
    'galleon.scored': { beat: true },
    'colony.scored': { beat: true },
    'card.revealed': { beat: true },
    'cannon.hit': { beat: true },
    'cannons.missed': { beat: true },
    'musket.hit': { beat: true },
    'muskets.missed': { beat: true },
    'fleet.destroyed': { beat: true },
    'attack.idle': { beat: true },
    'marked.given': { beat: true },
    'card.taken': { beat: true },
    'treasure.boxed': { beat: true },
    'colony.shown': { beat: true },
    'chests.counted': { beat: true, reckons: true },
    'port-royal.won': { beat: true, reckons: true },
    'port-royal.unclaimed': { beat: true, reckons: true },
    'pot.shared': { beat: true, reckons: true },
    'pot.discarded': { beat: true, reckons: true },
    'hoard.counted': { beat: true, count: ['treasure', 'tokens', 'portRoyal', 'pot'] },
  },
  verbs: { ship: ['ship', 'board'], card: ['card', 'board', 'face'], take: ['card'] },
  objections,
  setup,
  clone: cloneCoast,
  look,
  imagine,
  knows,
  faults,
  limit: 220,
  advice,
  text: { en, fr },
});

export type { Captain, CoastView, Fleet, PlayedCard } from './board.ts';
export { type BoardId, GALLEON } from './content/boards.ts';
export { type Card, DOUBLOONS, GALLEON_CARDS, POSITION, portRoyalTable } from './content/deck.ts';
export { SAILS, type Ship } from './content/ships.ts';
