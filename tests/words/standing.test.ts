// With the board covered the log says who leads: the standing it tells is what its own lines add up to.
import { findGame } from '@boucan/games';
import { pick, rngFrom, seedOf, type Told } from '@boucan/kernel';
import { expect, test } from 'vitest';

const SEATS = 3;
const none = (n: number): number[] => Array.from({ length: SEATS }, () => n);

/** What the table is told in some matches that chance plays, up to a number of choices. */
async function* matches(id: string, choices: number): AsyncGenerator<readonly Told[]> {
  const game = (await findGame(id))!;
  for (let i = 0; i < 8; i++) {
    const rng = rngFrom(seedOf(`standing/${i}#play`));
    const told: Told[] = [];
    let state = game.setup({ seats: SEATS }, seedOf(`standing/${i}`), told);
    for (let n = 0; state.result === null && n < choices; n++) {
      const { seat } = pick(
        rng,
        state.asked.filter(({ answer }) => answer === null),
      );
      const outcome = game.play(state, seat, pick(rng, game.options(state, seat)));
      if (outcome.refused !== undefined) throw new Error('an option was refused');
      state = outcome.state;
      told.push(...outcome.events);
    }
    yield game.witness(told, 'table') as readonly Told[];
  }
}

/** Follows the lines and compares every standing with them; says how many there were. */
async function standings(
  id: string,
  choices: number,
  begin: () => { readonly follow: (told: Told) => void; readonly stands: () => object },
): Promise<number> {
  let n = 0;
  for await (const told of matches(id, choices)) {
    const { follow, stands } = begin();
    for (const one of told) {
      if (one.event === 'standing.told') {
        n++;
        expect(one.with).toMatchObject(stands());
      } else follow(one);
    }
  }
  return n;
}

test('Nassau: the points after each round', { timeout: 60_000 }, async () => {
  const n = await standings('nassau', 700, () => {
    const pointsOfEach = none(10);
    return {
      follow: ({ event, with: w }) => {
        if (event === 'points.scored' || event === 'points.lost') pointsOfEach[w.seat as number] = w.total as number;
        if (event === 'tales.compared' && typeof w.total === 'number') pointsOfEach[w.seat as number] = w.total;
      },
      stands: () => ({ pointsOfEach }),
    };
  });
  expect(n).toBeGreaterThan(8);
});

test('Fortunes: the points of Glory after each round', { timeout: 60_000 }, async () => {
  const n = await standings('fortunes', 700, () => {
    const gloryOfEach = none(0);
    return {
      follow: ({ event, with: w }) => {
        if (event === 'glory.won') gloryOfEach[w.seat as number] = w.points as number;
      },
      stands: () => ({ gloryOfEach }),
    };
  });
  expect(n).toBeGreaterThan(20);
});

test('Brethren: the treasure won after each galleon', async () => {
  const n = await standings('brethren', 500, () => {
    const chestsOfEach = none(0);
    return {
      follow: ({ event, with: w }) => {
        if (event === 'card.taken' && w.card === 'chest') chestsOfEach[w.seat as number]!++;
      },
      stands: () => ({ chestsOfEach }),
    };
  });
  expect(n).toBeGreaterThan(8);
});

test('Skull Tales: morale and loot after each round', async () => {
  const n = await standings('skull', 500, () => {
    let [morale, loot] = [20, -1];
    return {
      follow: ({ event, with: w }) => {
        if (event === 'morale.changed') morale = w.morale as number;
        if (event === 'tracks.reset') morale = 20;
        if (event === 'loot.changed') loot = w.loot as number;
      },
      stands: () => (loot === -1 ? { morale } : { morale, loot }),
    };
  });
  expect(n).toBeGreaterThan(8);
});
