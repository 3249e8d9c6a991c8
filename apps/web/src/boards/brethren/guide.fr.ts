import type { Guide } from '../board.ts';

export const fr: Guide = {
  opening: [
    {
      title: 'Bienvenue à bord',
      text: 'Autour de Port Royal mouillent autant de galions espagnols que vous êtes de capitaines. On les attaque ensemble ; le trésor se partage selon la force des flottes, et le capitaine le plus riche l’emporte.',
    },
    {
      title: 'Un tour en trois temps',
      text: 'Un navire à un plateau, une carte à un autre, puis on pioche. Douze tours chacun, et l’on décompte ce qui reste. Ce qui peut être joué brille ; ce qui ne peut pas l’être dit pourquoi quand on s’y arrête.',
    },
    {
      title: 'Ce que vaut le trésor',
      text: 'Les doublons valent leur nombre. Les doublons marqués en valent 2 et vont à qui occupe la position imprimée, non à qui se sert d’abord. Un coffre seul ne vaut rien : à la fin, qui en a le plus reçoit Port Royal, soit 4 doublons, et la moitié de la cagnotte.',
    },
    {
      title: 'La sixième carte',
      text: 'Un galion est attaqué dès que six cartes s’y trouvent, cachées comprises, et tous les navires venus l’attaquer sont perdus. Comptez avant de jouer : une cinquième carte laisse l’attaque au capitaine suivant.',
    },
    {
      title: 'Rien à savoir par cœur',
      text: 'Les règles sont à côté du plateau, et le § de chaque question mène à la sienne. Laissez le pointeur ou le doigt sur une chose : elle dit à quoi elle sert. Au clavier, le point d’interrogation donne les touches.',
    },
  ],
  moments: {
    'turn.ship': {
      title: 'Où envoyer ce navire ?',
      text: 'Un galion compte 3 voiles, une goélette 2. La flotte la plus forte se sert la première au partage, et à forces égales la plus ancienne reste devant. Vous n’avez que 3 galions pour toute la partie : gardez-les pour un plateau qui en vaille la peine.',
    },
    'turn.card': {
      title: 'Une carte, à un autre plateau',
      text: 'Un trésor enrichit le plateau. Un canon isolé ruine la flotte la plus forte, un mousquet isolé coûte un navire à la plus faible ; à deux, ils se gênent et manquent. Face visible, c’est gratuit ; face cachée, il en coûte un doublon, et les autres s’interrogent. Comme on pioche ensuite, ce choix est sans retour.',
    },
    'card.hidden': {
      title: 'Un doublon pour la cagnotte',
      text: 'Une carte face cachée coûte un doublon, qui va à Port Royal. Tous ensemble font la cagnotte, partagée à la fin entre ceux qui ont le plus de coffres.',
    },
    'scoring.take': {
      title: 'Servez-vous',
      text: 'Les doublons valent leur nombre. Un coffre ne vaut rien par lui-même, mais qui en a le plus à la fin reçoit Port Royal, soit 4 doublons, et la moitié de la cagnotte.',
    },
    'galleon.attacked': {
      title: 'Premier galion attaqué',
      text: 'Sa sixième carte est tombée. On dévoile les cartes cachées, les canons tirent, puis les mousquets ; les doublons marqués vont aux positions imprimées. Le reste se partage carte par carte, en commençant par la flotte la plus forte.',
    },
    'colony.shown': {
      title: 'Un galion de moins, une colonie de plus',
      text: 'Le plateau a été retourné, et les navires qui s’y trouvaient sont perdus. La colonie accueille autant de navires et de cartes qu’on veut, et ne sera décomptée qu’à la toute fin.',
    },
    'end.began': {
      title: 'L’heure des comptes',
      text: 'Tous les navires et toutes les cartes sont joués. Chaque plateau est décompté une dernière fois, en partant du nord, dans le sens horaire ; puis les coffres décident de Port Royal et de la cagnotte.',
    },
  },
};
