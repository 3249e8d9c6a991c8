// What is said and drawn at a moment of a study, and the way back from a what-if.
import dice from 'icon:rolling-dices';
import type { Study } from '@boucan/protocol';
import type { Speaker } from '@boucan/words';
import { Icon } from '../../parts/icon.tsx';
import { Comment, Composer, type Hand } from './notes.tsx';
import type { Say } from './use-words.ts';

type Marked = Study['marks'][number];

interface HereProps {
  readonly comments: Study['comments'];
  readonly marks: readonly Marked[];
  readonly hand: Hand;
  readonly words: Speaker;
  readonly write: (text: string) => Promise<boolean>;
  readonly t: Say;
}

export function Here({ comments, marks, hand, words, write, t }: HereProps) {
  const nameOf = (anchor: object): string =>
    'place' in anchor ? words.name(String(anchor.place).split(' ').at(-1)!) : t('mark.point');
  const said = ({ mark }: Marked): string =>
    mark.kind === 'circle'
      ? t('mark.circle', { at: nameOf(mark.at) })
      : t('mark.arrow', { from: nameOf(mark.from), to: nameOf(mark.to) });
  return (
    <section className="study-here">
      <h2>{t('here')}</h2>
      <div aria-live="polite">
        {comments.length === 0 && marks.length === 0 && <p className="study-soft">{t('here.none')}</p>}
        {comments.map((one) => (
          <Comment key={one.n} one={one} hand={hand} t={t} />
        ))}
        {marks.length > 0 && (
          <ul className="study-drawn" aria-label={t('marks')}>
            {marks.map((one) => (
              <li key={one.n}>
                {said(one)}
                {hand.writes && hand.mine(one.by) && (
                  <button
                    type="button"
                    className="quiet square"
                    aria-label={t('mark.remove', { mark: said(one) })}
                    onClick={() => hand.remove(one.n)}
                  >
                    <span aria-hidden="true">✕</span>
                  </button>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
      {hand.writes && (
        <Composer
          t={t}
          label={t('comment.write')}
          send={t('comment.send')}
          onSend={async (text) => {
            if (!(await write(text))) throw new Error('refused');
          }}
        />
      )}
    </section>
  );
}

interface TriedProps {
  readonly writes: boolean;
  readonly mine: boolean;
  readonly back: () => void;
  readonly again: () => void;
  readonly cut: () => void;
  readonly t: Say;
}

/** One is on a what-if: back to the match, once more with other dice, or away with it. */
export function Tried({ writes, mine, back, again, cut, t }: TriedProps) {
  return (
    <div className="row study-tried">
      <span>{t('way.on')}</span>
      <button type="button" onClick={back}>
        {t('way.back')}
      </button>
      {writes && (
        <button type="button" className="quiet" onClick={again}>
          <Icon body={dice} /> {t('try.dice')}
        </button>
      )}
      {writes && mine && (
        <button type="button" className="quiet" onClick={() => confirm(t('way.cut.sure')) && cut()}>
          {t('way.cut')}
        </button>
      )}
    </div>
  );
}
