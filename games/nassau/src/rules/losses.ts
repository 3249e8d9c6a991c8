// What an attack takes that was not repelled.   NAS-FIGHT-15, NAS-FIGHT-16, NAS-FIGHT-17, NAS-FIGHT-18, NAS-FIGHT-30
import { choices, openVars, type Said, type Seat } from '@boucan/kernel';
import { proc, question, type Ship, shipOf } from '../board.ts';
import { ANIMALS, type Animal } from '../content/animals.ts';
import { WEAPONS, type Weapon } from '../content/gains.ts';
import { type Loss, POINTS_INSTEAD } from '../content/tokens.ts';
import { seatedOf, unseatAnimal } from './animals.ts';
import { overflow } from './holds.ts';
import { loseItem, score } from './ledger.ts';
import type { Tools } from './tools.ts';

interface Suffer {
  seat: Seat;
  loss: Loss;
  cause: string;
}

const PRINTED_HOLDS = 3;
const LOSE = choices('lose', WEAPONS);
const UNSEAT = choices('unseat', ANIMALS);
type Lose = Said<'lose', [weapon: Weapon]>;
type Unseat = Said<'unseat', [animal: Animal]>;

/** Printed weapons and holds, the starting sailor and the starting sail cannot be lost.   NAS-FIGHT-17 */
export function canLose(s: Ship, loss: Loss): boolean {
  switch (loss) {
    case 'weapon':
      return WEAPONS.some((weapon) => s.weapons[weapon] > 0);
    case 'sail':
      return s.sails > 1;
    case 'sailor':
      return s.sailors > 1;
    case 'hold':
      return s.holds > PRINTED_HOLDS;
    default:
      return s[loss] > 0;
  }
}

/** Everything goes back where it came from.   NAS-FIGHT-30 */
export const suffer = proc('suffer', 'NAS-FIGHT-15', openVars<Suffer, { weaponLost: Lose; unseated: Unseat }>(), {
  begin: (t, v) => {
    const b = t.board;
    const s = shipOf(b, v.seat);
    // Nothing of the kind: three points instead.   NAS-FIGHT-16
    if (!canLose(s, v.loss)) {
      score(t, v.seat, -POINTS_INSTEAD, v.cause);
      return t.done();
    }
    if (v.loss === 'weapon') {
      const types = WEAPONS.filter((weapon) => s.weapons[weapon] > 0);
      if (types.length > 1) return t.ask(chooseWeaponLost, v.seat, 'weaponLost');
      loseWeapon(t, v.seat, types[0]!);
      return t.done();
    }
    t.tell?.('loss.suffered', { seat: v.seat, loss: v.loss, cause: v.cause });
    switch (v.loss) {
      case 'sail':
        s.sails--;
        b.sails++;
        return t.done();
      case 'sailor':
        s.sailors--;
        b.sailors++;
        return t.go('sailorLost');
      case 'hold':
        s.holds--;
        return t.call(overflow, { seat: v.seat }, 'over'); // NAS-FIGHT-18
      default:
        loseItem(b, s, v.loss, 1);
        return t.done();
    }
  },

  weaponLost: (t, v, [, weapon]) => {
    loseWeapon(t, v.seat, weapon);
    return t.done();
  },

  // Its animal moves to a free sailor; without one an animal of his choice, never the starting sailor's, loses its hat.   NAS-Q-69
  sailorLost: (t, v) => {
    const s = shipOf(t.board, v.seat);
    const seated = seatedOf(s);
    if (seated.length <= s.sailors) return t.done();
    const others = seated.filter((animal) => animal !== s.firstAnimal);
    if (others.length > 1) return t.ask(chooseUnseated, v.seat, 'unseated');
    unseatAnimal(t, v.seat, others[0]!);
    return t.done();
  },

  unseated: (t, v, [, animal]) => {
    unseatAnimal(t, v.seat, animal);
    return t.done();
  },

  over: (t) => t.done(),
});

function loseWeapon(t: Tools, seat: Seat, weapon: Weapon): void {
  shipOf(t.board, seat).weapons[weapon]--;
  t.board.weapons[weapon]++;
  t.tell?.('weapon.lost', { seat, weapon });
}

export const chooseWeaponLost = question<Suffer, Lose>('loss.weapon', 'NAS-FIGHT-15', (o, b, _v, seat) => {
  const s = shipOf(b, seat);
  for (const weapon of WEAPONS) if (s.weapons[weapon] > 0) o.may(LOSE[weapon]);
});

export const chooseUnseated = question<Suffer, Unseat>('loss.sailor', 'NAS-ANIMAL-25', (o, b, _v, seat) => {
  const s = shipOf(b, seat);
  for (const animal of seatedOf(s)) if (animal !== s.firstAnimal) o.may(UNSEAT[animal]);
});
