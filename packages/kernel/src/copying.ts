// Positions made of others: copies, and matches that a viewer could be in.
import type { GameDef } from './definition.ts';
import type { Rules } from './pack.ts';
import { below, cloneRng, fork } from './rng.ts';
import type { Asked, Choice, Frame, Rng, Seat, State, Tabletop, View } from './types.ts';

type RulesOf<B, E> = (s: { readonly packs: readonly string[] }) => Rules<B, E>;

/** Lays what belongs to the packs of a match on its board. */
export function furnish<B, E>(
  board: B,
  packs: readonly string[],
  { parts }: Rules<B, E>,
  make: (part: Rules<B, E>['parts'][number]) => unknown,
): B {
  if (packs.length === 0) return board;
  const top = board as Tabletop;
  top.packs = packs;
  if (parts.length > 0) {
    top.parts = {};
    for (const part of parts) top.parts[part.pack] = make(part);
  }
  return board;
}

/** What is being resolved. All frames are of one shape, wherever they come from: they are read at every step. */
function copyStack<B, E>(frames: readonly Readonly<Frame>[], { procs }: Rules<B, E>): Frame[] {
  const stack = new Array<Frame>(frames.length);
  for (let i = 0; i < stack.length; i++) {
    const f = frames[i] as Frame;
    const frame: Frame = { proc: f.proc, step: f.step, vars: procs.get(f.proc)?.vars.clone(f.vars) };
    if (f.aside === true) frame.aside = true;
    stack[i] = frame;
  }
  return stack;
}

function copyAsked(questions: readonly Readonly<Asked>[]): Asked[] {
  const asked = new Array<Asked>(questions.length);
  for (let i = 0; i < asked.length; i++) {
    const q = questions[i] as Asked;
    asked[i] = { seat: q.seat, question: q.question, answer: q.answer };
  }
  return asked;
}

export function copying<B, P, E>(def: GameDef<B, P, E>, rulesOf: RulesOf<B, E>) {
  const clone = (s: State<B>): State<B> => {
    const rules = rulesOf(s);
    const { parts } = rules;
    const board = def.clone(s.board);
    if (s.packs.length > 0) {
      const [from, to] = [s.board as Tabletop, board as Tabletop];
      to.packs = s.packs;
      if (parts.length > 0) {
        // Copied as a whole first, the object has its shape at once; to grow it part by part would cost as much as the rest.
        const copies: { [pack: string]: unknown } = { ...from.parts };
        for (let i = 0; i < parts.length; i++) {
          const part = parts[i]!;
          copies[part.pack] = part.clone(copies[part.pack]);
        }
        to.parts = copies;
      }
    }
    return {
      game: s.game,
      version: s.version,
      seats: s.seats,
      packs: s.packs,
      options: s.options,
      rng: cloneRng(s.rng),
      board,
      stack: copyStack(s.stack, rules),
      asked: copyAsked(s.asked),
      turns: s.turns,
      active: s.active,
      knowledge: s.knowledge,
      result: s.result,
    };
  };
  return clone;
}

/** A match that a viewer could be in. */
export function imagining<B, P, E>(
  def: GameDef<B, P, E>,
  rulesOf: RulesOf<B, E>,
  options: (s: State<B>, seat: Seat) => readonly Choice[],
) {
  return (seen: View<P>, rng: Rng): State<B> => {
    const rules = rulesOf(seen);
    const board = def.imagine(seen, rng);
    const state: State<B> = {
      game: seen.game,
      version: seen.version,
      seats: seen.seats,
      packs: seen.packs,
      options: seen.options,
      rng: fork(rng),
      board: furnish(board, seen.packs, rules, (part) => part.imagine(part.seen(seen), rng, board, seen)),
      stack: copyStack(seen.stack, rules),
      asked: copyAsked(seen.asked),
      turns: seen.turns,
      active: seen.active,
      knowledge: seen.knowledge,
      result: seen.result,
    };
    // A sealed answer that was given but not seen could be any lawful one.
    for (let i = 0; i < seen.asked.length; i++) {
      const { answered, answer, seat } = seen.asked[i] as View<P>['asked'][number];
      if (!answered || answer !== null) continue;
      const lawful = options(state, seat);
      (state.asked[i] as Asked).answer = lawful[below(rng, lawful.length)] ?? null;
    }
    return state;
  };
}
