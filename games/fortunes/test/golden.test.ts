import { readFileSync } from 'node:fs';
import { type Seat, seedOf, type Told } from '@boucan/kernel';
import type { Golden } from '@boucan/testkit';
import { goldenTests } from '@boucan/testkit/golden-tests';
import { expect, test } from 'vitest';
import type { Caribbean } from '../src/board.ts';
import { participants } from '../src/rules/combat/fight.ts';
import { bare, game, goldens, pin } from './golden/index.ts';
import { OUTCOMES, outcomesOf } from './golden/outcomes.ts';

const folder = new URL('./golden/', import.meta.url);

goldenTests(game, goldens, folder, pin);

type Watch = (board: Caribbean, seat: Seat, verb: string) => void;

/** What is told in a golden match, from the beginning; `watch` is called before every choice. */
function toldIn(name: string, watch?: Watch): Told[] {
  const { config, seed, choices } = JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8')) as Golden;
  const told: Told[] = [];
  let state = game.setup(config, seedOf(seed), told);
  for (const [seat, choice] of choices) {
    watch?.(state.board, seat, choice[0]);
    const played = game.play(state, seat, choice);
    if (played.refused !== undefined) throw new Error(`${choice.join(' ')} is refused`);
    told.push(...played.events);
    state = played.state;
  }
  return told;
}

/** How often somebody decides in a combat for a ship that is not the own. */
function ordersOfNeighbours(name: string): number {
  let orders = 0;
  toldIn(name, (board, seat, verb) => {
    if (verb === 'order' && !participants(board).includes(seat)) orders++;
  });
  return orders;
}

test('between them the golden matches see every way in which a combat can end', () => {
  const seen = new Set(bare.flatMap(({ name }) => [...outcomesOf(toldIn(name))]));
  expect(OUTCOMES.filter((outcome) => !seen.has(outcome))).toEqual([]);
});

test('in the golden match run-by-a-neighbour players steer ships of nobody’s; in run-by-the-policy nobody does', () => {
  expect(ordersOfNeighbours('run-by-a-neighbour')).toBeGreaterThan(2);
  expect(ordersOfNeighbours('run-by-the-policy')).toBe(0);
  const declared = toldIn('run-by-the-policy').filter(
    ({ event, with: p }) => event === 'combat.declared' && p.seat !== Number(p.seat),
  );
  expect(new Set(declared.map(({ with: p }) => p.declaration)).size).toBeGreaterThan(1);
});

/** How many of the two have survived the first boarding that left both without crew and level on the dice. */
function survivors(name: string): number {
  const told = toldIn(name);
  const at = told.findIndex(({ event, with: p }) => event === 'crew.tied' && p.targetSeat !== 'guards');
  const { seat, targetSeat } = told[at]!.with;
  const next = told.findIndex(({ event }, i) => i > at && (event === 'turn.began' || event === 'combat.began'));
  const isEndOf = ({ event, with: p }: Told, who: unknown): boolean =>
    (event === 'captain.died' && p.seat === who) || (event === 'npc.beaten' && p.npc === who);
  return [seat, targetSeat].filter((who) => !told.slice(at, next).some((e) => isEndOf(e, who))).length;
}

test('FDM-BOARD-11: a complete tie on deck costs nobody’s life in the golden match both-live, and both in both-die', () => {
  expect(survivors('both-live')).toBe(2);
  expect(survivors('both-die')).toBe(0);
});

test('FDM-END-10: in the golden match spent-since the winner has less than was declared, and has won', () => {
  const told = toldIn('spent-since');
  const declared = told.find(({ event }) => event === 'victory.declared')!.with;
  const opened = told.find(({ event, with: p }) => event === 'chest.opened' && p.seat === declared.seat)!.with;
  expect(Number(opened.chest)).toBeLessThan(Number(declared.chest));
  expect(told.at(-1)).toMatchObject({ event: 'match.won', with: { seats: [declared.seat] } });
});
