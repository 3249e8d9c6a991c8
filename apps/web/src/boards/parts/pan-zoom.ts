// Moving about on the chart: drag, pinch, wheel, keys. The view is kept outside React: nothing is drawn anew while the chart moves.
import { select } from 'd3-selection';
import { type D3ZoomEvent, type ZoomTransform, zoom, zoomIdentity, zoomTransform } from 'd3-zoom';
import { type RefObject, useEffect, useMemo, useRef } from 'react';

/** `k`: pixels to a unit of the chart; `x`, `y`: where its origin lies in the box. */
export type Look = Pick<ZoomTransform, 'k' | 'x' | 'y'>;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Helm {
  /** Closer or farther, round the middle. */
  readonly zoom: (by: number) => void;
  readonly whole: () => void;
  /** Brings a spot of the chart into sight, if it is not. */
  readonly show: (x: number, y: number) => void;
}

const CLOSEST = 2.6;
/** A finger that has moved less has pressed, not dragged. */
const STEADY = 6;
/** A box that has changed more than this is another box: look at the chart anew. */
const RESHAPED = 40;
const NARROW = 760;
/** A phone on its side (`--low` of the style sheets): as on a desk, what can be done stands beside the chart. */
const isLow = (width: number, height: number): boolean => width >= 440 && width < NARROW && height < 480;
/** How near to the edge a spot still counts as seen. */
const EDGE = 60;
export interface PanZoomOptions {
  readonly frame: Box;
  /** What lies over the box at its edges. */
  readonly margin: { readonly top: number; readonly bottom: number; readonly left?: number };
  /** In a narrow box what can be done lies in a row along the lower edge: so high. */
  readonly row?: number;
  /** Where to look first when the whole chart would be too small to read. */
  readonly home: readonly [number, number];
  readonly least: number; // pixels to a unit at which things can still be read
}

export function usePanZoom(box: RefObject<HTMLElement | null>, paint: (look: Look) => void, options: PanZoomOptions): Helm {
  const latest = useRef({ paint, options });
  latest.current = { paint, options };

  const helm = useMemo(() => {
    const room = () => {
      const { clientWidth: width, clientHeight: height } = box.current!;
      const { margin, row = 0 } = latest.current.options;
      const narrow = width < NARROW && !isLow(width, height);
      const below = margin.bottom + (narrow ? row : 0);
      const free = Math.max(80, height - margin.top - below);
      // What stands beside the chart gets what the chart leaves; it is moved aside for the rest.
      const beside = narrow ? 0 : (margin.left ?? 0);
      const { frame, least } = latest.current.options;
      const left = Math.min(beside, Math.max(0, width - frame.width * Math.max(free / frame.height, least)));
      return { width: width - left, height: free, top: margin.top, left, beside };
    };
    const fitting = (): number => {
      const { frame } = latest.current.options;
      return Math.min(room().width / frame.width, room().height / frame.height);
    };
    /** Never so far that the chart is lost. */
    const within = ({ k, x, y }: ZoomTransform): ZoomTransform => {
      const { frame } = latest.current.options;
      const { width, height, top, left, beside } = room();
      const held = (at: number, low: number, span: number, space: number, edge: number, slack = 0): number => {
        const [first, last] = [edge - low * k, edge + space - (low + span) * k];
        return first >= last ? Math.min(first + slack, Math.max(last, at)) : (first + last) / 2;
      };
      return zoomIdentity
        .translate(held(x, frame.x, frame.width, width, left, beside - left), held(y, frame.y, frame.height, height, top))
        .scale(k);
    };
    /** Nobody has moved the chart: as the box changes it is laid out anew. */
    let untouched = true;
    const behaviour = zoom<HTMLElement, unknown>()
      .clickDistance(STEADY)
      // What is being carried does not drag the chart along.
      .filter((e: MouseEvent) => !e.ctrlKey && e.button === 0 && (e.target as Element).closest('[data-drag]') === null)
      .constrain(within)
      .extent(() => [
        [room().left, room().top],
        [room().left + room().width, room().top + room().height],
      ])
      .on('zoom', ({ transform, sourceEvent }: D3ZoomEvent<HTMLElement, unknown>) => {
        if (sourceEvent !== null) untouched = false;
        latest.current.paint(transform);
      });

    const chart = () => select(box.current!);
    /** What is set and not dragged is held within the frame by nobody else. */
    const look = (to: ZoomTransform) => chart().call(behaviour.transform, within(to));
    const centre = (k: number, cx: number, cy: number): void => {
      const { width, height, top, left } = room();
      look(zoomIdentity.translate(left + width / 2 - cx * k, top + height / 2 - cy * k).scale(k));
    };
    const whole = (): void => {
      const { x, y, width, height } = latest.current.options.frame;
      centre(fitting(), x + width / 2, y + height / 2);
    };
    const first = (): void => {
      const { home, least } = latest.current.options;
      if (fitting() >= least) whole();
      else centre(least, ...home);
    };
    return {
      /** The box has this size now, and had that. */
      resized(now: { width: number; height: number }, before: { width: number; height: number }): void {
        behaviour.scaleExtent([fitting() * 0.9, CLOSEST]);
        if (untouched || Math.abs(now.width - before.width) > RESHAPED) {
          first();
          return;
        }
        const { k, x, y } = zoomTransform(box.current!);
        const [dx, dy] = [(now.width - before.width) / 2, (now.height - before.height) / 2];
        look(zoomIdentity.translate(x + dx, y + dy).scale(k));
      },
      attach: () => chart().call(behaviour).on('dblclick.zoom', null),
      detach: () => chart().on('.zoom', null),
      whole() {
        untouched = true;
        whole();
      },
      zoom(by: number) {
        untouched = false;
        chart().call(behaviour.scaleBy, by);
      },
      show(cx: number, cy: number): void {
        const { width, height, top, left, beside } = room();
        const { k, x, y } = zoomTransform(box.current!);
        const [px, py] = [cx * k + x, cy * k + y];
        // Where the chart is larger than the window, it also lies under what stands beside it.
        const from = fitting() >= latest.current.options.least ? left : Math.max(left, beside);
        if (px < from + EDGE || px > left + width - EDGE || py < top + EDGE || py > top + height - EDGE) {
          untouched = false;
          centre(k, cx, cy);
        }
      },
    };
  }, [box]);

  useEffect(() => {
    const el = box.current!;
    let before = { width: 0, height: 0 };
    const sized = new ResizeObserver(() => {
      const now = { width: el.clientWidth, height: el.clientHeight };
      if (now.width === 0 || now.height === 0) return;
      helm.resized(now, before);
      before = now;
    });
    // Somebody wants to see a thing that is drawn here.
    const wanted = (e: Event) => {
      const thing = (e.target as Element).getBoundingClientRect();
      const { left, top } = el.getBoundingClientRect();
      const { k, x, y } = zoomTransform(el);
      helm.show((thing.left + thing.width / 2 - left - x) / k, (thing.top + thing.height / 2 - top - y) / k);
    };
    el.addEventListener('show-place', wanted);
    helm.attach();
    sized.observe(el);
    return () => {
      el.removeEventListener('show-place', wanted);
      sized.disconnect();
      helm.detach();
    };
  }, [box, helm]);

  return helm;
}
