import type { FollowsReply, FriendCommand, FriendsReply } from '@boucan/protocol';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { GAMES } from '../../games.ts';
import { request } from '../../net/api.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { InviteField } from '../../parts/invite-field.tsx';
import { day } from '../../words/dates.ts';
import { useLang } from '../../words/lang.tsx';
import { Answer, ClubPage, Why } from '../profile/club-page.tsx';
import { useAsked, useDone } from '../profile/use-asked.ts';

interface Person {
  readonly player: string;
  readonly name: string;
}

/** Friends, requests, and whom I want nothing to do with. */
export function FriendsScreen() {
  const { t } = useLang();
  const asked = useAsked<FriendsReply>('/api/friends');
  const { why, run } = useDone();
  const act = (command: FriendCommand) =>
    run(async () => asked.set(await request<FriendsReply>('POST', '/api/friends', command)));
  return (
    <Answer of={asked} title={t('friends.title')}>
      {(found) => (
        <ClubPage title={t('friends.title')}>
          <Why why={why} />
          <Lists found={found} act={act} />
          <Followed />
          <section>
            <InviteField label={t('friends.link')} value={location.origin + found.link} title="Boucan" />
            <p className="row">
              <button type="button" onClick={() => act({ do: 'new-link' })}>
                {t('friends.link.new')}
              </button>
              <span className="soft">{t('friends.link.new.what')}</span>
            </p>
          </section>
          <Presence found={found} onChange={asked.ask} />
        </ClubPage>
      )}
    </Answer>
  );
}

function Lists({ found, act }: { readonly found: FriendsReply; readonly act: (command: FriendCommand) => void }) {
  const { t, lang } = useLang();
  const [reported, setReported] = useState<Person | null>(null);
  const button = (word: 'add' | 'accept' | 'drop' | 'block' | 'unblock', { name }: Person, command: FriendCommand) => (
    <button type="button" aria-label={t('friends.do', { what: t(`friends.${word}`), name })} onClick={() => act(command)}>
      {t(`friends.${word}`)}
    </button>
  );
  const report = (person: Person) => (
    <button
      type="button"
      className="quiet"
      aria-label={t('friends.do', { what: t('friends.report'), name: person.name })}
      onClick={() => setReported(person)}
    >
      {t('friends.report')}
    </button>
  );
  return (
    <>
      {found.asking.length > 0 && (
        <List title={t('friends.asking')} people={found.asking}>
          {(one) => (
            <>
              {button('accept', one, { do: 'ask', player: one.player })}
              {button('drop', one, { do: 'drop', player: one.player })}
              {button('block', one, { do: 'block', player: one.player })}
            </>
          )}
        </List>
      )}
      <section>
        {found.friends.length === 0 && <p>{t('friends.none')}</p>}
        <ul className="plain">
          {found.friends.map((one) => (
            <li key={one.player}>
              <span>
                <Link href={`/u/${encodeURIComponent(one.name)}`}>
                  <bdi>{one.name}</bdi>
                </Link>{' '}
                {one.here === true && <strong>{t('friends.here')}</strong>}
              </span>
              {one.table !== null && <Link href={`/t/${one.table}`}>{t('friends.watch')}</Link>}
              <Link href="/new" className="button">
                {t('friends.invite')}
              </Link>
              {button('drop', one, { do: 'drop', player: one.player })}
            </li>
          ))}
        </ul>
      </section>
      {found.asked.length > 0 && (
        <List title={t('friends.asked')} people={found.asked}>
          {(one) => button('drop', one, { do: 'drop', player: one.player })}
        </List>
      )}
      {found.met.length > 0 && (
        <List title={t('friends.met')} people={found.met}>
          {(one) => (
            <>
              <span className="soft">
                {GAMES[one.game]?.card.title[lang] ?? one.game}, {day(lang, one.at)}
              </span>
              {button('add', one, { do: 'ask', player: one.player })}
              {button('block', one, { do: 'block', player: one.player })}
              {report(one)}
            </>
          )}
        </List>
      )}
      {found.blocked.length > 0 && (
        <List title={t('friends.blocked')} people={found.blocked} text={t('friends.blocked.what')}>
          {(one) => button('unblock', one, { do: 'unblock', player: one.player })}
        </List>
      )}
      {reported !== null && <Report person={reported} onClose={() => setReported(null)} />}
    </>
  );
}

/** Tables and people one follows; what they play in public stands in the lobby, too. */
function Followed() {
  const { t, lang } = useLang();
  const asked = useAsked<FollowsReply>('/api/follows');
  const { why, run } = useDone();
  if (asked.is !== 'here') return null;
  const { tables, people } = asked.found;
  if (tables.length + people.length === 0) return null;
  const stop = (kind: 'table' | 'person', what: string, name: string) => (
    <button
      type="button"
      aria-label={t('friends.do', { what: t('friends.unfollow'), name })}
      onClick={() => run(async () => asked.set(await request<FollowsReply>('POST', '/api/follows', { kind, what, on: false })))}
    >
      {t('friends.unfollow')}
    </button>
  );
  return (
    <section>
      <h2>{t('friends.followed')}</h2>
      <Why why={why} />
      <ul className="plain">
        {people.map(({ player, name, table }) => (
          <li key={player}>
            <Link href={`/u/${encodeURIComponent(name)}`}>
              <bdi>{name}</bdi>
            </Link>
            {table !== null && <Link href={`/t/${table}`}>{t('friends.watch')}</Link>}
            {stop('person', player, name)}
          </li>
        ))}
        {tables.map(({ table, game, names }) => (
          <li key={table}>
            <Link href={`/t/${table}`}>{GAMES[game]?.card.title[lang] ?? game}</Link>
            <span className="soft">{new Intl.ListFormat(lang).format(names)}</span>
            {stop('table', table, GAMES[game]?.card.title[lang] ?? game)}
          </li>
        ))}
      </ul>
    </section>
  );
}

function List<P extends Person>({
  title,
  text,
  people,
  children,
}: {
  readonly title: string;
  readonly text?: string;
  readonly people: readonly P[];
  readonly children: (person: P) => ReactNode;
}) {
  return (
    <section>
      <h2>{title}</h2>
      {text !== undefined && <p className="soft">{text}</p>}
      <ul className="plain">
        {people.map((person) => (
          <li key={person.player}>
            <bdi>{person.name}</bdi>
            {children(person)}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Presence({ found, onChange }: { readonly found: FriendsReply; readonly onChange: () => void }) {
  const { t } = useLang();
  const settle = async (presence: boolean) => {
    await request('POST', '/api/record', { shown: found.shown, presence });
    onChange();
  };
  return (
    <section>
      <label className="row">
        <input type="checkbox" checked={found.presence} onChange={(e) => void settle(e.target.checked)} />
        {t('record.presence')}
      </label>
    </section>
  );
}

function Report({ person, onClose }: { readonly person: Person; readonly onClose: () => void }) {
  const { t } = useLang();
  const [note, setNote] = useState('');
  const [sent, setSent] = useState(false);
  const { why, run } = useDone();
  const send = () =>
    run(async () => {
      await request('POST', '/api/complaints', { player: person.player, note });
      setSent(true);
    });
  return (
    <Dialog title={t('friends.report.title', { name: person.name })} onClose={onClose}>
      {sent ? (
        <p role="status">{t('friends.report.sent')}</p>
      ) : (
        <form
          className="club"
          onSubmit={(e) => {
            e.preventDefault();
            send();
          }}
        >
          <label>
            {t('friends.report.what')}
            <textarea required rows={4} maxLength={2000} value={note} onChange={(e) => setNote(e.target.value)} />
          </label>
          <Why why={why} />
          <button type="submit" className="primary" disabled={note.trim() === ''}>
            {t('friends.report.send')}
          </button>
        </form>
      )}
    </Dialog>
  );
}
