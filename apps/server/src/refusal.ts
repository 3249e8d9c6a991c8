import type { ErrorCode } from '@boucan/protocol';

/** What was asked cannot be: a code for a program, and a sentence that tells a person what to do. Nothing secret belongs in it. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly code: ErrorCode;

  constructor(code: ErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}

export const refusals = {
  noSession: () => new Refusal('no-session', 'Say who you are first: choose a name.'),
  noSuchTable: () => new Refusal('no-such-table', 'There is no such table: check the link.'),
  notAllowed: () => new Refusal('not-allowed', 'This table is by invitation: ask somebody at it for a link.'),
  turnedAway: () => new Refusal('turned-away', 'Whoever opened this table has closed it to you: open one of your own.'),
  onlyToWatch: () => new Refusal('not-allowed', 'With this link you can watch: ask for an invitation to play.'),
  badOrigin: () => new Refusal('bad-origin', 'This request came from another site: open Boucan itself.'),
  tooFast: () => new Refusal('too-fast', 'That was too much at once: wait a moment and try again.'),
  tooManySockets: () => new Refusal('too-fast', 'Too many of your pages are open: close some of them and try again.'),
  tooManyTables: (most: number) =>
    new Refusal('not-allowed', `You have ${most} tables that are not over: finish or leave some of them first.`),
  tooManyBotTables: (most: number) =>
    new Refusal(
      'not-allowed',
      `Bots that think long play at ${most} tables for you already: watch one of them to its end first.`,
    ),
  diskFull: () => new Refusal('unavailable', 'Nothing can be written at the moment: try again later.'),
  tooLarge: () => new Refusal('too-large', 'That was too long: make it shorter.'),
  notFound: () => new Refusal('not-found', 'There is nothing here: check the address.'),
  unavailable: () => new Refusal('unavailable', 'Something went wrong on our side: try again in a moment.'),
  stopping: () => new Refusal('unavailable', 'The server is restarting: it will be back in a moment.'),
  badMessage: (why: string) => new Refusal('bad-message', why),
};

/** Whatever went wrong, as it may be told: faults of ours are not explained to the world. */
export const asRefusal = (error: unknown): Refusal => (error instanceof Refusal ? error : refusals.unavailable());
