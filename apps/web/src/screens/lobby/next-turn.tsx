import type { TableCard, TablesReply } from '@boucan/protocol';
import { says } from '@boucan/words';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { GAMES } from '../../games.ts';
import { request } from '../../net/api.ts';
import { badge, closeNotices } from '../../parts/shown-notices.ts';
import { countInTitle } from '../../parts/title.ts';
import { useLang } from '../../words/lang.tsx';
import { en } from './mine-words.en.ts';
import { fr } from './mine-words.fr.ts';
import './next-turn.css';

const sayIn = says({ en, fr });
const EVERY = 20_000;

/** From any table: the next one where it is my turn, and where my time runs out first. */
export function NextTurn({ here }: { readonly here: string }) {
  const { lang } = useLang();
  const say = sayIn(lang);
  const [turns, setTurns] = useState<readonly TableCard[]>([]);
  useEffect(() => {
    const look = async () => {
      if (document.visibilityState !== 'visible') return;
      const reply = await request<Pick<TablesReply, 'mine'>>('GET', '/api/turns').catch(() => null);
      if (reply !== null) setTurns(reply.mine);
    };
    void look();
    const timer = setInterval(() => void look(), EVERY);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    void closeNotices((tag) => tag === here);
  }, [here]);
  const others = turns.filter(({ table }) => table !== here);
  useEffect(() => {
    countInTitle(others.length);
    badge(turns.length);
    return () => countInTitle(0);
  }, [others.length, turns.length]);
  const [next] = others;
  if (next === undefined) return null;
  const game = GAMES[next.terms.game]?.card.title[lang] ?? next.terms.game;
  return (
    <nav className="next-turn" aria-label={say('nextMore', { n: others.length })}>
      <Link href={`/t/${next.table}`} className="button quiet">
        {say('next', { game })}
        <span aria-hidden="true"> ({others.length})</span>
      </Link>
    </nav>
  );
}
