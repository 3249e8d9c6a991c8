import { agreementIn } from '@boucan/table';
import { useLang } from '../../../words/lang.tsx';
import { faceOf } from '../model/clock.ts';
import { useTable } from '../model/context.ts';
import { useHours } from './hours.ts';
import './agreed.css';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Whole days, or hours. */
function long(lang: string, ms: number): string {
  const [unit, length] = ms % DAY === 0 ? (['day', DAY] as const) : (['hour', HOUR] as const);
  return new Intl.NumberFormat(lang, { style: 'unit', unit, unitDisplay: 'long' }).format(ms / length);
}

/** How much time there is, in words. */
export function useClockWords(): string {
  const { t, lang } = useLang();
  const { clock } = useTable().view.terms;
  const hoursOf = useHours();
  if (clock.kind === 'none') return t('table.clock.none');
  if (clock.kind === 'days')
    return t('table.clock.per-move', { time: long(lang, clock.perMove), off: clock.holidays ?? 0, ...hoursOf(clock.hours) });
  return t('table.clock.live', { bank: faceOf(clock.bank), increment: Math.round(clock.increment / 1000) });
}

/** What the table has agreed on, in words, and what the dice are bound to. */
export function Agreed() {
  const { t } = useLang();
  const { view, game, speaker } = useTable();
  const time = useClockWords();
  const { config, visibility } = view.terms;
  return (
    <section className="tb-agreed">
      <h3>{t('table.agreed')}</h3>
      <dl>
        {config.packs.map((pack) => (
          <div key={pack}>
            <dt>{t('table.pack')}</dt>
            <dd>
              {speaker.pack(pack)}
              <small>{speaker.packBlurb(pack)}</small>
            </dd>
          </div>
        ))}
        {game.optionsWith(config.packs).map(({ id, values }) => (
          <div key={id}>
            <dt>{speaker.option(id)}</dt>
            <dd>{speaker.option(id, config.options[id] ?? values[0]!)}</dd>
          </div>
        ))}
        <div>
          <dt>{t('table.clock')}</dt>
          <dd>{time}</dd>
        </div>
        <div>
          <dt>{t('table.visibility')}</dt>
          <dd>{t(`table.visibility.${visibility}`)}</dd>
        </div>
      </dl>
      <h3>{t('table.dice')}</h3>
      {view.seats.some(({ kind }) => kind !== 'bot') || visibility === 'local' ? (
        <p>{t('table.dice.promise')}</p>
      ) : (
        <p>{t('table.dice.nobody')}</p>
      )}
      <code className="tb-code">{view.commitment}</code>
      {view.phase !== 'gathering' && (
        <>
          <p>{t('table.dice.agreed')}</p>
          <code className="tb-code">{agreementIn(view)}</code>
        </>
      )}
    </section>
  );
}
