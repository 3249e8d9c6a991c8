import { type Game, type Lang, type Seat, type State, sameChoice, type Told } from '@boucan/kernel';
import { firstPosition, type GameRecord } from '@boucan/record';
import { type Speaker, speaker } from '@boucan/words';
import { distinct, FIELDS, NOTATION } from './header.ts';
import { labels } from './labels.ts';

/** A match as a text: the moves in words, what came of them indented below. `parseNotation` reads it back to the same record. */
export function printNotation(game: Game, record: GameRecord, lang: Lang): string {
  const names = distinct(record.names);
  const words = speaker(game, lang, names);
  const told: Told[] = [];
  let state: State<unknown> = firstPosition(game, record.secret, record, told);
  const lines = [`# ${words.title}`, ...headerOf(record, lang), '', ...indented(game, told, words)];
  for (const [i, [seat, choice]] of record.choices.entries()) {
    const label = nameOf(game, state, seat, choice, words);
    lines.push(`${i + 1}. ${names[seat]}: ${label}`);
    const outcome = game.play(state, seat, choice);
    if (outcome.refused !== undefined) throw new Error(`move ${i + 1} is not allowed`);
    lines.push(...indented(game, outcome.events, words));
    state = outcome.state;
  }
  return `${lines.join('\n')}\n`;
}

const headerOf = (record: GameRecord, lang: Lang): string[] => [
  `notation: ${NOTATION}`,
  `language: ${JSON.stringify(lang)}`,
  ...FIELDS.filter((field) => record[field] !== undefined).map((field) => `${field}: ${JSON.stringify(record[field])}`),
];

function nameOf(game: Game, state: State<unknown>, seat: Seat, choice: GameRecord['choices'][number][1], words: Speaker): string {
  for (const [label, offered] of labels(game, state, seat, words)) if (sameChoice(offered, choice)) return label;
  throw new Error(`${JSON.stringify(choice)} is not offered`);
}

const indented = (game: Game, events: readonly Told[], words: Speaker): string[] =>
  game.witness(events, 'table').map((event) => `    ${words.event(event).replaceAll(/\s+/gu, ' ')}`);
