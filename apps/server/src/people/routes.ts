// My account, over HTTP.

import {
  AccountReply,
  AddressRequest,
  ChallengeReply,
  CodeRequest,
  NewPasskeyRequest,
  PasskeyRequest,
  ProofReply,
  RecoveredReply,
} from '@boucan/protocol';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type Desk, remember, route } from '../http/route.ts';
import { refusals } from '../refusal.ts';
import type { Player } from '../storage/storage.ts';
import type { Accounts } from './account.ts';
import type { Site } from './passkeys.ts';

const Id = z.object({ id: z.string().max(1400) });

/** Only a page of ours may sign somebody in or change how they come back: whoever says nothing of where he comes from is none. */
function siteOf({ headers }: FastifyRequest): Site {
  if (headers.origin === undefined || !URL.canParse(headers.origin)) throw refusals.badOrigin();
  return { origin: headers.origin };
}

const isSecure = ({ protocol, headers }: FastifyRequest): boolean =>
  protocol === 'https' || /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/u.test(headers.host ?? '');

export function addAccountRoutes(desk: Desk, accounts: Accounts): void {
  const { sessions } = desk;
  const about = { tag: 'account', scope: null } as const;

  const shown = (player: Player, secret: string | undefined, request: FastifyRequest): Promise<AccountReply> =>
    accounts.show(player, secret, isSecure(request));

  /** From now on this browser is that person; what it played as a guest is theirs. */
  const become = async (player: Player, guest: Player | null, request: FastifyRequest, reply: FastifyReply) => {
    const secret = await sessions.another(player);
    await accounts.devices.saw(secret, request.headers['user-agent']);
    remember(request, reply, secret);
    const tables = guest === null ? 0 : await accounts.takeAlong(guest, player);
    return { player: player.id, name: player.name, tables };
  };

  route(
    desk,
    { ...about, method: 'GET', path: '/api/account', summary: 'My account.', who: 'guest', reply: AccountReply },
    ({ player, secret, request }) => shown(player, secret, request),
  );

  route(
    desk,
    {
      ...about,
      method: 'POST',
      path: '/api/account/address',
      summary: 'Add an e-mail address: a code is sent there.',
      who: 'guest',
      body: AddressRequest,
      reply: ProofReply,
      limit: 'sessions',
    },
    async ({ player, body, request }) => ({
      proof: await accounts.askForAddress(player, body.address, body.lang, siteOf(request)),
    }),
  );

  route(
    desk,
    {
      ...about,
      method: 'POST',
      path: '/api/account/address/code',
      summary: 'Prove the address with the code.',
      who: 'guest',
      body: CodeRequest,
      reply: AccountReply,
      limit: 'sessions',
    },
    async ({ player, secret, body, request }) => {
      siteOf(request);
      await accounts.proveAddress(player, body.proof, body.code);
      return shown(player, secret, request);
    },
  );

  route(
    desk,
    {
      ...about,
      method: 'DELETE',
      path: '/api/account/address',
      summary: 'Remove my e-mail address.',
      who: 'account',
      reply: AccountReply,
    },
    async ({ player, secret, request }) => {
      await accounts.mustKeepOne(player.id, 'address');
      await accounts.addresses.forget(player.id);
      return shown(player, secret, request);
    },
  );

  route(
    desk,
    {
      ...about,
      method: 'POST',
      path: '/api/account/passkeys',
      summary: 'Begin to add a passkey.',
      who: 'guest',
      reply: ChallengeReply,
      limit: 'sessions',
    },
    async ({ player, request }) => accounts.offerPasskey(player, siteOf(request)),
  );

  route(
    desk,
    {
      ...about,
      method: 'POST',
      path: '/api/account/passkeys/made',
      summary: 'Keep the passkey that my device made.',
      who: 'guest',
      body: NewPasskeyRequest,
      reply: AccountReply,
      limit: 'sessions',
    },
    async ({ player, secret, body, request }) => {
      const response = body.response as unknown as RegistrationResponseJSON;
      await accounts.addPasskey(player, body.proof, response, body.name, siteOf(request));
      return shown(player, secret, request);
    },
  );

  route(
    desk,
    {
      ...about,
      method: 'DELETE',
      path: '/api/account/passkeys/:id',
      summary: 'Remove a passkey.',
      who: 'account',
      params: Id,
      reply: AccountReply,
    },
    async ({ player, secret, params, request }) => {
      await accounts.mustKeepOne(player.id, 'passkey');
      await accounts.passkeys.remove(player.id, params.id);
      return shown(player, secret, request);
    },
  );

  route(
    desk,
    {
      ...about,
      method: 'POST',
      path: '/api/recover/address',
      summary: 'Have a code sent to the address of my account.',
      who: 'anyone',
      body: AddressRequest,
      reply: ProofReply,
      limit: 'sessions',
    },
    async ({ body, request }) => ({ proof: await accounts.askToRecover(body.address, body.lang, siteOf(request)) }),
  );

  route(
    desk,
    {
      ...about,
      method: 'POST',
      path: '/api/recover/address/code',
      summary: 'Sign in with the code.',
      who: 'anyone',
      body: CodeRequest,
      reply: RecoveredReply,
      limit: 'sessions',
    },
    async ({ player, body, request, reply }) => {
      siteOf(request);
      return become(await accounts.recoverByCode(body.proof, body.code), player, request, reply);
    },
  );

  route(
    desk,
    {
      ...about,
      method: 'POST',
      path: '/api/recover/passkey',
      summary: 'Begin to sign in with a passkey.',
      who: 'anyone',
      reply: ChallengeReply,
      limit: 'sessions',
    },
    async ({ request }) => accounts.passkeys.offer(siteOf(request)),
  );

  route(
    desk,
    {
      ...about,
      method: 'POST',
      path: '/api/recover/passkey/used',
      summary: 'Sign in with the passkey.',
      who: 'anyone',
      body: PasskeyRequest,
      reply: RecoveredReply,
      limit: 'sessions',
    },
    async ({ player, body, request, reply }) => {
      const response = body.response as unknown as AuthenticationResponseJSON;
      return become(await accounts.recoverByPasskey(body.proof, response, siteOf(request)), player, request, reply);
    },
  );

  route(
    desk,
    {
      ...about,
      method: 'DELETE',
      path: '/api/account/sessions/:id',
      summary: 'End a session; `others` ends all but this one.',
      who: 'guest',
      params: Id,
      reply: AccountReply,
    },
    async ({ player, secret, params, request }) => {
      await accounts.endSessions(player, params.id === 'others' ? null : params.id, secret);
      return shown(player, secret, request);
    },
  );

  route(
    desk,
    {
      ...about,
      method: 'GET',
      path: '/api/account/data',
      summary: 'Everything this server keeps about me, as one file.',
      who: 'guest',
      reply: z.unknown(),
    },
    async ({ player, secret, reply }) =>
      reply
        .header('content-disposition', 'attachment; filename="boucan.json"')
        .type('application/json')
        .send(JSON.stringify(await accounts.dataOf(player, secret), null, 2)),
  );

  route(
    desk,
    {
      ...about,
      method: 'DELETE',
      path: '/api/account',
      summary: 'Delete my account, and everything that tells who I was.',
      who: 'guest',
      reply: null,
    },
    async ({ player, request }) => {
      siteOf(request);
      await accounts.remove(player);
    },
  );
}
