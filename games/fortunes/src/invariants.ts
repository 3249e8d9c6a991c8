// What must hold in every position: nothing is lost, nothing comes from nowhere.
import { bagOf, type State } from '@boucan/kernel';
import type { Caribbean } from './board.ts';
import { CAPTAIN_IDS } from './content/captains.ts';
import { CARGO_IDS } from './content/cargo.ts';
import { RULES } from './content/constants.ts';
import { EVENT_IDS, EVENTS } from './content/events.ts';
import { GLORY_DECK } from './content/glory.ts';
import { ZONE_IDS, ZONES } from './content/map.ts';
import { MISSION_IDS } from './content/missions.ts';
import { RUMOUR_IDS } from './content/rumours.ts';
import { SECTIONS } from './content/ships.ts';
import { fullValue } from './rules/ships.ts';
import { DEMAND_TOKENS, MERCHANT_TOKENS, MODIFICATION_TOKENS } from './setup.ts';

const sorted = (list: readonly string[]): string => list.slice().sort().join();

export function faults({ board: b }: State<Caribbean>): string[] {
  const wrong: string[] = [];
  const all = (what: string, found: readonly string[], wanted: readonly string[]): void => {
    if (sorted(found) !== sorted(wanted)) wrong.push(`the ${what} are ${sorted(found)}`);
  };
  const present = <T>(list: readonly (T | null)[]): T[] => list.filter((x): x is T => x !== null);

  all('Demand tokens', [...present(b.demand), ...b.reserve], DEMAND_TOKENS);
  all('Modification tokens', [...present(b.yards), ...modsAfloat(b)], MODIFICATION_TOKENS);
  all('merchants', [...present(b.merchants), ...b.track, ...(b.raid === null ? [] : [b.raid.token])], MERCHANT_TOKENS);
  all(
    'cargo cards',
    [...b.cargo, ...b.cargoDiscard, ...b.market, ...(b.raid?.cards ?? []), ...b.players.flatMap((p) => p.cargo)],
    CARGO_IDS,
  );
  all(
    'Glory cards',
    [...b.glory, ...b.gloryDiscard, ...b.players.flatMap((p) => [...p.hand, ...p.specialists, ...p.papers])],
    bagOf(GLORY_DECK),
  );
  all(
    'Rumours',
    [...b.rumours, ...b.rumourDiscard, ...b.players.flatMap((p) => [...p.proven, ...present([p.rumour])])],
    RUMOUR_IDS,
  );
  all(
    'Missions',
    [...b.missions, ...b.missionDiscard, ...b.offers, ...b.players.flatMap((p) => present([p.mission]))],
    MISSION_IDS,
  );
  all('captains', [...b.captains, ...b.lostCaptains, ...b.players.flatMap((p) => present([p.captain, p.next]))], CAPTAIN_IDS);
  all(
    'events',
    [
      ...b.events,
      ...b.eventDiscard,
      ...b.arrivals,
      ...b.beneath.flat(),
      ...present(b.npcs).flatMap(({ captain }) => (captain in EVENTS ? [captain] : [])),
      ...b.inForce.map(({ event }) => event),
      ...(b.war === null ? [] : [b.war.card]),
    ],
    EVENT_IDS,
  );

  for (const [seat, p] of b.players.entries()) {
    const say = (fault: string): void => {
      wrong.push(`seat ${seat}: ${fault}`);
    };
    if (p.gold < 0 || p.chest < 0) say(`${p.gold} gold aboard, ${p.chest} in the chest`);
    if (p.chest < p.chestLow || p.chest > p.chestHigh) say(`the chest holds ${p.chest}, not ${p.chestLow} … ${p.chestHigh}`);
    for (const section of SECTIONS)
      if (p.ship[section] < 0 || p.ship[section] > fullValue(p.ship, section)) say(`${section} is ${p.ship[section]}`);
    if (p.bounties.some((n) => n < 0 || n > RULES.bountiesPerNation)) say(`bounties ${p.bounties.join()}`);
    if (p.hand.length > RULES.handLimit + 1) say(`${p.hand.length} Glory cards in hand`);
    if (new Set(p.weapons).size < p.weapons.length) say(`two weapons of a kind: ${p.weapons.join()}`);
    if (new Set(p.ship.mods).size < p.ship.mods.length) say(`two modifications of a kind: ${p.ship.mods.join()}`);
    if (p.inPort && !ZONES[p.zone].port) say(`in port where there is none: ${p.zone}`);
    if (p.captain !== null && p.next !== null) say('two captains');
  }
  if (b.demand.length !== ZONE_IDS.length) wrong.push('a zone is missing');
  return wrong;
}

const modsAfloat = (b: Caribbean): readonly string[] => [
  ...b.players.flatMap((p) => p.ship.mods),
  ...(b.fight === null ? [] : b.fight.sides.flatMap((side) => side.ship?.mods ?? [])),
];
