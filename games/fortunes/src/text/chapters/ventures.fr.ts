import type { Same } from '../chapter.ts';
import type { ventures as en } from './ventures.en.ts';

export const ventures = { prompts: {}, choices: {}, events: {}, reasons: {}, names: {} } as const satisfies Same<typeof en>;
