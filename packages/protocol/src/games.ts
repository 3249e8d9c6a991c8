// What can be played here, and by which rules.
import { z } from 'zod';

export const OfGame = z.object({ game: z.string() });
export const InWords = z.object({ lang: z.enum(['en', 'fr']).default('en').catch('en') });

const OptionCard = z.strictObject({
  id: z.string(),
  asks: z.string().describe('the question this option puts'),
  usual: z.union([z.string(), z.number(), z.boolean()]),
  values: z.array(z.strictObject({ value: z.union([z.string(), z.number(), z.boolean()]), words: z.string() })),
});

const PackCard = z.strictObject({ id: z.string(), name: z.string(), about: z.string() });

/** A game, with all that one can ask for when opening a table. */
export const GameCard = z.strictObject({
  id: z.string(),
  title: z.string(),
  about: z.string(),
  version: z.number(),
  seats: z.strictObject({ fewest: z.number(), most: z.number() }),
  packs: z.array(PackCard),
  options: z.array(OptionCard),
});

export const GamesReply = z.strictObject({ games: z.array(GameCard) });

export const RulesReply = z.strictObject({
  game: z.string(),
  rules: z.array(z.strictObject({ id: z.string(), text: z.string() })),
});

export const ViewSchemaReply = z.looseObject({}).describe('JSON schema 2020-12 of `view` in the answer to `/tables/{id}/turn`');
