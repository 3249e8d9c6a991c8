// The chart with everything that lies on it: zones to choose, ports and their tokens, merchants, ships.
import castle from 'icon:castle';
import sabres from 'icon:crossed-sabres';
import { motion } from 'motion/react';
import { type KeyboardEvent, type PointerEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { usePanZoom } from '../../parts/pan-zoom.ts';
import { NEIGHBOURS, NPC_IDS, NPCS, type NpcId, type Point, ZONE_IDS, ZONES, type ZoneId } from '../content.ts';
import { allowed, type Deck, offerOf, useDeck } from '../deck.tsx';
import { npcShip } from '../describe.ts';
import { flagOf } from '../ships/colours.ts';
import { FlagShape } from '../ships/flag.tsx';
import { SeatMark } from '../ships/seat-mark.tsx';
import { ShipShape } from '../ships/ship.tsx';
import { DemandToken, Glyph, MerchantToken, ModToken } from '../tokens/tokens.tsx';
import { AREAS } from './area.ts';
import { type Berth, berths } from './berths.ts';
import { Ink } from './ink.tsx';
import { onChart } from './on-chart.ts';
import { FRAME, PLACES } from './places.ts';

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
  const box = useRef<HTMLDivElement>(null);
  const paper = useRef<SVGGElement>(null);
  const layer = useRef<SVGGElement>(null);
  const mine = me === null ? null : board.players[me]!;
  const home = mine?.captain ? PLACES[mine.zone].roads : ([960, 480] as const);
  const paint = useCallback(({ k, x, y }: { k: number; x: number; y: number }) => {
    for (const { current } of [paper, layer]) current?.setAttribute('transform', `translate(${x} ${y}) scale(${k})`);
    // What must be read stays readable when the chart is far away.
    box.current?.style.setProperty('--near', String(Math.min(1.5, Math.max(1, 0.72 / k))));
  }, []);
  const helm = usePanZoom(box, paint, { frame: PADDED, margin, row: 64, home, least: 0.66 });

  const [stop, setStop] = useState<ZoneId | null>(null);
  const here = stop ?? mine?.zone ?? 'caribbean-sea';
  const zones = useRef(new Map<ZoneId, SVGPathElement>());
  const touched = useRef(false);

  const walk = (e: KeyboardEvent) => {
    if (e.key === '+' || e.key === '=') return helm.zoom(1.3);
    if (e.key === '-') return helm.zoom(1 / 1.3);
    if (e.key === '0') return helm.whole();
    const points = KEY_POINTS[e.key];
    if (points === undefined) return;
    e.preventDefault();
    const next = points.map((point) => NEIGHBOURS[here][point]).find((zone) => zone !== undefined);
    if (next === undefined) return;
    setStop(next);
    helm.show(...PLACES[next].name);
    zones.current.get(next)?.focus({ preventScroll: true });
  };

  const press = (zone: ZoneId) => {
    const offer = offerAt(deck, zone);
    setStop(zone);
    // A finger is broad: what it touched is shown first, with the choice beside it.
    if (offer === undefined || touched.current) look(zone, true);
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
    if (near) helm.show(ownX, ownY);
    else if (deck.question !== null && targets) helm.whole();
  }, [deck.question, near, targets, ownX, ownY, helm]);

  const lying = useMemo(() => berths(board), [board]);

  return (
    <div className="fdm-sea" ref={box}>
      <div className="fdm-vellum">
        <svg aria-hidden="true">
          <g ref={paper}>
            <Ink title={speaker.title} />
          </g>
        </svg>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing cannot stand in a fieldset */}
      <svg className="fdm-map" onKeyDown={walk} aria-label={say('chart')} role="group" aria-describedby="fdm-map-help">
        <g ref={layer}>
          <g>
            {ZONE_IDS.map((zone) => {
              const offer = offerAt(deck, zone);
              const state = offer === undefined ? '' : allowed(offer) ? ' fdm-open' : ' fdm-shut';
              const name = speaker.name(zone);
              return (
                // biome-ignore lint/a11y/useSemanticElements: an area of a chart has no element of its own
                <path
                  key={zone}
                  ref={(el) => {
                    if (el === null) zones.current.delete(zone);
                    else zones.current.set(zone, el);
                  }}
                  d={AREAS[zone]}
                  className={`fdm-zone${state}${looked === zone ? ' fdm-looked' : ''}${lit.includes(zone) ? ' fdm-lit' : ''}`}
                  role="button"
                  tabIndex={zone === here ? 0 : -1}
                  aria-label={
                    offer === undefined ? (mine?.zone === zone ? say('here', { zone: name }) : name) : speaker.label(offer.choice)
                  }
                  aria-disabled={offer !== undefined && !allowed(offer) ? true : undefined}
                  onPointerDown={(e: PointerEvent) => {
                    touched.current = e.pointerType === 'touch';
                  }}
                  onPointerEnter={(e: PointerEvent) => e.pointerType !== 'touch' && hover(zone, true)}
                  onPointerLeave={(e: PointerEvent) => e.pointerType !== 'touch' && hover(zone, false)}
                  onFocus={() => {
                    if (!touched.current) hover(zone, true);
                  }}
                  onBlur={() => hover(zone, false)}
                  onClick={() => press(zone)}
                  onKeyDown={(e) => {
                    if (e.key !== 'Enter' && e.key !== ' ') return;
                    e.preventDefault();
                    touched.current = false;
                    press(zone);
                  }}
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
                <motion.g
                  key={zone}
                  initial={false}
                  animate={{ opacity: 1 }}
                  transform={`translate(${PLACES[zone].merchant.join(' ')})`}
                  className={lit.includes('merchant') ? 'fdm-lit' : undefined}
                >
                  <g className="fdm-bob" style={{ animationDelay: `${-i * 0.7}s` }}>
                    <MerchantToken />
                  </g>
                </motion.g>
              ),
            )}
          </g>
          <g>
            {lying.map((berth) => (
              <ShipAfloat key={berth.ship} berth={berth} press={lookShip} />
            ))}
          </g>
        </g>
      </svg>
      <p id="fdm-map-help" className="sr-only">
        {say('chartHelp')}
      </p>
      <div className="fdm-helm">
        <button type="button" aria-label={say('closer')} title={say('closer')} onClick={() => helm.zoom(1.4)}>
          +
        </button>
        <button type="button" aria-label={say('farther')} title={say('farther')} onClick={() => helm.zoom(1 / 1.4)}>
          −
        </button>
        <button type="button" aria-label={say('whole')} title={say('whole')} onClick={helm.whole}>
          <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
            <path d="M2 7V2h5M13 2h5v5M18 13v5h-5M7 18H2v-5" fill="none" stroke="currentColor" strokeWidth="2" />
          </svg>
        </button>
      </div>
    </div>
  );
}

/** The frame with its scale, and a little air. */
const PADDED = { x: FRAME.x - 16, y: FRAME.y - 16, width: FRAME.width + 32, height: FRAME.height + 32 } as const;

interface PortProps {
  readonly zone: ZoneId;
  readonly demand: Deck['board']['demand'][number];
  readonly yard: Deck['board']['yards'][number];
  readonly deck: Deck;
}

/** The town, its flag, its name, and its two tokens. */
function PortPlace({ zone, demand, yard, deck }: PortProps) {
  const { name, tokens, port } = PLACES[zone];
  const { nation } = ZONES[zone];
  const war = deck.board.war;
  const atWar = nation !== null && (war?.nations.includes(nation) ?? false);
  return (
    <g className={port === null ? 'fdm-place fdm-open-sea' : 'fdm-place'}>
      {port !== null && (
        <g transform={`translate(${port[0]} ${port[1]})`}>
          <circle className="fdm-port-dot" r="3.4" />
          <g className="fdm-town" transform="translate(0 -9)">
            <Glyph body={castle} size={22} />
          </g>
          <g className="fdm-town-flag" transform="translate(6 -29) scale(1.2)">
            <path className="fdm-spars" d="M0 12V-1" />
            <FlagShape of={nation!} />
            {atWar && (
              <g className="fdm-at-war" transform="translate(26 6)">
                <Glyph body={sabres} size={14} />
              </g>
            )}
          </g>
        </g>
      )}
      <g transform={`translate(${name[0]} ${name[1]})`}>
        <text className="fdm-name">{deck.speaker.name(zone)}</text>
      </g>
      <g transform={`translate(${tokens[0]} ${tokens[1] + 4})`}>
        {demand !== null && (
          <motion.g key={demand} initial={{ scale: 0.4, opacity: 0 }} animate={{ scale: 1, opacity: 1 }}>
            <g transform="translate(-16 0)" className={deck.lit.includes(demand) ? 'fdm-lit' : undefined}>
              <DemandToken good={demand} />
            </g>
          </motion.g>
        )}
        {yard !== null && (
          <g transform="translate(16 0)" className={deck.lit.includes(yard) ? 'fdm-lit' : undefined}>
            <ModToken mod={yard} />
          </g>
        )}
      </g>
    </g>
  );
}

const seatOf = (ship: string): number | null => (ship.startsWith('seat-') ? Number(ship.slice(5)) : null);

/** A ship at its berth. It sails there when the berth changes. */
function ShipAfloat({ berth, press }: { readonly berth: Berth; readonly press: (ship: string) => void }) {
  const { board, lang, names, say, speaker, lit, me } = useDeck();
  const seat = seatOf(berth.ship);
  const at = NPC_IDS.indexOf(berth.ship as NpcId);
  const npc = seat === null ? board.npcs[at]! : null;
  const prey = board.prey[at] ?? [];
  const type = seat === null ? npc!.ship : board.players[seat]!.ship.type;
  const label =
    seat === null
      ? npcShip(board, berth.ship as NpcId, speaker, lang, names)
      : say(berth.inPort ? 'seatShipPort' : 'seatShip', { name: names[seat] ?? '', ship: speaker.name(type) });
  const livery = seat !== null ? 'seat' : NPCS[berth.ship as NpcId].kind === 'naval' ? 'navy' : 'pirate';
  const flag = seat === null ? (NPCS[berth.ship as NpcId].nation ?? 'pirate') : flagOf(board.players[seat]!);
  const turn = seat !== null && board.turn.seat === seat;
  const [x, y] = berth.at;
  return (
    <motion.g
      className={`fdm-ship${turn ? ' fdm-turn' : ''}${seat === me ? ' fdm-mine' : ''}${me !== null && prey.includes(me) ? ' fdm-hunter' : ''}${lit.includes(berth.ship) ? ' fdm-lit' : ''}`}
      initial={false}
      animate={{ x, y }}
      transition={{ duration: 0.9, ease: 'easeInOut' }}
      role="button"
      tabIndex={0}
      aria-label={label}
      {...(seat === null ? {} : { style: { '--sail': `var(--seat-${seat})` } })}
      onClick={() => press(berth.ship)}
      onKeyDown={(e) => {
        if (e.key !== 'Enter' && e.key !== ' ') return;
        e.preventDefault();
        press(berth.ship);
      }}
    >
      <title>{label}</title>
      <g className="fdm-afloat" transform={`scale(${berth.scale})`}>
        <ellipse className="fdm-berth" cy="14" rx="25" ry="8" />
        <g className="fdm-bob" style={{ animationDelay: `${-(seat ?? 5) * 1.1}s` }}>
          <g transform="translate(-27 -32) scale(.84)">
            <ShipShape type={type} flag={flag} livery={livery} />
          </g>
        </g>
        <path className="fdm-wake" d="M-26 15q6-3.500 12 0t12 0 12 0 14 0" />
        {seat !== null && (
          <g transform="translate(21 9)">
            <SeatMark seat={seat} />
          </g>
        )}
      </g>
    </motion.g>
  );
}
