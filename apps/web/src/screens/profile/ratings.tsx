import type { BoardReply } from '@boucan/protocol';
import type { ReactNode } from 'react';
import { useLang } from '../../words/lang.tsx';

type Row = Pick<BoardReply['rows'][number], 'place' | 'rating' | 'matches'> & {
  readonly key: string;
  readonly name: ReactNode;
  readonly isMe?: boolean;
};

/** Who leads, and how sure that is. */
export function Ratings({ caption, rows }: { readonly caption?: string; readonly rows: readonly Row[] }) {
  const { t, lang } = useLang();
  return (
    <div className="scroll">
      <table>
        {caption !== undefined && <caption>{caption}</caption>}
        <thead>
          <tr>
            <th scope="col" className="n">
              {t('board.place')}
            </th>
            <th scope="col">{t('board.name')}</th>
            <th scope="col" className="n">
              {t('board.rating')}
            </th>
            <th scope="col" className="n">
              {t('cup.played')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, place, name, rating, matches, isMe }) => (
            <tr key={key} className={isMe ? 'me' : undefined}>
              <td className="n">{place}</td>
              <td>{name}</td>
              <td className="n">
                {rating.points.toLocaleString(lang)} <span className="soft">± {rating.give}</span>
              </td>
              <td className="n">{matches}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
