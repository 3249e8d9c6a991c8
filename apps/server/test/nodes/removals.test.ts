import { pino } from 'pino';
import { expect, test } from 'vitest';
import type { Membership } from '../../src/nodes/membership.ts';
import { Removals } from '../../src/nodes/removals.ts';
import type { Whereabouts } from '../../src/nodes/whereabouts.ts';
import type { Wire } from '../../src/nodes/wire.ts';
import { DEFAULTS } from '../../src/options.ts';
import type { Leases } from '../../src/storage/postgres/leases.ts';
import type { Host } from '../../src/tables/host.ts';
import { Tables } from '../../src/tables/tables.ts';

const hostOf = (id: string): Host => ({ id, table: { phase: 'playing', terms: {} }, release: async () => {} }) as unknown as Host;

/** A node by itself, with tables, and others that answer as they are told. */
function nodeWith(hosts: Host[], membership: Partial<Membership>, answer: () => Promise<unknown> = async () => ({ ok: null })) {
  const done: string[] = [];
  const note =
    (what: string) =>
    async (...args: unknown[]): Promise<boolean> => {
      done.push([what, ...args].join(' '));
      return true;
    };
  const tables = {
    get size() {
      return hosts.length;
    },
    all: () => [...hosts],
    lose: (host: Host) => void hosts.splice(hosts.indexOf(host), 1),
    disperse: Tables.prototype.disperse,
  };
  const removals = new Removals(
    { handOver: note('hand over'), giveUp: note('give up'), giveUpAllBut: note('give up all but') } as unknown as Leases,
    { ask: answer } as unknown as Wire,
    {
      id: 'here',
      favourite: () => 'there',
      notHeard: (node: string) => void done.push(`not heard ${node}`),
      ...membership,
    } as Membership,
    { letGo: note('let go') } as unknown as Whereabouts,
    tables as unknown as Tables,
    { log: pino({ level: 'silent' }), options: DEFAULTS },
  );
  return { removals, done, tables };
}

test('whoever stands back keeps neither what is opened meanwhile nor what was handed to him unheard', async () => {
  const hosts = [hostOf('a')];
  const late = [hostOf('b')];
  const { removals, done } = nodeWith(hosts, { isAway: true }, async () => {
    hosts.push(...late.splice(0));
    return { ok: null };
  });
  await removals.beat();
  expect(done).toEqual(['hand over a here there', 'hand over b here there', 'give up all but  here']);
});

test('a table that was handed to somebody who cannot be told is anybody’s', async () => {
  const { removals, done } = nodeWith([hostOf('a')], { isAway: false }, async () => {
    throw new Error('no answer');
  });
  await removals.all();
  expect(done).toEqual(['hand over a here there', 'not heard there', 'give up a there']);
});
