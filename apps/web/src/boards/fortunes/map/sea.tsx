// The chart with everything that lies on it: zones to choose, ports and their tokens, merchants, ships.
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { ChartTable, type Helm } from '../../parts/chart-table.tsx';
import { allowed, offerOf } from '../../parts/offers.ts';
import { Place } from '../../parts/place.tsx';
import { NEIGHBOURS, type Point, ZONE_IDS, type ZoneId } from '../content.ts';
import { type Deck, useDeck } from '../deck.tsx';
import { MerchantToken } from '../tokens/tokens.tsx';
import { ShipAfloat } from './afloat.tsx';
import { AREAS } from './area.ts';
import { berths } from './berths.ts';
import { Ink } from './ink.tsx';
import { onChart } from './on-chart.ts';
import { FRAME, PLACES } from './places.ts';
import { PortPlace } from './port-place.tsx';
import './sea.css';

const KEY_POINTS: Readonly<Record<string, readonly Point[]>> = {
  ArrowUp: ['N', 'NE', 'NW'],
  ArrowRight: ['E', 'NE', 'SE'],
  ArrowDown: ['S', 'SE', 'SW'],
  ArrowLeft: ['W', 'NW', 'SW'],
};

/** What a press on a zone would choose: the one offer that ends with its name. */
export function offerAt({ offers, board, me }: Pick<Deck, 'offers' | 'board' | 'me'>, zone: ZoneId) {
  const named = offers.filter(({ choice }) => choice.length > 1 && choice.at(-1) === zone);
  if (named.length === 1) return named[0];
  const mine = me === null ? null : board.players[me]!;
  return mine?.zone === zone ? (offerOf(offers, 'sail', mine.inPort ? 'sea' : 'port') ?? undefined) : undefined;
}

interface Props {
  readonly margin: { readonly top: number; readonly bottom: number };
  /** What the player looks at: the zone, or null. */
  readonly look: (zone: ZoneId | null, pinned: boolean) => void;
  readonly looked: ZoneId | null;
  readonly lookShip: (ship: string) => void;
}

export function Sea({ margin, look, looked, lookShip }: Props) {
  const deck = useDeck();
  const { board, me, say, speaker, lit } = deck;
  const mine = me === null ? null : board.players[me]!;
  const home = mine?.captain ? PLACES[mine.zone].roads : ([960, 480] as const);
  const helm = useRef<Helm>(null);
  const [stop, setStop] = useState<ZoneId | null>(null);
  const here = stop ?? mine?.zone ?? 'caribbean-sea';
  const zones = useRef(new Map<ZoneId, SVGPathElement>());

  const walk = (e: KeyboardEvent) => {
    const points = KEY_POINTS[e.key];
    if (points === undefined) return;
    e.preventDefault();
    const next = points.map((point) => NEIGHBOURS[here][point]).find((zone) => zone !== undefined);
    if (next === undefined) return;
    setStop(next);
    helm.current?.show(...PLACES[next].name);
    zones.current.get(next)?.focus({ preventScroll: true });
  };

  const press = (zone: ZoneId, byTouch: boolean) => {
    const offer = offerAt(deck, zone);
    setStop(zone);
    // What a finger touched is shown first, with the choice beside it.
    if (offer === undefined || byTouch) look(zone, true);
    else if (allowed(offer)) {
      look(null, false);
      deck.choose(offer.choice);
      return;
    }
    if (offer !== undefined && !allowed(offer)) deck.explain(offer.because);
  };
  const hover = (zone: ZoneId, on: boolean) => {
    const offer = offerAt(deck, zone);
    if (offer !== undefined && !allowed(offer)) deck.explain(on ? offer.because : null);
    look(on ? zone : null, false);
  };

  // A new question on the chart: what it is about comes into sight, and as a turn goes on one's own ship.
  const near = deck.question === 'turn.action';
  const targets = deck.offers.some((offer) => onChart(offer, deck.offers));
  const [ownX, ownY] = home;
  useEffect(() => {
    if (near) helm.current?.show(ownX, ownY);
    else if (deck.question !== null && targets) helm.current?.whole();
  }, [deck.question, near, targets, ownX, ownY]);

  const lying = useMemo(() => berths(board), [board]);

  return (
    <ChartTable
      className="fdm-sea"
      label={say('chart')}
      help={say('chartHelp')}
      helm={helm}
      frame={PADDED}
      margin={margin}
      row={64}
      home={home}
      least={0.66}
      paper={<Ink title={speaker.title} />}
      onKeyDown={walk}
    >
      <g>
        {ZONE_IDS.map((zone) => {
          const offer = offerAt(deck, zone);
          const name = speaker.name(zone);
          const idle = mine?.zone === zone ? say('here', { zone: name }) : name;
          return (
            <Place
              key={zone}
              ref={(el) => {
                if (el === null) zones.current.delete(zone);
                else zones.current.set(zone, el);
              }}
              d={AREAS[zone]}
              className="fdm-zone"
              label={offer === undefined ? idle : speaker.label(offer.choice)}
              offer={offer}
              looked={looked === zone}
              lit={lit.includes(zone)}
              stop={zone === here}
              look={(on) => hover(zone, on)}
              press={(byTouch) => press(zone, byTouch)}
            />
          );
        })}
      </g>
      <g className="fdm-ashore">
        {ZONE_IDS.map((zone, i) => (
          <PortPlace key={zone} zone={zone} demand={board.demand[i]!} yard={board.yards[i]!} deck={deck} />
        ))}
        {ZONE_IDS.map((zone, i) =>
          board.merchants[i] === null ? null : (
            <g key={zone} transform={`translate(${PLACES[zone].merchant.join(' ')})`}>
              <g className="bp-bob" style={{ animationDelay: `${-i * 0.7}s` }}>
                <MerchantToken lit={lit.includes('merchant')} />
              </g>
            </g>
          ),
        )}
      </g>
      <g>
        {lying.map((berth) => (
          <ShipAfloat key={berth.ship} berth={berth} press={lookShip} />
        ))}
      </g>
      {deck.packs.map(({ pack, Chart }) => Chart && <Chart key={pack} />)}
    </ChartTable>
  );
}

/** The frame with its scale, and a little air. */
const PADDED = { x: FRAME.x - 16, y: FRAME.y - 16, width: FRAME.width + 32, height: FRAME.height + 32 } as const;
