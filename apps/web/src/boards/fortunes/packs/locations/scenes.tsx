// A visit, and an assault: the Location on its shore, one's own ship before it, and what is to be done.
import { KINDS, kindOf, type LocationId } from '@boucan/fortunes/packs/locations';
import { droppable } from '../../../parts/drag.ts';
import { Horizon } from '../../../parts/horizon.tsx';
import { Label, Note } from '../../../parts/label.tsx';
import { offerOf, offersOf } from '../../../parts/offers.ts';
import { owned } from '../../../parts/seat-mark.tsx';
import { Glyph } from '../../../parts/token.tsx';
import { ACTIVITIES, CARGO, ZONES } from '../../content.ts';
import { useDeck } from '../../deck.tsx';
import { Dice } from '../../scenes/dice.tsx';
import { Counter, doorOf } from '../../scenes/port.tsx';
import { CardsLaid, Tally, threatenedBy } from '../../scenes/raid.tsx';
import { Scene } from '../../scenes/scene.tsx';
import { House, Skyline } from '../../scenes/skyline.tsx';
import { VolleyRow } from '../../scenes/volley.tsx';
import { Sections } from '../../sheet/sections.tsx';
import { flagOf } from '../../ships/colours.ts';
import { figuresOf } from '../../ships/figures.ts';
import { Flag } from '../../ships/flag.tsx';
import { ShipPicture } from '../../ships/ship.tsx';
import { islesOf, locationIcon } from './tokens.tsx';
import { assaultAhead } from './verdict.ts';
import { sayIn } from './words.ts';

/** A shore with the Location on it, seen from the sea. */
const Shore = ({ of }: { readonly of: LocationId }) => (
  <svg className="fdm-shore" viewBox="0 0 220 120" focusable="false" aria-hidden="true">
    <path className="fdm-shore-far" d="M0 96Q34 44 78 66Q112 22 160 58Q196 50 220 74V120H0z" />
    <path className="fdm-shore-near" d="M0 108Q60 84 116 92Q172 84 220 100V120H0z" />
    <g className="fdm-shore-sign" transform="translate(118 58)">
      <circle r="34" />
      <Glyph body={locationIcon(of)} size={46} />
    </g>
  </svg>
);

function Approach({ of, seat, drop }: { readonly of: LocationId; readonly seat: number; readonly drop?: string }) {
  const { board } = useDeck();
  const p = board.players[seat]!;
  return (
    <Horizon {...(drop !== undefined && { drop })}>
      <Shore of={of} />
      <ShipPicture type={p.ship.type} seat={seat} flag={flagOf(p)} className="fdm-foe fdm-foe-left" />
    </Horizon>
  );
}

/** Kind, and whose waters these are. */
function Kind({ of }: { readonly of: LocationId }) {
  const { board, speaker } = useDeck();
  const { zone } = board.players[board.turn.seat]!;
  const { nation } = ZONES[zone];
  return (
    <Label title={{ name: speaker.name(of), words: speaker.card(of) ?? '', rule: 'SEA-m9-23' }}>
      {nation !== null && <Flag of={nation} size={26} />}
      {speaker.name(`locations/${kindOf(of)}`)}
    </Label>
  );
}

export function VisitScene({ fold }: { readonly fold: () => void }) {
  const deck = useDeck();
  const { board, view, lang, speaker, offers, question, say } = deck;
  const of = islesOf(view.match!).visit!;
  const seat = board.turn.seat;
  const houses = offersOf(offers, 'activity');
  const goods = offers.filter(({ choice: [verb] }) => verb === 'sell' || verb === 'buy' || verb === 'put-back');
  const work = offers.filter(({ choice }) => choice[0] === 'drop' || (question === 'port.yard' && choice.length > 1));
  return (
    <Scene
      kind="port fdm-scene-visit"
      title={sayIn(lang)('visitTitle', { name: speaker.name(of) })}
      note={<Kind of={of} />}
      offers={offers.filter((o) => ![...houses, ...goods, ...work, doorOf(deck)].includes(o))}
      fold={fold}
    >
      <Approach of={of} seat={seat} />
      <Note>{speaker.card(of)}</Note>
      {houses.length > 0 && (
        <Skyline label={say('quay')}>
          {ACTIVITIES.flatMap((activity) => {
            const offer = offerOf(houses, 'activity', activity);
            const done = board.turn.activities.includes(activity);
            return offer === undefined ? [] : [<House key={activity} {...{ activity, offer, done }} busy={false} />];
          })}
        </Skyline>
      )}
      <Counter menu={false} work={work} />
    </Scene>
  );
}

export function AssaultScene({ fold }: { readonly fold: () => void }) {
  const { board, view, lang, speaker, names, offers } = useDeck();
  const tell = sayIn(lang);
  const { seat, location, cards, dice } = islesOf(view.match!).assault!;
  const p = board.players[seat]!;
  const harmless = kindOf(location) === 'missionary';
  const nimble = figuresOf(board, p.ship, seat).manoeuvrability.value;
  const acts = offersOf(offers, 'clear-away');
  const fires = view.match!.asked.some((asked) => asked.question === 'assault.bombard');
  // Whoever may land has been hit already.
  const hitBefore = view.match!.asked.some((asked) => asked.question === 'assault.land');
  const ahead = cards.length > 0 && fires ? assaultAhead(location, cards, p.ship, nimble) : null;
  const loads = cards.flatMap((card) => offerOf(offers, 'load', CARGO[card].good) ?? []);
  return (
    <Scene
      kind="raid fdm-scene-assault"
      title={tell('assaultTitle', { name: speaker.name(location) })}
      note={<Kind of={location} />}
      offers={offers.filter((o) => !acts.includes(o) && !loads.includes(o))}
      fold={fold}
    >
      <Approach of={location} seat={seat} drop="overboard" />
      <div className="fdm-raid-own bp-takes" style={owned(seat)} {...droppable('own')}>
        <b>{names[seat]}</b>
        <Sections ship={p.ship} seat={seat} hit={harmless || hitBefore || loads.length > 0 ? NONE : threatenedBy(cards)} />
      </div>
      {(dice.length > 0 || offerOf(offers, 'bombard') !== undefined) && (
        <div className="fdm-throw">
          {dice.length > 0 && <Dice dice={dice} />}
          <b className="fdm-left">{tell('shots', { n: Math.max(0, p.ship.cannons - dice.length) })}</b>
        </div>
      )}
      {board.volleys.map((volley, i) => (
        <VolleyRow key={i} volley={volley} />
      ))}
      {ahead !== null && (
        <p className={`fdm-ahead fdm-ahead-${ahead.ends === 'ashore' ? 'taken' : ahead.ends}`}>
          {tell(`ahead-${ahead.ends}`, {
            ...{ gold: ahead.gold, hits: ahead.hits, flights: Math.min(ahead.flights, p.ship.crew), crew: p.ship.crew },
            alarm: ahead.alarm ? 'yes' : 'no',
            sections: ahead.destroyed.map((section) => speaker.name(section)).join(', '),
          })}
        </p>
      )}
      {cards.length > 0 && (
        <>
          <CardsLaid cards={cards} on={(card) => offerOf(loads, 'load', CARGO[card].good) ?? offerOf(acts, 'clear-away', card)} />
          {loads.length === 0 && (
            <Tally
              cards={cards}
              nimble={nimble}
              harmless={harmless || hitBefore}
              flight={(n) => tell('flight', { n, of: nimble })}
            />
          )}
        </>
      )}
      {harmless && <Note>{tell('harmless')}</Note>}
      {KINDS[kindOf(location)].cards !== null && cards.length === 0 && <Note>{speaker.card(location)}</Note>}
    </Scene>
  );
}

const NONE: ReadonlySet<never> = new Set();
