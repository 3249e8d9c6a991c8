// What the trial pack adds to the board: its wreck on the chart, and on a sheet what lot one has drawn.
import anchor from 'icon:anchor';
import { useDeck } from '../../../apps/web/src/boards/fortunes/deck.tsx';
import { PLACES } from '../../../apps/web/src/boards/fortunes/map/places.ts';
import type { PackFace } from '../../../apps/web/src/boards/fortunes/packs.ts';
import { DRAWINGS } from '../../../apps/web/src/boards/fortunes/ships/drawing.ts';
import { Glyph } from '../../../apps/web/src/boards/parts/token.tsx';
import { wreck } from '../../../games/fortunes/test/trial-pack/pack.ts';

function Chart() {
  const { view } = useDeck();
  const { zone } = wreck.seen(view.match!);
  return (
    <g className="trial-wreck" transform={`translate(${PLACES[zone].merchant.join(' ')})`}>
      <circle className="bp-token" r="16" />
      <Glyph body={anchor} size={20} />
      <text y="30">{`The wreck lies at ${zone}`}</text>
    </g>
  );
}

function Sheet({ seat }: { readonly seat: number }) {
  const { view } = useDeck();
  const lot = wreck.seen(view.match!).lots[seat];
  return <p>{lot === null ? 'A lot nobody else has seen' : lot === 0 ? 'The lot is spent' : `The lot is worth ${lot}`}</p>;
}

export const face: PackFace = { Chart, Sheet, ships: { 'trial/brig': DRAWINGS.sloop }, icons: { 'trial/fire-pots': anchor } };
