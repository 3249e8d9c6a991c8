import type { ComponentProps } from 'react';
import './beside.css';

/** What stands in the place of the guide: beside the board where there is room, above what is asked where there is none. */
export function Beside({ className = '', ...rest }: ComponentProps<'aside'>) {
  return <aside className={`lesson ${className}`} {...rest} />;
}
