// Pictures of what a player meets, in every size that matters and both languages, of the client as it was built last:
// npm run pictures -- FOLDER [NAMES…] [--sizes 390x844,…] [--lang en,fr]
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { brethren } from '@boucan/brethren';
import type { Choice, Game } from '@boucan/kernel';
import { speaker } from '@boucan/words';
import type { BrowserContextOptions, Locator } from 'playwright-core';
import { startServer } from '../../apps/server/src/server.ts';
import type { Guest } from '../../apps/server/test/harness.ts';
import { playOnAtCoast, soughtAtCoast } from './brethren-moments.ts';
import { launch } from './chromium.ts';
import { anAttack, type Brink, theEnd } from './coast.ts';
import { ALL, MODULE_MOMENTS, moduleMoment } from './module-moments.ts';
import * as nassauAt from './nassau-moments.ts';
import { goOnHere } from './on-device.ts';
import { PEOPLE, settle } from './people-scenes.ts';
import { Person } from './person.ts';
import { QUIET } from './premises.ts';
import * as skullAt from './skull-moments.ts';
import { foundFor, homewards, SCENES as SKULL } from './skull-scenes.ts';
import { type Moment, playOn, type Sea, sought, surely } from './voyage.ts';

const DESK = [
  [1440, 900],
  [1024, 768],
  [1920, 1080],
] as const;
const PHONE = [
  [390, 844],
  [844, 390],
] as const;

const LANGUAGES = [
  ['en', 'English'],
  ['fr', 'Français'],
] as const;

const { values: only, positionals } = parseArgs({
  allowPositionals: true,
  options: { sizes: { type: 'string' }, lang: { type: 'string' } },
});
const [folder = join(tmpdir(), 'boucan-pictures'), ...wanted] = positionals;
const isWanted = (list: string | undefined, one: string): boolean => list === undefined || list.split(',').includes(one);
mkdirSync(folder, { recursive: true });
const data = mkdtempSync(join(tmpdir(), 'boucan-album-'));
const people = await settle(data);
const server = await startServer({ ...QUIET, port: 0, data, botThreads: 1 });
const browser = await launch();

const AT_ONCE = '{"pace":"at-once","bots":"at-once"}';
const STEP_BY_STEP = '{"pace":"told","bots":"steady","onward":"when-told"}';

type Visit = (settings?: string) => Promise<Person>;

async function visitor(options: BrowserContextOptions, settings = AT_ONCE): Promise<Person> {
  const context = await browser.newContext({ baseURL: server.url, locale: 'en-GB', serviceWorkers: 'block', ...options });
  context.setDefaultTimeout(30_000);
  await context.addInitScript(
    `try { localStorage.setItem('boucan.settings', localStorage.getItem('boucan.settings') ?? '${settings}') } catch {}`,
  );
  const person = new Person(context, await context.newPage());
  await person.page.goto('/');
  return person;
}

/** One of the people who have stayed, in a browser of theirs. */
const asThem =
  (visit: Visit) =>
  async (who: Guest): Promise<Person> => {
    const person = await visit();
    const [name, value] = who.cookie.split('=') as [string, string];
    await person.context.addCookies([{ name, value, url: server.url }]);
    return person;
  };

async function guest(visit: Visit, name: string): Promise<Person> {
  const person = await visit();
  await person.context.request.post('/api/session', { data: { name } });
  await person.page.reload();
  return person;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');

/** Somebody who has just made this choice, and is told what came of it step by step. */
async function onTheBrink(visit: Visit, { played, seat, choice }: Brink, settings?: string): Promise<Person> {
  const person = await visit(settings);
  await goOnHere(person, brethren as unknown as Game, played, seat);
  await person.page.getByRole('button', { name: 'Turn off help' }).click();
  const { label } = speaker(brethren as unknown as Game, 'en', played.names);
  await person.choose(new RegExp(`^${escaped(label(choice))}`, 'u'));
  return person;
}

/** So many steps of what is being told. */
async function told(person: Person, steps: number): Promise<Person> {
  const next: Locator = person.prompt.getByRole('button', { name: 'Next step' });
  for (let i = 0; i < steps; i++) {
    await next.waitFor();
    if (i > 0) await next.click();
    await person.page.waitForTimeout(150);
  }
  return person;
}

const voyage = (what: string, wish: (moment: Moment) => boolean) => async (visit: Visit) =>
  playOn({ visitor: () => visit() }, sought(what, wish));
const coast = (what: string, players: number, wish: Parameters<typeof soughtAtCoast>[2]) => async (visit: Visit) =>
  playOnAtCoast({ visitor: () => visit() }, soughtAtCoast(what, players, wish));

const nassau = (what: string, wish: (moment: nassauAt.Moment) => boolean, packs?: readonly string[]) => async (visit: Visit) =>
  nassauAt.playOn({ visitor: () => visit() }, nassauAt.sought(what, wish, packs));
const everything = (what: string, wish: (moment: Moment) => boolean) => async (visit: Visit) =>
  playOn({ visitor: () => visit() }, sought(what, wish, undefined, ALL));

const asks = (question: string) => (moment: Moment) => moment.question === question;
/** Whoever stops now sees the merchant escape. */
const fails = (moment: Moment): boolean =>
  moment.question === 'raid.use' && surely(moment, [['verdict']], (_, events) => events.includes('raid.escaped'));
const dies = (moment: Moment): boolean =>
  moment.question === 'volley.skull' &&
  surely(
    moment,
    [['take-hit', 'hull']],
    ({ asked }, events) =>
      events.includes('captain.died') && asked.some(({ seat, question }) => seat === moment.seat && question === 'captain.ship'),
  );
const wins = (moment: Moment): Choice | undefined =>
  moment.options.find((choice) => surely(moment, [choice], ({ result }: Sea) => result !== null));

/** Sixty tables of four people: some wait, some play; all open to everybody. */
async function crowd(visit: Visit): Promise<void> {
  for (const [i, name] of ['Anna', 'Bea', 'Cleo', 'Dora'].entries()) {
    const host = await guest(visit, name);
    for (let n = 0; n < 15; n++) {
      const game = ['brethren', 'fortunes', 'nassau', 'skull'][(n + i) % 4]!;
      const seats = game === 'brethren' ? 3 + (n % 3) : 3;
      const reply = await host.context.request.post('/api/tables', {
        data: {
          game,
          seats,
          packs: [],
          options: {},
          clock: n % 3 === 0 ? { kind: 'live', bank: 900_000, increment: 10_000 } : { kind: 'none' },
          visibility: 'public',
          bots: Array.from({ length: seats }, (_, seat) => (seat > 0 && seat < seats - (n % 2) - 1 ? 'level2' : null)),
          commits: 'a'.repeat(64),
          start: false,
        },
      });
      if (!reply.ok()) throw new Error(await reply.text());
    }
    await host.context.close();
  }
}

let crowded = false;

/** Everything there is a picture of, and how one comes there. */
const SCENES: Readonly<Record<string, (visit: Visit) => Promise<Person>>> = {
  'brethren-play': coast('in play', 4, ({ question, made }) => question === 'turn.card' && made >= 25),
  'brethren-scoring-1': async (visit) => told(await onTheBrink(visit, anAttack(), STEP_BY_STEP), 1),
  'brethren-scoring-2': async (visit) => told(await onTheBrink(visit, anAttack(), STEP_BY_STEP), 5),
  'brethren-scoring-3': async (visit) => told(await onTheBrink(visit, anAttack(), STEP_BY_STEP), 9),
  'brethren-log': async (visit) => {
    const person = await SCENES['brethren-play']!(visit);
    await person.beside('Log');
    return person;
  },
  'brethren-talk': async (visit) => {
    const person = await guest(visit, 'Windward Albatross');
    await person.openTable({ seats: 4 });
    await person.page.getByRole('button', { name: 'Turn off help' }).click();
    await person.say('Who takes the galleons of La Habana? I have two ships there, and no cannon.');
    return person;
  },
  'brethren-end': async (visit) => {
    const person = await onTheBrink(visit, theEnd());
    await person.seeScores();
    return person;
  },
  'fortunes-chart': voyage('at sea', ({ question, state }) => question === 'turn.action' && state.board.round > 3),
  'fortunes-port': voyage('a port', ({ question, options }) => question === 'port.activity' && options.length > 4),
  'fortunes-market': voyage('a market', ({ question, state }) => question === 'port.buy' && state.board.market.length > 3),
  'fortunes-raid': voyage(
    'a raid',
    ({ question, state }) => question === 'raid.use' && (state.board.raid?.cards.length ?? 0) > 2,
  ),
  'fortunes-raid-over': async (visit) => {
    const person = await playOn({ visitor: () => visit() }, sought('a raid that fails', fails));
    await person.board.getByRole('button', { name: /^Stop here/u }).click();
    await person.board.locator('.fdm-outcome').waitFor();
    return person;
  },
  'fortunes-fight': voyage(
    'a fight',
    ({ question, state, seat }) =>
      question === 'naval.declare' && (state.board.fight?.sides.some((side) => side.seat === seat) ?? false),
  ),
  'fortunes-volley': voyage('a skull', ({ question, options }) => question === 'volley.skull' && options.length > 2),
  'fortunes-death': async (visit) => {
    const person = await playOn({ visitor: () => visit(STEP_BY_STEP) }, sought('a death', dies));
    await person.board.getByRole('button', { name: /^Take the hit on the Hull\b/u }).click();
    return told(person, 3);
  },
  'fortunes-new-captain': voyage('a new captain', asks('captain.ship')),
  'fortunes-end': async (visit) => {
    const found = sought('a victory', (moment) => wins(moment) !== undefined);
    const person = await playOn({ visitor: () => visit() }, found);
    const { fortunes } = await import('@boucan/fortunes');
    const { label } = speaker(fortunes as unknown as Game, 'en', found.played.names);
    await person.choose(new RegExp(`^${escaped(label(wins(found)!))}`, 'u'));
    await person.seeScores();
    return person;
  },
  'fortunes-all-chart': everything('all at sea', ({ question, state, seat }) => {
    const { inPort, captain } = state.board.players[seat]!;
    return question === 'turn.action' && state.board.round > 3 && !inPort && captain !== null;
  }),
  'fortunes-all-port': everything('all in port', ({ question, options }) => question === 'port.activity' && options.length > 7),
  'fortunes-all-quay': everything('all at the quay', ({ question, state, seat, options }) => {
    const { inPort, captain } = state.board.players[seat]!;
    return question === 'turn.action' && state.board.round > 2 && inPort && captain !== null && options.length > 5;
  }),
  ...Object.fromEntries(
    MODULE_MOMENTS.map((name) => [
      `fortunes-${name}`,
      async (visit: Visit) => playOn({ visitor: () => visit() }, moduleMoment(name)),
    ]),
  ),
  'nassau-town': nassau('a lane', ({ question, state }) => question === 'town.turn' && state.board.round > 1),
  'nassau-quay': nassau('a quay', ({ question, options }) => question === 'town.quay' && options.length > 3),
  'nassau-animal': nassau('an animal', ({ options }) => options.filter(([v]) => v === 'adopt').length > 1),
  'nassau-tavern': nassau('a table', ({ options }) => options.filter(([v]) => v === 'table').length > 1),
  'nassau-deck': nassau('a deck', ({ options }) => options.some(([v]) => v === 'deck')),
  'nassau-hat': nassau('a hat', ({ options }) => options.some(([v]) => v === 'hat')),
  'nassau-arm': nassau('a weapon', ({ options }) => options.some(([v]) => v === 'arm')),
  'nassau-drop': nassau('too much', ({ options }) => options.some(([v]) => v === 'drop')),
  'nassau-keep': nassau('the monkey', ({ options }) => options.some(([v]) => v === 'keep')),
  'nassau-spend': nassau('a payment', ({ options }) => options.some(([v]) => v === 'spend')),
  'nassau-dog': nassau('the sea dog', ({ options }) => options.some(([v]) => v === 'buy')),
  'nassau-homewards': nassau('the way home', ({ options }) => options.some(([v]) => v === 'head-for')),
  'nassau-sea': nassau('a zone', ({ question, state }) => question === 'sea.turn' && state.board.round > 1),
  'nassau-act': nassau('a deed', ({ question, options }) => question === 'sea.turn' && options.some(([v]) => v === 'capture')),
  'nassau-fight': nassau('a fight', ({ question, options }) => question === 'fight.fire' && options.length > 1),
  'nassau-campfire': nassau(
    'a tale',
    ({ question, options }) => question === 'campfire.tell' && options.some(([v]) => v === 'tell'),
  ),
  'nassau-hideout': nassau('goods', ({ question, state, seat }) => {
    const kinds = Object.values(state.board.ships[seat]!.goods).filter((n) => n > 0).length;
    return question === 'skull-island.goods' && kinds > 1;
  }),
  ...Object.fromEntries(
    Object.entries(SKULL).map(([name, { press }]) => [
      `skull-${name}`,
      async (visit: Visit) => {
        const person = await skullAt.playOn({ visitor: () => visit() }, foundFor(name));
        await person.board.locator('.sku-table').waitFor();
        await press?.(person.board).click();
        return person;
      },
    ]),
  ),
  'skull-log': async (visit) => {
    const person = await skullAt.playOn({ visitor: () => visit() }, foundFor('orders'));
    const page = person.board.getByRole('button', { name: 'The log' });
    if (await page.isVisible()) await page.click();
    return person;
  },
  'skull-end': async (visit) => {
    const found = skullAt.sought(
      'the goal',
      ({ question, options }) => question === 'dock.ashore' && options.some(([v]) => v === 'land'),
      {
        steer: homewards,
      },
    );
    const person = await skullAt.playOn({ visitor: () => visit() }, found);
    await person.choose(/^End the voyage/u);
    await person.seeScores();
    return person;
  },
  ...Object.fromEntries(
    Object.entries(PEOPLE).map(([name, enter]) => [
      name,
      (visit: Visit) =>
        enter(
          asThem(visit),
          people.map((one) => one.at(server.url)),
        ),
    ]),
  ),
  lobby: async (visit) => {
    if (!crowded) await crowd(visit);
    crowded = true;
    return guest(visit, 'Emma');
  },
  invitation: async (visit) => {
    const host = await guest((settings) => visitor({}, settings), 'Anna');
    await host.openTable({ seats: 4, friends: [2, 3] });
    const person = await visit();
    await person.page.goto(await host.invitation());
    await person.page.getByRole('heading', { name: /invites you/u }).waitFor();
    await host.context.close();
    return person;
  },
};

async function picture({ page }: Person, name: string, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.mouse.move(0, 0);
  await page.evaluate('document.fonts.ready.then(() => undefined)');
  await page.locator('.loading').first().waitFor({ state: 'detached' });
  await page.waitForTimeout(500);
  // Waves never end.
  await page.evaluate(`Promise.all(document.getAnimations()
    .filter((a) => a.effect.getComputedTiming().endTime < Infinity)
    .map((a) => a.finished.catch(() => undefined))).then(() => undefined)`);
  await page.screenshot({ path: join(folder, `${name}-${width}x${height}.png`) });
}

try {
  for (const [name, enter] of Object.entries(SCENES)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    for (const [sizes, options] of [
      [DESK, {}],
      [PHONE, { hasTouch: true, isMobile: true }],
    ] as const) {
      const taken = sizes.filter(([w, h]) => isWanted(only.sizes, `${w}x${h}`));
      const [first] = taken;
      if (first === undefined) continue;
      const [width, height] = first;
      const person = await enter((settings) => visitor({ ...options, viewport: { width, height } }, settings));
      for (const [lang, language] of LANGUAGES) {
        if (!isWanted(only.lang, lang)) continue;
        await person.page.setViewportSize({ width, height });
        // Not by the hand: final scores lie over the button, and a phone held sideways has none.
        if (name === 'people-privacy') await person.page.goto(`/privacy?lang=${lang}`);
        else if (lang === 'fr')
          await person.page.getByRole('button', { name: language, includeHidden: true }).first().dispatchEvent('click');
        await person.page.locator(`html[lang^="${lang}"]`).waitFor({ state: 'attached' });
        for (const [w, h] of taken) await picture(person, `${name}-${lang}`, w, h);
      }
      await person.context.close();
    }
    console.info(name);
  }
} finally {
  await browser.close();
  await server.close();
  rmSync(data, { recursive: true, force: true });
}
