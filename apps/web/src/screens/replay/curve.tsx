import type { Game } from '@boucan/kernel';
import type { Moment } from '@boucan/record';
import { type PointerEvent, useMemo } from 'react';
import { useLang } from '../../words/lang.tsx';
import './curve.css';

interface Props {
  readonly game: Game;
  readonly all: readonly Moment<unknown>[];
  readonly names: readonly string[];
  readonly at: number;
  readonly go: (to: number) => void;
}

const [WIDTH, HEIGHT, POINTS] = [300, 90, 150];

/** How everybody stood over the whole match, as the game itself judges it; a press leads to that moment. */
export function Curve({ game, all, names, at, go }: Props) {
  const { t } = useLang();
  const last = all.length - 1;
  const lines = useMemo(() => {
    const step = Math.max(1, Math.ceil(last / POINTS));
    const moments = all.flatMap(({ state }, i) => (i % step === 0 || i === last ? [{ i, worth: game.worth(state) }] : []));
    const values = moments.flatMap(({ worth }) => [...worth]);
    const [least, most] = [Math.min(...values), Math.max(...values)];
    const y = (value: number): number => HEIGHT - 4 - ((value - least) / (most - least || 1)) * (HEIGHT - 8);
    return names.map((_, seat) =>
      moments.map(({ i, worth }) => `${((i / Math.max(1, last)) * WIDTH).toFixed(1)},${y(worth[seat]!).toFixed(1)}`).join(' '),
    );
  }, [game, all, names, last]);
  const press = (e: PointerEvent<SVGSVGElement>) => {
    const box = e.currentTarget.getBoundingClientRect();
    go(Math.round(((e.clientX - box.left) / box.width) * last));
  };
  const x = (at / Math.max(1, last)) * WIDTH;
  return (
    <section className="curve">
      <h2>{t('replay.curve')}</h2>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t('replay.curve.what')}
        onPointerDown={press}
      >
        {lines.map((points, seat) => (
          <polyline key={seat} points={points} style={{ '--seat': `var(--seat-${seat})` }} />
        ))}
        <line x1={x} x2={x} y1={0} y2={HEIGHT} />
      </svg>
    </section>
  );
}
