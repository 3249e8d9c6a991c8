// A table that is being played: commands come in one after the other, go to disk, and only then count.
import type { Game } from '@boucan/kernel';
import type { TableCard } from '@boucan/protocol';
import { type Actor, type Command, type Entry, type PlayerId, Table, timeOf } from '@boucan/table';
import type { Turns } from '../notices/turns.ts';
import { refusals } from '../refusal.ts';
import { NotOurs, Overtaken, type Player, type Sender, type StoredTable } from '../storage/storage.ts';
import type { World } from '../world.ts';
import { accessOf, closedTo, type Door } from './access.ts';
import { Alarm } from './alarm.ts';
import { Audience, type Watcher } from './audience.ts';
import { BotTurns } from './bot-turns.ts';
import { Company } from './company.ts';
import { type Answer, type Decider, Moved } from './decider.ts';
import { Ground } from './ground.ts';
import { KeptBack } from './kept-back.ts';
import { isHardWork } from './levels.ts';
import { Listing } from './listing.ts';
import { isTournament } from './manners.ts';
import { Moments } from './moments.ts';
import { PACKING } from './packing.ts';
import { knownOf, Snapshots } from './snapshots.ts';
import { Trial } from './trial.ts';

/** Milliseconds until a clock tries again after an internal error. */
const AGAIN = 1000;

const keyOf = ({ player, message }: Sender): string => `${player} ${message}`;

export class Host implements Decider {
  readonly id: string;
  readonly table: Table;
  readonly audience: Audience;
  readonly door: Door;
  readonly follows: string | null; // the table where the same people played before
  rematch: Promise<string> | null;
  readonly #world: World;
  readonly #ground: Ground;
  readonly #trial: Trial;
  readonly #listing: Listing;
  readonly #snapshots: Snapshots;
  readonly #keptBack: KeptBack;
  readonly #answered = new Map<string, number>(); // by sender, the number of the last entry
  readonly #company: Company;
  readonly #bots: BotTurns;
  readonly #moments: Moments;
  readonly #alarm: Alarm;
  readonly #turns: Turns | null; // for those who are not here
  #tail: Promise<unknown> = Promise.resolve();

  /** `since`: when people could begin to come back to it; in the `grace` after that no clock runs out. */
  constructor(world: World, game: Game, stored: StoredTable, since = world.started, grace = world.options.grace) {
    const { entries, record, follows, rematch, seen, held, snapshots: _, ...opening } = stored;
    this.#world = world;
    this.id = opening.id;
    this.follows = follows;
    this.rematch = rematch === null ? null : Promise.resolve(rematch);
    const known = knownOf(game.id, stored);
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
    this.#ground = new Ground(this.id, table, this.audience, world, since + grace, () => world.nodes.lost(this));
    this.#trial = new Trial(this.#ground, opening.secret, () => this.#stop());
    this.#listing = new Listing(this.#ground, opening.guests, record);
    this.#snapshots = new Snapshots(this.#ground, known?.n ?? 0);
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
    this.#turns = world.notices?.at(this.id, table, this.audience, this.#ground.patientUntil, world.time) ?? null;
    this.#keptBack = new KeptBack(this.#ground, this.#moments, this.#trial, this.#turns, {
      settle: (command, by, sender) => this.#settle(command, by, sender),
      unwritten: (answer, again) => this.#unwritten(answer, again),
      wasAnswered: (sender) => this.#answered.has(keyOf(sender)),
      goOn: () => this.#goOn(),
    });
    this.#keptBack.recall(held);
    this.#alarm = new Alarm(
      () => this.#timeIsUp(),
      () => world.time.now(),
      world.options.machine,
    );
    this.#goOn();
    table.rest();
  }

  watch(watcher: Watcher, key: string | undefined, since: number, fresh: boolean): void | Promise<void> {
    this.#ground.mustBeHere();
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
    return this.#keptBack.take(command, by, sender) ?? this.#carryOut(command, by, sender);
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#tail.then(() => (this.#ground.hasMoved ? Promise.reject(new Moved()) : work()));
    this.#tail = turn.catch(() => {});
    return turn;
  }

  card(player: PlayerId | null, lang: string | null = null): TableCard {
    return this.#listing.card(player, lang);
  }

  /** The record of the match, once it is over. */
  record(): Promise<string | null> {
    return this.#listing.record();
  }

  summarise(): void {
    this.#listing.summarise();
  }

  /** Its game, from outside, has failed: nothing more happens here. */
  get isParked(): boolean {
    return this.#trial.hasFailed;
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
    if (table.phase === 'over' || this.isParked) return true;
    const isBotAwaited = table.awaited().some((seat) => table.botOf(seat) !== null || table.formality(seat) !== null);
    return timeOf(table.last) < since && table.deadline() === null && (this.#company.isGone || !isBotAwaited);
  }

  /** Nothing more is begun; what is under way still comes to its end. */
  async close(): Promise<void> {
    this.#ground.isClosed = true;
    this.#stop();
    await this.#tail;
    await this.#turns?.close();
    this.audience.close();
    void this.#snapshots.rest();
  }

  /** Another server takes over: callers are told to ask there from now on. Watchers are not told yet. */
  async release(): Promise<void> {
    const tail = this.#tail;
    this.abandon();
    await tail;
    await this.#turns?.close();
    this.audience.close();
    await this.#snapshots.rest();
  }

  /** Another server decides for it already. */
  abandon(): void {
    this.#ground.hasMoved = true;
    this.#ground.isClosed = true;
    void this.#turns?.close();
    this.#stop();
  }

  #stop(): void {
    this.#alarm.set(null);
    this.#bots.close();
    this.#moments.close();
  }

  async #carryOut(command: Command, by: Actor, sender: Sender | null): Promise<Answer> {
    this.#ground.mustBeHere();
    if (this.#ground.isClosed) throw refusals.stopping();
    const { table } = this;
    const { time } = this.#world;
    const before = sender === null ? undefined : this.#answered.get(keyOf(sender));
    if (before !== undefined) return { done: before };

    await this.#trial.mustGoWell(command, by);
    const now = this.#ground.now();
    const decision = this.#ground.decide(command, by);
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
      if (error instanceof NotOurs) this.#ground.notOurs(error);
      if (error instanceof Overtaken && (await this.#catchUp())) return again();
      this.#lookAgain(); // it may have been written all the same
      throw error;
    }
    try {
      this.#apply(entries);
    } catch (error) {
      // It was tried and went well: a game that does otherwise now throws dice of its own.
      if (!this.#trial.isOutside) throw error;
      throw this.#trial.park((error as Error).message);
    }
    if (command.do === 'sit') for (const hear of this.#world.onSat) hear(this.id, table.host);
    if (sender !== null) this.#answered.set(keyOf(sender), table.n);
    if (command.do === 'choose') this.#world.metrics.choices++;
    const [first] = entries;
    const goesOn = table.phase === phase && first?.type === 'chose';
    if (!goesOn && first?.type !== 'said') this.summarise();
    this.audience.changed(goesOn ? first.seat : null);
    this.#goOn();
    this.#snapshots.look();
    return { done: table.n };
  }

  /** What is on disk came from the owner of the table. Any other answer may be of a table that has gone on without us: then we look at what was asked again. */
  async #unwritten(answer: Answer, again: () => Promise<Answer>): Promise<Answer> {
    return (await this.#wasBehind()) ? again() : answer;
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
      if (!this.#ground.isClosed) this.catchUp().catch(() => this.#lookAgain());
    });
  }

  async #wasBehind(): Promise<boolean> {
    const looking = this.#world.nodes.head(this.id);
    if (looking === undefined) return false;
    const head = await looking;
    this.#ground.mustBeHere();
    if (head === null) this.#ground.notOurs(new NotOurs('another server decides for this table'));
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

  /** Votes against somebody who is back count no longer. */
  #cameBack(player: PlayerId): void {
    const seat = this.table.seatOf(player);
    if (seat === null || !this.table.votes.has(seat)) return;
    this.do({ do: 'come' }, { player, name: '' }, null).catch((error: unknown) => {
      if (!this.#ground.isClosed) this.#world.log.error({ err: error, table: this.id }, 'a return could not be noted');
    });
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
    const { table } = this;
    if (this.#ground.isClosed || this.isParked) return;
    this.#company.look();
    this.#turns?.look();
    this.#bots.wake();
    this.#moments.wake();
    const deadline = table.deadline(this.#ground.apart());
    this.#alarm.set(deadline === null ? null : Math.max(deadline, this.#ground.patientUntil));
  }

  #timeIsUp(): void {
    this.do({ do: 'flag' }, 'clock', null).then(
      () => this.#goOn(),
      (error: unknown) => {
        if (this.#ground.isClosed || this.isParked) return;
        this.#world.log.error({ err: error, table: this.id }, 'a clock could not run out');
        this.#alarm.set(this.#world.time.now() + AGAIN);
      },
    );
  }
}
