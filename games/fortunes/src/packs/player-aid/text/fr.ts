import type { SameKeys } from '@boucan/kernel';
import type { en } from './en.ts';
import { rules } from './rules.fr.ts';

export const fr: SameKeys<typeof en> = {
  name: 'Selon l’aide de jeu',
  blurb:
    'Six points où l’aide de jeu diffère du livret : cartes annoncées, demande, retraite, recherches, pirates et guerre. Chacun peut se régler plus bas.',
  rules,
  options: {
    'man-o-war-hunt': 'En guerre, où va un man’o’war qui n’a aucun joueur à portée ?',
    'man-o-war-hunt=each-other': 'Vers le man’o’war ennemi, s’il est proche',
    'man-o-war-hunt=by-letter': 'Où l’envoie sa lettre',
    'pirate-beside-navy': 'Un pirate à côté d’un navire chasse-t-il les joueurs ?',
    'pirate-beside-navy=by-letter': 'Non, il suit sa lettre',
    'pirate-beside-navy=hunts': 'Oui, mais il n’y cherche personne',
    'announced-cards': 'Quand révèle-t-on les cartes Gloire annoncées ?',
    'announced-cards=together': 'Toutes ensemble, avant toute décision',
    'announced-cards=one-by-one': 'Chacune à son tour',
    retirement: 'Après une retraite, quand met-on en place le capitaine suivant ?',
    'retirement=at-once': 'Aussitôt, pour jouer au tour suivant',
    'retirement=next-turn': 'Au début du tour suivant',
    'search-order': 'Qui un navire cherche-t-il s’il y a plusieurs joueurs dans sa zone ?',
    'search-order=most-wanted': 'Les pirates d’abord, puis les capitaines de la nation ennemie, puis les autres',
    'search-order=each': 'Chaque joueur qu’il chasse, au tour de ce joueur',
    'demand-change': 'Après quelles ventes le jeton Demande est-il remplacé ?',
    'demand-change=any-sale': 'Après toute vente',
    'demand-change=in-demand': 'Après une vente de marchandises en demande',
  },
};
