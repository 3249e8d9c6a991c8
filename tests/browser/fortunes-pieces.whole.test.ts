// Fortunes de mer against a bot, by what lies on the board alone: with a mouse, a finger and the keyboard in turns. In a whole run to the
// end of the match, otherwise each way once.
import { WHOLE } from '@boucan/testkit/whole';
import { expect, test } from 'vitest';
import { byPieces, counted, type Pressed, WAYS, type Way } from './pieces.ts';
import { Venue } from './venue.ts';
import { playOn, setOut } from './voyage.ts';

const IN_TURN = Object.keys(WAYS) as Way[];
/** So many presses in one way, before the next. */
const SPELL = 8;

const sumOf = (spells: readonly Pressed[], what: 'all' | 'sightings'): number =>
  spells.reduce((sum, spell) => sum + spell[what], 0);

const NAME = 'Fortunes is played against a bot by pieces alone, and nothing playable is ever covered';

test(NAME, { timeout: 600_000 }, async () => {
  const venue = await Venue.open();
  const anna = await playOn(venue, setOut('a match with a bot', 2), { viewport: WAYS['a mouse'].viewport, hasTouch: true });
  const begun = Date.now();
  const spells: Pressed[] = [];
  while (WHOLE ? !(await anna.over.first().isVisible()) : spells.length < IN_TURN.length) {
    const way = IN_TURN[spells.length % IN_TURN.length]!;
    spells.push(await byPieces(anna, 'fortunes', way, { hurries: true, enough: SPELL }));
  }
  const all = sumOf(spells, 'all');
  const words = spells.flatMap((spell) => spell.words);
  const { share, told } = counted(all, words);
  console.info(`Fortunes in ${Math.round((Date.now() - begun) / 1000)} s: ${told}`);
  if (WHOLE) expect(share, told).toBeGreaterThanOrEqual(0.9);
  expect(await anna.page.locator('.tb-choices').count(), 'the list of choices stays folded').toBe(0);
  if (!WHOLE) return;
  expect(sumOf(spells, 'sightings'), 'one’s own ship').toBeGreaterThanOrEqual(4);
  expect(all).toBeGreaterThan(60);
  await anna.seeScores();
  expect(await anna.counted()).toHaveLength(2);
});
