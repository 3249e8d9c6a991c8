import type { SameKeys } from '@boucan/kernel';
import type { en } from './en.ts';

export const fr: SameKeys<typeof en> = {
  title: 'Duel aux dés',
  blurb: 'Misez en secret, visez, lancez. Le plus petit jeu qui contienne un peu de tout.',
  rules: {
    'TOY-01':
      'De deux à quatre duellistes prennent place, chacun avec cinq pièces et deux cartes tirées d’un sac de douze : quatre feintes, quatre bottes, quatre parades.',
    'TOY-02': 'La partie compte six manches (ou trois, si la table en convient). Une manche, c’est une mise puis un duel.',
    'TOY-03':
      'Tous misent en même temps et en secret : trois pièces au plus, et jamais plus qu’on n’en a. On dévoile les mises ensemble.',
    'TOY-04':
      'La plus forte mise va au coffre et donne l’attaque ; les autres gardent leurs pièces. À égalité, la première en sens horaire depuis le premier siège de la manche l’emporte.',
    'TOY-05': 'L’attaquant choisit n’importe quel rival.',
    'TOY-06': 'L’attaquant peut ajouter une carte : une feinte vaut 1, une botte 2. Une parade ne s’ajoute pas.',
    'TOY-07': 'Le coup vaut un dé plus la carte.',
    'TOY-08': 'Avant que le coup ne porte, un rival qui tient des cartes peut répondre par une parade, qui retire 2.',
    'TOY-09':
      'Un coup de 4 ou plus prend jusqu’à deux pièces au rival. Plus faible, il manque, et le rival prend une pièce du coffre s’il y en a.',
    'TOY-10': 'Après le duel, les deux adversaires complètent leur main à deux cartes tant que le sac n’est pas vide.',
    'TOY-11':
      'Après la dernière manche, le plus riche gagne, ou tous les plus riches ensemble. Les pièces du coffre ne sont à personne.',
    'TOY-12':
      'Pièces, nombre de cartes et cartes jouées sont visibles de tous. Une main n’est vue que de son propriétaire, le sac de personne.',
  },
  prompts: {
    'match.bid': 'Manche {round} : combien de pièces misez-vous ?',
    'duel.aim': 'Qui attaquez-vous ?',
    'duel.strengthen': 'Ajoutez-vous une carte au coup ?',
    'reaction.answer': 'Répondez-vous au coup ?',
  },
  choices: {
    bid: '{coins, plural, =0 {Ne rien miser} one {Miser # pièce} other {Miser # pièces}}',
    aim: 'Attaquer {seat}',
    play: 'Jouer une {card}',
    pass: 'Non',
  },
  events: {
    'round.began': 'Manche {round}. À égalité, l’avantage est à {seat}.',
    'bids.shown': 'Les joueurs révèlent leurs mises : {bids}.',
    'bid.won': '{seat} {bid, plural, =0 {ne paie rien} one {paie # pièce} other {paie # pièces}} et attaque.',
    'blow.aimed': '{seat} se tourne contre {rivalSeat}.',
    'card.played': '{seat} joue une {card}.',
    'die.rolled': '{seat} fait {die} : le coup vaut {total}.',
    'blow.landed':
      'Touché ! {seat} {coins, plural, =0 {ne prend rien} one {prend # pièce} other {prend # pièces}} à {rivalSeat}.',
    'blow.missed': 'Manqué. {rivalSeat} {coins, plural, =0 {ne trouve rien dans le coffre} other {prend une pièce du coffre}}.',
    'card.drawn': '{seat} pioche une carte.',
    'card.drawn:seen': '{seat} pioche une {card}.',
    'purse.counted': '{seat} {total, plural, =0 {n’a plus rien} one {a # pièce} other {a # pièces}}.',
  },
  reasons: {
    'too-few-coins':
      '{coins, plural, =0 {Vous n’avez plus de pièce.} one {Vous n’avez que # pièce.} other {Vous n’avez que # pièces.}}',
    'not-oneself': 'On ne s’attaque pas soi-même.',
    'parry-only-answers': 'Une parade ne sert qu’à répondre à un coup.',
    'only-a-parry-answers': 'Seule une parade répond à un coup.',
  },
  names: { coins: 'pièces', feint: 'feinte', lunge: 'botte', parry: 'parade' },
  cards: {},
  options: { rounds: 'Combien de manches ?', 'rounds=6': 'Six', 'rounds=3': 'Trois' },
  packs: {},
  ends: { 'rounds-played': 'La dernière manche est jouée.' },
};
