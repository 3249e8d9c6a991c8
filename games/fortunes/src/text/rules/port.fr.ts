import type { port as en } from './port.en.ts';

export const port: { readonly [id in keyof typeof en]: string } = {
  'FDM-PORT-01': 'Au port, vous pouvez faire l’action Port, une fois par tour.',
  'FDM-PORT-02':
    'Une action Port permet autant que vous voulez des sept activités : vendre, acheter, visiter le chantier naval, recruter, acquérir une rumeur, accepter une mission et cacher de l’or.',
  'FDM-PORT-03': 'Chaque activité se fait une fois par tour.',
  'FDM-PORT-04':
    'Si vous vendez, c’est en premier : après une autre activité, vous ne pouvez plus vendre ce tour-ci. Vérifier une rumeur n’est pas une activité et ne compte pas.',
  'FDM-PORT-05': 'Les autres activités se font dans l’ordre que vous voulez.',
  'FDM-PORT-06':
    'Terminez une activité avant d’en ouvrir une autre : on ne les mêle pas, et on ne revient pas sur celle qu’on a quittée.',
  'FDM-PORT-07':
    'Au début d’une action Port, la modification encore cachée de ce port est retournée aux yeux de tous, et reste visible.',
  'FDM-PORT-08': 'On ne cache de l’or que dans son port d’attache, sauf si une carte dit le contraire.',

  'FDM-PORT-SELL-01':
    'Avant le moindre paiement, annoncez toutes les cartes Cargaison que vous vendez : tout part en un seul lot.',
  'FDM-PORT-SELL-02': 'Une carte qui n’est pas en demande rapporte 3 pièces d’or.',
  'FDM-PORT-SELL-03': 'Une carte de la marchandise en demande rapporte 6 pièces d’or.',
  'FDM-PORT-SELL-04': 'Les cartes vendues vont à la défausse, face visible.',
  'FDM-PORT-SELL-05':
    'Si vous vendez au moins une carte en demande, un jeton de la réserve tiré au hasard remplace le jeton Demande du port, une fois tout le lot payé.',
  'FDM-PORT-SELL-06': 'Si rien de ce que vous avez vendu n’était en demande, le jeton ne bouge pas.',
  'FDM-PORT-SELL-07': 'Une fois le jeton Demande remplacé, vous ne pouvez plus vendre ce tour-ci.',
  'FDM-PORT-SELL-08':
    'Au moins 3 cartes de la marchandise en demande en une seule vente valent 1 point de Gloire, avec sa carte. En vendre davantage n’y ajoute rien.',
  'FDM-PORT-SELL-09':
    'On tire la nouvelle demande avant de remettre l’ancien jeton, face cachée, dans la réserve, que l’on mélange. Rien n’empêche le nouveau de réclamer la même chose.',

  'FDM-PORT-BUY-01': 'Pour acheter, piochez 6 cartes Cargaison, que vous êtes seul à voir.',
  'FDM-PORT-BUY-02':
    'Un port ne vend pas ce qu’il demande : les cartes en demande sont défaussées face visible et remplacées, leurs remplaçantes aussi, jusqu’à ce qu’il n’en reste plus ou que la pioche soit vide.',
  'FDM-PORT-BUY-03': 'C’est la demande du moment qui compte : si votre vente vient de changer le jeton, fiez-vous au nouveau.',
  'FDM-PORT-BUY-04':
    'L’abondance fait baisser les prix : une marchandise présente une fois dans l’offre finale coûte 3 pièces d’or la carte, deux fois 2 pièces d’or, trois fois ou plus 1 pièce d’or.',
  'FDM-PORT-BUY-05':
    'Le prix dépend des cartes piochées, non des cartes prises : à ce prix, achetez-en autant ou aussi peu que vous voulez.',
  'FDM-PORT-BUY-06': 'Vos achats payés, rangez-les à bord, face cachée.',
  'FDM-PORT-BUY-07':
    'Autour d’une table, un joueur que vous désignez contrôle les achats à 2 ou 1 pièce d’or et n’en souffle mot. Ici, le jeu s’en charge : les autres n’apprennent que le nombre de cartes et la somme.',
  'FDM-PORT-BUY-08': 'Ce que vous laissez part à la défausse, face visible.',
  'FDM-PORT-BUY-09': 'Pendant l’achat, vous pouvez défausser face visible des marchandises à bord pour faire de la place.',
  'FDM-PORT-BUY-10':
    'Si vous avez déjà acheté dans ce port à votre tour précédent, l’offre n’est que de 3 cartes, celles en demande étant toujours remplacées. Avoir regardé l’offre sans rien prendre compte comme un achat.',
  'FDM-PORT-BUY-11':
    'Au port, rien ne limite votre cale ; ce n’est qu’au départ que tout doit y tenir. La table peut préférer une limite de 6 cartes au port.',
  'FDM-PORT-BUY-12':
    'Dès que la pioche Cargaison est vide, pour le commerce, un raid ou un pillage, on mélange sa défausse pour en faire une nouvelle.',
  'FDM-PORT-BUY-13': 'La valeur de Pillage et l’icône au bas d’une carte Cargaison ne jouent aucun rôle dans le commerce.',
  'FDM-PORT-BUY-14':
    'Tour après tour dans le même port, l’offre reste à 3 cartes. Un seul de vos tours sans y acheter la ramène à 6.',
};
