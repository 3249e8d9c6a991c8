// What the kernel itself refuses; every other reason is a game's own. And how the name of a person follows another word.
export const en = {
  'not-asked': 'It’s not your turn to answer.',
  'already-answered': 'You have already answered. The others are still thinking.',
  'not-an-option': 'That choice isn’t available.',
  'match-is-over': 'The game is over.',
  'seats-out-of-range': 'This game is for {min} to {max} players, not {seats}.',
  'unknown-pack': 'This game has no pack called “{pack}”.',
  'pack-twice': 'The pack “{pack}” is named twice. Name it once.',
  'pack-needs': '“{pack}” can only be played together with “{other}”.',
  'pack-conflicts': '“{pack}” and “{other}” can’t be played together.',
  'option-of-pack': 'The option “{option}” belongs to the pack “{pack}”, which this table doesn’t use.',
  'unknown-option': 'This game has no option called “{option}”.',
  'unknown-option-value': 'The option “{option}” cannot be “{value}”.',
  'form-of': 'of {words}',
  'form-to': 'to {words}',
  'form-because': 'because of {words}',
};
