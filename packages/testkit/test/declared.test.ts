import { below, defineGame, rngFrom, type Seat, type State, seedOf, type Viewer } from '@boucan/kernel';
import { toy } from '@boucan/toy';
import { twins } from '@boucan/toy/twins';
import { expect, test } from 'vitest';
import { difference, runLaws } from '../src/index.ts';
import { knownTo, twinOf } from '../src/laws/hidden.ts';
import { randomMove } from '../src/random-match.ts';

type Board = ReturnType<typeof toy.setup>['board'];
const game = toy as never;
const rng = rngFrom(seedOf('declared'));

/** A match of three with charms, some choices on. */
function later(seed: string): State<Board> {
  const state = toy.setup({ seats: 3, packs: ['charms'] }, seedOf(seed));
  for (let n = below(rng, 12); n > 0; n--) {
    const move = randomMove(game, state, rng);
    if (move !== null) toy.advance(state, move.seat, move.choice);
  }
  return state;
}

const twin = (state: State<Board>, who: Viewer, onlyTwo = false): State<Board> =>
  twinOf(game, state, who, rng, onlyTwo)!.state as State<Board>;
const cards = ({ board }: State<Board>): string =>
  [...board.bag, ...board.discard, ...board.duellists.flatMap((x) => x.hand)].sort().join();
const hand = (state: State<Board>, seat: Seat): string => state.board.duellists[seat]!.hand.join();

test('what a viewer may know is as it was, and all else is dealt anew', () => {
  const differs = { hand: 0, bag: 0, fists: 0 };
  for (let i = 0; i < 40; i++) {
    const state = later(`${i}`);
    const before = JSON.stringify(state);
    const other = twin(state, 1);
    expect(JSON.stringify(state)).toBe(before);
    expect(cards(other)).toBe(cards(state));
    expect(hand(other, 1)).toBe(hand(state, 1));
    expect(difference(knownTo(game, state, 1), knownTo(game, other, 1))).toBeNull();
    differs.hand += hand(other, 0) === hand(state, 0) ? 0 : 1;
    differs.bag += other.board.bag.join() === state.board.bag.join() ? 0 : 1;
    differs.fists += difference(other.board.parts, state.board.parts) === null ? 0 : 1;
  }
  expect(Math.min(...Object.values(differs))).toBeGreaterThan(10);
});

test('nobody sits at the table, which knows no hand', () => {
  const state = later('table');
  expect(hand({ ...state, board: knownTo(game, state, 'table') as Board }, 1)).toBe('?,?');
  expect(hand({ ...state, board: knownTo(game, state, 1) as Board }, 1)).toBe(hand(state, 1));
});

test('a sum may be open of what is hidden', () => {
  const { knows } = toy.def;
  const summed = defineGame({
    ...toy.def,
    knows: { ...knows, chest: { redraw: ({ thing }) => thing, open: ({ here }) => here.chest + here.round } },
  }) as never;
  const state = later('sum');
  expect((knownTo(summed, state, 0) as Board).chest).toBe(state.board.chest + state.board.round);
});

test('two things change places at the most, where no more is asked for', () => {
  for (let i = 0; i < 40; i++) expect(twinOf(game, later(`two ${i}`), 0, rng, true)!.changed).toBeLessThanOrEqual(2);
});

test('a sealed answer of another is given anew, the own is kept', () => {
  const answers = [new Set<string>(), new Set<string>()];
  let state = toy.setup({ seats: 3 }, seedOf('sealed'));
  for (const seat of [0, 1]) {
    const played = toy.play(state, seat, toy.options(state, seat)[2]!);
    if (played.refused === undefined) state = played.state;
  }
  for (let i = 0; i < 40; i++)
    for (const [seat, { answer }] of twin(state, 0).asked.slice(0, 2).entries()) answers[seat]!.add(`${answer}`);
  expect(answers.map((said) => said.size)).toEqual([1, 4]);
});

/** Every hand lies open, in the view and in what is told. */
const [shows, tells] = ['secrets-are-kept', 'events-tell-no-more'].map(
  (law) => twins.find(({ breaks }) => breaks === law)!.game.def,
);
const oversharing: typeof toy.def = { ...toy.def, look: shows!.look, procs: tells!.procs };
const broken = (def: typeof toy.def): string[] =>
  runLaws(defineGame(def), { games: 20, seed: 'open' }).flatMap(({ law, failed }) => (failed > 0 ? law : []));

test('a game that shows every hidden card breaks no law but those of what is declared', () => {
  const { knows, packs } = toy.def;
  const open: typeof knows = { ...knows, duellists: 'all', bag: 'all' };
  expect(broken({ ...oversharing, knows: open, packs: [packs[0]!] })).toEqual([]);
  expect(broken({ ...oversharing, packs: [packs[0]!] })).toEqual(['secrets-are-kept', 'secrets-stay-untold']);
});

/** Before hands are filled up a card of the bag is told to all, laid out and put back, or looked at in the bag. */
const turnsUp = (inSight: boolean): typeof toy.def => ({
  ...toy.def,
  procs: toy.def.procs.map((proc) => {
    const draw = proc.steps.draw;
    if (draw === undefined) return proc;
    const changed: typeof draw = (t, v, got) => {
      const { bag, discard } = t.board;
      const card = bag.shift();
      if (card !== undefined) {
        if (inSight) discard.push(card);
        t.reveal();
        t.tell?.('card.played', { seat: 0, card });
        if (inSight) discard.pop();
        bag.unshift(card);
      }
      return draw(t, v, got);
    };
    return { ...proc, steps: { ...proc.steps, draw: changed } };
  }),
});
const untold = (inSight: boolean): number =>
  runLaws(defineGame(turnsUp(inSight)), {
    games: 20,
    seed: 'turned up',
    only: ['events-tell-no-more', 'secrets-stay-untold'],
  }).reduce((sum, { failed }) => sum + failed, 0);

test('a card that is turned up and put away again may be told, one that nobody saw may not', () => {
  expect(untold(true)).toBe(0);
  expect(untold(false)).toBeGreaterThan(0);
});
