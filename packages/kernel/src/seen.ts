// What a viewer may know: positions by allow-lists, events without their secrets.
import type { GameDef } from './definition.ts';
import type { Rules } from './pack.ts';
import type { State, Told, View, Viewer } from './types.ts';

/** What a viewer sees of a position; a bot is shown less of what is only added up. */
export function seenBy<B, P, E>(def: GameDef<B, P, E>, rules: Rules<B, E>, s: State<B>, who: Viewer, isBot: boolean): View<P> {
  const { procs, parts, questions } = rules;
  const seen = parts.map((part) => [part.pack, part.look(part.of(s.board), who, s)]);
  return {
    game: s.game,
    version: s.version,
    seats: s.seats,
    packs: s.packs,
    options: s.options,
    viewer: who,
    board: def.look(s, who, isBot),
    ...(seen.length > 0 ? { parts: Object.fromEntries(seen) } : {}),
    stack: s.stack.map((f) => ({
      proc: f.proc,
      step: f.step,
      vars: procs.get(f.proc)?.vars.show(f.vars, who),
      ...(f.aside === true ? { aside: true as const } : {}),
    })),
    asked: s.asked.map((q) => ({
      seat: q.seat,
      question: q.question,
      answered: q.answer !== null,
      answer: q.seat === who || !questions.get(q.question)!.sealed ? q.answer : null,
    })),
    turns: s.turns,
    active: s.active,
    knowledge: s.knowledge,
    result: s.result,
  };
}

/** What a viewer learns of these events. */
export const witness = (events: readonly Told[], who: Viewer): readonly Told[] =>
  events.map((e) => {
    if (e.secret === undefined) return e;
    const knows = typeof who === 'number' && e.secret.seats.includes(who);
    return knows ? { event: `${e.event}:seen`, with: { ...e.with, ...e.secret.with } } : { event: e.event, with: e.with };
  });
