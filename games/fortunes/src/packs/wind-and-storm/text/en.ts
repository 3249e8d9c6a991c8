import type { PackText } from '@boucan/kernel';
import { turnRules } from '../../shared/text/turn.ts';
import { rules } from './rules.en.ts';

export const en = {
  name: 'Wind and storm',
  blurb:
    'Every round the wind turns: your first Move with it is free, the first against it costs double, and a storm wanders over the sea.',
  rules: { ...turnRules.en, ...rules },
  events: {
    'wind.turned': 'The wind blows {wind}.',
    'storm.moved': 'The storm moves on: {zone}.',
    'storm.hid': 'Nobody searches for {seat} in the storm.',
    'storm.tested': '{seat} rides out the storm with {dice}: {hits, plural, =0 {not a scratch} one {# hit} other {# hits}}.',
  },
  names: { 'wind-and-storm/fair-wind': 'the wind astern', 'wind-and-storm/head-wind': 'the wind ahead' },
  options: {
    'wind-points': 'How many points does the wind rose have?',
    'wind-points=8': 'Eight, as the borders on the chart',
    'wind-points=4': 'Four: north, east, south and west',
  },
} satisfies PackText;
