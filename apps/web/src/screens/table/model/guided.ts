// Which help is of use now.
import type { Seat } from '@boucan/kernel';
import type { Notice, OfferView, TableView } from '@boucan/table';
import type { Guide, GuideText } from '../../../boards/board.ts';
import type { Fresh } from '../../../table/source.ts';

/** What has happened that may need a word of help: the line of the log that told it last, by event. */
export type Heard = Readonly<Record<string, number>>;

/** What these lines add to it. Of what is help only for whoever it happens to (`own`), the troubles of others are left out. */
export function hear(heard: Heard, lines: readonly Fresh[], mine: Seat | null, own: readonly string[] = []): Heard {
  const more = lines.flatMap(({ n, events }) =>
    events.flatMap(({ event, with: w }) => (own.includes(event) && w.seat !== mine ? [] : [[event, n] as const])),
  );
  return more.length === 0 ? heard : { ...heard, ...Object.fromEntries(more) };
}

/** The line of the log that my last choice wrote; to let something pass (`passing`) is none. */
export const lastChoiceOf = (notices: readonly Notice[], mine: Seat | null, passing: readonly string[] = []): number =>
  notices.findLast(({ what }) => what.type === 'chose' && what.seat === mine && !passing.includes(String(what.choice?.[0] ?? '')))
    ?.n ?? 0;

/** What may be chosen, as moments of help: `may visit`, and with the first thing it is about, `may exchange brig`. */
export const mayOf = (offers: readonly OfferView[]): string[] => [
  ...new Set(
    offers.flatMap(({ because, choice: [verb, thing] }) =>
      because.length > 0 ? [] : [`may ${verb}`, ...(thing === undefined ? [] : [`may ${verb} ${thing}`])],
    ),
  ),
];

/**
 * Help for what is asked, for what may be chosen, then for what has happened; whoever has chosen since has no more use for that. Moments
 * with the same text are one, and have the name of the first.
 */
export function helpFor(
  guide: Guide,
  asked: Pick<NonNullable<TableView['asked']>, 'question' | 'offers'> | null,
  heard: Heard,
  since: number,
): (readonly [string, GuideText])[] {
  const events = Object.keys(heard).filter((event) => heard[event]! >= since);
  const keys = asked === null ? events : [asked.question, ...mayOf(asked.offers), ...events];
  const all = Object.entries(guide.moments);
  const found = keys.flatMap((key) => {
    const text = guide.moments[key];
    return text === undefined ? [] : [all.find(([, one]) => one === text)!];
  });
  return [...new Map(found)];
}
