/** As `packages/protocol` has them; a page does not load its schemas for four words. */
export const HOOK_SHAPES = ['json', 'ntfy', 'discord', 'matrix'] as const;
