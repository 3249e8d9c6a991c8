import type { rules as en } from './rules.en.ts';

export const rules: { readonly [id in keyof typeof en]: string } = {
  'SEA-m9-01': 'Pour 1 action, une fois par tour, vous pouvez visiter le Lieu de votre zone s’il vous est ouvert.',
  'SEA-m9-02': 'L’avantage ou l’inconvénient de la zone ne s’applique pas au Lieu.',
  'SEA-m9-03': 'Pour 1 action, vous pouvez donner l’assaut au Lieu, même après une visite au même tour.',
  'SEA-m9-04': 'Pas d’assaut avec une section détruite.',
  'SEA-m9-05': 'Pour donner l’assaut à un Lieu, étalez d’abord autant de cartes Cargaison que son chiffre.',
  'SEA-m9-06':
    'Puis bombardez le Lieu : lancez jusqu’à autant de dés que vous avez de Canons, un à un. Après chaque crâne, vous pouvez défausser une carte, et vous arrêtez quand vous voulez.',
  'SEA-m9-07': 'Les armes spéciales ne servent pas à bombarder.',
  'SEA-m9-08': 'Dans un assaut, chaque icône Touché des cartes restantes fait 1 dégât à la section qu’elle nomme.',
  'SEA-m9-09':
    'Dans un assaut, si les icônes Fuite restantes égalent ou dépassent votre Manœuvrabilité, prenez 2 dégâts de plus, chacun sur la section d’un dé ; un crâne vous laisse choisir.',
  'SEA-m9-10':
    'Si les dégâts d’un assaut mettent une section à 0, il est manqué. Si c’est la Coque, débordements compris, vous coulez et votre capitaine meurt.',
  'SEA-m9-11': 'Si l’assaut n’est pas manqué, vous choisissez : vous retirer, ou débarquer.',
  'SEA-m9-12': 'Se retirer d’un assaut ne rapporte rien et n’efface aucun dégât.',
  'SEA-m9-13':
    'À l’assaut terrestre, lancez votre Leadership : vous perdez autant de points d’Équipage qu’il reste d’icônes Fuite, moins un par crâne.',
  'SEA-m9-14': 'Si l’assaut terrestre met votre Équipage à 0, votre capitaine meurt et l’assaut est manqué.',
  'SEA-m9-15':
    'S’il vous reste de l’Équipage après l’assaut terrestre, le Lieu est pris : vous recevez en or les valeurs de Pillage des cartes restantes, et pouvez garder ces cartes dans la limite de votre Cargaison.',
  'SEA-m9-16': 'Un assaut de 12 pièces d’or au moins vaut 1 point de Gloire et une carte, et 1 point de Loyauté si l’on y joue.',
  'SEA-m9-17': 'Un Lieu pris quitte le jeu. Après un assaut manqué ou abandonné, il reste.',
  'SEA-m9-18':
    'Tout à la fin d’un assaut, quelle qu’en soit l’issue, vous recevez 1 prime de la nation du port de la zone, si le Lieu a une nationalité et que votre capitaine vit. La table peut réserver cela aux assauts réussis.',
  'SEA-m9-19': 'Ni visite ni assaut ne demandent de jet de Reconnaissance.',
  'SEA-m9-20': 'Les cartes d’un assaut que vous ne gardez pas, et toutes celles d’un assaut manqué, sont défaussées.',
  'SEA-m9-21':
    'Les 16 Lieux sont mélangés et l’on en pose un, face visible, dans chaque zone qui a un port. La mer des Caraïbes n’en a pas.',
  'SEA-m9-22':
    'Pour visiter un Lieu ou lui donner l’assaut, il faut être en mer dans sa zone. Cela ne provoque aucune recherche.',
  'SEA-m9-23': 'Un Lieu n’a pas de nation à lui : quand il en faut une, c’est celle du port de la zone.',
  'SEA-m9-24':
    'Les chiffres des Lieux : 3 pour un missionnaire, 4 pour une prison, un repaire de pirates ou des autochtones, 5 pour une bourgade ou un comptoir, 6 pour un fort. Un récif n’en a pas : on ne peut pas lui donner l’assaut.',
  'SEA-m9-25': 'Donner l’assaut à un repaire de pirates ou à des autochtones ne vaut pas de prime ; à l’un des cinq autres, si.',
  'SEA-m9-26': 'Un missionnaire ne rend pas les coups : les icônes Touché sont ignorées, les icônes Fuite non.',
  'SEA-m9-27':
    'Fort et comptoir ne reçoivent que les non-pirates, le repaire que les pirates, les autres tout le monde. Un assaut ne demande la permission de personne.',
  'SEA-m9-28':
    'Ce que vous faites dans une bourgade, un comptoir ou un repaire compte comme cette activité pour le tour, mais n’est pas une action Port.',
  'SEA-m9-29':
    'Un Lieu n’a ni demande ni modification : les marchandises s’y vendent 3, toutes peuvent s’y trouver, et la demande n’y vaut pas de Gloire.',
  'SEA-m9-30': 'Prendre une prison vous donne aussi son spécialiste gratuitement.',
  'SEA-m9-31': 'La Contrebande s’achète 3 pièces d’or dans un Lieu, mais ne s’y vend jamais.',
  'SEA-m9-32': 'Où sont les Lieux, et ce qu’ils sont, tout le monde le sait dès le début. Un Lieu disparu ne revient pas.',
};
