// What the replay says besides the game's own words.
export const en = {
  players: 'Players: {names}',
  packs: 'Packs: {names}',
  someone: 'seat {seat}',
  turn: 'Turn {turn}: {name}',
  chosen: '{name} has chosen.',
  chose: '{name}: {what}',
  winners: '{count, plural, one {{names} wins.} other {{names} share the victory.}}',
};
