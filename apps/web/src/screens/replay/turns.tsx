import type { Turn } from '@boucan/bots';
import type { Speaker } from '@boucan/words';
import { SeatBadge } from '../../parts/seat-badge.tsx';
import { useLang } from '../../words/lang.tsx';
import type { Moments } from './curve.tsx';
import './turns.css';
import type { Analyst } from './use-analyst.ts';

interface Props {
  readonly all: Moments;
  readonly names: readonly string[];
  readonly words: Speaker;
  /** What was told of each moment. */
  readonly told: (at: number) => string;
  readonly at: number;
  readonly go: (to: number) => void;
  readonly analyst: Analyst;
}

/** In a hundred. */
export const points = (share: number): number => Math.max(1, Math.round(100 * Math.abs(share)));

/** Where the match turned: by a choice, and what would have been better; or by what came of one. */
export function Turns({ all, names, words, told, at, go, analyst }: Props) {
  const { t } = useLang();
  const { turns } = analyst;
  if (turns === null)
    return (
      <button type="button" className="turns-ask" onClick={analyst.askTurns}>
        {t('replay.turns.ask')}
      </button>
    );
  if (typeof turns === 'number')
    return (
      <label className="turns-progress">
        {t('replay.turns.going')}
        <progress value={turns} />
      </label>
    );
  const line = ({ at: when, seat, better, by }: Turn): string => {
    const name = names[seat]!;
    if (better === null) return t('replay.turns.luck', { name, points: points(by), line: told(when) });
    const { made } = all[when]!;
    return t('replay.turns.choice', { name, made: words.label(made!.choice), better: words.label(better), points: points(by) });
  };
  return (
    <section className="turns" aria-label={t('replay.turns')}>
      {turns.length === 0 && <p>{t('replay.turns.none')}</p>}
      <ol>
        {turns.map((turn) => (
          <li key={turn.at}>
            <button
              type="button"
              className="quiet"
              aria-current={turn.at === at ? 'step' : undefined}
              onClick={() => go(turn.better === null ? turn.at : turn.at - 1)}
            >
              <SeatBadge seat={turn.seat} size={20} />
              <span>{line(turn)}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
