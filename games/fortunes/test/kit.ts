// What can change in the Caribbean, and how a scene is laid out there.
import type { Seat, State } from '@boucan/kernel';
import { type SeatOf, scenariosOf, type Tally } from '@boucan/testkit/scenario';
import {
  type Caribbean,
  GLORY_SOURCES,
  type MissionMark,
  NATION,
  NPC,
  type NpcShip,
  type Player,
  playerOf,
  type War,
  ZONE,
} from '../src/board.ts';
import { CAPTAINS, type CaptainId } from '../src/content/captains.ts';
import { CARGO, type CargoId, type Good } from '../src/content/cargo.ts';
import type { EventId } from '../src/content/events.ts';
import type { GloryId } from '../src/content/glory.ts';
import { NATIONS, type Nation, type PortId, type ZoneId } from '../src/content/map.ts';
import type { MissionId } from '../src/content/missions.ts';
import { COMMODORES, type CommodoreId } from '../src/content/npc-captains.ts';
import { type NpcId, navyOf } from '../src/content/npcs.ts';
import type { RumourId } from '../src/content/rumours.ts';
import { SECTIONS, type Section, type ShipId } from '../src/content/ships.ts';
import type { ModificationId, WeaponId } from '../src/content/tokens.ts';
import { fortunes } from '../src/game.ts';
import type { HouseRules } from '../src/house-rules.ts';
import { mount } from '../src/rules/ships.ts';
import { newShip, newTurn } from '../src/setup.ts';

export const CREW = ['anne', 'bart', 'cleo', 'dirk'] as const;

// ── what can change ──

const inWords = (list: readonly string[]): string => list.slice().sort().join(' ');

/** Per player, zone and ship of nobody; in numbers and in words. */
export const tally: Tally<Caribbean> = (b, names) => ({
  ...Object.fromEntries(
    b.players.flatMap((p, seat) =>
      Object.entries({
        captain: p.captain ?? 'none',
        at: p.captain === null ? 'nowhere' : p.inPort ? `port of ${p.zone}` : p.zone,
        ship: p.ship.type,
        ...Object.fromEntries(SECTIONS.map((section) => [section, p.ship[section]])),
        hold: p.ship.cargo, // the section; `cargo` counts the cards
        mods: inWords(p.ship.mods),
        gold: p.gold,
        chest: p.chest,
        cargo: p.cargo.length,
        hand: p.hand.length,
        rumour: p.rumour ?? '',
        proven: inWords(p.proven),
        mission: p.mission ?? '',
        marks: p.marks.join(' '),
        weapons: inWords(p.weapons),
        specialists: inWords(p.specialists),
        points: p.points,
        ...Object.fromEntries(NATIONS.map((nation) => [nation, p.bounties[NATION[nation]]!])),
      }).map(([what, value]) => [`${names[seat]}.${what}`, value]),
    ),
  ),
  ...Object.fromEntries(Object.keys(NPC).map((npc) => [npc, b.npcs[NPC[npc as NpcId]]?.zone ?? 'nowhere'])),
  track: b.track.length,
  events: b.events.length,
  war: b.war === null ? 'peace' : b.war.nations.join(' '),
});

/** The same, for a table on which nothing is wrong: a scene that loses a card fails, whatever it expects. */
const lawfulTally: Tally<Caribbean> = (b, names) => {
  const wrong = fortunes.def.faults({
    board: b,
    seats: names.length,
    asked: [],
    stack: [],
    result: null,
  } as unknown as State<Caribbean>);
  if (wrong.length > 0) throw new Error(`this table cannot be: ${wrong.join('; ')}`);
  return tally(b, names);
};

/** A scene for two, at sea: anne is Felipe Barrios with a Sloop off Cartagena, bart Frances Wright with a Sloop off Nassau. */
export const scenario = (name: string) =>
  scenariosOf(fortunes, { tally: lawfulTally })(name)
    .seats('anne', 'bart')
    .given(afloat('anne', 'felipe-barrios', 'sloop', 'cartagena'))
    .given(afloat('bart', 'frances-wright', 'sloop', 'nassau'))
    .given(turnOf('anne'));

/** The same table with three or four: cleo is Anne Dieu-le-Veut, dirk Jan Erasmus Reyning. */
export const crowd = (name: string, players: 3 | 4) => {
  const scene = scenariosOf(fortunes, { tally: lawfulTally })(name)
    .seats(...CREW.slice(0, players))
    .given(afloat('anne', 'felipe-barrios', 'sloop', 'cartagena'))
    .given(afloat('bart', 'frances-wright', 'sloop', 'nassau'))
    .given(afloat('cleo', 'anne-dieu-le-veut', 'sloop', 'tortuga'))
    .given(turnOf('anne'));
  return players === 4 ? scene.given(afloat('dirk', 'jan-erasmus-reyning', 'sloop', 'st-maarten')) : scene;
};

/** The table as it is laid out, before anybody has chosen a ship. */
export const newGame = (name: string, players = 2) =>
  scenariosOf(fortunes, { tally: lawfulTally })(name).seats(...CREW.slice(0, players));

// ── what lies on the table ──

export type Change = (b: Caribbean, seat: SeatOf) => void;
const of =
  (name: string, change: (p: Player, b: Caribbean, seat: Seat) => void): Change =>
  (b, seat) =>
    change(playerOf(b, seat(name)), b, seat(name));

/** Takes a thing from the first of these places that has it. */
export function fetched<T extends string>(thing: T, ...places: T[][]): T {
  const place = places.find((list) => list.includes(thing));
  if (place === undefined) throw new Error(`there is no ${thing} left to lay out`);
  place.splice(place.indexOf(thing), 1);
  return thing;
}

/** These captains are dealt, in the order of the seats. */
export const dealt =
  (...captains: CaptainId[]): Change =>
  (b) => {
    for (const p of b.players) b.captains.push(p.next!);
    for (const [seat, captain] of captains.entries()) b.players[seat]!.next = fetched(captain, b.captains);
  };

/** A captain at sea with a new ship and 10 gold. */
export const afloat = (name: string, captain: CaptainId, ship: ShipId, zone: ZoneId): Change =>
  of(name, (p, b) => {
    if (p.captain !== captain) {
      const other = b.players.find((q) => q.next === captain || q.captain === captain);
      const had = (p.captain ?? p.next)!;
      if (other === undefined) {
        fetched(captain, b.captains);
        b.captains.push(had);
      } else if (other.next === captain) other.next = had;
      else other.captain = had;
      p.captain = captain;
      p.next = null;
    }
    p.ship = newShip(ship);
    p.zone = zone;
    p.inPort = false;
    p.gold = 10;
  });

/** It is this player's turn, with three actions. */
export const turnOf =
  (name: string, actions = 3): Change =>
  (b, seat) => {
    b.turn = newTurn(seat(name), actions);
  };

export const at = (name: string, zone: ZoneId): Change =>
  of(name, (p) => {
    p.zone = zone;
    p.inPort = false;
  });

export const inPort = (name: string, port: PortId): Change =>
  of(name, (p) => {
    p.zone = port;
    p.inPort = true;
  });

/** In the port of the captain's home. */
export const atHome = (name: string): Change =>
  of(name, (p) => {
    p.zone = CAPTAINS[p.captain!].home;
    p.inPort = true;
  });

/** A new ship of this type, with these modifications; cubes may stand lower. */
export const ship = (
  name: string,
  type: ShipId,
  { mods = [], ...cubes }: { mods?: readonly ModificationId[] } & Partial<Record<Section, number>> = {},
): Change =>
  of(name, (p, b) => {
    p.ship = newShip(type);
    for (const mod of mods) {
      const yard = b.yards.indexOf(mod);
      if (yard < 0) throw new Error(`there is no ${mod} left to lay out`);
      b.yards[yard] = null;
      mount(p.ship, mod);
    }
    Object.assign(p.ship, cubes);
  });

export const cubes = (name: string, values: Partial<Record<Section, number>>): Change =>
  of(name, (p) => {
    Object.assign(p.ship, values);
  });

export const gold = (name: string, aboard: number): Change =>
  of(name, (p) => {
    p.gold = aboard;
  });

/** Gold in the chest, how much everybody may guess. */
export const chest = (name: string, hidden: number): Change =>
  of(name, (p) => {
    p.chest = hidden;
    p.chestLow = 0;
    p.chestHigh = hidden;
    p.stashes = 1;
  });

/** A hand of exactly these Glory cards. */
export const hand = (name: string, ...cards: GloryId[]): Change =>
  of(name, (p, b) => {
    b.glory.push(...p.hand.splice(0));
    p.shown = [];
    for (const card of cards) p.hand.push(fetched(card, b.glory, ...b.players.filter((q) => q !== p).map((q) => q.hand)));
  });

/** Hired specialists, by the card that brought them. */
export const hired = (name: string, ...cards: GloryId[]): Change =>
  of(name, (p, b) => {
    for (const card of cards) p.specialists.push(fetched(card, b.glory));
  });

/** Glory cards that lie open and stay. */
export const papers = (name: string, ...cards: GloryId[]): Change =>
  of(name, (p, b) => {
    for (const card of cards) p.papers.push(fetched(card, b.glory));
  });

/** Exactly this cargo: goods, or single cards by their id. */
export const hold = (name: string, ...cards: (Good | CargoId)[]): Change =>
  of(name, (p, b) => {
    b.cargo.push(...p.cargo.splice(0));
    for (const wanted of cards) {
      const card = wanted in CARGO ? (wanted as CargoId) : b.cargo.find((c) => CARGO[c].good === wanted);
      if (card === undefined) throw new Error(`there is no ${wanted} left to lay out`);
      p.cargo.push(fetched(card, b.cargo));
    }
  });

export const bounties = (name: string, wanted: Partial<Record<Nation, number>>): Change =>
  of(name, (p) => {
    for (const [nation, n] of Object.entries(wanted)) p.bounties[NATION[nation as Nation]] = n;
  });

/** So many points, all of them won in combats. */
export function onTrack(p: Player, track: number): void {
  p.points = track;
  p.scored = GLORY_SOURCES.map((source) => (source === 'combat' ? track : 0));
}

export const points = (name: string, track: number): Change =>
  of(name, (p) => {
    onTrack(p, track);
  });

export const weapons = (name: string, ...kinds: WeaponId[]): Change =>
  of(name, (p) => {
    p.weapons = kinds;
  });

export const rumour = (name: string, id: RumourId): Change =>
  of(name, (p, b) => {
    p.rumour = fetched(id, b.rumours);
  });

export const proven = (name: string, id: RumourId): Change =>
  of(name, (p, b) => {
    p.proven.push(fetched(id, b.rumours));
  });

export const mission = (name: string, id: MissionId, ...marks: MissionMark[]): Change =>
  of(name, (p, b) => {
    offered('the-lost-packet', 'the-surveyor')(b, () => 0);
    p.mission = fetched(id, b.missions, b.offers);
    if (b.offers.length < 2) b.offers.push(b.missions.pop()!);
    p.marks = marks;
  });

/** Exactly these Missions on offer. */
export const offered =
  (...ids: MissionId[]): Change =>
  (b) => {
    b.missions.push(...b.offers.splice(0));
    for (const id of ids) b.offers.push(fetched(id, b.missions));
  };

/** What the port calls for. */
export const demand =
  (port: PortId, good: Good): Change =>
  (b) => {
    const was = b.demand[ZONE[port]]!;
    if (was === good) return;
    const elsewhere = b.demand.indexOf(good);
    if (b.reserve.includes(good)) {
      fetched(good, b.reserve);
      b.reserve.push(was);
    } else b.demand[elsewhere] = was;
    b.demand[ZONE[port]] = good;
  };

/** The Modification token of a port, face up or down; or none. */
export const yard =
  (port: PortId, mod: ModificationId | null, face: 'up' | 'down' = 'down'): Change =>
  (b) => {
    const i = ZONE[port];
    const elsewhere = b.yards.indexOf(mod, 0);
    const was = b.yards[i]!;
    if (was !== mod) {
      b.yards[i] = mod;
      if (elsewhere >= 0) b.yards[elsewhere] = was;
    }
    b.opened[i] = face === 'up';
  };

/** The merchant of a zone is of this nation. */
export const merchantIn =
  (zone: ZoneId, nation: Nation): Change =>
  (b) => {
    const elsewhere = b.merchants.indexOf(nation);
    const was = b.merchants[ZONE[zone]] ?? null;
    if (elsewhere >= 0) b.merchants[elsewhere] = was;
    b.merchants[ZONE[zone]] = nation;
  };

/** A captain of nobody's is in play in this zone. */
export const npc = (id: NpcId, captain: EventId, zone: ZoneId, more: Partial<NpcShip> = {}): Change => {
  const type: ShipId = id === 'pirate-sloop' ? 'sloop' : 'frigate';
  return (b) => {
    fetched(captain, b.events);
    b.npcs[NPC[id]] = { zone, ship: type, captain, ...more };
  };
};

/** What the table agreed on, for a scene that is laid out already. */
export const agreed =
  (house: Partial<HouseRules>): Change =>
  (b) => {
    Object.assign(b, { house: { ...b.house, ...house } });
  };

/** Two nations at war; their Man-o'-wars have come, or are lost, or are still to come. */
export const atWar =
  (nations: readonly [Nation, Nation], more: Partial<War> = {}): Change =>
  (b) => {
    const card = more.card ?? 'war-broken-treaties';
    fetched(card, b.events);
    b.war = { card, nations, lost: [false, false], entered: true, ...more };
  };

/** A Man-o'-war under its commodore. */
export const commodore =
  (captain: CommodoreId, zone: ZoneId = COMMODORES[captain].zone): Change =>
  (b) => {
    b.npcs[NPC[navyOf(COMMODORES[captain].nation)]] = { zone, ship: 'man-o-war', captain };
  };

/** Captains covered by another, or waiting to return. */
export const covered =
  (id: NpcId, ...cards: EventId[]): Change =>
  (b) => {
    for (const card of cards) b.beneath[NPC[id]]!.push(fetched(card, b.events));
  };

/** An event of this round that is in force. */
export const inForce =
  (event: EventId, more: { eye?: ZoneId; good?: Good } = {}): Change =>
  (b) => {
    b.inForce.push({ event: fetched(event, b.events), eye: more.eye ?? null, good: more.good ?? null });
  };

/** These Glory cards lie in the discard, so everybody knows that nobody holds them. */
export const played =
  (...cards: GloryId[]): Change =>
  (b) => {
    for (const card of cards) b.gloryDiscard.push(fetched(card, b.glory, ...b.players.map(({ hand: held }) => held)));
  };
