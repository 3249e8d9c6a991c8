// A game made of a part of this one, so that all of that part is met within a few turns: for the laws.
import { defineGame, type GameText, type Next, type Proc, type Question, type Runner, type Seat } from '@boucan/kernel';
import type { Caribbean, Player } from '../src/board.ts';
import type { Events } from '../src/events.ts';
import { fortunes } from '../src/game.ts';
import { endByExhaustion } from '../src/rules/end.ts';
import { newCaptain } from '../src/rules/round/death.ts';
import { newShip, newTurn } from '../src/setup.ts';

/** Whose turn it is, and how many there were. */
export interface Turns {
  seat: Seat;
  turns: number;
}

type Steps<S extends string> = Runner<Caribbean, Events, Turns, S>;

/** Everybody has a captain and a ship that chance gives out. */
export function embark<S extends string>(t: Steps<S>, v: Turns, outfit?: (p: Player) => void): void {
  const b = t.board;
  b.round = 1;
  for (const [seat, p] of b.players.entries()) {
    p.captain = p.next;
    p.next = null;
    p.ship = newShip(t.roll(2, 'ship', seat) === 1 ? 'frigate' : 'flute');
    outfit?.(p);
  }
  v.seat = -1;
  v.turns = 0;
}

/** The next one's turn, until there were so many. */
export function nextTurn<S extends string>(t: Steps<S>, v: Turns, most: number, then: S): Next {
  const b = t.board;
  if (v.turns++ === most) return t.end({ ...endByExhaustion(t, 'events'), winners: [0] });
  v.seat = (v.seat + 1) % b.players.length;
  b.turn = newTurn(v.seat, 3);
  t.turn(v.seat);
  return b.players[v.seat]!.captain === null ? t.call(newCaptain, { seat: v.seat }, then) : t.go(then);
}

/** Events of such a game alone. */
export const say = (t: { readonly tell?: unknown }, ...told: unknown[]): void =>
  (t.tell as ((...told: unknown[]) => void) | undefined)?.(...told);

interface Part {
  readonly opening: Proc<Caribbean, Events, unknown>;
  readonly questions: readonly Question<Caribbean, unknown>[];
  readonly verbs: typeof fortunes.def.verbs;
  /** The words for what only this game has. */
  readonly words: Pick<GameText, 'prompts' | 'choices' | 'events'>;
}

export function partGame({ opening, questions, verbs, words }: Part) {
  const { def } = fortunes;
  const withWords = (text: GameText): GameText => ({
    ...text,
    prompts: { ...text.prompts, ...words.prompts },
    choices: { ...text.choices, ...words.choices },
    events: { ...text.events, ...words.events },
  });
  return defineGame<Caribbean, unknown, Events>({
    ...def,
    procs: [...def.procs, opening],
    questions: [...def.questions, ...questions],
    opening: opening.id,
    verbs: { ...def.verbs, ...verbs },
    text: { en: withWords(def.text.en), fr: withWords(def.text.fr) },
  } as Parameters<typeof defineGame<Caribbean, unknown, Events>>[0]);
}
