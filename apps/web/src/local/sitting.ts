import { botNamed, isShared, PATIENCE, THOROUGH } from '@boucan/bots';
import { type Choice, type Reason, rngFrom, type Seat, type State, seedOf, type Viewer } from '@boucan/kernel';
import {
  type Actor,
  type Command,
  decide,
  type Entry,
  type MomentView,
  momentsSince,
  since,
  type Table,
  viewTable,
} from '@boucan/table';
import type { Shown } from '../table/source.ts';
import { cardOf, ME } from './card.ts';
import { withPast } from './past.ts';
import { append, keepCard } from './store.ts';

/** What is asked for secrecy's sake alone does not keep anybody waiting, and takes as long whatever the answer. */
const FORMALITY = 120;
/** Where somebody will be asked, bots play on while the page still tells what they did; but not by more entries than this. */
const AHEAD = 60;
/** So long a bot waits at most for what went before to be shown: milliseconds. */
const MOST_WAITED = 8000;
/** Who thinks for longer than this says how far it is: milliseconds. */
const LONG = 333;
const knowsBot = (level: string): boolean => botNamed(level) !== undefined;

/** Where it is looked at. */
export interface Page {
  show(shown: Shown, fresh: boolean): void;
  /** A bot thinks, and is so far: between 0 and 1. */
  thinks(seat: Seat, share: number): void;
}

/** What a seat is going to choose in a position, and when it began to think. */
interface Thought {
  readonly state: State<unknown>;
  readonly seat: Seat;
  readonly level: string | null;
  readonly choice: Choice | null;
  readonly since: number;
}

/** One table, played on this device by one person or by several who pass it round. */
export class Sitting {
  readonly #id: string;
  readonly #secret: string | null; // none: the table is kept nowhere
  readonly #table: Table;
  #pause: number; // ms that a bot seems to think
  #hurried = false; // nobody looks on until somebody is asked
  readonly #page: Page;
  readonly #still: boolean; // bots choose by the position alone
  #looking: Seat | null = null; // who lifted the curtain last
  #lingers = false; // whoever has just chosen looks at what came of it, before the device goes on
  #viewer: Viewer | null = null;
  #told = 0; // the number of the last line shown
  #reached = 0; // the number of the last line the page has come to
  #queue: Promise<unknown> = Promise.resolve();
  #bot: ReturnType<typeof setTimeout> | undefined;
  #thought: Thought | null = null; // whoever is woken again meanwhile does not think twice

  constructor(id: string, secret: string | null, table: Table, pause: number, page: Page, still = false) {
    this.#id = id;
    this.#secret = secret;
    this.#table = table;
    this.#pause = pause;
    this.#page = page;
    this.#still = still;
    table.watched = true;
    this.#changed();
  }

  /** The page has shown everything up to this line: a bot that waited for it thinks now. */
  reached(n: number): void {
    if (n <= this.#reached) return;
    this.#reached = n;
    if (n >= this.#table.n) this.#wakeBot();
  }

  /** So long a bot seems to think from now on. */
  takePause(pause: number): void {
    this.#pause = pause;
  }

  /** The page tells nothing until somebody is asked. */
  hurry(): void {
    this.#hurried = true;
    this.#wakeBot();
  }

  /** One command after the other: each is safe on the device before the next is looked at. */
  do(command: Command): Promise<readonly Reason[]> {
    return this.#inTurn(async () => {
      const refused = await this.#carryOut(command, { player: ME, name: this.#nameFor(command) });
      const [next, looker] = [this.#next(), this.#looking];
      this.#lingers = refused.length === 0 && next !== null && command.do === 'choose' && command.seat === looker;
      // Who shares a device settles an undo by word of mouth.
      const { pending } = this.#table;
      if (pending !== null)
        for (const seat of this.#table.holders())
          if (seat !== pending.seat) await this.#carryOut({ do: 'answer-undo', seat, agrees: true }, { player: ME, name: '' });
      this.#changed();
      return refused;
    });
  }

  /** The curtain falls for the next, once one has seen enough; or rises. */
  lift(): void {
    if (this.#lingers) this.#lingers = false;
    else this.#looking = this.#curtain() ?? this.#looking;
    this.#changed();
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#queue.then(work);
    this.#queue = done.catch(() => undefined);
    return done;
  }

  async #carryOut(command: Command, by: Actor): Promise<readonly Reason[]> {
    const table = this.#table;
    const at = Date.now();
    const decision = decide(table, command, by, {
      now: at,
      wall: at,
      knowsBot,
      absentSince: () => null,
      skeletonOf: (name) => name,
    });
    if (decision.refused !== undefined) return decision.refused;
    const entries = decision.happenings.map((happening, i): Entry => ({ ...happening, n: table.n + 1 + i, at }));
    if (this.#secret !== null) await append(this.#id, entries);
    for (const entry of entries) table.apply(entry);
    if (this.#secret !== null) await keepCard(cardOf(this.#id, this.#secret, table));
    return [];
  }

  #nameFor(command: Command): string {
    const seat = 'seat' in command ? command.seat : (this.#looking ?? this.#table.persons()[0] ?? 0);
    return this.#table.names[seat] ?? '';
  }

  /** The person who should take the device, while somebody else, or nobody, looks at it. */
  #curtain(): Seat | null {
    return this.#lingers ? null : this.#next();
  }

  #next(): Seat | null {
    const persons = this.#table.persons();
    if (persons.length < 2) return null;
    const awaited = this.#table.awaited().filter((seat) => persons.includes(seat) && this.#table.formality(seat) === null);
    if (this.#looking !== null && awaited.includes(this.#looking)) return null;
    return awaited[0] ?? null;
  }

  #eyes(): Viewer {
    const held = this.#table.seats.flatMap((holder, seat) => (holder.kind === 'person' ? [seat] : []));
    if (held.length === 1) return held[0]!;
    if (this.#curtain() !== null || this.#table.phase === 'over') return 'table';
    return this.#looking ?? 'table';
  }

  #changed(): void {
    const table = this.#table;
    const viewer = this.#eyes();
    const fresh = viewer !== this.#viewer;
    const shown: Shown = {
      table: this.#id,
      view: viewTable(table, viewer),
      notices: fresh ? withPast(table, viewer) : since(table, this.#told, viewer),
      moments: fresh || table.state === null ? [] : [...momentsSince(table, this.#told, viewer), this.#present(viewer)],
      keys: { invite: null, watch: null },
      present: [],
      seen: null,
      skew: 0,
      curtain: this.#curtain(),
      passes: this.#lingers ? this.#next() : null,
      fork: table.from !== null,
    };
    this.#viewer = viewer;
    this.#told = table.n;
    table.forget(table.n);
    this.#page.show(shown, fresh);
    this.#wakeBot();
  }

  /** The moment that is shown last. */
  #present(viewer: Viewer): MomentView {
    const { game, state, lines } = this.#table;
    const { entry, events } = lines.at(-1)!;
    return { n: entry.n, told: events.length, match: game.view(state!, viewer) };
  }

  /** A bot thinks while the page still shows what went before, so that nobody waits for both. */
  #wakeBot(): void {
    clearTimeout(this.#bot);
    const table = this.#table;
    const { state } = table;
    if (table.awaited().some((s) => table.botOf(s) === null && table.formality(s) === null)) this.#hurried = false;
    const seat = table.awaited().find((s) => table.botOf(s) !== null || table.formality(s) !== null);
    if (state === null || seat === undefined) return;
    const lead = table.persons().length > 0 ? AHEAD : 0;
    const waits = table.n - this.#reached > lead && this.#pause > 0 && !this.#hurried;
    this.#bot = setTimeout(() => this.#ponder(seat, state), waits ? MOST_WAITED : 0);
  }

  /** Whoever is quick seems to think for a while all the same, unless the page has something to show meanwhile. */
  #ponder(seat: Seat, state: State<unknown>): void {
    const table = this.#table;
    if (table.state !== state) return; // what has changed wakes it again
    const level = table.botOf(seat);
    const isFormal = table.game.formal(state, seat);
    if (this.#thought?.state !== state || this.#thought.seat !== seat || this.#thought.level !== level) {
      const since = performance.now();
      const choice = level === null ? table.formality(seat) : this.#think(seat, level, isFormal);
      this.#thought = { state, seat, level, choice, since };
    }
    const { choice, since } = this.#thought;
    if (choice === null) return;
    const settled = this.#hurried || this.#reached < table.n ? 0 : this.#pause;
    const pause = isFormal ? Math.min(FORMALITY, this.#pause) : settled;
    this.#bot = setTimeout(
      () =>
        void this.#inTurn(async () => {
          if (table.state !== state || !table.awaited().includes(seat)) return;
          await this.#carryOut({ do: 'choose', seat, choice }, level === null ? 'table' : 'bot');
          this.#changed();
        }),
      since + pause - performance.now(),
    );
  }

  /** A bot that stumbles is relieved by the simplest one, which cannot. How far it is with a formality is nobody's business. */
  #think(seat: Seat, level: string, isFormal: boolean): Choice {
    const { game, state } = this.#table;
    const [a = 1, b = 2, c = 3, d = 4] = this.#still ? seedOf(game.hash(state!)) : crypto.getRandomValues(new Uint32Array(4));
    const seen = game.glance(state!, seat);
    const began = performance.now();
    const progress = (share: number): void => {
      if (!isFormal && performance.now() - began >= LONG) this.#page.thinks(seat, share);
    };
    const choose = (name: string) => {
      const bot = botNamed(name)!;
      return bot.choose(game, seen, rngFrom([a, b, c, d]), { within: isShared(bot) ? THOROUGH : PATIENCE, progress });
    };
    try {
      return choose(level);
    } catch {
      return choose('random');
    }
  }
}
