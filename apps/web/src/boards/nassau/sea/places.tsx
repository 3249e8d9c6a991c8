// What lies in a zone: opponents with the crates on them, outposts, watch towers, trading posts, and who comes by for a round.
import type { OfferView } from '@boucan/table';
import type { ReactNode } from 'react';
import { offerOf } from '../../parts/offers.ts';
import { Place } from '../../parts/place.tsx';
import { SeatMark } from '../../parts/seat-mark.tsx';
import { Glyph } from '../../parts/token.tsx';
import { Travels } from '../../parts/travels.tsx';
import {
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
  type Zone,
} from '../content.ts';
import { GOOD_ICONS, ICONS, WEAPON_ICONS, WORD_ICONS } from '../icons.ts';
import { CrateMark, DRAWN_ONLY, Pawn } from '../pieces.tsx';
import { calledOf } from '../remark.ts';
import { type Look, type Looked, press } from '../stage.ts';
import { useNassau } from '../table.tsx';
import { BOATS_Y, inRow, OPPONENTS_Y, PLACES_Y, WIDE, zoneCorner } from './layout.ts';
import { OpponentMark } from './opponent.tsx';

const DISC = 'M-44 0a44 44 0 1 0 88 0a44 44 0 1 0-88 0z';
const BLOCK = 'M-36-36h72v72h-72z';
const TALL = 'M-40-40h80v80h-80z';

interface InZone {
  readonly zone: Zone;
  readonly looked: Looked;
  readonly look: Look;
}

interface ThingProps extends Omit<InZone, 'zone'> {
  readonly kind: 'opponent' | 'outpost' | 'tower' | 'post';
  readonly place: number;
  readonly label: string;
  readonly offer: OfferView | undefined;
  readonly id: string;
  readonly d: string;
}

/** Something that can be looked at, and chosen where there is an offer. */
function Spot({ kind, place, label, offer, id, d, looked, look }: ThingProps) {
  const at = useNassau();
  return (
    <Place
      d={d}
      label={offer === undefined ? label : calledOf(at, offer)}
      offer={offer}
      lit={at.lit.includes(id) || at.params.tower === id}
      stop={offer !== undefined}
      looked={looked?.kind === kind && looked.place === place}
      look={(on) => look(on ? { kind, place } : null)}
      press={(byTouch) => (offer === undefined || byTouch ? look({ kind, place }, true) : press(at, offer, false, look))}
    />
  );
}

const At = ({ at: [x, y], children }: { readonly at: readonly [number, number]; readonly children: ReactNode }) => (
  <g transform={`translate(${x} ${y})`}>{children}</g>
);

/** Opponents, with how one's own ship would fare against them. */
export function Foes({ zone, looked, look }: InZone) {
  const { board, offers, speaker } = useNassau();
  const places = OPPONENTS_IN[zone]!.filter((place) => FISH[place]! <= board.ships.length);
  return places.map((place, i) => {
    const number = board.opponents[place]!;
    if (number === 0) return null;
    const id = opponentId(number);
    return (
      <At key={place} at={inRow(zone, i, places.length, OPPONENTS_Y, 87)}>
        <Spot
          {...{ kind: 'opponent', place, id, looked, look, d: DISC }}
          label={speaker.name(id)}
          offer={offerOf(offers, 'fight', id)}
        />
        <OpponentMark number={number} />
        <Damage damage={board.damage.slice(place * SEATS, place * SEATS + board.ships.length)} />
        <Fit place={place} number={number} />
      </At>
    );
  });
}

/** How likely it falls to all that one can fire now; or, if that is not enough, how far it goes. */
function Fit({ place, number }: { readonly place: number; readonly number: number }) {
  const { board, ship, say } = useNassau();
  const { most } = ship.sums.shots[WEAPON_AGAINST[opponent(number).kind]];
  const left = board.strengthLeft[place]!;
  if (ship.stage === 'home' || most === 0) return null;
  const odds = ship.sums.fights?.[place] ?? null;
  const beats = most >= left;
  return (
    <g className="nas-fit" data-fit={beats ? 'beat' : 'hit'} transform="translate(0 42)">
      <title>{say(beats ? 'couldBeat' : 'couldHit', { have: most, need: left, chance: odds?.falls ?? 0 })}</title>
      <rect x="-24" y="-11" width="48" height="22" rx="11" />
      <text y="6">{beats && odds !== null ? `${odds.falls} %` : `${most}/${left}`}</text>
    </g>
  );
}

const placesIn = (zone: Zone) => [
  ...OUTPOSTS_IN[zone]!.map((place) => ({ kind: 'outpost' as const, place })),
  ...TOWERS_IN[zone]!.map((place) => ({ kind: 'tower' as const, place })),
  ...POSTS_IN[zone]!.map((place) => ({ kind: 'post' as const, place })),
];

const PLACED = { outpost: Outpost, tower: Tower, post: Post } as const;

/** Outposts, towers and trading posts, in a row. */
export function Buildings({ zone, looked, look }: InZone) {
  return placesIn(zone).map(({ kind, place }, i, all) => {
    const Placed = PLACED[kind];
    return (
      <At key={`${kind}${place}`} at={inRow(zone, i, all.length, PLACES_Y, 84)}>
        <Placed place={place} looked={looked} look={look} />
      </At>
    );
  });
}

interface Placed extends Omit<InZone, 'zone'> {
  readonly place: number;
}

function Outpost({ place, looked, look }: Placed) {
  const { board, offers, speaker } = useNassau();
  const id = board.outposts[place]!;
  const garrison = board.garrisons[place]!;
  const { word, n } = GAINS[OUTPOSTS[id].gain];
  return (
    <>
      <Spot
        {...{ kind: 'outpost', place, id, looked, look, d: TALL }}
        label={speaker.name(id)}
        offer={offerOf(offers, 'capture', id) ?? offerOf(offers, 'dock', id)}
      />
      <Building art={ICONS.outpost} className="nas-outpost" sign={WORD_ICONS[word]} n={n} />
      {garrison !== NOBODY && (
        <g className="nas-comes" style={{ '--own': `var(--seat-${garrison})` }}>
          <g transform="translate(18 -14) scale(1.35)">
            <Pawn seat={garrison} />
          </g>
        </g>
      )}
    </>
  );
}

function Tower({ place, looked, look }: Placed) {
  const { board, offers, speaker } = useNassau();
  const id = board.towers[place]!;
  const owner = board.towerSeats[place]!;
  return (
    <>
      <Spot
        {...{ kind: 'tower', place, id, looked, look, d: TALL }}
        label={speaker.name(id)}
        offer={offerOf(offers, 'occupy', id)}
      />
      <Building art={ICONS.tower} className="nas-tower" sign={WEAPON_ICONS[towerWeapon(id)]} n={1} />
      {owner !== NOBODY && (
        <g className="nas-stack" style={{ '--own': `var(--seat-${owner})` }}>
          {Array.from({ length: board.towerCrates[place]! }, (_, c) => (
            <g key={c} className="nas-comes">
              <g transform={`translate(${22 + (c % 2) * 3} ${18 - c * 15})`}>
                <CrateMark />
              </g>
            </g>
          ))}
          <g transform="translate(-22 -24)">
            <SeatMark seat={owner} />
          </g>
        </g>
      )}
    </>
  );
}

function Post({ place, looked, look }: Placed) {
  const { board, offers, speaker, say } = useNassau();
  const id = board.posts[place]!;
  const good = board.postGoods[place];
  return (
    <>
      <Spot
        {...{ kind: 'post', place, id, looked, look, d: BLOCK }}
        label={good ? say('postHolds', { post: speaker.name(id), good: speaker.name(good) }) : speaker.name(id)}
        offer={offerOf(offers, 'plunder', id)}
      />
      <Building art={ICONS.post} className="nas-post" sign={WEAPON_ICONS[postWeapon(id)]} n={2} />
      {good && (
        <g className="nas-good-mark" data-good={good} transform="translate(16 -16)">
          <rect x="-16" y="-16" width="32" height="32" rx="6" />
          <Glyph body={GOOD_ICONS[good]} size={24} />
        </g>
      )}
    </>
  );
}

/** Crates on an opponent, by whoever put them there. */
const Damage = ({ damage }: { readonly damage: readonly number[] }) => (
  <g className="nas-damage" {...DRAWN_ONLY}>
    {damage
      .flatMap((n, seat) => Array.from({ length: n }, () => seat))
      .map((seat, i) => (
        <g key={i} className="nas-comes" style={{ '--own': `var(--seat-${seat})` }}>
          <g transform={`translate(${-16 + i * 15} -40) scale(0.9)`}>
            <CrateMark />
          </g>
        </g>
      ))}
  </g>
);

interface BuildingProps {
  readonly art: string;
  readonly sign: string;
  readonly n: number;
  readonly className: string;
}

const Building = ({ art, sign, n, className }: BuildingProps) => (
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
  readonly look: Look;
}

/** The sea dog, or the Dutchman: somebody who comes by for a round. */
export function Visitor({ zone, dx, className, label, art, offer, look }: VisitorProps) {
  const at = useNassau();
  const [x, y] = zoneCorner(zone);
  return (
    <Travels to={[x + WIDE / 2 + dx, y + BOATS_Y]} label={label} className={className}>
      <circle className="nas-visitor" r="27" />
      <Glyph body={art} size={38} />
      {offer !== undefined && (
        <Place
          d="M-28 0a28 28 0 1 0 56 0a28 28 0 1 0-56 0z"
          label={calledOf(at, offer)}
          offer={offer}
          press={(byTouch) => press(at, offer, byTouch, look)}
        />
      )}
    </Travels>
  );
}
