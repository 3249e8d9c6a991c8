import type { goalsDiceMap as en } from './goals-dice-map.en.ts';

export const goalsDiceMap: { readonly [id in keyof typeof en]: string } = {
  'SKU-GOAL-01':
    'La traversée réussit quand le Capitaine accoste à l’île de l’Objectif 1 sans ennemi hostile actif dans les parages. Un chapitre peut fixer un autre but.',
  'SKU-GOAL-02':
    'Capitaine, vous cherchez la bonne île et amassez du butin en chemin, sans laisser tomber le moral, ni prendre ou couler le navire.',
  'SKU-GOAL-03':
    'Si vous n’êtes pas Capitaine, brillez à votre poste : la confiance est votre fortune, et assez de confiance peut vous faire Capitaine.',

  'SKU-DICE-01': 'Tous les dés ont six faces.',
  'SKU-DICE-02':
    'Pour un jet de trait, prenez autant de dés que la valeur du personnage, et ajoutez ceux de ses compétences. Le nombre qui suit le trait est la difficulté. Après tout jet qu’il fait lui-même, confrontation et dé d’un groupe soutenu compris, un pirate peut dépenser 1 point de destin pour relancer le dé le plus faible.',
  'SKU-DICE-03':
    'Un dé fait un succès s’il bat la difficulté ; l’égaler ne suffit pas. À 4, il faut un 5 ou un 6 ; à 5, seul le 6 convient.',
  'SKU-DICE-04': 'On ne lance jamais plus de 5 dés à la fois. Ceux qui dépassent sont laissés de côté.',
  'SKU-DICE-05': 'Un succès suffit à réussir le jet ; s’il n’y en a aucun, c’est un échec.',
  'SKU-DICE-06':
    'Plusieurs succès ne s’additionnent que là où la règle compte chacun d’eux. Ailleurs, un seul vaut autant que trois.',
  'SKU-DICE-07':
    'Le Capitaine lance pour les groupes de marins, et leurs succès ne rapportent de confiance à personne. Seul le soutien à l’abordage fait exception.',
  'SKU-DICE-08': 'Le Capitaine lance aussi pour les ennemis.',
  'SKU-DICE-09': 'Les moitiés s’arrondissent à l’unité supérieure.',
  'SKU-DICE-10':
    'Un groupe de marins lance 2 dés pour n’importe quel trait. Au jet de vitesse, au combat d’abordage et en exploration, il n’en donne qu’un.',

  'SKU-INFO-01':
    'Les marqueurs Objectif sont face cachée, et nul ne les regarde avant qu’une règle ne les retourne. Dès lors, tous les voient.',
  'SKU-INFO-02': 'Les cartes Événement sont mélangées, face cachée ; personne n’en connaît l’ordre.',
  'SKU-INFO-03':
    'Les marchandises qui ne sont dans aucune cale forment une pile face cachée. Ce qu’on pille ou reçoit au hasard s’y tire à l’aveugle.',
  'SKU-INFO-04': 'Ce que cache le comploteur, pièce ou main vide, lui seul le sait jusqu’à ce que les deux mains s’ouvrent.',
  'SKU-INFO-05': 'La pièce que le Capitaine oppose au complot reste secrète jusqu’au même instant.',
  'SKU-INFO-06': 'Dans une mutinerie, les mises sont secrètes jusqu’à ce qu’on les montre toutes ensemble.',
  'SKU-INFO-07':
    'Tout le reste est à découvert : la place de chacun, le moral, la confiance, la fatigue, les blessures, la cargaison, les fiches Ennemi, la saleté et la montre.',
  'SKU-INFO-08': 'Chacun voit qui occupe la case Comploter. Complote-t-il vraiment ? Nul ne peut le dire.',
  'SKU-INFO-09':
    'Ce que vous n’avez pas à savoir ne vous est jamais transmis : faces des marqueurs, ordre des cartes et des marchandises, pièces et mises des autres.',

  'SKU-MAP-01': 'Les tuiles Mer assemblées forment un seul plateau de cases hexagonales.',
  'SKU-MAP-02': 'Aucun navire ne passe sur une case Terre.',
  'SKU-MAP-03': 'La terre protège du canon ce qui se trouve derrière elle.',
  'SKU-MAP-04': 'Quand un événement permet de tirer sur une case Terre, vous pouvez la viser, mais pas par-dessus une autre.',
  'SKU-MAP-05': 'Les cases Eau sont celles où le navire navigue et où surgissent les ennemis.',
  'SKU-MAP-06': 'Une case Eau voisine d’une terre est une case Littoral. C’est de l’eau comme une autre.',
  'SKU-MAP-07': 'Une case Littoral à parchemin marqué d’une lettre est une zone d’amarrage ; on n’accoste nulle part ailleurs.',
  'SKU-MAP-08':
    'Le cap d’un navire est la direction de sa proue. Les flèches blanches de son marqueur disent où il peut aller, les noires où il ne peut pas.',
  'SKU-MAP-09': 'Le navire pirate peut aller de trois côtés : droit devant, devant à bâbord ou devant à tribord.',
  'SKU-MAP-10': 'Face à la proue, bâbord est à gauche et tribord à droite.',
  'SKU-MAP-11': 'Les distances se comptent en cases. Pour trouver où surgit un ennemi, les cases Terre comptent aussi.',
  'SKU-MAP-12': 'On ne peut pas quitter le plateau de son plein gré.',

  'SKU-OBJECTIVE-01': 'Les marqueurs Objectif sont sur les zones d’amarrage des îles que nomme le chapitre.',
  'SKU-OBJECTIVE-02':
    'Celui qu’il faut trouver est l’Objectif 1, où commence l’aventure du chapitre, sauf si le chapitre en décide autrement.',
  'SKU-OBJECTIVE-03': 'Un marqueur se révèle depuis le nid-de-pie, par la cartographie ou en arrivant sur sa case.',
  'SKU-OBJECTIVE-04': 'Arrivez sur un marqueur caché et il se retourne aussitôt. Personne n’y gagne de confiance.',
  'SKU-OBJECTIVE-05':
    'Quand tous les autres marqueurs Objectif sont retournés, l’Objectif 1 se montre de lui-même, et personne ne gagne de confiance.',
  'SKU-OBJECTIVE-06':
    'L’Objectif 1 connu, les marqueurs restants quittent le plateau. Ils ne rapportent de confiance à personne.',
  'SKU-OBJECTIVE-07': 'Avoir trouvé l’Objectif 1 n’est pas finir : il faut encore y accoster.',
  'SKU-OBJECTIVE-08': 'Un leurre retourné ne fait plus rien, et son île est une île comme les autres.',
  'SKU-OBJECTIVE-09': 'Si le chapitre ne nomme qu’une île, l’Objectif 1 y est retourné avant même le départ.',
};
