// Cards that look like cards: a glance tells their kind, and every word of them can be read.
import coins from 'icon:two-coins';
import type { ReactNode } from 'react';
import { Icon } from '../../../parts/icon.tsx';
import {
  CAPTAINS,
  CARGO,
  type CaptainId,
  type CargoId,
  EVENTS,
  type EventId,
  type GloryId,
  gloryCard,
  type MissionId,
  missionCard,
  RUMOURS,
  type RumourId,
  SKILLS,
  type Skill,
  ZONES,
} from '../content.ts';
import { useDeck } from '../deck.tsx';
import { Flag } from '../ships/flag.tsx';
import { MARK_ICON } from '../tokens/icons.ts';
import { GoodPicture, SectionIcon, SkillIcon } from '../tokens/tokens.tsx';

/** A cargo card: the good, what it is worth as plunder, and what it does in a raid. */
export function CargoFace({ card }: { readonly card: CargoId }) {
  const { say, speaker } = useDeck();
  const { good, value, icon } = CARGO[card];
  return (
    <span className={`fdm-cargo-card fdm-good-${good}`}>
      <span className="sr-only">{say('cargoFace', { good: speaker.name(good), value, icon: speaker.name(icon) })}</span>
      <span className="fdm-cargo-art" aria-hidden="true">
        <GoodPicture good={good} size={40} />
      </span>
      <span className="fdm-cargo-name" aria-hidden="true">
        {speaker.name(good)}
      </span>
      <span className="fdm-cargo-foot" aria-hidden="true">
        <span className="fdm-cargo-value">
          <Icon body={coins} size={14} />
          {value}
        </span>
        <span className={icon === 'flight' ? 'fdm-cargo-icon fdm-fleeing' : 'fdm-cargo-icon'} title={speaker.name(icon)}>
          <SectionIcon section={icon} size={18} />
        </span>
      </span>
    </span>
  );
}

/** The back of a card: what is secret stays visibly secret. */
export const CardBack = ({ of, n }: { readonly of: 'cargo' | 'glory' | 'rumour' | 'captain'; readonly n?: number }) => (
  <span className={`fdm-card-back fdm-back-${of}`} aria-hidden="true">
    {n !== undefined && <b>{n}</b>}
  </span>
);

interface PaperProps {
  readonly kind: string;
  readonly head?: ReactNode;
  readonly title: string;
  readonly text?: string | null;
  readonly foot?: ReactNode;
}

function Paper({ kind, head, title, text, foot }: PaperProps) {
  return (
    <span className={`fdm-paper fdm-paper-${kind}`}>
      {head !== undefined && <span className="fdm-paper-head">{head}</span>}
      <b className="fdm-paper-title">{title}</b>
      {text !== undefined && text !== null && <span className="fdm-paper-text">{text}</span>}
      {foot !== undefined && <span className="fdm-paper-foot">{foot}</span>}
    </span>
  );
}

export function GloryFace({ card, brief = false }: { readonly card: GloryId; readonly brief?: boolean }) {
  const { speaker, say } = useDeck();
  const { mark, cost } = gloryCard(card);
  return (
    <Paper
      kind={`glory fdm-mark-${mark}`}
      head={
        <>
          <Icon body={MARK_ICON[mark]} size={18} />
          <span>{say(`mark-${mark}`)}</span>
          {cost !== undefined && cost > 0 && (
            <span className="fdm-cost" title={say('cost', { n: cost })}>
              <Icon body={coins} size={14} />
              {cost}
            </span>
          )}
        </>
      }
      title={speaker.name(card)}
      text={brief ? null : speaker.card(card)}
    />
  );
}

export function MissionFace({ card, brief = false }: { readonly card: MissionId; readonly brief?: boolean }) {
  const { speaker } = useDeck();
  const { kind, port } = missionCard(card);
  const { nation } = ZONES[port];
  return (
    <Paper
      kind="mission"
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
    <Paper
      kind="rumour"
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

/** Skills as pictures and numbers; a captain whom nobody plays has three of them. */
export function Skills({ of }: { readonly of: { readonly [skill in Skill]?: number } }) {
  const { speaker } = useDeck();
  return (
    <span className="fdm-skills">
      {SKILLS.filter((skill) => of[skill] !== undefined).map((skill) => (
        <span key={skill} className="fdm-skill" title={speaker.name(skill)}>
          <SkillIcon skill={skill} size={20} />
          <span className="sr-only">{speaker.name(skill)} </span>
          <b>{of[skill]}</b>
        </span>
      ))}
    </span>
  );
}

export function CaptainFace({ captain }: { readonly captain: CaptainId }) {
  const { speaker } = useDeck();
  const { home, abilities, ...skills } = CAPTAINS[captain];
  return (
    <Paper
      kind="captain"
      head={
        <>
          <Flag of={ZONES[home].nation} />
          <span>{speaker.name(home)}</span>
        </>
      }
      title={speaker.name(captain)}
      foot={
        <>
          <Skills of={skills} />
          {abilities.map((ability) => (
            <span key={ability} className="fdm-ability">
              <b>{speaker.name(ability)}.</b> {speaker.card(ability)}
            </span>
          ))}
        </>
      }
    />
  );
}

export function EventFace({ card }: { readonly card: EventId }) {
  const { speaker } = useDeck();
  const event = EVENTS[card];
  return (
    <Paper
      kind="event"
      title={speaker.name(card)}
      text={speaker.card(card)}
      foot={'manoeuvre' in event ? <Skills of={event} /> : undefined}
    />
  );
}
