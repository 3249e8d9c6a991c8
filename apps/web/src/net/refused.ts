import { ApiError } from './api.ts';

/** What the server has against something. It says so in English; a French page says it in French, with words that come when they are needed. */
export async function refusedBecause(error: unknown): Promise<string> {
  if (!(error instanceof ApiError)) return String(error);
  if (document.documentElement.lang !== 'fr') return error.message;
  const words = await import('../words/refusals.fr.ts').catch(() => null);
  return words?.inFrench(error.message) ?? error.message;
}
