import { lazy, Suspense, useState } from 'react';
import { personalLink, useSession } from '../../net/session.ts';
import { CopyField } from '../../parts/copy-field.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { Loading } from '../../parts/loading.tsx';
import { useLang } from '../../words/lang.tsx';

const NameForm = lazy(async () => ({ default: (await import('../../parts/name-form.tsx')).NameForm }));

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
          <button type="button" className="link" onClick={() => setOpen('name')}>
            {t('name.choose')}
          </button>
        </p>
      ) : (
        <p className="who">
          <span>{t('lobby.known', { name: session.name })}</span>
          <button type="button" className="link" onClick={() => setOpen('name')}>
            {t('name.change')}
          </button>
          <button type="button" className="link" onClick={() => setOpen('link')}>
            {t('link.open')}
          </button>
        </p>
      )}
      {open === 'name' && (
        <Dialog title={t('name.title')} onClose={close}>
          <Suspense fallback={<Loading />}>
            <NameForm onDone={close} />
          </Suspense>
        </Dialog>
      )}
      {open === 'link' && <PersonalLink onClose={close} />}
    </>
  );
}

function PersonalLink({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLang();
  const [link, setLink] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  const make = () => {
    personalLink().then(setLink, () => setFailed(true));
  };
  return (
    <Dialog title={t('link.title')} onClose={onClose}>
      <p>{t('link.text')}</p>
      <p>
        <strong>{t('link.warning')}</strong>
      </p>
      {link === null ? (
        <button type="button" className="primary" onClick={make}>
          {t('link.make')}
        </button>
      ) : (
        <CopyField label={t('link.label')} value={link} />
      )}
      <p className="complaint" role="alert">
        {failed ? t('trouble.offline.text') : ''}
      </p>
    </Dialog>
  );
}
