import type { Lang } from '@boucan/kernel';
import type { TableView } from '@boucan/table';
import type { Speaker } from '@boucan/words';
import {
  ANIMALS,
  type NassauView,
  NOBODY,
  OPPONENTS_IN,
  OUTPOSTS_IN,
  opponentId,
  POSTS_IN,
  type ShipView,
  TOWERS_IN,
  townOf,
  WEAPONS,
  ZONES,
} from './content.ts';
import { type Say, sayIn } from './words.ts';

const PHASES = { nassau: 'phaseTown', caribbean: 'phaseSea', refit: 'phaseRefit', over: 'phaseOver' } as const;

/** The whole board in sentences: the round, the town, a line a zone, a line a ship. */
export function describe(view: TableView, speaker: Speaker, lang: Lang, names: readonly string[]): string[] {
  if (view.match === null) return [];
  const say = sayIn(lang);
  const b = view.match.board as NassauView;
  const list = (things: readonly string[]): string => things.join(', ') || say('nothing');
  const town = townOf(b.plan);
  const squareName = (space: number): string => (space < 0 ? say('theWater') : speaker.name(town.spaces[space]!.id));
  const lanes = town.alleys.flatMap(({ id, from, to }) =>
    b.alleys[id] === NOBODY
      ? []
      : [say('sayLane', { name: names[b.alleys[id]!] ?? '', from: squareName(from), to: squareName(to) })],
  );
  const held = (what: string, seat: number, n = 0): string =>
    seat === NOBODY ? what : say('sayHeld', { what, name: names[seat] ?? '', n });
  const zones = ZONES.map((zone, z) =>
    say('sayZone', {
      zone,
      things: list([
        ...OPPONENTS_IN[z]!.flatMap((place) =>
          b.opponents[place] === 0
            ? []
            : [say('sayFoe', { foe: speaker.name(opponentId(b.opponents[place]!)), left: b.strengthLeft[place]! })],
        ),
        ...OUTPOSTS_IN[z]!.map((place) => held(speaker.name(b.outposts[place]!), b.garrisons[place]!)),
        ...TOWERS_IN[z]!.map((place) => held(speaker.name(b.towers[place]!), b.towerSeats[place]!, b.towerCrates[place]!)),
        ...POSTS_IN[z]!.map((place) => {
          const good = b.postGoods[place];
          return say('postHolds', { post: speaker.name(b.posts[place]!), good: good ? speaker.name(good) : say('nothing') });
        }),
      ]),
    }),
  );
  const dog = b.seaDog.at(-1);
  return [
    say('sayRound', { n: b.round, phase: say(PHASES[b.phase]), name: names[b.dolphin] ?? '' }),
    say('sayTown', { space: squareName(b.captain), lanes: lanes.join('; ') || say('nothing') }),
    ...(dog === undefined
      ? []
      : [
          say('sayIslands', {
            animals: list(b.mountains.flatMap((animal) => (animal === null ? [] : [speaker.name(animal)]))),
            zone: ZONES[dog]!,
            offering: speaker.name(b.offerings.at(-1)!),
          }),
        ]),
    ...zones,
    ...b.ships.map((ship, seat) => shipInWords(say, speaker, list, ship, names[seat] ?? '')),
    ...b.ships.map((ship, seat) => say('sayWhere', { name: names[seat] ?? '', where: whereIs(say, speaker, ship) })),
  ];
}

const whereIs = (say: Say, speaker: Speaker, { stage, zone }: ShipView): string => {
  if (stage === 'town') return say('inTown');
  return stage === 'sea' ? say('atSea', { zone: ZONES[zone]! }) : say('atStop', { stop: speaker.name(stage) });
};

function shipInWords(say: Say, speaker: Speaker, list: (things: readonly string[]) => string, s: ShipView, name: string): string {
  return say('sayShip', {
    name,
    standing: say('standing', {
      points: s.score,
      pirates: s.standing,
      provisions: s.provisions,
      doubloons: s.doubloon,
      rum: s.rum,
    }),
    sails: s.sails,
    sailors: s.sailors,
    weapons: list(WEAPONS.map((weapon) => `${speaker.name(weapon)} ${s.sums.weapons[weapon]}`)),
    holds: list(s.sums.loads.map(({ cargo, n }) => say('load', { n, what: speaker.name(cargo) }))),
    animals: list(ANIMALS.flatMap((animal) => (s.animals[animal] === undefined ? [] : [speaker.name(animal)]))),
    tales: say('tales', { n: s.backs.hand.length }),
  });
}
