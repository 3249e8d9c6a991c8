// Animals: on a sailor's hat they help once a round.   NAS-ANIMAL
import type { Seat } from '@boucan/kernel';
import { type Nassau, type Ship, shipOf } from '../board.ts';
import { ANIMALS, type Animal } from '../content/animals.ts';
import { MOST } from '../content/gains.ts';
import type { Tools } from './tools.ts';

/** Face up and on a sailor.   NAS-ANIMAL-09, NAS-ANIMAL-03 */
export const isReady = (s: Ship, animal: Animal): boolean => s.animals[animal] === 'ready';
export const owns = (s: Pick<Ship, 'animals'>, animal: Animal): boolean => s.animals[animal] !== undefined;

/** A used animal is turned over until the end of the round.   NAS-ANIMAL-09 */
export function useAnimal(t: Tools, seat: Seat, animal: Animal): void {
  shipOf(t.board, seat).animals[animal] = 'used';
  t.tell?.('animal.used', { seat, animal });
}

export function animalsOf(s: Pick<Ship, 'animals'>): number {
  let n = 0;
  for (const _animal in s.animals) n++;
  return n;
}

const isIdle = (s: Ship, animal: Animal): boolean => s.animals[animal] === 'idle' || s.animals[animal] === 'idle-used';
export const idleOf = (s: Ship): Animal[] => ANIMALS.filter((animal) => isIdle(s, animal));

/** Animals on a sailor's hat: as many as there are sailors for.   NAS-INV-16 */
export const seatedOf = (s: Ship): Animal[] => ANIMALS.filter((animal) => owns(s, animal) && !isIdle(s, animal));

/** A new animal goes on a free sailor; without one, on an empty place, where it waits for a sailor.   NAS-ANIMAL-02, NAS-ANIMAL-03 */
export const adopt = (s: Ship, animal: Animal): void => {
  s.animals[animal] = seatedOf(s).length < s.sailors ? 'ready' : 'idle';
};

/** A sailor goes under an animal that waits for one; it can be used at once.   NAS-ANIMAL-04 */
export const seatAnimal = (t: Tools, seat: Seat, animal: Animal): void => {
  const { animals } = shipOf(t.board, seat);
  animals[animal] = animals[animal] === 'idle' ? 'ready' : 'used';
  t.tell?.('animal.seated', { seat, animal });
};

/** Its sailor is gone, and no other is free.   NAS-Q-69 */
export const unseatAnimal = (t: Tools, seat: Seat, animal: Animal): void => {
  const { animals } = shipOf(t.board, seat);
  animals[animal] = animals[animal] === 'ready' ? 'idle' : 'idle-used';
  t.tell?.('animal.unseated', { seat, animal });
};

/** Never more than five, and no two of one kind.   NAS-ANIMAL-05, NAS-ANIMAL-06 */
const mayTake = (s: Ship, animal: Animal | null): animal is Animal => animal !== null && !owns(s, animal);

/** The kinds he may take from the mountains, from left to right.   NAS-ANIMAL-01 */
export function onOffer(b: Nassau, s: Ship): Animal[] {
  if (animalsOf(s) >= MOST.animals) return [];
  return b.mountains.filter((animal, i): animal is Animal => mayTake(s, animal) && b.mountains.indexOf(animal) === i);
}

function hasOneFor(s: Ship, animals: readonly (Animal | null)[]): boolean {
  for (let i = 0; i < animals.length; i++) if (mayTake(s, animals[i]!)) return true;
  return false;
}

/** Whether there is an animal for him: on the mountains, or one that a search of the pile would find.   NAS-Q-32 */
export const canAdopt = (b: Nassau, s: Ship): boolean =>
  animalsOf(s) < MOST.animals && (hasOneFor(s, b.mountains) || hasOneFor(s, b.pile));

/** A new animal is shown on this mountain; none if the pile is empty.   NAS-ANIMAL-11 */
export function reveal(t: Tools, mountain: number): void {
  const { pile, mountains } = t.board;
  const animal = pile.length === 0 ? null : t.draw(pile, 'animal', -1);
  mountains[mountain] = animal;
  if (animal !== null) t.tell?.('animal.shown', { animal });
}

export function takeFromMountain(t: Tools, seat: Seat, animal: Animal): void {
  const { mountains } = t.board;
  const mountain = mountains.indexOf(animal);
  const s = shipOf(t.board, seat);
  adopt(s, animal);
  t.tell?.('animal.taken', { seat, animal, active: isReady(s, animal) ? 1 : 0 });
  reveal(t, mountain);
}

/**
 * He owns all that are shown: the leftmost is replaced until a new kind appears, which is his. What was set aside goes back
 * into the pile, and the place is filled again.   NAS-ANIMAL-07, NAS-ANIMAL-08
 */
export function searchPile(t: Tools, seat: Seat): void {
  const b = t.board;
  const s = shipOf(b, seat);
  const leftmost = b.mountains.findIndex((animal) => animal !== null);
  const aside: Animal[] = leftmost < 0 ? [] : [b.mountains[leftmost]!];
  let found = t.draw(b.pile, 'animal', -1);
  while (owns(s, found)) {
    aside.push(found);
    found = t.draw(b.pile, 'animal', -1);
  }
  t.tell?.('animal.searched', { seat, animals: aside });
  adopt(s, found);
  t.tell?.('animal.taken', { seat, animal: found, active: isReady(s, found) ? 1 : 0 });
  b.pile.push(...aside);
  reveal(t, Math.max(0, leftmost));
}

/** Face up again at the end of the round.   NAS-ANIMAL-10 */
export function wake(s: Ship): void {
  for (const animal of ANIMALS) {
    const perch = s.animals[animal];
    if (perch === 'used') s.animals[animal] = 'ready';
    else if (perch === 'idle-used') s.animals[animal] = 'idle';
  }
}
