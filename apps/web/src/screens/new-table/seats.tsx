import { charactersOf } from '@boucan/bots';
import type { Game } from '@boucan/kernel';
import { LIMITS } from '@boucan/protocol';
import { SeatBadge } from '../../parts/seat-badge.tsx';
import { useLang } from '../../words/lang.tsx';
import { type Draft, friend } from './draft.ts';
import { LEVELS, type Level, type Sitter, type Temper } from './sitters.ts';

interface Props {
  readonly game: Game;
  readonly draft: Draft;
  readonly onChange: (sitters: readonly Sitter[]) => void;
}

/** Who sits where. */
export function Seats({ game, draft: { where, sitters }, onChange }: Props) {
  const { t, lang } = useLang();
  const characters = charactersOf(game);
  const words = game.def.text[lang].characters;
  const set = (seat: number, sitter: Sitter) => onChange(sitters.map((old, i) => (i === seat ? sitter : old)));
  return (
    <ol className="seats">
      {sitters.map((sitter, seat) => {
        const label = t('new.seat', { seat: seat + 1 });
        return (
          <li key={seat}>
            <SeatBadge seat={seat} size={36} />
            {sitter.kind === 'me' ? (
              <strong>{t('new.me')}</strong>
            ) : (
              <select
                aria-label={label}
                value={sitter.kind === 'bot' ? sitter.level : 'friend'}
                onChange={(e) =>
                  set(
                    seat,
                    e.target.value === 'friend'
                      ? friend(lang)
                      : {
                          kind: 'bot',
                          level: e.target.value as Level,
                          temper: sitter.kind === 'bot' ? sitter.temper : 'any',
                        },
                  )
                }
              >
                <option value="friend">{t(`new.friend.${where}`)}</option>
                {LEVELS.map((level) => (
                  <option key={level} value={level}>
                    {t('new.bot', { name: t(`bot.${level}`) })}
                  </option>
                ))}
              </select>
            )}
            {sitter.kind === 'bot' && characters.length > 0 && (
              <select
                className="temper"
                aria-label={t('new.temper', { seat: seat + 1 })}
                value={sitter.temper}
                onChange={(e) => set(seat, { ...sitter, temper: e.target.value as Temper })}
              >
                {(['any', ...characters, 'none'] as const).map((temper) => (
                  <option key={temper} value={temper}>
                    {temper === 'any' || temper === 'none' ? t(`bot.${temper}`) : words?.[temper]}
                  </option>
                ))}
              </select>
            )}
            {sitter.kind !== 'bot' && where === 'device' ? (
              <input
                aria-label={t('new.name', { seat: seat + 1 })}
                value={sitter.name}
                maxLength={LIMITS.name}
                required
                onChange={(e) => set(seat, { ...sitter, name: e.target.value })}
              />
            ) : (
              <span className="hint">
                {sitter.kind === 'bot'
                  ? [t(`bot.${sitter.level}.hint`), words?.[`${sitter.temper}:likes`]].filter(Boolean).join(' ')
                  : t(`new.${sitter.kind}.hint`)}
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
