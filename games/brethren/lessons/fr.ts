import type { CourseWords } from '@boucan/lessons';

export const fr: CourseWords = {
  'first-turn': {
    title: 'Votre premier tour',
    idea: 'Trois galions espagnols entourent Port Royal, et chaque capitaine convoite leur trésor. Un tour se résume vite : jouer un navire à un plateau, une carte à un autre, puis piocher.',
    steps: [
      {
        task: 'Envoyez un de vos navires à n’importe quel plateau espagnol.',
        hints: [
          'Les plateaux accessibles sont éclairés. Vous avez 3 galions et 9 goélettes pour toute la partie.',
          'Pour l’instant, n’importe quel plateau convient.',
        ],
        done: 'Votre flotte y reste : un navire joué ne se déplace plus jamais.',
      },
      {
        task: 'Jouez maintenant une carte, face visible, à l’un des deux autres plateaux.',
        hints: [
          'Ce tour-ci, le plateau qui a reçu votre navire est fermé à votre carte.',
          'Choisissez une carte de votre main, puis un plateau.',
        ],
        wrong: { down: 'Face cachée, elle coûte 1 doublon. Vous n’avez rien à cacher pour l’instant : jouez-la face visible.' },
        done: 'Vous piochez une carte et le tour passe au suivant. Le trésor que vous jouez n’est pas encore à vous : il appartient au plateau, et les flottes les plus fortes se le partageront.',
      },
    ],
  },
  strongest: {
    title: 'La flotte la plus forte mène',
    idea: 'Un galion a 3 voiles, une goélette 2. Les flottes se rangent selon leurs voiles, et la première se sert d’abord. À égalité, la flotte déjà présente reste devant.',
    steps: [
      {
        task: 'Un rival mène à La Habana avec 2 voiles. Prenez-lui la position 1.',
        hints: ['Avec 2 voiles, vous ne faites qu’égaliser. Il en faut plus.', 'Un galion a 3 voiles.'],
        wrong: {
          tie: 'Une goélette apporte 2 voiles, autant que votre rival. À égalité, la flotte arrivée la première reste devant.',
        },
        done: 'Vous menez à La Habana. Vous n’avez que 3 galions : gardez-les pour les trésors qui en valent la peine.',
      },
    ],
  },
  marked: {
    title: 'Les doublons marqués',
    idea: 'Une partie du trésor a déjà son propriétaire. Les doublons marqués valent 2 et vont à la flotte dont la position est imprimée dessus, pas à la première.',
    steps: [
      {
        task: 'Des doublons marqués pour la position 2 attendent à La Habana. Amenez votre flotte en position 2.',
        hints: [
          'Un rival s’y trouve avec 2 voiles. Placez-vous juste derrière lui.',
          'À égalité, vous passez derrière la flotte arrivée la première.',
        ],
        wrong: { first: 'Un galion vous mettrait en position 1, et les doublons marqués vont à la position 2.' },
        done: 'La deuxième place est parfois la meilleure. Regardez ce qui est marqué avant de viser la tête.',
      },
    ],
  },
  'sixth-card': {
    title: 'La sixième carte',
    idea: 'Un galion espagnol est attaqué dès que 6 cartes s’y trouvent, cartes cachées comprises. Le capitaine qui joue la sixième choisit le moment, et le bon moment, c’est quand il mène.',
    steps: [
      {
        task: 'Vous menez à La Habana, où il y a 5 cartes. Jouez d’abord un navire de façon que votre carte puisse encore y aller.',
        hints: [
          'Dans un même tour, le navire et la carte ne vont jamais au même plateau.',
          'Envoyez le navire à l’un des deux autres plateaux.',
        ],
        wrong: {
          same: 'Si votre navire va à La Habana, votre carte ne peut pas l’y suivre ce tour-ci, et un autre décidera de l’attaque.',
        },
        done: 'La carte peut maintenant aller à La Habana.',
      },
      {
        task: 'Jouez la sixième carte à La Habana.',
        hints: [
          'N’importe quel trésor déclenche l’attaque.',
          'La carte la plus riche n’est pas perdue : vous vous servez d’abord.',
        ],
        wrong: { cannon: 'Un canon touche la flotte la plus forte du plateau, et c’est la vôtre.' },
        done: 'L’attaque commence. Les canons et les mousquets tirent d’abord ; ensuite les capitaines se partagent le reste, la flotte la plus forte en premier.',
      },
      {
        task: 'Prenez une carte.',
        hints: [
          'Les doublons valent leur nombre. Un coffre ne vaut rien à lui seul, mais la majorité des coffres rapporte un prix à la fin.',
        ],
        done: 'Vous vous êtes servi d’abord parce que vous meniez. Après le partage, les navires du plateau sont perdus et le plateau est retourné.',
      },
    ],
  },
  'fifth-card': {
    title: 'Compter avant de jouer',
    idea: 'La cinquième carte est un cadeau : le capitaine suivant peut jouer la sixième et attaquer au moment qui lui convient.',
    steps: [
      {
        task: 'Il y a 4 cartes à La Habana, et un rival y mène. Jouez une carte sans offrir l’attaque au capitaine suivant.',
        hints: [
          'Une cinquième carte à La Habana permet au suivant d’attaquer.',
          'Posez votre carte ailleurs, face visible ou face cachée.',
        ],
        wrong: { fifth: 'Ce serait la cinquième carte. Le suivant joue la sixième, et votre rival se sert d’abord.' },
        done: 'La Habana reste à 4 cartes. Maintenant, c’est aux autres de ne pas jouer la cinquième.',
      },
    ],
  },
  cannon: {
    title: 'Un seul canon',
    idea: 'Toutes les cartes ne sont pas des trésors. Un canon seul tire sur la flotte la plus forte et ne lui laisse que son plus petit navire.',
    steps: [
      {
        task: 'Un rival mène à La Habana et vous êtes en deuxième position. Il y a 5 cartes. Attaquez de façon à vous servir d’abord.',
        hints: ['À vous de choisir la sixième carte. Laquelle nuit à la flotte de tête ?', 'Jouez le canon à La Habana.'],
        wrong: { treasure: 'Cela déclenche aussi l’attaque, mais votre rival mène toujours et se sert d’abord.' },
        done: 'Le canon n’a laissé qu’un navire à votre rival. Votre flotte est maintenant la plus forte : à vous de choisir.',
      },
    ],
  },
  'two-cannons': {
    title: 'Deux canons se gênent',
    idea: 'Des canonniers qui tirent ensemble se gênent : à partir de deux canons, tous manquent leur cible. C’est vrai aussi des mousquets.',
    steps: [
      {
        task: 'Vous menez à La Habana, mais un canon y est braqué sur vous. Sauvez votre flotte.',
        hints: [
          'Vous ne pouvez pas retirer le canon. Vous pouvez le faire manquer.',
          'Avec un second canon, les deux manquent leur cible.',
        ],
        wrong: { other: 'Le canon reste seul, et il tirera sur la flotte la plus forte : la vôtre.' },
        done: 'Deux canons, aucun touché. Un canon en main protège aussi bien qu’il détruit.',
      },
    ],
  },
  musket: {
    title: 'Ne pas être dernier',
    idea: 'Un mousquet seul coule le plus petit navire de la flotte la plus faible. Une flotte d’un seul navire disparaît et ne reçoit rien.',
    steps: [
      {
        task: 'Un mousquet attend à La Habana. Envoyez-y un navire sans devenir la flotte la plus faible.',
        hints: ['Comptez les voiles des flottes présentes. À égalité, vous passez derrière.', 'Un galion apporte 3 voiles.'],
        wrong: { tie: 'Avec 2 voiles, vous seriez en bout de file, et le mousquet coulerait votre seul navire.' },
        done: 'Un autre que vous se trouve maintenant devant le mousquet.',
      },
    ],
  },
  'face-down': {
    title: 'Le prix du secret',
    idea: 'Face visible, c’est gratuit. Face cachée, cela coûte 1 de vos doublons de départ, posé sur Port Royal, et vous seul savez ce qu’il y a là.',
    steps: [
      {
        task: 'Un rival mène à La Habana. Posez-y votre canon sans que personne le sache.',
        hints: [
          'Face visible, votre rival le voit venir et peut poser un second canon à côté.',
          'Jouez-le face cachée pour 1 doublon.',
        ],
        wrong: { open: 'Là, tout le monde le voit, et un second canon ferait manquer les deux.' },
        done: 'Ce doublon est maintenant dans la cagnotte de Port Royal. Les capitaines qui ont le plus de coffres se la partageront à la fin.',
      },
    ],
  },
  chests: {
    title: 'Des coffres pour Port Royal',
    idea: 'Un coffre ne vaut rien au décompte. Mais à la fin, le capitaine qui a le plus de coffres reçoit Port Royal, qui vaut 4 doublons, et la plus grosse part de la cagnotte.',
    steps: [
      {
        task: 'Vous partagez un trésor, et c’est à vous de choisir. Prenez la carte qui vous donne le plus de coffres.',
        hints: [
          'Regardez les cartes que chaque capitaine a déjà gagnées.',
          'Encore un coffre, et personne n’en a autant que vous.',
        ],
        wrong: { coins: 'Quelques doublons tout de suite. L’avance en coffres vaut 4 doublons et la cagnotte.' },
        done: 'Personne n’a autant de coffres que vous. Surveillez-les : une égalité peut vous coûter le prix.',
      },
    ],
  },
  colony: {
    title: 'La colonie attend',
    idea: 'Quand un galion a été partagé, son plateau est retourné. La colonie au verso accepte autant de navires et de cartes qu’on veut, et son décompte n’a lieu qu’à la toute fin.',
    steps: [
      {
        task: 'La Habana est maintenant une colonie, et personne n’y est encore. Soyez là avant les autres.',
        hints: [
          'Un navire à une colonie y reste jusqu’à la fin de la partie.',
          'N’importe quel navire convient : il n’y a personne.',
        ],
        wrong: { galleon: 'Ce plateau est encore un galion espagnol. La colonie, c’est La Habana.' },
        done: 'À une colonie, la flotte arrivée la première gagne toutes les égalités. Renforcez-la quand le trésor grandit.',
      },
    ],
  },
};
