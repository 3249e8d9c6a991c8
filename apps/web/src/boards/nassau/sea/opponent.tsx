import { Glyph } from '../../parts/token.tsx';
import { GAINS, opponent, WEAPON_AGAINST } from '../content.ts';
import { KIND_ICONS, WEAPON_ICONS, WORD_ICONS } from '../icons.ts';

/** An opponent inside a drawing, round the origin: what it is, its strength, what brings it down, what it brings. */
export function OpponentMark({ number }: { readonly number: number }) {
  const { kind, strength, points, reward } = opponent(number);
  const { word, n } = GAINS[reward];
  return (
    <g className="nas-foe" data-kind={kind}>
      <circle className="nas-foe-cast" cx="2" cy="4" r="38" />
      <circle className="nas-foe-rim" r="38" />
      <circle className="nas-foe-field" r="33" />
      <g className="nas-foe-art">
        <Glyph body={KIND_ICONS[kind]} size={44} />
      </g>
      <g className="nas-foe-strength" transform="translate(-27 -25)">
        <path d="M0-16L14-9V5Q10 14 0 18Q-10 14-14 5V-9z" />
        <text y="7">{strength}</text>
      </g>
      <g className="nas-foe-weapon" transform="translate(28 -24)">
        <circle r="15" />
        <Glyph body={WEAPON_ICONS[WEAPON_AGAINST[kind]]} size={20} />
      </g>
      <g className="nas-foe-points" transform="translate(29 25)">
        <circle r="13.500" />
        <text y="6.500">{points}</text>
      </g>
      <g className="nas-foe-reward" transform="translate(-28 26)">
        <rect x="-15" y="-14" width="30" height="28" rx="6" />
        <Glyph body={WORD_ICONS[word]} size={21} />
        {n > 1 && (
          <text x="11" y="13">
            {n}
          </text>
        )}
      </g>
    </g>
  );
}

/** The same among words. */
export const OpponentPiece = ({ number, size = 60 }: { readonly number: number; readonly size?: number }) => (
  <svg viewBox="-46 -46 92 92" width={size} height={size} aria-hidden="true" focusable="false">
    <OpponentMark number={number} />
  </svg>
);
