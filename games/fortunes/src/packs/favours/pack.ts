// Module 10: favours of influential people.
import type { Pack } from '@boucan/kernel';
import { ahead } from '../../advice/values.ts';
import type { Caribbean } from '../../board.ts';
import { addContent } from '../../box.ts';
import type { Events } from '../../events.ts';
import { drawing, misleading, rolling, useAgainstSearch, useForDraw, useForRoll } from './again.ts';
import { PACK } from './content.ts';
import { changes } from './rules.ts';
import { en } from './text/en.ts';
import { fr } from './text/fr.ts';
import { favoursOf, track } from './track.ts';

addContent(PACK, {});

/** What Favours are worth while the whole match lies ahead: the first ones serve most. */
const WORTH = [0, 0.16, 0.3, 0.4, 0.46, 0.5];

export const favours: Pack<Caribbean, Events> = {
  id: PACK,
  asks: { time: 'much-more', learning: 'some' },
  settles: ['war-ports'],
  part: track,
  verbs: { 'use-favour': [], 'buy-favours': ['favours', 'price'], 'enter-on-favours': ['favours'] },
  procs: [rolling, misleading, drawing],
  questions: [useForRoll, useAgainstSearch, useForDraw],
  changes,
  telling: { 'favour.rolled': { beat: true } },
  worth: ({ board }, worth) => {
    const left = ahead(board);
    for (let seat = 0; seat < board.players.length; seat++) worth[seat]! += left * WORTH[favoursOf(board, seat)]!;
  },
  features: {
    names: ['held', 'many'],
    fill({ board }, seat, out, at) {
      const held = favoursOf(board, seat);
      out[at] = held > 0 ? 1 : 0;
      out[at + 1] = held / 5;
    },
  },
  text: { en, fr },
};
