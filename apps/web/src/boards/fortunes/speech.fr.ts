import type { en } from './speech.en.ts';

export const fr: { readonly [key in keyof typeof en]: string } = {
  hull: 'Si la Coque est détruite, le bateau coule et le capitaine meurt. Les touchés sur une autre section détruite vont à la Coque.',
  masts: 'Mâts détruits, vous lancez un seul dé au concours de manœuvre et ne pouvez que Tirer. Un raid qui les détruit échoue.',
  cannons:
    'Quand vous tirez, vous faites un touché par Canon si vous remportez le concours, sinon un par crâne (sans dépasser vos Canons).',
  crew: 'Sans Équipage, pas d’abordage, et tout combat d’équipage est perdu d’avance.',
  cargo: 'En mer, votre cale contient ce nombre de cartes Cargaison.',
  flight: 'En raid, le marchand s’échappe s’il y a autant d’icônes Fuite que votre Manœuvrabilité.',
  manoeuvrability:
    'En raid, le marchand s’échappe à ce nombre d’icônes Fuite. Avec 2 de plus que l’ennemi, vous lancez un dé de plus à chaque concours de manœuvre.',
  manoeuvre: 'Dés des concours de manœuvre et des raids. Chaque crâne est un succès.',
  scouting: 'Dés pour trouver marchands et bateaux. Un crâne suffit.',
  leadership: 'Dés des combats d’équipage et du recrutement. Chaque crâne est un succès.',
  influence: 'Dés pour les rumeurs et les missions. Un crâne suffit.',
  gold: 'L’or à bord achète tout, mais le capitaine qui vous bat le prend. Cachez-le dans le coffre de votre port d’attache.',
  chest:
    'Chaque tranche de 10 pièces d’or au coffre vaut un point de Gloire caché, jusqu’à la moitié de l’objectif. On n’y touche qu’au port d’attache.',
  demand:
    'Ce port paie 6 pièces d’or chaque carte de cette marchandise et 3 toute autre. Trois en une vente valent un point de Gloire.',
  yardHidden: 'Une modification pour un bateau, face cachée. Une action Port ici la révèle.',
  merchant: 'Faites une Reconnaissance dans cette zone : un crâne suffit, son pavillon est révélé et vous pouvez l’attaquer.',
  port: 'Faites une action Port pour commercer, réparer, recruter, acquérir des rumeurs et accepter des missions.',
  shut: 'Sa nation a mis une prime sur votre tête : ce port vous est fermé.',
  home: 'Les capitaines d’ici ont leur coffre dans ce port, qui ne leur est jamais fermé.',
  navy: 'Il chasse les capitaines qui ont une prime et, en guerre, ceux de l’ennemi. Il vous cherche quand vous entrez dans sa zone ou y commencez votre tour.',
  pirates:
    'Ils chassent les capitaines sans prime. Ils vous cherchent quand vous entrez dans leur zone ou y commencez votre tour.',
  ownShip: 'Votre bateau : faites-le glisser où vous voulez aller, ou choisissez une zone, un port ou un marchand.',
  ship: 'Un autre capitaine. En mer dans votre zone, on peut le chercher et l’attaquer.',
  routes: 'Les ports qui demandent ce que vous avez à bord, et à combien d’actions, sortie et entrée au port comprises.',
  bounty:
    'Une par attaque contre cette nation. Ses ports vous sont fermés, les navires vous chassent, et le capitaine qui vous bat peut toucher une récompense.',
  points:
    'Les points de Gloire viennent des combats, des riches raids, des marchandises en demande, des missions, des rumeurs et des bateaux ; le coffre en cache d’autres.',
  actions: 'Trois par tour : Déplacement, Reconnaissance, et une seule action Port.',
  loot: 'Valeur de Pillage : l’or que rapporte cette carte si un raid réussit. Au port, elle se vend au prix du port.',
  handCards: 'Cartes Gloire : une par point sur la piste. On peut en garder quatre.',
  mission: 'Une mission accomplie rapporte un point de Gloire et sa récompense.',
  rumour: 'Une rumeur se vérifie à l’endroit indiqué. Prouvée, elle rapporte un point de Gloire.',
  houseSell:
    'Vous vendez un seul lot, annoncé avant d’être payé : 6 pièces d’or la carte en demande, 3 toute autre. La vente passe toujours en premier.',
  houseBuy:
    'Vous seul voyez {n, plural, one {# carte} other {# cartes}}. Plus il y a de cartes d’une marchandise, moins elle coûte.',
  houseYard: 'Réparations, armes spéciales, modifications et nouveaux bateaux.',
  houseRecruit:
    'Lancez vos dés de Leadership : un crâne complète l’Équipage gratuitement. Sinon, chaque marin coûte {n, plural, one {# pièce} other {# pièces}} d’or.',
  houseRumour:
    'Payez {n, plural, one {# pièce} other {# pièces}} d’or et lancez vos dés d’Influence : un crâne, et vous acquérez une rumeur.',
  houseMission: 'Acceptez une mission proposée dans ce port.',
  houseStash: 'L’or caché au port d’attache est à l’abri, et chaque tranche de 10 pièces vaut un point de Gloire caché.',
  good: 'Cette carte se vend ici {price, plural, one {# pièce} other {# pièces}} d’or.',
  goodAsked: '{n, plural, =0 {Aucun port ne la demande.} other {En demande : {ports}.}}',
  portAt: '{port}, {n, plural, =0 {ici} one {# action} other {# actions}}',
};
