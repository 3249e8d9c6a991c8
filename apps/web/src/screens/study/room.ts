// A study as this page has it: what is written in it, and who looks at it now.
import {
  type Anchor,
  type Attending,
  type ServerMessage,
  type Study,
  type StudyChange,
  type StudyEntry,
  type StudyPlace,
  type StudyReply,
  studyFrom,
} from '@boucan/protocol';
import { ApiError, request } from '../../net/api.ts';
import type { Attendant } from '../../net/line.ts';
import { socket } from '../../net/socket.ts';
import type { Link } from '../../table/source.ts';

/** How long a pointer stays that does not move. ms */
const POINTED = 5000;
/** Between two movements of a pointer. ms */
const BETWEEN = 120;

export interface Shown {
  readonly reply: StudyReply;
  readonly entries: readonly StudyEntry[];
  readonly study: Study;
  readonly present: readonly Attending[];
  readonly pointers: ReadonlyMap<string, Anchor>;
  readonly link: Link;
  readonly gone: boolean;
}

export class Room implements Attendant {
  readonly id: string;
  #shown: Shown;
  #place: StudyPlace;
  #follows: boolean;
  #asking: Promise<void> | null = null;
  #pointedAt = 0;
  readonly #fading = new Map<string, ReturnType<typeof setTimeout>>();
  readonly #listeners = new Set<() => void>();

  constructor(reply: StudyReply, place: StudyPlace, follows: boolean) {
    this.id = reply.id;
    this.#place = place;
    this.#follows = follows;
    this.#shown = {
      ...{ reply, entries: reply.entries, study: studyFrom(reply.entries), present: [], pointers: new Map() },
      ...{ link: 'connecting', gone: false },
    };
  }

  subscribe = (changed: () => void): (() => void) => {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  };
  shown = (): Shown => this.#shown;

  open(): void {
    socket().attend(this);
  }
  close(): void {
    for (const timer of this.#fading.values()) clearTimeout(timer);
    socket().part(this);
  }

  hello() {
    return { type: 'attend', study: this.id, at: this.#place, follows: this.#follows } as const;
  }

  linked(link: Link): void {
    this.#set({ link });
  }

  hear(message: Extract<ServerMessage, { type: 'attending' | 'pointing' }>): void {
    if (message.study !== this.id) return;
    if (message.type === 'pointing') {
      this.#point(message.player, message.at);
      return;
    }
    this.#set({ present: message.present, link: 'open' });
    if (message.n > this.#shown.reply.n) void this.#catchUp();
  }

  /** I look there now. */
  look(place: StudyPlace, follows: boolean): void {
    this.#place = place;
    this.#follows = follows;
    socket().tell(this.hello());
  }

  point(at: Anchor | null): void {
    const now = performance.now();
    if (at !== null && now - this.#pointedAt < BETWEEN) return;
    this.#pointedAt = now;
    socket().tell({ type: 'point', study: this.id, at });
  }

  /** Gives the number of what was added. */
  async change(change: StudyChange): Promise<number> {
    const reply = await request<StudyReply>('POST', this.#path(), change);
    this.take(reply);
    return reply.entries.findLast((entry) => entry.change.do === change.do)?.n ?? reply.n;
  }

  /** What an answer has brought along. */
  take(reply: StudyReply): void {
    const known = new Map([...this.#shown.entries, ...reply.entries].map((entry) => [entry.n, entry]));
    const entries = [...known.values()].sort((a, b) => a.n - b.n);
    const { record } = this.#shown.reply;
    const names = { ...this.#shown.reply.names, ...reply.names };
    const n = Math.max(reply.n, this.#shown.reply.n);
    this.#set({ reply: { ...reply, n, names, ...(record && { record }) }, entries, study: studyFrom(entries) });
  }

  #path = (): string => `/api/studies/${this.id}?since=${this.#shown.reply.n}`;

  /** One question at a time; whoever hears of more meanwhile asks again. */
  async #catchUp(): Promise<void> {
    if (this.#asking !== null) return;
    this.#asking = request<StudyReply>('GET', this.#path()).then(
      (reply) => this.take(reply),
      (error: unknown) => {
        if (error instanceof ApiError && error.error === 'not-found') this.#set({ gone: true });
      },
    );
    await this.#asking;
    this.#asking = null;
  }

  #point(player: string, at: Anchor | null): void {
    clearTimeout(this.#fading.get(player));
    const pointers = new Map(this.#shown.pointers);
    if (at === null) pointers.delete(player);
    else {
      pointers.set(player, at);
      this.#fading.set(
        player,
        setTimeout(() => this.#point(player, null), POINTED),
      );
    }
    this.#set({ pointers });
  }

  #set(more: Partial<Shown>): void {
    this.#shown = { ...this.#shown, ...more };
    for (const changed of this.#listeners) changed();
  }
}
