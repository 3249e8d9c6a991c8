import type { en } from './speech.en.ts';

export const fr: { readonly [key in keyof typeof en]: string } = {
  hull: 'Sans Coque, le navire coule, et le capitaine avec lui. Les touchés sur une section détruite portent ici.',
  masts: 'Sans Mâts, un seul dé au duel de manœuvre et rien d’autre que faire feu ; un raid qui vous coûte le dernier échoue.',
  cannons: 'Qui gagne le duel et fait feu touche une fois par Canon.',
  crew: 'Sans Équipage, pas d’abordage, et un combat sur le pont est perdu d’avance.',
  cargo: 'En mer, la cale contient autant de cartes Cargaison que ce nombre.',
  flight: 'En raid : autant d’icônes Fuite que votre Manœuvrabilité, et le marchand s’échappe.',
  manoeuvrability:
    'En raid, elle tient tête à autant d’icônes Fuite moins une ; 2 de plus que l’ennemi valent un dé de plus à chaque duel.',
  manoeuvre: 'Dés des duels en mer et des raids. Chaque crâne est un succès.',
  scouting: 'Dés pour trouver marchands et navires. Un crâne suffit.',
  leadership: 'Dés des combats sur le pont et à terre, et du recrutement. Chaque crâne est un succès.',
  influence: 'Dés pour les rumeurs, les missions et les faveurs. Un crâne suffit.',
  gold: 'L’or achète tout, et qui vous bat le prend. Cachez-le dans le coffre de votre port d’attache.',
  chest:
    'Chaque dizaine de pièces d’or y vaut un point de Gloire caché, jusqu’à la moitié de l’objectif. On n’y touche qu’au port d’attache.',
  demand: 'Ce port paie 6 pièces d’or chaque carte de cette denrée, et 3 toute autre. Trois d’un coup valent un point de Gloire.',
  yardHidden: 'Une modification pour un navire, face cachée. Qui descend à terre ici la dévoile.',
  merchant: 'Cherchez-le au large : un crâne suffit, son pavillon se montre et vous pouvez l’attaquer.',
  port: 'Descendez à terre pour commercer, réparer, recruter, entendre des rumeurs et prendre des missions.',
  shut: 'Sa nation a mis votre tête à prix : ce port vous est fermé.',
  home: 'Qui est d’ici y cache son or dans un coffre, et n’y est jamais refusé.',
  navy: 'Il chasse les capitaines dont la tête est mise à prix et, en guerre, ceux de l’ennemi. Il cherche quiconque arrive dans sa zone.',
  pirates: 'Ils chassent ceux dont la tête n’est pas mise à prix. Ils cherchent quiconque arrive dans leur zone.',
  ownShip: 'Votre navire : faites-le glisser où il doit aller, ou pressez la zone, le port ou le marchand.',
  ship: 'Un autre capitaine. En mer dans la même zone, on peut le chercher et le combattre.',
  routes: 'Quels ports demandent ce que vous avez à bord, et en combien d’actions, sortie et entrée au port comprises.',
  bounty:
    'Chacune vient d’une attaque contre cette nation. Ses ports vous sont fermés, ses navires vous chassent, et qui vous bat est payé.',
  points:
    'Les points de Gloire viennent des combats, des riches raids, des denrées demandées, des missions, des rumeurs, des navires ; le coffre en cache d’autres.',
  actions: 'Trois par tour : Déplacement, Reconnaissance, et Port une seule fois.',
  loot: 'Valeur de butin : ce que cette carte rapporte en or si le raid réussit. Au port, elle se vend au prix du port.',
  handCards: 'Cartes Gloire, une pour chaque point de la piste. On peut en tenir quatre.',
  mission: 'Une mission rapporte un point de Gloire et sa récompense.',
  rumour: 'Une rumeur se vérifie là où elle le dit ; avérée, elle rapporte un point de Gloire.',
  houseSell:
    'Un seul lot, annoncé avant d’être payé : 6 pièces d’or la carte demandée, 3 toute autre. La vente passe avant toute autre affaire.',
  houseBuy:
    '{n, plural, one {# carte est proposée} other {# cartes sont proposées}} à vos seuls yeux ; plus une denrée abonde, moins elle coûte.',
  houseYard: 'Réparations, armes spéciales, modifications, et un autre navire.',
  houseRecruit:
    'Jetez les dés de Commandement : un crâne, et l’Équipage est au complet sans frais ; sinon un matelot coûte {n, plural, one {# pièce} other {# pièces}} d’or.',
  houseRumour:
    'Payez {n, plural, one {# pièce} other {# pièces}} d’or et jetez les dés d’Influence : un crâne, et vous entendez une rumeur.',
  houseMission: 'Les missions proposées dans ce port s’acceptent ici.',
  houseStash: 'L’or caché chez vous est à l’abri, et chaque dizaine vaut un point de Gloire caché.',
  good: 'Elle se vend ici {price, plural, one {# pièce} other {# pièces}} d’or.',
  goodAsked: '{n, plural, =0 {Aucun port n’en demande.} other {Demandée : {ports}.}}',
  portAt: '{port}, {n, plural, =0 {ici} one {# action} other {# actions}}',
};
