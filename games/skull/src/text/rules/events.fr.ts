import type { events as en } from './events.en.ts';

export const events: { readonly [id in keyof typeof en]: string } = {
  'SKU-EVENT-01':
    'Si aucun ennemi hostile n’est actif, piochez une carte Événement et appliquez-la. S’il y en a un, pas de tour d’événements.',
  'SKU-EVENT-02': 'Les ennemis actifs neutres ou passifs n’empêchent pas de piocher un événement, le Maelström non plus.',
  'SKU-EVENT-03': 'Le jet que demande une carte revient au personnage du poste nommé, ou à défaut à un groupe qui s’y trouve.',
  'SKU-EVENT-04': 'S’il y a plusieurs personnages au poste que nomme un événement, le Capitaine dit qui lance.',
  'SKU-EVENT-05':
    'Pour les groupes, c’est le Capitaine qui fait le jet d’un événement ; il ne rapporte pas de confiance et ne fatigue pas. Même un groupe exténué peut le faire.',
  'SKU-EVENT-06': 'S’il n’y a personne au poste que nomme un événement, le jet est un échec.',
  'SKU-EVENT-07': 'Quand un événement fait baisser le moral, il fatigue aussi un groupe.',
  'SKU-EVENT-08': 'L’icône Climat ne fait rien d’elle-même ; des compétences et des effets s’y rapportent.',
  'SKU-EVENT-09':
    'Des cartes comme Royal Navy ou Cauchemars amènent un abordage soudain, joué comme celui d’un navire ennemi. Ses amarres peuvent être coupées, et il n’y a de pillage que si la carte le dit.',
  'SKU-EVENT-10': 'Une carte d’abordage donne le nombre de groupes d’abordage et les faces sur lesquelles chacun touche.',
  'SKU-EVENT-11': 'Contre une Défense, un dé de puissance de feu ne fait un impact que s’il la dépasse.',
  'SKU-EVENT-12':
    'La Défense est aussi la vie : quand la carte porte autant d’impacts, l’ennemi est vaincu et la carte défaussée.',
  'SKU-EVENT-13': 'Le Crabe de pierre surgit sur la case même de votre navire.',
  'SKU-EVENT-14': 'Vous pouvez tirer sur la Tour de guet, qui est à terre, si aucune autre case Terre ne fait écran.',
  'SKU-EVENT-15': 'Quand les cartes sont épuisées, on remélange celles de la défausse.',
  'SKU-EVENT-16':
    'Une carte à Défense reste jusqu’à sa défaite, sauf si elle dit autre chose. Vous pouvez lui adresser un jet de puissance de feu par tour ; elle ne gêne ni les événements ni l’accostage.',
  'SKU-EVENT-17': 'Une carte appliquée est défaussée, si elle ne reste pas en jeu.',

  'SKU-DRIFT-01': 'Déplacé malgré lui, le navire garde son cap.',
  'SKU-DRIFT-02':
    'Brume : poussé hors du plateau, le navire s’arrête sur la dernière case de mer, et la montre avance aussitôt d’une plage horaire.',
  'SKU-DRIFT-03':
    'Collision : poussé contre un ennemi, le navire s’arrête à côté, et tous deux prennent un impact dans la cale ou l’abdomen. Les cases du Vaisseau fantôme et du Maelström ne l’arrêtent pas.',
  'SKU-DRIFT-04':
    'Île : poussé à terre, le navire est mis sur la dernière case Littoral traversée et prend deux impacts dans la cale.',
  'SKU-DRIFT-05': 'Brume, collision et île mettent chacune fin au déplacement involontaire.',
  'SKU-DRIFT-06':
    'Les impacts d’un déplacement involontaire apportent leur saleté : 1 niveau pour une collision, 2 pour une île.',
  'SKU-DRIFT-07': 'Poussé sur un marqueur Objectif, le navire le révèle.',

  'SKU-SPAWN-01':
    'Un ennemi surgit en ligne droite depuis le navire, du côté qu’indique la montre. Le Maelström fait à sa guise.',
  'SKU-SPAWN-02': 'Pour placer un ennemi, comptez toutes les cases de la ligne, terres comprises.',
  'SKU-SPAWN-03': 'De jour, un ennemi surgit à 3 cases.',
  'SKU-SPAWN-04': 'De nuit, un ennemi surgit plus près d’une case, à 2.',
  'SKU-SPAWN-05': 'Qui est au nid-de-pie peut choisir à quelle distance surgit un ennemi, de 1 jusqu’à sa Perception.',
  'SKU-SPAWN-06': 'Qui choisit du nid-de-pie la distance d’un ennemi gagne 1 point de confiance.',
  'SKU-SPAWN-07': 'De nuit, le plus loin que le nid-de-pie puisse choisir pour un ennemi est réduit de un, jamais sous 1.',
  'SKU-SPAWN-08':
    'Lancez un dé pour le cap d’un nouvel ennemi : sa proue ou sa tête fait face au côté de ce numéro sur la montre.',
  'SKU-SPAWN-09':
    'Si la case où devrait surgir un ennemi est à terre ou hors du plateau, il n’y a pas d’ennemi, et l’événement est ignoré.',
  'SKU-SPAWN-10': 'Le nid-de-pie ne peut pas choisir la terre, ou hors du plateau, pour se débarrasser d’un ennemi.',
  'SKU-SPAWN-11':
    'Quand surgit un ennemi, prenez sa fiche et posez des marqueurs Impact au plus haut de sa vitesse, de sa capacité de combat et de sa cale ou de son abdomen.',
  'SKU-SPAWN-12': 'Le Monstre marin n’a pas de cap.',
  'SKU-SPAWN-13': 'Si l’ennemi de la carte est déjà en jeu, la carte est ignorée.',
  'SKU-SPAWN-14': 'Dans la zone du Vaisseau fantôme, les ennemis surgissent comme de nuit.',
  'SKU-SPAWN-15':
    'Si le nid-de-pie choisit une case permise, l’ennemi y surgit, même si la case habituelle était à terre. La table peut décider que l’événement est alors nul.',
  'SKU-SPAWN-16': 'Si aucune distance ouverte au nid-de-pie n’est permise, l’ennemi surgit à la distance habituelle.',
};
