import turning from 'icon:clockwise-rotation';
import coins from 'icon:two-coins';
import type { Seat } from '@boucan/kernel';
import type { OfferView } from '@boucan/table';
import { Icon } from '../../../parts/icon.tsx';
import { signed } from '../../parts/causes.ts';
import { Cubes } from '../../parts/cubes.tsx';
import { Thing } from '../../parts/offer.tsx';
import { speaks } from '../../parts/speaks.ts';
import { Sum } from '../../parts/sum.tsx';
import { SECTIONS, type Ship } from '../content.ts';
import { useDeck } from '../deck.tsx';
import { figuresOf } from '../ships/figures.ts';
import { ofThing } from '../speech.ts';
import { SectionIcon } from '../tokens/tokens.tsx';
import './sections.css';

interface Props {
  readonly ship: Ship;
  /** Whose she is; null for ships of nobody's. */
  readonly seat: Seat | null;
  readonly hit?: ReadonlySet<string>;
  /** Inside a button. */
  readonly inert?: boolean;
  /** What can be done with one of them: a hit goes where it is pressed. */
  readonly offers?: readonly OfferView[];
}

const NOTHING: readonly OfferView[] = [];

/** Hull, masts, cannons, crew and cargo as cubes, and how nimble she is. */
export function Sections({ ship, seat, hit, inert = false, offers = NOTHING }: Props) {
  const deck = useDeck();
  const { board, say, speaker } = deck;
  const { full, raised, manoeuvrability } = figuresOf(board, ship, seat);
  return (
    <span className="fdm-sections">
      {SECTIONS.map((section) => {
        const of = Math.max(full[section], ship[section]);
        const why = raised[section]?.causes.map(({ by, what }, i) => `${i === 0 ? by : signed(by)} ${speaker.name(what)}`);
        const counted = say('section', { section: speaker.name(section), n: ship[section], of });
        const offer = offers.find(({ choice }) => choice[1] === section);
        const price = offer?.choice[0] === 'repair' ? offer.choice[2] : undefined;
        const words = why === undefined ? counted : `${counted} (${why.join(', ')})`;
        return (
          <Thing
            key={section}
            offer={offer}
            className={`fdm-section${ship[section] === 0 ? ' fdm-destroyed' : ''}${hit?.has(section) ? ' fdm-struck' : ''}`}
            said={ofThing(deck, section, words)}
          >
            <span className="sr-only">{words}. </span>
            <SectionIcon section={section} />
            <Cubes n={ship[section]} of={of} />
            {price !== undefined && (
              <span className="fdm-mending" aria-hidden="true">
                <Icon body={coins} size={16} />
                <b>−{price}</b>
              </span>
            )}
          </Thing>
        );
      })}
      <span className="fdm-section" {...speaks(ofThing(deck, 'manoeuvrability', say('manoeuvrability')))}>
        <Icon body={turning} size={18} className="fdm-section-icon" />
        <Sum of={manoeuvrability} name={say('manoeuvrability')} nameOf={speaker.name} inert={inert} />
      </span>
    </span>
  );
}
