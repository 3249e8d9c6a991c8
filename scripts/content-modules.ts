// What the modules of Fortunes bring, where it comes from, and in how many games with all of them it acts:
//   node scripts/content-modules.ts [random games] [random games with errands] > docs/content/fortunes-modules.md
import { fortunes } from '@boucan/fortunes';
import { type Choice, type Game, pick, type Seat, type State, seedOf, type Told } from '@boucan/kernel';
import { randomConfig, seedText, stream } from '@boucan/testkit';
import type { Caribbean } from '../games/fortunes/src/board.ts';
import { type Box, contentOf } from '../games/fortunes/src/box.ts';
import { CAPTAINS } from '../games/fortunes/src/content/captains.ts';
import { CARGO } from '../games/fortunes/src/content/cargo.ts';
import { EVENTS } from '../games/fortunes/src/content/events.ts';
import { MISSIONS } from '../games/fortunes/src/content/missions.ts';
import { RUMOURS } from '../games/fortunes/src/content/rumours.ts';
import { SHIPS } from '../games/fortunes/src/content/ships.ts';
import type { Sourced } from '../games/fortunes/src/content/source.ts';
import { MODIFICATIONS, WEAPONS } from '../games/fortunes/src/content/tokens.ts';
import { LOCATION_IDS, LOCATIONS } from '../games/fortunes/src/packs/locations/content.ts';
import { TOKENS, WITH_ARMS } from '../games/fortunes/src/packs/upgrades/content.ts';
import { onErrand } from './errands.ts';

const game = fortunes as unknown as Game;
const MODULES = game.def.packs.flatMap(({ id, variant }) => (variant === true ? [] : [id]));

type Table = { readonly [id: string]: Partial<Sourced> };
interface Kind {
  readonly in: keyof Box;
  readonly items: Table;
  /** The parameters of events that name it when it acts; none: wherever it is named. */
  readonly acts?: readonly string[];
}
const KINDS: { readonly [kind: string]: Kind } = {
  captain: { in: 'captains', items: CAPTAINS as Table, acts: ['captain.revealed.captain', 'captain.set-out.captain'] },
  event: { in: 'events', items: EVENTS as unknown as Table, acts: ['event.drawn.event'] },
  rumour: { in: 'rumours', items: RUMOURS as unknown as Table, acts: ['rumour.proven.rumour'] },
  mission: { in: 'missions', items: MISSIONS as unknown as Table, acts: ['mission.completed.mission'] },
  modification: {
    in: 'modifications',
    items: MODIFICATIONS as Table,
    acts: ['modification.fitted.modification', 'upgrade.taken.upgrade'],
  },
  weapon: {
    in: 'weapons',
    items: WEAPONS as Table,
    acts: ['caltrops.strewn.weapon', 'shot.doubled.weapon', 'fire.set.weapon', 'raid.armed.weapon'],
  },
  cargo: { in: 'cargo', items: CARGO as unknown as Table },
  ship: { in: 'ships', items: SHIPS as Table },
};

interface Item {
  readonly module: string;
  readonly kind: string;
  readonly id: string;
  readonly source: string;
  readonly acts: ReadonlySet<string> | null;
}

const base = contentOf({});
const idsIn = (packs: readonly string[], list: keyof Box): readonly string[] => [
  ...new Set(contentOf({ packs })[list] as readonly string[]),
];

/** Everything that is in the box with all modules and not without; it is the module's that brings it alone, or of several together. */
const ITEMS: readonly Item[] = [
  ...Object.entries(KINDS).flatMap(([kind, { in: list, items, acts }]) =>
    idsIn(MODULES, list)
      .filter((id) => !(base[list] as readonly string[]).includes(id))
      .map((id): Item => {
        const alone = MODULES.filter((pack) => idsIn([pack], list).includes(id));
        return { module: alone[0] ?? 'several', kind, id, source: items[id]?.source ?? '–', acts: acts ? new Set(acts) : null };
      }),
  ),
  ...LOCATION_IDS.map(
    (id): Item => ({
      module: 'locations',
      kind: 'location',
      id,
      source: LOCATIONS[id].source,
      acts: new Set(['location.visited.location', 'assault.began.location']),
    }),
  ),
  ...Object.entries({ ...TOKENS, ...WITH_ARMS }).map(
    ([id, { source }]): Item => ({
      module: 'upgrades',
      kind: 'upgrade',
      id,
      source,
      acts: new Set([
        'upgrade.fitted.upgrade',
        ...(id === 'no-upgrade' ? ['upgrade.none.npc'] : []),
        ...(id === 'two-upgrades' ? ['upgrade.doubled.npc'] : []),
      ]),
    }),
  ),
].sort((x, y) => MODULES.indexOf(x.module) - MODULES.indexOf(y.module));

/** Adds every item that an event says has acted. */
function note({ event, with: open, secret }: Told, acted: Set<Item>): void {
  for (const [name, value] of [...Object.entries(open), ...Object.entries(secret?.with ?? {})]) {
    const named: readonly unknown[] = Array.isArray(value) ? value : [value];
    const word = `${event}.${name}`;
    for (const item of ITEMS) {
      const isNumber = item.id === 'no-upgrade' || item.id === 'two-upgrades';
      if ((item.acts === null || item.acts.has(word)) && (isNumber || named.includes(item.id))) acted.add(item);
    }
  }
}

function choose(way: 'random' | 'errands', s: State<unknown>, seat: Seat, rng: ReturnType<typeof stream>): Choice {
  const options = game.options(s, seat);
  const others = options.filter(([verb]) => verb !== 'retire');
  const staying = others.length > 0 ? others : options;
  return way === 'random' ? pick(rng, staying) : onErrand(s.board as Caribbean, seat, staying, rng);
}

function playOut(way: 'random' | 'errands', i: number): Set<Item> {
  const seed = seedText(`modules ${way}`, i);
  const rng = stream(seed, 'choices');
  const told: Told[] = [];
  let state = game.setup(randomConfig(game, 2 + (i % 3), seed, MODULES), seedOf(seed), told);
  const acted = new Set<Item>();
  for (const one of told) note(one, acted);
  for (let n = 0; n < game.def.limit; n++) {
    const seat = state.asked.find((q) => q.answer === null)?.seat;
    if (seat === undefined) break;
    const played = game.play(state, seat, choose(way, state, seat, rng));
    if (played.refused !== undefined) throw new Error('refused');
    state = played.state;
    for (const one of played.events) note(one, acted);
  }
  return acted;
}

const [random = 60, errands = 60] = process.argv.slice(2).map(Number);
const counts = { random: new Map<Item, number>(), errands: new Map<Item, number>() };
for (const [way, games] of [
  ['random', random],
  ['errands', errands],
] as const)
  for (let i = 0; i < games; i++) for (const item of playOut(way, i)) counts[way].set(item, (counts[way].get(item) ?? 0) + 1);

const rows = ITEMS.map((item) => ({ item, random: counts.random.get(item) ?? 0, errands: counts.errands.get(item) ?? 0 }));
console.log(`# What the modules bring

Every item of the expansion that is not in the base game: the module it belongs to (_several_: it is in the box only where some of them are
played together), where it comes from (\`document\`, \`public\` or \`designed\`), and in how many games for two to four players with all ${MODULES.length} modules
it acted and the log said so. In ${random} games everybody chose evenly among all that is lawful, but never retired; in ${errands} likewise, but three times out of
four went where a mission or a rumour called. Made by \`node scripts/content-modules.ts\`: the same games each time, as long as rules are the same.

| module | kind | item | source | random | errands |
| --- | --- | --- | --- | ---: | ---: |`);
for (const { item, ...games } of rows)
  console.log(`| ${item.module} | ${item.kind} | ${item.id} | ${item.source} | ${games.random} | ${games.errands} |`);
const never = rows.filter((row) => row.random + row.errands === 0).map(({ item }) => item.id);
console.log(
  `\nNever met in these games: ${never.length === 0 ? 'none' : never.join(', ')}. Where the new ships are played, their two pirates take the place of two plain ones; the rest takes\na purpose that goes beyond a call: gold saved up, the right cargo in the right port, or a won fight. Contraband has its source with the deck, not card by card.`,
);
