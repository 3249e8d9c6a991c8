// The player aid of the expansion: what it says of the base game. Where it reads the rulebook otherwise, the table may follow it.
import type { Pack } from '@boucan/kernel';
import type { Caribbean } from '../../board.ts';
import type { Events } from '../../events.ts';
import { AID_OPTIONS } from '../../house-rules.ts';
import { ROWS } from './rows.ts';
import { en } from './text/en.ts';
import { fr } from './text/fr.ts';

export const playerAid: Pack<Caribbean, Events> = {
  id: 'player-aid',
  asks: { time: 'same', learning: 'little' },
  variant: true,
  options: AID_OPTIONS,
  restates: ROWS,
  text: { en, fr },
};
