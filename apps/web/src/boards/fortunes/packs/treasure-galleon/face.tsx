// The treasure galleon: its route in gold on the chart, and what it carries.
import { GALLEON_SHIP, PACK, ROUTE, TREASURE_GALLEON } from '@boucan/fortunes/packs/treasure-galleon';
import { speaks } from '../../../parts/speaks.ts';
import { useDeck } from '../../deck.tsx';
import { PLACES } from '../../map/places.ts';
import type { PackFace } from '../../packs.ts';
import { DRAWINGS } from '../../ships/drawing.ts';
import { ShipShape } from '../../ships/ship.tsx';
import './face.css';
import { sayIn } from './words.ts';

const course = `M${ROUTE.map((zone) => PLACES[zone].roads.join(' ')).join('L')}z`;

function Chart() {
  const { board, view, lang } = useDeck();
  const say = sayIn(lang);
  const afloat = board.npcs.find((npc) => npc?.ship === GALLEON_SHIP);
  if (!afloat) return null;
  const { gold } = view.match!.parts![PACK] as { readonly gold: number };
  const [x, y] = PLACES[afloat.zone].roads;
  return (
    <g className="fdm-treasure">
      <path d={course} />
      <g
        transform={`translate(${x - 44} ${y - 44})`}
        {...speaks({ name: say('gold', { gold }), words: say('does'), rule: 'SEA-m6-15' })}
      >
        <g transform="translate(-27 -32) scale(.84)">
          <ShipShape type={GALLEON_SHIP} flag={TREASURE_GALLEON.nation} livery="navy" />
        </g>
        <g transform="translate(26 8)">
          <circle r="13" />
          <text y="6">{gold}</text>
        </g>
      </g>
    </g>
  );
}

export const face: PackFace = { Chart, ships: { [GALLEON_SHIP]: DRAWINGS.galleon } };
