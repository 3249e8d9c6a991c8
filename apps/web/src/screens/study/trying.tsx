import type { Choice, Seat } from '@boucan/kernel';
import type { QuestionView } from '@boucan/table';
import type { Speaker } from '@boucan/words';
import { groupsOf } from '../table/model/groups.ts';
import type { Say } from './use-words.ts';

interface Props {
  readonly asked: readonly { readonly seat: Seat; readonly question: QuestionView }[];
  readonly seat: Seat;
  readonly setSeat: (seat: Seat) => void;
  readonly names: readonly string[];
  readonly speaker: Speaker;
  readonly choose: (choice: Choice) => void;
  readonly t: Say;
}

/** What could be chosen at this moment instead, in words; the board offers the same. */
export function Trying({ asked, seat, setSeat, names, speaker, choose, t }: Props) {
  const one = asked.find((each) => each.seat === seat);
  if (one === undefined) return <p className="study-trying">{t('try.over')}</p>;
  const open = one.question.offers.filter(({ because }) => because.length === 0);
  return (
    <section className="study-trying" aria-label={t('try.button')}>
      <div className="row">
        <b>{t('try.asks', { name: names[seat]! })}</b>
        {asked.length > 1 && (
          <select aria-label={t('try.who')} value={seat} onChange={(e) => setSeat(Number(e.target.value))}>
            {asked.map((each) => (
              <option key={each.seat} value={each.seat}>
                {names[each.seat]}
              </option>
            ))}
          </select>
        )}
      </div>
      <div className="study-choices">
        {groupsOf(open).map((group) => (
          <div key={group.key} className="row">
            {group.offers.map(({ choice }) => (
              <button key={choice.join(' ')} type="button" data-choice={choice.join(' ')} onClick={() => choose(choice)}>
                {speaker.label(choice, one.question.question)}
              </button>
            ))}
          </div>
        ))}
      </div>
    </section>
  );
}
