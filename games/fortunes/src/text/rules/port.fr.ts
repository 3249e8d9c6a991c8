import type { port as en } from './port.en.ts';

export const port: { readonly [id in keyof typeof en]: string } = {
  'FDM-PORT-01': 'Au port, vous avez droit à l’action Port, mais une seule dans votre tour.',
  'FDM-PORT-02':
    'Une action Port permet autant que vous voulez des sept activités : vendre, acheter, passer au chantier naval, recruter, cacher de l’or, apprendre une rumeur, accepter une mission.',
  'FDM-PORT-03': 'Chaque activité se fait une fois dans votre tour, pas davantage.',
  'FDM-PORT-04':
    'Qui veut vendre commence par là : dès qu’une autre activité est entamée, les acheteurs sont partis pour ce tour. Éprouver une rumeur n’est pas une activité et ne les fait pas fuir.',
  'FDM-PORT-05': 'La vente mise à part, les activités se suivent comme il vous plaît.',
  'FDM-PORT-06':
    'Terminez une activité avant d’en ouvrir une autre : on ne les mêle pas, et on ne revient pas sur celle qu’on a quittée.',
  'FDM-PORT-07':
    'Quand s’ouvre une action Port, la modification encore cachée dans ce port est retournée aux yeux de tous, et le reste.',
  'FDM-PORT-08': 'On ne cache d’or que dans son port d’attache, à moins qu’une carte n’en décide autrement.',

  'FDM-PORT-SELL-01':
    'Avant le moindre paiement, annoncez toutes les cartes Cargaison que vous vendez : tout part en un seul lot.',
  'FDM-PORT-SELL-02': 'Une carte que le port ne réclame pas rapporte 3 pièces d’or.',
  'FDM-PORT-SELL-03': 'Une carte de la marchandise en demande rapporte 6 pièces d’or.',
  'FDM-PORT-SELL-04': 'Ce que vous vendez s’étale à la défausse, face visible, sous les yeux de tous.',
  'FDM-PORT-SELL-05':
    'Une seule carte en demande dans le lot, et le port change d’envie : une fois le tout payé, un jeton tiré au hasard dans la réserve prend la place de son jeton Demande.',
  'FDM-PORT-SELL-06': 'Si rien de ce que vous avez vendu n’était en demande, le jeton ne bouge pas.',
  'FDM-PORT-SELL-07': 'La demande changée, vos ventes sont finies pour ce tour.',
  'FDM-PORT-SELL-08':
    'Au moins 3 cartes de la marchandise en demande en une seule vente valent 1 point de Gloire, avec sa carte. En vendre davantage n’y ajoute rien.',
  'FDM-PORT-SELL-09':
    'On tire la nouvelle demande avant de remettre l’ancien jeton, face cachée, dans la réserve, que l’on mélange. Rien n’empêche le nouveau de réclamer la même chose.',

  'FDM-PORT-BUY-01': 'Pour acheter, piochez 6 cartes Cargaison, que vous êtes seul à voir.',
  'FDM-PORT-BUY-02':
    'Un port ne vend pas ce qui lui manque : les cartes en demande sont défaussées face visible et remplacées, leurs remplaçantes aussi s’il le faut, jusqu’à ce qu’il n’en reste plus, ou plus rien à piocher.',
  'FDM-PORT-BUY-03': 'C’est la demande du moment qui compte : si votre vente vient de changer le jeton, fiez-vous au nouveau.',
  'FDM-PORT-BUY-04':
    'L’abondance fait baisser les prix : une marchandise présente une fois dans l’offre finale coûte 3 pièces d’or la carte, deux fois 2 pièces d’or, trois fois ou plus 1 pièce d’or.',
  'FDM-PORT-BUY-05':
    'Le prix dépend des cartes piochées, non des cartes prises : à ce prix, achetez-en autant ou aussi peu que vous voulez.',
  'FDM-PORT-BUY-06': 'Vos achats payés, rangez-les à bord, face cachée.',
  'FDM-PORT-BUY-07':
    'Autour d’une table, un joueur que vous désignez contrôle les achats à 2 ou 1 pièce d’or et n’en souffle mot. Ici, le jeu s’en charge : les autres n’apprennent que le nombre de cartes et la somme.',
  'FDM-PORT-BUY-08': 'Ce que vous laissez part à la défausse, face visible.',
  'FDM-PORT-BUY-09': 'Besoin de place ? Pendant l’achat, videz de votre cale ce que vous voulez, face visible, à la défausse.',
  'FDM-PORT-BUY-10':
    'Si vous avez déjà acheté dans ce port à votre tour précédent, l’offre n’est que de 3 cartes, celles en demande étant toujours remplacées. Avoir regardé l’offre sans rien prendre compte comme un achat.',
  'FDM-PORT-BUY-11':
    'Au port, rien ne limite votre cale ; ce n’est qu’au départ que tout doit y tenir. La table peut préférer une limite de 6 cartes au port.',
  'FDM-PORT-BUY-12':
    'Dès que la pioche Cargaison est à sec, commerce, raid ou pillage, sa défausse mélangée en refait une et l’on continue.',
  'FDM-PORT-BUY-13': 'La valeur de Pillage et l’icône au bas d’une carte Cargaison ne jouent aucun rôle dans le commerce.',
  'FDM-PORT-BUY-14':
    'Tour après tour dans le même port, l’offre reste à 3 cartes. Un seul de vos tours sans y acheter la ramène à 6.',
};
