// From an empty folder outside the repository, with the tarballs alone: a game is written, tested, and played, on plain Node 22 and 26.
import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createGame } from '../packages/create-boucan-game/src/create.ts';
import { pack, TARBALLS } from '../scripts/pack/pack.ts';

const VERSIONS = ['22', '26'];
const MINUTES = 60_000;
/** As a stranger has it: nothing of the run that this test is part of. */
const ENV = {
  ...Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_(?!EXTRA_CA)|TEST|BOUCAN|npm_(?!config))/u.test(name)),
  ),
  NO_COLOR: '1',
};

test(
  'packages as others install them: a new game is green at once',
  () => {
    const made = pack(null);
    expect([...made.keys()]).toEqual(
      expect.arrayContaining(
        ['kernel', 'words', 'record', 'bots', 'table', 'protocol', 'testkit', 'board', 'server', 'games'].map(
          (name) => `@boucan/${name}`,
        ),
      ),
    );
    for (const [name, tarball] of made) {
      const held = execFileSync('tar', ['tzf', tarball], { encoding: 'utf8' }).split('\n');
      expect(held, name).toContain('package/LICENSE');
      const fonts = ['im-fell-english', 'source-sans-3'];
      const licences = name === 'boucan' ? ['game-icons', ...fonts] : name === '@boucan/server' ? fonts : [];
      expect(held.filter((file) => file.startsWith('package/licences/')).sort()).toEqual(
        licences.map((of) => `package/licences/${of}.txt`),
      );
      // A picture is drawn with these.
      if (name === '@boucan/server')
        expect(held).toEqual(expect.arrayContaining(fonts.map((font) => `package/assets/${font}.ttf`)));
    }
    const { folder } = createGame('Lost Isle', { folder: mkdtempSync(join(tmpdir(), 'boucan-packed-')), from: TARBALLS });
    const run = (file: string, args: readonly string[], cwd = folder): string =>
      execFileSync(file, args, { cwd, encoding: 'utf8', stdio: 'pipe', env: ENV });
    run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline']);
    for (const version of VERSIONS) {
      const home = mkdtempSync(join(tmpdir(), `boucan-node${version}-`));
      run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', '--prefix', home, `node@${version}`], home);
      const node = join(home, 'node_modules/node/bin/node');
      expect(run(node, ['--version'])).toMatch(new RegExp(`^v${version}\\.`, 'u'));
      expect(run(node, ['node_modules/vitest/vitest.mjs', 'run'])).toMatch(/\d+ passed/u); // it throws where a test fails
      const boucan = (...args: string[]): string => run(node, ['node_modules/boucan/bin/boucan.js', ...args]);
      expect(boucan('laws', 'lost-isle', '--games', '10')).toMatch(/\d+ passed, 0 failed/u);
      expect(boucan('sim', 'lost-isle', '--bots', 'greedy', '--games', '3', '--json').trim().split('\n')).toHaveLength(3);
      expect(boucan('lessons', 'nassau', '--json').trim().split('\n').length).toBeGreaterThan(10);
      boucan('record', 'toy', '--out', 'toy.json');
      expect(boucan('verify', 'toy.json')).toContain('ok');
      if (version === VERSIONS.at(-1)) expect(boucan('bench', 'lost-isle')).toContain('lost-isle.choices/s');
    }
  },
  10 * MINUTES,
);
