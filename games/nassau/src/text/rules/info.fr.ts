import type { info as en } from './info.en.ts';

export const info: { readonly [id in keyof typeof en]: string } = {
  'NAS-INFO-01': 'Vos récits en main, vous seul les voyez. Leur nombre et la pile dont chacun vient sont connus de tous.',
  'NAS-INFO-02': 'Nul ne sait ce que renferment les piles A et B, ni dans quel ordre.',
  'NAS-INFO-03': 'Les récits racontés face visible, tout le monde les voit.',
  'NAS-INFO-04': 'Tout le monde voit combien de mauvaises blagues vous avez faites ; quels récits c’étaient reste votre secret.',
  'NAS-INFO-05':
    'La pile des animaux est cachée. Les trois de l’île et tous ceux des navires, utilisés ou non, sont visibles de tous.',
  'NAS-INFO-06':
    'Tuiles Vieux loup de mer, offrandes et tuiles Hollandais volant non retournées ne sont connues de personne, pas plus que celles sorties du jeu au départ.',
  'NAS-INFO-07':
    'Adversaires, avant-postes, tours de guet, comptoirs et leurs marchandises, offrande de la manche et armes du Hollandais sont à découvert.',
  'NAS-INFO-08': 'Jetons Combat et marchandises se tirent à l’aveugle, et se montrent à tous une fois tirés.',
  'NAS-INFO-09':
    'Tout ce que portent les navires, les réserves et les cachettes est à découvert, de même que les scores et toute caisse ou tout pirate sur les plateaux.',
  'NAS-INFO-10': 'Les adversaires non tirés au départ ne se montrent pas.',
  'NAS-INFO-11':
    'Des récits défaussés, vous connaissez ceux qu’on a racontés face visible. Les mauvaises blagues restent secrètes même alors.',
  'NAS-INFO-12':
    'Les dos se voient, en main comme au sommet des piles. On sait donc si la prochaine carte de la pile Arrr était une S.',
  'NAS-INFO-13':
    'Chacun peut savoir de quoi le jeu se compose : jetons Combat, adversaires, marchandises, animaux, tuiles, cartes, et ce qui reste en réserve.',
};
