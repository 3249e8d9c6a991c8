// Setting out: sea, markers, deck, log and posts of a voyage.   SKU-SETUP
import type { Tools, Voyage } from '../board.ts';
import { type Chart, chartOf, DROWNED, HUNTER, singleMarkers } from '../content/campaign.ts';
import { startingDestiny } from '../content/characters.ts';
import { DECK, type EventId } from '../content/events.ts';
import { cellAt, type IslandId, MOORING, START } from '../content/map.ts';
import { FIRST_NIGHT, TRACK } from '../content/ships.ts';
import { has, lifeFor } from '../quantities.ts';
import { stationGroup } from './crew.ts';
import { dealMission } from './missions.ts';
import { settleMarkers } from './objectives.ts';
import { luck } from './rum.ts';
import { newFoe } from './spawn.ts';

/** In the last voyage of the campaign a Privateer comes with the first night: asked whenever the watch has gone on. */
export const isPrivateersHour = (b: Voyage): boolean =>
  chartOf(b).extra === 'king-of-the-salt' && b.day === 1 && b.watch === FIRST_NIGHT;

export function layOut(t: Tools): void {
  const b = t.board;
  const chart = chartOf(b);
  t.tell?.('voyage.began', { voyage: Math.max(1, b.voyage) });
  // The log: morale 20, trust 0, watch 1, no dirt.   SKU-SETUP-07, SKU-SETUP-08, SKU-SETUP-09, SKU-MORALE-02, SKU-TRUST-02
  b.morale = TRACK;
  b.dirt = 0;
  b.watch = 1;
  b.day = 1;
  b.round = 0;
  if (b.rum) b.pile.push('rum');
  b.rum = false;
  for (const p of b.people) {
    p.post = 'cabins';
    p.sail = 0;
    p.trust = has(p, 'old-name') ? 2 : 0;
    p.barred = false;
    p.laid = false;
    p.used = 0;
    if (p.number === 0) p.destiny = startingDestiny(p.cls) + luck(b, p);
    // Half his life, rounded up.   SKU-END-05, SKU-DICE-09
    p.wounds = p.half ? Math.floor(lifeFor(p) / 2) : 0;
    p.half = false;
  }
  for (const r of b.registers) {
    r.declined = -1;
    r.setOut = r.prestige;
    r.brought = r.doubloons;
  }
  // All groups in the cabins, rested. A wound stays with a group; whoever leaves the infirmary has none.   SKU-SETUP-11, SKU-SETUP-16, SKU-POST-23
  for (const g of b.groups) {
    if (g.post === 'box') continue;
    if (g.post === 'infirmary') g.wounds = 0;
    g.fatigue = 0;
    stationGroup(b, g, 'cabins');
  }
  // The ship at Tortuga.   SKU-SETUP-02
  b.ship.cell = MOORING[START];
  b.ship.fired = [];
  b.ship.saving = null;
  clearSea(b);
  layMarkers(t, chart);
  // The deck, with what this voyage takes out or adds.   SKU-SETUP-06
  b.deck = [...DECK.filter((card) => !chart.out.includes(card)), ...chart.added] as EventId[];
  for (const errand of b.missions) errand.ready = false;
  for (let i = 0; i < chart.missions; i++) dealMission(t);
  if (b.missions.some((m) => m.id === 'whale-oil') && b.deck.filter((c) => c === 'spout-on-the-bow').length < 2)
    b.deck.push('spout-on-the-bow');
  if (chart.extra === 'hunted') b.foes.push(newFoe(b, 'coastguard', cellAt(HUNTER.col, HUNTER.row), HUNTER.heading));
  if (chart.extra === 'drowned-quarter') b.maelstrom = cellAt(DROWNED.col, DROWNED.row);
}

/** Enemies and what they left are beside the board.   SKU-SETUP-15 */
export function clearSea(b: Voyage): void {
  for (const marker of b.found) if (marker !== 'cannon') b.pile.push(marker);
  b.foes = [];
  b.maelstrom = -1;
  b.maw = 0;
  b.crab = -1;
  b.tower = null;
  b.wrecks = [];
  b.deck = [];
  b.under = [];
  b.peek = null;
  b.card = null;
  b.discard = [];
  b.wind = null;
  b.fog = false;
  b.signalled = false;
  b.boarding = null;
  b.found = [];
  b.clock = 0;
  b.objectives = [];
}

/** As many markers as islands, marker 1 among them, at random and face down.   SKU-SETUP-04, SKU-SETUP-05, SKU-OBJECTIVE-01 */
function layMarkers(t: Tools, chart: Chart): void {
  const b = t.board;
  const { islands } = chart;
  const markers = b.voyage === 0 ? singleMarkers(b.registers.length) : chart.markers;
  const bag: IslandId[] = islands.slice();
  const chosen =
    markers === islands.length
      ? islands.slice()
      : Array.from({ length: markers }, () => t.draw(bag, 'objective-island', b.captain));
  const faces = Array.from({ length: markers }, (_, i) => i + 1);
  b.objectives = chosen.sort().map((island) => ({ island, face: t.draw(faces, 'objective', b.captain), up: false, gems: 0 }));
  t.tell?.('markers.laid', { islands: chosen });
  settleMarkers(t); // SKU-OBJECTIVE-09
}
