// Crew groups and posts: fatigue, wounds, elimination, and who has room where.   SKU-CREW, SKU-POST, SKU-FATIGUE
import {
  type Group,
  type GroupPost,
  groupsAt,
  isSolo,
  type Open,
  type Person,
  type Post,
  peopleAt,
  type Tools,
  type Voyage,
} from '../board.ts';
import { GROUP_IDS } from '../content/groups.ts';
import { BOARDING_CELLS, EXHAUSTED, GROUP_LIFE, SWIVELS } from '../content/ships.ts';
import { sailsLeft } from '../quantities.ts';
import { changeMorale } from './track.ts';

export const isExhausted = (g: Group): boolean => g.fatigue >= EXHAUSTED;
export const isAboard = (g: Group): boolean => g.post !== 'box';
/** Aboard and not in the infirmary. */
export const isFit = (g: Group): boolean => g.post !== 'box' && g.post !== 'infirmary';
/** Neither exhausted nor in the infirmary: it may act.   SKU-CREW-04, SKU-CREW-11 */
export const canAct = (g: Group): boolean => isFit(g) && !isExhausted(g);

/** For each task, and for nothing else: one position on; the worn out become exhausted, and the exhausted cannot tire any more.   SKU-FATIGUE-01, SKU-FATIGUE-04, SKU-FATIGUE-02, SKU-FATIGUE-08, SKU-FATIGUE-11 */
export function tire(t: Tools, at: number): void {
  const g = t.board.groups[at]!;
  if (isExhausted(g)) return;
  g.fatigue++;
  t.tell?.('group.tired', { group: GROUP_IDS[at]!, fatigue: g.fatigue });
}

export function rest(t: Tools, at: number): void {
  const g = t.board.groups[at]!;
  if (g.fatigue === 0) return;
  g.fatigue = 0;
  t.tell?.('group.rested', { group: GROUP_IDS[at]! });
}

/** Neither in the cabins nor exhausted: those whom hunger and bad news tire, in the infirmary or on guard too.   SKU-FATIGUE-09 */
export const isTirable = (g: Group): boolean => isAboard(g) && g.post !== 'cabins' && !isExhausted(g);

/** To the infirmary at once.   SKU-CREW-10, SKU-DOWN-02 */
export function incapacitate(t: Tools, at: number): void {
  const g = t.board.groups[at]!;
  g.post = 'infirmary';
  g.sail = 0;
  g.since = ++t.board.clock;
  t.tell?.('group.down', { group: GROUP_IDS[at]! });
}

/** A first hit is a wound, a second puts the group out of action.   SKU-CREW-09, SKU-CREW-10 */
export function woundGroup(t: Tools, at: number): void {
  const g = t.board.groups[at]!;
  g.wounds++;
  t.tell?.('group.wounded', { group: GROUP_IDS[at]!, wounds: g.wounds });
  if (g.wounds >= GROUP_LIFE) incapacitate(t, at);
}

/** Back to the box, and three points of morale with it.   SKU-CREW-06 */
export function eliminate(t: Tools, at: number): void {
  const g = t.board.groups[at]!;
  g.post = 'box';
  g.sail = 0;
  g.fatigue = 0;
  g.wounds = 0;
  t.tell?.('group.lost', { group: GROUP_IDS[at]! });
  changeMorale(t, -3, 'group-lost');
}

/** Out of the infirmary: all wounds and all fatigue gone, to the cabins.   SKU-HEAL-02, SKU-HEAL-04, SKU-POST-23 */
export function freeGroup(t: Tools, at: number): void {
  const g = t.board.groups[at]!;
  g.post = 'cabins';
  g.wounds = 0;
  g.fatigue = 0;
  t.tell?.('group.healed', { group: GROUP_IDS[at]! });
}

/** A character healed by another discards all his wounds.   SKU-HEAL-02, SKU-DOWN-05 */
export function freePerson(t: Tools, who: number): void {
  const p = t.board.people[who]!;
  p.post = 'cabins';
  p.wounds = 0;
  t.tell?.('person.healed', { who: p.cls });
}

// ── posts ──

/** How many stand in the rigging, of both kinds. */
const aloft = (b: Open): number => peopleAt(b, 'rigging') + groupsAt(b, 'rigging');

/** The lowest sail that is free.   SKU-POST-05 */
function freeSail(b: Open): number {
  for (let sail = 1; ; sail++) if (!b.people.some((p) => p.sail === sail) && !b.groups.some((g) => g.sail === sail)) return sail;
}

/** Whether a character finds room.   SKU-POST-22 */
export function roomFor(b: Open, post: Post): boolean {
  switch (post) {
    case 'cabins':
      return true; // SKU-POST-08
    case 'plot':
      return peopleAt(b, 'plot') === 0; // SKU-POST-09
    case 'guard':
      return isSolo(b) && peopleAt(b, 'plot') > 0 && peopleAt(b, 'guard') + groupsAt(b, 'guard') === 0; // SKU-SOLO-06
    case 'rigging':
      return aloft(b) < sailsLeft(b); // SKU-POST-01
    case 'boarding':
      return peopleAt(b, 'boarding') < BOARDING_CELLS; // SKU-POST-06, SKU-POST-07
    case 'swivel':
      return peopleAt(b, 'swivel') < SWIVELS;
    case 'gun-deck':
      return peopleAt(b, 'gun-deck') < (groupsAt(b, 'gun-deck') > 0 ? 1 : 3); // SKU-POST-15
    case 'main-deck': // SKU-POST-16
    case 'forecastle': // SKU-POST-13
    case 'crows-nest': // SKU-POST-14
    case 'bridge': // SKU-POST-19
    case 'helm': // SKU-POST-20
      return peopleAt(b, post) === 0;
    default:
      return false; // nobody is sent to the infirmary   SKU-POST-18
  }
}

/** Whether a crew group does.   SKU-POST-06, SKU-POST-10, SKU-POST-21 */
export function roomForGroup(b: Open, post: GroupPost): boolean {
  switch (post) {
    case 'cabins':
    case 'rail':
      return true;
    case 'guard':
      return groupsAt(b, 'guard') + peopleAt(b, 'guard') === 0;
    case 'rigging':
      return aloft(b) < sailsLeft(b);
    case 'gun-deck':
      return groupsAt(b, 'gun-deck') === 0 && peopleAt(b, 'gun-deck') <= 1;
    case 'main-deck':
      return groupsAt(b, 'main-deck') < 2;
    default:
      return false;
  }
}

export function station(b: Voyage, p: Person, post: Post): void {
  p.sail = 0;
  p.post = post;
  if (post === 'rigging') {
    p.post = 'cabins';
    p.sail = freeSail(b);
    p.post = 'rigging';
  }
}

export function stationGroup(b: Voyage, g: Group, post: GroupPost): void {
  g.sail = 0;
  g.sail = post === 'rigging' ? freeSail(b) : 0;
  g.post = post;
}

/** The posts a person can be told to take, in the order of the ship board. Nobody is put in the hold.   SKU-SHIP-11 */
export const POSTS: readonly Post[] = [
  'helm',
  'rigging',
  'bridge',
  'crows-nest',
  'forecastle',
  'gun-deck',
  'main-deck',
  'boarding',
  'swivel',
  'cabins',
  'plot',
  'guard',
];
export const GROUP_POSTS: readonly GroupPost[] = ['rigging', 'gun-deck', 'main-deck', 'rail', 'cabins', 'guard'];
