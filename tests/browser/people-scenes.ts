// Pictures of the pages about people: somebody who has stayed for a year, with what she has played, her friends, her club and its tournament.

import { type Rating, rated } from '@boucan/ratings';
import { decide, type Entry, type Happening, Tournament, type TournamentTerms } from '@boucan/tournament';
import { ladderOf, ratedBy, type TableOutcome } from '../../apps/server/src/ratings/outcome.ts';
import { sql } from '../../apps/server/src/storage/rows.ts';
import { sqliteStorage } from '../../apps/server/src/storage/sqlite-storage.ts';
import type { Storage } from '../../apps/server/src/storage/storage.ts';
import { staying } from '../../apps/server/test/club/parts.ts';
import type { Guest } from '../../apps/server/test/harness.ts';
import { CAPTAIN_IDS } from '../../games/fortunes/src/content/captains.ts';
import { TALE_IDS } from '../../games/nassau/src/content/tales.ts';
import type { Person } from './person.ts';

const DAY = 86_400_000;
const CALLED = ['Anne Bonny', 'Mary Read', 'Bartholomew', 'Jacquotte', 'Calico Jack', 'Grace O’Malley', 'Olivier', 'Lisbeth'];
const COUNTED = {
  brethren: ['treasure', 'tokens', 'portRoyal', 'pot'],
  fortunes: ['combatPoints', 'salePoints', 'raidPoints', 'missionPoints', 'rumourPoints', 'hiddenPoints'],
  nassau: ['track', 'towers', 'opponents', 'goods', 'weapons', 'companions'],
} as const;
const TAKEN = {
  brethren: ['la-habana', 'san-juan', 'cartagena', 'veracruz'],
  fortunes: CAPTAIN_IDS.slice(0, 4),
  nassau: TALE_IDS.slice(0, 5),
} as const satisfies Readonly<Record<keyof typeof COUNTED, readonly string[]>>;
const PACKS = { brethren: [[]], fortunes: [[], ['loyalty'], ['locations']], nassau: [[], ['flying-dutchman']] } as const;

const generator = (seed: number) => (): number => {
  seed = (seed * 1_664_525 + 1_013_904_223) >>> 0;
  return seed / 2 ** 32;
};

/** Finished matches of these people, and what they are worth by them. */
async function play(storage: Storage, people: readonly Guest[], now: number): Promise<void> {
  const random = generator(11);
  const ratings = new Map<string, Map<string, Rating>>();
  const numbers = new Map<string, number>();
  for (let i = 0; i < 90; i++) {
    const game = (['brethren', 'brethren', 'nassau', 'fortunes'] as const)[i % 4]!;
    const isAlone = i % 9 === 8;
    const crew = people
      .slice(1)
      .toSorted(() => random() - 0.5)
      .slice(0, game === 'brethren' ? 3 : 2);
    const seated = isAlone ? [people[0]!] : i % 5 === 4 ? crew : [people[0]!, ...crew];
    const bots = isAlone ? 2 : 0;
    const skill = (player: string): number => 3 - people.findIndex((one) => one.player === player) * 0.5;
    const worth = [
      ...seated.map(({ player }) => skill(player) + random() * 5),
      ...Array.from({ length: bots }, () => random() * 6),
    ];
    const winner = worth.indexOf(Math.max(...worth));
    const parts = COUNTED[game];
    const sources = worth.map((w) =>
      Object.fromEntries(parts.map((part, p) => [part, Math.round((w + 3) * (1 + ((p * 7) % 5)) * (0.5 + random()))])),
    );
    const scores = sources.map((one) => Object.values(one).reduce((a, b) => a + b, 0));
    scores[winner] = Math.max(...scores) + 1 + Math.floor(random() * 3);
    const order = scores.toSorted((a, b) => b - a);
    const at = now - (90 - i) * 3 * DAY;
    const packs = PACKS[game];
    const outcome: TableOutcome = {
      ...{ game, at, started: at - 3_600_000, clock: game === 'nassau' ? 'days' : 'live', visibility: 'public' },
      ...{ packs: packs[i % packs.length]!, options: {}, winners: [winner], end: 'played' },
      seats: scores.map((score, seat) => ({
        ...{
          player: seated[seat]?.player ?? null,
          name: seated[seat] === undefined ? '' : CALLED[people.indexOf(seated[seat])]!,
        },
        ...(seated[seat] === undefined && { level: 'level3' }),
        ...{ score, place: 1 + order.indexOf(score), won: seat === winner, choices: 40, ms: 40 * (6000 + random() * 9000) },
      })),
      sources,
      taken: scores.map(() => ({ [TAKEN[game][Math.floor(random() ** 2 * TAKEN[game].length)]!]: 1 })),
    };
    const ladder = ladderOf(outcome);
    const known = ratings.get(ladder ?? '') ?? new Map<string, Rating>();
    ratings.set(ladder ?? '', known);
    const after = ladder === null ? new Map<string, Rating>() : rated(ratedBy(outcome), (player) => known.get(player));
    for (const [player, rating] of after) known.set(player, rating);
    const n = (numbers.get(ladder ?? '') ?? 0) + 1;
    numbers.set(ladder ?? '', n);
    await storage.rows.write(
      sql`insert into outcomes (tab, at, game, ladder, n, body) values (${`old-${i}`}, ${at}, ${game}, ${ladder}, ${n}, ${JSON.stringify(outcome)})`,
      ...seated.map(
        ({ player }) =>
          sql`insert into played (tab, player, at, ladder, n, rating) values (${`old-${i}`}, ${player}, ${at}, ${ladder}, ${n}, ${JSON.stringify(after.get(player) ?? null)})`,
      ),
    );
  }
}

const TERMS: TournamentTerms = {
  ...{ name: 'Tortuga Cup', game: 'brethren', packs: [], options: {}, clock: { kind: 'days', perMove: 2 * DAY }, form: 'swiss' },
  ...{ seats: 4, least: 3, rounds: 4, tieBreaks: ['victories', 'opponents'], most: 64, late: true, auto: true },
  ...{ within: 2 * DAY, club: 'brethren' },
};

/** A tournament in its third round. */
async function cup(storage: Storage, people: readonly Guest[], now: number): Promise<void> {
  const random = generator(5);
  let tables = 0;
  const entries: Entry[] = [];
  const host = { player: people[0]!.player, name: CALLED[0]! };
  const add = (...happenings: readonly Happening[]): Tournament => {
    for (const happening of happenings)
      entries.push({ ...happening, n: entries.length + 1, at: now - (30 - entries.length) * 3_600_000 });
    return new Tournament(entries);
  };
  let tournament = add({ type: 'opened', terms: TERMS, host: host.player, hostName: host.name });
  const ask = (command: Parameters<typeof decide>[1], by: Parameters<typeof decide>[2]): void => {
    const around = { random, newTable: () => `drawn-${++tables}`, areApart: () => false };
    const { happenings = [] } = decide(tournament, command, by, around) as { happenings?: readonly Happening[] };
    tournament = add(...happenings);
  };
  for (const [i, { player }] of people.entries()) ask({ do: 'enter' }, { player, name: CALLED[i]! });
  for (let i = 0; i < 5; i++) ask({ do: 'enter' }, { player: `sailor-${i}`, name: `Sailor ${i + 1}` });
  for (let round = 1; round <= 3; round++) {
    ask({ do: 'draw' }, host);
    const drawn = tournament.rounds.at(-1)!.tables;
    for (const { id, players } of drawn.slice(0, round === 3 ? 1 : drawn.length)) {
      const places = players.map((_, seat) => seat + 1).toSorted(() => random() - 0.5);
      ask({ do: 'result', table: id, places }, 'server');
    }
    const other = drawn.find(({ players }) => !players.includes(host.player));
    if (round === 1 && other !== undefined)
      ask(
        {
          do: 'decide',
          table: other.id,
          places: other.players.map((_, seat) => seat + 1),
          note: 'The line was cut in the last turn',
        },
        host,
      );
  }
  ask({ do: 'leave' }, { player: 'sailor-4', name: 'Sailor 5' });
  await storage.rows.write(
    sql`insert into tournaments (id, name, game, club, host, phase, at) values ('cup', ${TERMS.name}, 'brethren', 'brethren', ${host.player}, 'playing', ${now})`,
    ...entries.map(
      (entry) => sql`insert into happenings (tournament, n, body) values ('cup', ${entry.n}, ${JSON.stringify(entry)})`,
    ),
  );
}

/** Everything there is about these people, in data that no server has opened yet. Gives who they are. */
export async function settle(data: string): Promise<readonly Guest[]> {
  const storage = await sqliteStorage(data, () => {});
  const now = Date.now();
  const people: Guest[] = [];
  for (const [i, name] of CALLED.entries()) people.push(await staying(storage, name, i === 0));
  await play(storage, people, now);
  const friends = (a: number, b: number, state: string) =>
    sql`insert into friends (player, other, state, at) values (${people[a]!.player}, ${people[b]!.player}, ${state}, ${now})`;
  await storage.rows.write(
    ...[1, 2, 3].flatMap((other) => [friends(0, other, 'friends'), friends(other, 0, 'friends')]),
    friends(5, 0, 'asked'),
    friends(0, 6, 'asked'),
    sql`insert into blocks (player, other, at) values (${people[0]!.player}, ${people[7]!.player}, ${now})`,
    sql`insert into clubs (id, name, about, look, key, host, made) values
        ('brethren', 'Friday on Tortuga', 'Four of us or more, every Friday at nine. Newcomers welcome.', 'friday', 'key', ${people[0]!.player}, ${now})`,
    ...people
      .slice(0, 6)
      .map(({ player }) => sql`insert into clubbers (club, player, at) values ('brethren', ${player}, ${now})`),
  );
  await cup(storage, people, now);
  await storage.close();
  return people;
}

type Enter = (open: (guest: Guest) => Promise<Person>, people: readonly Guest[]) => Promise<Person>;
const at =
  (path: string, press?: (person: Person) => Promise<unknown>): Enter =>
  async (open, people) => {
    const person = await open(people[0]!);
    await person.page.goto(path);
    await person.page.locator('h1').first().waitFor();
    await press?.(person);
    return person;
  };

const DAYS = {
  kind: 'days',
  perMove: 2 * DAY,
  hours: { zone: 'Europe/Paris', days: [1, 2, 3, 4, 5], from: 540, to: 1260 },
  holidays: 10,
};
const table = (more: object) => ({
  ...{
    game: 'brethren',
    seats: 3,
    packs: [],
    options: {},
    clock: DAYS,
    visibility: 'public',
    commits: 'a'.repeat(64),
    start: true,
  },
  ...{ bots: [null, 'level1', 'level1'], ...more },
});

let isBusy = false;

/** What stands on her page besides: ways to be told, tables that wait for her, and somebody who was reported. */
async function busy(open: (guest: Guest) => Promise<Person>, people: readonly Guest[]): Promise<Person> {
  const person = await open(people[0]!);
  if (isBusy) return person;
  isBusy = true;
  const { request } = person.context;
  for (const [url, shape] of [
    ['https://ntfy.sh/anne-bonny', 'ntfy'],
    ['https://hooks.example.org/boucan', 'json'],
  ] as const)
    await request.post('/api/notices/ways', { data: { target: { kind: 'webhook', url, shape }, pace: 'later' } });
  for (const more of [{}, { game: 'nassau', clock: { kind: 'none' } }, { start: false, bots: [] }, { game: 'fortunes' }])
    await request.post('/api/tables', { data: table(more) });
  const rival = people[4]!;
  const line = await rival.connect();
  const reply = await request.post('/api/tables', { data: table({ start: false, bots: [] }) });
  const { table: id } = (await reply.json()) as { table: string };
  await line.watch(id);
  await line.do(id, { do: 'say', text: 'You sail like a landlubber, all of you.' });
  line.socket.close();
  await people[1]!.post('/api/complaints', { player: rival.player, table: id, note: 'Insults, and not for the first time.' });
  return person;
}
const whenBusy =
  (path: string, press?: (person: Person) => Promise<unknown>): Enter =>
  async (open, people) => {
    await busy(open, people);
    return at(path, press)(open, people);
  };

export const PEOPLE: Readonly<Record<string, Enter>> = {
  'people-me': whenBusy('/me'),
  'people-notices': whenBusy('/me', ({ page }) =>
    page.locator('#notices').evaluate((box) => (box as unknown as { scrollIntoView(): void }).scrollIntoView()),
  ),
  'people-record': at('/record'),
  'people-statistics': at('/record', ({ page }) =>
    page.locator('.figures').evaluate((box) => (box as unknown as { scrollIntoView(): void }).scrollIntoView()),
  ),
  'people-profile': at('/u/Mary%20Read'),
  'people-friends': at('/friends'),
  'people-leaderboard': at('/leaderboard'),
  'people-tournaments': at('/tournaments'),
  'people-new-tournament': at('/tournaments/new'),
  'people-tournament': at('/tournaments/cup'),
  'people-rounds': at('/tournaments/cup', ({ page }) =>
    page
      .locator('.tables')
      .first()
      .evaluate((box) => (box as unknown as { scrollIntoView(): void }).scrollIntoView()),
  ),
  'people-clubs': at('/clubs'),
  'people-club': at('/clubs/brethren'),
  'people-admin': whenBusy('/admin'),
  'people-reports': whenBusy('/admin', ({ page }) =>
    page
      .locator('.me-report')
      .first()
      .evaluate((box) => (box as unknown as { scrollIntoView(): void }).scrollIntoView()),
  ),
  'people-lobby': whenBusy('/'),
  'people-privacy': at('/privacy'),
};
