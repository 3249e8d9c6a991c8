// Module 8: a wind that carries or hinders, and a storm that wanders with it.
import type { Pack } from '@boucan/kernel';
import { DAMAGE } from '../../advice/values.ts';
import type { Caribbean } from '../../board.ts';
import { addContent } from '../../box.ts';
import { upTo } from '../../content/quantity.ts';
import type { Events } from '../../events.ts';
import { skillOf } from '../../rules/facts.ts';
import { changes, FAIR_WIND, fairWind, HEAD_WIND, headWind, STRENGTH, weathering } from './rules.ts';
import { en } from './text/en.ts';
import { fr } from './text/fr.ts';
import { PACK, stormsNext, weather } from './weather.ts';

addContent(PACK, {
  causes: {
    'move-cost': [
      { what: FAIR_WIND, by: upTo(0, fairWind), once: true },
      { what: HEAD_WIND, by: upTo(1, headWind), once: true },
    ],
  },
});

export const windAndStorm: Pack<Caribbean, Events> = {
  id: PACK,
  asks: { time: 'much-more', learning: 'little' },
  options: [{ id: 'wind-points', rule: 'SEA-m8-15', values: [8, 4] }],
  part: weather,
  procs: [weathering],
  changes,
  telling: { 'storm.tested': { beat: true }, 'storm.moved': { beat: true } },
  // Whoever lies at sea where the storm may come next will take some hits.
  worth: ({ board }, worth) => {
    const { storm } = weather.of(board);
    for (const [seat, p] of board.players.entries()) {
      if (p.captain === null || p.inPort) continue;
      const hits = Math.max(0, STRENGTH - skillOf(p, 'manoeuvre') / 3);
      worth[seat]! -= stormsNext(storm, p.zone) * hits * DAMAGE.masts * (p.ship.hull === 1 ? 3 : 1);
    }
  },
  features: {
    names: ['sheltered'],
    fill({ board }, seat, out, at) {
      const { captain, inPort } = board.players[seat]!;
      if (captain !== null && inPort) out[at] = 1;
    },
  },
  text: { en, fr },
};
