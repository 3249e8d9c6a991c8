import type { Same } from '../chapter.ts';
import type { town as en } from './town.en.ts';

export const town: Same<typeof en> = {
  prompts: {
    'town.turn':
      '{stuck, select, yes {Toutes les allées sont prises ici : de laquelle de ses places le capitaine repart-il ?} out {Aucune allée que vos pirates puissent occuper : faites une pause pour un rhum, ou gagnez les quais.} other {Où va le capitaine ?}} {pirates, plural, =0 {Vous n’avez plus de pirate sur le pont.} one {Il vous reste # pirate sur le pont.} other {Il vous reste # pirates sur le pont.}}',
    'town.move':
      'Et de là, où va-t-il ? {pirates, plural, one {Il vous reste # pirate sur le pont.} other {Il vous reste # pirates sur le pont.}}',
    'town.again':
      'Un second déplacement, pour un doublon ? {pirates, plural, one {Il vous reste # pirate sur le pont.} other {Il vous reste # pirates sur le pont.}}',
    'town.land':
      'La barge attend. Où accoste-t-elle ? Il vous reste {pirates, plural, one {# pirate} other {# pirates}} pour l’allée du retour.',
    'town.quay':
      'Vous quittez la ville. Quel quai prend votre bateau ? Chacun donne 2 provisions ; un quai du port, en plus, ce qu’il montre.',
    'town.twice': 'Le kraken rapporte-t-il deux fois le bonus du quai ? ({gain})',
  },
  choices: {
    walk: 'Gagner {space}, avec {pirates, plural, one {# pirate} other {# pirates}}',
    barge: 'Prendre la barge ({pirates, plural, one {# pirate} other {# pirates}} jusqu’à l’eau)',
    land: 'Débarquer : {space}, avec {pirates, plural, one {# pirate} other {# pirates}}',
    relocate: 'Repartir de : {space}',
    pause: 'Faire une pause, pour un rhum',
    pass: 'Passer, et gagner les quais',
    stop: 'En rester là pour ce tour',
    dock: '{quay}',
    twice: 'Utiliser le kraken',
    once: 'Garder le kraken pour plus tard',
  },
  events: {
    'match.began': '{seat} tient le dauphin et commence.',
    'round.began': 'Manche {round} : Nassau. {seat} commence.',
    'captain.moved': '{seat} déplace le capitaine avec {pirates, plural, one {# pirate} other {# pirates}} : {space}.',
    'captain.ferried':
      '{seat} fait passer le capitaine en barge avec {pirates, plural, one {# pirate} other {# pirates}} : {space}.',
    'captain.relocated': 'Toutes les allées sont prises. {seat} ramène le capitaine : {space}.',
    'turn.paused': '{seat} fait une pause.',
    'town.left': '{seat} quitte la ville : {quay}.',
    'dolphin.taken': '{seat} prend le dauphin.',
  },
  reasons: {
    'nobody-sits-there': 'Personne n’occupe la place {number} : vous êtes {seats}.',
    'alley-occupied': 'Des pirates se tiennent déjà dans cette allée.',
    'no-landing': 'La barge n’a aucune allée libre par où revenir.',
    'too-few-pirates':
      'Il y faut {needed, plural, one {# pirate} other {# pirates}}, et vous {pirates, plural, =0 {n’en avez plus} other {en avez #}}.',
    'no-rum': 'Vous n’avez pas de rhum.',
    'quay-taken': 'Un bateau y est déjà à quai.',
  },
  names: {
    pause: 'pause',
    'extra-move': 'déplacement supplémentaire',
    barge: 'barge',
    t1: 'le Carénage',
    t2: 'la Ménagerie',
    t3: 'le Vieux-Puits',
    t4: 'la Poudrière',
    t5: 'la place du Capitaine',
    t6: 'la rue des Notaires',
    t7: 'la Potence',
    t8: 'les Voiliers',
    t9: 'le coin des Recruteurs',
  },
};
