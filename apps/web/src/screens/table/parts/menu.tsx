import flag from 'icon:black-flag';
import door from 'icon:exit-door';
import harbour from 'icon:harbor-dock';
import hourglass from 'icon:hourglass';
import island from 'icon:island';
import keyboard from 'icon:keyboard';
import lantern from 'icon:lantern-flame';
import notebook from 'icon:notebook';
import quill from 'icon:quill-ink';
import { Link } from 'wouter';
import { Dialog } from '../../../parts/dialog.tsx';
import { Icon } from '../../../parts/icon.tsx';
import { useLang } from '../../../words/lang.tsx';
import { persons, useTable } from '../model/context.ts';
import { Agreed } from './agreed.tsx';
import { Follow } from './follow.tsx';
import { Links } from './links.tsx';
import { Onlookers } from './onlookers.tsx';
import './menu.css';

interface Props {
  readonly close: () => void;
  readonly guideAgain: () => void;
  readonly type: () => void;
}

/** What concerns the table and not the moment. */
export function Menu({ close, guideAgain, type }: Props) {
  const { t } = useLang();
  const { view, shown, mine, openSheet, source, act } = useTable();
  const playing = view.phase === 'playing' && mine !== null && persons(view).includes(mine);
  return (
    <Dialog title={t('table.menu')} onClose={close} className="tb-sheet">
      <div className="tb-menu">
        <button
          type="button"
          onClick={() => {
            guideAgain();
            close();
          }}
        >
          <Icon body={lantern} /> {t('table.guide.again')}
        </button>
        {view.match !== null && (
          <button
            type="button"
            onClick={() => {
              close();
              type();
            }}
          >
            <Icon body={quill} /> {t('table.typed')}
          </button>
        )}
        <button type="button" onClick={() => openSheet('keys')}>
          <Icon body={keyboard} /> {t('table.keys')}
        </button>
        {!source.local && (
          <button type="button" onClick={() => openSheet('notes')}>
            <Icon body={notebook} /> {t('table.notes')}
          </button>
        )}
        {!source.local && mine === null && <Follow />}
        {!source.local && (
          <button type="button" onClick={() => openSheet('report')}>
            <Icon body={flag} /> {t('table.report')}
          </button>
        )}
        {playing && view.standBy === false && (
          <button
            type="button"
            onClick={() => {
              void act({ do: 'stand-by', seat: mine, on: true });
              close();
            }}
          >
            <Icon body={hourglass} />
            <span>
              {t('table.stand-by')}
              <small>{t('table.stand-by.what')}</small>
            </span>
          </button>
        )}
        {playing && view.terms.clock.kind === 'days' && view.terms.clock.holidays !== undefined && (
          <button type="button" onClick={() => openSheet('off')}>
            <Icon body={island} /> {t('table.off')}
          </button>
        )}
        {playing && (
          <button type="button" onClick={() => openSheet('leave')}>
            <Icon body={door} /> {t('table.leave')}
          </button>
        )}
        <Link href="/" className="button">
          <Icon body={harbour} /> {t('table.to-lobby')}
        </Link>
      </div>
      {view.phase !== 'gathering' && (
        <>
          {shown.fork && <p className="tb-note">{t('table.fork.what')}</p>}
          <Onlookers />
          <Links />
          <Agreed />
        </>
      )}
    </Dialog>
  );
}
