// It is your turn: everything about telling people who are not here.
import type { Game } from '@boucan/kernel';
import type { PlayerId, Table } from '@boucan/table';
import { speaker } from '@boucan/words';
import type { Logger } from 'pino';
import type { Guard } from '../net-guard.ts';
import { unguessable } from '../random.ts';
import type { Storage } from '../storage/storage.ts';
import type { Machine, TableTime } from '../time.ts';
import { letterOf, Mailer, type Smtp } from './post/mail.ts';
import type { Outcome } from './post/outcome.ts';
import { push, type Vapid, vapidOf } from './post/push.ts';
import { webhook } from './post/webhook.ts';
import { type Delivery, Postman, type Tally } from './postman.ts';
import { INVITE, Queue, ROUND } from './queue.ts';
import { stopKeyOf, stopPath, wayIn } from './stop.ts';
import { type Desk, type Lookers, type Pace, Turns } from './turns.ts';
import { type Way, Ways } from './ways.ts';
import { afterQuiet, nextAt } from './when.ts';
import { WORDS } from './words.ts';

interface Given {
  readonly storage: Storage;
  readonly guard: Guard;
  readonly smtp: Smtp | null;
  readonly machine: Machine;
  readonly metrics: Tally;
  readonly log: Logger;
  readonly pace: Pace;
  readonly lease?: number; // ms that a node has to send what it took
}

/** Somebody wants to play again, or a round of a tournament has been drawn. */
export type Invitation =
  | { readonly is: 'again'; readonly by: string }
  | { readonly is: 'round'; readonly tournament: string; readonly round: number };

export class Notices {
  readonly ways: Ways;
  readonly queue: Queue;
  readonly vapid: Vapid;
  readonly mailer: Mailer | null;
  readonly #postman: Postman;
  readonly #stopKey: string;
  readonly #delivery: Delivery;
  readonly #given: Given;
  readonly #tables = new Set<Turns>();
  #sweeping: (() => void) | null = null;

  private constructor(given: Given, vapid: Vapid, stopKey: string) {
    const { storage, guard, smtp, machine, metrics, log } = given;
    this.#given = given;
    this.vapid = vapid;
    this.#stopKey = stopKey;
    this.ways = new Ways(storage.rows);
    this.queue = new Queue(storage.rows, unguessable(9), given.lease);
    this.mailer = smtp === null ? null : new Mailer(smtp);
    const { mailer } = this;
    this.#delivery = {
      can: (way) => way.target.kind !== 'mail' || mailer !== null,
      send: (way, wish, message) =>
        way.target.kind === 'push'
          ? push(guard, vapid, way, message)
          : way.target.kind === 'mail'
            ? mailer!.send(letterOf(way, wish, message))
            : webhook(guard, way, message, machine.wall()),
      stopPath: (way) => stopPath(stopKey, way),
    };
    this.#postman = new Postman(this.queue, this.ways, this.#delivery, machine, metrics, (error) =>
      log.error({ err: error }, 'notices cannot be sent'),
    );
  }

  static async open(given: Given): Promise<Notices> {
    const { rows } = given.storage;
    return new Notices(given, await vapidOf(rows), await stopKeyOf(rows));
  }

  /** Sends what is due, from now on. */
  start(): void {
    this.#postman.start();
    this.#sweeping = this.#given.machine.every(SWEEP, () => void this.#sweep());
  }

  /** Looks after a table. */
  at(id: string, table: Table, lookers: Lookers, patientUntil: number, time: TableTime): Turns {
    const { pace, log } = this.#given;
    const desk: Desk = {
      queue: this.queue,
      ways: this.ways,
      time,
      pace,
      wake: () => this.#postman.wake(),
      onFault: (error, table) => log.error({ err: error, table }, 'a notice could not be written'),
    };
    const turns = new Turns(id, table, lookers, patientUntil, desk, () => this.#tables.delete(turns));
    this.#tables.add(turns);
    return turns;
  }

  /** People are invited to a table where they do not sit yet: they are told in their own way, once. `ends`: until when they are awaited. */
  async invite(
    tab: string,
    game: Game,
    call: Invitation,
    players: readonly PlayerId[],
    ends: number | null = null,
  ): Promise<void> {
    const { pace, machine } = this.#given;
    const now = machine.wall();
    for (const player of players) {
      const { ways, wish } = await this.ways.wanted(player);
      const words = WORDS[wish.lang];
      const did = call.is === 'again' ? words.invites(call.by) : words.round(call.tournament, call.round);
      const body = { game: speaker(game, wish.lang, []).title, did, asks: '' };
      const kind = call.is === 'again' ? INVITE : ROUND;
      const notices = ways.map(({ id: way, pace: when }) => {
        const due = when === 'daily' ? nextAt(wish.zone, wish.digest, now) : now + (when === 'now' ? pace.soon : pace.later);
        return { way, player, tab, turn: 0, kind, body, ends, due: afterQuiet(wish.quiet, wish.zone, due) };
      });
      const inTime = notices.filter(({ due }) => ends === null || due < ends);
      if (inTime.length > 0) await this.queue.settle(tab, player, 0, inTime);
    }
    this.#postman.wake();
  }

  /** A person wants something else. */
  changed(player: PlayerId): void {
    this.ways.changed(player);
    for (const turns of this.#tables) turns.again(player);
  }

  /** Something to see whether it arrives. */
  async tryOut(way: Way): Promise<Outcome> {
    const { wish } = await this.ways.wanted(way.player);
    const words = WORDS[wish.lang];
    if (!this.#delivery.can(way)) return { is: 'gone', why: 'this server sends no e-mail' };
    const text = words.trial;
    return this.#delivery.send(way, wish, {
      id: `trial.${unguessable(9)}`,
      title: 'Boucan',
      text,
      url: `${way.origin}/me`,
      tag: 'trial',
      waiting: await this.queue.tablesOf(way.player),
      stop: `${way.origin}${this.#delivery.stopPath(way.id)}`,
      lives: 3600,
      notices: [],
    });
  }

  /** Ends the way that a link names; gives whether there was one. Null: the link is not ours. */
  async stop(token: string): Promise<boolean | null> {
    const way = wayIn(this.#stopKey, token);
    return way === null ? null : (await this.ways.remove(way, null)) !== null;
  }

  /** Whether a link is one of ours. */
  isStopLink = (token: string): boolean => wayIn(this.#stopKey, token) !== null;

  async #sweep(): Promise<void> {
    const { machine, log } = this.#given;
    await this.queue
      .forgetBefore(machine.wall() - KEPT)
      .catch((error: unknown) => log.error({ err: error }, 'old notices cannot be forgotten'));
  }

  /** Finishes what is under way. */
  async close(): Promise<void> {
    this.#sweeping?.();
    await Promise.all([...this.#tables].map((turns) => turns.close()));
    await this.#postman.stop();
    this.mailer?.close();
  }
}

/** ms */
const SWEEP = 3_600_000;
/** So long it is remembered that something was sent about a turn that still lasts. */
const KEPT = 90 * 24 * 3_600_000;
