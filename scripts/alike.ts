// Vouches that no match of a game comes out otherwise than by the sources of a commit: `npm run alike -- toy v1.4`. Their digest goes into the game's
// alike.json, so that matches begun with them go on. Run the golden matches first: they are the ground for it.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findGame } from '@boucan/games';
import { digestOf, digestWith, rulesOf } from '@boucan/record/sources';

const [id = '', commit = ''] = process.argv.slice(2);
const game = await findGame(id);
if (game === undefined || commit === '') throw new Error('of which game, and since which commit? npm run alike -- toy v1.4');

const folder = mkdtempSync(join(tmpdir(), 'boucan-alike-'));
const [kernel, own] = ['packages/kernel/src', `games/${id}/src`] as const;
const archive = execFileSync('git', ['archive', commit, kernel, own], { maxBuffer: 2 ** 28 });
execFileSync('tar', ['-x', '-C', folder], { input: archive });
const digest = digestWith(digestOf(join(folder, kernel)), digestOf(join(folder, own)));
rmSync(folder, { recursive: true });

const file = new URL(`../games/${id}/alike.json`, import.meta.url);
const alike = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string[]>) : {};
const known = alike[game.version] ?? [];
if (digest === rulesOf(id) || known.includes(digest)) console.log(`${id} ${game.version}: ${digest} is known already`);
else {
  // Of former versions nothing can go on.
  writeFileSync(file, `${JSON.stringify({ [game.version]: [...known, digest] }, null, 2)}\n`);
  execFileSync('npx', ['biome', 'format', '--write', fileURLToPath(file)], { stdio: 'ignore' });
  console.log(`${id} ${game.version}: matches begun with ${digest} go on`);
}
