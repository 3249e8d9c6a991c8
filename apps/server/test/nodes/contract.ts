// What nodes count on of the database and of NATS; the real ones and those of the simulator promise the same.
import type { Entry } from '@boucan/table';
import { describe, expect, test, vi } from 'vitest';
import type { Wire } from '../../src/nodes/wire.ts';
import type { Leases } from '../../src/storage/postgres/leases.ts';
import { NotOurs, Overtaken, type Storage } from '../../src/storage/storage.ts';
import { opening, said } from '../storage/contract.ts';

/** Far longer than a busy machine takes. */
const SOON = { timeout: 30_000 };

export interface SharedDatabase {
  leases(): Leases;
  /** Writes as this node. */
  storage(node: string): Promise<Storage>;
}

const opened = (clock: string): Entry =>
  ({
    type: 'opened',
    terms: { game: 'toy', clock: { kind: clock } },
    host: 'p',
    commitment: 'c',
    n: 1,
    at: 5,
  }) as unknown as Entry;

export function leasesContract(name: string, fresh: () => Promise<SharedDatabase>): void {
  describe(`leases in ${name}`, () => {
    /** Two nodes that live, and what each writes with. */
    async function two() {
      const shared = await fresh();
      const leases = shared.leases();
      for (const node of ['a', 'b']) await leases.enter(node, '{}');
      return { leases, other: shared.leases(), a: await shared.storage('a'), b: await shared.storage('b') };
    }

    test('a beat goes on, and whoever is buried is told; nobody is buried whose beat has gone on', async () => {
      const { leases, other } = await two();
      expect(await leases.beat('a', '{"x":1}', 7)).toEqual({
        held: true,
        nodes: [
          { id: 'a', beat: 1, info: '{"x":1}' },
          { id: 'b', beat: 0, info: '{}' },
        ],
        now: 7,
      });
      expect((await other.beat('b', '{}', 5)).now, 'the time at the tables does not go back').toBe(7);
      expect(await other.bury('a', 0)).toBe(false);
      expect(await other.bury('a', 1)).toBe(true);
      expect(await other.bury('a', 1)).toBe(false);
      expect(await leases.beat('a', '{}', 8)).toMatchObject({ held: false, nodes: [{ id: 'b' }] });
      await expect(leases.enter('b', '{}'), 'a name is of one life').rejects.toThrow();
    });

    test('of several who claim a table at once exactly one has it, and keeps it as long as he lives', async () => {
      const { leases, other, a } = await two();
      await a.open(opening('t'), [opened('none')], null);
      expect(await leases.owner('t')).toEqual({ node: 'a', first: expect.stringContaining('opened') });
      expect(await leases.owner('nowhere')).toBeNull();
      expect(await other.claim('t', 'b')).toBe('a');
      await leases.leave('a');
      expect(await leases.owner('t')).toMatchObject({ node: null });
      for (const node of ['c', 'd', 'e']) await leases.enter(node, '{}');
      const claims = await Promise.all(['c', 'd', 'e', 'b'].map((node, i) => (i % 2 ? leases : other).claim('t', node)));
      expect(new Set(claims).size).toBe(1);
      expect(await leases.owner('t')).toMatchObject({ node: claims[0] });
      expect(await leases.owners(['t', 'u'])).toEqual(new Map([['t', claims[0]]]));
    });

    test('the tables of the dead are anybody’s; those that are over are nobody’s', async () => {
      const { leases, a } = await two();
      for (const id of ['t', 'u', 'v']) await a.open(opening(id), [opened(id === 'v' ? 'live' : 'none')], null);
      await a.summarise({ table: 'u', phase: 'over', sketch: '{}', members: [], record: null });
      expect(await leases.ownerless(0)).toEqual([]);
      expect(await leases.bury('a', 0)).toBe(true);
      expect((await leases.ownerless(0)).sort()).toEqual(['t', 'v']);
      expect(await leases.ownerless(1000), 'untouched for long, but for that with a clock').toEqual(['v']);
      expect((await leases.leftBy('a')).sort()).toEqual(['t', 'v']);
      expect(await leases.claim('t', 'b')).toBe('b');
      expect(await leases.ownedBy('b')).toEqual([{ table: 't', isOver: false }]);
    });

    test('only who owns a table writes to it: entries, answers kept back, sketches and snapshots', async () => {
      const { leases, a, b } = await two();
      await a.open(opening('t'), [opened('none')], null);
      await a.append('t', 1, [said(2)], null);
      const held = { table: 't', seat: 0, n: 2, player: 'p', choice: '[]', message: 'm', at: 1 };
      const summary = { table: 't', phase: 'playing', sketch: '{}', members: ['p'], record: null } as const;
      const writes = (storage: Storage): (() => Promise<void>)[] => [
        () => storage.append('t', 2, [said(3)], null),
        () => storage.hold(held),
        () => storage.summarise(summary),
        () => storage.snapshot('t', 0, { n: 2, lines: '[]', position: '{}', seal: 's' }),
        () => storage.release('t', 0),
      ];
      for (const write of writes(b)) await expect(write()).rejects.toThrow(NotOurs);
      expect((await b.load('t'))!).toMatchObject({ held: [], snapshots: [] });
      expect(await leases.head('t', 'a')).toBe(2);
      expect(await leases.head('t', 'b')).toBeNull();
      expect(await leases.handOver('t', 'b', 'a')).toBe(false);
      expect(await leases.handOver('t', 'a', 'b')).toBe(true);
      for (const write of writes(a)) await expect(write()).rejects.toThrow(NotOurs);
      for (const write of writes(b)) await write();
      // Whoever was buried writes nothing, for nobody has taken the table from him yet: his name is still its owner’s.
      await expect(b.append('t', 2, [said(3)], null)).rejects.toThrow(Overtaken);
      expect((await a.load('t'))!.entries).toHaveLength(3);
    });

    test('who lets go of tables keeps those he names', async () => {
      const { leases, a, b } = await two();
      for (const id of ['t', 'u', 'v']) await a.open(opening(id), [opened('none')], null);
      await b.open(opening('w'), [opened('none')], null);
      await leases.giveUp('t', 'b');
      await leases.giveUpAllBut(['u'], 'a');
      expect(await leases.ownedBy('a')).toEqual([{ table: 'u', isOver: false }]);
      expect(await leases.ownedBy('b')).toHaveLength(1);
      await leases.leave('a');
      expect(await leases.ownedBy('a')).toEqual([]);
    });

    test('a database has one name, whoever asks first', async () => {
      const { leases, other } = await two();
      const [one, two_] = await Promise.all([leases.cluster(), other.cluster()]);
      expect(one).toBe(two_);
    });
  });
}

export interface SharedBus {
  wire(): Promise<Wire>;
  down(): Promise<void>;
  up(): Promise<void>;
}

export function wireContract(name: string, fresh: () => Promise<SharedBus>): void {
  describe(`nodes talk over ${name}`, () => {
    const silent = { request: () => new Promise(() => {}), mail: () => {}, news: () => {} };

    test('what is asked is answered; mail comes in order; news reach all, also whoever tells them', async () => {
      const bus = await fresh();
      const [here, there] = [await bus.wire(), await bus.wire()];
      const [mail, news]: [string[], unknown[]] = [[], []];
      here.listenAs('here', { ...silent, news: (data) => news.push(['here', data]) });
      there.listenAs('there', {
        request: async (data) => ({ you: data }),
        mail: (data) => mail.push(Buffer.from(data).toString()),
        news: (data) => news.push(['there', data]),
      });
      await there.flush();
      await vi.waitFor(async () => expect(await here.ask('there', 1, 5000)).toEqual({ you: 1 }), SOON);
      expect(await Promise.all([here.ask('there', { a: 2 }, 5000), here.ask('there', null, 5000)])).toEqual([
        { you: { a: 2 } },
        { you: null },
      ]);
      for (let i = 0; i < 20; i++) here.mail('there', Buffer.from(`piece ${i}`));
      here.news({ n: 1 });
      await vi.waitFor(() => expect(mail).toEqual(Array.from({ length: 20 }, (_, i) => `piece ${i}`)), SOON);
      await vi.waitFor(() => expect(news).toHaveLength(2), SOON);
      // Under a former name nothing comes any more.
      there.listenAs('another', silent);
      await there.flush();
      await vi.waitFor(() => expect(here.ask('there', 1, 50)).rejects.toThrow('no responders'), SOON);
    });

    test('who was asked and is gone, or is nobody, or cannot be reached, is not waited for; and it comes back', async () => {
      const bus = await fresh();
      const [here, there] = [await bus.wire(), await bus.wire()];
      there.listenAs('there', silent);
      await there.flush();
      const ask = (): Promise<unknown> => here.ask('there', {}, 60_000).catch((error: Error) => error.message);
      const first = [ask(), ask()];
      here.giveUp('there');
      expect(await Promise.all(first)).toEqual(['a node is gone', 'a node is gone']);
      const nobody = vi.fn();
      here.onNobody = nobody;
      await expect(here.ask('nobody', {}, 60_000)).rejects.toThrow('no responders');
      expect(nobody).toHaveBeenCalledWith('nobody');
      const up = vi.fn();
      here.onUp = up;
      const second = ask();
      await bus.down();
      expect(await second).toBe('a node is gone');
      expect(await ask()).toBe('NATS is away');
      await bus.up();
      await vi.waitFor(() => expect(up).toHaveBeenCalled(), SOON);
      there.listenAs('there', { ...silent, request: async () => 'back' });
      await vi.waitFor(async () => expect(await here.ask('there', {}, 1000)).toBe('back'), SOON);
    });
  });
}
