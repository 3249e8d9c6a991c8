// The treasure galleon: its route in gold on the chart, and what it carries. The ship lies at its berth like any other.
import coins from 'icon:two-coins';
import { GALLEON, GALLEON_SHIP, PACK, ROUTE } from '@boucan/fortunes/packs/treasure-galleon';
import type { View } from '@boucan/kernel';
import type { CaribbeanView } from '../../content.ts';
import { useDeck } from '../../deck.tsx';
import { berths, npcAt } from '../../map/berths.ts';
import { PLACES } from '../../map/places.ts';
import type { PackFace } from '../../packs.ts';
import { DRAWINGS } from '../../ships/drawing.ts';
import './face.css';
import { sayIn } from './words.ts';

const course = `M${ROUTE.map((zone) => PLACES[zone].roads.join(' ')).join('L')}z`;
const goldOf = (match: View<unknown>): number => (match.parts![PACK] as { readonly gold: number }).gold;

function Chart() {
  const { board, view } = useDeck();
  const berth = berths(board).find(({ ship }) => ship === GALLEON);
  if (berth === undefined) return null;
  const [x, y] = berth.at;
  return (
    <g className="fdm-treasure">
      <path d={course} />
      <g transform={`translate(${x - 26} ${y - 20})`}>
        <circle r="12" />
        <text y="5.500">{goldOf(view.match!)}</text>
      </g>
    </g>
  );
}

export const face: PackFace = {
  Chart,
  ships: { [GALLEON_SHIP]: DRAWINGS.galleon },
  npcs: {
    [GALLEON]: ({ view, lang }) => {
      const say = sayIn(lang);
      return { name: say('gold', { gold: goldOf(view.match!) }), words: say('does'), rule: 'SEA-m6-15' };
    },
  },
  facts: (match, zone, _speaker, lang) =>
    npcAt(match.board as CaribbeanView, GALLEON)?.zone === zone
      ? [{ icon: coins, words: sayIn(lang)('gold', { gold: goldOf(match) }) }]
      : [],
};
