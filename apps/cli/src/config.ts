import { availableParallelism } from 'node:os';
import { BOT_NAMES, type Bot, botNamed } from '@boucan/bots';
import type { Config, Game, Options, OptionValue } from '@boucan/kernel';
import { onThreads } from '@boucan/learn';
import { speaker } from '@boucan/words';
import { BadInput, type Given } from './arguments.ts';
import { places } from './games.ts';

export const CONFIG_FLAGS = { packs: 'value', option: 'value' } as const;

/** What the flags say about the match to be played; the game has nothing against it. */
export function configFrom(game: Game, given: Given, seats: number): Required<Config> {
  const packs = packsOf(game, given.list('packs', []));
  const options = optionsFrom(game, given, packs);
  const config = { seats, packs, options };
  const [objection] = game.whyNotStart(config);
  if (objection !== undefined) throw new BadInput(`${game.id} cannot start: ${speaker(game, 'en', []).reason(objection)}`);
  return config;
}

/** What a table has agreed on, in a game with these packs. */
export const optionsFrom = (game: Game, given: Given, packs: readonly string[]): Options =>
  Object.fromEntries(given.all('option').map((text) => optionFrom(game, packs, text)));

/** These packs, if the game has all of them. */
export function packsOf(game: Game, packs: readonly string[]): readonly string[] {
  const known = game.def.packs.map((p) => p.id);
  const stranger = packs.find((id) => !known.includes(id));
  if (stranger !== undefined) throw new BadInput(`${game.id} has no pack ${stranger}; it has ${known.join(', ') || 'none'}`);
  return packs;
}

function optionFrom(game: Game, packs: readonly string[], text: string): [string, OptionValue] {
  const options = game.optionsWith(packs);
  const [id, ...rest] = text.split('=');
  const option = options.find((o) => o.id === id);
  const owner = game.def.packs.find((pack) => pack.options?.some((o) => o.id === id));
  if (option === undefined && owner !== undefined)
    throw new BadInput(`the option ${id} belongs to the pack ${owner.id}: add it to --packs`);
  if (option === undefined)
    throw new BadInput(`${game.id} has no option ${id}; it has ${options.map((o) => o.id).join(', ') || 'none'}`);
  const value = option.values.find((v) => String(v) === rest.join('='));
  if (value === undefined)
    throw new BadInput(`--option takes ${option.values.map((v) => `${id}=${v}`).join(' or ')}, not ${text}`);
  return [option.id, value];
}

export const playersFrom = (game: Game, given: Given): number => given.whole('players', game.seats[0], ...game.seats);

/** The bots that an argument names. */
export const botsFrom = (given: Given): readonly Bot[] =>
  given.list('bots', ['random']).map((name) => {
    const bot = botNamed(name);
    if (bot === undefined) throw new BadInput(`there is no bot ${name || 'without a name'}; there are ${BOT_NAMES}`);
    return onThreads(bot, places, availableParallelism());
  });

/** A bot for each seat; one alone serves all of them. */
export function seatedBots(given: Given, seats: number): readonly Bot[] {
  const bots = botsFrom(given);
  if (bots.length === 1) return Array<Bot>(seats).fill(bots[0] as Bot);
  if (bots.length !== seats)
    throw new BadInput(`--bots names ${bots.length} bots for ${seats} players; name one, or one for each`);
  return bots;
}
