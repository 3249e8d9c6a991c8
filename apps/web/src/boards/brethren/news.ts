import type { BoardId } from '@boucan/brethren';
import type { Seat, Told } from '@boucan/kernel';
import type { Notice } from '@boucan/table';
import { useEffect, useState } from 'react';

const LAID = new Set(['ship.played', 'card.played', 'card.hidden', 'card.hidden:seen']);

/** What the others have laid down since one's own last turn, so that one sees at a glance what has changed. */
export function useNews(fresh: readonly Notice[], seat: Seat | null): readonly Told[] {
  const [news, setNews] = useState<readonly Told[]>([]);
  useEffect(() => {
    if (seat !== null && fresh.length > 0) setNews((old) => fresh.reduce((so, notice) => newsAfter(so, notice, seat), old));
  }, [fresh, seat]);
  return news;
}

export function newsAfter(news: readonly Told[], { what, events }: Notice, seat: Seat): readonly Told[] {
  if (what.type === 'undone') return [];
  let so = [...news];
  for (const told of events) {
    if (told.event === 'colony.shown') so = so.filter((one) => one.with.board !== told.with.board);
    else if (!LAID.has(told.event)) continue;
    else if (told.with.seat !== seat) so.push(told);
    else if (told.event !== 'ship.played') so = []; // with one's own card the turn is over
  }
  return so;
}

/** The seats whose fleets at this board grew. */
export const sailedTo = (news: readonly Told[], board: BoardId): ReadonlySet<Seat> =>
  new Set(news.flatMap((n) => (n.event === 'ship.played' && n.with.board === board ? [n.with.seat as Seat] : [])));

/** How many cards were laid beside this board: they are its last ones. */
export const laidAt = (news: readonly Told[], board: BoardId): number =>
  news.filter((n) => n.event !== 'ship.played' && n.with.board === board).length;
