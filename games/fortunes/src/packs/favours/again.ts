// Favours for another roll and for another draw: one each on an occasion, and the second result stands.   SEA-m10-11, SEA-m10-12, SEA-m10-17
import { choice, openVars, type Said, type Seat } from '@boucan/kernel';
import { type Caribbean, playerOf, proc, question } from '../../board.ts';
import { CARGO, type CargoId, type Good } from '../../content/cargo.ts';
import type { Skill } from '../../content/effect.ts';
import { NPC_IDS, type NpcId } from '../../content/npcs.ts';
import { PASS, type Pass } from '../../rules/announcing.ts';
import { discardCargo, drawCargo } from '../../rules/cargo.ts';
import { faces, NOBODY, rollDice, successes, type Tools } from '../../rules/dice.ts';
import { addToOffer } from '../../rules/port/buy.ts';
import { layOut } from '../../rules/sea/raid.ts';
import { rollAgain } from '../../rules/sea/scout.ts';
import { offerAnother } from '../../rules/ventures/mission.ts';
import { findCargo } from '../../rules/ventures/promises.ts';
import { drawRumour } from '../../rules/ventures/rumour.ts';
import { PACK } from './content.ts';
import { favoursOf, spend, track } from './track.ts';

type Faces = readonly (number | 'skull')[];

declare module '../../events.ts' {
  interface Events {
    'favour.weighed': { seat: Seat; skill: Skill; dice: Faces };
    'favour.rolled': { seat: Seat; skill: Skill; was: Faces; dice: Faces };
    'favour.redrawn': { seat: Seat; cards: number };
    'favour.hold': { seat: Seat; cards: readonly CargoId[] };
    'favour.rejected': { seat: Seat; goods: readonly Good[]; cargo: readonly CargoId[] };
  }
}

type Use = Said<'use-favour'>;
const USE = choice('use-favour');

/** Whoever has a captain and a Favour may be asked; both are in sight of all.   SEA-m10-13 */
export const hasFavour = (b: Caribbean, seat: Seat): boolean => playerOf(b, seat).captain !== null && favoursOf(b, seat) > 0;

const offerUse = (o: { may(c: Use | Pass): unknown }): void => {
  o.may(USE);
  o.may(PASS);
};

// ── another roll ──

interface Again {
  seat: Seat;
  readonly skill: Skill;
  readonly dice: readonly number[];
  readonly search: boolean; // the Scouting roll before a combat or a raid
}

/** All dice of one's own roll outside combat, raid and assault.   SEA-m10-08, SEA-m10-17 */
export const rolling = proc('favour-roll', 'SEA-m10-08', openVars<Again, { chosen: Use | Pass }, void>(), {
  // Everybody sees the dice that are being thought about.
  begin: (t, v) => {
    if (!v.search) t.tell?.('favour.weighed', { seat: v.seat, skill: v.skill, dice: faces(v.dice) });
    return t.ask(useForRoll, v.seat, 'chosen');
  },

  chosen: (t, v, answer) => {
    if (answer[0] === 'pass') return t.done();
    spend(t, v.seat);
    if (v.search) {
      rollAgain(t, v.seat);
      return t.done();
    }
    const dice = rollDice(t, v.dice.length, v.skill, v.seat);
    track.of(t.board).rolled = dice;
    t.tell?.('favour.rolled', { seat: v.seat, skill: v.skill, was: faces(v.dice), dice: faces(dice) });
    return t.done();
  },
});

export const useForRoll = question<Again, Use | Pass>('favour.roll', 'SEA-m10-08', offerUse, {
  prompt: (b, v) => ({ skill: v.skill, dice: faces(v.dice), favours: favoursOf(b, v.seat) }),
});

// ── another search ──

interface Sought {
  seat: Seat;
  readonly npc: NpcId;
}

/** A captain of nobody's who has found the player looks again.   SEA-m10-09 */
export const misleading = proc('favour-search', 'SEA-m10-09', openVars<Sought, { chosen: Use | Pass }, void>(), {
  begin: (t, v) => t.ask(useAgainstSearch, v.seat, 'chosen'),

  chosen: (t, v, answer) => {
    if (answer[0] === 'pass') return t.done();
    const search = t.board.search!;
    spend(t, v.seat);
    search.dice = rollDice(t, search.dice.length, 'search', NOBODY);
    search.failed = successes(search.dice) === 0;
    t.tell?.(search.failed ? 'npc.searched' : 'npc.found', {
      npc: v.npc,
      seat: v.seat,
      dice: faces(search.dice),
      effects: 0,
      by: [],
    });
    return t.done();
  },
});

export const useAgainstSearch = question<Sought, Use | Pass>('favour.search', 'SEA-m10-09', offerUse, {
  prompt: (b, v) => ({ npc: v.npc, favours: favoursOf(b, v.seat) }),
});

export const searcher = (at: number): NpcId => NPC_IDS[at]!;

// ── another draw ──

/** What has been drawn: Glory, Rumours, an offer in port, what a raid or a naval ship's hold brings, a Mission on its place; or for another pack. */
export type Drawn = 'glory' | 'rumours' | 'salvage' | 'offer' | 'raid' | 'hold' | 'mission' | `${string}/${string}`;

interface Drawing {
  seat: Seat;
  readonly drawn: Drawn;
  readonly cards: number;
}

/** The cards go to their discard, Rumours back into the deck; then as many are drawn.   SEA-m10-07, SEA-m10-18 */
export const drawing = proc('favour-draw', 'SEA-m10-07', openVars<Drawing, { chosen: Use | Pass }, void>(), {
  // What lies in a naval ship's hold is told only when it is counted: whoever thinks about it has seen it before.
  begin: (t, v) => {
    if (v.drawn === 'hold') t.tell?.('favour.hold', { seat: v.seat, cards: playerOf(t.board, v.seat).cargo.slice(-v.cards) });
    return t.ask(useForDraw, v.seat, 'chosen');
  },

  chosen: (t, v, answer) => {
    if (answer[0] === 'pass') return t.done();
    spend(t, v.seat);
    t.tell?.('favour.redrawn', { seat: v.seat, cards: v.cards });
    REDRAW[v.drawn]!(t, v.seat, v.cards);
    return t.done();
  },
});

type Redraw = (t: Tools, seat: Seat, cards: number) => void;

/** Cards that another pack draws, and how they are drawn again. */
export function addDraw(drawn: `${string}/${string}`, redraw: Redraw): void {
  REDRAW[drawn] = redraw;
}

/** Whether a Favour may replace what this player has just drawn, where Favours are played at all. */
export const mayRedraw = (b: Caribbean, seat: Seat): boolean => b.packs?.includes(PACK) === true && hasFavour(b, seat);

/** What lies in the market goes to the discard, in sight of all. */
function rejectMarket(t: Tools, seat: Seat): void {
  const cargo = t.board.market.splice(0);
  t.board.cargoDiscard.push(...cargo);
  t.reveal();
  t.tell?.('favour.rejected', { seat, goods: cargo.map((card) => CARGO[card].good), cargo });
}

const REDRAW: { [drawn in Drawn]?: Redraw } = {
  glory: (t, seat) => {
    const b = t.board;
    const { hand } = playerOf(b, seat);
    const rejected = hand.pop()!;
    b.gloryDiscard.push(rejected);
    t.reveal();
    t.tell?.('glory.discarded', { seat, card: rejected });
    if (b.glory.length === 0) b.glory = b.gloryDiscard.splice(0);
    const card = t.draw(b.glory, 'glory', seat);
    hand.push(card);
    t.tell?.('glory.drawn', { seat }, { seats: [seat], with: { card } });
  },

  rumours: (t, seat, cards) => {
    const b = t.board;
    b.rumours.push(...b.heard.splice(0));
    for (let n = cards; n > 0; n--) {
      const rumour = drawRumour(t, seat);
      if (rumour !== null) b.heard.push(rumour);
    }
    t.tell?.(
      'rumour.heard',
      { seat, rumours: b.heard.length, effects: 0, by: [] },
      { seats: [seat], with: { heard: b.heard.slice() } },
    );
  },

  offer: (t, seat, cards) => {
    rejectMarket(t, seat);
    addToOffer(t, seat, cards);
  },

  salvage: (t, seat, cards) => {
    rejectMarket(t, seat);
    findCargo(t, seat, cards);
  },

  raid: (t, seat, cards) => {
    const b = t.board;
    b.cargoDiscard.push(...b.raid!.cards.splice(0));
    layOut(t, seat, cards);
  },

  hold: (t, seat, cards) => {
    const b = t.board;
    const { cargo } = playerOf(b, seat);
    for (const card of cargo.splice(cargo.length - cards)) {
      discardCargo(b, card);
      t.tell?.('cargo.lost', { seat, good: CARGO[card].good, card });
    }
    for (let n = cards; n > 0; n--) cargo.push(drawCargo(t, seat)!);
  },

  mission: (t, seat) => {
    const b = t.board;
    const mission = b.offers.pop()!;
    b.missionDiscard.push(mission);
    t.tell?.('mission.dropped', { seat, mission });
    offerAnother(t, seat);
  },
};

export const useForDraw = question<Drawing, Use | Pass>('favour.draw', 'SEA-m10-07', offerUse, {
  prompt: (b, v) => ({ cards: v.cards, favours: favoursOf(b, v.seat) }),
});
