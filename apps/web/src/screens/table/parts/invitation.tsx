import { isolated } from '@boucan/words';
import { useLang } from '../../../words/lang.tsx';
import { useTable } from '../model/context.ts';
import { useClockWords } from './agreed.tsx';

/** To whoever does not sit here yet: who asks him to which game, with how many, and how fast it goes. */
export function Invitation() {
  const { t } = useLang();
  const { view, names, speaker } = useTable();
  const clock = useClockWords();
  const host = view.seats.findIndex((holder) => holder.kind === 'person' && holder.player === view.host);
  const count = (kind: 'empty' | 'bot' | 'person') => view.seats.filter((holder) => holder.kind === kind).length;
  return (
    <div className="tb-invitation">
      <h2>
        {host < 0
          ? t('table.invited', { game: speaker.title })
          : t('table.invited.by', { name: isolated(names[host]!), game: speaker.title })}
      </h2>
      <p className="tb-lead">
        {t('table.invited.what', { seats: view.seats.length, people: count('person'), bots: count('bot'), free: count('empty') })}{' '}
        {clock}.
      </p>
    </div>
  );
}
