import type { FriendLinkReply } from '@boucan/protocol';
import { useState } from 'react';
import { Link } from 'wouter';
import { request } from '../../net/api.ts';
import { useSession } from '../../net/session.ts';
import { NameForm } from '../../parts/name-form.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { useTitle } from '../../parts/title.ts';
import { useLang } from '../../words/lang.tsx';
import { Answer, Why } from '../profile/club-page.tsx';
import { useAsked, useDone } from '../profile/use-asked.ts';

/** Somebody's link: whoever says yes is their friend. */
export function FriendLinkScreen({ of: key }: { readonly of: string }) {
  const { t } = useLang();
  const session = useSession();
  const asked = useAsked<FriendLinkReply>(`/api/friends/link/${encodeURIComponent(key)}`);
  const [done, setDone] = useState(false);
  const { why, run } = useDone();
  useTitle(t('friends.title'));
  const accept = () =>
    run(async () => {
      await request('POST', '/api/friends', { do: 'accept', key });
      setDone(true);
    });
  return (
    <Answer of={asked} title={t('friends.title')}>
      {({ name, isMe, isFriend }) => (
        <Sheet>
          <h1>{t('friends.from.title', { name })}</h1>
          {isMe ? (
            <p>{t('friends.from.mine')}</p>
          ) : done || isFriend ? (
            <p role="status">{t('friends.from.done', { name })}</p>
          ) : session.is === 'nobody' ? (
            <NameForm onDone={() => {}} />
          ) : (
            <>
              <p>{t('friends.from.text')}</p>
              <Why why={why} />
              <button type="button" className="primary" onClick={accept}>
                {t('friends.from.yes')}
              </button>
            </>
          )}
          <p>
            <Link href="/friends">{t('friends.title')}</Link>
          </p>
        </Sheet>
      )}
    </Answer>
  );
}
