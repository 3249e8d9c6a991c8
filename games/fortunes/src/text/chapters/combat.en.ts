import type { Chapter } from '../chapter.ts';

export const combat = { prompts: {}, choices: {}, events: {}, reasons: {}, names: {} } as const satisfies Chapter;
