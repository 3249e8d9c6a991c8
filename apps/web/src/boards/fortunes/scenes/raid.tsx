// A raid: the cards laid out, every icon counted, the dice, and what is to be done with them.
import coins from 'icon:two-coins';
import { motion } from 'motion/react';
import { Icon } from '../../../parts/icon.tsx';
import { CargoFace } from '../cards/cards.tsx';
import { CARGO, type CargoIcon, manoeuvrabilityOf, RULES, SECTIONS } from '../content.ts';
import { OfferButton, offerOf, Thing, useDeck } from '../deck.tsx';
import { Sections } from '../sheet/rail.tsx';
import { flagOf } from '../ships/colours.ts';
import { Flag } from '../ships/flag.tsx';
import { ShipPicture } from '../ships/ship.tsx';
import { SectionIcon } from '../tokens/tokens.tsx';
import { Dice } from './dice.tsx';
import { Horizon } from './horizon.tsx';
import { Scene } from './scene.tsx';

export function RaidScene({ fold }: { readonly fold: () => void }) {
  const { board, say, speaker, names, offers } = useDeck();
  const raid = board.raid!;
  const p = board.players[raid.seat]!;
  const flag = raid.nation ?? raid.token;
  const icons = raid.cards.map((card) => CARGO[card].icon);
  const counted = (['flight', ...SECTIONS] as const).flatMap((icon): [CargoIcon, number][] => {
    const n = icons.filter((one) => one === icon).length;
    return n > 0 ? [[icon, n]] : [];
  });
  const nimble = manoeuvrabilityOf(board as unknown as Parameters<typeof manoeuvrabilityOf>[0], p.ship);
  const worth = raid.cards.reduce((sum, card) => sum + CARGO[card].value, 0);
  const onCards = offers.filter(
    ({ choice }) => (choice[0] === 'raid-discard' || choice[0] === 'raid-exchange') && raid.cards.includes(choice[1] as never),
  );
  const loads = raid.cards.flatMap((card) => offerOf(offers, 'load', CARGO[card].good) ?? []);
  const rest = offers.filter((o) => !onCards.includes(o) && !loads.includes(o));
  const threatened = new Set(icons.filter((icon) => icon !== 'flight'));
  return (
    <Scene
      kind="raid"
      title={say('raidTitle', { zone: speaker.name(raid.zone) })}
      offers={rest}
      fold={fold}
      note={
        <span className="fdm-thing">
          <Flag of={flag} size={26} />
          {raid.nation === null ? speaker.name(raid.token) : say('raidAs', { nation: speaker.name(raid.nation) })}
        </span>
      }
    >
      <Horizon>
        <ShipPicture type={p.ship.type} seat={raid.seat} flag={flagOf(p)} className="fdm-foe fdm-foe-left" />
        <ShipPicture type="flute" flag={flag} livery="merchant" className="fdm-foe fdm-foe-right" />
      </Horizon>
      <div className="fdm-raid-own" style={{ '--sail': `var(--seat-${raid.seat})` }}>
        <b>{names[raid.seat]}</b>
        <Sections ship={p.ship} hit={threatened} />
      </div>
      {raid.dice.length > 0 && (
        <div className="fdm-throw">
          <Dice dice={raid.dice} />
          <b className="fdm-left">{say('successesLeft', { n: raid.successes })}</b>
        </div>
      )}
      {raid.cards.length > 0 && (
        <>
          <ul className="fdm-cards-row fdm-raid-cards">
            {raid.cards.map((card, i) => {
              const acts = onCards.filter(({ choice }) => choice[1] === card);
              return (
                <motion.li
                  key={card}
                  initial={{ opacity: 0, y: -30, rotateY: 80 }}
                  animate={{ opacity: 1, y: 0, rotateY: 0 }}
                  transition={{ duration: 0.45, delay: i * 0.12 }}
                >
                  <Thing offer={offerOf(loads, 'load', CARGO[card].good)} className="fdm-ware">
                    <CargoFace card={card} />
                  </Thing>
                  {acts.map((offer) => (
                    <OfferButton key={offer.choice.join(' ')} offer={offer} className="fdm-offer-small">
                      <span aria-hidden="true">{say(offer.choice[0] as 'raid-discard' | 'raid-exchange')}</span>
                    </OfferButton>
                  ))}
                </motion.li>
              );
            })}
          </ul>
          <ul className="fdm-tally" aria-label={say('raidIcons')}>
            {counted.map(([icon, n]) => (
              <li key={icon} className={icon !== 'flight' || n >= nimble ? 'fdm-tally-hit' : 'fdm-tally-flight'}>
                <SectionIcon section={icon} size={22} />
                {icon === 'flight' ? say('flight', { n, of: nimble }) : say('hitsOn', { section: speaker.name(icon), n })}
              </li>
            ))}
            <li className={worth >= RULES.raidGoldForGlory ? 'fdm-tally-gold fdm-tally-glory' : 'fdm-tally-gold'}>
              <Icon body={coins} size={20} />
              {say('raidSpoils', { n: worth })}
            </li>
          </ul>
        </>
      )}
    </Scene>
  );
}
