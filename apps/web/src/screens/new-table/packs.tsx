import type { Game, Pack } from '@boucan/kernel';
import type { Speaker } from '@boucan/words';
import { useId } from 'react';
import type { Pictures } from '../../boards/board.ts';
import { GAMES } from '../../games.ts';
import { Icon } from '../../parts/icon.tsx';
import { useLang } from '../../words/lang.tsx';
import { useLoaded } from '../table/model/use-source.ts';
import { type Draft, isMixture, whyNotSwitch, withMixture, withPack } from './draft.ts';

interface Props {
  readonly game: Game;
  readonly words: Speaker;
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}

const NONE: Pictures = {};

/** The packs of a game: what somebody has put together already, then each by itself, and other ways to play. */
export function Packs(props: Props) {
  const { game, words, draft, onChange } = props;
  const { t } = useLang();
  const loaded = useLoaded(async () => GAMES[game.id]?.pictures?.(), game.id);
  const pictures = loaded.state === 'here' ? (loaded.value ?? NONE) : NONE;
  const packs = game.def.packs.filter(({ variant }) => variant !== true);
  const variants = game.def.packs.filter(({ variant }) => variant === true);
  const mixtures = game.def.mixtures ?? [];
  return (
    <>
      {mixtures.length > 0 && (
        <fieldset className="mixtures">
          <legend>{t('new.mixtures')}</legend>
          {mixtures.map((mixture) => (
            <button
              key={mixture.id}
              type="button"
              aria-pressed={isMixture(draft, mixture)}
              onClick={() => onChange(withMixture(game, draft, mixture))}
            >
              {words.pack(mixture.id)}
              <small>{words.packBlurb(mixture.id)}</small>
            </button>
          ))}
        </fieldset>
      )}
      {packs.length > 0 && <List legend={t('new.packs')} packs={packs} pictures={pictures} {...props} />}
      {variants.length > 0 && <List legend={t('new.variants')} packs={variants} pictures={pictures} {...props} />}
    </>
  );
}

interface ListProps extends Props {
  readonly legend: string;
  readonly packs: readonly Pack<unknown, unknown>[];
  readonly pictures: Pictures;
}

/** What each is about, what it asks of people, and why it cannot be put in or left out now. */
function List({ legend, packs, pictures, game, words, draft, onChange }: ListProps) {
  const { t } = useLang();
  const id = useId();
  return (
    <fieldset className="packs">
      <legend>{legend}</legend>
      {packs.map(({ id: pack, asks }) => {
        const against = whyNotSwitch(game, draft, pack);
        const why = `${id}-${pack}`;
        const isIn = draft.packs.includes(pack);
        const together = isIn ? draft.packs.flatMap((other) => words.packWith(pack, other) ?? []) : [];
        return (
          <label key={pack} data-shut={against.length > 0}>
            <input
              type="checkbox"
              checked={isIn}
              aria-disabled={against.length > 0}
              aria-describedby={why}
              onChange={() => against.length === 0 && onChange(withPack(game, draft, pack))}
            />
            <span>
              <strong>
                {words.pack(pack)}
                {pictures[pack] !== undefined && <Icon body={pictures[pack]} size={26} />}
              </strong>
              <span id={why}>
                {words.packBlurb(pack)}
                {together.map((text) => (
                  <em key={text}> {text}</em>
                ))}
                {against.map((reason) => (
                  <em key={`${reason.text} ${Object.values(reason.with ?? {}).join(' ')}`}> {words.reason(reason)}</em>
                ))}
                {asks !== undefined && (
                  <small>
                    {t(`new.time.${asks.time}`)} · {t(`new.learning.${asks.learning}`)}
                  </small>
                )}
              </span>
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
