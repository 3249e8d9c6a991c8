import type { Lang } from '@boucan/kernel';
import type { LinkCard } from '@boucan/protocol';
import { useCallback, useEffect, useState } from 'react';
import { ApiError } from '../../net/api.ts';
import { askAgain, links, personalLink, revokeLink } from '../../net/session.ts';
import { CopyField } from '../../parts/copy-field.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { dayAndTime } from '../../words/dates.ts';
import { useLang } from '../../words/lang.tsx';
import './devices.css';

/** The way to go on from another device, and the ways there are already, which can be withdrawn. */
export function Devices({ onClose }: { readonly onClose: () => void }) {
  const { t, lang } = useLang();
  const [link, setLink] = useState<string | null>(null);
  const [made, setMade] = useState<readonly LinkCard[]>([]);
  const [revoked, setRevoked] = useState<readonly LinkCard[]>([]);
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
  const revoke = async ({ id }: LinkCard) => {
    setTrouble(null);
    try {
      const gone = await revokeLink(id);
      setLink(null); // it may be the one that still stands there to be copied
      setRevoked(gone);
      if (gone.some(({ here }) => here)) askAgain();
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
      <p role="status">{revoked.length > 0 && t('link.revoked', { links: revoked.length, dates: dates(lang, revoked) })}</p>
      {made.length > 0 && (
        <section className="devices">
          <h3>{t('link.list')}</h3>
          <ul>
            {made.map((one) => (
              <Made key={one.id} link={one} all={made} revoke={revoke} />
            ))}
          </ul>
        </section>
      )}
    </Dialog>
  );
}

const dateOf = (lang: Lang, { made }: LinkCard): string => dayAndTime(lang, made);
const dates = (lang: Lang, links: readonly LinkCard[]): string =>
  new Intl.ListFormat(lang).format(links.map((link) => dateOf(lang, link)));

/** A link, and all that came of it. */
function familyOf(link: LinkCard, all: readonly LinkCard[]): LinkCard[] {
  return [link, ...all.filter(({ parent }) => parent === link.id).flatMap((child) => familyOf(child, all))];
}

interface MadeProps {
  readonly link: LinkCard;
  readonly all: readonly LinkCard[];
  readonly revoke: (link: LinkCard) => Promise<void>;
}

/** One link, with what became of it. It is revoked when that has been confirmed, and with it all that came of it. */
function Made({ link, all, revoke }: MadeProps) {
  const { t, lang } = useLang();
  const [asking, setAsking] = useState(false);
  const { uses, here } = link;
  const date = dateOf(lang, link);
  const parent = all.find(({ id }) => id === link.parent);
  const family = familyOf(link, all);
  const devices = family.reduce((sum, one) => sum + one.uses, 0);
  return (
    <li>
      <p>
        <span>{t('link.made', { date })}</span>
        <span className="hint">
          {t('link.uses', { uses })}
          {parent !== undefined && ` · ${t('link.from', { date: dateOf(lang, parent) })}`}
          {here && ` · ${t('link.here')}`}
        </span>
      </p>
      {asking ? (
        <div className="devices-asked">
          <p>
            {t('link.revoke.what', { links: family.length - 1, uses: devices })}{' '}
            {family.some((one) => one.here) && <strong>{t('link.revoke.here')}</strong>}
          </p>
          <p className="row">
            <button type="button" className="danger" onClick={() => void revoke(link)}>
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
