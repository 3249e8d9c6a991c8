// The log tells what happened: what changes on the board in voyages of chance is in the events, with the figures the board shows.
import { type Choice, type Game, type State, seedOf, type Told } from '@boucan/kernel';
import { randomMove, stream } from '@boucan/testkit';
import { describe, expect, test } from 'vitest';
import type { Voyage } from '../src/board.ts';
import { GROUP_IDS } from '../src/content/groups.ts';
import { skull } from '../src/game.ts';

interface Move {
  readonly was: Voyage;
  readonly is: Voyage;
  readonly choice: Choice;
  readonly events: readonly Told[];
}
const MOST = 500;

/** So much of a voyage as chance alone makes of it. */
function voyage(seats: number, seed: string): Move[] {
  const moves: Move[] = [];
  const rng = stream(seed, 'choices');
  let before: State<Voyage> = skull.setup({ seats }, seedOf(seed));
  while (moves.length < MOST) {
    const move = randomMove(skull as unknown as Game, before, rng);
    if (move === null) break;
    const played = skull.play(before, move.seat, move.choice);
    if (played.refused !== undefined) throw new Error(`${move.choice.join(' ')} was offered and is refused`);
    moves.push({ was: before.board, is: played.state.board, choice: move.choice, events: played.events });
    before = played.state;
  }
  return moves;
}
const MOVES = [voyage(2, 'told/1'), voyage(3, 'told/2'), voyage(1, 'told/3'), voyage(4, 'told/4')].flat();

const told = ({ events }: Move, event: string, params: Readonly<Record<string, unknown>> = {}): readonly Told[] =>
  events.filter((e) => e.event === event && Object.entries(params).every(([key, value]) => e.with[key] === value));
const sum = (events: readonly Told[], key: string): number => events.reduce((n, e) => n + (e.with[key] as number), 0);
/** A voyage begins or ends, or a mutiny sets all tracks anew: then figures change without a line each. */
const isNew = (move: Move): boolean =>
  ['voyage.began', 'voyage.ended', 'tracks.reset', 'harbour.reached', 'captain.changed'].some(
    (event) => told(move, event).length > 0,
  );
const at = (move: Move): string => `after ${move.choice.join(' ')}: ${move.events.map((e) => e.event).join(', ')}`;

/** A figure of the board is what was told of it last, and has changed by as much as was told. */
function isTold(event: string, figure: string, of: (b: Voyage) => number, params: Readonly<Record<string, unknown>> = {}): void {
  let changes = 0;
  for (const move of MOVES) {
    if (isNew(move)) continue;
    const lines = told(move, event, params);
    const last = lines.at(-1);
    if (last !== undefined) expect(last.with[figure], at(move)).toBe(of(move.is));
    if (last?.with.by !== undefined) expect(sum(lines, 'by'), at(move)).toBe(of(move.is) - of(move.was));
    if (of(move.is) !== of(move.was)) {
      changes++;
      expect(lines.length, at(move)).toBeGreaterThan(0);
    }
  }
  expect(changes, event).toBeGreaterThan(0);
}

describe('of the tracks', () => {
  test('morale', () => isTold('morale.changed', 'morale', (b) => b.morale));
  test('dirt', () => isTold('dirt.changed', 'dirt', (b) => b.dirt));
  test('the watch', () => {
    for (const move of MOVES)
      if (!isNew(move) && move.is.watch !== move.was.watch && move.is.day === move.was.day)
        expect(told(move, 'watch.advanced').at(-1)?.with.watch, at(move)).toBe(move.is.watch);
  });
  test('the day', () => isTold('day.began', 'day', (b) => b.day));
});

test('of everybody’s trust, all of it', () => {
  for (const move of MOVES) {
    if (isNew(move)) continue;
    for (const person of move.is.people) {
      const before = move.was.people.find((p) => p.cls === person.cls);
      if (before === undefined) continue;
      const lines = told(move, 'trust.changed', { who: person.cls });
      expect(sum(lines, 'by'), at(move)).toBe(person.trust - before.trust);
      if (lines.length > 0) expect(lines.at(-1)!.with.trust).toBe(person.trust);
    }
  }
});

test('of wounds, of characters and of groups', () => {
  for (const move of MOVES) {
    if (isNew(move)) continue;
    for (const person of move.is.people) {
      const before = move.was.people.find((p) => p.cls === person.cls);
      if (before === undefined || person.wounds <= before.wounds) continue;
      expect(told(move, 'person.wounded', { who: person.cls }).at(-1)?.with.wounds, at(move)).toBe(person.wounds);
    }
  }
});

test('of the crew’s fatigue', () => {
  for (const move of MOVES) {
    if (isNew(move)) continue;
    for (const [i, group] of GROUP_IDS.entries()) {
      const [was, is] = [move.was.groups[i]!.fatigue, move.is.groups[i]!.fatigue];
      const lines = move.events.filter(
        (e) => e.with.group === group && ['group.tired', 'group.rested', 'group.refreshed'].includes(e.event),
      );
      if (is > was) expect(lines.at(-1)?.with.fatigue, at(move)).toBe(is);
      if (is < was && is > 0) expect(lines.at(-1)?.with.fatigue, at(move)).toBe(is);
    }
  }
});

test('of the ship: where it is, how it heads, what is left of it', () => {
  for (const move of MOVES) {
    if (isNew(move)) continue;
    const [was, is] = [move.was.ship, move.is.ship];
    const hit = move.events.findLast((e) => e.event === 'ship.hit' || e.event === 'ship.mended');
    if (hit !== undefined || was.sails !== is.sails || was.hold !== is.hold)
      expect([hit?.with.sails, hit?.with.hold], at(move)).toEqual([is.sails, is.hold]);
    const went = move.events.findLast((e) => ['ship.sailed', 'ship.drifted'].includes(e.event));
    if (was.cell !== is.cell) expect(went?.with.cell, at(move)).toBe(is.cell);
  }
});

test('of enemies: whoever comes, sails and goes', () => {
  for (const move of MOVES) {
    if (isNew(move)) continue;
    for (const foe of move.is.foes) {
      const before = move.was.foes.find((f) => f.id === foe.id);
      const lines = move.events.filter((e) => e.with.foe === foe.id && ['foe.appeared', 'foe.sailed'].includes(e.event));
      if (before?.cell !== foe.cell || before.heading !== foe.heading)
        expect([lines.at(-1)?.with.cell, lines.at(-1)?.with.heading], at(move)).toEqual([foe.cell, foe.heading]);
    }
    for (const foe of move.was.foes)
      if (!move.is.foes.some((f) => f.id === foe.id))
        expect(
          move.events.some((e) => e.with.foe === foe.id && ['foe.gone', 'foe.defeated'].includes(e.event)),
          at(move),
        ).toBe(true);
  }
});
