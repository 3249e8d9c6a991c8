// Two of the packages as others install them, without a net: a game in TypeScript on the packed kernel, played by a packed bot. The others: packed.whole.test.ts.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { pack } from '../scripts/pack/pack.ts';
import { CHAPTERS, write } from './guide/chapters.ts';

/** A match of bots on a game that lies here, as plain as can be. */
const PLAY = `import { botNamed } from '@boucan/bots';
import { rngFrom } from '@boucan/kernel';
import { game } from './src/game.ts';

let state = game.setup({ seats: 2 }, [1, 2, 3, 4]);
const rng = rngFrom([5, 6, 7, 8]);
while (state.result === null) {
  const [{ seat }] = state.asked;
  state = game.play(state, seat, botNamed('greedy').choose(game, game.glance(state, seat), rng)).state;
}
console.log(JSON.stringify(state.result));
`;

test('the kernel and the bots, packed and installed in an empty folder, play the first game of the guide', () => {
  const tarballs = [...pack(null, ['@boucan/kernel', '@boucan/bots']).values()];
  expect(tarballs).toHaveLength(2);
  const folder = mkdtempSync(join(tmpdir(), 'boucan-packed-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const block of CHAPTERS[0]!.blocks) if (block.kind === 'file' && block.file.startsWith('src/')) write(folder, block);
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(folder, 'play.js'), PLAY);
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_|TEST)/u.test(name)));
  execFileSync('npm', ['install', '--offline', '--no-audit', '--no-fund', ...tarballs], { cwd: folder, env, stdio: 'pipe' });
  const result = JSON.parse(execFileSync(process.execPath, ['play.js'], { cwd: folder, env, encoding: 'utf8' }));
  expect(result).toMatchObject({ winners: [expect.any(Number)], end: 'heap-gone' });
});
