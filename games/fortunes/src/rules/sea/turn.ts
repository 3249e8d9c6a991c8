// A turn: up to three actions.   FDM-TURN-09
import { type Choice, choice, openVars, type Seat } from '@boucan/kernel';
import { playerOf, proc, question } from '../../board.ts';
import { RULES } from '../../content/constants.ts';
import { newTurn } from '../../setup.ts';
import { offerMoves, sail } from './move.ts';

interface Taking {
  seat: Seat;
}

export const turn = proc('turn', 'FDM-TURN-09', openVars<Taking>(), {
  begin: (t, v) => {
    t.board.turn = newTurn(v.seat, RULES.actions);
    t.turn(v.seat);
    t.tell?.('turn.began', { seat: v.seat });
    return t.go('act');
  },

  act: (t, v) => t.ask(takeAction, v.seat, 'chosen'),

  chosen: (t, v, answer: Choice) => {
    if (answer === STOP) return t.go('stop');
    return t.call(sail, { seat: v.seat, to: answer[1] as string }, 'act');
  },

  stop: (t, v) => {
    playerOf(t.board, v.seat).boughtAt = t.board.turn.boughtAt;
    return t.done();
  },
});

export const STOP = choice('stop');

export const takeAction = question<Taking>(
  'turn.action',
  'FDM-TURN-09',
  (o, b, _v, seat) => {
    offerMoves(o, b, seat);
    o.may(STOP);
  },
  { prompt: (b) => ({ actions: b.turn.actions }) },
);
