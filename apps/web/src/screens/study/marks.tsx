import type { Anchor, Mark } from '@boucan/protocol';
import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';

/** What boards call their places and pieces by. */
const NAMED = ['drop', 'room', 'piece'] as const;
const SELECTOR = NAMED.map((one) => `[data-${one}]`).join(',');
/** Pixels within which a press is a point, not a way. */
const STILL = 14;

const nameOf = (el: Element): string | null => {
  const { dataset } = el as HTMLElement;
  return NAMED.map((one) => dataset[one]).find((name) => name !== undefined && name !== '') ?? null;
};

/** The places of a board that can be marked, with what they are called. */
export const placesOn = (board: HTMLElement): readonly { readonly place: string; readonly label: string }[] => {
  const found = [...board.querySelectorAll(SELECTOR)].flatMap((el) => {
    const [place, label] = [nameOf(el), el.getAttribute('aria-label')];
    return place === null || label === null ? [] : [[place, label] as const];
  });
  return [...new Map(found)].map(([place, label]) => ({ place, label }));
};

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** Where an anchor is on the screen, within the board. */
function spotOf(board: HTMLElement, anchor: Anchor): Spot | null {
  const box = board.getBoundingClientRect();
  if (!('place' in anchor)) return { x: anchor.x * box.width, y: anchor.y * box.height, r: 22 };
  const named = CSS.escape(anchor.place);
  const el = board.querySelector(NAMED.map((one) => `[data-${one}="${named}"]`).join(','));
  if (el === null) return null;
  const { left, top, width, height } = el.getBoundingClientRect();
  const r = Math.max(20, Math.min(56, Math.max(width, height) / 2 + 4));
  return { x: left + width / 2 - box.left, y: top + height / 2 - box.top, r };
}

/** What is under a finger: a place or piece of the board, or a point of it. */
function anchorAt(board: HTMLElement, x: number, y: number): Anchor {
  const under = document.elementsFromPoint(x, y).filter((el) => board.contains(el) && el.closest('.study-marks') === null);
  const place = under.map((el) => el.closest(SELECTOR)).find((el) => el !== null && board.contains(el));
  const name = place == null ? null : nameOf(place);
  if (name !== null) return { place: name };
  const box = board.getBoundingClientRect();
  const share = (v: number, all: number): number => Math.round(Math.max(0, Math.min(1, v / all)) * 1000) / 1000;
  return { x: share(x - box.left, box.width), y: share(y - box.top, box.height) };
}

export type Tool = 'look' | 'point' | 'draw';

interface Props {
  readonly board: RefObject<HTMLElement | null>;
  readonly marks: readonly { readonly n: number; readonly mark: Mark }[];
  readonly pointers: readonly { readonly player: string; readonly name: string; readonly at: Anchor }[];
  readonly tool: Tool;
  readonly point: (at: Anchor | null) => void;
  readonly draw: (mark: Mark) => void;
}

/** Circles, arrows and pointers over the board. They stay on what they were drawn on, however the board is turned. */
export function Marks({ board, marks, pointers, tool, point, draw }: Props) {
  const from = useRef<{ readonly x: number; readonly y: number; readonly at: Anchor } | null>(null);
  const [drag, setDrag] = useState<readonly [number, number, number, number] | null>(null);
  const some = marks.length + pointers.length > 0;
  const [spots, setSpots] = useState<ReadonlyMap<Anchor, Spot | null>>(new Map());
  // Boards move by themselves: where things are is looked up with every frame, and drawn when it has changed.
  useEffect(() => {
    if (!some) return;
    let frame = 0;
    let before = '';
    const follow = () => {
      const el = board.current;
      const anchors = [
        ...marks.flatMap(({ mark }) => (mark.kind === 'circle' ? [mark.at] : [mark.from, mark.to])),
        ...pointers.map(({ at }) => at),
      ];
      const found = new Map(anchors.map((one) => [one, el === null ? null : spotOf(el, one)]));
      const now = JSON.stringify([...found.values()]);
      if (now !== before) setSpots(found);
      before = now;
      frame = requestAnimationFrame(follow);
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, [board, marks, pointers, some]);

  const within = (e: PointerEvent): readonly [number, number] => {
    const box = e.currentTarget.getBoundingClientRect();
    return [e.clientX - box.left, e.clientY - box.top];
  };
  const down = (e: PointerEvent) => {
    if (tool !== 'draw' || board.current === null) return;
    e.currentTarget.setPointerCapture(e.pointerId);
    const [x, y] = within(e);
    from.current = { x, y, at: anchorAt(board.current, e.clientX, e.clientY) };
  };
  const move = (e: PointerEvent) => {
    if (board.current === null) return;
    if (tool === 'point') point(anchorAt(board.current, e.clientX, e.clientY));
    if (from.current !== null) setDrag([from.current.x, from.current.y, ...within(e)]);
  };
  const up = (e: PointerEvent) => {
    const start = from.current;
    from.current = null;
    setDrag(null);
    if (start === null || board.current === null) return;
    const [x, y] = within(e);
    const to = anchorAt(board.current, e.clientX, e.clientY);
    if (Math.hypot(x - start.x, y - start.y) < STILL) draw({ kind: 'circle', at: start.at });
    else draw({ kind: 'arrow', from: start.at, to });
  };
  return (
    <svg
      className="study-marks"
      data-tool={tool}
      aria-hidden="true"
      onPointerDown={down}
      onPointerMove={move}
      onPointerUp={up}
      onPointerLeave={() => tool === 'point' && point(null)}
    >
      <defs>
        <marker
          id="study-head"
          viewBox="0 0 10 10"
          refX="7"
          refY="5"
          markerWidth="5"
          markerHeight="5"
          orient="auto-start-reverse"
        >
          <path d="M0 0 10 5 0 10 3 5z" />
        </marker>
      </defs>
      {marks.map(({ n, mark }) => {
        if (mark.kind === 'circle') {
          const spot = spots.get(mark.at);
          return spot && <circle key={n} className="study-circle" cx={spot.x} cy={spot.y} r={spot.r} />;
        }
        const [a, b] = [spots.get(mark.from), spots.get(mark.to)];
        return a && b && <path key={n} className="study-arrow" d={`M${a.x} ${a.y}L${b.x} ${b.y}`} markerEnd="url(#study-head)" />;
      })}
      {drag !== null && (
        <path className="study-arrow" d={`M${drag[0]} ${drag[1]}L${drag[2]} ${drag[3]}`} markerEnd="url(#study-head)" />
      )}
      {pointers.map(({ player, name, at }) => {
        const spot = spots.get(at);
        return (
          spot && (
            <g key={player} className="study-pointer" style={{ transform: `translate(${spot.x}px, ${spot.y}px)` }}>
              <path d="M0 0v20l5-5 4 9 4-2-4-8h7z" />
              <text x="16" y="30">
                {name}
              </text>
            </g>
          )
        );
      })}
    </svg>
  );
}
