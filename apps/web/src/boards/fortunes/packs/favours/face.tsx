// Favours: on the sheet as seals, and a scene wherever one could be spent.
import seal from 'icon:shaking-hands';
import type { Seat } from '@boucan/kernel';
import { Group } from '../../../parts/panel.tsx';
import { useDeck } from '../../deck.tsx';
import type { PackFace } from '../../packs.ts';
import { Held, heldWords } from './held.tsx';
import { weighing } from './scene.tsx';

function Sheet({ seat }: { readonly seat: Seat }) {
  return (
    <Group title={heldWords(useDeck(), seat)}>
      <Held seat={seat} />
    </Group>
  );
}

export const face: PackFace = {
  Sheet,
  scene: weighing,
  icons: { 'use-favour': seal, 'buy-favours': seal, 'enter-on-favours': seal },
};
