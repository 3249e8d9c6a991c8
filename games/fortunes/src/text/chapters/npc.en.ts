import type { Chapter } from '../chapter.ts';

export const npc = { prompts: {}, choices: {}, events: {}, reasons: {}, names: {} } as const satisfies Chapter;
