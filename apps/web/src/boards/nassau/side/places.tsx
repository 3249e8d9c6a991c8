// What lies beside the town and the sea: port, tavern, animal island, decks, sea dog, Dutchman, and the ways home.

import harbour from 'icon:anchor';
import fire from 'icon:campfire';
import port from 'icon:harbor-dock';
import mountain from 'icon:mountains';
import dutch from 'icon:ship-wreck';
import dog from 'icon:sitting-dog';
import skull from 'icon:skull-crossed-bones';
import tavern from 'icon:tavern-sign';
import type { ReactNode } from 'react';
import { Icon } from '../../../parts/icon.tsx';
import { Thing } from '../../parts/offer.tsx';
import { offerOf, offersOf } from '../../parts/offers.ts';
import { SeatShape } from '../../parts/seat-mark.tsx';
import {
  type DutchmanView,
  OFFERINGS,
  OUTPOST_ZONES,
  type OutpostId,
  PLACE_POINTS,
  QUAY_IDS,
  QUAYS,
  TABLE_IDS,
  TABLES,
  TILE_POINTS,
  ZONES,
} from '../content.ts';
import { WEAPON_ICONS } from '../icons.ts';
import { Crate, Gain, Pirate, TaleBack } from '../pieces.tsx';
import { AnimalPiece } from '../ship/parts.tsx';
import { partOf, useNassau } from '../table.tsx';
import './places.css';

const Block = ({
  title,
  art,
  className,
  note,
  children,
}: {
  readonly title: string;
  readonly art: string;
  readonly className: string;
  readonly note?: string;
  readonly children: ReactNode;
}) => (
  <section className={`nas-block ${className}`} aria-label={title}>
    <h3>
      <Icon body={art} size={18} />
      {title}
      {note !== undefined && <small>{note}</small>}
    </h3>
    {children}
  </section>
);

/** Five quays, each for one boat. */
export function Port() {
  const { board, offers, say, speaker, names } = useNassau();
  const elsewhere = offersOf(offers, 'dock').filter(({ choice }) => !(QUAY_IDS as readonly unknown[]).includes(choice[1]));
  return (
    <Block title={say('port')} art={port} className="nas-port" note={say('quayGives')}>
      <ul className="nas-quays">
        {QUAY_IDS.map((quay, i) => {
          const seat = board.ships.findIndex((s) => s.quay === i);
          return (
            <li key={quay}>
              <Thing
                offer={offerOf(offers, 'dock', quay)}
                className="nas-quay-place"
                said={{
                  name: speaker.name(quay),
                  words: say('quayBrings', {
                    gain: speaker.name(`${QUAYS[quay].gain}:a`),
                    name: seat < 0 ? '' : names[seat]!,
                    held: seat < 0 ? 'no' : 'yes',
                  }),
                  rule: 'NAS-PASS-08',
                }}
              >
                <Gain gain={QUAYS[quay].gain} size={24} />
                {seat >= 0 && (
                  <span className="nas-moored" title={speaker.name(quay)}>
                    <SeatShape seat={seat} size={20} />
                  </span>
                )}
              </Thing>
            </li>
          );
        })}
      </ul>
      {elsewhere.length > 0 && (
        <ul className="nas-quays">
          {elsewhere.map((offer) => (
            <li key={offer.choice[1]}>
              <Thing offer={offer} className="nas-quay-place">
                <span>
                  {say('atOutpost', { zone: ZONES[OUTPOST_ZONES[board.outposts.indexOf(offer.choice[1] as OutpostId)]!]! })}
                </span>
              </Thing>
            </li>
          ))}
        </ul>
      )}
    </Block>
  );
}

/** Five tables, and at each of them the pirates who still sit there. */
export function Tavern() {
  const { board, offers, say, speaker } = useNassau();
  return (
    <Block title={say('tavern')} art={tavern} className="nas-tavern">
      <ul className="nas-tables">
        {TABLE_IDS.map((table, i) => (
          <li key={table}>
            <Thing
              offer={offerOf(offers, 'table', table)}
              className="nas-counter"
              said={{ name: speaker.name(table), words: say('tableBrings', { gain: speaker.name(`${TABLES[table].gain}:a`) }) }}
            >
              <Gain gain={TABLES[table].gain} size={24} />
              <span className="nas-drinkers">
                {board.ships.map(({ tables }, seat) => (tables & (1 << i)) !== 0 && <Pirate key={seat} seat={seat} size={17} />)}
              </span>
            </Thing>
          </li>
        ))}
      </ul>
    </Block>
  );
}

/** Three mountains with an animal each. */
export function AnimalIsland() {
  const { board, offers, say, speaker } = useNassau();
  return (
    <Block title={say('animalIsland')} art={mountain} className="nas-animals" note={say('inPile', { n: board.pile.length })}>
      <ul className="nas-mountains">
        {board.mountains.map((animal, i) => (
          <li key={i}>
            <Thing
              offer={animal === null ? undefined : offerOf(offers, 'adopt', animal)}
              className="nas-mountain"
              remarked={false}
            >
              {animal === null ? (
                <span aria-hidden="true">–</span>
              ) : (
                <>
                  <AnimalPiece animal={animal} words={`${speaker.name(animal)}. ${speaker.card(animal) ?? ''}`} />
                  <span aria-hidden="true">{speaker.name(animal)}</span>
                </>
              )}
            </Thing>
          </li>
        ))}
      </ul>
    </Block>
  );
}

/** Both decks of tales. */
export function Decks() {
  const { board, offers, speaker, say } = useNassau();
  const draw = (deck: string) => offerOf(offers, 'deck', deck) ?? offerOf(offers, 'tale', deck);
  return (
    <div className="nas-decks">
      {(['deck-arrr', 'deck-b'] as const).map((deck) => {
        const n = deck === 'deck-b' ? board.deckB : board.deckS + board.deckA;
        return (
          <Thing
            key={deck}
            offer={draw(deck)}
            className="nas-deck-pile"
            said={{ name: speaker.name(deck), words: say('deckBrings', { n, deck: deck === 'deck-b' ? 'b' : 'a' }) }}
          >
            <span className="nas-deck-in">
              <TaleBack back={deck === 'deck-b' ? 'B' : (board.top ?? 'A')} />
              <b>{n}</b>
              <span className="sr-only">{speaker.name(deck)}</span>
            </span>
          </Thing>
        );
      })}
    </div>
  );
}

/** Where the sea dog is, what he sells, and who has bought. */
export function SeaDog() {
  const { board, offers, say, speaker } = useNassau();
  const [zone, offering] = [board.seaDog.at(-1), board.offerings.at(-1)];
  if (zone === undefined || offering === undefined) return null;
  return (
    <Block title={speaker.name('sea-dog')} art={dog} className="nas-dog" note={say('zone', { zone: ZONES[zone]! })}>
      <p className="nas-note">{say('dogGives')}</p>
      <ul className="nas-tables">
        {OFFERINGS[offering].gains.map((gain) => (
          <li key={gain}>
            <Thing offer={offerOf(offers, 'buy', gain)} className="nas-counter">
              <Gain gain={gain} size={24} />
            </Thing>
          </li>
        ))}
        <li className="nas-drinkers">{board.ships.map(({ traded }, seat) => traded && <Crate key={seat} seat={seat} />)}</li>
      </ul>
    </Block>
  );
}

/** The Dutchman's board: tile, weapon and crates of this round, and the large quay. */
export function Dutchman() {
  const { view, board, say, speaker, names } = useNassau();
  const d = partOf<DutchmanView>(view, 'flying-dutchman');
  if (d === null) return null;
  const zone = d.tiles.at(-1)!;
  const weapon = d.weapons[board.round - 1]!;
  return (
    <Block title={speaker.name('dutchman')} art={dutch} className="nas-ghost" note={say('zone', { zone: ZONES[zone]! })}>
      <p className="nas-note">
        <Icon body={WEAPON_ICONS[weapon]} size={18} label={speaker.name(weapon)} />{' '}
        {say('tileWorth', { points: TILE_POINTS[zone]! })}
      </p>
      <ul className="nas-ghost-quay" aria-label={say('largeQuay', { places: PLACE_POINTS.join(' · ') })}>
        {d.large.map((n, seat) => (
          <li key={seat}>
            <SeatShape seat={seat} size={15} />
            <span className="sr-only">{names[seat]}: </span>
            {n}
            {d.crates[seat]! > 0 && <b> +{d.crates[seat]}</b>}
          </li>
        ))}
      </ul>
    </Block>
  );
}

const STOPS = [
  ['skull-island', skull],
  ['campfire', fire],
  ['home', harbour],
] as const;

/** Where a voyage home can lead, with who is there. */
export function WaysHome() {
  const { board, offers, say, speaker } = useNassau();
  return (
    <Block title={say('wayHome')} art={harbour} className="nas-ways">
      <ul className="nas-stops">
        {STOPS.map(([stop, body]) => (
          <li key={stop}>
            <Thing offer={offerOf(offers, 'head-for', stop)} className="nas-stop">
              <Icon body={body} size={26} />
              <span>{speaker.name(stop)}</span>
              {board.ships.map(({ stage }, seat) => stage === stop && <SeatShape key={seat} seat={seat} size={15} />)}
            </Thing>
          </li>
        ))}
      </ul>
    </Block>
  );
}
