import fork from 'icon:divert';
import quill from 'icon:quill-ink';
import bell from 'icon:ringing-bell';
import save from 'icon:save';
import scroll from 'icon:scroll-unfurled';
import share from 'icon:share';
import type { Game } from '@boucan/kernel';
import { lazy, Suspense, useState } from 'react';
import { CopyField } from '../../parts/copy-field.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { Icon } from '../../parts/icon.tsx';
import { saveNotation, saveRecord } from '../../parts/save-file.ts';
import { useLang } from '../../words/lang.tsx';
import { ForkDialog } from './fork-dialog.tsx';
import { ReportDialog } from './report-dialog.tsx';
import type { Tape } from './tape.ts';

const NewStudy = lazy(async () => ({ default: (await import('../study/new-study.tsx')).NewStudy }));

interface Props {
  readonly tape: Tape;
  readonly game: Game;
  readonly at: number;
  /** Whether the match is over at this moment: then nothing can be played on from it. */
  readonly over: boolean;
  /** One came to play on from here. */
  readonly forking: boolean;
}

/** What can be done with a match besides looking at it. */
export function Tools({ tape, game, at, over, forking }: Props) {
  const { t, lang } = useLang();
  const [open, setOpen] = useState<'share' | 'fork' | 'report' | 'study' | null>(forking && !over ? 'fork' : null);
  const close = () => setOpen(null);
  const { record, origin } = tape;
  return (
    <>
      <div className="replay-tools">
        <button type="button" className="primary" disabled={over} onClick={() => setOpen('fork')}>
          <Icon body={fork} /> {t('fork.button')}
        </button>
        {record !== null && (
          <button type="button" onClick={() => setOpen('study')}>
            <Icon body={quill} /> <span>{t('study.button')}</span>
          </button>
        )}
        {('online' in origin || record !== null) && (
          <button type="button" onClick={() => setOpen('share')}>
            <Icon body={share} /> <span>{t('share.button')}</span>
          </button>
        )}
        {record !== null && (
          <button type="button" onClick={() => void saveRecord(record)}>
            <Icon body={save} /> <span>{t('record.export')}</span>
          </button>
        )}
        <button type="button" onClick={() => setOpen('report')}>
          <Icon body={bell} /> <span>{t('report.button')}</span>
        </button>
      </div>
      {open === 'fork' && <ForkDialog tape={tape} game={game} at={at} onClose={close} />}
      {open === 'study' && record !== null && (
        <Suspense>
          <NewStudy
            of={'online' in origin ? { table: origin.online, key: origin.key } : { record }}
            names={record.names}
            onClose={close}
          />
        </Suspense>
      )}
      {open === 'report' && <ReportDialog tape={tape} at={at} onClose={close} />}
      {open === 'share' && (
        <Dialog title={t('share.title')} onClose={close}>
          {'online' in origin && (
            <>
              <p>{t('share.text')}</p>
              <CopyField label={t('share.label')} value={location.href} />
            </>
          )}
          {record !== null && (
            <p className="replay-share">
              <button type="button" onClick={() => void saveNotation(game, record, lang)}>
                <Icon body={scroll} /> {t('record.notation')}
              </button>
            </p>
          )}
        </Dialog>
      )}
    </>
  );
}
