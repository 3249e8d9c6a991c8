import type { Guide } from '../board.ts';

export const en: Guide = {
  opening: [
    {
      title: 'Welcome aboard',
      text: 'There are as many Spanish galleons around Port Royal as there are captains. You attack them together, and the strongest fleets take the best of the treasure. The richest captain wins.',
    },
    {
      title: 'A turn in three steps',
      text: 'Play a ship at one board, play a card at another, then draw a card. After 12 turns each, everything left is scored. What you can play glows; choose anything else and it tells you why not.',
    },
    {
      title: 'What the treasure is worth',
      text: 'Doubloons are worth their number. Marked doubloons are worth 2 and go to the fleet in the position printed on them. A chest is worth nothing by itself, but the player with the most receives Port Royal (4 doubloons) and half of the pot.',
    },
    {
      title: 'The sixth card',
      text: 'A galleon is attacked as soon as it has 6 cards, face-down ones included, and every ship there is used up. Count before you play: a fifth card leaves the attack to the next captain.',
    },
    {
      title: 'Nothing to learn by heart',
      text: 'The rules are beside the board, and the § next to a question opens the one that applies. Hover or long-press anything to see what it does.',
    },
  ],
  moments: {
    'turn.ship': {
      title: 'Where does your ship sail?',
      text: 'A galleon has 3 sails, a schooner 2. The strongest fleet at a board chooses first when its treasure is shared; on a tie, the earlier fleet is ahead. You have 3 galleons for the whole game, so keep them for a board that is worth it.',
    },
    'turn.card': {
      title: 'Now a card, at another board',
      text: 'Treasure makes a board richer. A single cannon ruins its strongest fleet and a single musket costs the weakest fleet a ship, but two of a kind miss. Face up is free; face down costs 1 doubloon and keeps the others guessing. You draw a card afterwards, so this can’t be undone.',
    },
    'card.hidden': {
      title: 'A doubloon for the pot',
      text: 'A face-down card costs 1 doubloon, which goes to Port Royal. Together these doubloons are the pot, shared at the end by the players with the most chests.',
    },
    'scoring.take': {
      title: 'Your pick',
      text: 'Doubloons are worth their number. A chest is worth nothing by itself, but the player with the most chests at the end receives Port Royal (4 doubloons) and half of the pot.',
    },
    'galleon.attacked': {
      title: 'The first galleon is attacked',
      text: 'Its sixth card has been played. Face-down cards are revealed, cannons fire, then muskets, and marked doubloons go to the positions printed on them. The captains take the rest card by card, strongest fleet first.',
    },
    'colony.shown': {
      title: 'A galleon gone, a colony found',
      text: 'The board is turned over and all ships there are used up. Its colony takes any number of ships and cards and is scored at the very end.',
    },
    'end.began': {
      title: 'The reckoning',
      text: 'All ships and cards have been played. Every board is scored once more, clockwise from the north; then the chests decide who receives Port Royal and the pot.',
    },
  },
};
