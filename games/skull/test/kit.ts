// What can change on a voyage, and how a scene is laid out there.
import type { Options, State } from '@boucan/kernel';
import { type SeatOf, scenariosOf, type Tally } from '@boucan/testkit/scenario';
import type { Foe, Group, GroupPost, Person, Post, Voyage } from '../src/board.ts';
import { chartOf } from '../src/content/campaign.ts';
import type { ClassId } from '../src/content/characters.ts';
import { DECK } from '../src/content/events.ts';
import type { FoeId } from '../src/content/foes.ts';
import { GOOD_IDS, type Good, type Marker } from '../src/content/goods.ts';
import { GROUP_IDS, type GroupId } from '../src/content/groups.ts';
import { cellAt, type IslandId, MOORING } from '../src/content/map.ts';
import { HOLD_CELLS } from '../src/content/ships.ts';
import { skull } from '../src/game.ts';
import type { Heading } from '../src/hex.ts';
import { station, stationGroup } from '../src/rules/crew.ts';
import { countIn, freeCell } from '../src/rules/hold.ts';
import { newPerson } from '../src/rules/people.ts';
import { newFoe } from '../src/rules/spawn.ts';

export type Change = (b: Voyage, seat: SeatOf) => void;

// ── what can change ──

const tally: Tally<Voyage> = (b, names) => ({
  morale: b.morale,
  dirt: b.dirt,
  watch: b.watch,
  day: b.day,
  loot: b.loot,
  captain: names[b.captain] ?? '',
  'ship.hold': b.ship.hold,
  'ship.sails': b.ship.sails,
  'ship.cell': `${b.ship.cell}`,
  'ship.heading': `${b.ship.heading}`,
  points: b.turn.points,
  ...Object.fromEntries([...GOOD_IDS, 'cannon' as const].map((m) => [`hold.${m}`, countIn(b, m)])),
  ...Object.fromEntries(
    b.people.flatMap((p) => [
      [`${p.cls}.post`, p.post],
      [`${p.cls}.trust`, p.trust],
      [`${p.cls}.wounds`, p.wounds],
      [`${p.cls}.destiny`, p.destiny],
    ]),
  ),
  ...Object.fromEntries(
    b.groups.flatMap((g, i) => [
      [`${GROUP_IDS[i]}.post`, g.post],
      [`${GROUP_IDS[i]}.fatigue`, g.fatigue],
      [`${GROUP_IDS[i]}.wounds`, g.wounds],
    ]),
  ),
  ...Object.fromEntries(
    b.registers.flatMap((r, seat) => [
      [`${names[seat]}.prestige`, r.prestige],
      [`${names[seat]}.doubloons`, r.doubloons],
    ]),
  ),
  ...Object.fromEntries(
    b.foes.flatMap((f) => [
      [`${f.id}.cell`, `${f.cell}`],
      [`${f.id}.heading`, `${f.heading}`],
      [`${f.id}.speed`, f.speed],
      [`${f.id}.combat`, f.combat],
      [`${f.id}.hold`, f.hold],
      [`${f.id}.temper`, f.temper],
    ]),
  ),
  ...Object.fromEntries(b.objectives.map((o) => [`marker.${o.island}`, o.up ? 'up' : `${o.gems} gems`])),
  ...(b.boarding === null ? {} : { 'enemy.fresh': b.boarding.fresh, 'enemy.hurt': b.boarding.hurt, lines: b.boarding.lines }),
});

/** The same, for a table on which nothing is wrong: a scene that loses a marker fails, whatever it expects. */
const lawfulTally: Tally<Voyage> = (b, names) => {
  const wrong = skull.def.faults({ board: b, seats: names.length, asked: [], result: null } as unknown as State<Voyage>);
  if (wrong.length > 0) throw new Error(`this table cannot be: ${wrong.join('; ')}`);
  return tally(b, names);
};

const base = scenariosOf(skull, { tally: lawfulTally });

/** The table as it is laid out, before anybody has chosen a character. */
export const newGame = (name: string) => base(name);

/**
 * Three at sea: anne is the Sea Dog and Captain, bart the Cabin Boy, cleo the Witch; four crew groups rest in the cabins. The ship
 * lies in open water at (5,5), heading north; markers are face down at B, E (the goal) and J.
 */
export const scenario = (name: string, options: Options = {}) =>
  base(name)
    .seats('anne', 'bart', 'cleo')
    .options(options)
    .given(atSea)
    .given(pirates({ anne: 'sea-dog', bart: 'cabin-boy', cleo: 'witch' }));

/** Alone with three allies: the Sea Dog with the Gunner, the Look-out and the Surgeon. */
export const solo = (name: string) =>
  base(name)
    .seats('anne')
    .given(atSea)
    .given(pirates({ anne: 'sea-dog' }))
    .given(ally('anne', 'gunner'))
    .given(ally('anne', 'look-out'))
    .given(ally('anne', 'surgeon'));

/** Alone with others aboard than usual. */
export const crewOf =
  (...classes: ClassId[]): Change =>
  (b, seat) => {
    sendAway(b);
    classes.forEach((cls, i) => {
      if (i < b.registers.length) embark(b, cls, i, 0);
      else ally(Object.keys(SEATS)[0]!, cls)(b, seat);
    });
  };
const SEATS = { anne: 0, bart: 1, cleo: 2 } as const;

// ── what lies on the table ──

export const atSea: Change = (b) => {
  b.round = 2;
  b.watch = 2;
  b.ship.cell = cellAt(5, 5);
  b.ship.heading = 1;
  b.deck = DECK.filter((card) => !chartOf(b).out.includes(card));
  b.objectives = [
    { island: 'B', face: 2, up: false, gems: 0 },
    { island: 'E', face: 1, up: false, gems: 0 },
    { island: 'J', face: 3, up: false, gems: 0 },
  ];
  for (const r of b.registers) {
    r.setOut = r.prestige;
    r.brought = r.doubloons;
  }
};

function sendAway(b: Voyage): void {
  for (const p of b.people) b.classes.push(p.cls);
  b.people = [];
}

function embark(b: Voyage, cls: ClassId, owner: number, number: number): void {
  for (const bag of [b.classes, ...b.registers.map((r) => r.shown)]) {
    const at = bag.indexOf(cls);
    if (at >= 0) bag.splice(at, 1);
  }
  // Destiny is left out unless a scene wants it: it would ask after every roll.
  b.people.push({ ...newPerson(cls, owner, number), destiny: 0 });
}

/** A character for each seat. */
export const pirates =
  (who: Readonly<Record<string, ClassId>>): Change =>
  (b, seat) => {
    sendAway(b);
    for (const r of b.registers) b.classes.push(...r.shown.splice(0));
    for (const [name, cls] of Object.entries(who)) embark(b, cls, seat(name), 0);
  };

export const ally =
  (name: string, cls: ClassId): Change =>
  (b, seat) =>
    embark(b, cls, seat(name), b.people.filter((p) => p.number > 0).length + 1);

export const person = (b: Voyage, cls: ClassId): Person => b.people.find((p) => p.cls === cls)!;
export const groupOf = (b: Voyage, id: GroupId): Group => b.groups[GROUP_IDS.indexOf(id)]!;
export const foeIn = (b: Voyage, id: FoeId): Foe => b.foes.find((f) => f.id === id)!;

/** At these posts: `at({ 'sea-dog': 'helm' })`. */
export const at =
  (posts: Partial<Record<ClassId, Post>>): Change =>
  (b) => {
    for (const [cls, post] of Object.entries(posts)) station(b, person(b, cls as ClassId), post);
  };

/** Crew groups by their posts, in order; the others are in the box. */
export const crew =
  (...posts: GroupPost[]): Change =>
  (b) => {
    b.groups.forEach((g, i) => {
      stationGroup(b, g, posts[i] ?? 'box');
    });
  };

export const trust =
  (points: Partial<Record<ClassId, number>>): Change =>
  (b) => {
    for (const [cls, n] of Object.entries(points)) person(b, cls as ClassId).trust = n;
  };

export const wounds =
  (points: Partial<Record<ClassId, number>>): Change =>
  (b) => {
    for (const [cls, n] of Object.entries(points)) person(b, cls as ClassId).wounds = n;
  };

/** Unconscious, in the infirmary. */
export const down =
  (cls: ClassId, hurt = 1): Change =>
  (b) => {
    const p = person(b, cls);
    p.post = 'infirmary';
    p.sail = 0;
    p.wounds = hurt;
    p.since = ++b.clock;
  };

export const groupDown =
  (id: GroupId): Change =>
  (b) => {
    const g = groupOf(b, id);
    stationGroup(b, g, 'infirmary');
    g.since = ++b.clock;
  };

export const fatigue =
  (points: Partial<Record<GroupId, number>>): Change =>
  (b) => {
    for (const [id, n] of Object.entries(points)) groupOf(b, id as GroupId).fatigue = n;
  };

export const hurtGroup =
  (...ids: GroupId[]): Change =>
  (b) => {
    for (const id of ids) groupOf(b, id).wounds = 1;
  };

/** Exactly these goods in the hold, beside so many cannons. */
export const cargo =
  (cannons: number, ...goods: Good[]): Change =>
  (b) => {
    for (const m of b.ship.cells) if (m !== null && m !== 'cannon') b.pile.push(m);
    const markers: Marker[] = [...Array<Marker>(cannons).fill('cannon'), ...goods];
    for (const good of goods) b.pile.splice(b.pile.indexOf(good), 1);
    b.ship.cells = Array.from({ length: HOLD_CELLS }, (_, i) => markers[i] ?? null);
  };

/** One marker in this column, from the pile. */
export const loaded =
  (column: number, marker: Marker): Change =>
  (b) => {
    if (marker !== 'cannon') b.pile.splice(b.pile.indexOf(marker), 1);
    b.ship.cells[(column - 1) * 2] = marker;
  };

/** A ship with a deeper hold and more sails. */
export const bigger =
  (hold: number, sails: number): Change =>
  ({ ship }) => {
    Object.assign(ship, { hold, holdMax: hold, sails, sailsMax: sails });
  };

export const full: Change = (b) => {
  for (let cell = freeCell(b); cell >= 0; cell = freeCell(b)) b.ship.cells[cell] = b.pile.pop() ?? 'cannon';
};

/** The ship on this cell. */
export const ship =
  (col: number, row: number, heading: Heading = 1): Change =>
  (b) => {
    b.ship.cell = cellAt(col, row);
    b.ship.heading = heading;
    for (const f of b.foes) f.near = newFoe(b, f.id, f.cell, f.heading).near;
  };
export const moored =
  (island: IslandId, heading: Heading = 1): Change =>
  (b) => {
    b.ship.cell = MOORING[island];
    b.ship.heading = heading;
  };

export const foe =
  (id: FoeId, col: number, row: number, heading = 1, more: Partial<Foe> = {}): Change =>
  (b) => {
    b.foes.push({ ...newFoe(b, id, cellAt(col, row), id === 'sea-monster' ? 0 : heading), ...more });
  };

/** A marker turned up, as it happens in play when it is the goal. */
export const goalKnown =
  (island: IslandId): Change =>
  (b) => {
    b.objectives = [{ island, face: 1, up: true, gems: 0 }];
  };

export const set =
  (values: Partial<Voyage>): Change =>
  (b) => {
    Object.assign(b, values);
  };

export const cell = (col: number, row: number): string => `${cellAt(col, row)}`;

/** The Stone Crab is in play, with so many impacts. */
export const clinging =
  (impacts: number): Change =>
  (b) => {
    b.deck.splice(b.deck.indexOf('stone-crab'), 1);
    b.crab = impacts;
  };

/** The Watchtower is in play, on this land. */
export const towerAt =
  (col: number, row: number): Change =>
  (b) => {
    b.deck.splice(b.deck.indexOf('watchtower'), 1);
    b.tower = { cell: cellAt(col, row), hits: 0 };
  };

/** In this voyage of the campaign, with its deck. */
export const inVoyage =
  (n: number, more: Partial<Voyage> = {}): Change =>
  (b) => {
    Object.assign(b, { voyage: n, ...more });
    const { out, added } = chartOf(b);
    b.deck = [...DECK.filter((card) => !out.includes(card)), ...added];
  };

/** On the deck of an enemy since an earlier turn. */
export const overThere =
  (...classes: ClassId[]): Change =>
  (b) => {
    const none = b.groups.map(() => -1);
    const lines = { lines: 2, cuttable: true, turn: 1, points: 0, spent: 0, haranguer: -1 };
    b.boarding = { foe: null, card: null, fresh: 1, hurt: 0, from: 5, ...lines, support: none, value: none.slice() };
    for (const cls of classes) person(b, cls).post = 'enemy-deck';
  };
