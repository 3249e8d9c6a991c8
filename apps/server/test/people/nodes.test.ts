// Who I am, over several nodes: what is proven at one holds at all of them.
import type { AccountReply } from '@boucan/protocol';
import { describe, expect, test } from 'vitest';
import { Guest } from '../harness.ts';
import { canHaveNodes, cluster } from '../nodes/cluster.ts';
import { codeIn, postOffice } from '../notices/post-office.ts';

describe.skipIf(!canHaveNodes)('nodes', () => {
  const shared = cluster();

  test('an account made at one node is found at the other, by a code of either, and ends everywhere', {
    timeout: 60_000,
  }, async () => {
    const { letters, smtp } = await postOffice();
    const { servers } = await shared.open(2, { smtp });
    const [a, b] = servers.map(({ url }) => url) as [string, string];
    const post = (guest: Guest, url: string, path: string, body: unknown) => guest.at(url).post(path, body, { origin: url });
    const anne = await Guest.named(a, 'Anne');
    const asked = await post(anne, a, '/api/account/address', { address: 'anne@example.org', lang: 'en' });
    await expect.poll(() => letters.length).toBe(1);
    // Asked for at the first node, given at the second.
    const { proof } = asked.body as { proof: string };
    expect((await post(anne, b, '/api/account/address/code', { proof, code: codeIn(letters) })).status).toBe(200);
    for (const url of [a, b])
      expect((await anne.at(url).get('/api/account')).body as AccountReply).toMatchObject({ address: 'anne@example.org' });
    // The same code once more, at either node: it was used.
    for (const url of [a, b])
      expect((await post(anne, url, '/api/account/address/code', { proof, code: codeIn(letters) })).status).toBe(403);
    // Nobody else may take the name, wherever he asks.
    const bart = await Guest.named(b, 'Bart');
    expect((await post(bart, b, '/api/session', { name: 'Anne' })).status).toBe(403);

    // Another device comes back at the second node; what it was as a guest at the first comes along.
    const phone = await Guest.named(a, 'Phone');
    const table = await phone.open();
    const again = (await post(phone, a, '/api/recover/address', { address: 'anne@example.org', lang: 'en' })).body as {
      proof: string;
    };
    await expect.poll(() => letters.length).toBe(2);
    const reply = await fetch(`${b}/api/recover/address/code`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: phone.cookie, origin: b },
      body: JSON.stringify({ proof: again.proof, code: codeIn(letters) }),
    });
    expect(await reply.json()).toMatchObject({ player: anne.player, tables: 1 });
    const back = new Guest(b, reply.headers.getSetCookie()[0]!.split(';', 1)[0]!, anne.player);
    const mine = async (): Promise<string[]> =>
      ((await back.get('/api/tables')).body as { mine: { table: string }[] }).mine.map((card) => card.table);
    await expect.poll(mine).toEqual([table]);

    // Ended at the second node, the first session is nobody's at the first.
    const line = await anne.connect();
    const { sessions } = (await back.get('/api/account')).body as AccountReply;
    const other = sessions.find(({ here }) => !here)!;
    const ended = await fetch(`${b}/api/account/sessions/${other.id}`, {
      method: 'DELETE',
      headers: { cookie: back.cookie, origin: b },
    });
    expect(ended.status).toBeLessThan(300);
    expect(await line.closed).toMatchObject({ code: 4401 });
    await expect.poll(async () => (await anne.at(a).get('/api/session')).body).toMatchObject({ error: 'no-session' });
  });
});
