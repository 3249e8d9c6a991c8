import type { TournamentReply } from '@boucan/protocol';
import { speaker } from '@boucan/words';
import { useGame } from '../../parts/use-game.ts';
import { useLang } from '../../words/lang.tsx';
import { paceOf } from '../new-table/draft.ts';
import './terms.css';

/** What is played at every table of a tournament: how many sit there, how fast, with what, and what was agreed that is not usual. */
export function Terms({ terms }: { readonly terms: TournamentReply['terms'] }) {
  const { t, lang } = useLang();
  const game = useGame(terms.game);
  const pace = paceOf(terms.clock);
  const words = game === null ? null : speaker(game, lang, terms.packs);
  const unusual = game?.optionsWith(terms.packs).filter(({ id, values }) => (terms.options[id] ?? values[0]) !== values[0]) ?? [];
  return (
    <dl className="terms">
      <div>
        <dt>{t('cup.seats')}</dt>
        <dd>{terms.seats}</dd>
      </div>
      {pace !== null && (
        <div>
          <dt>{t('cup.pace')}</dt>
          <dd>
            {t(`new.pace.${pace}`)}
            <small>{t(`new.pace.${pace}.hint`)}</small>
          </dd>
        </div>
      )}
      {words !== null && terms.packs.length > 0 && (
        <div>
          <dt>{t('cup.packs')}</dt>
          {terms.packs.map((pack) => (
            <dd key={pack}>
              {words.pack(pack)}
              <small>{words.packBlurb(pack)}</small>
            </dd>
          ))}
        </div>
      )}
      {words !== null &&
        unusual.map(({ id }) => (
          <div key={id}>
            <dt>{words.option(id)}</dt>
            <dd>{words.option(id, terms.options[id]!)}</dd>
          </div>
        ))}
    </dl>
  );
}
