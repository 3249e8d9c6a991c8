import type { ReactNode } from 'react';

interface Props {
  /** `card/back`: the part, and the state it is in. */
  readonly of: string;
  readonly wide?: boolean;
  readonly tall?: boolean;
  readonly children: ReactNode;
}

/** A part in one of its states, in a box of a fixed size. */
export const Specimen = ({ of, wide = false, tall = false, children }: Props) => (
  <figure className="parts-specimen" data-part={of} data-wide={wide} data-tall={tall}>
    <figcaption>{of}</figcaption>
    <div className="parts-box">{children}</div>
  </figure>
);
