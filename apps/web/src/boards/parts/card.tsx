// Cards that look like cards. `--w` says how wide: everything on them grows with it.
import type { CSSProperties, ReactNode } from 'react';
import './card.css';
import { type Speaking, speaks } from './speaks.ts';

/** The colours of heads, backs and small cards; each game says what they mean. */
export type Tone = 'red' | 'green' | 'blue' | 'violet' | 'amber' | 'umber' | 'slate' | 'pine' | 'gold' | 'wine';

export const toneOf = (tone: Tone | undefined): CSSProperties | undefined =>
  tone === undefined ? undefined : { '--tone': `var(--tone-${tone})` };

interface CardProps {
  readonly className?: string;
  /** What it is called, where no words stand on it. */
  readonly label?: string;
  /** What it says of itself; its label, if nothing else. */
  readonly said?: Speaking | undefined;
  readonly art: ReactNode;
  /** A figure in the upper corner, drawn: the name says it. */
  readonly corner?: number | undefined;
  /** A figure on a pennant in the lower corner. */
  readonly pennant?: number | undefined;
  readonly name?: string;
  readonly foot?: ReactNode;
  /** Printed in one colour, with a pale picture. */
  readonly tone?: Tone;
}

/** A small card, face up: a picture first. */
export function Card({ className = '', label, said, art, corner, pennant, name, foot, tone }: CardProps) {
  return (
    <span className={`bp-card ${className}`} data-toned={tone !== undefined} style={toneOf(tone)} {...speaks(said ?? label)}>
      {label !== undefined && <span className="sr-only">{label}</span>}
      <span className="bp-card-art" aria-hidden="true">
        {art}
      </span>
      {name !== undefined && (
        <span className="bp-card-name" aria-hidden="true">
          {name}
        </span>
      )}
      {foot !== undefined && (
        <span className="bp-card-foot" aria-hidden="true">
          {foot}
        </span>
      )}
      {corner !== undefined && <span className="bp-card-corner" data-n={corner} aria-hidden="true" />}
      {pennant !== undefined && <span className="bp-card-pennant" data-n={pennant} aria-hidden="true" />}
    </span>
  );
}

interface BackProps {
  readonly tone?: Tone;
  readonly className?: string;
  /** How many lie there. */
  readonly n?: number;
  /** Its owner sees through the back. */
  readonly through?: ReactNode;
  readonly corner?: number | undefined;
}

/** A card, face down: what is secret stays visibly secret. */
export const CardBack = ({ tone, className = '', n, through, corner }: BackProps) => (
  <span className={`bp-card bp-card-back ${className}`} style={toneOf(tone)} aria-hidden="true">
    {n !== undefined && <b>{n}</b>}
    {through !== undefined && <span className="bp-card-through">{through}</span>}
    {corner !== undefined && <span className="bp-card-corner" data-n={corner} />}
  </span>
);

/** Where a card may come to lie. */
export const CardPlace = ({ className = '' }: { readonly className?: string }) => (
  <span className={`bp-card bp-card-place ${className}`} aria-hidden="true" />
);

interface TextCardProps {
  readonly tone?: Tone;
  readonly className?: string;
  readonly head?: ReactNode;
  readonly title: string;
  readonly text?: string | null;
  readonly foot?: ReactNode;
}

/** A card to be read: every word of it is there. */
export const TextCard = ({ tone, className = '', head, title, text, foot }: TextCardProps) => (
  <span className={`bp-text-card ${className}`} style={toneOf(tone)}>
    {head !== undefined && <span className="bp-text-card-head">{head}</span>}
    <b className="bp-text-card-title">{title}</b>
    {text !== undefined && text !== null && <span className="bp-text-card-text">{text}</span>}
    {foot !== undefined && <span className="bp-text-card-foot">{foot}</span>}
  </span>
);

/** Cards side by side. */
export const CardRow = ({ className = '', children }: { readonly className?: string; readonly children: ReactNode }) => (
  <span className={`bp-card-row ${className}`}>{children}</span>
);
