// The chart with everything that lies on it: zones to choose, ports and their tokens, merchants, ships. Each is a target of its own.
import routesIcon from 'icon:path-distance';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Icon } from '../../../parts/icon.tsx';
import { ChartTable, type Helm } from '../../parts/chart-table.tsx';
import { Piece } from '../../parts/piece.tsx';
import { Place } from '../../parts/place.tsx';
import { speaks } from '../../parts/speaks.ts';
import { ZONE_IDS, type ZoneId } from '../content.ts';
import { useDeck } from '../deck.tsx';
import { toMerchant, toZone } from '../plans.ts';
import { offerNamed, planNamed } from '../remark.ts';
import { MerchantToken } from '../tokens/tokens.tsx';
import { ShipAfloat } from './afloat.tsx';
import { AREAS } from './area.ts';
import { berths } from './berths.ts';
import { Errands } from './errands.tsx';
import { Ink } from './ink.tsx';
import { flagSeen, merchantWords } from './merchants.ts';
import { onChart } from './on-chart.ts';
import { FRAME, PLACES } from './places.ts';
import { PortPlace } from './port-place.tsx';
import { Routes } from './routes.tsx';
import { offerAt, type Steering, useSteering } from './steering.ts';
import './sea.css';

interface Props {
  readonly margin: { readonly top: number; readonly bottom: number; readonly left: number };
  /** In a narrow box what can be done lies along the lower edge: so high. */
  readonly row: number;
  /** What the player looks at: the zone, or null. */
  readonly look: (zone: ZoneId | null, pinned: boolean) => void;
  readonly looked: ZoneId | null;
  readonly lookShip: (ship: string) => void;
}

export function Sea({ margin, row, look, looked, lookShip }: Props) {
  const deck = useDeck();
  const { board, me, say, tell, speaker, lit } = deck;
  const mine = me === null ? null : board.players[me]!;
  const home = mine?.captain ? PLACES[mine.zone][mine.inPort ? 'quay' : 'roads'] : ([960, 480] as const);
  const helm = useRef<Helm>(null);
  const [routes, setRoutes] = useState(false);

  const { here, zones, walk, press, hover, pressPiece } = useSteering(helm, look);

  // A new question on the chart: what it is about comes into sight, and as a turn goes on one's own ship.
  const near = deck.question === 'turn.action';
  const targets = deck.offers.some((offer) => onChart(offer, deck.offers));
  const [ownX, ownY] = home;
  useEffect(() => {
    if (near) helm.current?.show(ownX, ownY);
    else if (deck.question !== null && targets) helm.current?.whole();
  }, [deck.question, near, targets, ownX, ownY]);

  const lying = useMemo(() => berths(board), [board]);
  const hunted = new Set(
    board.npcs.flatMap((npc, i) => (npc !== null && me !== null && board.prey[i]?.includes(me) ? [npc.zone] : [])),
  );

  return (
    <ChartTable
      className="fdm-sea"
      label={say('chart')}
      help={say('chartHelp')}
      helm={helm}
      frame={PADDED}
      margin={margin}
      row={row}
      home={home}
      least={0.66}
      paper={<Ink title={speaker.title} />}
      onKeyDown={walk}
      tools={
        <button
          type="button"
          aria-label={say('routes')}
          aria-pressed={routes}
          {...speaks({ name: say('routes'), words: tell('routes'), rule: 'FDM-PORT-SELL-03' })}
          onClick={() => setRoutes(!routes)}
        >
          <Icon body={routesIcon} size={20} />
        </button>
      }
    >
      <g>
        {ZONE_IDS.map((zone) => {
          const offer = offerAt(deck, zone);
          const name = speaker.name(zone);
          const plan = offer === undefined ? toZone(deck, zone) : null;
          const planned = plan === null ? name : `${name}. ${planNamed(deck, plan)}`;
          const idle = mine?.zone === zone ? say('here', { zone: name }) : planned;
          const danger = hunted.has(zone) ? `. ${say('hunterHere')}` : '';
          return (
            <Place
              key={zone}
              ref={(el) => {
                if (el === null) zones.current.delete(zone);
                else zones.current.set(zone, el);
              }}
              d={AREAS[zone]}
              className={hunted.has(zone) ? 'fdm-zone fdm-hunting-ground' : 'fdm-zone'}
              label={(offer === undefined ? idle : offerNamed(deck, offer)) + danger}
              offer={offer}
              looked={looked === zone}
              lit={lit.includes(zone)}
              stop={zone === here}
              drop={`zone ${zone}`}
              look={(on) => hover(zone, on)}
              press={(byTouch, byKey) => press(zone, byTouch, byKey)}
            />
          );
        })}
      </g>
      {routes && <Routes />}
      <g>
        {ZONE_IDS.map((zone, i) => (
          <PortPlace key={zone} zone={zone} demand={board.demand[i]!} yard={board.yards[i]!} deck={deck} press={pressPiece} />
        ))}
        <Errands />
        <Merchants press={pressPiece} />
      </g>
      <g>
        {lying.map((berth) => (
          <ShipAfloat key={berth.ship} berth={berth} press={lookShip} />
        ))}
      </g>
      {deck.packs.map(({ pack, Chart }) => Chart && <Chart key={pack} look={(zone) => look(zone, true)} />)}
    </ChartTable>
  );
}

function Merchants({ press }: { readonly press: Steering['pressPiece'] }) {
  const deck = useDeck();
  const { board, say, tell, speaker, lit } = deck;
  return ZONE_IDS.map((zone, i) => {
    if (board.merchants[i] === null) return null;
    const plan = toMerchant(deck, zone);
    const name = merchantWords(board, zone, say, speaker);
    const label = plan === null ? name : planNamed(deck, plan);
    return (
      <Piece
        key={zone}
        at={PLACES[zone].merchant}
        label={label}
        said={{ name, words: tell('merchant'), rule: 'FDM-RAID-04' }}
        state={plan === null ? undefined : 'open'}
        drop={`merchant ${zone}`}
        reach={19}
        press={press(zone, plan)}
      >
        <MerchantToken lit={lit.includes('merchant')} flag={flagSeen(board, zone)} />
      </Piece>
    );
  });
}

/** The frame with its scale, and a little air. */
const PADDED = { x: FRAME.x - 16, y: FRAME.y - 16, width: FRAME.width + 32, height: FRAME.height + 32 } as const;
