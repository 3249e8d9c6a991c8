// Rumours and missions: what they promise, and where.
import type { Caribbean, Player } from '../board.ts';
import { NATIONS, type PortId } from '../content/map.ts';
import type { Task } from '../content/missions/mission.ts';
import { type MissionId, missionCard } from '../content/missions.ts';
import { type RumourId, rumourCard } from '../content/rumours.ts';
import { hasScouted } from '../rules/facts.ts';
import { capacityOf, isCrippled } from '../rules/ships.ts';
import { unmetBy } from '../rules/ventures/mission.ts';
import { type Captain, isClosed, isOpenHere } from './captain.ts';
import { guardOdds, luck } from './fights.ts';
import { copiesOf } from './markets.ts';
import { addPromise, atSea, delay, inPort, KIND, moves, PORT_BASE, PORT_NATIONS, PORT_ZONES } from './places.ts';
import { missionValue, POINT, rumourValue } from './values.ts';

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
  if (p.mission !== null) missionSteps(c, p.mission);
  // A mission on offer adds what it is better than the one held.
  for (let i = 0; i < b.offers.length; i++) {
    const id = b.offers[i]!;
    const card = missionCard(id);
    const at = inPort(card.port);
    if (at === c.from && !isOpenHere(c, 'mission')) continue;
    if (unmetBy(b, c.seat, id) !== null) continue;
    const { roll } = card.accept;
    const held = p.mission === null ? 0 : heldWorth(c, p.mission);
    const gain = INTENT * missionWorth(c, id, at) - held;
    if (gain > 0) addPromise(KIND.offer, at, (roll === undefined ? 1 : luck(c.who[roll])) * gain);
  }
}

/** A rumour or mission at hand, whether it lies on the best way or not. */
export function inHand(c: Captain): number {
  const { p } = c;
  let worth = 0;
  if (p.rumour !== null) worth += SURE * rumourWorth(c, p.rumour);
  if (p.mission !== null) worth += heldWorth(c, p.mission);
  return worth;
}

/** A mission as far as it has come. */
function headway(p: Player, id: MissionId): number {
  const { task } = missionCard(id);
  const value = missionValue(id);
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

/** The held mission, from here. */
const heldWorth = (c: Captain, id: MissionId): number => Math.max(headway(c.p, id), SURE * missionWorth(c, id, c.from));

/** A mission, from the place where it is accepted or carried on. */
function missionWorth(c: Captain, id: MissionId, from: number): number {
  const { p, stake } = c;
  const { task } = missionCard(id);
  const value = missionValue(id);
  const toPort = (port: PortId): number => (isClosed(c, port) ? 0 : delay(moves(from, inPort(port)) + 1));
  switch (task.do) {
    case 'deliver': {
      if (capacityOf(c.b, c.seat) === 0) return 0;
      const missing = Math.max(0, task.cards - p.marks.length - copiesOf(task.good));
      return value * toPort(task.port) * 0.75 ** missing;
    }
    case 'letters':
      return value * delay(5 * (task.ports - (p.mission === id ? p.marks.length : 0)));
    case 'defeat':
      return value * OPPORTUNITY;
    case 'raid':
      return isCrippled(p.ship) ? 0.1 : value * (c.pirate ? 0.5 : 0.3);
    case 'carry':
      return value * toPort(task.port);
    case 'smuggle':
      return value * toPort(task.port) * luck(c.who[task.roll]);
    case 'land':
      return value * delay(moves(from, atSea(task.zone)) + 1) * luck(c.who[task.roll]);
    case 'fetch':
      return (
        value * delay(moves(from, atSea(task.zone)) + 2 + moves(atSea(task.zone), inPort(task.port))) * luck(c.who[task.roll])
      );
    case 'sail':
      return value * delay(2 + 2 * (task.zones.length - (p.mission === id ? p.marks.length : 0)));
    case 'fight': {
      const odds = guardOdds(p.ship.crew, c.who.leadership, task.guards.crew, task.guards.leadership);
      const likely = odds * value - (1 - odds) * stake;
      return likely <= 0 ? 0 : likely * ('port' in task ? toPort(task.port) : delay(moves(from, atSea(task.zone)) + 1));
    }
  }
}

/** Where the held mission can be furthered, and by how much. */
function missionSteps(c: Captain, id: MissionId): void {
  const { b, p } = c;
  const task: Task = missionCard(id).task;
  const value = missionValue(id);
  const base = heldWorth(c, id);
  const isDone = (at: number): boolean => at === c.from && b.turn.seat === c.seat && hasScouted(b, 'mission', p.zone);
  const add = (at: number, gain: number): void => {
    if (gain > 0) addPromise(KIND.mission, at, gain);
  };
  switch (task.do) {
    case 'deliver': {
      const held = copiesOf(task.good);
      const missing = task.cards - p.marks.length;
      if (held === 0) return;
      add(inPort(task.port), held >= missing ? value - base : (held / task.cards) * 0.5 * value);
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
      add(inPort(task.port), value - base);
      return;
    case 'smuggle':
      if (inPort(task.port) !== c.from || !c.visiting) add(inPort(task.port), luck(c.who[task.roll]) * value - base);
      return;
    case 'land':
      if (!isDone(atSea(task.zone))) add(atSea(task.zone), luck(c.who[task.roll]) * value - base);
      return;
    case 'fetch':
      if (p.marks.length > 0) add(inPort(task.port), value - base);
      else if (!isDone(atSea(task.zone)))
        add(atSea(task.zone), luck(c.who[task.roll]) * value * delay(1 + moves(atSea(task.zone), inPort(task.port))) - base);
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
        if (inPort(task.port) !== c.from || !c.visiting) add(inPort(task.port), likely);
      } else if (!isDone(atSea(task.zone)))
        add(atSea(task.zone), likely * (task.roll === undefined ? 1 : luck(c.who[task.roll])));
      return;
    }
    case 'raid':
    case 'defeat':
      return; // the prey is worth more for it
  }
}
