import type { rules as en } from './rules.en.ts';

export const rules: { readonly [id in keyof typeof en]: string } = {
  'BRE-SETUP-01': 'On prend la mer à trois, quatre, cinq ou six. À tout autre nombre, la partie ne peut pas quitter le port.',
  'BRE-SETUP-02': 'À trois, on joue avec 40 cartes : les trois jeux marqués restent dans la boîte.',
  'BRE-SETUP-03': 'À quatre, on joue avec 52 cartes : un jeu marqué monte à bord, les deux autres restent dans la boîte.',
  'BRE-SETUP-04': 'À cinq, on joue avec 64 cartes : deux jeux marqués montent à bord, le troisième reste dans la boîte.',
  'BRE-SETUP-05':
    'À six, tout le paquet y passe, soit 76 cartes : les 40 sans symbole et les trois jeux marqués de 12. D’autres totaux ont été imprimés ; c’est le seul qui tombe juste.',
  'BRE-SETUP-06':
    'Les trois jeux marqués ont le même contenu : laissez de côté celui que vous voulez, pourvu qu’aucun ne soit entamé. Ce contenu est notre hypothèse : 3 coffres au trésor, 1 canon, 1 mousquet, 3 cartes de doublons marqués (une par position) et 4 cartes de doublons (une par valeur, de 1 à 4).',
  'BRE-SETUP-07':
    'Le paquet mélangé, 4 cartes prises à l’aveugle disparaissent dans la boîte. Nul ne vous dira jamais lesquelles.',
  'BRE-SETUP-08': 'Vous recevez, face cachée, une main de 4 cartes que personne d’autre ne regarde.',
  'BRE-SETUP-09': 'Ce qui reste du paquet, face cachée, devient la pioche : huit fois plus de cartes que de joueurs.',
  'BRE-SETUP-10':
    'Port Royal occupe le milieu de la table. Son tableau, réduit ici à la colonne de votre nombre de joueurs, annonce à tous combien de mousquets, de canons et de coffres au trésor comptait le paquet avant le départ des 4 cartes secrètes.',
  'BRE-SETUP-11':
    'Autant de plateaux espagnols que de joueurs font cercle autour de Port Royal, le galion espagnol au-dessus, la rangée des positions tournée vers le port.',
  'BRE-SETUP-12':
    'L’un des plateaux espagnols se trouve plein nord d’après la rose des vents de Port Royal. C’est le plateau nord, par lequel commencera le décompte final.',
  'BRE-SETUP-13': 'Les plateaux espagnols en trop restent dans la boîte.',
  'BRE-SETUP-14':
    'Une couleur est à vous, avec ses 12 navires : 3 galions et 9 goélettes. Les couleurs sans capitaine restent dans la boîte.',
  'BRE-SETUP-15':
    'À trois ou quatre, chacun embarque 4 doublons de départ ; à cinq ou six, 3 seulement. Les autres ne quittent pas la boîte.',
  'BRE-SETUP-16':
    'Un doublon de départ sert à poser une carte face cachée, ou bien se garde : chacun de ceux qui vous restent à la fin vaut 1 doublon.',
  'BRE-SETUP-20': 'Le symbole au coin d’une carte n’est utile qu’au moment de composer le paquet. Ensuite, il n’a aucun effet.',
  'BRE-SETUP-21':
    'Rien de dépensable ne vient s’ajouter à vos doublons de départ : le trésor gagné grossit votre butin, mais n’achète rien.',
  'BRE-SETUP-17':
    'Canons et mousquets sont la riposte espagnole : lors d’un décompte, ils tirent avant tout partage et peuvent changer la force des flottes.',
  'BRE-SETUP-18':
    'Une carte de doublons marqués vaut 2 doublons. Les attaques passées, elle revient d’office au joueur dont la flotte tient la position imprimée.',
  'BRE-SETUP-19':
    'Les cartes de doublons et les coffres au trésor se partagent une fois les attaques passées, entre tous ceux qui ont une flotte au plateau : dans l’ordre des flottes, la plus forte se servant d’abord.',

  'BRE-TURN-01':
    'La règle imprimée fait commencer le plus jeune ; ici, le premier capitaine est tiré au sort, à moins que la table ne désigne un siège. De là, le tour passe dans le sens horaire.',
  'BRE-TURN-02': 'Un tour se joue en trois temps, toujours dans cet ordre : jouer un navire, jouer une carte, piocher une carte.',
  'BRE-TURN-03':
    'D’abord, amenez un navire de votre réserve, galion ou goélette à votre gré, devant le plateau espagnol que vous voulez. Les colonies vous sont ouvertes autant que les galions espagnols.',
  'BRE-TURN-04': 'Pas de tour sans mise à l’eau : il vous faut jouer un navire, et on ne passe jamais.',
  'BRE-TURN-05': 'Un navire reste où il a jeté l’ancre : vous ne déplacez jamais ceux des tours passés.',
  'BRE-TURN-06':
    'Le nouveau navire rejoint la flotte que vous avez déjà à ce plateau, ou en fonde une. Les flottes y reprennent aussitôt leur ordre de force, avant que vous ne jouiez votre carte.',
  'BRE-TURN-07':
    'Ensuite, posez une carte de votre main devant un plateau espagnol. Un seul vous est interdit : celui que votre navire a rejoint ce tour-ci.',
  'BRE-TURN-08': 'Pas de tour sans carte non plus : il vous faut en jouer une.',
  'BRE-TURN-09': 'Une carte posée ne bouge plus : vous ne déplacez jamais celles des tours passés.',
  'BRE-TURN-10': 'Poser une carte face visible est gratuit, et toute la table la voit.',
  'BRE-TURN-11':
    'Poser une carte face cachée vous coûte un de vos doublons de départ. Il va sur Port Royal et y dort jusqu’à la fin de la partie.',
  'BRE-TURN-12': 'Vos doublons de départ une fois dépensés, toutes vos cartes se jouent face visible.',
  'BRE-TURN-13': 'Les doublons gagnés aux décomptes ne paient jamais une carte face cachée, de quelque sorte qu’elle soit.',
  'BRE-TURN-14':
    'Les cartes d’un plateau se recouvrent en partie, sans qu’aucune disparaisse : on lit toujours les anciennes qui sont face visible, on compte toujours celles qui sont face cachée.',
  'BRE-TURN-15':
    'Si votre carte est la sixième devant un galion espagnol, cartes cachées comprises, il est décompté sur-le-champ, avant que vous ne piochiez. Nul besoin d’y avoir une flotte, et votre toute dernière carte ne fait pas exception : le plateau est retourné, et une colonie encore vide à la fin ne rapporte rien.',
  'BRE-TURN-16':
    'Une colonie accepte autant de cartes qu’on veut : en cours de partie, elles n’y déclenchent jamais de décompte.',
  'BRE-TURN-17': 'Pour finir, la carte du dessus de la pioche rejoint votre main.',
  'BRE-TURN-18':
    'La pioche à sec, on ne pioche plus. Vous jouez encore un navire et une carte à chaque tour, tant qu’il vous en reste.',
  'BRE-TURN-19': 'On joue tant qu’il reste à quelqu’un un navire ou une carte, ce qui fait 12 tours par joueur.',
  'BRE-TURN-20':
    'Votre carte peut aller à n’importe quel autre plateau, galion espagnol ou colonie, que vous y ayez une flotte, qu’un autre y ait la sienne ou qu’il n’y en ait aucune.',
  'BRE-TURN-21': 'Toutes les cartes, d’attaque ou de trésor, se jouent aussi bien face visible que face cachée.',

  'BRE-FLEET-01': 'Comptez 3 voiles pour un galion et 2 pour une goélette.',
  'BRE-FLEET-02': 'La force d’une flotte, ce sont les voiles de ses navires, additionnées.',
  'BRE-FLEET-03': 'Tous vos navires devant un même plateau ne font qu’une flotte.',
  'BRE-FLEET-04': 'Devant un plateau, les flottes se rangent toujours de la plus forte, à la position 1, à la plus faible.',
  'BRE-FLEET-05':
    'Si votre nouveau navire vous amène à égalité, ceux qui étaient devant y restent : votre flotte se range derrière toutes celles de même force, quand bien même elle vient de naître.',
  'BRE-FLEET-06':
    'Une flotte qui grandit ne double donc que les flottes strictement plus faibles, et les autres gardent leur ordre entre elles. L’égalité se règle après chaque navire, non en fin de partie : de deux flottes égales, la première à avoir atteint cette force est devant.',
  'BRE-FLEET-07':
    'On peut être plus de trois à un même plateau. Les quatrième, cinquième et sixième flottes se rangent derrière la position 3, toujours par ordre de force.',
  'BRE-FLEET-08':
    'Derrière la position 3, une flotte reste une flotte à part entière : elle prend part au partage et peut être la plus faible. Simplement, aucune carte de doublons marqués ne porte son numéro.',
  'BRE-FLEET-09':
    'Les doublons marqués d’un 3 vont à la troisième flotte et à elle seule, non à celles qui mouillent à côté ou derrière.',

  'BRE-SCORE-01':
    'Un galion espagnol est décompté une fois, juste après sa sixième carte. En fin de partie, tous les plateaux y passent, côté colonie, ou côté galion pour ceux qui n’ont jamais réuni six cartes.',
  'BRE-SCORE-02':
    'Un décompte interrompt le tour. Pour commencer, toutes les cartes cachées de ce plateau se dévoilent aux yeux de tous.',
  'BRE-SCORE-03':
    'Un décompte suit toujours le même cours : dévoiler les cartes, faire tirer les canons, reclasser les flottes, faire tirer les mousquets, remettre les doublons marqués, partager doublons et coffres au trésor, débarrasser le plateau.',
  'BRE-SCORE-04': 'Quand un plateau réunit canons et mousquets, les canons parlent toujours les premiers.',
  'BRE-SCORE-05':
    'Les attaques passées, tous les canons et mousquets du plateau partent dans la boîte : personne ne les empoche.',
  'BRE-SCORE-06':
    'Sans canon ni mousquet, pas d’attaque : on passe aussitôt au partage, dans l’ordre où se tiennent les flottes.',
  'BRE-SCORE-07':
    'En fin de partie, les plateaux sont décomptés un par un, et les cartes cachées de chacun le restent jusqu’à ce que vienne son tour.',

  'BRE-CANNON-01': 'Un canon isolé, exactement un, prend pour cible la flotte en position 1.',
  'BRE-CANNON-02': 'La flotte visée ne garde qu’un navire, son plus petit : une goélette si elle en a une, sinon un galion.',
  'BRE-CANNON-03': 'Tous ses autres navires sont perdus : ils partent dans la boîte et n’en reviennent pas.',
  'BRE-CANNON-04': 'La fumée dissipée, les flottes sont reclassées par force.',
  'BRE-CANNON-05':
    'Si la flotte visée se retrouve alors à égalité avec une autre, elle passe derrière elle, et derrière toutes les flottes de cette force.',
  'BRE-CANNON-06': 'Deux canons ou plus manquent leur coup : aucune flotte ne change.',
  'BRE-CANNON-07':
    'Un navire seul ne craint pas le canon : une flotte d’un navire n’en perd aucun. À égalité, elle recule pourtant derrière les flottes de même force, sauf si la table a convenu qu’un canon qui ne coule rien ne touche pas à l’ordre.',
  'BRE-CANNON-08': 'Là où ne mouille aucune flotte, un canon isolé tire dans l’eau, sans effet.',

  'BRE-MUSKET-01':
    'Un mousquet isolé, exactement un, vise la flotte la plus faible : la dernière de toute la file, une fois les flottes reclassées après un éventuel canon, même derrière la position 3.',
  'BRE-MUSKET-02':
    'La flotte visée perd un navire et un seul, son plus petit (une goélette si elle en a une, sinon un galion), qui part dans la boîte. L’ordre des autres flottes ne change pas.',
  'BRE-MUSKET-03':
    'Si elle n’avait que celui-là, la flotte est détruite, et son capitaine n’a aucune part au partage de ce plateau.',
  'BRE-MUSKET-04': 'Deux mousquets ou plus tirent à côté : aucune flotte ne change.',
  'BRE-MUSKET-05':
    'Un canon et un mousquet peuvent frapper la même flotte : si le canon rejette la plus forte au dernier rang, le mousquet coule le navire qui lui reste.',
  'BRE-MUSKET-06':
    'Canons et mousquets se comptent à part. Avec deux canons et un mousquet, les canons manquent et le mousquet touche ; avec un canon et deux mousquets, le canon touche et les mousquets manquent.',
  'BRE-MUSKET-07':
    'Seule à un plateau, une flotte est à la fois la plus forte et la plus faible : un mousquet isolé la touche aussi, et un canon puis un mousquet la détruisent.',

  'BRE-SHARE-01':
    'Si, après les attaques, un joueur est seul à avoir encore une flotte au plateau, tout le trésor lui revient. Une flotte détruite ne compte plus comme présente.',
  'BRE-SHARE-02':
    'Les doublons marqués d’abord : chacune de ces cartes va au joueur dont la flotte, après les attaques, tient la position imprimée.',
  'BRE-SHARE-03': 'Si cette position est déserte, c’est le joueur en position 1 qui empoche la carte.',
  'BRE-SHARE-04':
    'Puis chacun se sert à son rang parmi les doublons et les coffres au trésor qui restent, une carte à son choix : la position 1, la position 2, et ainsi de suite, flottes derrière la position 3 comprises.',
  'BRE-SHARE-05':
    'Toute la file servie, on repart de la position 1, autant de fois qu’il le faut pour qu’il ne reste plus une carte.',
  'BRE-SHARE-06':
    'Quand vient votre tour de vous servir et qu’il reste une carte, vous devez en prendre une ; laquelle, c’est à vous seul d’en décider.',
  'BRE-SHARE-07': 'Avoir reçu des doublons marqués ne change rien à l’ordre dans lequel on se sert.',
  'BRE-SHARE-08':
    'Vos cartes gagnées restent étalées devant vous, face visible et sous les yeux de tous, jusqu’à la fin de la partie.',
  'BRE-SHARE-09':
    'S’il ne reste aucune flotte au plateau, personne ne reçoit rien : les cartes de trésor partent dans la boîte, et un galion espagnol est tout de même retourné.',
  'BRE-SHARE-10':
    'Un galion espagnol décompté, tous les navires qui l’entouraient partent dans la boîte. Au décompte final, ils peuvent rester en place : cela n’a plus d’importance.',
  'BRE-SHARE-11':
    'Son plateau passe alors côté colonie, sans carte ni flotte pour commencer, et le tour interrompu reprend à la pioche.',
  'BRE-SHARE-12': 'Une colonie attend la fin de la partie pour être décomptée, si nombreuses que soient ses cartes.',
  'BRE-SHARE-13':
    'Au partage, c’est l’ordre d’après les attaques qui compte. Si une flotte a été détruite, celles qui la suivaient avancent d’un rang.',
  'BRE-SHARE-14':
    'Les doublons marqués d’un plateau sont tous remis d’un coup, quel que soit leur nombre, et un même joueur peut en recevoir plusieurs.',

  'BRE-END-01': 'Plus un navire en réserve, plus une carte en main, chez personne : la partie est finie.',
  'BRE-END-02':
    'Chaque plateau est alors décompté selon les règles habituelles, attaques puis partage, qu’il montre une colonie ou un galion espagnol encore à décompter.',
  'BRE-END-03': 'Le décompte final part du plateau nord et tourne dans le sens horaire.',
  'BRE-END-04': 'Quand tous les plateaux y sont passés, chacun fait le compte de ses coffres au trésor.',
  'BRE-END-05':
    'Qui a, seul, le plus de coffres reçoit Port Royal : le plateau lui-même vaut 4 doublons, et ceux qui sont posés dessus sont une autre affaire.',
  'BRE-END-06': 'Si plusieurs joueurs sont à égalité en tête des coffres, Port Royal n’est à personne.',
  'BRE-END-07':
    'La cagnotte, ce sont les doublons posés sur Port Royal : tous ceux qui ont payé une carte face cachée, et rien d’autre.',
  'BRE-END-08': 'Un premier seul en tête des coffres, un deuxième seul à son rang : à chacun la moitié de la cagnotte.',
  'BRE-END-09':
    'Si la cagnotte est impaire, le doublon de trop est pour celui qui a le plus de coffres : au premier la moitié arrondie à l’unité supérieure, au deuxième la moitié arrondie à l’unité inférieure.',
  'BRE-END-10':
    'Si plusieurs joueurs sont à égalité en tête des coffres, ils se répartissent toute la cagnotte à parts égales. Ce qui ne se divise pas est défaussé, et les autres n’ont rien.',
  'BRE-END-11':
    'Avec un premier seul en tête et plusieurs deuxièmes à égalité, le premier prend la moitié de la cagnotte, arrondie à l’unité supérieure. Les deuxièmes se répartissent l’autre moitié, arrondie à l’unité inférieure, à parts égales, et ce qui ne se divise pas est défaussé.',
  'BRE-END-12':
    'Sans coffre, on n’est ni premier ni deuxième : un joueur seul à en avoir prend la moitié de la cagnotte, arrondie à l’unité supérieure, et le reste est défaussé ; si personne n’en a, Port Royal n’est à personne et toute la cagnotte est défaussée. En option de table, les joueurs sans coffre sont classés à la lettre de la règle, et peuvent alors être à égalité.',
  'BRE-END-13': 'Quand un joueur est seul premier, la deuxième place va au nombre de coffres juste inférieur parmi les autres.',
  'BRE-END-14': 'Les doublons défaussés en divisant la cagnotte ne sont à personne et ne comptent pour rien.',

  'BRE-WIN-01':
    'Votre score est votre butin : les doublons de toutes les cartes de trésor gagnées (2 par carte de doublons marqués, la valeur imprimée pour chaque carte de doublons), vos doublons de départ non dépensés, 4 doublons si vous tenez Port Royal, et votre part de la cagnotte.',
  'BRE-WIN-02':
    'Un coffre au trésor ne vaut aucun doublon par lui-même. Il pèse par Port Royal, par la cagnotte et en cas d’égalité.',
  'BRE-WIN-03': 'Le plus gros butin l’emporte.',
  'BRE-WIN-04':
    'À butins égaux, les coffres au trésor tranchent : parmi les joueurs à égalité, la victoire est à qui en a le plus.',
  'BRE-WIN-05': 'Si les coffres ne départagent pas non plus, la victoire est commune.',

  'BRE-INFO-01': 'Votre main n’est vue que de vous. Le nombre de vos cartes, lui, est connu de tous.',
  'BRE-INFO-02':
    'Personne ne voit les 4 cartes secrètes ni l’ordre de la pioche ; le journal et les bilans montrés en cours de partie n’en disent rien non plus.',
  'BRE-INFO-03':
    'D’une carte face cachée, tous savent qu’elle est là, à quel plateau, à quelle place et qui l’a payée. Jusqu’au décompte de ce plateau, sa face n’est connue que de celui qui l’a posée, qui peut la revoir quand il veut, et d’aucun spectateur.',
  'BRE-INFO-04':
    'Chacun peut voir et compter : les navires, l’ordre des flottes, les cartes face visible, les doublons sur Port Royal et ceux qui restent à chaque joueur, les cartes gagnées, la taille de la pioche et le tableau des cartes de Port Royal.',
  'BRE-INFO-05':
    'Ce qu’un décompte a dévoilé reste connu de tous, et chacun a vu les canons et les mousquets avant qu’ils ne partent dans la boîte.',
  'BRE-INFO-06': 'Au partage, on choisit à découvert, l’un après l’autre, en voyant ce qui a été pris avant.',
  'BRE-INFO-07':
    'Les coffres et les valeurs étalés devant chaque joueur sont publics : chacun peut calculer le score final, hormis ce qui est encore face cachée.',
};
