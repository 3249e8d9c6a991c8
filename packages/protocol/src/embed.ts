// oEmbed 1.0: how another site embeds a table or a replay.
import { z } from 'zod';

export const OembedQuery = z.object({
  url: z.string().max(500).describe('the address of a table or a replay'),
  format: z.literal('json').optional(),
  maxwidth: z.coerce.number().int().min(1).optional(),
  maxheight: z.coerce.number().int().min(1).optional(),
});

export const OembedReply = z.strictObject({
  version: z.literal('1.0'),
  type: z.literal('rich'),
  provider_name: z.string(),
  provider_url: z.string(),
  title: z.string(),
  width: z.number(),
  height: z.number(),
  html: z.string(),
  thumbnail_url: z.string(),
  thumbnail_width: z.number(),
  thumbnail_height: z.number(),
});
