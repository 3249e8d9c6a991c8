// Favours: on the sheet as seals, and a scene wherever one could be spent.
import seal from 'icon:shaking-hands';
import type { Seat } from '@boucan/kernel';
import { Icon } from '../../../../parts/icon.tsx';
import { Group } from '../../../parts/panel.tsx';
import { speaks } from '../../../parts/speaks.ts';
import { useDeck } from '../../deck.tsx';
import type { PackFace } from '../../packs.ts';
import { Held, heldBy, heldWords } from './held.tsx';
import { weighing } from './scene.tsx';
import { sayIn } from './words.ts';

function Sheet({ seat }: { readonly seat: Seat }) {
  return (
    <Group title={heldWords(useDeck(), seat)}>
      <Held seat={seat} />
    </Group>
  );
}

/** How many there are, on the strip of the ship. */
function Rail({ seat }: { readonly seat: Seat }) {
  const deck = useDeck();
  const words = heldWords(deck, seat);
  return (
    <span className="fdm-rail-fact" {...speaks({ name: words, words: sayIn(deck.lang)('does'), rule: 'SEA-m10-11' })}>
      <Icon body={seal} size={18} label={words} />
      <b aria-hidden="true">{heldBy(deck, seat)}</b>
    </span>
  );
}

export const face: PackFace = {
  Sheet,
  Rail,
  stepped: ['buy-favours'],
  scene: weighing,
  icons: { 'use-favour': seal, 'buy-favours': seal, 'enter-on-favours': seal },
};
