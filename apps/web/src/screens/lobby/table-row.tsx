import lantern from 'icon:lantern-flame';
import type { TableTerms } from '@boucan/table';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { GAMES } from '../../games.ts';
import { Icon } from '../../parts/icon.tsx';
import { SeatBadge } from '../../parts/seat-badge.tsx';
import { useLang } from '../../words/lang.tsx';

interface Props {
  readonly href: string;
  readonly card: {
    readonly terms: TableTerms;
    readonly phase: 'gathering' | 'playing' | 'over';
    readonly seats: readonly { readonly kind: 'empty' | 'bot' | 'person'; readonly name: string | null }[];
    readonly yourTurn: boolean;
    readonly updated: number;
  };
  readonly mark?: string;
  readonly children?: ReactNode;
}

/** A table in a list: the game, who sits there, and whether it waits for you. */
export function TableRow({ href, card, mark, children }: Props) {
  const { t, lang } = useLang();
  const free = card.seats.filter((seat) => seat.kind === 'empty').length;
  return (
    <li className={card.yourTurn ? 'table-row called' : 'table-row'}>
      <Link href={href}>
        <span className="table-title">
          {GAMES[card.terms.game]?.card.title[lang] ?? card.terms.game}
          {mark !== undefined && <em>{mark}</em>}
        </span>
        <span className="crew">
          {card.seats.map((seat, i) => (
            <span key={i} className={seat.kind}>
              <SeatBadge seat={i} size={22} />
              <bdi>{seat.name ?? t('seat.free')}</bdi>
            </span>
          ))}
        </span>
        {card.yourTurn ? (
          <strong className="turn">
            <Icon body={lantern} size={18} />
            {t('turn.call')}
          </strong>
        ) : (
          <span className="phase">{t(`lobby.phase.${card.phase}`, { free })}</span>
        )}
        <Pace terms={card.terms} />
        <time dateTime={new Date(card.updated).toISOString()}>{ago(lang, card.updated)}</time>
      </Link>
      {children}
    </li>
  );
}

/** How fast it goes; a table on one device needs no clock, and says nothing of it. */
function Pace({ terms: { clock, visibility } }: { readonly terms: TableTerms }) {
  const { t } = useLang();
  if (visibility === 'local') return null;
  const words =
    clock.kind === 'none'
      ? t('lobby.pace.none')
      : clock.kind === 'live'
        ? t('lobby.clock.live', { minutes: Math.round(clock.bank / 60_000), seconds: Math.round(clock.increment / 1000) })
        : t('lobby.clock.days', { hours: Math.round(clock.perMove / 3_600_000), days: Math.round(clock.perMove / 86_400_000) });
  return <span className="phase">{words}</span>;
}

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

function ago(lang: string, then: number): string {
  const passed = Date.now() - then;
  const format = new Intl.RelativeTimeFormat(lang, { numeric: 'auto' });
  const [unit, length] = UNITS.find(([, length]) => passed >= length) ?? ['minute', 60_000];
  return format.format(-Math.floor(passed / length), unit);
}
