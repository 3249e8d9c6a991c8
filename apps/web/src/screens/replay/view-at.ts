import type { Game, Viewer } from '@boucan/kernel';
import type { Moment, Played } from '@boucan/record';
import type { Notice, TableView } from '@boucan/table';

/** A moment as a board wants to be shown a table: nothing is asked of anybody. */
export function viewAt(game: Game, played: Played, { state }: Moment<unknown>, n: number, viewer: Viewer): TableView {
  const { version, seats, packs, options, names } = played;
  return {
    n,
    terms: { game: game.id, version, config: { seats, packs, options }, clock: { kind: 'none' }, visibility: 'local' },
    host: '',
    commitment: '',
    secret: null,
    dice: { until: null, commits: [], reveals: [] },
    phase: state.result === null ? 'playing' : 'over',
    viewer,
    seats: names.map((name) => ({ kind: 'person', player: '', name, standIn: null })),
    match: game.view(state, viewer),
    asked: null,
    undo: 'none',
    pending: null,
    votes: [],
    clocks: { bank: names.map(() => 0), spent: names.map(() => 0), since: names.map(() => null) },
    result: state.result,
  };
}

/** What happened on the way to a moment, for one viewer. */
export function noticeOf(game: Game, { made, events }: Moment<unknown>, n: number, viewer: Viewer): Notice {
  const seen = game.witness(events, viewer);
  if (made === null) return { n, at: 0, what: { type: 'started', n, at: 0 }, events: seen };
  const choice = made.seat === viewer ? made.choice : null;
  return { n, at: 0, what: { type: 'chose', seat: made.seat, by: 'person', choice }, events: seen };
}
