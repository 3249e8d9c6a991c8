// What the things on this board say of themselves, each with its rule.
import type { Card, Ship } from '@boucan/brethren';
import { type CardKind, DOUBLOONS, KIND, POSITION } from '@boucan/brethren/content/deck';
import type { RuleId } from '@boucan/kernel';
import { type Says, says } from '@boucan/words';
import type { Speaking } from '../parts/speaks.ts';

const en = {
  chest:
    'Worth nothing by itself. The player who alone has the most chests at the end receives Port Royal (4 doubloons) and the larger half of the pot.',
  cannon: 'A single cannon at a board leaves the strongest fleet only its smallest ship. Two or more all miss.',
  musket: 'A single musket at a board sinks the smallest ship of the weakest fleet. Two or more all miss.',
  marked: '2 doubloons for the fleet in position {n} once the guns have fired, or for the first fleet if that position is empty.',
  doubloons:
    '{n, plural, one {# doubloon} other {# doubloons}} for the player who takes this card. The strongest fleet chooses first.',
  hidden: '{name} played it face down. It is revealed when this board is scored.',
  galleon: '3 sails. It joins your fleet at one board and stays there.',
  schooner: '2 sails. It joins your fleet at one board and stays there.',
  fleet:
    '{sails} sails: {galleons, plural, =0 {} one {a galleon with 3} other {# galleons with 3 each}}{both, select, yes {, } other {}}{schooners, plural, =0 {} one {a schooner with 2} other {# schooners with 2 each}}. The strongest fleet takes treasure first, and is the one a cannon hits.',
  position: 'Position {n} is free. Fleets are ordered by sails; on a tie, the fleet that came first is ahead.',
  galleonBoard:
    '{n} of 6 cards. The sixth starts the attack at once: guns first, then the treasure is shared in order of position.',
  colonyBoard: 'A colony takes any number of cards and is scored at the end of the game.',
  north: 'The north board: the final scoring starts here and goes clockwise.',
  portRoyal: 'The player who alone has the most chests at the end receives Port Royal, worth 4 doubloons.',
  pot: '{n, plural, =0 {No doubloons yet} one {# doubloon} other {# doubloons}} paid for face-down cards. At the end the pot goes to the players with the most chests.',
  pile: '{n, plural, =0 {The draw pile is empty: nobody draws any more} one {# card to draw} other {# cards to draw}}. You draw one at the end of each turn.',
  deck: 'The deck had {n} {what, select, chest {chests} cannon {cannons} other {muskets}} before four secret cards were removed.',
  faceUp: 'Free, and everyone sees it.',
  faceDown: 'Costs one of your starting doubloons, which goes into the pot. Nobody else sees the card until the scoring.',
  purse: 'Each one pays for a face-down card, or counts as 1 doubloon at the end. Doubloons you win can’t be spent.',
  shipFirst: 'Play a ship first, then a card.',
  shipPlayed: 'You have already played your ship this turn.',
  notNow: 'It’s not your turn.',
} as const;

const fr: { readonly [key in keyof typeof en]: string } = {
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

export const words = { en, fr };
export type Tells = Says<typeof en>;
export const tellIn = says(words);

const ABOUT: Readonly<Record<CardKind, RuleId>> = {
  chest: 'BRE-WIN-02',
  cannon: 'BRE-CANNON-01',
  musket: 'BRE-MUSKET-01',
  marked: 'BRE-SHARE-02',
  doubloons: 'BRE-SHARE-04',
};

/** What a card does, wherever it lies. */
export function ofCard(tell: Tells, card: Card, name: string, not?: string): Speaking {
  const kind = KIND[card];
  const n = kind === 'marked' ? POSITION[card] : DOUBLOONS[card];
  return { name, words: kind === 'marked' || kind === 'doubloons' ? tell(kind, { n }) : tell(kind), rule: ABOUT[kind], not };
}

export const ofShip = (tell: Tells, ship: Ship, name: string, not?: string): Speaking => ({
  name,
  words: tell(ship),
  rule: 'BRE-FLEET-01',
  not,
});
