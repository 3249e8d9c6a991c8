import lantern from 'icon:lantern-flame';
import type { TableCard, TablesReply } from '@boucan/protocol';
import { says } from '@boucan/words';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Icon } from '../../parts/icon.tsx';
import { badge, closeNotices } from '../../parts/shown-notices.ts';
import { countInTitle } from '../../parts/title.ts';
import { useLang } from '../../words/lang.tsx';
import { useFew } from './few.ts';
import { GROUPS, type Group, groupOf, inOrder } from './mine-order.ts';
import { en } from './mine-words.en.ts';
import { fr } from './mine-words.fr.ts';
import './mine.css';
import { TableRow } from './table-row.tsx';

const sayIn = says({ en, fr });

const MINUTE = 60_000;
const UNITS = [
  ['day', 24 * 60 * MINUTE],
  ['hour', 60 * MINUTE],
  ['minute', MINUTE],
] as const;

function timeLeft(lang: string, ms: number): string {
  const [unit, length] = UNITS.find(([, length]) => ms >= length) ?? UNITS[2];
  const n = Math.max(0, Math.floor(ms / length));
  return new Intl.NumberFormat(lang, { style: 'unit', unit, unitDisplay: 'long' }).format(n);
}

/** My tables: my turn first, with what is asked and how long is left. */
export function Mine({ mine, watched = [] }: Pick<TablesReply, 'mine' | 'watched'>) {
  const { lang } = useLang();
  const say = sayIn(lang);
  const groups = Map.groupBy(mine, groupOf);
  if (watched.length > 0) groups.set('watched', [...watched]);
  const turns = groups.get('turn')?.length ?? 0;
  useEffect(() => {
    countInTitle(turns);
    badge(turns);
    return () => countInTitle(0);
  }, [turns]);
  useEffect(() => {
    const over = mine.flatMap(({ table, yourTurn }) => (yourTurn ? [] : [table]));
    void closeNotices((tag) => tag === 'turns' || over.includes(tag));
  }, [mine]);
  return (
    <section className="sheet mine">
      <h2>{say('mine')}</h2>
      {GROUPS.map((group) => {
        const cards = groups.get(group);
        return cards === undefined ? null : <Some key={group} group={group} cards={inOrder(cards)} />;
      })}
      <p className="mine-links">
        <Link href="/me#notices">{say('tell')}</Link>
      </p>
    </section>
  );
}

/** The same people, game and terms at a new table: they are told, and find it on any page. */
function Again({ table }: { readonly table: string }) {
  const { lang } = useLang();
  const say = sayIn(lang);
  const [, go] = useLocation();
  const [trouble, setTrouble] = useState(false);
  const again = async () => {
    const { rematchOf } = await import('../../net/remote-table.ts');
    await rematchOf(table).then(go, () => setTrouble(true));
  };
  return (
    <p className="mine-again">
      <button type="button" onClick={() => void again()}>
        {say('again')}
      </button>
      {trouble && <span role="alert"> {say('againFailed')}</span>}
    </p>
  );
}

function Some({ group, cards }: { readonly group: Group; readonly cards: readonly TableCard[] }) {
  const { lang } = useLang();
  const say = sayIn(lang);
  const [shown, showAll] = useFew(cards);
  return (
    <>
      <h3 data-group={group}>
        {group === 'turn' && <Icon body={lantern} size={18} />}
        {say(group, { n: cards.length })}
      </h3>
      <ul className="tables">
        {shown.map((card) => (
          <TableRow key={card.table} href={`/t/${card.table}`} card={card}>
            {group === 'over' && <Again table={card.table} />}
            {card.yourTurn && (card.asks !== undefined || card.until !== undefined) && (
              <p className="mine-asks">
                {card.asks}
                {card.until !== undefined && <strong> {say('left', { time: timeLeft(lang, card.until - Date.now()) })}</strong>}
              </p>
            )}
          </TableRow>
        ))}
      </ul>
      {showAll !== null && (
        <button type="button" className="link" onClick={showAll}>
          {say('all', { n: cards.length })}
        </button>
      )}
    </>
  );
}
