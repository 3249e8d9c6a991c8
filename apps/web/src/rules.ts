// The rules and words of each game, without its board: all that a worker needs.
import type { Game } from '@boucan/kernel';

export const RULES: { readonly [id: string]: () => Promise<Game> } = {
  brethren: async () => (await import('@boucan/brethren')).brethren as Game,
  fortunes: async () => (await import('@boucan/fortunes')).fortunes as unknown as Game,
};
