import type { Study, StudyComment, StudyPlace } from '@boucan/protocol';
import { samePlace } from '@boucan/protocol';
import type { Speaker } from '@boucan/words';
import { type FormEvent, useState } from 'react';
import { Link } from 'wouter';
import type { Say } from './use-words.ts';
import type { Knot } from './ways.ts';

export interface Hand {
  readonly writes: boolean;
  /** Whether I wrote it, or own the study. */
  readonly mine: (by: string) => boolean;
  readonly me: string | null;
  readonly nameOf: (one: { readonly by: string; readonly author?: string }) => string;
  readonly remove: (n: number) => void;
  readonly reword: (n: number, text: string) => void;
}

/** One comment; whoever wrote it can change it. */
export function Comment({ one, hand, t }: { readonly one: StudyComment; readonly hand: Hand; readonly t: Say }) {
  const [text, setText] = useState<string | null>(null);
  if (text !== null)
    return (
      <Composer
        t={t}
        label={t('comment.change')}
        first={text}
        send={t('comment.save')}
        onSend={async (changed) => {
          hand.reword(one.n, changed);
          setText(null);
        }}
        onCancel={() => setText(null)}
      />
    );
  return (
    <article className="study-comment">
      <header>
        <bdi>{hand.nameOf(one)}</bdi>
        {hand.writes && one.by === hand.me && one.author === undefined && (
          <button type="button" className="quiet" onClick={() => setText(one.text)}>
            {t('comment.change')}
          </button>
        )}
        {hand.writes && hand.mine(one.by) && (
          <button type="button" className="quiet" onClick={() => hand.remove(one.n)}>
            {t('comment.remove')}
          </button>
        )}
      </header>
      <p dir="auto">{one.text}</p>
    </article>
  );
}

interface ComposerProps {
  readonly t: Say;
  readonly label: string;
  readonly first?: string;
  readonly send: string;
  readonly onSend: (text: string) => Promise<unknown>;
  readonly onCancel?: () => void;
}

export function Composer({ t, label, first = '', send, onSend, onCancel }: ComposerProps) {
  const [text, setText] = useState(first);
  const [busy, setBusy] = useState(false);
  const submit = (e: FormEvent) => {
    e.preventDefault();
    if (text.trim() === '') return;
    setBusy(true);
    onSend(text.trim()).then(
      () => {
        setText('');
        setBusy(false);
      },
      () => setBusy(false),
    );
  };
  return (
    <form className="study-composer" onSubmit={submit}>
      <textarea
        rows={2}
        maxLength={2000}
        aria-label={label}
        placeholder={label}
        value={text}
        onChange={(e) => setText(e.target.value)}
      />
      <div className="row">
        <button type="submit" className="primary" disabled={busy || text.trim() === ''}>
          {send}
        </button>
        {onCancel !== undefined && (
          <button type="button" onClick={onCancel}>
            {t('comment.cancel')}
          </button>
        )}
      </div>
    </form>
  );
}

interface OutlineProps {
  readonly id: string;
  readonly knots: readonly Knot[];
  readonly study: Study;
  readonly place: StudyPlace;
  readonly goTo: (place: StudyPlace) => void;
  readonly speaker: Speaker;
  readonly hand: Hand;
  readonly t: Say;
}

/** Everything that was said, drawn and tried, in the order of the match. */
export function Outline(p: OutlineProps) {
  const { knots, place, goTo, t } = p;
  const isHere = (there: StudyPlace): 'step' | undefined => (samePlace(there, place) ? 'step' : undefined);
  return (
    <ol className="study-outline">
      {knots.map(({ place: there, comments, marks, lessons, ways }) => (
        <li key={there.at}>
          <button type="button" className="quiet study-knot" aria-current={isHere(there)} onClick={() => goTo(there)}>
            <b>{there.at === 0 ? t('notes.start') : t('notes.at', { at: there.at })}</b>
            {comments.map((one) => (
              <span key={one.n} className="study-said">
                <bdi>{p.hand.nameOf(one)}</bdi> <q dir="auto">{one.text}</q>
              </span>
            ))}
            {marks.length > 0 && <span className="study-soft">{t('notes.marks', { n: marks.length })}</span>}
          </button>
          {lessons.map(({ n, lesson }) => (
            <Link key={n} className="study-lesson" href={`/study/${p.id}/lesson/${n}`}>
              {t('lesson.play', { title: lesson.title })}
            </Link>
          ))}
          {ways.map(({ line, knots: inner }) => {
            const start = { line: line.line, at: line.from.at + 1 };
            return (
              <div key={line.line} className="study-way">
                <button type="button" className="quiet study-knot" aria-current={isHere(start)} onClick={() => goTo(start)}>
                  <b>{t('way.title', { choice: p.speaker.label(line.choices[0]![1]) })}</b>
                  {line.dice !== undefined && <span className="study-soft">{t('way.dice')}</span>}
                </button>
                {inner.length > 0 && <Outline {...p} knots={inner} />}
              </div>
            );
          })}
        </li>
      ))}
    </ol>
  );
}
