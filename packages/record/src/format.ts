import type { Choice, Result, Seat } from '@boucan/kernel';
import type { Terms } from './chance.ts';
import type { DiceStep } from './dice.ts';

/** A finished match with everything that is needed to play it again. `docs/record-format.md` describes it. */
export interface GameRecord extends Terms {
  readonly format: 'boucan-record';
  readonly formatVersion: 1 | 2 | 3; // 1: without `dice`; up to 2 without `rules`, `players` and the step that seals them
  readonly names: readonly string[]; // by seat; free text, and the only part that proves nothing
  readonly commitment: string;
  readonly secret: string;
  readonly choices: readonly Recorded[];
  readonly result: Result;
  readonly hash: string; // of the last position
}

/** Who chose what, and eight digits that stand for this and for the position it led to. */
export type Recorded = readonly [seat: Seat, choice: Choice, check: string];

export const CHECK_DIGITS = 8;

/** Longest text in a record, in characters. Writers stay below it; a page would freeze on longer ones. */
const LONGEST = 120;
/** More than any game seats. */
const MOST_SEATS = 20;
/** A message names a field, and a field may be called anything. */
const LONGEST_MESSAGE = 200;

/** Says in one line which field is not as it should be. */
export class RecordError extends Error {
  override name = 'RecordError';

  constructor(message: string) {
    super(message.length > LONGEST_MESSAGE ? `${message.slice(0, LONGEST_MESSAGE)}…` : message);
  }
}

type Check = (value: unknown, field: string) => void;

const is =
  (holds: (value: unknown) => boolean, what: string): Check =>
  (value, field) => {
    if (!holds(value)) throw new RecordError(`${field} is not ${what}`);
  };
/** The same for texts that are not too long. */
const short =
  (check: Check): Check =>
  (value, field) => {
    check(value, field);
    if (typeof value === 'string' && value.length > LONGEST)
      throw new RecordError(`${field} is longer than ${LONGEST} characters`);
  };
const text = short(is((v) => typeof v === 'string', 'a text'));
const whole = is((v) => Number.isSafeInteger(v) && (v as number) >= 0, 'a whole number');
const finite = is(Number.isFinite, 'a number');
const hex = (digits: number): Check =>
  is((v) => typeof v === 'string' && v.length === digits && /^[0-9a-f]*$/u.test(v), `${digits} lower-case hex digits`);
const just = (only: string | number): Check => is((v) => v === only, JSON.stringify(only));
const noun = short(is((v) => typeof v === 'string' || Number.isFinite(v), 'a text or a number'));
const optionValue = short(is((v) => typeof v === 'string' || typeof v === 'boolean' || Number.isFinite(v), 'an option’s value'));
const array = is(Array.isArray, 'a list');
const object = is((v) => typeof v === 'object' && v !== null && !Array.isArray(v), 'an object');

const orNull =
  (check: Check): Check =>
  (value, field) => {
    if (value !== null) check(value, field);
  };
const listOf =
  (each: Check): Check =>
  (value, field) => {
    array(value, field);
    for (const [i, one] of (value as unknown[]).entries()) each(one, `${field}[${i}]`);
  };
const recordOf =
  (each: Check): Check =>
  (value, field) => {
    object(value, field);
    for (const [key, one] of Object.entries(value as object)) each(one, `${field}.${key}`);
  };
const tuple =
  (...checks: readonly Check[]): Check =>
  (value, field) => {
    is((v) => Array.isArray(v) && v.length === checks.length, `a list of ${checks.length}`)(value, field);
    for (const [i, check] of checks.entries()) check((value as unknown[])[i], `${field}[${i}]`);
  };
const shape =
  (fields: { readonly [name: string]: Check }): Check =>
  (value, field) => {
    object(value, field);
    const at = (name: string) => (field === 'the record' ? name : `${field}.${name}`);
    for (const [name, check] of Object.entries(fields)) {
      if (!Object.hasOwn(value as object, name)) throw new RecordError(`${at(name)} is missing`);
      check((value as Record<string, unknown>)[name], at(name));
    }
    for (const name of Object.keys(value as object))
      if (!Object.hasOwn(fields, name)) throw new RecordError(`${at(name)} does not belong into a record`);
  };

const choice: Check = (value, field) => {
  listOf(noun)(value, field);
  text((value as unknown[])[0], `${field}[0]`);
};

const step: Check = (value, field) => {
  tuple(
    whole,
    is((v) => v === 'server' || Number.isSafeInteger(v), 'a seat or "server"'),
    text,
    text,
  )(value, field);
  const [, by, does, what] = value as DiceStep;
  if (does === 'commits' || (does === 'seals' && by === 'server')) hex(64)(what, `${field}[3]`);
  else if (does === 'reveals' && by !== 'server') hex(32)(what, `${field}[3]`);
  else if (does === 'is-silent' && by !== 'server') just('')(what, `${field}[3]`);
  else throw new RecordError(`${field}[2] is not something that ${by === 'server' ? 'the server' : 'a seat'} does`);
};

const fields = {
  format: just('boucan-record'),
  formatVersion: is((v) => v === 1 || v === 2 || v === 3, '1, 2 or 3'),
  game: text,
  version: whole,
  packs: listOf(text),
  options: recordOf(optionValue),
  seats: is((v) => Number.isSafeInteger(v) && (v as number) >= 0 && (v as number) <= MOST_SEATS, `a number up to ${MOST_SEATS}`),
  names: listOf(text),
  commitment: hex(64),
  entropy: listOf(hex(32)),
  secret: hex(64),
  choices: listOf(tuple(whole, choice, hex(CHECK_DIGITS))),
  result: shape({ winners: listOf(whole), scores: listOf(finite), end: text }),
  hash: hex(16),
} as const;
const withDice = { ...fields, dice: listOf(step) } as const;
const records = {
  1: shape(fields),
  2: shape(withDice),
  3: shape({ ...withDice, rules: orNull(hex(64)), players: listOf(orNull(text)) }),
};

/** The record in this JSON value, or a `RecordError` that names the field. */
export function parseRecord(json: unknown): GameRecord {
  object(json, 'the record');
  const { formatVersion } = json as { readonly formatVersion?: unknown };
  records[formatVersion === 1 || formatVersion === 2 ? formatVersion : 3](json, 'the record');
  const parsed = json as GameRecord;
  for (const field of ['names', 'entropy', 'players'] as const) {
    const { length = parsed.seats } = parsed[field] ?? {};
    if (length !== parsed.seats) throw new RecordError(`${field} has ${length} entries for ${parsed.seats} seats`);
  }
  const isSealed = parsed.dice?.some(([, , does]) => does === 'seals') ?? false;
  if (isSealed !== (parsed.formatVersion === 3))
    throw new RecordError(
      `dice ${isSealed ? 'seal' : 'do not seal'} what was agreed, in a record of format ${parsed.formatVersion}`,
    );
  return parsed;
}

/** The record as it is written to a file: a line a field, a line a choice. */
export function printRecord(record: GameRecord): string {
  const lines = (list: readonly unknown[]) => `[\n${list.map((one) => `    ${JSON.stringify(one)}`).join(',\n')}\n  ]`;
  const fields = Object.entries(record).map(
    ([name, value]) =>
      `  ${JSON.stringify(name)}: ${name === 'choices' || name === 'dice' ? lines(value as readonly unknown[]) : JSON.stringify(value)}`,
  );
  return `{\n${fields.join(',\n')}\n}\n`;
}
