// What comes of a ship or a card at a board, and who lies there already.
import type { CoastView, Ship } from '@boucan/brethren';
import { GALLEON_CARDS } from '@boucan/brethren/content/deck';
import { SAILS } from '@boucan/brethren/content/ships';
import { withShip } from '@boucan/brethren/preview';
import type { Choice, Seat } from '@boucan/kernel';
import type { Remark } from '../board.ts';
import { type Say, sayIn } from './words.ts';

type BoardView = CoastView['boards'][number];

/** What would come of putting it there at once. */
export function promiseOf(say: Say, { fleets, cards, side }: BoardView, [verb, what]: Choice, seat: Seat): string | null {
  if (verb === 'ship') return say('promisedPlace', withShip(fleets, seat, what as Ship));
  return side === 'galleon' && cards.length === GALLEON_CARDS - 1 ? say('promisedAttack') : null;
}

export const remark: Remark = ({ choice }, { view, speaker, lang, names }) => {
  const say = sayIn(lang);
  const board = (view.match!.board as CoastView).boards.find(({ id }) => choice.slice(1).includes(id));
  if (board === undefined || typeof view.viewer !== 'number') return null;
  const promise = promiseOf(say, board, choice, view.viewer);
  const fleets = board.fleets.map(({ seat, galleons, schooners }) =>
    say('fleetThere', { name: names[seat] ?? '', sails: SAILS.galleon * galleons + SAILS.schooner * schooners }),
  );
  const cards = board.cards.map(({ card, seat }) =>
    card === null ? say('hidden', { name: names[seat] ?? '' }) : speaker.name(card),
  );
  const there = say('there', {
    fleets: fleets.join(', ') || say('emptyLine'),
    cards: cards.join(', ') || say('cards', { n: 0 }),
  });
  return promise === null ? there : `${promise}. ${there}`;
};
