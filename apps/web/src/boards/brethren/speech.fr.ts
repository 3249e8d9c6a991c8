import type { en } from './speech.en.ts';

export const fr: { readonly [key in keyof typeof en]: string } = {
  chest:
    'Ne vaut rien en soi. Le joueur qui a seul le plus de coffres à la fin reçoit Port Royal (4 doublons) et la plus grosse moitié de la cagnotte.',
  cannon:
    'Un canon seul à son plateau ne laisse à la flotte la plus forte que son plus petit navire. À deux ou plus, ils manquent tous.',
  musket:
    'Un mousquet seul à son plateau coule le plus petit navire de la flotte la plus faible. À deux ou plus, ils manquent tous.',
  marked:
    '2 doublons pour la flotte en position {n} une fois les tirs terminés, ou pour la première flotte si cette position est vide.',
  doubloons:
    '{n, plural, one {# doublon} other {# doublons}} pour le joueur qui prend cette carte. La flotte la plus forte choisit d’abord.',
  hidden: '{name} l’a jouée face cachée. Elle est révélée au décompte de ce plateau.',
  galleon: '3 voiles. Il rejoint votre flotte à un plateau et y reste.',
  schooner: '2 voiles. Elle rejoint votre flotte à un plateau et y reste.',
  fleet:
    '{sails} voiles : {galleons, plural, =0 {} one {un galion à 3} other {# galions à 3}}{both, select, yes {, } other {}}{schooners, plural, =0 {} one {une goélette à 2} other {# goélettes à 2}}. La flotte la plus forte se sert la première ; c’est elle que vise un canon.',
  position:
    'La position {n} est libre. Les flottes se rangent par nombre de voiles ; à égalité, la première arrivée reste devant.',
  galleonBoard:
    '{n} cartes sur 6. La sixième déclenche aussitôt l’attaque : les tirs d’abord, puis le partage dans l’ordre des positions.',
  colonyBoard: 'Une colonie accepte autant de cartes qu’on veut ; elle est décomptée à la fin de la partie.',
  north: 'Le plateau nord : le décompte final part d’ici et tourne dans le sens horaire.',
  portRoyal: 'Le joueur qui a seul le plus de coffres à la fin reçoit Port Royal, qui vaut 4 doublons.',
  pot: '{n, plural, =0 {Aucun doublon pour l’instant} one {# doublon} other {# doublons}} pour des cartes jouées face cachée. À la fin, la cagnotte va aux joueurs qui ont le plus de coffres.',
  pile: '{n, plural, =0 {La pioche est vide : plus personne ne pioche} one {# carte à piocher} other {# cartes à piocher}}. Vous en piochez une à la fin de chaque tour.',
  deck: 'La pioche comptait {n} {what, select, chest {coffres} cannon {canons} other {mousquets}} avant le retrait de quatre cartes secrètes.',
  faceUp: 'Gratuit, et tout le monde la voit.',
  faceDown: 'Coûte un de vos doublons de départ, qui va dans la cagnotte. Personne d’autre ne voit la carte avant le décompte.',
  purse: 'Chacun paie une carte face cachée, ou compte pour 1 doublon à la fin. Les doublons gagnés ne se dépensent pas.',
  shipFirst: 'Jouez d’abord un navire, puis une carte.',
  shipPlayed: 'Vous avez déjà joué votre navire ce tour-ci.',
  notNow: 'Ce n’est pas votre tour.',
};
