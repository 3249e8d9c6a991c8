import type { preparations as en } from './preparations.en.ts';

export const preparations: { readonly [id in keyof typeof en]: string } = {
  'SKU-PREP-01':
    'Au tour de l’équipage, chaque personnage et chaque groupe de marins peut faire une tâche, celle qu’offre son poste.',
  'SKU-PREP-02': 'Personne n’est tenu d’agir, au gréement et au pont-batterie non plus.',
  'SKU-PREP-03': 'Le Capitaine dit dans quel ordre se font les préparatifs.',
  'SKU-PREP-04': 'Barrer, manœuvrer et tirer, qui viennent avec le déplacement, sont aussi des tâches.',
  'SKU-PREP-05': 'Déplacer des marchandises laisse encore sa tâche du tour à faire.',

  'SKU-HEAL-01': 'Pour soigner, un personnage du pont principal fait un jet d’Intelligence 4.',
  'SKU-HEAL-02':
    'Si les soins réussissent, un patient de l’infirmerie, personnage ou groupe de marins, perd toutes ses blessures et rejoint les cabines.',
  'SKU-HEAL-03': 'Le soigneur gagne 1 point de confiance quand ses soins réussissent.',
  'SKU-HEAL-04': 'Un groupe de marins soigné est aussi reposé.',
  'SKU-HEAL-05': 'Si nombreux que soient les succès du soigneur, un seul patient est soigné.',
  'SKU-HEAL-06': 'Le joueur du soigneur décide du patient.',
  'SKU-HEAL-07': 'Les soins n’atteignent que ceux de l’infirmerie.',

  'SKU-LOOKOUT-01':
    'Pendant que le navire se déplace, le personnage du nid-de-pie peut révéler un marqueur Objectif éloigné d’autant de cases, au plus, que sa Perception.',
  'SKU-LOOKOUT-02':
    'Du nid-de-pie, on peut révéler des marqueurs aussi souvent qu’on veut dans le tour, tous ceux qui viennent à portée.',
  'SKU-LOOKOUT-03': 'Chaque marqueur révélé depuis le nid-de-pie rapporte 1 point de confiance à qui s’y trouve.',
  'SKU-LOOKOUT-04': 'Du nid-de-pie, la terre ne gêne pas : la ligne de vue ne compte pas.',
  'SKU-LOOKOUT-05':
    'Les marqueurs Objectif qui se révèlent d’eux-mêmes, ou qu’on retire parce que l’Objectif 1 est connu, ne rapportent pas de confiance.',
  'SKU-LOOKOUT-06': 'Qui est au nid-de-pie peut aussi se taire et ne rien révéler.',

  'SKU-CHART-01':
    'Tant que l’Objectif 1 est inconnu, le personnage du gaillard avant peut cartographier, par un jet d’Intelligence 5.',
  'SKU-CHART-02': 'Chaque succès en cartographiant est une gemme, à poser sur le marqueur Objectif caché de son choix.',
  'SKU-CHART-03': 'Chaque succès en cartographiant rapporte 1 point de confiance.',
  'SKU-CHART-04': 'La troisième gemme retourne le marqueur Objectif, et l’on ôte ses gemmes.',
  'SKU-CHART-05': 'Les gemmes restent sur les marqueurs Objectif d’un tour à l’autre.',
  'SKU-CHART-06': 'Les gemmes d’un même jet peuvent aller à des marqueurs Objectif différents.',
  'SKU-CHART-07': 'L’Objectif 1 connu, il n’y a plus rien à cartographier.',

  'SKU-PLOT-01': 'Un seul pirate, jamais le Capitaine, peut occuper la case Comploter, qu’il ait un complot en tête ou non.',
  'SKU-PLOT-02': 'Les alliés ne complotent pas, sauf en solo.',
  'SKU-PLOT-03': 'Pour un point de commandement, le Capitaine peut poster un groupe de marins sur la case Surveiller.',
  'SKU-PLOT-04': 'Pendant les préparatifs, le comploteur cache une pièce dans sa main, or, argent ou cuivre, ou n’y cache rien.',
  'SKU-PLOT-05': 'Si un groupe surveille, le Capitaine choisit à son tour, en secret, l’or, l’argent ou le cuivre.',
  'SKU-PLOT-06': 'Comploteur et Capitaine ouvrent la main ensemble.',
  'SKU-PLOT-07': 'Si la main du comploteur est vide, il ne se passe rien.',
  'SKU-PLOT-08': 'Si les deux pièces sont pareilles, le complot est dévoilé, et le comploteur perd 5 points de confiance.',
  'SKU-PLOT-09': 'Un comploteur dévoilé ne complote plus de la traversée.',
  'SKU-PLOT-10': 'Si les pièces diffèrent, ou que personne ne surveille, le complot aboutit.',
  'SKU-PLOT-11': 'L’or est un vol : le comploteur prend au butin de l’équipage 3 pièces plus le résultat d’un dé.',
  'SKU-PLOT-12': 'Si le butin de l’équipage contient moins que ce que vaut l’or au comploteur, il prend ce qu’il y a.',
  'SKU-PLOT-13': 'L’argent est une calomnie : le comploteur gagne 3 points de confiance.',
  'SKU-PLOT-14':
    'Le cuivre est un Escamotage : un rhum de la cale rend au comploteur tous ses points de destin, ou une provision lui ôte toutes ses blessures.',
  'SKU-PLOT-15': 'Si la cale n’a ni rhum ni provision, le cuivre ne fait rien.',
  'SKU-PLOT-16': 'Un rhum escamoté n’est pas celui de la journée, que le Capitaine peut encore servir.',
  'SKU-PLOT-17': 'Si le Capitaine n’oppose aucune pièce au complot, c’est comme si personne ne surveillait.',

  'SKU-CARGO-01':
    'On déplace des marchandises une fois par tour de l’équipage, avec un groupe ou un personnage du pont principal.',
  'SKU-CARGO-02':
    'Déplacer des marchandises ne fatigue pas, et qui le fait reste libre pour une autre action sur le pont principal.',
  'SKU-CARGO-03':
    'Avec un groupe sur le pont principal, le Capitaine peut déplacer ou jeter par-dessus bord autant de marchandises et de canons qu’il veut.',
  'SKU-CARGO-04':
    'Sans groupe sur le pont principal, un personnage qui s’y trouve peut déplacer ou jeter une marchandise ou un canon, si le Capitaine le permet.',
  'SKU-CARGO-05': 'Déplacer une marchandise ou un canon, c’est le mettre dans une case vide ou l’échanger avec un autre.',
  'SKU-CARGO-06': 'Un groupe exténué n’aide pas à déplacer des marchandises.',

  'SKU-CLEAN-01':
    'Un groupe en état de travailler, ou un personnage, du pont principal peut faire baisser la saleté ; de I, elle disparaît.',
  'SKU-CLEAN-02':
    'On nettoie d’abord avec les groupes, si le Capitaine le veut : chacun ôte 1 niveau de saleté, sans jet. Une fois que le personnage a nettoyé, aucun groupe ne nettoie plus.',
  'SKU-CLEAN-03':
    'Les deux groupes du pont principal peuvent nettoyer et ôter à eux deux 2 niveaux de saleté, pour 1 point de fatigue chacun.',
  'SKU-CLEAN-04': 'S’il reste de la saleté, le personnage du pont principal peut alors faire un jet d’Agilité 5 pour nettoyer.',
  'SKU-CLEAN-05': 'Un personnage qui réussit à nettoyer ôte 1 niveau de saleté.',
  'SKU-CLEAN-06': 'Un personnage qui réussit à nettoyer gagne 1 point de confiance.',
  'SKU-CLEAN-07': 'Le personnage du pont principal peut nettoyer même si aucun groupe ne le fait.',

  'SKU-REPAIR-01': 'Pour réparer, chaque groupe du pont principal peut faire un jet d’Agilité 5.',
  'SKU-REPAIR-02': 'Un personnage du pont principal peut réparer par un jet d’Agilité 4.',
  'SKU-REPAIR-03': 'Une réparation réussie efface un impact, aux voiles ou dans la cale.',
  'SKU-REPAIR-04': 'Un personnage dont la réparation réussit gagne 1 point de confiance.',
  'SKU-REPAIR-05': 'Le Capitaine peut dépenser un bois pour tout jet de réparation du tour de l’équipage et y ajouter 2.',
  'SKU-REPAIR-06': 'Le Capitaine dit si l’on répare les voiles ou la cale.',
  'SKU-REPAIR-07': 'Un jet de réparation efface un seul impact, quel que soit le nombre de succès.',
  'SKU-REPAIR-08': 'Une colonne de cale réparée est vide : ce qui était perdu ne revient pas.',
  'SKU-REPAIR-09': 'Le bois ne sert qu’aux réparations du tour de l’équipage, pas à celles qui suivent un abordage.',
};
