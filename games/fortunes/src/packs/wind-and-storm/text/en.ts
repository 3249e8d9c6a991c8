import type { PackText } from '@boucan/kernel';
import { turnRules } from '../../shared/text/turn.ts';
import { rules } from './rules.en.ts';

export const en = {
  name: 'Wind and storm',
  blurb:
    'The wind turns every round: your first Move with it is free, the first against it costs double, and a storm roams the sea.',
  rules: { ...turnRules.en, ...rules },
  events: {
    'wind.turned': 'The wind now blows {wind}.',
    'storm.moved': 'The storm moves to {zone_the}.',
    'storm.hid': 'Nobody searches for {seat} in the storm.',
    'storm.tested':
      '{seat} rolls {dice} for Manoeuvre in the storm and takes {hits, plural, =0 {no hits} one {# hit} other {# hits}}.',
  },
  names: { 'wind-and-storm/fair-wind': 'the following wind', 'wind-and-storm/head-wind': 'the wind ahead' },
  options: {
    'wind-points': 'How many points does the compass rose have?',
    'wind-points=8': 'Eight, like the borders on the map',
    'wind-points=4': 'Four: north, east, south and west',
  },
} satisfies PackText;
