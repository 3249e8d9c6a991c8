import type { CoastView } from '../../games/brethren/src/game.ts';
import type { Moment, Sought } from '../lessons.ts';

type At = Moment<CoastView>;
const here = ({ seen }: At) => seen.board.boards[0]!;
const sails = ({ galleons, schooners }: { readonly galleons: number; readonly schooners: number }) =>
  3 * galleons + 2 * schooners;
const hand = ({ seen }: At) => seen.board.captains[0]!.hand!;
const asks = (question: string, more: (at: At) => boolean) => (at: At) => at.question === question && more(at);
const place = (at: At) => here(at).fleets.findIndex(({ seat }) => seat === 0);
const cards = (at: At, kind: string) => here(at).cards.filter(({ card }) => card === kind).length;
const galleon = (at: At) => here(at).side === 'galleon';
const plain = { seats: 3, options: { 'first-seat': 0 } } as const;

export const sought: { [lesson: string]: Sought<CoastView> } = {
  'first-turn': { ...plain, wanted: ({ n }) => n === 0 },
  strongest: {
    ...plain,
    within: 14,
    wanted: asks(
      'turn.ship',
      (at) => place(at) < 0 && here(at).fleets.length === 1 && sails(here(at).fleets[0]!) === 2 && galleon(at),
    ),
  },
  marked: {
    ...plain,
    within: 18,
    wanted: asks(
      'turn.ship',
      (at) =>
        place(at) < 0 &&
        here(at).fleets.length === 1 &&
        sails(here(at).fleets[0]!) === 2 &&
        galleon(at) &&
        cards(at, 'marked-2') === 1,
    ),
  },
  'sixth-card': {
    ...plain,
    within: 40,
    wanted: asks(
      'turn.ship',
      (at) =>
        place(at) === 0 &&
        galleon(at) &&
        here(at).cards.length === 5 &&
        here(at).fleets.length > 1 &&
        cards(at, 'cannon') + cards(at, 'musket') === 0 &&
        here(at).cards.every(({ faceDown }) => !faceDown) &&
        here(at).cards.some(({ card }) => card === 'chest') &&
        hand(at).includes('cannon') &&
        hand(at).some((card) => card.startsWith('doubloons')),
    ),
  },
  'fifth-card': {
    ...plain,
    within: 40,
    wanted: asks(
      'turn.card',
      (at) =>
        galleon(at) &&
        here(at).cards.length === 4 &&
        place(at) > 0 &&
        seenAt(at, (b) => b.id === 'la-habana' || b.cards.length < 4),
    ),
  },
  cannon: {
    ...plain,
    within: 44,
    wanted: asks(
      'turn.card',
      (at) =>
        galleon(at) &&
        here(at).cards.length === 5 &&
        place(at) === 1 &&
        cards(at, 'cannon') === 0 &&
        here(at).cards.every(({ faceDown }) => !faceDown) &&
        new Set(here(at).cards.map(({ card }) => card)).size > 2 &&
        hand(at).includes('cannon') &&
        hand(at).some((card) => card.startsWith('doubloons') || card === 'chest'),
    ),
  },
  'two-cannons': {
    ...plain,
    within: 40,
    wanted: asks(
      'turn.card',
      (at) =>
        galleon(at) &&
        here(at).cards.length < 5 &&
        place(at) === 0 &&
        here(at).fleets[0]!.galleons + here(at).fleets[0]!.schooners > 1 &&
        cards(at, 'cannon') === 1 &&
        hand(at).includes('cannon') &&
        hand(at).length > 2 &&
        at.options.some((c) => c.join(' ') === 'card cannon la-habana up') &&
        new Set(hand(at)).size > 2,
    ),
  },
  musket: {
    ...plain,
    within: 30,
    wanted: asks(
      'turn.ship',
      (at) =>
        galleon(at) &&
        cards(at, 'musket') === 1 &&
        place(at) < 0 &&
        here(at).fleets.length > 0 &&
        sails(here(at).fleets.at(-1)!) === 2,
    ),
  },
  'face-down': {
    ...plain,
    within: 30,
    wanted: asks(
      'turn.card',
      (at) =>
        galleon(at) &&
        here(at).cards.length < 4 &&
        cards(at, 'cannon') === 0 &&
        hand(at).includes('cannon') &&
        (here(at).fleets[0]?.seat ?? 0) > 0 &&
        here(at).fleets[0]!.galleons + here(at).fleets[0]!.schooners > 1 &&
        at.options.some((c) => c.join(' ') === 'card cannon la-habana down'),
    ),
  },
  chests: {
    ...plain,
    within: 70,
    wanted: asks(
      'scoring.take',
      (at) =>
        at.options.some((c) => c[1] === 'chest') &&
        at.options.some((c) => c[1] === 'doubloons-1' || c[1] === 'doubloons-2') &&
        !at.options.some((c) => c[1] === 'doubloons-3' || c[1] === 'doubloons-4'),
    ),
  },
  colony: {
    ...plain,
    within: 60,
    wanted: asks(
      'turn.ship',
      (at) => !galleon(at) && here(at).fleets.length === 0 && seenAt(at, (b) => b.id === 'la-habana' || b.side === 'galleon'),
    ),
  },
};

function seenAt({ seen }: At, holds: (board: CoastView['boards'][number]) => boolean): boolean {
  return seen.board.boards.every(holds);
}
