import { LAID_DOWN } from './chapters/sea.fr.ts';
import type { folds as en } from './folds.en.ts';

const WITH = 'avec {pirates, plural, one {# pirate} other {# pirates}}';
const points = (v = '') => `{points${v}, plural, =0 {aucun point} one {# point} other {# points}}`;
const loads = (v = '') =>
  `{n${v}, plural, =0 {n’a plus de place pour charger} other {charge {crates${v}, plural, =0 {} one {# caisse} other {# caisses}}{provisions${v}, plural, =0 {} one {# provision} other {# provisions}}{lost${v}, plural, =0 {} other { (pas de place pour # de plus)}}}}`;
const MORE =
  '{n2, plural, =0 {n’a plus de place pour le reste} other {{crates2, plural, =0 {} one {# caisse} other {# caisses}}{provisions2, plural, =0 {} one {# provision} other {# provisions}}{lost2, plural, =0 {} other { (pas de place pour # de plus)}}}}';
const pays = (v = '') => `paie {n${v}, plural, one {# doublon} other {# doublons}}`;
const EATS = 'dépense 1 provision ({left, plural, =0 {il n’en reste plus} other {il en reste #}})';
const DAMAGES =
  '{damage, plural, =0 {achève {opponent_the}} one {inflige # dégât {opponent_to}} other {inflige # dégâts {opponent_to}}}';
const SCORES = `marque ${points()} ({total} en tout)`;
const INCOME =
  'touche ses revenus : {outposts, plural, =0 {aucun avant-poste} one {# avant-poste} other {# avant-postes}}, {opponents, plural, =0 {aucun adversaire touché} one {# adversaire touché} other {# adversaires touchés}}, {towers, plural, =0 {aucune tour de guet} one {# tour de guet} other {# tours de guet}}';
const TOLD = `{cards, plural, =0 {n’a raconté aucun récit} one {a raconté # récit pour ${points()}} other {a raconté # récits pour ${points()}}}`;
const HIDES = 'cache {good_the} {value, plural, =0 {au centre} other {sur une case qui vaut #}}';
const LYING = '{pirates, plural, =0 {} one { en couchant # pirate} other { en couchant # pirates}}';
const USING = '{pirates, plural, =0 {} one { (# pirate couché)} other { (# pirates couchés)}}';

export const folds: { readonly [key in keyof typeof en]: string } = {
  'captain.moved+gain.received': `{seat} mène le capitaine {space_to} ${WITH} et reçoit {gain_a}.`,
  'captain.moved+weapon.taken': `{seat} mène le capitaine {space_to} ${WITH} et reçoit {weapon_a}.`,
  'captain.moved+cargo.stowed': `{seat} mène le capitaine {space_to} ${WITH} et ${loads()}.`,
  'doubloons.paid+captain.moved': `{seat} ${pays()} {cause_to} et mène le capitaine {space_to} ${WITH}.`,
  '2:doubloons.paid+captain.moved+gain.received': `{seat} ${pays('2')} {cause2_to}, mène le capitaine {space_to} ${WITH} et reçoit {gain_a}.`,
  '2:doubloons.paid+captain.moved+weapon.taken': `{seat} ${pays('2')} {cause2_to}, mène le capitaine {space_to} ${WITH} et reçoit {weapon_a}.`,
  '2:doubloons.paid+captain.moved+cargo.stowed': `{seat} ${pays('2')} {cause2_to}, mène le capitaine {space_to} ${WITH} et ${loads()}.`,
  'captain.ferried+points.lost': `{seat} mène le capitaine en barge {space_to} ${WITH} et perd ${points()} ({total} en tout).`,
  'captain.ferried+points.lost+2:gain.received': `{seat} mène le capitaine en barge {space_to} ${WITH}, perd ${points()} ({total} en tout) et reçoit {gain2_a}.`,
  'captain.ferried+points.lost+2:weapon.taken': `{seat} mène le capitaine en barge {space_to} ${WITH}, perd ${points()} ({total} en tout) et reçoit {weapon2_a}.`,
  'captain.ferried+points.lost+2:cargo.stowed': `{seat} mène le capitaine en barge {space_to} ${WITH}, perd ${points()} ({total} en tout) et ${loads('2')}.`,
  'captain.ferried+doubloons.paid': `{seat} mène le capitaine en barge {space_to} ${WITH} et ${pays()}.`,
  'captain.ferried+doubloons.paid+2:gain.received': `{seat} mène le capitaine en barge {space_to} ${WITH}, ${pays()} et reçoit {gain2_a}.`,
  'captain.ferried+doubloons.paid+2:weapon.taken': `{seat} mène le capitaine en barge {space_to} ${WITH}, ${pays()} et reçoit {weapon2_a}.`,
  'captain.ferried+doubloons.paid+2:cargo.stowed': `{seat} mène le capitaine en barge {space_to} ${WITH}, ${pays()} et ${loads('2')}.`,
  'item.spent+turn.paused': '{seat} dépense {item_a} et fait une pause.',
  'town.left+cargo.stowed': `{seat} quitte Nassau, accoste {quay_to} et ${loads()}.`,
  'town.left+cargo.stowed+2:cargo.stowed': `{seat} quitte Nassau, accoste {quay_to} et ${loads()} et ${MORE}.`,
  'town.left+cargo.stowed+2:gain.received': `{seat} quitte Nassau, accoste {quay_to}, ${loads()} et reçoit {gain2_a}.`,
  'town.left+dolphin.taken': '{seat} quitte Nassau avant les autres, prend le dauphin et accoste {quay_to}.',
  'town.left+dolphin.taken+cargo.stowed': `{seat} quitte Nassau avant les autres, prend le dauphin, accoste {quay_to} et ${loads()}.`,
  'town.left+dolphin.taken+cargo.stowed+2:cargo.stowed': `{seat} quitte Nassau avant les autres, prend le dauphin, accoste {quay_to} et ${loads()} et ${MORE}.`,
  'town.left+dolphin.taken+cargo.stowed+2:gain.received': `{seat} quitte Nassau avant les autres, prend le dauphin, accoste {quay_to}, ${loads()} et reçoit {gain2_a}.`,
  'provision.eaten+zone.entered': `{seat} ${EATS} et se déplace en zone {zone}${LAID_DOWN}.`,
  'provision.eaten+zone.entered+kraken.stopped': `{seat} ${EATS} et se déplace en zone {zone}${LAID_DOWN}. Un kraken y arrête {seat}.`,
  'zone.entered+kraken.stopped': `{seat} se déplace en zone {zone}${LAID_DOWN}. Un kraken y arrête {seat}.`,
  'provision.eaten+tale.drawn': `{seat} ${EATS} et pioche un récit dans {deck_the} {cause_because}.`,
  'provision.eaten+tale.drawn:seen': `{seat} ${EATS} et pioche un récit dans {deck_the} {cause_because} : « {card} ».`,
  'provision.eaten+fight.began': `{seat} ${EATS} et attaque {opponent_a} en zone {zone}.`,
  'provision.eaten+outpost.captured': `{seat} ${EATS}, capture {outpost_the} en zone {zone} et y laisse un pirate.`,
  'provision.eaten+outpost.captured+weapon.taken': `{seat} ${EATS}, capture {outpost_the} en zone {zone}, y laisse un pirate et reçoit {weapon_a}.`,
  'outpost.captured+weapon.taken': '{seat} capture {outpost_the} en zone {zone}, y laisse un pirate et reçoit {weapon_a}.',
  'outpost.captured+gain.received': '{seat} capture {outpost_the} en zone {zone}, y laisse un pirate et reçoit {gain_a}.',
  'outpost.captured+cargo.stowed': `{seat} capture {outpost_the} en zone {zone}, y laisse un pirate et ${loads()}.`,
  'tower.occupied+2:tower.lost+2:points.scored': `{seat2_same, select, yes {{seat} met {crates, plural, one {# caisse} other {# caisses}} sur {tower_the} au lieu de {crates2} et} other {Avec {crates, plural, one {# caisse} other {# caisses}}, {seat} prend {tower_the} en zone {zone} {seat2_to}, qui reprend {crates2, plural, one {# caisse} other {# caisses}} et}} marque ${points('2')} ({total2} en tout).`,
  'post.plundered+good.stowed': `{seat} pille {post_the}${LYING} et charge {good_a}.`,
  'provision.eaten+post.plundered': `{seat} ${EATS}, pille {post_the}${LYING} et y trouve {good_a}.`,
  'provision.eaten+post.plundered+good.stowed': `{seat} ${EATS}, pille {post_the}${LYING} et charge {good_a}.`,
  'provision.eaten+item.spent+boat.steered': `{seat} ${EATS} et une boussole, qui mène {goal_to} en zone {zone}.`,
  'item.spent+bomb.thrown':
    '{seat} lance une bombe sur {opponent_the} : 2 dégâts{crates, plural, =0 {} one { (marqués par # caisse)} other { (marqués par # caisses)}}.',
  'offering.bought+doubloons.paid':
    '{seat} paie {n, plural, one {# doublon} other {# doublons}} au vieux loup de mer pour {gain_a}.',
  'provision.eaten+sea-dog.met': `{seat} ${EATS} et rencontre le vieux loup de mer.`,
  'provision.eaten+sea-dog.met+gain.received': `{seat} ${EATS}, rencontre le vieux loup de mer et reçoit {gain_a}.`,
  'sea-dog.met+gain.received': '{seat} rencontre le vieux loup de mer et reçoit {gain_a}.',
  'crates.fired+tokens.drawn': `{seat} {crates, plural, =0 {ne tire aucune caisse} one {tire # caisse} other {tire # caisses}}${USING} et pioche {tokens_count, plural, one {# jeton Combat} other {# jetons Combat}} : {tokens}.`,
  'crate.dodged*+opponent.unharmed':
    '{opponent_The} esquive {seats_count, plural, one {une caisse} other {# caisses}} {seat_of} et ne subit aucun dégât.',
  'item.spent+dodge.ignored': '{seat} dépense {item_a} et touche malgré l’esquive.',
  'dice.rolled+attack.repelled*': `{seat} obtient {dice} en défense${USING} et repousse {tokens_the}.`,
  'attack.repelled+loss.suffered': '{seat} repousse {token_the} mais perd {loss_a}.',
  'opponent.damaged+points.scored': `{seat} ${DAMAGES} et ${SCORES}.`,
  'opponent.damaged+points.scored+2:gain.received': `{seat} ${DAMAGES}, ${SCORES} et reçoit {gain2_a}.`,
  'opponent.damaged+points.scored+2:weapon.taken': `{seat} ${DAMAGES}, ${SCORES} et reçoit {weapon2_a}.`,
  'opponent.damaged+points.scored+2:cargo.stowed': `{seat} ${DAMAGES}, ${SCORES} et ${loads('2')}.`,
  'opponent.damaged+points.scored+opponent.beaten': `{seat} bat {opponent_the} et ${SCORES}.`,
  'opponent.damaged+points.scored+2:gain.received+opponent.beaten': `{seat} bat {opponent_the}, ${SCORES} et reçoit {gain2_a}.`,
  'opponent.damaged+points.scored+2:weapon.taken+opponent.beaten': `{seat} bat {opponent_the}, ${SCORES} et reçoit {weapon2_a}.`,
  'opponent.damaged+points.scored+2:cargo.stowed+opponent.beaten': `{seat} bat {opponent_the}, ${SCORES} et ${loads('2')}.`,
  'voyage.began+stop.made': '{seat} commence le voyage de retour et fait escale {stop_to}.',
  'voyage.began+stop.made+home.reached': `{seat} rentre au port d’attache et ${INCOME}.`,
  'voyage.began+stop.made+home.reached+dolphin.taken': `{seat} rentre avant les autres, prend le dauphin et ${INCOME}.`,
  'stop.made+home.reached': `{seat} rejoint son port d’attache et ${INCOME}.`,
  'stop.made+home.reached+dolphin.taken': `{seat} rejoint son port d’attache avant les autres, prend le dauphin et ${INCOME}.`,
  'stop.made+item.spent': '{seat} fait escale {stop_to} et dépense {item_a}.',
  'voyage.began+stop.made+item.spent': '{seat} commence le voyage de retour, fait escale {stop_to} et dépense {item_a}.',
  'stop.made+doubloons.paid+good.hidden': `{seat} fait escale {stop_to}, ${pays()} et ${HIDES}.`,
  'voyage.began+stop.made+doubloons.paid+good.hidden': `{seat} commence le voyage de retour, fait escale {stop_to}, ${pays()} et ${HIDES}.`,
  'tales.compared+2:points.lost': `{seat} ${TOLD} pendant cette manche et perd ${points('2')} ({total2} en tout).`,
  'tales.compared+2:points.scored': `{seat} ${TOLD} pendant cette manche, les meilleurs, et marque ${points('2')} ({total2} en tout).`,
  'sea-dog.moved+offering.shown': 'Le vieux loup de mer se déplace en zone {zone} et propose {offering_a}.',
  'animal.taken+2:animal.shown':
    '{seat} prend {animal_a} à bord{active, plural, =0 {, encore sans marin} other {}}. L’île des animaux accueille {animal2_a}.',
};
