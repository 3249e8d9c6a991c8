import type { goalsDiceMap as en } from './goals-dice-map.en.ts';

export const goalsDiceMap: { readonly [id in keyof typeof en]: string } = {
  'SKU-GOAL-01':
    'La traversée réussit quand le Capitaine accoste à l’île de l’Objectif 1 et qu’aucun ennemi hostile n’est actif. Un chapitre peut fixer un autre but.',
  'SKU-GOAL-02':
    'Le Capitaine cherche à trouver la bonne île et à amasser du butin en chemin, en gardant un bon moral et en évitant la capture et le naufrage.',
  'SKU-GOAL-03':
    'Si vous n’êtes pas Capitaine, faites bien vos tâches : elles rapportent de la confiance et, avec assez de confiance, vous pouvez devenir Capitaine.',

  'SKU-DICE-01': 'Tous les dés ont six faces.',
  'SKU-DICE-02':
    'Pour un jet de trait, prenez autant de dés que la valeur du personnage, plus ceux de ses compétences. Le nombre qui suit le trait est la difficulté. Après un jet qu’il fait lui-même, y compris une confrontation ou le dé d’un groupe soutenu, un pirate peut dépenser 1 point de destin pour relancer le dé le plus faible.',
  'SKU-DICE-03':
    'Un dé est un succès s’il dépasse la difficulté ; l’égaler ne suffit pas. À 4, il faut un 5 ou un 6 ; à 5, seul le 6 réussit.',
  'SKU-DICE-04': 'On ne lance jamais plus de 5 dés à la fois. Les dés en trop ne sont pas lancés.',
  'SKU-DICE-05': 'Un succès suffit à réussir le jet. Sans succès, c’est un échec.',
  'SKU-DICE-06':
    'Plusieurs succès ne s’additionnent que si la règle dit « pour chaque succès ». Ailleurs, un seul vaut autant que trois.',
  'SKU-DICE-07':
    'Le Capitaine lance pour les groupes de marins, et leurs succès ne rapportent de confiance à personne. Seul le soutien à l’abordage fait exception.',
  'SKU-DICE-08': 'Le Capitaine lance aussi pour les ennemis.',
  'SKU-DICE-09': 'Les moitiés s’arrondissent à l’unité supérieure.',
  'SKU-DICE-10':
    'Un groupe de marins lance 2 dés pour n’importe quel trait. Au jet de vitesse, au combat d’abordage et en exploration, il n’en donne qu’un.',

  'SKU-INFO-01':
    'Les marqueurs Objectif sont face cachée, et personne ne peut les regarder avant qu’une règle ne les révèle. Tout le monde les voit ensuite.',
  'SKU-INFO-02': 'Les cartes Événement sont mélangées, face cachée ; personne n’en connaît l’ordre.',
  'SKU-INFO-03':
    'Les marchandises qui ne sont dans aucune cale forment une pile face cachée. Celles que vous pillez ou recevez au hasard s’y piochent sans voir.',
  'SKU-INFO-04':
    'Personne d’autre ne sait si le comploteur cache une pièce ou une main vide jusqu’à ce que les deux mains s’ouvrent.',
  'SKU-INFO-05': 'La pièce du Capitaine contre un complot reste secrète jusqu’au même moment.',
  'SKU-INFO-06': 'Dans une mutinerie, les mises restent secrètes jusqu’à ce qu’elles soient révélées ensemble.',
  'SKU-INFO-07':
    'Tout le reste est public : la place de chacun, le moral, la confiance, la fatigue, les blessures, la cargaison, les fiches Ennemi, la saleté et la montre.',
  'SKU-INFO-08': 'Tout le monde voit qui occupe la case Comploter, mais personne ne sait s’il y a vraiment un complot.',
  'SKU-INFO-09':
    'Ce que vous ne devez pas savoir ne vous est jamais transmis : marqueurs cachés, ordre des cartes et des marchandises, pièces et mises des autres joueurs.',

  'SKU-MAP-01': 'Les tuiles Mer assemblées forment un seul plateau de cases hexagonales.',
  'SKU-MAP-02': 'Aucun navire ne peut entrer sur une case Terre.',
  'SKU-MAP-03': 'Une case Terre protège des tirs de canon ce qui se trouve derrière elle.',
  'SKU-MAP-04': 'Quand un événement permet de tirer sur une case Terre, vous pouvez la viser, mais pas par-dessus une autre.',
  'SKU-MAP-05': 'Les navires se déplacent sur les cases Eau, et les ennemis y apparaissent.',
  'SKU-MAP-06': 'Une case Eau voisine d’une case Terre est une case Littoral. Elle compte comme de l’eau.',
  'SKU-MAP-07': 'Une case Littoral avec un parchemin marqué d’une lettre est une zone d’amarrage. On ne peut accoster que là.',
  'SKU-MAP-08':
    'Le cap d’un navire est la direction de sa proue. Les flèches blanches de son marqueur montrent où il peut aller, les noires où il ne peut pas.',
  'SKU-MAP-09': 'Le navire pirate peut aller dans trois directions : droit devant, devant à bâbord ou devant à tribord.',
  'SKU-MAP-10': 'Face à la proue, bâbord est à gauche et tribord à droite.',
  'SKU-MAP-11': 'Les distances se comptent en cases. Pour trouver où apparaît un ennemi, les cases Terre comptent aussi.',
  'SKU-MAP-12': 'Le navire ne peut pas quitter le plateau par son propre déplacement.',

  'SKU-OBJECTIVE-01': 'Les marqueurs Objectif sont sur les zones d’amarrage des îles que nomme le chapitre.',
  'SKU-OBJECTIVE-02': 'Il faut trouver l’Objectif 1, où commence l’aventure du chapitre, sauf indication contraire du chapitre.',
  'SKU-OBJECTIVE-03': 'Un marqueur est révélé depuis le nid-de-pie, par la cartographie, ou quand le navire arrive sur sa case.',
  'SKU-OBJECTIVE-04': 'Si le navire arrive sur un marqueur face cachée, il est aussitôt révélé. Personne ne gagne de confiance.',
  'SKU-OBJECTIVE-05':
    'Quand tous les autres marqueurs Objectif ont été révélés, l’Objectif 1 l’est aussi, et personne ne gagne de confiance.',
  'SKU-OBJECTIVE-06':
    'Dès que l’Objectif 1 est révélé, les marqueurs restants sont retirés. Personne ne gagne de confiance pour eux.',
  'SKU-OBJECTIVE-07': 'Trouver l’Objectif 1 ne met pas fin à la traversée : il faut encore y accoster.',
  'SKU-OBJECTIVE-08': 'Un leurre révélé n’a plus d’effet, et son île est une île ordinaire.',
  'SKU-OBJECTIVE-09': 'Si le chapitre ne nomme qu’une île, l’Objectif 1 y est révélé avant le départ.',
};
