import cog from 'icon:cog';
import book from 'icon:open-book';
import fork from 'icon:sailboat';
import save from 'icon:save';
import share from 'icon:share';
import type { Game, Seat } from '@boucan/kernel';
import type { StudyChange, StudyPlace, StudyReply } from '@boucan/protocol';
import type { Played } from '@boucan/record';
import type { QuestionView } from '@boucan/table';
import type { Speaker } from '@boucan/words';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { request } from '../../net/api.ts';
import { CopyField } from '../../parts/copy-field.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { Icon } from '../../parts/icon.tsx';
import { saveFile } from '../../parts/save-file.ts';
import { ForkDialog } from '../replay/fork-dialog.tsx';
import { LessonDialog } from './lesson-dialog.tsx';
import type { Room, Shown } from './room.ts';
import type { Say } from './use-words.ts';

export interface ToolsProps {
  readonly room: Room;
  readonly shown: Shown;
  readonly game: Game;
  readonly place: StudyPlace;
  /** The match up to this moment; and the whole of it. */
  readonly played: Played;
  readonly match: Played;
  readonly words: Speaker;
  readonly names: readonly string[];
  readonly questions: () => readonly { readonly seat: Seat; readonly question: QuestionView }[];
  readonly change: (what: StudyChange) => Promise<number | null>;
  readonly t: Say;
}

/** What can be done with a study besides looking at it. */
export function StudyTools(p: ToolsProps) {
  const { room, shown, game, place, played, change, t } = p;
  const [, go] = useLocation();
  const [open, setOpen] = useState<'share' | 'more' | 'lesson' | 'fork' | null>(null);
  const close = () => setOpen(null);
  const { reply, study } = shown;
  const path = `/api/studies/${room.id}`;
  const address = new URL(`/study/${room.id}`, location.origin).href;
  const keep = async () =>
    saveFile(`boucan-study-${room.id}.json`, JSON.stringify(await request('GET', `${path}/file`), null, 1));
  const remove = async () => {
    if (!confirm(t('more.delete.sure'))) return;
    await request('DELETE', path);
    go('/studies');
  };
  const rename = (e: FormEvent<HTMLFormElement>) => {
    e.preventDefault();
    void change({ do: 'title', title: String(new FormData(e.currentTarget).get('title')) }).then(close);
  };
  return (
    <>
      <div className="replay-tools">
        <button type="button" className="primary" onClick={() => setOpen('share')}>
          <Icon body={share} /> {t('share')}
        </button>
        <button type="button" onClick={() => setOpen('fork')}>
          <Icon body={fork} /> <span>{t('try.on')}</span>
        </button>
        {reply.writes && (
          <button type="button" onClick={() => setOpen('lesson')}>
            <Icon body={book} /> <span>{t('lesson.make')}</span>
          </button>
        )}
        <button type="button" onClick={() => setOpen('more')}>
          <Icon body={cog} /> <span>{t('more')}</span>
        </button>
      </div>
      {open === 'fork' && (
        <ForkDialog
          tape={{ played, origin: { text: '' }, record: null, eyes: null, mine: null }}
          game={game}
          at={place.at}
          onClose={close}
        />
      )}
      {open === 'lesson' && <LessonDialog {...p} onClose={close} />}
      {open === 'share' && (
        <Dialog title={t('share')} onClose={close}>
          {reply.key !== null && <CopyField label={t('share.write')} value={`${address}?k=${reply.key}`} />}
          <CopyField label={t('share.look')} value={address} />
          {reply.owns && (
            <p>
              <button
                type="button"
                onClick={() => void request<StudyReply>('POST', `${path}/shut`, {}).then((now) => room.take(now))}
              >
                {t('share.shut')}
              </button>{' '}
              {t('share.shut.text')}
            </p>
          )}
        </Dialog>
      )}
      {open === 'more' && (
        <Dialog title={t('more')} onClose={close}>
          <p>
            <button type="button" onClick={() => void keep()}>
              <Icon body={save} /> {t('more.save')}
            </button>
          </p>
          {reply.owns && (
            <>
              <form className="row" onSubmit={rename}>
                <label className="field">
                  {t('study.title')}
                  <input name="title" required maxLength={80} defaultValue={study.title} />
                </label>
                <button type="submit">{t('more.rename')}</button>
              </form>
              <p>
                <label>
                  <input
                    type="checkbox"
                    checked={study.access === 'look'}
                    onChange={(e) => void change({ do: 'open-to', access: e.target.checked ? 'look' : 'write' })}
                  />{' '}
                  {t('more.readonly')}
                </label>
              </p>
              <p>
                <button type="button" className="danger" onClick={() => void remove()}>
                  {t('more.delete')}
                </button>
              </p>
            </>
          )}
        </Dialog>
      )}
    </>
  );
}
