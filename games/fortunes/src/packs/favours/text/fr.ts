import type { SameKeys } from '@boucan/kernel';
import type { en } from './en.ts';
import { rules } from './rules.fr.ts';

export const fr: SameKeys<typeof en> = {
  name: 'Faveurs',
  blurb:
    'Missions et or vous valent des Faveurs. Dépensez-les pour relancer un jet, repiocher, faire relancer une recherche ou entrer dans un port fermé.',
  rules,
  prompts: {
    'favour.roll':
      'Vous obtenez {dice} en {skill} et avez {favours, plural, one {# Faveur} other {# Faveurs}}. En dépenser une pour relancer tous les dés ?',
    'favour.search':
      '{npc_The} vous a trouvé, et vous avez {favours, plural, one {# Faveur} other {# Faveurs}}. En dépenser une pour faire relancer la recherche ?',
    'favour.draw':
      'Vous avez {favours, plural, one {# Faveur} other {# Faveurs}}. En dépenser une pour remplacer {cards, plural, one {la carte piochée} other {les # cartes piochées}} ?',
  },
  choices: {
    'use-favour': 'Dépenser une Faveur',
    'pass@favour.roll': 'Garder ce jet',
    'buy-favours':
      'Acheter {favours, plural, one {# Faveur} other {# Faveurs}} et finir l’action Port ({price, plural, one {# pièce} other {# pièces}} d’or)',
    'enter-on-favours': 'Dépenser {favours, plural, one {# Faveur} other {# Faveurs}} pour entrer au port',
  },
  events: {
    'favour.gained': '{seat} gagne une Faveur ({favours} en tout).',
    'favour.spent':
      '{seat} dépense {spent, plural, one {# Faveur} other {# Faveurs}} ({favours, plural, =0 {il n’en reste plus} other {il en reste #}}).',
    'favour.bought':
      '{seat} achète {bought, plural, one {# Faveur} other {# Faveurs}} pour {gold, plural, one {# pièce} other {# pièces}} d’or ({favours} en tout).',
    'favour.weighed': '{seat} obtient {dice} en {skill} et peut dépenser une Faveur.',
    'favour.hold': '{seat} trouve dans la cale : {cards}.',
    'favour.rejected': '{seat} défausse les cartes piochées : {goods_counted}.',
    'favour.rolled': '{seat} relance en {skill} et obtient {dice} au lieu de {was}.',
    'favour.redrawn': '{seat} remplace {cards, plural, one {# carte} other {# cartes}}.',
  },
  reasons: { 'favours-missing': 'Il vous faut {favours, plural, one {# Faveur} other {# Faveurs}}.' },
};
