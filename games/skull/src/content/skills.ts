// The skills of the twelve classes, two each, every one of use in the voyage.
import type { Source } from './source.ts';

/** Each names its post or trigger, what it gives, and how often. */
export interface Skill {
  readonly at: string;
  readonly dice?: number;
  readonly pips?: number;
  readonly limit: 'none' | 'turn' | 'day' | 'boarding' | 'voyage';
  readonly source: Source;
}

const skill = (at: string, limit: Skill['limit'] = 'none', more: Partial<Skill> = {}): Skill => ({
  at,
  limit,
  source: 'designed',
  ...more,
});

export const SKILLS = {
  helmsman: skill('helm', 'none', { dice: 1, source: 'document' }),
  'weather-nose': skill('climate card', 'day'),
  'cats-leap': skill('jump', 'boarding'),
  'first-blade': skill('fight after a jump', 'none', { dice: 1 }),
  'eagle-eye': skill('crows-nest', 'none', { pips: 1 }),
  'sure-foot': skill('event roll aloft'),
  'master-gunner': skill('swivel', 'turn', { dice: 1, source: 'document' }),
  'powder-saver': skill('gun-deck', 'voyage'),
  'field-medicine': skill('heal', 'none', { dice: 1 }),
  'ships-log': skill('forecastle', 'turn'),
  'second-sight': skill('event draw', 'day'),
  'grave-charm': skill('wound', 'voyage'),
  'deck-officer': skill('main-deck', 'turn'),
  'strong-back': skill('rigging', 'none', { dice: 1 }),
  'wind-master': skill('speed roll', 'none', { dice: 1, source: 'document' }),
  'still-the-sky': skill('climate card', 'day'),
  topman: skill('rigging', 'none', { dice: 1 }),
  'light-fingers': skill('gold plot', 'none', { pips: 2 }),
  'hot-stew': skill('provisions', 'none', { pips: 2 }),
  'rum-ration': skill('rum', 'none', { pips: 1 }),
  'old-name': skill('setup', 'none', { pips: 2 }),
  'rallying-voice': skill('bridge', 'none', { pips: 1 }),
  vendetta: skill('fight', 'boarding'),
  'dead-reckoner': skill('helm', 'none', { pips: 1 }),
} as const satisfies Record<string, Skill>;

export type SkillId = keyof typeof SKILLS;
export const SKILL_IDS = Object.keys(SKILLS) as SkillId[];
