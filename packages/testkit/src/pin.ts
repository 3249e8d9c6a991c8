// Golden matches are played with the cards of the day they were recorded: one that comes later is in none of their decks.
import { existsSync, readFileSync } from 'node:fs';

/** What matches are laid out from, by name: ids with every copy, or rows of a table. */
export type Decks = { readonly [deck: string]: readonly unknown[] };

/** How a game is played with other decks than those of today. */
export interface Pin {
  /** The decks of today, those of all packs among them. */
  today(): Decks;
  /** From here on these are played with, by tables with packs too; gives back how to undo it. */
  playWith(decks: Decks): () => void;
}

/** A pin of lists that are read whenever a match is laid out: what is on them is exchanged. */
export const pinLists = (lists: Decks): Pin => ({
  today: () => lists,
  playWith(decks) {
    const before = Object.entries(lists).map(([deck, list]) => [list as unknown[], list.slice(), decks[deck] ?? list] as const);
    for (const [list, , then] of before) list.splice(0, list.length, ...then);
    return () => {
      for (const [list, now] of before) list.splice(0, list.length, ...now);
    };
  },
});

/** Several pins as one; no two have a deck of the same name. */
export const pinAll = (...pins: readonly Pin[]): Pin => ({
  today: () => Object.assign({}, ...pins.map((pin) => pin.today())),
  playWith(decks) {
    const undo = pins.map((pin) => pin.playWith(decks));
    return () => {
      for (const one of undo.reverse()) one();
    };
  },
});

/** The file of the recorded decks, beside the golden matches in `folder`. */
export const recordedDecks = (folder: URL): URL => new URL('decks.json', folder);

/** What was recorded and is no longer there: no match can be played with it. */
const gone = (recorded: Decks, today: Decks): string[] =>
  Object.entries(recorded).flatMap(([deck, cards]) => {
    const there = new Set(today[deck]);
    const missing = new Set(cards.filter((card) => typeof card !== 'object' && !there.has(card)));
    return [...missing].map((card) => `${deck} ${card}`);
  });

/** Has a game played with the decks that are recorded in `folder`, or with those of today where none are; gives back how to undo it. */
export function playAsRecorded(pin: Pin, folder: URL): () => void {
  const file = recordedDecks(folder);
  if (!existsSync(file)) return () => undefined;
  const recorded = JSON.parse(readFileSync(file, 'utf8')) as Decks;
  const missing = gone(recorded, pin.today());
  if (missing.length > 0)
    throw new Error(
      `the recorded matches were played with what is no longer there: ${missing.join(', ')}. Migrate: npm run golden`,
    );
  return pin.playWith(recorded);
}

/**
 * The decks to record matches with: those recorded before, as long as all of it is still there, so that matches which need not change do not;
 * otherwise, or where it is asked for, those of today.
 */
export function decksToRecord(pin: Pin, folder: URL, anew: boolean): Decks {
  const file = recordedDecks(folder);
  const today = pin.today();
  if (anew || !existsSync(file)) return today;
  const recorded = JSON.parse(readFileSync(file, 'utf8')) as Decks;
  return gone(recorded, today).length > 0 ? today : { ...today, ...recorded };
}

/** Decks as their file holds them: a line for each. */
export const decksText = (decks: Decks): string =>
  `{\n${Object.entries(decks)
    .map(([deck, cards]) => `  ${JSON.stringify(deck)}: ${JSON.stringify(cards)}`)
    .join(',\n')}\n}\n`;
