// What this person has learned: lessons done, puzzles tried. Kept on this device, and by the server for whoever has a name; each learns from the other what it does not know.
import type { LearningReply, LearningRequest } from '@boucan/protocol';
import type { Rated } from '@boucan/puzzles';
import { useEffect, useSyncExternalStore } from 'react';
import { request } from '../../net/api.ts';
import { useSession } from '../../net/session.ts';
import { kept } from '../table/model/use-kept.ts';

export interface Attempt {
  readonly id: string;
  readonly day: number;
  readonly solved: boolean;
  /** It was the puzzle of the day. */
  readonly daily: boolean;
  /** The rating afterwards. */
  readonly points: number;
  /** The server has it, for whoever was known there. */
  readonly told?: boolean;
}

export interface Tried {
  /** Null: nobody knows. */
  readonly rating: Rated | null;
  readonly attempts: readonly Attempt[];
}

const [LESSONS, TOLD, PUZZLES] = ['boucan.learned', 'boucan.learned.told', 'boucan.puzzles'] as const;
type All = Readonly<Record<string, Tried>>;
const NOTHING: Tried = { rating: null, attempts: [] };
/** So much fits into one message. */
const AT_ONCE = 40;

const listeners = new Set<() => void>();
let version = 0;
function changed(): void {
  version++;
  for (const tell of listeners) tell();
}

const lessonsHere = (): readonly string[] => kept.read<readonly string[]>(LESSONS, []);
const triedHere = (): All => kept.read<All>(PUZZLES, {});

/** The lessons of a game that are done. */
export const learnedIn = (game: string): readonly string[] =>
  lessonsHere().flatMap((one) => (one.startsWith(`${game}/`) ? [one.slice(game.length + 1)] : []));

export function learn(game: string, lesson: string): void {
  const one = `${game}/${lesson}`;
  if (lessonsHere().includes(one)) return;
  kept.write(LESSONS, [...lessonsHere(), one]);
  changed();
  void settle();
}

export const triedIn = (game: string): Tried => triedHere()[game] ?? NOTHING;

/** A puzzle is tried once, and once more on each day whose puzzle it is. */
export const keyOf = ({ id, day, daily }: Pick<Attempt, 'id' | 'day' | 'daily'>): string => `${id} ${daily ? day : 0}`;

/** What is kept of a game from now on. */
export function keepTried(game: string, tried: Tried): void {
  kept.write(PUZZLES, { ...triedHere(), [game]: tried });
  changed();
  void settle();
}

/** What this device knows and the server does not. Whatever was told as somebody else is theirs. */
export function missing({ lessons, tries }: LearningReply): LearningRequest {
  const [done, there] = [new Set(lessons.map(({ game, lesson }) => `${game}/${lesson}`)), new Set<string>()];
  for (const one of tries) there.add(`${one.game} ${keyOf({ ...one, id: one.puzzle })}`);
  const told = new Set(kept.read<readonly string[]>(TOLD, []));
  return {
    lessons: lessonsHere()
      .filter((one) => !done.has(one) && !told.has(one))
      .map((one) => ({ game: one.split('/')[0]!, lesson: one.split('/')[1]! })),
    tries: Object.entries(triedHere()).flatMap(([game, { attempts }]) =>
      attempts
        .filter((one) => one.told !== true && !there.has(`${game} ${keyOf(one)}`))
        .map(({ id, day, daily, solved }) => ({ game, puzzle: id, day, daily, solved })),
    ),
  };
}

/** From now on the device knows what the server does; what was done meanwhile stays. */
export function take(reply: LearningReply): void {
  const rest = missing(reply);
  const done = reply.lessons.map(({ game, lesson }) => `${game}/${lesson}`);
  const all: Record<string, Tried> = {};
  for (const { game, puzzle, points: after, day, daily, solved } of reply.tries) {
    const { attempts } = all[game] ?? NOTHING;
    const one = { id: puzzle, day, daily, solved, points: after, told: true };
    all[game] = { rating: reply.ratings[game] ?? null, attempts: [...attempts, one] };
  }
  const here = triedHere();
  for (const { game, puzzle, day, daily, solved } of rest.tries) {
    const { rating, attempts } = all[game] ?? { ...NOTHING, rating: here[game]!.rating };
    const one = here[game]!.attempts.find((other) => keyOf(other) === keyOf({ id: puzzle, day, daily }))!;
    all[game] = { rating, attempts: [...attempts, { ...one, solved }] };
  }
  kept.write(LESSONS, [...done, ...rest.lessons.map(({ game, lesson }) => `${game}/${lesson}`)]);
  kept.write(TOLD, done);
  kept.write(PUZZLES, all);
  changed();
}

let [known, busy, wanted] = [false, false, false];

/** Device and server tell each other what they know. Without a name nothing happens; offline it is done later. */
async function settle(): Promise<void> {
  wanted = known;
  if (busy) return;
  busy = true;
  while (wanted) {
    wanted = false;
    await exchange().catch(() => {}); // another time
  }
  busy = false;
}

async function exchange(): Promise<void> {
  let reply = await request<LearningReply>('GET', '/api/learning');
  for (;;) {
    const { lessons, tries } = missing(reply);
    if (lessons.length + tries.length === 0) break;
    reply = await request<LearningReply>('POST', '/api/learning', {
      lessons: lessons.slice(0, AT_ONCE),
      tries: tries.slice(0, AT_ONCE),
    });
  }
  take(reply);
}

/** What was kept of whoever has deleted their account. */
export function forget(): void {
  for (const key of [LESSONS, TOLD, PUZZLES]) localStorage.removeItem(key);
  changed();
}

const subscribe = (tell: () => void): (() => void) => {
  listeners.add(tell);
  return () => listeners.delete(tell);
};

/** Draws again whenever something was learned, here or elsewhere, and settles with the server: now, and after each thing learned. */
export function useProgress(): void {
  const session = useSession();
  useSyncExternalStore(subscribe, () => version);
  const who = session.is === 'known' ? session.player : null;
  useEffect(() => {
    known = who !== null;
    void settle();
    const online = () => void settle();
    addEventListener('online', online);
    return () => removeEventListener('online', online);
  }, [who]);
}
