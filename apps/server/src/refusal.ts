import type { ErrorCode } from '@boucan/protocol';

/** A refused request: a code for programs and a sentence that tells a person what to do. It must not contain secrets. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly code: ErrorCode;

  constructor(code: ErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}

export const refusals = {
  noSession: () => new Refusal('no-session', 'Choose a name first.'),
  noToken: () => new Refusal('no-session', 'Send a token: “Authorization: Bearer …”. You create one in the settings.'),
  unknownToken: () => new Refusal('no-session', 'This token is unknown or revoked. Make another one in the settings.'),
  noTokens: () => new Refusal('not-allowed', 'This can’t be done with a token. Do it in the browser.'),
  missingScope: (scope: string) =>
    new Refusal('not-allowed', `This token can’t do that. Make one in the settings that allows “${scope}”.`),
  onlyAccounts: () =>
    new Refusal('not-allowed', 'This is for people with an account. Add a passkey or an e-mail address in the settings first.'),
  onlyOperators: () => new Refusal('not-allowed', 'Only the people who run this server can do that.'),
  noSuchGame: (ids: readonly string[]) => new Refusal('not-found', `There is no such game here. There are ${ids.join(', ')}.`),
  noSuchTable: () => new Refusal('no-such-table', 'This table doesn’t exist. Check the link.'),
  notAllowed: () => new Refusal('not-allowed', 'This table is by invitation only. Ask its host for a link.'),
  turnedAway: () => new Refusal('turned-away', 'The host has blocked you from this table. You can open one of your own.'),
  notHere: () => new Refusal('not-allowed', 'You can’t sit at this table. Choose another.'),
  onlyToWatch: () => new Refusal('not-allowed', 'With this link you can only watch. Ask for an invitation to play.'),
  badOrigin: () => new Refusal('bad-origin', 'This request came from another site. Open Boucan itself.'),
  tooFast: () => new Refusal('too-fast', 'Too many requests. Wait a moment and try again.'),
  tooManySockets: () => new Refusal('too-fast', 'You have too many pages open. Close some and try again.'),
  tooManyTables: (most: number) =>
    new Refusal('not-allowed', `You have ${most} unfinished tables. Finish or leave some of them first.`),
  tooManyBotTables: (most: number) =>
    new Refusal('not-allowed', `Slow bots already play at ${most} of your tables. Wait until one of these games is over.`),
  diskFull: () => new Refusal('unavailable', 'Nothing can be saved right now. Try again later.'),
  tooLarge: () => new Refusal('too-large', 'That’s too long. Make it shorter.'),
  notFound: () => new Refusal('not-found', 'There is nothing at this address. Check it.'),
  unavailable: () => new Refusal('unavailable', 'Something went wrong on the server. Try again in a moment.'),
  gameFailed: (game: string) =>
    new Refusal(
      'game-failed',
      `${game} has failed, so this table has stopped. Nothing of it is lost. Tell whoever runs the server; other tables go on.`,
    ),
  stopping: () => new Refusal('unavailable', 'The server is restarting. It will be back in a moment.'),
  badMessage: (why: string) => new Refusal('bad-message', why),
};

/** The refusal to send for an error. Internal errors are not described to clients. */
export const asRefusal = (error: unknown): Refusal => (error instanceof Refusal ? error : refusals.unavailable());
