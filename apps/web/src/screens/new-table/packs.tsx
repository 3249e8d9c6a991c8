import type { Game } from '@boucan/kernel';
import type { Speaker } from '@boucan/words';
import { useId } from 'react';
import { useLang } from '../../words/lang.tsx';
import { type Draft, whyNotSwitch, withPack } from './draft.ts';

interface Props {
  readonly game: Game;
  readonly words: Speaker;
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}

/** The packs of a game: what each is about, and why one cannot be put in or left out now. */
export function Packs({ game, words, draft, onChange }: Props) {
  const { t } = useLang();
  const id = useId();
  return (
    <fieldset className="packs">
      <legend>{t('new.packs')}</legend>
      {game.def.packs.map(({ id: pack }) => {
        const against = whyNotSwitch(game, draft, pack);
        const why = `${id}-${pack}`;
        return (
          <label key={pack} data-shut={against.length > 0}>
            <input
              type="checkbox"
              checked={draft.packs.includes(pack)}
              aria-disabled={against.length > 0}
              aria-describedby={why}
              onChange={() => against.length === 0 && onChange(withPack(game, draft, pack))}
            />
            <span>
              <strong>{words.pack(pack)}</strong>
              <span id={why}>
                {words.packBlurb(pack)}
                {against.map((reason) => (
                  <em key={`${reason.text} ${Object.values(reason.with ?? {}).join(' ')}`}> {words.reason(reason)}</em>
                ))}
              </span>
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
