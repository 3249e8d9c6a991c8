// The tokens, as parts of a drawing (round the origin) and by themselves among words.
import type { CSSProperties, ReactNode } from 'react';
import { Icon } from '../../../parts/icon.tsx';
import type { CargoIcon, Good, ModificationId, Skill } from '../content.ts';
import { GOOD_ICON, MOD_ICON, SECTION_ICON, SKILL_ICON } from './icons.ts';

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

const ROUND = 14;

/** What a port asks for: a gold-rimmed coin with the good on it. */
export const DemandToken = ({ good }: { readonly good: Good }) => (
  <g className={`fdm-token fdm-demand fdm-good-${good}`}>
    <circle className="fdm-cast" cx="1" cy="1.6" r={ROUND} />
    <circle className="fdm-coin" r={ROUND} />
    <circle className="fdm-inner" r={ROUND - 2.6} />
    <Glyph body={GOOD_ICON[good]} size={18} />
  </g>
);

const HEX = 'M0-15L13-7.5V7.500L0 15L-13 7.500V-7.500z';

/** A modification at a yard: a wooden tile, with its picture once it has been turned up. */
export const ModToken = ({ mod }: { readonly mod: ModificationId | 'hidden' }) => (
  <g className={`fdm-token fdm-mod${mod === 'hidden' ? ' fdm-face-down' : ''}`}>
    <path className="fdm-cast" d={HEX} transform="translate(1 1.6)" />
    <path className="fdm-tile" d={HEX} />
    {mod === 'hidden' ? (
      <path className="fdm-mark" d="M-5-4a5 5 0 1 1 7.500 4.300Q0 2 0 4M0 7.600V8.400" />
    ) : (
      <Glyph body={MOD_ICON[mod]} size={17} />
    )}
  </g>
);

/** A merchant whose flag nobody has seen yet. */
export const MerchantToken = () => (
  <g className="fdm-token fdm-merchant">
    <circle className="fdm-cast" cx="1" cy="1.600" r="13" />
    <circle className="fdm-coin" r="13" />
    <path
      className="fdm-mark"
      d="M-9.5 4H9.5L6.5 8.8h-13zM-.7-11H.7V4H-.7zM-6.500-8.500Q0-6.800 6.500-8.500Q8.200-3 6.500 2.200Q0 .600-6.500 2.200Q-4.800-3-6.500-8.500z"
    />
  </g>
);

export const GoodPicture = ({ good, size = 26 }: { readonly good: Good; readonly size?: number }) => (
  <span className={`fdm-good fdm-good-${good}`} style={{ '--size': `${size}px` } as CSSProperties} aria-hidden="true">
    <Icon body={GOOD_ICON[good]} size={Math.round(size * 0.66)} />
  </span>
);

export const SectionIcon = ({ section, size = 18 }: { readonly section: CargoIcon; readonly size?: number }) => (
  <Icon body={SECTION_ICON[section]} size={size} className={`fdm-section-icon fdm-section-${section}`} />
);

export const SkillIcon = ({ skill, size = 18 }: { readonly skill: Skill; readonly size?: number }) => (
  <Icon body={SKILL_ICON[skill]} size={size} className="fdm-skill-icon" />
);

/** Cubes: so many of so many. The words beside them say it too. */
export function Cubes({ n, of, className = '' }: { readonly n: number; readonly of: number; readonly className?: string }) {
  return (
    <svg className={`fdm-cubes ${className}`} viewBox={`0 0 ${of * 13 + 1} 14`} height="14" focusable="false" aria-hidden="true">
      {Array.from({ length: of }, (_, i) => (
        <g key={i} transform={`translate(${i * 13} 0)`} className={i < n ? 'fdm-cube' : 'fdm-cube fdm-cube-gone'}>
          <path className="fdm-cube-top" d="M1 4L4 1H13L10 4z" />
          <path className="fdm-cube-front" d="M1 4H10V13H1z" />
          <path className="fdm-cube-side" d="M10 4L13 1V10L10 13z" />
        </g>
      ))}
    </svg>
  );
}

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[12, 12]],
  2: [
    [7, 7],
    [17, 17],
  ],
  3: [
    [6.5, 6.5],
    [12, 12],
    [17.5, 17.5],
  ],
  4: [
    [7, 7],
    [17, 7],
    [7, 17],
    [17, 17],
  ],
};

/** A die: 1 to 4, and on two faces a skull. */
export function Die({
  face,
  children,
  className = '',
}: {
  readonly face: number;
  readonly children?: ReactNode;
  readonly className?: string;
}) {
  return (
    <span className={`fdm-die${face > 4 ? ' fdm-skull' : ''} ${className}`}>
      <svg viewBox="0 0 24 24" width="34" height="34" focusable="false" aria-hidden="true">
        <rect className="fdm-die-body" x="1" y="1" width="22" height="22" rx="5" />
        {face > 4 ? (
          <path
            className="fdm-die-mark"
            fillRule="evenodd"
            d="M12 3.600a7 7 0 0 1 4.600 12.300V19a1.400 1.400 0 0 1-1.400 1.400H8.800A1.400 1.400 0 0 1 7.400 19v-3.100A7 7 0 0 1 12 3.600zM9.200 9.300a1.900 1.900 0 1 0 0 3.800 1.900 1.900 0 0 0 0-3.800zm5.600 0a1.900 1.900 0 1 0 0 3.800 1.900 1.900 0 0 0 0-3.800zM12 13.400l-1.100 2.200h2.200zM9.700 17.400v2h1v-2zm1.800 0v2h1v-2zm1.800 0v2h1v-2z"
          />
        ) : (
          PIPS[face]!.map(([x, y]) => <circle key={`${x}-${y}`} className="fdm-die-mark" cx={x} cy={y} r="2.3" />)
        )}
      </svg>
      {children}
    </span>
  );
}
