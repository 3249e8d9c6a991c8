import type { CourseWords } from '@boucan/lessons';

export const fr: CourseWords = {
  post: {
    title: 'Tous à vos postes',
    idea: 'Vous naviguez tous sur le même navire. À chaque tour, chaque personnage prend un poste et y travaille ; un succès rapporte de la confiance. Certains postes sont indispensables.',
    steps: [
      {
        task: 'Sans personne à la barre, le navire n’avance pas. Prenez la barre.',
        hints: ['La barre n’a de place que pour un personnage.', 'Chaque poste dit combien de dés vous y lanceriez.'],
        wrong: { other: 'Un poste utile, mais alors personne ne tient la barre. Le navire resterait sur place ce tour-ci.' },
        done: 'Votre dé à la barre peut donner un point de déplacement. La barre ne décide de rien, mais sans elle rien ne bouge.',
      },
    ],
  },
  orders: {
    title: 'Commander l’équipage',
    idea: 'En plus des personnages, il y a des groupes de marins. Le Capitaine les déplace avec des points de commandement : au gréement pour la vitesse, aux canons, sur le pont principal, ou aux cabines pour se reposer.',
    steps: [
      {
        task: 'Envoyez un groupe de marins au gréement.',
        hints: ['Chaque voile intacte a de la place pour un personnage ou un groupe.', 'Choisissez un groupe, puis le gréement.'],
        wrong: { enough: 'Il vous reste des points de commandement, et les voiles manquent de bras.' },
        done: 'Le travail fatigue un groupe partout sauf aux cabines : faites-les tourner.',
      },
    ],
  },
  'make-sail': {
    title: 'Mettre à la voile',
    idea: 'La barre et tous ceux du gréement lancent un dé chacun. Chaque dé au-dessus de l’indice de charge donne un point de déplacement : une cale lourde fait un navire lent.',
    steps: [
      {
        task: 'Faites le jet de vitesse.',
        hints: ['Vous pouvez épargner un groupe fatigué avant le jet.', 'Mettez à la voile.'],
        wrong: { still: 'Le navire resterait sur place ce tour-ci.' },
        done: 'Voilà vos points de déplacement. Faites-en bon usage.',
      },
    ],
  },
  course: {
    title: 'Tracer la route',
    idea: 'Un point de déplacement fait avancer le navire d’une case, droit devant ou de part et d’autre de la proue, ou le fait tourner sur place.',
    steps: [
      {
        task: 'Avancez vers une case voisine.',
        hints: ['Les cases devant la proue sont éclairées.', 'Tourner coûte aussi un point : gardez la proue vers votre but.'],
        wrong: {
          turn: 'Le navire tournerait sur place. Cette fois, avancez.',
          enough: 'Il vous reste des points de déplacement.',
        },
        done: 'Le but est l’île dont le marqueur le dit. Il ne reste qu’à découvrir laquelle.',
      },
    ],
  },
  'crows-nest': {
    title: 'Du haut du nid-de-pie',
    idea: 'Des marqueurs sont posés face cachée près des îles, et l’un d’eux est le but. Du nid-de-pie, vous pouvez révéler un marqueur qui n’est pas plus loin que votre Perception.',
    steps: [
      {
        task: 'Un marqueur est à portée. Révélez-le.',
        hints: ['Tout le monde voit ce qu’il montre, et vous gagnez 1 point de confiance.'],
        wrong: { pass: 'Vous pouvez le laisser face cachée, mais l’équipage veut savoir où aller.' },
        done: 'Une île de moins à deviner.',
      },
    ],
  },
  chart: {
    title: 'Cartographier de loin',
    idea: 'Sur le gaillard avant, vous lancez votre Intelligence pour cartographier. Chaque succès pose une gemme sur un marqueur de votre choix ; la troisième le révèle, si loin qu’il soit.',
    steps: [
      {
        task: 'Cartographiez et posez une gemme sur un marqueur.',
        hints: [
          'Posez-la là où la route est longue, ou là où il y a déjà des gemmes.',
          'Choisissez de cartographier, puis une île.',
        ],
        wrong: { pass: 'Vous avez une tâche à faire ce tour-ci. Profitez-en.' },
        done: 'Un succès rapporte aussi de la confiance. La confiance devient du prestige, et le prestige désigne le vainqueur.',
      },
    ],
  },
  clean: {
    title: 'Un navire propre',
    idea: 'La saleté augmente de jour en jour, et à son comble elle coûte du moral à chaque tour. Chaque groupe de marins du pont principal en enlève 1 point sans lancer de dé.',
    steps: [
      {
        task: 'Faites nettoyer un groupe de marins.',
        hints: [
          'Seuls les groupes du pont principal peuvent nettoyer.',
          'Les groupes nettoient d’abord ; ensuite un personnage peut lancer ses dés.',
        ],
        wrong: { enough: 'La saleté resterait. Un groupe du pont principal peut nettoyer.' },
        done: 'Nettoyer est ennuyeux, mais moins cher qu’un mauvais moral.',
      },
    ],
  },
  feed: {
    title: 'Les provisions du soir',
    idea: 'À la fin de la journée, l’équipage mange 1 provision. Sans elle, on lance un dé : le moral baisse d’autant, et les groupes de marins se fatiguent.',
    steps: [
      {
        task: 'Nourrissez l’équipage.',
        hints: ['Il y a des provisions dans la cale.'],
        wrong: { no: 'Un équipage affamé perd jusqu’à 6 points de moral. C’est le moral qui vous garde Capitaine.' },
        done: 'Quand les provisions baissent, cherchez une île à explorer ou un gros marchand.',
      },
    ],
  },
  dock: {
    title: 'À terre',
    idea: 'Là où une île porte sa lettre, vous pouvez vous amarrer. À terre, on explore, on enterre du butin, on fait une mission, ou on finit la traversée si c’est le but.',
    steps: [
      {
        task: 'Amarrez le navire ici.',
        hints: ['Le navire se trouve dans la zone d’amarrage d’une île.'],
        wrong: { enough: 'Vous êtes dans une zone d’amarrage. Amarrez avant de finir le déplacement.' },
        done: 'Choisissez maintenant quoi faire à terre.',
      },
      {
        task: 'Explorez l’île.',
        hints: ['Vous décidez qui part à l’intérieur. Un 5 ou un 6 trouve quelque chose.'],
        wrong: { other: 'Explorez d’abord : cette île a peut-être ce qui manque à la cale.' },
        done: 'Envoyez les groupes dont vous pouvez vous passer. Un 1 peut vous en coûter un.',
      },
    ],
  },
  salvo: {
    title: 'Une salve',
    idea: 'Les canons tirent par les flancs, jusqu’à 2 cases. Entre deux points de déplacement, le navire peut tirer une salve par tour.',
    steps: [
      {
        task: 'Un ennemi est à portée. Tirez.',
        hints: ['On touche un ennemi sur le flanc, pas devant la proue.', 'Choisissez l’ennemi pour cible.'],
        wrong: { enough: 'Les canons sont chargés et un ennemi est à portée.' },
        done: 'Battre un ennemi relève le moral ; en laisser un d’actif derrière soi le fait baisser.',
      },
    ],
  },
  mutiny: {
    title: 'La mutinerie',
    idea: 'Dès que votre confiance dépasse le moral de l’équipage, vous pouvez vous mutiner. Toute la confiance devient du prestige, 10 points de prestige font une pièce, et la plus haute mise secrète prend le navire.',
    steps: [
      {
        task: 'Votre confiance dépasse le moral de l’équipage. Lancez la mutinerie.',
        hints: ['Si vous attendez, le moral peut remonter.'],
        wrong: { no: 'C’est parfois sage. Aujourd’hui, vous voulez le navire.' },
        done: 'Maintenant, chacun mise en secret.',
      },
      {
        task: 'Misez assez de pièces pour devenir Capitaine.',
        hints: ['Chaque pièce misée coûte 10 points de prestige, gagnée ou perdue.', 'Le Capitaine veut rester et misera aussi.'],
        wrong: { none: 'Sans une pièce, vous n’aurez pas le navire.' },
        done: 'Vous êtes Capitaine. Le prestige est dépensé : menez cette traversée à bon port.',
      },
    ],
  },
  solo: {
    title: 'En solitaire : un allié complote',
    idea: 'En solo, vous jouez le Capitaine, et des alliés complètent l’équipage. Quand vous avez pris votre poste, un dé désigne l’allié qui complote. Un personnage ou un groupe qui surveille peut l’en empêcher.',
    steps: [
      {
        task: 'Un allié complote. Quittez votre poste et surveillez-le vous-même.',
        hints: [
          'Passer à la surveillance ne coûte rien.',
          'Le surveillant lance son Charisme contre le comploteur. Sans surveillance, le complot réussit.',
        ],
        wrong: {
          no: 'Sans surveillance, l’allié se sert et gagne de la confiance. Un allié dont la confiance dépasse le moral se mutine.',
        },
        done: 'En solo, on perd plus souvent par une mutinerie que par une tempête. Surveillez la confiance des alliés.',
      },
    ],
  },
  campaign: {
    title: 'La campagne : au port',
    idea: 'Une campagne, ce sont plusieurs traversées de suite. Entre deux, vous êtes au port : vous vendez, payez les soldes, réparez et achetez. Ce qui reste repart avec vous.',
    steps: [
      {
        task: 'Vendez quelque chose, pour que l’équipage ait du butin.',
        hints: [
          'Les marchandises vendues deviennent le butin de l’équipage.',
          'Gardez du rhum, du bois et des provisions pour la prochaine traversée.',
        ],
        wrong: { enough: 'Les groupes de marins demanderont ensuite leur solde. Un peu de butin sera utile.' },
        done: 'Viennent ensuite les soldes, les réparations et le comptoir. Une amélioration reste sur le navire.',
      },
    ],
  },
};
