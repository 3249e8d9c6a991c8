// The Caribbean: nine zones with all that lies in them, boats, and whatever can be done there.
import boat from 'icon:sailboat';
import dutch from 'icon:ship-wreck';
import dog from 'icon:sitting-dog';
import { useEffect, useRef } from 'react';
import { ChartTable, type Helm } from '../../parts/chart-table.tsx';
import { offerOf, offersOf } from '../../parts/offers.ts';
import { Place } from '../../parts/place.tsx';
import { SeatMark } from '../../parts/seat-mark.tsx';
import { Glyph } from '../../parts/token.tsx';
import { Travels } from '../../parts/travels.tsx';
import { type DutchmanView, ZONES, type Zone } from '../content.ts';
import { ICONS } from '../icons.ts';
import { DRAWN_ONLY } from '../pieces.tsx';
import { calledOf } from '../remark.ts';
import { handling, press, type StageProps } from '../stage.ts';
import { partOf, useNassau } from '../table.tsx';
import { BOATS_Y, inRow, SEA, WIDE, zoneCorner, zoneMiddle, zonePath } from './layout.ts';
import { Buildings, Foes, Visitor } from './places.tsx';
import './sea.css';
import { Waters } from './waters.tsx';

export function SeaStage({ looked, look, margin }: StageProps) {
  const { board, ship, speaker, say, offers, view } = useNassau();
  const helm = useRef<Helm>(null);
  const [hx, hy] = zoneMiddle(ship.zone);
  useEffect(() => helm.current?.show(hx, hy), [hx, hy]);
  const dutchman = partOf<DutchmanView>(view, 'flying-dutchman');
  const seaDog = board.seaDog.at(-1);
  const seen = { looked, look };
  return (
    <ChartTable
      className="nas-sea"
      label={say('sea')}
      help={say('seaKeys')}
      paper={<Waters />}
      frame={SEA}
      margin={margin}
      home={[hx, hy]}
      {...handling(innerWidth)}
      helm={helm}
    >
      {ZONES.map((id, zone) => (
        <ZonePlace key={id} zone={zone} {...seen} />
      ))}
      {ZONES.map((id, zone) => (
        <g key={id}>
          <Foes zone={zone} {...seen} />
          <Buildings zone={zone} {...seen} />
        </g>
      ))}
      {seaDog !== undefined && (
        <Visitor
          zone={seaDog}
          dx={-142}
          className="nas-seadog"
          label={speaker.name('sea-dog')}
          art={dog}
          offer={offerOf(offers, 'meet') ?? offerOf(offers, 'steer', 'sea-dog')}
          look={look}
        />
      )}
      {dutchman !== null && (
        <Visitor
          zone={dutchman.tiles.at(-1)!}
          dx={142}
          className="nas-dutchman"
          label={speaker.name('dutchman')}
          art={dutch}
          offer={offerOf(offers, 'attack-dutchman') ?? offerOf(offers, 'steer', 'dutchman')}
          look={look}
        />
      )}
      <Boats />
    </ChartTable>
  );
}

/** A zone, with the sails it takes to get there. */
function ZonePlace({ zone, looked, look }: Omit<StageProps, 'margin'> & { readonly zone: Zone }) {
  const at = useNassau();
  const { ship, say, offers, lit } = at;
  const id = ZONES[zone]!;
  const offer = offersOf(offers, 'enter', id)[0];
  const steps = ship.sums.reach[zone] ?? 0;
  const [x, y] = zoneCorner(zone);
  return (
    <g>
      <Place
        d={zonePath(zone)}
        className="nas-zone"
        label={offer === undefined ? say('zone', { zone: id }) : calledOf(at, offer)}
        offer={offer}
        lit={lit.includes(id)}
        chosen={ship.stage === 'sea' && ship.zone === zone}
        stop={offer !== undefined}
        looked={looked?.kind === 'zone' && looked.zone === zone}
        look={(on) => look(on ? { kind: 'zone', zone } : null)}
        press={(byTouch) => (offer === undefined ? look({ kind: 'zone', zone }, true) : press(at, offer, byTouch, look))}
      />
      <text className="nas-zone-letter" x={x + WIDE / 2 - 12} y={y + 42} {...DRAWN_ONLY}>
        {id}
      </text>
      {steps > 0 && (
        <g className="nas-steps" transform={`translate(${x + WIDE / 2 + 22} ${y + 30})`}>
          <title>{say('steps', { n: steps })}</title>
          {Array.from({ length: steps }, (_, i) => (
            <g key={i} transform={`translate(${i * 15} 0)`}>
              <Glyph body={ICONS.sail} size={17} />
            </g>
          ))}
        </g>
      )}
    </g>
  );
}

function Boats() {
  const { board, names, say, lit } = useNassau();
  return board.ships.map(({ zone, stage }, seat) => {
    if (stage !== 'sea') return null;
    const here = board.ships.flatMap((s, other) => (s.stage === 'sea' && s.zone === zone ? [other] : []));
    return (
      <Travels
        key={seat}
        to={inRow(zone, here.indexOf(seat), here.length, BOATS_Y, 64)}
        seat={seat}
        label={say('boatOf', { name: names[seat]!, zone: ZONES[zone]! })}
        lit={lit.includes(`seat-${seat}`)}
        className="nas-boat"
      >
        <ellipse className="nas-wake" cy="22" rx="30" ry="7" />
        <Glyph body={boat} size={54} />
        <g transform="translate(19 -17) scale(1.250)">
          <SeatMark seat={seat} />
        </g>
      </Travels>
    );
  });
}
