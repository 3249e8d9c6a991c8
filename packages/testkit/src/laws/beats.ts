// The positions that people see in the middle of what a choice leads to.
import { below, pick } from '@boucan/kernel';
import { difference } from '../difference.ts';
import { rehearsed } from './aftermath.ts';
import { firstOf, type Law, viewersOf } from './law.ts';
import { unclean } from './secrecy.ts';

export const beatLaws: readonly Law[] = [
  {
    id: 'beats-are-sound',
    claims: 'Nothing is wrong with a position in the middle of what a choice leads to, and whoever sees it can imagine it.',
    oneIn: 12,
    position({ game, state, next, rng }) {
      if (next === null) return undefined;
      const outcome = game.play(state, next.seat, next.choice, true);
      if (outcome.refused !== undefined) return undefined;
      return firstOf(outcome.beats, (beat) => {
        const after = `after '${outcome.events[beat.told - 1]?.event}'`;
        const faults = game.faults(beat.state);
        if (faults.length > 0) return `${after}: ${faults.join('; ')}`;
        const who = pick(rng, viewersOf(state));
        const seen = game.view(beat.state, who);
        return unclean(seen, after) ?? difference(seen, game.view(game.determinize(seen, rng), who), `${after}, view of ${who}`);
      });
    },
  },
  {
    id: 'beats-show-no-more',
    claims: 'Whoever was told the same up to a beat sees the same at it.',
    oneIn: 12,
    position(p) {
      const both = rehearsed(p, below(p.rng, 2) === 0, true);
      if (both === undefined) return undefined;
      const [one, two] = both.beats;
      return firstOf(one, (beat) => {
        const other = two.find(({ told }) => told === beat.told);
        const [here, there] = both.told.map((told) => told.slice(0, beat.told));
        if (other === undefined || difference(here, there) !== null) return null;
        return difference(p.game.view(beat.state, both.who), p.game.view(other.state, both.who), `a beat of ${both.after}`);
      });
    },
  },
];
