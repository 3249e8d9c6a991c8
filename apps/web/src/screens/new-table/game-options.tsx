import type { Game } from '@boucan/kernel';
import type { Speaker } from '@boucan/words';
import { Choices } from '../../parts/choices.tsx';
import { type Draft, possible } from './draft.ts';

interface Props {
  readonly game: Game;
  readonly words: Speaker;
  readonly seats: number;
  readonly options: Draft['options'];
  readonly onChange: (options: Draft['options']) => void;
}

/** What the people at a table may agree on, in the words of the game. */
export function GameOptions({ game, words, seats, options, onChange }: Props) {
  return game.def.options.map(({ id, values }) => {
    const offered = values.filter((value) => possible(game, seats, { [id]: value }));
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
