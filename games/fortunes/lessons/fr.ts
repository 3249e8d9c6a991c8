import type { CourseWords } from '@boucan/lessons';

export const fr: CourseWords = {
  sail: {
    title: 'D’un port à l’autre',
    idea: 'Un tour compte trois actions. Un Déplacement est un seul pas : sortir du port, passer dans une zone voisine ou entrer au port. Le port voisin est donc à un tour exactement.',
    steps: [
      {
        task: 'Sortez du port.',
        hints: [
          'Un Déplacement mène votre bateau dans la zone qui entoure le port.',
          'Choisissez la mer à côté de votre bateau.',
        ],
        done: 'Vous êtes en mer, et il vous reste deux actions.',
      },
      {
        task: 'Rejoignez une zone voisine qui a un port.',
        hints: [
          'Les zones accessibles sont éclairées.',
          'Les bateaux qui vous chassent vous cherchent dès votre arrivée : regardez qui s’y trouve.',
        ],
        wrong: {
          open: 'La mer des Caraïbes n’a pas de port, et vous voulez être au port ce tour-ci.',
          back: 'Vous reviendriez dans le port que vous venez de quitter.',
        },
        done: 'Encore une action.',
      },
      {
        task: 'Entrez au port.',
        hints: ['Au port, personne ne vous cherche.'],
        done: 'Sortir, traverser, entrer : trois actions d’un port à l’autre. Au prochain tour, vous pourrez y faire une action Port.',
      },
    ],
  },
  buy: {
    title: 'Acheter une cargaison',
    idea: 'Une fois par tour, vous pouvez faire une action Port. À l’achat, on vous montre quelques cartes Cargaison : plus une marchandise y figure, moins chaque carte coûte.',
    steps: [
      {
        task: 'Faites l’action Port.',
        hints: ['Vous êtes au port, et cela coûte une action.'],
        done: 'Ici, vous pouvez faire autant de choses que vous voulez, chacune une fois.',
      },
      {
        task: 'Regardez la cargaison à vendre.',
        hints: ['Acheter des marchandises est une des activités.'],
        done: 'Vous seul voyez ces cartes. La marchandise en demande dans ce port n’y figure jamais.',
      },
      {
        task: 'Achetez deux cartes à moins de 3 pièces d’or l’une.',
        hints: [
          'Deux cartes d’une même marchandise coûtent 2 pièces d’or chacune, trois ou plus 1 seule.',
          'Cherchez une marchandise présente plusieurs fois.',
        ],
        wrong: {
          empty: 'Votre cale n’est pas encore plus pleine. Achetez d’abord deux cartes.',
          dear: 'Une marchandise présente une seule fois coûte 3 pièces d’or. Il y a moins cher.',
        },
        done: 'Un achat à bon prix. Il ne manque plus qu’un port où elle est en demande.',
      },
    ],
  },
  sell: {
    title: 'Vendre ce qui est en demande',
    idea: 'Chaque port demande une marchandise, montrée par son jeton rond. Il paie 6 pièces d’or pour une carte de cette marchandise et 3 pour toute autre.',
    steps: [
      {
        task: 'Le sucre est en demande dans ce port, et vous en avez. Commencez une vente.',
        hints: ['Dans une action Port, on vend toujours en premier.'],
        wrong: { first: 'Après toute autre activité, vous ne pourrez plus vendre ce tour-ci. Vendez d’abord.' },
        done: 'Choisissez maintenant ce que vous mettez en vente.',
      },
      {
        task: 'Vendez du sucre et terminez la vente.',
        hints: [
          'Ce port paie 6 pièces d’or par carte de sucre.',
          'Choisissez tout le sucre que vous voulez vendre, puis terminez.',
        ],
        wrong: { cheap: 'Ce port n’en donne que 3 pièces d’or. Gardez-la pour un port où elle est en demande.' },
        done: 'La carte montre ce que demande chaque port. Une bonne route : acheter à bas prix ici, vendre à côté ce qui est en demande.',
      },
    ],
  },
  'glory-sale': {
    title: 'La Gloire du marchand',
    idea: 'Vous jouez pour des points de Gloire. Un marchand en gagne un en vendant trois cartes de la marchandise en demande en une seule vente.',
    steps: [
      {
        task: 'Gagnez un point de Gloire avec cette vente.',
        hints: [
          'Trois cartes de ce que ce port demande, en un seul lot.',
          'Ajoutez-les l’une après l’autre, puis terminez la vente.',
        ],
        done: 'Un point de Gloire, une carte Gloire et 18 pièces d’or. Maintenant, le port demande autre chose.',
      },
    ],
  },
  scout: {
    title: 'Un marchand à l’horizon',
    idea: 'La plupart des zones ont un marchand au pavillon inconnu. Pour le trouver, lancez vos dés de Reconnaissance : un crâne suffit. Ensuite, à vous de l’attaquer ou de le laisser partir.',
    steps: [
      {
        task: 'Trouvez le marchand de votre zone.',
        hints: ['Cela prend une action, et il faut être en mer.', 'Faites une Reconnaissance du marchand.'],
        wrong: { idle: 'Votre tour serait fini, et le marchand courrait toujours.' },
        done: 'Un crâne : vous l’avez trouvé, et son pavillon est révélé.',
      },
      {
        task: 'Attaquez-le.',
        hints: [
          'Vous pouvez l’attaquer sous son pavillon ou comme marchand du port de la zone.',
          'Choisissez la nation dont la prime vous gêne le moins.',
        ],
        wrong: { spare: 'Vous pouvez le laisser partir, et c’est souvent sage. Cette fois, attaquez.' },
        done: 'Cette nation met une prime sur votre tête : ses ports vous sont fermés, et les navires vous chassent. Les pillards vivent avec.',
      },
    ],
  },
  raid: {
    title: 'Douze pièces d’or',
    idea: 'Un raid commence avec trois cartes Cargaison. Vos succès servent à piocher, défausser ou échanger des cartes. Les icônes rouges touchent votre bateau ; assez d’icônes bleues Fuite, et le marchand s’échappe.',
    steps: [
      {
        task: 'Terminez ce raid avec au moins 12 pièces d’or : il vous rapporte alors un point de Gloire.',
        hints: [
          'Le plateau additionne pour vous l’or, les touchés et les icônes Fuite.',
          'Piochez tant que cela paie, et arrêtez avant que le marchand s’échappe ou qu’une section soit détruite.',
        ],
        done: 'Douze pièces d’or ou plus : un point de Gloire et une carte Gloire. Les marchandises qui tiennent dans la cale viennent avec.',
      },
    ],
  },
  hunted: {
    title: 'On vous chasse',
    idea: 'Les navires chassent les capitaines qui ont une prime sur la tête, les pirates tous les autres. Ils vous cherchent quand vous entrez dans leur zone et quand vous y commencez votre tour.',
    steps: [
      {
        task: 'Un bateau qui vous chasse est dans votre zone. Gagnez une zone où personne ne vous chasse.',
        hints: [
          'Survolez un bateau, ou laissez le doigt dessus, pour voir qui il chasse.',
          'Une zone sans un tel bateau est sûre.',
        ],
        wrong: { port: 'Au port, vous êtes à l’abri pour l’instant, mais le chasseur attend dehors. Quittez la zone.' },
        done: 'Regardez les chasseurs avant chaque Déplacement : la plupart des combats s’évitent sur la carte.',
      },
    ],
  },
  combat: {
    title: 'Tirer, Abordage ou Fuir',
    idea: 'À chaque tour de combat, les deux camps choisissent un ordre en secret, puis lancent leurs dés de Manœuvre. L’ordre du vainqueur s’applique ; les canons du perdant peuvent encore répondre.',
    steps: [
      {
        task: 'Donnez votre ordre et menez ce tour de combat à son terme.',
        hints: [
          'Beaucoup de Canons plaident pour Tirer, un fort Équipage pour l’Abordage, un bateau abîmé pour Fuir.',
          'Comparez la Manœuvrabilité : deux points de plus que l’autre valent un dé supplémentaire.',
        ],
        done: 'Les dégâts restent après le combat. Il n’y a pas de honte à fuir avec l’or.',
      },
    ],
  },
  repair: {
    title: 'Remettre en état',
    idea: 'Les dégâts réduisent ce que peut faire votre bateau, et une section détruite interdit les raids. Un chantier naval répare Coque, Cargaison, Mâts et Canons pour 2 pièces d’or le point. L’Équipage se recrute.',
    steps: [
      {
        task: 'Allez au chantier naval.',
        hints: ['C’est une des activités de l’action Port.'],
        wrong: { other: 'Votre Coque est abîmée. Allez d’abord au chantier.' },
        done: 'Le chantier vend aussi des armes, des modifications et même des bateaux.',
      },
      {
        task: 'Réparez quelque chose.',
        hints: ['Regardez vos sections : laquelle n’est pas à sa pleine valeur ?', 'C’est la Coque qui vous tient à flot.'],
        wrong: { none: 'Rien n’est encore réparé.' },
        done: 'Un bateau en bon état vaut plus de 2 pièces d’or au premier touché.',
      },
    ],
  },
  rumour: {
    title: 'Ce qu’on dit à la taverne',
    idea: 'Pour 2 pièces d’or et un jet d’Influence, vous apprenez une rumeur. Elle dit où la vérifier ; si elle est vraie, elle rapporte une récompense et un point de Gloire.',
    steps: [
      {
        task: 'Obtenez une rumeur.',
        hints: ['C’est une des activités de l’action Port.', 'L’or est dépensé même si le jet échoue.'],
        wrong: { other: 'Cela peut attendre. Écoutez d’abord ce qu’on dit à la taverne.' },
        done: 'Vous seul l’avez lue. Elle vous dit où aller et quels dés vous y lancerez.',
      },
    ],
  },
  mission: {
    title: 'Une mission',
    idea: 'Deux missions attendent toujours dans deux ports, ouvertes à tous. Une mission dit ce qu’il faut pour l’accepter et ce qu’il faut faire ; accomplie, elle paie et rapporte un point de Gloire.',
    steps: [
      {
        task: 'Une mission attend dans ce port, et vous remplissez ses conditions. Acceptez-la.',
        hints: [
          'Lisez ce qu’elle demande avant d’accepter : vous ne pouvez en avoir qu’une.',
          'L’accepter est une activité de l’action Port.',
        ],
        wrong: { leave: 'Si vous partez, un autre peut prendre la mission.' },
        done: 'Elle est maintenant devant vous. Choisissez-la quand vous voulez pour lire ce qui reste à faire.',
      },
    ],
  },
  chest: {
    title: 'L’or dans le coffre',
    idea: 'L’or à bord peut se perdre. Dans votre port d’attache, vous pouvez le cacher dans votre coffre : 10 pièces d’or y valent un point de Gloire caché, jusqu’à cinq.',
    steps: [
      {
        task: 'Cachez de l’or dans votre coffre.',
        hints: ['Vous êtes dans votre port d’attache : c’est une des activités.'],
        wrong: { other: 'Votre or n’est pas encore à l’abri. Cachez-le d’abord.' },
        done: 'Les autres apprennent que vous cachez de l’or, mais pas combien.',
      },
      {
        task: 'Cachez-en assez pour un point de Gloire.',
        hints: ['Dix pièces d’or font un point.', 'Tout nombre à partir de 10 convient.'],
        wrong: { little: 'Moins de 10 pièces d’or dans le coffre ne font pas encore un point.' },
        done: 'Un point caché que personne ne peut vous prendre : le coffre survit même à votre capitaine.',
      },
    ],
  },
  'short-cruise': {
    title: 'Variante : une courte croisière',
    idea: 'Sept points de Gloire suffisent en courte croisière. Le coffre y compte : un point pour 10 pièces d’or, trois au plus. Le premier à sept points l’annonce aussitôt, et la manche se joue jusqu’au bout.',
    steps: [
      {
        task: 'Vous avez six points, et de l’or à bord. Atteignez le septième.',
        hints: ['Vous êtes dans votre port d’attache, et votre coffre n’est pas plein.', 'Cachez de l’or dans le coffre.'],
        wrong: { other: 'Cela ne rapporte pas de Gloire. Ce que vous transportez, si.' },
        done: 'Tout dépend maintenant de ce que vous cachez.',
      },
      {
        task: 'Cachez-en assez pour le septième point.',
        hints: ['Dix pièces d’or dans le coffre font un point ; ce qui s’y trouve déjà compte.', 'Cachez tout ce que vous avez.'],
        wrong: { little: 'Ce n’est pas assez pour un point de plus.' },
        done: 'Sept points : vous les annoncez, et les autres ont jusqu’à la fin de la manche pour vous dépasser.',
      },
    ],
  },
  wind: {
    title: 'Module : le vent',
    idea: 'Avec vent et tempête, le vent tourne à chaque manche. Votre premier Déplacement avec lui est gratuit, le premier contre lui coûte deux actions, et une tempête abîme les bateaux qui y restent.',
    steps: [
      {
        task: 'Gagnez la zone voisine où le vent vous porte, sans dépenser d’action.',
        hints: ['La rose des vents montre où souffle le vent.', 'Choisissez la zone de ce côté-là.'],
        done: 'Quatre pas dans un tour de trois actions. Tracez votre route avec le vent.',
      },
    ],
  },
  contraband: {
    title: 'Module : la contrebande',
    idea: 'Douze marchandises interdites se trouvent parmi les cargaisons. Chacune n’est voulue que dans un port, qui la paie 10 pièces d’or, et chaque deuxième vente rapporte de la Gloire. Toutes les marines les recherchent.',
    steps: [
      {
        task: 'Vous avez de la contrebande voulue dans ce port. Vendez-la pour 10 pièces d’or.',
        hints: ['Le port est écrit sur la carte.', 'Ajoutez la contrebande à la vente, puis terminez.'],
        done: 'Vendez-en une deuxième, ici ou ailleurs, et elle vous rapporte un point de Gloire.',
      },
    ],
  },
  favours: {
    title: 'Module : les faveurs',
    idea: 'Les Faveurs ouvrent des portes : dépensez-en une pour relancer des dés, piocher à nouveau, gâcher une recherche ou entrer dans un port fermé. Les missions en donnent, et on peut en acheter à la fin d’une action Port.',
    steps: [
      {
        task: 'Achetez au moins une Faveur avant de partir.',
        hints: ['Une Faveur coûte 2 pièces d’or.', 'Vous pouvez en avoir cinq.'],
        wrong: { leave: 'Achetez d’abord une Faveur : c’est le moment.' },
        done: 'Votre prochain jet manqué pourra être relancé.',
      },
    ],
  },
  locations: {
    title: 'Module : les lieux',
    idea: 'Seize lieux se trouvent au large des ports : forts, prisons, récifs, missions. Pour une action, vous pouvez visiter celui de votre zone et profiter de ce qu’il offre, ou lui donner l’assaut.',
    steps: [
      {
        task: 'Visitez le lieu de votre zone.',
        hints: ['Vous êtes en mer dans sa zone, et il vous est ouvert.', 'Une visite prend une action, une fois par tour.'],
        wrong: {
          assault: 'Un assaut est un combat. Aujourd’hui, vous venez en visite.',
          stop: 'Il vous reste une action pour une visite.',
        },
        done: 'Ce qu’offre un lieu est écrit sur sa tuile. Certains valent un détour de temps en temps.',
      },
    ],
  },
  loyalty: {
    title: 'Module : la loyauté',
    idea: 'La Gloire augmente la Loyauté de l’équipage ; traîner au port et cacher de l’or la diminuent. Un équipage content peut fournir une action de plus, un équipage en colère se mutine.',
    steps: [
      {
        task: 'Votre équipage est content. Demandez-lui une action de plus.',
        hints: ['Une fois par tour, vous pouvez lancer vos dés de Leadership pour cela.', 'Un succès suffit.'],
        wrong: { stop: 'Avant de finir votre tour, demandez à l’équipage : cela ne coûte rien.' },
        done: 'Une action de plus ce tour-ci. Elle ne peut pas servir à une deuxième action Port.',
      },
    ],
  },
  modifications: {
    title: 'Module : d’autres modifications',
    idea: 'D’autres modifications sont en jeu, comme la coque sculptée et le nid-de-pie. Un port qui n’en a pas en reçoit une d’une réserve : les chantiers ne sont jamais vides.',
    steps: [
      {
        task: 'Achetez la modification que propose ce chantier.',
        hints: ['Elle coûte 3 pièces d’or et reste sur le bateau.', 'Survolez-la pour lire ce qu’elle fait.'],
        wrong: { done: 'La modification est encore au chantier.' },
        done: 'Elle améliore le bateau et ajoute 1 pièce d’or à son prix.',
      },
    ],
  },
  'new-ships': {
    title: 'Module : le brick',
    idea: 'Entre les premiers bateaux et les grands, il y a maintenant un brick : il coûte 20 pièces d’or, porte 4 cartes Cargaison et manœuvre mieux qu’une flûte.',
    steps: [
      {
        task: 'Échangez votre bateau contre un brick.',
        hints: [
          'Le chantier reprend votre ancien bateau.',
          'Un brick ne rapporte pas de Gloire, et votre capitaine peut encore gagner ce point avec une frégate ou un galion.',
        ],
        wrong: { other: 'C’est un autre bateau. Vous voulez le brick.', done: 'Vous avez toujours votre ancien bateau.' },
        done: 'De la place pour quatre cartes, et assez de canons pour un raid.',
      },
    ],
  },
  'special-weapons': {
    title: 'Module : les armes spéciales',
    idea: 'Trois nouvelles armes sont en vente dans tous les ports : les boulets rouges mettent le feu, les boulets doubles doublent vos touchés, les chausse-trapes ralentissent un abordage. Dans un raid, chacune change un échec en crâne.',
    steps: [
      {
        task: 'Achetez une des trois nouvelles armes.',
        hints: ['Elles coûtent 3 pièces d’or chacune.', 'Survolez une arme pour lire quand elle sert.'],
        wrong: { old: 'Cette arme est dans le jeu de base. Essayez-en une nouvelle.', done: 'Achetez d’abord une arme.' },
        done: 'Elle est perdue quand vous l’utilisez : gardez-la pour le combat qui compte.',
      },
    ],
  },
  'two-commissions': {
    title: 'Module : deux brevets',
    idea: 'Chaque fois que vous piochez un capitaine, vous en piochez deux et gardez celui que vous préférez. Les quatre talents et le port d’attache disent à quoi chacun est bon.',
    steps: [
      {
        task: 'Lisez les deux capitaines et gardez-en un.',
        hints: [
          'Reconnaissance et Manœuvre font un pillard, l’Influence sert aux rumeurs et aux missions, le Leadership à l’abordage.',
          'Il n’y a pas de mauvais choix : pensez à ce que vous voulez faire d’abord.',
        ],
        done: 'Votre capitaine est choisi. L’autre est remélangé sans être vu.',
      },
    ],
  },
  'treasure-galleon': {
    title: 'Module : le galion au trésor',
    idea: 'Un galion espagnol suit sa route et s’enrichit à chaque manche. Il n’attaque personne. Battez-le et tout son or est à vous, mais l’Espagne s’en souviendra.',
    steps: [
      {
        task: 'Le galion au trésor est dans votre zone. Faites une Reconnaissance pour le trouver.',
        hints: [
          'Un crâne le trouve, et le combat commence aussitôt : impossible de refuser.',
          'Il est fort. Dans une vraie partie, venez avec un bateau en bon état.',
        ],
        wrong: { stop: 'À la prochaine manche, il reprend sa route avec son or.' },
        done: 'Le combat commence. Si vous gagnez, l’or posé sur son plateau est à vous.',
      },
    ],
  },
  upgrades: {
    title: 'Module : des ennemis mieux armés',
    idea: 'Les navires et les pirates ont leurs propres modifications et armes. Gagnez un combat d’équipages contre eux, et vous pouvez prendre ce qu’ils n’ont pas utilisé.',
    steps: [
      {
        task: 'Vous avez battu un bateau amélioré. Prenez ce qu’il a.',
        hints: ['Ce que vous prenez est monté sur votre bateau.'],
        wrong: { leave: 'Vous pouvez le laisser, mais il suffit de se servir.' },
        done: 'Avant d’attaquer, regardez ce que porte un bateau : c’est le danger, et c’est la prise.',
      },
    ],
  },
};
