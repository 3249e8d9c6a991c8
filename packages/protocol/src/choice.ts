import { z } from 'zod';
import { LIMITS } from './limits.ts';

const noun = z.union([z.string().max(LIMITS.noun), z.number()]);
export const choice = z.tuple([z.string().max(LIMITS.noun)], noun).refine((c) => c.length <= LIMITS.nouns + 1);
