// A variant: whoever draws a captain draws two, and keeps one of them.   SEA-VAR-02
import type { Pack } from '@boucan/kernel';
import type { Caribbean } from '../../board.ts';
import type { Events } from '../../events.ts';
import { drawn } from './drawn.ts';
import { changes, chooseCaptain, commissions } from './rules.ts';
import { en } from './text/en.ts';
import { fr } from './text/fr.ts';

export const twoCommissions: Pack<Caribbean, Events> = {
  id: drawn.pack,
  asks: { time: 'same', learning: 'nothing' },
  variant: true,
  part: drawn,
  verbs: { command: ['captain'] },
  procs: [commissions],
  questions: [chooseCaptain],
  changes,
  text: { en, fr },
};
