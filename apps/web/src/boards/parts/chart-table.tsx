// A chart larger than the window: drag, pinch, wheel and keys move it. What never changes lies on a sheet of its own below.
import { type KeyboardEvent, type ReactNode, type Ref, useCallback, useId, useImperativeHandle, useRef } from 'react';
import './chart-table.css';
import { type Helm, type Look, type PanZoomOptions, usePanZoom } from './pan-zoom.ts';
import { useParts } from './words.ts';

export type { Helm } from './pan-zoom.ts';

interface Props extends PanZoomOptions {
  readonly label: string;
  /** How to get about with the keyboard. */
  readonly help: string;
  /** Drawn once. */
  readonly paper: ReactNode;
  readonly className?: string;
  readonly helm?: Ref<Helm>;
  /** More buttons, under those that bring it closer. */
  readonly tools?: ReactNode;
  readonly onKeyDown?: (e: KeyboardEvent) => void;
  /** What lies on the chart. */
  readonly children: ReactNode;
}

/** Pixels to a unit below which names and ships stop getting smaller. */
const READABLE = 0.72;
const LARGEST = 1.5;
const CLOSER = 1.4;

/** How much what must be read grows when the chart is far away. */
export const nearness = (k: number): number => Math.min(LARGEST, Math.max(1, READABLE / k));

export function ChartTable({ label, help, paper, className = '', helm: steered, tools, onKeyDown, children, ...options }: Props) {
  const say = useParts();
  const helped = useId();
  const box = useRef<HTMLDivElement>(null);
  const below = useRef<SVGGElement>(null);
  const above = useRef<SVGGElement>(null);
  const paint = useCallback(({ k, x, y }: Look) => {
    for (const { current } of [below, above]) current?.setAttribute('transform', `translate(${x} ${y}) scale(${k})`);
    box.current?.style.setProperty('--near', String(nearness(k)));
  }, []);
  const helm = usePanZoom(box, paint, options);
  useImperativeHandle(steered, () => helm, [helm]);
  const keys = (e: KeyboardEvent) => {
    if (e.key === '+' || e.key === '=') helm.zoom(1.3);
    else if (e.key === '-') helm.zoom(1 / 1.3);
    else if (e.key === '0') helm.whole();
    else onKeyDown?.(e);
  };
  return (
    <div className={`bp-chart-table ${className}`} ref={box}>
      <div className="bp-chart-paper">
        <svg aria-hidden="true">
          <g ref={below}>{paper}</g>
        </svg>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing cannot stand in a fieldset */}
      <svg className="bp-chart-live" onKeyDown={keys} aria-label={label} role="group" aria-describedby={helped}>
        <g ref={above}>{children}</g>
      </svg>
      <p id={helped} className="sr-only">
        {help}
      </p>
      <div className="bp-helm">
        <button type="button" aria-label={say('closer')} onClick={() => helm.zoom(CLOSER)}>
          +
        </button>
        <button type="button" aria-label={say('farther')} onClick={() => helm.zoom(1 / CLOSER)}>
          −
        </button>
        <button type="button" aria-label={say('whole')} onClick={helm.whole}>
          <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
            <path d="M2 7V2h5M13 2h5v5M18 13v5h-5M7 18H2v-5" fill="none" stroke="currentColor" strokeWidth="2" />
          </svg>
        </button>
        {tools}
      </div>
    </div>
  );
}
