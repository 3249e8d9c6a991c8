// The yardstick with nothing around it: the state is changed in place, a move is a number. The practical limit of the language.
import { below, type Rng, rngFrom, type Seat } from '@boucan/kernel';
import { seedNo } from '../matches.ts';
import {
  AHEAD,
  ASTERN,
  type Board,
  captainOf,
  draft,
  HAND_LIMIT,
  layDown,
  layOut,
  type Played,
  playCard,
  printOf,
  SEATS,
  sail,
  settle,
  winnerAfter,
} from './board.ts';

/** What the top of the stack waits for. */
const TURN = 0;
const DRAFT = 1;
const DISCARD = 2;

/** A move is a verb and, in its last four bits, a noun. */
const ROLL = 0x00;
const BANK = 0x10;
const PLAY = 0x20;
const SAIL = 0x30;
const TAKE = 0x40;
const DROP = 0x50;

export interface Match {
  rng: Rng;
  board: Board;
  stack: { kind: number; seat: Seat }[];
  turns: number;
  winner: Seat; // -1 while the match goes on
}

export function start(seed: number): Match {
  const rng = rngFrom(seedNo(seed));
  return { rng, board: layOut(rng), stack: [{ kind: TURN, seat: 0 }], turns: 0, winner: -1 };
}

const top = (m: Match) => m.stack[m.stack.length - 1] as Match['stack'][number];
export const seatToMove = (m: Match): Seat => top(m).seat;

/** The lawful moves, into the caller's array; gives their number. */
export function list(m: Match, into: number[]): number {
  const { kind, seat } = top(m);
  const c = captainOf(m.board, seat);
  let n = 0;
  if (kind === TURN) {
    into[n++] = ROLL;
    into[n++] = BANK;
    if (!c.played) for (let i = 0; i < c.hand.length; i++) into[n++] = PLAY + i;
    if (!c.sailed) {
      into[n++] = SAIL + AHEAD;
      into[n++] = SAIL + ASTERN;
    }
  } else if (kind === DRAFT) for (let i = 0; i < m.board.market.length; i++) into[n++] = TAKE + i;
  else for (let i = 0; i < c.hand.length; i++) into[n++] = DROP + i;
  return n;
}

/** Another frame in place of the top one. */
function become(m: Match, kind: number, seat: Seat): void {
  m.stack.pop();
  m.stack.push({ kind, seat });
}

function endTurn(m: Match, seat: Seat): void {
  settle(captainOf(m.board, seat));
  m.turns++;
  m.winner = winnerAfter(m.board, seat, m.turns);
  if (m.winner < 0) become(m, TURN, (seat + 1) % SEATS);
  else m.stack.length = 0;
}

export function move(m: Match, what: number): void {
  const { seat } = top(m);
  const c = captainOf(m.board, seat);
  const noun = what & 0xf;
  switch (what - noun) {
    case ROLL: {
      const die = 1 + below(m.rng, 6);
      if (die > 1) c.pot += die;
      else if (c.hand.length > 0) become(m, DISCARD, seat);
      else endTurn(m, seat);
      return;
    }
    case BANK:
      c.score += c.pot;
      become(m, DRAFT, seat);
      return;
    case PLAY:
      playCard(m.board, c, noun);
      return;
    case SAIL:
      sail(m.board, seat, noun);
      return;
    case TAKE:
      draft(m.board, c, noun, m.rng);
      if (c.hand.length > HAND_LIMIT) become(m, DISCARD, seat);
      else endTurn(m, seat);
      return;
    case DROP:
      layDown(m.board, c, noun);
      endTurn(m, seat);
  }
}

const moves: number[] = [];

export function playOut(seed: number, policy: Rng): Played {
  const m = start(seed);
  let n = 0;
  for (; m.winner < 0; n++) move(m, moves[below(policy, list(m, moves))] as number);
  return { moves: n, print: printOf(m.board, m.turns, m.winner) };
}
