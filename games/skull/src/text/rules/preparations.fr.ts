import type { preparations as en } from './preparations.en.ts';

export const preparations: { readonly [id in keyof typeof en]: string } = {
  'SKU-PREP-01':
    'Au tour de l’équipage, chaque personnage et chaque groupe de marins peut faire une tâche, celle qu’offre son poste.',
  'SKU-PREP-02': 'Personne n’est obligé d’agir, même au gréement ou au pont-batterie.',
  'SKU-PREP-03': 'Le Capitaine décide de l’ordre des préparatifs.',
  'SKU-PREP-04': 'Naviguer, manœuvrer et tirer, qui font partie du déplacement, sont aussi des tâches.',
  'SKU-PREP-05': 'Déplacer des marchandises n’utilise pas la tâche du tour.',

  'SKU-HEAL-01': 'Pour soigner, un personnage du pont principal fait un jet d’Intelligence 4.',
  'SKU-HEAL-02':
    'Si les soins réussissent, un personnage ou un groupe de marins de l’infirmerie perd toutes ses blessures et va aux cabines.',
  'SKU-HEAL-03': 'Le personnage qui soigne gagne 1 point de confiance si ses soins réussissent.',
  'SKU-HEAL-04': 'Un groupe de marins soigné perd aussi toute sa fatigue.',
  'SKU-HEAL-05': 'Quel que soit le nombre de succès du personnage qui soigne, un seul patient est soigné.',
  'SKU-HEAL-06': 'Le joueur du personnage qui soigne choisit le patient.',
  'SKU-HEAL-07': 'On ne peut soigner que les patients de l’infirmerie.',

  'SKU-LOOKOUT-01':
    'Pendant que le navire se déplace, le personnage du nid-de-pie peut révéler un marqueur Objectif éloigné au plus d’autant de cases que sa Perception.',
  'SKU-LOOKOUT-02':
    'Le personnage du nid-de-pie peut révéler autant de marqueurs qu’il veut dans le tour, quand ils sont à portée.',
  'SKU-LOOKOUT-03': 'Chaque marqueur révélé depuis le nid-de-pie rapporte 1 point de confiance au personnage qui s’y trouve.',
  'SKU-LOOKOUT-04': 'Depuis le nid-de-pie, la ligne de vue ne compte pas : la terre ne gêne pas.',
  'SKU-LOOKOUT-05':
    'Les marqueurs Objectif révélés automatiquement, ou retirés parce que l’Objectif 1 est connu, ne rapportent pas de confiance.',
  'SKU-LOOKOUT-06': 'Le personnage du nid-de-pie n’est pas obligé de révéler quoi que ce soit.',

  'SKU-CHART-01':
    'Tant que l’Objectif 1 est inconnu, le personnage du gaillard avant peut cartographier avec un jet d’Intelligence 5.',
  'SKU-CHART-02': 'Chaque succès en cartographiant pose une gemme sur un marqueur Objectif caché, au choix du personnage.',
  'SKU-CHART-03': 'Chaque succès en cartographiant rapporte 1 point de confiance.',
  'SKU-CHART-04': 'La troisième gemme révèle le marqueur Objectif, et ses gemmes sont retirées.',
  'SKU-CHART-05': 'Les gemmes restent sur les marqueurs Objectif d’un tour à l’autre.',
  'SKU-CHART-06': 'Les gemmes d’un même jet peuvent aller à des marqueurs Objectif différents.',
  'SKU-CHART-07': 'Quand l’Objectif 1 est connu, on ne peut plus cartographier.',

  'SKU-PLOT-01': 'Un seul pirate, jamais le Capitaine, peut occuper la case Comploter, pour comploter ou pour ne rien faire.',
  'SKU-PLOT-02': 'Les alliés ne complotent pas, sauf en solo.',
  'SKU-PLOT-03': 'Pour un point de commandement, le Capitaine peut poster un groupe de marins sur la case Surveiller.',
  'SKU-PLOT-04':
    'Pendant les préparatifs, le comploteur cache en secret dans sa main une pièce d’or, d’argent ou de cuivre, ou rien.',
  'SKU-PLOT-05':
    'Si un groupe est sur la case Surveiller face au complot, le Capitaine choisit en secret l’or, l’argent ou le cuivre.',
  'SKU-PLOT-06': 'Le comploteur et le Capitaine ouvrent la main en même temps.',
  'SKU-PLOT-07': 'Si la main du comploteur est vide, il ne se passe rien.',
  'SKU-PLOT-08': 'Si les deux pièces sont identiques, le complot est dévoilé : le comploteur perd 5 points de confiance.',
  'SKU-PLOT-09': 'Un comploteur dévoilé ne peut plus comploter pendant cette traversée.',
  'SKU-PLOT-10': 'Si les pièces diffèrent, ou si personne ne surveille, le complot réussit.',
  'SKU-PLOT-11': 'L’or est un Pillage : le comploteur prend au butin de l’équipage 3 pièces plus le résultat d’un dé.',
  'SKU-PLOT-12': 'Si le butin de l’équipage contient moins que ce que prend un Pillage, le comploteur prend ce qui reste.',
  'SKU-PLOT-13': 'L’argent est une Calomnie : le comploteur gagne 3 points de confiance.',
  'SKU-PLOT-14':
    'Le cuivre est un Escamotage : le comploteur défausse un rhum de la cale pour récupérer tous ses points de destin, ou une provision pour perdre toutes ses blessures.',
  'SKU-PLOT-15': 'Si la cale n’a ni rhum ni provision, le cuivre n’a aucun effet.',
  'SKU-PLOT-16': 'Un rhum escamoté n’est pas celui de la journée, que le Capitaine peut encore servir.',
  'SKU-PLOT-17': 'Si le Capitaine n’oppose aucune pièce au complot, il compte comme non surveillé.',

  'SKU-CARGO-01':
    'On déplace des marchandises une fois par tour de l’équipage, avec un groupe ou un personnage du pont principal.',
  'SKU-CARGO-02':
    'Déplacer des marchandises ne fatigue pas, et le groupe ou le personnage peut encore faire une autre action sur le pont principal.',
  'SKU-CARGO-03':
    'Avec un groupe sur le pont principal, le Capitaine peut déplacer ou jeter par-dessus bord autant de marchandises et de canons qu’il veut.',
  'SKU-CARGO-04':
    'Sans groupe sur le pont principal, un personnage qui s’y trouve peut déplacer ou jeter une marchandise ou un canon, si le Capitaine le permet.',
  'SKU-CARGO-05': 'Déplacer une marchandise ou un canon, c’est le mettre dans une case vide ou l’échanger avec un autre.',
  'SKU-CARGO-06': 'Un groupe exténué n’aide pas à déplacer des marchandises.',

  'SKU-CLEAN-01':
    'Un groupe en état de travailler, ou un personnage, du pont principal peut faire baisser la saleté ; à I, elle disparaît.',
  'SKU-CLEAN-02':
    'Si le Capitaine le veut, les groupes nettoient d’abord : chacun enlève 1 niveau de saleté, sans jet. Une fois que le personnage a nettoyé, les groupes ne peuvent plus le faire.',
  'SKU-CLEAN-03':
    'Les deux groupes du pont principal peuvent nettoyer : ils enlèvent ensemble 2 niveaux de saleté, pour 1 point de fatigue chacun.',
  'SKU-CLEAN-04': 'S’il reste de la saleté, le personnage du pont principal peut alors faire un jet d’Agilité 5 pour nettoyer.',
  'SKU-CLEAN-05': 'Un personnage qui réussit à nettoyer enlève 1 niveau de saleté.',
  'SKU-CLEAN-06': 'Un personnage qui réussit à nettoyer gagne 1 point de confiance.',
  'SKU-CLEAN-07': 'Le personnage du pont principal peut nettoyer même si aucun groupe ne le fait.',

  'SKU-REPAIR-01': 'Pour réparer, chaque groupe du pont principal peut faire un jet d’Agilité 5.',
  'SKU-REPAIR-02': 'Un personnage du pont principal peut réparer avec un jet d’Agilité 4.',
  'SKU-REPAIR-03': 'Une réparation réussie efface un impact, aux voiles ou dans la cale.',
  'SKU-REPAIR-04': 'Un personnage dont la réparation réussit gagne 1 point de confiance.',
  'SKU-REPAIR-05': 'Le Capitaine peut dépenser un bois pour ajouter 2 à tout jet de réparation du tour de l’équipage.',
  'SKU-REPAIR-06': 'Le Capitaine choisit de réparer les voiles ou la cale.',
  'SKU-REPAIR-07': 'Un jet de réparation efface un seul impact, quel que soit le nombre de succès.',
  'SKU-REPAIR-08': 'Une colonne de cale réparée est vide : ce qui était perdu ne revient pas.',
  'SKU-REPAIR-09': 'Le bois ne sert qu’aux réparations du tour de l’équipage, pas à celles qui suivent un abordage.',
};
