// The Scout action.   FDM-SCOUT
import { choice, choices, type Offering, openVars, type Said, type Seat } from '@boucan/kernel';
import {
  type Caribbean,
  npcOf,
  type Player,
  playerOf,
  proc,
  question,
  type Search,
  type Sighting,
  turnOrder,
  ZONE,
} from '../../board.ts';
import { NPC_IDS, type NpcId } from '../../content/npcs.ts';
import type { Trial } from '../../content/quantity.ts';
import { announcing, opening, PASS, type Pass } from '../announcing.ts';
import { rollSkill, SKILL_DICE } from '../captains.ts';
import { combat } from '../combat/combat.ts';
import { faces, successes } from '../dice.ts';
import { hasAbility, hasScouted } from '../facts.ts';
import { becauseOf } from '../quantities.ts';
import { mayScoutForMission } from '../ventures/errands.ts';
import { mayTestHere } from '../ventures/rumour.ts';
import { takeAction } from './actions.ts';
import { merchant } from './raid.ts';

interface Scouting {
  seat: Seat;
  target: Search['target'];
}

/** One target is named, then the dice roll: a player's captain at sea, a captain of nobody's, or the merchant.   FDM-SCOUT-01, FDM-SCOUT-03, SEA-BASE-34 */
export const scout = proc('scout', 'FDM-SCOUT-01', openVars<Scouting, { looked: LookAgain | Pass }>(), {
  begin: (t, v) => {
    const b = t.board;
    const p = playerOf(b, v.seat);
    takeAction(b, 'scout');
    b.turn.scouted.push(sightingOf(v.target, p));
    if (typeof v.target === 'number') t.tell?.('chase.began', { seat: v.seat, ofSeat: v.target });
    else t.tell?.('scout.began', { seat: v.seat, target: v.target });
    const dice = rollSkill(t, v.seat, 'scouting', trialOf(v.target));
    b.search = { by: v.seat, target: v.target, dice, failed: false };
    t.tell?.('scout.rolled', {
      seat: v.seat,
      dice: faces(dice),
      ...becauseOf(b, SKILL_DICE.scouting, v.seat, trialOf(v.target)),
    });
    return t.go('rolled');
  },

  // First one's own second look, then the cards of those who would rather not be found.
  rolled: (t, v) => {
    const b = t.board;
    if (successes(b.search!.dice) > 0) return t.call(announcing, opening('scout.rolled', turnOrder(b, v.seat)), 'answered');
    return mayLookAgain(b, v.seat) ? t.ask(lookAgain, v.seat, 'looked') : t.go('result');
  },

  answered: (t) => t.go(successes(t.board.search!.dice) === 0 ? 'rolled' : 'result'),

  looked: (t, v, answer) => {
    if (answer[0] === 'pass') return t.go('result');
    t.board.turn.used.push('stolen-charts');
    t.tell?.('ability.used', { seat: v.seat, ability: 'stolen-charts' });
    rollAgain(t, v.seat);
    return t.go('rolled');
  },

  // Who is found is fought at once, by the searcher, who cannot think better of it; a merchant may still be let go.   FDM-SCOUT-04, FDM-SCOUT-05
  result: (t, v) => {
    const b = t.board;
    const found = !b.search!.failed && successes(b.search!.dice) > 0;
    b.search = null;
    if (!found) {
      t.tell?.('scout.failed', { seat: v.seat }); // a merchant stays where it is, unrevealed   FDM-RAID-05
      return t.done();
    }
    if (v.target === 'merchant') return t.call(merchant, { seat: v.seat }, 'over');
    // The combat takes no action of its own.   FDM-TURN-12
    b.turn.fought = true;
    return t.call(combat, { attacker: v.seat, defender: v.target }, 'over');
  },

  over: (t) => t.done(),
});

/** All dice of the Scouting roll are thrown again.   GEN-02 */
export function rollAgain(t: Parameters<typeof rollSkill>[0], by: Seat): void {
  const search = t.board.search!;
  const trial = trialOf(search.target);
  search.dice = rollSkill(t, by, 'scouting', trial);
  t.tell?.('scout.rolled', { seat: by, dice: faces(search.dice), ...becauseOf(t.board, SKILL_DICE.scouting, by, trial) });
}

const trialOf = (target: Search['target']): Trial => (target === 'merchant' ? 'merchant' : 'ship');

/** Every zone has a merchant of its own. */
const sightingOf = (target: Search['target'], p: Player): Sighting =>
  target === 'merchant' ? { what: 'merchant', of: p.zone } : { what: 'ship', of: target };

const isScouted = (b: Caribbean, target: Search['target'], p: Player): boolean =>
  target === 'merchant' ? hasScouted(b, 'merchant', p.zone) : hasScouted(b, 'ship', target);

// ── a second look ──

type LookAgain = Said<'look-again'>;
const LOOK_AGAIN = choice('look-again');

/** Bartholomew Sharp, once per turn, when he has seen nothing. */
const mayLookAgain = (b: Caribbean, seat: Seat): boolean =>
  hasAbility(playerOf(b, seat), 'stolen-charts') && !b.turn.used.includes('stolen-charts');

export const lookAgain = question<Scouting, LookAgain | Pass>('scout.again', 'FDM-SCOUT-03', (o) => {
  o.may(LOOK_AGAIN);
  o.may(PASS);
});

// ── what can be scouted for ──

export type Target = Said<'scout', [target: NpcId | 'merchant']> | Said<'seek', [seat: Seat]>;
const MERCHANT = choice('scout', 'merchant');
const NPC_TARGETS = choices('scout', NPC_IDS);
const CHASE = Array.from({ length: 4 }, (_, seat) => choice('seek', seat));
export const TEST_RUMOUR = choice('test-rumour');
export const ERRAND = choice('errand');

export const offerTarget = (o: Offering, b: Caribbean, p: Player, c: Target, target: Search['target']): Offering =>
  o
    .may(c)
    .unless(p.inPort, 'FDM-SCOUT-09', 'scout-from-port')
    .unless(isScouted(b, target, p), 'FDM-SCOUT-06', 'scouted-already')
    .unless(b.turn.actions === 0, 'FDM-TURN-09', 'no-action-left');

/**
 * Everything in the own zone, once per turn each; the searcher must be at sea, and so must a player who is searched.
 * FDM-SCOUT-02, FDM-SCOUT-06, FDM-SCOUT-07, FDM-SCOUT-09
 */
export function offerTargets(o: Offering, b: Caribbean, seat: Seat): void {
  const p = playerOf(b, seat);
  const { actions } = b.turn;
  if (b.merchants[ZONE[p.zone]] !== null) offerTarget(o, b, p, MERCHANT, 'merchant');
  for (const npc of NPC_IDS) if (npcOf(b, npc)?.zone === p.zone) offerTarget(o, b, p, NPC_TARGETS[npc], npc);
  for (let other = 0; other < b.players.length; other++) {
    const q = playerOf(b, other);
    if (other === seat || q.captain === null || q.zone !== p.zone) continue;
    offerTarget(o, b, p, CHASE[other]!, other).unless(q.inPort, 'FDM-SCOUT-02', 'target-in-port');
  }
  if (p.inPort) return;
  // The held Rumour, if it is of these waters, and what a Mission wants here.   FDM-SCOUT-08
  if (mayTestHere(b, seat, 'sea')) o.may(TEST_RUMOUR).unless(actions === 0, 'FDM-TURN-09', 'no-action-left');
  if (mayScoutForMission(b, seat)) o.may(ERRAND).unless(actions === 0, 'FDM-TURN-09', 'no-action-left');
}
