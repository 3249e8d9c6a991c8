import type { Call, CallsReply } from '@boucan/protocol';
import { isolated } from '@boucan/words';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'wouter';
import { GAMES } from '../games.ts';
import { useTop } from '../parts/top.ts';
import { useLang } from '../words/lang.tsx';
import { request } from './api.ts';
import './calls.css';
import { useSession } from './session.ts';

/** Whoever sits at a table, where the last match has just ended, hears of it at once. */
const EVERY = { table: 2000, elsewhere: 8000 };

/** Somebody wants to play again: said on whatever page one is, and over whatever lies on it, until one answers. */
export function Calls() {
  const { t, lang } = useLang();
  const session = useSession();
  const [path, go] = useLocation();
  const [calls, setCalls] = useState<readonly Call[]>([]);
  const [declined, decline] = useState<readonly string[]>([]);
  const top = useTop();
  const known = session.is === 'known';
  const atTable = path.startsWith('/t/');
  useEffect(() => {
    if (!known) return;
    const look = async () => {
      if (document.visibilityState !== 'visible') return;
      const reply = await request<CallsReply>('GET', '/api/calls').catch(() => null);
      if (reply !== null) setCalls((old) => (reply.calls.length === 0 && old.length === 0 ? old : reply.calls));
    };
    const timer = setInterval(() => void look(), EVERY[atTable ? 'table' : 'elsewhere']);
    void look();
    return () => clearInterval(timer);
  }, [known, atTable]);
  const call = calls.find(({ follows }) => !declined.includes(follows));
  if (call === undefined) return null;
  const title = GAMES[call.game]?.card.title[lang] ?? call.game;
  const answer = () => decline([...declined, call.follows]);
  const join = async () => {
    const { rematchOf } = await import('./remote-table.ts');
    const to = await rematchOf(call.follows).catch(() => null);
    answer();
    go(to ?? path);
  };
  return createPortal(
    <aside className="call" role="status">
      <p>{t('call.rematch', { name: isolated(call.by), game: title })}</p>
      <button type="button" className="primary" onClick={() => void join()}>
        {t('call.join')}
      </button>
      <button type="button" className="quiet" onClick={answer}>
        {t('call.later')}
      </button>
    </aside>,
    top,
  );
}
