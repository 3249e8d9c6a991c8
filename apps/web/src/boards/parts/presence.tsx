// What comes, goes and makes room, by the browser's own animations: they run beside the page's work, not in it.
import {
  Children,
  createContext,
  isValidElement,
  type ReactElement,
  type ReactNode,
  type RefObject,
  use,
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
} from 'react';

/** Milliseconds that a piece takes to come or to go. */
const TAKES = 400;
const EASE = 'cubic-bezier(0.25, 0.1, 0.25, 1)';

/** Whoever asked for less motion sees things where they are. */
const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

type Presence = 'settled' | 'coming' | 'leaving';
const Around = createContext<Presence>('coming');

const keyed = (children: ReactNode): ReactElement[] => Children.toArray(children).filter((child) => isValidElement(child));

/** Those that were there, with those that come; who leaves keeps its place. */
function merged(before: readonly ReactElement[], now: readonly ReactElement[]): readonly ReactElement[] {
  const staying = new Set(now.map(({ key }) => key));
  const all = [...now];
  for (const [i, child] of before.entries()) {
    if (staying.has(child.key)) continue;
    const ahead = before.slice(0, i).findLast(({ key }) => all.some((one) => one.key === key));
    all.splice(all.findIndex(({ key }) => key === ahead?.key) + 1, 0, child);
  }
  return all;
}

/** Round things that come and go: those which lie there at first do not come. */
export function ComingAndGoing({ children }: { readonly children: ReactNode }) {
  const now = keyed(children);
  const shown = useRef<readonly ReactElement[]>(now);
  const first = useRef(true);
  const [, again] = useReducer((n: number) => n + 1, 0);
  const all = isStill() ? now : merged(shown.current, now);
  const here = new Set(now.map(({ key }) => key));
  const known = new Set(shown.current.map(({ key }) => key));
  const leaving = all.filter(({ key }) => !here.has(key)).map(({ key }) => key);
  useLayoutEffect(() => {
    shown.current = all;
    first.current = false;
  });
  const gone = leaving.join();
  useEffect(() => {
    if (gone === '') return;
    const timer = setTimeout(() => {
      const keys = gone.split(',');
      shown.current = shown.current.filter(({ key }) => !keys.includes(String(key)));
      again();
    }, TAKES);
    return () => clearTimeout(timer);
  }, [gone]);
  return all.map((child) => (
    <Around
      key={child.key}
      value={!here.has(child.key) ? 'leaving' : first.current || known.has(child.key) ? 'settled' : 'coming'}
    >
      {child}
    </Around>
  ));
}

/** How something comes and goes, from and to where it lies. */
export interface Way {
  readonly from: Keyframe;
  readonly to: Keyframe;
}

/** Lets a piece come, make room for its neighbours, and go. `after`: so many others come before it. */
export function usePresence(element: RefObject<HTMLElement | null>, { from, to }: Way, after: number): void {
  const presence = use(Around);
  const lay = useRef<readonly [number, number] | null>(null);
  const came = useRef(presence !== 'coming');
  useLayoutEffect(() => {
    const piece = element.current!;
    const [x, y] = [piece.offsetLeft, piece.offsetTop];
    const before = lay.current;
    lay.current = [x, y];
    if (isStill()) return;
    if (!came.current) {
      came.current = true;
      piece.animate([from, {}], { duration: TAKES, delay: after * 120, fill: 'backwards', easing: EASE });
    } else if (before !== null && (before[0] !== x || before[1] !== y))
      piece.animate([{ translate: `${before[0] - x}px ${before[1] - y}px` }, { translate: '0 0' }], {
        duration: TAKES,
        easing: EASE,
      });
  });
  useEffect(() => {
    if (presence !== 'leaving' || isStill()) return;
    const going = element.current!.animate([{}, to], { duration: TAKES, fill: 'forwards', easing: EASE });
    return () => going.cancel();
  }, [presence, element, to]);
}
