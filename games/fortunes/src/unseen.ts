// What of the box a viewer does not see: it lies face down, in other hands and in the decks. A search imagines thousands of boards for one
// view, so this is worked out once for each.
import type { View } from '@boucan/kernel';
import { type Box, contentOf } from './box.ts';
import type { CaptainId } from './content/captains.ts';
import type { CargoId, Good } from './content/cargo.ts';
import { type EventId, isEvent } from './content/events.ts';
import type { GloryId } from './content/glory.ts';
import type { Nation } from './content/map.ts';
import type { MissionId } from './content/missions.ts';
import type { RumourId } from './content/rumours.ts';
import type { ModificationId } from './content/tokens.ts';
import { ofPorts, seenAside } from './rules/kept.ts';
import { DEMAND_TOKENS, MERCHANT_TOKENS } from './setup.ts';
import type { CaribbeanView } from './view.ts';

/** By kind, in the order of the box. */
export interface Unseen {
  readonly box: Box;
  readonly demand: readonly Good[];
  readonly mods: readonly ModificationId[];
  readonly merchants: readonly Nation[];
  readonly cargo: readonly CargoId[];
  readonly glory: readonly GloryId[];
  readonly rumours: readonly RumourId[];
  readonly events: readonly EventId[];
  readonly captains: readonly CaptainId[];
  readonly missions: readonly MissionId[];
}

const known = new WeakMap<View<CaribbeanView>, Unseen>();

export function unseenBy(view: View<CaribbeanView>): Unseen {
  const box = contentOf(view);
  let unseen = known.get(view);
  // Recorded matches are played with the cards there were.
  if (unseen === undefined || unseen.box !== box) {
    unseen = countOff(view, box);
    known.set(view, unseen);
  }
  return unseen;
}

/** Those in sight are taken out; the others keep their order. */
function without<T>(left: T[], seen: readonly T[] | null): void {
  if (seen === null) return;
  for (const thing of seen) {
    const at = left.indexOf(thing);
    if (at < 0) throw new Error(`there is no ${String(thing)} left that could be in sight`);
    left.splice(at, 1);
  }
}

/** The same for one thing, if there is one. */
const less = <T>(left: T[], thing: T | null): void => {
  if (thing !== null) without(left, [thing]);
};

function countOff(view: View<CaribbeanView>, box: Box): Unseen {
  const { board: v } = view;
  const { players } = v;
  const demand = DEMAND_TOKENS.slice();
  for (const good of v.demand) less(demand, good);

  const afloat = players.flatMap(({ ship }) => ship.mods);
  if (v.fight !== null) for (const { ship } of v.fight.sides) if (ship !== null) afloat.push(...ship.mods);
  const mods = box.modifications.slice();
  without(mods, ofPorts(afloat, seenAside(view, 'foreign')));
  for (const mod of v.yards) if (mod !== 'hidden') less(mods, mod);

  const merchants = MERCHANT_TOKENS.slice();
  if (v.raid !== null) less(merchants, v.raid.token);
  less(merchants, v.turn.peeked);

  const cargo = box.cargo.slice();
  without(cargo, v.cargoDiscard);
  for (const p of players) without(cargo, p.cargo);
  without(cargo, v.market);
  without(cargo, v.basket);
  if (v.raid !== null) without(cargo, v.raid.cards);
  without(cargo, seenAside(view, 'cargo') as readonly CargoId[]);

  const glory = box.glory.slice();
  without(glory, v.gloryDiscard);
  for (const p of players) {
    without(glory, p.specialists);
    without(glory, p.papers);
    without(glory, p.hand ?? p.shown);
  }

  const rumours = box.rumours.slice();
  without(rumours, v.rumourDiscard);
  without(rumours, v.heard);
  less(rumours, v.tested);
  for (const p of players) {
    without(rumours, p.proven);
    less(rumours, p.rumour);
  }

  const events = box.events.slice();
  without(events, v.eventDiscard);
  without(events, v.arrivals);
  for (const cards of v.beneath) without(events, cards);
  for (const npc of v.npcs) if (npc !== null && isEvent(npc.captain)) less(events, npc.captain);
  for (const { event } of v.inForce) less(events, event);
  if (v.war !== null) less(events, v.war.card);

  const captains = box.captains.slice();
  without(captains, v.lostCaptains);
  for (const p of players) {
    less(captains, p.captain);
    less(captains, p.next);
  }
  without(captains, seenAside(view, 'captains') as readonly CaptainId[]);

  const missions = box.missions.slice();
  without(missions, v.missionDiscard);
  without(missions, v.offers);
  for (const p of players) less(missions, p.mission);

  return { box, demand, mods, merchants, cargo, glory, rumours, events, captains, missions };
}
