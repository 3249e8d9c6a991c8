import type { Game } from '@boucan/kernel';
import type { Speaker } from '@boucan/words';
import { Choices } from '../../parts/choices.tsx';
import { type Draft, possible } from './draft.ts';

interface Props {
  readonly game: Game;
  readonly words: Speaker;
  readonly draft: Draft;
  /** What is asked with the seats, or the rules of the house. */
  readonly first: boolean;
  readonly onChange: (options: Draft['options']) => void;
}

/** What the people at a table may agree on, in the words of the game. */
export function GameOptions({ game, words, draft: { sitters, packs, options }, first, onChange }: Props) {
  const settled = game.def.packs.flatMap((pack) => (packs.includes(pack.id) ? (pack.settles ?? []) : []));
  const asked = game.optionsWith(packs).filter((option) => (option.first === true) === first && !settled.includes(option.id));
  return asked.map(({ id, values }) => {
    const offered = values.filter((value) => possible(game, sitters.length, packs, { [id]: value }));
    return (
      <Choices
        key={id}
        legend={words.option(id)}
        options={offered.map((value) => ({ value: String(value), label: words.option(id, value) }))}
        value={String(options[id])}
        onChange={(chosen) => onChange({ ...options, [id]: offered.find((value) => String(value) === chosen)! })}
      />
    );
  });
}
