// Moving about on the chart: drag, pinch, wheel, keys. The view is kept outside React: nothing is drawn anew while the chart moves.
import { type RefObject, useCallback, useEffect, useMemo, useRef } from 'react';

export interface Look {
  readonly k: number; // pixels to a unit of the chart
  readonly x: number; // where the origin of the chart lies in the box
  readonly y: number;
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Helm {
  /** Closer or farther, round the middle or a point of the box. */
  readonly zoom: (by: number) => void;
  readonly whole: () => void;
  /** Brings a spot of the chart into sight, if it is not. */
  readonly show: (x: number, y: number) => void;
}

const CLOSEST = 2.6;
/** A finger that has moved less has pressed, not dragged. */
const STEADY = 6;

interface Options {
  readonly frame: Box;
  /** What the box hides at its edges. */
  readonly margin: { readonly top: number; readonly bottom: number };
  /** Where to look first when the whole chart would be too small to read. */
  readonly home: readonly [number, number];
  readonly least: number; // pixels to a unit at which things can still be read
}

export function usePanZoom(
  box: RefObject<HTMLElement | null>,
  paint: (look: Look) => void,
  { frame, margin, home, least }: Options,
): Helm {
  const look = useRef<Look | null>(null);
  const latest = useRef({ paint, margin, home });
  latest.current = { paint, margin, home };

  const size = useCallback(() => {
    const { clientWidth: width, clientHeight: height } = box.current!;
    const { top, bottom } = latest.current.margin;
    return { width, height: Math.max(80, height - top - bottom), top };
  }, [box]);

  const fitting = useCallback((): number => {
    const { width, height } = size();
    return Math.min(width / frame.width, height / frame.height);
  }, [size, frame]);

  /** Never so far that the chart is lost. */
  const set = useCallback(
    (next: Look) => {
      const { width, height, top } = size();
      const k = Math.min(CLOSEST, Math.max(fitting() * 0.9, next.k));
      const within = (at: number, low: number, span: number, room: number, edge: number): number => {
        const [first, last] = [edge - low * k, edge + room - (low + span) * k];
        return first >= last ? Math.min(first, Math.max(last, at)) : (first + last) / 2;
      };
      const x = within(next.x, frame.x, frame.width, width, 0);
      const y = within(next.y, frame.y, frame.height, height, top);
      look.current = { k, x, y };
      latest.current.paint(look.current);
    },
    [size, fitting, frame],
  );

  const centre = useCallback(
    (k: number, cx: number, cy: number) => {
      const { width, height, top } = size();
      set({ k, x: width / 2 - cx * k, y: top + height / 2 - cy * k });
    },
    [size, set],
  );

  const whole = useCallback(
    () => centre(fitting(), frame.x + frame.width / 2, frame.y + frame.height / 2),
    [centre, fitting, frame],
  );

  const zoomAt = useCallback(
    (by: number, px: number, py: number) => {
      const { k, x, y } = look.current!;
      const next = Math.min(CLOSEST, Math.max(fitting() * 0.9, k * by));
      set({ k: next, x: px - ((px - x) / k) * next, y: py - ((py - y) / k) * next });
    },
    [fitting, set],
  );

  useEffect(() => {
    const el = box.current!;
    const first = () => {
      const [hx, hy] = latest.current.home;
      if (fitting() >= least) whole();
      else centre(least, hx, hy);
    };
    let before = { width: 0, height: 0 };
    const sized = new ResizeObserver(() => {
      const now = { width: el.clientWidth, height: el.clientHeight };
      if (now.width === 0 || now.height === 0) return;
      if (look.current === null || Math.abs(now.width - before.width) > 40) first();
      else {
        const { k, x, y } = look.current;
        set({ k, x: x + (now.width - before.width) / 2, y: y + (now.height - before.height) / 2 });
      }
      before = now;
    });
    sized.observe(el);

    const fingers = new Map<number, { readonly x: number; readonly y: number }>();
    let moved = 0;
    const point = (e: PointerEvent) => {
      const { left, top } = el.getBoundingClientRect();
      return { x: e.clientX - left, y: e.clientY - top };
    };
    const down = (e: PointerEvent) => {
      if (e.button !== 0) return;
      fingers.set(e.pointerId, point(e));
      if (fingers.size === 1) moved = 0;
    };
    const move = (e: PointerEvent) => {
      const from = fingers.get(e.pointerId);
      if (from === undefined || look.current === null) return;
      const to = point(e);
      const [dx, dy] = [to.x - from.x, to.y - from.y];
      moved += Math.hypot(dx, dy);
      if (moved > STEADY && !el.hasPointerCapture(e.pointerId)) el.setPointerCapture(e.pointerId);
      const other = [...fingers].find(([id]) => id !== e.pointerId)?.[1];
      const { k, x, y } = look.current;
      if (other === undefined) {
        if (moved > STEADY) set({ k, x: x + dx, y: y + dy });
        else return;
      } else {
        const apart = Math.hypot(from.x - other.x, from.y - other.y) || 1;
        set({ k, x: x + dx / 2, y: y + dy / 2 });
        zoomAt(Math.hypot(to.x - other.x, to.y - other.y) / apart, (to.x + other.x) / 2, (to.y + other.y) / 2);
      }
      fingers.set(e.pointerId, to);
    };
    const up = (e: PointerEvent) => fingers.delete(e.pointerId);
    // What was dragged has not been pressed.
    const click = (e: MouseEvent) => {
      if (moved <= STEADY || e.detail === 0) return;
      e.stopPropagation();
      e.preventDefault();
      moved = 0;
    };
    const wheel = (e: WheelEvent) => {
      e.preventDefault();
      const { x, y } = point(e as unknown as PointerEvent);
      zoomAt(1.0018 ** -(e.deltaY * (e.deltaMode === 1 ? 24 : 1)), x, y);
    };
    el.addEventListener('pointerdown', down);
    el.addEventListener('pointermove', move);
    el.addEventListener('pointerup', up);
    el.addEventListener('pointercancel', up);
    el.addEventListener('click', click, true);
    el.addEventListener('wheel', wheel, { passive: false });
    return () => {
      sized.disconnect();
      el.removeEventListener('pointerdown', down);
      el.removeEventListener('pointermove', move);
      el.removeEventListener('pointerup', up);
      el.removeEventListener('pointercancel', up);
      el.removeEventListener('click', click, true);
      el.removeEventListener('wheel', wheel);
    };
  }, [box, centre, fitting, least, set, whole, zoomAt]);

  return useMemo<Helm>(
    () => ({
      whole,
      zoom: (by) => {
        const { width, height, top } = size();
        if (look.current !== null) zoomAt(by, width / 2, top + height / 2);
      },
      show: (cx, cy) => {
        if (look.current === null) return;
        const { width, height, top } = size();
        const { k, x, y } = look.current;
        const [px, py] = [cx * k + x, cy * k + y];
        const edge = 60;
        if (px < edge || px > width - edge || py < top + edge || py > top + height - edge) centre(k, cx, cy);
      },
    }),
    [size, zoomAt, whole, centre],
  );
}
