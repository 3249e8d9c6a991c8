// Every number of dice, reach and limit in one place: a base value and what adds to it. Given a list, the causes are written down,
// so that a player can be told why; in a search nobody asks.
import { type Foe, groupsAt, type Open, type Person, personAt } from './board.ts';
import { chartOf } from './content/campaign.ts';
import { CLASSES, ITEMS, lifeOf, type Trait } from './content/characters.ts';
import { FOES, ZONE } from './content/foes.ts';
import { far } from './content/map.ts';
import { COLUMN_CELLS, EXHAUSTED, FIRST_NIGHT, HOLD_CELLS, MOST_DICE, MOST_SAILS } from './content/ships.ts';
import type { SkillId } from './content/skills.ts';

export interface Cause {
  readonly what: string;
  readonly by: number;
}
export interface Sum {
  readonly value: number;
  readonly causes: readonly Cause[];
}
type Why = Cause[] | undefined;

const add = (why: Why, what: string, by: number): number => {
  if (why !== undefined && by !== 0) why.push({ what, by });
  return by;
};

/** The number with its causes: `summed((why) => healDice(b, p, why))`. */
export function summed(count: (why: Cause[]) => number): Sum {
  const causes: Cause[] = [];
  return { value: count(causes), causes };
}

/** Surplus dice are not rolled.   SKU-DICE-04 */
const capped = (n: number, why: Why): number => (n > MOST_DICE ? n + add(why, 'five-dice', MOST_DICE - n) : n);

// ── people ──

export const has = (p: Person, skill: SkillId): boolean => {
  const { skills } = CLASSES[p.cls];
  return skills[0] === skill || skills[1] === skill;
};
const skillDie = (p: Person, skill: SkillId, why: Why, by = 1): number => (has(p, skill) ? add(why, skill, by) : 0);

export const isAlly = (p: Person): boolean => p.number > 0;
export const lifeFor = (p: Person): number => lifeOf(p.cls, isAlly(p));
/** On his feet: neither in the infirmary nor laid out.   SKU-DOWN-07 */
export const isUp = (p: Person): boolean => p.post !== 'infirmary';

/** As many dice as the trait, and what a pirate has bought himself.   SKU-DICE-02 */
export function traitOf(b: Open, p: Person, trait: Trait, why?: Why): number {
  const base = add(why, trait, CLASSES[p.cls][trait]);
  const item = isAlly(p) ? null : b.registers[p.owner]!.item;
  if (item === null || ITEMS[item].trait !== trait) return base;
  if (trait === 'perception') return p.post === 'crows-nest' ? base + add(why, item, 1) : base;
  return base < 4 ? base + add(why, item, 1) : base;
}

export const healDice = (b: Open, p: Person, why?: Why): number =>
  capped(
    traitOf(b, p, 'intelligence', why) +
      skillDie(p, 'field-medicine', why) +
      (!isAlly(p) && b.registers[p.owner]!.item === 'surgeons-kit' ? add(why, 'surgeons-kit', 1) : 0),
    why,
  );
export const chartDice = (b: Open, p: Person, why?: Why): number => capped(traitOf(b, p, 'intelligence', why), why);
/** Clean and Repair, on board and after a boarding.   SKU-Q-06 */
export const deckDice = (b: Open, p: Person, why?: Why): number => capped(traitOf(b, p, 'agility', why), why);
export const wakeDice = (b: Open, p: Person, why?: Why): number =>
  capped(traitOf(b, p, 'strength', why) + (b.ship.upgrades.includes('sick-bay') ? add(why, 'sick-bay', 1) : 0), why);
export const jumpDice = (b: Open, p: Person, why?: Why): number => capped(traitOf(b, p, 'agility', why), why);
export const fightDice = (b: Open, p: Person, with_: 'melee' | 'ranged', justJumped: boolean, why?: Why): number =>
  capped(traitOf(b, p, with_, why) + (justJumped ? skillDie(p, 'first-blade', why) : 0), why);
export const shotDice = (b: Open, p: Person, why?: Why): number => capped(traitOf(b, p, 'ranged', why), why);
export const swivelDice = (b: Open, p: Person, why?: Why): number =>
  capped(traitOf(b, p, 'ranged', why) + skillDie(p, 'master-gunner', why), why);
export const exploreDice = (b: Open, p: Person, why?: Why): number => capped(traitOf(b, p, 'perception', why), why);

/** One point for the title, and the Charisma of whoever stands on the bridge.   SKU-COMMAND-01, SKU-COMMAND-02 */
export function commandPoints(b: Open, why?: Why): number {
  const own = add(why, 'captaincy', 1);
  const at = personAt(b, 'bridge');
  return at < 0 ? own : own + harangue(b, b.people[at]!, why);
}
export const harangue = (b: Open, p: Person, why?: Why): number =>
  traitOf(b, p, 'charisma', why) + skillDie(p, 'rallying-voice', why);

// ── time and distance ──

/** Slots 5 and 6 are night, and so is every hour near the Ghost Ship.   SKU-TIME-02, SKU-FOE-GHOST-04 */
export function isNight(b: Open): boolean {
  if (b.watch >= FIRST_NIGHT) return true;
  for (let i = 0; i < b.foes.length; i++) if (b.foes[i]!.id === 'ghost-ship' && b.foes[i]!.near) return true;
  return false;
}

/** How far the look-out sees a marker.   SKU-LOOKOUT-01 */
export const sightOf = (b: Open, p: Person, why?: Why): number =>
  traitOf(b, p, 'perception', why) + (isNight(b) ? 0 : skillDie(p, 'eagle-eye', why));

/** Three cells by day, one less at night or in fog.   SKU-SPAWN-03, SKU-SPAWN-04, SKU-SPAWN-14 */
export const spawnDistance = (b: Open, why?: Why): number =>
  add(why, 'usual-distance', 3) + (isNight(b) ? add(why, 'night', -1) : b.fog ? add(why, 'fog', -1) : 0);

/** The farthest at which the look-out can let an enemy appear; at night one less, but never less than 1.   SKU-SPAWN-05, SKU-SPAWN-07 */
export function spawnReach(b: Open, p: Person, why?: Why): number {
  const dark = isNight(b) || b.fog;
  const full = sightOf(b, p, why);
  return dark && chartOf(b).extra !== 'widows-light' ? Math.max(1, full + add(why, isNight(b) ? 'night' : 'fog', -1)) : full;
}

/** Within five cells: the enemy is active.   SKU-ENEMY-03 */
export const isNear = (b: Open, foe: Foe): boolean => far(b.ship.cell, foe.cell) <= ZONE;
export const inMaw = (b: Open): boolean => b.maelstrom >= 0 && far(b.ship.cell, b.maelstrom) <= ZONE;
/** Any enemy of any type.   SKU-CREW-03, SKU-Q-65 */
export const anyActive = (b: Open): boolean => b.foes.some((f) => f.near);
export const hostileActive = (b: Open): boolean => b.foes.some((f) => f.near && f.temper === 'hostile');
export const hostileAnywhere = (b: Open): boolean => b.foes.some((f) => f.temper === 'hostile');

// ── the hold and the speed ──

/** By the highest occupied column: 1–4 green, 5–7 yellow, 8–10 red; an empty hold is green.   SKU-SPEED-02, SKU-SPEED-03 */
function holdIndex({ ship: { cells } }: Open, why: Why): number {
  let column = 0;
  for (let i = HOLD_CELLS - 1; i >= 0 && column === 0; i--) if (cells[i] !== null) column = Math.floor(i / COLUMN_CELLS) + 1;
  return column >= 8 ? add(why, 'hold-red', RED) : column >= 5 ? add(why, 'hold-yellow', 3) : add(why, 'hold-green', 2);
}
const RED = 4;
const headWind = (b: Open, why: Why): number => (b.wind === 'head' ? add(why, 'head-wind', 1) : 0);

/** What a speed die must exceed. */
export const loadIndex = (b: Open, why?: Why): number => holdIndex(b, why) + headWind(b, why);

/** At the helm the Dead Reckoner takes a hold in the red for one in the yellow; the wind comes on top. */
export function helmIndex(b: Open, p: Person, why?: Why): number {
  const hold = holdIndex(b, why);
  return hold + (hold === RED ? skillDie(p, 'dead-reckoner', why, -1) : 0) + headWind(b, why);
}

/** In the Maelström's zone every speed die is one less.   SKU-SPEED-17, SKU-FOE-MAELSTROM-08 */
export const speedPips = (b: Open, why?: Why): number => (inMaw(b) ? add(why, 'maelstrom', -1) : 0);

export const helmDice = (b: Open, p: Person, why?: Why): number =>
  add(why, 'helm', 1) + skillDie(p, 'helmsman', why) + (hasPilot(b) ? add(why, 'marooned-pilot', 1) : 0);
const hasPilot = (b: Open): boolean => b.missions.some((m) => m.id === 'marooned-pilot' && m.ready);
export const sailDice = (p: Person, why?: Why): number =>
  add(why, 'rigging', 1) + skillDie(p, 'strong-back', why) + skillDie(p, 'topman', why);

/** Movement beside the dice: a following wind, and a crab on the keel. */
export const currents = (b: Open, why?: Why): number =>
  (b.wind === 'following' ? add(why, 'following-wind', 2) : 0) + (b.crab >= 0 ? add(why, 'stone-crab', -1) : 0);

/** Rigging takes as many as there are sails left, at most four.   SKU-POST-01 */
export const sailsLeft = (b: Open, why?: Why): number => Math.min(MOST_SAILS, add(why, 'sails', b.ship.sails));

/** How far the ship gets: with whom she has at helm and sails, and with this load. */
export interface Speed {
  readonly steered: boolean;
  /** Points that come without a roll. */
  readonly sure: number;
  readonly dice: number;
  /** What a die must exceed. */
  readonly load: Sum;
  /** What comes on top, or is lost: winds and the crab. */
  readonly beside: Sum;
  readonly expected: number;
  readonly most: number;
}

export function speedOf(b: Open): Speed {
  const at = personAt(b, 'helm');
  const load = summed((why) => loadIndex(b, why));
  const beside = summed((why) => currents(b, why));
  const none = { steered: false, sure: 0, dice: 0, load, beside, expected: 0, most: 0 };
  if (at < 0) return none;
  const helm = b.people[at]!;
  const pips = speedPips(b);
  const odds = (over: number): number => Math.max(0, Math.min(6, 6 - over + pips)) / 6;
  let rolled = Math.min(MOST_DICE, helmDice(b, helm));
  let expected = rolled * odds(helmIndex(b, helm));
  const calm = b.wind === 'calm';
  const groups = calm ? 0 : b.groups.filter((g) => g.post === 'rigging' && g.fatigue < EXHAUSTED).length;
  const easy = !anyActive(b) && !inMaw(b);
  const hands = Math.min(groups, MOST_DICE - rolled);
  const sure = easy ? hands : 0;
  if (!easy) {
    rolled += hands;
    expected += hands * odds(load.value);
  }
  for (const p of calm ? [] : b.people) {
    if (p.post !== 'rigging') continue;
    const more = Math.min(MOST_DICE - rolled - sure, sailDice(p));
    rolled += more;
    expected += more * odds(load.value);
  }
  const total = (n: number): number => Math.max(0, n + beside.value);
  return { steered: true, sure, dice: rolled, load, beside, expected: total(sure + expected), most: total(sure + rolled) };
}

// ── guns ──

export const cannonsOf = (b: Open): number => {
  let n = 0;
  for (let i = 0; i < HOLD_CELLS; i++) if (b.ship.cells[i] === 'cannon') n++;
  return n;
};

/** Who fires, and with how many dice: each character one cannon, the group the rest, five dice in all; who has no cannon rolls nothing.   SKU-NAVAL-10 */
export interface Salvo {
  readonly gunners: readonly number[]; // people, one die each
  readonly group: number; // dice of the crew group
}

export function salvoOf(b: Open, why?: Why): Salvo {
  const cannons = Math.min(MOST_DICE, add(why, 'cannons', cannonsOf(b)));
  const gunners: number[] = [];
  for (let i = 0; i < b.people.length; i++) {
    const p = b.people[i]!;
    // Whoever has done another task already does not fire.   SKU-PREP-04
    if (p.post === 'gun-deck' && !p.done && gunners.length < cannons) gunners.push(i);
  }
  return { gunners, group: gunCrew(b) < 0 ? 0 : cannons - gunners.length };
}

/** The crew group that can fire, or −1. */
export const gunCrew = (b: Open): number => b.groups.findIndex((g) => g.post === 'gun-deck' && g.fatigue < 4 && !g.done);

/** Somebody at the guns, and guns.   SKU-NAVAL-02, SKU-NAVAL-17 */
export const mayFire = (b: Open): boolean => {
  if (cannonsOf(b) === 0) return false;
  return gunCrew(b) >= 0 || b.people.some((p) => p.post === 'gun-deck' && !p.done);
};

/** Enemy dice are limited to five, too.   SKU-BOARDING-37 */
export const enemyDice = (b: Open): number => Math.min(MOST_DICE, b.boarding!.fresh + b.boarding!.hurt);
export const foeSpeedDice = (foe: Foe, why?: Why): number => add(why, foe.id, Math.min(MOST_DICE, foe.speed));
export const foeGunDice = (foe: Foe, why?: Why): number => add(why, foe.id, FOES[foe.id].guns);

export const aboard = (b: Open): number => b.groups.length - groupsAt(b, 'box');
