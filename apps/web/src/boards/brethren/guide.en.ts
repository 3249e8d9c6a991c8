import type { Guide } from '../board.ts';

export const en: Guide = {
  opening: [
    {
      title: 'Welcome aboard',
      text: 'Round Port Royal lie as many Spanish galleons as there are captains. Together you attack them; the treasure is shared by the strength of the fleets. The richest captain wins.',
    },
    {
      title: 'A turn in three steps',
      text: 'Play a ship at one board, play a card at another, draw a card. Twelve turns each, then everything left is scored. What can be played glows; press anything else, and it says why not.',
    },
    {
      title: 'What the treasure is worth',
      text: 'Doubloons count their number. Marked doubloons count 2 and go to whoever holds the position printed on them, not to who picks first. Chests count nothing alone: at the end, whoever has most is given Port Royal, 4 doubloons, and half of the pot.',
    },
    {
      title: 'The sixth card',
      text: 'A galleon is attacked the moment six cards lie at it, hidden ones included, and every ship there is spent. Count them before you play: a fifth card hands the attack to the next captain.',
    },
    {
      title: 'Nothing to learn by heart',
      text: 'The rules lie beside the board, and the § of every question leads to its own. Rest the pointer or a finger on anything: it says what it does. On a keyboard, the question mark lists the keys.',
    },
  ],
  moments: {
    'turn.ship': {
      title: 'Where does your ship sail?',
      text: 'A galleon counts 3 sails, a schooner 2. The strongest fleet at a board picks first when its treasure is shared, and of equal fleets the earlier one stays ahead. You have 3 galleons for the whole game: keep them for a board that will be worth it.',
    },
    'turn.card': {
      title: 'Now a card, at another board',
      text: 'Treasure makes a board richer. A lone cannon ruins its strongest fleet, a lone musket costs the weakest fleet a ship, but two of a kind miss. Face up is free; face down costs a doubloon and keeps them guessing. Then a card is drawn, so this cannot be taken back.',
    },
    'card.hidden': {
      title: 'A doubloon for the pot',
      text: 'Face down costs a doubloon, which goes to Port Royal. All of them together are the pot, shared at the end by those with the most chests.',
    },
    'scoring.take': {
      title: 'Your pick',
      text: 'Doubloons are worth their number. A chest is worth nothing by itself, but whoever has the most chests at the end is given Port Royal, 4 doubloons, and half of the pot.',
    },
    'galleon.attacked': {
      title: 'The first galleon is attacked',
      text: 'Its sixth card has been played. The hidden cards are turned up, the cannons fire, then the muskets, then marked doubloons go to the positions printed on them. What is left is picked card by card, the strongest fleet first.',
    },
    'colony.shown': {
      title: 'A galleon gone, a colony found',
      text: 'The board has been turned over and all ships there are spent. Its colony takes any number of ships and cards, and is scored only at the very end.',
    },
    'end.began': {
      title: 'The reckoning',
      text: 'All ships and cards are out. Every board is scored once more, from the north clockwise; then the chests are counted for Port Royal and the pot.',
    },
  },
};
