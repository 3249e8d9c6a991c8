import type { Lang } from '@boucan/kernel';
import type { TableView } from '@boucan/table';
import type { Speaker } from '@boucan/words';
import {
  CLASSES,
  type ClassId,
  cellName,
  far,
  GROUP_IDS,
  ISLAND_IDS,
  type Marker,
  MOORING,
  placeOf,
  pointsTo,
  quantities,
  scoreIfReached,
  TRAITS,
  type VoyageView,
} from './content.ts';
import { progressOf } from './missions/progress.ts';
import { waysOf } from './sea/ways.ts';
import { type Say, sayIn, tenths } from './words.ts';

/** The whole board in sentences: the log, the ship, the sea, then a line for everybody aboard. */
export function describe(view: TableView, speaker: Speaker, lang: Lang, names: readonly string[]): string[] {
  if (view.match === null) return [];
  const say = sayIn(lang);
  const b = view.match.board as VoyageView;
  if (b.people.length === 0) return [say('sayNothing')];
  const list = (things: readonly string[]): string => things.join(', ') || say('nothing');
  const { ship } = b;
  const speed = quantities.speedOf(b);
  const reached = [...waysOf(b)].map(([cell, { cost }]) => say('sayCell', { cell: cellName(cell), n: cost }));
  return [
    say('sayRound', {
      ...{ round: b.round, day: b.day, watch: b.watch, morale: b.morale, dirt: b.dirt, loot: b.loot },
      name: names[b.captain] ?? '',
    }),
    say('sayShip', {
      ...{
        cell: cellName(ship.cell),
        heading: ship.heading,
        sails: ship.sails,
        sailsMax: ship.sailsMax,
        hold: ship.hold,
        holdMax: ship.holdMax,
      },
      goods: list(goodsIn(ship.cells, say, speaker)),
    }),
    say('sayMarkers', {
      markers: list(
        b.objectives.map((o) =>
          [
            speaker.name(o.island),
            say('markerState', { state: o.up ? (o.face === 1 ? 'goal' : 'decoy') : 'hidden', gems: o.gems }),
          ].join(' '),
        ),
      ),
    }),
    say('sayIslands', {
      islands: list(
        ISLAND_IDS.toSorted((a, c) => far(ship.cell, MOORING[a]) - far(ship.cell, MOORING[c])).map((id) =>
          say('sayIsland', {
            island: speaker.name(id),
            cell: cellName(MOORING[id]),
            n: far(ship.cell, MOORING[id]),
            points: pointsTo(MOORING[id])[placeOf(ship.cell, ship.heading)]!,
          }),
        ),
      ),
    }),
    ...(speed.steered
      ? [
          say('saySpeed', {
            n: tenths(lang, speed.expected),
            most: speed.most,
            how: say('speedHow', { sure: speed.sure, dice: speed.dice, over: speed.load.value }),
          }),
        ]
      : [say('sayUnsteered')]),
    ...(b.turn.points > 0 ? [say('sayReach', { n: b.turn.points, cells: list(reached) })] : []),
    ...b.missions.map((errand) => {
      const { id, loot, prestige, asked } = progressOf(b, errand);
      return say('sayMission', {
        mission: speaker.name(id),
        loot,
        prestige,
        asked: asked
          .map((a) => {
            const words = say('asks', {
              ...{ what: a.what, n: a.n ?? 0, of: a.of ?? 0 },
              island: a.island === undefined ? '' : speaker.name(a.island),
              good: a.good === undefined ? '' : speaker.name(a.good),
            });
            return a.done ? `${words} (${say('askedDone')})` : words;
          })
          .join(', '),
      });
    }),
    say('sayFoes', {
      foes: list(
        b.foes.map((f) =>
          [
            say('foeSeen', {
              ...{ foe: speaker.name(f.id), active: f.near ? 'yes' : 'no', temper: f.temper },
              ...{ speed: f.speed, combat: f.combat, hold: f.hold },
            }),
            say('sayFoeAt', { cell: cellName(f.cell), n: far(ship.cell, f.cell) }),
          ].join(', '),
        ),
      ),
    }),
    ...(b.maelstrom < 0 ? [] : [say('sayMaw', { cell: cellName(b.maelstrom) })]),
    ...(b.boarding === null
      ? []
      : [
          say('sayBoarding', {
            ...{ turn: b.boarding.turn, fresh: b.boarding.fresh, hurt: b.boarding.hurt, lines: b.boarding.lines },
          }),
        ]),
    ...b.people.map((p) =>
      say('sayPerson', {
        ...{ who: speaker.name(p.cls), name: names[p.owner] ?? '', post: speaker.name(p.post) },
        ...{ trust: p.trust, wounds: p.wounds, destiny: p.destiny },
        traits: traitsOf(p.cls, speaker),
      }),
    ),
    ...b.registers.map((_, seat) => say('sayScore', { name: names[seat] ?? '', n: scoreIfReached(b, seat).value })),
    ...b.groups.flatMap((g, i) =>
      g.post === 'box'
        ? []
        : [
            say('sayGroup', {
              ...{ group: speaker.name(GROUP_IDS[i]!), post: speaker.name(g.post), fatigue: g.fatigue, wounds: g.wounds },
            }),
          ],
    ),
  ];
}

/** Strength 3, Agility 2 … and what this one can do besides. */
export const traitsOf = (cls: ClassId, speaker: Speaker): string =>
  [
    ...TRAITS.map((trait) => `${speaker.name(trait)} ${CLASSES[cls][trait]}`),
    ...CLASSES[cls].skills.map((skill) => speaker.name(skill)),
  ].join(', ');

function goodsIn(cells: readonly (Marker | null)[], say: Say, speaker: Speaker): string[] {
  const kinds = new Map<Marker, number>();
  for (const marker of cells) if (marker !== null) kinds.set(marker, (kinds.get(marker) ?? 0) + 1);
  return [...kinds].map(([marker, n]) => say('load', { n, what: speaker.name(marker) }));
}
