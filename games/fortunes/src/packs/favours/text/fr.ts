import type { SameKeys } from '@boucan/kernel';
import type { en } from './en.ts';
import { rules } from './rules.fr.ts';

export const fr: SameKeys<typeof en> = {
  name: 'Faveurs',
  blurb:
    'Missions et or vous valent des Faveurs de gens influents : dépensez-les pour relancer un jet, repiocher, détourner une recherche ou entrer dans un port qui vous est fermé.',
  rules,
  prompts: {
    'favour.roll': '{skill} : {dice}. Dépenser une Faveur pour relancer tous les dés ? Vous en avez {favours}.',
    'favour.search': 'Trouvé par {npc_the}. Dépenser une Faveur pour faire relancer la recherche ? Vous en avez {favours}.',
    'favour.draw':
      'Dépenser une Faveur pour remplacer {cards, plural, one {la carte piochée} other {les # cartes piochées}} ? Vous en avez {favours}.',
  },
  choices: {
    'use-favour': 'Dépenser une Faveur',
    'pass@favour.roll': 'Garder ce jet',
    'buy-favours':
      'Acheter {favours, plural, one {# Faveur} other {# Faveurs}} pour {price, plural, one {# pièce} other {# pièces}} d’or, et finir l’action Port',
    'enter-on-favours': 'Entrer au port pour {favours, plural, one {# Faveur} other {# Faveurs}}',
  },
  events: {
    'favour.gained': '{seat} gagne une Faveur ({favours} en tout).',
    'favour.spent': '{seat} dépense {spent, plural, one {# Faveur} other {# Faveurs}} ; il en reste {favours}.',
    'favour.bought':
      '{seat} achète {bought, plural, one {# Faveur} other {# Faveurs}} pour {gold, plural, one {# pièce} other {# pièces}} d’or ({favours} en tout).',
    'favour.weighed': '{seat} lance ({skill}) : {dice}. Une Faveur pourrait y changer quelque chose.',
    'favour.hold': '{seat} trouve dans la cale : {cards}.',
    'favour.rejected': '{seat} défausse ce qui a été pioché : {goods}.',
    'favour.rolled': '{seat} relance ({skill}) : {was} deviennent {dice}.',
    'favour.redrawn': '{seat} refuse {cards, plural, one {# carte} other {# cartes}} et repioche.',
  },
  reasons: { 'favours-missing': 'Il vous faudrait {favours, plural, one {# Faveur} other {# Faveurs}}.' },
};
