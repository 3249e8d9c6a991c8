/** Why we close a socket. A client may come back at once after `going` and `tooSlow`; it then says what it has seen last. */
export const CLOSE = {
  going: { code: 1001, reason: 'the server is restarting' },
  badVersion: { code: 4400, reason: 'reload the page' },
  noSession: { code: 4401, reason: 'choose a name first' },
  tooSlow: { code: 4408, reason: 'too much is waiting to be read; come back and catch up' },
  tooMany: { code: 4430, reason: 'too many pages are open' },
  tooFast: { code: 4429, reason: 'too many messages' },
} as const;
