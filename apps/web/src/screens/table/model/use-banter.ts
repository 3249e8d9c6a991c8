import { useEffect, useMemo, useState } from 'react';
import type { Banter } from '../../../boards/board.ts';
import { GAMES } from '../../../games.ts';
import { useSetting } from '../../../settings/settings.ts';
import { useLang } from '../../../words/lang.tsx';
import { useTable } from './context.ts';
import { type LogLine, takenBack } from './lines.ts';

/** So much has happened before bots begin to talk, less in a short game: it need not come with the board. */
const SETTLED = 30;
const SHORT = 12;

type Spoken = typeof import('../../../banter/spoken.ts');

/** What bots have said, as lines of the log. */
export function useBanter(): readonly LogLine[] {
  const { lang } = useLang();
  const { game, shown, view, names } = useTable();
  const { notices } = shown;
  const [banter] = useSetting('banter');
  const [heard, setHeard] = useState<{ readonly spoken: Spoken; readonly book: Banter | null } | null>(null);
  const settled = Math.min(SETTLED, game.def.limit / SHORT);
  const talks = banter === 'on' && notices.length >= settled && view.seats.some(({ kind }) => kind === 'bot');
  useEffect(() => {
    if (!talks) return;
    let isHere = true;
    const load = async () => {
      const [spoken, more] = await Promise.all([import('../../../banter/spoken.ts'), GAMES[game.id]?.more?.()]);
      const book = (await more?.banter?.()) ?? null;
      if (isHere) setHeard({ spoken, book });
    };
    load().catch(() => {}); // a silent bot is no harm
    return () => {
      isHere = false;
    };
  }, [talks, game.id]);
  return useMemo(() => {
    if (!talks || heard === null || heard.book === null) return [];
    const { spoken, book } = heard;
    const says = book.words[lang] ?? book.words.en;
    const at = new Map(notices.map((notice) => [notice.n, notice.at]));
    const first = (notices[0]?.at ?? 0) % 97;
    return spoken.remarksIn(notices, view.seats, book, takenBack(notices)).map((remark): LogLine => {
      const text = spoken.wordsOf(remark, says, lang, names, first);
      return {
        key: `${remark.n}.said`,
        n: remark.n,
        at: at.get(remark.n)!,
        undone: false,
        kind: 'said',
        name: names[remark.seat]!,
        text,
      };
    });
  }, [talks, heard, notices, view.seats, names, lang]);
}

/** Each after the lines of the choice it speaks of. */
export function withBanter(lines: readonly LogLine[], banter: readonly LogLine[]): readonly LogLine[] {
  if (banter.length === 0) return lines;
  const after = new Map(banter.map((line) => [line.n, line]));
  return lines.flatMap((line, i) => {
    const said = lines[i + 1]?.n === line.n ? undefined : after.get(line.n);
    return said === undefined ? [line] : [line, said];
  });
}
