// What a post would bring somebody: dice, cells, points, each with its causes.
import type { Caused } from '../../parts/sum.tsx';
import { type Person, type Post, quantities, type VoyageView } from '../content.ts';

export interface Brings {
  readonly kind: 'dice' | 'cells' | 'points';
  /** What it is for: a name the speaker knows. */
  readonly what: string;
  readonly of: Caused;
}

const dice = (what: string, count: (why: quantities.Cause[]) => number): Brings => ({
  kind: 'dice',
  what,
  of: quantities.summed(count),
});

export function bringsAt(b: VoyageView, p: Person, post: Post): readonly Brings[] {
  switch (post) {
    case 'helm':
      return [dice('helm', (why) => quantities.helmDice(b, p, why))];
    case 'rigging':
      return [dice('rigging', (why) => quantities.sailDice(p, why))];
    case 'bridge':
      return [{ kind: 'points', what: 'harangue', of: quantities.summed((why) => quantities.harangue(b, p, why)) }];
    case 'crows-nest':
      return [{ kind: 'cells', what: 'lookout', of: quantities.summed((why) => quantities.sightOf(b, { ...p, post }, why)) }];
    case 'forecastle':
      return [dice('chart', (why) => quantities.chartDice(b, p, why))];
    case 'main-deck': {
      const work = [dice('clean', (why) => quantities.deckDice(b, p, why))];
      const lying = b.people.some((q) => q.post === 'infirmary') || b.groups.some((g) => g.post === 'infirmary');
      return lying ? [...work, dice('heal', (why) => quantities.healDice(b, p, why))] : work;
    }
    case 'gun-deck':
      return [{ kind: 'dice', what: 'cannon', of: { value: 1, causes: [{ by: 1, what: 'cannon' }] } }];
    case 'boarding':
      return [dice('melee', (why) => quantities.fightDice(b, p, 'melee', false, why))];
    case 'swivel':
      return [dice('swivel', (why) => quantities.swivelDice(b, p, why))];
    default:
      return [];
  }
}
