// A seat by plain HTTP: ask what there is to do, and do it.
import type { Game } from '@boucan/kernel';
import {
  ChooseRequest,
  DoneReply,
  DoRequest,
  OfTable,
  RevealRequest,
  SayRequest,
  SitRequest,
  StartRequest,
  TurnQuery,
  TurnReply,
  WithKey,
} from '@boucan/protocol';
import type { Command, HolderView, TableView } from '@boucan/table';
import { type Speaker, speaker } from '@boucan/words';
import type { FastifyRequest } from 'fastify';
import { unguessable } from '../random.ts';
import { Refusal, refusals } from '../refusal.ts';
import type { Player } from '../storage/storage.ts';
import { explained } from '../tables/explained.ts';
import { type Lookout, type Lookouts, todoIn } from '../tables/lookouts.ts';
import { addressOf } from './address.ts';
import { type Desk, route } from './route.ts';

type Lang = 'en' | 'fr' | 'none';

export function addTurnRoutes(desk: Desk, lookouts: Lookouts): void {
  const { world, tables, limiter, sessions } = desk;
  sessions.onRevoke.push((player) => lookouts.dismiss(player));
  desk.app.addHook('preClose', async () => lookouts.close());
  const addressIn = (request: FastifyRequest): string => addressOf(request.raw, world.options.trustProxy);
  const gameOf = ({ terms }: TableView): Game => world.options.games.get(terms.game)!;

  const lookFor = (player: Player, table: string, key: string | undefined, request: FastifyRequest): Promise<Lookout> =>
    lookouts.at({ id: player.id, name: sessions.nameOf(player) }, table, key, addressIn(request));

  /** Asks something of a table, within the limits that sockets have. */
  const ask = async (
    {
      player,
      params,
      query,
      request,
    }: { player: Player; params: { id: string }; query: { key?: string | undefined }; request: FastifyRequest },
    command: Command,
    id: string | undefined,
  ): Promise<{ n: number }> => {
    const size = Number(request.headers['content-length'] ?? 0);
    const messages = limiter.messagesFrom(addressIn(request));
    if (messages?.takes(player.id, size) === false) throw refusals.tooFast();
    if (command.do === 'say' && messages?.mayTalk(size) === false) throw refusals.tooFast();
    const by = { id: player.id, name: sessions.nameOf(player) };
    const sender = { player: player.id, message: id ?? unguessable(12) };
    const answer = await tables.at(params.id, (decider) => decider.ask(command, by, query.key, sender));
    if ('refused' in answer) {
      const lookout = await lookFor(player, params.id, query.key, request);
      const view = await lookout.view(() => true, 0);
      throw new Refusal('refused', answer.refused.map(explained(gameOf(view), namesIn(view))).join(' '));
    }
    lookouts.did(player.id, params.id, answer.done);
    return { n: answer.done };
  };
  const seatIn = async (player: Player, id: string, key: string | undefined, request: FastifyRequest): Promise<number> => {
    const { viewer } = await (await lookFor(player, id, key, request)).view(() => true, 0);
    if (viewer === 'table') throw new Refusal('not-allowed', 'You have no seat at this table. Sit down first.');
    return viewer;
  };
  const common = {
    who: 'guest',
    scope: 'tables:write',
    params: OfTable,
    query: WithKey,
    reply: DoneReply,
    method: 'POST',
  } as const;

  route(
    desk,
    {
      method: 'GET',
      path: '/api/tables/:id/turn',
      tag: 'seats',
      summary: 'What there is to do: the question, the offers, and what my seat sees.',
      who: 'guest',
      scope: 'tables:read',
      params: OfTable,
      query: TurnQuery,
      reply: TurnReply,
    },
    async ({ player, params, query, request }) => {
      const lookout = await lookFor(player, params.id, query.key, request);
      const { after, wait, words } = query;
      const view = await lookout.view((seen) => (after === undefined ? todoIn(seen) !== 'wait' : seen.n > after), wait * 1000);
      return turnOf(params.id, view, words === 'none' ? null : speakerOf(gameOf(view), view, words));
    },
  );

  route(
    desk,
    {
      ...common,
      path: '/api/tables/:id/choose',
      tag: 'seats',
      summary: 'Answer the question with one of the offers.',
      body: ChooseRequest,
    },
    async (asked) => {
      const { player, params, query, body, request } = asked;
      const seat = await seatIn(player, params.id, query.key, request);
      return ask(asked, { do: 'choose', seat, choice: body.choice }, body.id);
    },
  );

  route(desk, { ...common, path: '/api/tables/:id/sit', tag: 'seats', summary: 'Sit down.', body: SitRequest }, async (asked) => {
    const { player, params, query, body, request } = asked;
    const view = await (await lookFor(player, params.id, query.key, request)).view(() => true, 0);
    const seat = body.seat ?? view.seats.findIndex(({ kind }) => kind === 'empty');
    if (seat < 0) throw new Refusal('not-allowed', 'There is no empty seat at this table. Look for another one.');
    return ask(asked, { do: 'sit', seat, commits: body.commits }, body.id);
  });

  route(
    desk,
    { ...common, path: '/api/tables/:id/reveal', tag: 'seats', summary: 'Show what I add to the dice.', body: RevealRequest },
    async (asked) => {
      const { player, params, query, body, request } = asked;
      const seat = await seatIn(player, params.id, query.key, request);
      return ask(asked, { do: 'reveal', seat, entropy: body.entropy }, body.id);
    },
  );

  route(
    desk,
    {
      ...common,
      path: '/api/tables/:id/start',
      tag: 'seats',
      summary: 'Start the match at a table of mine.',
      body: StartRequest,
    },
    async (asked) => ask(asked, { do: 'start' }, asked.body?.id),
  );

  route(
    desk,
    {
      ...common,
      scope: 'talk',
      path: '/api/tables/:id/say',
      tag: 'talk',
      summary: 'Say something at a table.',
      body: SayRequest,
    },
    async (asked) => ask(asked, { do: 'say', text: asked.body.text }, asked.body.id),
  );

  route(
    desk,
    {
      ...common,
      path: '/api/tables/:id/do',
      tag: 'seats',
      summary: 'Anything else a seat can do: stand up, undo, leave, come back, vote, propose.',
      body: DoRequest,
    },
    async (asked) => {
      const { command, id } = asked.body;
      if (command.do === 'say') throw refusals.badMessage('To say something, use …/say.');
      return ask(asked, command, id);
    },
  );
}

const namesIn = ({ seats }: TableView): string[] => seats.map((holder) => ('name' in holder ? holder.name : ''));
const speakerOf = (game: Game, view: TableView, lang: Exclude<Lang, 'none'>): Speaker => speaker(game, lang, namesIn(view));

const seatOf = (holder: HolderView): TurnReply['seats'][number] => {
  if (holder.kind === 'empty') return { kind: 'empty', name: null, player: null, level: null };
  if (holder.kind === 'bot') return { kind: 'bot', name: holder.name, player: null, level: holder.level };
  return { kind: 'person', name: holder.name, player: holder.player, level: holder.standIn };
};

function turnOf(table: string, view: TableView, words: Speaker | null): TurnReply {
  const { n, phase, viewer, terms, seats, host, asked, match, clocks, result } = view;
  const offers = asked?.offers.filter(({ because }) => because.length === 0) ?? [];
  return {
    table,
    n,
    phase,
    todo: todoIn(view),
    seat: viewer === 'table' ? null : viewer,
    terms,
    seats: seats.map(seatOf),
    host,
    asked:
      asked === null
        ? null
        : {
            question: asked.question,
            rule: asked.rule,
            words: words?.prompt(asked) ?? null,
            offers: offers.map(({ choice, finality }) => ({
              choice: [...choice],
              words: words?.label(choice, asked.question) ?? null,
              finality,
            })),
          },
    view: match as TurnReply['view'],
    clocks: { ...clocks },
    result: result as TurnReply['result'],
  };
}
