// Where the ship gets, cell by cell, and the choices that bring her there.
import { type Choice, choice } from '@boucan/kernel';
import { nextTo, turned, type VoyageView } from '../content.ts';

export interface Way {
  readonly cost: number;
  /** What is chosen on the way: a cell ahead, or a turn on the spot. */
  readonly steps: readonly Choice[];
  /** The cells she passes, her own first. */
  readonly cells: readonly number[];
  /** How she heads at the end. */
  readonly heading: number;
}

/** The ways that the view names, by the cell where they lead. */
export function waysOf({ ship, reach }: Pick<VoyageView, 'ship' | 'reach'>): ReadonlyMap<number, Way> {
  return new Map(
    reach.map(([to, named]) => {
      const cells = [ship.cell];
      const steps = Array.from(named.matchAll(/(.)(.)/gu), ([, letter, digit]) => {
        const heading = Number(digit);
        if (letter === 'a') cells.push(nextTo(cells.at(-1)!, heading));
        return choice(letter === 'a' ? 'advance' : 'turn', heading);
      });
      return [to, { cost: steps.length, steps, cells, heading: Number(named.at(-1)) }];
    }),
  );
}

export type Leg = 'ahead' | 'port' | 'starboard' | 'turnPort' | 'turnStarboard';

/** The same in a sailor's words, leg by leg. */
export function legsOf(way: Way, heading: number): readonly Leg[] {
  let bow = heading;
  return way.steps.map(([verb, to]): Leg => {
    const side = to === bow ? 'ahead' : to === turned(bow, -1) ? 'port' : 'starboard';
    bow = to as number;
    if (verb === 'advance') return side;
    return side === 'port' ? 'turnPort' : 'turnStarboard';
  });
}
