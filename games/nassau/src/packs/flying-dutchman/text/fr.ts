import type { PackText } from '@boucan/kernel';
export const fr = { name: 'x', blurb: 'x' } satisfies PackText;
