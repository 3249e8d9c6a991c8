// What the things on this board say of themselves, each with its rule.
import type { Card, Ship } from '@boucan/brethren';
import { DOUBLOONS, POSITION } from '@boucan/brethren/content/deck';
import type { RuleId } from '@boucan/kernel';
import { type Says, says } from '@boucan/words';
import type { Speaking } from '../parts/speaks.ts';

const en = {
  chest:
    'Worth nothing by itself. Whoever alone has the most chests at the end is given Port Royal (4 doubloons) and the larger half of its pot.',
  cannon: 'The only cannon at its board leaves the strongest fleet nothing but its smallest ship. Two or more all miss.',
  musket: 'The only musket at its board sinks the smallest ship of the weakest fleet. Two or more all miss.',
  marked:
    '2 doubloons that go by themselves to the fleet in position {n} once the guns have fired, or to the first if nobody stands there.',
  doubloons:
    '{n, plural, one {# doubloon} other {# doubloons}} for whoever takes this card when the treasure is shared; the strongest fleet takes first.',
  hidden: 'Laid face down by {name}. It is turned up when this board is scored.',
  galleon: '3 sails. It joins your fleet at one board, and stays there.',
  schooner: '2 sails. It joins your fleet at one board, and stays there.',
  fleet:
    '{sails} sails: {galleons, plural, =0 {} one {a galleon with 3} other {# galleons with 3 each}}{both, select, yes {, } other {}}{schooners, plural, =0 {} one {a schooner with 2} other {# schooners with 2 each}}. The strongest fleet takes treasure first, and is the one a cannon hits.',
  position: 'Position {n} is free. Fleets stand in order of their sails; of equals, whoever came first is ahead.',
  galleonBoard:
    '{n} of 6 cards. The sixth brings on the attack at once: guns first, then the treasure is shared in the order of the fleets.',
  colonyBoard: 'A colony takes any number of cards and is scored at the end of the match.',
  north: 'The north board: the final scoring starts here and goes round clockwise.',
  portRoyal: 'Whoever alone has the most chests at the end is given Port Royal, worth 4 doubloons.',
  pot: '{n, plural, =0 {No doubloon yet} one {# doubloon} other {# doubloons}} paid for cards laid face down. At the end they go to those with the most chests.',
  pile: '{n, plural, =0 {The draw pile is empty: nobody draws any more} one {# card to draw} other {# cards to draw}}. Each turn ends with a card from here.',
  deck: 'The deck held {n} {what, select, chest {chests} cannon {cannons} other {muskets}}, before four secret cards left it.',
  faceUp: 'It costs nothing, and everybody sees it.',
  faceDown: 'It costs one of your starting doubloons, which goes into the pot; nobody else sees the card until the scoring.',
  purse: 'Each pays for a card laid face down, or counts as 1 doubloon at the end. What you win cannot be spent.',
  shipFirst: 'A ship comes first, then a card.',
  shipPlayed: 'Your ship of this turn has been played.',
  notNow: 'It is not your turn.',
} as const;

const fr: { readonly [key in keyof typeof en]: string } = {
  chest:
    'Ne vaut rien par lui-même. Qui a, seul, le plus de coffres à la fin reçoit Port Royal (4 doublons) et la plus grosse moitié de la cagnotte.',
  cannon:
    'Seul canon de son plateau, il ne laisse à la flotte la plus forte que son plus petit navire. À deux ou plus, ils manquent tous.',
  musket:
    'Seul mousquet de son plateau, il coule le plus petit navire de la flotte la plus faible. À deux ou plus, ils manquent tous.',
  marked:
    '2 doublons qui reviennent d’office à la flotte en position {n}, une fois les tirs passés, ou à la première si personne n’y est.',
  doubloons:
    '{n, plural, one {# doublon} other {# doublons}} pour qui prend cette carte au partage ; la flotte la plus forte se sert d’abord.',
  hidden: 'Posée face cachée par {name}. Elle se dévoile au décompte de ce plateau.',
  galleon: '3 voiles. Il rejoint votre flotte à un plateau et n’en bouge plus.',
  schooner: '2 voiles. Elle rejoint votre flotte à un plateau et n’en bouge plus.',
  fleet:
    '{sails} voiles : {galleons, plural, =0 {} one {un galion à 3} other {# galions à 3}}{both, select, yes {, } other {}}{schooners, plural, =0 {} one {une goélette à 2} other {# goélettes à 2}}. La flotte la plus forte se sert la première ; c’est elle que vise un canon.',
  position: 'La position {n} est libre. Les flottes se rangent selon leurs voiles ; à égalité, la première arrivée reste devant.',
  galleonBoard:
    '{n} cartes sur 6. La sixième déclenche l’attaque sur-le-champ : les tirs d’abord, puis le partage dans l’ordre des flottes.',
  colonyBoard: 'Une colonie accepte autant de cartes qu’on veut ; elle est décomptée à la fin de la partie.',
  north: 'Le plateau nord : le décompte final part d’ici et tourne dans le sens horaire.',
  portRoyal: 'Qui a, seul, le plus de coffres à la fin reçoit Port Royal, qui vaut 4 doublons.',
  pot: '{n, plural, =0 {Aucun doublon encore} one {# doublon} other {# doublons}} pour des cartes posées face cachée. À la fin, ils vont à ceux qui ont le plus de coffres.',
  pile: '{n, plural, =0 {La pioche est vide : plus personne ne pioche} one {# carte à piocher} other {# cartes à piocher}}. Chaque tour finit par une carte d’ici.',
  deck: 'Le paquet comptait, avant le retrait de quatre cartes secrètes, {n} {what, select, chest {coffres} cannon {canons} other {mousquets}}.',
  faceUp: 'C’est gratuit, et tout le monde la voit.',
  faceDown: 'Elle coûte un de vos doublons de départ, qui va à la cagnotte ; nul autre ne la voit avant le décompte.',
  purse: 'Chacun paie une carte posée face cachée, ou compte pour 1 doublon à la fin. Ce qui est gagné ne se dépense pas.',
  shipFirst: 'D’abord un navire, ensuite une carte.',
  shipPlayed: 'Votre navire de ce tour est joué.',
  notNow: 'Ce n’est pas votre tour.',
};

export const words = { en, fr };
export type Tells = Says<typeof en>;
export const tellIn = says(words);

const ABOUT: Readonly<Record<'chest' | 'cannon' | 'musket', RuleId>> = {
  chest: 'BRE-WIN-02',
  cannon: 'BRE-CANNON-01',
  musket: 'BRE-MUSKET-01',
};

/** What a card does, wherever it lies. */
export function ofCard(tell: Tells, card: Card, name: string, not?: string): Speaking {
  if (card === 'chest' || card === 'cannon' || card === 'musket') return { name, words: tell(card), rule: ABOUT[card], not };
  return POSITION[card] > 0
    ? { name, words: tell('marked', { n: POSITION[card] }), rule: 'BRE-SHARE-02', not }
    : { name, words: tell('doubloons', { n: DOUBLOONS[card] }), rule: 'BRE-SHARE-04', not };
}

export const ofShip = (tell: Tells, ship: Ship, name: string, not?: string): Speaking => ({
  name,
  words: tell(ship),
  rule: 'BRE-FLEET-01',
  not,
});
