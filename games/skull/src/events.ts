// What can happen, with its parameters. People are called by their class, groups by their name, cells by their number.
import type { Seat } from '@boucan/kernel';
import type { ClassId } from './content/characters.ts';
import type { EventId } from './content/events.ts';
import type { FoeId } from './content/foes.ts';
import type { Marker } from './content/goods.ts';
import type { IslandId } from './content/map.ts';

type None = Record<string, never>;
type Dice = readonly number[];
interface Who {
  who: ClassId;
}
interface OfGroup {
  group: string;
}
interface Change {
  by: number;
  why: string;
}

/** Course, harbour and end. */
export interface CourseEvents {
  'person.chosen': { seat: Seat; who: ClassId };
  'captain.named': { seat: Seat; who: ClassId };
  'ally.hired': { seat: Seat; who: ClassId; number: number };
  'voyage.began': { voyage: number };
  'markers.laid': { islands: readonly IslandId[] };
  'mission.dealt': { seat: Seat; mission: string };
  'round.began': { round: number; day: number; watch: number };
  'standing.told': { morale: number; loot: number; trustOfEach: readonly number[] };
  'watch.advanced': { watch: number };
  'night.fell': None;
  'day.began': { day: number };
  'voyage.ended': { end: string; annex: number };
  'belongings.lost': { seat: Seat };
  'powder.saved': { ammo: string; die: number };
  'ammo.spent': { ammo: string };
  'coin.spent': { seat: Seat };
  'score.counted': { seat: Seat; prestige: number; setOut: number; doubloons: number; ship: number; total: number };
  'rank.earned': { rank: string; points: number };
  'harbour.reached': None;
  'ship.replaced': None;
  'good.sold': { good: string; doubloons: number };
  'loot.shared': { doubloons: number };
  'group.dismissed': OfGroup;
  'ally.paid': { who: ClassId; seat: Seat; doubloons: number };
  'ally.left': Who;
  'ware.bought': { ware: string; doubloons: number };
  'item.bought': { seat: Seat; item: string };
}

/** Tracks, crew and hold. */
export interface CrewEvents {
  'morale.changed': Change & { morale: number };
  'trust.changed': Change & Who & { trust: number };
  'prestige.changed': Change & { seat: Seat; prestige: number };
  'loot.changed': Change & { loot: number };
  'dirt.changed': { dirt: number; why: string };
  'destiny.changed': Who & { destiny: number };
  'group.tired': OfGroup & { fatigue: number };
  'group.rested': OfGroup;
  'group.refreshed': OfGroup & { fatigue: number };
  'group.spared': OfGroup;
  'group.wounded': OfGroup & { wounds: number };
  'group.down': OfGroup;
  'group.lost': OfGroup;
  'group.healed': OfGroup;
  'group.bandaged': OfGroup;
  'group.moved': OfGroup & { post: string };
  'group.rolled': OfGroup & { roll: string; dice: Dice; successes: number };
  'person.wounded': Who & { wounds: number; life: number };
  'person.down': Who;
  'person.healed': Who;
  'person.woke': Who & { wounds: number };
  'person.idle': Who;
  'person.reassigned': Who & { post: string };
  'post.taken': Who & { post: string };
  'wound.warded': Who;
  'wounds.healed': Who;
  'good.spent': { good: string; why: string };
  'good.gained': { marker: Marker; why: string };
  'good.missing': { good: string };
  'good.loaded': { marker: Marker };
  'good.left': { marker: Marker };
  'marker.lost': { marker: Marker; column: number; why: string };
  'marker.moved': { marker: Marker; from: number; to: number };
  'rum.drunk': { die: number; extra: number };
  'crew.hungry': { die: number };
  'dice.rolled': Who & { roll: string; dice: Dice; over: number; successes: number };
  'dice.again': Who & { by: string };
}

/** Plots and mutinies. */
export interface PlotEvents {
  'plot.opened': Who & { coin: string };
  'plot.guarded': { seat: Seat; coin: string };
  'plot.exposed': Who;
  'plot.succeeded': Who & { coin: string };
  'plot.die': { die: number };
  'plot.even': Who;
  'doubloons.taken': { seat: Seat; die: number; doubloons: number };
  'confront.rolled': { who: string; dice: Dice };
  'mutiny.began': { seat: Seat; morale: number };
  'mutiny.declined': { seat: Seat };
  'mutiny.bid': { seat: Seat; coins: number };
  'mutiny.weighed': Who & { die: number; theirs: number; own: number };
  'ally.mutinied': Who & { trust: number; morale: number };
  'tracks.reset': None;
  'captain.kept': { seat: Seat };
  'captain.changed': { seat: Seat; oldSeat: Seat };
  'captain.marooned': Who;
  'captain.surrendered': { seat: Seat };
  'crew.rebelled': None;
}

/** The ship at sea, islands and missions. */
export interface SeaEvents {
  'pump.manned': OfGroup;
  'bell.sank': { die: number };
  'gem.placed': { island: IslandId; gems: number };
  'marker.revealed': { island: IslandId; face: number };
  'markers.discarded': { island: IslandId };
  'sails.handled': OfGroup;
  'speed.rolled': { points: number };
  'ship.sailed': { cell: number; heading: number };
  'ship.turned': { heading: number };
  'ship.driven': { cells: number; heading: number };
  'ship.drifted': { cell: number };
  'ship.fogged': None;
  'ship.aground': { cell: number };
  'ship.collided': { foe: FoeId };
  'ship.rammed': { foe: FoeId };
  'ship.docked': { island: IslandId };
  'ship.hit': { where: string; sails: number; hold: number };
  'ship.mended': { where: string; sails: number; hold: number };
  'ship.sunk': None;
  'hoard.recovered': { seat: Seat; doubloons: number };
  'loot.buried': { seat: Seat; island: IslandId; doubloons: number };
  'loot.dug-up': { seat: Seat; island: IslandId; doubloons: number };
  'explorer.joined': Who;
  'explorer.found': Who & { find: string };
  'island.explored': { kind: number };
  'group.explored': OfGroup & { die: number; find: string };
  'pilot.aboard': None;
  'ledger.found': { island: IslandId };
  'mission.done': { mission: string; seat: Seat };
}

/** Event cards. */
export interface CardEvents {
  'event.skipped': None;
  'event.peeked': Who;
  'event.buried': None;
  'event.drawn': { card: EventId };
  'event.dodged': Who & { card: EventId };
  'event.unmanned': { post: string };
  'sky.stilled': None;
  'deck.shuffled': None;
  'wind.turned': { wind: string };
  'fog.fell': None;
  'thief.caught': None;
  'thief.stole': { die: number };
  'crab.clung': None;
  'crab.gnawed': { die: number };
  'tower.rose': { cell: number };
  'tower.fired': { dice: Dice; hits: number };
  'tower.left': None;
  'card.hit': { target: string; hits: number };
  'card.beaten': { target: string };
  'maelstrom.opened': { cell: number };
  'maelstrom.gnawed': None;
  'maelstrom.pulled': { die: number };
  'maelstrom.moved': { cell: number };
}

/** Enemies, guns and boardings. */
export interface FoeEvents {
  'foe.appeared': { foe: FoeId; cell: number; heading: number };
  'foe.ignored': { foe: string; why: string };
  'foe.near': { foe: FoeId };
  'foe.left': { foe: FoeId };
  'foe.rolled': { foe: FoeId; dice: Dice; points: number };
  'foe.sailed': { foe: FoeId; cell: number; heading: number };
  'foe.fired': { foe: FoeId; dice: Dice; hits: number };
  'foe.hit': { foe: FoeId; field: string; left: number };
  'foe.angered': { foe: FoeId };
  'foe.crippled': { foe: FoeId };
  'foe.defeated': { foe: FoeId; how: string };
  'foe.gone': { foe: FoeId; why: string };
  'signal.sent': { die: number };
  'wreck.lies': { cell: number };
  'whale.struck': None;
  'tentacles.grasped': { dice: Dice; hits: number };
  'guns.fired': { target: string; how: string };
  'shot.wasted': { die: number };
  'boarding.began': { enemy: string; groups: number };
  'boarding.turn': { turn: number; fresh: number; hurt: number };
  'boarding.loose': None;
  'boarding.won': { enemy: string };
  'line.cut': Who & { lines: number };
  'crew.harangued': Who & { points: number };
  'group.supported': Who & OfGroup & { value: number };
  'person.jumped': Who;
  'person.landed': Who;
  'person.fell': Who;
  'enemy.rolled': { dice: Dice; hits: number };
  'enemy.struck': { how: string; fresh: number; hurt: number };
  'group.fought': OfGroup & { die: number; success: number };
}

export interface Events extends CourseEvents, CrewEvents, PlotEvents, SeaEvents, CardEvents, FoeEvents {}
