import type { Told } from '@boucan/kernel';
import { describe, expect, it } from 'vitest';
import { folded, partsOf } from '../src/folds.ts';
import { speaker } from '../src/index.ts';

const told = (event: string, params: Told['with'] = {}): Told => ({ event, with: params });
const EVENTS = {
  rolled: '{who_The} rolls {dice}.',
  trusted: '{who_The} gains {by} trust.',
  tired: '{group_The} tire.',
  set: '{group_The} set the sails.',
  sped: 'The ship gets {points} points.',
  taken: '{seat} takes the tower.',
  lost: '{seat} gets {crates} crates back.',
  drawn: '{seat} draws a card.',
  'drawn:seen': '{seat} draws {card}.',
  hit: 'A hit leaves {seat} with {section} {left}.',
};
const FOLDS = {
  'rolled+trusted': '{who_The} rolls {dice} and gains {by} trust.',
  'rolled+trusted+sped': '{who_The} rolls {dice} and gains {by} trust; the ship gets {points} points.',
  '(set+tired)*+sped': '{groups_The} set the sails and tire; the ship gets {points} points.',
  'taken+2:lost': '{seat} takes the tower from {seat2}, who gets {crates2} crates back.',
  'trusted*': '{whos_The} gain {by} trust each.',
  'rolled+drawn': '{seat} rolls and draws a card.',
  'rolled+drawn:seen': '{seat} rolls and draws {card}.',
  'sped+tired': '',
  'hit*': 'These hits leave {seat} with {leftBySection}.',
};
const NAMES = { cook: 'Cook', 'cook:the': 'the Cook', witch: 'Witch', 'witch:the': 'the Witch', a: 'A', b: 'B', c: 'C' };
const CHAPTERS = {
  title: '',
  blurb: '',
  rules: {},
  prompts: {},
  choices: {},
  reasons: {},
  cards: {},
  options: {},
  packs: {},
  ends: {},
};
const text = { ...CHAPTERS, names: NAMES, events: EVENTS, folds: FOLDS };
const say = (...events: Told[]) =>
  speaker({ id: 'it', def: { verbs: {}, text: { en: text } } }, 'en', ['Anne', 'Bart'])
    .lines(events)
    .map((line) => line.text);

describe('events of one action', () => {
  const rolled = told('rolled', { who: 'cook', dice: [5, 2] });
  const trusted = told('trusted', { who: 'cook', by: 1 });

  it('are one sentence, the longest that fits', () => {
    expect(say(rolled, trusted)).toEqual(['The Cook rolls 5, 2 and gains 1 trust.']);
    expect(say(rolled, trusted, told('sped', { points: 4 }))).toEqual([
      'The Cook rolls 5, 2 and gains 1 trust; the ship gets 4 points.',
    ]);
    expect(say(told('tired', { group: 'a' }), rolled, trusted, rolled)).toEqual([
      'A tire.',
      'The Cook rolls 5, 2 and gains 1 trust.',
      'The Cook rolls 5, 2.',
    ]);
  });

  it('are told one by one where they speak of different people', () =>
    expect(say(rolled, told('trusted', { who: 'witch', by: 1 }))).toEqual(['The Cook rolls 5, 2.', 'The Witch gains 1 trust.']));

  it('are listed where they come again and again', () => {
    const sets = ['a', 'b', 'c'].flatMap((group) => [told('set', { group }), told('tired', { group, fatigue: group.length })]);
    expect(say(...sets, told('sped', { points: 4 }))).toEqual(['A, B, and C set the sails and tire; the ship gets 4 points.']);
    expect(say(...sets).length).toBe(6);
  });

  it('keep the last number of each thing', () => {
    const hit = (section: string, left: number, seat = 0) => told('hit', { seat, section, left });
    expect(say(hit('a', 3), hit('a', 2), hit('b', 4), hit('a', 1), hit('b', 0, 1))).toEqual([
      'These hits leave Anne with A\u00a01 and B\u00a04.',
      'A hit leaves Bart with B 0.',
    ]);
  });

  it('are listed as far as the same can be said of them', () =>
    expect(say(trusted, told('trusted', { who: 'witch', by: 1 }), told('trusted', { who: 'cook', by: 3 }))).toEqual([
      'The Cook and the Witch gain 1 trust each.',
      'The Cook gains 3 trust.',
    ]));

  it('are counted where they are the same', () =>
    expect(say(...['cook', 'witch', 'cook'].map((who) => told('trusted', { who, by: 1 })))).toEqual([
      'The Cook\u00a0(×2) and the Witch gain 1 trust each.',
    ]));

  it('may speak of somebody else in a second voice', () =>
    expect(say(told('taken', { seat: 0 }), told('lost', { seat: 1, crates: 2 }))).toEqual([
      'Anne takes the tower from Bart, who gets 2 crates back.',
    ]));

  it('say no more than each viewer was told', () => {
    const rolls = told('rolled', { seat: 0 });
    expect(say(rolls, told('drawn', { seat: 0 }))).toEqual(['Anne rolls and draws a card.']);
    expect(say(rolls, told('drawn:seen', { seat: 0, card: 'a' }))).toEqual(['Anne rolls and draws A.']);
  });

  it('stay apart where a language has no words for them together', () =>
    expect(say(told('sped', { points: 1 }), told('tired', { group: 'a' }))).toEqual(['The ship gets 1 points.', 'A tire.']));

  it('know their parts, and whether more may belong to them', () => {
    const lines = folded([rolled, trusted], FOLDS);
    expect(lines.map(({ from, events, open }) => [from, events.length, open])).toEqual([[0, 2, true]]);
    expect(folded([rolled, trusted, told('tired', { group: 'a' })], FOLDS).map(({ open }) => open)).toEqual([false, false]);
    expect(folded([told('taken', { seat: 0 })], FOLDS)[0]!.open).toBe(true);
    expect(folded([told('lost', { seat: 0, crates: 1 })], FOLDS)[0]!.open).toBe(false);
    expect(folded([trusted], FOLDS)[0]!.open, 'the first of many').toBe(true);
  });

  it('are named by a key that can be read, or it is refused', () => {
    expect(partsOf('a.b+2:(c.d+e.f:seen)*')).toEqual([
      { voice: '', events: ['a.b'], many: false },
      { voice: '2', events: ['c.d', 'e.f:seen'], many: true },
    ]);
    expect(() => partsOf('a.b++c')).toThrow('does not say which events');
  });
});
