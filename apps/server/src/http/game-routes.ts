// What can be played here, and by which rules.

import type { Game } from '@boucan/kernel';
import { GameCard, GamesReply, InWords, OfGame, RulesReply, ViewSchemaReply } from '@boucan/protocol';
import { viewSchemaIn } from '@boucan/registry/node';
import { speaker } from '@boucan/words';
import type { z } from 'zod';
import { Refusal, refusals } from '../refusal.ts';
import { type Desk, route } from './route.ts';

function cardOf(game: Game, lang: 'en' | 'fr'): z.infer<typeof GameCard> {
  const words = speaker(game, lang, []);
  const { packs } = game.def;
  const [fewest, most] = game.seats;
  return {
    id: game.id,
    title: words.title,
    about: game.def.text[lang].blurb,
    version: game.version,
    seats: { fewest, most },
    packs: packs.map(({ id }) => ({ id, name: words.pack(id), about: words.packBlurb(id) })),
    options: game.optionsWith(packs.map(({ id }) => id)).map(({ id, values }) => ({
      id,
      asks: words.option(id),
      usual: values[0]!,
      values: values.map((value) => ({ value, words: words.option(id, value) })),
    })),
  };
}

export function addGameRoutes(desk: Desk): void {
  const { games, places } = desk.world.options;
  const gameOf = (id: string): Game => {
    const game = games.get(id);
    if (game === undefined) throw refusals.noSuchGame([...games.keys()]);
    return game;
  };

  route(
    desk,
    {
      method: 'GET',
      path: '/api/games',
      tag: 'games',
      summary: 'The games one can play here.',
      who: 'anyone',
      scope: 'any',
      query: InWords,
      reply: GamesReply,
    },
    async ({ query: { lang } }) => ({ games: [...games.values()].map((game) => cardOf(game, lang)) }),
  );

  route(
    desk,
    {
      method: 'GET',
      path: '/api/games/:game',
      tag: 'games',
      summary: 'A game: seats, packs and options.',
      who: 'anyone',
      scope: 'any',
      params: OfGame,
      query: InWords,
      reply: GameCard,
    },
    async ({ params: { game }, query: { lang } }) => cardOf(gameOf(game), lang),
  );

  route(
    desk,
    {
      method: 'GET',
      path: '/api/games/:game/rules',
      tag: 'games',
      summary: 'Every rule of a game, in words.',
      who: 'anyone',
      scope: 'any',
      params: OfGame,
      query: InWords,
      reply: RulesReply,
    },
    async ({ params, query: { lang } }) => {
      const game = gameOf(params.game);
      const words = speaker(game, lang, []);
      return { game: game.id, rules: Object.keys(game.def.text.en.rules).map((id) => ({ id, text: words.rule(id) })) };
    },
  );

  const schemas = new Map<string, object | null>();
  route(
    desk,
    {
      method: 'GET',
      path: '/api/games/:game/schema',
      tag: 'games',
      summary: 'The JSON schema of what a seat sees of a game, with all its packs.',
      who: 'anyone',
      scope: 'any',
      params: OfGame,
      reply: ViewSchemaReply,
    },
    async ({ params }) => {
      const { id } = gameOf(params.game);
      const schema = schemas.get(id) ?? viewSchemaIn(places, id);
      schemas.set(id, schema);
      if (schema === null) throw new Refusal('not-found', 'This game comes without a schema of its view.');
      return schema as Record<string, unknown>;
    },
  );
}
