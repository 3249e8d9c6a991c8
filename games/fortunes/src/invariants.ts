// What must hold in every position: nothing is lost, nothing comes from nowhere.
import { type State, takeOut } from '@boucan/kernel';
import { type Caribbean, ZONE } from './board.ts';
import { contentOf } from './box.ts';
import { RULES } from './content/constants.ts';
import { EVENTS, type EventId, eventCard, type OtherEvent } from './content/events.ts';
import { ZONE_IDS, ZONES } from './content/map.ts';
import { COMMODORES, type CommodoreId } from './content/npc-captains.ts';
import { NPC_IDS, NPCS } from './content/npcs.ts';
import { SECTIONS } from './content/ships.ts';
import { typeOf } from './rules/hired.ts';
import { keptAside } from './rules/kept.ts';
import { buyGoods, costOf } from './rules/port/buy.ts';
import { spendable } from './rules/purse.ts';
import { npcCard } from './rules/round/npc.ts';
import { capacityOf, fullValue } from './rules/ships.ts';
import { DEMAND_TOKENS, MERCHANT_TOKENS } from './setup.ts';

const sorted = (list: readonly string[]): string => list.slice().sort().join();

export function faults({ board: b, asked, stack }: State<Caribbean>): string[] {
  const wrong: string[] = [];
  const box = contentOf(b);
  const all = (what: string, found: readonly string[], wanted: readonly string[]): void => {
    if (sorted(found) !== sorted(wanted)) wrong.push(`the ${what} are ${sorted(found)}`);
  };
  const present = <T>(list: readonly (T | null)[]): T[] => list.filter((x): x is T => x !== null);

  all('Demand tokens', [...present(b.demand), ...b.reserve], DEMAND_TOKENS);
  all(
    'Modification tokens',
    [...present(b.yards), ...b.adrift, ...modsAfloat(b), ...keptAside(b, 'modifications')],
    [...box.modifications, ...keptAside(b, 'foreign')],
  );
  all('merchants', [...present(b.merchants), ...b.track, ...(b.raid === null ? [] : [b.raid.token])], MERCHANT_TOKENS);
  all(
    'cargo cards',
    [
      ...keptAside(b, 'cargo'),
      ...b.cargo,
      ...b.cargoDiscard,
      ...b.market,
      ...b.basket,
      ...(b.raid?.cards ?? []),
      ...b.players.flatMap((p) => p.cargo),
    ],
    box.cargo,
  );
  all(
    'Glory cards',
    [...b.glory, ...b.gloryDiscard, ...b.players.flatMap((p) => [...p.hand, ...p.specialists, ...p.papers])],
    box.glory,
  );
  all(
    'Rumours',
    [
      ...b.rumours,
      ...b.rumourDiscard,
      ...b.heard,
      ...present([b.tested]),
      ...b.players.flatMap((p) => [...p.proven, ...present([p.rumour])]),
    ],
    box.rumours,
  );
  all(
    'Missions',
    [...b.missions, ...b.missionDiscard, ...b.offers, ...b.players.flatMap((p) => present([p.mission]))],
    box.missions,
  );
  all(
    'captains',
    [...keptAside(b, 'captains'), ...b.captains, ...b.lostCaptains, ...b.players.flatMap((p) => present([p.captain, p.next]))],
    box.captains,
  );
  all(
    'events',
    [
      ...keptAside(b, 'events'),
      ...b.events,
      ...b.eventDiscard,
      ...b.arrivals,
      ...b.beneath.flat(),
      ...present(b.npcs).flatMap(({ captain }) => (captain in EVENTS ? [captain] : [])),
      ...b.inForce.map(({ event }) => event),
      ...(b.war === null ? [] : [b.war.card]),
    ],
    box.events,
  );

  for (const [seat, p] of b.players.entries()) {
    const say = (fault: string): void => {
      wrong.push(`seat ${seat}: ${fault}`);
    };
    if (p.scored.reduce((sum, n) => sum + n, 0) !== p.points) say(`${p.points} points, and ${p.scored.join()} by source`);
    if (p.gold < 0 || p.chest < 0) say(`${p.gold} gold aboard, ${p.chest} in the chest`);
    if (p.chest < p.chestLow || p.chest > p.chestHigh) say(`the chest holds ${p.chest}, not ${p.chestLow} … ${p.chestHigh}`);
    for (const section of SECTIONS)
      if (p.ship[section] < 0 || p.ship[section] > fullValue(p.ship, section)) say(`${section} is ${p.ship[section]}`);
    if (p.bounties.some((n) => n < 0 || n > RULES.bountiesPerNation)) say(`bounties ${p.bounties.join()}`);
    if (p.hand.length > (b.fight === null ? RULES.handLimit + 1 : 2 * RULES.handLimit))
      say(`${p.hand.length} Glory cards in hand`);
    if (new Set(p.weapons).size < p.weapons.length) say(`two weapons of a kind: ${p.weapons.join()}`);
    if (new Set(p.ship.mods).size < p.ship.mods.length) say(`two modifications of a kind: ${p.ship.mods.join()}`);
    if (p.inPort && !ZONES[p.zone].port) say(`in port where there is none: ${p.zone}`);
    if (p.captain !== null && p.next !== null) say('two captains');
    if (p.retired && (p.captain !== null || p.next !== null)) say('retired, and yet there is a captain');
    if (p.next !== null && !p.retired && b.round > 0) {
      const left = [...p.hand, ...p.specialists, ...p.papers, ...p.cargo, ...p.proven, ...p.weapons, ...p.ship.mods];
      if (left.length > 0 || p.gold > 0 || p.mission !== null || p.rumour !== null || p.bounties.some((n) => n > 0))
        say('something is left of a dead captain');
    }
    const hand = p.hand.slice();
    for (const card of p.shown)
      if (!hand.includes(card) || takeOut(hand, card) !== card) say(`has shown ${card}, and has it not`);
    const types = p.specialists.map(typeOf);
    if (new Set(types).size < types.length || types.includes(null)) say(`specialists ${p.specialists.join()}`);
    // It may be on trial, or between two captains.
    if (p.doubted && p.rumour === null && b.tested === null && b.heard.length === 0) say('doubts a Rumour that is not there');
    if (p.mission === null && p.marks.length > 0) say(`marks of no Mission: ${p.marks.join()}`);
  }
  wrong.push(...faultsAtSea(b), ...faultsInWindows(b), ...faultsBetween(b, asked));
  const buyer = b.turn.seat;
  const isBuying = wrong.length === 0 && stack.some(({ proc }) => proc === buyGoods.id); // goods have prices, what else might lie there has none
  if (isBuying && costOf(b, buyer) > spendable(b.players[buyer]!)) wrong.push(`seat ${buyer}: more is bought than can be paid`);
  return wrong;
}

/** Zones, ships of nobody's, war and what is in force. */
function faultsAtSea(b: Caribbean): string[] {
  const wrong: string[] = [];
  for (const [i, zone] of ZONE_IDS.entries()) {
    if ((b.demand[i] !== null) !== ZONES[zone].port) wrong.push(`${zone} calls for ${b.demand[i]}`);
    if (b.yards[i] !== null && !ZONES[zone].port) wrong.push(`${zone} has a yard`);
    if (b.opened[i] && b.yards[i] === null) wrong.push(`nothing lies open in ${zone}`);
  }
  if (b.raid !== null && b.merchants[ZONE[b.raid.zone]] !== null) wrong.push(`two merchants in ${b.raid.zone}`);
  for (const [i, npc] of NPC_IDS.entries()) {
    const commanded = (card: string): boolean => npcCard(card as EventId)?.npc === npc;
    if (!b.beneath[i]!.every(commanded)) wrong.push(`beneath ${npc} lie ${b.beneath[i]!.join()}`);
    const afloat = b.npcs[i];
    if (!afloat) continue;
    const { captain, ship } = afloat;
    const { nation } = NPCS[npc];
    const side = b.war === null || nation === null ? -1 : b.war.nations.indexOf(nation);
    const isManned = side >= 0 && b.war!.entered && !b.war!.lost[side];
    const isCommodore = captain in COMMODORES && COMMODORES[captain as CommodoreId].nation === nation;
    if (!commanded(captain) && !(isCommodore && isManned)) wrong.push(`${captain} commands ${npc}`);
    const usual = npcCard(captain as EventId)?.ship ?? NPCS[npc].ship;
    if (ship !== (isManned ? NPCS[npc].inWar : usual)) wrong.push(`${npc} is a ${ship}`);
  }
  if (b.war !== null && b.war.nations[0] === b.war.nations[1]) wrong.push(`${b.war.nations[0]} is at war with itself`);
  if (!b.arrivals.every((event) => npcCard(event) !== undefined)) wrong.push(`arriving: ${b.arrivals.join()}`);
  for (const { event, eye, good } of b.inForce) {
    if ((eventCard(event) as OtherEvent).after !== 'round-end') wrong.push(`${event} does not stay`);
    if ((eye !== null) !== (event === 'great-hurricane')) wrong.push(`the eye of ${event} is ${eye}`);
    if ((good !== null) !== (event === 'colonial-boom')) wrong.push(`${event} is of ${good}`);
  }
  if (new Set(b.declared).size < b.declared.length) wrong.push('somebody has declared twice');
  return wrong;
}

/** Whoever has laid a card down holds it. */
function faultsInWindows({ windows, players }: Caribbean): string[] {
  const wrong: string[] = [];
  for (const { announced, counters } of windows) {
    for (const [seat, card] of announced.entries())
      if (card !== null && !players[seat]!.hand.includes(card)) wrong.push(`seat ${seat} has announced ${card}, and has it not`);
    for (const { by } of counters)
      if (!players[by]!.hand.includes('counter-order')) wrong.push(`seat ${by} has no Counter-order to lay down`);
  }
  return wrong;
}

/** When a player is asked for an action, nothing else is under way. */
function faultsBetween(b: Caribbean, asked: readonly { readonly question: string }[]): string[] {
  if (!asked.some(({ question }) => question === 'turn.action')) return [];
  const wrong: string[] = [];
  const { search, raid, fight, tested } = b;
  for (const [what, open] of Object.entries({ search, raid, fight, tested }))
    if (open !== null) wrong.push(`the ${what} is not over`);
  const { market, basket, heard, adrift, volleys, windows } = b;
  for (const [what, left] of Object.entries({ market, basket, heard, adrift, volleys, windows }))
    if (left.length > 0) wrong.push(`${left.length} left: ${what}`);
  const { breeze, victim, spied } = b.turn;
  if (breeze || victim !== null || spied !== null) wrong.push('something of this turn is not over');
  for (const [seat, p] of b.players.entries()) {
    if (p.captain === null) continue;
    if (!p.inPort && p.cargo.length > capacityOf(b, seat)) wrong.push(`seat ${seat}: ${p.cargo.length} cargo cards at sea`);
    if (p.inPort && p.cargo.length > b.house.portHold) wrong.push(`seat ${seat}: ${p.cargo.length} cargo cards in port`);
    if (p.hand.length > RULES.handLimit) wrong.push(`seat ${seat}: ${p.hand.length} Glory cards in hand`);
    if (p.ship.hull === 0) wrong.push(`seat ${seat}: the ship has sunk`);
  }
  return wrong;
}

const modsAfloat = (b: Caribbean): readonly string[] => [
  ...b.players.flatMap((p) => p.ship.mods),
  ...(b.fight === null ? [] : b.fight.sides.flatMap((side) => side.ship?.mods ?? [])),
];
