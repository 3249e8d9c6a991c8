// A piece on a chart: a target of its own, never swallowed by the place it lies in.
import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef } from 'react';
import './piece.css';
import { type Speaking, speaks } from './speaks.ts';

interface Props {
  /** Where it lies. */
  readonly at: readonly [x: number, y: number];
  readonly label: string;
  readonly said?: Speaking | undefined;
  /** Whether something can be done with it now, or cannot for a reason; without, it only speaks. */
  readonly state?: 'open' | 'shut' | undefined;
  /** How far round it a finger still finds it. */
  readonly reach?: number;
  /** What may be dropped on it goes by this name. */
  readonly drop?: string | undefined;
  readonly className?: string;
  readonly press: (byTouch: boolean, byKey?: boolean) => void;
  readonly look?: (on: boolean) => void;
  readonly children: ReactNode;
}

export function Piece({ at: [x, y], label, said, state, reach = 20, drop, className = '', press, look, children }: Props) {
  const touched = useRef(false);
  const acts = {
    onPointerDown: (e: PointerEvent) => {
      touched.current = e.pointerType === 'touch';
    },
    onPointerEnter: (e: PointerEvent) => e.pointerType !== 'touch' && look?.(true),
    onPointerLeave: (e: PointerEvent) => e.pointerType !== 'touch' && look?.(false),
    onClick: () => press(touched.current),
    ...(state === undefined
      ? { role: 'img' }
      : {
          role: 'button',
          tabIndex: 0,
          'aria-disabled': state === 'shut' ? true : undefined,
          onKeyDown: (e: KeyboardEvent) => {
            if (e.key !== 'Enter' && e.key !== ' ') return;
            e.preventDefault();
            press(false, true);
          },
        }),
  };
  return (
    <g
      className={`bp-piece ${className}`}
      transform={`translate(${x} ${y})`}
      data-state={state}
      data-drop={drop}
      aria-label={label}
      {...speaks(said ?? label)}
      {...acts}
    >
      <circle className="bp-piece-reach" r={reach} />
      {children}
    </g>
  );
}
