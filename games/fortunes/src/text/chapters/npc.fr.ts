import type { Same } from '../chapter.ts';
import type { npc as en } from './npc.en.ts';

export const npc = { prompts: {}, choices: {}, events: {}, reasons: {}, names: {} } as const satisfies Same<typeof en>;
