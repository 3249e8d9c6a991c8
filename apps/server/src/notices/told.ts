// What a notice tells of a match: who did what, and what is asked. It may lie open on a table or in a channel that others read, so it is made of
// what everybody at the table may know, and of nothing else: positions that differ in secrets alone give the same notice.
import { type Game, type Params, rngFrom, type Seat, type State } from '@boucan/kernel';
import type { Entry, Table } from '@boucan/table';
import { speaker } from '@boucan/words';
import { type Lang, WORDS } from './words.ts';

export interface Told {
  readonly game: string; // what it is called
  readonly did: string; // who did what; may be nothing
  readonly asks: string; // may be nothing
}

/** More would not be read on a phone. */
const LONGEST = 240;
/** So many imagined matches must agree on what a question says. */
const IMAGINED = 3;

const cut = (text: string): string => (text.length <= LONGEST ? text : `${text.slice(0, LONGEST - 1).trimEnd()}…`);

/** What a seat is asked, as far as the table's own view says it: imagined matches that look the same to everybody must all ask it like this. */
export function openPrompt(game: Game, state: State<unknown>, seat: Seat): { question: string; with: Params } | null {
  const seen = game.view(state, 'table');
  const prompts = Array.from({ length: IMAGINED }, (_, i) => game.prompt(game.determinize(seen, rngFrom([i, 1, 2, 3])), seat));
  const [first, ...others] = prompts.map((prompt) => JSON.stringify(prompt));
  return others.every((other) => other === first) ? prompts[0]! : null;
}

/** What everybody saw happen since the seat was last asked for something: the last sentence or two. */
function whatHappened(table: Table, seat: Seat, lang: Lang, since: number): string {
  const { game, names } = table;
  const words = WORDS[lang];
  const speak = speaker(game, lang, names);
  const lines = table.linesAfter(since).flatMap(({ entry, events }): readonly string[] => {
    if (isBy(entry, seat)) return [];
    if (entry.type === 'started') return [words.begun];
    if (entry.type === 'undone') return [words.undone(names[entry.seat]!)];
    if (entry.type === 'replaced') return [words.replaced(names[entry.seat]!)];
    return speak.lines(game.witness(events, 'table')).map(({ text }) => text);
  });
  return cut(lines.slice(-2).join(' '));
}

const isBy = (entry: Entry, seat: Seat): boolean => entry.type === 'chose' && entry.seat === seat;

/** How many entries back it is looked for what happened. */
const BACK = 12;

export function toldOf(table: Table, seat: Seat, lang: Lang): Told {
  const { game, state } = table;
  const speak = speaker(game, lang, table.names);
  const prompt = state === null ? null : openPrompt(game, state, seat);
  return {
    game: speak.title,
    did: whatHappened(table, seat, lang, Math.max(0, table.n - BACK)),
    asks: prompt === null ? '' : speak.prompt(prompt),
  };
}
