// Opening tables on this device, and looking into them.
import type { Config, Game } from '@boucan/kernel';
import type { GameRecord, Played } from '@boucan/record';
import { Table } from '@boucan/table';
import { randomHex } from '../net/random.ts';
import { cardOf, type LocalCard } from './card.ts';
import { findGame } from './find-game.ts';
import { openingOf, type Sitter } from './opening.ts';
import { append, keepCard, localCard, localEntries } from './store.ts';

/** Opens a table on this device, starts it, and gives the path to it. */
export async function openLocal(game: Game, config: Config, sitters: readonly Sitter[], from?: Played): Promise<string> {
  const id = randomHex(8);
  const secret = randomHex(32);
  const entropy = sitters.map(() => randomHex(16));
  const entries = openingOf(game, config, sitters, { secret, entropy }, from);
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
