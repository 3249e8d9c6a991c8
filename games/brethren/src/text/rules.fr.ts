import type { rules as en } from './rules.en.ts';

export const rules: { readonly [id in keyof typeof en]: string } = {
  'BRE-SETUP-01': 'On joue à 3, 4, 5 ou 6. La partie ne peut pas commencer avec un autre nombre de joueurs.',
  'BRE-SETUP-02': 'À trois, on joue avec 40 cartes : les trois jeux marqués restent dans la boîte.',
  'BRE-SETUP-03': 'À quatre, on joue avec 52 cartes : on garde un jeu marqué, les deux autres restent dans la boîte.',
  'BRE-SETUP-04': 'À cinq, on joue avec 64 cartes : on garde deux jeux marqués, le troisième reste dans la boîte.',
  'BRE-SETUP-05':
    'À six, on joue avec les 76 cartes : les 40 sans symbole et les trois jeux marqués de 12. D’autres totaux ont été imprimés, mais c’est le seul qui tombe juste.',
  'BRE-SETUP-06':
    'Les trois jeux marqués ont le même contenu : laissez de côté celui que vous voulez, pourvu qu’aucun ne soit entamé. Ce contenu est notre hypothèse : 3 coffres au trésor, 1 canon, 1 mousquet, 3 cartes de doublons marqués (une par position) et 4 cartes de doublons (une par valeur, de 1 à 4).',
  'BRE-SETUP-07':
    'On mélange le paquet et on remet dans la boîte 4 cartes tirées au hasard, sans les regarder. Personne ne saura jamais lesquelles.',
  'BRE-SETUP-08': 'Vous recevez, face cachée, une main de 4 cartes. Personne d’autre ne peut la regarder.',
  'BRE-SETUP-09': 'Le reste du paquet, face cachée, devient la pioche : huit cartes par joueur.',
  'BRE-SETUP-10':
    'Port Royal se place au milieu de la table. Son tableau, réduit ici à la colonne de votre nombre de joueurs, indique combien de mousquets, de canons et de coffres au trésor contenait le paquet avant le retrait des 4 cartes secrètes.',
  'BRE-SETUP-11':
    'Autant de plateaux espagnols que de joueurs forment un cercle autour de Port Royal, côté galion visible, la rangée des positions tournée vers Port Royal.',
  'BRE-SETUP-12':
    'L’un des plateaux espagnols se trouve plein nord d’après la rose des vents de Port Royal. C’est le plateau nord, par lequel commencera le décompte final.',
  'BRE-SETUP-13': 'Les plateaux espagnols en trop restent dans la boîte.',
  'BRE-SETUP-14':
    'Vous prenez les 12 navires d’une couleur : 3 galions et 9 goélettes. Les couleurs sans joueur restent dans la boîte.',
  'BRE-SETUP-15':
    'À trois ou quatre, chacun reçoit 4 doublons de départ ; à cinq ou six, 3 seulement. Les autres restent dans la boîte.',
  'BRE-SETUP-16':
    'Un doublon de départ permet de jouer une carte face cachée. Vous pouvez aussi le garder : chaque doublon de départ qui vous reste à la fin compte pour 1 doublon.',
  'BRE-SETUP-20': 'Le symbole au coin d’une carte n’est utile qu’au moment de composer le paquet. Ensuite, il n’a aucun effet.',
  'BRE-SETUP-21':
    'Vous n’aurez jamais d’autres doublons à dépenser que ceux du départ : le trésor gagné s’ajoute à votre butin, mais ne se dépense pas.',
  'BRE-SETUP-17':
    'Les canons et les mousquets sont les attaques des Espagnols : lors d’un décompte, ils tirent avant tout partage et peuvent changer la force des flottes.',
  'BRE-SETUP-18':
    'Une carte de doublons marqués vaut 2 doublons. Après les attaques, elle va directement au joueur dont la flotte occupe la position imprimée.',
  'BRE-SETUP-19':
    'Après les attaques, les cartes de doublons et les coffres au trésor se partagent entre tous les joueurs qui ont une flotte à ce plateau, dans l’ordre des flottes : la plus forte choisit d’abord.',

  'BRE-TURN-01':
    'Dans la règle imprimée, le plus jeune commence ; ici, le premier joueur est tiré au sort, sauf si la table désigne un siège. On joue dans le sens horaire.',
  'BRE-TURN-02': 'Un tour se joue en trois temps, toujours dans cet ordre : jouer un navire, jouer une carte, piocher une carte.',
  'BRE-TURN-03':
    'D’abord, envoyez un navire de votre réserve, galion ou goélette, au plateau espagnol de votre choix, qu’il montre un galion ou une colonie.',
  'BRE-TURN-04': 'Vous devez jouer un navire à chaque tour. On ne peut pas passer.',
  'BRE-TURN-05': 'Un navire joué ne bouge plus : vous ne déplacez jamais ceux des tours précédents.',
  'BRE-TURN-06':
    'Le nouveau navire rejoint la flotte que vous avez déjà à ce plateau, ou en forme une. Les flottes y sont aussitôt reclassées par force, avant que vous ne jouiez votre carte.',
  'BRE-TURN-07':
    'Ensuite, jouez une carte de votre main à un plateau espagnol. Un seul vous est interdit : celui où vous avez envoyé votre navire ce tour-ci.',
  'BRE-TURN-08': 'Vous devez jouer une carte à chaque tour.',
  'BRE-TURN-09': 'Une carte jouée ne bouge plus : vous ne déplacez jamais celles des tours précédents.',
  'BRE-TURN-10': 'Jouer une carte face visible est gratuit, et tout le monde la voit.',
  'BRE-TURN-11':
    'Jouer une carte face cachée vous coûte un de vos doublons de départ. Il va sur Port Royal et y reste jusqu’à la fin de la partie.',
  'BRE-TURN-12': 'Quand vous avez dépensé tous vos doublons de départ, vous ne pouvez plus jouer vos cartes que face visible.',
  'BRE-TURN-13': 'Les doublons gagnés aux décomptes ne paient jamais une carte face cachée, quelle que soit la carte.',
  'BRE-TURN-14':
    'Les cartes d’un plateau se recouvrent en partie mais restent visibles : on peut toujours lire celles qui sont face visible et compter celles qui sont face cachée.',
  'BRE-TURN-15':
    'Si votre carte est la sixième devant un galion espagnol, cartes cachées comprises, il est décompté aussitôt, avant que vous ne piochiez. Vous n’avez pas besoin d’y avoir une flotte. Cela vaut aussi pour votre toute dernière carte : le plateau est retourné, et une colonie encore vide à la fin ne rapporte rien.',
  'BRE-TURN-16':
    'Une colonie accepte autant de cartes qu’on veut : en cours de partie, elles n’y déclenchent jamais de décompte.',
  'BRE-TURN-17': 'Pour finir, piochez la première carte de la pioche.',
  'BRE-TURN-18':
    'Quand la pioche est épuisée, on ne pioche plus. Vous jouez encore un navire et une carte à chaque tour, tant qu’il vous en reste.',
  'BRE-TURN-19': 'On joue tant qu’il reste à quelqu’un un navire ou une carte, ce qui fait 12 tours par joueur.',
  'BRE-TURN-20':
    'Votre carte peut aller à n’importe quel autre plateau espagnol, galion ou colonie, que vous y ayez une flotte ou non, et même s’il n’y en a aucune.',
  'BRE-TURN-21': 'Toutes les cartes, d’attaque ou de trésor, se jouent aussi bien face visible que face cachée.',

  'BRE-FLEET-01': 'Comptez 3 voiles pour un galion et 2 pour une goélette.',
  'BRE-FLEET-02': 'La force d’une flotte est la somme des voiles de ses navires.',
  'BRE-FLEET-03': 'Tous vos navires à un même plateau forment une seule flotte.',
  'BRE-FLEET-04': 'À chaque plateau, les flottes sont toujours classées de la plus forte, en position 1, à la plus faible.',
  'BRE-FLEET-05':
    'Si votre nouveau navire vous amène à égalité, les flottes déjà devant y restent : la vôtre se range derrière toutes celles de même force, même si elle est nouvelle.',
  'BRE-FLEET-06':
    'Une flotte qui grandit ne dépasse donc que les flottes strictement plus faibles, et les autres gardent leur ordre entre elles. L’égalité se règle après chaque navire, et non en fin de partie : de deux flottes égales, la première à avoir atteint cette force est devant.',
  'BRE-FLEET-07':
    'Plus de trois joueurs peuvent avoir une flotte à un même plateau. Les quatrième, cinquième et sixième flottes se rangent derrière la position 3, toujours par ordre de force.',
  'BRE-FLEET-08':
    'Derrière la position 3, une flotte est une flotte comme les autres : elle participe au partage et peut être la plus faible. Mais aucune carte de doublons marqués ne porte son numéro.',
  'BRE-FLEET-09': 'Les doublons marqués d’un 3 vont seulement à la troisième flotte, pas à celles qui sont à côté ou derrière.',

  'BRE-SCORE-01':
    'Un galion espagnol est décompté une fois, juste après sa sixième carte. En fin de partie, chaque plateau est décompté : côté colonie, ou côté galion s’il n’a jamais reçu six cartes.',
  'BRE-SCORE-02':
    'Un décompte interrompt le tour. On commence par retourner face visible, pour tout le monde, les cartes cachées de ce plateau.',
  'BRE-SCORE-03':
    'Un décompte suit toujours le même ordre : révéler les cartes, faire tirer les canons, reclasser les flottes, faire tirer les mousquets, remettre les doublons marqués, partager les doublons et les coffres au trésor, ranger le plateau.',
  'BRE-SCORE-04': 'Quand un plateau réunit des canons et des mousquets, les canons tirent toujours d’abord.',
  'BRE-SCORE-05':
    'Après les attaques, tous les canons et les mousquets du plateau partent dans la boîte. Personne ne les reçoit.',
  'BRE-SCORE-06': 'Sans canon ni mousquet, il n’y a pas d’attaque : on passe aussitôt au partage, dans l’ordre des flottes.',
  'BRE-SCORE-07':
    'En fin de partie, les plateaux sont décomptés un par un, et les cartes cachées de chacun le restent jusqu’à son tour.',

  'BRE-CANNON-01': 'S’il y a un seul canon, il tire sur la flotte en position 1.',
  'BRE-CANNON-02': 'La flotte visée ne garde que son plus petit navire : une goélette si elle en a une, sinon un galion.',
  'BRE-CANNON-03': 'Tous ses autres navires sont perdus : ils partent dans la boîte et n’en reviennent pas.',
  'BRE-CANNON-04': 'Après le tir du canon, les flottes sont reclassées par force.',
  'BRE-CANNON-05':
    'Si la flotte visée se retrouve à égalité avec d’autres, elle passe derrière toutes les flottes de cette force.',
  'BRE-CANNON-06': 'Deux canons ou plus manquent leur coup : aucune flotte ne change.',
  'BRE-CANNON-07':
    'Une flotte d’un seul navire ne perd rien face à un canon. À égalité, elle recule quand même derrière les flottes de même force, sauf si la table a choisi qu’un canon qui ne coule rien ne change pas l’ordre.',
  'BRE-CANNON-08': 'S’il n’y a aucune flotte au plateau, un canon seul n’a aucun effet.',

  'BRE-MUSKET-01':
    'S’il y a un seul mousquet, il tire sur la flotte la plus faible : la dernière de toutes, même derrière la position 3, une fois les flottes reclassées après un éventuel canon.',
  'BRE-MUSKET-02':
    'La flotte visée perd seulement son plus petit navire, une goélette si elle en a une, sinon un galion. Il part dans la boîte, et l’ordre des autres flottes ne change pas.',
  'BRE-MUSKET-03':
    'Si un mousquet coule le seul navire d’une flotte, elle est détruite, et son capitaine ne participe pas au partage de ce plateau.',
  'BRE-MUSKET-04': 'Deux mousquets ou plus manquent leur coup : aucune flotte ne change.',
  'BRE-MUSKET-05':
    'Un canon et un mousquet peuvent toucher la même flotte : si le canon fait reculer la plus forte à la dernière place, le mousquet coule le navire qui lui reste.',
  'BRE-MUSKET-06':
    'On compte les canons et les mousquets séparément. Avec deux canons et un mousquet, les canons manquent et le mousquet touche ; avec un canon et deux mousquets, le canon touche et les mousquets manquent.',
  'BRE-MUSKET-07':
    'Une flotte seule à un plateau est à la fois la plus forte et la plus faible : un mousquet seul la touche aussi, et un canon suivi d’un mousquet la détruit.',

  'BRE-SHARE-01':
    'Si, après les attaques, un joueur est seul à avoir encore une flotte au plateau, tout le trésor lui revient. Une flotte détruite ne compte plus comme présente.',
  'BRE-SHARE-02':
    'Les doublons marqués passent d’abord : chacune de ces cartes va au joueur dont la flotte, après les attaques, occupe la position imprimée.',
  'BRE-SHARE-03': 'Si aucune flotte n’occupe la position imprimée sur des doublons marqués, la carte va au joueur en position 1.',
  'BRE-SHARE-04':
    'Puis chacun prend à son tour une carte de son choix parmi les doublons et les coffres au trésor qui restent : la position 1, puis la position 2, et ainsi de suite, flottes derrière la position 3 comprises.',
  'BRE-SHARE-05': 'Quand chaque flotte a pris une carte, on recommence à la position 1, jusqu’à ce qu’il ne reste plus de carte.',
  'BRE-SHARE-06': 'Quand vient votre tour de choisir et qu’il reste une carte, vous devez en prendre une, celle que vous voulez.',
  'BRE-SHARE-07': 'Recevoir des doublons marqués ne change pas l’ordre dans lequel on choisit.',
  'BRE-SHARE-08': 'Les cartes que vous gagnez restent devant vous, face visible pour tout le monde, jusqu’à la fin de la partie.',
  'BRE-SHARE-09':
    'S’il ne reste aucune flotte au plateau, personne ne reçoit rien : les cartes de trésor partent dans la boîte, et un galion espagnol est tout de même retourné.',
  'BRE-SHARE-10':
    'Après le décompte d’un galion espagnol, tous les navires qui l’entouraient partent dans la boîte. Au décompte final, ils peuvent rester en place : cela n’a plus d’importance.',
  'BRE-SHARE-11':
    'Après le décompte d’un galion espagnol, son plateau est retourné côté colonie, sans carte ni flotte au départ, et le tour interrompu reprend à la pioche.',
  'BRE-SHARE-12': 'Une colonie n’est décomptée qu’à la fin de la partie, quel que soit le nombre de ses cartes.',
  'BRE-SHARE-13':
    'Au partage, l’ordre d’après les attaques compte. Si une flotte a été détruite, celles qui la suivaient avancent d’une place.',
  'BRE-SHARE-14':
    'Les doublons marqués d’un plateau sont tous remis d’un coup, quel que soit leur nombre, et un même joueur peut en recevoir plusieurs.',

  'BRE-END-01': 'La partie est finie quand plus aucun joueur n’a de navire en réserve ni de carte en main.',
  'BRE-END-02':
    'Chaque plateau est alors décompté selon les règles habituelles, attaques puis partage, qu’il montre une colonie ou un galion espagnol encore à décompter.',
  'BRE-END-03': 'Le décompte final commence par le plateau nord et continue dans le sens horaire.',
  'BRE-END-04': 'Quand tous les plateaux ont été décomptés, chacun compte ses coffres au trésor.',
  'BRE-END-05':
    'Si un joueur a, seul, le plus de coffres, il reçoit Port Royal : le plateau lui-même vaut 4 doublons. Les doublons posés dessus forment la cagnotte, qui se partage à part.',
  'BRE-END-06': 'Si plusieurs joueurs sont à égalité pour le plus de coffres, personne ne reçoit Port Royal.',
  'BRE-END-07':
    'La cagnotte est l’ensemble des doublons posés sur Port Royal : tous ceux qui ont payé une carte face cachée, et aucun autre.',
  'BRE-END-08':
    'Si un joueur a, seul, le plus de coffres et qu’un autre est seul deuxième, chacun reçoit la moitié de la cagnotte.',
  'BRE-END-09':
    'Si la cagnotte est impaire, le doublon en trop va au joueur qui a le plus de coffres : le premier reçoit la moitié arrondie au-dessus, le deuxième la moitié arrondie au-dessous.',
  'BRE-END-10':
    'Si plusieurs joueurs sont à égalité pour le plus de coffres, ils se partagent toute la cagnotte à parts égales. Le reste de la division est défaussé, et les autres ne reçoivent rien.',
  'BRE-END-11':
    'Si un joueur est seul en tête et que plusieurs sont deuxièmes à égalité, le premier reçoit la moitié de la cagnotte, arrondie au-dessus. Les deuxièmes se partagent l’autre moitié à parts égales, et le reste de la division est défaussé.',
  'BRE-END-12':
    'Un joueur sans coffre n’est ni premier ni deuxième. Si un seul joueur a des coffres, il reçoit la moitié de la cagnotte, arrondie au-dessus, et le reste est défaussé. Si personne n’en a, personne ne reçoit Port Royal et toute la cagnotte est défaussée. Une option de table classe les joueurs sans coffre à la lettre de la règle : ils peuvent alors être à égalité.',
  'BRE-END-13': 'Quand un joueur est seul premier, la deuxième place va au nombre de coffres juste inférieur parmi les autres.',
  'BRE-END-14': 'Les doublons défaussés lors du partage de la cagnotte ne vont à personne et ne comptent pas.',

  'BRE-WIN-01':
    'Votre score est votre butin : les doublons de toutes les cartes de trésor gagnées (2 par carte de doublons marqués, la valeur imprimée pour chaque carte de doublons), vos doublons de départ non dépensés, 4 doublons si vous avez Port Royal, et votre part de la cagnotte.',
  'BRE-WIN-02':
    'Un coffre au trésor ne vaut aucun doublon par lui-même. Il compte pour Port Royal, pour la cagnotte et en cas d’égalité.',
  'BRE-WIN-03': 'Le plus gros butin l’emporte.',
  'BRE-WIN-04': 'À butins égaux, les coffres au trésor départagent : le joueur à égalité qui en a le plus gagne.',
  'BRE-WIN-05': 'Si des joueurs ont le même butin et le même nombre de coffres, ils se partagent la victoire.',

  'BRE-INFO-01': 'Personne d’autre que vous ne voit votre main. Le nombre de vos cartes est connu de tous.',
  'BRE-INFO-02':
    'Personne ne voit les 4 cartes secrètes ni l’ordre de la pioche ; le journal et les bilans montrés en cours de partie n’en disent rien non plus.',
  'BRE-INFO-03':
    'Tout le monde sait qu’une carte face cachée est là, à quel plateau, à quelle place et qui l’a payée. Jusqu’au décompte de ce plateau, seul le joueur qui l’a jouée connaît sa face et peut la revoir à tout moment ; aucun spectateur ne la voit.',
  'BRE-INFO-04':
    'Chacun peut voir et compter les navires, l’ordre des flottes, les cartes face visible, les doublons sur Port Royal et ceux qui restent à chaque joueur, les cartes gagnées, la taille de la pioche et le tableau des cartes de Port Royal.',
  'BRE-INFO-05':
    'Les cartes révélées lors d’un décompte restent connues de tous, et chacun a vu les canons et les mousquets avant qu’ils ne partent dans la boîte.',
  'BRE-INFO-06': 'Au partage, on choisit à découvert, l’un après l’autre, en voyant ce qui a été pris avant.',
  'BRE-INFO-07':
    'Les coffres et les cartes devant chaque joueur sont publics : chacun peut calculer le score final, sauf pour les cartes encore face cachée.',
};
