import { brethren } from '@boucan/brethren';
import type { Game } from '@boucan/kernel';
import { entropyFromSeed, firstPosition, moments, type Played, secretFromSeed } from '@boucan/record';
import { Table } from '@boucan/table';
import { expect, test } from 'vitest';
import { openingOf } from '../src/local/opening.ts';
import { withPast } from '../src/local/past.ts';

const NAMES = ['Anna', 'Bea', 'Cleo'];

/** A match of which ten choices have been made. */
function begun(): Played {
  const { options, seats } = brethren.agreed({ seats: 3 });
  const entropy = NAMES.map((_, seat) => entropyFromSeed('past', seat));
  const terms = { game: brethren.id, version: brethren.version, packs: [], options, seats, entropy };
  const secret = secretFromSeed('past');
  const state = firstPosition(brethren, secret, terms);
  const choices: Played['choices'][number][] = [];
  while (choices.length < 10) {
    const { seat } = state.asked.find(({ answer }) => answer === null)!;
    const { choice } = brethren.offers(state, seat).find(({ because }) => because.length === 0)!;
    brethren.advance(state, seat, choice);
    choices.push([seat, choice]);
  }
  return { ...terms, names: NAMES, secret, choices };
}

const tableFrom = (from?: Played): Table => {
  const dice = { secret: secretFromSeed('now'), entropy: NAMES.map((_, seat) => entropyFromSeed('now', seat)) };
  const sitters = NAMES.map((name, seat) => (seat === 0 ? { name } : { bot: 'level1' }));
  const game = brethren as unknown as Game;
  return new Table(game, dice.secret, openingOf(game, { seats: 3 }, sitters, dice, from));
};

const toldAtStart = (table: Table, viewer: 0 | 'table') =>
  withPast(table, viewer).find(({ what }) => what.type === 'started')!.events;

test('a match that goes on from another tells what had happened there, to each what he may know', () => {
  const from = begun();
  const all = moments(brethren, from).flatMap(({ events }) => events);
  const table = tableFrom(from);
  for (const viewer of [0, 'table'] as const) {
    const told = toldAtStart(table, viewer);
    expect(told.slice(0, all.length)).toEqual(brethren.witness(all, viewer));
  }
  expect(toldAtStart(table, 0)).not.toEqual(toldAtStart(table, 'table'));
});

test('a match of its own has no past', () => {
  const events = toldAtStart(tableFrom(), 0);
  expect(events.filter(({ event }) => event === 'ship.played')).toEqual([]);
});
