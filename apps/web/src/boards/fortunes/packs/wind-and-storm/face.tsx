// The wind at the rose of the chart, and the storm where it rages.
import lightning from 'icon:lightning-storm';
import whirlwind from 'icon:whirlwind';
import { Icon } from '../../../../parts/icon.tsx';
import { Chip } from '../../../parts/label.tsx';
import { speaks } from '../../../parts/speaks.ts';
import { Glyph, Token } from '../../../parts/token.tsx';
import { POINTS, type Point, type ZoneId } from '../../content.ts';
import { useDeck } from '../../deck.tsx';
import { PLACES, ROSE } from '../../map/places.ts';
import type { PackFace } from '../../packs.ts';
import './face.css';
import { sayIn } from './words.ts';

interface Weather {
  readonly wind: Point | null;
  readonly storm: ZoneId;
}

function Chart() {
  const { view, speaker, lang } = useDeck();
  const say = sayIn(lang);
  const { wind, storm } = view.match!.parts!['wind-and-storm'] as Weather;
  const [x, y] = PLACES[storm].roads;
  return (
    <>
      <g className="fdm-storm" transform={`translate(${x} ${y})`}>
        <Glyph className="fdm-storm-whirl" body={whirlwind} size={150} />
        <g
          transform="translate(56 -44)"
          {...speaks({ name: say('storm', { zone: speaker.name(storm) }), words: say('stormDoes'), rule: 'SEA-m8-05' })}
        >
          <Token shape="coin" r={17}>
            <Glyph body={lightning} size={22} />
          </Token>
        </g>
      </g>
      {wind !== null && (
        <g
          className="fdm-wind"
          transform={`translate(${ROSE.x} ${ROSE.y}) rotate(${45 * POINTS.indexOf(wind)})`}
          {...speaks({ name: say('wind', { point: speaker.name(`${wind}:the`) }), words: say('windDoes'), rule: 'SEA-m8-08' })}
        >
          <path d={`M0 ${-ROSE.radius - 40}l17 38-17-10-17 10z`} />
          <path className="fdm-wind-shaft" d={`M0 ${ROSE.radius + 8}V${-ROSE.radius - 10}`} />
        </g>
      )}
    </>
  );
}

/** Wind and storm in the ribbon: which way, and where. */
function Sky() {
  const { view, speaker, lang } = useDeck();
  const say = sayIn(lang);
  const { wind, storm } = view.match!.parts!['wind-and-storm'] as Weather;
  return (
    <>
      {wind !== null && (
        <Chip
          className="fdm-sky"
          title={{ name: say('wind', { point: speaker.name(wind) }), words: say('windDoes'), rule: 'SEA-m8-08' }}
        >
          <svg viewBox="-10 -10 20 20" width="15" height="15" aria-hidden="true">
            <path d="M0-9L6 8L0 4L-6 8z" fill="currentColor" transform={`rotate(${45 * POINTS.indexOf(wind)})`} />
          </svg>
          <span className="sr-only">{say('wind', { point: speaker.name(wind) })}</span>
        </Chip>
      )}
      <Chip
        className="fdm-sky fdm-sky-storm"
        title={{ name: say('storm', { zone: speaker.name(storm) }), words: say('stormDoes'), rule: 'SEA-m8-05' }}
      >
        <Icon body={lightning} size={15} />
        <span>{speaker.name(storm)}</span>
      </Chip>
    </>
  );
}

export const face: PackFace = { Chart, Sky };
