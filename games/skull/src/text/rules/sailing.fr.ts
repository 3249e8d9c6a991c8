import type { sailing as en } from './sailing.en.ts';

export const sailing: { readonly [id in keyof typeof en]: string } = {
  'SKU-SPEED-01':
    'Le navire ne se déplace de son gré qu’avec un personnage à la barre. Sans lui, pas de jet de vitesse : il reste sur place.',
  'SKU-SPEED-02':
    'L’indice de charge dépend de la colonne occupée la plus lointaine : 2 jusqu’à la colonne 4, 3 jusqu’à la 7, 4 au-delà.',
  'SKU-SPEED-03': 'Cale vide, l’indice de charge est de 2.',
  'SKU-SPEED-04': 'Chaque dé de vitesse supérieur à l’indice de charge donne 1 point de déplacement ; un dé égal n’en donne pas.',
  'SKU-SPEED-05': 'Le jet de vitesse compte 5 dés au plus.',
  'SKU-SPEED-06': 'Au jet de vitesse, la barre donne 1 dé, et ceux que les compétences ajoutent.',
  'SKU-SPEED-07': 'Chaque succès à la barre fait 1 point de déplacement.',
  'SKU-SPEED-08':
    'Un barreur qui a un succès gagne 1 point de confiance, une fois, quel qu’en soit le nombre et même si les points ne servent pas.',
  'SKU-SPEED-09':
    'Au jet de vitesse, chaque groupe et chaque personnage du gréement peut ajouter 1 dé, et ceux de ses compétences ; chaque succès fait 1 point de déplacement.',
  'SKU-SPEED-10': 'Chaque personnage du gréement qui a un succès au jet de vitesse gagne 1 point de confiance.',
  'SKU-SPEED-11':
    'Au jet de vitesse, le Capitaine lance pour les groupes de marins, et leurs succès ne rapportent de confiance à personne.',
  'SKU-SPEED-12':
    'Tant qu’aucun ennemi, de quelque type que ce soit, n’est actif, les dés de vitesse des groupes réussissent sans être lancés. Ils comptent tout de même parmi les 5.',
  'SKU-SPEED-13': 'Chaque groupe qui participe au jet de vitesse gagne 1 point de fatigue, même quand il ne peut échouer.',
  'SKU-SPEED-14':
    'Le Capitaine décide quels groupes du gréement participent. Il peut aussi renoncer au jet, et personne ne se fatigue.',
  'SKU-SPEED-15':
    'S’il y a plus de 5 dés de vitesse, passent d’abord la barre, puis les groupes du gréement, puis les personnages du gréement par confiance décroissante, puis les autres.',
  'SKU-SPEED-16':
    'Qui se retrouve sans dé à cause de la limite de 5 au jet de vitesse ne lance pas, et les groupes laissés de côté ne se fatiguent pas.',
  'SKU-SPEED-17': 'Dans la zone du Maelström, chaque dé de vitesse compte 1 de moins.',
  'SKU-SPEED-18': 'Dans la zone du Maelström, les dés des groupes doivent être lancés.',

  'SKU-MOVE-01': 'Seul le Capitaine décide où va le navire, et comment.',
  'SKU-MOVE-02':
    '1 point de déplacement fait avancer le navire d’une case, dans l’une de ses trois directions, et sa proue tourne de ce côté.',
  'SKU-MOVE-03': '1 point de déplacement fait pivoter le navire sur place de 60°, à bâbord ou à tribord.',
  'SKU-MOVE-04': 'Rien n’oblige à utiliser tous les points de déplacement.',
  'SKU-MOVE-05':
    'Entre deux points de déplacement, n’importe où en chemin, le navire peut tirer une salve et engager un abordage. L’abordage vient toujours en dernier.',
  'SKU-MOVE-06': 'Le Capitaine peut ordonner le tir à tout moment du déplacement.',
  'SKU-MOVE-07': 'Quand le navire entre sur la case d’un ennemi, ou l’inverse, le Capitaine peut déclarer un abordage.',
  'SKU-MOVE-08': 'On n’entre pas sur une case Terre.',
  'SKU-MOVE-09': 'Les points de déplacement inutilisés sont perdus.',

  'SKU-DOCK-01':
    'Le Capitaine peut accoster si le navire finit son déplacement sur une zone d’amarrage et qu’il n’y a aucun ennemi hostile, où que ce soit sur le plateau.',
  'SKU-DOCK-02': 'Une fois à terre, il faut faire au moins une action d’île. Un nouveau tour de voyage suit.',
  'SKU-DOCK-03': 'Une manche où l’on accoste n’a ni tour d’événements ni tour des ennemis.',
  'SKU-DOCK-04': 'Sur une île, on peut enterrer du butin, explorer, s’occuper d’une mission ou finir la traversée.',
  'SKU-DOCK-05': 'Chaque action d’île une fois par escale.',
  'SKU-DOCK-06': 'Le Capitaine peut enterrer autant du butin de l’équipage qu’il le veut.',
  'SKU-DOCK-07':
    'Ce qu’on enterre quitte le butin de l’équipage, et la fiche Registre du Capitaine garde la lettre de l’île et le montant.',
  'SKU-DOCK-08': 'À une autre visite, le Capitaine peut déterrer une partie du butin ou y ajouter.',
  'SKU-DOCK-09': 'Un Capitaine ne peut avoir de butin enterré que sur une seule île.',
  'SKU-DOCK-10':
    'Si vous avez perdu le titre de Capitaine et revenez sur l’île où vous avez enterré du butin, vous pouvez le prendre, en tout ou en partie : il est à vous.',
  'SKU-DOCK-11': 'Le Capitaine peut commencer ou achever une mission sur l’île, selon sa carte.',
  'SKU-DOCK-12': 'Prendre ou laisser une marchandise ou un objet pour une mission ne coûte pas d’action.',
  'SKU-DOCK-13':
    'Si vous accostez à l’île de l’Objectif 1 et qu’aucun ennemi hostile n’est actif après le tour de l’équipage, la traversée finit sur un succès.',

  'SKU-EXPLORE-01': 'Le Capitaine envoie à terre autant de groupes de marins qu’il veut.',
  'SKU-EXPLORE-02': 'Chaque personnage, Capitaine compris, décide lui-même d’en être ou non.',
  'SKU-EXPLORE-03': 'Le Capitaine lance un dé pour la sorte d’île : c’est la colonne du tableau.',
  'SKU-EXPLORE-04': 'Pour chaque groupe envoyé, le Capitaine lance un dé : c’est sa ligne.',
  'SKU-EXPLORE-05': 'Chaque personnage parti explorer lance autant de dés que sa Perception, et le meilleur est sa ligne.',
  'SKU-EXPLORE-06': 'Un explorateur rapporte les marchandises inscrites où sa ligne croise la colonne de l’île.',
  'SKU-EXPLORE-07': 'Un groupe qui tombe sur « incapacité » part aussitôt à l’infirmerie.',
  'SKU-EXPLORE-08': 'Un groupe qui tombe sur « éliminé » va dans la boîte, et le moral baisse de 3.',
  'SKU-EXPLORE-09': 'Un groupe qui trouve quelque chose va aux cabines et s’y trouve reposé.',
  'SKU-EXPLORE-10': 'Un groupe qui ne trouve rien retourne à son poste, aussi fatigué qu’avant.',
  'SKU-EXPLORE-11': 'Un personnage qui trouve quelque chose gagne 2 points de confiance.',
  'SKU-EXPLORE-12': 'Un personnage qui ne trouve rien perd 1 point de confiance.',
  'SKU-EXPLORE-13':
    'Pour un personnage, « incapacité » et « éliminé » coûtent 2 points de confiance, 1 blessure, et mènent à l’infirmerie, inconscient. Il ne perd le reste de sa confiance que si cette blessure était la dernière ; la table peut vouloir qu’il la perde toujours.',
  'SKU-EXPLORE-14':
    'Après l’exploration, le Capitaine peut réarranger la cale, jeter des marqueurs et choisir les trouvailles à garder.',
  'SKU-EXPLORE-15': 'On ne peut envoyer ni groupe exténué ni groupe incapacité.',
  'SKU-EXPLORE-16': 'Explorer ne fatigue personne.',
};
