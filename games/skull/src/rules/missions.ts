// Missions of the Captain.   SKU-DOCK-11, SKU-DOCK-12
import { choice, openVars, type Said } from '@boucan/kernel';
import { proc, question, type Tools, type Voyage } from '../board.ts';
import { far, type IslandId, isWater, MOORED_AT, nextTo } from '../content/map.ts';
import { MAW, type MissionId, missionOf, PILOT_ISLAND } from '../content/missions.ts';
import { HEADINGS, type Heading } from '../hex.ts';
import { isNight } from '../quantities.ts';
import { freeGroup, freePerson } from './crew.ts';
import { countIn, spendGood } from './hold.ts';
import { changeLoot, changePrestige } from './track.ts';
import { ENOUGH, type Enough } from './words.ts';

const errandOf = (b: Voyage, id: MissionId): Voyage['missions'][number] | undefined => b.missions.find((m) => m.id === id);

/** Whether a mission can be finished where the ship lies. */
export function isFeasible(b: Voyage, id: MissionId): boolean {
  const mission = missionOf(id);
  const here = MOORED_AT[b.ship.cell];
  if (here === null || here === undefined || !mission.islands.includes(here)) return false;
  if (mission.first !== undefined && !errandOf(b, id)!.ready) return false;
  if (id === 'fever-remedy') return errandOf(b, id)!.ready;
  if (id === 'silver-ledger') return b.ledgerSeen && b.ledger === here;
  if (mission.byNight === true && !isNight(b)) return false;
  return mission.leave === undefined || countIn(b, mission.leave.good) >= mission.leave.count;
}

/** What is to be fetched or found where the ship docks comes aboard by itself. */
export function embark(t: Tools, island: IslandId): void {
  const b = t.board;
  const pilot = errandOf(b, 'marooned-pilot');
  if (pilot !== undefined && !pilot.ready && island === PILOT_ISLAND) {
    pilot.ready = true;
    t.tell?.('pilot.aboard', {});
  }
  // The ship docks at either: now everybody knows where it is.
  if (b.ledger === null || b.ledgerSeen || !missionOf('silver-ledger').islands.includes(island)) return;
  b.ledgerSeen = true;
  t.reveal();
  t.tell?.('ledger.found', { island: b.ledger });
}

/** The Captain of the moment is rewarded; what must be left behind costs no action.   SKU-DOCK-12 */
export function completeMission(t: Tools, id: MissionId): void {
  const b = t.board;
  const mission = missionOf(id);
  if (mission.leave !== undefined) for (let i = 0; i < mission.leave.count; i++) spendGood(t, mission.leave.good, 'mission');
  b.missions.splice(b.missions.indexOf(errandOf(b, id)!), 1);
  t.tell?.('mission.done', { mission: id, seat: b.captain });
  changeLoot(t, mission.loot, 'mission');
  changePrestige(t, b.captain, mission.prestige, 'mission');
  if (id === 'silver-ledger') b.ledger = null;
  if (id === 'fever-remedy') {
    b.people.forEach((p, i) => {
      if (p.post === 'infirmary') freePerson(t, i);
    });
    b.groups.forEach((g, i) => {
      if (g.post === 'infirmary') freeGroup(t, i);
    });
  }
}

/** A find at the right island makes the remedy. */
export function noteFind(t: Tools): void {
  const errand = errandOf(t.board, 'fever-remedy');
  if (errand !== undefined && MOORED_AT[t.board.ship.cell] === missionOf('fever-remedy').islands[0]) errand.ready = true;
}

/** Two rounds in a row within two cells of the Maelström. */
export function noteMaw(b: Voyage): void {
  const close = b.maelstrom >= 0 && far(b.ship.cell, b.maelstrom) <= MAW.within;
  b.maw = close ? b.maw + 1 : 0;
  const errand = errandOf(b, 'calm-the-maw');
  if (errand !== undefined && b.maw >= MAW.rounds) errand.ready = true;
}

/** The pilot is landed where the voyage ends, too. */
export function landPilot(t: Tools): void {
  if (errandOf(t.board, 'marooned-pilot')?.ready === true) completeMission(t, 'marooned-pilot');
}

interface MawMove {
  left: number;
}
type Maw = Said<'maw', [heading: Heading]>;
/** It may go to any side, without heading.   SKU-FOE-MAELSTROM-03 */
export const mawMove = proc('maw-move', 'SKU-FOE-MAELSTROM-03', openVars<MawMove, { moved: Maw | Enough }, undefined>(), {
  begin: (t, v) => (v.left === 0 ? t.done() : t.ask(moveMaw, t.board.captain, 'moved')),
  moved: (t, v, c) => {
    const b = t.board;
    if (c[0] === 'enough') return t.done();
    v.left--;
    b.maelstrom = nextTo(b.maelstrom, c[1]);
    t.tell?.('maelstrom.moved', { cell: b.maelstrom });
    return t.go('begin');
  },
});
const MAW_TO = HEADINGS.map((h) => choice('maw', h));
export const moveMaw = question<MawMove, Maw | Enough>('mission.maw', 'SKU-FOE-MAELSTROM-03', (o, b) => {
  for (const h of HEADINGS) if (isWater(nextTo(b.maelstrom, h))) o.may(MAW_TO[h - 1]!);
  o.may(ENOUGH);
});

/** A card out of the deck of missions, with its preparation.   SKU-SETUP-13 */
export function dealMission(t: Tools): void {
  const b = t.board;
  if (b.missionDeck.length === 0 || b.missions.length >= 2) return;
  const id = t.draw(b.missionDeck, 'mission', b.captain);
  b.missions.push({ id, ready: false });
  t.tell?.('mission.dealt', { mission: id, seat: b.captain });
  if (id === 'whale-oil') b.deck.push('spout-on-the-bow');
  if (id === 'silver-ledger') b.ledger = t.draw(missionOf(id).islands.slice(), 'ledger', b.captain);
}
