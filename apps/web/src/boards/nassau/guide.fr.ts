import type { Guide } from '../board.ts';

export const fr: Guide = {
  opening: [
    {
      title: 'Quatre manches, trois étapes',
      text: 'À chaque manche, vous équipez votre navire à Nassau, vous parcourez les Caraïbes tant qu’il vous reste des provisions, puis vous rentrez avec des récits à raconter. Après 4 manches, le joueur qui a le plus de points gagne.',
    },
    {
      title: 'L’étape en cours est devant',
      text: 'Nassau, les Caraïbes et le voyage de retour sont côte à côte ; choisissez une petite image pour mettre l’étape devant. Votre navire est toujours en bas. Ce que vous pouvez choisir est éclairé : survolez-le ou maintenez-le pour voir ce qu’il coûte et ce qu’il donne.',
    },
    {
      title: 'Votre première manche',
      text: 'Lisez les récits à côté de votre navire : chacun dit ce qui le rend vrai et où vous en êtes. En ville, cherchez ce que demandent un ou deux d’entre eux, puis une arme et des caisses contre un adversaire de la zone A. Le signe en haut à droite est l’arme qui permet de le vaincre. Gardez 1 rhum pour le feu de camp, et partez tant qu’il reste de bons quais.',
    },
    {
      title: 'Ce qui fait gagner',
      text: 'Les adversaires vaincus comptent le plus, surtout s’ils sont de sortes différentes : leurs points se multiplient par le nombre de sortes. Viennent ensuite les récits. Tours de guet, marchandises cachées et armes se multiplient aussi : choisissez-en une ou deux plutôt qu’un peu de chaque.',
    },
    {
      title: 'Rien à savoir par cœur',
      text: 'Les règles sont à côté du plateau ; le § d’une question ouvre celle qui s’applique. Survolez ou maintenez un élément pour voir à quoi il sert.',
    },
  ],
  moments: {
    'town.turn': {
      title: 'Un capitaine pirate pour tous',
      text: 'Tout le monde déplace le même capitaine, depuis la case où le joueur précédent l’a laissé. Sur une allée éclairée, la pastille sombre dit combien de vos pirates vous y placez ; ils y restent jusqu’à la fin de la manche. La case au bout de l’allée donne ce qu’elle montre, ou l’une des deux choses si elle est partagée. Une allée où il y a des pirates est fermée à tous. Au lieu de déplacer le capitaine, vous pouvez faire une pause pour 1 rhum, ou passer et prendre un quai.',
    },
    'town.again': {
      title: 'Un second déplacement pour 1 doublon',
      text: 'Une fois par tour. La seconde allée demande aussi ses pirates.',
    },
    'town.move': {
      title: 'Sortir de l’impasse',
      text: 'Toutes les allées étaient bloquées : le capitaine est revenu sur une case déjà visitée et doit repartir d’ici.',
    },
    'town.land': {
      title: 'La barge',
      text: 'Elle mène le capitaine à n’importe quelle autre allée libre au bord de la ville. Les deux allées demandent leurs pirates, et la barge coûte 1 doublon, ou 2 points si vous n’en avez pas.',
    },
    'town.quay': {
      title: 'Quitter Nassau et prendre un quai',
      text: 'Chaque quai donne 2 provisions ; un quai du port de Nassau donne aussi son bonus. Une provision vaut un tour en mer. Un quai n’accueille qu’un bateau. Le premier joueur parti prend le dauphin et commence en mer. Les pirates restés sur votre pont embarquent et pourront remplacer des marins.',
    },
    'town.twice': {
      title: 'Le petit kraken',
      text: 'Une fois par manche, il double le bonus de votre quai, mais pas les provisions.',
    },
    'gain.choose': { title: 'L’un ou l’autre', text: 'La case offre deux choses, vous en prenez une.' },
    'gain.weapon': {
      title: 'Une arme au choix',
      text: 'Chaque sorte d’adversaire ne peut être vaincue qu’avec une seule arme. À la fin, le nombre d’armes de votre type le plus fourni se multiplie par le nombre d’armes gagnées.',
    },
    'gain.animal': {
      title: 'Un animal monte à bord',
      text: 'Avec un marin pour le porter, il aide une fois par manche. Chaque paire de marin et d’animal vaut 8 points à la fin.',
    },
    'gain.hat': {
      title: 'Un marin pour un animal',
      text: 'Le marin porte l’animal que vous choisissez, qui aide dès maintenant.',
    },
    'gain.table': {
      title: 'Un pirate de la taverne',
      text: 'Il rejoint votre équipage jusqu’à la fin de la partie, et vous recevez aussi ce que montre sa table.',
    },
    'gain.deck': {
      title: 'Quelle pile ?',
      text: 'Les récits de la pile B valent plus et demandent plus. La jauge d’un récit en main montre où vous en êtes.',
    },
    'pay.keep': { title: 'L’esprit de singe', text: 'Une fois par manche, il vous épargne ce que vous alliez payer.' },
    'holds.room': {
      title: 'Vos cales sont pleines',
      text: 'Une cale porte 4 caisses, 3 provisions ou 1 marchandise, jamais deux sortes à la fois. Videz une cale, ou prenez ce qui tient.',
    },
    'holds.overflow': {
      title: 'Trop de chargement',
      text: 'Vous avez perdu une cale : il faut jeter quelque chose par-dessus bord.',
    },
    'sea.turn': {
      title: 'Une provision par tour',
      text: 'Traversez autant de zones que vous avez de paires de marin et de voile, puis faites une action : combattre, capturer un avant-poste, occuper une tour de guet, piller un comptoir, rencontrer le vieux loup de mer ou piocher un récit. La pastille sous un adversaire montre vos chances de le vaincre maintenant, ou combien des caisses nécessaires vous pourriez tirer. Sans provision, vous commencez le voyage de retour.',
    },
    'sea.act': {
      title: 'Continuer ou agir ici',
      text: 'Vous avez dépensé la provision, il faut donc faire une action, au moins piocher un récit. Un kraken invaincu arrête votre bateau.',
    },
    'fight.fire': {
      title: 'Combien de caisses ?',
      text: 'Vous pouvez tirer 1 caisse par paire de marin et de bonne arme ; un pirate peut remplacer un marin. L’adversaire est vaincu quand les caisses posées sur lui égalent sa force, même en plusieurs combats. Il répond par autant de jetons Combat que sa force.',
    },
    'fight.dodge': { title: 'Une esquive', text: 'Une de vos caisses manque son but, sauf si vous dépensez 1 rhum.' },
    'fight.dice': {
      title: 'Défendez-vous',
      text: 'Vous lancez 1 dé par paire de marin et de voile ; chaque 3 ou plus repousse une attaque. Vous pouvez coucher des pirates pour avoir plus de dés.',
    },
    'fight.cat': { title: 'Le chat', text: 'Une fois par manche, il relance tous les 1 et les 2.' },
    'fight.repel': {
      title: 'Quelle attaque repousser ?',
      text: 'Chaque attaque non repoussée vous coûte ce qu’elle montre, ou 3 points si vous n’en avez pas.',
    },
    'fight.reward': {
      title: 'La récompense encore une fois ?',
      text: 'Un contrat ou le lézard redonne la récompense, mais pas les points.',
    },
    'loss.weapon': { title: 'Vous perdez une arme', text: 'Les armes imprimées sur votre navire ne se perdent pas.' },
    'loss.sailor': { title: 'Vous perdez un marin', text: 'Un de vos animaux devra attendre un autre marin.' },
    'tower.crates': {
      title: 'Des caisses sur la tour',
      text: 'Pour prendre une tour, posez plus de caisses qu’il n’y en a déjà. À la fin, toutes vos caisses sur des tours se multiplient par le nombre de vos tours.',
    },
    'sea-dog.trade': { title: 'Un marché', text: 'Vous pouvez acheter une chose pour 1 doublon, une fois par manche.' },
    'return.stop': {
      title: 'Le voyage de retour',
      text: 'L’île de la Tête de mort, l’île du Feu de camp et le port d’attache se suivent dans cet ordre. Chaque escale prend un tour, et vous pouvez sauter les deux premières. Le premier joueur rentré prend le dauphin.',
    },
    'skull-island.goods': {
      title: 'Combien de marchandises ?',
      text: 'Cacher 1 marchandise coûte 1 doublon, 2 marchandises en coûtent 3, et 3 marchandises 5. Vous ne venez ici qu’une fois par manche : payez pour toutes maintenant.',
    },
    'skull-island.hide': {
      title: 'Cacher vos marchandises',
      text: 'La marchandise que votre cachette attend va sur son emplacement ; toute autre va au centre. À la fin, la valeur des emplacements remplis se multiplie par le nombre de marchandises cachées.',
    },
    'campfire.tell': {
      title: 'Des récits au feu de camp',
      text: 'Vous racontez jusqu’à 3 récits par rhum. Un récit vrai rapporte ses points ; tout autre est une mauvaise blague pour 1 point. Le meilleur conteur de la manche gagne 5 points de plus ; un joueur qui ne raconte rien en perd 5.',
    },
    'home.tortoise': { title: 'La tortue', text: 'Elle double l’un de vos trois revenus.' },
    'refit.began': {
      title: 'Apprêter le navire',
      text: 'Les pirates reviennent à bord, les animaux peuvent resservir, on compare les récits de la manche, puis les marchandises, les animaux et l’offrande du vieux loup de mer sont renouvelés.',
    },
    'count.began': {
      title: 'Le décompte final',
      text: 'Six sources s’ajoutent aux points de la piste. La plupart multiplient deux nombres : il faut que les deux soient élevés.',
    },
    'dutchman.fire': {
      title: 'Le Hollandais volant',
      text: 'Personne ne peut le vaincre. Le joueur qui le touche le plus dans la manche marque les points de la tuile, et toute autre caisse compte à la fin sur le grand quai.',
    },
    'merchant.bonus': {
      title: 'Le marchand ambulant',
      text: 'Il paie le joueur qui lui amène le capitaine, puis va au coin suivant de la ville.',
    },
    'merchant.more': { title: 'Un second bonus', text: 'Pour 1 doublon, vous en recevez un autre des trois, une seule fois.' },
    'merchant.send': {
      title: 'Où va le marchand ?',
      text: 'Sur une case du coin suivant de la ville, dans le sens horaire. Il y attend le capitaine, même pendant les manches suivantes.',
    },
  },
};
