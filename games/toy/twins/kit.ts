// How a twin is made: Dice Duel, but for one thing.
import { choice, defineGame, type Game, type GameDef, type Lister, type Proc, type Question, type Step } from '@boucan/kernel';
import { type DuelBoard, type DuelBoardView, duellist, type Events } from '../src/board.ts';
import { toyDef } from '../src/game.ts';
import type { Duel } from '../src/rules/duel.ts';

/** Dice Duel with one thing wrong, and the law that should notice. */
export interface Twin {
  readonly breaks: string;
  readonly how: string;
  readonly game: Toy;
}

export type Toy = Game<DuelBoard, DuelBoardView, Events>;
type ToyDef = GameDef<DuelBoard, DuelBoardView, Events>;
type Steps<V> = { readonly [step: string]: Step<DuelBoard, Events, V> };

export const but = (change: Partial<ToyDef>): Toy => defineGame({ ...toyDef, ...change });

export const butSteps = <V>(proc: Proc<DuelBoard, Events, V>, steps: Steps<V>): Toy =>
  but({
    procs: toyDef.procs.map((p) => (p.id === proc.id ? ({ ...proc, steps: { ...proc.steps, ...steps } } as typeof p) : p)),
  });

export const butQuestion = <V>(question: Question<DuelBoard, V>, change: Partial<Question<DuelBoard, V>>): Toy =>
  but({ questions: toyDef.questions.map((q) => (q.id === question.id ? ({ ...question, ...change } as typeof q) : q)) });

export const butWords = (lang: 'en' | 'fr', change: Partial<ToyDef['text']['en']>): Toy =>
  but({ text: { ...toyDef.text, [lang]: { ...toyDef.text[lang], ...change } } });

/** A step of the base, as a function. */
export const base = <V>(proc: Proc<DuelBoard, Events, V>, step: string): Step<DuelBoard, Events, V> =>
  proc.steps[step] as Step<DuelBoard, Events, V>;

export const parries = (d: DuelBoard, seat: number): number => duellist(d, seat).hand.filter((card) => card === 'parry').length;

export const strengthenWithoutPass: Lister<DuelBoard, Duel> = (o, d, _v, seat) => {
  for (const card of ['feint', 'lunge'] as const) if (duellist(d, seat).hand.includes(card)) o.may(choice('play', card));
};
