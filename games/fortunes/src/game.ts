// Fortunes de mer, 2–4 players, or one alone against the sea. The table of contents: read this first.
import { defineGame } from '@boucan/kernel';
import { advice } from './advice.ts';
import { type Caribbean, cloneCaribbean } from './board.ts';
import type { Events } from './events.ts';
import { TABLE_OPTIONS } from './house.ts';
import { faults } from './invariants.ts';
import { cardProcs } from './rules/cards.ts';
import { dropCargo, jettison } from './rules/cargo.ts';
import { combat, hitShip, landFight } from './rules/combat/combat.ts';
import { chooseShip, course } from './rules/course.ts';
import { discardGlory, drawGlory, gloryPoint } from './rules/glory.ts';
import { redistribute } from './rules/port/modifications.ts';
import { portAction } from './rules/port/port.ts';
import { exchangeShip } from './rules/port/yard.ts';
import { death, newCaptain, retirement } from './rules/round/death.ts';
import { drawEvent } from './rules/round/event.ts';
import { searches } from './rules/round/hunt.ts';
import { roundEnd } from './rules/round/round-end.ts';
import { attackBounty } from './rules/sea/bounty.ts';
import { sail } from './rules/sea/move.ts';
import { merchant } from './rules/sea/raid.ts';
import { scout } from './rules/sea/scout.ts';
import { takeAction, turn } from './rules/sea/turn.ts';
import { acceptMission, missionProgress, scoutForMission } from './rules/ventures/mission.ts';
import { acquireRumour, testRumour } from './rules/ventures/rumour.ts';
import { announce, counterOrder, playing, resolve, window } from './rules/window.ts';
import { setup } from './setup.ts';
import { en } from './text/en.ts';
import { fr } from './text/fr.ts';
import { type CaribbeanView, imagine, look } from './view.ts';

export const fortunes = defineGame<Caribbean, CaribbeanView, Events>({
  id: 'fortunes',
  version: 1,
  seats: [1, 4],
  seatsRule: 'FDM-SETUP-01',
  options: TABLE_OPTIONS,
  procs: [
    course,
    drawEvent,
    roundEnd,
    turn,
    gloryPoint,
    drawGlory,
    window,
    playing,
    // at sea
    sail,
    jettison,
    scout,
    merchant,
    attackBounty,
    // in port
    portAction,
    exchangeShip,
    redistribute,
    // ventures
    acquireRumour,
    testRumour,
    acceptMission,
    missionProgress,
    scoutForMission,
    // hunters and the end of captains
    searches,
    death,
    newCaptain,
    retirement,
    // combat
    combat,
    landFight,
    hitShip,
    ...cardProcs(),
  ],
  questions: [chooseShip, takeAction, dropCargo, discardGlory, announce, counterOrder, resolve],
  packs: [],
  opening: 'course',
  verbs: {
    ship: ['ship'],
    sail: ['to'],
    stop: [],
    drop: ['good'],
    discard: ['card'],
    announce: ['card'],
    play: ['card'],
    pass: [],
    withhold: [],
    counter: ['seat'],
  },
  setup,
  clone: cloneCaribbean,
  look,
  imagine,
  faults,
  limit: 30_000,
  advice,
  text: { en, fr },
});
