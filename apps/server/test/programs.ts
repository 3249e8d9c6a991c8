// Bots that people make, for tests.
import type { NewTokenReply } from '@boucan/protocol';
import { Guest } from './harness.ts';

/** A token of a new bot, of somebody new. */
export async function botToken(url: string, name = 'Iron Hook'): Promise<string> {
  const owner = await Guest.named(url, 'Owner');
  const { body: bot } = await owner.post('/api/bots', { name });
  const { body } = await owner.post('/api/tokens', {
    name: 'Test',
    scopes: ['tables:read', 'tables:write', 'talk'],
    bot: (bot as { id: string }).id,
  });
  return (body as NewTokenReply).token;
}
