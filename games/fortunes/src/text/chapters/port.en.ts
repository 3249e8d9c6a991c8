import type { Chapter } from '../chapter.ts';

export const port = { prompts: {}, choices: {}, events: {}, reasons: {}, names: {} } as const satisfies Chapter;
