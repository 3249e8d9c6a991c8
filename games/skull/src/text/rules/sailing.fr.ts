import type { sailing as en } from './sailing.en.ts';

export const sailing: { readonly [id in keyof typeof en]: string } = {
  'SKU-SPEED-01':
    'Le navire ne peut se déplacer qu’avec un personnage à la barre. Sans lui, il n’y a pas de jet de vitesse et le navire reste sur place.',
  'SKU-SPEED-02':
    'L’indice de charge dépend de la colonne occupée la plus lointaine : 2 jusqu’à la colonne 4, 3 jusqu’à la 7, 4 au-delà.',
  'SKU-SPEED-03': 'Quand la cale est vide, l’indice de charge est de 2.',
  'SKU-SPEED-04': 'Chaque dé de vitesse supérieur à l’indice de charge donne 1 point de déplacement ; un dé égal n’en donne pas.',
  'SKU-SPEED-05': 'Le jet de vitesse compte 5 dés au plus.',
  'SKU-SPEED-06': 'La barre donne 1 dé au jet de vitesse, plus ceux des compétences.',
  'SKU-SPEED-07': 'Chaque succès à la barre donne 1 point de déplacement.',
  'SKU-SPEED-08':
    'Le personnage à la barre gagne 1 point de confiance s’il a au moins un succès, même si les points ne servent pas.',
  'SKU-SPEED-09':
    'Chaque groupe et chaque personnage du gréement peut ajouter 1 dé au jet de vitesse, plus ceux de ses compétences. Chaque succès donne 1 point de déplacement.',
  'SKU-SPEED-10': 'Chaque personnage du gréement qui a un succès au jet de vitesse gagne 1 point de confiance.',
  'SKU-SPEED-11':
    'Au jet de vitesse, le Capitaine lance pour les groupes de marins, et leurs succès ne rapportent de confiance à personne.',
  'SKU-SPEED-12':
    'Tant qu’aucun ennemi, quel que soit son type, n’est actif, les dés de vitesse des groupes réussissent sans être lancés. Ils comptent quand même parmi les 5.',
  'SKU-SPEED-13': 'Chaque groupe qui participe au jet de vitesse gagne 1 point de fatigue, même si son succès est automatique.',
  'SKU-SPEED-14':
    'Le Capitaine décide quels groupes du gréement participent. Il peut aussi renoncer au jet, et personne ne se fatigue.',
  'SKU-SPEED-15':
    'S’il y a plus de 5 dés de vitesse, on prend d’abord la barre, puis les groupes du gréement, puis les personnages du gréement par confiance décroissante, puis les autres.',
  'SKU-SPEED-16':
    'Un personnage que la limite de 5 dés prive de dé au jet de vitesse ne lance pas, et les groupes laissés de côté ne se fatiguent pas.',
  'SKU-SPEED-17': 'Dans la zone du Maelström, chaque dé de vitesse compte 1 de moins.',
  'SKU-SPEED-18': 'Dans la zone du Maelström, les dés des groupes doivent être lancés.',

  'SKU-MOVE-01': 'Seul le Capitaine décide où et comment le navire se déplace.',
  'SKU-MOVE-02':
    '1 point de déplacement fait avancer le navire d’une case, dans l’une de ses trois directions, et sa proue tourne de ce côté.',
  'SKU-MOVE-03': '1 point de déplacement fait pivoter le navire sur place de 60°, à bâbord ou à tribord.',
  'SKU-MOVE-04': 'On n’est pas obligé d’utiliser tous les points de déplacement.',
  'SKU-MOVE-05':
    'Entre deux points de déplacement, le navire peut tirer une salve et engager un abordage. L’abordage vient toujours en dernier.',
  'SKU-MOVE-06': 'Le Capitaine peut ordonner le tir à tout moment du déplacement.',
  'SKU-MOVE-07': 'Quand le navire entre sur la case d’un ennemi, ou l’inverse, le Capitaine peut déclarer un abordage.',
  'SKU-MOVE-08': 'Le navire ne peut pas entrer sur une case Terre.',
  'SKU-MOVE-09': 'Les points de déplacement inutilisés sont perdus.',

  'SKU-DOCK-01':
    'Le Capitaine peut accoster si le navire finit son déplacement sur une zone d’amarrage et s’il n’y a aucun ennemi hostile sur le plateau.',
  'SKU-DOCK-02': 'Une fois le navire à quai, il faut faire au moins une action d’île. Un nouveau tour de voyage suit.',
  'SKU-DOCK-03': 'Une manche où l’on accoste n’a ni tour d’événements ni tour des ennemis.',
  'SKU-DOCK-04': 'Les actions d’île sont : enterrer du butin, explorer, faire une mission et finir la traversée.',
  'SKU-DOCK-05': 'Chaque action d’île peut se faire une fois par escale.',
  'SKU-DOCK-06': 'Le Capitaine peut enterrer une partie ou la totalité du butin de l’équipage.',
  'SKU-DOCK-07':
    'Le butin enterré quitte le butin de l’équipage. La fiche Registre du Capitaine note la lettre de l’île et le montant.',
  'SKU-DOCK-08': 'À une visite suivante, le Capitaine peut déterrer une partie du butin ou en ajouter.',
  'SKU-DOCK-09': 'Un Capitaine ne peut avoir de butin enterré que sur une seule île.',
  'SKU-DOCK-10':
    'Si vous n’êtes plus Capitaine et revenez sur l’île où vous avez enterré du butin, vous pouvez en prendre tout ou partie. Il est alors à vous.',
  'SKU-DOCK-11': 'Le Capitaine peut commencer ou achever une mission sur l’île, selon sa carte.',
  'SKU-DOCK-12': 'Prendre ou laisser une marchandise ou un objet pour une mission ne coûte pas d’action.',
  'SKU-DOCK-13':
    'Si vous accostez à l’île de l’Objectif 1 et qu’aucun ennemi hostile n’est actif après le tour de l’équipage, la traversée est réussie.',

  'SKU-EXPLORE-01': 'Le Capitaine envoie à terre autant de groupes de marins qu’il veut.',
  'SKU-EXPLORE-02': 'Le joueur de chaque personnage, Capitaine compris, décide s’il va à terre avec les groupes.',
  'SKU-EXPLORE-03': 'Le Capitaine lance un dé pour le type d’île : c’est la colonne du tableau.',
  'SKU-EXPLORE-04': 'Pour chaque groupe envoyé, le Capitaine lance un dé : c’est sa ligne.',
  'SKU-EXPLORE-05': 'Chaque personnage qui explore lance autant de dés que sa Perception, et le plus haut donne sa ligne.',
  'SKU-EXPLORE-06': 'Un explorateur trouve les marchandises indiquées au croisement de sa ligne et de la colonne de l’île.',
  'SKU-EXPLORE-07': 'Sur « incapacité », un groupe va aussitôt à l’infirmerie.',
  'SKU-EXPLORE-08': 'Sur « éliminé », un groupe retourne dans la boîte, et le moral baisse de 3.',
  'SKU-EXPLORE-09': 'Un groupe qui trouve quelque chose va aux cabines et perd toute sa fatigue.',
  'SKU-EXPLORE-10': 'Un groupe qui ne trouve rien retourne à son poste, sa fatigue inchangée.',
  'SKU-EXPLORE-11': 'Un personnage qui trouve quelque chose gagne 2 points de confiance.',
  'SKU-EXPLORE-12': 'Un personnage qui ne trouve rien perd 1 point de confiance.',
  'SKU-EXPLORE-13':
    'Sur « incapacité » ou « éliminé », un personnage perd 2 points de confiance, reçoit 1 blessure et va à l’infirmerie, inconscient. Il ne perd le reste de sa confiance que si cette blessure était la dernière ; une option de table la lui fait toujours perdre.',
  'SKU-EXPLORE-14':
    'Après l’exploration, le Capitaine peut réorganiser la cale, jeter des marqueurs et choisir les trouvailles à garder.',
  'SKU-EXPLORE-15': 'On ne peut envoyer ni un groupe exténué ni un groupe en incapacité.',
  'SKU-EXPLORE-16': 'Explorer ne fatigue personne.',
};
