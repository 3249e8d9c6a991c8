// The operator against the people: dice that somebody chose.
import type { ServerMessage } from '@boucan/protocol';
import { agreedIn, breachOf, commitmentOf, type GameRecord, recordOf, startMatch, verify } from '@boucan/record';
import { agreementIn, type TableView } from '@boucan/table';
import { toy } from '@boucan/toy';
import { expect, test } from 'vitest';
import { diceSecret } from '../../src/random.ts';
import { commits, Guest, type Line, party, serve, settable } from '../harness.ts';

const alone = { bots: [null, 'random'], start: true, options: { rounds: 3 } };

/** What a device keeps when it shows what it adds. */
const boundBy = (view: TableView) => ({ server: view.commitment, seats: view.dice.commits, agreed: agreementIn(view) });

/** All the server has seen of this person, and the server's commitment, by the time he shows what he adds. */
async function openAlone(url: string, entropy: string): Promise<{ table: string; guest: Guest; line: Line }> {
  const guest = await Guest.named(url, 'Anne');
  const table = await guest.open({ ...alone, commits: commits(entropy) });
  return { table, guest, line: await guest.connect() };
}

test('what a person adds reaches the server after the server is bound, at a table for one too', async () => {
  const { url } = await serve();
  const entropy = 'a1'.repeat(16);
  const { table, line } = await openAlone(url, entropy);
  line.reveals = false;
  const { view } = (await line.watch(table)) as Extract<ServerMessage, { type: 'table' }>;
  expect(view.phase).toBe('gathering');
  expect(view.commitment).toMatch(/^[0-9a-f]{64}$/);
  expect(view.dice).toMatchObject({ commits: [commitmentOf(entropy), null], reveals: [null, null] });
  expect(view.dice.until).not.toBeNull();
  expect(await line.do(table, { do: 'reveal', seat: 0, entropy: 'b1'.repeat(16) })).toMatchObject({
    type: 'refused',
    reasons: [{ text: 'other-entropy' }],
  });
  expect(await line.do(table, { do: 'reveal', seat: 0, entropy })).toMatchObject({ type: 'done' });
  await line.until(table, ({ phase }) => phase === 'playing');
});

test('a server that tries 300 secrets until the person loses is caught by what his device saw', async () => {
  const { url } = await serve();
  const entropy = 'a2'.repeat(16);
  const { table, guest, line } = await openAlone(url, entropy);
  const { view } = (await line.watch(table)) as Extract<ServerMessage, { type: 'table' }>;
  const bound = boundBy(view);
  line.playAtRandom(table);
  await line.until(table, ({ phase }) => phase === 'over');
  const honest = (await guest.get(`/api/tables/${table}/record`)).body as GameRecord;
  expect(verify(toy, honest)).toEqual({ ok: true });
  expect(breachOf(honest, entropy, bound)).toBeNull();

  // Whoever knows what the person adds may look for dice he likes. The record verifies; but it is not what the device was shown.
  const { seats, packs, options, names } = honest;
  for (let tried = 0; tried < 300; tried++) {
    const secret = diceSecret();
    const match = startMatch(toy, { seats, packs, options, names, secret, entropy: honest.entropy });
    while (match.state.result === null) {
      const { seat } = match.state.asked.find((q) => q.answer === null)!;
      match.play(seat, toy.options(match.state as never, seat)[0]!);
    }
    if (match.state.result.winners.includes(0)) continue;
    const crooked = match.record();
    expect(verify(toy, crooked)).toEqual({ ok: true });
    expect(breachOf(crooked, entropy, bound)).toBe('entropy');
    // With the commitment that was shown, it does not verify.
    const patched = { ...crooked, commitment: bound.server, dice: crooked.dice!.with(0, [0, 'server', 'commits', bound.server]) };
    expect(verify(toy, patched)).toMatchObject({ ok: false, what: 'commitment' });
    return;
  }
  throw new Error('the person never lost');
});

test('a server that looks for an option by which the person loses, once it knows what he adds, is caught by what his device agreed to', async () => {
  const { url } = await serve();
  const entropy = 'a5'.repeat(16);
  const { table, guest, line } = await openAlone(url, entropy);
  const { view } = (await line.watch(table)) as Extract<ServerMessage, { type: 'table' }>;
  const bound = boundBy(view);
  line.playAtRandom(table);
  const end = await line.until(table, ({ phase }) => phase === 'over');
  expect(agreementIn(end), 'from the first view to the last').toBe(bound.agreed);
  const honest = (await guest.get(`/api/tables/${table}/record`)).body as GameRecord;
  expect(honest).toMatchObject({ formatVersion: 3, players: [null, 'random'], rules: expect.stringMatching(/^[0-9a-f]{64}$/) });
  expect(verify(toy, honest, { agreed: bound.agreed })).toEqual({ ok: true });

  // The secret, what was added and all commitments stay as they were. Only a minor option differs: other cards, another end.
  const { names, secret, seats, packs, players, rules } = honest;
  const other = {
    seats,
    packs,
    options: { rounds: 6 },
    names,
    secret,
    entropy: honest.entropy,
    players: players!,
    rules: rules!,
  };
  const played = (dice: GameRecord['dice']): GameRecord => {
    const match = startMatch(toy, { ...other, dice: dice! });
    while (match.state.result === null) {
      const { seat } = match.state.asked.find((q) => q.answer === null)!;
      match.play(seat, toy.options(match.state as never, seat)[0]!);
    }
    return match.record();
  };
  const crooked = played(honest.dice);
  expect(crooked.commitment).toBe(honest.commitment);
  expect(verify(toy, crooked)).toMatchObject({ ok: false, what: 'agreed' });
  expect(breachOf(crooked, entropy, bound)).toBe('terms');
  // Sealed anew, the record holds together: but it is not what the device agreed to, nor what anybody else did who wrote it down.
  const sealedAnew = played(
    honest.dice!.map((step) => (step[2] === 'seals' ? [step[0], step[1], step[2], agreedIn(crooked)!] : step)),
  );
  expect(verify(toy, sealedAnew)).toEqual({ ok: true });
  expect(breachOf(sealedAnew, entropy, bound)).toBe('terms');
  expect(verify(toy, sealedAnew, { agreed: bound.agreed })).toMatchObject({ ok: false, what: 'agreed' });
});

test('who is a bot of what level, and by which rules is played, is agreed as well', async () => {
  const { url } = await serve();
  const { table, line } = await openAlone(url, 'a6'.repeat(16));
  line.reveals = false;
  const { view } = (await line.watch(table)) as Extract<ServerMessage, { type: 'table' }>;
  const { agreed } = boundBy(view);
  const bot = view.seats[1]!;
  expect(bot.kind).toBe('bot');
  const others: TableView[] = [
    { ...view, seats: [view.seats[0]!, { ...(bot as Extract<typeof bot, { kind: 'bot' }>), level: 'level5' }] },
    { ...view, terms: { ...view.terms, rules: '0'.repeat(64) } },
    { ...view, terms: { ...view.terms, version: view.terms.version + 1 } },
    { ...view, terms: { ...view.terms, config: { ...view.terms.config, packs: ['heavy-sea'] } } },
    { ...view, terms: { ...view.terms, config: { ...view.terms.config, options: { rounds: 6 } } } },
    { ...view, commitment: '0'.repeat(64) },
    { ...view, dice: { ...view.dice, commits: [commitmentOf('00'), null] } },
  ];
  for (const other of others) expect(agreementIn(other)).not.toBe(agreed);
});

test('at a table of bots alone, the record says that whoever runs the server could have chosen the dice', async () => {
  const { url } = await serve();
  const guest = await Guest.named(url, 'Anne');
  const table = await guest.open({ bots: ['random', 'random'], start: true, options: { rounds: 3 } });
  const line = await guest.connect();
  await line.watch(table);
  await line.until(table, ({ phase }) => phase === 'over');
  const { body } = await guest.get(`/api/tables/${table}/record`);
  expect(verify(toy, body)).toMatchObject({ ok: true, unbound: 'nobody' });
});

test('nobody shows anything before everybody is bound; nobody is bound to anything else afterwards', async () => {
  const { url } = await serve();
  const [anne, mary] = await Promise.all([Guest.named(url, 'Anne'), Guest.named(url, 'Mary')]);
  const lines = await Promise.all([anne.connect(), mary.connect()]);
  for (const line of lines) line.reveals = false;
  const table = await anne.open({ commits: commits('a3'.repeat(16)) });
  for (const line of lines) await line.watch(table);
  expect(await lines[0]!.do(table, { do: 'reveal', seat: 0, entropy: 'a3'.repeat(16) })).toMatchObject({ type: 'refused' });
  await lines[1]!.do(table, { do: 'sit', seat: 1, commits: commits('b3'.repeat(16)) });
  await lines[0]!.do(table, { do: 'start' });
  const sealed = await lines[1]!.until(table, ({ dice }) => dice.until !== null);
  expect(sealed.dice.commits).toEqual([commitmentOf('a3'.repeat(16)), commitmentOf('b3'.repeat(16))]);
  await lines[0]!.do(table, { do: 'reveal', seat: 0, entropy: 'a3'.repeat(16) });
  // Mary has seen what Anne adds: she cannot stand up and sit down with something better.
  for (const command of [
    { do: 'stand', seat: 1 },
    { do: 'sit', seat: 1, commits: commits('c3'.repeat(16)) },
    { do: 'reveal', seat: 1, entropy: 'c3'.repeat(16) },
  ] as const)
    expect(await lines[1]!.do(table, command)).toMatchObject({ type: 'refused' });
});

test('whoever stays silent is left out, and a bot plays for him until he comes; the record says so', async () => {
  const clocks = settable();
  const { url } = await serve({ clocks });
  const [anne, mary] = await Promise.all([Guest.named(url, 'Anne'), Guest.named(url, 'Mary')]);
  const lines = await Promise.all([anne.connect(), mary.connect()]);
  lines[1]!.reveals = false;
  const table = await anne.open({ options: { rounds: 3 }, commits: commits('a4'.repeat(16)) });
  for (const line of lines) await line.watch(table);
  await lines[1]!.do(table, { do: 'sit', seat: 1, commits: commits('b4'.repeat(16)) });
  await lines[0]!.do(table, { do: 'start' });
  await lines[0]!.until(table, ({ dice }) => dice.reveals[0] !== null);
  clocks.jump(15_000);
  await lines[0]!.do(table, { do: 'say', text: 'Mary?' });
  lines[0]!.playAtRandom(table);
  const view = await lines[0]!.until(table, ({ phase }) => phase !== 'gathering');
  expect(view.seats[1]).toMatchObject({ kind: 'person', standIn: 'level3' });
  await lines[0]!.until(table, ({ phase }) => phase === 'over');
  const record = (await anne.get(`/api/tables/${table}/record`)).body as GameRecord;
  expect(record.dice!.map(([, by, does]) => [by, does])).toEqual([
    ['server', 'commits'],
    [0, 'commits'],
    [1, 'commits'],
    ['server', 'seals'],
    [0, 'reveals'],
    [1, 'is-silent'],
  ]);
  expect(record.entropy[1]).toBe('0'.repeat(32));
  expect(verify(toy, record)).toEqual({ ok: true });
  expect(() => recordOf(toy, { ...record, choices: [] })).toThrow('not over');
});

test('a rematch has dice of its own, made in the same order', async () => {
  const { url } = await serve();
  const { table, guests, lines } = await party(url, 2, { options: { rounds: 3 } });
  for (const line of lines) line.playAtRandom(table);
  await lines[0]!.until(table, ({ phase }) => phase === 'over');
  const before = lines[0]!.views.get(table)!.commitment;
  let again = '';
  for (const [seat, guest] of guests.entries()) {
    const { body } = await guest.post(`/api/tables/${table}/rematch`, { commits: commits(`${seat}d`.repeat(16)) });
    again = (body as { table: string }).table;
  }
  for (const line of lines) await line.watch(again);
  for (const line of lines) line.playAtRandom(again);
  await lines[0]!.until(again, ({ phase }) => phase === 'over');
  const record = (await guests[0]!.get(`/api/tables/${again}/record`)).body as GameRecord;
  expect(record.commitment).not.toBe(before);
  expect(record.entropy).toEqual(['0d'.repeat(16), '1d'.repeat(16)]);
  expect(verify(toy, record)).toEqual({ ok: true });
});
