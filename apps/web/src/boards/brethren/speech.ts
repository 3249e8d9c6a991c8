// What the things on this board say of themselves, each with its rule.
import type { Card, Ship } from '@boucan/brethren';
import { type CardKind, DOUBLOONS, KIND, POSITION } from '@boucan/brethren/content/deck';
import type { RuleId } from '@boucan/kernel';
import { type Says, says } from '@boucan/words';
import type { Speaking } from '../parts/speaks.ts';
import { en } from './speech.en.ts';
import { fr } from './speech.fr.ts';

export const words = { en, fr };
export type Tells = Says<typeof en>;
export const tellIn = says(words);

const ABOUT: Readonly<Record<CardKind, RuleId>> = {
  chest: 'BRE-WIN-02',
  cannon: 'BRE-CANNON-01',
  musket: 'BRE-MUSKET-01',
  marked: 'BRE-SHARE-02',
  doubloons: 'BRE-SHARE-04',
};

/** What a card does, wherever it lies. */
export function ofCard(tell: Tells, card: Card, name: string, not?: string): Speaking {
  const kind = KIND[card];
  const n = kind === 'marked' ? POSITION[card] : DOUBLOONS[card];
  return { name, words: kind === 'marked' || kind === 'doubloons' ? tell(kind, { n }) : tell(kind), rule: ABOUT[kind], not };
}

export const ofShip = (tell: Tells, ship: Ship, name: string, not?: string): Speaking => ({
  name,
  words: tell(ship),
  rule: 'BRE-FLEET-01',
  not,
});
