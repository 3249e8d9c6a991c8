import type { Game, State } from '@boucan/kernel';
import type { Speaker } from '@boucan/words';
import { columns } from './output.ts';
import type { ReplayWords } from './replay-words.ts';
import type { Retold } from './retell.ts';

export interface Teller {
  readonly game: Game;
  readonly names: readonly string[];
  readonly speaker: Speaker;
  readonly words: ReplayWords;
}

/** A step of a match as lines of text: the choice, what came of it, and the turn that begins or the end. */
export function story({ n, seat, label, text, after }: Retold, turnsBefore: number, teller: Teller): string[] {
  const { names, words } = teller;
  const events = text.map((sentence) => `         ${sentence}`);
  const turn = after.turns > turnsBefore && after.result === null ? ['', words.turn(after.turns, names[after.active] ?? '')] : [];
  if (n === 0) return [...heading(after, teller), ...turn, ...events];
  return [`${String(n).padStart(5)}  ${words.chose(names[seat!]!, label)}`, ...events, ...turn, ...end(after, teller)];
}

const heading = (state: State<unknown>, { game, names, speaker, words }: Teller): string[] => [
  `${speaker.title} (${game.id}, version ${game.version})`,
  words.players(names),
  ...(state.packs.length > 0 ? [words.packs(state.packs.map(speaker.pack))] : []),
  ...Object.entries(state.options).map(([id, value]) => `${speaker.option(id)} ${speaker.option(id, value)}`),
];

function end({ result }: State<unknown>, { names, speaker, words }: Teller): string[] {
  if (result === null) return [];
  const scores = columns(result.scores.map((score, seat) => [`  ${names[seat]}`, String(score)]));
  return ['', speaker.end(result.end), ...scores, words.winners(result.winners.map((seat) => names[seat]!))];
}
