import { useEffect, useRef } from 'react';
import { SeatBadge } from '../../../parts/seat-badge.tsx';
import { useLang } from '../../../words/lang.tsx';
import { useTable } from '../model/context.ts';
import './curtain.css';

/** Several people share the device: nobody sees anything until the next one holds it. */
export function Curtain({ seat }: { readonly seat: number }) {
  const { t } = useLang();
  const { names, source } = useTable();
  const lift = useRef<HTMLButtonElement>(null);
  useEffect(() => lift.current?.focus(), []);
  return (
    <section className="tb-curtain" aria-label={t('table.curtain')} style={{ '--seat': `var(--seat-${seat})` }}>
      <SeatBadge seat={seat} size={72} />
      <h2>{t('table.curtain.hand', { name: names[seat]! })}</h2>
      <p>{t('table.curtain.why')}</p>
      <button ref={lift} type="button" className="primary" onClick={() => source.lift()}>
        {t('table.curtain.lift', { name: names[seat]! })}
      </button>
    </section>
  );
}
