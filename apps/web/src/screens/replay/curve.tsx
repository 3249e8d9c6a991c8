import type { Game } from '@boucan/kernel';
import type { Moment } from '@boucan/record';
import { type PointerEvent, useMemo } from 'react';
import { useLang } from '../../words/lang.tsx';
import { type Drawn, drawn } from './courses.ts';
import './curve.css';

export type Moments = readonly Moment<unknown>[];

interface Place {
  readonly at: number;
  readonly go: (to: number) => void;
  /** Where it turned. */
  readonly turns: readonly { readonly at: number; readonly seat: number }[];
}

const [WIDTH, HEIGHT, POINTS] = [300, 90, 150];

/** The course of the whole match. A press leads to that moment. */
export function Curve({ game, all, ...place }: Place & { readonly game: Game; readonly all: Moments }) {
  const pictures = useMemo(() => drawn(game, all), [game, all]);
  return pictures.map((picture) => <Picture key={picture.title} {...picture} {...place} />);
}

function Picture({ title, what, lines, isCrew, range: [least, most], at, go, turns }: Drawn & Place) {
  const { t } = useLang();
  const last = lines[0]!.length - 1;
  const across = (i: number): number => (i / Math.max(1, last)) * WIDTH;
  const height = (value: number): number => HEIGHT - 4 - ((value - least) / (most - least || 1)) * (HEIGHT - 8);
  const step = Math.max(1, Math.ceil(last / POINTS));
  const points = (values: Drawn['lines'][number]): string =>
    values
      .flatMap((value, i) =>
        value !== null && (i % step === 0 || i === last) ? `${across(i).toFixed(1)},${height(value).toFixed(1)}` : [],
      )
      .join(' ');
  const press = (e: PointerEvent<SVGSVGElement>) => {
    const box = e.currentTarget.getBoundingClientRect();
    go(Math.round(((e.clientX - box.left) / box.width) * last));
  };
  const colour = (seat: number): string => (isCrew ? 'var(--ink)' : `var(--seat-${seat})`);
  return (
    <section className="curve">
      <h2>{t(title)}</h2>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={t(what)} onPointerDown={press}>
        {lines.map((values, seat) => (
          <polyline key={seat} points={points(values)} style={{ '--seat': colour(seat) }} />
        ))}
        {turns.map((turn) => {
          const value = lines[isCrew ? 0 : turn.seat]?.[turn.at] ?? null;
          if (value === null) return null;
          return (
            <path key={turn.at} d={`M${across(turn.at)} ${height(value)}h0`} style={{ '--seat': `var(--seat-${turn.seat})` }} />
          );
        })}
        <line x1={across(at)} x2={across(at)} y1={0} y2={HEIGHT} />
      </svg>
    </section>
  );
}
