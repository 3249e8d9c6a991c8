// Module 2: heated shot, double shot and caltrops. The extension of the player boards is room for them, and nothing else.   SEA-m2-01, SEA-m2-02
import type { Pack } from '@boucan/kernel';
import type { Caribbean } from '../../board.ts';
import { addContent } from '../../box.ts';
import type { Events } from '../../events.ts';
import { NEW_WEAPONS, PACK, STREWN } from './content.ts';
import { burning, changes, doubling, strewing, underfoot, useCaltrops, useDoubleShot } from './rules.ts';
import { en } from './text/en.ts';
import { fr } from './text/fr.ts';

addContent(PACK, { weapons: NEW_WEAPONS, causes: { 'contest-dice': [{ what: STREWN, by: underfoot }] } });

export const specialWeapons: Pack<Caribbean, Events> = {
  id: PACK,
  asks: { time: 'same', learning: 'little' },
  verbs: { strew: [], double: [] },
  things: Object.keys(NEW_WEAPONS),
  procs: [strewing, doubling, burning],
  questions: [useCaltrops, useDoubleShot],
  changes,
  telling: {
    'shot.doubled': { beat: true },
    'fire.set': { beat: true },
    'fire.burned': { beat: true },
    'fire.out': { beat: true },
  },
  features: {
    names: ['aboard'],
    fill({ board }, seat, out, at) {
      const { weapons } = board.players[seat]!;
      for (let i = 0; i < weapons.length; i++) if (weapons[i]! in NEW_WEAPONS) out[at]!++;
    },
  },
  text: { en, fr },
};
