import type { folds as en } from './folds.en.ts';

const SUCCESS = '{successes, plural, =0 {aucun succès} one {# succès} other {# succès}}';
const TRUST =
  '{by_way, select, up {gagne {by_points, plural, one {# point} other {# points}} de confiance ({trust} en tout)} down {perd {by_points, plural, one {# point} other {# points}} de confiance ({trust} en tout)} other {{trust, plural, =0 {n’a pas de confiance à perdre} one {garde # point de confiance} other {garde # points de confiance}}}}';
const TRUST2 =
  '{by2_way, select, up {gagne {by2_points, plural, one {# point} other {# points}} de confiance ({trust2} en tout)} down {perd {by2_points, plural, one {# point} other {# points}} de confiance ({trust2} en tout)} other {{trust2, plural, =0 {n’a pas de confiance à perdre} one {garde # point de confiance} other {garde # points de confiance}}}}';
const TRUST3 =
  '{by3_way, select, up {gagne {by3_points, plural, one {# point} other {# points}} de confiance ({trust3} en tout)} down {perd {by3_points, plural, one {# point} other {# points}} de confiance ({trust3} en tout)} other {{trust3, plural, =0 {n’a pas de confiance à perdre} one {garde # point de confiance} other {garde # points de confiance}}}}';
const MORALE =
  '{by_way, select, same {le moral reste à {morale}} up {le moral monte de {by_points} et passe à {morale}} other {le moral baisse de {by_points} et passe à {morale}}}';
const DIRT =
  '{dirt, select, 0 {le navire est de nouveau propre} 1 {la saleté passe au niveau I} 2 {la saleté passe au niveau II} other {la saleté passe au niveau III}}';
const DIRT2 =
  '{dirt2, select, 0 {le navire est de nouveau propre} 1 {la saleté passe au niveau I} 2 {la saleté passe au niveau II} other {la saleté passe au niveau III}}';
const POINTS =
  'Le navire {points, plural, =0 {ne gagne aucun point de déplacement} one {gagne # point de déplacement} other {gagne # points de déplacement}}';
const HIT =
  '{where, select, rigging {au gréement (il reste {sails, plural, one {# voile} other {# voiles}})} deck {sur le pont} other {à la cale (il reste {hold, plural, one {# colonne} other {# colonnes}})}}';
const BOW =
  '{heading, select, 0 {} 1 {, cap au nord} 2 {, cap au nord-est} 3 {, cap au sud-est} 4 {, cap au sud} 5 {, cap au sud-ouest} other {, cap au nord-ouest}}';
const FIND = '{find, select, nothing {revient sans rien} goods {revient avec des marchandises} other {a un accident à terre}}';
const AGAIN = '{who_The} relance {roll_because} grâce {by2, select, destiny {au destin} other {à « {by2} »}} : {dice}';

export const folds: { readonly [key in keyof typeof en]: string } = {
  'dice.rolled+trust.changed': `{who_The} obtient {dice} {roll_because} (${SUCCESS}) et ${TRUST}.`,
  'dice.rolled+speed.rolled': `{who_The} obtient {dice} {roll_because} (${SUCCESS}). ${POINTS}.`,
  'dice.rolled+trust.changed+speed.rolled': `{who_The} obtient {dice} {roll_because} (${SUCCESS}) et ${TRUST}. ${POINTS}.`,
  'dice.rolled+trust.changed+2:dirt.changed': `{who_The} obtient {dice} {roll_because} (${SUCCESS}) et ${TRUST} ; ${DIRT2}.`,
  '2:dice.again+dice.rolled': `${AGAIN}{roll, select, explore {} other { (${SUCCESS})}}.`,
  '2:dice.again+dice.rolled+speed.rolled': `${AGAIN}{roll, select, explore {} other { (${SUCCESS})}}. ${POINTS}.`,
  '2:dice.again+dice.rolled+trust.changed': `${AGAIN}{roll, select, explore {} other { (${SUCCESS})}}. {who_The} ${TRUST}.`,
  '2:dice.again+dice.rolled+trust.changed+speed.rolled': `${AGAIN}{roll, select, explore {} other { (${SUCCESS})}}. {who_The} ${TRUST}. ${POINTS}.`,
  'dice.rolled+explorer.found': `{who_The} obtient {dice} {roll_because} et ${FIND}.`,
  'dice.rolled+explorer.found+trust.changed': `{who_The} obtient {dice} {roll_because}, ${FIND} et ${TRUST}.`,
  'dice.rolled+explorer.found+good.gained*': `{who_The} obtient {dice} {roll_because} et rapporte {markers_a}.`,
  'dice.rolled+explorer.found+good.gained*+2:trust.changed': `{who_The} obtient {dice} {roll_because}, rapporte {markers_a} et ${TRUST2}.`,
  '2:dice.again+dice.rolled+explorer.found+trust.changed': `${AGAIN}. {who_The} ${FIND} et ${TRUST}.`,
  '2:dice.again+dice.rolled+explorer.found+good.gained*+3:trust.changed': `${AGAIN}. {who_The} rapporte {markers_a} et ${TRUST3}.`,
  'explorer.found+trust.changed': `{who_The} ${FIND} et ${TRUST}.`,
  'explorer.found+good.gained*+2:trust.changed': `{who_The} rapporte {markers_a} et ${TRUST2}.`,
  'group.explored+good.gained*': '{group_The} obtient {die} et rapporte {markers_a}.',
  '(sails.handled+group.tired)*':
    '{groups_count, plural, one {{groups_The} établit les voiles et se fatigue} other {{groups_The} établissent les voiles et se fatiguent}}.',
  '(sails.handled+group.tired)*+speed.rolled': `{groups_count, plural, one {{groups_The} établit les voiles et se fatigue} other {{groups_The} établissent les voiles et se fatiguent}}. ${POINTS}.`,
  '(sails.handled+group.spared)*':
    '{groups_count, plural, one {{groups_The} établit les voiles et ne se fatigue pas} other {{groups_The} établissent les voiles et ne se fatiguent pas}} grâce à l’Officier de pont.',
  'sails.handled*': '{groups_The} établissent les voiles.',
  'sails.handled*+speed.rolled': `{groups_count, plural, one {{groups_The} établit les voiles} other {{groups_The} établissent les voiles}}. ${POINTS}.`,
  'marker.revealed+trust.changed': `{who_The} aperçoit {face, select, 1 {l’objectif} other {un leurre}} {island_to} et ${TRUST}.`,
  'marker.revealed+markers.discarded+trust.changed': `{who_The} aperçoit l’objectif {island_to} et ${TRUST}. On retire les autres marqueurs.`,
  'marker.revealed+markers.discarded': 'Le marqueur {island_of} est l’objectif ! On retire les autres marqueurs.',
  'person.reassigned+morale.changed': `Le Capitaine réassigne {who_the} {post_to} ; ${MORALE}.`,
  'watch.advanced+dirt.changed': `La montre passe à {watch} ; ${DIRT}.`,
  'watch.advanced+morale.changed': `La montre passe à {watch} ; ${MORALE} {why_because}.`,
  'watch.advanced+night.fell': 'La montre passe à {watch} et la nuit tombe.',
  'watch.advanced+night.fell+dirt.changed': `La montre passe à {watch} et la nuit tombe ; ${DIRT}.`,
  'watch.advanced+night.fell+morale.changed': `La montre passe à {watch} et la nuit tombe ; ${MORALE} {why_because}.`,
  'rum.drunk+morale.changed': `L’équipage boit du rhum ({die}{extra, plural, =0 {} other { plus #}}) ; ${MORALE}.`,
  'crew.hungry+morale.changed': `L’équipage a faim ({die}) ; ${MORALE}.`,
  'loot.changed+doubloons.taken':
    '{seat} obtient {die} et dérobe {doubloons, plural, one {# pièce} other {# pièces}} au butin de l’équipage ({loot, plural, =0 {il n’en reste rien} other {il en reste #}}).',
  'loot.changed+loot.buried':
    '{seat} enterre {doubloons, plural, one {# pièce} other {# pièces}} {island_to}. L’équipage {loot, plural, =0 {n’en a plus} other {en a encore #}} à bord.',
  'loot.changed+loot.dug-up':
    '{seat} déterre {doubloons, plural, one {# pièce} other {# pièces}} {island_to}. L’équipage en a maintenant {loot} à bord.',
  'ship.hit+dirt.changed': `Le navire subit un impact ${HIT} ; ${DIRT}.`,
  'ship.hit+morale.changed': `Le navire subit un impact ${HIT} ; ${MORALE}.`,
  'foe.rolled+foe.sailed': `{foe_The} obtient {dice} pour sa vitesse et se déplace à la case {cell}${BOW}.`,
  'foe.rolled+foe.sailed*':
    '{foe_The} obtient {dice} pour sa vitesse et avance de {points, plural, one {# case} other {# cases}}.',
  'group.fought+enemy.struck':
    '{group_The} obtient {die} et touche : un groupe ennemi est {how, select, eliminated {éliminé} other {blessé}} (il en reste {fresh} indemnes et {hurt} blessés).',
  'mutiny.bid+prestige.changed':
    '{seat} {coins, plural, =0 {ne mise rien} one {mise # pièce} other {mise # pièces}}{by_way, select, down { et perd {by_points, plural, one {# point} other {# points}} de prestige (il en reste {prestige})} other {}}.',
  'prestige.changed*':
    '{seats} {by_way, select, up {gagnent chacun {by_points, plural, one {# point} other {# points}} de prestige} down {perdent chacun {by_points, plural, one {# point} other {# points}} de prestige} other {gardent leur prestige}} {why_because}.',
  'belongings.lost*': '{seats} perdent toutes leurs pièces et tous leurs achats.',
  'group.tired*': '{groups_The} se fatiguent.',
  'group.rested*': '{groups_The} ont récupéré toute leur force.',
  'group.refreshed*': '{groups_The} récupèrent un peu.',
  'group.wounded+morale.changed': `{group_The} subit une blessure ; ${MORALE}.`,
  'event.drawn+event.unmanned': 'L’événement est « {card} », mais personne n’est {post_to} : le jet échoue.',
  'event.drawn+morale.changed': `L’événement est « {card} » : ${MORALE}.`,
  'event.drawn+dirt.changed': `L’événement est « {card} » : ${DIRT}.`,
  'event.drawn+dirt.changed+group.refreshed*': `L’événement est « {card} » : ${DIRT}, et {groups_the} {groups_count, plural, one {récupère} other {récupèrent}} un peu.`,
  'event.drawn+dice.rolled': `L’événement est « {card} ». {who_The} obtient {dice} (${SUCCESS}).`,
  'event.drawn+dice.rolled+trust.changed': `L’événement est « {card} ». {who_The} obtient {dice} (${SUCCESS}) et ${TRUST}.`,
};
