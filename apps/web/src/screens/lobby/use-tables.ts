import type { TablesReply } from '@boucan/protocol';
import { useCallback, useEffect, useState } from 'react';
import type { LocalCard } from '../../local/card.ts';
import { localCards } from '../../local/store.ts';
import { request } from '../../net/api.ts';
import { useSession } from '../../net/session.ts';
import { language } from '../../words/books.ts';

const EVERY = 10_000;

/** The tables of the server, looked at again every few seconds; without a name, those that are open. Null while it cannot be asked. */
export function useTables(): TablesReply | null {
  const session = useSession();
  const [tables, setTables] = useState<TablesReply | null>(null);
  useEffect(() => {
    if (session.is === 'unknown' || session.is === 'offline') return;
    let stopped = false;
    const look = async () => {
      if (document.visibilityState === 'hidden') return;
      const reply = await request<TablesReply>('GET', `/api/tables?lang=${language()}`).catch(() => null);
      if (!stopped) setTables(reply);
    };
    void look();
    const timer = setInterval(() => void look(), EVERY);
    return () => {
      stopped = true;
      clearInterval(timer);
    };
  }, [session.is]);
  return tables;
}

/** The tables of this device, and a way to look again. */
export function useLocalTables(): readonly [readonly LocalCard[] | null, () => void] {
  const [cards, setCards] = useState<readonly LocalCard[] | null>(null);
  const look = useCallback(() => {
    localCards().then(setCards, () => setCards([]));
  }, []);
  useEffect(look, [look]);
  return [cards, look];
}
