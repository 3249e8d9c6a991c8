import { lazy, Suspense, useState } from 'react';
import { Link } from 'wouter';
import { useSession } from '../../net/session.ts';
import { useLang } from '../../words/lang.tsx';

const nameDialog = () => import('./name-dialog.tsx');
const NameDialog = lazy(async () => ({ default: (await nameDialog()).NameDialog }));
/** It begins to come when a finger or the keyboard is on its button. */
const begins = () => void nameDialog().catch(() => {});
const ahead = { onPointerEnter: begins, onFocus: begins };
const Devices = lazy(async () => ({ default: (await import('./devices.tsx')).Devices }));

/** What the others call me, and the way to go on from another device. */
export function WhoAmI() {
  const { t } = useLang();
  const session = useSession();
  const [open, setOpen] = useState<'name' | 'link' | null>(null);
  if (session.is === 'unknown') return null;
  if (session.is === 'offline') return <p className="who">{t('lobby.offline.play')}</p>;
  const close = () => setOpen(null);
  return (
    <>
      {session.is === 'nobody' ? (
        <p className="who">
          <span>{t('lobby.nobody')}</span>
          <button type="button" className="link" {...ahead} onClick={() => setOpen('name')}>
            {t('name.choose')}
          </button>
        </p>
      ) : (
        <p className="who">
          <span>{t('lobby.known', { name: session.name })}</span>
          <button type="button" className="link" {...ahead} onClick={() => setOpen('name')}>
            {t('name.change')}
          </button>
          <button type="button" className="link" onClick={() => setOpen('link')}>
            {t('link.open')}
          </button>
          <Link href="/me">{t('me')}</Link>
        </p>
      )}
      <Suspense>
        {open === 'name' && <NameDialog onClose={close} />}
        {open === 'link' && session.is === 'known' && <Devices onClose={close} />}
      </Suspense>
    </>
  );
}
