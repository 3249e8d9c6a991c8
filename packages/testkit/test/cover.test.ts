import { type Config, defineGame, type Game, type OptionValue } from '@boucan/kernel';
import { toy } from '@boucan/toy';
import { expect, test } from 'vitest';
import { coverPairs, runLaws } from '../src/index.ts';

type Choice = readonly [what: string, value: OptionValue];
const written = (one: Choice, two: Choice): string => `${one.join('=')} with ${two.join('=')}`;

/** All that a table has agreed on, two by two. */
function agreedTogether({ seats, packs = [], options = {} }: Config, all: readonly string[]): string[] {
  const choices: Choice[] = [
    ['seats', seats],
    ...all.map((pack): Choice => [pack, packs.includes(pack)]),
    ...Object.entries(options),
  ];
  return choices.flatMap((one, i) => choices.slice(i + 1).map((two) => written(one, two)));
}

/** Any two values of two things that the game lets a table agree on, tried one by one with nothing else said. */
function possible(game: Game): string[] {
  const [min, max] = game.seats;
  const packs = game.def.packs.map(({ id }) => id);
  const seats = Array.from({ length: max - min + 1 }, (_, i): Choice => ['seats', min + i]);
  const choices = [
    seats,
    ...packs.map((pack): Choice[] => [
      [pack, false],
      [pack, true],
    ]),
    ...game.optionsWith(packs).map(({ id, values }) => values.map((value): Choice => [id, value])),
  ];
  const isPossible = (...both: Choice[]): boolean => {
    const said = Object.fromEntries(both);
    const played = packs.filter(
      (id) => said[id] === true || game.def.packs.find((p) => p.id === id)!.options?.some((o) => o.id in said),
    );
    if (played.some((id) => said[id] === false)) return false;
    const options = Object.fromEntries(both.filter(([what]) => what !== 'seats' && !packs.includes(what)));
    const tables = 'seats' in said ? [said.seats as number] : seats.map(([, n]) => n as number);
    return tables.some((n) => game.whyNotStart({ seats: n, packs: played, options }).length === 0);
  };
  return choices.flatMap((ones, i) =>
    choices
      .slice(i + 1)
      .flatMap((twos) => ones.flatMap((one) => twos.flatMap((two) => (isPossible(one, two) ? written(one, two) : [])))),
  );
}

/** Dice Duel with more to agree on, some of which does not go together. */
const choosy = defineGame({
  ...toy.def,
  options: [
    ...toy.def.options,
    { id: 'tide', rule: 'TOY-02', values: ['ebb', 'flood', 'slack'] },
    { id: 'first', rule: 'TOY-02', values: ['any', 0, 1, 2, 3] },
  ],
  objections: ({ seats, options }) =>
    Number(options.first) >= seats || (options.tide === 'ebb' && options.rounds === 3)
      ? [{ rule: 'TOY-02', text: 'rounds' }]
      : [],
}) as Game;

test.each([
  ['toy', toy as Game],
  ['a game with objections', choosy],
])('between them the tables of %s have agreed on any two things that go together, and could all start', (_name, game) => {
  const packs = game.def.packs.map(({ id }) => id);
  for (const seed of ['1', '2', '3']) {
    const tables = coverPairs(game, seed);
    expect(tables.flatMap((config) => game.whyNotStart(config))).toEqual([]);
    const met = new Set(tables.flatMap((config) => agreedTogether(config, packs)));
    expect(possible(game).filter((pair) => !met.has(pair))).toEqual([]);
  }
});

test('the same seed gives the same tables, and they are few', () => {
  expect(coverPairs(choosy, 'again')).toEqual(coverPairs(choosy, 'again'));
  const all = 3 * 2 * 2 * 2 * 3 * 5;
  expect(coverPairs(choosy, 'again').length).toBeLessThan(all / 10);
});

test('laws are held at these tables and at no others', () => {
  const tables: Config[] = [
    { seats: 4, options: { rounds: 3 } },
    { seats: 2, packs: ['charms'] },
  ];
  const [crash] = runLaws(toy, { games: 3, seed: 'tables', tables });
  expect(crash).toMatchObject({ law: 'no-crash', checks: 6, failed: 0 });
  const seated: number[] = [];
  runLaws(toy, {
    games: 1,
    seed: 'tables',
    tables,
    choose: (_game, state) => {
      seated.push(state.seats);
      return null;
    },
  });
  expect(seated).toEqual([4, 2]);
});
