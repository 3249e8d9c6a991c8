import type { Same } from '../chapter.ts';
import type { combat as en } from './combat.en.ts';

export const combat = { prompts: {}, choices: {}, events: {}, reasons: {}, names: {} } as const satisfies Same<typeof en>;
