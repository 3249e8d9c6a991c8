/// <reference lib="webworker" />
// Goes through a match once more, in a thread of its own: where it turned, and why somebody chose as he did.
import { type Analysis, analyse, type Count, judged, type Plan, planOf, type Why, why } from '@boucan/bots';
import { GAMES } from '@boucan/games';
import { LESSONS } from '@boucan/games/lessons';
import { type Game, rngFrom, type Seat, type State, seedOf } from '@boucan/kernel';
import { type Figures, WORTH } from '@boucan/lessons';
import type { Lessons } from '@boucan/puzzles';
import { type Moment, moments, type Played } from '@boucan/record';
import { findGame, partOf } from '../../local/find-game.ts';

export type ToAnalyst =
  | { readonly type: 'open'; readonly played: Played }
  | { readonly type: 'turns' }
  /** Why the choice was made that led to this moment. */
  | { readonly type: 'why'; readonly at: number };

export type FromAnalyst =
  | { readonly type: 'progress'; readonly share: number }
  | { readonly type: 'turns'; readonly turns: Analysis['turns']; readonly mistakes: Analysis['mistakes'] }
  | { readonly type: 'why'; readonly at: number; readonly why: Why & { readonly plan: Plan } };

declare const self: DedicatedWorkerGlobalScope;
const say = (message: FromAnalyst): void => self.postMessage(message);

/** The same question has the same answer, whoever asks. */
const rngFor = (what: string) => rngFrom(seedOf(what));

interface Opened {
  readonly game: Game;
  readonly all: readonly Moment<unknown>[];
  readonly figures: Figures | undefined;
}
let opened: Promise<Opened> | undefined;

async function open(played: Played): Promise<Opened> {
  const game = await findGame(played.game);
  if (game === undefined) throw new Error(`there is no game ${played.game}`);
  return { game, all: moments(game, played), figures: await figuresOf(game.id) };
}

/** Of a game of the house, or of one from outside. */
async function figuresOf(id: string): Promise<Figures | undefined> {
  if (GAMES.some((game) => game.id === id)) return LESSONS[id]?.figures();
  return ((await import(/* @vite-ignore */ partOf(id, 'lessons'))) as Lessons).figures;
}

/** What can be counted in this game; what a seat may expect in the end is as it is judged by hand, in the game's own unit. */
function countIn({ game, figures }: Opened): Count<unknown> {
  if (figures === undefined) return () => ({});
  const byHand = judged(game).judgedBy(null);
  const isTold = figures.words[WORTH] !== undefined;
  return (s: State<unknown>, seat: Seat) => ({
    ...figures.count(s.board, seat),
    ...(isTold && { [WORTH]: byHand.worth(s)[seat]! }),
  });
}

async function turns(): Promise<void> {
  const { game, all, figures } = await opened!;
  const going = analyse(game, all, rngFor('turns'), countIn({ game, all, figures }));
  for (let next = going.next(); ; next = going.next()) {
    if (next.done === true) return say({ type: 'turns', turns: next.value.turns, mistakes: next.value.mistakes });
    say({ type: 'progress', share: next.value });
    await new Promise((resolve) => setTimeout(resolve)); // whoever asks why meanwhile is heard
  }
}

async function reason(at: number): Promise<void> {
  const { game, all } = await opened!;
  const { made } = all[at]!;
  if (made === null) return;
  const seen = game.view(all[at - 1]!.state, made.seat);
  const rng = rngFor(`why ${at}`);
  const told = why(game, seen, made.choice, rng);
  say({ type: 'why', at, why: { ...told, plan: planOf(game, seen, made.choice, rng) } });
}

self.onmessage = ({ data }: MessageEvent<ToAnalyst>) => {
  if (data.type === 'open') opened = open(data.played);
  else if (data.type === 'turns') void turns();
  else void reason(data.at);
};
