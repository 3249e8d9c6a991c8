// Brethren is played to the end by the pieces on the board alone: with a mouse, with a finger, and with the keyboard. In a whole run from
// the first ship, otherwise for the last turns and with a finger.
import { atLength, WHOLE } from '@boucan/testkit/whole';
import { expect, test } from 'vitest';
import { playOnAtCoast, soughtAtCoast } from './brethren-moments.ts';
import { byPieces, counted, WAYS, type Way } from './pieces.ts';
import { Venue } from './venue.ts';

/** Of some 75 choices of three people. */
const LATE = 54;

for (const way of atLength<Way[]>(['a finger'], Object.keys(WAYS) as Way[])) {
  test(`Brethren is played to its end with ${way}, by pieces alone, and nothing playable is ever covered`, async () => {
    const venue = await Venue.open();
    const found = soughtAtCoast(
      `a match with ${way}`,
      3,
      ({ question, made }) => WHOLE || (question === 'turn.ship' && made >= LATE),
    );
    const anna = await playOnAtCoast(venue, found, WAYS[way]);
    const { all, words } = await byPieces(anna, 'brethren', way);
    expect(all).toBeGreaterThan(WHOLE ? 24 : 4);
    const { share, told } = counted(all, words);
    console.info(`Brethren with ${way}: ${told}`);
    expect(share, told).toBeGreaterThanOrEqual(0.9);
    await anna.seeScores();
    expect(await anna.counted()).toHaveLength(3);
  });
}
