// What belongs together is told in one line. How a key is read: `packages/words/src/folds.ts`.
export const folds = {
  'card.played+card.drawn': '{seat} plays {card} at {board} and draws a card.',
  'card.played+2:card.drawn:seen': '{seat} plays {card} at {board} and draws {card2}.',
  'card.hidden+card.drawn': '{seat} pays 1 doubloon, plays a card face down at {board} and draws another.',
  'card.hidden:seen+2:card.drawn:seen': '{seat} pays 1 doubloon, plays {card} face down at {board} and draws {card2}.',
  'galleon.attacked+galleon.scored': 'There are 6 cards at {board}: the Brethren attack the {galleon}!',
  'card.revealed*': 'The face-down cards at {board} are {cards}.',
  'musket.hit+fleet.destroyed': 'A musket volley sinks {ship} at {board}, the last of {seat}’s fleet there.',
  'card.taken*': '{seat} takes {cards}.',
  'pot.shared*': '{seats} receive {doubloons, plural, one {# doubloon} other {# doubloons}} each from the pot.',
} as const;
