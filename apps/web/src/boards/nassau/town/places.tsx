// What can be pressed in the town: lanes, squares, and the halves of a square that gives one of two things.
import type { OfferView } from '@boucan/table';
import { allowed, keyOf, offerOf, offersOf } from '../../parts/offers.ts';
import { Place } from '../../parts/place.tsx';
import type { Town } from '../content.ts';
import { calledOf } from '../remark.ts';
import { type Look, type Looked, press } from '../stage.ts';
import { useNassau } from '../table.tsx';
import { Price } from './figures.tsx';
import { along, HALF, kerbs, type Line, spotOf } from './plan.ts';

interface Props {
  readonly town: Town;
  readonly looked: Looked;
  readonly look: Look;
}

/** Lanes to walk, and those to the water and back, each with its price. */
export function LanePlaces({ town, lanes, looked, look }: Props & { readonly lanes: readonly Line[] }) {
  const at = useNassau();
  const { offers } = at;
  return (['walk', 'barge', 'land'] as const)
    .flatMap((verb) => offersOf(offers, verb))
    .map((offer) => {
      const alley = offer.choice[1] as number;
      return (
        <g key={keyOf(offer)}>
          <Place
            d={kerbs(lanes[alley]!, 19)}
            className="nas-lane-place"
            label={calledOf(at, offer)}
            offer={offer}
            looked={looked?.kind === 'offer' && looked.key === keyOf(offer)}
            look={(on) => look(on ? { kind: 'offer', key: keyOf(offer) } : null)}
            press={(byTouch) => press(at, offer, byTouch, look)}
          />
          <Price spot={along(lanes[alley]!, 0.5)} offer={offer} n={town.alleys[alley]!.sections} />
        </g>
      );
    });
}

/** What leads to a square. */
const waysTo = (offers: readonly OfferView[], id: string): OfferView[] => [
  ...offersOf(offers, 'relocate', id),
  ...offersOf(offers, 'send', id),
  ...offersOf(offers, 'walk').filter(({ choice }) => choice[2] === id),
  ...offersOf(offers, 'land').filter(({ choice }) => choice[2] === id),
];

/** Every square can be looked at; it can be chosen where one choice alone leads there. */
export function SquarePlaces({ town, looked, look }: Props) {
  const at = useNassau();
  const { offers, speaker, lit } = at;
  return town.spaces.map(({ id }, space) => {
    const open = waysTo(offers, id).filter(allowed);
    const offer = open.length === 1 ? open[0] : undefined;
    const [x, y] = spotOf(town, space);
    return (
      <Place
        key={id}
        d={`M${x - HALF} ${y - HALF}h${2 * HALF}v${2 * HALF}h${-2 * HALF}z`}
        label={offer === undefined ? speaker.name(id) : calledOf(at, offer)}
        offer={offer}
        stop={offer !== undefined}
        lit={lit.includes(id)}
        looked={looked?.kind === 'space' && looked.space === space}
        look={(on) => look(on ? { kind: 'space', space } : null)}
        press={(byTouch) => (offer === undefined ? look({ kind: 'space', space }, true) : press(at, offer, byTouch, look))}
      />
    );
  });
}

/** Both halves of the captain's square, when one of them is to be taken. */
export function HalfPlaces({ town, look }: Omit<Props, 'looked'>) {
  const at = useNassau();
  const { offers, speaker, board, question } = at;
  const { reward } = town.spaces[board.captain]!;
  if (question !== 'gain.choose' || reward.length < 2) return null;
  const [x, y] = spotOf(town, board.captain);
  const half = (i: number): string =>
    i === 0 ? `M${x - HALF} ${y + HALF}V${y - HALF}H${x + HALF}z` : `M${x + HALF} ${y - HALF}V${y + HALF}H${x - HALF}z`;
  return reward.map((gain, i) => {
    const offer = offerOf(offers, 'take', gain);
    if (offer === undefined) return null;
    return (
      <Place
        key={gain}
        d={half(i)}
        label={speaker.label(offer.choice)}
        offer={offer}
        press={(byTouch) => press(at, offer, byTouch, look)}
      />
    );
  });
}
