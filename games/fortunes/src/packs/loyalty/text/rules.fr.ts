import type { rules as en } from './rules.en.ts';

export const rules: { readonly [id in keyof typeof en]: string } = {
  'SEA-m11-01': 'La Loyauté de votre équipage part de Satisfait.',
  'SEA-m11-02': 'Les effets des degrés s’ajoutent, à partir de Satisfait.',
  'SEA-m11-03':
    'Quand l’événement pioché amène un CNJ, chaque joueur perd 1 point de Loyauté après son texte. Ni les icônes ni une guerre ne comptent pour cela. La table peut les compter, ou ne faire perdre que le premier joueur.',
  'SEA-m11-04':
    'Une fois à votre tour, entre deux actions ou après la dernière, vous pouvez lancer votre Leadership : si c’est réussi, vous avez 1 action supplémentaire, mais jamais un second Port.',
  'SEA-m11-05':
    'Si votre jet pour l’action supplémentaire échoue, rien d’autre ne se passe, sauf si la table veut que cela coûte 1 point de Loyauté.',
  'SEA-m11-06': 'Une rumeur prouvée rapporte 1 point de Loyauté.',
  'SEA-m11-07': 'Une mission accomplie rapporte 1 point de Loyauté.',
  'SEA-m11-08': 'Un raid de 12 pièces d’or au moins rapporte 1 point de Loyauté.',
  'SEA-m11-09': 'Vendre au moins 3 cartes de la marchandise en demande rapporte 1 point de Loyauté.',
  'SEA-m11-10': 'Vendre votre seconde carte Contrebande rapporte 1 point de Loyauté.',
  'SEA-m11-11': 'Acheter une frégate ou un galion rapporte 1 point de Loyauté, une fois par capitaine.',
  'SEA-m11-12': 'Un assaut de 12 pièces d’or au moins rapporte 1 point de Loyauté.',
  'SEA-m11-13': 'Gagner un combat rapporte 1 point de Loyauté avec sa Gloire, sauf si la table en décide autrement.',
  'SEA-m11-14': 'Cacher de l’or coûte 1 point de Loyauté chaque fois, quelle qu’en soit la somme.',
  'SEA-m11-15':
    'Une fois par tour, dans une action Port, vous pouvez acheter un degré : 2 pièces d’or pour atteindre Mécontent, Agité ou Satisfait, 3 pour Heureux, Ravi ou Dévoué. Après cela, vous ne pouvez plus vendre de marchandises.',
  'SEA-m11-16':
    'Si vous finissez votre tour dans le port où il a commencé, vous perdez 1 point de Loyauté, même si vous en êtes sorti entre-temps. La table peut épargner les joueurs qui sont sortis.',
  'SEA-m11-17': 'Quand la Loyauté est à Dévoué, il n’y a plus rien à gagner. Une perte à Furieux, c’est la mutinerie.',
  'SEA-m11-18': 'L’équipage d’un nouveau capitaine part de Satisfait.',
  'SEA-m11-19': 'Les points cachés et la carte Gloire de départ ne rapportent pas de Loyauté.',
  'SEA-m11-20':
    'Les degrés, du pire au meilleur : Mutinerie (−4), Furieux (−3), Mécontent (−2), Agité (−1), Satisfait (0), Heureux (+1), Ravi (+2), Dévoué (+3).',
  'SEA-m11-21': 'Tous les degrés de Loyauté entre Satisfait et le vôtre agissent ensemble.',
  'SEA-m11-22': 'À Satisfait ou mieux, vous pouvez tenter l’action supplémentaire ; à Agité ou pire, non.',
  'SEA-m11-23':
    'Au-dessus de Satisfait. Heureux : 1 dé de plus pour recruter. Ravi : une fois par tour au port, contre une carte Gloire, 2 pièces d’or et 1 point de Loyauté, engagez un spécialiste qui vous manque, pris dans la pioche Gloire ; s’il n’y en a pas, vous ne payez rien. Dévoué : 1 dé de plus au premier jet de Leadership d’un combat d’équipage et à l’assaut terrestre.',
  'SEA-m11-24':
    'Sous Satisfait. Agité : pas de jet pour l’action supplémentaire. Mécontent : chaque homme engagé coûte 3 pièces d’or. Furieux : 1 dé de Leadership de moins, mais au moins 1, aux combats d’équipage et aux assauts terrestres.',
  'SEA-m11-25':
    'Une perte à Furieux est une mutinerie : lancez votre Leadership aussitôt, ou après le combat s’il y en a un. Si plusieurs joueurs y sont, dans l’ordre du tour.',
  'SEA-m11-26': 'Si vous matez la mutinerie, vous perdez 1 point d’Équipage, mais jamais le dernier, et restez à Furieux.',
  'SEA-m11-27':
    'Si la mutinerie l’emporte, vous perdez tout l’or à bord, un spécialiste au hasard et 1 point d’Équipage, mais jamais le dernier ; la Loyauté passe à Mécontent. La table peut prévoir une issue plus dure, ou aucune.',
  'SEA-m11-28': 'Sans Équipage, il n’y a pas de mutinerie : la Loyauté reste à Furieux.',
  'SEA-m11-29': 'Tout le monde voit la Loyauté de votre équipage.',
  'SEA-m11-30': 'Une occasion, c’est un degré de Loyauté, quel que soit le nombre de points de Gloire.',
};
