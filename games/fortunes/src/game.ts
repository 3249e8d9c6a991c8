// Fortunes de mer, 2–4 players, or one alone against the sea. The table of contents: read this first.
import { defineGame } from '@boucan/kernel';
import { advice } from './advice/advice.ts';
import { BEATS } from './beats.ts';
import { type Caribbean, GLORY_SOURCES } from './board.ts';
import { cloneCaribbean } from './clone.ts';
import type { Events } from './events.ts';
import { mixturesOf, TABLE_OPTIONS } from './house-rules.ts';
import { imagine } from './imagine.ts';
import { faults } from './invariants.ts';
import { knows } from './knows.ts';
import { PACKS } from './packs/index.ts';
import { announce, announcing, counterOrder, playing, resolve } from './rules/announcing.ts';
import { type CardRule, cardProcs, type PlayedId, register } from './rules/cards.ts';
import { dropCargo, jettison } from './rules/cargo.ts';
import { chooseHit, chooseHole, combatCards } from './rules/combat/cards.ts';
import { combat } from './rules/combat/combat.ts';
import { crewCombat } from './rules/combat/crew.ts';
import { ending } from './rules/combat/ending.ts';
import { landFight } from './rules/combat/land.ts';
import { chase, declaration, naval } from './rules/combat/naval.ts';
import { takeShip } from './rules/combat/prize.ts';
import { pickDice, rerollDice } from './rules/combat/reroll.ts';
import { claimReward } from './rules/combat/reward.ts';
import { believeRumour, spoils, stowCargo, tooManyCards } from './rules/combat/spoils.ts';
import { aimAgain, chooseShot, hitShip, placeSkull, policyShot, rollWithBlow, useHull, volleys } from './rules/combat/volleys.ts';
import { chooseShip, course } from './rules/course.ts';
import { discardGlory, drawGlory, gloryPoint } from './rules/glory.ts';
import { bargainOver, buyCards, buyGoods, enlargeOffer } from './rules/port/buy.ts';
import { chooseMission, portCards } from './rules/port/cards.ts';
import { choosePort, redistribute } from './rules/port/modifications.ts';
import { chooseActivity, portAction } from './rules/port/port.ts';
import { enlist, recruit } from './rules/port/recruit.ts';
import { chooseDemand, hirePurser, sellCards, sellGoods, whisper } from './rules/port/sell.ts';
import { fetchAmount, fetchGold, stashAmount, stashGold } from './rules/port/stash.ts';
import { buyShip, chooseNewShip, dealAtYard, exchangeShip, keepModifications, visitYard } from './rules/port/yard.ts';
import { death, fitOut, newCaptain, redraw, retirement } from './rules/round/death.ts';
import { buyPardon, congress, drawEvent } from './rules/round/event.ts';
import { hunting, searches, useTimetable } from './rules/round/hunt.ts';
import { roundEnd } from './rules/round/round-end.ts';
import { storm } from './rules/round/storm.ts';
import { attackBounty, gainBounty } from './rules/sea/bounty.ts';
import { buyPardonByCard, discardOfOther, orderShip, SEA_CARDS, spyOn } from './rules/sea/cards.ts';
import { hiring } from './rules/sea/hiring.ts';
import { chooseSection, mending } from './rules/sea/mending.ts';
import { freeMove, moveFreely, sail } from './rules/sea/move.ts';
import { braceHull, meetMerchant, merchant, raid, readyToRoll, useSuccess } from './rules/sea/raid.ts';
import { lookAgain, scout } from './rules/sea/scout.ts';
import { chooseToRetire, nextAction, turn } from './rules/sea/turn.ts';
import { loadPlunder, takePrize, verdict } from './rules/sea/verdict.ts';
import { skillRoll } from './rules/trial.ts';
import { deeds } from './rules/ventures/deeds.ts';
import { deliver, missionProgress, scoutForMission } from './rules/ventures/errands.ts';
import {
  chooseCargo,
  chooseCourse,
  chooseFight,
  chooseToken,
  chooseWeapon,
  faceGuards,
  loadCargo,
  pickModification,
  pickWeapon,
  steerNavies,
} from './rules/ventures/gains.ts';
import { grantSpecialist, nameSpecialist } from './rules/ventures/grant.ts';
import { acceptMission, askFriend, keepMission } from './rules/ventures/mission.ts';
import { auction, auctionOff, nameGood, promise, slipAway } from './rules/ventures/promises.ts';
import { choosePardon, completeMission } from './rules/ventures/rewards.ts';
import { acquireRumour, keepRumour, testRumour } from './rules/ventures/rumour.ts';
import { setup } from './setup.ts';
import { en } from './text/en.ts';
import { fr } from './text/fr.ts';
import { VERBS } from './verbs.ts';
import { type CaribbeanView, look } from './view.ts';

/** Every Glory card that is played has its rule here: without one it does not compile. */
const CARD_RULES: Readonly<Record<PlayedId, CardRule>> = { ...SEA_CARDS, ...portCards, ...combatCards };
register(CARD_RULES);

export const fortunes = defineGame<Caribbean, CaribbeanView, Events>({
  id: 'fortunes',
  version: 5,
  seats: [1, 4],
  seatsRule: 'FDM-SETUP-01',
  options: TABLE_OPTIONS,
  // The course of the game, from the top down: what a line calls stands below it.
  procs: [
    // the match and its rounds   FDM-SETUP, FDM-TURN
    course, // captains and ships, then round by round until somebody has won
    skillRoll, // whatever is put to the test
    drawEvent, // each round begins with an event
    storm,
    congress,
    turn, // then everybody's turn: up to three actions
    roundEnd,

    // at sea   FDM-MOVE, FDM-SCOUT, FDM-RAID, FDM-BOUNTY
    sail,
    freeMove,
    jettison,
    scout,
    merchant, // found by a Scout action
    raid,
    verdict,
    attackBounty,
    mending,

    // in port   FDM-PORT, FDM-YARD, FDM-RECRUIT, FDM-STASH
    portAction,
    sellGoods,
    whisper,
    buyGoods,
    visitYard,
    buyShip,
    exchangeShip,
    redistribute,
    recruit,
    hiring,
    stashGold,
    fetchGold,

    // Rumours and Missions   FDM-RUMOUR, FDM-MISSION
    acquireRumour,
    testRumour,
    promise, // what it comes to if it is true
    deeds,
    auction,
    acceptMission,
    missionProgress,
    scoutForMission,
    deliver,
    completeMission,
    grantSpecialist,
    faceGuards,
    loadCargo,
    pickModification,
    pickWeapon,
    steerNavies,

    // Glory   FDM-GLORY
    gloryPoint,
    drawGlory,
    announcing, // at a named moment
    playing,

    // captains whom nobody plays   FDM-NPC, FDM-HUNT
    searches,
    hunting,

    // combat   FDM-COMBAT, FDM-DAMAGE, FDM-BOARD, FDM-PLUNDER
    combat,
    naval,
    volleys,
    policyShot,
    hitShip,
    rerollDice,
    crewCombat,
    landFight,
    ending,
    spoils,

    // the end of captains   FDM-DEATH, FDM-RETIRE
    death,
    retirement,
    newCaptain,

    ...cardProcs(CARD_RULES),
  ],
  // What is asked on the way, in the same order.
  questions: [
    // the match and its rounds
    chooseShip,
    buyPardon,
    chooseToRetire,
    nextAction,
    // at sea
    moveFreely,
    dropCargo,
    lookAgain,
    meetMerchant,
    readyToRoll,
    useSuccess,
    braceHull,
    takePrize,
    loadPlunder,
    gainBounty,
    chooseSection,
    // in port
    chooseActivity,
    sellCards,
    hirePurser,
    chooseDemand,
    enlargeOffer,
    bargainOver,
    buyCards,
    dealAtYard,
    chooseNewShip,
    keepModifications,
    choosePort,
    enlist,
    stashAmount,
    fetchAmount,
    // Rumours and Missions
    keepRumour,
    slipAway,
    nameGood,
    auctionOff,
    chooseMission,
    askFriend,
    keepMission,
    choosePardon,
    nameSpecialist,
    chooseFight,
    chooseCargo,
    chooseToken,
    chooseWeapon,
    chooseCourse,
    // Glory
    discardGlory,
    announce,
    counterOrder,
    resolve,
    buyPardonByCard,
    spyOn,
    discardOfOther,
    orderShip,
    // captains whom nobody plays
    useTimetable,
    // combat
    declaration,
    chase,
    pickDice,
    aimAgain,
    chooseShot,
    placeSkull,
    useHull,
    rollWithBlow,
    chooseHole,
    chooseHit,
    claimReward,
    takeShip,
    believeRumour,
    tooManyCards,
    stowCargo,
    // the end of captains
    redraw,
    fitOut,
  ],
  packs: PACKS,
  mixtures: mixturesOf(PACKS.flatMap(({ id, variant }) => (variant === true ? [] : id))),
  opening: 'course',
  telling: {
    'round.began': { heading: true },
    'turn.began': { heading: true },
    'combat.began': { heading: true, beat: true },
    ...Object.fromEntries(BEATS.map((event) => [event, { beat: true } as const])),
    'victory.declared': { beat: true, reckons: true },
    'chest.opened': { beat: true, count: [...GLORY_SOURCES, 'hidden'].map((source) => `${source}Points`) },
  },
  verbs: VERBS,
  setup,
  clone: cloneCaribbean,
  look,
  imagine,
  knows,
  faults,
  limit: 30_000,
  advice,
  text: { en, fr },
});
