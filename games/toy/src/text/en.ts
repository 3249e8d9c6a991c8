import type { GameText } from '@boucan/kernel';

export const en = {
  title: 'Dice Duel',
  blurb: 'Bid in secret, aim, roll. The smallest game that has a bit of everything.',
  rules: {
    'TOY-01':
      'Two to four duellists sit down, each with five coins and two cards from a bag of twelve: four feints, four lunges, four parries.',
    'TOY-02': 'The match has six rounds (or three, if the table agrees). A round is a bid and a duel.',
    'TOY-03': 'All bid at the same time and in secret: up to three coins, never more than one has. The bids are shown together.',
    'TOY-04':
      'The highest bid pays into the chest and attacks; the others keep their coins. Of equal bids, the first one clockwise from the round’s first seat counts.',
    'TOY-05': 'The attacker chooses any rival.',
    'TOY-06': 'The attacker may add one card: a feint is worth 1, a lunge 2. A parry cannot be added.',
    'TOY-07': 'The blow is a die plus the card.',
    'TOY-08': 'Before the blow lands, a rival who holds cards may answer with a parry, which takes 2 off.',
    'TOY-09':
      'A blow of 4 or more takes up to two coins from the rival. A weaker one misses, and the rival takes one coin from the chest, if there is one.',
    'TOY-10': 'After the duel both draw back to two cards as long as the bag lasts.',
    'TOY-11': 'After the last round the richest wins, or all the richest together. Coins in the chest are nobody’s.',
    'TOY-12': 'Coins, numbers of cards and played cards are open to all. A hand is seen by its owner, the bag by nobody.',
  },
  prompts: {
    'match.bid': 'Round {round}: how many coins do you bid?',
    'duel.aim': 'Whom do you attack?',
    'duel.strengthen': 'Do you add a card to the blow?',
    'reaction.answer': 'Do you answer the blow?',
  },
  choices: {
    bid: 'Bid {coins, plural, =0 {nothing} one {# coin} other {# coins}}',
    aim: 'Attack {seat}',
    play: 'Play a {card}',
    pass: 'No',
  },
  events: {
    'round.began': 'Round {round}. Ties go to {seat}.',
    'bids.shown': 'The players reveal their bids: {bids}.',
    'bid.won': '{seat} pays {bid, plural, =0 {nothing} one {# coin} other {# coins}} and attacks.',
    'blow.aimed': '{seat} turns on {rivalSeat}.',
    'card.played': '{seat} plays a {card}.',
    'die.rolled': '{seat} rolls a {die}: the blow is worth {total}.',
    'blow.landed': 'It lands! {seat} takes {coins, plural, =0 {nothing} one {# coin} other {# coins}} from {rivalSeat}.',
    'blow.missed': 'It misses. {rivalSeat} takes {coins, plural, =0 {nothing} other {a coin}} from the chest.',
    'card.drawn': '{seat} draws a card.',
    'card.drawn:seen': '{seat} draws a {card}.',
    'purse.counted': '{seat} has {total, plural, =0 {nothing} one {# coin} other {# coins}}.',
  },
  reasons: {
    'too-few-coins': 'You have only {coins, plural, =0 {no coins} one {# coin} other {# coins}}.',
    'not-oneself': 'You cannot attack yourself.',
    'parry-only-answers': 'A parry only answers a blow.',
    'only-a-parry-answers': 'Only a parry answers a blow.',
  },
  names: { coins: 'coins', feint: 'feint', lunge: 'lunge', parry: 'parry' },
  cards: {},
  options: { rounds: 'How many rounds?', 'rounds=6': 'Six', 'rounds=3': 'Three' },
  packs: {},
  ends: { 'rounds-played': 'The last round has been played.' },
} satisfies GameText;
