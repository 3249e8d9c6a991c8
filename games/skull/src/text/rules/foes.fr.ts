import type { foes as en } from './foes.en.ts';

export const foes: { readonly [id in keyof typeof en]: string } = {
  'SKU-FOE-WHALE-01': 'Le Cachalot est une créature neutre. Il ne bouge pas tant que personne ne l’attaque.',
  'SKU-FOE-WHALE-02': 'Le premier impact rend le Cachalot hostile, et il charge.',
  'SKU-FOE-WHALE-03': 'Sur votre case, un Cachalot hostile inflige 2 impacts à votre cale, sans jet.',
  'SKU-FOE-WHALE-04': 'Après vous avoir heurté, le Cachalot doit quitter la case avant de recommencer.',
  'SKU-FOE-WHALE-05': 'Tuer le Cachalot rapporte 2 provisions et 1 marchandise piochée au hasard.',
  'SKU-FOE-WHALE-06': 'On ne peut pas aborder le Cachalot, même sur la même case.',
  'SKU-FOE-WHALE-07': 'Un Cachalot encore neutre ne fait aucun mal sur votre case.',

  'SKU-FOE-GHOST-01': 'Le Vaisseau fantôme est un navire hostile. Il ne peut ni attaquer ni être attaqué. On ne peut que fuir.',
  'SKU-FOE-GHOST-02': 'Au début de son tour, le Vaisseau fantôme vous coûte 1 point de moral si vous êtes dans sa zone.',
  'SKU-FOE-GHOST-03': 'Si vous êtes hors de sa zone au début de son tour, le Vaisseau fantôme disparaît.',
  'SKU-FOE-GHOST-04': 'Dans la zone du Vaisseau fantôme, il fait nuit.',
  'SKU-FOE-GHOST-05':
    'Comme il est hostile, le Vaisseau fantôme vous empêche d’accoster et, tant qu’il est actif, de piocher un événement.',

  'SKU-FOE-GALLEON-01': 'Le Galion est un navire hostile, lourdement armé.',
  'SKU-FOE-GALLEON-02': 'Intact, le Galion lance 4 dés de vitesse et réussit sur 5 et 6.',

  'SKU-FOE-COASTGUARD-01': 'Le Garde-côtes est un navire hostile qui patrouille sur les routes maritimes.',
  'SKU-FOE-COASTGUARD-02': 'Les groupes ennemis d’un Garde-côtes, au moins 4 au départ, touchent sur 5 et 6.',

  'SKU-FOE-MONSTER-01':
    'Le Monstre marin est une créature hostile sans cap : il peut aller dans n’importe laquelle des six directions.',
  'SKU-FOE-MONSTER-02': 'Le Monstre marin utilise toute sa vitesse pour rejoindre votre case.',
  'SKU-FOE-MONSTER-03':
    'Sur votre case, le Monstre marin attaque avec ses tentacules et lance autant de dés que sa capacité de combat : chaque succès est un impact, localisé comme d’habitude. L’effet imprimé s’est perdu ; celui-ci est de nous.',
  'SKU-FOE-MONSTER-04':
    'On ne peut pas aborder le Monstre marin. Tant qu’il est sur votre case, vous pouvez tirer sur lui, sans tenir compte du flanc ni de la ligne de vue.',

  'SKU-FOE-MERCHANT-01':
    'Le Navire marchand est un navire passif qui se dirige vers l’île la plus proche. Quand il l’atteint, il est retiré.',
  'SKU-FOE-MERCHANT-02': 'Comme il est passif, le Navire marchand n’empêche pas les événements, même actif.',

  'SKU-FOE-MAELSTROM-01': 'Le Maelström n’est pas un ennemi et n’a pas de type.',
  'SKU-FOE-MAELSTROM-02': 'Le Maelström ne bouge pas, et on ne peut ni l’attaquer ni le vaincre.',
  'SKU-FOE-MAELSTROM-03':
    'Si quelque chose déplace le Maelström, il peut aller dans n’importe quelle direction, car il n’a pas de cap.',
  'SKU-FOE-MAELSTROM-04': 'Le Maelström apparaît sous le navire, sauf indication contraire.',
  'SKU-FOE-MAELSTROM-05': 'Le Maelström reste jusqu’à la fin de la traversée.',
  'SKU-FOE-MAELSTROM-06':
    'Au début du tour des ennemis, un navire sur la case du Maelström ou à côté subit 1 impact dans la cale.',
  'SKU-FOE-MAELSTROM-07':
    'Après cet impact, à 5 cases ou moins du Maelström, lancez un dé : sur 4, 5 ou 6, le navire est attiré d’une case vers lui.',
  'SKU-FOE-MAELSTROM-08':
    'Dans la zone du Maelström, chaque dé de vitesse compte 1 de moins, et les groupes de marins doivent lancer les leurs.',
  'SKU-FOE-MAELSTROM-09': 'Près du Maelström, on pioche les événements comme d’habitude.',
  'SKU-FOE-MAELSTROM-10': 'Quitter la zone du Maelström ne coûte pas de moral.',
  'SKU-FOE-MAELSTROM-11': 'Un navire sur la case même du Maelström n’est plus attiré.',
  'SKU-FOE-MAELSTROM-12':
    'L’attraction du Maelström est un déplacement involontaire, vers la case voisine la plus proche de lui. À distance égale, une case Eau sans ennemi passe d’abord ; sinon, le Capitaine choisit.',

  'SKU-FOE-CRAB-01': 'Le Crabe de pierre est un ennemi d’une carte Événement, avec une Défense. Il reste sur votre case.',

  'SKU-FOE-TOWER-01': 'La Tour de guet est un ennemi d’une carte Événement, avec une Défense.',
};
