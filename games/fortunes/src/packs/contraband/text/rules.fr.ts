import type { rules as en } from './rules.en.ts';

export const rules: { readonly [id in keyof typeof en]: string } = {
  'SEA-m7-01': 'Les cartes Contrebande sont mêlées à la pioche Cargaison.',
  'SEA-m7-02': 'Une carte Contrebande parmi celles que vous piochez pour acheter coûte 3 pièces d’or, quel qu’en soit le nombre.',
  'SEA-m7-03': 'La Contrebande destinée au port même où vous êtes est remplacée, comme la marchandise en demande.',
  'SEA-m7-04': 'La Contrebande se vend 10 pièces d’or dans le port que nomme la carte, et nulle part ailleurs.',
  'SEA-m7-05':
    'Gardez la première carte Contrebande vendue. La seconde vous vaut 1 point de Gloire, une carte Gloire et, avec la Loyauté, 1 point de Loyauté ; puis les deux sont défaussées.',
  'SEA-m7-06': 'Les deux cartes Contrebande peuvent se vendre dans des ports et à des tours différents.',
  'SEA-m7-07': 'Vendre de la Contrebande ne change pas le jeton Demande.',
  'SEA-m7-08':
    'À bord, la Contrebande est une cargaison comme une autre : pour la cale, pour les dégâts et pour les pirates en chasse.',
  'SEA-m7-09':
    'Les navires de toutes les nations sont aussi hostiles à un non-pirate qui porte de la Contrebande non cachée ; cela vient en dernier sur leur liste, et n’en attire aucun. Les pirates n’y prêtent pas attention.',
  'SEA-m7-10':
    'Si un navire vous trouve pour votre Contrebande, défaussez-la toute et passez libre, ou bien résistez et attaquez-le.',
  'SEA-m7-11':
    'Résister à une recherche de Contrebande fait de vous l’attaquant : 1 prime de cette nation, et vous déclarez le premier.',
  'SEA-m7-12':
    'Un pirate qui porte de la Contrebande n’a pas le choix : trouvé, il se bat. Un ennemi en guerre non plus, sauf si la table le permet.',
  'SEA-m7-13':
    'Une carte Contrebande vendue qui attend la seconde est vue de tous, n’est pas une cargaison, et se perd avec votre capitaine.',
  'SEA-m7-14':
    'Ce que vous portez de Contrebande est secret. Une recherche sans autre motif apprend à tous qu’il y en a, et rien de plus.',
  'SEA-m7-15': 'Deux cartes Contrebande dans une vente font aussitôt la paire ; une troisième commence la suivante.',
  'SEA-m7-16': 'La Contrebande n’est jamais en demande, et ne compte pas parmi les trois cartes qui valent de la Gloire.',
  'SEA-m7-17':
    'Chaque carte Contrebande a une valeur de Pillage et une icône de raid, qui comptent comme celles des marchandises.',
  'SEA-m7-18':
    'Dès que vous êtes pirate, fût-ce en résistant à l’instant, une recherche de Contrebande ne vous laisse plus le choix.',
  'SEA-m7-19':
    'Vous décidez de votre Contrebande après le jet de recherche et avant le combat. Ce que vous défaussez se montre à tous.',
  'SEA-m7-20': 'Ayant vu défausser votre Contrebande, ce navire ne cherche plus en cette occasion.',
};
