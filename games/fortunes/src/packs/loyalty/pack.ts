// Module 11: the crew's loyalty.
import type { Pack } from '@boucan/kernel';
import { ahead } from '../../advice/values.ts';
import type { Caribbean } from '../../board.ts';
import { addContent } from '../../box.ts';
import type { Events } from '../../events.ts';
import { asking, changes, falling, fighting, mutiny, muttering, rallying, willing } from './rules.ts';
import { en } from './text/en.ts';
import { fr } from './text/fr.ts';
import { ANGRY, crews, loyaltyOf, PACK } from './track.ts';

const CREW = `${PACK}/crew` as const;
addContent(PACK, {
  causes: {
    'leadership-dice': [{ what: CREW, by: willing }],
    'deck-dice': [{ what: CREW, by: fighting }],
    'berth-price': [{ what: CREW, by: asking }],
  },
});

/** What a step is worth while the whole match lies ahead; the last ones down are the worst. */
const WORTH: Readonly<Record<number, number>> = { [-3]: -1.1, [-2]: -0.6, [-1]: -0.35, 0: 0, 1: 0.08, 2: 0.2, 3: 0.28 };

export const loyalty: Pack<Caribbean, Events> = {
  id: PACK,
  asks: { time: 'same', learning: 'much' },
  options: [
    { id: 'extra-action', rule: 'SEA-m11-22', values: ['content', 'always', 'happy'] },
    { id: 'ill-omen', rule: 'SEA-m11-03', values: ['captains', 'any-sign'] },
    { id: 'omen-for', rule: 'SEA-m11-03', values: ['all', 'first'] },
    { id: 'unmoved-crew', rule: 'SEA-m11-05', values: ['nothing', 'loses-one'] },
    { id: 'combat-loyalty', rule: 'SEA-m11-13', values: [true, false] },
    { id: 'idling', rule: 'SEA-m11-16', values: ['same-port', 'never-left'] },
    { id: 'mutiny', rule: 'SEA-m11-27', values: ['revolt', 'marooned', 'absorb'] },
  ],
  part: {
    ...crews,
    // Listers see the board alone, so what was agreed lies on it.
    setup: (config, rng, board) => {
      Object.assign(board, { house: { ...board.house, extraAction: config.options['extra-action'] } });
      return crews.setup(config, rng, board);
    },
  },
  verbs: { rally: [], 'walk-plank': [], 'buy-loyalty': ['gold'], promote: ['card'] },
  procs: [falling, mutiny, muttering, rallying],
  changes,
  telling: {
    'crew.rallied': { beat: true },
    'crew.unmoved': { beat: true },
    'mutiny.quelled': { beat: true },
    'mutiny.won': { beat: true },
  },
  worth: ({ board }, worth) => {
    const left = ahead(board);
    for (let seat = 0; seat < board.players.length; seat++) worth[seat]! += left * WORTH[loyaltyOf(board, seat)]!;
  },
  features: {
    names: ['up', 'down', 'near-mutiny'],
    fill({ board }, seat, out, at) {
      const step = loyaltyOf(board, seat);
      out[at] = Math.max(0, step) / 3;
      out[at + 1] = Math.max(0, -step) / 3;
      out[at + 2] = step <= ANGRY ? 1 : 0;
    },
  },
  text: { en, fr },
};
