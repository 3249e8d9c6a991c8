import type { rules as en } from './rules.en.ts';

export const rules: { readonly [id in keyof typeof en]: string } = {
  'SEA-TURN-01':
    'La phase d’événement, modules compris : s’il n’y en a plus, la partie est finie ; vent et tempête ; l’événement ; les icônes, puis le galion au trésor ; le texte ; la Loyauté perdue pour une carte de CNJ. Les marchands reviennent avant l’événement, ou après si la table l’a voulu.',
  'SEA-TURN-02':
    'Votre tour, modules compris : la retraite ; les recherches ; la tempête ; vos actions ; la Loyauté perdue pour être resté au port. Les cartes des autres pour votre tour se jouent au moment que chacune nomme.',
  'SEA-TURN-03':
    'Vos actions sont Déplacement, Reconnaissance et Port ; avec les Lieux, aussi Visiter un Lieu et Donner l’assaut à un Lieu.',
  'SEA-TURN-04': 'Quand le dernier joueur a fini, les CNJ de la manche entrent en jeu, avec leurs améliorations.',
  'SEA-TURN-05':
    'Chaque module se joue seul. Quelques pièces restent dans la boîte sans un autre : les cales de contrebandier sans la Contrebande, les planches sans la Loyauté, les améliorations de CNJ à nouvelles armes sans ces armes, les deux bateaux noirs sans les cartes en plus et les nouveaux bateaux.',
};
