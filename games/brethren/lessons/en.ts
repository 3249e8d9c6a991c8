import type { CourseWords } from '@boucan/lessons';

export const en: CourseWords = {
  'first-turn': {
    title: 'Your first turn',
    idea: 'Three Spanish galleons lie round Port Royal, and every captain wants their treasure. A turn is quickly told: play a ship at one board, play a card at another, draw a card.',
    steps: [
      {
        task: 'Send one of your ships to any Spanish board.',
        hints: [
          'Boards you can sail to glow. You have 3 galleons and 9 schooners for the whole game.',
          'Any board will do for now.',
        ],
        done: 'Your fleet is there to stay: a ship that has been played never moves again.',
      },
      {
        task: 'Now play a card, face up, at one of the other two boards.',
        hints: ['The board that got your ship is closed to your card this turn.', 'Choose a card in your hand, then a board.'],
        wrong: { down: 'Face down costs 1 doubloon. You have nothing to hide yet: play it face up.' },
        done: 'You draw a card, and the turn passes on. Treasure you play is not yours yet: it belongs to the board, and the strongest fleets there will share it.',
      },
    ],
  },
  strongest: {
    title: 'The strongest fleet leads',
    idea: 'A galleon has 3 sails, a schooner 2. Fleets line up by their sails, and the one in front takes treasure first. On a tie, the fleet that was there before stays ahead.',
    steps: [
      {
        task: 'A rival leads at La Habana with 2 sails. Take position 1 from them.',
        hints: ['2 sails only tie. You need more.', 'A galleon has 3 sails.'],
        wrong: { tie: 'A schooner brings 2 sails, the same as your rival. On a tie the earlier fleet stays in front.' },
        done: 'You lead at La Habana. You have only 3 galleons, so spend them where the treasure is worth it.',
      },
    ],
  },
  marked: {
    title: 'Marked doubloons',
    idea: 'Some treasure already has an owner. Marked doubloons are worth 2 and go to the fleet at the position printed on them, not to the fleet in front.',
    steps: [
      {
        task: 'At La Habana lie marked doubloons for position 2. Get your fleet into position 2.',
        hints: [
          'One rival is there with 2 sails. You want to stand right behind them.',
          'A tie puts you behind the fleet that came first.',
        ],
        wrong: { first: 'A galleon would put you in position 1, and the marked doubloons go to position 2.' },
        done: 'Second can be the best place at the table. Look at what is marked before you reach for the lead.',
      },
    ],
  },
  'sixth-card': {
    title: 'The sixth card',
    idea: 'A Spanish galleon is attacked as soon as 6 cards lie there, face-down ones included. The captain who plays the sixth card decides when, and it should be when they lead.',
    steps: [
      {
        task: 'You lead at La Habana, where 5 cards lie. First play a ship, so that your card can still go there.',
        hints: ['Ship and card never go to the same board in one turn.', 'Send the ship to one of the other two boards.'],
        wrong: {
          same: 'If your ship sails to La Habana, your card can’t follow it this turn, and the attack is left to someone else.',
        },
        done: 'The card can go to La Habana now.',
      },
      {
        task: 'Play the sixth card at La Habana.',
        hints: ['Any treasure starts the attack.', 'The most valuable card is not lost: you take first.'],
        wrong: { cannon: 'A cannon hits the strongest fleet there, and that is yours.' },
        done: 'The attack begins. Cannons and muskets fire first; then the captains share what is left, strongest fleet first.',
      },
      {
        task: 'Take a card.',
        hints: [
          'Doubloons are worth their number. A chest is worth nothing by itself, but the most chests win a prize at the end.',
        ],
        done: 'You took first because you led. When all is shared, the ships there are used up and the board is turned over.',
      },
    ],
  },
  'fifth-card': {
    title: 'Count before you play',
    idea: 'The fifth card is a present: the next captain can play the sixth and attack at the moment that suits them.',
    steps: [
      {
        task: 'At La Habana lie 4 cards, and a rival leads there. Play a card without opening the attack to the next captain.',
        hints: ['A fifth card at La Habana lets the next captain strike.', 'Put your card somewhere else, face up or face down.'],
        wrong: { fifth: 'That would be the fifth card. The next captain plays the sixth, and your rival takes first.' },
        done: 'La Habana stays at 4 cards. Now it is the others who must not play the fifth.',
      },
    ],
  },
  cannon: {
    title: 'One cannon',
    idea: 'Not every card is treasure. A single cannon fires on the strongest fleet and leaves it only its smallest ship.',
    steps: [
      {
        task: 'A rival leads at La Habana and you stand second. 5 cards lie there. Attack so that you take first.',
        hints: ['The sixth card is yours to choose. Which card hurts the fleet in front?', 'Play the cannon at La Habana.'],
        wrong: { treasure: 'That starts the attack too, but your rival still leads and takes first.' },
        done: 'The cannon left your rival a single ship. Your fleet is now the strongest, and the choice is yours.',
      },
    ],
  },
  'two-cannons': {
    title: 'Two cannons miss',
    idea: 'Gunners who fire at once get in each other’s way: two cannons or more all miss. The same is true of muskets.',
    steps: [
      {
        task: 'You lead at La Habana, but a cannon lies there and it is aimed at you. Save your fleet.',
        hints: ['You can’t take the cannon away. You can spoil its aim.', 'A second cannon makes both of them miss.'],
        wrong: { other: 'The cannon is still alone, and it will fire on the strongest fleet: yours.' },
        done: 'Two cannons, no hit. A cannon in your hand protects as well as it destroys.',
      },
    ],
  },
  musket: {
    title: 'Don’t come last',
    idea: 'A single musket takes the smallest ship of the weakest fleet. A fleet of one ship is gone, and gets nothing.',
    steps: [
      {
        task: 'A musket lies at La Habana. Send a ship there, but don’t be the weakest fleet.',
        hints: ['Count the sails of the fleets that are there. With a tie you stand behind.', 'A galleon brings 3 sails.'],
        wrong: { tie: 'With 2 sails you would come last, and the musket would sink your only ship.' },
        done: 'Someone else is in front of the musket now.',
      },
    ],
  },
  'face-down': {
    title: 'A secret has its price',
    idea: 'Face up is free. Face down costs 1 of your starting doubloons, which goes to Port Royal, and only you know what lies there.',
    steps: [
      {
        task: 'A rival leads at La Habana. Lay your cannon there without telling anyone.',
        hints: [
          'In the open your rival sees it coming and can lay a second cannon beside it.',
          'Play it face down for 1 doubloon.',
        ],
        wrong: { open: 'Everyone sees it there, and a second cannon would make both miss.' },
        done: 'That doubloon is now in the pot on Port Royal. The captains with the most chests will share it at the end.',
      },
    ],
  },
  chests: {
    title: 'Chests for Port Royal',
    idea: 'A chest is worth nothing when it is counted. But the captain with the most chests at the end receives Port Royal, worth 4 doubloons, and the larger part of the pot.',
    steps: [
      {
        task: 'You share a treasure, and it’s your pick. Take the card that gives you the most chests.',
        hints: ['Look at the cards each captain has won so far.', 'One more chest and nobody has as many as you.'],
        wrong: { coins: 'A few doubloons now. The lead in chests is worth 4 doubloons and the pot.' },
        done: 'Nobody has as many chests as you. Keep an eye on them: a tie may cost you the prize.',
      },
    ],
  },
  colony: {
    title: 'The colony waits',
    idea: 'When a galleon has been shared out, its board is turned over. The colony on the back takes any number of ships and cards, and it is scored only at the very end.',
    steps: [
      {
        task: 'La Habana is a colony now, and nobody is there yet. Be the first.',
        hints: ['A ship at a colony stays until the end of the game.', 'Any ship will do: nobody else is there.'],
        wrong: { galleon: 'There is still a Spanish galleon at that board. The colony is La Habana.' },
        done: 'An early fleet at a colony wins every tie there. Add to it when the treasure grows.',
      },
    ],
  },
};
