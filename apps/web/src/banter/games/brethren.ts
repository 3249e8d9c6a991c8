import type { Banter } from '../../boards/board.ts';

export const banter: Banter = {
  rounds: ['turn.began', 'end.began'],
  cues: [
    { event: 'match.won', by: 'seats', say: 'won' },
    { event: 'match.won', by: { not: 'seats' }, to: 'seats', say: 'lost' },
    { event: 'port-royal.won', by: 'seat', say: 'port-royal' },
    { event: 'port-royal.won', by: { not: 'seat' }, to: 'seat', say: 'port-royal-of' },
    { event: 'fleet.destroyed', by: 'seat', say: 'destroyed' },
    { event: 'cannon.hit', by: 'seat', say: 'hit', if: ({ lost }) => Number(lost) > 0 },
    { event: 'cannons.missed', by: { not: 'seat' }, say: 'missed' },
    { event: 'treasure.boxed', by: { not: 'seat' }, say: 'boxed' },
    { event: 'pile.emptied', by: { not: 'seat' }, say: 'emptied' },
  ],
  words: {
    en: {
      won: { a: 'A good evening’s work. Shall we play again?', b: 'The Spanish will remember this one. So will I.' },
      lost: {
        a: 'Well played, {name}. I want a rematch.',
        b: 'Next time I’ll watch your fleet, {name}, and not the Spanish one.',
      },
      'port-royal': { a: 'Port Royal is mine. Drinks are on the house.', b: 'I always wanted a town of my own.' },
      'port-royal-of': { a: 'Port Royal suits you, {name}.', b: 'All those chests, {name}. I should have counted.' },
      destroyed: { a: 'I’ll swim home, then.', b: 'Nothing left of my fleet but planks.', c: 'They were old ships anyway.' },
      hit: { a: 'So much for being in front.', b: 'My finest ships! Who brought that cannon?', c: 'I can hear you laughing.' },
      missed: { a: 'Too many guns, too little aim. I’m not complaining.', b: 'Did anyone plan that?' },
      boxed: { a: 'All that treasure, and nobody left to carry it.', b: 'The fish are rich tonight.' },
      emptied: { a: 'No more cards. Now it gets serious.', b: 'That was the last card. Hold on to your hats.' },
    },
    fr: {
      won: { a: 'Une bonne soirée. On remet ça ?', b: 'Les Espagnols s’en souviendront. Moi aussi.' },
      lost: {
        a: 'Bien joué, {name}. Je veux ma revanche.',
        b: 'La prochaine fois, je surveillerai la flotte de {name} plutôt que les Espagnols.',
      },
      'port-royal': { a: 'Port Royal est à moi. C’est ma tournée.', b: 'J’ai toujours rêvé d’une ville à moi.' },
      'port-royal-of': { a: 'Port Royal entre de bonnes mains, {name}.', b: 'Tous ces coffres, {name}… J’aurais dû compter.' },
      destroyed: {
        a: 'Je rentrerai à la nage.',
        b: 'De ma flotte, il ne reste que des planches.',
        c: 'C’étaient de vieux navires, de toute façon.',
      },
      hit: {
        a: 'Voilà ce que l’on gagne à naviguer en tête.',
        b: 'Mes plus beaux navires ! À qui était ce canon ?',
        c: 'Je vous entends rire.',
      },
      missed: { a: 'Trop de canons, pas assez de pointeurs. Je ne m’en plains pas.', b: 'Quelqu’un l’avait prévu ?' },
      boxed: { a: 'Tout ce trésor, et plus personne pour le porter.', b: 'Les poissons sont riches, ce soir.' },
      emptied: { a: 'Plus de cartes. Les choses sérieuses commencent.', b: 'C’était la dernière carte. Accrochez-vous.' },
    },
  },
};
