// The whole match: four rounds of three phases, then the count.   NAS-FLOW
import { openVars } from '@boucan/kernel';
import { proc } from '../board.ts';
import { ROUNDS } from '../content/gains.ts';
import { finalCount } from './count.ts';
import { refit } from './refit.ts';
import { seaPhase } from './sailing.ts';
import { townPhase } from './town.ts';

export const course = proc('course', 'NAS-FLOW-01', openVars<object>(), {
  begin: (t) => {
    t.tell?.('match.began', { seat: t.board.dolphin });
    return t.go('town');
  },

  // Nassau, the Caribbean, refit.   NAS-FLOW-02
  town: (t) => {
    const b = t.board;
    t.tell?.('round.began', { round: b.round, seat: b.dolphin });
    if (b.round > 1) t.tell?.('standing.told', { pointsOfEach: b.ships.map(({ score }) => score) });
    return t.call(townPhase, { seat: b.dolphin }, 'sea');
  },
  sea: (t) => t.call(seaPhase, { seat: t.board.dolphin }, 'refit'),
  refit: (t) => t.call(refit, {}, 'next'),

  // Four rounds and no more; the dolphin's holder begins the next.   NAS-FLOW-01, NAS-REFIT-14, NAS-SCORE-01
  next: (t) => {
    if (t.board.round === ROUNDS) return t.call(finalCount, { tracks: [] }, 'next');
    t.board.round++;
    return t.go('town');
  },
});
