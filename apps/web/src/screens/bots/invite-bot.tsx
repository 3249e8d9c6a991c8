import type { BotsReply } from '@boucan/protocol';
import { useState } from 'react';
import { Link } from 'wouter';
import { request } from '../../net/api.ts';
import { useSay } from './words.ts';
import './invite-bot.css';

/** Whoever gathers a table asks a bot that somebody has made to sit down there. Those that are online come first. */
export default function InviteBot({ table }: { readonly table: string }) {
  const say = useSay();
  const [bots, setBots] = useState<BotsReply['bots'] | null>(null);
  const [said, setSaid] = useState('');
  const look = async (): Promise<void> => {
    const { bots } = await request<BotsReply>('GET', '/api/bots').catch(() => ({ bots: [] }));
    setBots(bots.toSorted((a, b) => Number(b.here) - Number(a.here)));
  };
  const invite = (bot: string, name: string): Promise<void> =>
    request('POST', `/api/tables/${table}/challenge`, { bot }).then(
      () => setSaid(say('invited', { name })),
      () => setSaid(say('failed')),
    );
  return (
    <details className="invite-bot" onToggle={(e) => e.currentTarget.open && void look()}>
      <summary>{say('invite')}</summary>
      {bots?.length === 0 && <p className="hint">{say('none')}</p>}
      <ul>
        {bots?.map(({ id, name, owner, here }) => (
          <li key={id}>
            <span>
              <bdi>{name}</bdi>{' '}
              <span className="hint">
                {say('by', { name: owner })}
                {here && ` · ${say('here')}`}
              </span>
            </span>
            <button type="button" aria-label={say('invite.of', { name })} onClick={() => void invite(id, name)}>
              {say('invite.one')}
            </button>
          </li>
        ))}
      </ul>
      <p role="status">{said}</p>
      <Link href="/bots">{say('all')}</Link>
    </details>
  );
}
