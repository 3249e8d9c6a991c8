// Copies of a board, field by field.
import type { Caribbean, Fight, NpcShip, Player, Raid, Search, Ship, Side, Turn, Volley, Window } from './board.ts';

const cloneShip = (s: Ship): Ship => ({
  type: s.type,
  hull: s.hull,
  cargo: s.cargo,
  masts: s.masts,
  crew: s.crew,
  cannons: s.cannons,
  mods: s.mods.slice(),
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
  cargo: p.cargo.slice(),
  hand: p.hand.slice(),
  shown: p.shown.slice(),
  rumour: p.rumour,
  doubted: p.doubted,
  proven: p.proven.slice(),
  mission: p.mission,
  marks: p.marks.slice(),
  weapons: p.weapons.slice(),
  specialists: p.specialists.slice(),
  papers: p.papers.slice(),
  bounties: p.bounties.slice(),
  points: p.points,
  scored: p.scored.slice(),
  shipGlory: p.shipGlory,
  boughtAt: p.boughtAt,
});

const cloneTurn = (t: Turn): Turn => ({
  seat: t.seat,
  actions: t.actions,
  taken: t.taken.slice(),
  scouted: t.scouted.slice(),
  activities: t.activities.slice(),
  boughtAt: t.boughtAt,
  fought: t.fought,
  lost: t.lost,
  used: t.used.slice(),
  last: t.last,
  peeked: t.peeked,
  spied: t.spied,
  breeze: t.breeze,
  victim: t.victim,
});

const cloneSearch = (s: Search): Search => ({ by: s.by, target: s.target, dice: s.dice.slice(), failed: s.failed });

const cloneRaid = (r: Raid): Raid => ({
  seat: r.seat,
  zone: r.zone,
  token: r.token,
  nation: r.nation,
  cards: r.cards.slice(),
  dice: r.dice.slice(),
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
  dice: s.dice.slice(),
  used: s.used.slice(),
  marks: s.marks.slice(),
  crewLost: s.crewLost,
  bestVolley: s.bestVolley,
});

const cloneFight = (f: Fight): Fight => ({
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

const cloneVolley = (v: Volley): Volley => ({
  from: v.from,
  by: v.by,
  at: v.at,
  dice: v.dice.slice(),
  sections: v.sections.slice(),
  cancelled: v.cancelled.slice(),
  shot: v.shot,
});

function cloneWindow(w: Window): Window {
  const copy: Window = {
    moment: w.moment,
    about: w.about,
    announced: w.announced.slice(),
    counters: w.counters.slice(),
    spent: w.spent.slice(),
    last: w.last,
  };
  if (w.open !== undefined) copy.open = w.open;
  return copy;
}

const cloneNpc = (n: NpcShip | null): NpcShip | null => n && { zone: n.zone, ship: n.ship, captain: n.captain };

export const cloneCaribbean = (b: Caribbean): Caribbean => ({
  house: b.house,
  round: b.round,
  first: b.first,
  demand: b.demand.slice(),
  reserve: b.reserve.slice(),
  yards: b.yards.slice(),
  opened: b.opened.slice(),
  merchants: b.merchants.slice(),
  track: b.track.slice(),
  npcs: b.npcs.map(cloneNpc),
  beneath: b.beneath.map((cards) => cards.slice()),
  arrivals: b.arrivals.slice(),
  war: b.war, // never changed, only replaced
  events: b.events.slice(),
  eventDiscard: b.eventDiscard.slice(),
  inForce: b.inForce.slice(),
  glory: b.glory.slice(),
  gloryDiscard: b.gloryDiscard.slice(),
  rumours: b.rumours.slice(),
  rumourDiscard: b.rumourDiscard.slice(),
  heard: b.heard.slice(),
  tested: b.tested,
  missions: b.missions.slice(),
  missionDiscard: b.missionDiscard.slice(),
  offers: b.offers.slice(),
  cargo: b.cargo.slice(),
  cargoDiscard: b.cargoDiscard.slice(),
  captains: b.captains.slice(),
  lostCaptains: b.lostCaptains.slice(),
  players: b.players.map(clonePlayer),
  declared: b.declared.slice(),
  turn: cloneTurn(b.turn),
  market: b.market.slice(),
  basket: b.basket.slice(),
  adrift: b.adrift.slice(),
  search: b.search && cloneSearch(b.search),
  raid: b.raid && cloneRaid(b.raid),
  fight: b.fight && cloneFight(b.fight),
  volleys: b.volleys.map(cloneVolley),
  windows: b.windows.map(cloneWindow),
});
