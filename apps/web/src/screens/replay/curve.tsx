import { chances } from '@boucan/bots';
import type { Game } from '@boucan/kernel';
import type { Moment } from '@boucan/record';
import { type PointerEvent, useMemo } from 'react';
import { useLang } from '../../words/lang.tsx';
import './curve.css';

export type Moments = readonly Moment<unknown>[];

interface Props {
  readonly game: Game;
  readonly all: Moments;
  readonly names: readonly string[];
  readonly at: number;
  readonly go: (to: number) => void;
  /** Where it turned. */
  readonly turns: readonly { readonly at: number; readonly seat: number }[];
}

const [WIDTH, HEIGHT, POINTS] = [300, 90, 150];

/** Everybody's chance to win over the whole match; alone, how the game judges it. A press leads to that moment. */
export function Curve({ game, all, names, at, go, turns }: Props) {
  const { t } = useLang();
  const last = all.length - 1;
  const across = (i: number): number => (i / Math.max(1, last)) * WIDTH;
  const rivals = names.length > 1;
  const { lines, height } = useMemo(() => {
    const step = Math.max(1, Math.ceil(last / POINTS));
    const judged = all.map(({ state }) => (rivals ? chances(game, state) : game.worth(state)));
    const values = rivals ? [0, 1] : judged.flat();
    const [least, most] = [Math.min(...values), Math.max(...values)];
    const y = (value: number): number => HEIGHT - 4 - ((value - least) / (most - least || 1)) * (HEIGHT - 8);
    const drawn = judged.flatMap((worth, i) => (i % step === 0 || i === last ? [{ i, worth }] : []));
    return {
      lines: names.map((_, seat) =>
        drawn.map(({ i, worth }) => `${((i / Math.max(1, last)) * WIDTH).toFixed(1)},${y(worth[seat]!).toFixed(1)}`).join(' '),
      ),
      height: (i: number, seat: number): number => y(judged[i]![seat]!),
    };
  }, [game, all, names, last, rivals]);
  const press = (e: PointerEvent<SVGSVGElement>) => {
    const box = e.currentTarget.getBoundingClientRect();
    go(Math.round(((e.clientX - box.left) / box.width) * last));
  };
  const x = across(at);
  return (
    <section className="curve">
      <h2>{t(rivals ? 'replay.curve' : 'replay.curve.alone')}</h2>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t(rivals ? 'replay.curve.what' : 'replay.curve.what.alone')}
        onPointerDown={press}
      >
        {lines.map((points, seat) => (
          <polyline key={seat} points={points} style={{ '--seat': `var(--seat-${seat})` }} />
        ))}
        {turns.map((turn) => (
          <path
            key={turn.at}
            d={`M${across(turn.at)} ${height(turn.at, turn.seat)}h0`}
            style={{ '--seat': `var(--seat-${turn.seat})` }}
          />
        ))}
        <line x1={x} x2={x} y1={0} y2={HEIGHT} />
      </svg>
    </section>
  );
}
