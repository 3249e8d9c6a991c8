import type { crewGoodsShip as en } from './crew-goods-ship.en.ts';

export const crewGoodsShip: { readonly [id in keyof typeof en]: string } = {
  'SKU-CREW-01': 'Le navire peut embarquer 6 groupes de marins au plus.',
  'SKU-CREW-02': 'Un groupe de marins vaut 2 dans chacun des cinq traits.',
  'SKU-CREW-03': 'Tant qu’aucun ennemi n’est actif, le dé de vitesse d’un groupe de marins réussit sans être lancé.',
  'SKU-CREW-04': 'Un groupe de marins exténué ne peut ni faire une tâche, ni participer à un abordage, ni explorer.',
  'SKU-CREW-05':
    'Un groupe exténué récupère après un tour de repos aux cabines, où le Capitaine l’envoie avec un point de commandement. Il récupère aussitôt s’il est soigné, ou renvoyé aux cabines par une voile détruite.',
  'SKU-CREW-06': 'Un groupe de marins éliminé retourne dans la boîte, et le moral baisse de 3.',
  'SKU-CREW-07':
    'Un groupe de marins ne fait le jet d’un événement qui touche son poste que s’il n’y a là aucun personnage pour le faire.',
  'SKU-CREW-08': 'Un jet d’événement n’est pas une tâche et ne fatigue personne.',
  'SKU-CREW-09': 'Un groupe de marins touché par un tir ou un coup reçoit une blessure.',
  'SKU-CREW-10': 'Une seconde blessure met le groupe de marins en incapacité : il part aussitôt à l’infirmerie.',
  'SKU-CREW-11':
    'Un groupe en incapacité ne peut pas servir tant qu’un personnage du pont principal ne l’a pas soigné ou qu’un événement ne l’a pas libéré.',
  'SKU-CREW-12': 'Les groupes de marins appartiennent au navire, pas à un joueur. Seul le Capitaine les place et s’en sert.',
  'SKU-CREW-13': 'Un groupe de marins n’est pas obligé de faire la tâche de son poste.',
  'SKU-CREW-14': 'Un groupe blessé pendant un abordage garde sa blessure jusqu’à ce qu’on le soigne.',

  'SKU-GOODS-01': 'Les marchandises gagnées en route vont dans les cases libres de la cale, le plus à droite possible.',
  'SKU-GOODS-02': 'Avant un jet de réparation, le Capitaine peut dépenser un bois pour ajouter 2 au jet.',
  'SKU-GOODS-03': 'Le bois s’annonce avant le jet, et ses 2 points s’ajoutent à chaque dé de la réparation.',
  'SKU-GOODS-04': 'Chaque fois que la montre a fait un tour complet, le Capitaine dépense une provision ou subit la pénalité.',
  'SKU-GOODS-05': 'Un événement peut aussi demander des provisions ; la même règle s’applique.',
  'SKU-GOODS-06':
    'Si aucune provision n’est dépensée, faute d’en avoir ou par choix, lancez un dé : le moral baisse du résultat, et chaque groupe ni exténué ni aux cabines gagne 1 point de fatigue.',
  'SKU-GOODS-07':
    'Une fois par journée, le Capitaine peut servir un rhum à tout moment, sauf entre un jet et son résultat ou pendant une mutinerie : lancez un dé, le moral monte du résultat.',
  'SKU-GOODS-08': 'Le marqueur de rhum reste sur la montre jusqu’à la fin de la journée, pour mémoire.',
  'SKU-GOODS-09': 'Le rhum de la journée rend aussi à chaque pirate 1 point de destin.',
  'SKU-GOODS-10': 'On ne peut pas servir de second rhum dans la même journée.',
  'SKU-GOODS-11': 'L’or, les métaux, le tissu, le tabac, la contrebande et le sucre ne servent qu’au commerce.',
  'SKU-GOODS-12':
    'Il y a 31 marchandises : 1 or, 2 métaux, 3 tissus, 4 tabacs, 4 rhums, 5 contrebandes, 6 provisions, 3 sucres et 3 bois.',
  'SKU-GOODS-13': 'Les marchandises dépensées ou jetées retournent à la pile cachée, qu’on mélange.',
  'SKU-GOODS-14': 'Si vous devez recevoir une marchandise que la pile n’a plus, vous ne recevez rien.',

  'SKU-SHIP-01':
    'Votre premier navire est la Dame du Sud, un brigantin avec une cale de 7, 3 voiles et 3 canons. Le Capitaine les note sur sa fiche Registre.',
  'SKU-SHIP-02':
    'Un marqueur Impact, juste après la dernière colonne utilisable, montre le volume de la cale : avec 7, il est dans la colonne 8.',
  'SKU-SHIP-03': 'Les voiles se montrent de même, par un marqueur Impact une case après la dernière : avec 3, sur la case 4.',
  'SKU-SHIP-04': 'La cale a 10 colonnes de 2 cases, et une case reçoit une marchandise ou un canon.',
  'SKU-SHIP-05': 'On charge la cale de la colonne 1, à droite, vers la gauche.',
  'SKU-SHIP-06': 'La colonne du marqueur Impact de la cale et toutes celles à sa gauche sont inutilisables.',
  'SKU-SHIP-07':
    'Chaque impact dans la cale déplace son marqueur d’une colonne vers la droite : la colonne intacte la plus à gauche est détruite.',
  'SKU-SHIP-08':
    'Toutes les marchandises et tous les canons de la colonne atteinte par le marqueur Impact de la cale sont perdus.',
  'SKU-SHIP-09': 'Quand le marqueur Impact de la cale atteint la colonne 1, le navire coule.',
  'SKU-SHIP-10': 'Chaque impact au gréement fait descendre le marqueur des voiles d’une case.',
  'SKU-SHIP-11': 'On ne peut poster personne dans la cale.',
  'SKU-SHIP-12':
    'Les canons se rangent dans la cale. Ils occupent des cases, comptent pour l’indice de charge et donnent la puissance de feu.',
  'SKU-SHIP-13': 'Au départ, des marqueurs Impact limitent la cale et les voiles à ce que possède le navire.',
  'SKU-SHIP-14': 'Les améliorations du Capitaine ouvrent de nouvelles actions sur le pont principal.',
  'SKU-SHIP-15':
    'Avec la Pompe, un groupe de marins du pont principal peut enlever toute la saleté, ou ajouter 1 au jet d’un personnage qui nettoie.',
  'SKU-SHIP-16': 'Avec la Cloche à plongeur, on peut récupérer des marchandises dans les navires coulés.',
  'SKU-SHIP-17': 'Une réparation ne porte jamais la cale ni les voiles au-delà du maximum du navire.',
  'SKU-SHIP-18': 'S’il ne reste aucune voile, un impact au gréement n’y a pas d’effet, mais la saleté monte quand même.',
  'SKU-SHIP-19': 'Tout autre objet emporté est aussi dans la cale, mais n’occupe une case que si sa carte le dit.',
};
