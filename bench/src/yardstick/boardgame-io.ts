// The yardstick on boardgame.io, as lean as it gets: the plain rules inside one move, its reducer without client or undo.
import { createRequire } from 'node:module';
import { below, type Rng } from '@boucan/kernel';
import type { Game } from 'boardgame.io';
import { type Played, printOf, SEATS } from './board.ts';
import { list, type Match, move, seatToMove, start } from './plain.ts';

type Internal = typeof import('boardgame.io/internal', { with: { 'resolution-mode': 'require' }});
const { CreateGameReducer, InitializeGame } = createRequire(import.meta.url)('boardgame.io/internal') as Internal;

const game: Game<Match> = {
  name: 'yardstick',
  disableUndo: true,
  setup: () => start(0),
  moves: {
    act: {
      move: ({ G }, what: number) => {
        move(G, what);
      },
      client: true,
    },
  },
  turn: { activePlayers: { all: 'acting' } },
  endIf: ({ G }) => (G.winner < 0 ? undefined : { winner: G.winner }),
};
const reducer = CreateGameReducer({ game });
const moves: number[] = [];

export function playOut(seed: number, policy: Rng): Played {
  let state = InitializeGame({ game: { ...game, setup: () => start(seed) }, numPlayers: SEATS });
  let n = 0;
  for (; !state.ctx.gameover; n++) {
    const what = moves[below(policy, list(state.G, moves))];
    const payload = { type: 'act', args: [what], playerID: String(seatToMove(state.G)) };
    state = reducer(state, { type: 'MAKE_MOVE', payload });
  }
  return { moves: n, print: printOf(state.G.board, state.G.turns, state.G.winner) };
}
