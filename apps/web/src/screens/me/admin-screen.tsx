import type { AdminReply } from '@boucan/protocol';
import { says } from '@boucan/words';
import { type ReactNode, useCallback, useEffect, useId, useState } from 'react';
import { ApiError, request } from '../../net/api.ts';
import { Loading } from '../../parts/loading.tsx';
import { useTitle } from '../../parts/title.ts';
import { day } from '../../words/dates.ts';
import { useLang } from '../../words/lang.tsx';
import { Reports } from './admin-reports.tsx';
import { en } from './admin-words.en.ts';
import { fr } from './admin-words.fr.ts';
import { Page } from './page.tsx';

const sayIn = says({ en, fr });
const EVERY = 10_000;

/** How the server stands, for people whom the command line made operators. */
export function AdminScreen() {
  const { lang } = useLang();
  const say = sayIn(lang);
  const id = useId();
  const [state, setState] = useState<AdminReply | null>(null);
  const [refused, setRefused] = useState(false);
  const [name, setName] = useState('');
  useTitle(say('title'));
  const look = useCallback(async () => {
    if (document.visibilityState === 'hidden') return;
    try {
      setState(await request<AdminReply>('GET', `/api/admin?name=${encodeURIComponent(name)}`));
    } catch (error) {
      if (error instanceof ApiError && error.error !== 'offline') setRefused(true);
    }
  }, [name]);
  useEffect(() => {
    void look();
    const timer = setInterval(() => void look(), EVERY);
    return () => clearInterval(timer);
  }, [look]);
  const on = (at: number): string => day(lang, at);
  const n = (value: number): string => new Intl.NumberFormat(lang).format(value);
  return (
    <Page title={say('title')}>
      {refused && <p className="sheet">{say('refused')}</p>}
      {!refused && state === null && <Loading />}
      {state !== null && (
        <>
          <Facts title={say('offers')}>
            <li>{say(state.offers.mail ? 'mailOn' : 'mailOff')}</li>
            <li>{say(state.offers.proxy ? 'proxyOn' : 'proxyOff')}</li>
            <li>{say(state.offers.open ? 'open' : 'closed')}</li>
            <li>{say('forgets', { days: state.offers.forgets })}</li>
          </Facts>
          <Facts title={say('tables')}>
            <li>
              {say('tablesAre', {
                playing: n(state.tables.playing),
                gathering: n(state.tables.gathering),
                over: n(state.tables.over),
              })}
            </li>
            <li>{say('load', { tables: n(state.tables.inMemory), connections: n(state.connections) })}</li>
          </Facts>
          <Facts title={say('notices')}>
            <li>{say('ways', { n: state.notices.ways })}</li>
            <li>
              {say('queue', {
                waiting: n(state.notices.waiting),
                due: n(state.notices.due),
                retried: n(state.notices.retried),
              })}
            </li>
          </Facts>
          <Facts title={say('storage')}>
            <li>
              {state.storage.kind}
              {state.storage.bytes !== null && `, ${say('bytes', { mb: n(Math.ceil(state.storage.bytes / 1e6)) })}`}
            </li>
            <li>{say('export')}</li>
            <li>
              Node.js {state.versions.node} · {state.versions.games.map((game) => `${game.id} ${game.version}`).join(' · ')}
            </li>
          </Facts>
          <Reports />
          <section className="sheet">
            <h2>{say('people', { accounts: state.people.accounts, guests: state.people.guests })}</h2>
            <p className="field">
              <label htmlFor={id}>{say('search')}</label>
              <input id={id} type="search" value={name} onChange={(e) => setName(e.target.value)} />
            </p>
            <ul className="me-list">
              {state.people.shown.map((person) => (
                <li key={person.player}>
                  <span>
                    <bdi>{person.name}</bdi>
                    {person.kind === 'bot' && ` · ${say('bot')}`}
                    {person.operator && ` · ${say('operator')}`}
                  </span>
                  <span className="hint">{say('since', { date: on(person.made) })}</span>
                </li>
              ))}
            </ul>
          </section>
        </>
      )}
    </Page>
  );
}

function Facts({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="sheet">
      <h2>{title}</h2>
      <ul>{children}</ul>
    </section>
  );
}
