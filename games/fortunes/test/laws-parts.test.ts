// The laws for games made of a part of this one, where all of that part is met within a few turns, and for a table with a pack nobody plays with.
import { runLaws } from '@boucan/testkit';
import { describe, expect, test } from 'vitest';
import { portsAlone } from './port-game.ts';
import { trialGame } from './trial-pack/game.ts';
import { venturesAlone } from './ventures-game.ts';

const SECRETS = [
  'imagined-acts-the-same',
  'nothing-changes-untold',
  'pauses-tell-nothing',
  'events-tell-no-more',
  'nothing-learnt-in-silence',
  'finality-is-known',
];
const SOMEWHERE = ['no-crash', 'conserved', 'worded', 'rules-exist'];

describe('FDM-INFO-01, FDM-INFO-02, FDM-INFO-04, FDM-INFO-06, FDM-INFO-07: positions that differ in hidden gold and cargo look, offer and tell the same', () => {
  for (const { law, claims, checks, failures } of runLaws(portsAlone, { games: 1, seed: 'ports', only: SECRETS }))
    test(`${law}: ${claims}`, () => {
      expect(checks).toBeGreaterThan(0);
      expect(failures).toEqual([]);
    });
});

describe('FDM-INFO-08: positions that differ in a hidden Rumour alone look the same, offer the same and tell the same', () => {
  for (const { law, claims, checks, failures } of runLaws(venturesAlone, { games: 2, seed: 'ventures', only: SECRETS }))
    test(`${law}: ${claims}`, () => {
      expect(checks).toBeGreaterThan(0);
      expect(failures).toEqual([]);
    });
});

describe('every choice in a game of Port actions leads somewhere, and nothing is lost', () => {
  for (const { law, claims, failures } of runLaws(portsAlone, { games: 3, seed: 'somewhere', only: SOMEWHERE }))
    test(`${law}: ${claims}`, () => expect(failures).toEqual([]));
});

describe('every choice in a game of rumours and missions leads somewhere, and nothing is lost', () => {
  for (const { law, claims, failures } of runLaws(venturesAlone, { games: 5, seed: 'somewhere', only: SOMEWHERE }))
    test(`${law}: ${claims}`, () => expect(failures).toEqual([]));
});

describe('a table that plays with the trial pack', () => {
  for (const { law, claims, failures } of runLaws(trialGame, { games: 3, seed: 'trial', packs: [['trial']] }))
    test(`obeys ${law}: ${claims}`, () => expect(failures).toEqual([]));
});
