import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Command, type Form, pointsAt, standings, Tournament, tournamentWords, VICTORY, whyNotOpen } from '../src/index.ts';
import { HOST, Played, person, TERMS } from './play.ts';

const meetAgain = ({ rounds }: Tournament): number => {
  const times = new Map<string, number>();
  for (const { tables } of rounds)
    for (const { players } of tables)
      for (const a of players) for (const b of players) if (a < b) times.set(`${a} ${b}`, (times.get(`${a} ${b}`) ?? 0) + 1);
  return [...times.values()].filter((n) => n > 1).length;
};

describe('points', () => {
  test('are the share of the others one has left behind; equals share', () => {
    expect([0, 1, 2, 3].map((seat) => pointsAt([1, 2, 3, 4], seat))).toEqual([24, 16, 8, 0]);
    expect([0, 1, 2].map((seat) => pointsAt([1, 1, 3], seat))).toEqual([18, 18, 0]);
    expect(pointsAt([2, 1], 0)).toBe(0);
  });

  test('of a table always come to half a victory a head', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 2, maxLength: 5 }), (worth) => {
        const places = worth.map((w) => 1 + worth.filter((v) => v > w).length);
        const sum = places.reduce((all, _, seat) => all + pointsAt(places, seat), 0);
        expect(sum).toBeCloseTo((VICTORY * places.length) / 2, 9);
        for (const seat of places.keys()) expect(Number.isInteger(pointsAt(places, seat))).toBe(true);
      }),
    );
  });
});

describe('Swiss', () => {
  test('64 people over six rounds at tables of four: nobody meets anybody twice, though people leave', () => {
    const played = new Played({ rounds: 6 }, 5).enter(64);
    for (let round = 1; round <= 6; round++) {
      played.must({ do: 'draw' }, 'server');
      if (round === 2 || round === 4) played.must({ do: 'leave' }, person(round * 7));
      played.playRound(true);
    }
    played.must({ do: 'draw' }, 'server');
    expect(played.tournament.closed).toBe('played');
    expect(meetAgain(played.tournament)).toBe(0);
    const table = standings(played.tournament);
    // The strongest always won: they lead, and who meets whom has brought them together.
    expect(table[0]!.player).toBe('p0');
    expect(
      table
        .slice(0, 8)
        .map(({ player }) => Number(player.slice(1)))
        .every((i) => i < 20),
    ).toBe(true);
  });

  test('people who have won meet people who have won', () => {
    const played = new Played({ rounds: 4, seats: 2, least: 2 }, 3).enter(16);
    for (let round = 1; round <= 3; round++) {
      played.must({ do: 'draw' }, 'server');
      played.playRound(true);
    }
    const points = new Map(standings(played.tournament).map((row) => [row.player, row.points]));
    played.must({ do: 'draw' }, 'server');
    for (const { players } of played.tournament.rounds[3]!.tables)
      expect(Math.abs(points.get(players[0]!)! - points.get(players[1]!)!)).toBeLessThanOrEqual(VICTORY);
  });

  test('people who want never to meet do not, though their points are the same', () => {
    const played = new Played({ rounds: 5, seats: 3, least: 3 }, 11).enter(9);
    played.areApart = (a, b) => [a, b].sort().join() === 'p0,p1';
    for (let round = 1; round <= 4; round++) {
      played.must({ do: 'draw' }, 'server');
      played.playRound(true);
    }
    for (const { tables } of played.tournament.rounds)
      for (const { players } of tables) expect(players.includes('p0') && players.includes('p1')).toBe(false);
  });

  test('who enters late plays from the next round; a bye goes to somebody low, and to nobody twice while others had none', () => {
    const played = new Played({ rounds: 5, seats: 2, least: 2 }, 9).enter(6);
    played.must({ do: 'draw' }, HOST);
    played.must({ do: 'enter' }, person(6));
    played.playRound();
    for (let round = 2; round <= 5; round++) {
      played.must({ do: 'draw' }, 'server');
      const [bye] = played.tournament.rounds.at(-1)!.byes;
      const table = standings(played.tournament);
      expect(table.find(({ player }) => player === bye)!.byes).toBe(1);
      played.playRound();
    }
    expect(played.tournament.entrants.get('p6')!.round).toBe(2);
    expect(played.ask({ do: 'enter' }, person(7))).toBe('last-round');
  });
});

describe('all meet all', () => {
  test('lasts as long as the schedule, and everybody has met everybody', () => {
    for (const [people, seats, rounds] of [
      [9, 3, 4],
      [16, 4, 5],
      [25, 5, 6],
      [7, 2, 7],
      [4, 4, 1],
    ] as const) {
      const played = new Played({ form: 'all', seats, least: seats, late: false }, people).enter(people).toTheEnd();
      expect(played.tournament.rounds.length).toBe(rounds);
      expect(meetAgain(played.tournament)).toBe(0);
      expect(standings(played.tournament).reduce((sum, { played: n }) => sum + n, 0)).toBeGreaterThanOrEqual(people);
    }
  });

  test('does not begin with a number for which there is no schedule, and says which there are', () => {
    const played = new Played({ form: 'all', seats: 3, least: 3, late: false }).enter(10);
    expect(played.ask({ do: 'draw' }, HOST)).toBe('no-schedule');
    expect(played.tournament.phase).toBe('gathering');
  });
});

describe('knock-out', () => {
  test('the better half of each table goes on, and the strongest wins', () => {
    for (const [people, seats] of [
      [64, 4],
      [27, 3],
      [16, 2],
      [40, 5],
      [11, 4],
      [5, 2],
    ] as const) {
      const played = new Played({ form: 'knockout', seats, least: 2, late: false }, people).enter(people).toTheEnd(true);
      const table = standings(played.tournament);
      expect(table[0]!.player, `${people} at ${seats}`).toBe('p0');
      expect(table.filter(({ isIn }) => isIn).length).toBe(1);
      expect(played.tournament.rounds.at(-1)!.tables.length).toBe(1);
    }
  });

  test('who leaves does not go on', () => {
    const played = new Played({ form: 'knockout', seats: 2, least: 2, late: false }, 4).enter(4);
    played.must({ do: 'draw' }, HOST);
    played.playRound(true);
    played.must({ do: 'leave' }, person(0));
    played.toTheEnd(true);
    expect(played.tournament.closed).toBe('played');
    expect(standings(played.tournament)[0]!.player).not.toBe('p0');
  });
});

describe('who may do what', () => {
  test('nobody but the host opens a round, removes people or closes; nobody but the server tells results', () => {
    const played = new Played().enter(4);
    for (const command of [{ do: 'draw' }, { do: 'close' }, { do: 'remove', player: 'p1' }] as Command[])
      expect(played.ask(command, person(0))).toBe('only-the-host');
    played.must({ do: 'draw' }, HOST);
    const { id } = played.tournament.rounds[0]!.tables[0]!;
    expect(played.ask({ do: 'result', table: id, places: [1, 2, 3, 4] }, HOST)).toBe('only-the-server');
    expect(played.ask({ do: 'result', table: id, places: [1, 2, 3, 4] }, person(0))).toBe('only-the-server');
    expect(played.ask({ do: 'decide', table: id, places: [1, 2, 3, 4], note: 'why' }, person(0))).toBe('only-the-host');
    expect(played.ask({ do: 'draw' }, HOST)).toBe('round-not-over');
  });

  test('a host who plays is drawn like everybody, and cannot decide at their own table', () => {
    const seeds = Array.from({ length: 30 }, (_, seed) => {
      const played = new Played({}, seed + 1).enter(11);
      played.must({ do: 'enter' }, HOST);
      played.must({ do: 'draw' }, HOST);
      const own = played.tournament.rounds[0]!.tables.find(({ players }) => players.includes('host'))!;
      expect(played.ask({ do: 'decide', table: own.id, places: own.players.map((_, i) => i + 1), note: 'I won' }, HOST)).toBe(
        'own-table',
      );
      return own.players
        .filter((player) => player !== 'host')
        .sort()
        .join();
    });
    expect(new Set(seeds).size).toBeGreaterThan(15); // with whom they sit is chance
  });

  test('the host settles a dispute with a reason; the standings follow; in a knock-out only until the next round is drawn', () => {
    const played = new Played({ form: 'knockout', seats: 2, least: 2, late: false }).enter(4);
    played.must({ do: 'draw' }, HOST);
    played.playRound(true);
    const [first] = played.tournament.rounds[0]!.tables;
    const turned = first!.places!.map((place) => 3 - place);
    expect(played.ask({ do: 'decide', table: first!.id, places: turned, note: ' ' }, HOST)).toBe('say-why');
    expect(played.ask({ do: 'decide', table: first!.id, places: [2, 2], note: 'why' }, HOST)).toBe('odd-places');
    const loser = first!.players[first!.places!.indexOf(2)]!;
    played.must({ do: 'decide', table: first!.id, places: turned, note: 'the line was cut' }, HOST);
    expect(standings(played.tournament).find(({ player }) => player === loser)!.isIn).toBe(true);
    played.must({ do: 'draw' }, HOST);
    expect(played.tournament.rounds[1]!.tables[0]!.players).toContain(loser);
    expect(played.ask({ do: 'decide', table: first!.id, places: turned, note: 'again' }, HOST)).toBe('next-round-drawn');
  });

  test('a result told twice counts once, and what the host decided stays', () => {
    const played = new Played().enter(4);
    played.must({ do: 'draw' }, HOST);
    const { id } = played.tournament.rounds[0]!.tables[0]!;
    played.must({ do: 'decide', table: id, places: [4, 3, 2, 1], note: 'seen by all' }, HOST);
    const before = played.entries.length;
    played.must({ do: 'result', table: id, places: [1, 2, 3, 4] }, 'server');
    expect(played.entries.length).toBe(before);
  });

  test('odd terms are refused with a reason in both languages', () => {
    expect(whyNotOpen(TERMS)).toBeNull();
    for (const odd of [
      { least: 5 },
      { rounds: 0 },
      { form: 'all' as const },
      { tieBreaks: ['victories', 'victories'] as const },
    ]) {
      const { text } = whyNotOpen({ ...TERMS, ...odd })!;
      expect(tournamentWords.en[text as keyof typeof tournamentWords.en]).toBeTruthy();
      expect(tournamentWords.fr[text as keyof typeof tournamentWords.fr]).toBeTruthy();
    }
  });
});

describe('whatever people do', () => {
  const step = fc.oneof(
    fc.record({ do: fc.constant('enter' as const), who: fc.nat(14) }),
    fc.record({ do: fc.constant('leave' as const), who: fc.nat(14) }),
    fc.record({ do: fc.constant('remove' as const), who: fc.nat(14) }),
    fc.record({ do: fc.constant('draw' as const), who: fc.nat(2) }),
    fc.record({ do: fc.constant('play' as const), who: fc.nat(1) }),
  );

  test('everybody who is there has one place in each round, and the entries tell it all', () => {
    fc.assert(
      fc.property(
        fc.constantFrom<Form>('swiss', 'knockout', 'all'),
        fc.integer({ min: 2, max: 5 }),
        fc.nat(1000),
        fc.array(step, { maxLength: 40 }),
        (form, seats, seed, steps) => {
          const played = new Played({ form, seats, least: Math.max(2, seats - 1), late: form === 'swiss' }, seed).enter(6);
          const { tournament } = played;
          for (const { do: what, who } of steps) {
            const rounds = tournament.rounds.length;
            const present = new Set(tournament.present().map(({ player }) => player));
            if (what === 'enter') played.ask({ do: 'enter' }, person(who));
            else if (what === 'leave') played.ask({ do: 'leave' }, person(who));
            else if (what === 'remove') played.ask({ do: 'remove', player: `p${who}` }, HOST);
            else if (what === 'draw') played.ask({ do: 'draw' }, who === 0 ? HOST : 'server');
            else if (tournament.phase === 'playing') played.playRound();
            if (tournament.rounds.length === rounds) continue;
            const { tables, byes } = tournament.rounds.at(-1)!;
            const placed = [...tables.flatMap(({ players }) => players), ...byes];
            expect(new Set(placed).size).toBe(placed.length);
            for (const player of placed) expect(present.has(player)).toBe(true);
            if (form === 'swiss') expect(placed.length).toBe(present.size);
            for (const { players } of tables) expect(players.length).toBeLessThanOrEqual(seats);
          }
          const again = new Tournament(played.entries);
          expect(standings(again)).toEqual(standings(tournament));
          expect(again.rounds).toEqual(tournament.rounds);
          const table = standings(tournament);
          expect(table.map(({ place }) => place)).toEqual(table.map((_, i) => i + 1));
        },
      ),
    );
  });
});

describe('a guest who turns out to be somebody who stays', () => {
  const anne = { player: 'anne', name: 'Anne' };

  test('keeps the points, the tables and the place in the draw, and is drawn under that name', () => {
    const played = new Played({ rounds: 3, seats: 2, least: 2 }, 4).enter(5);
    played.must({ do: 'draw' }, 'server');
    played.playRound(true);
    const before = standings(played.tournament).find(({ player }) => player === 'p0')!;
    played.must({ do: 'become', player: 'p0', now: anne }, 'server');
    expect(standings(played.tournament).find(({ player }) => player === 'anne')).toEqual({ ...before, ...anne });
    played.must({ do: 'draw' }, 'server');
    const everybody = (): string[] =>
      played.tournament.rounds.flatMap(({ tables, byes }) => [...tables.flatMap(({ players }) => players), ...byes]);
    expect(everybody().filter((player) => player === 'anne')).toHaveLength(2);
    expect(everybody()).not.toContain('p0');
    // From its entries it is the same tournament again.
    expect(standings(new Tournament(played.entries))).toEqual(standings(played.tournament));
  });

  test('plays once, if they had entered under that name as well', () => {
    const played = new Played().enter(4);
    played.must({ do: 'enter' }, anne);
    played.must({ do: 'draw' }, 'server');
    played.must({ do: 'become', player: 'p1', now: anne }, 'server');
    expect(played.tournament.present().map(({ player }) => player)).toEqual(['p0', 'p2', 'p3', 'anne']);
    played.must({ do: 'become', player: 'nobody', now: anne }, 'server');
    expect(played.ask({ do: 'become', player: 'p2', now: anne }, person(2))).toBe('only-the-server');
  });
});
