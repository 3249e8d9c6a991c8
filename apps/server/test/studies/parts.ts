// What tests of studies share.
import type { ServerMessage, StudyChange, StudyReply } from '@boucan/protocol';
import type { GameRecord } from '@boucan/record';
import { commits, type Guest, type Line } from '../harness.ts';

/** Two people at a table, each at a server; `over`: it is played to its end. */
export async function table(one: Guest, other: Guest, isOver: boolean): Promise<{ table: string; lines: readonly [Line, Line] }> {
  const table = await one.open();
  const lines = [await one.connect(), await other.connect()] as const;
  for (const line of lines) await line.watch(table);
  await lines[1].do(table, { do: 'sit', seat: 1, commits: commits('1'.repeat(32)) });
  await lines[0].do(table, { do: 'start' });
  for (const line of lines) await line.until(table, ({ phase }) => phase === 'playing');
  if (isOver) {
    for (const line of lines) line.playAtRandom(table);
    for (const line of lines) await line.until(table, ({ phase }) => phase === 'over');
  }
  return { table, lines };
}

export async function opened(who: Guest, table: string, title = 'The last round'): Promise<string> {
  const { status, body } = await who.post('/api/studies', { title, table });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return (body as { study: string }).study;
}

export const look = async (who: Guest, study: string): Promise<StudyReply> =>
  (await who.get(`/api/studies/${study}`)).body as StudyReply;

export const change = (who: Guest, study: string, what: StudyChange) => who.post(`/api/studies/${study}`, what);

export const join = async (who: Guest, owner: Guest, study: string): Promise<number> =>
  (await who.post(`/api/studies/${study}/join`, { key: (await look(owner, study)).key })).status;

export const remove = (who: Guest, study: string): Promise<number> =>
  fetch(`${who.url}/api/studies/${study}`, { method: 'DELETE', headers: { cookie: who.cookie, origin: who.url } }).then(
    ({ status }) => status,
  );

export const recordIn = ({ record }: StudyReply): GameRecord => record as unknown as GameRecord;

type Attending = Extract<ServerMessage, { type: 'attending' }>;

/** Somebody who looks at a study, and what they were told last. */
export class Looker {
  readonly line: Line;
  readonly study: string;
  now: Attending | null = null;
  readonly points: Extract<ServerMessage, { type: 'pointing' }>[] = [];

  constructor(line: Line, study: string) {
    this.line = line;
    this.study = study;
    line.hear((message) => {
      if (message.type === 'attending' && message.study === study) this.now = message;
      if (message.type === 'pointing' && message.study === study) this.points.push(message);
    });
  }

  static async come(who: Guest, study: string, at = 0): Promise<Looker> {
    const looker = new Looker(await who.connect(), study);
    looker.at(at);
    return looker;
  }

  at(at: number, line = 0, follows = false): void {
    this.line.send({ type: 'attend', study: this.study, at: { line, at }, follows });
  }

  /** Where everybody is, by name. */
  get places(): Record<string, number> {
    return Object.fromEntries((this.now?.present ?? []).map(({ name, at }) => [name, at.at]));
  }
}
