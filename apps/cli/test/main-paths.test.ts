import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { BIN, openShell } from './boucan.ts';

const { boucan, folder } = openShell();

test('games', async () => {
  const { code, rows } = await boucan('games', '--json');
  expect(code).toBe(0);
  expect(rows()).toContainEqual({
    id: 'toy',
    title: { en: 'Dice Duel', fr: 'Duel aux dés' },
    seats: [2, 4],
    packs: [
      expect.objectContaining({ id: 'heavy-sea', needs: [], conflicts: [] }),
      {
        id: 'charms',
        name: { en: 'Charms and a parrot', fr: 'Grigris et perroquet' },
        about: { en: expect.stringContaining('A secret charm'), fr: expect.stringContaining('Un grigri secret') },
        needs: [],
        conflicts: [],
      },
    ],
    version: 2,
  });
  const { out } = await boucan('games');
  expect(out).toMatch(/^game +title.*\n(.*\n)*toy +Dice Duel/u);
  expect(out).toMatch(/\nPacks of toy, for --packs:\n(.*\n)* {2}charms: Charms and a parrot\. A secret charm/u);
});

test('rules', async () => {
  const { code, rows } = await boucan('rules', 'toy', '--json');
  expect(code).toBe(0);
  expect(rows()).toHaveLength(18);
  expect(rows()[6]).toMatchObject({
    id: 'TOY-07',
    text: { en: 'The blow is a die plus the card.', fr: 'Le coup vaut un dé plus la carte.' },
    code: expect.arrayContaining([expect.stringMatching(/^games\/toy\/src\/rules\/duel\.ts:\d+$/u)]),
    tests: expect.arrayContaining([
      { name: expect.stringContaining('TOY-07'), at: expect.stringMatching(/^games\/toy\/test\/\S+\.ts:\d+$/u) },
    ]),
  });
});

test('where a rule stands', async () => {
  const { code, out } = await boucan('rules', 'toy', '--where');
  expect(code).toBe(0);
  expect(out).toMatch(
    /\nTOY-07 {2}The blow is a die plus the card\.\n( {2}code {2}games\/toy\/src\/\S+:\d+\n)+( {2}test {2}games\/toy\/test\/\S+:\d+ {2}.*TOY-07.*\n)+/u,
  );
});

test('rules are searched in both languages', async () => {
  const found = async (...words: string[]) =>
    (await boucan('rules', 'toy', '--json', ...words.flatMap((word) => ['--search', word]))).rows().map(({ id }) => id);
  expect(await found('BLOW die card')).toEqual(['TOY-07']);
  expect(await found('blow', 'plus')).toEqual(['TOY-07']);
  expect(await found('coup de')).toContain('TOY-07'); // parts of words too, and accents do not matter
  expect(await found('toy-07')).toEqual(['TOY-07']);
  expect((await boucan('rules', 'toy', '--search', 'coup dé')).out).toContain('Le coup vaut un dé plus la carte.');
  expect(await boucan('rules', 'toy', '--search', 'broadside')).toMatchObject({
    code: 1,
    out: 'no rule of toy says: broadside\n',
  });
  // The best first, a slip of the pen mended, one word forgiven.
  expect((await found('coup'))[0]).toBe('TOY-07');
  expect((await boucan('rules', 'toy', '--search', 'bloww die')).out).toMatch(
    /^no rule of toy says bloww: looked for blow\n[\s\S]*TOY-07/u,
  );
  expect((await boucan('rules', 'toy', '--search', 'blow die broadside')).out).toMatch(
    /these say all but one word\n[\s\S]*TOY-07/u,
  );
  expect((await boucan('rules', 'skull', '--search', 'brouillard vue vigie')).out).toMatch(
    /these say all but 2 words\n[\s\S]*SKU-LOOKOUT-04/u,
  );
});

describe('sim', () => {
  const timeless = (rows: Record<string, unknown>[]) => rows.map(({ ms, ...row }) => row);

  test('plays the same matches again, and each of them alone', async () => {
    const args = ['sim', 'toy', '--players', '3', '--games', '4', '--seed', 'x', '--bots', 'random', '--json'];
    const [once, again] = await Promise.all([boucan(...args), boucan(...args)]);
    const all = timeless(once.rows());
    expect(timeless(again.rows())).toEqual(all);
    expect(all.map((row) => row.seed)).toEqual(['x', 'x/1', 'x/2', 'x/3']);
    expect(Object.keys(once.rows()[0]!)).toEqual([
      'seed',
      'players',
      'winners',
      'scores',
      'turns',
      'choices',
      'end',
      'hash',
      'ms',
    ]);
    const alone = await boucan('sim', 'toy', '--players', '3', '--seed', 'x/3', '--json');
    expect(timeless(alone.rows())).toEqual([all[3]]);
  });
  test('with packs, and the options they bring', async () => {
    const { rows, err } = await boucan('sim', 'toy', '--packs', 'charms', '--option', 'parrot-pays=false', '--json');
    expect(err).toBe('');
    expect(rows()).toMatchObject([{ players: 2, end: 'rounds-played' }]);
  });
  test('with packs and options', async () => {
    const { rows } = await boucan('sim', 'toy', '--packs', 'heavy-sea', '--option', 'rounds=3', '--json');
    expect(rows()).toMatchObject([{ seed: '1', players: 2, turns: 3, end: 'rounds-played' }]);
  });
  test('stops when nobody reads any more', () => {
    const shell = `"${process.execPath}" "${BIN}" sim toy --games 1000000 --json | head -n 1; echo "\${PIPESTATUS[0]}"`;
    expect(execFileSync('bash', ['-c', shell], { encoding: 'utf8' })).toMatch(/^\{.*\}\n0\n$/u);
  });
});

test('match gives everybody the same seats equally often', async () => {
  const { code, rows } = await boucan('match', 'toy', '--bots', 'random,random,random', '--games', '30', '--json');
  expect(code).toBe(0);
  expect(rows()).toHaveLength(3);
  for (const { share, low, high } of rows() as Record<string, number>[]) {
    expect(low).toBeLessThan(share!);
    expect(high).toBeGreaterThan(share!);
  }
  const wins = rows().reduce((sum, row) => sum + (row.wins as number), 0);
  expect(wins).toBeCloseTo(30, 1);
});

test('match says how many matches nobody won, and whose those were that somebody won', async () => {
  const lost = ['match', 'skull', '--bots', 'random,random', '--games', '4'];
  const [{ out }, { rows }, somebody] = await Promise.all([
    boucan(...lost),
    boucan(...lost, '--json'),
    boucan('match', 'skull', '--bots', 'greedy,greedy', '--games', '6', '--json'),
  ]);
  expect(out).toMatch(/of those won\n.* –\n.* –\n4 of 4 matches had no winner\.\n$/u);
  expect(rows()).toMatchObject([1, 2].map(() => ({ wins: 0, unwon: 4, ofWon: null })));
  const won = somebody.rows() as { wins: number; unwon: number; ofWon: number }[];
  expect(won[0]!.wins + won[1]!.wins).toBeCloseTo(6 - won[0]!.unwon, 2);
  expect(won[0]!.ofWon + won[1]!.ofWon).toBeCloseTo(1, 3);
});

test('the arena says the same on one core and on several', async () => {
  const played = ['arena', 'brethren', '--one', 'greedy', '--others', 'random', '--games', '4', '--seed', 'a', '--json'];
  const [alone, together] = await Promise.all([boucan(...played), boucan(...played, '--workers', '2')]);
  expect(alone.code).toBe(0);
  expect(alone.rows()[0]).toMatchObject({ games: 4, endless: 0, lost: 0, seats: 3 });
  expect(together.rows()).toEqual(alone.rows());
});

describe('a recorded match', () => {
  const file = join(folder, 'match.json');
  const spoilt = join(folder, 'spoilt.json');
  const recorded = boucan('record', 'toy', '--players', '3', '--seed', 't', '--out', 'match.json');

  test('is written whole', async () => {
    expect(await recorded).toMatchObject({ code: 0, err: '' });
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ format: 'boucan-record', game: 'toy', seats: 3 });
  });
  test('verifies', async () => {
    await recorded;
    expect(await boucan('verify', 'match.json')).toMatchObject({ code: 0, out: 'ok\n' });
    expect((await boucan('verify', 'match.json', '--json')).rows()).toEqual([{ ok: true }]);
  });
  test('of before anything was sealed is not bound; and another fingerprint is not what was agreed', async () => {
    const { rules: _, players: __, ...record } = JSON.parse(readFileSync(file, 'utf8'));
    const dice = record.dice.filter(([, , does]: string[]) => does !== 'seals');
    writeFileSync(join(folder, 'old.json'), JSON.stringify({ ...record, formatVersion: 2, dice }));
    expect(await boucan('verify', 'old.json')).toMatchObject({ code: 0, out: expect.stringMatching(/^not bound: /u) });
    expect((await boucan('verify', 'old.json', '--json')).rows()).toMatchObject([{ ok: true, unbound: 'terms' }]);
    const sealed = record.dice.find(([, , does]: string[]) => does === 'seals')[3];
    expect(await boucan('verify', 'match.json', '--agreed', sealed)).toMatchObject({ code: 0, out: 'ok\n' });
    expect(await boucan('verify', 'match.json', '--agreed', '0'.repeat(64))).toMatchObject({ code: 1 });
  });
  test('does not verify when a choice is missing, and is told up to there', async () => {
    await recorded;
    const record = JSON.parse(readFileSync(file, 'utf8'));
    record.choices.splice(9, 1);
    writeFileSync(spoilt, JSON.stringify(record));
    const verdict = await boucan('verify', 'spoilt.json', '--json');
    expect(verdict.code).toBe(1);
    expect(verdict.rows()).toMatchObject([{ ok: false, what: 'choice', at: 10 }]);
    const { code, out } = await boucan('replay', 'spoilt.json');
    expect(code).toBe(1);
    expect(out).toMatch(/\n {4}9 {2}.*choice 10 \(seat \d: .*\) was not allowed: .*\n$/su);
  });
  test('of an unknown game does not verify', async () => {
    await recorded;
    writeFileSync(join(folder, 'chess.json'), JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), game: 'chess' }));
    expect(await boucan('verify', 'chess.json')).toMatchObject({
      code: 1,
      out: expect.stringContaining('there is no game chess'),
    });
  });

  test('is told in words', async () => {
    await recorded;
    const { out } = await boucan('replay', 'match.json');
    expect(out).toMatch(
      /^Dice Duel \(toy, version 2\)\nPlayers: random 1, random 2, and random 3\nHow many rounds\? Six\n\nTurn 1: random 1\n/u,
    );
    expect(out).toMatch(/\nThe last round has been played\.\n( {2}random \d +\d+\n){3}.* wins?.*\.\n$/u);
    expect((await boucan('replay', 'match.json', '--lang', 'fr')).out).toContain('Combien de manches\u202f? Six');
  });
  test('is told as somebody saw it', async () => {
    await recorded;
    const [own, table] = await Promise.all([
      boucan('replay', 'match.json', '--as', '1', '--json'),
      boucan('replay', 'match.json', '--json'),
    ]);
    const told = (rows: Record<string, unknown>[]) =>
      rows.flatMap((row) => row.events as { event: string; with: { seat: number } }[]);
    const drawn = told(own.rows()).filter((e) => e.event.startsWith('card.drawn'));
    expect(drawn.some((e) => e.with.seat === 1) && drawn.some((e) => e.with.seat !== 1)).toBe(true);
    for (const e of drawn) expect(e.event).toBe(e.with.seat === 1 ? 'card.drawn:seen' : 'card.drawn');
    expect(
      own
        .rows()
        .slice(1)
        .every((row) => (row.choice !== null) === (row.seat === 1)),
    ).toBe(true);
    expect(table.out).not.toContain(':seen');
    expect(table.rows().every((row) => row.choice === null)).toBe(true);
  });
});

test('a saved failure is told up to where the law was broken', async () => {
  const failure = {
    ...{ format: 'boucan-failure', game: 'toy', version: 2, config: { seats: 2, packs: [], options: { rounds: 3 } }, seed: 's' },
    ...{
      choices: [
        [1, ['bid', 2]],
        [0, ['bid', 1]],
      ],
      law: 'conserved',
      message: '11 coins instead of 10',
    },
  };
  writeFileSync(join(folder, 'failure.json'), JSON.stringify(failure));
  const { code, out } = await boucan('replay', 'failure.json', '--as', '1');
  expect(code).toBe(0);
  expect(out).toContain('    1  seat 1: Bid 2 coins\n    2  seat 0 has chosen.\n         The players reveal their bids: 1, 2.\n');
  expect(out).toMatch(/\n\nconserved: 11 coins instead of 10\n$/u);
});

test('lessons, and whether they hold', async () => {
  const { code, rows } = await boucan('lessons', 'brethren', '--check', '--json');
  expect(code).toBe(0);
  expect(rows().length).toBeGreaterThan(7);
  expect(rows()[0]).toEqual({
    id: 'first-turn',
    game: 'brethren',
    title: { en: 'Your first turn', fr: 'Votre premier tour' },
    steps: 2,
    solved: true,
    idle: false,
    faults: [],
  });
  expect((await boucan('lessons', 'brethren')).out).toMatch(/^brethren +first-turn +Your first turn\n/u);
  expect((await boucan('lessons', '--json')).rows().map(({ game }) => game)).toContain('skull');
  expect((await boucan('lessons', 'toy')).code).toBe(0);
});

test('puzzles: what they need to be made', async () => {
  expect(await boucan('puzzles', 'brethren', '--make', '2')).toMatchObject({
    code: 2,
    err: expect.stringContaining('--out FILE'),
  });
  expect(await boucan('puzzles', 'toy')).toMatchObject({ code: 2, err: expect.stringContaining('there are no puzzles for toy') });
  expect((await boucan('puzzles', 'brethren', '--from', 'nowhere.jsonl')).code).toBe(2);
});

test('help', async () => {
  expect(await boucan('--help')).toMatchObject({ code: 0, err: '', out: expect.stringContaining('boucan COMMAND') });
  expect(await boucan('sim', '--help')).toMatchObject({ code: 0, err: '', out: expect.stringContaining('boucan sim GAME') });
  expect(await boucan('match', '--help')).toMatchObject({ code: 0, out: expect.stringContaining('level3:raider') });
});

test('replay --notation, and what was written read back', async () => {
  await boucan('record', 'toy', '--seed', '5', '--out', 'noted.json');
  const { code, out } = await boucan('replay', 'noted.json', '--notation', '--lang', 'fr');
  expect(code).toBe(0);
  expect(out).toMatch(/^# Duel aux dés\nnotation: 1\n/u);
  writeFileSync(join(folder, 'noted.txt'), out);
  expect((await boucan('verify', 'noted.txt')).code).toBe(0);
  expect((await boucan('replay', 'noted.txt', '--record')).out).toBe(readFileSync(join(folder, 'noted.json'), 'utf8'));
  expect((await boucan('replay', 'noted.txt')).out).toBe((await boucan('replay', 'noted.json')).out);

  writeFileSync(join(folder, 'wrong.txt'), out.replace(/^1\. (.+?): .*$/mu, '1. $1: Danser'));
  const wrong = await boucan('replay', 'wrong.txt');
  expect(wrong.code).toBe(2);
  expect(wrong.err).toMatch(/^boucan: wrong\.txt, line \d+: .+ can choose: /u);
});
