// What a view works out for whoever looks says the same as the choices that are offered.
import { type Seat, type State, seedOf } from '@boucan/kernel';
import { randomMove, stream } from '@boucan/testkit';
import { expect, test } from 'vitest';
import type { Nassau } from '../src/board.ts';
import { opponent, WEAPON_AGAINST } from '../src/content/opponents.ts';
import { ZONES } from '../src/content/sea.ts';
import { taleId } from '../src/content/tales.ts';
import { TOKEN_COUNTS, TOKENS } from '../src/content/tokens.ts';
import { nassau } from '../src/game.ts';
import { atMost } from '../src/odds.ts';
import type { Fight } from '../src/rules/fight.ts';
import type { NassauView } from '../src/view.ts';

const MATCHES = 4;

/** Looks at every question of some matches played at random. */
function everywhere(look: (state: State<Nassau>, seat: Seat, question: string, view: NassauView) => void): void {
  for (let i = 0; i < MATCHES; i++) {
    const state = nassau.setup({ seats: 3 }, seedOf(`sums ${i}`));
    const rng = stream(`sums ${i}`, 'choices');
    for (;;) {
      const asked = state.asked.find(({ answer }) => answer === null);
      if (asked !== undefined) look(state, asked.seat, asked.question, nassau.view(state, asked.seat).board as NassauView);
      const move = randomMove(nassau as never, state as State<unknown>, rng);
      if (move === null) break;
      nassau.advance(state, move.seat, move.choice);
    }
  }
}

const allowed = (state: State<Nassau>, seat: Seat, verb: string) =>
  nassau.options(state, seat).filter(([first]) => first === verb);

test('NAS-SAIL-04: the zones in reach with one set are those one may enter', () => {
  let met = 0;
  everywhere((state, seat, question, { ships }) => {
    if (question !== 'sea.turn' || ships[seat]!.provisions === 0) return;
    const near = ships[seat]!.sums.reach.flatMap((steps, zone) => (steps === 1 ? [ZONES[zone]] : []));
    expect(near).toEqual(
      allowed(state, seat, 'enter')
        .map(([, zone]) => zone)
        .sort(),
    );
    met++;
  });
  expect(met).toBeGreaterThan(20);
});

test('NAS-FIGHT-04: the shots of a weapon are the most crates one may fire', () => {
  let met = 0;
  everywhere((state, seat, question, { ships }) => {
    if (question !== 'fight.fire') return;
    const { number } = state.stack.findLast(({ proc }) => proc === 'fight')!.vars as { number: number };
    const { most } = ships[seat]!.sums.shots[WEAPON_AGAINST[opponent(number).kind]];
    expect(most).toBe(Math.max(0, ...allowed(state, seat, 'fire').map(([, crates]) => crates as number)));
    met++;
  });
  expect(met).toBeGreaterThan(5);
});

test('NAS-CAMPFIRE-04: tales that are full may be told, and only their owner sees how far along they are', () => {
  let met = 0;
  everywhere((state, seat, question, { ships }) => {
    for (const [other, ship] of ships.entries()) expect(ship.sums.tales === null).toBe(other !== seat);
    const tells = allowed(state, seat, 'tell').map(([, card]) => card);
    if (question !== 'campfire.tell' || tells.length + allowed(state, seat, 'joke').length === 0) return;
    const { hand, sums } = ships[seat]!;
    expect(hand!.flatMap((card, i) => (sums.tales![i]!.have >= sums.tales![i]!.need ? [taleId(card)] : []))).toEqual(tells);
    met++;
  });
  expect(met).toBeGreaterThan(5);
});

test('NAS-HOLD-02: everything aboard lies in a hold, and no hold carries more than it can', () => {
  everywhere((_state, _seat, question, { ships }) => {
    if (question.startsWith('holds.')) return;
    for (const { sums, crates, provisions, holds, ratRound } of ships) {
      const sum = (cargo: string): number => sums.loads.reduce((n, load) => n + (load.cargo === cargo ? load.n : 0), 0);
      expect([sum('crates'), sum('provisions')]).toEqual([crates, provisions]);
      expect(sums.loads.every(({ n, of }) => n > 0 && n <= of)).toBe(true);
      expect(sums.loads.length).toBeLessThanOrEqual(holds + (ratRound > 0 ? 1 : 0));
    }
  });
});

test('NAS-FIGHT-10: how likely an opponent falls is how often it does, and others do not see it', () => {
  const OFTEN = 240;
  let met = 0;
  everywhere((state, seat, question, { ships }) => {
    for (const [other, ship] of ships.entries()) expect(ship.sums.fights === null).toBe(other !== seat);
    if (question !== 'fight.fire' || met > 12) return;
    const { place, bombed, crab } = state.stack.findLast(({ proc }) => proc === 'fight')!.vars as unknown as Fight;
    const most = allowed(state, seat, 'fire').at(-1);
    if (most === undefined || bombed || crab) return;
    const { falls } = ships[seat]!.sums.fights![place]!;
    let fallen = 0;
    for (let i = 0; i < OFTEN; i++) {
      const fought = nassau.clone(state);
      fought.rng = stream(`fight ${i}`, 'tokens');
      nassau.advance(fought, seat, most);
      while (fought.stack.some(({ proc }) => proc === 'fight')) {
        const options = nassau.options(fought, seat);
        nassau.advance(fought, seat, options.find(([verb]) => verb === 'give-way') ?? options[0]!);
      }
      if (fought.board.opponents[place] === 0) fallen++;
    }
    expect(Math.abs((100 * fallen) / OFTEN - falls)).toBeLessThan(12);
    if (falls > 0 && falls < 100) met++;
  });
  expect(met).toBeGreaterThan(1);
});

const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k);
const dodging = (drawn: number, n: number): number =>
  (choose(TOKEN_COUNTS.dodge, n) * choose(TOKENS.length - TOKEN_COUNTS.dodge, drawn - n)) / choose(TOKENS.length, drawn);

test('NAS-FIGHT-08: the odds are counted for any strength, up to a bag that is drawn empty', () => {
  for (let strength = 1; strength <= TOKENS.length; strength++) {
    let sum = 0;
    for (let n = 0; n <= strength; n++) {
      sum += dodging(strength, n);
      expect(atMost(n, strength)).toBeCloseTo(sum);
    }
    expect(atMost(strength + 1, strength)).toBeCloseTo(1);
  }
});

test('NAS-FIGHT-10: what a shot is likely to do is counted out of the bag', () => {
  let met = 0;
  everywhere((state, seat, _question, { ships }) => {
    for (const [place, odds] of ships[seat]!.sums.fights!.entries()) {
      if (odds === null) continue;
      const { strength } = opponent(state.board.opponents[place]!);
      const fewer = Array.from({ length: Math.min(odds.with.length, strength + 1) }, (_, n) => dodging(strength, n));
      const calm = choose(TOKEN_COUNTS.nothing + TOKEN_COUNTS.dodge, strength) / choose(TOKENS.length, strength);
      expect(Math.abs(odds.unhurt - 100 * calm)).toBeLessThan(0.51);
      expect(Math.abs(odds.hit - 100 * fewer.reduce((sum, p) => sum + p, 0))).toBeLessThan(0.51);
      met++;
    }
  });
  expect(met).toBeGreaterThan(20);
});

test('NAS-HOLD-03: two goods of a kind fill two holds', () => {
  everywhere((_state, seat, _question, { ships }) => {
    for (const { cargo, n, of } of ships[seat]!.sums.loads)
      if (cargo !== 'provisions' && cargo !== 'crates') expect([n, of]).toEqual([1, 1]);
  });
});
