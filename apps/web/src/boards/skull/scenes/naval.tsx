// Guns: both hulls and the line between them, what can be fired and how, the dice, and where each impact landed.
import type { OfferView } from '@boucan/table';
import type { ReactNode } from 'react';
import { Icon } from '../../../parts/icon.tsx';
import { useLang } from '../../../words/lang.tsx';
import { Dice, Die } from '../../parts/die.tsx';
import { OfferButton } from '../../parts/offer.tsx';
import { keyOf, offersOf } from '../../parts/offers.ts';
import { speaks } from '../../parts/speaks.ts';
import { Sum } from '../../parts/sum.tsx';
import { Pips } from '../../parts/track.tsx';
import { DEFENCE, FOES, GROUP_IDS, quantities, type VoyageView } from '../content.ts';
import { ICONS } from '../icons.ts';
import { GroupPiece, PersonPiece } from '../pieces/crew.tsx';
import { ofThing, type Thing } from '../speech.ts';
import { useVoyage } from '../table.tsx';
import { tenths } from '../words.ts';
import { CloseUp } from './close-up.tsx';
import './naval.css';
import { salvoOdds, type Target } from './salvo.ts';
import { Staged } from './stage.tsx';
import type { Impact, Volley } from './volley.ts';

export const FIELD_ICONS: Readonly<Record<string, string>> = {
  speed: ICONS.sail,
  rigging: ICONS.sail,
  combat: ICONS.sabre,
  deck: ICONS.deck,
  hold: ICONS.hold,
};

const cellOfTarget = (board: VoyageView, target: Target): number => {
  if (target === 'stone-crab') return board.ship.cell;
  if (target === 'watchtower') return board.tower?.cell ?? board.ship.cell;
  return board.foes.find((f) => f.id === target)?.cell ?? board.ship.cell;
};

interface Props {
  readonly target: Target;
  readonly volley: Volley | null;
  readonly fold: () => void;
}

export function NavalScene({ target, volley, fold }: Props) {
  const { board, offers, say, speaker } = useVoyage();
  const ways = offersOf(offers, 'fire', target);
  return (
    <Staged
      className="sku-naval"
      title={say('gunsAt', { foe: speaker.name(`${target}:the`) })}
      shown={offers.filter(({ choice }) => choice[0] !== 'yes' && choice[0] !== 'no')}
      fold={fold}
    >
      <div className="sku-naval-row">
        <CloseUp target={cellOfTarget(board, target)} />
        {volley !== null && <Broadside volley={volley} />}
      </div>
      {ways.length > 0 && (
        <fieldset className="sku-manoeuvres" aria-label={say('manoeuvres')}>
          {ways.map((offer) => (
            <Manoeuvre key={keyOf(offer)} offer={offer} target={target} />
          ))}
        </fieldset>
      )}
      <div className="sku-hulls">
        <Ours volley={volley} />
        <Theirs target={target} volley={volley} />
      </div>
    </Staged>
  );
}

/** What the dice said. */
function Broadside({ volley: { from, foe, dice, hits } }: { readonly volley: Volley }) {
  const { say, speaker } = useVoyage();
  return (
    <section className="sku-broadside" aria-label={say('broadside')} data-from={from}>
      <Icon body={ICONS.cannon} size={34} />
      <b>{from === 'ours' ? say('ownShip') : speaker.name(foe)}</b>
      <Dice faces={dice} words={dice.join(', ')} />
      <span>{say('impacts', { n: hits })}</span>
    </section>
  );
}

function Manoeuvre({ offer, target }: { readonly offer: OfferView; readonly target: Target }) {
  const at = useVoyage();
  const { board, say, speaker } = at;
  const how = offer.choice[2] as Thing;
  const { lang } = useLang();
  const { dice, over, hits } = salvoOdds(board, target);
  return (
    <OfferButton offer={offer} className="sku-manoeuvre" said={ofThing(at, how, speaker.label(offer.choice))} worded>
      <Icon body={how === 'dismast' || how === 'chain-shot' ? ICONS.sail : ICONS.cannon} size={28} />
      <b>{speaker.label(offer.choice)}</b>
      <small>{ofThing(at, how).words}</small>
      <span className="sku-odds">
        <Sum of={dice} name={say('salvoDice')} nameOf={(what) => speaker.name(what)} inert>
          {say('salvoOdds', { dice: dice.value, over, hits: tenths(lang, hits), n: hits })}
        </Sum>
      </span>
    </OfferButton>
  );
}

const Landed = ({ impacts, at }: { readonly impacts: readonly Impact[]; readonly at: Impact['at'] }) => {
  const { say } = useVoyage();
  return (
    <span className="sku-impacts">
      {impacts
        .filter((i) => i.at === at)
        .map((i, n) => (
          <span key={n} className="round">
            <Icon body={FIELD_ICONS[i.where] ?? ICONS.hold} size={20} label={say('impact', { where: i.where, left: i.left })} />
          </span>
        ))}
    </span>
  );
};

interface SideProps {
  readonly name: string;
  readonly fires: boolean;
  readonly children: ReactNode;
}

const Side = ({ name, fires, children }: SideProps) => (
  <section className="sku-hull-sheet" aria-label={name} data-fires={fires}>
    <h4>{name}</h4>
    {children}
  </section>
);

/** Where an impact lands, by the die. */
function HitTable({ fields, thing }: { readonly fields: readonly string[]; readonly thing: 'foeHits' | 'ownHits' }) {
  const at = useVoyage();
  const { say } = at;
  return (
    <ol className="sku-hit-table" aria-label={say('hitTable')} {...speaks(ofThing(at, thing, say('hitTable')))}>
      {fields.map((field, i) => (
        <li key={i}>
          <Die face={i + 1} />
          <Icon body={FIELD_ICONS[field]!} size={17} label={say('fieldName', { field })} />
        </li>
      ))}
    </ol>
  );
}

const OUR_HITS = ['rigging', 'deck', 'deck', 'hold', 'hold', 'hold'] as const;

function Ours({ volley }: { readonly volley: Volley | null }) {
  const at = useVoyage();
  const { board, say } = at;
  const { ship } = board;
  const { gunners, group } = quantities.salvoOf(board);
  const crew = quantities.gunCrew(board);
  const tracks = [
    ['sails', ICONS.sail, ship.sails, ship.sailsMax, 'sail'],
    ['hold', ICONS.hold, ship.hold, ship.holdMax, 'brokenCell'],
    ['guns', ICONS.cannon, quantities.cannonsOf(board), quantities.cannonsOf(board), 'guns'],
  ] as const;
  return (
    <Side name={say('ownShip')} fires={volley?.from === 'ours'}>
      <div className="sku-tracks">
        {tracks.map(([name, icon, n, of, thing]) => {
          const words = say('pips', { name: say(name), n, of });
          return (
            <span key={name}>
              <Icon body={icon} size={15} />
              <Pips n={n} of={of} words={words} said={ofThing(at, thing, words)} />
            </span>
          );
        })}
      </div>
      {volley?.from !== 'theirs' && (
        <div className="sku-gun-crews">
          {gunners.map((i) => (
            <span key={i} {...speaks(ofThing(at, 'gunner'))}>
              <PersonPiece person={board.people[i]!} />
              <b>{say('diceOf', { n: 1 })}</b>
            </span>
          ))}
          {group > 0 && crew >= 0 && (
            <span {...speaks(ofThing(at, 'gunGroup'))} data-group={GROUP_IDS[crew]}>
              <GroupPiece group={board.groups[crew]!} at={crew} />
              <b>{say('diceOf', { n: group })}</b>
            </span>
          )}
        </div>
      )}
      <Landed impacts={volley?.impacts ?? []} at="ours" />
      <HitTable fields={OUR_HITS} thing="ownHits" />
    </Side>
  );
}

function Theirs({ target, volley }: { readonly target: Target; readonly volley: Volley | null }) {
  const at = useVoyage();
  const { board, say, speaker } = at;
  const name = speaker.name(target);
  const fires = volley?.from === 'theirs';
  if (target === 'stone-crab' || target === 'watchtower') {
    const hits = target === 'stone-crab' ? board.crab : (board.tower?.hits ?? DEFENCE);
    const left = Math.max(0, DEFENCE - hits);
    return (
      <Side name={name} fires={fires}>
        <Pips n={left} of={DEFENCE} words={say('defence', { n: left })} />
        <p>{speaker.card(target)}</p>
        <Landed impacts={volley?.impacts ?? []} at="theirs" />
      </Side>
    );
  }
  const sheet = FOES[target];
  const foe = board.foes.find((f) => f.id === target);
  const tracks = [
    ['foeSpeed', ICONS.sail, foe?.speed ?? 0, sheet.speed],
    ['foeCombat', ICONS.sabre, foe?.combat ?? 0, sheet.combat],
    ['foeHold', ICONS.hold, foe?.hold ?? 0, sheet.hold],
  ] as const;
  return (
    <Side name={name} fires={fires}>
      <div className="sku-tracks">
        {tracks.map(([track, icon, n, of]) => {
          if (of === null) return null;
          const words = say('pips', { name: say(track), n, of });
          return (
            <span key={track}>
              <Icon body={icon} size={15} />
              <Pips n={n} of={of} words={words} said={ofThing(at, track, words)} />
            </span>
          );
        })}
        {sheet.guns > 0 && (
          <span {...speaks(ofThing(at, 'foeGuns'))}>
            <Icon body={ICONS.cannon} size={15} /> {say('foeGuns', { n: sheet.guns, from: sheet.gunsFrom })}
          </span>
        )}
      </div>
      <Landed impacts={volley?.impacts ?? []} at="theirs" />
      {sheet.hits.length > 0 && <HitTable fields={sheet.hits} thing="foeHits" />}
    </Side>
  );
}
