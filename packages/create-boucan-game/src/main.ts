#!/usr/bin/env node
// `npm create boucan-game NAME`: writes a game that can be played, tested and served at once.
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { createGame } from './create.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { folder: { type: 'string' }, from: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
});

async function asked(): Promise<string> {
  if (!process.stdin.isTTY) throw new Error('give the game a name: npm create boucan-game pebbles');
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  const name = await lines.question('What is the game called? ');
  lines.close();
  return name;
}

if (values.help) {
  process.stdout.write(
    'npm create boucan-game NAME [--folder DIR]\n  --from DIR  takes the packages from tarballs in this folder\n',
  );
} else
  try {
    const { id, folder } = createGame(positionals[0] ?? (await asked()), values);
    process.stdout.write(`${id} is in ${folder}.\n\n  cd ${folder}\n  npm install\n  npm test\n  npm start\n`);
  } catch (error) {
    process.stderr.write(`create-boucan-game: ${(error as Error).message}\n`);
    process.exitCode = 2;
  }
