// How a raid ends: hits, the verdict, gold and what is loaded.   FDM-RAID-20, FDM-RAID-21, FDM-RAID-22, FDM-RAID-23, FDM-RAID-24, FDM-RAID-25, FDM-RAID-26, FDM-RAID-27, FDM-RAID-28
import { openVars, type Seat } from '@boucan/kernel';
import { type Caribbean, playerOf, proc, question, type Raid } from '../../board.ts';
import type { GloryId } from '../../content/glory.ts';
import type { Nation } from '../../content/map.ts';
import type { Section } from '../../content/ships.ts';
import { mightPlay, offerCards, PASS, type Pass, type Play, playing } from '../announcing.ts';
import { discardCargo, jettison, loseAtRandom, offerLoads, roomOf } from '../cargo.ts';
import { DONE } from '../choices.ts';
import type { Tools } from '../dice.ts';
import { hasAbility } from '../facts.ts';
import { gloryPoint } from '../glory.ts';
import { amount, quantity } from '../quantities.ts';
import { death } from '../round/death.ts';
import { capacityOf, isCrippled, manoeuvrabilityOf } from '../ships.ts';
import { missionProgress } from '../ventures/errands.ts';
import { isLoadable, type Loading, loadOrDrop, type Reckoned, reckon, sufferIcons, takeGold } from './plunder.ts';

export interface Raided {
  seat: Seat;
  nation: Nation; // what the raider takes it for
  card: GloryId | null; // played against the bounty
}

export const raidOf = (b: Caribbean): Raid => b.raid!;

export const reckoning = (b: Caribbean): Reckoned => reckon(raidOf(b).cards);

/** All the cards count, kept or not.   FDM-RAID-27, SEA-BASE-59 */
export const RAID_GOLD = quantity('raid-gold', 'FDM-RAID-27', { what: 'cargo-values', by: (b) => reckoning(b).gold });

interface Judged extends Raided {
  braced?: Section | null; // the Hit icon the Reinforced hull has taken
}

export const verdict = proc('raid-verdict', 'FDM-RAID-20', openVars<Judged, { prized: Play | Pass; loaded: Loading }>(), {
  // Every Hit icon costs its section a point, and a destroyed one passes it to the Hull, whether the merchant escapes or not.   FDM-RAID-20, FDM-RAID-21, FDM-RAID-25, SEA-BASE-58
  begin: (t, v) => {
    const p = playerOf(t.board, v.seat);
    sufferIcons(t, v.seat, raidOf(t.board).cards, v.braced ?? null, 'raid.hit');
    // The ship is lost, and nothing is plundered.   FDM-RAID-22
    if (p.ship.hull === 0) {
      t.tell?.('raid.sunk', { seat: v.seat });
      clearDeck(t);
      return t.call(death, { seat: v.seat }, 'over');
    }
    // What no longer fits goes overboard before anything is loaded: at random, or as Well Stowed by choice.   FDM-RAID-33
    if (hasAbility(p, 'well-stowed')) {
      if (p.cargo.length > capacityOf(t.board, v.seat)) t.tell?.('ability.used', { seat: v.seat, ability: 'well-stowed' });
      return t.call(jettison, { seat: v.seat, limit: capacityOf(t.board, v.seat) }, 'judge');
    }
    loseAtRandom(t, v.seat, p, capacityOf(t.board, v.seat));
    return t.go('judge');
  },

  // A section destroyed, or as many Flight icons as the ship has Manoeuvrability: the raid has failed.   FDM-RAID-23, FDM-RAID-24, FDM-RAID-26, FDM-RAID-29
  judge: (t, v) => {
    const b = t.board;
    const r = raidOf(b);
    const { ship } = playerOf(b, v.seat);
    const { flights } = reckoning(b);
    const escaped = flights >= manoeuvrabilityOf(b, ship);
    if (escaped || isCrippled(ship)) {
      t.tell?.(escaped ? 'raid.escaped' : 'raid.broken', { seat: v.seat });
      clearDeck(t);
      return t.done();
    }
    r.succeeded = true;
    r.gold = amount(b, RAID_GOLD, v.seat, null);
    t.tell?.('raid.succeeded', { seat: v.seat });
    return t.go('prize');
  },

  prize: (t, v) => (mightPlay(t.board, v.seat, 'raid.ended') ? t.ask(takePrize, v.seat, 'prized') : t.go('gold')),

  prized: (t, v, answer) => (answer[0] === 'pass' ? t.go('gold') : t.call(playing, { seat: v.seat, card: answer[1] }, 'prize')),

  // Aboard at once; 12 of it are a point of Glory, and a raid earns none otherwise.   FDM-RAID-30, FDM-RAID-34, FDM-RAID-35, FDM-GLORY-03
  gold: (t, v) =>
    takeGold(t, v.seat, raidOf(t.board).gold, 'raid.plundered')
      ? t.call(gloryPoint, { seat: v.seat, source: 'raid' }, 'load')
      : t.go('load'),

  // Any of the cards as far as the hold goes; own cargo may make room.   FDM-RAID-28
  load: (t, v) => (isLoadable(t.board, v.seat, raidOf(t.board).cards) ? t.ask(loadPlunder, v.seat, 'loaded') : t.go('leave')),

  loaded: (t, v, answer) => {
    if (answer[0] === 'done') return t.go('leave');
    loadOrDrop(t, v.seat, answer, raidOf(t.board).cards, 'raid.loaded');
    return t.go('load');
  },

  leave: (t, v) => {
    clearDeck(t);
    return t.call(missionProgress, { seat: v.seat, happening: { what: 'raided', nation: v.nation } }, 'over');
  },

  over: (t) => t.done(),
});

/** The cards left go to the discard. */
function clearDeck(t: Tools): void {
  for (const card of raidOf(t.board).cards.splice(0)) discardCargo(t.board, card);
}

export const takePrize = question<Judged, Play | Pass>(
  'raid.prize',
  'FDM-GLORY-21',
  (o, b, _v, seat) => {
    offerCards(o, b, seat, 'raid.ended');
    o.may(PASS);
  },
  { prompt: (b) => ({ gold: b.raid!.gold }) },
);

export const loadPlunder = question<Judged, Loading>(
  'raid.load',
  'FDM-RAID-28',
  (o, b, _v, seat) => {
    offerLoads(o, b, seat, raidOf(b).cards, 'FDM-RAID-28', 'hold-is-full');
    o.may(DONE);
  },
  { prompt: (b, _v, seat) => ({ room: roomOf(b, seat) }) },
);
