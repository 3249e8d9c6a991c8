// The course of play: turns clockwise until every ship and every card has been played, then the end.   BRE-TURN-01, BRE-TURN-19
import { openVars } from '@boucan/kernel';
import { captainOf, proc } from '../board.ts';
import { TURNS } from '../content/ships.ts';
import { end } from './end.ts';
import { turn } from './turn.ts';

export const course = proc('course', 'BRE-TURN-01', openVars<object>(), {
  // The rulebook lets the youngest begin; here chance does, unless the table chose.   BRE-Q-13
  begin: (t) => {
    const chosen = t.state.options['first-seat'];
    const first = typeof chosen === 'number' ? chosen : t.roll(t.state.seats, 'first-seat', -1) - 1;
    t.tell?.('match.began', { seat: first });
    t.state.active = first - 1;
    return t.go('turn');
  },

  turn: (t) => {
    const seat = (t.state.active + 1) % t.state.seats;
    const { galleons, schooners } = captainOf(t.board, seat);
    if (galleons + schooners === 0) return t.call(end, { next: 0 }, 'turn');
    t.turn(seat);
    t.tell?.('turn.began', { seat, turn: TURNS + 1 - galleons - schooners });
    return t.call(turn, { seat, shipAt: null }, 'turn');
  },
});
