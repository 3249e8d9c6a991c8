// The scenes of Skull Tales, and the moments of play in which they are seen.
import type { Choice } from '@boucan/kernel';
import type { Locator } from 'playwright-core';
import { type Found, likeliest, type Moment, sought, type Table } from './skull-moments.ts';

const asks =
  (question: string, more: (m: Moment) => boolean = () => true) =>
  (m: Moment): boolean =>
    m.question === question && more(m);
const late = ({ state }: Moment): boolean => state.board.round > 5;

/** Whoever would plunder must board, with hands at the rail. */
function boarders(m: Moment): Choice | null {
  const prey = m.options.find(([verb]) => verb === 'board');
  if (prey !== undefined) return prey;
  if (m.question === 'stations.orders') return m.options.find(([verb, , post]) => verb === 'order' && post === 'rail') ?? null;
  return /^(boarding|stations|speed|move|time)/u.test(m.question) ? likeliest(m) : null;
}

/** Whoever would see the harbour must get there: chance alone seldom finds the goal. */
export function homewards(m: Moment): Choice | null {
  const home = m.options.find(([verb]) => verb === 'land');
  return home ?? (/^(stations|speed|move|time|lookout|prep)/u.test(m.question) ? likeliest(m) : null);
}

interface Sought extends Table {
  readonly wanted: (m: Moment) => boolean;
  /** What is pressed to see it. */
  readonly press?: (board: Locator) => Locator;
}

export const SCENES: Readonly<Record<string, Sought>> = {
  draft: { wanted: asks('course.draft') },
  post: { wanted: asks('stations.post', late) },
  orders: { wanted: asks('stations.orders', (m) => late(m) && m.options.length > 8) },
  prep: { wanted: asks('prep.order', (m) => late(m) && m.options.length > 3) },
  stow: { wanted: asks('hold.stow', (m) => m.options.length > 12) },
  sail: { wanted: asks('move.sail', (m) => m.state.board.turn.points > 2) },
  guns: { wanted: asks('move.sail', (m) => m.options.some(([verb]) => verb === 'fire')) },
  naval: {
    wanted: asks('move.sail', (m) => m.options.filter(([verb]) => verb === 'fire').length > 1),
    press: (board) => board.locator('.sku-to-guns').first(),
  },
  steer: { wanted: asks('enemy.steer') },
  plunder: { wanted: asks('plunder.groups', (m) => m.options.length > 3), steer: boarders },
  share: { wanted: asks('plunder.share', (m) => m.options.length > 1), steer: boarders },
  plot: { wanted: asks('plot.coin') },
  guard: { wanted: asks('plot.coin', (m) => m.state.board.captain === m.seat) },
  rising: { wanted: asks('mutiny.rise') },
  mutiny: { wanted: asks('mutiny.bid') },
  event: { wanted: asks('event.who') },
  boarding: { wanted: asks('boarding.act', (m) => m.state.board.boarding!.turn > 1) },
  ashore: { wanted: asks('dock.ashore') },
  explore: { wanted: asks('explore.send') },
  again: { wanted: asks('dice.again', late) },
  aloft: { wanted: asks('speed.aloft', late) },
  gunner: { wanted: asks('naval.gunner') },
  confronted: { wanted: asks('confront.again') },
  alone: { wanted: asks('stations.orders', late), seats: 1 },
  harbour: { wanted: asks('harbour.buy', (m) => m.options.length > 4), steer: homewards, options: { campaign: true }, seats: 2 },
};

export const foundFor = (name: string): Found => {
  const { wanted, press: _, ...table } = SCENES[name]!;
  return sought(name, wanted, table);
};
