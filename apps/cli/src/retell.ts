import type { Choice, Seat, State, Told, Viewer } from '@boucan/kernel';
import type { Speaker } from '@boucan/words';
import type { Opened } from './opened.ts';

/** A choice as a viewer saw it, and what he learned from it. Number 0 is what happened before the first choice. */
export interface Retold {
  readonly n: number;
  readonly seat: Seat | null;
  readonly choice: Choice | null; // only his own: of what others choose, he knows what the events tell
  readonly label: string | null; // the choice in words
  readonly events: readonly Told[];
  readonly text: readonly string[]; // the events in words, several of one action in one sentence unless all are wanted
  readonly after: State<unknown>;
}

/** Plays a match again and tells it as somebody saw it. */
export function* retell({ game, begin, choices }: Opened, who: Viewer, speaker: Speaker, full = false): Generator<Retold> {
  const told: Told[] = [];
  let state = begin(told);
  const witnessed = (events: readonly Told[]) => {
    const seen = game.witness(events, who);
    return { events: seen, text: full ? seen.map(speaker.event) : speaker.lines(seen).map(({ text }) => text) };
  };
  yield { n: 0, seat: null, choice: null, label: null, ...witnessed(told), after: state };
  for (const [i, [seat, choice]] of choices.entries()) {
    const question = state.asked.find((asked) => asked.seat === seat)?.question;
    const outcome = game.play(state, seat, choice);
    if (outcome.refused !== undefined)
      throw new Error(`choice ${i + 1} is not allowed: ${outcome.refused.map(speaker.reason).join(' ')}`);
    state = outcome.state;
    const [made, label] = seat === who ? [choice, speaker.label(choice, question)] : [null, null];
    yield { n: i + 1, seat, choice: made, label, ...witnessed(outcome.events), after: state };
  }
}
