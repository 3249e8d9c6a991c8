import { type Choice, type Config, type Game, type Seat, type State, seedOf, type Told } from '@boucan/kernel';
import { firstPosition, type GameRecord, parseRecord, RecordError, verify } from '@boucan/record';
import { BadInput } from './arguments.ts';
import { readMatch } from './files.ts';
import { findGame, GAME_IDS } from './games.ts';

/** A match out of a file, ready to be played again. */
export interface Opened {
  readonly game: Game;
  readonly seats: number;
  /** By seat; a file written by the laws knows no names. */
  readonly names: readonly string[] | undefined;
  readonly choices: readonly (readonly [Seat, Choice, ...unknown[]])[];
  begin(told: Told[]): State<unknown>;
  /** What is to be said after the last choice: which law is broken there. */
  readonly remark: string | undefined;
  /** Whether the file holds what it claims to hold. */
  readonly holds: boolean;
  /** The record, if it is one and holds. */
  readonly record: GameRecord | null;
}

/** Opens a game record, or what `boucan laws` saved of a broken law. */
export async function openMatch(file: string): Promise<Opened> {
  const json = (await readMatch(file)) as { readonly format?: unknown; readonly game?: unknown } | null;
  const open = json?.format === 'boucan-record' ? openRecord : json?.format === 'boucan-failure' ? openFailure : undefined;
  if (json === null || open === undefined) throw new BadInput(`${file} is neither a game record nor a saved failure`);
  const game = await findGame(String(json.game));
  if (game === undefined) throw new BadInput(`${file}: there is no game ${json.game}; there are ${GAME_IDS.join(', ')}`);
  try {
    return open(game, json);
  } catch (error) {
    throw error instanceof RecordError ? new BadInput(`${file}: ${error.message}`) : error;
  }
}

/** A record that does not hold is opened up to the choice that is wrong. */
function openRecord(game: Game, json: object): Opened {
  const record = parseRecord(json);
  const verdict = verify(game, record);
  if (!verdict.ok && verdict.at === undefined) throw new RecordError(verdict.message);
  return {
    game,
    seats: record.seats,
    names: record.names,
    choices: verdict.ok ? record.choices : record.choices.slice(0, verdict.at! - 1),
    begin: (told) => firstPosition(game, record.secret, record, told),
    remark: verdict.ok ? undefined : verdict.message,
    holds: verdict.ok,
    record: verdict.ok ? record : null,
  };
}

/** What `saveFailure` writes. */
interface Failure {
  readonly config: Config;
  readonly seed: string;
  readonly choices: readonly (readonly [Seat, Choice])[];
  readonly law: string;
  readonly message: string;
}

function isFailure(json: object): json is Failure {
  const { config, seed, choices, law, message } = json as Partial<Failure>;
  const isMove = (move: unknown): boolean => Array.isArray(move) && Number.isInteger(move[0]) && Array.isArray(move[1]);
  return (
    [seed, law, message].every((text) => typeof text === 'string') &&
    typeof config === 'object' &&
    Array.isArray(choices) &&
    choices.every(isMove)
  );
}

function openFailure(game: Game, json: object): Opened {
  if (!isFailure(json) || game.whyNotStart(json.config).length > 0) throw new RecordError('this failure cannot be played again');
  const { config, seed, choices, law, message } = json;
  return {
    game,
    seats: config.seats,
    names: undefined,
    choices,
    begin: (told) => game.setup(config, seedOf(seed), told),
    remark: `${law}: ${message}`,
    holds: true,
    record: null,
  };
}
