// What an event changed, as it is drawn on its card: a picture, and by how much.
import type { Told } from '@boucan/kernel';
import type { Marker } from '../content.ts';
import { ICONS, MARKER_ICONS } from '../icons.ts';

export interface Change {
  readonly icon: string;
  /** What stands beside it; a figure with a sign is good or bad. */
  readonly by: number | null;
}

const FIELDS: Readonly<Record<string, string>> = { rigging: ICONS.sail, deck: ICONS.deck, hold: ICONS.hold };
const number = (value: unknown): number | null => (typeof value === 'number' ? value : null);
const marker = (value: unknown): string => MARKER_ICONS[value as Marker] ?? ICONS.hold;

/** By event; what is not here changes nothing that lies on the table. */
const CHANGES: Readonly<Record<string, (w: Told['with']) => Change>> = {
  'morale.changed': (w) => ({ icon: ICONS.flag, by: number(w.by) }),
  'trust.changed': (w) => ({ icon: ICONS.hearts, by: number(w.by) }),
  'loot.changed': (w) => ({ icon: ICONS.chest, by: number(w.by) }),
  'prestige.changed': (w) => ({ icon: ICONS.crown, by: number(w.by) }),
  'dirt.changed': () => ({ icon: ICONS.broom, by: null }),
  'good.gained': (w) => ({ icon: marker(w.marker), by: 1 }),
  'good.spent': (w) => ({ icon: marker(w.good), by: -1 }),
  'marker.lost': (w) => ({ icon: marker(w.marker), by: -1 }),
  'ship.hit': (w) => ({ icon: FIELDS[String(w.where)] ?? ICONS.hold, by: -1 }),
  'ship.driven': () => ({ icon: ICONS.compass, by: null }),
  'ship.aground': () => ({ icon: ICONS.wreck, by: null }),
  'person.wounded': () => ({ icon: ICONS.drop, by: -1 }),
  'person.down': () => ({ icon: ICONS.bandage, by: null }),
  'person.healed': () => ({ icon: ICONS.bunk, by: null }),
  'group.wounded': () => ({ icon: ICONS.drop, by: -1 }),
  'group.down': () => ({ icon: ICONS.bandage, by: null }),
  'group.lost': () => ({ icon: ICONS.skull, by: null }),
  'group.healed': () => ({ icon: ICONS.bunk, by: null }),
  'group.tired': () => ({ icon: ICONS.foot, by: null }),
  'group.refreshed': () => ({ icon: ICONS.bunk, by: null }),
  'wind.turned': () => ({ icon: ICONS.wind, by: null }),
  'fog.fell': () => ({ icon: ICONS.fog, by: null }),
  'sky.stilled': () => ({ icon: ICONS.sun, by: null }),
  'foe.appeared': () => ({ icon: ICONS.ship, by: null }),
  'boarding.began': () => ({ icon: ICONS.sabre, by: null }),
  'maelstrom.opened': () => ({ icon: ICONS.whirl, by: null }),
  'crab.clung': () => ({ icon: ICONS.crab, by: null }),
  'tower.rose': () => ({ icon: ICONS.tower, by: null }),
  'gem.placed': () => ({ icon: ICONS.gem, by: 1 }),
};

export const changesOf = (told: readonly Told[]): Change[] =>
  told.flatMap(({ event, with: w }) => {
    const change = CHANGES[event]?.(w);
    return change === undefined || change.by === 0 ? [] : [change];
  });
