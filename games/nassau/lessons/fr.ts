import type { CourseWords } from '@boucan/lessons';

export const fr: CourseWords = {
  walk: {
    title: 'Un capitaine pour tous',
    idea: 'En ville, il n’y a qu’un capitaine pirate, et tous les joueurs déplacent la même figurine. Vous remplissez une allée de vos pirates, le capitaine va au bout, et vous recevez ce que montre la case.',
    steps: [
      {
        task: 'Menez le capitaine par une allée.',
        hints: [
          'Le badge d’une allée éclairée dit combien de pirates elle demande.',
          'Regardez ce qu’il y a au bout : c’est ce que vous recevez.',
        ],
        wrong: {
          pause: 'Une pause coûte 1 rhum et ne rapporte rien. Allez d’abord quelque part.',
          pass: 'Si vous passez, vous quittez la ville pour cette manche. Il y a encore beaucoup à prendre ici.',
        },
        done: 'Vos pirates restent dans l’allée, désormais fermée. Le joueur suivant repart de l’endroit où se trouve le capitaine.',
      },
    ],
  },
  'second-move': {
    title: 'Un deuxième déplacement',
    idea: 'Parfois, la case voulue est à deux allées. Une fois par tour, vous pouvez payer 1 doublon et déplacer de nouveau le capitaine.',
    steps: [
      {
        task: 'Payez 1 doublon et continuez.',
        hints: ['La deuxième allée demande aussi ses pirates.', 'Choisissez une autre allée éclairée.'],
        wrong: { stop: 'Votre tour finirait ici. Cette fois, continuez.' },
        done: 'Deux cases en un tour. Les doublons sont rares : gardez-les pour ce qu’il vous faut vraiment.',
      },
    ],
  },
  pause: {
    title: 'Laisser faire les autres',
    idea: 'Chaque déplacement change la place du capitaine. Si rien d’utile n’est proche, une pause pour 1 rhum laisse les autres l’amener plus près.',
    steps: [
      {
        task: 'Attendez ce tour-ci sans quitter la ville.',
        hints: ['Une pause coûte 1 rhum et ne place aucun pirate.'],
        wrong: {
          walk: 'Cela vous coûterait des pirates. Cette fois, essayez d’attendre.',
          pass: 'Passer met fin à la ville pour vous. Vous voulez seulement attendre.',
        },
        done: 'Vous êtes toujours en ville, avec tous vos pirates. Gardez 1 rhum pour le feu de camp.',
      },
    ],
  },
  quay: {
    title: 'Il est temps de partir',
    idea: 'En passant, vous quittez la ville et prenez un quai. Chaque quai donne 2 provisions, et chaque provision est un tour en mer. Le premier parti prend le dauphin et commence en mer.',
    steps: [
      {
        task: 'Quittez la ville et prenez un quai.',
        hints: [
          'Pour partir, on passe. Ensuite, vous choisissez d’où part votre bateau.',
          'Tous les quais donnent 2 provisions ; ceux de Nassau donnent aussi un bonus. Un quai n’accueille qu’un bateau.',
        ],
        wrong: { pause: 'Avec une pause, vous resteriez. Partez tant que de bons quais sont libres.' },
        done: 'En mer. Les pirates encore sur le pont vous accompagnent et peuvent travailler comme marins.',
      },
    ],
  },
  sail: {
    title: 'Une provision par tour',
    idea: 'Un tour en mer coûte 1 provision. Votre bateau peut entrer dans une zone par paire d’un marin et d’une voile, puis il fait une action.',
    steps: [
      {
        task: 'Entrez dans une autre zone.',
        hints: [
          'Les zones accessibles sont éclairées.',
          'Regardez ce qui s’y trouve : adversaires, tours, avant-postes, comptoirs.',
        ],
        wrong: { tale: 'Piocher un récit est une action, et votre tour finirait ici. Naviguez d’abord.' },
        done: 'Vous faites maintenant une action où vous êtes. Si rien d’autre n’est possible, vous piochez un récit.',
      },
    ],
  },
  fight: {
    title: 'Battre un adversaire',
    idea: 'Chaque sorte d’adversaire ne craint qu’une arme. Pour chaque paire d’un marin et de cette arme, vous pouvez tirer 1 caisse. On pioche ensuite autant de jetons que sa force : les uns esquivent une caisse, les autres vous attaquent. Il est battu quand les caisses restées sur lui égalent sa force.',
    steps: [
      {
        task: 'Combattez un adversaire ici et battez-le.',
        hints: [
          'Le badge sous un adversaire montre vos chances de le battre maintenant.',
          'Tirez autant de caisses que sa force.',
        ],
        wrong: {
          strong:
            'Vous avez un seul harpon, et il faut 2 caisses contre le kraken. Cherchez un adversaire que vous pouvez battre maintenant.',
          few: 'Une caisse ne suffit pas : cet adversaire a une force de 2.',
        },
        done: 'Vous gardez sa tuile. À la fin, des adversaires de sortes différentes multiplient leurs points.',
      },
    ],
  },
  tower: {
    title: 'Une tour de guet',
    idea: 'Des caisses sur une tour de guet la tiennent. Pour la prendre à quelqu’un, il en faut plus qu’il n’y en a. À la fin, toutes vos caisses sur les tours sont multipliées par le nombre de vos tours.',
    steps: [
      {
        task: 'Occupez la tour de guet de cette zone.',
        hints: ['Il vous faut l’arme qu’elle montre, et un marin par caisse.', 'Une caisse suffit pour une tour vide.'],
        done: 'Deux caisses sur chacune de trois tours rapportent 18 points ; six sur une seule tour en rapportent 6. Répartissez-les, mais pas trop.',
      },
    ],
  },
  outpost: {
    title: 'Un avant-poste',
    idea: 'Un pirate laissé à un avant-poste le tient jusqu’à la fin de la partie. Vous recevez sa récompense aussitôt, et c’est un quai à vous.',
    steps: [
      {
        task: 'Capturez l’avant-poste de cette zone.',
        hints: ['Il faut un pirate de votre pont supérieur.'],
        wrong: { tale: 'Un récit peut attendre. Personne ne tient encore cet avant-poste.' },
        done: 'La récompense est à vous, et vous pourrez désormais partir d’ici.',
      },
    ],
  },
  post: {
    title: 'Un comptoir',
    idea: 'Une marchandise attend au comptoir. Pour le piller, il faut deux armes du type montré, deux marins et une cale vide.',
    steps: [
      {
        task: 'Pillez le comptoir de cette zone.',
        hints: ['Vous avez ce qu’il faut.', 'La marchandise va dans une cale vide.'],
        wrong: { tale: 'Vos armes valent mieux qu’un récit.' },
        done: 'Une marchandise ne vaut rien dans la cale. Cachez-la sur l’île de la Tête de mort.',
      },
    ],
  },
  'sea-dog': {
    title: 'Le vieux loup de mer',
    idea: 'Le vieux loup de mer donne 2 rhums et un récit à chaque rencontre. Une fois par manche, il vend aussi une chose pour 1 doublon.',
    steps: [
      {
        task: 'Rencontrez le vieux loup de mer et achetez-lui quelque chose.',
        hints: ['Il est dans votre zone.', 'Son offre change à chaque manche. Choisissez ce qui vous manque.'],
        wrong: {
          no: 'Vous avez un doublon. Achetez quelque chose cette fois.',
          tale: 'Le rencontrer vous donne un récit, et du rhum en plus.',
        },
        done: 'Du rhum, un récit et une bonne affaire pour une seule action.',
      },
    ],
  },
  hideout: {
    title: 'L’île de la Tête de mort',
    idea: 'Au voyage de retour viennent l’île de la Tête de mort, l’île du Feu de camp et le port d’attache, dans cet ordre. Sur l’île de la Tête de mort, on cache des marchandises : la première coûte 1 doublon, deux en coûtent 3, trois en coûtent 5.',
    steps: [
      {
        task: 'Allez à l’île de la Tête de mort et cachez une marchandise.',
        hints: [
          'Prenez la première étape du voyage de retour.',
          'La marchandise que votre cachette attend va sur sa case, toute autre au centre.',
        ],
        wrong: { past: 'Vous auriez alors dépassé l’île de la Tête de mort, et on ne revient pas en arrière dans la manche.' },
        done: 'À la fin, les cases remplies sont multipliées par le nombre de marchandises cachées.',
      },
    ],
  },
  campfire: {
    title: 'Des récits au coin du feu',
    idea: 'Un récit est vrai si votre navire remplit sa condition. Pour 1 rhum, vous en racontez jusqu’à trois. Un récit vrai rapporte ses points, tout autre est une mauvaise blague à 1 point ; ne rien raconter en coûte 5.',
    steps: [
      {
        task: 'Allez au feu de camp et racontez un récit vrai.',
        hints: ['Prenez la route de l’île du Feu de camp.', 'La jauge d’un récit en main dit s’il est vrai.'],
        wrong: {
          home: 'Ne rien raconter dans la manche coûte 5 points.',
          joke: 'Une mauvaise blague rapporte 1 point. Vous avez un récit vrai en main.',
          leave: 'Racontez d’abord un récit.',
        },
        done: 'Le meilleur conteur de la manche gagne 5 points de plus. Lisez donc vos récits dès la ville.',
      },
    ],
  },
};
