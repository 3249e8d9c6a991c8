// The games from outside that a server has, among the others. A page that meets none never loads this.
import type { GuestGame } from '@boucan/protocol';
import { admit, GUESTS } from '../games.ts';

const guest = () => import('./guest.ts');

export function welcome(said?: readonly GuestGame[]): void {
  const games = said ?? (JSON.parse(localStorage.getItem(GUESTS) ?? '[]') as readonly GuestGame[]);
  if (games.length === 0) localStorage.removeItem(GUESTS);
  else localStorage.setItem(GUESTS, JSON.stringify(games));
  admit(
    games.map(({ id }) => ({ id, specimen: false, load: async () => (await guest()).rules(id) })),
    games.map(({ id, card, board, lessons, puzzles }) => ({
      id,
      card,
      face: async () => (await guest()).face(id, board),
      help: async () => (await guest()).help(id, board),
      text: async () => (await guest()).text(id, board),
      more: async () => ({
        ...(lessons && { taught: async () => (await guest()).taught(id, puzzles) }),
        ...(board && { banter: async () => (await guest()).banter(id) }),
      }),
    })),
  );
}
