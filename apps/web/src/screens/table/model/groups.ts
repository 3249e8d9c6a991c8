import type { OfferView } from '@boucan/table';

export interface Group {
  readonly key: string;
  /** What all its choices speak of first, where the verb alone would make too long a list. */
  readonly noun: string | null;
  readonly offers: readonly OfferView[];
}

/** More than a glance takes in. */
const MANY = 6;

/** Offers by verb, and long lists by their first noun; what is allowed comes first, and what is seldom wanted last. */
export function groupsOf(offers: readonly OfferView[], late: readonly string[] = []): Group[] {
  const isLate = ({ choice }: OfferView): boolean => late.includes(choice[0]);
  const byVerb = Map.groupBy(
    offers.toSorted((a, b) => Number(isLate(a)) - Number(isLate(b))),
    ({ choice }) => choice[0],
  );
  return [...byVerb].flatMap(([verb, all]): Group[] => {
    if (all.length <= MANY || all.some(({ choice }) => typeof choice[1] !== 'string' || choice.length < 3))
      return [{ key: verb, noun: null, offers: allowedFirst(all) }];
    return [...Map.groupBy(all, ({ choice }) => choice[1] as string)].map(([noun, some]) => ({
      key: `${verb} ${noun}`,
      noun,
      offers: allowedFirst(some),
    }));
  });
}

/** Whether all lawful choices could be taken back in the same way, and how; null where they differ. */
export function finalityOf(offers: readonly OfferView[]): OfferView['finality'] {
  const kinds = new Set(offers.flatMap(({ finality }) => finality ?? []));
  return kinds.size === 1 ? ([...kinds][0] ?? null) : null;
}

const allowedFirst = (offers: readonly OfferView[]): OfferView[] =>
  offers.toSorted((a, b) => Math.sign(a.because.length) - Math.sign(b.because.length));
