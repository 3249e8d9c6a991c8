// PostgreSQL, as it promises to be, over connections that may be cut, and clients of it that stand in for those of the driver.
import { EventEmitter } from 'node:events';
import type { Client, NewClient } from '../../src/storage/postgres/link.ts';
import { MIGRATIONS } from '../../src/storage/postgres/schema.ts';
import { Box, type Clockwork } from './clockwork.ts';
import { Data, type Doing, doingOf, refusal } from './statements.ts';
import { Stream, type Way } from './stream.ts';
import { Blocked, type Row, Tx } from './transactions.ts';

interface Query {
  readonly id: number;
  readonly name?: string;
  readonly text: string;
  readonly values: readonly never[];
}

interface Reply {
  readonly id: number;
  readonly error?: Error;
  readonly rows?: readonly Row[];
  readonly command?: string;
}

/** What the server asks whenever it connects. */
const SMALL_TALK: Readonly<Record<string, readonly Row[]>> = {
  'show synchronous_commit': [{ synchronous_commit: 'on' }],
  'select version from boucan where one = 1': [{ version: MIGRATIONS.length }],
};
/** Milliseconds that a statement takes. */
const QUICK = 0.05;
const SLOW = 1;
/** A transaction of which nothing more comes is given up: see link.ts. */
const SILENCE = 2000;
const CONNECT = 3000;

class Session {
  readonly #database: Database;
  readonly #stream: Stream;
  readonly #queue: Query[] = [];
  #tx: Tx | null = null; // between `begin` and `commit`
  #isBusy = false;
  #isOver = false;
  #silence: () => void = () => {};

  constructor(database: Database, stream: Stream) {
    this.#database = database;
    this.#stream = stream;
    stream.far.onData = (data) => {
      this.#queue.push(data as Query);
      this.#silence();
      this.#next();
    };
    stream.far.onClose = () => this.end();
  }

  end(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#queue.length = 0;
    this.#silence();
    this.#database.sessions.delete(this);
    if (!this.#isBusy) this.#rollBack();
  }

  drop(): void {
    this.#stream.close('back');
    this.end();
  }

  #rollBack(): void {
    if (this.#tx !== null) this.#database.close(this.#tx, false);
    this.#tx = null;
  }

  #next(): void {
    if (this.#isBusy) return;
    const query = this.#queue.shift();
    if (query === undefined) {
      if (this.#tx !== null) this.#silence = this.#database.box.after(SILENCE, () => this.drop());
      return;
    }
    this.#isBusy = true;
    const { box } = this.#database;
    const answer = (reply: Omit<Reply, 'id'>): void => {
      this.#isBusy = false;
      if (this.#isOver) this.#rollBack();
      else {
        this.#stream.send('back', { id: query.id, ...reply });
        this.#next();
      }
    };
    const work = (): void => this.#do(query, answer);
    box.reach(box.clockwork.chance.between(QUICK, SLOW), work);
  }

  #do({ name, text, values }: Query, answer: (reply: Omit<Reply, 'id'>) => void): void {
    const small = SMALL_TALK[text];
    if (small !== undefined) answer({ rows: small });
    else if (text === 'begin') {
      this.#tx = new Tx();
      answer({ rows: [], command: 'BEGIN' });
    } else if (text === 'commit') {
      const isGood = this.#tx?.isFailed === false;
      if (this.#tx !== null) this.#database.close(this.#tx, isGood);
      this.#tx = null;
      answer({ rows: [], command: isGood ? 'COMMIT' : 'ROLLBACK' });
    } else if (this.#tx?.isFailed === true) answer({ error: refusal('25P02', 'current transaction is aborted') });
    else this.#database.carryOut(doingOf(name!), values, this.#tx, answer);
  }
}

export class Database {
  readonly box: Box;
  readonly data = new Data();
  readonly sessions = new Set<Session>();
  #waiting: { readonly tx: Tx; again(): void }[] = [];

  constructor(clockwork: Clockwork) {
    this.box = new Box(clockwork);
  }

  /** What is not committed is lost, and every connection with it. */
  stop(): void {
    this.box.isUp = false;
    this.#waiting = [];
    for (const session of [...this.sessions]) session.drop();
    this.data.release();
  }

  start(): void {
    this.box.isUp = true;
  }

  /** `within`: a transaction that goes on; otherwise the statement is one by itself. */
  carryOut(
    doing: Doing,
    values: readonly never[],
    within: Tx | null,
    answer: (reply: { readonly error?: Error; readonly rows?: readonly Row[] }) => void,
  ): void {
    const tx = within ?? new Tx();
    const fail = (error: unknown): void => {
      tx.settle(false);
      if (within === null) this.close(tx, false);
      else tx.isFailed = true;
      answer({ error: error as Error });
    };
    const act = (seen: unknown): void => {
      try {
        const rows = doing.does(this.data, tx, values, seen as never);
        tx.settle(true);
        if (within === null) this.close(tx, true);
        answer({ rows });
      } catch (error) {
        tx.settle(false);
        tx.waitsFor = error instanceof Blocked ? error.by : [];
        const again = (): void => {
          tx.waitsFor = [];
          act(seen);
        };
        if (tx.waitsFor.length === 0) fail(error);
        else if (tx.awaits(tx)) fail(refusal('40P01', 'deadlock detected'));
        else this.#waiting.push({ tx, again });
      }
    };
    const seen = doing.begins?.(this.data, tx, values);
    if (doing.begins === undefined) act(undefined);
    else this.box.reach(this.box.clockwork.chance.between(QUICK, SLOW), () => act(seen));
  }

  close(tx: Tx, isCommitted: boolean): void {
    this.data.end(tx, isCommitted);
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const one of waiting)
      if (one.tx.waitsFor.includes(tx)) one.again();
      else this.#waiting.push(one);
  }

  /** Clients on this machine, over this way. */
  clients(box: Box, way: Way): NewClient {
    return (_, answer) => new SimClient(this, box, way, answer) as unknown as Client;
  }
}

interface Pending {
  settle(reply: Reply): void;
  cancel(): void;
}

/** As the client of the driver behaves: what was under way when the connection broke fails, and so does all when one takes too long. */
class SimClient extends EventEmitter {
  readonly #database: Database;
  readonly #box: Box;
  readonly #way: Way;
  readonly #answer: number;
  readonly #pending = new Map<number, Pending>();
  #stream: Stream | null = null;
  #last = 0;

  constructor(database: Database, box: Box, way: Way, answer: number) {
    super();
    this.#database = database;
    this.#box = box;
    this.#way = way;
    this.#answer = answer;
  }

  connect(): Promise<void> {
    return new Promise((resolve, reject) => {
      const stream = new Stream(this.#way, this.#box, this.#database.box);
      this.#stream = stream;
      const cancel = this.#box.after(CONNECT, () => {
        this.#close();
        reject(new Error('timeout expired'));
      });
      stream.near.onClose = () => {
        cancel();
        this.#stream = null;
        reject(new Error('connect ECONNREFUSED'));
      };
      stream.near.onData = () => {
        cancel();
        stream.near.onData = (data) => this.#hear(data as Reply);
        stream.near.onClose = () => this.#broken();
        resolve();
      };
      stream.far.onData = () => {
        this.#database.sessions.add(new Session(this.#database, stream));
        stream.send('back', 'welcome');
      };
      if (this.#database.box.isUp || this.#way.cut.there) stream.send('there', 'hello');
      else stream.break();
    });
  }

  query(what: string | Omit<Query, 'id'>): Promise<{ rows: readonly Row[]; command: string }> {
    const query = typeof what === 'string' ? { text: what, values: [] } : what;
    return new Promise((resolve, reject) => {
      if (this.#stream === null) {
        reject(new Error('Client has encountered a connection error and is not queryable'));
        return;
      }
      const id = ++this.#last;
      const late = (): void => {
        this.#pending.delete(id);
        reject(new Error('Query read timeout'));
        this.#close();
        this.#broken();
      };
      const cancel = this.#answer > 0 ? this.#box.after(this.#answer, late) : () => {};
      this.#pending.set(id, {
        cancel,
        settle: ({ error, rows = [], command = '' }) => (error === undefined ? resolve({ rows, command }) : reject(error)),
      });
      this.#stream.send('there', { id, ...query });
    });
  }

  async end(): Promise<void> {
    this.#close();
    this.#broken();
  }

  #hear(reply: Reply): void {
    const pending = this.#pending.get(reply.id);
    this.#pending.delete(reply.id);
    pending?.cancel();
    pending?.settle(reply);
  }

  #close(): void {
    this.#stream?.close('there');
    this.#stream = null;
  }

  #broken(): void {
    this.#stream = null;
    for (const [id, pending] of [...this.#pending]) {
      this.#pending.delete(id);
      pending.cancel();
      pending.settle({ id, error: new Error('Connection terminated unexpectedly') });
    }
    this.emit('error', new Error('Connection terminated unexpectedly'));
    this.emit('end');
  }
}
