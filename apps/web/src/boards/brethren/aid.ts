// The player aid: what of the guide goes onto one sheet.
export const aid = [
  'opening.0',
  'opening.1',
  'opening.2',
  'opening.3',
  'turn.ship',
  'turn.card',
  'card.hidden',
  'galleon.attacked',
  'scoring.take',
  'colony.shown',
  'end.began',
];
