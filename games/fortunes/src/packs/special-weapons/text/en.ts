import type { PackText } from '@boucan/kernel';
import { rules } from './rules.en.ts';

export const en = {
  name: 'Special weapons',
  blurb:
    'Three more kinds of weapon: heated shot sets a ship on fire, double shot doubles your hits, caltrops trip up a boarder.',
  rules,
  prompts: {
    'naval.caltrops':
      '{runs, plural, =0 {You are about to be boarded. Strew caltrops? Your opponent rolls} other {{seat_The} is about to be boarded. Strew caltrops? The boarder rolls}} 2 dice fewer.',
    'naval.double':
      '{runs, plural, =0 {Your guns hit} other {{seat_The} hits}} {hits, plural, one {# time} other {# times}}. Load double shot?',
  },
  choices: { strew: 'Strew caltrops', double: 'Load double shot' },
  events: {
    'caltrops.strewn': '{seat_The} strews caltrops before {targetSeat_the}.',
    'shot.doubled': '{seat_The} fires double shot: {hits} hits in all. More sections hit: {sections} ({dice}).',
    'fire.set': 'Heated shot from {seat_the}: {targetSeat_the} burns.',
    'fire.burned': 'The fire eats on aboard {seat_the}: {section} down to {left}.',
    'fire.out': 'The fire aboard {seat_the} is out.',
  },
  reasons: { 'section-gone': 'That section is destroyed; against this shot a skull goes to one that still stands.' },
  names: {
    'heated-shot': 'Heated Shot',
    'double-shot': 'Double Shot',
    caltrops: 'Caltrops',
    'special-weapons/caltrops': 'caltrops',
  },
  cards: {
    'heated-shot':
      'When the location dice of your guns are known: the enemy ship burns. At the end of each combat round its owner rolls a die for one more damage; a skull puts the fire out. Hits on destroyed sections are lost.',
    'double-shot':
      'After the contest, before the location dice of your guns: twice as many hits. Hits on destroyed sections are lost.',
    caltrops: 'When your opponent has declared Board, before the contest: 2 dice fewer for that opponent, but at least 1.',
  },
} satisfies PackText;
