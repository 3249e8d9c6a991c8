// What a bot values: how likely the ship comes home, and what each would then have to show for it.
import type { Advice, Seat, State } from '@boucan/kernel';
import { type Foe, groupsAt, isSolo, type Person, peopleAt, personAt, type Voyage } from '../board.ts';
import { GOAL_PRESTIGE, SHIP_POINT, SINGLE_AS_VOYAGE, treasureOf } from '../content/campaign.ts';
import { CLASSES, type ClassId } from '../content/characters.ts';
import { ZONE } from '../content/foes.ts';
import { far, MOORING } from '../content/map.ts';
import { EXHAUSTED, MOORINGS } from '../content/ships.ts';
import { placeOf, pointsTo } from '../content/steps.ts';
import { cannonsOf, has, hostileActive, isNear, loadIndex } from '../quantities.ts';
import { canAct, isFit } from '../rules/crew.ts';
import { isAttackable, isBoardable } from '../rules/foes.ts';
import { columnOf, countIn } from '../rules/hold.ts';
import { isDamaged } from '../rules/repair.ts';
import { cargoValue } from '../standing.ts';

/** What a defeat is worth while it is only feared, and once it has come: nobody strikes the flag to be rid of a bad watch. */
export const FEARED = -8;
const LOST = -16;

export const byHand: Advice<Voyage> = {
  decisive: 12,
  worth: (s) =>
    s.result === null ? expected(s) : s.result.scores.map((score) => (s.result!.winners.length === 0 ? LOST : score)),
  search: { rollout: 0, draws: 8, curiosity: 0.02, effort: 0.02 },
  // A crew that cares for little else than where it stands never comes home. A little search shows hardly anything here: the first four levels see roughly, and make mistakes.
  // In a larger crew one seat changes less, so the steps are longer there.
  levels: {
    blur: [0.018, 0.009, 0.005, 0.0004],
    falls: [0.5, 0.4, 0.3, 0.1],
    iterations: [1, 1, 20],
    seats: {
      4: { falls: [0.5, 0.4, 0.3, 0.05], iterations: [1, 4, 20] },
      5: { blur: [0.018, 0.0115, 0.005, 0.0004], falls: [0.5, 0.42, 0.3, 0.05], iterations: [1, 3, 20] },
    },
  },
  silly: ({ board: b }, _seat, [verb, one, two]) =>
    verb === 'reassign'
      ? isIdleOrder(b, one, two)
      : verb === 'stow'
        ? isIdleStowing(b, Number(one), Number(two))
        : verb === 'jettison' && isLight(b),
};

/** Nothing waits for a place, and what is aboard slows nobody down: throwing it overboard gains nothing. */
const isLight = ({ found, ship: { cells } }: Voyage): boolean =>
  found.length === 0 && cells.every((marker, cell) => marker === null || columnOf(cell) < HEAVY);
const HEAVY = 5;

/** Moving what lies in the hold to and fro: only into an empty cell of a lower column does it ever ride lighter. */
const isIdleStowing = ({ ship: { cells } }: Voyage, from: number, to: number): boolean =>
  cells[to] !== null || columnOf(to) > columnOf(from);

/** Sending somebody away from where he is of use, for a point of morale: only an empty helm, or a guard, is worth that. */
const isIdleOrder = (b: Voyage, cls: string | number | undefined, post: string | number | undefined): boolean =>
  !(post === 'guard' || (post === 'helm' && personAt(b, 'helm') < 0)) &&
  b.people.some((p) => p.cls === cls && p.post !== 'cabins');

/** Who would rather be Captain than trusted; the others serve their ship, and both know what they are from their sheet. */
const SCHEMERS: ReadonlySet<ClassId> = new Set(['assassin', 'cabin-boy', 'voodoo-man', 'avenger', 'gunner', 'witch']);
export const isSchemer = (p: Person): boolean => SCHEMERS.has(p.cls);

function expected(s: State<Voyage>): number[] {
  const { board: b } = s;
  if (b.people.length < b.registers.length) return b.registers.map(() => 0);
  const chance = homecoming(b);
  const muster = musterIn(s);
  const order = shipshape(b, muster);
  return b.registers.map(
    (_, seat) => chance * share(b, seat) + (1 - chance) * FEARED + careFor(b, seat) * order + duty(b, seat, muster),
  );
}

/** Who is still to be placed at the beginning of a round, and whether nobody has been yet. */
export interface Muster {
  readonly left: readonly number[];
  readonly fresh: boolean;
}

/** All go back to the cabins when a round begins: what they are about to do again counts as before, or the end of every round would look like a loss. */
export function musterIn({ stack }: State<Voyage>): Muster | null {
  for (const { proc, vars } of stack) {
    if (proc !== 'voyage-turn') continue;
    const { left, placed } = vars as { left: readonly number[]; placed: readonly Seat[] };
    return { left, fresh: left.length > 0 && placed.length === 0 };
  }
  return null;
}

/** The ship is the Captain's; the others see first to what they are themselves good for. */
export const careFor = (b: Voyage, seat: Seat): number => (seat === b.captain ? 1 : 0.4);

/** What a seat would score if the ship came in now. */
export function share(b: Voyage, seat: Seat): number {
  const r = b.registers[seat]!;
  const own = r.prestige - r.setOut + Math.max(0, r.doubloons - r.brought) / 10;
  let trust = b.people[seat]!.trust;
  for (let i = b.registers.length; i < b.people.length; i++)
    if (b.people[i]!.owner === seat && seat !== b.captain) trust += b.people[i]!.trust / 2;
  const treasure = treasureOf(b.voyage === 0 ? SINGLE_AS_VOYAGE : b.voyage);
  const isCaptain = seat === b.captain;
  const ship = isCaptain ? (b.loot + treasure + cargoValue(b)) / SHIP_POINT : 0;
  const office = (isCaptain ? GOAL_PRESTIGE.captain : GOAL_PRESTIGE.others) + ship;
  return own + trust + ambition(b, seat, trust) + office;
}

/** To a schemer the title is worth more than it pays, and close behind morale he already sees himself on the bridge. */
function ambition(b: Voyage, seat: Seat, trust: number): number {
  if (isSolo(b) || !isSchemer(b.people[seat]!)) return 0;
  return seat === b.captain ? TITLE : Math.max(0, trust - b.morale + 6) * 0.25;
}
const TITLE = 6;

/** From 0 to 1: morale, hull, crew and the way still to go. */
export function homecoming(b: Voyage): number {
  let fit = 0;
  for (let i = 0; i < b.groups.length; i++) if (isFit(b.groups[i]!)) fit++;
  let up = 0;
  for (let i = 0; i < b.people.length; i++) if (b.people[i]!.post !== 'infirmary') up++;
  // Below nine a rebellion is near; above it every point is still one more bad watch that can be borne.
  const heart = Math.min(1, (b.morale + 1) / 10) * (0.7 + 0.015 * b.morale);
  const hull = b.ship.hold / b.ship.holdMax;
  const hands = Math.min(1, fit / 3) * Math.min(1, up / 2);
  const fed = Math.min(3, countIn(b, 'provisions') + countIn(b, 'rum')) * 0.03;
  const crew = heart * (0.3 + 0.7 * hands) * (0.9 + fed) * loyalty(b);
  return (crew * (0.4 + 0.6 * hull) * danger(b) * patience(b)) / (1 + haste(b) * way(b));
}

/** Nobody is home before he has landed: the next card may be a Galleon. And the longer it has been, the sooner one would like to be. */
const patience = (b: Voyage): number => Math.max(0.4, 0.9 - 0.02 * b.round);

/** Under the eyes of whom one can neither sink nor board nobody docks: first he must be left behind, in whatever direction. */
function way(b: Voyage): number {
  const points = wayToGo(b);
  const gap = pursuer(b);
  return gap < 0 ? points : Math.max(points, 15) + 3 * (ZONE + 1 - gap);
}

/** How near the nearest of them is, −1 if there is none. */
function pursuer(b: Voyage): number {
  let nearest = -1;
  for (let i = 0; i < b.foes.length; i++) {
    const foe = b.foes[i]!;
    if (foe.temper !== 'hostile' || !isNear(b, foe) || isBeatable(b, foe)) continue;
    const gap = far(foe.cell, b.ship.cell);
    if (nearest < 0 || gap < nearest) nearest = gap;
  }
  return nearest;
}

const isBeatable = (b: Voyage, foe: Foe): boolean => isBoardable(foe) || (isAttackable(foe) && cannonsOf(b) > 0);

/** Alone every watch at sea brings a mutiny nearer; with company a long voyage is also one on which to make a name. */
const haste = (b: Voyage): number => (isSolo(b) ? 0.05 : 0.03);

/** Alone the Captain minds the trust of his allies: one of them beyond morale, and he is as good as marooned. */
function loyalty(b: Voyage): number {
  if (!isSolo(b)) return 1;
  let most = 0;
  for (let i = 1; i < b.people.length; i++) most = Math.max(most, b.people[i]!.trust);
  return Math.min(1, 0.5 + 0.0625 * (b.morale - most));
}

/** Movement points to the goal, or to the nearest marker that is still face down, and some more for those behind it. */
export function wayToGo(b: Voyage): number {
  const { cell, heading } = b.ship;
  let nearest = 99;
  let hidden = 0;
  for (let i = 0; i < b.objectives.length; i++) {
    const o = b.objectives[i]!;
    const points = pointsTo(MOORING[o.island])[placeOf(cell, heading)]!;
    if (o.up && o.face === 1) return points;
    if (o.up) continue;
    hidden++;
    nearest = Math.min(nearest, points - o.gems);
  }
  return hidden === 0 ? 0 : nearest + 5 * hidden;
}

/** Hostile ships near, and those who are aboard already. */
export function danger(b: Voyage): number {
  let safe = 1;
  for (let i = 0; i < b.foes.length; i++) {
    const foe = b.foes[i]!;
    if (foe.temper !== 'hostile' || !isNear(b, foe)) continue;
    const gap = far(foe.cell, b.ship.cell);
    // Boarders are as dangerous as they are many and close. Against whom neither guns nor boarders help one can only run.
    if (isBoardable(foe)) safe *= 0.98 - 0.12 * Math.max(0, 5 - gap) * (1 - odds(b, 2 * foe.combat)) - 0.01 * foe.hold;
    else safe *= isBeatable(b, foe) ? 0.9 - 0.02 * Math.max(0, 4 - gap) - 0.01 * foe.hold : 0.7 + 0.04 * gap;
  }
  if (b.boarding !== null) {
    const { fresh, hurt, lines } = b.boarding;
    const lost = 1 - odds(b, 2 * fresh + hurt);
    // One line is cut: with the other the ships drift apart.
    safe *= 1 - (lines === MOORINGS ? lost : 0.6 * lost);
  }
  if (b.crab >= 0) safe *= 0.9;
  return safe;
}

/** How a boarding is likely to go against so many: whoever stands at the rail counts for more. */
function odds({ groups }: Voyage, theirs: number): number {
  let ours = 0;
  for (const g of groups) if (isFit(g)) ours += (2 - g.wounds) * (g.post === 'rail' && canAct(g) ? 1.3 : 1);
  return ours / (ours + 0.8 * theirs + 0.1);
}

/** A ship in good order: helm and rigging manned, clean, whole, rested. */
export function shipshape(b: Voyage, muster: Muster | null): number {
  let worth = personAt(b, 'helm') >= 0 || muster?.fresh === true ? 0.8 : 0;
  if (b.boarding === null && hostileActive(b) && b.groups.some((g) => g.post === 'gun-deck' && canAct(g))) worth += 0.3;
  // A boarding finds everybody where he stands: one group at the rail keeps the deck.
  if (b.boarding === null) worth += 0.3 * Math.min(1, b.groups.filter((g) => g.post === 'rail' && canAct(g)).length);
  worth -= 0.12 * b.dirt;
  worth -= 0.25 * (loadIndex(b) - 2);
  worth += 0.2 * Math.min(3, cannonsOf(b));
  for (let i = 0; i < b.groups.length; i++) {
    const g = b.groups[i]!;
    if (g.post === 'rigging' && canAct(g)) worth += 0.22;
    if (g.post !== 'cabins' && g.fatigue >= EXHAUSTED) worth -= 0.4;
    else worth -= 0.03 * g.fatigue;
    worth -= 0.15 * g.wounds;
  }
  return worth + 0.1 * Math.min(3, b.turn.points);
}

/** A post where one does more than a crew group would. */
export function duty(b: Voyage, seat: Seat, muster: Muster | null): number {
  let worth = 0;
  if (muster !== null)
    for (const i of muster.left) if (b.people[i]!.owner === seat && b.people[i]!.post === 'cabins') worth += USUAL_DUTY;
  for (let i = 0; i < b.people.length; i++) if (b.people[i]!.owner === seat) worth += postWorth(b, b.people[i]!);
  // Somebody is behind the barrels: a Captain would like to have ears there.
  if (seat === b.captain && personAt(b, 'plot') >= 0 && groupsAt(b, 'guard') > 0) worth += 0.6;
  return worth;
}

/** What whoever takes a post is good for there, on average: 0.4 to 0.5 in fifteen voyages. */
const USUAL_DUTY = 0.42;

function postWorth(b: Voyage, p: Person): number {
  const sheet = CLASSES[p.cls];
  const known = b.objectives.length === 1;
  if (b.boarding !== null) return frayWorth(b, p);
  switch (p.post) {
    case 'helm':
      return 0.5;
    case 'main-deck':
      return b.dirt >= 2 || isDamaged(b) || b.people.some((q) => q.post === 'infirmary') ? 0.15 * sheet.agility : 0.05;
    case 'forecastle':
      return known ? 0 : 0.12 * sheet.intelligence;
    case 'crows-nest':
      return known ? 0.1 : 0.13 * sheet.perception;
    case 'bridge':
      return 0.11 * sheet.charisma;
    case 'rigging':
      return 0.3;
    case 'gun-deck':
      return hostileActive(b) ? 0.35 : 0;
    case 'boarding':
    case 'swivel':
      return isBoarderNear(b) ? 0.8 * frayWorth(b, p) : 0.02;
    case 'guard':
      return 0.25 * sheet.charisma;
    case 'plot':
      return isSchemer(p) && p.trust < 12 ? 0.65 : -0.1;
    case 'infirmary':
      return -1;
    default:
      return 0;
  }
}

/** A ship that may be alongside after its next turn. */
const isBoarderNear = (b: Voyage): boolean =>
  b.foes.some((f) => f.temper === 'hostile' && isBoardable(f) && far(f.cell, b.ship.cell) <= 3);

/** What somebody is good for in a boarding: about the hits he adds in a turn. */
function frayWorth(b: Voyage, p: Person): number {
  const { melee, ranged, charisma } = CLASSES[p.cls];
  switch (p.post) {
    case 'crows-nest':
      return HIT * ranged;
    case 'swivel':
      return HIT * (ranged + (has(p, 'master-gunner') ? 1 : 0));
    case 'boarding':
      // Beside more supporters than groups he can only jump.
      return HIT * Math.max(melee, ranged) * (peopleAt(b, 'boarding') <= groupsAt(b, 'rail') ? 1 : 0.4);
    case 'enemy-deck':
      return 2 * HIT * Math.max(melee, ranged);
    case 'bridge':
      return 0.1 * charisma * (groupsAt(b, 'rail') < b.groups.filter(isFit).length ? 1 : 0);
    case 'infirmary':
      return -1;
    default:
      return 0;
  }
}
const HIT = 0.2;
