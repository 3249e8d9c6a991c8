import type { Game, Lang, Mixture, OptionValue, Reason } from '@boucan/kernel';
import type { Clock, Hours, Visibility } from '@boucan/table';
import { suggestedName } from '../../net/session.ts';
import type { Sitter } from './sitters.ts';

export type Where = 'online' | 'device';
export type Openness = Exclude<Visibility, 'local'>;

/** A table as it is being thought up. */
export interface Draft {
  readonly where: Where;
  readonly sitters: readonly Sitter[];
  readonly packs: readonly string[];
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly pace: Pace;
  /** Where time is counted in days: the hours in which it counts, and the days off a year. */
  readonly hours: Hours | null;
  readonly holidays: number;
  readonly openness: Openness;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

export const PACES = {
  none: { kind: 'none' },
  brisk: { kind: 'live', bank: 5 * MINUTE, increment: 10_000 },
  steady: { kind: 'live', bank: 15 * MINUTE, increment: 20_000 },
  daily: { kind: 'days', perMove: DAY },
  patient: { kind: 'days', perMove: 3 * DAY },
  weekly: { kind: 'days', perMove: 7 * DAY },
} as const satisfies Record<string, Clock>;
export type Pace = keyof typeof PACES;

/** The clock of a draft. */
export function clockOf({ pace, hours, holidays }: Pick<Draft, 'pace' | 'hours' | 'holidays'>): Clock {
  const clock = PACES[pace];
  if (clock.kind !== 'days') return clock;
  return { ...clock, ...(hours !== null && { hours }), ...(holidays > 0 && { holidays }) };
}

/** The pace at which a clock runs, whatever its hours; null if nobody here would set it so. */
export function paceOf(clock: Clock): Pace | null {
  const { hours: _, holidays: __, ...time } = { hours: null, holidays: 0, ...clock };
  const same = (pace: Pace): boolean =>
    JSON.stringify(Object.entries(PACES[pace]).sort()) === JSON.stringify(Object.entries(time).sort());
  return (Object.keys(PACES) as Pace[]).find(same) ?? null;
}

const bot = (): Sitter => ({ kind: 'bot', level: 'level3', temper: 'any' });

/** Three make a good table, where fewer could play as well. */
const COMPANY = 3;

/** `company`: who sits on the other seats, unless somebody thinks otherwise. */
export function firstDraft(game: Game, where: Where, name: string, company: () => Sitter = bot): Draft {
  const seats = Math.max(game.seats[0], Math.min(COMPANY, game.seats[1]));
  const others = Array.from({ length: seats - 1 }, company);
  return {
    where,
    sitters: [{ kind: 'me', name }, ...others],
    packs: [],
    options: { ...game.agreed({ seats }).options },
    pace: 'none',
    hours: null,
    holidays: 0,
    openness: 'unlisted',
  };
}

/** The same draft for more or fewer seats. */
export function resized(game: Game, draft: Draft, seats: number, company: () => Sitter = bot): Draft {
  const added = Array.from({ length: Math.max(0, seats - draft.sitters.length) }, company);
  const sitters = [...draft.sitters, ...added].slice(0, seats);
  return startable(game, { ...draft, sitters });
}

/** The same draft with this pack, or without it if it was there. */
export const withPack = (game: Game, draft: Draft, pack: string): Draft =>
  startable(game, { ...draft, packs: switched(draft.packs, pack) });

const switched = (packs: readonly string[], pack: string): readonly string[] =>
  packs.includes(pack) ? packs.filter((one) => one !== pack) : [...packs, pack];

/** The same draft with the packs of a mixture and what it agrees on; what another one has agreed on is forgotten. */
export function withMixture(game: Game, draft: Draft, mixture: Mixture): Draft {
  const defaults = game.agreed({ seats: draft.sitters.length }).options;
  const settled = (game.def.mixtures ?? []).flatMap(({ options }) => Object.keys(options ?? {}));
  const options = { ...draft.options, ...Object.fromEntries(settled.map((id) => [id, defaults[id]!])), ...mixture.options };
  return startable(game, { ...draft, packs: mixture.packs, options });
}

/** Whether a draft is as this mixture would have it. */
export const isMixture = ({ packs, options }: Draft, mixture: Mixture): boolean =>
  packs.length === mixture.packs.length &&
  packs.every((pack) => mixture.packs.includes(pack)) &&
  Object.entries(mixture.options ?? {}).every(([id, value]) => options[id] === value);

/** Why this pack cannot be put in, or left out, as things are. */
export const whyNotSwitch = (game: Game, { sitters, packs }: Draft, pack: string): readonly Reason[] =>
  game.whyNotStart({ seats: sitters.length, packs: switched(packs, pack) });

/** What was agreed, except for what makes no sense with so many seats: that goes. */
function startable(game: Game, draft: Draft): Draft {
  const seats = draft.sitters.length;
  const packs = [...draft.packs];
  while (packs.length > 0 && !possible(game, seats, packs, {})) packs.pop();
  const options = Object.fromEntries(
    game.optionsWith(packs).map(({ id, values }) => {
      const agreed = draft.options[id] ?? values[0]!;
      return [id, possible(game, seats, packs, { [id]: agreed }) ? agreed : values[0]!];
    }),
  );
  return { ...draft, packs, options };
}

/** Whether a match could start like this. */
export const possible = (game: Game, seats: number, packs: readonly string[], options: Draft['options']): boolean =>
  game.whyNotStart({ seats, packs, options }).length === 0;

export const friend = (lang: Lang): Sitter => ({ kind: 'friend', name: suggestedName(lang) });
