// Gold into the chest at home, and out of it again.   FDM-STASH
import { choice, type Offering, openVars, type Said, type Seat } from '@boucan/kernel';
import { type Caribbean, playerOf, proc, question } from '../../board.ts';
import { numbered } from '../choices.ts';
import { declareVictories } from '../end.ts';
import { isHome, showAboard, showChest, stash, withdraw } from '../purse.ts';

/** Amounts have no end. */
const hide = numbered('stash');
const takeOutOf = numbered('take-out');

interface Hiding {
  seat: Seat;
  atMost: number; // by a card; no limit at home
}

export const NO_LIMIT = Number.MAX_SAFE_INTEGER;

/** Any amount aboard, part or all. That it happens is announced, how much is not.   FDM-STASH-01, FDM-STASH-02, FDM-INFO-04, SEA-BASE-75 */
export const stashGold = proc('stash', 'FDM-STASH-01', openVars<Hiding, { chosen: Said<'stash', [gold: number]> }, void>(), {
  begin: (t, v) => {
    showAboard(playerOf(t.board, v.seat), 1);
    return t.ask(stashAmount, v.seat, 'chosen');
  },

  chosen: (t, v, [, amount]) => {
    const p = playerOf(t.board, v.seat);
    stash(p, amount, v.atMost);
    t.tell?.('gold.stashed', { seat: v.seat }, { seats: [v.seat], with: { gold: amount, chest: p.chest } });
    declareVictories(t);
    return t.done();
  },
});

export const stashAmount = question<Hiding, Said<'stash', [gold: number]>>(
  'port.stash',
  'FDM-STASH-01',
  (o, b, v, seat) => {
    const most = Math.min(playerOf(b, seat).gold, v.atMost);
    for (let gold = 1; gold <= most; gold++) o.may(hide(gold));
  },
  { prompt: (b, _v, seat) => ({ gold: playerOf(b, seat).gold, chest: playerOf(b, seat).chest }) },
);

// ── out of the chest ──

interface Fetching {
  seat: Seat;
}

/** No activity and no roll: at home, in the own turn, gold comes aboard. Hidden points go with it.   FDM-STASH-07, FDM-STASH-09 */
export const fetchGold = proc(
  'fetch-gold',
  'FDM-STASH-07',
  openVars<Fetching, { chosen: Said<'take-out', [gold: number]> }, void>(),
  {
    begin: (t, v) => {
      showChest(playerOf(t.board, v.seat), 1);
      return t.ask(fetchAmount, v.seat, 'chosen');
    },

    chosen: (t, v, [, amount]) => {
      const p = playerOf(t.board, v.seat);
      withdraw(p, amount);
      t.tell?.('gold.fetched', { seat: v.seat }, { seats: [v.seat], with: { gold: amount, chest: p.chest } });
      return t.done();
    },
  },
);

export const fetchAmount = question<Fetching, Said<'take-out', [gold: number]>>(
  'chest.fetch',
  'FDM-STASH-07',
  (o, b, _v, seat) => {
    const { chest } = playerOf(b, seat);
    for (let gold = 1; gold <= chest; gold++) o.may(takeOutOf(gold));
  },
  { prompt: (b, _v, seat) => ({ chest: playerOf(b, seat).chest }) },
);

export const FETCH = choice('fetch');

/** For every menu of the own turn. */
export function offerFetch(o: Offering, b: Caribbean, seat: Seat): void {
  const p = playerOf(b, seat);
  if (isHome(p)) o.may(FETCH).unless(p.chest === 0, 'FDM-STASH-07', 'chest-empty');
}
