import { isolated } from '@boucan/words';
import { useState } from 'react';
import { useLang } from '../../../words/lang.tsx';
import { useTable } from '../model/context.ts';
import { strangersAt } from '../model/strangers.ts';
import { SendAway } from './send-away.tsx';

/** Who looks on, or has spoken here without a seat; the host may close the table to them. */
export function Onlookers() {
  const { t } = useLang();
  const { shown, view, source } = useTable();
  const [asked, setAsked] = useState<string | null>(null);
  const strangers = strangersAt(shown, source.me);
  if (strangers.length === 0) return null;
  const host = view.host === source.me;
  const away = strangers.find(({ player }) => player === asked);
  return (
    <section className="tb-onlookers">
      <h3>{t('table.onlookers')}</h3>
      <p className="tb-note">{t('table.onlookers.what')}</p>
      <ul className="tb-places">
        {strangers.map(({ player, name, here }) => (
          <li key={player} className="tb-place">
            <span className="tb-place-name">
              <strong>{isolated(name)}</strong>
              {!here && <span className="tb-note">{t('table.onlooker.gone')}</span>}
            </span>
            {host && (
              <button type="button" aria-label={t('table.turn-away.of', { name })} onClick={() => setAsked(player)}>
                {t('table.turn-away')}
              </button>
            )}
          </li>
        ))}
      </ul>
      {away !== undefined && <SendAway player={away.player} name={away.name} seat={null} close={() => setAsked(null)} />}
    </section>
  );
}
