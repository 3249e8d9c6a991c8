// Volleys: location dice, shot, skulls, what may still stop them, and damage.   FDM-DAMAGE, FDM-WEAPON, FDM-MOD-03
import { choice, choicePairs, choices, openVars, type Said, type Seat } from '@boucan/kernel';
import { playerOf, proc, question, type Volley } from '../../board.ts';
import { contentOf } from '../../box.ts';
import { SECTIONS, type Section } from '../../content/ships.ts';
import type { WeaponId } from '../../content/tokens.ts';
import { announcing, opening, PASS, type Pass } from '../announcing.ts';
import { jettison, loseAtRandom } from '../cargo.ts';
import { choicesOf } from '../choices.ts';
import { faces, isSkull, rollDice, type Tools } from '../dice.ts';
import { fighterOf, hasAbility, sideOf } from '../facts.ts';
import { has } from '../hired.ts';
import { death } from '../round/death.ts';
import { capacityOf } from '../ships.ts';
import { decides, inCharge, useUp, weaponsAt } from './arms.ts';
import { participants, shipHit } from './fight.ts';
import {
  aimOf,
  byTarget,
  cancelHit,
  coming,
  comingOn,
  deciderOf,
  fitsShot,
  isComing,
  land,
  locate,
  place,
  shoot,
  shooterOf,
  takesShot,
} from './hits.ts';
import { policyPlaces, policyShoots, policyStops } from './policy.ts';
import { KEEP_DICE, type Pick } from './reroll.ts';

interface Falling {
  at: number; // which volley, and later whose ship
}

/**
 * Volleys that fall together: gunners, cards and shot of those who fire; then numbers are set out and skulls placed by those
 * who are hit; then hull, ability and cards of those who are hit; then damage, all at once. The attacker is first each
 * time.   FDM-COMBAT-16, FDM-Q-52, SEA-BASE-41
 */
export const volleys = proc(
  'volleys',
  'FDM-DAMAGE-01',
  openVars<
    Falling,
    {
      aimedAgain: Pick | Said<'keep-dice'>;
      shotChosen: UseShot | Pass;
      placed: TakeHit;
      hullUsed: Cancel | Pass;
      rolled: Redirect | Pass;
    },
    void
  >(),
  {
    begin: (t) => t.go('gunners'),

    // A Master Gunner may throw one die of each volley of his ship again.
    gunners: (t, v) => {
      const b = t.board;
      for (; v.at < b.volleys.length; v.at++) {
        const seat = shooterOf(b, b.volleys[v.at]!);
        if (seat !== null && has(playerOf(b, seat), 'master-gunner')) return t.ask(aimAgain, seat, 'aimedAgain');
      }
      v.at = 0;
      return t.go('aimed');
    },

    aimedAgain: (t, v, answer) => {
      const b = t.board;
      const volley = b.volleys[v.at++]!;
      if (answer[0] === 'reroll') {
        const at = volley.dice.findIndex((die) => faces([die])[0] === answer[2]);
        const seat = shooterOf(b, volley)!;
        const die = rollDice(t, 1, 'location', seat)[0]!;
        volley.dice[at] = die;
        volley.sections[at] = locate(b, die);
        t.tell?.('specialist.acted', { seat, specialist: 'master-gunner' });
        t.tell?.('dice.rerolled', { seat, dice: faces(volley.dice) });
      }
      return t.go('gunners');
    },

    aimed: (t) => {
      const b = t.board;
      const shooters = b.volleys.flatMap((volley) => shooterOf(b, volley) ?? []);
      return shooters.length === 0 ? t.go('shots') : t.call(announcing, opening('naval.aimed', shooters), 'shots');
    },

    // Chain or grape shot, one of them for all skulls of a volley, by the guns or the chasers.   FDM-WEAPON-03, FDM-WEAPON-07, FDM-MOD-19
    shots: (t, v) => {
      const b = t.board;
      for (; v.at < b.volleys.length; v.at++) {
        const volley = b.volleys[v.at]!;
        if (volley.by === null || !takesShot(volley)) continue;
        if (!weaponsAt(b, volley.by).some((weapon) => fitsShot(volley, weapon))) continue;
        const seat = decides(b, volley.by);
        return seat === null ? t.call(policyShot, { at: v.at }, 'shotChosen') : t.ask(chooseShot, seat, 'shotChosen');
      }
      v.at = 0;
      return t.go('skulls');
    },

    shotChosen: (t, v, answer) => {
      const b = t.board;
      const volley = b.volleys[v.at++]!;
      if (answer[0] === 'shot') {
        const shot = answer[1];
        const seat = fighterOf(b.fight!.sides[volley.by!]);
        useUp(t, volley.by!, shot);
        const section = aimOf(shot)!;
        volley.shot = shot;
        for (let i = 0; i < volley.sections.length; i++) volley.sections[i] ??= section;
        t.tell?.('shot.used', { seat, weapon: shot, section });
      }
      return t.go('shots');
    },

    // Whoever is hit places the skulls, in sight of the numbers; for a ship of nobody's the one who runs it.   FDM-DAMAGE-03, FDM-DAMAGE-04, SEA-BASE-43
    skulls: (t, v) => {
      const b = t.board;
      const hit = byTarget(b);
      for (; v.at < hit.length; v.at++) {
        const volley = hit[v.at]!;
        if (!volley.sections.includes(null)) continue;
        const seat = deciderOf(b, volley);
        if (seat !== null) return t.ask(placeSkull, seat, 'placed');
        while (volley.sections.includes(null)) place(t, volley, policyPlaces(shipHit(b, volley), volley));
      }
      v.at = 0;
      return t.go('hulls');
    },

    placed: (t, v, [, section]) => {
      place(t, byTarget(t.board)[v.at]!, section);
      return t.go('skulls');
    },

    // The Reinforced hull stops one hit, once the sections are known.   FDM-MOD-03, FDM-MOD-04
    hulls: (t, v) => {
      const b = t.board;
      const hit = byTarget(b);
      for (; v.at < hit.length; v.at++) {
        const { mods, turned } = shipHit(b, hit[v.at]!);
        if (!mods.includes('reinforced-hull') || turned || !isComing(hit[v.at]!)) continue;
        const seat = deciderOf(b, hit[v.at]!);
        if (seat !== null) return t.ask(useHull, seat, 'hullUsed');
        stopHit(t, hit[v.at]!, policyStops(hit[v.at]!));
      }
      v.at = 0;
      return t.go('rolling');
    },

    hullUsed: (t, v, answer) => {
      const volley = byTarget(t.board)[v.at++]!;
      if (answer[0] === 'cancel') stopHit(t, volley, answer[1]);
      return t.go('hulls');
    },

    // Once per combat Felipe Barrios moves one hit to another of his sections.   FDM-CAPTAIN-03, FDM-Q-85
    rolling: (t, v) => {
      const b = t.board;
      if (b.fight === null) return t.go('strike');
      const hit = byTarget(b);
      for (; v.at < hit.length; v.at++) {
        const { at } = hit[v.at]!;
        if (typeof at !== 'number' || !hasAbility(playerOf(b, at), 'rolling-with-the-blow') || !isComing(hit[v.at]!)) continue;
        if (!b.fight.sides[sideOf(b, at)!].used.includes('rolling-with-the-blow')) return t.ask(rollWithBlow, at, 'rolled');
      }
      v.at = 0;
      return t.call(announcing, opening('naval.located', participants(b)), 'strike');
    },

    rolled: (t, v, answer) => {
      const b = t.board;
      const volley = byTarget(b)[v.at++]!;
      if (answer[0] === 'redirect') {
        const seat = volley.at as Seat;
        const [, from, to] = answer;
        b.fight!.sides[sideOf(b, seat)!].used.push('rolling-with-the-blow');
        volley.sections[comingOn(volley, from)] = to;
        t.tell?.('hit.redirected', { seat, from, to, effect: 'rolling-with-the-blow' });
      }
      return t.go('rolling');
    },

    // Numbers first, then skulls. What falls on a destroyed section goes to the Hull, unless shot aimed there.   FDM-DAMAGE-04, FDM-DAMAGE-05, FDM-DAMAGE-06
    strike: (t) => {
      const b = t.board;
      for (const volley of b.volleys) {
        if (volley.by !== null) {
          const side = b.fight!.sides[volley.by];
          side.bestVolley = Math.max(side.bestVolley, volley.dice.length);
        }
        for (const skulls of [false, true])
          for (let i = 0; i < volley.dice.length; i++)
            if (isSkull(volley.dice[i]!) === skulls && !volley.cancelled[i]) land(t, volley, volley.sections[i]!);
      }
      return t.go('overboard');
    },

    // Less room: cards beyond it are lost at random, at once; Corentin Le Bihan chooses them.   FDM-DAMAGE-08, FDM-Q-80
    overboard: (t, v) => {
      const b = t.board;
      while (v.at < b.volleys.length) {
        const { at } = b.volleys[v.at++]!;
        if (typeof at !== 'number') continue;
        const p = playerOf(b, at);
        const limit = capacityOf(b, at);
        if (p.ship.hull === 0 || p.cargo.length <= limit) continue;
        if (hasAbility(p, 'well-stowed')) {
          t.tell?.('ability.used', { seat: at, ability: 'well-stowed' });
          return t.call(jettison, { seat: at, limit }, 'overboard');
        }
        loseAtRandom(t, at, p, limit);
      }
      b.volleys.length = 0;
      return t.done();
    },
  },
);

/** The token of the Reinforced hull is turned over for it. */
function stopHit(t: Tools, volley: Volley, section: Section): void {
  shipHit(t.board, volley).turned = true;
  cancelHit(t, volley, section, 'reinforced-hull');
}

/** What the game fires for a captain whom nobody runs: the answer to `chooseShot`. */
export const policyShot = proc('policy-shot', 'FDM-NPC-14', openVars<Falling, object, UseShot | Pass>(), {
  begin: (t, v) => {
    const shot = policyShoots(t.board, t.board.volleys[v.at]!);
    return t.done(shot === null ? PASS : SHOT[shot]);
  },
});

// ── what is asked ──

const AGAIN = {
  1: choice('reroll', 'own', 1),
  2: choice('reroll', 'own', 2),
  3: choice('reroll', 'own', 3),
  4: choice('reroll', 'own', 4),
};
const SKULL_AGAIN = choice('reroll', 'own', 'skull');

/** One location die, or none. */
export const aimAgain = question<Falling, Pick | Said<'keep-dice'>>(
  'volley.aim',
  'FDM-DAMAGE-01',
  (o, b, v) => {
    const { dice } = b.volleys[v.at]!;
    for (const die of [1, 2, 3, 4] as const) if (dice.includes(die)) o.may(AGAIN[die]);
    if (dice.some(isSkull)) o.may(SKULL_AGAIN);
    o.may(KEEP_DICE);
  },
  { prompt: (b, v) => ({ dice: faces(b.volleys[v.at]!.dice), targetSeat: b.volleys[v.at]!.at }) },
);

type UseShot = Said<'shot', [weapon: WeaponId]>;
const SHOT = choicesOf('shot', 'weapons');

/** One of the two, if aboard.   FDM-WEAPON-07 */
export const chooseShot = question<Falling, UseShot | Pass>(
  'volley.shot',
  'FDM-WEAPON-03',
  (o, b, v) => {
    const volley = b.volleys[v.at]!;
    const weapons = weaponsAt(b, volley.by!);
    for (const shot of contentOf(b).weapons) if (weapons.includes(shot) && fitsShot(volley, shot)) o.may(SHOT[shot]);
    o.may(PASS);
  },
  {
    prompt: (b, v) => {
      const { dice, at, by } = b.volleys[v.at]!;
      return { ...inCharge(b, by!), dice: faces(dice), targetSeat: at };
    },
  },
);

type TakeHit = Said<'take-hit', [section: Section]>;
export const TAKE_HIT = choices('take-hit', SECTIONS);

/** Any section; a destroyed one means the Hull.   FDM-DAMAGE-13 */
export const placeSkull = question<Falling, TakeHit>(
  'volley.skull',
  'FDM-DAMAGE-03',
  (o) => {
    for (const section of SECTIONS) o.may(TAKE_HIT[section]);
  },
  {
    prompt: (b, v) => {
      const volley = byTarget(b)[v.at]!;
      const placed = volley.sections.filter((section) => section !== null);
      return { seat: volley.at, skulls: volley.sections.length - placed.length, hits: placed.length, sections: placed };
    },
  },
);

export type Cancel = Said<'cancel', [section: Section]>;
export const CANCEL = choices('cancel', SECTIONS);

/** Turn the token over for one of the hits, or keep it. */
export const useHull = question<Falling, Cancel | Pass>(
  'volley.hull',
  'FDM-MOD-03',
  (o, b, v) => {
    const volley = byTarget(b)[v.at]!;
    for (const section of SECTIONS) if (comingOn(volley, section) >= 0) o.may(CANCEL[section]);
    o.may(PASS);
  },
  {
    prompt: (b, v) => {
      const volley = byTarget(b)[v.at]!;
      return { seat: volley.at, runs: typeof volley.at === 'number' ? 0 : 1, sections: coming(volley) };
    },
  },
);

export type Redirect = Said<'redirect', [from: Section, to: Section]>;
export const REDIRECT = choicePairs('redirect', SECTIONS, SECTIONS);

/** From a section that is hit to any other; a destroyed one passes it to the Hull. */
export const rollWithBlow = question<Falling, Redirect | Pass>(
  'volley.redirect',
  'FDM-CAPTAIN-03',
  (o, b, v) => {
    const volley = byTarget(b)[v.at]!;
    for (const from of SECTIONS)
      if (comingOn(volley, from) >= 0) for (const to of SECTIONS) if (to !== from) o.may(REDIRECT[from][to]);
    o.may(PASS);
  },
  { prompt: (b, v) => ({ sections: coming(byTarget(b)[v.at]!) }) },
);

// ── outside a combat ──

interface Struck {
  seat: Seat;
  hits: number;
  from: 'storm' | 'squall' | `${string}/${string}`;
}

/** Hits outside a combat: location dice, skulls, Reinforced hull. A ship that sinks is dealt with; the result tells whether it did.   FDM-DEATH-01 */
export const hitShip = proc('hit-ship', 'FDM-DAMAGE-01', openVars<Struck, object, boolean>(), {
  begin: (t, v) => {
    shoot(t, v.from, null, v.seat, v.hits);
    return t.call(volleys, { at: 0 }, 'struck');
  },

  struck: (t, v) => {
    if (playerOf(t.board, v.seat).ship.hull > 0) return t.done(false);
    t.tell?.('ship.sunk', { seat: v.seat });
    return t.call(death, { seat: v.seat }, 'sunk');
  },

  sunk: (t) => t.done(true),
});
