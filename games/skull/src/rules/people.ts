// Pirates and allies come aboard.
import type { Seat } from '@boucan/kernel';
import type { Person, Tools } from '../board.ts';
import { type ClassId, startingDestiny } from '../content/characters.ts';

export const newPerson = (cls: ClassId, owner: Seat, number: number): Person => ({
  cls,
  owner,
  number,
  post: 'cabins',
  sail: 0,
  trust: 0,
  wounds: 0,
  destiny: number > 0 ? 0 : startingDestiny(cls),
  done: false,
  laid: false,
  barred: false,
  since: 0,
  used: 0,
  half: false,
});

/** Numbered from 1.   SKU-SOLO-02 */
export function hire(t: Tools, seat: Seat): void {
  const b = t.board;
  const cls = t.draw(b.classes, 'ally', seat);
  const number = [1, 2, 3, 4].find((n) => !b.people.some((p) => p.number === n))!;
  b.people.push(newPerson(cls, seat, number));
  t.tell?.('ally.hired', { seat, who: cls, number });
}
