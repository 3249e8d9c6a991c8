import { expect, test } from 'vitest';
import { type Known, nobody, owner, type Place, type Tabletop } from '../src/index.ts';

interface Table extends Tabletop {
  pot: number;
  bag: string[];
  players: { hand: string[]; coins: number; rumour: string | null }[];
}

const knows = {
  pot: 'all',
  bag: nobody('card'),
  players: { bySeat: { hand: owner('card'), coins: 'all', rumour: owner('rumour') } },
} as const satisfies Known<Table>;

type IsDeclaration<T> = T extends Known<Table> ? 'compiles' : 'does not';
type Player = (typeof knows)['players']['bySeat'];
const compiled: {
  readonly all: IsDeclaration<typeof knows>;
  readonly lacksPot: IsDeclaration<Omit<typeof knows, 'pot'>>;
  readonly lacksCoins: IsDeclaration<Omit<typeof knows, 'players'> & { players: { bySeat: Omit<Player, 'coins'> } }>;
  readonly hidesPlayers: IsDeclaration<Omit<typeof knows, 'players'> & { players: typeof knows.bag }>;
} = { all: 'compiles', lacksPot: 'does not', lacksCoins: 'does not', hidesPlayers: 'does not' };

test('a declaration compiles when it names every part of a board, and hides nothing but things', () => {
  expect(compiled).toEqual({ all: 'compiles', lacksPot: 'does not', lacksCoins: 'does not', hidesPlayers: 'does not' });
});

test('nobody knows what is nobody’s, and the owner what is his', () => {
  const at = (who: number | 'table') => ({ who, owner: 1 }) as Place<never, never, never>;
  expect(nobody('card').known).toBeUndefined();
  expect(([0, 1, 'table'] as const).map((who) => owner('card').known?.(at(who)))).toEqual([false, true, false]);
});
