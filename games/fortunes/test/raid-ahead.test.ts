// What is said of a raid before it is left at that comes true.
import { seedOf } from '@boucan/kernel';
import { randomMove, seedText, stream } from '@boucan/testkit';
import { expect, test } from 'vitest';
import type { Raid } from '../src/board.ts';
import { CARGO, CARGO_IDS, type CargoIcon } from '../src/content/cargo.ts';
import { fortunes } from '../src/game.ts';
import { raidAhead } from '../src/rules/sea/raid-ahead.ts';

const SEATS = 3;
const VERDICTS: Readonly<Record<string, string>> = {
  'raid.sunk': 'sunk',
  'raid.escaped': 'escaped',
  'raid.broken': 'broken',
  'raid.succeeded': 'taken',
};

test('FDM-RAID-20, FDM-RAID-22, FDM-RAID-23, FDM-RAID-24, FDM-RAID-26: a raid ends as was said of it', () => {
  const met = new Map<string, number>();
  for (let match = 0; match < 200 && (match < 14 || met.size < 4); match++) {
    const seed = seedText('raids ahead', match);
    const rng = stream(seed, 'choices');
    const state = fortunes.setup(fortunes.agreed({ seats: SEATS, packs: [], options: { 'raid-hull': false } }), seedOf(seed));
    for (;;) {
      const asked = state.asked.find(({ answer, question }) => answer === null && question === 'raid.use');
      if (asked !== undefined) {
        const ahead = raidAhead(state.board)!;
        const outcome = fortunes.play(state, asked.seat, ['verdict']);
        if (outcome.refused !== undefined) throw new Error('a raid could not be left at that');
        const verdict = outcome.events.map(({ event }) => VERDICTS[event]).find((one) => one !== undefined);
        if (verdict !== undefined) {
          expect(ahead.ends).toBe(verdict);
          met.set(verdict, (met.get(verdict) ?? 0) + 1);
          const { ship } = outcome.state.board.players[asked.seat]!;
          if (verdict !== 'sunk')
            for (const [section, left] of Object.entries(ahead.left)) expect(ship[section as 'hull']).toBe(left);
        }
      }
      const move = randomMove(fortunes, state, rng);
      if (move === null) break;
      fortunes.advance(state, move.seat, move.choice);
    }
  }
  expect([...met.keys()].sort()).toEqual(['broken', 'escaped', 'sunk', 'taken']);
});

/** A Sloop (Hull 2, Masts 2, Crew 2, Cannons 1, Manoeuvrability 4) whose raid has turned up these icons. */
const ahead = (...icons: readonly CargoIcon[]) => {
  const { board } = fortunes.setup({ seats: 2 }, seedOf('raid'));
  const cards = icons.map((icon) => CARGO_IDS.find((card) => CARGO[card].icon === icon)!);
  board.raid = { seat: 0, cards, succeeded: false } as unknown as Raid;
  return raidAhead(board);
};

test('FDM-RAID-22, FDM-RAID-23, FDM-RAID-24, FDM-RAID-26: one icon more or less decides', () => {
  expect(ahead()).toBeNull();
  expect(ahead('masts')).toMatchObject({ ends: 'taken', left: { masts: 1 }, destroyed: [] });
  expect(ahead('cannons')).toMatchObject({ ends: 'broken', left: { cannons: 0 }, destroyed: ['cannons'] });
  expect(ahead('flight', 'flight', 'flight')!.ends).toBe('taken');
  expect(ahead('flight', 'flight', 'flight', 'flight')!.ends).toBe('escaped');
  expect(ahead('masts', 'masts', 'masts', 'masts')!.ends).toBe('sunk');
});
