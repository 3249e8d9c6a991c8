// Whatever can be played can be reached, at telling moments of two games.
import { WHOLE } from '@boucan/testkit/whole';
import { test } from 'vitest';
import { playOnAtCoast, soughtAtCoast } from './brethren-moments.ts';
import { nothingCovered } from './pieces.ts';
import { Venue } from './venue.ts';
import { playOn, sought } from './voyage.ts';

/** A desk and a phone; in a whole run larger and smaller ones, too. */
const SIZES = [
  [1440, 900],
  [390, 844],
  ...(WHOLE
    ? ([
        [1024, 768],
        [1920, 1080],
        [844, 390],
      ] as const)
    : []),
] as const;

test('nothing that can be played is covered, in any size', async () => {
  const venue = await Venue.open();
  const people = [
    await playOnAtCoast(
      venue,
      soughtAtCoast('a ship', 5, ({ question, made }) => question === 'turn.ship' && made > 40),
    ),
    await playOnAtCoast(
      venue,
      soughtAtCoast('a share', 4, ({ question }) => question === 'scoring.take'),
    ),
    await playOn(
      venue,
      sought('at sea', ({ question, state }) => question === 'turn.action' && state.board.round > 2),
    ),
    await playOn(
      venue,
      sought('a port', ({ question }) => question === 'port.activity'),
    ),
    await playOn(
      venue,
      sought('a market', ({ question, state }) => question === 'port.buy' && state.board.market.length > 3),
    ),
    await playOn(
      venue,
      sought('a raid', ({ question }) => question === 'raid.use'),
    ),
    await playOn(
      venue,
      sought('a declaration', ({ question }) => question === 'naval.declare'),
    ),
  ];
  for (const { page } of people) {
    await page.getByRole('button', { name: 'Hide', exact: true }).click();
    await page.mouse.move(1, 1);
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await nothingCovered(page);
    }
  }
});
