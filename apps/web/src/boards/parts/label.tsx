// Words with a small picture before them, in three voices.
import type { ReactNode } from 'react';
import './label.css';

interface Props {
  readonly title?: string | undefined;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A thing and its name, in a line. */
export const Label = ({ title, className = '', children }: Props) => (
  <span className={`bp-label ${className}`} title={title}>
    {children}
  </span>
);

/** The same on a slip of paper. */
export const Chip = ({ title, className = '', children }: Props) => (
  <span className={`bp-chip ${className}`} title={title}>
    {children}
  </span>
);

/** A remark. */
export const Note = ({ title, className = '', children }: Props) => (
  <span className={`bp-note ${className}`} title={title}>
    {children}
  </span>
);

/** A number that stands for a pile, a purse, a crew: with its picture, and its name for whoever cannot see that. */
export function Count({
  picture,
  name,
  n,
  strong = true,
}: {
  readonly picture: ReactNode;
  readonly name: string;
  readonly n: ReactNode;
  readonly strong?: boolean;
}) {
  return (
    <span className="bp-count" title={name}>
      {picture}
      <span className="sr-only">{name} </span>
      {strong ? <b>{n}</b> : n}
    </span>
  );
}
