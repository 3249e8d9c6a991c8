import type { Companion } from '@boucan/lessons';

export const companion: Companion = {
  'course.draft': {
    en: 'Most people look at what the crew lacks: somebody who heals, somebody who sails, somebody who fights.',
    fr: 'On regarde en général ce qui manque à l’équipage : quelqu’un qui soigne, quelqu’un qui manœuvre, quelqu’un qui se bat.',
  },
  'voyage.heading': {
    en: 'Most people point the bow at the nearest marker of the mission, with the wind if they can.',
    fr: 'On pointe en général la proue vers le marqueur de mission le plus proche, avec le vent si possible.',
  },
  'stations.post': {
    en: 'Most people look at what the ship needs this turn, sails, repairs or healing, and then at what their own pirate does best.',
    fr: 'On regarde en général ce qu’il faut au navire ce tour-ci, voiles, réparations ou soins, puis ce que son pirate fait le mieux.',
    lessons: ['post'],
  },
  'stations.orders': {
    en: 'Most people send rested groups to the rigging and leave tired ones in the cabins.',
    fr: 'On envoie en général les groupes reposés au gréement et on laisse les épuisés aux cabines.',
    lessons: ['orders'],
  },
  'prep.order': {
    en: 'Most people begin with the task that others depend on: healing before work, repairs before sailing.',
    fr: 'On commence en général par la tâche dont dépendent les autres : soigner avant de travailler, réparer avant de naviguer.',
    lessons: ['clean'],
  },
  'prep.task': {
    en: 'Most people look at what would hurt first: dirt, water in the hold, torn sails.',
    fr: 'On regarde en général ce qui ferait mal en premier : la saleté, l’eau dans la cale, les voiles déchirées.',
    lessons: ['chart'],
  },
  'chart.gem': {
    en: 'Most people put gems on markers they will pass anyway.',
    fr: 'On pose en général les gemmes sur les marqueurs près desquels on passera.',
    lessons: ['chart'],
  },
  'event.smell': {
    en: 'Most people keep a weather they can live with: the next card may be worse.',
    fr: 'On garde en général un temps supportable : la carte suivante peut être pire.',
  },
  'speed.hands': {
    en: 'Most people look at the load and at the way left: a heavy ship needs more hands, and tired hands are missing tomorrow.',
    fr: 'On regarde en général la charge et le chemin qui reste : un navire lourd demande plus de bras, et les bras fatigués manqueront demain.',
    lessons: ['make-sail'],
  },
  'move.sail': {
    en: 'Most people look two moves ahead: turning costs too, and an enemy abeam can fire.',
    fr: 'On regarde en général deux coups plus loin : tourner coûte aussi, et un ennemi par le travers peut tirer.',
    lessons: ['course', 'dock', 'salvo'],
  },
  'lookout.sight': {
    en: 'Most people reveal the marker they are heading for, before it costs them a detour.',
    fr: 'On révèle en général le marqueur vers lequel on va, avant qu’il ne coûte un détour.',
    lessons: ['crows-nest'],
  },
  'time.feed': {
    en: 'Most people feed the crew while morale can still fall far, and save provisions only close to home.',
    fr: 'On nourrit en général l’équipage tant que le moral peut tomber bas, et on n’épargne les provisions que près du but.',
    lessons: ['feed'],
  },
  'dock.ashore': {
    en: 'Most people look at the hour: exploring takes time, and the crew wants to eat.',
    fr: 'On regarde en général l’heure : explorer prend du temps, et l’équipage veut manger.',
    lessons: ['dock'],
  },
  'explore.send': {
    en: 'Most people send unhurt groups and keep enough aboard to sail.',
    fr: 'On envoie en général des groupes indemnes et on garde à bord de quoi naviguer.',
  },
  'mutiny.rise': {
    en: 'Most people look at the voyage first: a captaincy is worth little on a ship that does not come home.',
    fr: 'On regarde en général d’abord la traversée : le commandement vaut peu sur un navire qui ne rentre pas.',
    lessons: ['mutiny'],
  },
  'mutiny.bid': {
    en: 'Most people ask what the captaincy is still worth: few turns left, a small bid.',
    fr: 'On se demande en général ce que vaut encore le commandement : peu de tours restants, petite mise.',
    lessons: ['mutiny'],
  },
  'naval.gunner': {
    en: 'Most people fire while the enemy is abeam and close, and look at how many cannons can still answer.',
    fr: 'On tire en général tant que l’ennemi est par le travers et proche, et on compte les canons qui peuvent répondre.',
  },
  'boarding.act': {
    en: 'Most people look at which deck is about to fall, theirs or the enemy’s.',
    fr: 'On regarde en général quel pont va tomber, le sien ou celui de l’ennemi.',
  },
  'solo.guard': {
    en: 'Most people look at what the plotter could take, and at what their post would have brought.',
    fr: 'On regarde en général ce que le comploteur pourrait prendre, et ce que le poste aurait rapporté.',
    lessons: ['solo'],
  },
  'harbour.sell': {
    en: 'Most people sell what they cannot use at sea, and think of the wages before the purchases.',
    fr: 'On vend en général ce qui ne sert pas en mer, et on pense aux soldes avant les achats.',
    lessons: ['campaign'],
  },
};
