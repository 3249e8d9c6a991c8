import type { glory as en } from './glory.en.ts';

export const glory: { readonly [id in keyof typeof en]: string } = {
  'FDM-GLORY-01':
    'Vous gagnez 1 point de Gloire en battant un joueur ou un CNJ et en y survivant, en combat naval ou d’équipage, en attaque ou en défense.',
  'FDM-GLORY-02': 'Vous gagnez 1 point de Gloire en vendant au moins 3 cartes de la marchandise en demande en une seule vente.',
  'FDM-GLORY-03': 'Vous gagnez 1 point de Gloire pour un raid d’au moins 12 pièces d’or.',
  'FDM-GLORY-04': 'Vous gagnez 1 point de Gloire pour chaque mission accomplie.',
  'FDM-GLORY-05': 'Vous gagnez 1 point de Gloire pour chaque rumeur prouvée.',
  'FDM-GLORY-06': 'Vous gagnez 1 point de Gloire en achetant une frégate ou un galion, une fois par capitaine.',
  'FDM-GLORY-07':
    'Votre cube avance dès que le point est à vous, à tout moment de la manche et même au tour d’un autre. Au-delà de 10, les points comptent encore.',
  'FDM-GLORY-08':
    'À chaque point sur la piste, vous piochez une carte Gloire. Si la pioche est vide, on mélange la défausse, comme pour les rumeurs et les missions ; si elle est vide aussi, vous ne piochez rien.',
  'FDM-GLORY-09': 'Vous gardez quatre cartes Gloire en main : à la cinquième, défaussez aussitôt l’une des cinq.',
  'FDM-GLORY-10': 'Avec cinq cartes Gloire, vous n’en jouez aucune, quoi qu’elles disent, avant d’en avoir défaussé une.',
  'FDM-GLORY-11': 'Sauf mention contraire, une carte Gloire se joue quand vous voulez à votre tour, hors des combats.',
  'FDM-GLORY-12': 'Au combat, on ne joue que les cartes faites pour lui, chacune au moment qu’elle indique.',
  'FDM-GLORY-13':
    'Certaines cartes sont pour le tour d’un autre. Au moment qu’elle nomme, et alors seulement, dites que vous en avez une, sans la montrer ; les autres peuvent ensuite en annoncer aussi.',
  'FDM-GLORY-14':
    'Les cartes annoncées sont posées, cachées, devant leurs joueurs et se règlent l’une après l’autre, dans l’ordre du jeu, à partir de celui dont c’est le tour.',
  'FDM-GLORY-15': 'Quand on en vient à la carte que vous avez annoncée, vous pouvez la retenir, mais il faut la montrer.',
  'FDM-GLORY-16': 'Une carte retenue revient dans votre main, désormais connue de tous.',
  'FDM-GLORY-17':
    'Au combat, seuls les joueurs dont le capitaine se bat jouent des cartes de combat, celles de l’attaquant se réglant d’abord. Un joueur qui joue seulement un CNJ n’en joue pas pour lui.',
  'FDM-GLORY-18':
    'Une série de cartes réglée, on peut en annoncer d’autres pour le même moment, l’attaquant parlant encore le premier ; le combat reprend quand plus personne n’en a. Une carte qui en copie une autre copie la dernière réglée.',
  'FDM-GLORY-19': 'La Gloire acquise ne se perd pas : rien, dans le jeu de base, ne retire un point de la piste.',
  'FDM-GLORY-20': 'Si l’adversaire s’échappe, ou si le combat finit sans vainqueur, personne ne marque.',
  'FDM-GLORY-21':
    'De la décision d’attaquer un marchand jusqu’au dénouement du raid, on ne joue que les cartes qui parlent de raid ou de ce moment précis.',

  'FDM-SPECIALIST-01':
    'Il existe huit sortes de spécialistes, deux cartes de chaque dans la pioche Gloire. Quelques rumeurs et missions en procurent aussi.',
  'FDM-SPECIALIST-02':
    'Pour engager un spécialiste, faites ou payez ce que demande sa carte, au moment qu’elle fixe. Jusque-là, ce n’est qu’une carte en main, sans effet.',
  'FDM-SPECIALIST-03': 'Une fois engagé, un spécialiste s’étale devant vous, face visible, et ne compte plus dans votre main.',
  'FDM-SPECIALIST-04': 'Engagez autant de sortes que vous voulez, mais jamais deux spécialistes de la même.',
  'FDM-SPECIALIST-05':
    'Après un combat d’équipage gagné, vous pouvez prendre gratuitement les spécialistes engagés du vaincu, toujours un par type. Ceux que vous ne prenez pas sont défaussés.',
  'FDM-SPECIALIST-06': 'Vous perdez vos spécialistes quand votre capitaine meurt ou prend sa retraite.',
};
