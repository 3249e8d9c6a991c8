// The Caribbean: nine zones with all that lies in them, boats, and whatever can be done there.

import boat from 'icon:sailboat';
import dutch from 'icon:ship-wreck';
import dog from 'icon:sitting-dog';
import type { OfferView } from '@boucan/table';
import { type ReactNode, useEffect, useRef } from 'react';
import { ChartTable, type Helm } from '../../parts/chart-table.tsx';
import { allowed, offerOf, offersOf } from '../../parts/offers.ts';
import { Place } from '../../parts/place.tsx';
import { SeatMark } from '../../parts/seat-mark.tsx';
import { Glyph } from '../../parts/token.tsx';
import { Travels } from '../../parts/travels.tsx';
import {
  type DutchmanView,
  FISH,
  GAINS,
  NOBODY,
  OPPONENTS_IN,
  OUTPOSTS,
  OUTPOSTS_IN,
  opponent,
  opponentId,
  POSTS_IN,
  postWeapon,
  SEATS,
  TOWERS_IN,
  towerWeapon,
  WEAPON_AGAINST,
  ZONES,
  type Zone,
} from '../content.ts';
import { GOOD_ICONS, ICONS, WEAPON_ICONS, WORD_ICONS } from '../icons.ts';
import { CrateMark, DRAWN_ONLY, Pawn } from '../pieces.tsx';
import { handling, type Looked } from '../stage.ts';
import { partOf, useNassau } from '../table.tsx';
import { press } from '../town/town.tsx';
import { BOATS_Y, inRow, OPPONENTS_Y, PLACES_Y, SEA, WIDE, zoneCorner, zoneMiddle, zonePath } from './layout.ts';
import { OpponentMark } from './opponent.tsx';
import './sea.css';
import { Waters } from './waters.tsx';

interface Props {
  readonly looked: Looked;
  readonly look: (at: Looked, pinned?: boolean) => void;
  readonly margin: { readonly top: number; readonly bottom: number };
}

const DISC = 'M-44 0a44 44 0 1 0 88 0a44 44 0 1 0-88 0z';
const BLOCK = 'M-36-36h72v72h-72z';
const TALL = 'M-40-40h80v80h-80z';

export function SeaStage({ looked, look, margin }: Props) {
  const at = useNassau();
  const { board, ship, speaker, say, names, offers, lit, view } = at;
  const helm = useRef<Helm>(null);
  const [hx, hy] = zoneMiddle(ship.zone);
  useEffect(() => helm.current?.show(hx, hy), [hx, hy]);
  const dutchman = partOf<DutchmanView>(view, 'flying-dutchman');
  const seaDog = board.seaDog.at(-1);

  /** Something that can be looked at, and chosen where there is an offer. */
  const thing = (
    kind: 'opponent' | 'outpost' | 'tower' | 'post',
    place: number,
    label: string,
    offer: OfferView | undefined,
    id: string,
    d: string,
  ) => (
    <Place
      d={d}
      label={offer === undefined ? label : `${speaker.label(offer.choice)}${why(offer)}`}
      offer={offer}
      lit={lit.includes(id)}
      stop={offer !== undefined}
      looked={looked?.kind === kind && looked.place === place}
      look={(on) => look(on ? { kind, place } : null)}
      press={(byTouch) => {
        if (offer === undefined) look({ kind, place }, true);
        else if (byTouch) look({ kind, place }, true);
        else press(at, offer, false, look);
      }}
    />
  );
  const why = (offer: OfferView): string => (allowed(offer) ? '' : `. ${offer.because.map((r) => speaker.reason(r)).join(' ')}`);

  return (
    <ChartTable
      className="nas-sea"
      label={say('sea')}
      help={say('seaKeys')}
      paper={<Waters />}
      frame={SEA}
      margin={margin}
      home={[hx, hy]}
      {...handling(innerWidth, 112)}
      helm={helm}
    >
      {ZONES.map((id, zone) => {
        const offer = offersOf(offers, 'enter', id)[0];
        const steps = ship.sums.reach[zone];
        const [x, y] = zoneCorner(zone);
        const mine = ship.stage === 'sea' && ship.zone === zone;
        return (
          <g key={id}>
            <Place
              d={zonePath(zone)}
              className="nas-zone"
              label={offer === undefined ? say('zone', { zone: id }) : `${speaker.label(offer.choice)}${why(offer)}`}
              offer={offer}
              lit={lit.includes(id)}
              chosen={mine}
              stop={offer !== undefined}
              looked={looked?.kind === 'zone' && looked.zone === zone}
              look={(on) => look(on ? { kind: 'zone', zone } : null)}
              press={(byTouch) => (offer === undefined ? look({ kind: 'zone', zone }, true) : press(at, offer, byTouch, look))}
            />
            <text className="nas-zone-letter" x={x + WIDE / 2 - 12} y={y + 42} {...DRAWN_ONLY}>
              {id}
            </text>
            {steps !== null && steps !== undefined && steps > 0 && (
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
      })}
      {ZONES.map((id, zone) => (
        <g key={id}>
          {OPPONENTS_IN[zone]!.filter((place) => FISH[place]! <= board.ships.length).map((place, i, all) => {
            const number = board.opponents[place]!;
            if (number === 0) return null;
            const [x, y] = inRow(zone, i, all.length, OPPONENTS_Y, 87);
            const name = opponentId(number);
            const left = board.strengthLeft[place]!;
            const { most } = ship.sums.shots[WEAPON_AGAINST[opponent(number).kind]];
            return (
              <At key={place} x={x} y={y}>
                {thing('opponent', place, speaker.name(name), offerOf(offers, 'fight', name), name, DISC)}
                <OpponentMark number={number} />
                <Damage damage={board.damage.slice(place * SEATS, place * SEATS + board.ships.length)} />
                {ship.stage !== 'home' && most > 0 && (
                  <g className="nas-fit" data-fit={most >= left ? 'beat' : 'hit'} transform="translate(0 42)">
                    <title>{say(most >= left ? 'couldBeat' : 'couldHit', { have: most, need: left })}</title>
                    <rect x="-24" y="-11" width="48" height="22" rx="11" />
                    <text y="6">
                      {most}/{left}
                    </text>
                  </g>
                )}
              </At>
            );
          })}
          {placesIn(zone).map(({ kind, place }, i, all) => {
            const [x, y] = inRow(zone, i, all.length, PLACES_Y, 84);
            if (kind === 'outpost') {
              const outpost = board.outposts[place]!;
              const garrison = board.garrisons[place]!;
              const { word, n } = GAINS[OUTPOSTS[outpost].gain];
              return (
                <At key={`${kind}${place}`} x={x} y={y}>
                  {thing(
                    'outpost',
                    place,
                    speaker.name(outpost),
                    offerOf(offers, 'capture', outpost) ?? offerOf(offers, 'dock', outpost),
                    outpost,
                    TALL,
                  )}
                  <Building art={ICONS.outpost} className="nas-outpost" sign={WORD_ICONS[word]} n={n} />
                  {garrison !== NOBODY && (
                    <g transform="translate(18 -14) scale(1.35)" style={{ '--own': `var(--seat-${garrison})` }}>
                      <Pawn seat={garrison} />
                    </g>
                  )}
                </At>
              );
            }
            if (kind === 'tower') {
              const tower = board.towers[place]!;
              const owner = board.towerSeats[place]!;
              return (
                <At key={`${kind}${place}`} x={x} y={y}>
                  {thing('tower', place, speaker.name(tower), offerOf(offers, 'occupy', tower), tower, TALL)}
                  <Building art={ICONS.tower} className="nas-tower" sign={WEAPON_ICONS[towerWeapon(tower)]} n={1} />
                  {owner !== NOBODY && (
                    <g className="nas-stack" style={{ '--own': `var(--seat-${owner})` }}>
                      {Array.from({ length: board.towerCrates[place]! }, (_, c) => (
                        <g key={c} transform={`translate(${22 + (c % 2) * 3} ${18 - c * 15})`}>
                          <CrateMark />
                        </g>
                      ))}
                      <g transform="translate(-22 -24)">
                        <SeatMark seat={owner} />
                      </g>
                    </g>
                  )}
                </At>
              );
            }
            const post = board.posts[place]!;
            const good = board.postGoods[place];
            return (
              <At key={`${kind}${place}`} x={x} y={y}>
                {thing(
                  'post',
                  place,
                  `${speaker.name(post)}${good ? `: ${speaker.name(good)}` : ''}`,
                  offerOf(offers, 'plunder', post),
                  post,
                  BLOCK,
                )}
                <Building art={ICONS.post} className="nas-post" sign={WEAPON_ICONS[postWeapon(post)]} n={2} />
                {good && (
                  <g className="nas-good-mark" data-good={good} transform="translate(16 -16)">
                    <rect x="-16" y="-16" width="32" height="32" rx="6" />
                    <Glyph body={GOOD_ICONS[good]} size={24} />
                  </g>
                )}
              </At>
            );
          })}
        </g>
      ))}
      {seaDog !== undefined && (
        <Visitor
          zone={seaDog}
          dx={-142}
          className="nas-seadog"
          label={speaker.name('sea-dog')}
          art={dog}
          offer={offerOf(offers, 'meet')}
          at={at}
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
          offer={offerOf(offers, 'attack-dutchman')}
          at={at}
          look={look}
        />
      )}
      {board.ships.map(({ zone, stage }, seat) => {
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
      })}
    </ChartTable>
  );
}

const placesIn = (zone: Zone) => [
  ...OUTPOSTS_IN[zone]!.map((place) => ({ kind: 'outpost' as const, place })),
  ...TOWERS_IN[zone]!.map((place) => ({ kind: 'tower' as const, place })),
  ...POSTS_IN[zone]!.map((place) => ({ kind: 'post' as const, place })),
];

const At = ({ x, y, children }: { readonly x: number; readonly y: number; readonly children: ReactNode }) => (
  <g transform={`translate(${x} ${y})`}>{children}</g>
);

/** Crates on an opponent, by whoever put them there. */
const Damage = ({ damage }: { readonly damage: readonly number[] }) => (
  <g className="nas-damage" {...DRAWN_ONLY}>
    {damage
      .flatMap((n, seat) => Array.from({ length: n }, () => seat))
      .map((seat, i) => (
        <g key={i} transform={`translate(${-16 + i * 15} -40) scale(0.9)`} style={{ '--own': `var(--seat-${seat})` }}>
          <CrateMark />
        </g>
      ))}
  </g>
);

const Building = ({
  art,
  sign,
  n,
  className,
}: {
  readonly art: string;
  readonly sign: string;
  readonly n: number;
  readonly className: string;
}) => (
  <g className={`nas-building ${className}`} {...DRAWN_ONLY}>
    <ellipse className="nas-shoal" cy="24" rx="38" ry="14" />
    <g className="nas-building-art">
      <Glyph body={art} size={54} />
    </g>
    <g className="nas-sign" transform="translate(-18 24)">
      <circle r="15" />
      <Glyph body={sign} size={20} />
      {n > 1 && (
        <text x="12" y="14">
          {n}
        </text>
      )}
    </g>
  </g>
);

interface VisitorProps {
  readonly zone: Zone;
  readonly dx: number;
  readonly className: string;
  readonly label: string;
  readonly art: string;
  readonly offer: OfferView | undefined;
  readonly at: ReturnType<typeof useNassau>;
  readonly look: Props['look'];
}

/** The sea dog, or the Dutchman: somebody who comes by for a round. */
function Visitor({ zone, dx, className, label, art, offer, at, look }: VisitorProps) {
  const [x, y] = zoneCorner(zone);
  return (
    <Travels to={[x + WIDE / 2 + dx, y + BOATS_Y]} label={label} className={className}>
      <circle className="nas-visitor" r="27" />
      <Glyph body={art} size={38} />
      {offer !== undefined && (
        <Place
          d="M-28 0a28 28 0 1 0 56 0a28 28 0 1 0-56 0z"
          label={at.speaker.label(offer.choice)}
          offer={offer}
          press={(byTouch) => press(at, offer, byTouch, look)}
        />
      )}
    </Travels>
  );
}
