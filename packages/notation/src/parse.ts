import { type Choice, type Game, LANGS, type Seat, type State } from '@boucan/kernel';
import { firstPosition, type GameRecord, jsonIn, type Played, parseRecord, recordOf } from '@boucan/record';
import { speaker } from '@boucan/words';
import { distinct, FIELDS, type Header, NOTATION } from './header.ts';
import { labels } from './labels.ts';

/** Says in which line of a notation something is wrong, and what could stand there. */
export class NotationError extends Error {
  override name = 'NotationError';

  constructor(line: number, message: string) {
    super(`line ${line}: ${message}`);
  }
}

interface Line {
  readonly at: number;
  readonly text: string;
}

/** The record that a notation tells of. Its moves are found by their words, so it needs the game, in the version that was played. */
export async function parseNotation(text: string, findGame: (id: string) => Promise<Game | undefined>): Promise<GameRecord> {
  const lines = text
    .split(/\r?\n/u)
    .map((text, i): Line => ({ at: i + 1, text }))
    .filter(({ text }) => text.trim() !== '' && !text.startsWith('#') && !/^\s/u.test(text));
  const first = lines.findIndex(({ text }) => /^\d+\. /u.test(text));
  if (first < 0) throw new NotationError(lines.at(-1)?.at ?? 1, 'there is no move, such as “1. Anne: Pass”');
  const header = readHeader(lines.slice(0, first));
  const { terms } = header;
  const game = await findGame(terms.game);
  const { at } = lines[0]!;
  if (game === undefined) throw new NotationError(at, `there is no game ${terms.game}`);
  if (game.version !== terms.version)
    throw new NotationError(at, `${terms.game} has version ${game.version}, and this was played with version ${terms.version}`);
  return recordOf(game, { ...terms, choices: readMoves(game, header, lines.slice(first)) });
}

function readHeader(lines: readonly Line[]): Header {
  const said = new Map<string, unknown>();
  for (const { at, text } of lines) {
    const [, field, value] = /^(\w+): (.+)$/u.exec(text) ?? [];
    if (field === undefined || value === undefined)
      throw new NotationError(at, 'before the first move, a line is “field: value”');
    if (said.has(field)) throw new NotationError(at, `${field} stands there twice`);
    try {
      said.set(field, jsonIn(value));
    } catch {
      throw new NotationError(at, `what stands after ${field} is not JSON`);
    }
  }
  const last = lines.at(-1)?.at ?? 1;
  const { notation, language, ...rest } = Object.fromEntries(said);
  if (notation !== NOTATION) throw new NotationError(last, `notation is not ${NOTATION}`);
  const lang = LANGS.find((one) => one === language);
  if (lang === undefined) throw new NotationError(last, `language is not ${LANGS.join(' or ')}`);
  const stranger = Object.keys(rest).find((field) => !(FIELDS as readonly string[]).includes(field));
  if (stranger !== undefined) throw new NotationError(last, `${stranger} does not belong into a notation`);
  return { notation, language: lang, terms: checked(rest, last) };
}

/** What comes of the moves stands in no notation: with something in its place, the fields are checked as those of a record. */
const TO_COME = { commitment: '0'.repeat(64), choices: [], result: { winners: [], scores: [], end: '' }, hash: '0'.repeat(16) };

function checked(fields: { readonly [field: string]: unknown }, at: number): Header['terms'] {
  const formatVersion = fields.dice === undefined ? 1 : fields.players === undefined ? 2 : 3;
  try {
    const { choices: _, ...terms } = parseRecord({ format: 'boucan-record', formatVersion, ...TO_COME, ...fields });
    return terms;
  } catch (error) {
    throw new NotationError(at, (error as Error).message);
  }
}

function readMoves(game: Game, { language, terms }: Header, lines: readonly Line[]): Played['choices'] {
  const names = distinct(terms.names);
  const words = speaker(game, language, names);
  let state: State<unknown> = firstPosition(game, terms.secret, terms);
  return lines.map(({ at, text }, i): readonly [Seat, Choice] => {
    const asked = state.asked.filter(({ answer }) => answer === null).map(({ seat }) => seat);
    if (asked.length === 0) throw new NotationError(at, 'the game is over by then');
    const before = (seat: Seat): string => `${i + 1}. ${names[seat]}: `;
    const seat = asked.find((one) => text.startsWith(before(one)));
    if (seat === undefined) throw new NotationError(at, `move ${i + 1} begins with “${asked.map(before).join('” or “')}”`);
    const offered = labels(game, state, seat, words);
    const choice = offered.get(text.slice(before(seat).length).trimEnd());
    if (choice === undefined)
      throw new NotationError(at, `${names[seat]} can choose: ${[...offered.keys()].slice(0, SHOWN).join('; ')}`);
    const outcome = game.play(state, seat, choice);
    if (outcome.refused !== undefined) throw new NotationError(at, 'this is not allowed');
    state = outcome.state;
    return [seat, choice];
  });
}

/** So many choices are named where none of them was meant. */
const SHOWN = 20;
