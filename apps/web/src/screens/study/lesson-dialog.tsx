import { said } from '@boucan/kernel';
import { placed, type StudyLesson, samePlace } from '@boucan/protocol';
import { type FormEvent, useState } from 'react';
import { Dialog } from '../../parts/dialog.tsx';
import type { ToolsProps } from './study-tools.tsx';
import { nextIn, waysFrom } from './ways.ts';

/** Makes a task of this moment: what is right was shown here, in the match or as a what-if. */
export function LessonDialog({
  shown: { study },
  place,
  match,
  words,
  names,
  questions,
  change,
  t,
  onClose,
}: ToolsProps & { readonly onClose: () => void }) {
  const asked = questions();
  const [seat, setSeat] = useState(asked[0]?.seat ?? 0);
  const next = nextIn(match, study, place);
  const shown = [...(next === null ? [] : [next]), ...waysFrom(study, place).map(({ choices }) => choices[0]!)];
  const options = [...new Map(shown.filter(([who]) => who === seat).map(([, choice]) => [said(choice), choice])).values()];
  const [idea] = study.comments.filter((one) => samePlace(placed(study, one.place), place));
  const submit = (e: FormEvent<HTMLFormElement>) => {
    e.preventDefault();
    const form = new FormData(e.currentTarget);
    const text = (name: string): string => String(form.get(name)).trim();
    const picked = form.getAll('right').map(String);
    const right = options
      .filter((choice) => picked.includes(said(choice)))
      .map((choice) => [...choice] as [string, ...(string | number)[]]);
    const hints = text('hints')
      .split('\n')
      .map((one) => one.trim())
      .filter((one) => one !== '')
      .slice(0, 5);
    const lesson: StudyLesson = {
      place,
      seat,
      title: text('title'),
      idea: text('idea'),
      task: text('task'),
      right,
      hints,
      wrong: text('wrong'),
      done: text('done'),
    };
    if (right.length > 0) void change({ do: 'teach', lesson }).then((n) => n !== null && onClose());
  };
  return (
    <Dialog title={t('lesson.make')} onClose={onClose} className="study-dialog">
      <p>{t('lesson.make.text')}</p>
      {options.length === 0 ? (
        <p>{t('lesson.none')}</p>
      ) : (
        <form onSubmit={submit}>
          {asked.length > 1 && (
            <label className="field">
              {t('lesson.seat')}
              <select value={seat} onChange={(e) => setSeat(Number(e.target.value))}>
                {asked.map((one) => (
                  <option key={one.seat} value={one.seat}>
                    {names[one.seat]}
                  </option>
                ))}
              </select>
            </label>
          )}
          <label className="field">
            {t('lesson.title')}
            <input name="title" required maxLength={80} defaultValue={study.title} data-first />
          </label>
          <label className="field">
            {t('lesson.idea')}
            <textarea name="idea" required rows={2} maxLength={2000} defaultValue={idea?.text ?? ''} />
          </label>
          <label className="field">
            {t('lesson.task')}
            <textarea name="task" required rows={2} maxLength={2000} />
          </label>
          <fieldset>
            <legend>{t('lesson.right')}</legend>
            {options.map((choice, i) => (
              <label key={said(choice)} className="study-right">
                <input type="checkbox" name="right" value={said(choice)} defaultChecked={i === options.length - 1} />{' '}
                {words.label(choice)}
              </label>
            ))}
          </fieldset>
          <label className="field">
            {t('lesson.hints')}
            <textarea name="hints" rows={2} maxLength={4000} />
          </label>
          <label className="field">
            {t('lesson.wrong')}
            <input name="wrong" required maxLength={2000} defaultValue={t('lesson.wrong.usual')} />
          </label>
          <label className="field">
            {t('lesson.done')}
            <input name="done" required maxLength={2000} defaultValue={t('lesson.done.usual')} />
          </label>
          <button type="submit" className="primary">
            {t('lesson.create')}
          </button>
        </form>
      )}
    </Dialog>
  );
}
