// The end of a captain, and the next one.   FDM-DEATH, FDM-RETIRE
import { choice, openVars, type Proc, type Said, type Seat, takeOut } from '@boucan/kernel';
import { type Caribbean, type Player, playerOf, proc, question } from '../../board.ts';
import { CAPTAINS, type CaptainId } from '../../content/captains.ts';
import { CARGO } from '../../content/cargo.ts';
import { RULES } from '../../content/constants.ts';
import { NPC_IDS } from '../../content/npcs.ts';
import type { Events } from '../../events.ts';
import { newShip } from '../../setup.ts';
import type { Tools } from '../dice.ts';
import { endByExhaustion } from '../end.ts';
import { drawGlory } from '../glory.ts';
import { redistribute } from '../port/modifications.ts';
import { gain, loseAll, withdraw } from '../purse.ts';
import { offerStartingShips, type Start } from '../starting.ts';
import { isIn, isNaval } from './npc.ts';

interface Lost {
  seat: Seat;
}

/**
 * A captain is dead, or retired a turn ago: what a winner wanted has been taken, everything else is discarded. Points and
 * chest stay. The next captain is drawn at once; without one the game ends on the spot.
 * FDM-DEATH-01, FDM-DEATH-02, FDM-DEATH-03, FDM-DEATH-04, FDM-DEATH-05, FDM-END-07, SEA-BASE-05
 */
export const death: Proc<Caribbean, Events, Lost> = proc('death', 'FDM-DEATH-01', openVars<Lost>(), {
  begin: (t, v) => {
    const b = t.board;
    const p = playerOf(b, v.seat);
    if (p.captain !== null) {
      t.tell?.('captain.died', { seat: v.seat, captain: p.captain });
      b.lostCaptains.push(p.captain);
      p.captain = null;
      // Death in the own turn ends it.   FDM-DEATH-12
      if (b.turn.seat === v.seat) b.turn.lost = true;
    }
    const mods = p.ship.mods;
    discardAll(t, v.seat, p);
    // The tokens of the lost ship go back to the ports, unless they went with a captured ship.   FDM-DEATH-14
    return mods.length > 0 ? t.call(redistribute, { seat: v.seat, mods }, 'heir') : t.go('heir');
  },

  heir: (t, v) => {
    const b = t.board;
    const p = playerOf(b, v.seat);
    if (p.next === null && b.captains.length === 0) return t.end(endByExhaustion(t, 'captains'));
    p.next ??= t.draw(b.captains, 'captain', v.seat);
    t.tell?.('captain.drawn', { seat: v.seat, captain: p.next });
    // The table may have the new captain set up without waiting; after a retirement it is the next turn anyway.   FDM-DEATH-06
    const waits = p.retired || !b.house.newCaptainAtOnce;
    p.retired = false;
    if (waits) return t.done();
    return t.call(newCaptain, { seat: v.seat }, 'over');
  },

  over: (t) => t.done(),
});

/** Cards, ship, weapons, cargo, gold and bounties: all of it goes, in sight of all.   FDM-DEATH-02, FDM-DEATH-03, SEA-BASE-13 */
function discardAll(t: Tools, seat: Seat, p: Player): void {
  const b = t.board;
  t.reveal();
  const cards = [...p.hand, ...p.specialists, ...p.papers];
  const rumours = p.rumour === null ? p.proven : [...p.proven, p.rumour];
  const missions = p.mission === null ? [] : [p.mission];
  const { cargo } = p;
  b.gloryDiscard.push(...cards);
  b.rumourDiscard.push(...rumours);
  b.missionDiscard.push(...missions);
  b.cargoDiscard.push(...cargo);
  const all = [...cards, ...rumours, ...missions];
  if (all.length > 0) t.tell?.('captain.lost-cards', { seat, cards: all });
  if (cargo.length > 0) t.tell?.('captain.lost-cargo', { seat, goods: cargo.map((card) => CARGO[card].good), cargo });
  const gold = loseAll(p);
  if (gold > 0) t.tell?.('captain.lost-gold', { seat, gold });
  p.hand = [];
  p.shown = [];
  p.specialists = [];
  p.papers = [];
  p.proven = [];
  p.rumour = null;
  p.doubted = false;
  p.mission = null;
  p.marks = [];
  p.cargo = [];
  p.weapons = [];
  p.bounties.fill(0);
  p.boughtAt = null;
  p.ship = newShip('sloop'); // nobody sails it; the next captain chooses
  p.inPort = false;
}

interface Heir extends Lost {
  rejected?: readonly CaptainId[]; // homes with a pirate before them, not to be drawn twice
}

/** As the next turn starts, a new captain sets out.   FDM-DEATH-04, FDM-DEATH-06, FDM-RETIRE-03, SEA-BASE-16 */
export const newCaptain: Proc<Caribbean, Events, Heir> = proc(
  'new-captain',
  'FDM-DEATH-06',
  openVars<Heir, { redrawn: Redraw | Keep; fitted: Start }>(),
  {
    // Who retired goes through the death procedure now.   FDM-RETIRE-03, FDM-RETIRE-04
    begin: (t, v) => (playerOf(t.board, v.seat).next === null ? t.call(death, { seat: v.seat }, 'home') : t.go('home')),

    // With a pirate of nobody's in the home zone another captain is drawn, as long as there is one.   FDM-DEATH-08, SEA-BASE-14
    home: (t, v) => {
      const b = t.board;
      if (!isPirateOff(b, playerOf(b, v.seat).next!) || left(b, v).length === 0) return t.ask(fitOut, v.seat, 'fitted');
      return b.house.freeRedraw ? t.ask(redraw, v.seat, 'redrawn') : t.go('another');
    },

    redrawn: (t, v, answer) => (answer[0] === 'redraw' ? t.go('another') : t.ask(fitOut, v.seat, 'fitted')),

    another: (t, v) => {
      const b = t.board;
      const p = playerOf(b, v.seat);
      const rejected = p.next!;
      p.next = takeOut(b.captains, t.draw(left(b, v), 'captain', v.seat));
      b.captains.push(rejected);
      v.rejected = [...(v.rejected ?? []), rejected];
      t.tell?.('captain.replaced', { seat: v.seat, captain: p.next, rejected });
      return t.go('home');
    },

    // Everything as at the start of the game: full sections, in the home port; and the purchase of a ship may score again.   FDM-DEATH-07, FDM-DEATH-13
    fitted: (t, v, [, ship]) => {
      const b = t.board;
      const p = playerOf(b, v.seat);
      p.captain = p.next!;
      p.next = null;
      p.ship = newShip(ship);
      p.zone = CAPTAINS[p.captain].home;
      p.inPort = true;
      p.shipGlory = false;
      t.tell?.('captain.set-out', { seat: v.seat, captain: p.captain, ship, zone: p.zone });
      startingGold(t, v.seat, p);
      return t.call(drawGlory, { seat: v.seat, cards: RULES.startingGloryCards }, 'over');
    },

    over: (t) => t.done(),
  },
);

/** The bank makes up for a poor chest, and everybody learns how poor it was.   FDM-DEATH-09, FDM-DEATH-10, FDM-DEATH-11, FDM-INFO-16, SEA-BASE-15 */
function startingGold(t: Tools, seat: Seat, p: Player): void {
  if (p.chest >= RULES.startingGold) {
    p.chestLow = Math.max(p.chestLow, RULES.startingGold);
    return;
  }
  const granted = RULES.startingGold - p.chest;
  p.chestLow = p.chestHigh = p.chest;
  t.reveal();
  if (!t.board.house.keepChest && p.chest > 0) {
    withdraw(p, p.chest);
    p.chestHigh = 0;
  }
  gain(p, granted);
  t.tell?.('captain.funded', { seat, gold: granted, aboard: p.gold });
}

const isPirateOff = (b: Caribbean, captain: CaptainId): boolean =>
  NPC_IDS.some((npc) => !isNaval(npc) && isIn(b, npc, CAPTAINS[captain].home));

/** Whom one could draw instead. */
const left = (b: Caribbean, { rejected = [] }: Heir): CaptainId[] => b.captains.filter((captain) => !rejected.includes(captain));

type Redraw = Said<'redraw'>;
type Keep = Said<'keep'>;
const REDRAW = choice('redraw');
const KEEP = choice('keep');

/** By agreement one only may draw again. */
export const redraw = question<Heir, Redraw | Keep>(
  'captain.redraw',
  'FDM-DEATH-08',
  (o) => {
    o.may(KEEP);
    o.may(REDRAW);
  },
  { prompt: (b, _v, seat) => ({ captain: playerOf(b, seat).next, zone: CAPTAINS[playerOf(b, seat).next!].home }) },
);

export const fitOut = question<Heir, Start>('captain.ship', 'FDM-DEATH-07', offerStartingShips, {
  prompt: (b, _v, seat) => ({ captain: playerOf(b, seat).next }),
});

/** Nobody may retire when there is no captain left to draw. For the question at the beginning of a turn.   FDM-RETIRE-01 */
export const mayRetire = (b: Caribbean, seat: Seat): boolean => {
  const p = playerOf(b, seat);
  return p.captain !== null && p.inPort && b.captains.length > 0;
};

/** Before any action, in port: the captain leaves for good, and nothing of his can be reached until the next turn.   FDM-RETIRE-01, FDM-RETIRE-02 */
export const retirement = proc('retirement', 'FDM-RETIRE-01', openVars<Lost>(), {
  begin: (t, v) => {
    const b = t.board;
    const p = playerOf(b, v.seat);
    t.tell?.('captain.retired', { seat: v.seat, captain: p.captain! });
    b.lostCaptains.push(p.captain!);
    p.captain = null;
    p.retired = true;
    b.turn.lost = true;
    // By the aid the next one is set up without waiting, and plays from the next turn on.   SEA-BASE-28
    return b.house.retireAtOnce === true ? t.call(newCaptain, { seat: v.seat }, 'over') : t.done();
  },

  over: (t) => t.done(),
});
