import type { rules as en } from './rules.en.ts';

export const rules: { readonly [id in keyof typeof en]: string } = {
  'SEA-m3-01': 'Sur l’extension, une carte Contrebande vendue attend la seconde. On peut jouer la Contrebande sans l’extension.',
  'SEA-m3-02':
    'Il y a quatre modifications de plus : coque sculptée, nid-de-pie, cale de contrebandier et planche. Chacune coûte 3 pièces d’or, une fois par bateau, et ajoute 1 à la vente du bateau.',
  'SEA-m3-03':
    'Deux jetons de chaque nouvelle sorte se mêlent aux 16 autres. Chacun des 16 ports en cache un, et le reste, jusqu’à 8, fait la réserve.',
  'SEA-m3-04':
    'Si vous ouvrez une action Port là où il n’y a pas de modification, on en tire une de la réserve et on l’y pose face visible.',
  'SEA-m3-05':
    'Les modifications d’un bateau vendu, coulé ou abandonné sont défaussées. On en tire autant de la réserve, que le hasard répartit, cachées, dans les ports qui n’en ont pas.',
  'SEA-m3-06': 'Une réserve vide se refait avec la défausse. Si les deux sont vides, on ne tire rien.',
  'SEA-m3-07':
    'Coque sculptée : à chaque tour de combat où vous avez déclaré Fuir, l’adversaire lance 1 dé de Manœuvre de moins, mais au moins 1.',
  'SEA-m3-08': 'Nid-de-pie : 1 dé de plus à chaque jet de Reconnaissance, pour le bateau d’un CNJ aussi.',
  'SEA-m3-09':
    'Cale de contrebandier : jusqu’à 2 cartes Contrebande de votre choix échappent aux navires et ne sont pas à rendre. Elles prennent toujours de la place.',
  'SEA-m3-10':
    'Planche : une fois à votre tour, en mer et hors combat, avec au moins 2 points d’Équipage et une Loyauté sous Satisfait, perdez 1 point d’Équipage pour gagner 1 point de Loyauté.',
  'SEA-m3-11': 'Les nouvelles modifications ne changent pas de bateau, sauf à St. John, et ne se prennent qu’avec le bateau.',
};
