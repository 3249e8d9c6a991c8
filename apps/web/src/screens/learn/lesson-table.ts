import type { Choice, Game, Seat } from '@boucan/kernel';
import { choicesIn, entropyOf, type Lesson, narrowed, OTHERS, type Position, Progress, secretOf, wordOn } from '@boucan/lessons';
import type { Command, Entry, TableView } from '@boucan/table';
import { LocalTable } from '../../local/local-table.ts';
import { openingOf } from '../../local/opening.ts';
import type { Answer, Link, Shown, TableSource, Trouble } from '../../table/source.ts';

/** How far the learner is. */
export interface Learning {
  /** Tasks done, and at which entry the last of them was. */
  readonly done: number;
  readonly at: number;
  /** What was chosen for the task at hand. */
  readonly chosen: readonly Choice[];
  /** What was chosen last, whether it was played or not. */
  readonly tried: Choice | null;
  /** Which word is due on what was chosen last. */
  readonly word: string | null;
  /** What the task takes is not offered any more. */
  readonly lost: boolean;
}

/** What a learner need not hear of: who sat down, and where the dice come from. */
const BEFOREHAND: ReadonlySet<string> = new Set(['sat', 'bot-sat', 'sealed', 'revealed', 'silent']);

/** The table of a lesson: the match up to its position, with the same dice and the same bots every time. */
function openAt(game: Game, position: Position, name: string, path: string): LocalTable {
  const { seats, packs = [], options = {}, seat } = position;
  const sitters = Array.from({ length: seats }, (_, at) => (at === seat ? { name } : { bot: OTHERS }));
  const dice = { secret: secretOf(position), entropy: entropyOf(position) };
  const opening = openingOf(game, { seats, packs, options }, sitters, dice, position.from);
  const played = choicesIn(game, position).map(([who, choice], i): Entry => {
    const { n, at } = opening.at(-1)!;
    return { type: 'chose', seat: who, choice, by: who === seat ? 'person' : 'bot', n: n + 1 + i, at };
  });
  return new LocalTable(`lesson-${crypto.randomUUID()}`, {
    secret: dice.secret,
    entries: [...opening, ...played],
    path,
    still: true,
  });
}

/** A table at which somebody learns: it offers what matters, says a word on what misses the point, and sees when a task is done. */
export class LessonTable implements TableSource {
  readonly #inner: LocalTable;
  readonly #lesson: Lesson;
  readonly #listeners = new Set<() => void>();
  readonly #deaf: () => void;
  #progress: Progress | null = null;
  #first = 0; // the entry of the position it begins with
  #seen = 0; // the last entry that was looked at
  #shown: Shown | null = null;
  #learning: Learning = { done: 0, at: 0, chosen: [], tried: null, word: null, lost: false };

  constructor(game: Game, lesson: Lesson, position: Position, name: string, path: string) {
    this.#inner = openAt(game, position, name, path);
    this.#lesson = lesson;
    this.#deaf = this.#inner.subscribe(() => this.#heard());
  }

  readonly local = true;
  get me() {
    return this.#inner.me;
  }
  get replay() {
    return this.#inner.replay;
  }
  subscribe = (changed: () => void): (() => void) => {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  };
  shown = (): Shown | null => this.#shown;
  learning = (): Learning => this.#learning;
  link = (): Link => this.#inner.link();
  trouble = (): Trouble | null => this.#inner.trouble();

  async send(command: Command): Promise<Answer> {
    const step = this.#progress?.step;
    if (command.do === 'choose' && step !== undefined) {
      const word = wordOn(step, command.choice) ?? null;
      this.#learn({ word, tried: command.choice });
      if (word !== null) return { refused: [], n: this.#shown!.view.n };
    }
    const { chosen, done } = this.#learning;
    // Noted before it is sent: the table may tell of it before it answers.
    if (command.do === 'choose') this.#learning = { ...this.#learning, chosen: [...chosen, command.choice] };
    if (command.do === 'ask-undo') this.#learning = { ...this.#learning, chosen: chosen.slice(0, -1) };
    const answer = await this.#inner.send(command);
    if (answer.refused.length > 0 && this.#learning.done === done) this.#learn({ chosen });
    return answer;
  }

  onThinking = (heard: (seat: Seat, share: number) => void): (() => void) => this.#inner.onThinking(heard);
  lift = (): void => this.#inner.lift();
  reached = (n: number): void => this.#inner.reached(n);
  hurry = (): void => this.#inner.hurry();
  rematch = (): Promise<string> => this.#inner.rematch();
  close(): void {
    this.#deaf();
    this.#listeners.clear();
    this.#inner.close();
  }

  #learn(more: Partial<Learning>): void {
    this.#learning = { ...this.#learning, ...more };
    for (const changed of this.#listeners) changed();
  }

  #heard(): void {
    const shown = this.#inner.shown();
    if (shown?.view.match) this.#look(shown, shown.view);
    this.#shown = shown && {
      ...shown,
      view: this.#narrow(shown.view),
      notices: shown.notices.filter(({ what }) => !BEFOREHAND.has(what.type)),
    };
    const lost = shown !== null && this.#isLost(shown.view);
    this.#learn({ lost });
  }

  /** Looks at every moment that has come since, so that nothing the others do hides what was done. */
  #look({ moments }: Shown, view: TableView): void {
    if (this.#progress === null) {
      this.#progress = new Progress(this.#lesson, view.match!);
      this.#first = view.n;
    } else
      for (const { n, match } of [...moments.filter(({ n }) => n > this.#seen), { n: view.n, match: view.match! }])
        if (this.#progress.see(match))
          this.#learning = { ...this.#learning, done: this.#progress.done, at: n, chosen: [], word: null };
    this.#seen = view.n;
  }

  #narrow(view: TableView): TableView {
    const step = this.#progress?.step;
    const undo = view.n === this.#first ? 'none' : view.undo;
    if (view.asked === null || step === undefined) return { ...view, undo };
    return { ...view, undo, asked: { ...view.asked, offers: narrowed(view.asked.offers, step) } };
  }

  #isLost(view: TableView): boolean {
    const step = this.#progress?.step;
    if (step === undefined || view.n === this.#first) return false;
    if (view.phase === 'over') return true;
    if (view.asked === null || step.offers === undefined) return false;
    const { offers } = view.asked;
    return offers.some(({ because }) => because.length === 0) && narrowed(offers, step) === offers;
  }
}
