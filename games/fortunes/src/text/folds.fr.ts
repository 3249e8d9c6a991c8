import type { folds as en } from './folds.en.ts';

const BY = '{effects, plural, =0 {} other {, compte tenu de {by_quoted}}}';
const WITH = '{effects, plural, =0 {} other { (compte tenu de {by_quoted})}}';
const WITH2 = '{effects2, plural, =0 {} other { (compte tenu de {by2_quoted})}}';
const LEADERSHIP = `{seat_The} obtient {dice} en Leadership${WITH}, {seat2_the} {dice2}${WITH2}`;
const LOSES =
  '{seat3, select, guards {les gardes perdent} other {{seat3_the} perd}} {lost3, plural, one {# point} other {# points}} d’Équipage ({left3, plural, =0 {il n’en reste plus} other {il en reste #}})';
const GLORY =
  '{seat} gagne un point de Gloire pour {source, select, combat {un combat} sale {une vente} raid {un riche butin} mission {une mission} rumour {une rumeur} other {un nouveau bateau}} ({points} en tout)';
const CONTEST = `{seat_The} obtient {dice} en Manœuvre${WITH}, {seat2_the} {dice2}${WITH2}`;
const gold = (name: string) => `{${name}, plural, one {# pièce} other {# pièces}} d’or`;
const SOUGHT = `{seat} paie ${gold('gold')} pour acquérir une rumeur{effects, plural, =0 {} other { grâce à {by_quoted}}}`;

export const folds: { readonly [key in keyof typeof en]: string } = {
  'scout.began+scout.rolled': `{seat} fait une Reconnaissance pour trouver {target_the} et obtient {dice}${BY}.`,
  'scout.began+scout.rolled+scout.failed': `{seat} fait une Reconnaissance pour trouver {target_the} ({dice}${BY}) et ne trouve rien.`,
  'scout.began+scout.rolled+merchant.met': `{seat} fait une Reconnaissance {zone_at} ({dice}${BY}) et trouve un marchand {nation_adj}.`,
  'chase.began+scout.rolled': `{seat} fait une Reconnaissance pour trouver {ofSeat} et obtient {dice}${BY}.`,
  'chase.began+scout.rolled+scout.failed': `{seat} fait une Reconnaissance pour trouver {ofSeat} ({dice}${BY}) et ne trouve rien.`,
  'scout.rolled+scout.failed': `{seat} obtient {dice} en Reconnaissance${WITH} et ne trouve rien.`,
  'scout.rolled+merchant.met': `{seat} obtient {dice} en Reconnaissance${WITH} et trouve un marchand {nation_adj} {zone_at}.`,
  'raid.began+bounty.gained':
    '{seat} l’attaque comme marchand {nation_adj}, et {nation_the} met une prime sur la tête {seat_of} ({bounties} en tout).',
  'raid.succeeded+raid.plundered': `{seat} prend le marchand et pille ${gold('gold')}.`,
  'raid.succeeded+raid.plundered+raid.loaded*': `{seat} prend le marchand, pille ${gold('gold')} et charge {goods_counted}.`,
  'raid.plundered+raid.loaded*': `{seat} pille ${gold('gold')} et charge {goods_counted}.`,
  'glory.won+glory.drawn': `${GLORY} et pioche une carte Gloire.`,
  'glory.won+glory.drawn:seen': `${GLORY} et pioche une carte Gloire : « {card} ».`,
  'cargo.bought+2:offer.left': `{seat} {cards, plural, =0 {n’achète rien} one {achète # carte Cargaison pour ${gold('gold')}} other {achète # cartes Cargaison pour ${gold('gold')}}} et laisse {goods2_counted}.`,
  'rumour.sought+2:venture.rolled+rumour.missed': `${SOUGHT}, obtient {dice2} en {skill2}${WITH2} et n’apprend rien.`,
  'rumour.sought+2:venture.rolled+3:rumour.heard': `${SOUGHT}, obtient {dice2} en {skill2}${WITH2} et {rumours3, plural, =0 {n’apprend rien, car il n’y en a plus} one {l’acquiert} other {en regarde #}}.`,
  'mission.sought+2:venture.rolled+mission.refused': `{seat} demande la mission « {mission} », obtient {dice2} en {skill2}${WITH2} et ne l’obtient pas.`,
  'mission.sought+2:venture.rolled+mission.accepted': `{seat} demande la mission « {mission} », obtient {dice2} en {skill2}${WITH2} et l’accepte.`,
  'rumour.shown+2:venture.rolled+rumour.proven': `{seat} vérifie la rumeur « {rumour} », obtient {dice2} en {skill2}${WITH2} et la prouve.`,
  'rumour.shown+2:venture.rolled+rumour.false': `{seat} vérifie la rumeur « {rumour} » et obtient {dice2} en {skill2}${WITH2} : elle est fausse.`,
  'recruit.rolled+crew.filled':
    '{seat} obtient {dice} en Leadership et recrute un équipage complet gratuitement (Équipage {crew}).',
  'raid.hit*': 'Le marchand touche {sections_count} fois {seat} : {sections}.',
  'combat.declared+2:combat.declared': '{seat_The} déclare {declaration} et {seat2_the} {declaration2}.',
  'contest.rolled+2:contest.rolled': `${CONTEST}.`,
  'contest.rolled+2:contest.rolled+3:contest.won': `${CONTEST} : {seat3_the} remporte le concours de manœuvre.`,
  'contest.rolled+2:contest.rolled+contest.tied': `${CONTEST} : les deux bateaux sont ex aequo.`,
  'contest.rolled+2:contest.rolled+contest.idle': `${CONTEST} : personne n’a de succès, il ne se passe rien.`,
  'crew.rolled+2:crew.rolled': `${LEADERSHIP}.`,
  'crew.rolled+2:crew.rolled+3:crew.lost': `${LEADERSHIP} : ${LOSES}.`,
  'crew.rolled+2:crew.rolled+3:crew.lost+4:crew.lost': `${LEADERSHIP} : ${LOSES}, {seat4, select, guards {les gardes} other {{seat4_the}}} {lost4} ({left4, plural, =0 {il n’en reste plus} other {il en reste #}}).`,
  'ship.hit*': 'Après ces touchés, les sections {seat_of} en sont à {leftBySection}.',
  'captain.lost-cards+captain.lost-gold': `{seat} perd ${gold('gold')} et {cards_count, plural, one {cette carte} other {ces cartes}} : {cards_quoted}.`,
  'captain.lost-cards+captain.lost-gold+captain.drawn': `{seat} perd ${gold('gold')} et {cards_count, plural, one {cette carte} other {ces cartes}} : {cards_quoted}. Son nouveau capitaine est {captain}.`,
  'captain.lost-gold+captain.drawn': `{seat} perd ${gold('gold')}. Son nouveau capitaine est {captain}.`,
  'captain.set-out+captain.funded': `{seat} repart du port {zone_of} avec {captain}, {ship_a} et ${gold('aboard')} à bord.`,
};
