import type { Lang } from '@boucan/kernel';
import type { TableView } from '@boucan/table';
import type { Speaker } from '@boucan/words';
import { cellName, GROUP_IDS, type Marker, type VoyageView } from './content.ts';
import { type Say, sayIn } from './words.ts';

/** The whole board in sentences: the log, the ship, the sea, then a line for everybody aboard. */
export function describe(view: TableView, speaker: Speaker, lang: Lang, names: readonly string[]): string[] {
  if (view.match === null) return [];
  const say = sayIn(lang);
  const b = view.match.board as VoyageView;
  if (b.people.length === 0) return [say('sayNothing')];
  const list = (things: readonly string[]): string => things.join(', ') || say('nothing');
  const { ship } = b;
  return [
    say('sayRound', {
      ...{ round: b.round, day: b.day, watch: b.watch, morale: b.morale, dirt: b.dirt, loot: b.loot },
      name: names[b.captain] ?? '',
    }),
    say('sayShip', {
      ...{ cell: cellName(ship.cell), sails: ship.sails, sailsMax: ship.sailsMax, hold: ship.hold, holdMax: ship.holdMax },
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
    say('sayFoes', {
      foes: list(
        b.foes.map((f) =>
          say('foeSeen', {
            ...{ foe: speaker.name(f.id), active: f.near ? 'yes' : 'no', temper: f.temper },
            ...{ speed: f.speed, combat: f.combat, hold: f.hold },
          }),
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
      }),
    ),
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

function goodsIn(cells: readonly (Marker | null)[], say: Say, speaker: Speaker): string[] {
  const kinds = new Map<Marker, number>();
  for (const marker of cells) if (marker !== null) kinds.set(marker, (kinds.get(marker) ?? 0) + 1);
  return [...kinds].map(([marker, n]) => say('load', { n, what: speaker.name(marker) }));
}
