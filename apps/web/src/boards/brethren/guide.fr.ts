import type { Guide } from '../board.ts';

export const fr: Guide = {
  opening: [
    {
      title: 'Bienvenue à bord',
      text: 'Il y a autour de Port Royal autant de galions espagnols que de capitaines. Vous les attaquez ensemble, et les flottes les plus fortes prennent le meilleur du trésor. Le capitaine le plus riche gagne.',
    },
    {
      title: 'Un tour en trois temps',
      text: 'Jouez un navire à un plateau, une carte à un autre, puis piochez. Après 12 tours chacun, on décompte tout ce qui reste. Ce que vous pouvez jouer brille ; le reste vous dit pourquoi c’est impossible.',
    },
    {
      title: 'Ce que vaut le trésor',
      text: 'Les doublons valent leur nombre. Les doublons marqués en valent 2 et vont à la flotte dans la position imprimée. Un coffre ne vaut rien en soi, mais le joueur qui en a le plus reçoit Port Royal (4 doublons) et la moitié de la cagnotte.',
    },
    {
      title: 'La sixième carte',
      text: 'Un galion est attaqué dès qu’il a 6 cartes, cachées comprises, et tous les navires présents y restent. Comptez avant de jouer : une cinquième carte laisse l’attaque au capitaine suivant.',
    },
    {
      title: 'Rien à savoir par cœur',
      text: 'Les règles sont à côté du plateau ; le § d’une question ouvre celle qui s’applique. Survolez ou maintenez un élément pour voir à quoi il sert.',
    },
  ],
  moments: {
    'turn.ship': {
      title: 'Où envoyer ce navire ?',
      text: 'Un galion a 3 voiles, une goélette 2. La flotte la plus forte choisit la première au partage ; à égalité, la plus ancienne reste devant. Vous n’avez que 3 galions pour toute la partie : gardez-les pour un plateau qui en vaut la peine.',
    },
    'turn.card': {
      title: 'Une carte, à un autre plateau',
      text: 'Un trésor enrichit le plateau. Un canon seul ruine la flotte la plus forte et un mousquet seul coûte un navire à la plus faible ; à deux, ils se gênent et manquent. Face visible, c’est gratuit ; face cachée, cela coûte 1 doublon et laisse les autres dans le doute. Comme vous piochez ensuite, ce coup est définitif.',
    },
    'card.hidden': {
      title: 'Un doublon pour la cagnotte',
      text: 'Une carte face cachée coûte 1 doublon, qui va à Port Royal. Ces doublons forment la cagnotte, partagée à la fin entre les joueurs qui ont le plus de coffres.',
    },
    'scoring.take': {
      title: 'Servez-vous',
      text: 'Les doublons valent leur nombre. Un coffre ne vaut rien en soi, mais le joueur qui en a le plus à la fin reçoit Port Royal (4 doublons) et la moitié de la cagnotte.',
    },
    'galleon.attacked': {
      title: 'Premier galion attaqué',
      text: 'Sa sixième carte est jouée. On révèle les cartes cachées, les canons tirent, puis les mousquets, et les doublons marqués vont aux positions imprimées. Les capitaines se partagent le reste carte par carte, la flotte la plus forte d’abord.',
    },
    'colony.shown': {
      title: 'Un galion de moins, une colonie de plus',
      text: 'Le plateau est retourné et tous ses navires y restent. La colonie accueille autant de navires et de cartes qu’on veut ; elle est décomptée à la toute fin.',
    },
    'end.began': {
      title: 'L’heure des comptes',
      text: 'Tous les navires et toutes les cartes sont joués. On décompte chaque plateau une dernière fois, dans le sens horaire en partant du nord ; puis les coffres décident de Port Royal et de la cagnotte.',
    },
  },
};
