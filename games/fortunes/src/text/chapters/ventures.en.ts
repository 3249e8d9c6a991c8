import type { Chapter } from '../chapter.ts';

export const ventures = { prompts: {}, choices: {}, events: {}, reasons: {}, names: {} } as const satisfies Chapter;
