// What the kernel itself refuses; every other reason is a game's own.
export const en = {
  'not-asked': 'It is not for you to answer now.',
  'already-answered': 'You have already answered; the others are still thinking.',
  'not-an-option': 'That is not among the choices.',
  'match-is-over': 'The match is over.',
  'seats-out-of-range': 'This game is for {min} to {max} players, not for {seats}.',
  'unknown-pack': 'This game has no pack called “{pack}”.',
  'pack-needs': '“{pack}” is played together with “{other}” only.',
  'pack-conflicts': '“{pack}” and “{other}” cannot be played together.',
  'option-of-pack': 'The option “{option}” belongs to the pack “{pack}”, which is not played here.',
  'unknown-option': 'This game has no option called “{option}”.',
  'unknown-option-value': 'The option “{option}” cannot be “{value}”.',
};
