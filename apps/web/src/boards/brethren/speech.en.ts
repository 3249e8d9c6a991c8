export const en = {
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
