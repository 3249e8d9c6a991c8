import share from 'icon:share';
import { lazy, Suspense, useState } from 'react';
import { useLang } from '../words/lang.tsx';
import { CopyField } from './copy-field.tsx';
import { Dialog } from './dialog.tsx';
import { Icon } from './icon.tsx';
import './invite-field.css';

const QrCode = lazy(async () => ({ default: (await import('./qr-code.tsx')).QrCode }));

/** A link for somebody else: to copy, to hand on with whatever the device shares by, or to be photographed. */
export function InviteField({ label, value, title }: { readonly label: string; readonly value: string; readonly title: string }) {
  const { t } = useLang();
  const [seen, setSeen] = useState(false);
  // Whoever closes the sheet of the device has shared nothing, and that is no failure.
  const hand = () => void navigator.share({ title, text: label, url: value }).catch(() => undefined);
  return (
    <div className="invite-field">
      <CopyField label={label} value={value} />
      <div className="invite-ways">
        {navigator.share !== undefined && (
          <button type="button" onClick={hand}>
            <Icon body={share} size={18} />
            <span>{t('table.share')}</span>
          </button>
        )}
        <button type="button" onClick={() => setSeen(true)}>
          <span>{t('table.qr')}</span>
        </button>
      </div>
      {seen && (
        <Dialog title={label} onClose={() => setSeen(false)} className="qr-dialog">
          <Suspense>
            <QrCode value={value} label={t('table.qr.what')} />
          </Suspense>
          <p>{t('table.qr.what')}</p>
        </Dialog>
      )}
    </div>
  );
}
