import type { Help } from '../board.ts';

export const guide: Help['guide'] = {
  en: {
    opening: [
      {
        title: 'A duel',
        text: 'Coins win. Whoever bids most pays the bid and attacks; a blow that lands takes two coins from the rival.',
      },
    ],
    moments: {
      'match.bid': { title: 'The bid', text: 'All bid in secret. Only the highest bid is paid, and buys the attack.' },
      'duel.aim': { title: 'The rival', text: 'Attack whoever has coins to lose.' },
      'duel.strengthen': { title: 'A card', text: 'A feint adds 1 to the die, a lunge 2. A blow of 4 or more lands.' },
      'reaction.answer': { title: 'The answer', text: 'A parry takes 2 off the blow.' },
      'charming.lay': { title: 'The charm', text: 'It adds its worth to one blow, once in the match.' },
    },
  },
  fr: {
    opening: [
      {
        title: 'Un duel',
        text: 'Ce sont les pièces qui comptent. La plus forte mise est payée et donne l’attaque ; un coup qui porte prend deux pièces au rival.',
      },
    ],
    moments: {
      'match.bid': { title: 'La mise', text: 'Tous misent en secret. Seule la plus forte mise est payée, et donne l’attaque.' },
      'duel.aim': { title: 'Le rival', text: 'Attaquez qui a des pièces à perdre.' },
      'duel.strengthen': { title: 'Une carte', text: 'Une feinte ajoute 1 au dé, une botte 2. À 4 ou plus, le coup porte.' },
      'reaction.answer': { title: 'La réponse', text: 'Une parade retire 2 au coup.' },
      'charming.lay': { title: 'Le grigri', text: 'Il ajoute sa valeur à un coup, une seule fois dans la partie.' },
    },
  },
};

export const cited: Help['cited'] = {
  'round.began': 'TOY-02',
  'bids.shown': 'TOY-03',
  'bid.won': 'TOY-04',
  'blow.aimed': 'TOY-05',
  'card.played': 'TOY-06',
  'die.rolled': 'TOY-07',
  'blow.landed': 'TOY-09',
  'blow.missed': 'TOY-09',
  'card.drawn': 'TOY-10',
  'purse.counted': 'TOY-11',
  'charm.laid': 'TOY-15',
  'parrot.flew': 'TOY-16',
  'parrot.paid': 'TOY-17',
};

export const chapters: Help['chapters'] = { en: { TOY: 'The duel' }, fr: { TOY: 'Le duel' } };
