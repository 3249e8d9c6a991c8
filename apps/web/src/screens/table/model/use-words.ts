import type { Reason, Seat } from '@boucan/kernel';
import { type TableView, tableWords } from '@boucan/table';
import { fill, type Values } from '@boucan/words';
import { useCallback, useMemo } from 'react';
import { useLang } from '../../../words/lang.tsx';
import { botParts, LEVELS } from '../../new-table/sitters.ts';
import { useTable } from './context.ts';
import type { LogLine } from './lines.ts';

/** What a bot is called, by its level and its character. */
export function useLevel(): (level: string) => string {
  const { t, lang } = useLang();
  const { game } = useTable();
  return useCallback(
    (name) => {
      const { level, character } = botParts(name);
      const known = LEVELS.find((one) => one === level);
      if (known === undefined) return name;
      const like = character === null ? undefined : game.def.text[lang].characters?.[character];
      return like === undefined ? t(`bot.${known}`) : t('bot.like', { level: t(`bot.${known}`), character: like });
    },
    [t, lang, game],
  );
}

/** The sentence about a bot's character; nothing about one that has none. */
export function useLikes(): (name: string) => string | undefined {
  const { lang } = useLang();
  const { game } = useTable();
  return (name) => game.def.text[lang].characters?.[`${botParts(name).character}:likes`];
}

/** Why something is refused, by the game or by the table. */
export function useReason(): (reason: Reason) => string {
  const { lang, t } = useLang();
  const { speaker } = useTable();
  return (reason) => {
    if (reason.rule !== 'TABLE') return speaker.reason(reason);
    const sentences: Readonly<Record<string, string>> = tableWords[lang];
    const sentence = sentences[reason.text];
    return sentence === undefined ? t('table.why.unknown') : fill(lang, sentence, (reason.with ?? {}) as Values);
  };
}

/** Where bots alone play on a server, no device adds anything to the dice: nobody is told that one did. */
export const sealedKey = ({ terms, seats }: Pick<TableView, 'terms' | 'seats'>) =>
  terms.visibility !== 'local' && seats.every(({ kind }) => kind === 'bot') ? 'table.log.sealed.bots' : 'table.log.sealed';

/** Lines of the log in words. */
export function useLines(): (line: LogLine) => string {
  const { t } = useLang();
  const { names, view } = useTable();
  const level = useLevel();
  const sealed = sealedKey(view);
  return useMemo(() => {
    const name = (seat: Seat): string => names[seat] ?? '';
    return (line) => {
      if (line.kind === 'said') return t('table.log.said', { name: line.name, text: line.text });
      if (line.kind !== 'table') return line.text;
      const { what } = line;
      switch (what.type) {
        case 'sat':
          return t('table.log.sat', { name: what.name });
        case 'bot-sat':
          return t('table.log.bot-sat', { seat: what.seat + 1, level: level(what.level) });
        case 'stood':
          return t('table.log.stood', { seat: what.seat + 1 });
        case 'sealed':
          return t(sealed);
        case 'revealed':
          return t('table.log.revealed', { name: name(what.seat) });
        case 'silent':
          return t('table.log.silent', { name: name(what.seat) });
        case 'started':
          return t('table.log.started');
        case 'undo-asked':
          return t('table.log.undo-asked', { name: name(what.seat) });
        case 'undo-answered':
          return t(what.agrees ? 'table.log.undo-agreed' : 'table.log.undo-refused', { name: name(what.seat) });
        case 'undo-lapsed':
          return t('table.log.undo-lapsed', { name: name(what.seat) });
        case 'came':
          return t('table.log.came', { name: name(what.seat) });
        case 'turned-away':
          return t('table.log.turned-away', { name: what.name ?? 'none' });
        case 'undone':
          return t(what.consent ? 'table.log.undone-consent' : 'table.log.undone', {
            name: name(what.seat),
            choices: what.taken.length,
          });
        case 'replaced':
          return t(`table.log.replaced-${what.why}`, { name: name(what.seat) });
        case 'returned':
          return t('table.log.returned', { name: name(what.seat) });
        case 'handed':
          return t('table.log.handed', { name: what.name, seat: what.seat + 1 });
        case 'off':
          return t('table.log.off', { name: name(what.seat), days: what.days });
        case 'voted':
          return t('table.log.voted', { name: name(what.seat), against: name(what.against) });
      }
    };
  }, [t, names, level, sealed]);
}
