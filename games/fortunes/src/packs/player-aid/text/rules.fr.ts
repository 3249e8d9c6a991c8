import type { rules as en } from './rules.en.ts';

export const rules: { readonly [id in keyof typeof en]: string } = {
  'SEA-BASE-01':
    'Pour commencer, chacun prend une couleur avec ses cubes, son bateau et un coffre aux trésors, reçoit un capitaine caché, choisit en secret sloop ou flûte, puis tous se dévoilent.',
  'SEA-BASE-02':
    'Vous partez avec une carte Gloire et 10 pièces d’or, à quai dans votre port d’attache, vos cubes réglés sur la carte Bateau.',
  'SEA-BASE-03': 'Un drapeau peut marquer votre port d’attache. Les drapeaux viennent avec les cartes en plus.',
  'SEA-BASE-04': 'Tirez l’un des capitaines en jeu : c’est le premier joueur.',
  'SEA-BASE-05':
    'Il y a 16 capitaines en tout. Quand chacun a le sien, les autres forment la pioche de ceux qui en auront besoin.',
  'SEA-BASE-06': 'La pioche Événement compte 34 cartes.',
  'SEA-BASE-07':
    'Chaque port a un jeton Demande visible et une modification cachée, chaque zone un marchand au pavillon caché ; les jetons Demande en trop forment une pile.',
  'SEA-BASE-08': 'Deux missions sont lues et posées dans leurs ports ; la Gloire part de 0, et 5 cubes bruns attendent l’ennemi.',
  'SEA-BASE-09':
    'Pour un test, vous lancez autant de dés que la compétence. Un crâne suffit, sauf si une carte en demande davantage.',
  'SEA-BASE-10': 'Vous êtes pirate dès votre première prime. Jusque-là, vous êtes un honnête marchand.',
  'SEA-BASE-11':
    'Quatre cartes Gloire en main, pas plus ; la cinquième oblige à défausser aussitôt, sans pouvoir en jouer une d’abord.',
  'SEA-BASE-12': 'De chaque sorte de spécialiste, vous ne pouvez en avoir qu’un.',
  'SEA-BASE-13':
    'Un capitaine qui meurt ou se retire emporte ses cartes, son bateau, tout ce qui était à bord et toutes ses primes. Vos points de Gloire et votre coffre vous restent.',
  'SEA-BASE-14':
    'Si un pirate non-joueur croise dans la zone du port d’attache de votre nouveau capitaine, piochez-en un autre. S’il n’y en a plus, la partie s’arrête.',
  'SEA-BASE-15':
    'Un nouveau capitaine part avec 10 pièces d’or, moins ce que contient le coffre. Ici, ce qu’il contient passe d’abord à bord et la banque complète ; en option, il reste au coffre.',
  'SEA-BASE-16': 'Votre nouveau capitaine entre en jeu à votre prochain tour.',
  'SEA-BASE-17': 'Le premier joueur pioche l’événement ; s’il n’y en a plus, la partie est finie.',
  'SEA-BASE-18': 'Les CNJ dont la carte montre l’icône se déplacent : vers qui ils chassent, ou sinon du côté de leur lettre.',
  'SEA-BASE-19':
    'Ceux qu’ils chassent sont dans leur zone ou une zone voisine. Épargner les joueurs au port est une option de table ; d’après la règle, on les chasse aussi.',
  'SEA-BASE-20':
    'Un navire chasse d’abord ceux qui portent une prime de sa nation, puis ceux que d’autres recherchent, puis les capitaines d’une nation ennemie.',
  'SEA-BASE-21':
    'Un man’o’war sans joueur à chasser se dirige vers le man’o’war ennemi. C’est une option de l’aide de jeu ; d’après la règle, il suit sa lettre.',
  'SEA-BASE-22':
    'Un pirate non-joueur chasse les non-pirates : d’abord ceux qui ont de l’or, puis ceux qui ont des marchandises, puis tous les autres.',
  'SEA-BASE-23':
    'Un navire dans sa zone empêche un pirate non-joueur de chercher. D’après l’aide, en option, il ne chasse alors plus personne et suit sa lettre.',
  'SEA-BASE-24': 'Si une zone n’a pas de frontière du côté de la lettre d’un CNJ, prenez la suivante dans le sens horaire.',
  'SEA-BASE-25': 'On lit le texte de l’événement, on l’applique, on défausse la carte.',
  'SEA-BASE-26':
    'Option de table : après chaque événement, tous les marchands de la piste regagnent les zones qui n’en ont pas. D’après la règle, ils attendent d’être 8.',
  'SEA-BASE-27':
    'Les cartes pour le tour d’un autre s’annoncent cachées, se montrent, puis se règlent ou non. D’après l’aide, en option, toutes se montrent avant que chacun décide ; d’après la règle, chacune le moment venu.',
  'SEA-BASE-28':
    'On met un capitaine à la retraite au port, avant toute action. D’après l’aide, en option, le nouveau s’installe aussitôt et joue à votre prochain tour ; d’après la règle, tout attend ce tour-là.',
  'SEA-BASE-29':
    'Si vous commencez votre tour en mer avec un CNJ hostile dans votre zone, il vous cherche par un jet de Reconnaissance ; trouvé, vous le combattez, un autre joueur tenant sa barre.',
  'SEA-BASE-30':
    'Qui cherche-t-on ? Les pirates, puis les capitaines de la nation ennemie, puis, avec la Contrebande, les non-pirates qui en portent. On vous cherche à votre propre tour ; d’après l’aide, en option, un navire vous laisse tant qu’il y a dans sa zone un joueur qui l’intéresse plus.',
  'SEA-BASE-31': 'Un navire cherche avec sa valeur imprimée, ou avec un dé par prime de sa nation sur vous si cela en fait plus.',
  'SEA-BASE-32': 'Vous avez jusqu’à 3 actions, que vous pouvez répéter.',
  'SEA-BASE-33':
    'Un Déplacement vous mène au port, d’une zone à l’autre, ou hors du port, où l’on vérifie la cale. Les ports des nations qui vous recherchent sont fermés, sauf votre port d’attache.',
  'SEA-BASE-34':
    'Pour une Reconnaissance, dites qui vous cherchez dans la zone : un joueur en mer, un CNJ ou le marchand. Si le jet réussit, vous combattez.',
  'SEA-BASE-35':
    'Vous pouvez vérifier une rumeur : lancez, appliquez-la, défaussez-la sauf mention contraire. Prouvée, elle vaut 1 point de Gloire et une carte.',
  'SEA-BASE-36': 'Vous pouvez accomplir une mission : appliquez-la et défaussez-la, pour 1 point de Gloire et une carte.',
  'SEA-BASE-37': 'Attaquez un capitaine qui n’est pas pirate, et sa nation met une prime sur vous dès le début du combat.',
  'SEA-BASE-38':
    'L’attaquant déclare le premier. Au premier tour de combat, et quand les Mâts sont détruits, Tirer est le seul choix.',
  'SEA-BASE-39': 'Sans Équipage, vous ne pouvez déclarer Abordage.',
  'SEA-BASE-40': 'Si les deux déclarent Fuir, le combat s’arrête là.',
  'SEA-BASE-41':
    'L’action du gagnant compte, celle du perdant aussi, pour autant que chacune puisse se faire. Les touchés partent ensemble.',
  'SEA-BASE-42':
    'En tirant, le gagnant touche une fois par Canon ; le perdant ou l’ex aequo, une fois par succès, sans dépasser ses Canons.',
  'SEA-BASE-43':
    'Chaque touché lance un dé pour sa section ; un crâne va où le veut le propriétaire du bateau touché, et ce qu’une section ne peut plus prendre tombe sur la Coque.',
  'SEA-BASE-44': 'Avec une arme spéciale, ce que la section visée ne peut plus prendre se perd et épargne la Coque.',
  'SEA-BASE-45':
    'Au combat d’équipage, chacun lance son Leadership et frappe en même temps, un dégât par crâne, sans dépasser son Équipage. Sans Équipage, vous avez perdu ; si les deux tiennent, on relance.',
  'SEA-BASE-46': 'Celui dont l’Équipage tombe à 0 est tué, et le vainqueur pille le bateau.',
  'SEA-BASE-47':
    'À un joueur, vous prenez à votre gré or, cartes Gloire, marchandises, rumeur, armes spéciales, bateau et spécialistes ; les spécialistes laissés sont défaussés.',
  'SEA-BASE-48':
    'En pillant un navire, piochez 3 cartes Cargaison et prenez en or leurs valeurs de Pillage. Ses dégâts à la Cargaison ôtent ensuite des cartes ; celles qui restent, vous pouvez les charger, et garder le bateau.',
  'SEA-BASE-49':
    'Si vous gagnez avec Fuir, vous vous échappez quand l’adversaire n’a aucun crâne. Un CNJ ne fuit que s’il a moins de Canons ou d’Équipage que vous.',
  'SEA-BASE-50':
    'Pour un joueur pirate tué, une nation qui ne vous recherche pas paie 5 pièces d’or par prime qu’elle avait sur lui.',
  'SEA-BASE-51': 'Pour un pirate non-joueur, un non-pirate touche 5 pièces d’or si c’était le sloop, 15 si c’était la frégate.',
  'SEA-BASE-52':
    'Si vous coulez un non-pirate que vous aviez attaqué, il peut s’ajouter une seconde prime : d’après la règle, pour les navires seulement, coulés ou pris ; en option, pour les joueurs coulés aussi.',
  'SEA-BASE-53': 'Après un combat, un CNJ est entièrement réparé.',
  'SEA-BASE-54': 'Pas de raid avec une section détruite ; on le vérifie quand vous déclarez l’attaque.',
  'SEA-BASE-55': 'Retournez le marchand, choisissez le pavillon du jeton ou celui de la zone, et attaquez ou non.',
  'SEA-BASE-56':
    'Un raid : prenez la prime, étalez 3 cartes Cargaison, lancez votre Manœuvre ; chaque crâne fait piocher une carte, en défausser une ou en échanger une.',
  'SEA-BASE-57': 'En raid, chaque arme spéciale dépensée fait d’un dé un crâne.',
  'SEA-BASE-58':
    'En raid viennent ensuite les touchés : une section détruite, et le raid échoue ; sans Coque, le bateau coule. Puis le marchand s’échappe s’il a au moins autant d’icônes Fuite que votre Manœuvrabilité.',
  'SEA-BASE-59':
    'Un raid réussi paie la somme des cartes, que vous pouvez garder. À partir de 12 pièces d’or, il vaut 1 point de Gloire et une carte.',
  'SEA-BASE-60':
    'L’action Port coûte 1 action, une fois par tour. Faites-y autant d’activités que vous voulez, chacune une fois, l’une finie avant l’autre.',
  'SEA-BASE-61':
    'À l’ouverture d’une action Port, la modification cachée du port est retournée. S’il n’y en a pas, on en pose une, mais seulement quand on joue avec les modifications en plus.',
  'SEA-BASE-62':
    'La vente vient toujours en premier : une carte rapporte 3 pièces d’or, ou 6 si elle est en demande. Vendre 3 cartes en demande ou plus vaut 1 point de Gloire et une carte Gloire. Les cartes vendues sont défaussées face visible.',
  'SEA-BASE-63':
    'Après une vente, le jeton Demande est remplacé au hasard. D’après la règle, il faut avoir vendu quelque chose en demande. D’après l’aide, en option de table, n’importe quelle marchandise suffit.',
  'SEA-BASE-64':
    'Pour acheter, piochez 6 cartes que personne d’autre ne voit, ou 3 si vous avez aussi acheté ici au tour précédent. Les cartes de la marchandise en demande sont remplacées. Une carte coûte 3, 2 ou 1 pièce d’or s’il y en a une, deux ou plus de sa marchandise. Le reste est défaussé face visible.',
  'SEA-BASE-65':
    'En option de table, vous pouvez avoir au plus 6 cartes Cargaison au port. D’après la règle, il n’y a pas de limite avant le départ.',
  'SEA-BASE-66': 'Réparer coûte 2 pièces d’or par point ; l’Équipage ne se répare pas, il se recrute.',
  'SEA-BASE-67':
    'Vous vendez l’ancien bateau avant d’acheter le nouveau. L’ancien rapporte 1 pièce d’or de plus par modification et 1 de moins par dégât.',
  'SEA-BASE-68':
    'Les modifications d’un bateau vendu retournent dans des ports qui n’en ont pas. Avec les modifications supplémentaires, elles sont défaussées, et on en pioche autant d’autres, réparties au hasard entre ces ports.',
  'SEA-BASE-69': 'Acheter une frégate ou un galion vaut 1 point de Gloire et une carte Gloire, une fois par capitaine.',
  'SEA-BASE-70': 'Un man’o’war se prend ou s’abandonne ; il ne s’achète ni ne se vend.',
  'SEA-BASE-71':
    'Une arme spéciale coûte 3 pièces d’or, et vous pouvez en avoir une de chaque sorte. Une modification coûte 3 pièces d’or.',
  'SEA-BASE-72':
    'Pour recruter, lancez vos dés de Leadership. En cas de succès, l’Équipage est complété gratuitement. Sinon, chaque marin coûte 2 pièces d’or, jusqu’à l’Équipage du bateau.',
  'SEA-BASE-73': 'Une rumeur coûte 2 pièces d’or et un jet d’Influence : s’il réussit, piochez-en une.',
  'SEA-BASE-74':
    'Vous pouvez accepter une mission dans son port si vous remplissez ses conditions. Une autre mission prend sa place. Vous n’en avez qu’une à la fois, mais vous pouvez en changer.',
  'SEA-BASE-75':
    'Dans votre port d’attache, vous pouvez cacher de l’or sans dire combien. Chaque dizaine complète vaut 1 point, 5 au plus.',
  'SEA-BASE-76':
    'Le coffre ne s’ouvre que pour déclarer la victoire. Dans votre port d’attache, vous pouvez payer avec son or ou en reprendre à bord.',
  'SEA-BASE-77':
    'Après tous les joueurs, les bateaux des CNJ piochés dans la manche entrent en jeu au lieu indiqué par leur carte : les navires sont bruns et portent le jeton de leur nation, les pirates sont noirs.',
  'SEA-BASE-78': 'En mer, il y a au plus un navire par nation, un sloop pirate et une frégate pirate.',
  'SEA-BASE-79':
    'Un second capitaine pour le même bateau couvre le premier, et le bateau se déplace au nouveau lieu. Si le nouveau est tué, celui du dessous revient.',
  'SEA-BASE-80': 'Toutes les pioches sont mélangées au début.',
  'SEA-BASE-81': 'Au concours de manœuvre, les deux camps lancent leurs dés de Manœuvre.',
  'SEA-BASE-82': 'Un Abordage réussi met fin au combat naval et ouvre le combat d’équipage.',
  'SEA-BASE-83': 'Tant que personne n’est tué et que personne ne s’est échappé, un autre tour de combat suit.',
  'SEA-BASE-84': 'Vous n’êtes pas obligé d’utiliser les crânes d’un raid. Chacun peut servir à l’un de ses trois usages.',
  'SEA-BASE-85': 'Une vente commence par l’annonce des marchandises à vendre.',
  'SEA-BASE-86':
    'Les cartes que vous achetez restent face cachée. Pendant l’achat, vous pouvez défausser des marchandises que vous aviez déjà.',
  'SEA-BASE-87': 'Si vous vendez votre bateau, vous devez en acheter un autre.',
  'SEA-BASE-88': 'Vous ne pouvez acheter que la modification de ce port. Elle va sur votre plateau de joueur.',
};
