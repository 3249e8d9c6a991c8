import type { Same } from '../chapter.ts';
import type { town as en } from './town.en.ts';

const LEFT =
  '{pirates, plural, =0 {Vous n’avez plus de pirate sur le pont.} one {Il vous reste # pirate sur le pont.} other {Il vous reste # pirates sur le pont.}}';

export const town: Same<typeof en> = {
  prompts: {
    'town.turn': `${LEFT} {stuck, select, yes {Toutes les allées sont bloquées ici. De quelle case déjà visitée le capitaine repart-il ?} out {Vous n’avez assez de pirates pour aucune allée. Faites-vous une pause pour 1 rhum, ou partez-vous pour les quais ?} other {Où va le capitaine ?}}`,
    'town.move': `${LEFT} Où va le capitaine à partir d’ici ?`,
    'town.again': `${LEFT} Payez-vous 1 doublon pour un second déplacement ?`,
    'town.land':
      'Le capitaine est sur la barge, et il vous reste {pirates, plural, one {# pirate} other {# pirates}} pour l’allée d’arrivée. Où accoste-t-elle ?',
    'town.quay': 'Chaque quai donne 2 provisions ; un quai du port de Nassau donne aussi son bonus. Quel quai prenez-vous ?',
    'town.twice': 'Ce quai donne {gain_a}. Le petit kraken double-t-il ce bonus ?',
  },
  choices: {
    walk: 'Gagner {space} avec {pirates, plural, one {# pirate} other {# pirates}}',
    barge: 'Prendre la barge ({pirates, plural, one {# pirate} other {# pirates}} pour y aller)',
    land: 'Gagner {space} en barge avec {pirates, plural, one {# pirate} other {# pirates}}',
    relocate: 'Repartir depuis {space}',
    pause: 'Faire une pause (1 rhum)',
    pass: 'Passer et partir pour les quais',
    stop: 'Terminer le tour',
    dock: 'Accoster {quay_to}',
    twice: 'Utiliser le petit kraken',
    once: 'Garder le petit kraken pour plus tard',
  },
  events: {
    'match.began': '{seat} reçoit le dauphin et commence.',
    'round.began': 'La manche {round} commence à Nassau. {seat} joue en premier.',
    'standing.told': 'Le score est maintenant le suivant : {pointsOfEach}.',
    'captain.moved': '{seat} mène le capitaine {space_to} avec {pirates, plural, one {# pirate} other {# pirates}}.',
    'captain.ferried': '{seat} mène le capitaine en barge {space_to} avec {pirates, plural, one {# pirate} other {# pirates}}.',
    'captain.relocated': 'Toutes les allées sont bloquées. {seat} ramène le capitaine {space_to}.',
    'turn.paused': '{seat} fait une pause.',
    'town.left': '{seat} quitte Nassau et accoste {quay_to}.',
    'dolphin.taken': '{seat} prend le dauphin.',
  },
  reasons: {
    'nobody-sits-there': 'Personne n’occupe la place {number} : vous êtes {seats}.',
    'alley-occupied': 'Il y a déjà des pirates dans cette allée.',
    'no-landing': 'Il n’y a aucune allée libre où la barge puisse accoster.',
    'too-few-pirates':
      'Il vous faut {needed, plural, one {# pirate} other {# pirates}}, et vous {pirates, plural, =0 {n’en avez plus} other {en avez #}}.',
    'no-rum': 'Il vous faut 1 rhum, et vous n’en avez pas.',
    'quay-taken': 'Il y a déjà un bateau à ce quai.',
  },
  names: {
    pause: 'pause',
    'pause:because': 'pour faire une pause',
    'extra-move': 'second déplacement',
    'extra-move:to': 'pour un second déplacement',
    barge: 'barge',
    'barge:to': 'pour la barge',
    'barge:because': 'pour la barge',
  },
};
