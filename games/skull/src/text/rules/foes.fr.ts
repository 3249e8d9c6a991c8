import type { foes as en } from './foes.en.ts';

export const foes: { readonly [id in keyof typeof en]: string } = {
  'SKU-FOE-WHALE-01': 'Le Cachalot est une créature neutre. Il ne bouge pas tant que personne ne l’attaque.',
  'SKU-FOE-WHALE-02': 'Son premier impact rend le Cachalot hostile, et il charge.',
  'SKU-FOE-WHALE-03': 'Sur votre case, un Cachalot hostile inflige 2 impacts à votre cale, sans jet.',
  'SKU-FOE-WHALE-04': 'Après vous avoir heurté, le Cachalot doit quitter la case avant de recommencer.',
  'SKU-FOE-WHALE-05': 'Tuer le Cachalot rapporte 2 provisions et 1 marchandise tirée au hasard.',
  'SKU-FOE-WHALE-06': 'On ne peut aborder le Cachalot, pas même sur la même case.',
  'SKU-FOE-WHALE-07': 'Un Cachalot encore neutre ne fait aucun mal sur votre case.',

  'SKU-FOE-GHOST-01':
    'Le Vaisseau fantôme est un navire hostile qui ne peut ni attaquer ni être attaqué, de quelque manière que ce soit. On ne peut que fuir.',
  'SKU-FOE-GHOST-02': 'Au début de son tour, le Vaisseau fantôme vous coûte 1 point de moral si vous êtes dans sa zone.',
  'SKU-FOE-GHOST-03': 'Si vous êtes hors de sa zone au début de son tour, le Vaisseau fantôme disparaît.',
  'SKU-FOE-GHOST-04': 'Dans la zone du Vaisseau fantôme, il fait nuit.',
  'SKU-FOE-GHOST-05':
    'Tant qu’il est actif, le Vaisseau fantôme, étant hostile, vous empêche de piocher un événement et d’accoster.',

  'SKU-FOE-GALLEON-01': 'Le Galion est un navire hostile, lourdement armé.',
  'SKU-FOE-GALLEON-02': 'Intact, le Galion lance 4 dés de vitesse et réussit sur 5 et 6.',

  'SKU-FOE-COASTGUARD-01': 'Le Garde-côtes est un navire hostile qui patrouille sur les routes de mer.',
  'SKU-FOE-COASTGUARD-02': 'Les groupes d’abordage d’un Garde-côtes, au moins 4 au départ, touchent sur 5 et 6.',

  'SKU-FOE-MONSTER-01': 'Le Monstre marin est une créature hostile sans cap : il va vers n’importe lequel des six côtés.',
  'SKU-FOE-MONSTER-02': 'Le Monstre marin met toute sa vitesse à rejoindre votre case.',
  'SKU-FOE-MONSTER-03':
    'Sur votre case, le Monstre marin frappe de ses tentacules et lance un dé par point de sa capacité de combat : chacun qui montre une de ses faces de succès est un impact, localisé comme d’ordinaire. L’effet imprimé s’est perdu ; celui-ci est de nous.',
  'SKU-FOE-MONSTER-04':
    'On ne peut aborder le Monstre marin, mais tant qu’il est sur votre case, vous pouvez tirer dessus, sans souci de flanc ni de ligne de vue.',

  'SKU-FOE-MERCHANT-01': 'Le Navire marchand est un navire passif en route pour l’île la plus proche. Arrivé là, il disparaît.',
  'SKU-FOE-MERCHANT-02': 'Étant passif, un Navire marchand n’arrête pas les événements, même actif.',

  'SKU-FOE-MAELSTROM-01': 'Le Maelström n’est pas un ennemi et n’a pas de type.',
  'SKU-FOE-MAELSTROM-02': 'Le Maelström ne bouge pas, et nul ne peut l’attaquer ni le vaincre.',
  'SKU-FOE-MAELSTROM-03': 'Si quelque chose déplace le Maelström, il peut aller de n’importe quel côté, car il n’a pas de cap.',
  'SKU-FOE-MAELSTROM-04': 'Le Maelström s’ouvre juste sous le navire, sauf indication contraire.',
  'SKU-FOE-MAELSTROM-05': 'Une fois là, le Maelström reste jusqu’au bout de la traversée.',
  'SKU-FOE-MAELSTROM-06':
    'Au début du tour des ennemis, un navire sur la case du Maelström ou à côté prend 1 impact dans la cale.',
  'SKU-FOE-MAELSTROM-07':
    'À 5 cases ou moins du Maelström, lancez ensuite un dé : sur 4, 5 ou 6, le navire est entraîné d’une case vers lui.',
  'SKU-FOE-MAELSTROM-08':
    'Dans la zone du Maelström, chaque dé de vitesse perd 1, et les groupes de marins doivent lancer les leurs.',
  'SKU-FOE-MAELSTROM-09': 'Près du Maelström, on pioche les événements comme d’ordinaire.',
  'SKU-FOE-MAELSTROM-10': 'S’éloigner du Maelström ne coûte pas de moral.',
  'SKU-FOE-MAELSTROM-11': 'Sur la case même du Maelström, le navire n’est plus entraîné.',
  'SKU-FOE-MAELSTROM-12':
    'Être entraîné est un déplacement involontaire, vers la case voisine la plus proche du Maelström. À distance égale, l’eau sans ennemi d’abord ; puis le Capitaine choisit.',

  'SKU-FOE-CRAB-01': 'Le Crabe de pierre est un ennemi de carte Événement, avec une Défense. Il s’accroche à votre propre case.',

  'SKU-FOE-TOWER-01': 'La Tour de guet est un ennemi de carte Événement, avec une Défense.',
};
