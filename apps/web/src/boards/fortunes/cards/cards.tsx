// The cards of this game: a glance tells their kind, and every word of them can be read.
import sabres from 'icon:crossed-sabres';
import coins from 'icon:two-coins';
import { Fragment } from 'react';
import { Icon } from '../../../parts/icon.tsx';
import { CardBack as Back, Card, TextCard, type Tone } from '../../parts/card.tsx';
import { Count, Label } from '../../parts/label.tsx';
import { offersOf } from '../../parts/offers.ts';
import { Sum } from '../../parts/sum.tsx';
import {
  CAPTAINS,
  CARGO,
  type CaptainId,
  type CargoId,
  EVENTS,
  type EventId,
  type GloryId,
  gloryCard,
  type Mark,
  type MissionId,
  missionCard,
  type PlayerSums,
  RUMOURS,
  type RumourId,
  SKILLS,
  type Skill,
  ZONES,
} from '../content.ts';
import { useDeck } from '../deck.tsx';
import { Flag } from '../ships/flag.tsx';
import { ofGood, ofThing } from '../speech.ts';
import { MARK_ICON } from '../tokens/icons.ts';
import { GoodPicture, SectionIcon, SkillIcon } from '../tokens/tokens.tsx';
import './cards.css';

/** A cargo card: the good, what it is worth as plunder, and what it does in a raid. */
export function CargoFace({ card, price }: { readonly card: CargoId; readonly price?: number | undefined }) {
  const deck = useDeck();
  const { say, speaker } = deck;
  const { good, value, icon, port } = CARGO[card];
  return (
    <Card
      className={`fdm-cargo-card fdm-good-${good}`}
      label={say('cargoFace', { good: speaker.name(good), value, icon: speaker.name(icon) })}
      said={ofGood(deck, good, say('cargoFace', { good: speaker.name(good), value, icon: speaker.name(icon) }))}
      art={
        <>
          <GoodPicture good={good} size={speaker.name(good).includes(' ') ? 26 : 40} />
          {port !== undefined && (
            <span className="fdm-cargo-port">
              <Flag of={ZONES[port].nation} size={18} />
            </span>
          )}
          {price !== undefined && (
            <span className="fdm-cargo-price">
              <Icon body={coins} size={14} />
              {price}
            </span>
          )}
        </>
      }
      name={speaker.name(good)}
      foot={
        <>
          <span className="fdm-cargo-loot">
            <Icon body={sabres} size={13} />
            {value}
          </span>
          <span className="round fdm-cargo-icon" data-flees={icon === 'flight'}>
            <SectionIcon section={icon} size={18} />
          </span>
        </>
      }
    />
  );
}

const BACK: Readonly<Record<'cargo' | 'glory' | 'rumour' | 'captain', Tone>> = {
  cargo: 'umber',
  glory: 'wine',
  rumour: 'slate',
  captain: 'pine',
};

export const CardBack = ({ of, n }: { readonly of: keyof typeof BACK; readonly n?: number }) => (
  <Back tone={BACK[of]} className={`fdm-back-${of}`} {...(n !== undefined && { n })} />
);

/** The colour of each kind of Glory card. */
export const MARK_TONE: Readonly<Record<Mark, Tone>> = {
  battle: 'red',
  trade: 'green',
  sea: 'blue',
  intrigue: 'violet',
  reaction: 'amber',
  specialist: 'umber',
};

export function GloryFace({ card, brief = false }: { readonly card: GloryId; readonly brief?: boolean }) {
  const { speaker, say } = useDeck();
  const { mark, cost } = gloryCard(card);
  return (
    <TextCard
      tone={MARK_TONE[mark]}
      head={
        <>
          <Icon body={MARK_ICON[mark]} size={18} />
          <span>{say(`mark-${mark}`)}</span>
          {cost !== undefined && cost > 0 && (
            <Label className="fdm-cost" title={say('cost', { n: cost })}>
              <Icon body={coins} size={14} />
              {cost}
            </Label>
          )}
        </>
      }
      title={speaker.name(card)}
      text={brief ? null : speaker.card(card)}
    />
  );
}

/** A Glory card in the strip: its mark, and its name under the pointer. */
export function GloryMini({ card }: { readonly card: GloryId }) {
  const { speaker, offers } = useDeck();
  const why = offersOf(offers, 'play', card)[0]?.because[0];
  const { mark } = gloryCard(card);
  return (
    <Card
      className="fdm-mini"
      tone={MARK_TONE[mark]}
      label={speaker.name(card)}
      said={{
        name: speaker.name(card),
        words: speaker.card(card) ?? speaker.name(card),
        rule: 'FDM-GLORY-11',
        not: why && speaker.reason(why),
      }}
      art={<Icon body={MARK_ICON[mark]} size={18} />}
    />
  );
}

export function MissionFace({ card, brief = false }: { readonly card: MissionId; readonly brief?: boolean }) {
  const { speaker } = useDeck();
  const { kind, port } = missionCard(card);
  const { nation } = ZONES[port];
  return (
    <TextCard
      tone="gold"
      className="fdm-mission"
      head={
        <>
          {nation !== null && <Flag of={nation} />}
          <span>
            {speaker.name(kind)} · {speaker.name(port)}
          </span>
        </>
      }
      title={speaker.name(card)}
      text={brief ? null : speaker.card(card)}
    />
  );
}

export function RumourFace({ card }: { readonly card: RumourId }) {
  const { speaker } = useDeck();
  const { place, skill } = RUMOURS[card];
  return (
    <TextCard
      tone="slate"
      className="fdm-rumour"
      head={
        <>
          <SkillIcon skill={skill} />
          <span>{speaker.name(place)}</span>
        </>
      }
      title={speaker.name(card)}
      text={speaker.card(card)}
    />
  );
}

interface SkillsProps {
  readonly of: { readonly [skill in Skill]?: number };
  /** The dice they give now, with what adds to them. */
  readonly sums?: PlayerSums['dice'] | undefined;
}

/** Skills as pictures and numbers; a captain whom nobody plays has three of them. */
export function Skills({ of, sums }: SkillsProps) {
  const deck = useDeck();
  const { say, speaker } = deck;
  return (
    <span className="fdm-skills">
      {SKILLS.filter((skill) => of[skill] !== undefined).map((skill) => (
        <Fragment key={skill}>
          {sums === undefined || sums[skill].value === of[skill] ? (
            <Count
              name={speaker.name(skill)}
              said={ofThing(deck, skill)}
              picture={<SkillIcon skill={skill} size={20} />}
              n={of[skill]}
            />
          ) : (
            <Label title={ofThing(deck, skill)}>
              <SkillIcon skill={skill} size={20} />
              <Sum of={sums[skill]} name={`${speaker.name(skill)}, ${say('rolls')}`} nameOf={speaker.name} />
            </Label>
          )}
        </Fragment>
      ))}
    </span>
  );
}

interface CaptainProps {
  readonly captain: CaptainId;
  readonly sums?: PlayerSums['dice'] | undefined;
}

export function CaptainFace({ captain, sums }: CaptainProps) {
  const { speaker } = useDeck();
  const { home, abilities, ...skills } = CAPTAINS[captain];
  return (
    <TextCard
      tone="pine"
      className="fdm-captain"
      head={
        <>
          <Flag of={ZONES[home].nation} />
          <span>{speaker.name(home)}</span>
        </>
      }
      title={speaker.name(captain)}
      foot={
        <>
          <Skills of={skills} sums={sums} />
          {abilities.map((ability) => (
            <Ability key={ability} of={ability} />
          ))}
        </>
      }
    />
  );
}

/** What a captain, a zone or a token can do. */
export function Ability({ of }: { readonly of: string }) {
  const { speaker } = useDeck();
  return (
    <span className="fdm-ability">
      <b>{speaker.name(of)}.</b> {speaker.card(of)}
    </span>
  );
}

export function EventFace({ card }: { readonly card: EventId }) {
  const { speaker } = useDeck();
  const event = EVENTS[card];
  return (
    <TextCard
      className="fdm-event"
      title={speaker.name(card)}
      text={speaker.card(card)}
      {...('manoeuvre' in event && { foot: <Skills of={event} /> })}
    />
  );
}
