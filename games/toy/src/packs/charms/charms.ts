// What the pack lays on the board: a charm in every fist, the rest in a bag, and a parrot that sits with somebody or nobody.
import { bagOf, nobody, owner, part, type Seat, takeAny, takeOut } from '@boucan/kernel';
import type { DuelBoard } from '../../board.ts';

/** The eight charms, and what each adds to a blow. */
export const CHARMS = { feather: 1, tooth: 2 } as const;
export type Charm = keyof typeof CHARMS;
const BAG: Readonly<Record<Charm, number>> = { feather: 4, tooth: 4 };

export interface Charms {
  fists: (Charm | null)[]; // by seat; null when it has been laid down. Only its owner sees it
  bag: Charm[]; // nobody sees it
  laid: Charm[]; // laid down, face up
  bonus: number; // what the charm just laid down adds to the blow
  parrot: Seat | null; // with whom it sits
}

export interface CharmsView {
  readonly fists: readonly (Charm | 'hidden' | null)[];
  readonly laid: readonly Charm[];
  readonly bonus: number;
  readonly parrot: Seat | null;
}

const unseen = (gone: readonly (Charm | null)[]): Charm[] => {
  const bag = bagOf(BAG);
  for (const charm of gone) if (charm !== null) takeOut(bag, charm);
  return bag;
};

export const charmed = part<DuelBoard, Charms, CharmsView>('charms', {
  // Everybody draws a charm in secret.   TOY-14
  setup(config, rng) {
    const bag = bagOf(BAG);
    return {
      fists: Array.from({ length: config.seats }, () => takeAny(rng, bag)),
      bag,
      laid: [],
      bonus: 0,
      parrot: null,
    };
  },
  clone: (c) => ({ fists: c.fists.slice(), bag: c.bag.slice(), laid: c.laid.slice(), bonus: c.bonus, parrot: c.parrot }),
  look: (c, who) => ({
    fists: c.fists.map((charm, seat) => (charm === null || seat === who ? charm : 'hidden')),
    laid: c.laid.slice(),
    bonus: c.bonus,
    parrot: c.parrot,
  }),
  imagine(seen, rng) {
    const bag = unseen([...seen.laid, ...seen.fists.map((charm) => (charm === 'hidden' ? null : charm))]);
    return {
      fists: seen.fists.map((charm) => (charm === 'hidden' ? takeAny(rng, bag) : charm)),
      bag,
      laid: seen.laid.slice(),
      bonus: seen.bonus,
      parrot: seen.parrot,
    };
  },
  knows: {
    fists: { bySeat: owner('charm') },
    bag: nobody('charm'),
    laid: 'all',
    bonus: 'all',
    parrot: 'all',
  },
  faults(c) {
    const all = [...c.bag, ...c.laid, ...c.fists.filter((charm) => charm !== null)];
    return all.sort().join() === bagOf(BAG).sort().join() ? [] : [`the charms are ${all.join()}`];
  },
});
