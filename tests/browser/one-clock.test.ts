// What is told, drawn, written in the log and counted in the seats is always the same step.
import { brethren } from '@boucan/brethren';
import { fortunes } from '@boucan/fortunes';
import type { Game } from '@boucan/kernel';
import { speaker } from '@boucan/words';
import { expect } from 'vitest';
import { standing } from '../../apps/web/src/boards/brethren/describe.ts';
import { sayIn } from '../../apps/web/src/boards/brethren/words.ts';
import { anAttack, type Brink, theEnd } from './coast.ts';
import { test, whole } from './length.ts';
import { goOnHere } from './on-device.ts';
import { type Person, read } from './person.ts';
import { aRaid } from './raid.ts';
import { eventually, type Habits, Venue } from './venue.ts';

/** As it is told, and on only when I say so. */
const STEP_BY_STEP = `localStorage.setItem('boucan.settings', '{"pace":"told","bots":"steady","onward":"when-told"}')`;
const AS_TOLD = `localStorage.setItem('boucan.settings', '{"pace":"told","bots":"at-once"}')`;
/** Things move, so that there is time to press something meanwhile. */
const MOVING = { reducedMotion: 'no-preference' } as const;

/** What a scoring tells over the board; the rest is in the log. */
const TOLD = /^(galleon|colony|card|cannons?|muskets?|fleet|marked)\./u;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');
const next = (person: Person) => person.prompt.getByRole('button', { name: 'Next step' });
const lastLine = async ({ page }: Person): Promise<string> => (await page.locator('.tb-log .tb-line').last().innerText()).trim();

/** Somebody who is about to make this choice. */
async function onTheBrink(venue: Venue, { played, seat, choice }: Brink, settings: string, habits: Habits = {}): Promise<Person> {
  const person = await venue.visitor(habits);
  await person.page.evaluate(settings);
  await goOnHere(person, brethren as unknown as Game, played, seat);
  await person.page.getByRole('button', { name: 'Turn off help' }).click();
  await person.beside('Log');
  const { label } = speaker(brethren as unknown as Game, 'en', played.names);
  await person.choose(new RegExp(`^${escaped(label(choice))}`, 'u'));
  return person;
}

/** The names at a table that was played on from: whoever is not at it is a bot with a name of its own. */
const namesIn = async (person: Person): Promise<string[]> =>
  person.seats.getByRole('listitem').locator('.tb-seat-name').allInnerTexts();

for (const [tell, what, brink] of [
  [test, 'an attack', anAttack],
  [whole, 'the end', theEnd],
] as const)
  tell(`Brethren, ${what}: log, seats and board agree at every step of a scoring`, async () => {
    const venue = await Venue.open();
    const found = brink();
    const { outcome, seat } = found;
    const anna = await onTheBrink(venue, found, STEP_BY_STEP);
    await next(anna).waitFor();
    const names = await namesIn(anna);
    const words = speaker(brethren as unknown as Game, 'en', names);
    const say = sayIn('en');
    let steps = 0;
    for (const { told, state } of outcome.beats) {
      const sofar = brethren.witness(outcome.events.slice(0, told), seat);
      const event = sofar.at(-1)!;
      // A step may go on with the line of the one before.
      await eventually(() => lastLine(anna)).toContain(words.lines(sofar).at(-1)!.text);
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

test('Fortunes, a raid from the attack to the last card stowed: log, teller, seats and board agree at every step', async () => {
  const venue = await Venue.open();
  const { found, id, steps } = aRaid();
  const { seat } = found;
  const anna = await venue.visitor();
  await anna.page.evaluate(STEP_BY_STEP);
  await goOnHere(anna, fortunes as unknown as Game, found.played, seat, id);
  await anna.page.getByRole('button', { name: 'Turn off help' }).click();
  await anna.beside('Log');
  const words = speaker(fortunes as unknown as Game, 'en', await namesIn(anna));
  const [cards, dice] = [anna.board.locator('.fdm-raid-cards > li'), anna.board.locator('.fdm-throw .bp-die')];
  /** How far the log has come: another line, or a last one that goes on. */
  const written = async (): Promise<string> => {
    const lines = await anna.page.locator('.tb-log .tb-line').allInnerTexts();
    return `${lines.length} ${lines.at(-1)}`;
  };
  /** Steps on until this has been written last, and anew. */
  const reach = async (line: string, after: string): Promise<string> => {
    for (;;) {
      const now = await written();
      if (now !== after && now.includes(line)) return now;
      await next(anna).press('Enter'); // a key does not miss what moves, as a pointer may on a busy machine
      await eventually(written).not.toBe(now);
    }
  };
  const seen: string[] = [];
  for (const { label, outcomes } of steps) {
    let last = await written();
    await anna.choose(new RegExp(`^${escaped(label)}`, 'u'));
    // To leave the rest of the plunder is told in no step.
    if (outcomes.some(({ beats }) => beats.length > 0)) await next(anna).waitFor();
    for (const { events, beats } of outcomes)
      for (const { told, state } of beats) {
        const sofar = fortunes.witness(events.slice(0, told), seat);
        const event = sofar.at(-1)!;
        last = await reach(words.lines(sofar).at(-1)!.text, last);
        expect(await read(anna.page.locator('.bp-teller li').last()), 'what is told was written last').toContain(
          words.event(event),
        );
        const { raid, players } = state.board;
        await eventually(() => cards.count()).toBe(raid?.cards.length ?? 0);
        if (event.event === 'raid.drawn') expect(await dice.count(), 'no die has fallen yet').toBe(0);
        if (event.event === 'raid.rolled') await eventually(() => dice.count()).toBe(raid!.dice.length);
        const { gold, cargo } = players[seat]!;
        const owns = cargo.length === 0 ? 'no cargo' : `${cargo.length} cargo card`;
        await eventually(() => read(anna.seats.getByRole('listitem').nth(seat))).toMatch(
          new RegExp(`\\b${gold} gold.*\\b${owns}`, 'su'),
        );
        await eventually(() => read(anna.board.locator('.fdm-rail .fdm-purse'))).toContain(`${gold} gold aboard`);
        expect(await anna.offers.count(), 'nothing is asked before it has been told').toBe(0);
        seen.push(event.event);
      }
    const asked = anna.prompt.getByRole('button', { name: /^\d+ choices?$/u });
    for (;;) {
      await next(anna).or(asked).first().waitFor();
      if (!(await next(anna).isVisible())) break;
      await next(anna).click();
    }
  }
  expect(seen).toEqual(expect.arrayContaining(['raid.drawn', 'raid.rolled', 'raid.hit', 'raid.plundered', 'raid.loaded']));
});

whole('told as it is, a scoring goes on by itself, and whoever has seen enough comes to the present', async () => {
  const venue = await Venue.open();
  const end = theEnd();
  const anna = await onTheBrink(venue, end, AS_TOLD, MOVING);
  await anna.prompt.getByRole('button', { name: 'Skip to now' }).click();
  const words = speaker(brethren as unknown as Game, 'en', await namesIn(anna));
  const all = words.lines(brethren.witness(end.outcome.events, end.seat));
  expect(await lastLine(anna), 'nothing is left to be told').toContain(all.at(-1)!.text);
  await anna.scores.waitFor();
  const bea = await onTheBrink(venue, anAttack(), AS_TOLD);
  await bea.asked();
});
