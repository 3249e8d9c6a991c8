// What belongs together is told in one line. How a key is read: `packages/words/src/folds.ts`.
import { USED } from './chapters/sea.en.ts';

const WITH = 'with {pirates, plural, one {# pirate} other {# pirates}}';
const points = (v = '') => `{points${v}, plural, =0 {no points} one {# point} other {# points}}`;
const loads = (v = '') =>
  `{n${v}, plural, =0 {finds no room for more cargo} other {loads {crates${v}, plural, =0 {} one {# crate} other {# crates}}{provisions${v}, plural, =0 {} one {# provision} other {# provisions}}{lost${v}, plural, =0 {} other { (no room for # more)}}}}`;
const MORE =
  '{n2, plural, =0 {finds no room for more} other {{crates2, plural, =0 {} one {# crate} other {# crates}}{provisions2, plural, =0 {} one {# provision} other {# provisions}}{lost2, plural, =0 {} other { (no room for # more)}}}}';
const pays = (v = '') => `pays {n${v}, plural, one {# doubloon} other {# doubloons}}`;
const EATS = 'spends 1 provision ({left, plural, =0 {none left} other {# left}})';
const DAMAGES = '{damage, plural, =0 {finishes off {opponent_the}} other {deals # damage to {opponent_the}}}';
const SCORES = `scores ${points()} ({total} in all)`;
const INCOME =
  'income: {outposts, plural, =0 {no outpost} one {# outpost} other {# outposts}}, {opponents, plural, =0 {no damaged opponent} one {# damaged opponent} other {# damaged opponents}}, {towers, plural, =0 {no watch tower} one {# watch tower} other {# watch towers}}';
const TOLD = `{cards, plural, =0 {no tale} one {# tale for ${points()}} other {# tales for ${points()}}}`;
const HIDES = 'hides {good_the} {value, plural, =0 {in the centre} other {on a space worth #}}';
const FINDS = '{pirates, plural, =0 {} one { with # pirate as a sailor} other { with # pirates as sailors}}';
const USING = '{pirates, plural, =0 {} one { (# pirate as a sailor)} other { (# pirates as sailors)}}';

export const folds = {
  'captain.moved+gain.received': `{seat} walks the captain {space_to} ${WITH} and gets {gain_a}.`,
  'captain.moved+weapon.taken': `{seat} walks the captain {space_to} ${WITH} and gets {weapon_a}.`,
  'captain.moved+cargo.stowed': `{seat} walks the captain {space_to} ${WITH} and ${loads()}.`,
  'doubloons.paid+captain.moved': `{seat} ${pays()} {cause_to} and walks the captain {space_to} ${WITH}.`,
  '2:doubloons.paid+captain.moved+gain.received': `{seat} ${pays('2')} {cause2_to}, walks the captain {space_to} ${WITH} and gets {gain_a}.`,
  '2:doubloons.paid+captain.moved+weapon.taken': `{seat} ${pays('2')} {cause2_to}, walks the captain {space_to} ${WITH} and gets {weapon_a}.`,
  '2:doubloons.paid+captain.moved+cargo.stowed': `{seat} ${pays('2')} {cause2_to}, walks the captain {space_to} ${WITH} and ${loads()}.`,
  'captain.ferried+points.lost': `{seat} takes the barge {space_to} ${WITH} and loses ${points()} (now {total}).`,
  'captain.ferried+points.lost+2:gain.received': `{seat} takes the barge {space_to} ${WITH}, loses ${points()} (now {total}) and gets {gain2_a}.`,
  'captain.ferried+points.lost+2:weapon.taken': `{seat} takes the barge {space_to} ${WITH}, loses ${points()} (now {total}) and gets {weapon2_a}.`,
  'captain.ferried+points.lost+2:cargo.stowed': `{seat} takes the barge {space_to} ${WITH}, loses ${points()} (now {total}) and ${loads('2')}.`,
  'captain.ferried+doubloons.paid': `{seat} takes the barge {space_to} ${WITH} and ${pays()}.`,
  'captain.ferried+doubloons.paid+2:gain.received': `{seat} takes the barge {space_to} ${WITH}, ${pays()} and gets {gain2_a}.`,
  'captain.ferried+doubloons.paid+2:weapon.taken': `{seat} takes the barge {space_to} ${WITH}, ${pays()} and gets {weapon2_a}.`,
  'captain.ferried+doubloons.paid+2:cargo.stowed': `{seat} takes the barge {space_to} ${WITH}, ${pays()} and ${loads('2')}.`,
  'item.spent+turn.paused': '{seat} spends {item_a} and sits out this turn.',
  'town.left+cargo.stowed': `{seat} leaves Nassau, docks at {quay_the} and ${loads()}.`,
  'town.left+cargo.stowed+2:cargo.stowed': `{seat} leaves Nassau, docks at {quay_the} and ${loads()} and ${MORE}.`,
  'town.left+cargo.stowed+2:gain.received': `{seat} leaves Nassau, docks at {quay_the}, ${loads()} and gets {gain2_a}.`,
  'town.left+dolphin.taken': '{seat} leaves Nassau first, takes the dolphin and docks at {quay_the}.',
  'town.left+dolphin.taken+cargo.stowed': `{seat} leaves Nassau first, takes the dolphin, docks at {quay_the} and ${loads()}.`,
  'town.left+dolphin.taken+cargo.stowed+2:cargo.stowed': `{seat} leaves Nassau first, takes the dolphin, docks at {quay_the} and ${loads()} and ${MORE}.`,
  'town.left+dolphin.taken+cargo.stowed+2:gain.received': `{seat} leaves Nassau first, takes the dolphin, docks at {quay_the}, ${loads()} and gets {gain2_a}.`,
  'provision.eaten+zone.entered': `{seat} ${EATS} and sails to zone {zone}${USED}.`,
  'provision.eaten+zone.entered+kraken.stopped': `{seat} ${EATS} and sails to zone {zone}${USED}. A kraken stops {seat} there.`,
  'zone.entered+kraken.stopped': `{seat} sails to zone {zone}${USED}. A kraken stops {seat} there.`,
  'provision.eaten+tale.drawn': `{seat} ${EATS} and draws a tale from {deck_the} {cause_because}.`,
  'provision.eaten+tale.drawn:seen': `{seat} ${EATS} and draws a tale from {deck_the} {cause_because}: “{card}”.`,
  'provision.eaten+fight.began': `{seat} ${EATS} and attacks {opponent_a} in zone {zone}.`,
  'provision.eaten+outpost.captured': `{seat} ${EATS}, captures {outpost_the} in zone {zone} and leaves a pirate there.`,
  'provision.eaten+outpost.captured+weapon.taken': `{seat} ${EATS}, captures {outpost_the} in zone {zone}, leaves a pirate there and gets {weapon_a}.`,
  'outpost.captured+weapon.taken': '{seat} captures {outpost_the} in zone {zone}, leaves a pirate there and gets {weapon_a}.',
  'outpost.captured+gain.received': '{seat} captures {outpost_the} in zone {zone}, leaves a pirate there and gets {gain_a}.',
  'outpost.captured+cargo.stowed': `{seat} captures {outpost_the} in zone {zone}, leaves a pirate there and ${loads()}.`,
  'tower.occupied+2:tower.lost+2:points.scored': `{seat2_same, select, yes {{seat} puts {crates, plural, one {# crate} other {# crates}} on {tower_the} instead of {crates2} and} other {With {crates, plural, one {# crate} other {# crates}}, {seat} takes {tower_the} in zone {zone} from {seat2}, who gets {crates2, plural, one {# crate} other {# crates}} back and}} scores ${points('2')} ({total2} in all).`,
  'post.plundered+good.stowed': `{seat} plunders {post_the}${FINDS} and loads {good_a}.`,
  'provision.eaten+post.plundered': `{seat} ${EATS}, plunders {post_the}${FINDS} and finds {good_a}.`,
  'provision.eaten+post.plundered+good.stowed': `{seat} ${EATS}, plunders {post_the}${FINDS} and loads {good_a}.`,
  'provision.eaten+item.spent+boat.steered': `{seat} ${EATS} and a compass, which leads to {goal_the} in zone {zone}.`,
  'item.spent+bomb.thrown':
    '{seat} throws a bomb at {opponent_the} for 2 damage{crates, plural, =0 {} one { (marked with # crate)} other { (marked with # crates)}}.',
  'offering.bought+doubloons.paid': '{seat} pays the old sea dog {n, plural, one {# doubloon} other {# doubloons}} for {gain_a}.',
  'provision.eaten+sea-dog.met': `{seat} ${EATS} and meets the old sea dog.`,
  'provision.eaten+sea-dog.met+gain.received': `{seat} ${EATS}, meets the old sea dog and gets {gain_a}.`,
  'sea-dog.met+gain.received': '{seat} meets the old sea dog and gets {gain_a}.',
  'crates.fired+tokens.drawn': `{seat} fires {crates, plural, =0 {no crate} one {# crate} other {# crates}}${USING} and draws {tokens_count, plural, one {# Combat token} other {# Combat tokens}}: {tokens}.`,
  'crate.dodged*+opponent.unharmed':
    '{opponent_The} dodges {seats_count, plural, one {a crate} other {# crates}} of {seat}’s and takes no damage.',
  'item.spent+dodge.ignored': '{seat} spends {item_a} and hits despite the dodge.',
  'dice.rolled+attack.repelled*': `{seat} rolls {dice} in defence${USING} and repels {tokens_the}.`,
  'attack.repelled+loss.suffered': '{seat} repels {token_the} but loses {loss_a}.',
  'opponent.damaged+points.scored': `{seat} ${DAMAGES} and ${SCORES}.`,
  'opponent.damaged+points.scored+2:gain.received': `{seat} ${DAMAGES}, ${SCORES} and gets {gain2_a}.`,
  'opponent.damaged+points.scored+2:weapon.taken': `{seat} ${DAMAGES}, ${SCORES} and gets {weapon2_a}.`,
  'opponent.damaged+points.scored+2:cargo.stowed': `{seat} ${DAMAGES}, ${SCORES} and ${loads('2')}.`,
  'opponent.damaged+points.scored+opponent.beaten': `{seat} beats {opponent_the} and ${SCORES}.`,
  'opponent.damaged+points.scored+2:gain.received+opponent.beaten': `{seat} beats {opponent_the}, ${SCORES} and gets {gain2_a}.`,
  'opponent.damaged+points.scored+2:weapon.taken+opponent.beaten': `{seat} beats {opponent_the}, ${SCORES} and gets {weapon2_a}.`,
  'opponent.damaged+points.scored+2:cargo.stowed+opponent.beaten': `{seat} beats {opponent_the}, ${SCORES} and ${loads('2')}.`,
  'voyage.began+stop.made': '{seat} begins the voyage home and stops at {stop_the}.',
  'voyage.began+stop.made+home.reached': `{seat} sails home and takes ${INCOME}.`,
  'voyage.began+stop.made+home.reached+dolphin.taken': `{seat} is the first to sail home, takes the dolphin and ${INCOME}.`,
  'stop.made+home.reached': `{seat} reaches the home port and takes ${INCOME}.`,
  'stop.made+home.reached+dolphin.taken': `{seat} is the first to reach the home port, takes the dolphin and ${INCOME}.`,
  'stop.made+item.spent': '{seat} stops at {stop_the} and spends {item_a}.',
  'voyage.began+stop.made+item.spent': '{seat} begins the voyage home, stops at {stop_the} and spends {item_a}.',
  'stop.made+doubloons.paid+good.hidden': `{seat} stops at {stop_the}, ${pays()} and ${HIDES}.`,
  'voyage.began+stop.made+doubloons.paid+good.hidden': `{seat} begins the voyage home, stops at {stop_the}, ${pays()} and ${HIDES}.`,
  'tales.compared+2:points.lost': `{seat} has told ${TOLD} this round and loses ${points('2')} (now {total2}).`,
  'tales.compared+2:points.scored': `{seat} has told ${TOLD} this round, the best, and scores ${points('2')} ({total2} in all).`,
  'sea-dog.moved+offering.shown': 'The old sea dog sails to zone {zone} and now offers {offering_a}.',
  'animal.taken+2:animal.shown':
    '{seat} takes {animal_a} aboard{active, plural, =0 {, where it waits for a sailor} other {}}. There is now {animal2_a} on the animal island.',
} as const;
