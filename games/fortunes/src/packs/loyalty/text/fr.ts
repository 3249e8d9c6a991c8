import type { SameKeys } from '@boucan/kernel';
import { rules as ofModifications } from '../../modifications/text/rules.fr.ts';
import type { en } from './en.ts';
import { rules as all } from './rules.fr.ts';

const { 'SEA-m11-12': _assault, ...rules } = all;

export const fr: SameKeys<typeof en> = {
  name: 'Loyauté de l’équipage',
  blurb:
    'La Gloire rend votre équipage fier, l’oisiveté et l’or caché le font grogner. Satisfait, il peut donner une action de plus ; furieux, il se mutine.',
  rules: { ...rules, 'SEA-m3-10': ofModifications['SEA-m3-10'] },
  choices: {
    rally: 'Lancer le Leadership pour une action de plus',
    'walk-plank': 'Faire marcher un homme sur la planche',
    'buy-loyalty': 'Acheter un échelon de Loyauté ({gold, plural, one {# pièce} other {# pièces}} d’or)',
    promote: 'Promouvoir un matelot : défausser {card}',
  },
  events: {
    'loyalty.rose': 'L’équipage ({seat}) est maintenant {step}.',
    'loyalty.fell': 'L’équipage ({seat}) n’est plus que {step}.',
    'loyalty.bought': '{seat} dépense {gold, plural, one {# pièce} other {# pièces}} d’or pour l’équipage : {step}.',
    'crew.rallied': '{seat} lance {dice} : l’équipage donnera une action de plus.',
    'crew.unmoved': '{seat} lance {dice} : l’équipage en a assez fait pour aujourd’hui.',
    'mutiny.quelled': 'Mutinerie ! {seat} lance {dice} et la mate. Équipage : {crew}.',
    'mutiny.won':
      'Mutinerie ! {seat} lance {dice}, et les hommes emportent {gold, plural, one {# pièce} other {# pièces}} d’or. Équipage : {crew}.',
    'mutiny.deserted': '{card} quitte {seat}.',
    'specialist.promoted': '{seat} promeut un matelot pour {gold, plural, one {# pièce} other {# pièces}} d’or et {card}.',
    'promotion.failed': '{seat} ne trouve personne à promouvoir dans la pioche Gloire, et ne paie rien.',
    'plank.walked': '{seat} fait marcher un homme sur la planche. Équipage : {crew}.',
  },
  reasons: {
    'rallied-already': 'Vous avez déjà sollicité votre équipage ce tour-ci.',
    'crew-unwilling': 'Votre équipage n’est pas d’humeur à en faire plus.',
    'loyalty-bought': 'Vous avez déjà acheté de la Loyauté ce tour-ci.',
    'promoted-already': 'Vous avez déjà promu quelqu’un ce tour-ci.',
    'nobody-to-promote': 'La pioche Gloire n’a aucun spécialiste qui vous manque.',
    'plank-walked': 'Une fois par tour suffit.',
    'crew-too-small': 'Il vous faut au moins 2 points d’Équipage.',
    'crew-content': 'Votre équipage est satisfait.',
  },
  names: {
    'loyalty/angry': 'furieux',
    'loyalty/unhappy': 'mécontent',
    'loyalty/restless': 'agité',
    'loyalty/content': 'satisfait',
    'loyalty/pleased': 'heureux',
    'loyalty/happy': 'ravi',
    'loyalty/fierce': 'dévoué',
    'loyalty/crew': 'l’humeur de l’équipage',
  },
  options: {
    'extra-action': 'À partir de quel échelon peut-on demander une action de plus ?',
    'extra-action=content': 'Satisfait',
    'extra-action=always': 'Toujours',
    'extra-action=happy': 'Ravi',
    'ill-omen': 'Quels événements font gronder les équipages ?',
    'ill-omen=captains': 'Ceux qui amènent un capitaine non-joueur',
    'ill-omen=any-sign': 'Ceux qui portent des icônes, et les guerres, aussi',
    'omen-for': 'Quel équipage gronde alors ?',
    'omen-for=all': 'Tous',
    'omen-for=first': 'Celui du premier joueur, qui l’a pioché',
    'unmoved-crew': 'Que coûte un jet manqué pour une action de plus ?',
    'unmoved-crew=nothing': 'Rien',
    'unmoved-crew=loses-one': '1 point de Loyauté',
    'combat-loyalty': 'Un combat gagné apporte-t-il de la Loyauté ?',
    'combat-loyalty=true': 'Oui, 1',
    'combat-loyalty=false': 'Non',
    idling: 'Quand un tour au port coûte-t-il de la Loyauté ?',
    'idling=same-port': 'Quand il commence et finit dans le même port',
    'idling=never-left': 'Quand on n’a pas quitté le port',
    mutiny: 'Que fait une mutinerie qui n’est pas matée ?',
    'mutiny=revolt': 'Elle prend l’or, un spécialiste et un homme',
    'mutiny=marooned': 'Le capitaine est abandonné : une mort sans vainqueur',
    'mutiny=absorb': 'Il n’y a pas de mutinerie',
  },
};
