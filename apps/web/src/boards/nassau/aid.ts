// The player aid: what of the guide goes onto one sheet.
export const aid = [
  'opening.0',
  'opening.3',
  'town.turn',
  'town.again',
  'town.land',
  'town.quay',
  'sea.turn',
  'sea.act',
  'fight.fire',
  'fight.dice',
  'fight.repel',
  'tower.crates',
  'holds.room',
  'return.stop',
  'skull-island.goods',
  'campfire.tell',
];
