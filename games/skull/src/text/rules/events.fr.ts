import type { events as en } from './events.en.ts';

export const events: { readonly [id in keyof typeof en]: string } = {
  'SKU-EVENT-01':
    'Si aucun ennemi hostile n’est actif, piochez une carte Événement et appliquez-la. Sinon, il n’y a pas de tour d’événements.',
  'SKU-EVENT-02': 'Les ennemis actifs neutres ou passifs n’empêchent pas de piocher un événement, le Maelström non plus.',
  'SKU-EVENT-03':
    'Le personnage du poste nommé sur une carte Événement fait le jet. S’il n’y en a pas, un groupe qui s’y trouve le fait.',
  'SKU-EVENT-04': 'S’il y a plusieurs personnages au poste que nomme un événement, le Capitaine décide qui lance.',
  'SKU-EVENT-05':
    'Le Capitaine fait les jets d’événement des groupes. Ils ne rapportent pas de confiance et ne fatiguent pas. Même un groupe exténué peut faire le jet.',
  'SKU-EVENT-06': 'S’il n’y a personne au poste que nomme un événement, le jet échoue.',
  'SKU-EVENT-07': 'Quand un événement fait baisser le moral, il fatigue aussi un groupe.',
  'SKU-EVENT-08': 'L’icône Climat n’a pas d’effet par elle-même ; des compétences et des effets s’y rapportent.',
  'SKU-EVENT-09':
    'Des cartes comme Royal Navy ou Cauchemars provoquent un abordage soudain, joué comme celui d’un navire ennemi. Ses amarres peuvent être coupées, et il n’y a de pillage que si la carte le dit.',
  'SKU-EVENT-10': 'Une carte d’abordage donne le nombre de groupes ennemis et les faces sur lesquelles chacun touche.',
  'SKU-EVENT-11': 'Contre une Défense, un dé de puissance de feu n’est un impact que s’il la dépasse.',
  'SKU-EVENT-12': 'La Défense d’une carte est aussi sa vie : à ce nombre d’impacts, l’ennemi est vaincu et la carte défaussée.',
  'SKU-EVENT-13': 'Le Crabe de pierre apparaît sur la case de votre navire.',
  'SKU-EVENT-14': 'Vous pouvez tirer sur la Tour de guet, qui est à terre, si aucune autre case Terre n’est entre elle et vous.',
  'SKU-EVENT-15': 'Quand la pioche est vide, on remélange la défausse.',
  'SKU-EVENT-16':
    'Une carte à Défense reste en jeu jusqu’à sa défaite, sauf indication contraire. Vous pouvez faire contre elle un jet de puissance de feu par tour. Elle n’empêche ni les événements ni d’accoster.',
  'SKU-EVENT-17': 'Une carte appliquée est défaussée, sauf si elle reste en jeu.',

  'SKU-DRIFT-01': 'Un déplacement involontaire ne change pas le cap du navire.',
  'SKU-DRIFT-02':
    'Brume : si le navire devait quitter le plateau, il s’arrête sur la dernière case de mer, et la montre avance aussitôt d’une plage horaire.',
  'SKU-DRIFT-03':
    'Collision : si le navire devait heurter un ennemi, il s’arrête à côté, et tous deux subissent un impact dans la cale ou l’abdomen. Les cases du Vaisseau fantôme et du Maelström ne l’arrêtent pas.',
  'SKU-DRIFT-04':
    'Île : si le navire devait entrer sur une case Terre, il est placé sur la dernière case Littoral traversée et subit deux impacts dans la cale.',
  'SKU-DRIFT-05': 'La brume, une collision ou une île met fin au déplacement involontaire.',
  'SKU-DRIFT-06':
    'Les impacts d’un déplacement involontaire ajoutent aussi de la saleté : 1 niveau pour une collision, 2 pour une île.',
  'SKU-DRIFT-07': 'Un déplacement involontaire sur un marqueur Objectif le révèle.',

  'SKU-SPAWN-01':
    'Un ennemi apparaît en ligne droite depuis le navire, dans la direction qu’indique la montre. Le Maelström fait exception.',
  'SKU-SPAWN-02': 'Pour placer un nouvel ennemi, on compte toutes les cases de la ligne, terres comprises.',
  'SKU-SPAWN-03': 'De jour, un ennemi apparaît à 3 cases.',
  'SKU-SPAWN-04': 'De nuit, un ennemi apparaît une case plus près, à 2 cases.',
  'SKU-SPAWN-05': 'Le personnage du nid-de-pie peut choisir à quelle distance apparaît un ennemi, de 1 à sa Perception.',
  'SKU-SPAWN-06': 'Un personnage qui choisit la distance d’un ennemi depuis le nid-de-pie gagne 1 point de confiance.',
  'SKU-SPAWN-07': 'De nuit, la plus grande distance que le nid-de-pie peut choisir est réduite de 1, mais jamais à moins de 1.',
  'SKU-SPAWN-08':
    'Lancez un dé pour le cap d’un nouvel ennemi : sa proue ou sa tête fait face au côté de ce numéro sur la montre.',
  'SKU-SPAWN-09':
    'Si la case où doit apparaître un ennemi est une case Terre ou hors du plateau, il n’apparaît pas, et l’événement est ignoré.',
  'SKU-SPAWN-10': 'Le nid-de-pie ne peut pas choisir une case Terre ou hors du plateau pour se débarrasser d’un ennemi.',
  'SKU-SPAWN-11':
    'Quand un ennemi apparaît, prenez sa fiche et posez des marqueurs Impact sur les valeurs pleines de sa vitesse, de sa capacité de combat et de sa cale ou de son abdomen.',
  'SKU-SPAWN-12': 'Le Monstre marin n’a pas de cap.',
  'SKU-SPAWN-13': 'Si l’ennemi de la carte est déjà en jeu, la carte est ignorée.',
  'SKU-SPAWN-14': 'Dans la zone du Vaisseau fantôme, les ennemis apparaissent comme de nuit.',
  'SKU-SPAWN-15':
    'Si le nid-de-pie choisit une case permise, l’ennemi y apparaît, même si la case habituelle était une case Terre. Une option de table annule plutôt l’événement.',
  'SKU-SPAWN-16': 'Si aucune distance que le nid-de-pie peut choisir n’est permise, la distance habituelle s’applique.',
};
