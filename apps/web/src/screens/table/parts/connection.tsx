import fork from 'icon:divert';
import eye from 'icon:spyglass';
import { Icon } from '../../../parts/icon.tsx';
import { useLang } from '../../../words/lang.tsx';
import { heldBy, useTable } from '../model/context.ts';
import './connection.css';

/** How the table is reached, whether it left another match on the way, and how many look on. */
export function Connection() {
  const { t } = useLang();
  const { link, source, shown, view } = useTable();
  const state = source.local ? 'local' : link;
  const watching = shown.present.filter(({ player }) => heldBy(view, player).length === 0).length;
  return (
    <div className="tb-connection">
      <span className="tb-link" data-link={state} title={t(`table.link.${state}`)}>
        <span className="sr-only">{t(`table.link.${state}`)}</span>
      </span>
      {shown.fork && (
        <span className="tb-fork" title={t('table.fork.what')}>
          <Icon body={fork} size={18} />
          <span>{t('fork.title')}</span>
        </span>
      )}
      {watching > 0 && (
        <span className="tb-watching" title={t('table.watching', { count: watching })}>
          <Icon body={eye} size={16} />
          <span aria-hidden="true">{watching}</span>
          <span className="sr-only">{t('table.watching', { count: watching })}</span>
        </span>
      )}
    </div>
  );
}

const SAYS = { connecting: 'table.reconnecting', behind: 'table.behind', lost: 'table.lost' } as const;

/** A connection that is lost says so, and that nothing else is; and so does a table that may be behind. */
export function LinkLost() {
  const { t } = useLang();
  const { link, source } = useTable();
  return (
    <div role="status" className="tb-lost-place">
      {!source.local && link !== 'open' && (
        <p className="tb-lost" data-link={link}>
          {t(SAYS[link])}
        </p>
      )}
    </div>
  );
}
