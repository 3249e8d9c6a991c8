import type { SameKeys } from '@boucan/kernel';
import { rules as ofModifications } from '../../modifications/text/rules.fr.ts';
import { CUSTOMS_GOLD } from '../content.ts';
import type { en } from './en.ts';
import { rules } from './rules.fr.ts';

export const fr: SameKeys<typeof en> = {
  name: 'Contrebande',
  blurb:
    'Douze marchandises interdites dans le paquet Cargaison : 10 pièces d’or dans le seul port qui les veut, de la Gloire toutes les deux. Mais chaque marine les cherche.',
  rules: { ...rules, 'SEA-m3-01': ofModifications['SEA-m3-01'], 'SEA-m3-09': ofModifications['SEA-m3-09'] },
  prompts: {
    'contraband.found': '{npc_The} a trouvé votre Contrebande. La livrer, ou résister et attaquer ?',
    'contraband.surrender':
      'Quelle Contrebande livrez-vous ? Encore {cards, plural, one {# carte} other {# cartes}} ; le reste demeure dans la cale de contrebandier.',
    'customs.hold':
      'La douane fait ouvrir votre cale. {gold, plural, one {# pièce} other {# pièces}} d’or, ou une carte Contrebande, s’il y en a.',
  },
  choices: {
    'give-up': 'Livrer votre Contrebande',
    resist: 'Résister, et attaquer',
    surrender: 'Livrer : {good}',
    'pay-customs': 'Payer la douane ({gold, plural, one {# pièce} other {# pièces}} d’or)',
  },
  events: {
    'contraband.kept': '{seat} garde {good} en attendant de vendre une seconde carte Contrebande.',
    'contraband.paired': '{seat} a vendu deux cartes Contrebande : {goods}.',
    'contraband.suspected': 'Il y a de la Contrebande à bord : {seat} est l’objet d’une recherche.',
    'contraband.passed': 'La marine laisse passer {seat}.',
    'contraband.given-up': '{seat} livre sa Contrebande ({npc}) : {goods}.',
    'contraband.resisted': '{seat} résiste ({npc}).',
    'customs.passed': 'La douane ne trouve rien chez {seat}.',
    'customs.paid': '{seat} a de la Contrebande à bord et paie {gold, plural, one {# pièce} other {# pièces}} d’or à la douane.',
    'customs.seized': 'La douane saisit une carte Contrebande de {seat} : {good}.',
  },
  reasons: { 'contraband-elsewhere': 'Seul acheteur : {zone}.' },
  names: {
    'unminted-silver': 'Argent non frappé',
    muskets: 'Mousquets',
    brandy: 'Eau-de-vie',
    quicksilver: 'Vif-argent',
    lace: 'Dentelle',
    gunpowder: 'Poudre à canon',
    'false-coin': 'Fausse monnaie',
    pamphlets: 'Pamphlets',
    pearls: 'Perles',
    emeralds: 'Émeraudes',
    tea: 'Thé',
    clockwork: 'Horlogerie',
    'customs-sweep': 'Contrôle de la douane',
  },
  cards: {
    'customs-sweep': `Chaque joueur au port avec de la Contrebande à bord paie ${CUSTOMS_GOLD} pièces d’or ou défausse une de ces cartes.`,
  },
  options: {
    'contraband-at-war': 'Un ennemi en guerre peut-il livrer sa Contrebande ?',
    'contraband-at-war=fight': 'Non : trouvé, il combat',
    'contraband-at-war=choose': 'Oui, comme tout le monde',
  },
};
