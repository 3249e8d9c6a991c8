import type { crewGoodsShip as en } from './crew-goods-ship.en.ts';

export const crewGoodsShip: { readonly [id in keyof typeof en]: string } = {
  'SKU-CREW-01': 'Le navire peut embarquer 6 groupes de marins, pas davantage.',
  'SKU-CREW-02': 'Un groupe de marins vaut 2 dans chacun des cinq traits.',
  'SKU-CREW-03': 'Tant qu’aucun ennemi n’est actif, le dé de vitesse d’un groupe de marins réussit sans être lancé.',
  'SKU-CREW-04': 'Un groupe de marins exténué ne fait plus rien : ni tâche, ni abordage, ni exploration.',
  'SKU-CREW-05':
    'Un groupe exténué se remet par un tour de repos aux cabines, où le Capitaine l’envoie pour un point de commandement. Soigné, ou jeté aux cabines par une voile détruite, il se remet aussitôt.',
  'SKU-CREW-06': 'Un groupe de marins éliminé retourne dans la boîte, et le moral baisse de 3.',
  'SKU-CREW-07':
    'Un groupe de marins ne fait le jet d’un événement frappant son poste que s’il n’y a là aucun personnage pour le faire.',
  'SKU-CREW-08': 'Un jet d’événement n’est pas une tâche et ne fatigue personne.',
  'SKU-CREW-09': 'Quand un groupe de marins prend un tir ou un coup, il reçoit une blessure.',
  'SKU-CREW-10': 'Une seconde blessure rend le groupe de marins incapacité : il part aussitôt à l’infirmerie.',
  'SKU-CREW-11':
    'Un groupe incapacité ne sert à rien tant qu’un personnage du pont principal ne l’a pas soigné, ou qu’un événement ne le libère pas.',
  'SKU-CREW-12': 'Les groupes de marins appartiennent au navire et à aucun joueur. Seul le Capitaine les place et s’en sert.',
  'SKU-CREW-13': 'Un groupe de marins à un poste peut n’y rien faire.',
  'SKU-CREW-14': 'Un groupe sorti blessé d’un abordage garde sa blessure jusqu’à ce qu’on le soigne.',

  'SKU-GOODS-01': 'Les marchandises gagnées en route vont dans les cases libres de la cale, le plus à droite possible.',
  'SKU-GOODS-02': 'Avant une réparation, le Capitaine peut dépenser un bois : il ajoute 2 au jet.',
  'SKU-GOODS-03': 'Le bois s’annonce avant de lancer, et ses 2 points s’ajoutent à chaque dé de la réparation.',
  'SKU-GOODS-04': 'Chaque fois que la montre a fait le tour, le Capitaine dépense une provision ou en subit les conséquences.',
  'SKU-GOODS-05': 'Un événement peut aussi réclamer des provisions, aux mêmes conditions.',
  'SKU-GOODS-06':
    'Si la provision n’est pas dépensée, faute d’en avoir ou par choix, lancez un dé : le moral baisse d’autant, et chaque groupe ni exténué ni aux cabines gagne 1 point de fatigue.',
  'SKU-GOODS-07':
    'Une fois par journée, quand il veut, le Capitaine peut servir un rhum, sauf entre un jet et son résultat ou au milieu d’une mutinerie : lancez un dé, le moral monte d’autant.',
  'SKU-GOODS-08': 'Le rhum dépensé reste sur la montre jusqu’au bout de la journée, pour mémoire.',
  'SKU-GOODS-09': 'Le rhum de la journée rend aussi à chaque pirate 1 point de destin.',
  'SKU-GOODS-10': 'Pas de second rhum dans la même journée.',
  'SKU-GOODS-11': 'Or, métaux, tissu, tabac, contrebande et sucre ne servent qu’au commerce.',
  'SKU-GOODS-12':
    'Il y a 31 marchandises : 1 or, 2 métaux, 3 tissus, 4 tabacs, 4 rhums, 5 contrebandes, 6 provisions, 3 sucres et 3 bois.',
  'SKU-GOODS-13': 'Les marchandises dépensées ou jetées retournent à la pile cachée, que l’on mélange.',
  'SKU-GOODS-14': 'Si l’on vous accorde une marchandise dont la pile est à court, vous ne recevez rien.',

  'SKU-SHIP-01':
    'Votre premier navire est la Dame du Sud, un brigantin : cale 7, 3 voiles et 3 canons. Le Capitaine en tient le compte sur sa fiche Registre.',
  'SKU-SHIP-02':
    'Un marqueur Impact, juste après la dernière colonne utilisable, montre le volume de la cale : avec 7, il est dans la colonne 8.',
  'SKU-SHIP-03': 'Les voiles se montrent de même, par un marqueur Impact une case après la dernière : avec 3, sur la case 4.',
  'SKU-SHIP-04': 'La cale a 10 colonnes de 2 cases, et une case reçoit une marchandise ou un canon.',
  'SKU-SHIP-05': 'On charge à partir de la colonne 1, à droite, en allant vers la gauche.',
  'SKU-SHIP-06': 'La colonne où se trouve le marqueur Impact de la cale, et toutes celles à sa gauche, sont fermées.',
  'SKU-SHIP-07':
    'Chaque impact dans la cale pousse son marqueur d’une colonne vers la droite : la colonne intacte la plus à gauche disparaît.',
  'SKU-SHIP-08': 'Tout ce que contient la colonne atteinte par le marqueur Impact de la cale, marchandises ou canons, est perdu.',
  'SKU-SHIP-09': 'Quand le marqueur Impact de la cale en est à la colonne 1, le navire coule.',
  'SKU-SHIP-10': 'Chaque impact au gréement fait descendre d’une case le marqueur des voiles.',
  'SKU-SHIP-11': 'Personne ne prend poste dans la cale.',
  'SKU-SHIP-12':
    'Les canons se rangent dans la cale comme des marchandises. Ils occupent des cases, pèsent sur l’indice de charge et font votre puissance de feu.',
  'SKU-SHIP-13': 'Au départ, des marqueurs Impact limitent la cale et les voiles à ce que possède le navire.',
  'SKU-SHIP-14': 'Les améliorations du Capitaine ouvrent de nouvelles actions sur le pont principal.',
  'SKU-SHIP-15':
    'Pompe : un groupe de marins du pont principal peut ôter toute la saleté, ou bien donner 1 de plus au jet d’un personnage qui nettoie.',
  'SKU-SHIP-16': 'Cloche à plongeur : on peut remonter des marchandises des navires coulés.',
  'SKU-SHIP-17': 'Une réparation ne porte jamais la cale ni les voiles au-delà de ce que le navire possède.',
  'SKU-SHIP-18': 'S’il ne reste aucune voile, un impact au gréement n’y casse plus rien ; la saleté monte quand même.',
  'SKU-SHIP-19': 'Tout autre objet emporté est aussi dans la cale, et n’y prend une case que si sa carte le dit.',
};
