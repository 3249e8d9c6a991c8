// What a boarding remembers, and what happens in it without a decision.
import type { Next, Runner, Said, Seat, Vars } from '@boucan/kernel';
import { foeOf, type Person, type Post, type Tools, type Voyage } from '../board.ts';
import type { BoardingCard, EventId } from '../content/events.ts';
import { FOES, type FoeId } from '../content/foes.ts';
import { GROUP_IDS, type GroupId, groupIndex } from '../content/groups.ts';
import { ENEMY_CELLS, MOST_DICE } from '../content/ships.ts';
import type { Events } from '../events.ts';
import { isNight } from '../quantities.ts';
import { canAct, isFit, stationGroup } from './crew.ts';
import type { Order } from './stations.ts';
import { changeTrust, rankOf } from './track.ts';
import { DIE } from './trial.ts';
import type { VoyageEnd } from './unrest.ts';
import type { Call, Enough, OfGroup, Pass, Rum } from './words.ts';

export interface Fray {
  foe: FoeId | null;
  card: EventId | null;
  groups: number; // they begin with
  from: number; // the lowest face on which they hit
  cuttable: boolean;
  morale: number; // for a victory over those whom a card has sent
  goods: number;
  stage: 'deck' | 'ship' | 'posts' | 'return';
  left: number[]; // people still to act or to move
  rail: number[]; // groups still to roll
  who: number;
  jumped: boolean; // in this turn: the one who acts on the enemy's deck
  ours: number; // successes still to be assigned
  theirs: number;
  by: Seat; // who assigns ours
}
type Weapon = 'melee' | 'ranged';
export type DeckAct = Said<'fight', [weapon: Weapon]> | Said<'cut'> | Pass;
export type Act = Said<'support', [group: GroupId, weapon: Weapon]> | Said<'jump' | 'shoot' | 'fire-swivel' | 'harangue'> | Pass;
export type Strike = Said<'strike', [whom: 'hurt' | 'fresh']>;
export type MoveTo = Said<'post', [post: Post]>;
export type Orders = Order | Rum | Said<'capitulate'> | Enough;
export interface FrayWaits {
  named: Call;
  onDeck: DeckAct;
  fought: number;
  acted: Act;
  shot: number;
  supported: number;
  jumped: number;
  commanded: Order | Enough;
  struck: Strike;
  wounded: OfGroup;
  called: Call;
  stationed: MoveTo | Pass;
  ordered: Orders;
  returned: MoveTo;
}
export const frayVars: Vars<Fray, FrayWaits, VoyageEnd | undefined> = {
  clone: (v) => ({ ...v, left: v.left.slice(), rail: v.rail.slice() }),
  show: (v) => ({ ...v, left: v.left.slice(), rail: v.rail.slice() }),
};
const FRAY = { stage: 'deck', who: -1, jumped: false, ours: 0, theirs: 0, by: 0 } as const;

/** One group for each point of combat capacity left, ten at most.   SKU-BOARDING-06 */
export const boardingOf = (b: Voyage, foe: FoeId): Fray => ({
  ...FRAY,
  left: [],
  rail: [],
  foe,
  card: null,
  groups: Math.min(ENEMY_CELLS, foeOf(b, foe)!.combat),
  from: FOES[foe].combatFrom,
  cuttable: true,
  morale: 0,
  goods: 0,
});

/** A card says how many there are, and on what they hit.   SKU-EVENT-09, SKU-EVENT-10 */
export const boardingBy = (b: Voyage, card: EventId, d: BoardingCard): Fray => ({
  ...FRAY,
  left: [],
  rail: [],
  foe: null,
  card,
  groups: d.watched !== undefined && !isNight(b) && b.people.some((p) => p.post === 'crows-nest') ? d.watched : d.capacity,
  from: d.from,
  cuttable: d.moorings,
  morale: d.morale,
  goods: d.goods,
});

const FIGHTING: readonly Post[] = ['boarding', 'swivel', 'crows-nest', 'bridge'];
/** While on the enemy ship one counts at no post of one's own.   SKU-BOARDING-56 */
export const mayAct = (p: Person, stage: Fray['stage']): boolean =>
  !p.done && !p.laid && (stage === 'deck' ? p.post === 'enemy-deck' : FIGHTING.includes(p.post));
export const mayMove = (p: Person): boolean => p.post !== 'infirmary' && p.post !== 'enemy-deck' && !p.laid;

/** The Captain, then the most trusted; equals are his to order.   SKU-BOARDING-11 */
export function firstToMove(b: Voyage, left: readonly number[]): number[] {
  if (left.includes(b.captain)) return [b.captain];
  const most = Math.max(...left.map((i) => rankOf(b, i)));
  return left.filter((i) => rankOf(b, i) === most);
}

export function hit(t: Pick<Runner<Voyage, Events, Fray, string>, 'go' | 'board'>, v: Fray, n: number): Next {
  v.ours = n;
  v.by = t.board.people[v.who]!.owner;
  return t.go('strike');
}

/** A first hit turns the marker over, a second removes it: one point of combat capacity less for good.   SKU-BOARDING-44, SKU-BOARDING-50 */
export function strikeGroup(t: Tools, v: Fray, atHurt: boolean): void {
  const b = t.board;
  const d = b.boarding!;
  v.ours--;
  if (!atHurt) {
    d.fresh--;
    d.hurt++;
  } else {
    d.hurt--;
    const foe = v.foe === null ? undefined : foeOf(b, v.foe);
    if (foe !== undefined) foe.combat--;
  }
  t.tell?.('enemy.struck', { how: atHurt ? 'eliminated' : 'wounded', fresh: d.fresh, hurt: d.hurt });
}

/** Five dice at most, those of supported groups first.   SKU-BOARDING-37, SKU-Q-48 */
export function groupsToRoll(b: Voyage): number[] {
  const { support } = b.boarding!;
  return railGroups(b)
    .toSorted((x, y) => Number(support[y]! >= 0) - Number(support[x]! >= 0))
    .slice(0, MOST_DICE);
}

/** What a group's die must exceed: 5 or more succeeds.   SKU-BOARDING-39 */
export const GROUP_OVER = 4;

/** The Captain rolls for a group that nobody supports.   SKU-BOARDING-38, SKU-DICE-07 */
export function groupFights(t: Tools, at: number): number {
  const die = t.roll(DIE, 'crew-combat', t.board.captain);
  const success = die > GROUP_OVER ? 1 : 0;
  t.tell?.('group.fought', { group: GROUP_IDS[at]!, die, success });
  return success;
}

/** Groups at the rail, and when there is none any other; by agreement any at all.   SKU-BOARDING-51 */
export function woundable(b: Voyage): number[] {
  const fit = b.groups.flatMap((g, i) => (isFit(g) ? [i] : []));
  if (b.house.freeHits) return fit;
  const rail = railGroups(b);
  return rail.length > 0 ? rail : fit;
}

/** SKU-BOARDING-04, SKU-COMMAND-10 */
export function moveGroup(t: Tools, [, group, post]: Order): void {
  const b = t.board;
  const d = b.boarding!;
  const at = groupIndex(group);
  stationGroup(b, b.groups[at]!, post);
  t.tell?.('group.moved', { group: GROUP_IDS[at]!, post: b.groups[at]!.post });
  d.points--;
  d.spent++;
  if (d.spent === 2 && d.haranguer >= 0 && d.haranguer !== b.captain) changeTrust(t, d.haranguer, 1, 'harangue');
}

/** Groups at the rail that can fight: not the exhausted.   SKU-BOARDING-35, SKU-BOARDING-51 */
export const railGroups = (b: Voyage): number[] => b.groups.flatMap((g, i) => (g.post === 'rail' && canAct(g) ? [i] : []));
