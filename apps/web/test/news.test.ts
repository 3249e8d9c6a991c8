import type { Told } from '@boucan/kernel';
import type { Notice } from '@boucan/table';
import { expect, it } from 'vitest';
import { laidAt, newsAfter, sailedTo } from '../src/boards/brethren/news.ts';

const chose = (...events: Told[]): Notice => ({
  n: 1,
  at: 0,
  what: { type: 'chose', seat: 0, by: 'person', choice: null },
  events,
});
const ship = (seat: number, board = 'la-habana'): Told => ({ event: 'ship.played', with: { seat, board } });
const card = (seat: number, board = 'la-habana', event = 'card.played'): Told => ({ event, with: { seat, board } });
const newsOf = (...notices: Notice[]) => notices.reduce<readonly Told[]>((so, notice) => newsAfter(so, notice, 0), []);

it('what the others lay down is news until one’s own turn is over', () => {
  const others = [chose(ship(1)), chose(card(1)), chose(ship(2)), chose(card(2, 'la-habana', 'card.hidden'))];
  const news = newsOf(...others, chose(ship(0)));
  expect([...sailedTo(news, 'la-habana')]).toEqual([1, 2]);
  expect(laidAt(news, 'la-habana')).toBe(2);
  expect(laidAt(news, 'cartagena')).toBe(0);
  expect(newsOf(...others, chose(card(0)))).toEqual([]);
  expect(newsOf(...others, chose(card(0, 'la-habana', 'card.hidden:seen')))).toEqual([]);
});

it('a board that was turned over has no news', () => {
  const turned: Told = { event: 'colony.shown', with: { board: 'la-habana' } };
  expect(newsOf(chose(ship(1)), chose(card(1, 'cartagena'), turned))).toEqual([card(1, 'cartagena')]);
});
