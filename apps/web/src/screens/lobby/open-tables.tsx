import type { TableCard } from '@boucan/protocol';
import { useId, useState } from 'react';
import { GAMES } from '../../games.ts';
import { useLang } from '../../words/lang.tsx';
import { ANYTHING, fits, levelAt, type Wish } from './filters.ts';
import { TableRow } from './table-row.tsx';

/** So few need no sieve. */
const FEW = 6;
/** So many are shown before somebody asks for more. */
const PAGE = 48;

/** The tables that wait for players: as many as there may be, and a sieve to find the right one. */
export function OpenTables({ tables, empty }: { readonly tables: readonly TableCard[]; readonly empty: string }) {
  const { t } = useLang();
  const [wish, setWish] = useState<Wish>(ANYTHING);
  const [most, setMost] = useState(PAGE);
  const found = tables.filter((card) => fits(wish, card));
  return (
    <section className="sheet open-tables">
      <h2>{t('lobby.open')}</h2>
      {tables.length > FEW && <Sieve tables={tables} wish={wish} onChange={setWish} />}
      {tables.length === 0 ? (
        <p className="empty">{empty}</p>
      ) : (
        <>
          {tables.length > FEW && (
            <p className="hint" role="status">
              {t('lobby.found', { n: found.length })}
            </p>
          )}
          <ul className="tables">
            {found.slice(0, most).map((card) => (
              <TableRow key={card.table} href={`/t/${card.table}`} card={card} />
            ))}
          </ul>
          {found.length > most && (
            <button type="button" onClick={() => setMost(most + PAGE)}>
              {t('lobby.show-more', { n: Math.min(PAGE, found.length - most) })}
            </button>
          )}
        </>
      )}
    </section>
  );
}

interface SieveProps {
  readonly tables: readonly TableCard[];
  readonly wish: Wish;
  readonly onChange: (wish: Wish) => void;
}

function Sieve({ tables, wish, onChange }: SieveProps) {
  const { t, lang } = useLang();
  const games = [...new Set(tables.map(({ terms }) => terms.game))].sort();
  const levels = [...new Set(tables.map(levelAt))].filter((level) => level !== 'none').sort();
  return (
    <div className="sieve">
      <Pick
        label={t('lobby.filter.game')}
        value={wish.game}
        options={games.map((id) => [id, GAMES[id]?.card.title[lang] ?? id])}
        onChange={(game) => onChange({ ...wish, game })}
      />
      <Pick
        label={t('lobby.filter.pace')}
        value={wish.pace}
        options={(['none', 'live', 'days'] as const).map((kind) => [kind, t(`lobby.pace.${kind}`)])}
        onChange={(pace) => onChange({ ...wish, pace })}
      />
      <Pick
        label={t('lobby.filter.free')}
        value={wish.free === 1 ? '' : String(wish.free)}
        options={[2, 3, 4].map((n) => [String(n), t('lobby.filter.free.least', { n })])}
        onChange={(free) => onChange({ ...wish, free: Number(free || 1) })}
      />
      <Pick
        label={t('lobby.filter.level')}
        value={wish.level}
        options={[
          ['none', t('lobby.filter.level.none')],
          ...levels.map((level): [string, string] => [level, t(`bot.${level as 'level1'}`)]),
        ]}
        onChange={(level) => onChange({ ...wish, level })}
      />
    </div>
  );
}

interface PickProps<T extends string> {
  readonly label: string;
  readonly value: T | '';
  readonly options: readonly (readonly [T, string])[];
  readonly onChange: (value: T | '') => void;
}

function Pick<T extends string>({ label, value, options, onChange }: PickProps<T>) {
  const { t } = useLang();
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(e) => onChange(e.target.value as T | '')}>
        <option value="">{t('lobby.filter.any')}</option>
        {options.map(([one, name]) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
