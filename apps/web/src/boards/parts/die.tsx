// Dice as pictures, rolled in sight.
import type { CSSProperties, ReactNode } from 'react';
import './die.css';

/** A number of pips, or a mark drawn in a box of 24. */
export type DieFace = number | { readonly mark: string };

export const SKULL: DieFace = {
  mark: 'M12 3.600a7 7 0 0 1 4.600 12.300V19a1.400 1.400 0 0 1-1.400 1.400H8.800A1.400 1.400 0 0 1 7.400 19v-3.100A7 7 0 0 1 12 3.600zM9.200 9.300a1.900 1.900 0 1 0 0 3.800 1.900 1.900 0 0 0 0-3.800zm5.600 0a1.900 1.900 0 1 0 0 3.800 1.900 1.900 0 0 0 0-3.800zM12 13.400l-1.100 2.200h2.200zM9.700 17.400v2h1v-2zm1.800 0v2h1v-2zm1.800 0v2h1v-2z',
};

type Pip = readonly [x: number, y: number];
const [LOW, MID, HIGH] = [7, 12, 17];
const CORNERS: readonly Pip[] = [
  [LOW, LOW],
  [HIGH, LOW],
  [LOW, HIGH],
  [HIGH, HIGH],
];
const PIPS: Readonly<Record<number, readonly Pip[]>> = {
  0: [],
  1: [[MID, MID]],
  2: [
    [LOW, LOW],
    [HIGH, HIGH],
  ],
  3: [
    [6.5, 6.5],
    [MID, MID],
    [17.5, 17.5],
  ],
  4: CORNERS,
  5: [...CORNERS, [MID, MID]],
  6: [...CORNERS, [LOW, MID], [HIGH, MID]],
};

interface DieProps {
  readonly face: DieFace;
  readonly className?: string;
}

/** A die. A mark stands out: pale on dark. */
export const Die = ({ face, className = '' }: DieProps) => (
  <span className={`bp-die ${className}`} data-marked={typeof face !== 'number'}>
    <svg viewBox="0 0 24 24" width="34" height="34" focusable="false" aria-hidden="true">
      <rect className="bp-die-body" x="1" y="1" width="22" height="22" rx="5" />
      {typeof face === 'number' ? (
        PIPS[face]!.map(([x, y]) => <circle key={`${x}-${y}`} className="bp-die-mark" cx={x} cy={y} r="2.3" />)
      ) : (
        <path className="bp-die-mark" fillRule="evenodd" d={face.mark} />
      )}
    </svg>
  </span>
);

interface DiceProps {
  readonly faces: readonly DieFace[];
  /** The same in words, for whoever cannot see them. */
  readonly words: string;
  /** What they come to. */
  readonly count?: ReactNode;
  /** What stands under a die. */
  readonly under?: (i: number) => ReactNode;
}

/** A throw. */
export function Dice({ faces, words, count, under }: DiceProps) {
  if (faces.length === 0) return null;
  return (
    <span className="bp-dice">
      <span className="sr-only">{words}</span>
      {faces.map((face, i) => (
        <span
          key={`${i}-${typeof face === 'number' ? face : 'mark'}`}
          className="bp-thrown"
          style={{ '--after': i } as CSSProperties}
        >
          <Die face={face} />
          {under?.(i)}
        </span>
      ))}
      {count !== undefined && (
        <b className="bp-dice-count" aria-hidden="true">
          {count}
        </b>
      )}
    </span>
  );
}
