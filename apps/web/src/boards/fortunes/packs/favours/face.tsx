// Favours on the sheet: as many seals as somebody is owed, and room for the rest.
import seal from 'icon:shaking-hands';
import { MOST, PACK } from '@boucan/fortunes/packs/favours';
import type { Seat } from '@boucan/kernel';
import { Group } from '../../../parts/panel.tsx';
import { speaks } from '../../../parts/speaks.ts';
import { Disc } from '../../../parts/token.tsx';
import { useDeck } from '../../deck.tsx';
import type { PackFace } from '../../packs.ts';
import './face.css';
import { sayIn } from './words.ts';

function Sheet({ seat }: { readonly seat: Seat }) {
  const { view, lang } = useDeck();
  const say = sayIn(lang);
  const { held } = view.match!.parts![PACK] as { readonly held: readonly number[] };
  const n = held[seat]!;
  const name = say('favours', { n, most: MOST });
  return (
    <Group title={name}>
      <span className="fdm-favours" {...speaks({ name, words: say('does'), rule: 'SEA-m10-11' })}>
        {Array.from({ length: MOST }, (_, i) => (
          <span key={i} data-held={i < n}>
            <Disc body={seal} size={28} />
          </span>
        ))}
      </span>
    </Group>
  );
}

export const face: PackFace = { Sheet, icons: { 'use-favour': seal, 'buy-favours': seal, 'enter-on-favours': seal } };
