// One clock for everything a screen shows of a table. What happened comes in moments; the next is shown when the board has come to rest after
// the one before, so that board, log, seats, prompt, title and bell are always at the same step.
import type { Seat, View } from '@boucan/kernel';
import type { Settings } from '@boucan/protocol';
import type { Command, MomentView, Notice, PlayerId, TableView } from '@boucan/table';
import type { Answer, Fresh, Link, Now, PacedSource, Shown, TableSource, Trouble } from './source.ts';

/** How far something has been told: so many events of the entry with this number. */
interface When {
  readonly n: number;
  readonly told: number;
}

/** What the playhead needs to know of the world, and a test can say instead. */
export interface Around {
  pace(): Settings['pace'];
  /** How long a bot seems to think. */
  bots(): Settings['bots'];
  /** Whether a scoring or a fight goes on by itself. */
  onward(): Settings['onward'];
  /** Nobody looks: nothing needs to be told slowly. */
  hidden(): boolean;
  now(): number;
}

const FACTOR: Readonly<Record<Settings['pace'], number>> = { told: 1, brisk: 0.4, 'at-once': 0 };
/** What somebody else did is seen for so long, before the next is shown: milliseconds. */
const DWELL: Readonly<Record<Settings['bots'], number>> = { steady: 450, brisk: 200, 'at-once': 0 };
/** From one's own choice to one's next question what the others do is told within this, and at most within that, if it is told step by step: milliseconds. */
const GOAL = 6500;
const LIMIT = 11_000;
/** What is left when the goal is near or missed, as long as the limit is not. */
const GRACE = 1200;
/** Whoever waited for longer than this between two tales waited for somebody else, and not for them: milliseconds. */
const BREATH = 1500;
/** Where there is too much to tell in that time, single moments are left out: each takes about so long, and has at least that for its steps. */
const MOMENT = 700;
const GLANCE = 450;
/** And nothing goes faster than this share of what was settled, unless a clock runs. */
const FASTEST = 0.35;
/** A board that never comes to rest is not waited for. */
const LONGEST = 15_000;
/** A step takes about so long. */
const STEP = 1000;
/** With more than this to tell, it is told faster. */
const MUCH = 12;
/** Who was away for more than this is shown where the match stands; the log says how it came there. */
const AWAY = 12;
/** How long people wait for somebody to have been told what happened; and which share of a clock that runs. */
const PATIENCE = 20_000;
const SHARE = 0.03;
const LEAST = 600;

export class Playhead implements PacedSource {
  readonly #inner: TableSource;
  readonly #around: Around;
  readonly #listeners = new Set<() => void>();
  readonly #forget: () => void;
  #now: Now | null = null;
  #at: When = { n: 0, told: 0 };
  #waiting: MomentView[] = [];
  #frame = 0;
  #releasedAt = 0;
  #hasRested = false;
  #hurryBy: number | null = null;
  #paused = false;
  /** How long one has been told things since one was asked: until the last rest, and since when again. */
  #spent = 0;
  #tellsSince: number | null = null;
  #restedAt = 0;
  /** Nothing is told until one is asked. */
  #skipping = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(inner: TableSource, around: Around) {
    this.#inner = inner;
    this.#around = around;
    this.#forget = inner.subscribe(() => this.#heard());
    this.#heard();
  }

  get local(): boolean {
    return this.#inner.local;
  }
  get me(): PlayerId {
    return this.#inner.me;
  }
  get replay(): string {
    return this.#inner.replay;
  }
  subscribe = (changed: () => void): (() => void) => {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  };
  shown = (): Now | null => this.#now;
  link = (): Link => this.#inner.link();
  trouble = (): Trouble | null => this.#inner.trouble();
  send = (command: Command): Promise<Answer> => this.#inner.send(command);
  lift(): void {
    this.#inner.lift();
  }
  onThinking = (heard: (seat: Seat, share: number) => void): (() => void) => this.#inner.onThinking?.(heard) ?? (() => {});
  rematch = (): Promise<string> => this.#inner.rematch();
  close(): void {
    clearTimeout(this.#timer);
    this.#forget();
    this.#listeners.clear();
    this.#inner.close();
  }

  /** The board has come to rest after this frame: on with the next. */
  rested(frame: number): void {
    if (frame !== this.#frame || this.#now === null || this.#hasRested) return;
    this.#hasRested = true;
    this.#schedule();
  }

  /** The next step now, whatever the board is doing. */
  next(): void {
    this.#release();
  }

  /** All that waits counts as told, and so does what happens until one is asked. */
  catchUp(): void {
    this.#paused = false;
    const latest = this.#inner.shown();
    if (latest === null) return;
    this.#skipping = isWaitedIn(latest);
    if (this.#skipping) this.#inner.hurry?.();
    if (this.#isBehind() || this.#now?.paused) this.#show(latest, this.#freshIn(latest), 0);
  }

  /** The settings have changed: what is shown now already goes by them. */
  paceChanged(): void {
    if (this.#now === null) return;
    if (this.#around.pace() === 'at-once' && !this.#paused) {
      const latest = this.#inner.shown();
      if (latest !== null && this.#isBehind()) this.#show(latest, this.#freshIn(latest), 0);
      return;
    }
    this.#now = { ...this.#now, tempo: this.#tempo(), most: this.#most() };
    this.#tell();
    this.#schedule();
  }

  pause(paused: boolean): void {
    if (this.#now === null || this.#paused === paused) return;
    this.#paused = paused;
    if (paused) {
      this.#skipping = false;
      this.#count(false);
    } else if (this.#isBehind()) this.#count(true);
    clearTimeout(this.#timer);
    if (!paused) this.#goOn(this.#now.frame);
    this.#now = { ...this.#now, paused };
    this.#tell();
    this.#schedule();
  }

  /** Whoever stopped to look is told the rest all the same: nothing runs out meanwhile. */
  #goOn(frame: number): void {
    const latest = this.#inner.shown();
    if (latest !== null && this.#hurryBy !== null) this.#hurryBy = this.#around.now() + budgetOf(latest, this.#around.now());
    if (!this.#hasRested) this.#timer = setTimeout(() => this.rested(frame), LONGEST);
  }

  #heard(): void {
    const latest = this.#inner.shown();
    if (latest === null || this.#now === null || this.#jumps(latest)) {
      // What was there when the screen opened, or looks different to other eyes, is no news.
      const isNews = latest !== null && this.#now !== null && latest.view.viewer === this.#now.view.viewer;
      if (latest !== null) this.#show(latest, isNews ? this.#freshIn(latest) : [], 0);
      else if (this.#now !== null) this.#now = null;
      this.#tell();
      return;
    }
    const tail = this.#waiting.at(-1) ?? this.#at;
    // The last one is the present.
    const end = endOf(latest);
    this.#waiting.push(...latest.moments.filter((moment) => isAfter(moment, tail) && isAfter(end, moment)));
    if (this.#waiting.length === 0 && !isAfter(end, this.#at)) {
      // Nothing was told: somebody came, a clock was set, a question was answered for me.
      this.#now = { ...latest, ...this.#kept(), held: this.#now.held && latest.view.asked !== null };
      if (this.#now.held) this.#now = { ...this.#now, view: { ...latest.view, asked: null } };
      this.#tell();
      return;
    }
    this.#count(!this.#paused);
    if (latest.view.asked !== null) this.#hurryBy ??= this.#around.now() + budgetOf(latest, this.#around.now());
    const moment = this.#now;
    this.#now = { ...moment, ...live(moment, latest), behind: this.#behind(latest), tempo: this.#tempo(), most: this.#most() };
    this.#tell();
    this.#schedule();
  }

  /** Whether the latest is shown without anything in between. */
  #jumps({ view, curtain, notices }: Shown): boolean {
    const now = this.#now!;
    if (view.viewer !== now.view.viewer || curtain !== now.curtain || view.match === null || now.view.match === null) return true;
    if (view.n < this.#at.n || this.#around.pace() === 'at-once' || this.#around.hidden() || this.#skipping) return true;
    const missed = notices.filter(({ n, what }) => n > this.#at.n && what.type === 'chose').length;
    return missed > AWAY && this.#waiting.length === 0;
  }

  /** Shows the next moment: of those that wait, or the present; there first without its question, if there is something to tell. */
  #release(): void {
    const latest = this.#inner.shown();
    if (latest === null || this.#now === null) return;
    if (!this.#paused && this.#left() <= 0) this.#waiting = [];
    if (!this.#paused && !this.#isStepped())
      this.#waiting = thinned(this.#waiting, latest.notices, Math.floor(this.#left() / MOMENT));
    const moment = this.#waiting.shift();
    if (moment === undefined) {
      const fresh = this.#freshIn(latest);
      if (latest.view.asked !== null && !this.#now.held && fresh.some(({ events }) => events.length > 0))
        this.#hold(latest, fresh);
      else this.#show(latest, fresh.length === 0 ? this.#now.fresh : fresh);
    } else {
      const notices = upTo(latest.notices, moment);
      const fresh = between(notices, this.#at);
      this.#at = moment;
      this.#stand({ ...latest, view: viewAt(latest.view, moment), notices, ...this.#frameOf(latest, fresh), held: false });
    }
    this.#tell();
  }

  /** The present, without the question that is asked in it: it waits until the rest has been told. */
  #hold(latest: Shown, fresh: readonly Fresh[]): void {
    this.#paused = false;
    this.#at = endOf(latest);
    const view: TableView = { ...latest.view, asked: null };
    this.#stand({ ...latest, view, ...this.#frameOf(latest, fresh), held: true });
  }

  /** The present. */
  #show(latest: Shown, fresh: readonly Fresh[], tempo?: number): void {
    this.#waiting = [];
    this.#hurryBy = null;
    this.#paused = false; // there is nothing more to step through
    if (!isWaitedIn(latest)) {
      this.#spent = 0;
      this.#tellsSince = null;
      this.#skipping = false;
    }
    this.#at = endOf(latest);
    const frame = this.#frameOf(latest, fresh);
    this.#stand({ ...latest, ...frame, tempo: tempo ?? frame.tempo, held: false });
    this.#tell();
  }

  #stand(now: Now): void {
    this.#now = now;
    this.#releasedAt = this.#around.now();
    this.#hasRested = false;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.rested(now.frame), LONGEST);
    if (this.#tempo() === 0 || !this.#isBehind()) this.#inner.reached?.(now.view.n);
  }

  #frameOf(latest: Shown, fresh: readonly Fresh[]): Framed {
    return {
      frame: ++this.#frame,
      fresh,
      behind: this.#behind(latest),
      tempo: this.#tempo(),
      most: this.#most(),
      paused: this.#paused,
    };
  }

  #kept(): Framed {
    const { frame, fresh, behind, tempo, most, paused } = this.#now!;
    return { frame, fresh, behind, tempo, most, paused };
  }

  #freshIn({ notices }: Shown): readonly Fresh[] {
    return between(notices, this.#at);
  }

  #isBehind(): boolean {
    const latest = this.#inner.shown();
    return this.#now?.held === true || this.#waiting.length > 0 || (latest !== null && isAfter(endOf(latest), this.#at));
  }

  #behind(latest: Shown): number {
    return this.#waiting.length + (isAfter(endOf(latest), this.#waiting.at(-1) ?? this.#at) ? 1 : 0);
  }

  /** By how much steps are shortened: as was settled, and more where there is much to tell or a clock runs. */
  #tempo(): number {
    if (this.#around.hidden()) return 0;
    const waiting = this.#waiting.length;
    const settled = FACTOR[this.#around.pace()] * Math.min(1, MUCH / Math.max(1, waiting));
    const clock = this.#hurryBy === null ? Number.POSITIVE_INFINITY : Math.max(0, this.#hurryBy - this.#around.now());
    const slowest = Math.max(settled * FASTEST, this.#left() / (STEP * (waiting + 1)));
    return Math.min(settled, slowest, clock / (STEP * (waiting + 1)));
  }

  /** Something is told from now on, or no longer. Who has waited for somebody's thoughts in between has time again. */
  #count(tells: boolean): void {
    const now = this.#around.now();
    if (tells === (this.#tellsSince !== null)) return;
    if (!tells) this.#spent += now - this.#tellsSince!;
    else if (now - this.#restedAt > BREATH) this.#spent = 0;
    this.#restedAt = now;
    this.#tellsSince = tells ? now : null;
  }

  /** How long this moment may take, however much there is to tell of it: milliseconds. */
  #most(): number {
    return Math.max(GLANCE, this.#left() / (this.#waiting.length + 1));
  }

  /** The time that is left for all that waits: until the goal, or a little more until the limit; and never more than a clock allows. */
  #left(): number {
    const now = this.#around.now();
    const clock = this.#hurryBy === null ? Number.POSITIVE_INFINITY : this.#hurryBy - now;
    if (typeof this.#inner.shown()?.view.viewer !== 'number' || this.#isStepped()) return clock;
    const factor = FACTOR[this.#around.pace()];
    const gone = this.#spent + (this.#tellsSince === null ? 0 : now - this.#tellsSince);
    return Math.min(clock, Math.max(GOAL * factor - gone, Math.min(GRACE * factor, LIMIT * factor - gone)));
  }

  /** Whoever says when it goes on is shown every step, and has the time for it. */
  #isStepped(): boolean {
    return this.#around.onward() === 'when-told';
  }

  /** The next step, once this one has been seen for long enough. */
  #schedule(): void {
    if (!this.#hasRested || this.#paused || !this.#isBehind()) {
      if (this.#hasRested && !this.#isBehind()) {
        this.#count(false);
        this.#inner.reached?.(this.#at.n);
      }
      return;
    }
    const seen = this.#now?.held === true || this.#isOwn() ? 0 : DWELL[this.#around.bots()] * this.#tempo();
    clearTimeout(this.#timer);
    const left = this.#releasedAt + seen - this.#around.now();
    if (left <= 0) this.#release();
    else this.#timer = setTimeout(() => this.#release(), left);
  }

  /** Nobody needs to look at what he did himself, nor at nothing. */
  #isOwn(): boolean {
    const { fresh, view } = this.#now!;
    return fresh.every(({ what, events }) => events.length === 0 || (what.type === 'chose' && what.seat === view.viewer));
  }

  #tell(): void {
    for (const changed of this.#listeners) changed();
  }
}

type Framed = Pick<Now, 'frame' | 'fresh' | 'behind' | 'tempo' | 'most' | 'paused'>;

/** Whether one plays here, and waits to be asked. */
const isWaitedIn = ({ view }: Shown): boolean =>
  typeof view.viewer === 'number' && view.phase === 'playing' && view.asked === null;

/** So many of these moments, and those that tell most: the end of somebody's turn before the end of a choice, and that before what lies between. */
function thinned(moments: MomentView[], notices: readonly Notice[], room: number): MomentView[] {
  if (moments.length <= room) return moments;
  const seatAt = new Map(notices.flatMap(({ n, what }) => (what.type === 'chose' ? [[n, what.seat] as const] : [])));
  const rank = moments.map(({ n }, i) => {
    const next = moments[i + 1];
    if (next === undefined || seatAt.get(next.n) !== seatAt.get(n)) return 2;
    return next.n === n ? 0 : 1;
  });
  const last = [...moments.keys()].toSorted((a, b) => rank[b]! - rank[a]! || b - a).slice(0, Math.max(0, room));
  return moments.filter((_, i) => last.includes(i));
}

const isAfter = (one: When, other: When): boolean => one.n > other.n || (one.n === other.n && one.told > other.told);

const endOf = ({ view, notices }: Shown): When => {
  const last = notices.at(-1);
  return { n: view.n, told: last?.n === view.n ? last.events.length : 0 };
};

/** The lines up to a moment. What people say to each other does not wait. */
const upTo = (notices: readonly Notice[], { n, told }: When): Notice[] =>
  notices.flatMap((notice): Notice[] => {
    if (notice.n < n || notice.what.type === 'said') return [notice];
    if (notice.n > n) return [];
    return [told >= notice.events.length ? notice : { ...notice, events: notice.events.slice(0, told) }];
  });

/** What these lines tell beyond what had been told. */
const between = (notices: readonly Notice[], { n, told }: When): Fresh[] =>
  notices.flatMap((notice): Fresh[] => {
    if (notice.n > n) return [notice];
    if (notice.n < n || notice.events.length <= told) return [];
    return [{ ...notice, events: notice.events.slice(told), from: told }];
  });

/** The table as it was at a moment. Whoever sits there, clocks and votes are as they are now. */
const viewAt = (latest: TableView, { n, match }: { readonly n: number; readonly match: View<unknown> }): TableView => ({
  ...latest,
  n,
  match,
  phase: 'playing',
  asked: null,
  undo: 'none',
  secret: null,
  result: match.result,
});

/** What does not wait for the tale. */
const live = (now: Now, { view, present, keys, skew }: Shown): Pick<Now, 'view' | 'present' | 'keys' | 'skew'> => ({
  view: { ...now.view, seats: view.seats, clocks: view.clocks, pending: view.pending, votes: view.votes },
  present,
  keys,
  skew,
});

/** How long somebody who is asked may be told what happened before: never more than a small share of a clock that runs. */
function budgetOf({ view: { terms, clocks, viewer }, skew }: Shown, now: number): number {
  if (terms.clock.kind !== 'live' || typeof viewer !== 'number') return PATIENCE;
  const since = clocks.since[viewer] ?? null;
  const left = (clocks.bank[viewer] ?? 0) - (since === null ? 0 : now + skew - since);
  return Math.min(PATIENCE, Math.max(LEAST, left * SHARE));
}
