// Tokens: as parts of a drawing, round the origin, and by themselves among words.
import type { ReactNode } from 'react';
import { Icon } from '../../parts/icon.tsx';
import { hexPath } from './hexes.ts';
import './token.css';

/** An icon inside another drawing: a box of this size round the origin. */
export function Glyph({ body, size, className }: { readonly body: string; readonly size: number; readonly className?: string }) {
  return (
    <g
      className={className}
      transform={`translate(${-size / 2} ${-size / 2}) scale(${size / 512})`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the paths come from our own build
      dangerouslySetInnerHTML={{ __html: body }}
    />
  );
}

export type TokenShape = 'coin' | 'hex' | 'tile';

const SHAPES: Readonly<Record<TokenShape, (r: number) => string>> = {
  coin: (r) => `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`,
  hex: (r) => hexPath(r),
  tile: (r) => `M${2 - r} ${-r}H${r - 2}a2 2 0 0 1 2 2V${r - 2}a2 2 0 0 1-2 2H${2 - r}a2 2 0 0 1-2-2V${2 - r}a2 2 0 0 1 2-2z`,
};

interface TokenProps {
  readonly shape: TokenShape;
  readonly r?: number;
  readonly className?: string;
  /** It lies face down: nobody sees what it is. */
  readonly hidden?: boolean;
  /** A rim of metal round a coloured field (`--field`). */
  readonly rimmed?: boolean;
  /** Something the log speaks of. */
  readonly lit?: boolean;
  readonly children?: ReactNode;
}

/** A token of cardboard or wood with its shadow; what stands on it is drawn round the origin. */
export function Token({ shape, r = 14, className = '', hidden = false, rimmed = false, lit = false, children }: TokenProps) {
  const d = SHAPES[shape](r);
  return (
    <g className={`bp-token ${className}`} data-shape={shape} data-hidden={hidden} data-lit={lit}>
      <path className="bp-token-cast" d={d} transform="translate(1 1.6)" />
      <path className="bp-token-body" d={d} />
      {rimmed && <path className="bp-token-field" d={SHAPES[shape](r - 2.6)} />}
      {hidden ? <path className="bp-token-unknown" d="M-5-4a5 5 0 1 1 7.500 4.300Q0 2 0 4M0 7.600V8.400" /> : children}
    </g>
  );
}

interface DiscProps {
  readonly body: string;
  readonly size?: number;
  readonly className?: string;
}

/** A round token among words, in the colour of `--field`. */
export const Disc = ({ body, size = 26, className = '' }: DiscProps) => (
  <span className={`round bp-disc ${className}`} style={{ '--size': `${size}px` }} aria-hidden="true">
    <Icon body={body} size={Math.round(size * 0.66)} />
  </span>
);

/** What nobody knows yet. */
export const Unknown = () => (
  <span className="round bp-disc bp-disc-unknown" aria-hidden="true">
    ?
  </span>
);

/** A coin; the figure on it is drawn, for something else says it. */
export const Coin = ({ n, className = '' }: { readonly n?: number; readonly className?: string }) => (
  <span className={`round bp-coin ${className}`} data-n={n} aria-hidden="true" />
);
