import type { PackText } from '@boucan/kernel';
export const en = { name: 'x', blurb: 'x' } satisfies PackText;
