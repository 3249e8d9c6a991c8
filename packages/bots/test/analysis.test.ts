import { brethren } from '@boucan/brethren';
import { type Choice, rngFrom, type Seat, type State, seedOf } from '@boucan/kernel';
import { skull } from '@boucan/skull';
import { expect, test } from 'vitest';
import { type Analysis, analyse, botNamed, chances, RIVALS, type Step, standing, why } from '../src/index.ts';

type Coast = Parameters<typeof brethren.options>[0]['board'];

/** A match of three, one of whom chooses at random. */
function played(seed: string): Step<Coast>[] {
  const rng = rngFrom(seedOf(`${seed} bots`));
  const bots = ['random', 'greedy', 'greedy'].map((name) => botNamed(name)!);
  let state: State<Coast> = brethren.setup({ seats: 3 }, seedOf(seed), []);
  const steps: Step<Coast>[] = [{ state, made: null }];
  while (state.result === null) {
    const { seat } = state.asked.find(({ answer }) => answer === null)!;
    const choice: Choice = bots[seat]!.choose(brethren, brethren.view(state, seat), rng);
    const outcome = brethren.play(state, seat, choice);
    if (outcome.refused !== undefined) throw new Error('refused');
    state = outcome.state;
    steps.push({ state, made: { seat, choice: JSON.parse(JSON.stringify(choice)) as Choice } });
  }
  return steps;
}

function analysed(steps: readonly Step<Coast>[]): { readonly analysis: Analysis; readonly progress: number[] } {
  const going = analyse(brethren, steps, rngFrom(seedOf('analysis')));
  const progress: number[] = [];
  for (let next = going.next(); ; next = going.next()) {
    if (next.done === true) return { analysis: next.value, progress };
    progress.push(next.value);
  }
}

const steps = played('what happened');

/** A voyage of three, forty choices on. */
function voyage() {
  const state = skull.setup({ seats: 3 }, seedOf('sea'));
  const rng = rngFrom(seedOf('sea'));
  for (let i = 0; i < 40; i++) {
    const { seat } = state.asked.find(({ answer }) => answer === null)!;
    skull.advance(state, seat, botNamed('search:3it')!.choose(skull, skull.view(state, seat), rng));
  }
  return { state, rng };
}

test('where all may lose together, chances are less than one, and the rest is that they do', () => {
  const all = chances(skull, voyage().state);
  const home = all.reduce((sum, one) => sum + one, 0);
  for (const one of all) expect(one).toBeGreaterThan(0);
  expect(home).toBeGreaterThan(0.2);
  expect(home).toBeLessThan(1);
});

test('judged by hand, too, a choice has its reasons: by what the worth is made of', () => {
  const { state, rng } = voyage();
  const named = new Set<string>();
  for (let i = 0; i < 60 && state.result === null; i++) {
    const { seat } = state.asked.find(({ answer }) => answer === null)!;
    const seen = skull.view(state, seat);
    const choice = botNamed('search:3it')!.choose(skull, seen, rng);
    for (const { matter } of why(skull, seen, choice, rng).matters) named.add(matter);
    skull.advance(state, seat, choice);
  }
  expect([...named].filter((matter) => matter !== RIVALS).sort()).toEqual(['home', 'score', 'seat']);
});

test('chances are shares of one, and certain at the end', () => {
  for (const { state } of steps) {
    const all = chances(brethren, state);
    expect(all.reduce((a, b) => a + b, 0)).toBeCloseTo(1);
    expect(Math.min(...all)).toBeGreaterThanOrEqual(0);
  }
  const { state } = steps.at(-1)!;
  const { winners } = state.result!;
  expect(chances(brethren, state)).toEqual([0, 1, 2].map((seat) => (winners.includes(seat) ? 1 / winners.length : 0)));
});

test('an analysis says how far it is, finds where whoever plays at random went wrong, and what would have been better', () => {
  const { analysis, progress } = analysed(steps);
  expect(progress).toEqual(progress.toSorted((a, b) => a - b));
  expect(progress.at(-1)).toBeCloseTo(1);
  expect(analysis.chances).toHaveLength(steps.length);
  const blamed = analysis.turns.filter(({ better }) => better !== null);
  expect(blamed.length).toBeGreaterThan(0);
  const careless = blamed.filter(({ seat }) => seat === 0);
  expect(careless.length, 'most of them are his who does not think').toBeGreaterThan(blamed.length / 2);
  for (const { at, seat, better, by } of blamed) {
    const { made } = steps[at]!;
    expect(made!.seat).toBe(seat);
    expect(brethren.options(steps[at - 1]!.state, seat)).toContainEqual(better);
    expect(better).not.toEqual(made!.choice);
    expect(by).toBeGreaterThan(0);
  }
  expect(analysis.turns.map(({ at }) => at)).toEqual(analysis.turns.map(({ at }) => at).toSorted((a, b) => a - b));
  expect(analysed(steps).analysis, 'twice the same').toEqual(analysis);
  // Of each seat no more than three, the gravest first, with what was asked and what speaks for the better choice.
  for (const seat of [0, 1, 2]) {
    const own = analysis.mistakes.filter((one) => one.seat === seat);
    expect(own.length).toBeLessThanOrEqual(3);
    expect(own.map(({ by }) => by)).toEqual(own.map(({ by }) => by).toSorted((a, b) => b - a));
    for (const { at, better, question } of own) {
      const before = steps[at - 1]!.state;
      expect(before.asked.map((one) => one.question)).toContain(question);
      expect(brethren.options(before, seat)).toContainEqual(better);
    }
  }
  expect(analysis.mistakes.filter(({ seat }) => seat === 0)).toHaveLength(3);
  expect(analysis.mistakes.some(({ matters }) => matters.some(({ by }) => by > 0))).toBe(true);
});

test('how it stands is told as a seat sees it: chances that add up, and matters in which it is ahead or behind', () => {
  const at = Math.floor(steps.length / 2);
  const seats = [0, 1, 2].map((seat) => standing(brethren, brethren.view(steps[at]!.state, seat), rngFrom(seedOf('stands'))));
  for (const { chances: shares, matters } of seats) {
    expect(shares.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1);
    expect(matters.length).toBeGreaterThan(0);
    expect(matters.length).toBeLessThanOrEqual(3);
  }
  // Whoever leads is ahead of the best rival in something, and the last behind in something.
  const leads = (seat: number): number => seats[seat]!.chances[seat]!;
  const order = [0, 1, 2].toSorted((a, b) => leads(b) - leads(a));
  expect(seats[order[0]!]!.matters.some(({ by }) => by > 0)).toBe(true);
  expect(seats[order[2]!]!.matters.some(({ by }) => by < 0)).toBe(true);
});

const asked = (at: number): Seat => steps[at]!.state.asked.find(({ answer }) => answer === null)!.seat;
const reasoned = (at: number, choice: Choice) =>
  why(brethren, brethren.view(steps[at]!.state, asked(at)), choice, rngFrom(seedOf('why')));

test('a choice is held against the best other, and the matters that decided are named', () => {
  const at = steps.findIndex(({ state }, i) => i > 20 && brethren.options(state, asked(i)).length > 3);
  const options = brethren.options(steps[at]!.state, asked(at));
  const reasons = options.map((choice) => reasoned(at, choice));
  const best = options[reasons.findIndex(({ by }) => by === Math.max(...reasons.map((one) => one.by)))]!;
  for (const [i, choice] of options.entries()) {
    const { instead, by, matters } = reasons[i]!;
    expect(instead).not.toEqual(choice);
    if (choice !== best) expect(instead, 'who did not choose the best is shown it').toEqual(best);
    if (choice !== best) expect(by).toBeLessThanOrEqual(0);
    expect(matters.length).toBeLessThanOrEqual(3);
    const known = new Set(brethren.def.advice.learned!.features.names.map((name) => name.split('.')[0]!)).add(RIVALS);
    for (const { matter } of matters) expect(known).toContain(matter);
  }
  expect(reasons.some(({ matters }) => matters.length > 0)).toBe(true);
});
