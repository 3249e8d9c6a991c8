// What the twelve look like: drawn by us, from a few parts.
import type { ClassId } from '../content.ts';

export type Hat = 'tricorne' | 'bandana' | 'hood' | 'top' | 'cap' | 'toque' | 'scarf' | 'wide' | 'none';

export interface Face {
  readonly skin: 0 | 1 | 2 | 3;
  readonly hair: 0 | 1 | 2 | 3;
  readonly hat: Hat;
  readonly coat: 'red' | 'green' | 'blue' | 'violet' | 'amber' | 'umber' | 'slate' | 'pine' | 'gold' | 'wine';
  readonly beard?: 'full' | 'moustache' | 'stubble';
  readonly long?: true; // hair to the shoulders
  readonly patch?: true;
  readonly paint?: true; // white on the face
  readonly scar?: true;
  readonly young?: true;
}

export const FACES: Readonly<Record<ClassId, Face>> = {
  'sea-dog': { skin: 1, hair: 3, hat: 'tricorne', coat: 'blue', beard: 'full' },
  assassin: { skin: 1, hair: 0, hat: 'hood', coat: 'slate', scar: true },
  'look-out': { skin: 2, hair: 0, hat: 'bandana', coat: 'amber', beard: 'stubble' },
  gunner: { skin: 0, hair: 1, hat: 'wide', coat: 'umber', beard: 'moustache', patch: true },
  surgeon: { skin: 0, hair: 1, hat: 'none', coat: 'pine', beard: 'moustache' },
  'voodoo-man': { skin: 3, hair: 0, hat: 'top', coat: 'violet', paint: true },
  freedman: { skin: 3, hair: 0, hat: 'none', coat: 'green', beard: 'full' },
  witch: { skin: 2, hair: 0, hat: 'scarf', coat: 'violet', long: true },
  'cabin-boy': { skin: 0, hair: 2, hat: 'cap', coat: 'gold', young: true },
  cook: { skin: 1, hair: 1, hat: 'toque', coat: 'red', beard: 'stubble' },
  'captains-daughter': { skin: 0, hair: 1, hat: 'tricorne', coat: 'wine', long: true },
  avenger: { skin: 2, hair: 0, hat: 'wide', coat: 'slate', scar: true, beard: 'moustache', long: true },
};
