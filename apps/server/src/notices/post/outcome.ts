/** What became of something that was sent. */
export type Outcome =
  | { readonly is: 'sent' }
  | { readonly is: 'later'; readonly why: string; readonly after?: number } // ms, where the other side says so
  | { readonly is: 'gone'; readonly why: string }; // nothing will ever arrive there

const MOST_WAIT = 6 * 3_600_000;

/** What an answer over HTTP means. */
export function outcomeOf(status: number, retryAfter: string | undefined, gone: readonly number[]): Outcome {
  if (status >= 200 && status < 300) return { is: 'sent' };
  const why = `answered ${status}`;
  if (gone.includes(status)) return { is: 'gone', why };
  const seconds = Number(retryAfter);
  return Number.isFinite(seconds) && seconds > 0
    ? { is: 'later', why, after: Math.min(seconds * 1000, MOST_WAIT) }
    : { is: 'later', why };
}

/** Of something that could not even be tried. */
export const troubleOf = (error: unknown): Outcome => {
  const { name, message } = error as Error;
  return name === 'Forbidden' ? { is: 'gone', why: message } : { is: 'later', why: message };
};
