import type { Advice } from '@boucan/kernel';
import type { Nassau } from '../board.ts';
import { aim } from './aim.ts';
import { byHand } from './by-hand.ts';
import { characters } from './characters.ts';
import { features, start } from './features.ts';
import { mistakes } from './mistakes.ts';
import weights from './weights.json' with { type: 'json' };

/** What a bot values: as it learned by playing; and by hand, from which the learning set out. */
export const advice: Advice<Nassau> = {
  ...byHand,
  mistakes,
  aim,
  // Judgements are surer than those by hand, so the doubtful attracts less; below some thirty iterations a search is worse than none, beyond some hundred little is gained.
  search: { rollout: 0, curiosity: 0.25, effort: 0.2 },
  levels: { blur: [0.06, 0.02], falls: [0.5, 0.2, 0.05], iterations: [30, 60, 250], seats: { 4: { iterations: [30, 50, 300] } } },
  learned: { features, weights, point: 1 / 30, start, characters },
};
