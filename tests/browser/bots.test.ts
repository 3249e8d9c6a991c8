// A bot that somebody has made, at a table of people.
import { expect } from 'vitest';
import { Boucan } from '../../clients/typescript/boucan.ts';
import { test } from './length.ts';
import { read } from './person.ts';
import { eventually, Venue } from './venue.ts';

test('whoever gathers a table invites a bot by its name: it sits down and plays, and is listed', async () => {
  const venue = await Venue.open();
  const anna = await venue.guest('Anna');
  const post = (path: string, body: object): Promise<{ id: string; token: string }> =>
    anna.page.evaluate(
      async ([path, body]) => {
        const headers = { 'content-type': 'application/json' };
        const reply = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
        return (await reply.json()) as { id: string; token: string };
      },
      [path, body] as const,
    );
  const { id: bot } = await post('/api/bots', { name: 'Iron Hook' });
  const { token } = await post('/api/tokens', { name: 'Iron Hook', scopes: ['tables:read', 'tables:write'], bot });
  await anna.openTable({ friends: [2], openness: 'By invitation only' });
  const me = new Boucan(new URL(anna.page.url()).origin, token);
  const invited = me.challenges(25);
  await anna.page.getByText('Invite a bot that someone made').click();
  await anna.page.getByRole('button', { name: 'Invite Iron Hook' }).first().click();
  await anna.page.getByText('Iron Hook is invited. It sits down when its program answers.').waitFor();
  const [{ table, key }] = (await invited) as [{ table: string; key: string | null }];
  const playing = me.play(table, () => 0, { key: key ?? undefined });
  playing.catch(() => {}); // the match is not played to its end here
  await eventually(() => read(anna.page.locator('.tb-places'))).toContain('Iron Hook');
  await anna.startMatch();
  await anna.prompt.waitFor();
  await anna.page.goto('/bots');
  await anna.page.getByRole('heading', { name: 'Bots people have made' }).waitFor();
  await eventually(() => read(anna.page.getByRole('table'))).toContain('Iron Hook');
  expect(await read(anna.page.getByRole('table'))).toContain('online');
  if (process.env.BOUCAN_PICTURES) await anna.page.screenshot({ path: `${process.env.BOUCAN_PICTURES}/bots.png` });
});
