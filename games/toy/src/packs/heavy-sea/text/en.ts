import type { PackText } from '@boucan/kernel';

export const en = {
  name: 'Heavy sea',
  blurb: 'The deck pitches: a low die always misses.',
  rules: {
    'TOY-13': 'In a heavy sea a blow whose die shows 2 or less misses, whatever is added to it or taken off.',
  },
} satisfies PackText;
