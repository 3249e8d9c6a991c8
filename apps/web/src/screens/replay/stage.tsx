// What a replay and a study have in common: whose eyes one looks through, how everybody stands, and the board at a moment.
import type { Viewer } from '@boucan/kernel';
import type { TableView } from '@boucan/table';
import { type ReactNode, type Ref, Suspense } from 'react';
import type { BoardProps } from '../../boards/board.ts';
import { faceOf } from '../../parts/face-of.ts';
import { Loading } from '../../parts/loading.tsx';
import { SeatBadge } from '../../parts/seat-badge.tsx';
import { useLang } from '../../words/lang.tsx';

interface EyesProps {
  readonly viewer: Viewer;
  readonly viewers: readonly Viewer[];
  readonly names: readonly string[];
  readonly disabled?: boolean;
  readonly onSee: (viewer: Viewer) => void;
}

export function Eyes({ viewer, viewers, names, disabled = false, onSee }: EyesProps) {
  const { t } = useLang();
  return (
    <label>
      <span>{t('replay.eyes')}</span>
      <select
        value={String(viewer)}
        disabled={disabled}
        onChange={(e) => onSee(e.target.value === 'table' ? 'table' : Number(e.target.value))}
      >
        {viewers.map((who) => (
          <option key={who} value={who}>
            {who === 'table' ? t('replay.eyes.table') : names[who]}
          </option>
        ))}
      </select>
    </label>
  );
}

export function Seats({
  game,
  view,
  names,
}: {
  readonly game: string;
  readonly view: TableView;
  readonly names: readonly string[];
}) {
  const { t } = useLang();
  const { Standing } = faceOf(game);
  return (
    <ul className="replay-seats" aria-label={t('table.seats')}>
      {names.map((name, seat) => (
        <li key={seat} data-turn={view.match?.active === seat && view.result === null}>
          <SeatBadge seat={seat} size={28} />
          <div>
            {name}
            <span className="sr-only">. </span>
            <Suspense fallback={null}>
              <Standing view={view} seat={seat} />
            </Suspense>
          </div>
        </li>
      ))}
    </ul>
  );
}

interface StageProps extends BoardProps {
  readonly game: string;
  /** Grows whenever what was being played is broken off. */
  readonly cut: number;
  readonly place?: Ref<HTMLElement>;
  /** What lies over the board. */
  readonly children?: ReactNode;
}

export function Stage({ game, cut, place, children, ...board }: StageProps) {
  const { t } = useLang();
  const { Board } = faceOf(game);
  return (
    <section className="replay-board" ref={place} aria-label={t('replay.board')}>
      <Suspense fallback={<Loading />}>
        <Board key={cut} {...board} />
      </Suspense>
      {children}
    </section>
  );
}
