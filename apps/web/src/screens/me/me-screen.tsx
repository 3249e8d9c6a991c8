import type { AccountReply } from '@boucan/protocol';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { request } from '../../net/api.ts';
import { askAgain, useSession } from '../../net/session.ts';
import { Loading } from '../../parts/loading.tsx';
import { NameForm } from '../../parts/name-form.tsx';
import { useTitle } from '../../parts/title.ts';
import { dayAndTime } from '../../words/dates.ts';
import { useLang } from '../../words/lang.tsx';
import { Account, ComeBack } from './account.tsx';
import { Notices } from './notices.tsx';
import { Page } from './page.tsx';
import { useSay } from './words.ts';

/** Who I am, how I am told, where I am signed in, and what is kept of me. */
export function MeScreen() {
  const say = useSay();
  const { t } = useLang();
  const session = useSession();
  useTitle(say('title'));
  return (
    <Page title={say('title')} under={<Link href="/friends">{t('settings.people')}</Link>}>
      {session.is === 'unknown' && <Loading />}
      {session.is === 'offline' && <p className="sheet">{say('offline')}</p>}
      {session.is === 'nobody' && (
        <section className="sheet">
          <NameForm />
          <ComeBack offers={{ passkeys: isSecureContext, mail: true, open: true }} />
        </section>
      )}
      {session.is === 'known' && <Known key={session.player} />}
    </Page>
  );
}

function Known() {
  const say = useSay();
  const [account, setAccount] = useState<AccountReply | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    request<AccountReply>('GET', '/api/account').then(setAccount, () => setFailed(true));
  }, []);
  if (failed) return <p className="sheet">{say('offline')}</p>;
  if (account === null) return <Loading />;
  return (
    <>
      <Account account={account} became={setAccount} />
      <Notices address={account.address} />
      <Sessions account={account} became={setAccount} />
      <Data account={account} />
      {account.operator && (
        <p className="sheet">
          <Link href="/admin">{say('admin')}</Link>
        </p>
      )}
    </>
  );
}

function Sessions({ account, became }: { readonly account: AccountReply; readonly became: (account: AccountReply) => void }) {
  const say = useSay();
  const { lang } = useLang();
  const { sessions } = account;
  const end = (id: string) => request<AccountReply>('DELETE', `/api/account/sessions/${id}`).then(became, () => askAgain());
  const at = (time: number): string => dayAndTime(lang, time);
  return (
    <section className="sheet">
      <h2>{say('sessions')}</h2>
      <ul className="me-list">
        {sessions.map(({ id, agent, seen, here }) => {
          const what = say('session', { agent: agent === '' ? 'none' : agent });
          return (
            <li key={id}>
              <span>
                {what}
                <span className="hint">
                  {' '}
                  {[here ? say('here') : '', seen === null ? '' : say('seen', { date: at(seen) })].filter(Boolean).join(' · ')}
                </span>
              </span>
              {!here && (
                <button type="button" aria-label={say('endOf', { what })} onClick={() => void end(id)}>
                  {say('end')}
                </button>
              )}
            </li>
          );
        })}
      </ul>
      {sessions.length > 2 && (
        <button type="button" onClick={() => void end('others')}>
          {say('endOthers')}
        </button>
      )}
    </section>
  );
}

function Data({ account }: { readonly account: AccountReply }) {
  const say = useSay();
  const [asking, setAsking] = useState(false);
  const [failed, setFailed] = useState(false);
  const remove = () =>
    request('DELETE', '/api/account').then(
      async () => {
        (await import('../learn/progress.ts')).forget();
        askAgain();
      },
      () => setFailed(true),
    );
  return (
    <section className="sheet">
      <h2>{say('data')}</h2>
      <p className="me-links">
        <a href="/api/account/data" download="boucan.json">
          {say('download')}
        </a>
        <a href="/api/deadlines.ics" download="boucan.ics">
          {say('calendar')}
        </a>
        <a href="/privacy">{say('privacy')}</a>
      </p>
      {asking ? (
        <div>
          <p>
            <strong>{say('deleteText')}</strong>
          </p>
          <p className="row">
            <button type="button" className="danger" onClick={() => void remove()}>
              {say('deleteYes')}
            </button>
            <button type="button" onClick={() => setAsking(false)}>
              {say('deleteNo')}
            </button>
          </p>
        </div>
      ) : (
        <button type="button" className="danger" onClick={() => setAsking(true)}>
          {say(account.stays === null ? 'deleteGuest' : 'delete')}
        </button>
      )}
      <p className="complaint" role="alert">
        {failed && say('refused')}
      </p>
    </section>
  );
}
