// The further weapons: what stands for them, and a ship that they have set on fire.
import heated from 'icon:burning-round-shot';
import caltrops from 'icon:caltrops';
import double from 'icon:double-shot';
import flame from 'icon:flame';
import { BURNING, CALTROPS, DOUBLE_SHOT, HEATED_SHOT, STREWN } from '@boucan/fortunes/packs/special-weapons';
import { Icon } from '../../../../parts/icon.tsx';
import { Label } from '../../../parts/label.tsx';
import { Glyph } from '../../../parts/token.tsx';
import type { Side as FightSide } from '../../content.ts';
import { useDeck } from '../../deck.tsx';
import type { PackFace } from '../../packs.ts';
import './face.css';
import { sayIn } from './words.ts';

interface Props {
  readonly side: FightSide;
}

const burns = ({ used }: FightSide): boolean => used.some((what) => what === BURNING);

function Side({ side }: Props) {
  const say = sayIn(useDeck().lang);
  return (
    <>
      {burns(side) && (
        <Label className="fdm-afire" title={{ name: say('burning'), words: say('burningDoes'), rule: 'SEA-m2-07' }}>
          <Icon body={flame} size={18} />
          {say('burning')}
        </Label>
      )}
      {side.marks.includes(STREWN) && (
        <Label title={{ name: say('strewn'), words: say('strewnDoes'), rule: 'SEA-m2-12' }}>
          <Icon body={caltrops} size={18} />
          {say('strewn')}
        </Label>
      )}
    </>
  );
}

const Aloft = ({ side }: Props) =>
  burns(side) ? (
    <svg className="fdm-flames" viewBox="-256 -256 512 512" aria-hidden="true">
      <Glyph body={flame} size={512} />
    </svg>
  ) : null;

export const face: PackFace = {
  Side,
  Aloft,
  icons: { [HEATED_SHOT]: heated, [DOUBLE_SHOT]: double, [CALTROPS]: caltrops },
};
