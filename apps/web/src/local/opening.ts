import type { Config, Game } from '@boucan/kernel';
import { commitmentOf, type Played } from '@boucan/record';
import { type Entry, type Happening, Table } from '@boucan/table';
import { ME } from './card.ts';

/** Who sits where: a person with a name of his own, or a bot. */
export type Sitter = { readonly name: string } | { readonly bot: string };

/** The first entries of a table on this device, up to the start of its match. */
export function openingOf(
  game: Game,
  config: Config,
  sitters: readonly Sitter[],
  dice: { readonly secret: string; readonly entropy: readonly string[] },
  from?: Played,
): Entry[] {
  const terms = {
    game: game.id,
    version: game.version,
    config: game.agreed(config),
    clock: { kind: 'none' },
    visibility: 'local',
  } as const;
  const commitment = commitmentOf(dice.secret);
  const at = Date.now();
  const noted = (happenings: readonly Happening[]): Entry[] =>
    happenings.map((happening, i): Entry => ({ ...happening, n: i + 1, at }));
  const seated: Happening[] = [
    { type: 'opened', terms, host: ME, commitment, reveals: true, ...(from === undefined ? {} : { from }) },
    ...sitters.map((sitter, seat): Happening => {
      if ('bot' in sitter) return { type: 'bot-sat', seat, level: sitter.bot };
      return { type: 'sat', seat, player: ME, name: sitter.name, commits: commitmentOf(dice.entropy[seat]!) };
    }),
  ];
  return noted([
    ...seated,
    new Table(game, dice.secret, noted(seated)).seal(),
    ...sitters.flatMap((sitter, seat): Happening[] =>
      'bot' in sitter ? [] : [{ type: 'revealed', seat, entropy: dice.entropy[seat]! }],
    ),
    { type: 'started' },
  ]);
}
