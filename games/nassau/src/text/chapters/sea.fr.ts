import type { Same } from '../chapter.ts';
import type { sea as en } from './sea.en.ts';

/** Ce qu’il faut, sur un bouton ; puis ce qui s’est fait. */
export const AS_SAILORS = '{pirates, plural, =0 {} one { (# pirate à coucher)} other { (# pirates à coucher)}}';
export const LAID_DOWN = '{pirates, plural, =0 {} one { et couche # pirate} other { et couche # pirates}}';

export const sea: Same<typeof en> = {
  prompts: {
    'sea.turn':
      'Vous êtes en zone {zone} {provisions, plural, =0 {sans provision. Commencer le voyage de retour ?} one {avec # provision. Faire une action ou commencer le voyage de retour ?} other {avec # provisions. Faire une action ou commencer le voyage de retour ?}}',
    'sea.act': 'Vous êtes en zone {zone}. Continuez-vous votre route, ou faites-vous une action ici ?',
    'tower.crates': 'Combien de caisses posez-vous sur {tower_the} ?',
    'sea-dog.trade': 'Le vieux loup de mer vend {offering_a} pour 1 doublon. Qu’achetez-vous ?',
  },
  choices: {
    enter: `Se déplacer en zone {zone}${AS_SAILORS}`,
    steer: 'Rejoindre {goal_the} (1 boussole)',
    fight: 'Combattre {opponent_a}',
    capture: 'Capturer {outpost_the}',
    occupy: 'Occuper {tower_the}',
    plunder: 'Piller {post_the}',
    meet: 'Rencontrer le vieux loup de mer',
    tale: 'Piocher un récit dans {deck_the}',
    place: `Poser {crates, plural, one {# caisse} other {# caisses}}${AS_SAILORS}`,
    buy: 'Acheter {gain_a} (1 doublon)',
    'no-trade': 'Ne rien acheter',
  },
  events: {
    'sea.began': 'Les bateaux partent pour les Caraïbes. {seat} joue en premier.',
    'provision.eaten': '{seat} dépense 1 provision ({left, plural, =0 {il n’en reste plus} other {il en reste #}}).',
    'zone.entered': `{seat} se déplace en zone {zone}${LAID_DOWN}.`,
    'boat.steered': 'La boussole mène {seat} {goal_to}, en zone {zone}.',
    'kraken.stopped': 'Un kraken arrête {seat} en zone {zone}.',
    'outpost.captured': '{seat} capture {outpost_the} en zone {zone} et y laisse un pirate.',
    'tower.occupied': `{seat} occupe {tower_the} en zone {zone} avec {crates, plural, one {# caisse} other {# caisses}}${LAID_DOWN}.`,
    'tower.lost':
      '{crates, plural, one {# caisse {seat_of} quitte} other {# caisses {seat_of} quittent}} {tower_the} pour sa réserve.',
    'post.plundered':
      '{seat} pille {post_the}{pirates, plural, =0 {} one { en couchant # pirate} other { en couchant # pirates}} et y trouve {good_a}.',
    'sea-dog.met': '{seat} rencontre le vieux loup de mer.',
    'offering.bought': '{seat} achète {gain_a} au vieux loup de mer.',
  },
  reasons: {
    'kraken-stops': 'Un kraken invaincu est ici : votre bateau ne peut pas aller plus loin.',
    'no-sail-left': 'Vous n’avez plus de voile pour entrer dans une autre zone.',
    'no-sailor-left': 'Vous n’avez plus ni marin ni pirate debout pour entrer dans une autre zone.',
    'already-there': 'Vous y êtes déjà.',
    'deck-empty': 'Cette pile n’a plus de carte.',
    'outpost-held': 'Cet avant-poste est pris jusqu’à la fin de la partie.',
    'no-pirate-aboard': 'Il vous faut un pirate debout à bord pour l’y laisser.',
    'too-few-crates':
      'Il vous faut {needed, plural, one {# caisse} other {# caisses}} ; avec votre équipage et vos armes, vous {crates, plural, =0 {ne pouvez en poser aucune} other {pouvez en poser #}}.',
    'post-empty': 'Il n’y a pas de marchandise ici.',
    'too-few-weapons': 'Il vous faut 2 armes du type montré.',
    'too-few-sailors': 'Il vous faut 2 marins ; les pirates comptent comme marins.',
    'no-empty-hold': 'Il vous faut une cale vide.',
  },
  names: {
    'sea-dog': 'vieux loup de mer',
    'sea-dog:the': 'le vieux loup de mer',
    'sea-dog:because': 'pour la rencontre du vieux loup de mer',
    'tale-action': 'action',
    'tale-action:because': 'comme action du tour',
    A: 'A',
    B: 'B',
    C: 'C',
    D: 'D',
    E: 'E',
    F: 'F',
    G: 'G',
    H: 'H',
    I: 'I',
  },
};
