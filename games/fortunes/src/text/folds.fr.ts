import type { folds as en } from './folds.en.ts';

const BY = '{effects, plural, =0 {} other {, compte tenu de {by_quoted}}}';
const BY2 = '{effects2, plural, =0 {} other {, compte tenu de {by2_quoted}}}';
const CONTEST = `{seat_The} obtient {dice}${BY} en Manœuvre, {seat2_the} {dice2}${BY2}`;
const gold = (name: string) => `{${name}, plural, one {# pièce} other {# pièces}} d’or`;

export const folds: { readonly [key in keyof typeof en]: string } = {
  'scout.began+scout.rolled': `{seat} fait une Reconnaissance pour trouver {target_the} et obtient {dice}${BY}.`,
  'scout.began+scout.rolled+scout.failed': `{seat} fait une Reconnaissance pour trouver {target_the} ({dice}${BY}) et ne trouve rien.`,
  'scout.began+scout.rolled+merchant.met': `{seat} fait une Reconnaissance {zone_at} ({dice}${BY}) et trouve un marchand {nation_adj}.`,
  'chase.began+scout.rolled': `{seat} fait une Reconnaissance pour trouver {ofSeat} et obtient {dice}${BY}.`,
  'chase.began+scout.rolled+scout.failed': `{seat} fait une Reconnaissance pour trouver {ofSeat} ({dice}${BY}) et ne trouve rien.`,
  'scout.rolled+scout.failed': `{seat} obtient {dice}${BY} en Reconnaissance et ne trouve rien.`,
  'scout.rolled+merchant.met': `{seat} obtient {dice}${BY} en Reconnaissance et trouve un marchand {nation_adj} {zone_at}.`,
  'raid.began+bounty.gained':
    '{seat} l’attaque comme marchand {nation_adj}, et {nation_the} met une prime sur la tête {seat_of} ({bounties} en tout).',
  'raid.succeeded+raid.plundered': `{seat} prend le marchand et pille ${gold('gold')}.`,
  'raid.succeeded+raid.plundered+raid.loaded*': `{seat} prend le marchand, pille ${gold('gold')} et charge {goods_counted}.`,
  'raid.plundered+raid.loaded*': `{seat} pille ${gold('gold')} et charge {goods_counted}.`,
  'raid.hit*': 'Le marchand touche {sections_count} fois {seat} : {sections}.',
  'combat.declared+2:combat.declared': '{seat_The} déclare {declaration} et {seat2_the} {declaration2}.',
  'contest.rolled+2:contest.rolled': `${CONTEST}.`,
  'contest.rolled+2:contest.rolled+3:contest.won': `${CONTEST} : {seat3_the} remporte le concours de manœuvre.`,
  'contest.rolled+2:contest.rolled+contest.tied': `${CONTEST} : les deux bateaux sont ex aequo.`,
  'contest.rolled+2:contest.rolled+contest.idle': `${CONTEST} : personne n’a de succès, il ne se passe rien.`,
  'crew.rolled+2:crew.rolled': `{seat_The} obtient {dice}${BY} en Leadership, {seat2_the} {dice2}${BY2}.`,
  'captain.lost-cards+captain.lost-gold': `{seat} perd ${gold('gold')} et {cards_count, plural, one {cette carte} other {ces cartes}} : {cards_quoted}.`,
  'captain.lost-cards+captain.lost-gold+captain.drawn': `{seat} perd ${gold('gold')} et {cards_count, plural, one {cette carte} other {ces cartes}} : {cards_quoted}. Son nouveau capitaine est {captain}.`,
  'captain.lost-gold+captain.drawn': `{seat} perd ${gold('gold')}. Son nouveau capitaine est {captain}.`,
  'captain.set-out+captain.funded': `{seat} repart du port {zone_of} avec {captain}, {ship_a} et ${gold('aboard')} à bord.`,
};
