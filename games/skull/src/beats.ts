// The events after which people should see the table as it then was: what dice, foes, fists and islands did, one thing after the other.
import type { Events } from './events.ts';

const BEATS: readonly (keyof Events)[] = [
  // the hours
  ...(['night.fell', 'day.began', 'event.drawn', 'speed.rolled', 'dice.rolled'] as const),
  // hands that open
  ...([
    'plot.opened',
    'plot.guarded',
    'plot.exposed',
    'plot.succeeded',
    'plot.even',
    'confront.rolled',
    'doubloons.taken',
  ] as const),
  ...(['mutiny.began', 'mutiny.bid', 'mutiny.weighed', 'captain.kept', 'captain.changed', 'ally.mutinied'] as const),
  // guns
  ...(['guns.fired', 'group.rolled', 'foe.fired', 'foe.hit', 'shot.wasted', 'dirt.changed', 'tower.fired', 'card.hit'] as const),
  ...(['foe.crippled', 'foe.defeated', 'card.beaten', 'tentacles.grasped', 'whale.struck'] as const),
  // what swims
  ...(['foe.appeared', 'foe.rolled', 'foe.gone', 'maelstrom.opened', 'maelstrom.moved'] as const),
  // a boarding
  ...(['boarding.began', 'boarding.turn', 'person.jumped', 'person.fell', 'enemy.rolled', 'group.fought'] as const),
  ...(['enemy.struck', 'line.cut', 'boarding.loose', 'boarding.won', 'good.gained'] as const),
  // ashore
  ...(['island.explored', 'group.explored', 'explorer.found', 'marker.revealed', 'markers.discarded'] as const),
];

export const beats = Object.fromEntries(BEATS.map((event) => [event, { beat: true } as const]));
