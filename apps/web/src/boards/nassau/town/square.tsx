// A square of the town: what it gives, and the choice between two things where it stands.
import { memo } from 'react';
import { Glyph } from '../../parts/token.tsx';
import { GAINS, type Word } from '../content.ts';
import { WORD_ICONS } from '../icons.ts';
import { DRAWN_ONLY } from '../pieces.tsx';
import { HALF } from './plan.ts';

/** Things of a kind have a ground of a kind. */
const TINTS: Readonly<Record<Word, string>> = {
  ...{ pistol: 'arms', sabre: 'arms', cannon: 'arms', hook: 'arms', harpoon: 'arms', 'any-weapon': 'arms' },
  ...{ sail: 'ship', sailor: 'ship', hold: 'ship', crate: 'cargo', provision: 'cargo', good: 'cargo' },
  ...{
    animal: 'beast',
    pirate: 'crew',
    tale: 'tale',
    doubloon: 'gold',
    rum: 'gold',
    bomb: 'gold',
    contract: 'gold',
    compass: 'gold',
  },
};

interface SquareProps {
  readonly spot: readonly [number, number];
  readonly gains: readonly (keyof typeof GAINS)[];
  readonly lit: boolean;
  readonly here: boolean;
}

/** A square and what it gives: one thing, or one of two. */
export const Square = memo(function Square({ spot: [x, y], gains, lit, here }: SquareProps) {
  const two = gains.length > 1;
  return (
    <g className="nas-square" data-lit={lit} data-here={here} transform={`translate(${x} ${y})`} {...DRAWN_ONLY}>
      <rect className="nas-square-cast" x={-HALF + 2} y={-HALF + 4} width={2 * HALF} height={2 * HALF} rx="7" />
      <rect className="nas-square-body" x={-HALF} y={-HALF} width={2 * HALF} height={2 * HALF} rx="7" />
      {two ? (
        gains.map((gain, i) => (
          <path
            key={gain}
            className="nas-square-tint"
            data-tint={TINTS[GAINS[gain].word]}
            d={
              i === 0 ? `M${3 - HALF} ${HALF - 3}V${3 - HALF}H${HALF - 3}z` : `M${HALF - 3} ${3 - HALF}V${HALF - 3}H${3 - HALF}z`
            }
          />
        ))
      ) : (
        <rect
          className="nas-square-tint"
          data-tint={TINTS[GAINS[gains[0]!].word]}
          x={3 - HALF}
          y={3 - HALF}
          width={2 * HALF - 6}
          height={2 * HALF - 6}
          rx="5"
        />
      )}
      {two && <path className="nas-square-or" d={`M${HALF - 6} ${6 - HALF}L${6 - HALF} ${HALF - 6}`} />}
      {gains.map((gain, i) => {
        const { word, n } = GAINS[gain];
        const off = two ? (i === 0 ? -15 : 15) : 0;
        return (
          <g key={gain} transform={`translate(${off} ${off})`}>
            <Glyph body={WORD_ICONS[word]} size={two ? 30 : 44} />
            {n > 1 && (
              <g className="nas-square-n" transform={two ? 'translate(11 10)' : 'translate(19 18)'}>
                <circle r="10" />
                <text y="5.5">{n}</text>
              </g>
            )}
          </g>
        );
      })}
    </g>
  );
});
