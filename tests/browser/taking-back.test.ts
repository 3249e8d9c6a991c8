// Undo with a contract: free, by consent, or refused with a reason.
import type { CoastView } from '@boucan/brethren';
import { expect } from 'vitest';
import { playByWire } from './by-wire.ts';
import { test, whole } from './length.ts';
import { read } from './person.ts';
import { eventually, Venue } from './venue.ts';

test('a ship is taken back freely, a card that led to a draw is not', async () => {
  const venue = await Venue.open();
  const anna = await venue.guest('Anna');
  await anna.openTable();
  const undo = anna.prompt.getByRole('button', { name: /^Undo/u });

  await anna.asked();
  await undo.focus();
  await anna.page.getByText('You have no move to undo.').waitFor();

  const before = await anna.boardInWords();
  await anna.choose(/Send a galleon to Santo Domingo/u);
  await eventually(() => read(anna.prompt)).toContain('Now a card.');
  expect(await anna.boardInWords()).not.toEqual(before);
  await undo.click();
  await eventually(() => read(anna.prompt)).toContain('Your ship first:');
  await eventually(() => anna.boardInWords()).toEqual(before);
  await anna.beside('Log');
  await eventually(() => read(anna.log)).toContain('Anna undoes the last move.');

  await anna.choose(/Send a schooner to San Juan/u);
  await anna.asked();
  expect(await read(anna.prompt), 'one is told beforehand').toContain('Can’t be undone');
  await anna.choose(/face up/u);
  await anna.asked();
  const log = await read(anna.log);
  await undo.hover();
  await anna.page.getByText('This can’t be undone: something has been revealed since.').waitFor();
  await undo.press('Enter');
  await eventually(() => read(anna.log)).toBe(log);
});

whole('when nothing came to light, a choice is taken back by consent, and the log keeps a trace', async () => {
  const venue = await Venue.open();
  const anna = await venue.guest('Anna');
  await anna.openTable({ friends: [2] });
  const bea = await venue.guest('Bea');
  await bea.page.goto(await anna.invitation());
  await bea.sitDown();
  await anna.startMatch();

  // After eight turns each the draw pile is empty: from then on a card played face up shows nothing that was hidden.
  await playByWire([anna, bea], ({ viewer, asked, match }) => {
    const { galleons, schooners } = (match!.board as CoastView).captains[0]!;
    return viewer === 0 && asked?.question === 'turn.ship' && galleons + schooners === 4;
  });
  for (const { log } of [anna, bea]) await log.getByText('Turn 9 of 12: Anna').waitFor();
  // At a colony no card starts a scoring either; and after 24 cards at three boards there is one.
  const colony = (await anna.boardInWords()).flatMap((line) => /the colony of (.+?)\. Fleets/u.exec(line)?.slice(1) ?? [])[0]!;
  await anna.beside('Log');
  await anna.choose(new RegExp(`^Send a (galleon|schooner) to (?!${colony})`, 'u'));
  await anna.asked();
  const hand = await anna.hand();
  expect(await anna.choose(new RegExp(`at ${colony}, face up`, 'u')), 'one is told beforehand').toContain('undo needs consent');
  await bea.asked();
  const without = hand.length - 1;
  await eventually(async () => (await anna.hand()).length).toBe(without);

  // Refused once, granted the second time.
  const ask = anna.prompt.getByRole('button', { name: 'Ask to undo' });
  const request = bea.page.getByRole('region', { name: 'Undo request' });
  await ask.click();
  await eventually(() => read(request)).toMatch(/Anna asks to undo this:\s+Anna plays/u);
  await anna.prompt.getByRole('button', { name: 'Waiting for the others' }).waitFor();
  await request.getByRole('button', { name: 'Refuse' }).click();
  await eventually(() => read(anna.log)).toContain('Bea refuses.');
  await eventually(() => anna.hand()).toHaveLength(without);

  await ask.click();
  await request.getByRole('button', { name: 'Agree' }).click();
  await eventually(() => read(anna.prompt)).toContain('Now a card.');
  await eventually(() => anna.hand()).toEqual(hand);
  for (const { log } of [anna, bea]) {
    await eventually(() => read(log)).toContain('Anna undoes the last move.');
    await eventually(() => read(log)).toMatch(/Anna plays .+ \(undone\)/u);
  }
});
