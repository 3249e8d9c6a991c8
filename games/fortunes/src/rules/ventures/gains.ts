// What Rumours and Missions hand out, and the rolls they ask for.
import { choice, choicePairs, choices, type Offering, openVars, type Said, type Seat, takeOut } from '@boucan/kernel';
import { type Caribbean, playerOf, proc, question, ZONE } from '../../board.ts';
import { contentOf } from '../../box.ts';
import { CARGO, type Good } from '../../content/cargo.ts';
import type { Guards, Skill } from '../../content/effect.ts';
import { ADJACENT, PORTS, type PortId, ZONE_IDS, type ZoneId } from '../../content/map.ts';
import { NPC_IDS, NPCS, type NpcId } from '../../content/npcs.ts';
import type { Trial } from '../../content/quantity.ts';
import type { Section } from '../../content/ships.ts';
import type { ModificationId, WeaponId } from '../../content/tokens.ts';
import type { EffectId } from '../../events/course.ts';
import { because } from '../because.ts';
import { SKILL_DICE } from '../captains.ts';
import { type Drop, discardCargo, dropCard, type Load, offerLoads, roomOf, takeGood } from '../cargo.ts';
import { choicesOf, DONE, type Done } from '../choices.ts';
import { landFight } from '../combat/land.ts';
import { faces, type Tools } from '../dice.ts';
import { gain } from '../purse.ts';
import { becauseOf } from '../quantities.ts';
import { capacityOf, fullValue, mount } from '../ships.ts';

/** A roll of the captain's skill. */
export function tellRoll(t: Tools, seat: Seat, skill: Skill, trial: Trial, dice: readonly number[]): void {
  t.tell?.('venture.rolled', {
    seat,
    skill,
    dice: faces(dice),
    ...becauseOf(t.board, SKILL_DICE[skill], seat, trial),
  });
}

// ── gold, repairs, weapons ──

export function receive(t: Tools, seat: Seat, gold: number, ...by: readonly EffectId[]): void {
  gain(playerOf(t.board, seat), gold);
  t.tell?.('venture.paid', { seat, gold, ...because(...by) });
}

/** Up to the modified value of the ship.   GEN-08 */
export function mend(t: Tools, seat: Seat, sections: readonly Section[]): void {
  const { ship } = playerOf(t.board, seat);
  for (const section of sections) ship[section] = fullValue(ship, section);
  t.tell?.('venture.mended', { seat, sections });
}

export function arm(t: Tools, seat: Seat, weapon: WeaponId): void {
  playerOf(t.board, seat).weapons.push(weapon);
  t.tell?.('venture.armed', { seat, weapon });
}

/** One of each kind not held. */
export function armFully(t: Tools, seat: Seat): void {
  const { weapons } = playerOf(t.board, seat);
  for (const weapon of contentOf(t.board).weapons) if (!weapons.includes(weapon)) arm(t, seat, weapon);
}

interface Picking {
  seat: Seat;
}

/** One special weapon of choice not held. */
export const pickWeapon = proc('pick-weapon', 'FDM-RUMOUR-10', openVars<Picking, { picked: Arm }, void>(), {
  begin: (t, v) => {
    const { weapons } = playerOf(t.board, v.seat);
    const missing = contentOf(t.board).weapons.filter((weapon) => !weapons.includes(weapon));
    if (missing.length > 1) return t.ask(chooseWeapon, v.seat, 'picked');
    for (const weapon of missing) arm(t, v.seat, weapon);
    return t.done();
  },

  picked: (t, v, [, weapon]) => {
    arm(t, v.seat, weapon);
    return t.done();
  },
});

type Arm = Said<'arm', [weapon: WeaponId]>;
const ARM = choicesOf('arm', 'weapons');

export const chooseWeapon = question<Picking, Arm>('venture.weapon', 'FDM-RUMOUR-10', (o, b, _v, seat) => {
  const { weapons } = contentOf(b);
  const held = playerOf(b, seat).weapons;
  for (const weapon of weapons) o.may(ARM[weapon]).unless(held.includes(weapon), 'FDM-YARD-21', 'has-weapon');
});

// ── modifications from any port ──

/** Whether the token of this port may be chosen: none is a double that lies face up. */
const isFitting = (b: Caribbean, seat: Seat, port: PortId): boolean => {
  const mod = b.yards[ZONE[port]]!;
  return mod !== null && !(b.opened[ZONE[port]] && playerOf(b, seat).ship.mods.includes(mod));
};

/** From its port onto the ship, free.   FDM-YARD-24, FDM-YARD-25 */
export function fitToken(t: Tools, seat: Seat, port: PortId): void {
  const b = t.board;
  const mod = b.yards[ZONE[port]]!;
  b.yards[ZONE[port]] = null;
  b.opened[ZONE[port]] = false;
  mount(playerOf(b, seat).ship, mod);
  t.tell?.('token.fitted', { seat, port, modification: mod });
}

/** The Modification of any port. One that lies face down is turned up when it is chosen; a double stays there, face up. */
export const pickModification = proc('pick-modification', 'FDM-YARD-25', openVars<Picking, { picked: Fit }, void>(), {
  begin: (t, v) => {
    const ports = PORTS.filter((port) => isFitting(t.board, v.seat, port));
    return ports.length === 0 ? t.done() : t.ask(chooseToken, v.seat, 'picked');
  },

  picked: (t, v, [, port]) => {
    const b = t.board;
    const zone = ZONE[port];
    const mod = b.yards[zone]!;
    if (!b.opened[zone]) {
      b.opened[zone] = true;
      t.reveal();
      t.tell?.('token.turned', { seat: v.seat, port, modification: mod });
    }
    if (playerOf(b, v.seat).ship.mods.includes(mod)) return t.go('begin');
    fitToken(t, v.seat, port);
    return t.done();
  },
});

type Fit = Said<'fit', [port: PortId]>;
export const FIT = choices('fit', PORTS);

export const chooseToken = question<Picking, Fit>('venture.token', 'FDM-YARD-25', (o, b, _v, seat) => {
  for (const port of PORTS) {
    if (b.yards[ZONE[port]] !== null) o.may(FIT[port]).unless(!isFitting(b, seat, port), 'FDM-YARD-25', 'double-modification');
  }
});

/** A token of this kind, if one lies in any port and the ship has none: one that lies open, or else chance finds it. */
export function findToken(t: Tools, seat: Seat, mod: ModificationId): boolean {
  const b = t.board;
  t.reveal();
  if (playerOf(b, seat).ship.mods.includes(mod)) return false;
  const ports = PORTS.filter((port) => b.yards[ZONE[port]] === mod);
  if (ports.length === 0) return false;
  const open = ports.find((port) => b.opened[ZONE[port]]);
  fitToken(t, seat, open ?? t.draw(ports, 'modification', seat));
  return true;
}

// ── cargo found at sea ──

interface Loading {
  seat: Seat;
}

/**
 * What lies in the market is loaded as far as there is room, and own cargo may be dropped for it; the rest goes to the
 * discard, face up. The result is how many were left.   GEN-06
 */
export const loadCargo = proc('load-cargo', 'FDM-SHIP-05', openVars<Loading, { chosen: Load | Drop | Done }, number>(), {
  begin: (t, v) => {
    const empty = t.board.market.length === 0 || capacityOf(t.board, v.seat) === 0;
    return empty ? t.go('leave') : t.ask(chooseCargo, v.seat, 'chosen');
  },

  chosen: (t, v, answer) => {
    const b = t.board;
    const p = playerOf(b, v.seat);
    if (answer[0] === 'done') return t.go('leave');
    const good = answer[1];
    if (answer[0] === 'drop') {
      dropCard(t, v.seat, good);
    } else {
      p.cargo.push(takeGood(b.market, good));
      t.tell?.('cargo.loaded', { seat: v.seat }, { seats: [v.seat], with: { good } });
    }
    return t.go('begin');
  },

  leave: (t, v) => {
    const { market } = t.board;
    const left = market.length;
    if (left > 0) t.reveal();
    for (const card of market.splice(0)) {
      discardCargo(t.board, card);
      t.tell?.('cargo.left', { seat: v.seat, good: CARGO[card].good, card });
    }
    return t.done(left);
  },
});

export const chooseCargo = question<Loading, Load | Drop | Done>(
  'venture.load',
  'FDM-SHIP-05',
  (o, b, _v, seat) => {
    offerLoads(o, b, seat, b.market, 'FDM-SHIP-05', 'hold-full');
    o.may(DONE);
  },
  { prompt: (b, _v, seat) => ({ room: roomOf(b, seat) }) },
);

// ── guards ──

interface Guarded {
  seat: Seat;
  guards: Guards;
}

/** How a fight ashore ended. */
export type Ashore = 'declined' | 'won' | 'lost' | 'tie';

/**
 * A fight on land, which may be declined before the first roll: no naval combat precedes it, no swivel guns, no plunder and
 * no ship to capture; whoever loses it dies.   GEN-07, FDM-RUMOUR-12, FDM-MISSION-12, FDM-MOD-11, FDM-PLUNDER-22
 */
export const faceGuards = proc(
  'face-guards',
  'FDM-RUMOUR-12',
  openVars<Guarded, { chosen: Face | Decline; fought: Ashore }, Ashore>(),
  {
    begin: (t, v) => t.ask(chooseFight, v.seat, 'chosen'),

    chosen: (t, v, answer) => {
      if (answer[0] === 'face') return t.call(landFight, { seat: v.seat, guards: v.guards }, 'fought');
      t.tell?.('guards.declined', { seat: v.seat });
      return t.done('declined');
    },

    fought: (t, _v, end) => t.done(end),
  },
);

type Face = Said<'face'>;
type Decline = Said<'decline'>;
export const FACE = choice('face');
export const DECLINE = choice('decline');

export const chooseFight = question<Guarded, Face | Decline>(
  'venture.guards',
  'FDM-RUMOUR-12',
  (o) => {
    o.may(FACE);
    o.may(DECLINE);
  },
  // With Crew 0 the fight is lost at once: the offer says so.   FDM-BOARD-02
  { prompt: (b, v, seat) => ({ crew: v.guards.crew, leadership: v.guards.leadership, own: playerOf(b, seat).ship.crew }) },
);

// ── moving ships ──

interface Steering {
  seat: Seat;
  at: number; // the next of NPC_IDS
}

/** Every naval ship moves to an adjacent zone or stays, as the owner of the signal book likes. */
export const steerNavies = proc('steer-navies', 'FDM-RUMOUR-10', openVars<Steering, { steered: Steer }>(), {
  begin: (t, v) => {
    while (v.at < NPC_IDS.length && !(NPCS[NPC_IDS[v.at]!].kind === 'naval' && t.board.npcs[v.at] !== null)) v.at++;
    return v.at === NPC_IDS.length ? t.done() : t.ask(chooseCourse, v.seat, 'steered');
  },

  steered: (t, v, answer) => {
    if (answer[0] === 'steer') {
      const [, npc, zone] = answer;
      t.board.npcs[v.at]!.zone = zone;
      t.tell?.('navy.steered', { seat: v.seat, npc, zone });
    }
    v.at++;
    return t.go('begin');
  },
});

type Steer = Said<'steer', [npc: NpcId, to: ZoneId]> | Said<'keep-station', [npc: NpcId]>;
const STEER = choicePairs('steer', NPC_IDS, ZONE_IDS);
const KEEP_STATION = choices('keep-station', NPC_IDS);

export const chooseCourse = question<Steering, Steer>(
  'venture.steer',
  'FDM-RUMOUR-10',
  (o, b, v) => {
    const npc = NPC_IDS[v.at]!;
    const near = ADJACENT[b.npcs[v.at]!.zone];
    for (const zone of near) o.may(STEER[npc][zone]);
    o.may(KEEP_STATION[npc]);
  },
  { prompt: (b, v) => ({ npc: NPC_IDS[v.at]!, zone: b.npcs[v.at]!.zone }) },
);

export type Slip = Said<'slip', [zone: ZoneId]>;
export type Stay = Said<'stay'>;
const SLIP = choices('slip', ZONE_IDS);
export const STAY = choice('stay');

/** Any other zone, or none. */
export function offerZones(o: Offering, b: Caribbean, seat: Seat): void {
  const { zone } = playerOf(b, seat);
  for (const place of ZONE_IDS) if (place !== zone) o.may(SLIP[place]);
  o.may(STAY);
}

/** Takes a card of this good out of a pile, whichever chance gives. */
export function drawGood(t: Tools, seat: Seat, good: Good): boolean {
  const { cargo } = t.board;
  const cards = cargo.filter((card) => CARGO[card].good === good);
  if (cards.length === 0) return false;
  t.board.market.push(takeOut(cargo, t.draw(cards, 'cargo', seat)));
  return true;
}
