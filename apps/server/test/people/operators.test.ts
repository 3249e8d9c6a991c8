// Whoever runs the server sees how it stands, and what it does not offer; nobody else does.

import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { AdminReply } from '@boucan/protocol';
import { expect, test } from 'vitest';
import { examineOffers, type Finding } from '../../src/doctor.ts';
import { Guest, newFolder, serve } from '../harness.ts';
import { codeIn, postOffice } from '../notices/post-office.ts';
import { startProcess } from '../process.ts';

async function all(findings: AsyncIterable<Finding>): Promise<Finding[]> {
  const found: Finding[] = [];
  for await (const finding of findings) found.push(finding);
  return found;
}

test('only an operator sees how the server stands', async () => {
  const { letters, smtp } = await postOffice();
  const server = await serve({ smtp });
  const { url } = server;
  const anne = await Guest.named(url, 'Anne');
  const asked = await anne.post('/api/account/address', { address: 'a@example.org', lang: 'fr' }, { origin: url });
  await expect.poll(() => letters.length).toBe(1);
  const { proof } = asked.body as { proof: string };
  await anne.post('/api/account/address/code', { proof, code: codeIn(letters) }, { origin: url });
  await anne.open();
  expect((await anne.get('/api/admin')).status).toBe(403);
  await expect(server.operator('Bob')).rejects.toThrow('nobody who stays');
  await server.operator('anne');
  expect((await anne.get('/api/admin?name=AN')).body as AdminReply).toMatchObject({
    people: { accounts: 1, guests: 0, shown: [{ name: 'Anne', operator: true }] },
    tables: { gathering: 1, playing: 0, over: 0 },
    notices: { waiting: 0, ways: 0 },
    storage: { kind: 'SQLite' },
    offers: { mail: true, open: true, proxy: false },
  });
  expect(((await anne.get('/api/admin?name=x')).body as AdminReply).people.shown).toEqual([]);
  await server.operator('-Anne');
  expect((await anne.get('/api/admin')).status).toBe(403);
});

test('the command line makes an operator while the server runs', async () => {
  const data = newFolder();
  const { url } = await startProcess(data);
  await Guest.named(url, 'Anne');
  const cli = fileURLToPath(new URL('../../../cli/src/main.ts', import.meta.url));
  const run = promisify(execFile)(process.execPath, [cli, 'operator', 'Anne', '--data', data]);
  await expect(run, 'a guest is nobody who stays').rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('nobody who stays is called Anne'),
  });
});

test('the privacy page says what holds with the settings in force, in both languages', async () => {
  const without = await serve({ registration: 'closed' });
  const page = async (url: string, lang: string): Promise<string> => (await fetch(`${url}/privacy?lang=${lang}`)).text();
  expect(await page(without.url, 'en')).toMatch(/sends no e-mail.*takes no new accounts|takes no new accounts.*sends no e-mail/s);
  expect(await page(without.url, 'fr')).toContain('n’envoie pas d’e-mails');
  const { smtp } = await postOffice();
  const withMail = await serve({ smtp });
  expect(await page(withMail.url, 'en')).toContain('Messages come from Boucan &#60;boucan@example.org&#62;');
});

test('the doctor says what is not offered, and why; an SMTP server that does not answer is wrong', async () => {
  const nothing = { smtp: null, trustProxy: false, registration: 'closed' } as const;
  const says = (await all(examineOffers(nothing))).map(({ says }) => says).join('\n');
  for (const word of ['BOUCAN_REGISTRATION', 'BOUCAN_TRUST_PROXY', 'BOUCAN_SMTP']) expect(says).toContain(word);
  const { smtp } = await postOffice();
  expect((await all(examineOffers({ ...nothing, smtp }))).at(-1)).toMatchObject({ what: 'mail', ok: true });
  const dead = { ...smtp, url: 'smtp://127.0.0.1:1' };
  expect((await all(examineOffers({ ...nothing, smtp: dead }))).at(-1)).toMatchObject({ what: 'mail', ok: false });
});
