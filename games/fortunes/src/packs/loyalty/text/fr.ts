import type { SameKeys } from '@boucan/kernel';
import { rules as ofModifications } from '../../modifications/text/rules.fr.ts';
import type { en } from './en.ts';
import { rules as all } from './rules.fr.ts';

const { 'SEA-m11-12': _assault, ...rules } = all;

export const fr: SameKeys<typeof en> = {
  name: 'Loyauté de l’équipage',
  blurb:
    'La Gloire fait monter la Loyauté de votre équipage, l’oisiveté au port et l’or caché la font baisser. Satisfait, il peut donner une action de plus ; furieux, il se mutine.',
  rules: { ...rules, 'SEA-m3-10': ofModifications['SEA-m3-10'] },
  choices: {
    rally: 'Lancer le Leadership pour une action de plus',
    'walk-plank': 'Faire passer un marin à la planche',
    'buy-loyalty': 'Acheter 1 point de Loyauté ({gold, plural, one {# pièce} other {# pièces}} d’or)',
    promote: 'Défausser « {card} » pour promouvoir un marin',
  },
  events: {
    'loyalty.rose': 'La Loyauté monte : l’équipage de {seat} est maintenant {step}.',
    'loyalty.fell': 'La Loyauté baisse : l’équipage de {seat} est maintenant {step}.',
    'loyalty.bought':
      '{seat} paie {gold, plural, one {# pièce} other {# pièces}} d’or pour 1 point de Loyauté, et l’équipage est maintenant {step}.',
    'crew.rallied': '{seat} obtient {dice} en Leadership et gagne une action de plus.',
    'crew.unmoved': '{seat} obtient {dice} en Leadership et ne gagne pas d’action.',
    'mutiny.quelled': 'Mutinerie ! {seat} obtient {dice} en Leadership et la mate (Équipage {crew}).',
    'mutiny.won':
      'Mutinerie ! {seat} obtient {dice} en Leadership, et les mutins emportent {gold, plural, one {# pièce} other {# pièces}} d’or (Équipage {crew}).',
    'mutiny.deserted': '{card_The} déserte le bateau de {seat}.',
    'specialist.promoted':
      '{seat} promeut un marin pour {gold, plural, one {# pièce} other {# pièces}} d’or et la carte « {card} ».',
    'promotion.failed': '{seat} ne trouve aucun spécialiste à promouvoir dans la pioche Gloire, et ne paie rien.',
    'plank.walked': '{seat} fait passer un marin à la planche (Équipage {crew}).',
  },
  reasons: {
    'rallied-already': 'Vous avez déjà demandé une action de plus ce tour-ci.',
    'crew-unwilling': 'La Loyauté de votre équipage est trop basse pour une action de plus.',
    'loyalty-bought': 'Vous avez déjà acheté de la Loyauté ce tour-ci.',
    'promoted-already': 'Vous avez déjà promu un marin ce tour-ci.',
    'nobody-to-promote': 'La pioche Gloire n’a aucun spécialiste d’un type qui vous manque.',
    'plank-walked': 'Vous avez déjà utilisé la planche ce tour-ci.',
    'crew-too-small': 'Il vous faut au moins 2 points d’Équipage.',
    'crew-content': 'Votre équipage est déjà satisfait.',
  },
  names: {
    'loyalty/angry': 'furieux',
    'loyalty/unhappy': 'mécontent',
    'loyalty/restless': 'agité',
    'loyalty/content': 'satisfait',
    'loyalty/pleased': 'heureux',
    'loyalty/happy': 'ravi',
    'loyalty/fierce': 'dévoué',
    'loyalty/crew': 'la Loyauté de l’équipage',
  },
  options: {
    'extra-action': 'À partir de quelle Loyauté peut-on demander une action de plus ?',
    'extra-action=content': 'Satisfait',
    'extra-action=always': 'Toujours',
    'extra-action=happy': 'Ravi',
    'ill-omen': 'Quels événements font baisser la Loyauté ?',
    'ill-omen=captains': 'Ceux qui amènent un CNJ',
    'ill-omen=any-sign': 'Ceux qui portent des icônes et les guerres aussi',
    'omen-for': 'Quel équipage perd alors de la Loyauté ?',
    'omen-for=all': 'Celui de chaque joueur',
    'omen-for=first': 'Celui du premier joueur, qui l’a pioché',
    'unmoved-crew': 'Que coûte un jet manqué pour une action de plus ?',
    'unmoved-crew=nothing': 'Rien',
    'unmoved-crew=loses-one': '1 point de Loyauté',
    'combat-loyalty': 'Un combat gagné fait-il monter la Loyauté ?',
    'combat-loyalty=true': 'Oui, de 1',
    'combat-loyalty=false': 'Non',
    idling: 'Quand un tour au port coûte-t-il de la Loyauté ?',
    'idling=same-port': 'Quand il commence et finit dans le même port',
    'idling=never-left': 'Quand vous n’avez pas quitté le port',
    mutiny: 'Que se passe-t-il si une mutinerie n’est pas matée ?',
    'mutiny=revolt': 'Vous perdez de l’or, un spécialiste et 1 point d’Équipage',
    'mutiny=marooned': 'Le capitaine est abandonné, mort sans vainqueur',
    'mutiny=absorb': 'Il n’y a pas de mutinerie',
  },
};
