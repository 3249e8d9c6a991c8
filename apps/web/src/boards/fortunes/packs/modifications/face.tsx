// The further modifications: what stands for them; and at the yard, what lies in no port.
import nest from 'icon:crow-nest';
import figurehead from 'icon:figurehead';
import plank from 'icon:planks';
import hold from 'icon:secret-door';
import { CARVED_HULL, CROWS_NEST, PACK, PLANK, SMUGGLERS_HOLD } from '@boucan/fortunes/packs/modifications';
import { Icon } from '../../../../parts/icon.tsx';
import { Label } from '../../../parts/label.tsx';
import { Unknown } from '../../../parts/token.tsx';
import type { ModificationId } from '../../content.ts';
import { useDeck } from '../../deck.tsx';
import type { PackFace } from '../../packs.ts';
import { ofToken } from '../../speech.ts';
import { tokenIcon } from '../../tokens/icons.ts';
import { sayIn } from './words.ts';

interface Reserve {
  readonly reserve: number;
  readonly discard: readonly ModificationId[];
}

function Yard() {
  const deck = useDeck();
  const { view, lang, speaker } = deck;
  const say = sayIn(lang);
  const { reserve, discard } = view.match!.parts![PACK] as Reserve;
  const words = say('reserve', { n: reserve });
  return (
    <>
      <Label title={{ name: words, words: say('reserveDoes'), rule: 'SEA-m3-06' }}>
        <Unknown />
        {words}
      </Label>
      {discard.length > 0 && (
        <Label>
          {say('discard')}
          {discard.map((mod, i) => (
            <Label key={i} title={ofToken(deck, mod)}>
              <Icon body={tokenIcon(mod)} size={22} />
              {speaker.name(mod)}
            </Label>
          ))}
        </Label>
      )}
    </>
  );
}

export const face: PackFace = {
  Yard,
  icons: { [CARVED_HULL]: figurehead, [CROWS_NEST]: nest, [SMUGGLERS_HOLD]: hold, [PLANK]: plank },
};
