import type { rules as en } from './rules.en.ts';

export const rules: { readonly [id in keyof typeof en]: string } = {
  'SEA-m8-01': 'La rose des vents est près de la carte, et la tempête part de la mer des Caraïbes.',
  'SEA-m8-02': 'Chaque manche commence, avant l’événement, par le vent.',
  'SEA-m8-03':
    'La tempête avance alors d’une zone, par la frontière qui porte la direction du vent ; à défaut, par la suivante dans le sens horaire.',
  'SEA-m8-04': 'Personne ne vous cherche dans la zone de la tempête, que vous y commenciez votre tour ou que vous y entriez.',
  'SEA-m8-05':
    'Si vous commencez votre tour en mer dans la tempête, lancez votre Manœuvre : vous subissez 3 touchés, un de moins par crâne, chacun sur la section de son dé. Au port, vous êtes à l’abri.',
  'SEA-m8-06':
    'Un crâne au dé de localisation de la tempête vous laisse choisir ; ce qu’une section ne peut prendre tombe sur la Coque, et sans Coque vous coulez.',
  'SEA-m8-07': 'Entrer dans la tempête ne coûte rien sur le moment.',
  'SEA-m8-08': 'Votre premier Déplacement du tour dans le sens du vent, d’une zone à l’autre, ne coûte pas d’action.',
  'SEA-m8-09':
    'Votre premier Déplacement du tour en vent contraire, d’une zone à l’autre, coûte 2 actions. Un Déplacement rendu gratuit par une carte ou un événement le reste.',
  'SEA-m8-10':
    'Passé le premier dans le sens du vent et le premier en vent contraire, un Déplacement coûte 1 action quel que soit le vent. Vent de travers, ou pour entrer au port et en sortir, toujours.',
  'SEA-m8-11': 'Avec une seule action restante, vous ne pouvez faire votre premier Déplacement en vent contraire.',
  'SEA-m8-12': 'Le Déplacement gratuit peut se faire sans action restante, tant que vous n’avez pas fini votre tour.',
  'SEA-m8-13':
    'Un Déplacement va vers le point que porte la frontière franchie, vue de la zone quittée. Le même que celui du vent, c’est vent arrière ; l’opposé, vent contraire ; tout autre, vent de travers.',
  'SEA-m8-14': 'Les CNJ se déplacent comme s’il n’y avait ni vent ni tempête.',
  'SEA-m8-15':
    'Le vent souffle vers l’un de huit points, tous aussi probables, à chaque manche de nouveau. La table peut s’en tenir à quatre.',
  'SEA-m8-16': 'Tout le monde voit le vent et la tempête. Le vent tient jusqu’à la phase d’événement suivante.',
  'SEA-m8-17':
    'Contre la tempête, vous lancez la Manœuvre de votre capitaine sans dé de bonus, ou un seul dé si vos Mâts sont détruits.',
  'SEA-m8-18':
    'La tempête n’est pas un combat : armes spéciales, canons chasseurs et cartes de combat n’y font rien. Une coque renforcée peut annuler un touché.',
  'SEA-m8-19': 'Si la tempête vous coule, votre capitaine meurt et personne n’a gagné.',
  'SEA-m8-20': 'La tempête épargne les CNJ, les marchands et le galion au trésor.',
};
