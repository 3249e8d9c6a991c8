import type { LinkCard } from '@boucan/protocol';
import { useCallback, useEffect, useState } from 'react';
import { ApiError } from '../../net/api.ts';
import { askAgain, links, personalLink, revokeLink } from '../../net/session.ts';
import { CopyField } from '../../parts/copy-field.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { useLang } from '../../words/lang.tsx';
import './devices.css';

/** The way to go on from another device, and the ways there are already, which can be withdrawn. */
export function Devices({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLang();
  const [link, setLink] = useState<string | null>(null);
  const [made, setMade] = useState<readonly LinkCard[]>([]);
  const [trouble, setTrouble] = useState<string | null>(null);
  const failed = useCallback(
    (error: unknown) => setTrouble(t(error instanceof ApiError && error.error === 'not-allowed' ? 'link.most' : 'link.failed')),
    [t],
  );
  const look = useCallback(() => links().then(setMade, failed), [failed]);
  useEffect(() => void look(), [look]);
  const make = async () => {
    setTrouble(null);
    try {
      setLink(await personalLink());
      await look();
    } catch (error) {
      failed(error);
    }
  };
  const withdraw = async ({ id, here }: LinkCard) => {
    setTrouble(null);
    try {
      await revokeLink(id);
      setLink(null); // it may be the one that still stands there to be copied
      if (here) askAgain();
      else await look();
    } catch (error) {
      failed(error);
    }
  };
  return (
    <Dialog title={t('link.title')} onClose={onClose}>
      <p>{t('link.text')}</p>
      <p>
        <strong>{t('link.warning')}</strong>
      </p>
      {link === null ? (
        <button type="button" className="primary" onClick={() => void make()}>
          {t('link.make')}
        </button>
      ) : (
        <CopyField label={t('link.label')} value={link} />
      )}
      <p className="complaint" role="alert">
        {trouble}
      </p>
      {made.length > 0 && (
        <section className="devices">
          <h3>{t('link.list')}</h3>
          <ul>
            {made.map((one) => (
              <Made key={one.id} link={one} withdraw={withdraw} />
            ))}
          </ul>
        </section>
      )}
    </Dialog>
  );
}

interface MadeProps {
  readonly link: LinkCard;
  readonly withdraw: (link: LinkCard) => Promise<void>;
}

/** One link, with what became of it. It is withdrawn when that has been confirmed. */
function Made({ link, withdraw }: MadeProps) {
  const { t, lang } = useLang();
  const [asking, setAsking] = useState(false);
  const { made, uses, here } = link;
  const date = new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short' }).format(made);
  return (
    <li>
      <p>
        <span>{t('link.made', { date })}</span>
        <span className="hint">
          {t('link.uses', { uses })}
          {here && ` · ${t('link.here')}`}
        </span>
      </p>
      {asking ? (
        <div className="devices-asked">
          <p>
            {t('link.revoke.what', { uses })} {here && <strong>{t('link.revoke.here')}</strong>}
          </p>
          <p className="row">
            <button type="button" className="danger" onClick={() => void withdraw(link)}>
              {t('link.revoke.yes')}
            </button>
            <button type="button" onClick={() => setAsking(false)}>
              {t('link.revoke.no')}
            </button>
          </p>
        </div>
      ) : (
        <button type="button" aria-label={t('link.revoke.of', { date })} onClick={() => setAsking(true)}>
          {t('link.revoke')}
        </button>
      )}
    </li>
  );
}
