import type { ReactNode } from 'react';
import './hold.css';
import { useParts } from './words.ts';

/** How safe it is there: a sign, never the colour alone. */
export type Peril = 'safe' | 'risky' | 'lost';
const SIGN: Readonly<Record<Peril, string>> = { safe: '', risky: '!', lost: '✕' };

interface Props {
  readonly name: string;
  readonly room: number;
  /** What lies in it, in the order of its places. */
  readonly things: readonly ReactNode[];
  readonly peril?: Peril;
  readonly className?: string;
}

/** A compartment of a ship, a cabin, a quay: places side by side with what lies in them, and the room left. */
export function Hold({ name, room, things, peril, className = '' }: Props) {
  const say = useParts();
  const free = Math.max(0, room - things.length);
  const words = say('free', { n: free });
  return (
    <section className={`bp-hold ${className}`} data-peril={peril} aria-label={`${name}, ${words}`}>
      <header>
        <span>{name}</span>
        {peril !== undefined && peril !== 'safe' && <b aria-hidden="true">{SIGN[peril]}</b>}
      </header>
      <ul>
        {things.map((thing, i) => (
          <li key={i}>{thing}</li>
        ))}
        {Array.from({ length: free }, (_, i) => (
          <li key={`free-${i}`} data-free="true" aria-hidden="true" />
        ))}
      </ul>
    </section>
  );
}
