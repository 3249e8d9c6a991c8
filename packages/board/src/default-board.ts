// A board for any game: what its view holds, zone by zone and seat by seat, and a button for everything that can be done. Whatever an offer
// speaks of can be pressed where it lies.
import type { Game } from '@boucan/kernel';
import type { OfferView, TableView } from '@boucan/table';
import type { Speaker } from '@boucan/words';
import { createElement as h, type ReactNode, useState } from 'react';
import type { BoardProps, Describe, Face, Help, StandingProps } from './contract.ts';
import { isAllowed, Offers, Piece, Player, pageLang, useShown, Zone } from './parts.ts';
import { type Zone as Laid, labelOf, laid, nameOf, offersAt, offersWith, type Thing } from './things.ts';
import { sayIn } from './words.ts';

type Spoken = Pick<BoardProps, 'speaker'>;
type Press = (thing: Thing) => (() => void) | undefined;

function Things({ zone, speaker, press }: Spoken & { readonly zone: Laid; readonly press: Press }): ReactNode {
  const say = sayIn(pageLang());
  const shown = (thing: Thing, i: number) =>
    h(Piece, { key: i, small: typeof thing !== 'string', press: press(thing) }, nameOf(speaker, thing, say));
  const rows = zone.rows.map((row, i) =>
    h(
      'div',
      { key: i, className: 'bd-row' },
      row.length === 0 ? h('span', { className: 'bd-none' }, say('nothing')) : row.map(shown),
    ),
  );
  return h(Zone, { label: labelOf(speaker, zone.key) }, rows);
}

function boardFor(verbs: Game['def']['verbs']) {
  return function DefaultBoard(props: BoardProps): ReactNode {
    const { view, speaker, names, offers, choose, explain } = props;
    const say = sayIn(pageLang());
    const [about, setAbout] = useState<{
      readonly thing: string;
      readonly n: number;
      readonly some: readonly OfferView[];
    } | null>(null);
    useShown(props);
    const { table, seats } = laid(view);
    const lawful = offers.filter(isAllowed);
    /** One offer is made by a press; of several, the list below shows those alone. */
    const pressFor = (some: readonly OfferView[], thing: string): (() => void) | undefined => {
      if (some.length === 0) return undefined;
      return () => (some.length === 1 ? choose(some[0]!.choice) : setAbout({ thing, n: view.n, some }));
    };
    const press: Press = (thing) => pressFor(offersWith(lawful, thing), nameOf(speaker, thing, say));
    const none: Press = () => undefined;
    const chosen = about?.n === view.n ? about : null;
    const zones = (all: readonly Laid[], press: Press) => all.map((zone) => h(Things, { key: zone.key, zone, speaker, press }));
    return h(
      'div',
      { className: 'bd-board' },
      h(
        'div',
        { className: 'bd-players' },
        names.map((name, seat) =>
          h(
            Player,
            {
              key: seat,
              seat,
              name,
              active: view.match?.active === seat,
              note: say(seat === view.viewer ? 'yourTurn' : 'turn'),
              press: pressFor(offersAt(lawful, seat, verbs), name),
            },
            // What is another's is not what one plays, though it may be called the same.
            zones(seats[seat] ?? [], seat === view.viewer || view.viewer === 'table' ? press : none),
          ),
        ),
      ),
      table.length > 0 && h('section', { className: 'bd-table', 'aria-label': say('table') }, zones(table, press)),
      offers.length > 0 &&
        h(
          'div',
          { className: 'bd-can' },
          h(Offers, {
            offers: chosen?.some ?? offers,
            speaker,
            choose,
            explain,
            label: chosen === null ? say('offers') : say('about', { thing: chosen.thing }),
          }),
          chosen !== null && h('button', { type: 'button', className: 'quiet', onClick: () => setAbout(null) }, say('all')),
        ),
    );
  };
}

/** The first number that lies before a seat, for the line under its name. */
const MOST_STANDING = 1;
function standingFor(speaker: (view: TableView) => Speaker) {
  return function Standing({ view, seat }: StandingProps): ReactNode {
    const numbers = (laid(view).seats[seat] ?? []).filter(
      ({ kind, rows }) => kind === 'value' && typeof rows[0]![0] === 'number',
    );
    return h(
      'span',
      { className: 'bd-standing' },
      numbers
        .slice(0, MOST_STANDING)
        .map(({ key, rows }) => `${labelOf(speaker(view), key)} ${rows[0]![0]}`)
        .join(' · '),
    );
  };
}

/** What a game looks like that nobody has drawn. `speaker`: names what lies before a seat. */
export const defaultFace = ({ def }: Game, speaker: (view: TableView) => Speaker): Face => ({
  Board: boardFor(def.verbs),
  Standing: standingFor(speaker),
});

/** The same in words, a sentence a zone. */
export const defaultDescribe: Describe = (view, speaker, lang, names) => {
  const say = sayIn(lang);
  const { table, seats } = laid(view);
  const said = ({ rows }: Laid): string =>
    rows
      .flat()
      .map((thing) => nameOf(speaker, thing, say))
      .join(', ') || say('nothing');
  return [
    ...seats.flatMap((zones, seat) =>
      zones.map((zone) => say('of', { name: names[seat] ?? '', label: labelOf(speaker, zone.key), said: said(zone) })),
    ),
    ...table.map((zone) => say('line', { label: labelOf(speaker, zone.key), said: said(zone) })),
  ];
};

/** Help for a game whose author wrote none: its rules stand under its title. */
export function defaultHelp({ def }: Game): Help {
  const nothing = { opening: [], moments: {} };
  const titles = (lang: 'en' | 'fr') =>
    Object.fromEntries(
      Object.keys(def.text.en.rules).map((rule) => [
        rule.split('-').at(rule.split('-').length > 2 ? 1 : 0)!,
        def.text[lang].title,
      ]),
    );
  return { guide: { en: nothing, fr: nothing }, cited: {}, chapters: { en: titles('en'), fr: titles('fr') } };
}
