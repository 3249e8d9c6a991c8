// Words with a small picture before them, in three voices.
import type { ReactNode } from 'react';
import './label.css';
import { type Speaking, speaks } from './speaks.ts';

interface Props {
  /** What it says of itself. */
  readonly title?: Speaking | string | undefined;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A thing and its name, in a line. */
export const Label = ({ title, className = '', children }: Props) => (
  <span className={`bp-label ${className}`} {...speaks(title)}>
    {children}
  </span>
);

/** The same on a slip of paper. */
export const Chip = ({ title, className = '', children }: Props) => (
  <span className={`bp-chip ${className}`} {...speaks(title)}>
    {children}
  </span>
);

/** A remark. */
export const Note = ({ title, className = '', children }: Props) => (
  <span className={`bp-note ${className}`} {...speaks(title)}>
    {children}
  </span>
);

/** A number that stands for a pile, a purse, a crew: with its picture, and its name for whoever cannot see that. */
export function Count({
  picture,
  name,
  said,
  n,
  strong = true,
}: {
  readonly picture: ReactNode;
  readonly name: string;
  /** What it says of itself; its name, if nothing else. */
  readonly said?: Speaking | undefined;
  readonly n: ReactNode;
  readonly strong?: boolean;
}) {
  return (
    <span className="bp-count" {...speaks(said ?? name)}>
      {picture}
      <span className="sr-only">{name} </span>
      {strong ? <b>{n}</b> : n}
    </span>
  );
}
