import { lazy, Suspense } from 'react';
import { useSearchParams } from 'wouter';
import { Loading } from '../parts/loading.tsx';
import { NameForm } from '../parts/name-form.tsx';
import { Notice } from '../parts/notice.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { TableScreen } from '../screens/table/table-screen.tsx';
import { useLang } from '../words/lang.tsx';
import { RemoteTable } from './remote-table.ts';
import { askAgain, useSession } from './session.ts';
import { useTable } from './use-table.ts';

const NextTurn = lazy(async () => ({ default: (await import('../screens/lobby/next-turn.tsx')).NextTurn }));

/** A table on the server, by its link. Whoever comes without a name looks on; he is asked for one when he sits down. */
export function OnlineTable({ id }: { readonly id: string }) {
  const { t } = useLang();
  const session = useSession();
  if (session.is === 'unknown') return <Loading />;
  if (session.is === 'known') return <At key={session.player} id={id} me={session.player} />;
  if (session.is === 'nobody' && !session.stale) return <At key="nobody" id={id} me="" />;
  if (session.is === 'nobody')
    return (
      <Sheet>
        <h1>{t('name.welcome')}</h1>
        <NameForm />
      </Sheet>
    );
  return (
    <Notice title={t('trouble.offline')} text={t('trouble.offline.text')}>
      <button type="button" className="primary" onClick={askAgain}>
        {t('shell.retry')}
      </button>
    </Notice>
  );
}

function At({ id, me }: { readonly id: string; readonly me: string }) {
  const [params] = useSearchParams();
  const source = useTable(() => new RemoteTable(id, params.get('k') ?? undefined, me));
  return source === null ? (
    <Loading />
  ) : (
    <>
      <TableScreen source={source} />
      <Suspense>{me !== '' && <NextTurn here={id} />}</Suspense>
    </>
  );
}
