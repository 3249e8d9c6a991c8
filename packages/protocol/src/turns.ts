// What a program is told of its seat over HTTP: the question, what it may choose, and what it sees. All of it is what the page would be told.
import { z } from 'zod';
import { choice } from './choice.ts';
import type { Frozen } from './frozen.ts';
import { commits, entropy, terms, WithKey } from './http.ts';
import { command, messageId } from './socket.ts';

const MOST_WAITED = 30;

/** In a query, numbers come as text. */
export const TurnQuery = WithKey.extend({
  wait: z.coerce.number().min(0).max(MOST_WAITED).default(0).describe('seconds to wait until there is something to do'),
  after: z.coerce.number().int().min(0).optional().describe('wait for anything that happens after the entry with this number'),
  words: z
    .enum(['en', 'fr', 'none'])
    .default('en')
    .describe('the language of the question and the offers; without words it is quicker'),
});

const Question = z.strictObject({
  question: z.string(),
  rule: z.string(),
  words: z.string().nullable(),
  offers: z
    .array(
      z.strictObject({
        choice: z.array(z.union([z.string(), z.number()])).describe('a verb and its nouns: send it back as it is'),
        words: z.string().nullable(),
        finality: z.string().nullable().describe('whether it can be undone: free, consent, final'),
      }),
    )
    .describe('what may be chosen now, and nothing else'),
});

const SeatView = z.strictObject({
  kind: z.enum(['empty', 'bot', 'person']),
  name: z.string().nullable(),
  player: z.string().nullable(),
  level: z.string().nullable().describe('of one of our bots, or of the one that plays for somebody who has left'),
});

export const TurnReply = z.strictObject({
  table: z.string(),
  n: z.number().describe('the number of the last entry'),
  phase: z.enum(['gathering', 'playing', 'over']),
  todo: z
    .enum(['sit', 'reveal', 'choose', 'wait', 'over'])
    .describe(
      'sit: take a seat · reveal: show what you add to the dice · choose: answer the question · wait: others play · over',
    ),
  seat: z.number().nullable().describe('yours, counted from 0; null: you watch'),
  terms,
  seats: z.array(SeatView),
  host: z.string(),
  asked: Question.nullable(),
  view: z.looseObject({}).nullable().describe('the match as this seat sees it; its schema is that of the game'),
  clocks: z.looseObject({}),
  result: z.looseObject({ winners: z.array(z.number()), scores: z.array(z.number()) }).nullable(),
});
export type TurnReply = Frozen<z.infer<typeof TurnReply>>;

/** Sent twice with the same id, it counts once. */
const sent = {
  id: messageId.optional().describe('made by you, new for every message: sent again with the same id, it counts once'),
};

export const ChooseRequest = z.strictObject({ ...sent, choice });
export const SitRequest = z.strictObject({
  ...sent,
  seat: z.int().min(0).max(7).optional().describe('without it, the first empty one'),
  commits,
});
export const RevealRequest = z.strictObject({ ...sent, entropy });
export const SayRequest = z.strictObject({ ...sent, text: z.string().max(2000) });
export const StartRequest = z.strictObject(sent).nullish();
export const DoRequest = z.strictObject({ ...sent, command });

/** It is on disk; `n` is the number of its last entry. */
export const DoneReply = z.strictObject({ n: z.number() });
