export const en = {
  sea: 'The sea',
  ship: 'The ship',
  log: 'The log',
  pages: 'Sea, ship, log',
  seaKeys: 'Tab leads from cell to cell that can be chosen, plus and minus come closer and go farther.',
  ownShip: 'The Lady of the South',
  ourGuns: 'What our guns reach',
  theirGuns: 'What their guns reach',
  foeSeen:
    '{foe}, {temper, select, hostile {hostile} neutral {neutral} other {passive}}, {active, select, yes {active} other {not active}}: speed {speed}, combat {combat}, hold {hold}',
  markerState:
    '{state, select, goal {the goal} decoy {a decoy} other {a marker, face down{gems, plural, =0 {} one {, one gem} other {, # gems}}}}',
  hoardHere: '{name} has {n} buried here',
  standing: '{prestige} prestige, {doubloons} doubloons, trust {trust}',
  captain: 'Captain',
  sayRound: 'Round {round}, day {day}, watch {watch}; morale {morale}, dirt {dirt}, {loot} doubloons of loot. {name} is Captain.',
  sayShip: 'The ship lies at cell {cell}, {sails} of {sailsMax} sails, {hold} of {holdMax} columns of the hold. Hold: {goods}.',
  sayMarkers: 'Markers: {markers}.',
  sayFoes: 'Enemies: {foes}.',
  sayMaw: 'The Maelström is at cell {cell}.',
  sayPerson:
    '{who} ({name}): {post}, trust {trust}, {wounds, plural, =0 {unhurt} one {one wound} other {# wounds}}, destiny {destiny}.',
  sayGroup:
    '{group}: {post}, {fatigue, select, 0 {rested} 3 {worn out} 4 {exhausted} other {fatigue {fatigue}}}{wounds, plural, =0 {} other {, wounded}}.',
  sayBoarding: 'Boarding, turn {turn}: {fresh} groups unhurt and {hurt} wounded against us, {lines} lines.',
  sayNothing: 'The characters are being chosen.',
  nothing: 'nothing',
  load: '{n} {what}',
} as const;
