// Locations on the chart: a tile in every zone that still has one, to look at and to press; a scene for a visit, another for an assault.
import bomb from 'icon:cannon-shot';
import sabres from 'icon:crossed-sabres';
import landing from 'icon:rally-the-troops';
import { kindOf, LOCATION_IDS } from '@boucan/fortunes/packs/locations';
import { allowed } from '../../../parts/offers.ts';
import { Piece } from '../../../parts/piece.tsx';
import { Glyph, Token } from '../../../parts/token.tsx';
import { ZONE_IDS, type ZoneId } from '../../content.ts';
import { type Deck, useDeck } from '../../deck.tsx';
import type { PackFace } from '../../packs.ts';
import './face.css';
import { AssaultScene, VisitScene } from './scenes.tsx';
import { islesOf, locationAt, locationIcon, SPOTS } from './tokens.tsx';
import { sayIn } from './words.ts';

/** What can be done with the Location of a zone now. */
function offersAt({ offers, view }: Deck, zone: ZoneId) {
  const location = locationAt(view.match!, zone);
  return location === null
    ? []
    : offers.filter(({ choice: [verb, what] }) => what === location && (verb === 'visit' || verb === 'assault'));
}

function Chart({ look }: { readonly look: (zone: ZoneId) => void }) {
  const deck = useDeck();
  const { view, speaker, lang, lit } = deck;
  const say = sayIn(lang);
  return (
    <g>
      {ZONE_IDS.map((zone) => {
        const location = locationAt(view.match!, zone);
        const at = SPOTS[zone];
        if (location === null || at === undefined) return null;
        const here = offersAt(deck, zone);
        const open = here.some(allowed);
        const name = say('here', { name: speaker.name(location), kind: speaker.name(`locations/${kindOf(location)}`) });
        return (
          <Piece
            key={location}
            at={at}
            label={name}
            said={{
              name,
              words: speaker.card(location) ?? '',
              rule: 'SEA-m9-01',
              not: here.length > 0 && !open ? speaker.reason(here[0]!.because[0]!) : undefined,
            }}
            state={open ? 'open' : here.length > 0 ? 'shut' : undefined}
            reach={19}
            drop={open ? `look ${zone}` : undefined}
            className="fdm-location"
            press={() => look(zone)}
          >
            <Token shape="tile" r={15} lit={lit.includes(location)}>
              <Glyph body={locationIcon(location)} size={22} />
            </Token>
          </Piece>
        );
      })}
    </g>
  );
}

/** What is asked in the place itself; a ship is sent on the chart, and a rumour is read where rumours are. */
const INSIDE = /^(location\.(?!orders)|port\.)/u;

export const face: PackFace = {
  Chart,
  offersAt,
  icons: {
    ...Object.fromEntries(LOCATION_IDS.map((id) => [id, locationIcon(id)])),
    assault: sabres,
    bombard: bomb,
    land: landing,
  },
  out: ['cease', 'withdraw'],
  facts: (match, zone, speaker, lang) => {
    const location = locationAt(match, zone);
    if (location === null) return [];
    const name = sayIn(lang)('here', { name: speaker.name(location), kind: speaker.name(`locations/${kindOf(location)}`) });
    return [{ icon: locationIcon(location), words: `${name}. ${speaker.card(location) ?? ''}` }];
  },
  scene: ({ view, question, me, lang, speaker }) => {
    const { visit, assault } = islesOf(view.match!);
    if (assault !== null)
      return {
        key: `assault ${assault.location}`,
        title: sayIn(lang)('assaultTitle', { name: speaker.name(assault.location) }),
        show: (fold) => <AssaultScene fold={fold} />,
      };
    if (visit === null || (question === null ? me !== null : !INSIDE.test(question))) return null;
    return {
      key: `visit ${visit}`,
      title: sayIn(lang)('visitTitle', { name: speaker.name(visit) }),
      show: (fold) => <VisitScene fold={fold} />,
    };
  },
};
