// A crew decides together: what is weighed in the open is seen by all, and whoever sits there may advise.
import { defineGame, type Game } from '@boucan/kernel';
import { toy, toyDef } from '@boucan/toy';
import { expect, test } from 'vitest';
import { Table, viewTable } from '../src/index.ts';
import { Sitting } from './sitting.ts';

/** In the specimen, whom to attack is weighed in the open. */
const crew = toy as Game;
const { counsel: _, ...mute } = toyDef;
const apart = defineGame(mute) as Game;

/** Somebody has to aim: who, and who does not. */
function aiming(): { readonly s: Sitting; readonly asked: number; readonly other: number } {
  const s = new Sitting({ game: crew, seats: 3 }).start();
  while (s.table.state!.asked[0]!.question !== 'duel.aim') s.chooseAny(0);
  const [asked] = s.table.awaited();
  return { s, asked: asked!, other: asked === 0 ? 1 : 0 };
}
const optionsOf = ({ s, asked }: ReturnType<typeof aiming>) => crew.options(s.table.state!, asked);

test('who is not asked sees what could be chosen; who is, and games without counsel, see nothing more than before', () => {
  const at = aiming();
  const { s, asked, other } = at;
  for (const viewer of [other, 'table'] as const)
    expect(viewTable(s.table, viewer).counsel).toEqual({
      weighed: [{ seat: asked, question: 'duel.aim', with: expect.anything(), choices: optionsOf(at) }],
      proposals: [],
    });
  expect(viewTable(s.table, asked).counsel).toEqual({ weighed: [], proposals: [] });
  const plain = new Sitting({ game: apart }).start();
  while (plain.table.state!.asked[0]!.question !== 'duel.aim') plain.chooseAny(0);
  expect(viewTable(plain.table, 0)).not.toHaveProperty('counsel');
});

test('advice is seen by all, can be changed and taken back, and is gone with the decision', () => {
  const at = aiming();
  const { s, asked, other } = at;
  const [first, second] = optionsOf(at);
  const advice = () => viewTable(s.table, asked).counsel?.proposals;
  const propose = (choice: typeof first | null) => s.as(other, { do: 'propose', seat: other, to: asked, choice: choice ?? null });
  expect(propose(first)).toBeUndefined();
  expect(advice()).toEqual([{ seat: other, to: asked, choice: first }]);
  expect(propose(second)).toBeUndefined();
  expect(advice()).toEqual([{ seat: other, to: asked, choice: second }]);
  // It lasts: a table is what its entries say.
  expect(new Table(crew, s.secret, s.entries).proposals).toEqual(s.table.proposals);
  expect(propose(null)).toBeUndefined();
  expect(advice()).toEqual([]);
  propose(first);
  s.choose(asked, ...second!);
  expect(s.table.proposals).toEqual([]);
});

test('advice goes to somebody else, on what is weighed in the open, among what he could choose, and not for ever', () => {
  const at = aiming();
  const { s, asked, other } = at;
  const [first] = optionsOf(at);
  const propose = (seat: number, to: number, choice: readonly [string, ...(string | number)[]]) =>
    s.as(seat, { do: 'propose', seat, to, choice });
  expect(propose(asked, asked, first!)).toBe('not-to-oneself');
  expect(propose(other, 3 - asked - other, first!)).toBe('nothing-to-advise');
  expect(propose(other, asked, ['aim', 9])).toBe('not-to-be-chosen');
  expect(s.do({ do: 'propose', seat: other, to: asked, choice: first! }, { player: 'p9', name: 'Nobody' })).toBe('not-your-seat');
  for (let i = 0; i < 12; i++) expect(propose(other, asked, first!)).toBeUndefined();
  expect(propose(other, asked, first!)).toBe('advised-enough');
});

test('a bid behind the hand is nobody’s to advise', () => {
  const s = new Sitting({ game: crew, seats: 2 }).start();
  expect(s.table.state!.asked[0]!.question).not.toBe('duel.aim');
  expect(s.as(0, { do: 'propose', seat: 0, to: 1, choice: ['bid', 1] })).toBe('nothing-to-advise');
});
