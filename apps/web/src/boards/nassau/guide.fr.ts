import type { Guide } from '../board.ts';

export const fr: Guide = {
  opening: [
    {
      title: 'Quatre manches, trois scènes',
      text: 'À chaque manche, on équipe son navire à Nassau, on court la mer des Caraïbes tant qu’il reste des provisions, et l’on rapporte de quoi raconter. Après quatre manches, la victoire va à qui a le plus de points.',
    },
    {
      title: 'Ce qui compte est devant',
      text: 'La ville, la mer et le retour se tiennent côte à côte ; une pression sur une petite image la met devant. Votre navire est toujours en bas. Ce qui peut être choisi brille ; montrez une chose pour savoir ce qu’elle coûte et ce qu’elle rapporte.',
    },
    {
      title: 'Une première manche',
      text: 'Regardez les récits à côté de votre navire : chacun dit ce qui le rendrait vrai, et où vous en êtes. Cherchez en ville ce que demandent un ou deux d’entre eux, puis une arme et des caisses contre un adversaire de la zone A : le signe en haut à droite est l’arme qu’il craint. Gardez un rhum pour le feu de camp, et partez tant qu’il reste de bons quais.',
    },
    {
      title: 'Ce qui fait gagner',
      text: 'Les adversaires vaincus comptent le plus, et mieux encore s’ils sont de sortes différentes : leurs points se multiplient par les sortes. Viennent ensuite les récits. Tours, marchandises cachées et armes sont aussi des produits : un peu de tout rapporte peu.',
    },
    {
      title: 'Rien à savoir par cœur',
      text: 'Les règles sont à côté du plateau, et le § de chaque question mène à la sienne. Laissez le pointeur ou le doigt sur une chose : elle dit à quoi elle sert. Au clavier, le point d’interrogation donne les touches.',
    },
  ],
  moments: {
    'town.turn': {
      title: 'Un capitaine pour tous',
      text: 'Il n’est à personne : vous le menez plus loin, de là où le joueur précédent l’a laissé. Sur une allée qui brille, la pastille sombre dit combien de vos pirates s’y postent, jusqu’à la fin de la manche ; la place au bout donne ce qu’elle montre, ou l’une des deux choses si elle est partagée. Une allée occupée est fermée à tous. Au lieu de le déplacer, on peut faire une pause pour un rhum, ou passer et gagner un quai.',
    },
    'town.again': {
      title: 'Un second déplacement pour un doublon',
      text: 'Une fois par tour. L’allée veut ses pirates tout de même.',
    },
    'town.move': {
      title: 'Sortir de l’impasse',
      text: 'Toutes les allées étaient prises : le capitaine a été replacé. Il doit repartir d’ici.',
    },
    'town.land': {
      title: 'La barge',
      text: 'Elle mène le capitaine à toute autre allée libre au bord de la ville. Les deux allées veulent leurs pirates, et le passeur un doublon, ou deux points à défaut.',
    },
    'town.quay': {
      title: 'Quitter la ville, prendre un quai',
      text: 'Chaque quai donne deux provisions, soit deux tours en mer, et ce qui y est dessiné. Un quai n’accueille qu’un bateau. Qui part le premier prend le dauphin et commence en mer. Les pirates restés sur le pont embarquent et pourront remplacer des marins.',
    },
    'town.twice': {
      title: 'Le petit kraken',
      text: 'Une fois par manche, il apporte deux fois le bonus du quai. Les provisions ne changent pas.',
    },
    'gain.choose': { title: 'L’un ou l’autre', text: 'La place offre deux choses, vous en prenez une.' },
    'gain.weapon': {
      title: 'Une arme au choix',
      text: 'Chaque sorte d’adversaire ne craint qu’une arme. À la fin, votre type le plus fourni se multiplie par toutes les armes gagnées.',
    },
    'gain.animal': {
      title: 'Un animal monte à bord',
      text: 'Sur le chapeau d’un marin, il aide une fois par manche. Un marin avec un animal vaut huit points à la fin.',
    },
    'gain.hat': { title: 'Un marin pour un animal', text: 'L’animal choisi s’installe sur son chapeau et aide dès maintenant.' },
    'gain.table': {
      title: 'Un pirate de la taverne',
      text: 'Il rejoint l’équipage pour de bon, et vous recevez aussi ce que montre sa table.',
    },
    'gain.deck': {
      title: 'Quelle pioche ?',
      text: 'Les récits B valent plus et demandent plus. La jauge d’un récit en main dit où il en est.',
    },
    'pay.keep': { title: 'L’esprit de singe', text: 'Une fois par manche, il vous garde ce que vous alliez payer.' },
    'holds.room': {
      title: 'Les cales sont pleines',
      text: 'Une cale porte quatre caisses, ou trois provisions, ou une marchandise, jamais deux sortes. Videz-en une, ou prenez ce qui tient.',
    },
    'holds.overflow': {
      title: 'Trop de charge',
      text: 'Vous avez moins de cales qu’avant. Quelque chose doit passer par-dessus bord.',
    },
    'sea.turn': {
      title: 'Une provision par tour',
      text: 'Traversez autant de zones que vous avez de paires marin et voile, puis faites une chose : combattre, prendre un avant-poste ou une tour, piller, rencontrer le vieux loup de mer ou piocher un récit. La pastille sous un adversaire dit vos chances de le vaincre à présent ; s’il est encore trop fort, combien de ses caisses vous pourriez tirer. Sans provisions, on rentre.',
    },
    'sea.act': {
      title: 'Continuer, ou agir ici',
      text: 'La provision est mangée, il faut donc agir : à tout le moins, piocher un récit. Un kraken invaincu retient votre bateau.',
    },
    'fight.fire': {
      title: 'Combien de caisses ?',
      text: 'Une par paire de marin et de bonne arme ; un pirate peut se coucher à la place d’un marin. Autant de caisses que sa force, même en plusieurs combats, et il est vaincu. Il répond par autant de jetons qu’il a de force.',
    },
    'fight.dodge': { title: 'Il esquive', text: 'Une de vos caisses manque, à moins d’un rhum.' },
    'fight.dice': {
      title: 'Défendez-vous',
      text: 'Un dé par paire de marin et de voile : 3 ou plus repousse une attaque. Des pirates peuvent se coucher pour d’autres dés.',
    },
    'fight.cat': { title: 'Le chat', text: 'Une fois par manche, il relance les 1 et les 2.' },
    'fight.repel': {
      title: 'Quelle attaque repousser ?',
      text: 'Les autres prennent quelque chose à votre navire, ou trois points.',
    },
    'fight.reward': {
      title: 'La récompense, encore ?',
      text: 'Un contrat ou le lézard la donne une fois de plus. Les points ne viennent qu’une fois.',
    },
    'loss.weapon': { title: 'Une arme perdue', text: 'Celles qui sont imprimées ne se perdent pas.' },
    'loss.sailor': { title: 'Un marin perdu', text: 'Un des animaux perd son chapeau et attend un autre marin.' },
    'tower.crates': {
      title: 'Des caisses sur la tour',
      text: 'Pour la prendre, il en faut une de plus que celles qui s’y trouvent. À la fin, toutes vos caisses sur des tours se multiplient par vos tours.',
    },
    'sea-dog.trade': { title: 'Une affaire', text: 'Une chose pour un doublon, une fois par manche.' },
    'return.stop': {
      title: 'Sur le chemin du retour',
      text: 'L’île de la Tête de mort, le feu de camp, le port d’attache, dans cet ordre ; chaque étape prend un tour, et l’on peut sauter les deux premières. Qui rentre le premier prend le dauphin.',
    },
    'skull-island.goods': {
      title: 'Combien de marchandises ?',
      text: 'Une marchandise pour 1 doublon, deux pour 3, trois pour 5, en une fois : on ne vient ici qu’une fois par manche.',
    },
    'skull-island.hide': {
      title: 'Cacher ses marchandises',
      text: 'La marchandise attendue va sur son emplacement ; toute autre va au centre. À la fin, la valeur des emplacements remplis se multiplie par le nombre de marchandises cachées.',
    },
    'campfire.tell': {
      title: 'Des récits au coin du feu',
      text: 'Trois récits par rhum. Ce qui est vrai se raconte pour ses points, le reste est une mauvaise blague pour un point. Le meilleur conteur de la manche gagne cinq points ; qui ne raconte rien en perd cinq.',
    },
    'home.tortoise': { title: 'La tortue', text: 'Elle double l’un de vos trois revenus.' },
    'refit.began': {
      title: 'La remise en état',
      text: 'Les pirates remontent à bord, les animaux se réveillent, on compare les récits de la manche, puis marchandises, animaux et vieux loup de mer se renouvellent.',
    },
    'count.began': {
      title: 'Le décompte',
      text: 'Six sources s’ajoutent à la piste, la plupart sont des produits : mieux vaut avoir beaucoup des deux facteurs.',
    },
    'dutchman.fire': {
      title: 'Le Hollandais volant',
      text: 'Nul ne le vainc. Qui le touche le plus dans la manche prend les points de la tuile, et toute autre caisse compte à la fin sur le grand quai.',
    },
    'merchant.bonus': {
      title: 'Le marchand ambulant',
      text: 'Il paie qui lui amène le capitaine, puis va au coin suivant de la ville.',
    },
    'merchant.more': { title: 'Un second bonus', text: 'Pour un doublon, il en donne un autre des trois, une seule fois.' },
    'merchant.send': {
      title: 'Où va le marchand ?',
      text: 'Sur une place du coin suivant de la ville, dans le sens horaire. Il y attend le capitaine, d’une manche à l’autre aussi.',
    },
  },
};
