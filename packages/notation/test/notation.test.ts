import { botNamed } from '@boucan/bots';
import { findGame, GAMES } from '@boucan/games';
import { type Config, type Game, LANGS, rngFrom, seedOf } from '@boucan/kernel';
import { entropyFromSeed, type GameRecord, secretFromSeed, startMatch } from '@boucan/record';
import { beforeAll, describe, expect, test } from 'vitest';
import { parseNotation, printNotation } from '../src/index.ts';

/** A match of those who choose at random, to its end. */
function played(game: Game, config: Config, names: readonly string[], seed: string): GameRecord {
  const entropy = names.map((_, seat) => entropyFromSeed(seed, seat));
  const match = startMatch(game, { ...config, names, entropy, secret: secretFromSeed(seed) });
  const random = botNamed('random')!;
  const rng = rngFrom(seedOf(seed));
  for (;;) {
    const asked = match.state.asked.find(({ answer }) => answer === null);
    if (asked === undefined) return match.record();
    match.play(asked.seat, random.choose(game, game.glance(match.state, asked.seat), rng));
  }
}

describe.for(GAMES.map(({ id }) => id))('%s', (id) => {
  let game: Game;
  let record: GameRecord;
  beforeAll(async () => {
    game = (await findGame(id))!;
    const seats = Math.max(2, game.seats[0]);
    const packs = id === 'skull' ? [] : game.def.packs.slice(0, 2).map((pack) => pack.id);
    record = played(
      game,
      { seats, packs },
      Array.from({ length: seats }, (_, seat) => `Ann: ${seat}`),
      'notation',
    );
  });

  test.for(LANGS)('written and read back in %s, it is the same record', async (lang) => {
    const text = printNotation(game, record, lang);
    expect(text).toContain(`# ${game.def.text[lang].title}\n`);
    expect(text.split('\n').filter((line) => /^\d+\. Ann: \d: \S/u.test(line))).toHaveLength(record.choices.length);
    expect(await parseNotation(text, findGame)).toEqual(record);
    expect(await parseNotation(text.replaceAll('\n', '\r\n'), findGame)).toEqual(record);
  });
});

describe('what is wrong is said, with its line', () => {
  let game: Game;
  let text: string;
  beforeAll(async () => {
    game = (await findGame('toy'))!;
    text = printNotation(game, played(game, { seats: 2 }, ['Ann', 'Ann'], '1'), 'en');
  });
  const reading = (changed: string) => parseNotation(changed, findGame);
  const lineOf = (pattern: RegExp): number => text.split('\n').findIndex((line) => pattern.test(line)) + 1;

  test('two of one name are told apart', async () => {
    expect(text).toMatch(/^1\. Ann \(1\): /mu);
    expect((await reading(text)).names).toEqual(['Ann', 'Ann']);
  });

  test('a move that is not offered: what could be chosen', async () => {
    const at = lineOf(/^2\. /u);
    await expect(reading(text.replace(/^2\. (.+?): .*$/mu, '2. $1: Dance'))).rejects.toThrow(
      new RegExp(`^line ${at}: Ann \\(2\\) can choose: (?:Bid|Stay|No)?.*;`, 'u'),
    );
  });

  test('somebody who is not asked, a move too many, a number left out', async () => {
    await expect(reading(text.replace(/^3\. Ann/mu, '3. Bart'))).rejects.toThrow(
      /^line \d+: move 3 begins with “3\. Ann \(\d\): ”$/u,
    );
    const moves = text.split('\n').filter((line) => /^\d+\. /u.test(line)).length;
    await expect(reading(`${text}${moves + 1}. Ann (1): Pass\n`)).rejects.toThrow(/: the game is over by then$/u);
    await expect(reading(text.replace(/^3\. .*\n/mu, ''))).rejects.toThrow(/: move 3 begins with /u);
  });

  test('a game that is not over has no record', async () => {
    const short = text.slice(0, text.indexOf('\n4. ') + 1);
    await expect(reading(short)).rejects.toThrow('not over');
  });

  test.for([
    ['version: 2', 'version: 1', /toy has version 2, and this was played with version 1/u],
    ['game: "toy"', 'game: "chess"', /there is no game chess/u],
    ['language: "en"', 'language: "la"', /language is not en or fr/u],
    ['notation: 1', 'notation: 9', /notation is not 1/u],
    ['seats: 2', 'seats: 3', /names has 2 entries for 3 seats/u],
    ['seats: 2', 'seats: two', /what stands after seats is not JSON/u],
    ['seats: 2', 'seats: 2\nseats: 2', /seats stands there twice/u],
    ['seats: 2', 'seats: 2\nluck: 9', /luck does not belong into a notation/u],
    ['seats: 2', 'two seats', /before the first move, a line is “field: value”/u],
  ] as const)('%s → %s', async ([from, to, complaint]) => {
    await expect(reading(text.replace(from, to))).rejects.toThrow(complaint);
  });

  test('no moves at all', async () => {
    await expect(reading('# nothing\n')).rejects.toThrow(/there is no move/u);
  });
});
