// Rumours and missions: what they promise, and where.
import type { Caribbean, Player } from '../board.ts';
import { NATIONS } from '../content/map.ts';
import { type RumourId, rumourCard } from '../content/rumours.ts';
import { hasScouted } from '../rules/facts.ts';
import { isCrippled } from '../rules/ships.ts';
import { unmetBy } from '../rules/ventures/mission.ts';
import { type Captain, isClosed, isOpenHere, isShut } from './captain.ts';
import { type Errand, errandOf } from './errands.ts';
import { guardOdds, luck } from './fights.ts';
import { copiesOf } from './markets.ts';
import { addPromise, atSea, delay, inPort, KIND, moves, PORT_BASE, PORT_NATIONS, PORT_ZONES } from './places.ts';
import { POINT, rumourValue } from './values.ts';

/** A rumour of a place out of reach. */
const FAINT = 0.2;
/** The share of a promise at hand that counts, whatever the captain does first. */
const SURE = 0.6;
/** A mission just accepted, against one done: others may change the world before. */
const INTENT = 0.9;
/** A mission that can only be furthered by chance. */
const OPPORTUNITY = 0.2;

/** A rumour that is yet to be heard, by what the captain is good at. */
export const prospects = ({ who, lookout }: Captain): number => {
  const proof = 0.6 * luck(who.scouting + lookout) + 0.4 * luck(who.influence);
  return proof * (POINT + 0.5) * delay(5);
};

const isTestedHere = (b: Caribbean, p: Player): boolean => hasScouted(b, p.inPort ? 'port-rumour' : 'rumour', p.zone);

/** What a rumour promises where it can be tested. */
const rumourGain = ({ who, lookout }: Captain, rumour: RumourId): number =>
  luck(rumourCard(rumour).skill === 'scouting' ? who.scouting + lookout : who.influence) * rumourValue(rumour);

/** The value of a rumour from here. */
const rumourWorth = (c: Captain, rumour: RumourId): number => {
  const { where, place } = rumourCard(rumour);
  if (where === 'port' && isClosed(c, place)) return FAINT;
  return rumourGain(c, rumour) * delay(moves(c.from, where === 'sea' ? atSea(place) : inPort(place)) + 1);
};

export function ventures(c: Captain): void {
  const { b, p } = c;
  let rumour = p.rumour;
  if (b.heard.length > 0 && b.turn.seat === c.seat)
    for (let i = 0; i < b.heard.length; i++)
      if (rumour === null || rumourWorth(c, b.heard[i]!) > rumourWorth(c, rumour)) rumour = b.heard[i]!;
  if (rumour !== null) {
    const { where, place } = rumourCard(rumour);
    const at = where === 'sea' ? atSea(place) : inPort(place);
    if (at !== c.from || b.turn.seat !== c.seat || !isTestedHere(b, p))
      addPromise(KIND.rumour, at, (1 - SURE) * rumourGain(c, rumour));
  }
  let held = 0;
  if (p.mission !== null) {
    const errand = errandOf(p.mission);
    held = heldWorth(c, errand);
    missionSteps(c, errand, held);
  }
  // A mission on offer adds what it is better than the one held.
  for (let i = 0; i < b.offers.length; i++) {
    const errand = errandOf(b.offers[i]!);
    const { at, roll } = errand;
    if (at === c.from && !isOpenHere(c, 'mission')) continue;
    if (!errand.isForAll && unmetBy(b, c.seat, errand.id) !== null) continue;
    const gain = INTENT * missionWorth(c, errand, at) - held;
    if (gain > 0) addPromise(KIND.offer, at, (roll === null ? 1 : luck(c.who[roll])) * gain);
  }
}

/** A rumour or mission at hand, whether it lies on the best way or not. */
export function inHand(c: Captain): number {
  const { p } = c;
  let worth = 0;
  if (p.rumour !== null) worth += SURE * rumourWorth(c, p.rumour);
  if (p.mission !== null) worth += heldWorth(c, errandOf(p.mission));
  return worth;
}

/** A mission as far as it has come. */
function headway(p: Player, { task, value }: Errand): number {
  const done = p.marks.length;
  switch (task.do) {
    case 'deliver':
      return value * (0.12 + (0.5 * done) / task.cards);
    case 'letters':
      return value * (0.12 + (0.6 * done) / task.ports);
    case 'raid':
      return value * (OPPORTUNITY + (0.4 * done) / task.times);
    case 'sail':
      return value * (0.12 + (0.6 * done) / task.zones.length);
    case 'defeat':
      return value * OPPORTUNITY;
    case 'fetch':
      return value * (done > 0 ? 0.45 : 0.12);
    default:
      return value * 0.12;
  }
}

/** What is left of a delivery for which so many cards are missing. */
const SHORT = Float64Array.from({ length: 8 }, (_, missing) => 0.75 ** missing);

/** The held mission, from here. */
const heldWorth = (c: Captain, errand: Errand): number => Math.max(headway(c.p, errand), SURE * missionWorth(c, errand, c.from));

/** A mission, from the place where it is accepted or carried on. */
function missionWorth(c: Captain, errand: Errand, from: number): number {
  const { p, stake } = c;
  const { id, task, value, sea } = errand;
  switch (task.do) {
    case 'deliver': {
      if (c.room === 0) return 0;
      const missing = Math.max(0, task.cards - p.marks.length - copiesOf(task.good));
      return value * toPort(c, errand, from) * SHORT[missing]!;
    }
    case 'letters':
      return value * delay(5 * (task.ports - (p.mission === id ? p.marks.length : 0)));
    case 'defeat':
      return value * OPPORTUNITY;
    case 'raid':
      return isCrippled(p.ship) ? 0.1 : value * (c.pirate ? 0.5 : 0.3);
    case 'carry':
      return value * toPort(c, errand, from);
    case 'smuggle':
      return value * toPort(c, errand, from) * luck(c.who[task.roll]);
    case 'land':
      return value * delay(moves(from, sea) + 1) * luck(c.who[task.roll]);
    case 'fetch':
      return value * delay(moves(from, sea) + 2 + moves(sea, errand.harbour)) * luck(c.who[task.roll]);
    case 'sail':
      return value * delay(2 + 2 * (task.zones.length - (p.mission === id ? p.marks.length : 0)));
    case 'fight': {
      const odds = guardOdds(p.ship.crew, c.who.leadership, task.guards.crew, task.guards.leadership);
      const likely = odds * value - (1 - odds) * stake;
      return likely <= 0 ? 0 : likely * (sea < 0 ? toPort(c, errand, from) : delay(moves(from, sea) + 1));
    }
  }
}

/** What is left of a promise in the port where a mission leads. */
const toPort = (c: Captain, { port, harbour }: Errand, from: number): number =>
  isShut(c, port) ? 0 : delay(moves(from, harbour) + 1);

/** Where the held mission can be furthered, and by how much beyond its worth as it is. */
function missionSteps(c: Captain, { task, value, harbour, sea }: Errand, base: number): void {
  const { b, p } = c;
  const isDone = (at: number): boolean => at === c.from && b.turn.seat === c.seat && hasScouted(b, 'mission', p.zone);
  const add = (at: number, gain: number): void => {
    if (gain > 0) addPromise(KIND.mission, at, gain);
  };
  switch (task.do) {
    case 'deliver': {
      const held = copiesOf(task.good);
      const missing = task.cards - p.marks.length;
      if (held === 0) return;
      add(harbour, held >= missing ? value - base : (held / task.cards) * 0.5 * value);
      return;
    }
    case 'letters': {
      const last = p.marks.length + 1 === task.ports;
      for (let i = 0; i < PORT_ZONES.length; i++) {
        const nation = NATIONS[PORT_NATIONS[i]!]!;
        const at = PORT_BASE + PORT_ZONES[i]!;
        if (nation === task.except || p.marks.includes(nation)) continue;
        // The Port action that begins brings the letter: one already begun does not.
        if (at === c.from && c.visiting) continue;
        add(at, last ? value - base : (0.6 * value) / task.ports);
      }
      return;
    }
    case 'carry':
      add(harbour, value - base);
      return;
    case 'smuggle':
      if (harbour !== c.from || !c.visiting) add(harbour, luck(c.who[task.roll]) * value - base);
      return;
    case 'land':
      if (!isDone(sea)) add(sea, luck(c.who[task.roll]) * value - base);
      return;
    case 'fetch':
      if (p.marks.length > 0) add(harbour, value - base);
      else if (!isDone(sea)) add(sea, luck(c.who[task.roll]) * value * delay(1 + moves(sea, harbour)) - base);
      return;
    case 'sail': {
      const last = p.marks.length + 1 === task.zones.length;
      for (const zone of task.zones)
        if (!p.marks.includes(zone)) add(atSea(zone), last ? value - base : (0.6 * value) / task.zones.length);
      return;
    }
    case 'fight': {
      const odds = guardOdds(p.ship.crew, c.who.leadership, task.guards.crew, task.guards.leadership);
      const likely = odds * value - (1 - odds) * c.stake - base;
      if ('port' in task) {
        if (harbour !== c.from || !c.visiting) add(harbour, likely);
      } else if (!isDone(sea)) add(sea, likely * (task.roll === undefined ? 1 : luck(c.who[task.roll])));
      return;
    }
    case 'raid':
    case 'defeat':
      return; // the prey is worth more for it
  }
}
