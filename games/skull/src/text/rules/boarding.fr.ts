import type { boarding as en } from './boarding.en.ts';

export const boarding: { readonly [id in keyof typeof en]: string } = {
  'SKU-BOARDING-01':
    'Il y a abordage quand votre navire et un ennemi sont sur une même case et qu’on le déclare, ou quand un événement l’amène.',
  'SKU-BOARDING-02': 'Tant que dure un abordage, deux amarres tiennent les navires ensemble, et aucun ne peut bouger.',
  'SKU-BOARDING-03': 'À l’abordage, les groupes de marins laissent là leur ouvrage.',
  'SKU-BOARDING-04':
    'À l’abordage, le Capitaine peut déplacer les groupes avec des points de commandement. Au bastingage, ils ne font que prendre part à l’abordage.',
  'SKU-BOARDING-05':
    'Si, à l’abordage, il n’y a personne au bastingage, l’ennemi attaque quand même : le Capitaine répartit les coups entre les groupes, où qu’ils soient. Les personnages n’en prennent pas.',
  'SKU-BOARDING-06': 'À l’abordage, l’ennemi aligne un groupe d’abordage par point de capacité de combat restant, 10 au plus.',
  'SKU-BOARDING-07': 'Le premier coup retourne le marqueur d’un groupe d’abordage.',
  'SKU-BOARDING-08': 'Le second coup élimine le groupe d’abordage.',
  'SKU-BOARDING-09': 'La traversée attend que l’abordage soit réglé.',
  'SKU-BOARDING-10':
    'Un tour d’abordage a quatre temps : les personnages à bord de l’ennemi agissent ; ceux de votre navire agissent ; groupes de marins et groupes d’abordage se battent ; puis les personnages qui ne sont ni à l’infirmerie ni à bord de l’ennemi peuvent changer de poste.',
  'SKU-BOARDING-11':
    'Au quatrième temps d’un tour d’abordage, le Capitaine passe d’abord, puis les autres par confiance décroissante ; en dernier, le Capitaine déplace les groupes avec ses points de commandement.',
  'SKU-BOARDING-12': 'Pendant un abordage, personne ne se fatigue, la montre s’arrête et la saleté ne s’amasse pas.',
  'SKU-BOARDING-13': 'Un personnage fait une action par tour d’abordage.',
  'SKU-BOARDING-14': 'Au deuxième temps d’un tour d’abordage, le Capitaine dit qui agit quand.',
  'SKU-BOARDING-15':
    'Haranguer : un personnage sur la passerelle donne au Capitaine des points de commandement, autant que son Charisme.',
  'SKU-BOARDING-16':
    'Dans un tour d’abordage, les points d’une harangue peuvent se dépenser sur-le-champ ; ceux qui restent servent au quatrième temps.',
  'SKU-BOARDING-17': 'Pour sauter chez l’ennemi depuis une case Abordage, faites un jet d’Agilité 4.',
  'SKU-BOARDING-18': 'Si votre saut réussit, vous voilà sur une case Combat ennemie, et vous agissez encore aussitôt.',
  'SKU-BOARDING-19': 'Si votre saut échoue, vous perdez 2 points de confiance, et cet abordage est fini pour vous.',
  'SKU-BOARDING-20': 'Sur le navire ennemi, vous combattez ou vous coupez une amarre, l’un ou l’autre à chaque tour.',
  'SKU-BOARDING-21':
    'Pour combattre sur le navire ennemi, lancez votre valeur de combat au contact ou à distance, au choix, à difficulté 4.',
  'SKU-BOARDING-22':
    'Dans un combat sur le navire ennemi, chaque succès est un coup porté à un groupe d’abordage, et 1 point de confiance pour vous.',
  'SKU-BOARDING-23': 'Si vous combattez sur le navire ennemi sans aucun succès, vous prenez 1 blessure.',
  'SKU-BOARDING-24': 'Après un combat, vous restez sur le navire ennemi, sauf si vous êtes inconscient.',
  'SKU-BOARDING-25':
    'Une amarre se coupe sans jet, de n’importe quelle case du navire ennemi ; cela vous rapporte 1 point de confiance.',
  'SKU-BOARDING-26':
    'La seconde amarre coupée, l’abordage est fini, et ceux du navire ennemi sont aussitôt de retour, au poste de leur choix.',
  'SKU-BOARDING-27': 'Les amarres coupées, votre navire peut, au tour suivant, faire un jet de vitesse et s’éloigner.',
  'SKU-BOARDING-28': 'Les amarres coupées, l’ennemi ne peut vous aborder de nouveau avant son tour de la manche suivante.',
  'SKU-BOARDING-29':
    'À l’abordage, tirez du nid-de-pie avec votre valeur de combat à distance, à difficulté 5 : chaque succès est un coup et 1 point de confiance.',
  'SKU-BOARDING-30': 'À l’abordage, tirez au pierrier avec votre valeur de combat à distance, à difficulté 5.',
  'SKU-BOARDING-31': 'Chaque succès au pierrier est un coup porté à un groupe d’abordage, et 1 point de confiance pour vous.',
  'SKU-BOARDING-32':
    'Branle-bas de combat : d’une case Abordage, ajoutez votre valeur de combat au contact ou à distance au dé d’un groupe de marins.',
  'SKU-BOARDING-33': 'Un groupe de marins n’a le soutien que d’un personnage par tour.',
  'SKU-BOARDING-34': 'Dites avant le jet quel groupe vous soutenez, et avec quelle valeur.',
  'SKU-BOARDING-35': 'À l’abordage, chaque groupe de marins au bastingage apporte un dé.',
  'SKU-BOARDING-36': 'À l’abordage, l’ennemi lance un dé par groupe d’abordage restant.',
  'SKU-BOARDING-37': 'À l’abordage, aucun camp ne lance plus de 5 dés. Les groupes soutenus passent d’abord.',
  'SKU-BOARDING-38': 'Si vous soutenez un groupe, vous lancez son dé. Le Capitaine lance tous les autres, et ceux de l’ennemi.',
  'SKU-BOARDING-39': 'À l’abordage, le dé d’un groupe de marins réussit à partir de 5, soutien compris.',
  'SKU-BOARDING-40': 'Le dé d’un groupe d’abordage réussit sur les faces que donne la fiche ou la carte.',
  'SKU-BOARDING-41':
    'À l’abordage, les deux camps frappent ensemble, et le Capitaine répartit les coups de l’un et de l’autre : ceux que vous prenez vont d’abord aux groupes du bastingage, sauf si la table lui laisse le choix.',
  'SKU-BOARDING-42':
    'À l’abordage, chaque succès ennemi blesse un groupe de marins ; à la seconde blessure, il est incapacité et part à l’infirmerie.',
  'SKU-BOARDING-43': 'Si le groupe que vous soutenez à l’abordage réussit, vous gagnez 1 point de confiance.',
  'SKU-BOARDING-44': 'Chaque succès d’un groupe de marins est un coup porté à un groupe d’abordage.',
  'SKU-BOARDING-45':
    'Quand le navire ennemi n’a plus de groupe d’abordage, il se rend : le Capitaine prend tout ce que vaut la victoire, moral gris, pillage et marchandises.',
  'SKU-BOARDING-46':
    'Quand, à l’abordage, tous vos groupes de marins sont éliminés ou à l’infirmerie, le Capitaine doit se rendre.',
  'SKU-BOARDING-47': 'Un abordage prend fin aussi quand les deux amarres sont coupées.',
  'SKU-BOARDING-48': 'Après un abordage gagné, ou les amarres coupées, un nouveau tour de voyage commence.',
  'SKU-BOARDING-49': 'Chaque abordage achevé ajoute 1 niveau de saleté.',
  'SKU-BOARDING-50':
    'Chaque groupe d’abordage éliminé retire définitivement 1 à la capacité de combat de l’ennemi. Touché une seule fois, un groupe est remis pour l’abordage suivant.',
  'SKU-BOARDING-51': 'Les groupes exténués ne comptent pas au bastingage.',
  'SKU-BOARDING-52': 'Le premier tour d’abordage trouve chacun où il était : personne ne change de place avant.',
  'SKU-BOARDING-53': 'Les points de commandement reviennent à chaque tour d’abordage : 1, plus le Charisme de qui harangue.',
  'SKU-BOARDING-54':
    'Ce n’est qu’au quatrième temps d’un tour d’abordage qu’un personnage peut rejoindre une case Abordage, un pierrier, le nid-de-pie ou la passerelle.',
  'SKU-BOARDING-55': 'Si le dernier groupe d’abordage et votre dernier groupe de marins tombent ensemble, l’abordage est gagné.',
  'SKU-BOARDING-56': 'Un personnage passé sur le navire ennemi ne tient aucun poste sur le vôtre.',
  'SKU-BOARDING-57':
    'Les personnages du bastingage ne prennent pas les coups des groupes d’abordage : ceux-ci tombent toujours sur les groupes de marins.',

  'SKU-PLUNDER-01': 'L’abordage d’un navire ennemi gagné, le Capitaine peut l’achever par le pillage.',
  'SKU-PLUNDER-02':
    'Au pillage, les groupes de marins agissent d’abord, puis le Capitaine, puis les autres personnages par confiance décroissante ; entre égaux, le Capitaine tranche.',
  'SKU-PLUNDER-03': 'Chaque groupe employé au pillage ou aux réparations après un abordage gagne 1 point de fatigue.',
  'SKU-PLUNDER-04': 'Après un abordage, le Capitaine décide combien de groupes pillent et combien réparent.',
  'SKU-PLUNDER-05': 'Après un abordage, chaque groupe et chaque personnage fait une seule chose, piller ou réparer.',
  'SKU-PLUNDER-06': 'Au pillage, un groupe emporte jusqu’à 2 marchandises.',
  'SKU-PLUNDER-07': 'En tout, le pillage ne peut dépasser les points de cale qui restent à l’ennemi.',
  'SKU-PLUNDER-08': 'Au pillage, un personnage emporte 1 marchandise, si la cale a de la place, et gagne 1 point de confiance.',
  'SKU-PLUNDER-09': 'Après un abordage, jusqu’à 2 groupes et un personnage peuvent réparer au lieu de piller.',
  'SKU-PLUNDER-10':
    'Pour réparer après un abordage, chacun fait un jet d’Agilité 4, les groupes aussi. La table peut préférer un seul jet commun.',
  'SKU-PLUNDER-11': 'Une réparation réussie après un abordage efface 1 impact sur votre navire.',
  'SKU-PLUNDER-12': 'Un personnage dont la réparation après un abordage réussit gagne 1 point de confiance.',
  'SKU-PLUNDER-13':
    'Le pillage se tire à l’aveugle dans la pile des marchandises. Faute de place, on le refuse ou l’on jette aussitôt autre chose.',
};
