// Skull Tales: the voyage, 1–5 seats. The table of contents: read this first.
import { defineGame } from '@boucan/kernel';
import { advice } from './advice/advice.ts';
import { beats } from './beats.ts';
import { cloneVoyage, knows, type Voyage } from './board.ts';
import { COUNSEL } from './counsel.ts';
import type { Events } from './events.ts';
import { OPTIONS } from './house-rules.ts';
import { faults } from './invariants.ts';
import { boarding } from './rules/boarding.ts';
import * as inBoarding from './rules/boarding-questions.ts';
import { confrontation, tempt } from './rules/confront.ts';
import { course, draft } from './rules/course.ts';
import { ashore, bury, digUp, docking } from './rules/docking.ts';
import { drift } from './rules/drift.ts';
import { enemyTurn, goal, nextFoe, pullTo, steer } from './rules/enemy-turn.ts';
import { effect, oldChart, spar, towerAt, whichGroup } from './rules/event-effects.ts';
import { bottom, calm, eventTurn, peek, smell, who } from './rules/event-turn.ts';
import { explore, join, send } from './rules/explore.ts';
import { buy, harbour, item, keepAlly, sell, wages } from './rules/harbour.ts';
import { hits, victim } from './rules/hits.ts';
import { stow, stowing } from './rules/hold.ts';
import { lookout, sight } from './rules/lookout.ts';
import { mawMove, moveMaw } from './rules/missions.ts';
import { movement, sail } from './rules/movement.ts';
import { bid, mutiny } from './rules/mutiny.ts';
import { consent, gunner, salvo } from './rules/naval.ts';
import { coin, filch, plot } from './rules/plot.ts';
import { nextToShare, orderGroups, plunder, gem as prizeGem, share } from './rules/plunder.ts';
import { gem, order, patient, preparations, task } from './rules/preparations.ts';
import { repair, useWood, where } from './rules/repair.ts';
import { answer, soloMutiny } from './rules/solo-mutiny.ts';
import { soloPlot } from './rules/solo-plot.ts';
import { far, replace, signal, spawn } from './rules/spawn.ts';
import { aloft, hands, speed } from './rules/speed.ts';
import { orders, standGuard, takePost, voyageTurn, whoNext } from './rules/stations.ts';
import { demand, feed, refresh } from './rules/time.ts';
import { again, trial } from './rules/trial.ts';
import { annex, rise, unrest } from './rules/unrest.ts';
import { firstHeading, voyage } from './rules/voyage.ts';
import { ward, wound } from './rules/wound.ts';
import { setup } from './setup.ts';
import { en } from './text/en.ts';
import { fr } from './text/fr.ts';
import { imagine, look, type VoyageView } from './view.ts';

export const skull = defineGame<Voyage, VoyageView, Events>({
  id: 'skull',
  version: 4,
  seats: [1, 5],
  seatsRule: 'SKU-SOLO-01',
  options: OPTIONS,
  procs: [
    ...[course, voyage, harbour],
    ...[voyageTurn, demand, unrest, mutiny, soloMutiny, confrontation],
    ...[preparations, trial, wound, repair, plot, soloPlot, stowing],
    ...[speed, movement, lookout, salvo, hits],
    ...[docking, explore, mawMove],
    ...[eventTurn, effect, drift, spawn],
    ...[enemyTurn, boarding, plunder],
  ],
  questions: [
    ...[draft, firstHeading, sell, wages, keepAlly, buy, item],
    ...[feed, refresh, whoNext, takePost, standGuard, orders],
    ...[rise, annex, bid, answer, tempt],
    ...[order, task, patient, gem, useWood, where, coin, filch, stow, again, ward],
    ...[hands, aloft, sail, sight, consent, gunner, victim],
    ...[ashore, bury, digUp, send, join, moveMaw],
    ...[peek, bottom, smell, calm, who, whichGroup, towerAt, spar, oldChart, far, replace, signal],
    ...[nextFoe, steer, goal, pullTo],
    ...[inBoarding.nextToAct, inBoarding.deckAct, inBoarding.act, inBoarding.command, inBoarding.strike, inBoarding.woundWhom],
    ...[inBoarding.moveTo, inBoarding.returnTo, inBoarding.orders, inBoarding.nextToMove],
    ...[orderGroups, nextToShare, share, prizeGem],
  ],
  packs: [],
  opening: 'course',
  telling: {
    ...beats,
    'voyage.began': { heading: true },
    'round.began': { heading: true },
    'voyage.ended': { heading: true },
    'score.counted': { count: ['prestige', 'setOut', 'doubloons', 'ship'] },
  },
  counsel: COUNSEL,
  losses: ['sunk', 'surrendered', 'rebellion', 'all-unconscious', 'marooned', 'campaign-lost'],
  verbs: {
    enough: [],
    pass: [],
    yes: [],
    no: [],
    rum: [],
    call: ['who'],
    group: ['group'],
    draft: ['who'],
    head: ['heading'],
    post: ['post'],
    reassign: ['who', 'post'],
    order: ['group', 'post'],
    annex: ['annex'],
    bid: ['coins'],
    'spend-prestige': ['tens'],
    clean: ['group'],
    repair: ['group'],
    pump: ['group'],
    'pump-help': ['group'],
    dive: ['group'],
    cargo: [],
    heal: [],
    chart: [],
    scrub: [],
    fix: [],
    fathom: [],
    gem: ['island'],
    mend: ['where'],
    coin: ['coin'],
    filch: ['good'],
    jettison: ['space'],
    stow: ['space', 'space2'],
    load: ['marker'],
    destiny: [],
    skill: [],
    spare: ['hand'],
    'make-sail': [],
    'hold-still': [],
    advance: ['heading'],
    turn: ['heading'],
    fire: ['target', 'how'],
    board: ['foe'],
    dock: [],
    spy: ['island'],
    'bury-loot': [],
    explore: [],
    land: [],
    mission: ['mission'],
    bury: ['doubloons'],
    dig: ['doubloons'],
    send: ['group'],
    'go-ashore': [],
    maw: ['heading'],
    distance: ['cells'],
    replace: ['foe'],
    tower: ['cell'],
    foe: ['foe'],
    steer: ['cell', 'heading'],
    bound: ['island'],
    pull: ['heading'],
    jump: [],
    shoot: [],
    'fire-swivel': [],
    harangue: [],
    cut: [],
    capitulate: [],
    fight: ['weapon'],
    support: ['group', 'weapon'],
    strike: ['whom'],
    'plunder-with': ['group'],
    'mend-with': ['group'],
    plunder: [],
    'mend-after': [],
    sell: ['good'],
    'pay-wages': [],
    dismiss: ['group'],
    buy: ['ware'],
    item: ['item'],
  },
  setup,
  knows,
  clone: cloneVoyage,
  look,
  imagine,
  faults,
  limit: 60_000,
  advice,
  text: { en, fr },
});

export type { Boarding, Foe, Group, GroupPost, Objective, Person, Post, Register, Ship, Voyage } from './board.ts';
export { CAMPAIGN } from './content/campaign.ts';
export { CLASSES, type ClassId, ITEMS, type ItemId, type Trait } from './content/characters.ts';
export { DEFENCE, EVENTS, type EventId, eventCard } from './content/events.ts';
export { FOES, type FoeId, type FoeSheet, ZONE } from './content/foes.ts';
export { EXPLORATION, GOODS, type Good, type Marker } from './content/goods.ts';
export { GROUP_IDS, type GroupId } from './content/groups.ts';
export { bears, COLS, cellAt, far, ISLANDS, type IslandId, LAND, MOORING, nextTo, ROWS } from './content/map.ts';
export { MISSIONS, type MissionId } from './content/missions.ts';
export { AMMUNITION, COLUMN_CELLS, HOLD_COLUMNS, SHIPS, TRACK, UPGRADES } from './content/ships.ts';
export { SKILLS, type SkillId } from './content/skills.ts';
export { HEADINGS, type Heading } from './hex.ts';
export * as quantities from './quantities.ts';
export type { VoyageView } from './view.ts';
