// The pieces of the game, drawn: pirates, crates, goods, animals, tale cards.

import broom from 'icon:broom';
import single from 'icon:bullseye';
import fire from 'icon:campfire';
import crown from 'icon:laurel-crown';
import snail from 'icon:snail';
import stairs from 'icon:stairs-goal';
import type { Seat } from '@boucan/kernel';
import type { ReactNode } from 'react';
import { Icon } from '../../parts/icon.tsx';
import { SEAT_SHAPES } from '../../parts/seat-badge.tsx';
import { Card, CardBack, type Tone } from '../parts/card.tsx';
import { Glyph } from '../parts/token.tsx';
import { type Back, backOf, type Condition, GAINS, type GainId, type Good, type Tale, tale, taleId } from './content.ts';
import { ANIMAL_ICONS, GOOD_ICONS, ICONS, KIND_ICONS, WEAPON_ICONS, WORD_ICONS } from './icons.ts';
import { useNassau } from './table.tsx';
import './pieces.css';

/** Figures of a drawing that something else says in words. */
export const DRAWN_ONLY = { 'aria-hidden': true } as const;

/** A pirate inside a drawing, round the origin; his colour is that of `--own`, his shape that of his seat. */
export const Pawn = ({ seat, lying = false }: { readonly seat: Seat; readonly lying?: boolean }) => (
  <g className="nas-pawn" data-lying={lying} transform={lying ? 'rotate(90)' : undefined}>
    <ellipse className="nas-pawn-cast" cx="1.500" cy="12" rx="9" ry="3" />
    <path className="nas-pawn-body" d="M-9 12C-9 2-5-1-5-3H5C5-1 9 2 9 12z" />
    <circle className="nas-pawn-body" cy="-7" r="6.500" />
    <g className="nas-pawn-mark" transform="translate(0 6)">
      <Glyph body={SEAT_SHAPES[seat % SEAT_SHAPES.length]!} size={9} />
    </g>
  </g>
);

/** The same among words. */
export const Pirate = ({
  seat,
  lying = false,
  size = 22,
}: {
  readonly seat: Seat;
  readonly lying?: boolean;
  readonly size?: number;
}) => (
  <svg
    className="nas-pirate"
    viewBox="-14 -16 28 32"
    width={(size * 28) / 32}
    height={size}
    aria-hidden="true"
    focusable="false"
    style={{ '--own': `var(--seat-${seat})` }}
  >
    <Pawn seat={seat} lying={lying} />
  </svg>
);

/** A crate among words; in the colour of a seat where it belongs to one. */
export const Crate = ({ seat, size = 18 }: { readonly seat?: Seat | undefined; readonly size?: number }) => (
  <svg
    className="nas-crate"
    viewBox="-10 -10 20 20"
    width={size}
    height={size}
    aria-hidden="true"
    focusable="false"
    style={seat === undefined ? undefined : { '--own': `var(--seat-${seat})` }}
  >
    <CrateMark />
  </svg>
);

/** A crate inside a drawing. */
export const CrateMark = () => (
  <g className="nas-crate-mark">
    <rect x="-8.500" y="-8.500" width="17" height="17" rx="1.500" />
    <path d="M-8.500-5h17M-8.500 5h17M-6-5L6 5" />
  </g>
);

/** A good: its own colour and its own picture. */
export const GoodPiece = ({ good, size = 22 }: { readonly good: Good; readonly size?: number }) => (
  <span className="nas-good" data-good={good} style={{ '--size': `${size}px` }} aria-hidden="true">
    <Icon body={GOOD_ICONS[good]} size={Math.round(size * 0.74)} />
  </span>
);

/** What a gain brings, as a picture with its number. */
export function GainPiece({ gain, size = 26 }: { readonly gain: GainId; readonly size?: number }) {
  const { word, n } = GAINS[gain];
  return (
    <span className="nas-gain" aria-hidden="true">
      <Icon body={WORD_ICONS[word]} size={size} />
      {n > 1 && <b>{n}</b>}
    </span>
  );
}

/** The same with its name, for a place where nothing else says it. */
export function Gain({ gain, size = 26 }: { readonly gain: GainId; readonly size?: number }) {
  const { speaker } = useNassau();
  return (
    <span className="nas-gain-named" title={speaker.name(gain)}>
      <GainPiece gain={gain} size={size} />
      <span className="sr-only">{speaker.name(gain)}</span>
    </span>
  );
}

const BACK_TONES: Readonly<Record<Back, Tone>> = { S: 'gold', A: 'green', B: 'wine' };

/** The back of a tale: S, A or B. */
export const TaleBack = ({ back, n }: { readonly back: Back; readonly n?: number }) => (
  <CardBack tone={BACK_TONES[back]} through={<b className="nas-back-letter">{back}</b>} {...(n !== undefined && { n })} />
);

/** What a tale is about. */
function artOf(c: Condition): readonly [body: string, n: ReactNode] {
  switch (c.what) {
    case 'weapons':
      return [WEAPON_ICONS[c.weapon], c.n];
    case 'most-weapons':
      return [WEAPON_ICONS[c.weapon], '▲'];
    case 'one-type':
      return [WORD_ICONS['any-weapon'], c.n];
    case 'sails':
      return [ICONS.sail, c.n];
    case 'sailors':
      return [ICONS.sailor, c.n];
    case 'provisions':
      return [ICONS.ham, c.n];
    case 'rum':
      return [WORD_ICONS.rum, c.n];
    case 'doubloons':
      return [WORD_ICONS.doubloon, c.n];
    case 'animals':
      return [WORD_ICONS.animal, c.n];
    case 'crates':
      return [ICONS.crate, c.n];
    case 'standing':
      return [ICONS.pirate, c.n];
    case 'outposts':
      return [ICONS.outpost, c.n];
    case 'single-shots':
      return [single, c.n];
    case 'strong-shot':
      return [single, null];
    case 'animal':
      return [ANIMAL_ICONS[c.animal], null];
    case 'good':
      return [GOOD_ICONS[c.good], null];
    case 'beaten':
      return [KIND_ICONS[c.kind], c.n];
    case 'towers':
      return [ICONS.tower, c.n];
    case 'tower-of':
      return [ICONS.tower, c.crates];
    case 'tower-stairs':
      return [stairs, null];
    case 'cleared':
      return [broom, null];
    case 'first':
      return [crown, null];
    case 'last':
      return [snail, null];
    case 'all-holds':
      return [WORD_ICONS.hold, 5];
    case 'two-goods':
      return [WORD_ICONS.good, 2];
  }
}

/** A tale, face up: a picture, its points, and how far along it is where one may know. */
export function TaleFace({ card, have, need }: { readonly card: Tale; readonly have?: number; readonly need?: number }) {
  const { speaker, say } = useNassau();
  const { condition, points } = tale(card);
  const [body, n] = artOf(condition);
  const known = have !== undefined && need !== undefined;
  const name = speaker.name(taleId(card));
  return (
    <Card
      className="nas-tale"
      label={known ? `${name}. ${say(have >= need ? 'taleTrue' : 'taleSoFar', { have, need, points })}` : name}
      tone={BACK_TONES[backOf(card)]}
      corner={points}
      art={
        <>
          <Icon body={body} />
          {n !== null && <b className="nas-tale-n">{n}</b>}
        </>
      }
      name={name}
      {...(known && { foot: <Gauge have={have} need={need} /> })}
    />
  );
}

/** So far along; full means it would be told. */
export function Gauge({ have, need }: { readonly have: number; readonly need: number }) {
  const share = need <= 0 ? 1 : Math.min(1, Math.max(0, have / need));
  return (
    <span className="nas-gauge" data-met={have >= need}>
      <span style={{ '--share': `${Math.round(share * 100)}%` }} />
      <b>{have >= need ? '✓' : `${have}/${need}`}</b>
    </span>
  );
}

/** The fire that tales are told at, among words. */
export const Fire = ({ size = 24 }: { readonly size?: number }) => <Icon body={fire} size={size} className="nas-fire" />;
