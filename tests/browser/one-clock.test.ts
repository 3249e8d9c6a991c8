// What is told, drawn, written in the log and counted in the seats is always the same step.
import { brethren } from '@boucan/brethren';
import type { Game, Told } from '@boucan/kernel';
import { speaker } from '@boucan/words';
import { expect, test } from 'vitest';
import { standing } from '../../apps/web/src/boards/brethren/describe.ts';
import { sayIn } from '../../apps/web/src/boards/brethren/words.ts';
import { anAttack, type Brink, theEnd } from './coast.ts';
import { eventually, House } from './house.ts';
import { goOnHere } from './on-device.ts';
import { type Person, read } from './person.ts';
import { playOn, type Sea, sought, surely } from './voyage.ts';

/** As it is told, and on only when I say so. */
const STEP_BY_STEP = `localStorage.setItem('boucan.settings', '{"pace":"told","bots":"steady","onward":"when-told"}')`;
const AS_TOLD = `localStorage.setItem('boucan.settings', '{"pace":"brisk","bots":"at-once"}')`;

/** What a scoring tells over the board; the rest is in the log. */
const TOLD = /^(galleon|colony|card|cannons?|muskets?|fleet|marked)\./u;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');
const next = (person: Person) => person.prompt.getByRole('button', { name: 'Next step' });
const lastLine = async ({ page }: Person): Promise<string> => (await page.locator('.tb-log .tb-line').last().innerText()).trim();

/** Somebody who is about to make this choice. */
async function onTheBrink(house: House, { played, seat, choice }: Brink, settings: string): Promise<Person> {
  const person = await house.visitor();
  await person.page.evaluate(settings);
  await goOnHere(person, brethren as unknown as Game, played, seat);
  await person.page.getByRole('button', { name: 'No more help' }).click();
  await person.beside('Log');
  const { label } = speaker(brethren as unknown as Game, 'en', played.names);
  await person.choose(new RegExp(`^${escaped(label(choice))}`, 'u'));
  return person;
}

/** The names at a table that was played on from: whoever is not at it is a bot with a name of its own. */
const namesIn = async (person: Person): Promise<string[]> =>
  person.seats.getByRole('listitem').locator('.tb-seat-name').allInnerTexts();

for (const [what, brink] of [
  ['an attack', anAttack],
  ['the end', theEnd],
] as const)
  test(`Brethren, ${what}: log, seats and board agree at every step of a scoring`, async () => {
    const house = await House.open();
    const found = brink();
    const { outcome, seat } = found;
    const anna = await onTheBrink(house, found, STEP_BY_STEP);
    await next(anna).waitFor();
    const names = await namesIn(anna);
    const words = speaker(brethren as unknown as Game, 'en', names);
    const say = sayIn('en');
    let steps = 0;
    for (const { told, state } of outcome.beats) {
      const [event] = brethren.witness(outcome.events.slice(told - 1, told), seat) as [Told];
      await eventually(() => lastLine(anna)).toContain(words.event(event));
      // However fast one presses on, what is told is what was written last.
      if (TOLD.test(event.event)) expect(await read(anna.board.locator('.bre-scene li').last())).toContain(words.event(event));
      const { board } = state;
      for (const [at, captain] of brethren.view(state, seat).board.captains.entries())
        expect(await read(anna.seats.getByRole('listitem').nth(at))).toContain(standing(say, captain));
      for (const { id, cards } of board.boards) {
        const place = anna.board.getByRole('region', { name: words.name(id), exact: true });
        await eventually(() => place.locator('.bre-cards > li').count()).toBe(cards.length);
      }
      expect(await anna.prompt.getByRole('button', { name: 'Scores' }).count(), 'nobody has won yet').toBe(0);
      expect(await anna.offers.count(), 'nothing is asked before it has been told').toBe(0);
      await next(anna).click();
      steps++;
    }
    expect(steps).toBeGreaterThan(6);
    if (outcome.state.result !== null) {
      await anna.seeScores();
      const counted = await anna.counted();
      expect(counted.map(({ total }) => total).toSorted()).toEqual([...outcome.state.result.scores].toSorted());
    }
  });

test('Fortunes, a raid: what is told last stands in the log, and the scene shows what was drawn and rolled', async () => {
  const house = await House.open();
  const moment = sought('a raid to begin', (at) => {
    const attack = at.options.find(([verb]) => verb === 'attack');
    return (
      at.question === 'raid.attack' &&
      attack !== undefined &&
      surely(at, [attack], (state, events) => events.includes('raid.rolled') && state.board.raid !== null)
    );
  });
  const anna = await playOn(house, moment);
  await anna.page.evaluate(STEP_BY_STEP);
  await anna.page.reload();
  await anna.beside('Log');
  await anna.choose(/^Attack/u);
  const seen: { readonly line: string; readonly cards: number; readonly dice: number }[] = [];
  for (;;) {
    await next(anna).or(anna.offers.first()).first().waitFor();
    if (!(await next(anna).isVisible())) break;
    seen.push({
      line: await lastLine(anna),
      cards: await anna.board.locator('.fdm-raid-cards > li').count(),
      dice: await anna.board.locator('.fdm-throw .bp-die').count(),
    });
    await next(anna).click();
  }
  const drawn = seen.findIndex(({ cards, dice }) => cards > 0 && dice === 0);
  const rolled = seen.findIndex(({ dice }) => dice > 0);
  expect(drawn, `the cards lie there before the dice are rolled: ${JSON.stringify(seen)}`).toBeGreaterThanOrEqual(0);
  expect(rolled).toBeGreaterThan(drawn);
});

test('Fortunes, plunder: log, teller, seat and board agree at every step', async () => {
  const house = await House.open();
  const moment = sought('a raid to end', (at) => {
    const [cards, own] = [at.state.board.raid?.cards ?? [], at.state.board.players[at.seat]!];
    const ends = (state: Sea, events: readonly string[]) => events.includes('raid.plundered') && state.result === null;
    return at.question === 'raid.use' && cards.length > 1 && own.gold > 0 && surely(at, [['verdict']], ends);
  });
  const anna = await playOn(house, moment);
  await anna.page.evaluate(STEP_BY_STEP);
  await anna.page.reload();
  await anna.beside('Log');
  await anna.choose(/^Leave it at that/u);
  const before = moment.state.board.players[moment.seat]!.gold;
  let gold = before;
  let steps = 0;
  for (;;) {
    await next(anna).or(anna.offers.first()).first().waitFor();
    if (!(await next(anna).isVisible())) break;
    const line = await lastLine(anna);
    gold += Number(/plunders (\d+) gold/u.exec(line)?.[1] ?? 0);
    // The teller tells the line that was written last, and seat and purse hold what it has brought.
    const [sentence] = line.split('\n');
    expect(await read(anna.board.locator('.bp-teller li').last())).toContain(sentence!.trim());
    await eventually(() => read(anna.seats.getByRole('listitem').nth(moment.seat))).toMatch(new RegExp(`\\b${gold} gold`, 'u'));
    await eventually(() => read(anna.board.locator('.fdm-rail .fdm-purse'))).toContain(`${gold} gold aboard`);
    expect(await anna.offers.count(), 'nothing is asked before it has been told').toBe(0);
    await next(anna).click();
    steps++;
  }
  expect(gold, 'it was plunder').toBeGreaterThan(before);
  expect(steps).toBeGreaterThan(1);
});

test('told as it is, a scoring goes on by itself, and whoever has seen enough comes to the present', async () => {
  const house = await House.open();
  const anna = await onTheBrink(house, theEnd(), AS_TOLD);
  await anna.prompt.getByRole('button', { name: 'To the present' }).click();
  await anna.scores.waitFor({ timeout: 5000 });
  const bea = await onTheBrink(house, anAttack(), AS_TOLD);
  await bea.asked();
});
