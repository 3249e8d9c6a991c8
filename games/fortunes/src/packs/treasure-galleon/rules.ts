// The treasure galleon sails its round, gathers gold, and is worth a fight. It searches for nobody, and no icon moves it.   SEA-m6-05
import { choice, openVars, type Seat } from '@boucan/kernel';
import { after, around, before, type Caribbean, npcOf, offers, playerOf, proc } from '../../board.ts';
import { ZONES, type ZoneId } from '../../content/map.ts';
import { spoils } from '../../rules/combat/spoils.ts';
import { isSkull, NOBODY, rollDice, type Tools } from '../../rules/dice.ts';
import { fightOf, otherSide } from '../../rules/facts.ts';
import { gloryPoint } from '../../rules/glory.ts';
import { gain } from '../../rules/purse.ts';
import { drawEvent } from '../../rules/round/event.ts';
import { addBounty } from '../../rules/sea/bounty.ts';
import { offerTarget, type Target } from '../../rules/sea/scout.ts';
import { nextAction } from '../../rules/sea/turn.ts';
import { GALLEON, GOLD, ROUTE } from './content.ts';
import { treasure } from './galleon.ts';

declare module '../../events.ts' {
  interface Events {
    'galleon.sailed': { zone: ZoneId; gold: number };
    'galleon.stayed': { zone: ZoneId; gold: number };
    'galleon.plundered': { seat: Seat; gold: number };
    'galleon.lost': { gold: number };
  }
}

/** A die: 1 to 4, one step of the route; a skull, none. A coin every round, two more on coming to a Spanish port.   SEA-m6-06, SEA-m6-07, SEA-m6-08, SEA-SET-35 */
function sailOn(t: Tools): void {
  const b = t.board;
  const galleon = treasure.of(b);
  const afloat = npcOf(b, GALLEON);
  if (afloat === null || galleon.sailed === b.round) return;
  galleon.sailed = b.round;
  const moves = !isSkull(rollDice(t, 1, 'galleon', NOBODY)[0]!);
  if (moves) {
    galleon.step = (galleon.step + 1) % ROUTE.length;
    afloat.zone = ROUTE[galleon.step]!;
  }
  const more = GOLD.perRound + (moves && ZONES[afloat.zone].nation === 'spain' ? GOLD.inSpanishPort : 0);
  galleon.gold = Math.min(GOLD.most, galleon.gold + more);
  t.tell?.(moves ? 'galleon.sailed' : 'galleon.stayed', { zone: afloat.zone, gold: galleon.gold });
}

/** Whether the galleon is the loser of this combat. */
function isBeaten(b: Caribbean): boolean {
  const { winner, sides } = fightOf(b);
  return winner !== null && sides[otherSide(winner)].npc === GALLEON;
}
const winnerOf = (b: Caribbean): Seat => fightOf(b).sides[fightOf(b).winner!].seat!;

interface Honour {
  seat: Seat;
  points: number; // still to come
  again?: true;
}

/** As a rule one point; by agreement one for each full ten gold, and at least one.   SEA-m6-13 */
export const honour = proc('galleon-glory', 'SEA-m6-13', openVars<Honour>(), {
  begin: (t, v) => {
    if (v.points-- === 0) return t.done();
    const { seat, again } = v;
    v.again = true;
    return t.call(gloryPoint, again ? { seat, source: 'combat', again } : { seat, source: 'combat' }, 'begin');
  },
});

const SCOUT = choice('scout', GALLEON) as Target;

export const changes = [
  // After the icons, before the text; in a round once.   SEA-m6-06
  after(drawEvent, 'begin', (t) => sailOn(t)),

  // A player at sea in its zone may look for it like for any other.   SEA-m6-09
  offers(nextAction, (base) => (o, b, v, seat) => {
    base(o, b, v, seat);
    const p = playerOf(b, seat);
    if (npcOf(b, GALLEON)?.zone === p.zone) offerTarget(o, b, p, SCOUT, GALLEON);
  }),

  // A bounty for each full ten gold takes the place of the one for a naval ship; then the point.   SEA-m6-13, SEA-m6-14, SEA-SET-37
  around(spoils, 'bounty', (base) => (t, v, got) => {
    const b = t.board;
    if (!isBeaten(b)) return base(t, v, got);
    const seat = winnerOf(b);
    const tens = Math.floor(treasure.of(b).gold / GOLD.perBounty);
    addBounty(t, seat, 'spain', tens);
    const points = t.state.options['galleon-glory'] === 'per-ten' ? Math.max(1, tens) : 1;
    return t.call(honour, { seat, points }, 'reward');
  }),

  // All its gold, and no cargo.   SEA-m6-15, SEA-m6-16
  around(spoils, 'hold', (base) => (t, v, got) => {
    const b = t.board;
    if (!isBeaten(b)) return base(t, v, got);
    const galleon = treasure.of(b);
    gain(playerOf(b, winnerOf(b)), galleon.gold);
    t.tell?.('galleon.plundered', { seat: winnerOf(b), gold: galleon.gold });
    galleon.gold = 0;
    return t.go('stow');
  }),

  // Sunk, it takes its gold along. Beaten either way it never comes back.   SEA-m6-15, SEA-m6-18
  before(spoils, 'clear', (t) => {
    const galleon = treasure.of(t.board);
    if (npcOf(t.board, GALLEON) !== null || galleon.gold === 0) return;
    t.tell?.('galleon.lost', { gold: galleon.gold });
    galleon.gold = 0;
  }),
];
