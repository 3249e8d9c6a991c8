import type { Same } from '../chapter.ts';
import type { port as en } from './port.en.ts';

export const port = { prompts: {}, choices: {}, events: {}, reasons: {}, names: {} } as const satisfies Same<typeof en>;
