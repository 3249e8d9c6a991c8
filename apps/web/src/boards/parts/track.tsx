import type { Seat } from '@boucan/kernel';
import type { ReactNode } from 'react';
import { SeatBadge } from '../../parts/seat-badge.tsx';
import { type Speaking, speaks } from './speaks.ts';
import './track.css';

/** Who, or what, stands on a point. */
export interface TrackMark {
  readonly at: number;
  readonly seat?: Seat;
  readonly mark?: ReactNode;
  readonly label: string;
}

interface Props {
  readonly from?: number;
  readonly to: number;
  readonly goal?: number;
  readonly marks: readonly TrackMark[];
  /** What it measures, in words: the marks follow. */
  readonly words: string;
  readonly picture?: ReactNode;
  readonly className?: string;
}

/** Points in a row, and whoever stands on them. */
export function Track({ from = 0, to, goal, marks, words, picture, className = '' }: Props) {
  const last = Math.max(to, ...marks.map(({ at }) => at));
  return (
    <div className={`bp-track ${className}`}>
      {picture}
      <span className="sr-only">
        {words}. {marks.map(({ label }) => label).join('. ')}
      </span>
      <ol aria-hidden="true">
        {Array.from({ length: last - from + 1 }, (_, i) => {
          const n = from + i;
          const here = marks.filter(({ at }) => at === n);
          return (
            <li key={n} className={n === goal ? 'bp-point bp-point-goal' : 'bp-point'}>
              {here.length === 0 ? (
                <span>{n}</span>
              ) : (
                here.map(({ seat, mark, label }) => (
                  <span key={label} {...speaks(label)}>
                    {seat === undefined ? mark : <SeatBadge seat={seat} size={here.length > 2 ? 16 : 20} />}
                  </span>
                ))
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}

interface PipsProps {
  readonly n: number;
  readonly of: number;
  readonly words: string;
  /** What it says of itself; the same words, if nothing else. */
  readonly said?: Speaking | undefined;
  readonly shape?: 'slot' | 'diamond';
  readonly className?: string;
}

/** So many of a few: places to fill, actions to spend. */
export const Pips = ({ n, of, words, said, shape = 'slot', className = '' }: PipsProps) => (
  <span className={`bp-pips ${className}`} data-shape={shape} role="img" aria-label={words} {...speaks(said ?? words)}>
    {Array.from({ length: Math.max(n, of) }, (_, i) => (
      <i key={i} data-full={i < n} />
    ))}
  </span>
);
