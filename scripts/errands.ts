// Players who choose at random, but most of the time go where their mission or rumour calls them: chance alone hardly ever
// carries the right cargo to the right port.
import { below, type Choice, pick, type Rng, type Seat } from '@boucan/kernel';
import { type Caribbean, type Player, playerOf } from '../games/fortunes/src/board.ts';
import { CARGO, type Good } from '../games/fortunes/src/content/cargo.ts';
import { ADJACENT, PORTS, ZONES, type ZoneId } from '../games/fortunes/src/content/map.ts';
import { missionCard } from '../games/fortunes/src/content/missions.ts';
import { NPC_IDS, NPCS, type NpcId } from '../games/fortunes/src/content/npcs.ts';
import { rumourCard } from '../games/fortunes/src/content/rumours.ts';

/** Three times out of four they know what they want. */
const WILFUL = 4;

interface Place {
  readonly zone: ZoneId;
  readonly port: boolean;
}
const harbour = (zone: ZoneId): Place => ({ zone, port: true });
const waters = (zone: ZoneId): Place => ({ zone, port: false });

const deliveryOf = (p: Player): { readonly good: Good; readonly missing: number; readonly port: ZoneId } | null => {
  const task = p.mission === null ? null : missionCard(p.mission).task;
  if (task?.do !== 'deliver') return null;
  return { good: task.good, missing: task.cards - p.marks.length, port: task.port };
};

const aboard = (p: Player, good: Good): number => p.cargo.filter((card) => CARGO[card].good === good).length;

/** Where there is something to do for the mission. */
function calls(b: Caribbean, seat: Seat): Place[] {
  const p = playerOf(b, seat);
  if (p.mission === null) return [];
  const { task } = missionCard(p.mission);
  switch (task.do) {
    case 'deliver':
      return aboard(p, task.good) > 0 ? [harbour(task.port)] : PORTS.map(harbour);
    case 'letters':
      return PORTS.filter((port) => ZONES[port].nation !== task.except && !p.marks.includes(ZONES[port].nation)).map(harbour);
    case 'defeat':
      return quarry(b, seat).map(waters);
    case 'raid':
      return [];
    case 'carry':
    case 'smuggle':
      return [harbour(task.port)];
    case 'fetch':
      return [p.marks.length > 0 ? harbour(task.port) : waters(task.zone)];
    case 'sail':
      return task.zones.filter((zone) => !p.marks.includes(zone)).map(waters);
    default:
      return ['port' in task ? harbour(task.port) : waters(task.zone)];
  }
}

/** Where those are whom a mission wants beaten. */
function quarry(b: Caribbean, seat: Seat): ZoneId[] {
  const task = missionCard(playerOf(b, seat).mission!).task;
  const target = task.do === 'defeat' ? task.target : null;
  const zones: ZoneId[] = [];
  b.npcs.forEach((npc, i) => {
    const id = NPC_IDS[i]; // a ship that a pack has put to sea has none here
    if (npc !== null && id !== undefined && NPCS[id].kind === target) zones.push(npc.zone);
  });
  for (const [other, q] of b.players.entries()) {
    const wanted = target === 'player' || (target === 'pirate' && q.bounties.some((n) => n > 0));
    if (other !== seat && wanted && q.captain !== null && !q.inPort) zones.push(q.zone);
  }
  return zones;
}

/** Every place worth going to; with nothing on hand, any port. */
function goals(b: Caribbean, seat: Seat): Place[] {
  const p = playerOf(b, seat);
  const places = calls(b, seat);
  if (p.rumour !== null && places.length !== 1) {
    const { place, where } = rumourCard(p.rumour);
    places.push(where === 'port' ? harbour(place) : waters(place));
  }
  return places.length > 0 ? places : PORTS.map(harbour);
}

/** Steps between zones. */
const DISTANCE = new Map<ZoneId, Map<ZoneId, number>>(
  (Object.keys(ZONES) as ZoneId[]).map((from) => {
    const far = new Map<ZoneId, number>([[from, 0]]);
    for (const [zone, steps] of far) for (const next of ADJACENT[zone]) if (!far.has(next)) far.set(next, steps + 1);
    return [from, far];
  }),
);
const nearest = (from: ZoneId, places: readonly Place[]): number =>
  Math.min(...places.map(({ zone }) => DISTANCE.get(from)!.get(zone)!));

const PURSUED: readonly unknown[] = ['deliver', 'errand', 'test-rumour', 'test', 'accept', 'face', 'roll-again', 'hire'];

/** What serves the purpose best among these; nothing: it is all one. */
function wanted(b: Caribbean, seat: Seat, options: readonly Choice[]): Choice[] {
  const p = playerOf(b, seat);
  const ready = options.filter(([verb, what]) =>
    verb === 'accept' ? p.mission === null : verb === 'hold' ? what !== p.mission : PURSUED.includes(verb),
  );
  if (ready.length > 0) return ready;

  // Goods for a delivery are bought and kept.
  const delivery = deliveryOf(p);
  if (delivery !== null) {
    const buying = options.filter(([verb, what]) => verb === 'buy' && what === delivery.good);
    if (buying.length > 0) return buying;
    const spoilt = options.filter(([verb, what]) => what !== delivery.good || !['sell', 'drop', 'auction'].includes(verb));
    if (spoilt.length < options.length && spoilt.length > 0) return spoilt;
    const market = options.filter(([verb, what]) => verb === 'activity' && what === 'buy');
    if (market.length > 0 && aboard(p, delivery.good) < delivery.missing) return market;
  }

  const task = p.mission === null ? null : missionCard(p.mission).task;
  const hunting = task?.do === 'raid' || task?.do === 'defeat';
  if (hunting && task.do === 'raid') {
    const prey = options.filter(([verb, what]) => (verb === 'scout' && what === 'merchant') || verb === 'attack');
    if (prey.length > 0) return prey;
  }
  if (hunting && task.do === 'defeat') {
    const prey = options.filter(
      ([verb, what]) =>
        (verb === 'seek' && task.target !== 'naval') || (verb === 'scout' && NPCS[what as NpcId]?.kind === task.target),
    );
    if (prey.length > 0) return prey;
  }

  // The way there.
  const moves = options.filter(([verb]) => ['sail', 'toll', 'plead', 'port'].includes(verb));
  if (moves.length === 0) return [];
  const places = goals(b, seat);
  const here = places.filter(({ zone }) => zone === p.zone);
  if (p.inPort) {
    const visit = moves.filter(([verb]) => verb === 'port');
    if (visit.length > 0) return visit;
    return here.length === places.length ? options.filter(([verb]) => verb === 'stop') : moves;
  }
  const landing = moves.filter(([verb, to]) => verb === 'toll' || verb === 'plead' || to === 'port');
  if (here.some(({ port }) => port) && landing.length > 0) return landing;
  if (here.some(({ port }) => !port)) return options.filter(([verb]) => verb === 'stop');
  const steps = nearest(p.zone, places);
  return moves.filter(([verb, to]) => verb === 'sail' && (to as string) in ZONES && nearest(to as ZoneId, places) < steps);
}

/** One of these choices. */
export function onErrand(b: Caribbean, seat: Seat, options: readonly Choice[], rng: Rng): Choice {
  const serving = below(rng, WILFUL) === 0 || playerOf(b, seat).captain === null ? [] : wanted(b, seat, options);
  return pick(rng, serving.length > 0 ? serving : options);
}
