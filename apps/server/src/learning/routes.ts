import { LearningReply, LearningRequest, OfPuzzle, PuzzleReply } from '@boucan/protocol';
import { type Desk, route } from '../http/route.ts';
import { Refusal } from '../refusal.ts';
import type { Learning } from './learning.ts';

export function addLearningRoutes(desk: Desk, learning: Learning): void {
  route(
    desk,
    {
      method: 'GET',
      path: '/api/learning',
      tag: 'people',
      summary: 'The lessons I have done, the puzzles I have tried, and my ratings at them.',
      who: 'guest',
      scope: 'people:read',
      reply: LearningReply,
    },
    async ({ player }) => learning.of(player.id),
  );

  route(
    desk,
    {
      method: 'POST',
      path: '/api/learning',
      tag: 'people',
      summary: 'Add lessons and tries that a device knows; what is known already counts once.',
      who: 'guest',
      scope: 'people:write',
      body: LearningRequest,
      reply: LearningReply,
    },
    async ({ player, body }) => {
      await learning.merge(player.id, body);
      return learning.of(player.id);
    },
  );

  route(
    desk,
    {
      method: 'GET',
      path: '/api/puzzles/:game/:puzzle',
      tag: 'puzzles',
      summary: 'How hard a puzzle is, by those who tried it.',
      who: 'anyone',
      scope: 'any',
      params: OfPuzzle,
      reply: PuzzleReply,
    },
    async ({ params }) => {
      const found = await learning.puzzle(params.game, params.puzzle);
      if (found === null) throw new Refusal('not-found', 'There is no such puzzle.');
      return found;
    },
  );
}
