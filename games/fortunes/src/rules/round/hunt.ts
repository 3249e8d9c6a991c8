// Hostile captains search for a player: as a turn begins at sea, and on arrival in a zone.   FDM-HUNT
import { choice, fromPacks, openVars, type Said, type Seat, takeOut } from '@boucan/kernel';
import { type Caribbean, NPC, npcOf, type Player, playerOf, proc, question } from '../../board.ts';
import type { CaptainId } from '../../content/captains.ts';
import { RULES } from '../../content/constants.ts';
import { ZONES } from '../../content/map.ts';
import { missionCard } from '../../content/missions.ts';
import { NPC_IDS, NPCS, type NpcId } from '../../content/npcs.ts';
import type { Hunt } from '../../content/quantity.ts';
import type { RumourId } from '../../content/rumours.ts';
import { announcing, opening, PASS, type Pass } from '../announcing.ts';
import { combat } from '../combat/combat.ts';
import { faces, NOBODY, rollDice, successes } from '../dice.ts';
import { bountyOf, isPirate } from '../facts.ts';
import { amount, becauseOf, least, quantity } from '../quantities.ts';
import { isAtSea, isNaval, skillsOf } from './npc.ts';
import { isEnemy } from './war.ts';

/**
 * Naval ships hunt whoever is wanted, by their own nation or any other, and in war the enemy's captains, wanted or not;
 * pirates hunt whoever is not wanted, laden or not.
 * FDM-HUNT-01, FDM-HUNT-02, FDM-HUNT-03, FDM-HUNT-04, FDM-HUNT-05, FDM-HUNT-06, FDM-HUNT-07, SEA-BASE-30
 */
export function isHostile(b: Caribbean, npc: NpcId, seat: Seat): boolean {
  const p = playerOf(b, seat);
  if (p.captain === null) return false;
  const { nation } = NPCS[npc];
  return nation === null ? !isPirate(p) : isPirate(p) || isEnemy(b, nation, p);
}

/** Why a captain may search for a player to whom he is not hostile, by pack; it draws nobody nearer. */
type Ground = (b: Caribbean, npc: NpcId, seat: Seat) => boolean;
const grounds = fromPacks<Ground>();
export const addGround = grounds.put;

/** Whether this captain searches for the player, if they are in one zone. */
const isSought = (b: Caribbean, npc: NpcId, seat: Seat): boolean =>
  isHostile(b, npc, seat) || grounds.of(b).some((ground) => ground(b, npc, seat));

/** Whether a hostile captain is in this player's zone. */
export const isHuntedHere = (b: Caribbean, seat: Seat): boolean =>
  NPC_IDS.some((npc) => npcOf(b, npc)?.zone === playerOf(b, seat).zone && isHostile(b, npc, seat));

const isManOfWar = (b: Caribbean, npc: NpcId): boolean => npcOf(b, npc)?.ship === 'man-o-war';

/** One of the two that a War card sends.   FDM-HUNT-15 */
export const isInWar = (b: Caribbean, npc: NpcId): boolean => isNaval(npc) && isManOfWar(b, npc);

/** A pirate beside a naval ship.   FDM-HUNT-14, SEA-BASE-23 */
export const isOverawed = (b: Caribbean, npc: NpcId): boolean =>
  !isNaval(npc) && NPC_IDS.some((other) => isNaval(other) && npcOf(b, other)?.zone === npcOf(b, npc)!.zone);

/** How much a naval ship wants a player: pirates most, then captains of the enemy, then others.   SEA-BASE-30 */
const rankFor = (b: Caribbean, npc: NpcId, p: Player): number => (isPirate(p) ? 0 : isEnemy(b, NPCS[npc].nation!, p) ? 1 : 2);

/** Whether somebody whom this naval ship wants more lies in the same zone: by the aid it then leaves the player alone. */
const isOutranked = (b: Caribbean, npc: NpcId, seat: Seat): boolean => {
  const p = playerOf(b, seat);
  return b.players.some((other, i) => isAtSea(b, i) && other.zone === p.zone && rankFor(b, npc, other) < rankFor(b, npc, p));
};

/** Whether this captain, in the player's zone, stays quiet all the same. */
function keepsQuiet(b: Caribbean, npc: NpcId, seat: Seat): boolean {
  const p = playerOf(b, seat);
  const here = (other: NpcId): boolean => other !== npc && npcOf(b, other)?.zone === p.zone;
  if (isOverawed(b, npc)) return true;
  // Two Man-o'-wars side by side.   FDM-HUNT-15
  if (isInWar(b, npc) && NPC_IDS.some((other) => isInWar(b, other) && here(other))) return true;
  if (b.house.searchOrder === true && isNaval(npc) && isOutranked(b, npc, seat)) return true;
  // The Great Hurricane alone has an eye.
  return b.inForce.some(({ eye }) => eye === p.zone);
}

/** Too shallow for a Man-o'-war to follow a Sloop: Shallow Banks. */
const isOverShallows = (b: Caribbean, seat: Seat): boolean => {
  const { zone, ship } = playerOf(b, seat);
  return ZONES[zone].ability === 'shallow-banks' && ship.type === 'sloop';
};

/** Whether this captain searches for the player where they are now. */
export const searchesNow = (b: Caribbean, npc: NpcId, seat: Seat): boolean =>
  npcOf(b, npc)?.zone === playerOf(b, seat).zone &&
  isSought(b, npc, seat) &&
  !keepsQuiet(b, npc, seat) &&
  !(isManOfWar(b, npc) && isOverShallows(b, seat));

/** How many dice a captain rolls for a player; changes are added up, and one die is left at least.   FDM-HUNT-12, FDM-HUNT-13, SEA-BASE-31 */
export const SEARCH_DICE = quantity(
  'search-dice',
  'FDM-HUNT-12',
  { what: 'scouting', by: (b, _seat, { npc }) => skillsOf(b, npc).scouting },
  {
    rules: [
      // Bounties of his nation, if they are more than the Scouting.
      {
        what: 'bounties-of-the-nation',
        by: (b, seat, { npc }, sum) => {
          const { nation } = NPCS[npc];
          return nation === null ? 0 : Math.max(0, bountyOf(playerOf(b, seat), nation) - sum);
        },
      },
      // What a Mission carries draws pirates.
      {
        what: (b, seat) => playerOf(b, seat).mission!,
        by: (b, seat, { npc }) => {
          const { mission } = playerOf(b, seat);
          if (mission === null || NPCS[npc].nation !== null) return 0;
          const { task } = missionCard(mission);
          return task.do === 'carry' ? (task.pirateSearchDice ?? 0) : 0;
        },
      },
    ],
    limits: [least(RULES.leastDice, 'least-die')],
  },
);

/** By NPC_IDS: from ambush, and off the port that the player has just left. */
const HUNTS: readonly (readonly [Hunt, Hunt])[] = NPC_IDS.map((npc) => [
  { npc, leaving: false },
  { npc, leaving: true },
]);
export const huntOf = (npc: NpcId, leaving: boolean): Hunt => HUNTS[NPC[npc]]![leaving ? 1 : 0];

export const searchDice = (b: Caribbean, npc: NpcId, seat: Seat, leaving: boolean): number =>
  amount(b, SEARCH_DICE, seat, huntOf(npc, leaving));

interface Hunted {
  seat: Seat;
  leaving: boolean; // the player has just come out of the port of this zone
}

/** Every hostile captain in the player's zone searches; nobody does in port.   FDM-HUNT-08, FDM-HUNT-09, FDM-HUNT-10 */
export const searches = proc('searches', 'FDM-HUNT-08', openVars<Hunted>(), {
  begin: (t, { seat, leaving }) => {
    if (!isAtSea(t.board, seat)) return t.done();
    const { captain, zone } = playerOf(t.board, seat);
    return t.call(hunting, { seat, leaving, captain: captain!, zone, at: 0, found: [] }, 'over');
  },

  over: (t) => t.done(),
});

interface Hunting extends Hunted {
  readonly captain: CaptainId;
  readonly zone: string;
  at: number; // by NPC_IDS: who searches next
  found: readonly NpcId[]; // whoever has found the player and not fought yet
}

/** Each of them rolls once; then those who found the player fight, one after the other.   FDM-HUNT-11, FDM-HUNT-16, FDM-HUNT-17, FDM-HUNT-18 */
export const hunting = proc('hunting', 'FDM-HUNT-11', openVars<Hunting, { timetabled: Timetable | Pass }>(), {
  begin: (t, v) => {
    const b = t.board;
    const p = playerOf(b, v.seat);
    while (v.at < NPC_IDS.length) {
      const npc = NPC_IDS[v.at]!;
      if (npcOf(b, npc)?.zone !== p.zone || !isSought(b, npc, v.seat) || keepsQuiet(b, npc, v.seat)) {
        v.at++;
        continue;
      }
      // Shallow Banks: too shallow for a Man-o'-war to follow a Sloop.
      if (isManOfWar(b, npc) && isOverShallows(b, v.seat)) {
        t.tell?.('npc.kept-off', { npc, seat: v.seat, ability: 'shallow-banks' });
        v.at++;
        continue;
      }
      const dice = rollDice(t, searchDice(b, npc, v.seat, v.leaving), 'search', NOBODY);
      const found = successes(dice) > 0;
      t.tell?.(found ? 'npc.found' : 'npc.searched', {
        npc,
        seat: v.seat,
        dice: faces(dice),
        ...becauseOf(b, SEARCH_DICE, v.seat, huntOf(npc, v.leaving)),
      });
      if (found) {
        b.search = { by: npc, target: v.seat, dice, failed: false };
        return t.go('found');
      }
      v.at++;
    }
    return t.go('fight');
  },

  // The Navy's Timetable, which lies open, makes one search by a naval ship come to nothing.
  found: (t, v) => {
    const npc = NPC_IDS[v.at]!;
    if (isNaval(npc) && playerOf(t.board, v.seat).proven.includes(TIMETABLE)) return t.ask(useTimetable, v.seat, 'timetabled');
    return t.go('cards');
  },

  timetabled: (t, v, answer) => {
    if (answer[0] === 'pass') return t.go('cards');
    t.board.rumourDiscard.push(takeOut(playerOf(t.board, v.seat).proven, TIMETABLE));
    t.board.search!.failed = true;
    t.tell?.('timetable.used', { seat: v.seat, npc: NPC_IDS[v.at]! });
    return t.go('searched');
  },

  cards: (t, v) => t.call(announcing, opening('npc.search', [v.seat]), 'searched'),

  searched: (t, v) => {
    const b = t.board;
    if (!b.search!.failed) v.found = [...v.found, NPC_IDS[v.at]!];
    b.search = null;
    v.at++;
    return t.go('begin');
  },

  // In random order, while the captain lives and is still there.   FDM-HUNT-16, FDM-HUNT-17
  fight: (t, v) => {
    const b = t.board;
    const p = playerOf(b, v.seat);
    const isThere = p.captain === v.captain && !p.inPort && p.zone === v.zone;
    const left = isThere ? v.found.filter((npc) => npcOf(b, npc)?.zone === v.zone) : [];
    if (left.length === 0) return t.done();
    const npc = left.length === 1 ? left[0]! : t.draw(left.slice(), 'order', NOBODY);
    v.found = left.filter((other) => other !== npc);
    return t.call(combat, { attacker: npc, defender: v.seat }, 'fight');
  },
});

const TIMETABLE: RumourId = 'navy-timetable';
type Timetable = Said<'timetable'>;
const USE_TIMETABLE = choice('timetable');

export const useTimetable = question<Hunting, Timetable | Pass>(
  'hunt.timetable',
  'FDM-HUNT-11',
  (o) => {
    o.may(USE_TIMETABLE);
    o.may(PASS);
  },
  { prompt: (_b, v) => ({ npc: NPC_IDS[v.at]! }) },
);
