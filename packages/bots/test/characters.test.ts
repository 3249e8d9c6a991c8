import { CHARACTERS } from '@boucan/bots';
import { brethren } from '@boucan/brethren';
import { type Character, type Choice, defineGame, type Game, type Inclination, rngFrom, seedOf } from '@boucan/kernel';
import { describe, expect, test } from 'vitest';
import { BOT_NAMES, botNamed, characterIn } from '../src/index.ts';

/** Brethren with characters of the test's own. */
const withCharacters = (characters: { readonly [character in Character]?: Inclination }): Game => {
  const { advice, ...def } = brethren.def;
  return defineGame({ ...def, advice: { ...advice, learned: { ...advice.learned!, characters } } }) as unknown as Game;
};
const CANNONS = { raider: { 'hand.cannon': -2, 'hand.musket': -2 }, trader: { 'hand.cannon': 2, 'hand.musket': 2 } };

/** What the first seat says in a match, with everybody else the same; every choice is lawful. */
function said(game: Game, name: string, seed: string): readonly Choice[] {
  const one = botNamed(name)!;
  const other = botNamed('greedy:1w')!;
  const rng = rngFrom(seedOf(`${seed} bots`));
  const state = game.setup({ seats: 3 }, seedOf(seed));
  const choices: Choice[] = [];
  while (state.result === null) {
    const { seat } = state.asked.find((q) => q.answer === null)!;
    const choice = (seat === 0 ? one : other).choose(game, game.glance(state, seat), rng);
    expect(game.options(state, seat)).toContain(choice);
    if (seat === 0) choices.push(choice);
    game.advance(state, seat, choice);
  }
  return choices;
}

describe('a bot with a character', () => {
  test('is found by the name of its level and its own, whatever the level', () => {
    for (const level of ['level1', 'level2', 'level3', 'level4', 'level5', 'greedy', 'greedy:1w', 'search:20it'])
      for (const character of CHARACTERS) {
        const name = `${level}:${character}`;
        expect(botNamed(name), name).toBeDefined();
        expect(characterIn(name)).toEqual([level, character]);
      }
    expect(botNamed('level4:raider')!.name).toBe('level4:raider');
    expect(characterIn('level4')).toEqual(['level4', null]);
    for (const character of CHARACTERS) expect(BOT_NAMES).toContain(`level3:${character}`);
  });

  test('is not found by anything else', () => {
    for (const name of [
      ...[
        'level4:pirate',
        'level4:',
        ':trader',
        'trader',
        'level7:trader',
        'level4:trader:raider',
        'level4:Trader',
        'level4trader',
      ],
      ...['random:trader', 'hand:level3:trader', 'hand:trader', 'without:charms:greedy:trader', 'level3:trader '],
    ])
      expect(botNamed(name), name).toBeUndefined();
  });

  test('chooses otherwise where it matters to him, and nothing that is not allowed', () => {
    const game = withCharacters(CANNONS);
    const turn = (choices: readonly Choice[]): number =>
      choices.findIndex((choice) => choice.includes('cannon') || choice.includes('musket'));
    // Whoever does not like to hold attack cards is rid of them sooner.
    let [sooner, later] = [0, 0];
    for (let i = 0; i < 8; i++) {
      const [raider, trader] = [said(game, 'greedy:1w:raider', `match ${i}`), said(game, 'greedy:1w:trader', `match ${i}`)];
      if (turn(raider) < turn(trader)) sooner++;
      if (turn(raider) > turn(trader)) later++;
    }
    expect(sooner).toBeGreaterThan(later + 3);
    expect(said(game, 'level3:raider', 'search').length).toBeGreaterThan(0);
  });

  test('plays as its level does, choice by choice, where the game has no room for it', () => {
    const game = withCharacters(CANNONS);
    expect(said(game, 'greedy:1w:gambler', 'plain')).toEqual(said(game, 'greedy:1w', 'plain'));
    expect(said(game, 'greedy:1w', 'plain')).toEqual(said(brethren as unknown as Game, 'greedy:1w', 'plain'));
  });
});

/** Galleons that the first captain has sailed after half of his turns, and chests he has taken in the end, over some matches of Brethren. */
function habits(name: string): { readonly sailed: number; readonly chests: number } {
  const [one, other] = [botNamed(name)!, botNamed('greedy:1w')!];
  let [sailed, chests] = [0, 0];
  for (let i = 0; i < 40; i++) {
    const rng = rngFrom(seedOf(`habits ${i} bots`));
    let state = brethren.setup({ seats: 3 }, seedOf(`habits ${i}`));
    for (let turns = 0; state.result === null; ) {
      const { seat } = state.asked.find((q) => q.answer === null)!;
      const played = brethren.play(state, seat, (seat === 0 ? one : other).choose(brethren, brethren.glance(state, seat), rng));
      if (played.refused !== undefined) throw new Error(`${name} chose what is not allowed`);
      state = played.state;
      for (const { event, with: w } of played.events) {
        if (w.seat !== 0) continue;
        if (event === 'turn.began') turns++;
        if (event === 'ship.played' && turns <= 6 && String(w.ship).includes('galleon')) sailed++;
        if (event === 'card.taken' && w.card === 'chest') chests++;
      }
    }
  }
  return { sailed, chests };
}

test('in Brethren the raider sends his galleons out first, the trader keeps them back, the gambler is after chests', () => {
  const [plain, trader, raider, gambler] = ['', ':trader', ':raider', ':gambler'].map((like) => habits(`greedy:1w${like}`));
  expect(raider!.sailed).toBeGreaterThan(1.3 * plain!.sailed);
  expect(trader!.sailed).toBeLessThan(plain!.sailed / 1.3);
  expect(gambler!.chests).toBeGreaterThan(1.1 * plain!.chests);
});
