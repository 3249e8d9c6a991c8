import type { raid as en } from './raid.en.ts';

export const raid: { readonly [id in keyof typeof en]: string } = {
  'FDM-RAID-01': 'Un marchand qui quitte sa zone rejoint la piste Marchand, face cachée.',
  'FDM-RAID-02':
    'Si une manche s’ouvre avec 8 jetons ou plus sur la piste, tous reprennent la mer avant l’événement : au hasard, pavillon caché, un dans chaque zone qui n’en a pas, jusqu’à ce que chacune ait le sien.',
  'FDM-RAID-03':
    'Avec moins de 8 marchands sur la piste, aucun ne revient. La table peut préférer regarnir les zones vides à chaque manche, juste après l’événement.',
  'FDM-RAID-04':
    'Si votre Reconnaissance trouve le marchand, son jeton quitte la zone et il est retourné : son pavillon est révélé.',
  'FDM-RAID-05': 'Si votre Reconnaissance échoue, le marchand reste là, pavillon toujours caché.',
  'FDM-RAID-06': 'Vous choisissez de quelle nation vous attaquez le marchand : celle de son jeton ou celle du port de la zone.',
  'FDM-RAID-07': 'En mer des Caraïbes, pas de port, donc pas de choix : seul le jeton décide.',
  'FDM-RAID-08': 'Le marchand trouvé, décidez : l’attaquer ou le laisser passer.',
  'FDM-RAID-09': 'Si vous laissez passer un marchand, vous n’avez ni prime ni cartes, mais son jeton rejoint la piste.',
  'FDM-RAID-10':
    'Pas de raid avec une section détruite. Vous pouvez encore chercher un marchand, mais il faudra le laisser passer.',
  'FDM-RAID-11':
    'Attaquer un marchand vous vaut aussitôt 1 prime de la nation choisie, avant toute carte et tout dé. Elle reste, même si le raid échoue.',
  'FDM-RAID-12': 'Un raid commence par 3 cartes Cargaison étalées face visible.',
  'FDM-RAID-13': 'Les premières cartes du raid étalées, lancez votre Manœuvre et comptez les succès.',
  'FDM-RAID-14':
    'Du jet d’un raid jusqu’au dénouement, vous pouvez dépenser des armes spéciales, même après avoir vu ce que vos premiers succès ont fait piocher : chacune, quelle qu’en soit la sorte, change un dé raté en succès.',
  'FDM-RAID-15':
    'Si nombreuses que soient les armes spéciales dépensées en raid, vous n’aurez jamais plus de succès que de dés lancés.',
  'FDM-RAID-16':
    'En raid, utilisez vos succès un par un, chacun pour piocher une carte de plus, en défausser une, ou en échanger une contre une nouvelle.',
  'FDM-RAID-17': 'En raid, un succès peut servir sur une carte qu’un succès précédent a fait venir.',
  'FDM-RAID-18': 'Rien ne vous oblige à utiliser tous les succès d’un raid, ni même un seul.',
  'FDM-RAID-19': 'Les cartes défaussées ou échangées en raid ne comptent plus et vont à la défausse.',
  'FDM-RAID-20': 'Ensuite, chaque icône Touché des cartes restantes fait 1 dégât à la section qu’elle nomme.',
  'FDM-RAID-21': 'En raid, une section à 0 renvoie les touchés suivants à la Coque, même si elle vient à peine de céder.',
  'FDM-RAID-22': 'Si un raid détruit votre Coque, votre bateau coule, votre capitaine meurt et rien n’est pillé.',
  'FDM-RAID-23': 'Si une autre section est détruite, le raid échoue, mais votre capitaine survit.',
  'FDM-RAID-24':
    'Comptez les icônes Fuite des cartes restantes. S’il y en a au moins autant que votre Manœuvrabilité, le marchand s’échappe et le raid échoue.',
  'FDM-RAID-25': 'Les touchés comptent même si le marchand s’échappe.',
  'FDM-RAID-26': 'Un raid réussit si le marchand ne s’est pas échappé et qu’aucune section n’a été détruite.',
  'FDM-RAID-27':
    'Un raid réussi rapporte en Or le total des valeurs de Pillage de toutes les cartes restées en place, que vous les gardiez ou non.',
  'FDM-RAID-28':
    'Après un raid réussi, vous pouvez aussi garder des cartes restantes, dans la limite de votre Cargaison après les dégâts. Vous pouvez jeter des marchandises que vous aviez pour faire de la place.',
  'FDM-RAID-29': 'Un raid manqué ne rapporte ni or ni marchandise, et toutes ses cartes sont défaussées.',
  'FDM-RAID-30': 'Un raid de 12 pièces d’or au moins vaut 1 point de Gloire et une carte Gloire. À 11, rien.',
  'FDM-RAID-31': 'Quelle que soit l’issue d’un raid, le jeton du marchand finit sur la piste.',
  'FDM-RAID-32':
    'En raid, hamacs, cale, sabord et gréement comptent par les valeurs qu’ils relèvent, et la coque renforcée peut annuler une icône Touché, sauf si la table l’exclut. Canons chasseurs, pierriers et canons de longue portée n’y servent à rien.',
  'FDM-RAID-33':
    'En raid, les touchés à la Cargaison passent d’abord : ce qui ne tient plus est défaussé au hasard, et c’est ensuite qu’on charge le butin.',
  'FDM-RAID-34': 'Un raid n’est pas un combat : seules ses 12 pièces d’or peuvent valoir de la Gloire.',
  'FDM-RAID-35': 'L’or pillé est à votre bord sitôt pris.',
  'FDM-RAID-36': 'Un marchand n’a pas de Manœuvrabilité à comparer à la vôtre : en raid, jamais de dé supplémentaire.',
};
