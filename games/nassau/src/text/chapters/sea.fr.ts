import type { Same } from '../chapter.ts';
import type { sea as en } from './sea.en.ts';

export const sea: Same<typeof en> = {
  prompts: {
    'sea.turn':
      'Votre bateau est en zone {zone}, {provisions, plural, =0 {sans provision : il faut rentrer} one {avec # provision : agissez, ou prenez le chemin du retour} other {avec # provisions : agissez, ou prenez le chemin du retour}}.',
    'sea.act': 'En zone {zone}. Naviguez-vous plus loin, ou que faites-vous ici ?',
    'tower.crates': 'Combien de caisses posez-vous sur la tour de guet ? ({tower})',
    'sea-dog.trade': 'Le vieux loup de mer vend une chose pour un doublon. Achetez-vous ? ({offering})',
  },
  choices: {
    enter: 'Naviguer en zone {zone}{pirates, plural, =0 {} one { (un pirate se couche)} other { (# pirates se couchent)}}',
    steer: 'À la boussole : {goal}',
    fight: 'Combattre : {opponent}',
    capture: 'Capturer : {outpost}',
    occupy: 'Occuper : {tower}',
    plunder: 'Piller : {post}',
    meet: 'Rencontrer le vieux loup de mer',
    tale: 'Piocher un récit ({deck})',
    place:
      '{crates, plural, one {# caisse} other {# caisses}}{pirates, plural, =0 {} one { (un pirate se couche)} other { (# pirates se couchent)}}',
    buy: 'Acheter : {gain}',
    'no-trade': 'Ne rien acheter',
  },
  events: {
    'sea.began': 'Les Caraïbes. {seat} commence.',
    'provision.eaten':
      '{seat} dépense une provision{left, plural, =0 {, la dernière} one {, il en reste #} other {, il en reste #}}.',
    'zone.entered':
      '{seat} navigue en zone {zone}{pirates, plural, =0 {} one {, et un pirate se couche} other {, et # pirates se couchent}}.',
    'boat.steered': 'La boussole mène {seat} en zone {zone} ({goal}).',
    'kraken.stopped': 'Un kraken arrête {seat} en zone {zone}.',
    'outpost.captured': '{seat} laisse un pirate en zone {zone} : {outpost}.',
    'tower.occupied':
      '{seat} occupe avec {crates, plural, one {# caisse} other {# caisses}}, en zone {zone} : {tower}{pirates, plural, =0 {} one {. Un pirate se couche} other {. # pirates se couchent}}.',
    'tower.lost': '{seat} reprend {crates, plural, one {# caisse} other {# caisses}} : {tower}.',
    'post.plundered':
      '{seat} pille {good} : {post}{pirates, plural, =0 {} one {. Un pirate se couche} other {. # pirates se couchent}}.',
    'sea-dog.met': '{seat} rencontre le vieux loup de mer.',
    'offering.bought': '{seat} fait affaire avec le vieux loup de mer : {gain} ({offering}).',
  },
  reasons: {
    'kraken-stops': 'Un kraken rôde ici : votre bateau doit y rester.',
    'no-sail-left': 'Vous n’avez plus de voile pour une zone de plus.',
    'no-sailor-left': 'Vous n’avez plus de marin pour une zone de plus, ni de pirate à coucher à sa place.',
    'already-there': 'Vous y êtes déjà.',
    'deck-empty': 'Cette pile n’a plus de carte.',
    'outpost-held': 'Cet avant-poste est pris, et pour de bon.',
    'no-pirate-aboard': 'Vous n’avez à bord aucun pirate à y laisser.',
    'too-few-crates':
      'Il y faut au moins {needed, plural, one {# caisse} other {# caisses}} ; avec votre équipage et vos armes, vous {crates, plural, =0 {ne pouvez en poser aucune} other {pouvez en poser #}}.',
    'post-empty': 'Il n’y a pas de marchandise ici.',
    'too-few-weapons': 'Il y faut deux armes du type montré.',
    'too-few-sailors': 'Il y faut deux marins.',
    'no-empty-hold': 'Vous n’avez pas la place de la prendre.',
  },
  names: {
    'sea-dog': 'vieux loup de mer',
    'tale-action': 'action',
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
