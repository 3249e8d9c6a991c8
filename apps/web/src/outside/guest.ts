// A game from outside, as a page has it: its rules with all their words, its board, or one that draws any game, and what is taught of it.
import '@boucan/board/board.css';
import { type Banter, type Describe, defaultDescribe, defaultFace, defaultHelp, type Face, type Help } from '@boucan/board';
import type { Game } from '@boucan/kernel';
import { type Lessons, puzzlesIn, type Taught, taughtBy } from '@boucan/puzzles';
import { speaker } from '@boucan/words';
import { partOf, rulesFromOutside } from '../local/find-game.ts';
import { language } from '../words/books.ts';

interface Drawn extends Partial<Face> {
  readonly help?: Help;
  readonly describe?: Describe;
  readonly banter?: Banter;
}

const loaded = new Map<string, Promise<unknown>>();

/** Once, unless it failed. */
function once<T>(key: string, load: () => Promise<T>): Promise<T> {
  const known = loaded.get(key) as Promise<T> | undefined;
  if (known !== undefined) return known;
  const coming = load();
  loaded.set(key, coming);
  coming.catch(() => loaded.delete(key));
  return coming;
}

export const rules = (id: string): Promise<Game> =>
  once(`${id} game`, async () => {
    const game = await rulesFromOutside(id);
    if (game === undefined) throw new Error(`${id} exports no game`);
    return game;
  });

const drawn = (id: string, hasBoard: boolean): Promise<Drawn> =>
  hasBoard ? once(`${id} board`, () => import(/* @vite-ignore */ partOf(id, 'board')) as Promise<Drawn>) : Promise.resolve({});

export async function face(id: string, hasBoard: boolean): Promise<Face> {
  const [game, own] = await Promise.all([rules(id), drawn(id, hasBoard)]);
  const usual = defaultFace(game, () => speaker(game, language(), []));
  return { Board: own.Board ?? usual.Board, Standing: own.Standing ?? usual.Standing };
}

export async function help(id: string, hasBoard: boolean): Promise<Help> {
  const [game, own] = await Promise.all([rules(id), drawn(id, hasBoard)]);
  return own.help ?? defaultHelp(game);
}

export const text = async (id: string, hasBoard: boolean): Promise<Describe> =>
  (await drawn(id, hasBoard)).describe ?? defaultDescribe;

/** What its bots say, if anything. */
export const banter = async (id: string): Promise<Banter | undefined> => (await drawn(id, true)).banter;

/** Its lessons and puzzles. */
export const taught = (id: string, puzzles: readonly string[]): Taught =>
  taughtBy(
    () => once(`${id} lessons`, () => import(/* @vite-ignore */ partOf(id, 'lessons')) as Promise<Lessons>),
    puzzles.map((address) => async () => puzzlesIn(await linesAt(address))),
  );

async function linesAt(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.text();
}
