import type { rules as en } from './rules.en.ts';

export const rules: { readonly [id in keyof typeof en]: string } = {
  'SEA-TURN-01':
    'La phase d’événement, modules compris : s’il n’y en a plus, la partie est finie ; vent et tempête ; l’événement ; les icônes, puis le galion au trésor ; le texte ; la Loyauté perdue pour une carte de capitaine non-joueur. Les marchands reviennent avant l’événement, ou après si la table l’a voulu.',
  'SEA-TURN-02':
    'Votre tour, modules compris : la retraite ; les recherches ; la tempête ; vos actions ; la Loyauté perdue à traîner au port. Les cartes des autres pour votre tour viennent au moment que chacune nomme.',
  'SEA-TURN-03':
    'Vos actions sont Déplacement, Reconnaissance et Port ; avec les Lieux, aussi Visiter un Lieu et Assaillir un Lieu.',
  'SEA-TURN-04':
    'Quand le dernier joueur a fini, les bateaux que la manche amène entrent, avec leurs améliorations de capitaine non-joueur.',
  'SEA-TURN-05':
    'Chaque module se joue seul. Quelques pièces restent dans la boîte sans un autre : les cales de contrebandier sans la Contrebande, les planches sans la Loyauté, les améliorations de capitaine non-joueur à nouvelles armes sans ces armes, les deux bateaux noirs sans les cartes en plus et les nouveaux bateaux.',
};
