import type { Chapter } from '../chapter.ts';

export const sea = {
  prompts: { 'cargo.drop': 'Your hold takes {limit, plural, one {# card} other {# cards}}: throw {excess} overboard.' },
  choices: { sail: 'Sail: {to}', drop: 'Throw overboard: {good}' },
  events: {
    'ship.sailed': '{seat} sails to {zone}.',
    'port.entered': '{seat} puts into {zone}.',
    'port.left': '{seat} leaves the port of {zone}.',
    'bounty.gained': '{seat} is wanted by {nation}: {bounties, plural, one {# bounty} other {# bounties}}.',
    'bounty.removed':
      '{nation} wants {seat} less: {bounties, plural, =0 {no bounty is left} one {# bounty is left} other {# bounties are left}}.',
    'cargo.dropped': '{seat} throws {good} overboard.',
    'cargo.lost': '{seat} loses {good}.',
  },
  reasons: {},
  names: { port: 'into port', sea: 'out to sea' },
} as const satisfies Chapter;
