// Copies of a board, field by field.
import type { Caribbean, Fight, NpcShip, Player, Raid, Search, Ship, Side, Turn, Volley, Window } from './board.ts';

/** Most lists are empty most of the time, and an empty one is made in no time. */
export const copied = <T>(list: readonly T[]): T[] => (list.length === 0 ? [] : list.slice());

export const cloneShip = (s: Ship): Ship => ({
  type: s.type,
  hull: s.hull,
  cargo: s.cargo,
  masts: s.masts,
  crew: s.crew,
  cannons: s.cannons,
  mods: copied(s.mods),
  turned: s.turned,
});

const clonePlayer = (p: Player): Player => ({
  captain: p.captain,
  next: p.next,
  retired: p.retired,
  ship: cloneShip(p.ship),
  zone: p.zone,
  inPort: p.inPort,
  gold: p.gold,
  chest: p.chest,
  chestLow: p.chestLow,
  chestHigh: p.chestHigh,
  stashes: p.stashes,
  cargo: copied(p.cargo),
  hand: copied(p.hand),
  shown: copied(p.shown),
  rumour: p.rumour,
  doubted: p.doubted,
  proven: copied(p.proven),
  mission: p.mission,
  marks: copied(p.marks),
  weapons: copied(p.weapons),
  specialists: copied(p.specialists),
  papers: copied(p.papers),
  bounties: copied(p.bounties),
  points: p.points,
  scored: copied(p.scored),
  shipGlory: p.shipGlory,
  boughtAt: p.boughtAt,
});

export const cloneTurn = (t: Turn): Turn => ({
  seat: t.seat,
  actions: t.actions,
  taken: copied(t.taken),
  scouted: copied(t.scouted),
  activities: copied(t.activities),
  boughtAt: t.boughtAt,
  fought: t.fought,
  lost: t.lost,
  used: copied(t.used),
  last: t.last,
  peeked: t.peeked,
  spied: t.spied,
  breeze: t.breeze,
  victim: t.victim,
});

export const cloneSearch = (s: Search): Search => ({ by: s.by, target: s.target, dice: copied(s.dice), failed: s.failed });

export const cloneRaid = (r: Raid): Raid => ({
  seat: r.seat,
  zone: r.zone,
  token: r.token,
  nation: r.nation,
  cards: copied(r.cards),
  dice: copied(r.dice),
  successes: r.successes,
  succeeded: r.succeeded,
  gold: r.gold,
  hullUsed: r.hullUsed,
});

const cloneSide = (s: Side): Side => ({
  seat: s.seat,
  npc: s.npc,
  leadership: s.leadership,
  runBy: s.runBy,
  ship: s.ship === null ? null : cloneShip(s.ship),
  declared: s.declared,
  dice: copied(s.dice),
  used: copied(s.used),
  marks: copied(s.marks),
  crewLost: s.crewLost,
  bestVolley: s.bestVolley,
});

export const cloneFight = (f: Fight): Fight => ({
  zone: f.zone,
  where: f.where,
  stage: f.stage,
  round: f.round,
  sides: [cloneSide(f.sides[0]), cloneSide(f.sides[1])],
  boarder: f.boarder,
  single: f.single,
  winner: f.winner,
  end: f.end,
});

export const cloneVolley = (v: Volley): Volley => ({
  from: v.from,
  by: v.by,
  at: v.at,
  dice: copied(v.dice),
  sections: copied(v.sections),
  cancelled: copied(v.cancelled),
  shot: v.shot,
});

function cloneWindow(w: Window): Window {
  const copy: Window = {
    moment: w.moment,
    about: w.about,
    announced: copied(w.announced),
    counters: copied(w.counters),
    spent: copied(w.spent),
    last: w.last,
  };
  if (w.open !== undefined) copy.open = w.open;
  return copy;
}

export const cloneNpc = (n: NpcShip | null): NpcShip | null => n && { zone: n.zone, ship: n.ship, captain: n.captain };

/** As `list.map(copy)`, which is slower. */
export function each<T, U>(list: readonly T[], copy: (thing: T) => U): U[] {
  const copies = new Array<U>(list.length);
  for (let i = 0; i < copies.length; i++) copies[i] = copy(list[i]!);
  return copies;
}

export const cloneCaribbean = (b: Caribbean): Caribbean => ({
  house: b.house,
  round: b.round,
  first: b.first,
  demand: copied(b.demand),
  reserve: copied(b.reserve),
  yards: copied(b.yards),
  opened: copied(b.opened),
  merchants: copied(b.merchants),
  track: copied(b.track),
  npcs: each(b.npcs, cloneNpc),
  beneath: each(b.beneath, copied),
  arrivals: copied(b.arrivals),
  war: b.war, // never changed, only replaced
  events: copied(b.events),
  eventDiscard: copied(b.eventDiscard),
  inForce: copied(b.inForce),
  glory: copied(b.glory),
  gloryDiscard: copied(b.gloryDiscard),
  rumours: copied(b.rumours),
  rumourDiscard: copied(b.rumourDiscard),
  heard: copied(b.heard),
  tested: b.tested,
  missions: copied(b.missions),
  missionDiscard: copied(b.missionDiscard),
  offers: copied(b.offers),
  cargo: copied(b.cargo),
  cargoDiscard: copied(b.cargoDiscard),
  captains: copied(b.captains),
  lostCaptains: copied(b.lostCaptains),
  players: each(b.players, clonePlayer),
  declared: copied(b.declared),
  turn: cloneTurn(b.turn),
  market: copied(b.market),
  basket: copied(b.basket),
  adrift: copied(b.adrift),
  search: b.search && cloneSearch(b.search),
  raid: b.raid && cloneRaid(b.raid),
  fight: b.fight && cloneFight(b.fight),
  volleys: each(b.volleys, cloneVolley),
  windows: each(b.windows, cloneWindow),
});
