// How much of anything may come from outside.
export const LIMITS = {
  message: 8 * 1024, // bytes of one message from a client
  name: 24, // characters of a player's name, as they are seen
  nameUnits: 120, // of these, as they are written: an emoji may take a dozen
  page: 200, // lines of the log in one message
  note: 2000, // characters of a problem report
  seats: 8,
  noun: 40, // characters of a word in a choice
  nouns: 8,
} as const;

/** The version of the messages. Client and server of different versions say so and stop. */
export const PROTOCOL = 5;
