// What lies on the table: the sea, the ship with its posts and its hold, the log, and the crew.
import { type Known, nobody, pick, type Runner, rulebook, type Seat, type Viewer } from '@boucan/kernel';
import type { ClassId, ItemId } from './content/characters.ts';
import type { EventId, Wind } from './content/events.ts';
import type { FoeId, Temper } from './content/foes.ts';
import type { Good, Marker } from './content/goods.ts';
import type { IslandId } from './content/map.ts';
import { type MissionId, missionOf } from './content/missions.ts';
import type { AmmoId, ShipId, UpgradeId } from './content/ships.ts';
import type { Events } from './events.ts';
import type { Heading } from './hex.ts';
import type { HouseRules } from './house-rules.ts';

/** Where a character can stand; the rail is two boarding cells and two swivel guns.   SKU-POST-07 */
export type Post =
  | 'cabins'
  | 'plot'
  | 'guard'
  | 'rigging'
  | 'boarding'
  | 'swivel'
  | 'forecastle'
  | 'crows-nest'
  | 'gun-deck'
  | 'main-deck'
  | 'bridge'
  | 'helm'
  | 'infirmary'
  | 'enemy-deck';

/** Where a crew group can be; what was eliminated or never hired is in the box.   SKU-CREW-06, SKU-POST-21 */
export type GroupPost = 'cabins' | 'guard' | 'rigging' | 'rail' | 'gun-deck' | 'main-deck' | 'infirmary' | 'box';

/** A pirate or an ally. */
export interface Person {
  cls: ClassId;
  readonly owner: Seat;
  readonly number: number; // allies have 1 to 4, pirates 0   SKU-SOLO-02
  post: Post;
  sail: number; // which one, in the rigging; otherwise 0
  trust: number;
  wounds: number;
  destiny: number;
  done: boolean; // his task of this crew turn, or his action of this boarding turn
  laid: boolean; // out for the rest of the boarding   SKU-BOARDING-19
  barred: boolean; // may not plot any more   SKU-PLOT-09, SKU-SOLO-08
  since: number; // when he came to the infirmary
  used: number; // skills used up, see USED
  half: boolean; // sets out with half his life   SKU-END-05
}

/** By how long a used skill stays used. */
export const USED = { turn: 1, day: 2, boarding: 4, voyage: 8 } as const;

export interface Group {
  post: GroupPost;
  sail: number;
  fatigue: number; // 0 rested … 3 worn out, 4 exhausted
  wounds: number;
  done: boolean; // its task of this crew turn
  since: number;
}

export interface Ship {
  type: ShipId;
  cell: number;
  heading: Heading;
  hold: number; // columns intact: the impact marker stands on the next   SKU-SHIP-02
  holdMax: number;
  sails: number; // the impact marker stands just past them   SKU-SHIP-03, SKU-SHIP-13
  sailsMax: number;
  cells: (Marker | null)[]; // column 1 first, two each; other articles take no cell   SKU-SHIP-04, SKU-SHIP-19
  upgrades: UpgradeId[];
  ammo: AmmoId[];
  fired: AmmoId[]; // lots used in this voyage
  saving: AmmoId | null; // the one that the Powder Saver minded at the guns
}

export interface Foe {
  readonly id: FoeId;
  cell: number;
  heading: number; // 0: it has none
  speed: number;
  combat: number; // 0 where the sheet has no such field
  hold: number;
  temper: Temper;
  near: boolean; // the pirate ship is in its zone: it is active
  goal: number; // the mooring it makes for; −1: not yet decided   SKU-ENEMY-18
  rammed: boolean; // must leave the cell before it can ram again   SKU-FOE-WHALE-04
}

export interface Objective {
  readonly island: IslandId;
  readonly face: number; // 1 is the goal; hidden until the marker is turned up
  up: boolean;
  gems: number;
}

/** A boarding under way. Enemy groups are alike: so many unhurt, so many hit once. */
export interface Boarding {
  readonly foe: FoeId | null; // null: a card has sent them
  readonly card: EventId | null;
  fresh: number;
  hurt: number;
  readonly from: number; // the lowest face on which they hit
  lines: number; // mooring lines that hold
  readonly cuttable: boolean;
  turn: number;
  points: number; // command points left in this turn
  spent: number;
  haranguer: number; // the person, or −1
  support: number[]; // by group: who supports it, or −1
  value: number[]; // by group: what he adds
}

/** What a player has written on his register sheet. */
export interface Register {
  prestige: number;
  doubloons: number;
  item: ItemId | null;
  shown: ClassId[]; // the classes he may choose from, until he has chosen
  declined: number; // the trust and morale at which he last declined to mutiny
  setOut: number; // the prestige with which he set out
  brought: number; // and the doubloons
}

export interface Hoard {
  readonly seat: Seat;
  readonly island: IslandId;
  amount: number;
}

export interface Errand {
  readonly id: MissionId;
  ready: boolean; // what must come first has come
}

/** What is counted within a turn, and forgotten. */
export interface Turn {
  points: number; // movement points left
  fired: boolean;
  command: number; // points left
  spent: number;
  moved: boolean; // goods have been moved   SKU-CARGO-01
  officer: boolean; // the Deck Officer has spared a group
  pumped: boolean;
  pumpHelp: boolean; // the pump serves the character who cleans
  scrubbed: boolean; // the character has cleaned, and it is too late for the groups   SKU-CLEAN-04
}

export interface Voyage {
  readonly house: HouseRules;
  voyage: number; // of the campaign, from 1; 0: a single one
  defeats: number; // in a row
  captain: Seat;
  people: Person[]; // pirates by seat, then allies
  groups: Group[]; // six, whether aboard or in the box
  registers: Register[]; // by seat
  classes: ClassId[]; // not aboard: a bag
  ship: Ship;
  loot: number; // the crew's
  hoards: Hoard[]; // buried
  missions: Errand[];
  missionDeck: MissionId[]; // a bag
  ledger: IslandId | null; // where the silver ledger lies, hidden from everybody
  ledgerSeen: boolean; // until the ship has docked at one of the two
  morale: number;
  dirt: number;
  watch: number; // 1 to 6
  day: number;
  round: number;
  rum: boolean; // today's marker lies on the watch   SKU-GOODS-08
  pile: Good[]; // face down: a bag
  found: Marker[]; // gained, waiting for room in the hold
  deck: EventId[]; // face down: a bag
  under: { readonly card: EventId; readonly seer: Seat }[]; // put under it; −1: in sight of all
  peek: { readonly card: EventId; readonly seer: Seat } | null; // the top card, while somebody looks at it
  card: EventId | null; // being resolved
  discard: EventId[];
  foes: Foe[];
  maelstrom: number; // its cell, or −1. It is no enemy: it has no type, no red value, and nothing can be done to it   SKU-FOE-MAELSTROM-01, SKU-FOE-MAELSTROM-02, SKU-FOE-MAELSTROM-10
  maw: number; // rounds in a row ended near it
  crab: number; // impacts on the Stone Crab; −1: not in play
  tower: { readonly cell: number; hits: number } | null;
  wrecks: { readonly cell: number; left: number }[];
  objectives: Objective[];
  wind: Wind | null; // of the next crew turn
  fog: boolean; // enemies appear as at night
  signalled: boolean; // the Signal Book has been used
  clock: number; // counts those who come to the infirmary
  turn: Turn;
  boarding: Boarding | null;
}

/** A card of the deck that somebody has put under it or looks at: it is his to know, or everybody's. */
const seen = {
  secret: 'event',
  known: ({ here, who }: { readonly here: { readonly seer: number }; readonly who: Viewer }) =>
    here.seer === -1 || here.seer === who,
};

/**
 * Who may know it: markers until they are turned up, decks, piles and bags, and where the ledger lies are nobody's; a card that was looked at is its
 * seer's. Coins and bids are sealed answers. All else lies open.   SKU-INFO-01, SKU-INFO-02, SKU-INFO-03, SKU-INFO-07
 */
export const knows: Known<Voyage> = {
  house: 'all',
  voyage: 'all',
  defeats: 'all',
  captain: 'all',
  people: 'all',
  groups: 'all',
  registers: 'all',
  classes: nobody('class'),
  ship: 'all',
  loot: 'all',
  hoards: 'all',
  missions: 'all',
  missionDeck: nobody('mission'),
  ledger: { redraw: (_p, rng) => pick(rng, missionOf('silver-ledger').islands), known: ({ here }) => here.ledgerSeen },
  ledgerSeen: 'all',
  morale: 'all',
  dirt: 'all',
  watch: 'all',
  day: 'all',
  round: 'all',
  rum: 'all',
  pile: nobody('good'),
  found: 'all',
  deck: nobody('event'),
  under: { each: { card: seen, seer: 'all' } },
  peek: { card: seen, seer: 'all' },
  card: 'all',
  discard: 'all',
  foes: 'all',
  maelstrom: 'all',
  maw: 'all',
  crab: 'all',
  tower: 'all',
  wrecks: 'all',
  objectives: { each: { island: 'all', face: { secret: 'objective', known: ({ here }) => here.up }, up: 'all', gems: 'all' } },
  wind: 'all',
  fog: 'all',
  signalled: 'all',
  clock: 'all',
  turn: 'all',
  boarding: 'all',
};

/** What lies face down: its faces or its order are nobody's to know. */
export type Hidden = 'objectives' | 'deck' | 'under' | 'peek' | 'pile' | 'ledger' | 'missionDeck' | 'classes';
/** All the rest is open to everybody: the numbers of `quantities.ts` are made of nothing else.   SKU-INFO-07 */
export type Open = Omit<Voyage, Hidden>;

export const newTurn = (): Turn => ({
  points: 0,
  fired: false,
  command: 0,
  spent: 0,
  moved: false,
  officer: false,
  pumped: false,
  pumpHelp: false,
  scrubbed: false,
});

const clonePerson = (p: Person): Person => ({
  cls: p.cls,
  owner: p.owner,
  number: p.number,
  post: p.post,
  sail: p.sail,
  trust: p.trust,
  wounds: p.wounds,
  destiny: p.destiny,
  done: p.done,
  laid: p.laid,
  barred: p.barred,
  since: p.since,
  used: p.used,
  half: p.half,
});

const cloneGroup = (g: Group): Group => ({
  post: g.post,
  sail: g.sail,
  fatigue: g.fatigue,
  wounds: g.wounds,
  done: g.done,
  since: g.since,
});

const cloneShip = (s: Ship): Ship => ({
  type: s.type,
  cell: s.cell,
  heading: s.heading,
  hold: s.hold,
  holdMax: s.holdMax,
  sails: s.sails,
  sailsMax: s.sailsMax,
  cells: s.cells.slice(),
  upgrades: s.upgrades.slice(),
  ammo: s.ammo.slice(),
  fired: s.fired.slice(),
  saving: s.saving,
});

const cloneFoe = (f: Foe): Foe => ({
  id: f.id,
  cell: f.cell,
  heading: f.heading,
  speed: f.speed,
  combat: f.combat,
  hold: f.hold,
  temper: f.temper,
  near: f.near,
  goal: f.goal,
  rammed: f.rammed,
});

const cloneBoarding = (d: Boarding): Boarding => ({
  foe: d.foe,
  card: d.card,
  fresh: d.fresh,
  hurt: d.hurt,
  from: d.from,
  lines: d.lines,
  cuttable: d.cuttable,
  turn: d.turn,
  points: d.points,
  spent: d.spent,
  haranguer: d.haranguer,
  support: d.support.slice(),
  value: d.value.slice(),
});

const cloneRegister = (r: Register): Register => ({
  prestige: r.prestige,
  doubloons: r.doubloons,
  item: r.item,
  shown: r.shown.slice(),
  declined: r.declined,
  setOut: r.setOut,
  brought: r.brought,
});

function each<T>(list: readonly T[], copy: (thing: T) => T): T[] {
  const copies = new Array<T>(list.length);
  for (let i = 0; i < list.length; i++) copies[i] = copy(list[i]!);
  return copies;
}

/** A board field by field: all that lies open, and this for what lies face down. */
export function copyVoyage(b: Readonly<Open>, hidden: Pick<Voyage, Hidden>): Voyage {
  return {
    house: b.house,
    voyage: b.voyage,
    defeats: b.defeats,
    captain: b.captain,
    people: each(b.people, clonePerson),
    groups: each(b.groups, cloneGroup),
    registers: each(b.registers, cloneRegister),
    classes: hidden.classes,
    ship: cloneShip(b.ship),
    loot: b.loot,
    hoards: each(b.hoards, (h) => ({ seat: h.seat, island: h.island, amount: h.amount })),
    missions: each(b.missions, (m) => ({ id: m.id, ready: m.ready })),
    missionDeck: hidden.missionDeck,
    ledger: hidden.ledger,
    ledgerSeen: b.ledgerSeen,
    morale: b.morale,
    dirt: b.dirt,
    watch: b.watch,
    day: b.day,
    round: b.round,
    rum: b.rum,
    pile: hidden.pile,
    found: b.found.slice(),
    deck: hidden.deck,
    under: hidden.under,
    peek: hidden.peek,
    card: b.card,
    discard: b.discard.slice(),
    foes: each(b.foes, cloneFoe),
    maelstrom: b.maelstrom,
    maw: b.maw,
    crab: b.crab,
    tower: b.tower === null ? null : { cell: b.tower.cell, hits: b.tower.hits },
    wrecks: each(b.wrecks, (w) => ({ cell: w.cell, left: w.left })),
    objectives: hidden.objectives,
    wind: b.wind,
    fog: b.fog,
    signalled: b.signalled,
    clock: b.clock,
    turn: {
      points: b.turn.points,
      fired: b.turn.fired,
      command: b.turn.command,
      spent: b.turn.spent,
      moved: b.turn.moved,
      officer: b.turn.officer,
      pumped: b.turn.pumped,
      pumpHelp: b.turn.pumpHelp,
      scrubbed: b.turn.scrubbed,
    },
    boarding: b.boarding === null ? null : cloneBoarding(b.boarding),
  };
}

export const cloneVoyage = (b: Voyage): Voyage =>
  copyVoyage(b, {
    objectives: each(b.objectives, (o) => ({ island: o.island, face: o.face, up: o.up, gems: o.gems })),
    deck: b.deck.slice(),
    under: b.under.slice(),
    peek: b.peek,
    pile: b.pile.slice(),
    ledger: b.ledger,
    missionDeck: b.missionDeck.slice(),
    classes: b.classes.slice(),
  });

export const foeOf = (b: Open, id: FoeId): Foe | undefined => {
  for (let i = 0; i < b.foes.length; i++) if (b.foes[i]!.id === id) return b.foes[i];
  return undefined;
};

/** The first person at a post, or −1. */
export const personAt = (b: Open, post: Post): number => {
  for (let i = 0; i < b.people.length; i++) if (b.people[i]!.post === post) return i;
  return -1;
};

export const peopleAt = (b: Open, post: Post): number => {
  let n = 0;
  for (let i = 0; i < b.people.length; i++) if (b.people[i]!.post === post) n++;
  return n;
};

export const groupsAt = (b: Open, post: GroupPost): number => {
  let n = 0;
  for (let i = 0; i < b.groups.length; i++) if (b.groups[i]!.post === post) n++;
  return n;
};

/** Alone one sails with allies, and other rules for plots and mutinies.   SKU-SOLO-01 */
export const isSolo = (b: Open): boolean => b.registers.length === 1;

/** What a helper of the rules needs of the table; any step has it. */
export type Tools = Pick<Runner<Voyage, Events>, 'board' | 'state' | 'roll' | 'draw' | 'reveal' | 'tell'>;

export const { proc, question } = rulebook<Voyage, Events>();
