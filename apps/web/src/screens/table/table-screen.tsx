import type { ReactNode } from 'react';
import { GAMES, guests } from '../../games.ts';
import { useAttention } from '../../net/attention.ts';
import { Loading } from '../../parts/loading.tsx';
import { Notice } from '../../parts/notice.tsx';
import type { PacedSource } from '../../table/source.ts';
import { useLang } from '../../words/lang.tsx';
import { useLoaded, useSource } from './model/use-source.ts';
import { Seated } from './seated.tsx';
import './table.css';

/** One table, wherever it is: before, during and after a match. */
export function TableScreen({ source, companion }: { readonly source: PacedSource; readonly companion?: ReactNode }) {
  const { shown, link, trouble } = useSource(source);
  useAttention(source);
  if (trouble !== null && (shown === null || trouble.error !== 'unavailable')) return <Refused error={trouble.error} />;
  if (shown === null) return <Loading />;
  return <WithGame key={shown.table} source={source} shown={shown} link={link} companion={companion} />;
}

type Props = Omit<Parameters<typeof Seated>[0], 'game' | 'help'>;

function WithGame(props: Props) {
  const { game, config } = props.shown.view.terms;
  const loaded = useLoaded(async () => {
    await guests;
    const listed = GAMES[game];
    return listed && Promise.all([listed.load(config.packs.length > 0), listed.help()]);
  }, game);
  if (loaded.state === 'loading') return <Loading />;
  if (loaded.state === 'failed') return <LoadFailed again={loaded.again} />;
  if (loaded.value === undefined) return <Refused error="no-such-game" />;
  const [rules, help] = loaded.value;
  return <Seated {...props} game={rules} help={help} />;
}

/** The rules of the game could not be had. */
export function LoadFailed({ again }: { readonly again: () => void }) {
  const { t } = useLang();
  return (
    <Notice title={t('table.load-failed.title')} text={t('table.load-failed')}>
      <button type="button" className="primary" onClick={again}>
        {t('table.retry')}
      </button>
    </Notice>
  );
}

const KNOWN = ['no-such-table', 'not-allowed', 'turned-away', 'bad-version', 'elsewhere', 'no-such-game', 'game-failed'] as const;

/** Why there is no table here, and what to do. */
function Refused({ error }: { readonly error: string }) {
  const { t } = useLang();
  const known = KNOWN.find((one) => one === error) ?? 'other';
  return (
    <Notice title={t('table.trouble')} text={t(`table.trouble.${known}`)}>
      <button type="button" className="primary" onClick={() => location.reload()}>
        {t('table.retry')}
      </button>
    </Notice>
  );
}
