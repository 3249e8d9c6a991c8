// A table that is being played: commands come in one after the other, go to disk, and only then count.
import type { Choice, Game, Seat } from '@boucan/kernel';
import type { TableCard } from '@boucan/protocol';
import {
  type Actor,
  type Command,
  type Decision,
  deadlineOf,
  decide,
  type Entry,
  type PlayerId,
  Table,
  timeOf,
} from '@boucan/table';
import { skeletonOf } from '@boucan/table/look-alikes';
import { speaker } from '@boucan/words';
import type { Turns } from '../notices/turns.ts';
import { type Refusal, refusals } from '../refusal.ts';
import { NotOurs, Overtaken, type Player, type Sender, type StoredTable } from '../storage/storage.ts';
import type { World } from '../world.ts';
import { accessOf, closedTo, type Door } from './access.ts';
import { Alarm } from './alarm.ts';
import { Audience, type Watcher } from './audience.ts';
import { BotTurns } from './bot-turns.ts';
import { cardFor, type Sketch, sketchOf } from './card.ts';
import { Company } from './company.ts';
import { type Answer, type Decider, Moved } from './decider.ts';
import { botsKnownTo, isHardWork } from './levels.ts';
import { isTournament } from './manners.ts';
import { Moments } from './moments.ts';
import { PACKING } from './packing.ts';
import { knownOf, snapshotOf } from './snapshots.ts';

/** Milliseconds until a clock tries again after an internal error. */
const AGAIN = 1000;

/** A snapshot is left after so many entries, and when a table goes to sleep with so many that none knows. */
const KEEP_EVERY = 500;
const WORTH_KEEPING = 100;

/** Rows of answers that are kept back, from this seat on: who lets moments go by. More than there are seats. */
const STANDING = 64;

const keyOf = ({ player, message }: Sender): string => `${player} ${message}`;

export class Host implements Decider {
  readonly id: string;
  readonly table: Table;
  readonly audience: Audience;
  readonly door: Door;
  readonly follows: string | null; // the table where the same people played before
  rematch: Promise<string> | null;
  #record: Promise<string> | null;
  readonly #world: World;
  readonly #answered = new Map<string, number>(); // by sender, the number of the last entry
  readonly #company: Company;
  readonly #bots: BotTurns;
  readonly #moments: Moments;
  readonly #alarm: Alarm;
  readonly #turns: Turns | null; // for those who are not here
  #tail: Promise<unknown> = Promise.resolve();
  #kept: number; // the last entry a snapshot knows
  #closed = false;
  #hasMoved = false;
  #hasFailed = false;
  readonly #patientUntil: number;

  /** `since`: when people could begin to come back to it; in the `grace` after that no clock runs out. */
  constructor(world: World, game: Game, stored: StoredTable, since = world.started, grace = world.options.grace) {
    const { entries, record, follows, rematch, seen, held, snapshots: _, ...opening } = stored;
    this.#world = world;
    this.#patientUntil = since + grace;
    this.id = opening.id;
    this.follows = follows;
    this.rematch = rematch === null ? null : Promise.resolve(rematch);
    this.#record = record === null ? null : Promise.resolve(record);
    const known = knownOf(game.id, stored);
    this.#kept = known?.n ?? 0;
    this.table = new Table(
      game,
      opening.secret,
      entries.map(({ entry }) => entry),
      known,
      PACKING,
    );
    const { table } = this;
    const isDrawn = (player: PlayerId): boolean => isTournament(table.host) && opening.guests.includes(player);
    const isInside = (player: PlayerId): boolean => player === table.host || table.seatOf(player) !== null || isDrawn(player);
    const isTurnedAway = (player: PlayerId): boolean => table.turnedAway.has(player) && !isInside(player);
    this.door = { visibility: table.terms.visibility, opening, isInside, isTurnedAway };
    for (const { entry, sender } of entries) if (sender !== null) this.#answered.set(keyOf(sender), entry.n);
    this.audience = new Audience(this.id, table, this.door, world, seen, since);
    this.audience.onReturn = (player) => this.#cameBack(player);
    this.#company = new Company(this.id, table, this.audience);
    this.audience.onComeOrGo = () => this.#whoIsThere();
    this.#bots = new BotTurns(table, this.#company, world, (seat, choice) =>
      this.do({ do: 'choose', seat, choice }, 'bot', null),
    );
    this.#moments = new Moments(
      table,
      this.#company,
      world,
      () => table.holders().length > 1 || this.audience.hasStrangers(),
      ({ seat, choice, by, took, sender }) =>
        this.#inTurn(() => this.#carryOut({ do: 'choose', seat, choice, took }, by, sender)),
    );
    this.#turns = world.notices?.at(this.id, table, this.audience, this.#patientUntil, world.time) ?? null;
    this.#recallHeld(held);
    this.#alarm = new Alarm(
      () => this.#timeIsUp(),
      () => world.time.now(),
      world.options.machine,
    );
    this.#goOn();
    table.rest();
  }

  watch(watcher: Watcher, key: string | undefined, since: number, fresh: boolean): void | Promise<void> {
    this.#mustBeHere();
    const mayLook = accessOf(this.door, watcher.player, key) !== 'none';
    // A client that knows more than we do shows that the table may have gone on at another node.
    if (mayLook && since <= this.table.n) this.audience.join(watcher, since, fresh);
    else
      return this.catchUp().then((wasBehind) => {
        if (wasBehind) return this.watch(watcher, key, since, fresh);
        if (!mayLook) throw closedTo(this.door, watcher.player);
        this.audience.join(watcher, since, fresh);
      });
  }

  unwatch(watcher: Watcher): void {
    this.audience.leave(watcher);
  }

  head(watcher: Watcher): number | null {
    return this.#world.nodes.isSure && this.audience.has(watcher) ? this.table.n : null;
  }

  async ask(command: Command, by: Player, key: string | undefined, sender: Sender): Promise<Answer> {
    const { id: player, name } = by;
    const access = accessOf(this.door, player, key);
    this.#world.manners.check(this.id, this.table, this.door, command, player, this.#world.time.wall());
    if (access === 'take-part') return this.do(command, { player, name }, sender);
    if (await this.catchUp()) return this.ask(command, by, key, sender);
    throw access === 'none' ? closedTo(this.door, player) : refusals.onlyToWatch();
  }

  /** What became of a command. One that is sent again gets the answer it got before, and adds nothing. */
  do(command: Command, by: Actor, sender: Sender | null): Promise<Answer> {
    return this.#inTurn(() => this.#settle(command, by, sender));
  }

  #settle(command: Command, by: Actor, sender: Sender | null): Promise<Answer> {
    if (command.do === 'stand-by' && typeof by !== 'string') return this.#standBy(command, by);
    return this.#keepBack(command, by, sender) ?? this.#carryOut(command, by, sender);
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#tail.then(() => (this.#hasMoved ? Promise.reject(new Moved()) : work()));
    this.#tail = turn.catch(() => {});
    return turn;
  }

  /** What a person answers to a question asked for secrecy's sake is on disk but not told yet; the person may still change it. */
  #keepBack(command: Command, by: Actor, sender: Sender | null): Promise<Answer> | null {
    const { table } = this;
    if (this.#closed || typeof by === 'string' || (command.do !== 'choose' && command.do !== 'ask-undo')) return null;
    const { seat } = command;
    const given = table.held.has(seat) ? this.#moments.given.get(seat) : undefined;
    if (given !== undefined && given.player !== by.player) return null;
    if (command.do === 'ask-undo') return given === undefined ? null : this.#giveBack(seat);
    if (given !== undefined && sender !== null && given.sender?.message === sender.message)
      return Promise.resolve({ done: table.n });
    if (given !== undefined)
      return this.#unwritten({ refused: [{ rule: 'KERNEL', text: 'already-answered' }] }, () =>
        this.#settle(command, by, sender),
      );
    const isNew = sender === null || !this.#answered.has(keyOf(sender));
    return isNew && this.#moments.keeps(seat) ? this.#keep(command, by, sender) : null;
  }

  async #keep(command: Extract<Command, { do: 'choose' }>, by: Exclude<Actor, string>, sender: Sender | null): Promise<Answer> {
    const { table } = this;
    await this.#mustGoWell(command, by);
    const { refused } = this.#decide(command, by);
    if (refused !== undefined) return this.#unwritten({ refused }, () => this.#settle(command, by, sender));
    const { seat, choice } = command;
    const at = this.#world.time.now();
    const { storage } = this.#world;
    await storage
      .hold({
        table: this.id,
        seat,
        n: table.n,
        player: by.player,
        choice: JSON.stringify(choice),
        message: sender?.message ?? null,
        at,
      })
      .catch(this.#notOurs);
    this.#mustBeHere(); // it has no number that would tell whoever decides by now of it: he is asked himself
    this.#moments.given.set(seat, { player: by.player, choice, sender, at });
    table.held.set(seat, choice);
    this.audience.tellSeat(seat);
    this.#turns?.look();
    this.#moments.wake();
    return { done: table.n };
  }

  /** Kept among the answers that are kept back: as those are, it is on disk, and told to its seat alone. Said twice it does no harm. */
  async #standBy(command: Extract<Command, { do: 'stand-by' }>, by: Exclude<Actor, string>): Promise<Answer> {
    this.#mustBeHere();
    if (this.#closed) throw refusals.stopping();
    const { table } = this;
    const { storage, time } = this.#world;
    const { refused } = this.#decide(command, by);
    if (refused !== undefined) return this.#unwritten({ refused }, () => this.#standBy(command, by));
    const { seat, on } = command;
    const row = { table: this.id, seat: STANDING + seat, n: table.n, player: by.player, choice: '["pass"]', message: null };
    await (on ? storage.hold({ ...row, at: time.now() }) : storage.release(this.id, row.seat)).catch(this.#notOurs);
    this.#mustBeHere();
    if (on) table.standBy.add(seat);
    else table.standBy.delete(seat);
    this.audience.tellSeat(seat);
    this.#goOn();
    return { done: table.n };
  }

  /** When a player's time is up, the answer is final; otherwise they could keep thinking while the others do. */
  async #giveBack(seat: Seat): Promise<Answer> {
    const { table } = this;
    if (this.#isLate(seat)) return { refused: [{ rule: 'TABLE', text: 'time-is-up' }] };
    await this.#world.storage.release(this.id, seat).catch(this.#notOurs);
    table.held.delete(seat);
    this.audience.tellSeat(seat);
    this.#goOn(); // the seat's clock runs again
    return { done: table.n };
  }

  #isLate(seat: Seat): boolean {
    const { clocks, terms } = this.table;
    const end = deadlineOf(clocks, terms.clock, seat, this.#apart());
    return end !== null && Math.max(end, this.#patientUntil) <= this.#now();
  }

  /** What was kept back when the server stopped, unless something has happened since that makes it void. */
  #recallHeld(held: StoredTable['held']): void {
    const { table } = this;
    for (const { seat: kept, n, player, choice, message, at } of held) {
      const seat = kept % STANDING;
      const isStanding = kept >= STANDING;
      const isVoid = table
        .linesAfter(n)
        .some(
          ({ entry }) =>
            (entry.type === 'undone' && !isStanding) ||
            (((entry.type === 'chose' && !isStanding) || entry.type === 'replaced') && entry.seat === seat),
        );
      const holder = table.seats[seat];
      if (isVoid || holder?.kind !== 'person' || holder.player !== player) continue;
      if (isStanding) table.standBy.add(seat);
      if (isStanding || !table.awaited().includes(seat)) continue;
      const said = JSON.parse(choice) as Choice;
      table.held.set(seat, said);
      const sender = message === null ? null : { player, message };
      this.#moments.given.set(seat, { player, choice: said, sender, at: at ?? this.#world.time.now() });
    }
  }

  /** `lang`: in which the person wants to read what is asked of him. */
  card(player: PlayerId | null, lang: string | null = null): TableCard {
    const { table } = this;
    const card = cardFor(this.#sketch(), player);
    const seat = player === null ? null : table.seatOf(player);
    if (!card.yourTurn || seat === null) return card;
    if (table.isSettled(seat)) return { ...card, yourTurn: false }; // the answer is given, and kept back
    const prompt = lang === null ? null : table.game.prompt(table.state!, seat);
    return prompt === null ? card : { ...card, asks: speaker(table.game, lang!, table.names).prompt(prompt) };
  }

  #sketch(): Sketch {
    const { time } = this.#world;
    return sketchOf(this.id, this.table, time.wall() - time.now());
  }

  /** Whether bots alone play here, one of which thinks long. Where persons have seats and all have left, they do so while somebody looks on. */
  get isHardWork(): boolean {
    const { table } = this;
    const goesOn = !this.#company.isGone || table.holders().length === 0;
    return goesOn && isHardWork(table.seats.map((_, seat) => table.botOf(seat)));
  }

  /** Whether it can be evicted from memory: no watchers, no clock, no thinking bot. */
  isIdle(since: number): boolean {
    const { table, audience } = this;
    if (audience.size > 0) return false;
    if (table.phase === 'over') return true;
    const isBotAwaited = table.awaited().some((seat) => table.botOf(seat) !== null || table.formality(seat) !== null);
    return timeOf(table.last) < since && table.deadline() === null && (this.#company.isGone || !isBotAwaited);
  }

  /** The record of the match, once it is over. */
  async record(): Promise<string | null> {
    if (this.table.phase !== 'over') return null;
    this.#record ??= this.#world.recorder.ask(this.table.played()!).catch((error: unknown) => {
      this.#record = null;
      throw error;
    });
    return this.#record;
  }

  /** Nothing more is begun; what is under way still comes to its end. */
  async close(): Promise<void> {
    this.#stop();
    await this.#tail;
    await this.#turns?.close();
    this.audience.close();
    if (this.table.n - this.#kept >= WORTH_KEEPING) void this.#leaveSnapshot();
  }

  /** Another server takes over: callers are told to ask there from now on. Watchers are not told yet. */
  async release(): Promise<void> {
    const tail = this.#tail;
    this.abandon();
    await tail;
    await this.#turns?.close();
    this.audience.close();
    if (this.table.n - this.#kept >= WORTH_KEEPING) await this.#leaveSnapshot();
  }

  /** Another server decides for it already. */
  abandon(): void {
    this.#hasMoved = true;
    void this.#turns?.close();
    this.#stop();
  }

  #stop(): void {
    this.#closed = true;
    this.#alarm.set(null);
    this.#bots.close();
    this.#moments.close();
  }

  async #carryOut(command: Command, by: Actor, sender: Sender | null): Promise<Answer> {
    this.#mustBeHere();
    if (this.#closed) throw refusals.stopping();
    const { table } = this;
    const { time } = this.#world;
    const before = sender === null ? undefined : this.#answered.get(keyOf(sender));
    if (before !== undefined) return { done: before };

    await this.#mustGoWell(command, by);
    const now = this.#now();
    const decision = this.#decide(command, by);
    const again = (): Promise<Answer> => this.#carryOut(command, by, sender);
    if (decision.refused !== undefined) return this.#unwritten({ refused: decision.refused }, again);
    const entries = decision.happenings.map(
      (happening, i): Entry => ({ ...happening, n: table.n + 1 + i, at: time.wall(), t: now }),
    );
    if (entries.length === 0) return this.#unwritten({ done: table.n }, again);

    const { phase } = table;
    try {
      await this.#world.storage.append(this.id, table.n, entries, sender);
    } catch (error) {
      if (error instanceof NotOurs) this.#notOurs(error);
      if (error instanceof Overtaken && (await this.#catchUp())) return again();
      this.#lookAgain(); // it may have been written all the same
      throw error;
    }
    try {
      this.#apply(entries);
    } catch (error) {
      // It was tried and went well: a game that does otherwise now throws dice of its own.
      if (!this.#world.options.places.outside.some(({ id }) => id === table.game.id)) throw error;
      throw this.#park((error as Error).message);
    }
    if (command.do === 'sit') for (const hear of this.#world.onSat) hear(this.id, table.host);
    if (sender !== null) this.#answered.set(keyOf(sender), table.n);
    if (command.do === 'choose') this.#world.metrics.choices++;
    const [first] = entries;
    const goesOn = table.phase === phase && first?.type === 'chose';
    if (!goesOn && first?.type !== 'said') this.summarise();
    this.audience.changed(goesOn ? first.seat : null);
    this.#goOn();
    if (table.n - this.#kept >= KEEP_EVERY) this.#world.idleQueue.add(() => void this.#leaveSnapshot());
    return { done: table.n };
  }

  /** A game from outside is tried first: where it fails, the table stands still and says so. */
  async #mustGoWell(command: Command, by: Actor): Promise<void> {
    const { warden } = this.#world;
    const { game, lines } = this.table;
    if (this.#hasFailed) throw refusals.gameFailed(game.def.text.en.title);
    const why = await warden?.whyNot({
      game: game.id,
      secret: this.door.opening.secret,
      entries: lines.map(({ entry }) => entry),
      command,
      by,
      now: this.#now(),
      wall: this.#world.time.wall(),
    });
    if (why) throw this.#park(why);
  }

  /** Nothing more happens here. The operator is told, and whoever looks. */
  #park(why: string): Refusal {
    const { game } = this.table;
    const refusal = refusals.gameFailed(game.def.text.en.title);
    if (this.#hasFailed) return refusal;
    this.#hasFailed = true;
    this.#alarm.set(null);
    this.#bots.close();
    this.#moments.close();
    this.#world.metrics.parked++;
    this.#world.log.error({ table: this.id, game: game.id, why }, 'a game from outside has failed: its table is parked');
    this.audience.tellAllOf(refusal);
    return refusal;
  }

  /** What is on disk came from the owner of the table. Any other answer may be of a table that has gone on without us: then we look at what was asked again. */
  async #unwritten(answer: Answer, again: () => Promise<Answer>): Promise<Answer> {
    return (await this.#wasBehind()) ? again() : answer;
  }

  /** Whatever could not be written because another server decides for the table is asked again there. */
  readonly #notOurs = (error: unknown): never => {
    if (!(error instanceof NotOurs)) throw error;
    this.#world.nodes.lost(this);
    throw new Moved();
  };

  #mustBeHere(): void {
    if (this.#hasMoved) throw new Moved();
  }

  #apply(entries: readonly Entry[]): void {
    for (const entry of entries) {
      this.table.apply(entry);
      if (entry.type === 'turned-away' && this.door.isTurnedAway(entry.player)) this.audience.turnOut(entry.player);
    }
  }

  /** Looks whether the table has gone on without us, and catches up if it has. */
  catchUp(): Promise<boolean> {
    return this.#inTurn(() => this.#wasBehind());
  }

  #lookAgain(): void {
    this.#world.options.machine.after(AGAIN, () => {
      if (!this.#closed) this.catchUp().catch(() => this.#lookAgain());
    });
  }

  async #wasBehind(): Promise<boolean> {
    const looking = this.#world.nodes.head(this.id);
    if (looking === undefined) return false;
    const head = await looking;
    this.#mustBeHere();
    if (head === null) this.#notOurs(new NotOurs('another server decides for this table'));
    return head !== this.table.n && this.#catchUp();
  }

  /** The table has gone on without us: an answer of the database was lost, and what it had written stands. Gives whether there was anything. */
  async #catchUp(): Promise<boolean> {
    const news = (await this.#world.storage.load(this.id))?.entries.slice(this.table.n) ?? [];
    if (news.length === 0) return false;
    this.#apply(news.map(({ entry }) => entry));
    for (const { entry, sender } of news) if (sender !== null) this.#answered.set(keyOf(sender), entry.n);
    this.summarise();
    this.audience.changed(null);
    this.#goOn();
    return true;
  }

  #now(): number {
    return Math.max(this.#world.time.now(), timeOf(this.table.last));
  }

  /** By how much the time of day is ahead of the tables' clock. */
  #apart(): number {
    return this.#world.time.wall() - this.#now();
  }

  #decide(command: Command, by: Actor): Decision {
    const absentSince = (player: PlayerId): number | null => this.audience.absentSince(player);
    return decide(this.table, command, by, {
      now: this.#now(),
      wall: this.#world.time.wall(),
      knowsBot: botsKnownTo(this.#world.options),
      absentSince,
      skeletonOf,
    });
  }

  /** Votes against somebody who is back count no longer. */
  #cameBack(player: PlayerId): void {
    const seat = this.table.seatOf(player);
    if (seat === null || !this.table.votes.has(seat)) return;
    this.do({ do: 'come' }, { player, name: '' }, null).catch((error: unknown) => {
      if (!this.#closed) this.#world.log.error({ err: error, table: this.id }, 'a return could not be noted');
    });
  }

  /** Leaves a snapshot, so that the match need not be played again when it is wanted back. */
  async #leaveSnapshot(): Promise<void> {
    const { id, table } = this;
    const after = this.#kept;
    if (table.match === null || after === table.n) return;
    this.#kept = table.n;
    await this.#world.storage
      .snapshot(id, after, snapshotOf(id, table, after))
      .catch((error: unknown) => this.#world.log.error({ err: error, table: id }, 'a snapshot could not be kept'));
  }

  /** Bots that nobody looked at think again as soon as somebody does. */
  #whoIsThere(): void {
    this.#turns?.look();
    const wereAlone = this.#company.isGone;
    this.#company.look();
    if (wereAlone && !this.#company.isGone) this.#goOn();
  }

  /** Starts what the next seats need: bots think, the clock runs. */
  #goOn(): void {
    if (this.#closed || this.#hasFailed) return;
    this.#company.look();
    this.#turns?.look();
    this.#bots.wake();
    this.#moments.wake();
    const deadline = this.table.deadline(this.#apart());
    this.#alarm.set(deadline === null ? null : Math.max(deadline, this.#patientUntil));
  }

  #timeIsUp(): void {
    this.do({ do: 'flag' }, 'clock', null).then(
      () => this.#goOn(),
      (error: unknown) => {
        if (this.#closed) return;
        this.#world.log.error({ err: error, table: this.id }, 'a clock could not run out');
        this.#alarm.set(this.#world.time.now() + AGAIN);
      },
    );
  }

  /** The lobby card is written a little after the entries; after a crash it is rebuilt from them. */
  summarise(): void {
    const { host, phase, seats } = this.table;
    const sketch = JSON.stringify(this.#sketch());
    const people = isTournament(host) ? this.door.opening.guests : [host];
    const members = [...people, ...seats.flatMap((holder) => (holder.kind === 'person' ? [holder.player] : []))];
    this.record()
      .then((record) => this.#world.storage.summarise({ table: this.id, phase, sketch, members, record }))
      .then(() => {
        if (phase === 'over') for (const hear of this.#world.onOver) hear(this.id, host);
      })
      .catch((error: unknown) => {
        if (!this.#closed) this.#world.log.error({ err: error, table: this.id }, 'the lobby could not be told');
      });
  }
}
