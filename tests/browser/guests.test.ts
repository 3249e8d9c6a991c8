// A game from outside, as `npm create boucan-game` writes it, on its own board and on the one that draws any game.
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { placesFor, rulesIn } from '@boucan/registry/node';
import { atLength } from '@boucan/testkit/whole';
import { expect, test } from 'vitest';
import { gamesAt, PLACES } from '../../apps/server/src/games.ts';
import { createGame } from '../../packages/create-boucan-game/src/create.ts';
import { look } from './axe.ts';
import { gather, playOnBoard } from './guest-games.ts';
import { newFolder, OwnVenue } from './venue.ts';

const PACKAGES = resolve(import.meta.dirname, '../../node_modules/@boucan');

/** Written into a folder of its own, with or without its board. */
function written(hasBoard: boolean): string {
  const { folder } = createGame('Lost Isle', { folder: join(newFolder(), 'game') });
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(PACKAGES, join(folder, 'node_modules/@boucan'));
  if (hasBoard) return folder;
  const manifest = join(folder, 'package.json');
  const own = JSON.parse(readFileSync(manifest, 'utf8')) as { exports: Record<string, string> };
  writeFileSync(manifest, JSON.stringify({ ...own, exports: { '.': own.exports['.'] } }));
  rmSync(join(folder, 'src/board.ts'));
  return folder;
}

const OWN = ['the board of its own', true, 'Pot'] as const;
const ANY = ['the board for any game', false, 'Cards left'] as const;

test.each(atLength([OWN], [OWN, ANY]))(
  'two people and a bot play a game from outside to its end: %s',
  async (screen, hasBoard, zone) => {
    const places = await placesFor(PLACES, { BOUCAN_GAMES: written(hasBoard) }, '/');
    const venue = await OwnVenue.found({ places, games: await gamesAt(places), rules: rulesIn(places) });
    const [anne, bart] = await gather(venue, 'lost-isle');
    await anne.board.getByRole('group', { name: zone, exact: true }).first().waitFor();
    expect(await look(anne.page, screen)).toEqual([]);
    const made = await Promise.all([playOnBoard(anne), playOnBoard(bart)]);
    expect(made).toEqual([4, 4]); // a card a round
    await Promise.all([anne.seeScores(), bart.seeScores()]);
  },
);
