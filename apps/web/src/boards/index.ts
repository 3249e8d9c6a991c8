// The boards that come with the house, and what is taught of their games: the only place that names them, with `more.ts` and `taught.ts` beside it. A board is a
// folder here and a line in both lists. The page hands them to `games.ts`, as it does with those from outside.
import type { Drawn, More } from '../games.ts';
import { card as brethren } from './brethren/card.ts';
import { card as fortunes } from './fortunes/card.ts';
import { card as nassau } from './nassau/card.ts';
import { card as skull } from './skull/card.ts';
import { card as toy } from './toy/card.ts';

const more = (id: string) => async (): Promise<More> => (await import('./more.ts')).MORE[id]!;

export const BOARDS: readonly Drawn[] = [
  {
    id: 'brethren',
    card: brethren,
    face: () => import('./brethren/board.tsx'),
    help: () => import('./brethren/help.ts'),
    text: async () => (await import('./brethren/describe.ts')).describe,
    more: more('brethren'),
  },
  {
    id: 'fortunes',
    card: fortunes,
    face: () => import('./fortunes/board.tsx'),
    help: () => import('./fortunes/help.ts'),
    text: async () => (await import('./fortunes/describe.ts')).describe,
    pictures: async () => (await import('./fortunes/pictures.ts')).pictures,
    more: more('fortunes'),
  },
  {
    id: 'nassau',
    card: nassau,
    face: () => import('./nassau/board.tsx'),
    help: () => import('./nassau/help.ts'),
    text: async () => (await import('./nassau/describe.ts')).describe,
    more: more('nassau'),
  },
  {
    id: 'skull',
    card: skull,
    face: () => import('./skull/board.tsx'),
    help: () => import('./skull/help.ts'),
    text: async () => (await import('./skull/describe.ts')).describe,
    more: more('skull'),
  },
  {
    id: 'toy',
    card: toy,
    face: () => import('./toy/board.tsx'),
    help: () => import('./toy/help.ts'),
    text: async () => (await import('./toy/describe.ts')).describe,
    more: more('toy'),
  },
];
