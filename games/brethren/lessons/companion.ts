import type { Companion } from '@boucan/lessons';

export const companion: Companion = {
  'turn.ship': {
    en: 'Most people look at what each board is worth, how many cards it still needs, and who is in front there. A ship does most where the treasure is good and one more sail puts you ahead.',
    fr: 'On regarde en général ce que vaut chaque plateau, combien de cartes il lui manque et qui y mène. Un navire sert le plus là où le trésor est beau et où une voile de plus vous met en tête.',
    lessons: ['first-turn', 'strongest', 'marked', 'sixth-card', 'musket', 'colony'],
  },
  'turn.card': {
    en: 'Most people make a board richer where they lead, and send a cannon where a rival leads. They also count to six: after a fifth card the next captain decides when the attack begins.',
    fr: 'On enrichit en général un plateau où l’on mène, et on envoie un canon là où mène un rival. On compte aussi jusqu’à six : après une cinquième carte, c’est le capitaine suivant qui décide de l’attaque.',
    lessons: ['first-turn', 'sixth-card', 'fifth-card', 'cannon', 'two-cannons', 'face-down'],
  },
  'scoring.take': {
    en: 'Most people look at the numbers first, then at who has how many chests, and at what they leave for the next fleet.',
    fr: 'On regarde en général d’abord les nombres, puis qui a combien de coffres, et ce qu’on laisse à la flotte suivante.',
    lessons: ['sixth-card', 'chests'],
  },
};
