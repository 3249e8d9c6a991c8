// Pirates and crew groups as pieces: who it is, how he fares, and whether he can be taken into the hand.
import type { OfferView } from '@boucan/table';
import type { ReactNode } from 'react';
import { Icon } from '../../../parts/icon.tsx';
import { allowed } from '../../parts/offers.ts';
import { owned, SeatShape } from '../../parts/seat-mark.tsx';
import { type Speaking, speaks } from '../../parts/speaks.ts';
import { CLASSES, EXHAUSTED, GROUP_IDS, GROUP_LIFE, type Group, lifeOf, type Person } from '../content.ts';
import { ICONS } from '../icons.ts';
import { ofGroup, ofPerson } from '../speech.ts';
import { type AtSea, useVoyage } from '../table.tsx';
import './crew.css';
import { Portrait } from './portrait.tsx';

interface PieceProps {
  readonly what: string;
  readonly words: string;
  readonly said: Speaking;
  /** Something can be done with it at once. */
  readonly offer?: OfferView | undefined;
  /** It can be taken up and put elsewhere. */
  readonly lift?: (() => void) | undefined;
  readonly held?: boolean;
  readonly className: string;
  readonly owner?: number;
  readonly children: ReactNode;
}

/** A piece: a button where there is something to do with it. */
function Piece({ what, words, said, offer, lift, held = false, className, owner, children: drawn }: PieceProps) {
  const { choose, explain, speaker, lit } = useVoyage();
  const style = owned(owner);
  const children = (
    <span className="sku-piece-in" aria-hidden="true">
      {drawn}
    </span>
  );
  const not = offer === undefined || allowed(offer) ? undefined : offer.because.map((r) => speaker.reason(r)).join(' ');
  const marks = {
    className: `sku-piece ${className}`,
    'data-piece': what,
    'data-lit': lit.includes(what),
    style,
    ...speaks({ ...said, not }),
  };
  if (offer !== undefined) {
    const may = allowed(offer);
    return (
      <button
        type="button"
        {...marks}
        data-may={may}
        aria-disabled={!may}
        onClick={() => (may ? choose(offer.choice) : explain(offer.because))}
      >
        <span className="sr-only">{`${speaker.label(offer.choice)}. ${words}`}</span>
        {children}
      </button>
    );
  }
  if (lift !== undefined)
    return (
      <button type="button" {...marks} data-drag={what} data-lift="true" aria-pressed={held} onClick={lift}>
        <span className="sr-only">{words}</span>
        {children}
      </button>
    );
  return (
    <span {...marks} role="img" aria-label={words}>
      {children}
    </span>
  );
}

type Act = Pick<PieceProps, 'offer' | 'lift' | 'held'>;

const captains = ({ board }: AtSea, { number, owner }: Person): boolean => number === 0 && owner === board.captain;

/** Who somebody is, and how he fares. */
export const personWords = (at: AtSea, person: Person): string =>
  at.say('personWords', {
    who: at.speaker.name(person.cls),
    name: at.names[person.owner] ?? '',
    role: captains(at, person) ? 'captain' : person.number > 0 ? 'ally' : 'pirate',
    ...{ trust: person.trust, wounds: person.wounds, life: lifeOf(person.cls, person.number > 0), destiny: person.destiny },
  });

export function PersonPiece({ person, ...act }: Act & { readonly person: Person }) {
  const at = useVoyage();
  const life = lifeOf(person.cls, person.number > 0);
  const isCaptain = captains(at, person);
  const words = personWords(at, person);
  return (
    <Piece
      what={person.cls}
      words={words}
      said={ofPerson(at, person, words, CLASSES[person.cls].skills)}
      className="sku-person"
      owner={person.owner}
      {...act}
    >
      <span className="sku-person-face" data-down={person.post === 'infirmary' || person.laid}>
        <Portrait who={person.cls} size={46} />
      </span>
      <span className="sku-person-seat">
        <SeatShape seat={person.owner} size={15} />
        {person.number > 0 && <b>{person.number}</b>}
      </span>
      {isCaptain && (
        <span className="sku-person-captain">
          <Icon body={ICONS.captain} size={13} />
        </span>
      )}
      <span className="sku-trust">
        <Icon body={ICONS.hearts} size={10} />
        {person.trust}
      </span>
      {person.wounds > 0 && <Wounds n={person.wounds} of={life} />}
    </Piece>
  );
}

const Wounds = ({ n, of }: { readonly n: number; readonly of: number }) => (
  <span className="sku-wounds" aria-hidden="true">
    {Array.from({ length: of }, (_, i) => (
      <i key={i} data-hit={i < n} />
    ))}
  </span>
);

/** A barrel with three heads; its hoop turns as they tire. */
export function GroupPiece({ group, at, ...act }: Act & { readonly group: Group; readonly at: number }) {
  const table = useVoyage();
  const { say, speaker } = table;
  const id = GROUP_IDS[at]!;
  const words = say('groupWords', { group: speaker.name(id), fatigue: group.fatigue, wounds: group.wounds });
  return (
    <Piece what={id} words={words} said={ofGroup(table, group, words)} className="sku-group" {...act}>
      <Heads fatigue={group.fatigue} n={at} />
      <span className="sku-group-name" aria-hidden="true">
        {speaker.name(id)}
      </span>
      {group.wounds > 0 && <Wounds n={group.wounds} of={GROUP_LIFE} />}
    </Piece>
  );
}

const SPOTS = [
  [17, 21],
  [47, 21],
  [32, 15],
] as const;

export function Heads({ fatigue, n, size = 46 }: { readonly fatigue: number; readonly n: number; readonly size?: number }) {
  const done = fatigue >= EXHAUSTED;
  return (
    <svg className="sku-heads" viewBox="0 0 64 64" width={size} height={size} data-done={done} aria-hidden="true">
      {SPOTS.map(([x, y], i) => (
        <g key={i} transform={`translate(${x} ${y + (done ? 6 : 0)})`} style={{ '--skin': `var(--skin-${(i + n) % 4})` }}>
          <circle className="sku-skin" r="9" />
          <path className="sku-head-cap" data-n={(i + n) % 3} d="M-9.500-1C-10-9-5-11 0-11S10-9 9.500-1z" />
          <path className="sku-eye" d={done ? 'M-5 2h4M1 2h4' : 'M-4 1h2v2.500h-2zM2 1h2v2.500h-2z'} />
        </g>
      ))}
      <path className="sku-barrel" d="M8 30H56L53 58Q32 63 11 58z" />
      <path className="sku-hoop" d="M9 36H55M11 52H53" />
      <g transform={`translate(32 45) rotate(${Math.min(EXHAUSTED, fatigue) * 72})`}>
        <circle className="sku-dial" r="11" />
        <path className="sku-dial-hand" d="M0-10L4 2H-4z" />
      </g>
      <text className="sku-dial-n" x="32" y="49">
        {done ? '✕' : fatigue}
      </text>
    </svg>
  );
}
