import type { SameKeys } from '@boucan/kernel';
import type { en } from './en.ts';
import { rules } from './rules.fr.ts';

export const fr: SameKeys<typeof en> = {
  name: 'Selon l’aide de jeu',
  blurb:
    'Six lectures de l’aide de jeu là où le livret dit autrement : cartes annoncées, demande, retraite, recherches, pirates et guerre. Chacune peut se régler plus bas.',
  rules,
  options: {
    'man-o-war-hunt': 'En guerre, vers qui va un man’o’war qui n’a aucun joueur à portée ?',
    'man-o-war-hunt=each-other': 'Vers le man’o’war ennemi, s’il est proche.',
    'man-o-war-hunt=by-letter': 'Vers personne : il suit sa lettre.',
    'pirate-beside-navy': 'Un pirate à côté d’un navire chasse-t-il les joueurs ?',
    'pirate-beside-navy=by-letter': 'Non, il suit sa lettre.',
    'pirate-beside-navy=hunts': 'Oui, mais il n’y cherche personne.',
    'announced-cards': 'Quand montre-t-on les cartes Gloire annoncées ?',
    'announced-cards=together': 'Toutes ensemble, avant que quiconque décide.',
    'announced-cards=one-by-one': 'Chacune à son tour.',
    retirement: 'Après une retraite, quand le capitaine suivant s’installe-t-il ?',
    'retirement=at-once': 'Aussitôt, pour jouer au tour suivant.',
    'retirement=next-turn': 'Au début du tour suivant.',
    'search-order': 'S’il y a plusieurs joueurs dans sa zone, qui un navire cherche-t-il ?',
    'search-order=most-wanted': 'Les pirates ; à défaut, les capitaines de la nation ennemie ; puis les autres.',
    'search-order=each': 'Chacun de ceux qu’il veut, au tour de ce joueur.',
    'demand-change': 'Après quelles ventes le jeton Demande change-t-il ?',
    'demand-change=any-sale': 'Après toute vente de marchandises.',
    'demand-change=in-demand': 'Quand on a vendu quelque chose en demande.',
  },
};
