// A reef: the Hull is risked for what lies there.   SEA-SET-58
import { choices, openVars, type Said, type Seat } from '@boucan/kernel';
import { type Caribbean, playerOf, proc, question } from '../../board.ts';
import { contentOf } from '../../box.ts';
import { CARGO, type Good } from '../../content/cargo.ts';
import { discardCargo, drawCargo } from '../../rules/cargo.ts';
import { faces, isSkull, rollDice, successes, type Tools } from '../../rules/dice.ts';
import { berths } from '../../rules/port/recruit.ts';
import { death } from '../../rules/round/death.ts';
import { capacityOf } from '../../rules/ships.ts';
import { skillRoll } from '../../rules/trial.ts';
import { pickWeapon, tellRoll } from '../../rules/ventures/gains.ts';
import { acquireRumour } from '../../rules/ventures/rumour.ts';
import { addDraw, drawing, mayRedraw } from '../favours/again.ts';
import { PACK } from './content.ts';

/** In the order of the die. */
export const FINDS = [`${PACK}/flotsam`, `${PACK}/arms`, `${PACK}/castaway`, `${PACK}/bottle`] as const;
export type Find = (typeof FINDS)[number];

declare module '../../events.ts' {
  interface Events {
    'reef.struck': { seat: Seat; hull: number };
    'reef.searched': { seat: Seat; dice: readonly (number | 'skull')[] };
    'reef.found': { seat: Seat; find: Find };
    'reef.useless': { seat: Seat; find: Find };
    'reef.salvaged': { seat: Seat }; // secret: good, card
    'reef.manned': { seat: Seat; crew: number };
  }
}

interface Searching {
  seat: Seat;
  find?: Find;
}
type Salvage = Said<'salvage', [find: Find]>;
const SALVAGE = choices('salvage', FINDS);

/** A card of the deck, which nobody else sees. */
function fishOut(t: Tools, seat: Seat): void {
  const card = drawCargo(t, seat)!;
  const { good }: { readonly good: Good } = CARGO[card];
  playerOf(t.board, seat).cargo.push(card);
  t.tell?.('reef.salvaged', { seat }, { seats: [seat], with: { good, card } });
}

// Replaced for a Favour, it lies open on the discard.   SEA-m10-07
addDraw(FINDS[0], (t, seat) => {
  const card = playerOf(t.board, seat).cargo.pop()!;
  discardCargo(t.board, card);
  t.tell?.('cargo.lost', { seat, good: CARGO[card].good, card });
  fishOut(t, seat);
});

/** Whether it is of any use to this player. */
function isUseful(b: Caribbean, seat: Seat, find: Find): boolean {
  const p = playerOf(b, seat);
  switch (find) {
    case 'locations/flotsam':
      return p.cargo.length < capacityOf(b, seat) && b.cargo.length + b.cargoDiscard.length > 0;
    case 'locations/arms':
      return p.weapons.length < contentOf(b).weapons.length;
    case 'locations/castaway':
      return berths(b, seat) > 0;
    case 'locations/bottle':
      return b.rumours.length + b.rumourDiscard.length > 0;
  }
}

/** The whole Manoeuvre, Masts or not: it is the captain's test, not the rigging's.   SEA-Q-46 */
export const reef = proc('reef', 'SEA-m9-01', openVars<Searching, { rolled: readonly number[]; chosen: Salvage }>(), {
  begin: (t, v) => t.call(skillRoll, { seat: v.seat, skill: 'manoeuvre', trial: 'shoals' }, 'rolled'),

  rolled: (t, v, dice) => {
    const { seat } = v;
    const { ship } = playerOf(t.board, seat);
    tellRoll(t, seat, 'manoeuvre', 'shoals', dice);
    if (successes(dice) > 0) return t.go('search');
    ship.hull--;
    t.tell?.('reef.struck', { seat, hull: ship.hull });
    if (ship.hull > 0) return t.done();
    t.tell?.('ship.sunk', { seat });
    return t.call(death, { seat }, 'over');
  },

  // A skull leaves the choice.
  search: (t, v) => {
    const { seat } = v;
    const dice = rollDice(t, 1, 'reef', seat);
    t.tell?.('reef.searched', { seat, dice: faces(dice) });
    if (isSkull(dice[0]!))
      return FINDS.some((find) => isUseful(t.board, seat, find)) ? t.ask(chooseFind, seat, 'chosen') : t.done();
    v.find = FINDS[dice[0]! - 1]!;
    return t.go('find');
  },

  chosen: (t, v, [, find]) => {
    v.find = find;
    return t.go('find');
  },

  find: (t, v) => {
    const b = t.board;
    const { seat } = v;
    const find = v.find!;
    if (!isUseful(b, seat, find)) {
      t.tell?.('reef.useless', { seat, find });
      return t.done();
    }
    t.tell?.('reef.found', { seat, find });
    switch (find) {
      case 'locations/flotsam':
        fishOut(t, seat);
        return mayRedraw(b, seat) ? t.call(drawing, { seat, drawn: find, cards: 1 }, 'over') : t.done();
      case 'locations/arms':
        return t.call(pickWeapon, { seat }, 'over');
      case 'locations/castaway': {
        const { ship } = playerOf(b, seat);
        ship.crew++;
        t.tell?.('reef.manned', { seat, crew: ship.crew });
        return t.done();
      }
      case 'locations/bottle':
        return t.call(acquireRumour, { seat, informant: true }, 'over');
    }
  },

  over: (t) => t.done(),
});

export const chooseFind = question<Searching, Salvage>('location.salvage', 'SEA-m9-01', (o, b, _v, seat) => {
  for (const find of FINDS) o.may(SALVAGE[find]).unless(!isUseful(b, seat, find), 'SEA-m9-01', 'no-use');
});
