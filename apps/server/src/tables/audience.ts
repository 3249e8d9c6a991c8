// The watchers of a table, players included: each is sent what it may know.
import type { Seat, State, Viewer } from '@boucan/kernel';
import { difference, type Keys, LIMITS, type Present, passingOf } from '@boucan/protocol';
import { momentsSince, type Notice, type PlayerId, since, type Table, type TableView, viewTable } from '@boucan/table';
import type { Refusal } from '../refusal.ts';
import { frameOf } from '../socket/frame.ts';
import type { World } from '../world.ts';
import type { Door } from './access.ts';

export interface Watcher {
  readonly player: PlayerId;
  readonly name: string;
  /** `n`: the last entry that this frame tells. */
  send(frame: Buffer, n?: number): void;
  /** One after the other, as fast as the client reads. */
  sendInTurn(frames: readonly Buffer[], n?: number): void;
  /** The host has blocked this person. */
  turnedOut(table: string): void;
  /** The table moved to another node; so far it was told here. */
  moved(table: string, told: number): void;
}

/** Those who see the same: one message, made once, serves them all. */
interface Circle {
  readonly key: string;
  readonly viewer: Viewer;
  /** Whose words they do not read. */
  readonly deaf: ReadonlySet<PlayerId>;
  readonly watchers: Set<Watcher>;
  told: Told;
}

/** The last view a circle was sent, without the match: a position is kept in one place for all, and is quickly looked at again. */
interface Told {
  readonly view: TableView;
  readonly state: State<unknown> | null;
}

const PRESENCE_DELAY = 250;
const NO_KEYS: Keys = { invite: null, watch: null };

export class Audience {
  readonly #id: string;
  readonly #table: Table;
  readonly #door: Door;
  readonly #world: World;
  readonly #since: number;
  readonly #seen: Map<PlayerId, number>; // how far those at the table had been told when they left
  readonly #keys: Keys; // for those inside to hand on
  readonly #circles = new Map<string, Circle>();
  readonly #whereabouts = new Map<Watcher, Circle>();
  readonly #choosers = new Set<Seat>(); // since the last time anybody was told
  #concernsAll = false;
  #isTelling = false;
  #onlookers: (() => void) | null = null;
  #presence: (() => void) | null = null;
  #presentTold = '';
  readonly #left = new Map<PlayerId, number>(); // when those went who were here
  /** Somebody is here who was not. */
  onReturn: (player: PlayerId) => void = () => {};

  /** Somebody has come or gone. */
  onComeOrGo: () => void = () => {};

  /** `since`: when it began to look who is here. */
  constructor(id: string, table: Table, door: Door, world: World, seen: ReadonlyMap<PlayerId, number>, since: number) {
    this.#world = world;
    this.#since = since;
    this.#seen = new Map(seen);
    this.#id = id;
    this.#table = table;
    this.#door = door;
    const { invite, watch } = door.opening;
    this.#keys = door.visibility === 'invitation' ? { invite, watch } : NO_KEYS;
  }

  get size(): number {
    return this.#whereabouts.size;
  }

  has(watcher: Watcher): boolean {
    return this.#whereabouts.has(watcher);
  }

  /** Sends a new watcher everything, or everything since the given entry, and then all changes. `fresh`: at the client's request. */
  join(watcher: Watcher, since: number, fresh = true): void {
    const wasHere = this.#isHere(watcher.player);
    this.#dismiss(watcher);
    this.#admit(watcher, since, fresh);
    this.#comeOrGo();
    if (!wasHere) this.onReturn(watcher.player);
  }

  leave(watcher: Watcher): void {
    const circle = this.#dismiss(watcher);
    if (circle === undefined) return;
    // A visitor without a name gets a new number next time, so their return is not awaited.
    if (watcher.name !== '' && !this.#isHere(watcher.player)) this.#left.set(watcher.player, this.#world.time.now());
    this.#comeOrGo();
    if (circle.viewer !== 'table') this.#remember(watcher.player, circle.told.view.n);
  }

  /** Stops telling this person anything, on all their pages. */
  turnOut(player: PlayerId): void {
    for (const watcher of [...this.#whereabouts.keys()].filter((one) => one.player === player)) {
      this.leave(watcher);
      watcher.turnedOut(this.#id);
    }
  }

  /** Since when a person has been away, as far as this server knows; null if present. */
  absentSince(player: PlayerId): number | null {
    return this.#isHere(player) ? null : (this.#left.get(player) ?? this.#since);
  }

  /** The last entry that somebody at the table was told of before he left. */
  sawUpTo(player: PlayerId): number {
    return this.#seen.get(player) ?? 0;
  }

  /** Whether there are spectators. */
  hasStrangers(): boolean {
    return [...this.#circles.values()].some(({ viewer }) => viewer === 'table');
  }

  /** Something that is this seat's own business has changed, and nothing else. */
  tellSeat(seat: Seat): void {
    for (const circle of this.#circles.values()) if (circle.viewer === seat) this.#tellCircle(circle, true);
  }

  /** A seat has chosen, and the match goes on; or something happened (null) that everybody should hear of at once. */
  changed(chooser: Seat | null): void {
    if (chooser === null) this.#concernsAll = true;
    else this.#choosers.add(chooser);
    // Acknowledgements go first; what happens in the meantime comes along.
    if (this.#isTelling) return;
    this.#isTelling = true;
    this.#world.idleQueue.add(() => this.#tell());
  }

  /** Everybody hears why nothing more happens here. */
  tellAllOf({ code, message }: Refusal): void {
    const frame = frameOf({ type: 'error', error: code, message, table: this.#id });
    for (const watcher of this.#whereabouts.keys()) watcher.send(frame);
  }

  /** Everybody asks for the table where it is now. */
  disperse(): void {
    for (const [watcher, { told }] of [...this.#whereabouts]) {
      this.#dismiss(watcher);
      watcher.moved(this.#id, told.view.n);
    }
    this.#onlookers?.();
    this.#presence?.();
  }

  close(): void {
    this.#tellAll();
    this.#presence?.();
  }

  #tell(): void {
    this.#isTelling = false;
    if (this.#concernsAll || this.#world.options.onlookersDelay === 0) this.#tellAll();
    else {
      const concerned: Viewer[] = [...this.#choosers, ...this.#table.awaited()];
      for (const circle of this.#circles.values())
        if (concerned.includes(circle.viewer)) this.#tellCircle(circle);
        else this.#onlookers ??= this.#later();
      this.#choosers.clear();
      this.#forget();
    }
  }

  /** What everybody has been told need not be kept. */
  #forget(): void {
    let told = this.#table.n;
    for (const { view } of Array.from(this.#circles.values(), (circle) => circle.told)) told = Math.min(told, view.n);
    this.#table.forget(told);
  }

  /** What happens in the meantime comes along: the busier the server, the more of it in one message. */
  #later(): () => void {
    const { options, idleQueue } = this.#world;
    return options.machine.after(options.onlookersDelay, () => idleQueue.addLast(() => this.#tellAll()));
  }

  #tellAll(): void {
    this.#onlookers?.();
    this.#onlookers = null;
    this.#concernsAll = false;
    this.#choosers.clear();
    // After sitting down or standing up a person has another view, so a difference to the old one would be useless.
    const moved: [Watcher, number][] = [];
    for (const [watcher, { key, told }] of this.#whereabouts)
      if (this.#circleOf(watcher.player).key !== key) moved.push([watcher, told.view.n]);
    for (const [watcher] of moved) this.#dismiss(watcher);
    for (const circle of this.#circles.values()) this.#tellCircle(circle);
    for (const [watcher, seen] of moved) this.#admit(watcher, seen, false);
    this.#forget();
  }

  #tellCircle(circle: Circle, isPrivate = false): void {
    const { viewer, told, watchers } = circle;
    const { game, n, state } = this.#table;
    if (told.view.n === n && !isPrivate) return;
    const before = { ...told.view, match: told.state && game.view(told.state, viewer) };
    const view = viewTable(this.#table, viewer);
    circle.told = { view: { ...view, match: null }, state };
    const change = difference(before, view);
    if (change === undefined) return;
    const moments = passingOf(before.match, momentsSince(this.#table, before.n, viewer));
    const message = frameOf({
      type: 'change',
      table: this.#id,
      base: before.n,
      change,
      notices: this.#missed(before.n, circle),
      ...(moments.length > 0 && { moments }),
      now: this.#world.time.now(),
    });
    for (const watcher of watchers) watcher.send(message, n);
  }

  #admit(watcher: Watcher, told: number, fresh: boolean): void {
    const seen = this.#seenBy(watcher.player);
    const { key, viewer, deaf } = this.#circleOf(watcher.player);
    let circle = this.#circles.get(key);
    const view = viewTable(this.#table, viewer);
    if (circle === undefined) {
      const told = { view: { ...view, match: null }, state: this.#table.state };
      circle = { key, viewer, deaf, watchers: new Set(), told };
      this.#circles.set(key, circle);
    } else this.#tellCircle(circle);
    circle.watchers.add(watcher);
    this.#whereabouts.set(watcher, circle);
    this.#table.watched = true;
    const notices = this.#missed(told, circle);
    const message = frameOf({
      type: 'table',
      table: this.#id,
      view,
      notices: notices.slice(0, LIMITS.page),
      fresh,
      keys: this.#door.isInside(watcher.player) ? this.#keys : NO_KEYS,
      seen,
      present: this.#present(),
      now: this.#world.time.now(),
    });
    const pages = Array.from({ length: Math.max(0, Math.ceil(notices.length / LIMITS.page) - 1) }, (_, i) =>
      frameOf({ type: 'lines', table: this.#id, notices: notices.slice((i + 1) * LIMITS.page, (i + 2) * LIMITS.page) }),
    );
    watcher.sendInTurn([message, ...pages], view.n);
  }

  #dismiss(watcher: Watcher): Circle | undefined {
    const circle = this.#whereabouts.get(watcher);
    if (circle === undefined) return undefined;
    this.#whereabouts.delete(watcher);
    circle.watchers.delete(watcher);
    if (circle.watchers.size === 0) this.#circles.delete(circle.key);
    this.#table.watched = this.#circles.size > 0;
    this.#forget();
    return circle;
  }

  #remember(player: PlayerId, n: number): void {
    if (this.#seen.get(player) === n) return;
    this.#seen.set(player, n);
    this.#world.storage
      .saw(this.#id, player, n)
      .catch((error: unknown) => this.#world.log.error({ err: error, table: this.#id }, 'what somebody saw was not kept'));
  }

  /** The last entry a returning player was sent; nothing for people who are present or have no seat. */
  #seenBy(player: PlayerId): number | null {
    if (this.#isHere(player)) return null;
    return this.#viewerOf(player) === 'table' ? null : (this.#seen.get(player) ?? null);
  }

  #isHere(player: PlayerId): boolean {
    for (const watcher of this.#whereabouts.keys()) if (watcher.player === player) return true;
    return false;
  }

  /** What a circle missed. The words of people they are apart from are left out; the line stays, so that none seems to be missing. */
  #missed(n: number, { viewer, deaf }: Circle): Notice[] {
    const notices = since(this.#table, n, viewer);
    if (deaf.size === 0) return notices;
    return notices.map((notice) =>
      notice.what.type === 'said' && deaf.has(notice.what.player)
        ? { ...notice, what: { ...notice.what, player: '', name: '', text: '' } }
        : notice,
    );
  }

  #circleOf(player: PlayerId): Pick<Circle, 'key' | 'viewer' | 'deaf'> {
    const viewer = this.#viewerOf(player);
    const deaf = this.#world.manners.apartFrom(player);
    return { key: deaf.size === 0 ? `${viewer}` : `${viewer} ${[...deaf].sort().join(' ')}`, viewer, deaf };
  }

  #viewerOf(player: PlayerId): Viewer {
    return this.#table.seatOf(player) ?? 'table';
  }

  #present(): Present[] {
    const names = new Map(Array.from(this.#whereabouts.keys(), ({ player, name }) => [player, name]));
    return Array.from(names, ([player, name]) => ({ player, name })).sort((a, b) => (a.player < b.player ? -1 : 1));
  }

  /** A page that is reloaded goes and comes: only what lasts is worth telling. */
  #comeOrGo(): void {
    this.onComeOrGo();
    this.#presence ??= this.#world.options.machine.after(PRESENCE_DELAY, () => {
      this.#presence = null;
      if (this.size === 0) this.#table.rest();
      const present = this.#present();
      const key = JSON.stringify(present);
      if (key === this.#presentTold) return;
      this.#presentTold = key;
      const message = frameOf({ type: 'presence', table: this.#id, present });
      for (const watcher of this.#whereabouts.keys()) watcher.send(message);
    });
  }
}
