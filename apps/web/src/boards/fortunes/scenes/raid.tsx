// A raid: the cards laid out, every icon counted, the dice, and what is to be done with them.
import coins from 'icon:two-coins';
import type { OfferView } from '@boucan/table';
import { Icon } from '../../../parts/icon.tsx';
import { dragged, droppable } from '../../parts/drag.ts';
import { Horizon } from '../../parts/horizon.tsx';
import { Label } from '../../parts/label.tsx';
import { OfferButton, Thing } from '../../parts/offer.tsx';
import { allowed, keyOf, offerOf } from '../../parts/offers.ts';
import { owned } from '../../parts/seat-mark.tsx';
import { speaks } from '../../parts/speaks.ts';
import { Comes } from '../../parts/travels.tsx';
import { CargoFace } from '../cards/cards.tsx';
import { CARGO, type CargoIcon, type CargoId, RULES, SECTIONS, type Section } from '../content.ts';
import { useDeck } from '../deck.tsx';
import { wareOf } from '../map/dropped.ts';
import { Sections } from '../sheet/sections.tsx';
import { flagOf } from '../ships/colours.ts';
import { figuresOf } from '../ships/figures.ts';
import { Flag } from '../ships/flag.tsx';
import { ShipPicture } from '../ships/ship.tsx';
import { ofThing } from '../speech.ts';
import { SectionIcon } from '../tokens/tokens.tsx';
import { Dice } from './dice.tsx';
import './raid.css';
import { Scene } from './scene.tsx';

/** The sections that these cards would hit. */
export const threatenedBy = (cards: readonly CargoId[]): ReadonlySet<Section> =>
  new Set(cards.flatMap((card) => (CARGO[card].icon === 'flight' ? [] : [CARGO[card].icon])));

export function RaidScene({ fold }: { readonly fold: () => void }) {
  const { board, say, speaker, names, offers } = useDeck();
  const raid = board.raid!;
  const p = board.players[raid.seat]!;
  const flag = raid.nation ?? raid.token;
  const nimble = figuresOf(board, p.ship, raid.seat).manoeuvrability.value;
  const onCards = offers.filter(
    ({ choice }) => (choice[0] === 'raid-discard' || choice[0] === 'raid-exchange') && raid.cards.includes(choice[1] as never),
  );
  const loads = raid.cards.flatMap((card) => offerOf(offers, 'load', CARGO[card].good) ?? []);
  const rest = offers.filter((o) => !onCards.includes(o) && !loads.includes(o));
  const { raid: ahead } = board.sums;
  // What is loaded threatens nobody any more.
  const loading = loads.length > 0;
  return (
    <Scene
      kind="raid"
      title={say('raidTitle', { zone: speaker.name(raid.zone) })}
      offers={rest}
      fold={fold}
      note={
        <Label>
          <Flag of={flag} size={26} />
          {raid.nation === null ? speaker.name(raid.token) : say('raidAs', { nation: speaker.name(raid.nation) })}
        </Label>
      }
    >
      <Horizon drop="overboard">
        <ShipPicture type={p.ship.type} seat={raid.seat} flag={flagOf(p)} className="fdm-foe fdm-foe-left" />
        <ShipPicture type="flute" flag={flag} livery="merchant" className="fdm-foe fdm-foe-right" />
      </Horizon>
      <div className="fdm-raid-own bp-takes" style={owned(raid.seat)} {...droppable('own')}>
        <b>{names[raid.seat]}</b>
        <Sections ship={p.ship} seat={raid.seat} hit={threatenedBy(loading ? [] : raid.cards)} />
      </div>
      {!loading && raid.dice.length > 0 && (
        <div className="fdm-throw">
          <Dice dice={raid.dice} />
          <b className="fdm-left">{say('successesLeft', { n: raid.successes })}</b>
        </div>
      )}
      {ahead !== null && (
        <p className={`fdm-ahead fdm-ahead-${ahead.ends}`}>
          {say(`ahead-${ahead.ends}`, {
            gold: ahead.gold.value,
            sections: ahead.destroyed.map((section) => speaker.name(section)).join(', '),
          })}
        </p>
      )}
      {raid.cards.length > 0 && (
        <>
          <CardsLaid
            cards={raid.cards}
            acts={onCards}
            on={(card) => offerOf(loads, 'load', CARGO[card].good)}
            label={(verb) => say(verb as 'raid-discard' | 'raid-exchange')}
          />
          {!loading && <Tally cards={raid.cards} nimble={nimble} flight={(n) => say('flight', { n, of: nimble })} />}
        </>
      )}
    </Scene>
  );
}

interface LaidProps {
  readonly cards: readonly CargoId[];
  /** What pressing one of them does. */
  readonly on: (card: CargoId) => OfferView | undefined;
  /** And what can be done with it by buttons below. */
  readonly acts?: readonly OfferView[];
  readonly label?: (verb: string) => string;
}

/** Cargo in sight of all, each card with what can be done with it. */
export function CardsLaid({ cards, on, acts: onCards = [], label }: LaidProps) {
  return (
    <ul className="fdm-raid-cards">
      {cards.map((card, i) => {
        const acts = onCards.filter(({ choice }) => choice[1] === card);
        return (
          <Comes by="turned" key={card} after={i}>
            <Thing offer={on(card)} className="fdm-ware" drag={wareOf(CARGO[card].good, card)}>
              <span {...dragged(acts.some(allowed) ? wareOf(CARGO[card].good, card) : null)}>
                <CargoFace card={card} />
              </span>
            </Thing>
            {acts.map((offer) => (
              <OfferButton key={keyOf(offer)} offer={offer} className="bp-offer-small">
                <span aria-hidden="true">{label?.(offer.choice[0])}</span>
              </OfferButton>
            ))}
          </Comes>
        );
      })}
    </ul>
  );
}

interface TallyProps {
  readonly cards: readonly CargoId[];
  readonly nimble: number;
  /** They do not hit back. */
  readonly harmless?: boolean;
  /** What so many Flight icons mean. */
  readonly flight: (n: number) => string;
}

/** What the icons come to, and the gold. */
export function Tally({ cards, nimble, harmless = false, flight }: TallyProps) {
  const deck = useDeck();
  const { say, speaker } = deck;
  const icons = cards.map((card) => CARGO[card].icon);
  const counted = (['flight', ...(harmless ? [] : SECTIONS)] as const).flatMap((icon): [CargoIcon, number][] => {
    const n = icons.filter((one) => one === icon).length;
    return n > 0 ? [[icon, n]] : [];
  });
  const worth = cards.reduce((sum, card) => sum + CARGO[card].value, 0);
  return (
    <ul className="fdm-tally" aria-label={say('raidIcons')}>
      {counted.map(([icon, n]) => (
        <li
          key={icon}
          {...speaks(ofThing(deck, icon))}
          className={icon !== 'flight' || n >= nimble ? 'fdm-tally-hit' : 'fdm-tally-flight'}
        >
          <SectionIcon section={icon} size={22} />
          {icon === 'flight' ? flight(n) : say('hitsOn', { section: speaker.name(icon), n })}
        </li>
      ))}
      <li className={worth >= RULES.raidGoldForGlory ? 'fdm-tally-gold fdm-tally-glory' : 'fdm-tally-gold'}>
        <Icon body={coins} size={20} />
        {say('raidSpoils', { n: worth })}
      </li>
    </ul>
  );
}
