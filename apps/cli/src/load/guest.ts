import type { NewTableReply, NewTableRequest } from '@boucan/protocol';

/** Somebody with a session on the server under load. */
export class Guest {
  readonly url: string;
  readonly cookie: string;

  private constructor(url: string, cookie: string) {
    this.url = url;
    this.cookie = cookie;
  }

  static async named(url: string, name: string): Promise<Guest> {
    const reply = await post(url, '/api/session', { name });
    return new Guest(url, reply.headers.getSetCookie()[0]!.split(';', 1)[0]!);
  }

  async openTable(wish: NewTableRequest): Promise<string> {
    const reply = await post(this.url, '/api/tables', wish, this.cookie);
    return ((await reply.json()) as NewTableReply).table;
  }
}

async function post(url: string, path: string, body: object, cookie?: string): Promise<Response> {
  const headers = { 'content-type': 'application/json', ...(cookie !== undefined && { cookie }) };
  const reply = await fetch(new URL(path, url), { method: 'POST', headers, body: JSON.stringify(body) }).catch(() => {
    throw new Error(`no server answers at ${url}; boucan serve starts one`);
  });
  if (reply.ok) return reply;
  const { message } = (await reply.json()) as { message: string };
  const hint = reply.status === 429 ? ' (a server under load runs with BOUCAN_LOOPBACK_UNLIMITED=1)' : '';
  throw new Error(`${path} answers ${reply.status}: ${message}${hint}`);
}
