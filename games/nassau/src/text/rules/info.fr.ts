import type { info as en } from './info.en.ts';

export const info: { readonly [id in keyof typeof en]: string } = {
  'NAS-INFO-01':
    'Personne d’autre que vous ne voit vos récits en main. Tout le monde connaît leur nombre et la pile d’où vient chacun.',
  'NAS-INFO-02': 'Personne ne connaît le contenu ni l’ordre de la pile Arrr et de la pile B.',
  'NAS-INFO-03': 'Tout le monde voit les récits racontés face visible.',
  'NAS-INFO-04': 'Tout le monde voit combien de mauvaises blagues vous avez faites ; quels récits c’étaient reste votre secret.',
  'NAS-INFO-05':
    'La pile des animaux est cachée. Les trois de l’île et tous ceux des navires, utilisés ou non, sont visibles de tous.',
  'NAS-INFO-06':
    'Personne ne connaît les tuiles Vieux loup de mer, les offrandes et les tuiles Hollandais volant qui ne sont pas encore révélées, ni celles qui ont quitté le jeu au départ.',
  'NAS-INFO-07':
    'Les adversaires, les avant-postes, les tours de guet, les comptoirs et leurs marchandises, l’offrande de la manche et les armes du Hollandais sont publics.',
  'NAS-INFO-08': 'Les jetons Combat et les marchandises se piochent sans voir et se montrent à tous une fois piochés.',
  'NAS-INFO-09':
    'Tout ce qui est sur les navires, dans les réserves et dans les cachettes est public, comme les scores et toutes les caisses et tous les pirates sur les plateaux.',
  'NAS-INFO-10': 'On ne montre pas les adversaires restés dans le sac au départ.',
  'NAS-INFO-11':
    'Vous connaissez les récits défaussés qui ont été racontés face visible. Les mauvaises blagues restent secrètes même défaussées.',
  'NAS-INFO-12':
    'Tout le monde voit le dos des cartes, en main comme au sommet des piles. On sait donc si la prochaine carte de la pile Arrr est une carte S.',
  'NAS-INFO-13':
    'Tout le monde peut savoir de quoi le jeu se compose : jetons Combat, adversaires, marchandises, animaux, tuiles, cartes et ce qui reste dans la réserve.',
};
