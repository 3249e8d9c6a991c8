// Mutiny among several players: trust becomes prestige, prestige becomes coins, and the highest bid takes the ship.   SKU-MUTINY
import { choice, type Said, type Seat, type Vars } from '@boucan/kernel';
import { proc, question, type Tools, type Voyage } from '../board.ts';
import { PRESTIGE_PER_COIN, TRACK } from '../content/ships.ts';
import { confrontation, confrontationOf, sideOf } from './confront.ts';
import { changePrestige, convertTrust } from './track.ts';

interface Mutiny {
  mutineers: readonly Seat[]; // everybody beyond morale, whether he wants to or not   SKU-MUTINY-02
  bidders: readonly Seat[];
  highest: readonly Seat[]; // those who bid most
}

type Bid = Said<'bid', [coins: number]>;
const mutinyVars: Vars<Mutiny, { revealed: readonly Bid[]; confronted: number }, undefined> = {
  clone: (v) => ({ mutineers: v.mutineers, bidders: v.bidders, highest: v.highest }),
  show: (v) => ({ mutineers: v.mutineers, bidders: v.bidders, highest: v.highest }),
};
export const newMutiny = (mutineers: readonly Seat[]): Mutiny => ({ mutineers, bidders: [], highest: [] });

export const mutiny = proc('mutiny', 'SKU-MUTINY-02', mutinyVars, {
  // All trust becomes prestige, morale goes to 20, every marker to 0.   SKU-MUTINY-03, SKU-MUTINY-04, SKU-MUTINY-05, SKU-MUTINY-17
  begin: (t, v) => {
    const b = t.board;
    convertTrust(t, b.captain);
    resetTracks(t);
    // Whoever has not 10 prestige takes part, but has nothing to bid.   SKU-MUTINY-15
    v.bidders = [b.captain, ...v.mutineers].filter((seat) => coinsOf(b, seat) > 0);
    return v.bidders.length === 0 ? t.go('kept') : t.askAll(bid, v.bidders, 'revealed');
  },

  // Nobody could bid: the Captain stays.   SKU-Q-31
  kept: (t) => {
    t.tell?.('captain.kept', { seat: t.board.captain });
    return t.done();
  },

  // All hands open at the same moment; every coin costs 10 prestige, whoever wins.   SKU-MUTINY-09, SKU-MUTINY-11
  revealed: (t, v, got) => {
    const b = t.board;
    const bids = got.map(([, coins]) => coins);
    v.bidders.forEach((seat, i) => {
      t.tell?.('mutiny.bid', { seat, coins: bids[i]! });
      changePrestige(t, seat, -bids[i]! * PRESTIGE_PER_COIN, 'bid');
    });
    const most = Math.max(...bids);
    // A mutineer who bids nothing contests nothing.   SKU-MUTINY-07, SKU-MUTINY-08
    if (most === 0) return t.go('kept');
    v.highest = v.bidders.filter((_, i) => bids[i] === most);
    if (v.highest.length === 1) return t.go('won');
    const sides = v.highest.map((seat) => sideOf(b, seat));
    return t.call(confrontation, confrontationOf(sides, true), 'confronted'); // SKU-MUTINY-12
  },

  confronted: (t, v, at) => {
    v.highest = [v.highest[at]!];
    return t.go('won');
  },

  won: (t, v) => {
    const b = t.board;
    const won = v.highest[0]!;
    if (won === b.captain) return t.go('kept');
    // Ship, crew, cargo, loot, upgrades and unfinished missions are the new Captain's; what the old one buried stays his.   SKU-MUTINY-10, SKU-MUTINY-13, SKU-MUTINY-14
    t.tell?.('captain.changed', { seat: won, oldSeat: b.captain });
    b.captain = won;
    return t.done();
  },
});

export function resetTracks(t: Tools): void {
  const b = t.board;
  b.morale = TRACK;
  for (const p of b.people) p.trust = 0;
  t.tell?.('tracks.reset', {});
}

/** One coin for every full ten points.   SKU-MUTINY-06 */
export const coinsOf = (b: Voyage, seat: Seat): number => Math.floor(b.registers[seat]!.prestige / PRESTIGE_PER_COIN);

const BID = Array.from({ length: 40 }, (_, coins) => choice('bid', coins));

/** Nobody knows the bids of others before all are made.   SKU-INFO-06 */
export const bid = question<Mutiny, Bid>(
  'mutiny.bid',
  'SKU-MUTINY-06',
  (o, b, _v, seat) => {
    for (let coins = 0; coins <= Math.min(coinsOf(b, seat), BID.length - 1); coins++) o.may(BID[coins]!);
  },
  { sealed: true, prompt: (b, _v, seat) => ({ coins: coinsOf(b, seat), prestige: b.registers[seat]!.prestige }) },
);
