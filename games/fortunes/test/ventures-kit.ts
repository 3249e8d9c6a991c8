// What scenes of rumours and missions have in common.
import type { Seat } from '@boucan/kernel';
import type { SeatOf } from '@boucan/testkit/scenario';
import type { Guards } from '../src/content/effect.ts';
import type { SpecialistType } from '../src/content/glory/specialists.ts';
import type { MissionId } from '../src/content/missions.ts';
import type { RumourId } from '../src/content/rumours.ts';
import type { Happening } from '../src/rules/ventures/errands.ts';
import type { Change } from './kit.ts';

/** It is anne who does it. */
export const anne = (seat: SeatOf): { seat: Seat } => ({ seat: seat('anne') });

export const hears = (seat: SeatOf): { seat: Seat; informant: boolean } => ({ seat: seat('anne'), informant: false });

export const accepts =
  (mission: MissionId) =>
  (seat: SeatOf): { seat: Seat; mission: MissionId; letter: boolean } => ({ seat: seat('anne'), mission, letter: false });

export const completes =
  (mission: MissionId) =>
  (seat: SeatOf): { seat: Seat; mission: MissionId } => ({ seat: seat('anne'), mission });

/** This happened to anne. */
export const happens =
  (happening: Happening) =>
  (seat: SeatOf): { seat: Seat; happening: Happening } => ({ seat: seat('anne'), happening });

/** Guards with Crew 2 and Leadership 2 stand in anne's way. */
export const guarded = (seat: SeatOf): { seat: Seat; guards: Guards } => ({
  seat: seat('anne'),
  guards: { crew: 2, leadership: 2 },
});

/** One of these enters anne's service. */
export const granted =
  (...types: SpecialistType[]) =>
  (seat: SeatOf): { seat: Seat; types: readonly SpecialistType[] } => ({ seat: seat('anne'), types });

/** The Rumour has failed once. */
export const doubted =
  (name: string): Change =>
  (b, seat) => {
    b.players[seat(name)]!.doubted = true;
  };

/** The deck and the discard hold exactly these; all others stay proven with bart. */
export const onlyRumours =
  (deck: readonly RumourId[], discard: readonly RumourId[]): Change =>
  (b, seat) => {
    const all = [...b.rumours.splice(0), ...b.rumourDiscard.splice(0)];
    b.rumours.push(...deck);
    b.rumourDiscard.push(...discard);
    b.players[seat('bart')]!.proven.push(...all.filter((id) => !deck.includes(id) && !discard.includes(id)));
  };

/** All Missions that nobody has lie in the discard. */
export const emptyMissionDeck: Change = (b) => {
  b.missionDiscard.push(...b.missions.splice(0));
};
