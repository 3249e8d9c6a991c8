import type { raid as en } from './raid.en.ts';

export const raid: { readonly [id in keyof typeof en]: string } = {
  'FDM-RAID-01': 'Un marchand qui quitte sa zone rejoint la piste Marchand, face cachée.',
  'FDM-RAID-02':
    'Si une manche s’ouvre avec 8 jetons ou plus sur la piste, tous reprennent la mer avant l’événement : au hasard, pavillon caché, un dans chaque zone qui n’en a pas, jusqu’à ce que chacune ait le sien.',
  'FDM-RAID-03':
    'Avec moins de 8 marchands sur la piste, aucun ne revient. La table peut préférer regarnir les zones vides à chaque manche, juste après l’événement.',
  'FDM-RAID-04':
    'Si votre Reconnaissance débusque le marchand, prenez son jeton dans la zone et retournez-le : vous voilà fixé sur son pavillon.',
  'FDM-RAID-05': 'Si votre Reconnaissance manque le marchand, il reste là, pavillon toujours caché.',
  'FDM-RAID-06': 'À vous de dire quel pavillon porte le marchand : celui de son jeton ou celui du port de la zone.',
  'FDM-RAID-07': 'En Mer des Caraïbes, pas de port, donc pas de choix : seul le jeton décide.',
  'FDM-RAID-08': 'Le marchand trouvé, décidez : l’attaquer ou le laisser passer.',
  'FDM-RAID-09': 'Si vous laissez passer un marchand, ni prime ni cartes, mais son jeton rejoint quand même la piste.',
  'FDM-RAID-10':
    'Pas de raid avec une section détruite. Vous pouvez encore chercher un marchand, mais il faudra le laisser passer.',
  'FDM-RAID-11':
    'Attaquer un marchand vous vaut aussitôt 1 prime de la nation choisie, avant toute carte et tout dé. Elle reste, même si le raid ne donne rien.',
  'FDM-RAID-12': 'Un raid commence par 3 cartes Cargaison étalées face visible.',
  'FDM-RAID-13': 'Les premières cartes du raid étalées, lancez votre Manœuvre et comptez les succès.',
  'FDM-RAID-14':
    'Du jet d’un raid jusqu’au dénouement, vous pouvez dépenser des armes spéciales, même après avoir vu ce que vos premiers succès ont fait piocher : chacune, quelle qu’en soit la sorte, change un dé raté en succès.',
  'FDM-RAID-15':
    'Si nombreuses que soient les armes spéciales dépensées en raid, vous n’aurez jamais plus de succès que de dés lancés.',
  'FDM-RAID-16':
    'En raid, employez vos succès un par un, chacun à piocher une carte de plus, à en défausser une, ou à en échanger une contre une nouvelle.',
  'FDM-RAID-17': 'En raid, un succès peut servir sur une carte qu’un succès précédent a fait venir.',
  'FDM-RAID-18': 'Rien ne vous oblige à employer tous les succès d’un raid, ni même un seul.',
  'FDM-RAID-19': 'Les cartes défaussées ou échangées en raid ne comptent plus et vont à la défausse.',
  'FDM-RAID-20': 'Vient la riposte : chaque icône Touché des cartes restées en place fait 1 dégât à la section qu’elle nomme.',
  'FDM-RAID-21': 'En raid, une section à 0 renvoie les touchés suivants à la Coque, même si elle vient à peine de céder.',
  'FDM-RAID-22': 'Si la Coque y passe en raid, votre bateau sombre, votre capitaine meurt et rien n’est pillé.',
  'FDM-RAID-23': 'Qu’une autre section tombe à 0 et le raid est manqué, mais votre capitaine en réchappe.',
  'FDM-RAID-24':
    'Comptez les icônes Fuite des cartes restées en place. Si elles égalent ou dépassent votre Manœuvrabilité, le marchand s’échappe et le raid est manqué.',
  'FDM-RAID-25': 'Un marchand qui s’échappe vous aura quand même touché : ses coups comptent.',
  'FDM-RAID-26': 'Un raid réussit quand aucune de vos sections n’a été détruite et que le marchand n’a pas pu s’échapper.',
  'FDM-RAID-27':
    'Un raid réussi rapporte en Or le total des valeurs de Pillage de toutes les cartes restées en place, que vous les gardiez ou non.',
  'FDM-RAID-28':
    'Un raid réussi, vous pouvez aussi garder celles que vous voulez des cartes restantes, autant que le permet votre Cargaison après les dégâts subis. Jetez de l’ancien s’il faut de la place.',
  'FDM-RAID-29': 'Un raid manqué ne rapporte ni or ni marchandise, et toutes ses cartes sont défaussées.',
  'FDM-RAID-30': 'Un raid de 12 pièces d’or au moins vaut 1 point de Gloire et une carte Gloire. À 11, rien.',
  'FDM-RAID-31': 'Quelle que soit l’issue d’un raid, le jeton du marchand finit sur la piste.',
  'FDM-RAID-32':
    'En raid, hamacs, cale, sabord et gréement comptent par les valeurs qu’ils relèvent, et la coque renforcée peut annuler une icône Touché, sauf si la table l’exclut. Canons chasseurs, pierriers et canons de longue portée n’y servent à rien.',
  'FDM-RAID-33':
    'En raid, les touchés à la Cargaison passent d’abord : ce qui ne tient plus est défaussé au hasard, et c’est ensuite qu’on charge le butin.',
  'FDM-RAID-34': 'Un raid n’est pas un combat gagné : seuls ses 12 pièces d’or peuvent valoir de la Gloire.',
  'FDM-RAID-35': 'L’or pillé est à votre bord sitôt pris.',
  'FDM-RAID-36': 'Un marchand n’a pas de Manœuvrabilité à comparer à la vôtre : en raid, jamais de dé supplémentaire.',
};
