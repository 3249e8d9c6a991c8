import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Failure } from './run-laws.ts';

/**
 * Writes down where a law was broken, so that the match can be played again up to there:
 * `{ format: 'boucan-failure', game, version, config, seed, choices: [[seat, [verb, …nouns]], …], law, message }`.
 * The seed is the text whose `seedOf` set up the match. Gives the name of the file.
 */
export function saveFailure(dir: string, { game, version, config, seed, choices, law, message }: Failure): string {
  const file = join(dir, `${game}-${law}-${config.seats}p-${seed.replaceAll(/[^\w.-]/gu, '_')}.json`);
  mkdirSync(dir, { recursive: true });
  writeFileSync(file, `${JSON.stringify({ format: 'boucan-failure', game, version, config, seed, choices, law, message })}\n`);
  return file;
}
