// Parts that boards are made of. No JSX, so that a board needs no build: `h` is React's createElement.
import type { Seat } from '@boucan/kernel';
import type { OfferView } from '@boucan/table';
import type { Speaker } from '@boucan/words';
import { createElement as h, type ReactNode, useEffect } from 'react';
import type { BoardProps } from './contract.ts';

/** `createElement` of the React that the page has. */
export { h };

/** The language of the page. */
export const pageLang = (): 'en' | 'fr' =>
  (globalThis as { document?: { documentElement: { lang: string } } }).document?.documentElement.lang === 'fr' ? 'fr' : 'en';

/** Whether nothing speaks against this choice. */
export const isAllowed = ({ because }: OfferView): boolean => because.length === 0;

/** Up to where a board has shown what happened. With nothing new there is nothing to wait for: so it is when a page opens. */
export const shownIn = ({ view, fresh }: Pick<BoardProps, 'view' | 'fresh'>): number => fresh.at(-1)?.n ?? view.n;

/** Says that the board has shown what is new: the table waits for that before it goes on. */
export function useShown({ view, fresh, shown }: Pick<BoardProps, 'view' | 'fresh' | 'shown'>): void {
  const last = shownIn({ view, fresh });
  useEffect(() => shown?.(last), [last, shown]);
}

type Acting = Pick<BoardProps, 'choose' | 'explain'>;

/** A button for one offer. What is not allowed says why. */
export function Offer({
  offer,
  speaker,
  choose,
  explain,
  children,
}: Acting & {
  readonly offer: OfferView;
  readonly speaker: Speaker;
  readonly children?: ReactNode;
}): ReactNode {
  const may = isAllowed(offer);
  return h(
    'button',
    {
      type: 'button',
      className: may ? 'bd-offer primary' : 'bd-offer',
      'aria-disabled': !may,
      onClick: () => (may ? choose(offer.choice) : explain(offer.because)),
    },
    children ?? speaker.label(offer.choice),
  );
}

/** Buttons for all offers, those first that are allowed. */
export function Offers({
  offers,
  label,
  ...acting
}: Acting & {
  readonly offers: readonly OfferView[];
  readonly speaker: Speaker;
  readonly label: string;
}): ReactNode {
  const sorted = [...offers].sort((one, two) => Number(isAllowed(two)) - Number(isAllowed(one)));
  return h(
    'div',
    { className: 'bd-offers', role: 'group', 'aria-label': label },
    sorted.map((offer) => h(Offer, { ...acting, offer, key: offer.choice.join(' ') })),
  );
}

/** A card, a token or a place. With `press` it is a button. */
export function Piece({
  children,
  press,
  lit = false,
  small = false,
  label,
}: {
  readonly children?: ReactNode;
  readonly press?: (() => void) | undefined;
  readonly lit?: boolean;
  readonly small?: boolean;
  readonly label?: string | undefined;
}): ReactNode {
  const className = `bd-piece${small ? ' bd-small' : ''}${lit ? ' bd-lit' : ''}`;
  return press === undefined
    ? h('span', { className }, children)
    : h('button', { type: 'button', className: `${className} bd-press`, onClick: press, 'aria-label': label }, children);
}

/** Things that lie together under a name. */
export function Zone({ label, children }: { readonly label: string; readonly children?: ReactNode }): ReactNode {
  return h(
    'div',
    { className: 'bd-zone', role: 'group', 'aria-label': label },
    h('span', { className: 'bd-label' }, label),
    h('div', { className: 'bd-things' }, children),
  );
}

/** What lies before a seat, with its name and colour. */
export function Player({
  seat,
  name,
  active,
  note,
  press,
  children,
}: {
  readonly seat: Seat;
  readonly name: string;
  readonly active: boolean;
  readonly note: string;
  readonly press?: (() => void) | undefined;
  readonly children?: ReactNode;
}): ReactNode {
  return h(
    'section',
    { className: 'bd-player', 'data-turn': active, 'aria-label': name, style: { '--seat': `var(--seat-${seat % 6})` } as object },
    h(
      'h3',
      null,
      h('span', { className: 'bd-badge', 'aria-hidden': true }, seat + 1),
      press === undefined ? name : h('button', { type: 'button', className: 'bd-press bd-name', onClick: press }, name),
      active && h('small', null, note),
    ),
    children,
  );
}
