// The Move action.   FDM-MOVE
import { choice, choices, type Offering, openVars, type Said, type Seat } from '@boucan/kernel';
import { type Caribbean, type Player, playerOf, proc, question, turnOrder } from '../../board.ts';
import { CAPTAINS } from '../../content/captains.ts';
import { ADJACENT, type Nation, ZONE_IDS, ZONES, type ZoneId } from '../../content/map.ts';
import type { Course } from '../../content/quantity.ts';
import { ZONE_ABILITIES } from '../../content/zone-abilities.ts';
import { announcing, offerCards, opening, type Play, playing } from '../announcing.ts';
import { jettison } from '../cargo.ts';
import { faces, successes } from '../dice.ts';
import { bountyOf } from '../facts.ts';
import { pay, spendable } from '../purse.ts';
import { isHuntedHere, searches } from '../round/hunt.ts';
import { isEnemy } from '../round/war.ts';
import { capacityOf } from '../ships.ts';
import { skillRoll } from '../trial.ts';
import { missionProgress } from '../ventures/errands.ts';
import { canMove, canMoveAnywhere, movers, payMove } from './actions.ts';

interface Sailing {
  seat: Seat;
  to: Course;
}

const BLIND_EYE = ZONE_ABILITIES['blind-eyed-harbour'];

/** One step: from zone to zone, into port, or out of it. Whatever is destroyed, a ship can sail.   FDM-MOVE-01, FDM-MOVE-02, FDM-MOVE-09, FDM-DAMAGE-12 */
export const sail = proc('sail', 'FDM-MOVE-01', openVars<Sailing, { heard: readonly number[] }>(), {
  begin: (t, v) => {
    const b = t.board;
    const p = playerOf(b, v.seat);
    const why = payMove(t, v.seat, v.to);
    b.turn.peeked = null;
    if (v.to === 'sea') {
      p.inPort = false;
      t.tell?.('port.left', { seat: v.seat, zone: p.zone, ...why });
      // Out of port the hold has its limit again.   FDM-MOVE-07
      return t.call(jettison, { seat: v.seat, limit: capacityOf(b, v.seat) }, 'arrived');
    }
    if (v.to === 'plead') {
      return t.call(skillRoll, { seat: v.seat, skill: BLIND_EYE.skill, trial: 'harbour' }, 'heard');
    }
    if (v.to === 'toll') {
      pay(p, BLIND_EYE.figures.toll);
      t.tell?.('toll.paid', {
        seat: v.seat,
        ability: 'blind-eyed-harbour',
        zone: p.zone,
        gold: BLIND_EYE.figures.toll,
      });
      return t.go('enter');
    }
    if (v.to === 'port') return t.go('enter');
    p.zone = v.to;
    t.tell?.('ship.sailed', { seat: v.seat, zone: p.zone, ...why });
    return t.go('arrived');
  },

  // A failed roll leaves the ship at sea, and the action is gone.   FDM-MOVE-05
  heard: (t, v, dice) => {
    const heard = successes(dice) > 0;
    t.tell?.(heard ? 'harbour.opened' : 'harbour.refused', {
      seat: v.seat,
      ability: 'blind-eyed-harbour',
      zone: playerOf(t.board, v.seat).zone,
      dice: faces(dice),
    });
    return heard ? t.go('enter') : t.done();
  },

  // Nobody searches who puts into port.   FDM-MOVE-08
  enter: (t, v) => {
    const p = playerOf(t.board, v.seat);
    p.inPort = true;
    t.tell?.('port.entered', { seat: v.seat, zone: p.zone });
    return t.done();
  },

  arrived: (t, v) => t.call(missionProgress, { seat: v.seat, happening: { what: 'sea' } }, 'weather'),

  weather: (t, v) => t.call(announcing, opening('move.after', turnOrder(t.board, v.seat)), 'searched'),

  // Hostile captains search whoever arrives; the haze of St. Maarten hides who comes out of its port.   FDM-MOVE-08
  searched: (t, v) => {
    const p = playerOf(t.board, v.seat);
    const leaving = v.to === 'sea';
    if (p.captain === null || t.board.turn.lost) return t.done();
    if (leaving && ZONES[p.zone].ability === 'haze-over-the-salt-pans') {
      if (isHuntedHere(t.board, v.seat)) t.tell?.('zone.acted', { seat: v.seat, ability: 'haze-over-the-salt-pans' });
      return t.done();
    }
    return t.call(searches, { seat: v.seat, leaving }, 'over');
  },

  over: (t) => t.done(),
});

/**
 * What shuts this port to the captain: a bounty of its nation and of no other, or by agreement a war with it. One's own home port
 * never does, and nobody is thrown out who is in already.   FDM-MOVE-03, FDM-MOVE-04, FDM-MOVE-06, FDM-MOVE-10, FDM-BOUNTY-13, SEA-BASE-33
 */
export function shutBy(b: Caribbean, p: Player, zone: ZoneId): 'bounty' | 'war' | null {
  const { nation } = ZONES[zone];
  if (nation === null || CAPTAINS[p.captain!].home === zone) return null;
  if (isShutByWar(b, p, nation)) return 'war';
  return bountyOf(p, nation) > 0 && !p.proven.includes('forged-documents') ? 'bounty' : null;
}

const isShutByWar = (b: Caribbean, p: Player, nation: Nation): boolean => b.house.warClosesPorts && isEnemy(b, nation, p);

export type Moving = Said<'sail', [to: ZoneId | 'port' | 'sea']> | Said<'toll'> | Said<'plead'>;
export const SAIL = choices('sail', ZONE_IDS);
export const TO_PORT = choice('sail', 'port');
export const TO_SEA = choice('sail', 'sea');
const TOLL = choice('toll');
const PLEAD = choice('plead');

/** Where it leads. */
export const courseOf = (answer: Moving): Course => (answer[0] === 'sail' ? answer[1] : answer[0]);

export function offerMoves(o: Offering, b: Caribbean, seat: Seat): void {
  const p = playerOf(b, seat);
  if (p.inPort) {
    o.may(TO_SEA).unless(!canMove(b, seat, 'sea'), 'FDM-TURN-09', 'no-action-left');
    return;
  }
  const near = ADJACENT[p.zone];
  const by = canMoveAnywhere(b) ? null : movers(b, seat);
  const tired = by !== null && !canMove(b, seat, 'port', by);
  for (const zone of near)
    o.may(SAIL[zone]).unless(
      by === null || by.length === 0 ? tired : !canMove(b, seat, zone, by),
      'FDM-TURN-09',
      b.turn.actions > 0 ? 'too-few-actions' : 'no-action-left',
    );
  const { port, ability, nation } = ZONES[p.zone];
  if (!port) return;
  const shut = shutBy(b, p, p.zone);
  o.may(TO_PORT)
    .unless(shut === 'bounty', 'FDM-MOVE-03', 'port-shut-to-wanted', { nation })
    .unless(shut === 'war', 'FDM-MOVE-03', 'port-shut-by-war', { nation })
    .unless(tired, 'FDM-TURN-09', 'no-action-left');
  if (ability !== 'blind-eyed-harbour' || shut !== 'bounty') return;
  const { toll } = BLIND_EYE.figures;
  o.may(TOLL)
    .unless(spendable(p) < toll, 'FDM-MOVE-05', 'toll-missing', { gold: toll })
    .unless(tired, 'FDM-TURN-09', 'no-action-left');
  o.may(PLEAD).unless(tired, 'FDM-TURN-09', 'no-action-left');
}

// ── a Move that a card gives ──

interface Gift {
  seat: Seat;
}

/** What a card gives back that has opened a port. */
export const BRIBED = 'bribed';

/** One Move at once, without an action. */
export const freeMove = proc('free-move', 'FDM-MOVE-01', openVars<Gift, { chosen: Moving | Play; played: unknown }>(), {
  begin: (t, v) => {
    t.board.turn.breeze = true;
    return t.ask(moveFreely, v.seat, 'chosen');
  },

  chosen: (t, v, answer) =>
    answer[0] === 'play'
      ? t.call(playing, { seat: v.seat, card: answer[1] }, 'played')
      : t.call(sail, { seat: v.seat, to: courseOf(answer) }, 'over'),

  played: (t, v, result) =>
    result === BRIBED ? t.call(sail, { seat: v.seat, to: 'port' }, 'over') : t.ask(moveFreely, v.seat, 'chosen'),

  over: (t) => t.done(),
});

export const moveFreely = question<Gift, Moving | Play>('move.free', 'FDM-MOVE-01', (o, b, _v, seat) => {
  offerMoves(o, b, seat);
  offerCards(o, b, seat, 'move.before');
});
