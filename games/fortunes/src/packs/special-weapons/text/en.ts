import type { PackText } from '@boucan/kernel';
import { rules } from './rules.en.ts';

export const en = {
  name: 'Special weapons',
  blurb: 'Three new weapons: heated shot sets a ship on fire, double shot doubles your hits, caltrops slow a boarder.',
  rules,
  prompts: {
    'naval.caltrops':
      '{runs, plural, =0 {Your opponent declares Board. Strew caltrops, so that they roll} other {{seat_The} is about to be boarded. Strew caltrops, so that the boarder rolls}} 2 dice fewer?',
    'naval.double':
      '{runs, plural, =0 {Your broadside hits} other {{seat_The} hits}} {hits, plural, one {once} other {# times}}. Use double shot?',
  },
  choices: { strew: 'Strew caltrops', double: 'Use double shot' },
  events: {
    'caltrops.strewn': '{seat_The} strews caltrops against {targetSeat_the}.',
    'shot.doubled':
      '{seat_The} uses double shot for {hits, plural, one {# hit} other {# hits}} in all, and also hits: {sections}.',
    'fire.set': '{seat_The}’s heated shot sets {targetSeat_the} on fire.',
    'fire.burned': 'The fire aboard {seat_the} reduces {section_the} to {left}.',
    'fire.out': 'The fire aboard {seat_the} is out.',
  },
  reasons: { 'section-gone': 'This section is destroyed. Against this shot, a skull goes to one that still stands.' },
  names: {
    'heated-shot:a': 'heated shot',
    'heated-shot:the': 'the heated shot',
    'double-shot:a': 'double shot',
    'double-shot:the': 'the double shot',
    'caltrops:a': 'caltrops',
    'caltrops:the': 'the caltrops',
    'heated-shot': 'Heated Shot',
    'double-shot': 'Double Shot',
    caltrops: 'Caltrops',
    'special-weapons/caltrops': 'caltrops',
  },
  cards: {
    'heated-shot':
      'Use it when you see the location dice of your broadside: the enemy ship catches fire. At the end of each combat round, its owner rolls a die for 1 more damage; a skull puts the fire out. Hits on destroyed sections are lost.',
    'double-shot':
      'Use it after the Manoeuvre contest, before the location dice of your broadside: it hits twice as often. Hits on destroyed sections are lost.',
    caltrops:
      'Use them when your opponent has declared Board, before the contest: that opponent rolls 2 dice fewer, but at least 1.',
  },
} satisfies PackText;
