import type { ErrorCode, ErrorReply } from '@boucan/protocol';

/** What went wrong with a request: the server's own word for it, or `offline` when it could not be reached. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly error: ErrorCode | 'offline';
  constructor(error: ErrorCode | 'offline', message: string) {
    super(message);
    this.error = error;
  }
}

let credentials: RequestCredentials = 'same-origin';
/** From now on, nobody is told who asks. */
export function withoutCookies(): void {
  credentials = 'omit';
}

let silent = false; // the last request got no answer
/** Whether the server cannot be reached, as far as this page knows: a browser says it is online in any network, also where the server is not. */
export const isCutOff = (): boolean => silent || !navigator.onLine;

export async function request<T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<T> {
  const sent = body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const response = await fetch(path, { method, credentials, ...sent }).catch(() => null);
  silent = response === null;
  if (response === null) throw new ApiError('offline', 'no answer');
  const reply: unknown = await response.json().catch(() => null);
  if (response.ok) return reply as T;
  // A proxy that cannot reach the server answers with a page of its own.
  const { error = 'offline', message = response.statusText } = (reply ?? {}) as Partial<ErrorReply>;
  throw new ApiError(error, message);
}
