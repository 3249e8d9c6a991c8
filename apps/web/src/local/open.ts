// Opening tables on this device, and looking into them.
import { findGame } from '@boucan/games';
import type { Config, Game } from '@boucan/kernel';
import { commitmentOf, type GameRecord, type Played } from '@boucan/record';
import { type Entry, type Happening, Table } from '@boucan/table';
import { randomHex } from '../net/random.ts';
import { cardOf, type LocalCard, ME } from './card.ts';
import { append, keepCard, localCard, localEntries } from './store.ts';

/** Who sits where: a person with a name of his own, or a bot. */
export type Sitter = { readonly name: string } | { readonly bot: string };

/** Opens a table on this device, starts it, and gives the path to it. */
export async function openLocal(game: Game, config: Config, sitters: readonly Sitter[], from?: Played): Promise<string> {
  const id = randomHex(8);
  const secret = randomHex(32);
  const added = sitters.map(() => randomHex(16));
  const terms = {
    game: game.id,
    version: game.version,
    config: game.agreed(config),
    clock: { kind: 'none' },
    visibility: 'local',
  } as const;
  const happenings: Happening[] = [
    { type: 'opened', terms, host: ME, commitment: commitmentOf(secret), reveals: true, ...(from === undefined ? {} : { from }) },
    ...sitters.map((sitter, seat): Happening => {
      if ('bot' in sitter) return { type: 'bot-sat', seat, level: sitter.bot };
      return { type: 'sat', seat, player: ME, name: sitter.name, commits: commitmentOf(added[seat]!) };
    }),
    { type: 'sealed' },
    ...sitters.flatMap((sitter, seat): Happening[] =>
      'bot' in sitter ? [] : [{ type: 'revealed', seat, entropy: added[seat]! }],
    ),
    { type: 'started' },
  ];
  const at = Date.now();
  const entries = happenings.map((happening, i): Entry => ({ ...happening, n: i + 1, at }));
  await append(id, entries);
  await keepCard(cardOf(id, secret, new Table(game, secret, entries)));
  return `/local/${id}`;
}

/** A table of this device, as its entries tell it. */
export async function loadLocal(id: string): Promise<{ readonly card: LocalCard; readonly table: Table } | null> {
  const card = await localCard(id);
  if (card === undefined) return null;
  const [game, entries] = await Promise.all([findGame(card.terms.game), localEntries(id)]);
  return game === undefined ? null : { card, table: new Table(game, card.secret, entries) };
}

/** The same people and bots, at a new table. */
export async function rematchLocal(id: string): Promise<string> {
  const { table } = (await loadLocal(id))!;
  const sitters = table.seats.map((holder): Sitter => {
    if (holder.kind === 'bot') return { bot: holder.level };
    if (holder.kind === 'person') return { name: holder.name };
    throw new Error('a table on this device has no empty seats');
  });
  return openLocal(table.game, table.terms.config, sitters);
}

/** The record of a local match that is over. A fork has none. */
export const localRecord = async (id: string): Promise<GameRecord | null> => (await loadLocal(id))?.table.record() ?? null;
