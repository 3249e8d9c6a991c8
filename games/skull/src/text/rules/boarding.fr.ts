import type { boarding as en } from './boarding.en.ts';

export const boarding: { readonly [id in keyof typeof en]: string } = {
  'SKU-BOARDING-01':
    'Un abordage commence quand votre navire et un ennemi sont sur la même case et qu’il est déclaré, ou à cause d’un événement.',
  'SKU-BOARDING-02': 'Pendant un abordage, deux amarres tiennent les navires ensemble, et aucun ne peut bouger.',
  'SKU-BOARDING-03': 'À l’abordage, les groupes de marins arrêtent leurs tâches habituelles.',
  'SKU-BOARDING-04':
    'À l’abordage, le Capitaine peut déplacer les groupes avec des points de commandement. Ceux du bastingage ne font que participer à l’abordage.',
  'SKU-BOARDING-05':
    'Si personne n’est au bastingage à l’abordage, l’ennemi attaque quand même : le Capitaine répartit les coups entre les groupes, où qu’ils soient. Les personnages n’en reçoivent pas.',
  'SKU-BOARDING-06': 'À l’abordage, l’ennemi aligne un groupe ennemi par point de capacité de combat restant, 10 au plus.',
  'SKU-BOARDING-07': 'Le premier coup retourne le marqueur d’un groupe ennemi.',
  'SKU-BOARDING-08': 'Le second coup élimine le groupe ennemi.',
  'SKU-BOARDING-09': 'On joue un abordage jusqu’au bout avant de reprendre la traversée.',
  'SKU-BOARDING-10':
    'Un tour d’abordage a quatre étapes : les personnages à bord de l’ennemi agissent ; ceux de votre navire agissent ; les groupes de marins et les groupes ennemis se battent ; puis les personnages qui ne sont ni à l’infirmerie ni à bord de l’ennemi peuvent changer de poste.',
  'SKU-BOARDING-11':
    'À la quatrième étape d’un tour d’abordage, le Capitaine passe d’abord, puis les autres par confiance décroissante ; enfin, le Capitaine déplace les groupes avec ses points de commandement.',
  'SKU-BOARDING-12': 'Pendant un abordage, personne ne se fatigue, la montre s’arrête et la saleté ne monte pas.',
  'SKU-BOARDING-13': 'Un personnage fait une action par tour d’abordage.',
  'SKU-BOARDING-14': 'À la deuxième étape d’un tour d’abordage, le Capitaine décide de l’ordre des actions.',
  'SKU-BOARDING-15':
    'Un personnage sur la passerelle peut haranguer l’équipage : le Capitaine reçoit autant de points de commandement que le Charisme de ce personnage.',
  'SKU-BOARDING-16':
    'Dans un tour d’abordage, les points d’une harangue peuvent se dépenser aussitôt ; ceux qui restent peuvent servir à la quatrième étape.',
  'SKU-BOARDING-17': 'Pour sauter sur le navire ennemi depuis une case Abordage, faites un jet d’Agilité 4.',
  'SKU-BOARDING-18': 'Si le saut réussit, vous arrivez sur une case Combat ennemie et faites aussitôt une autre action.',
  'SKU-BOARDING-19': 'Si le saut échoue, vous perdez 2 points de confiance et ne participez plus à cet abordage.',
  'SKU-BOARDING-20': 'Sur le navire ennemi, à chaque tour, vous combattez ou vous coupez une amarre.',
  'SKU-BOARDING-21':
    'Pour combattre sur le navire ennemi, lancez votre valeur de combat au contact ou à distance, au choix, à difficulté 4.',
  'SKU-BOARDING-22':
    'Dans un combat sur le navire ennemi, chaque succès touche un groupe ennemi et vous rapporte 1 point de confiance.',
  'SKU-BOARDING-23': 'Si vous combattez sur le navire ennemi sans aucun succès, vous recevez 1 blessure.',
  'SKU-BOARDING-24': 'Après un combat, vous restez sur le navire ennemi, sauf si vous perdez conscience.',
  'SKU-BOARDING-25':
    'Couper une amarre ne demande pas de jet et peut se faire de n’importe quelle case du navire ennemi. Cela vous rapporte 1 point de confiance.',
  'SKU-BOARDING-26':
    'Quand la seconde amarre est coupée, l’abordage est fini, et les personnages à bord de l’ennemi reviennent aussitôt au poste de leur choix.',
  'SKU-BOARDING-27': 'Au tour qui suit la coupe des amarres, votre navire peut faire un jet de vitesse et s’éloigner.',
  'SKU-BOARDING-28':
    'Après la coupe des amarres, l’ennemi ne peut pas vous aborder de nouveau avant son tour de la manche suivante.',
  'SKU-BOARDING-29':
    'À l’abordage, un personnage du nid-de-pie peut tirer avec sa valeur de combat à distance, à difficulté 5 : chaque succès touche un groupe ennemi et rapporte 1 point de confiance.',
  'SKU-BOARDING-30': 'À l’abordage, un personnage au pierrier peut tirer avec sa valeur de combat à distance, à difficulté 5.',
  'SKU-BOARDING-31': 'Chaque succès au pierrier touche un groupe ennemi et rapporte 1 point de confiance.',
  'SKU-BOARDING-32':
    'Lors du branle-bas de combat, un personnage sur une case Abordage soutient un groupe de marins et ajoute à son dé sa valeur de combat au contact ou à distance.',
  'SKU-BOARDING-33': 'Un groupe de marins ne peut être soutenu que par un personnage par tour.',
  'SKU-BOARDING-34': 'À l’abordage, dites avant le jet quel groupe vous soutenez, et avec quelle valeur.',
  'SKU-BOARDING-35': 'À l’abordage, chaque groupe de marins au bastingage donne un dé.',
  'SKU-BOARDING-36': 'À l’abordage, l’ennemi lance un dé par groupe ennemi restant.',
  'SKU-BOARDING-37': 'À l’abordage, aucun camp ne lance plus de 5 dés. Les groupes soutenus passent d’abord.',
  'SKU-BOARDING-38':
    'Si vous soutenez un groupe à l’abordage, vous lancez son dé. Le Capitaine lance tous les autres dés, y compris ceux de l’ennemi.',
  'SKU-BOARDING-39': 'À l’abordage, le dé d’un groupe de marins réussit à partir de 5, soutien compris.',
  'SKU-BOARDING-40': 'Le dé d’un groupe ennemi réussit sur les faces que donne la fiche ou la carte.',
  'SKU-BOARDING-41':
    'À l’abordage, les deux camps frappent en même temps, et le Capitaine répartit les coups des deux. Ceux que vous recevez vont d’abord aux groupes du bastingage, sauf si une option de table lui laisse le choix.',
  'SKU-BOARDING-42':
    'À l’abordage, chaque succès ennemi blesse un groupe de marins. Une seconde blessure le met en incapacité, et il part à l’infirmerie.',
  'SKU-BOARDING-43': 'Si le groupe que vous soutenez à l’abordage réussit, vous gagnez 1 point de confiance.',
  'SKU-BOARDING-44': 'Chaque succès d’un groupe de marins touche un groupe ennemi.',
  'SKU-BOARDING-45':
    'Quand il ne reste plus de groupe ennemi, le navire ennemi se rend : le Capitaine reçoit tout ce que rapporte la victoire, c’est-à-dire le moral gris, le pillage et les marchandises.',
  'SKU-BOARDING-46':
    'Si tous vos groupes de marins sont éliminés ou à l’infirmerie pendant un abordage, le Capitaine doit se rendre.',
  'SKU-BOARDING-47': 'Un abordage prend fin aussi quand les deux amarres sont coupées.',
  'SKU-BOARDING-48': 'Après un abordage gagné, ou fini par la coupe des amarres, un nouveau tour de voyage commence.',
  'SKU-BOARDING-49': 'La fin de tout abordage ajoute 1 niveau de saleté.',
  'SKU-BOARDING-50':
    'Chaque groupe ennemi éliminé réduit définitivement de 1 la capacité de combat de l’ennemi. Un groupe touché une seule fois est de nouveau indemne à l’abordage suivant.',
  'SKU-BOARDING-51': 'Les groupes exténués ne comptent pas au bastingage.',
  'SKU-BOARDING-52': 'Le premier tour d’abordage commence avec chacun à son poste : personne ne peut changer de place avant.',
  'SKU-BOARDING-53':
    'Les points de commandement se renouvellent à chaque tour d’abordage : 1, plus le Charisme d’un personnage qui harangue.',
  'SKU-BOARDING-54':
    'Un personnage ne peut rejoindre une case Abordage, un pierrier, le nid-de-pie ou la passerelle qu’à la quatrième étape d’un tour d’abordage.',
  'SKU-BOARDING-55': 'Si le dernier groupe ennemi et votre dernier groupe de marins tombent en même temps, l’abordage est gagné.',
  'SKU-BOARDING-56': 'Un personnage passé sur le navire ennemi ne tient aucun poste sur le vôtre.',
  'SKU-BOARDING-57':
    'Les personnages du bastingage ne reçoivent pas les coups des groupes ennemis : ces coups vont toujours aux groupes de marins.',

  'SKU-PLUNDER-01': 'Après avoir gagné l’abordage d’un navire ennemi, le Capitaine peut ordonner le pillage pour finir.',
  'SKU-PLUNDER-02':
    'Les groupes de marins pillent d’abord, puis le Capitaine, puis les autres personnages par confiance décroissante ; le Capitaine départage les égalités.',
  'SKU-PLUNDER-03': 'Chaque groupe utilisé pour le pillage ou les réparations après un abordage gagne 1 point de fatigue.',
  'SKU-PLUNDER-04': 'Après un abordage, le Capitaine décide combien de groupes pillent et combien réparent.',
  'SKU-PLUNDER-05': 'Après un abordage, chaque groupe et chaque personnage fait une seule action : piller ou réparer.',
  'SKU-PLUNDER-06': 'Un groupe qui pille prend jusqu’à 2 marchandises.',
  'SKU-PLUNDER-07': 'Les marchandises pillées ne peuvent pas dépasser les points de cale qui restent à l’ennemi.',
  'SKU-PLUNDER-08': 'Un personnage qui pille prend 1 marchandise, si la cale a de la place, et gagne 1 point de confiance.',
  'SKU-PLUNDER-09': 'Après un abordage, jusqu’à 2 groupes et un personnage peuvent réparer au lieu de piller.',
  'SKU-PLUNDER-10':
    'Pour réparer après un abordage, chacun fait un jet d’Agilité 4, les groupes aussi. Selon une option de table, on fait un seul jet commun.',
  'SKU-PLUNDER-11': 'Une réparation réussie après un abordage efface 1 impact sur votre navire.',
  'SKU-PLUNDER-12': 'Un personnage dont la réparation après un abordage réussit gagne 1 point de confiance.',
  'SKU-PLUNDER-13':
    'Les marchandises pillées se piochent sans voir dans la pile. Faute de place, on les refuse ou on jette aussitôt autre chose.',
};
