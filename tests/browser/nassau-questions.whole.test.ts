// The questions of Nassau on its board: every third, and all of them in a whole run.
import { atLength } from '@boucan/testkit/whole';
import { expect, test } from 'vitest';
import { SIZES } from './axe.ts';
import { chooseOnBoard, sightOf } from './nassau-hands.ts';
import { everyQuestion, goOn } from './nassau-moments.ts';
import { eventually, Venue } from './venue.ts';

const SEATS = [
  ['desk', { viewport: SIZES.desktop }],
  ['phone', { viewport: SIZES.phone, hasTouch: true }],
] as const;

test.each(SEATS)(
  'at a %s whatever is asked can be answered on the board, by what it is about',
  { timeout: 600_000 },
  async (_, habits) => {
    const venue = await Venue.open();
    const anna = await venue.visitor(habits);
    for (const [i, found] of everyQuestion()
      .filter((_, at) => at % atLength(3, 1) === 0)
      .entries()) {
      await goOn(anna, found);
      if (i === 0) await anna.page.getByRole('button', { name: 'Turn off help' }).click();
      await anna.asked();
      const inWords = (await anna.offers.allInnerTexts()).map((label) => label.trim().split('\n')[0]!);
      expect(inWords, found.question).toHaveLength(found.options.length);
      await anna.foldChoices();
      const wanting = async (): Promise<string[]> => {
        const { open } = await sightOf(anna);
        return inWords
          .filter((label) => !open.some((name) => name.startsWith(label)))
          .map((label) => `${found.question}: ${label}`);
      };
      await eventually(wanting).toEqual([]);
      await chooseOnBoard(anna, i * 3);
    }
  },
);
