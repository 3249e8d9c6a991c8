// What belongs together is told in one line. How a key is read: `packages/words/src/folds.ts`.

const SUCCESS = '{successes, plural, =0 {no success} one {# success} other {# successes}}';
const TRUST =
  '{by_way, select, up {gains {by_points} trust (now {trust})} down {loses {by_points} trust (now {trust})} other {{trust, plural, =0 {has no trust to lose} other {keeps # trust}}}}';
const TRUST2 =
  '{by2_way, select, up {gains {by2_points} trust (now {trust2})} down {loses {by2_points} trust (now {trust2})} other {{trust2, plural, =0 {has no trust to lose} other {keeps # trust}}}}';
const TRUST3 =
  '{by3_way, select, up {gains {by3_points} trust (now {trust3})} down {loses {by3_points} trust (now {trust3})} other {{trust3, plural, =0 {has no trust to lose} other {keeps # trust}}}}';
const MORALE =
  '{by_way, select, same {morale stays at {morale}} up {morale rises by {by_points} to {morale}} other {morale falls by {by_points} to {morale}}}';
const DIRT =
  '{dirt, select, 0 {the ship is clean again} 1 {dirt is now at level I} 2 {dirt is now at level II} other {dirt is now at level III}}';
const DIRT2 =
  '{dirt2, select, 0 {the ship is clean again} 1 {dirt is now at level I} 2 {dirt is now at level II} other {dirt is now at level III}}';
const POINTS = '{points, plural, =0 {no movement points} one {# movement point} other {# movement points}}';
const HIT =
  '{where, select, rigging {in the rigging ({sails, plural, one {# sail} other {# sails}} left)} deck {on the deck} other {in the hold ({hold, plural, one {# column} other {# columns}} left)}}';
const BOW =
  '{heading, select, 0 {} 1 {, heading north} 2 {, heading north-east} 3 {, heading south-east} 4 {, heading south} 5 {, heading south-west} other {, heading north-west}}';
const FIND = '{find, select, nothing {comes back with nothing} goods {comes back with goods} other {has an accident ashore}}';
const AGAIN = '{who_The} rerolls {roll_because} thanks to {by2}: {dice}';

export const folds = {
  'dice.rolled+trust.changed': `{who_The} rolls {dice} {roll_because} (${SUCCESS}) and ${TRUST}.`,
  'dice.rolled+speed.rolled': `{who_The} rolls {dice} {roll_because} (${SUCCESS}). The ship gets ${POINTS}.`,
  'dice.rolled+trust.changed+speed.rolled': `{who_The} rolls {dice} {roll_because} (${SUCCESS}) and ${TRUST}. The ship gets ${POINTS}.`,
  'dice.rolled+trust.changed+2:dirt.changed': `{who_The} rolls {dice} {roll_because} (${SUCCESS}) and ${TRUST}; ${DIRT2}.`,
  '2:dice.again+dice.rolled': `${AGAIN}{roll, select, explore {} other { (${SUCCESS})}}.`,
  '2:dice.again+dice.rolled+speed.rolled': `${AGAIN}{roll, select, explore {} other { (${SUCCESS})}}. The ship gets ${POINTS}.`,
  '2:dice.again+dice.rolled+trust.changed': `${AGAIN}{roll, select, explore {} other { (${SUCCESS})}}. {who_The} ${TRUST}.`,
  '2:dice.again+dice.rolled+trust.changed+speed.rolled': `${AGAIN}{roll, select, explore {} other { (${SUCCESS})}}. {who_The} ${TRUST} and the ship gets ${POINTS}.`,
  'dice.rolled+explorer.found': `{who_The} rolls {dice} {roll_because} and ${FIND}.`,
  'dice.rolled+explorer.found+trust.changed': `{who_The} rolls {dice} {roll_because}, ${FIND} and ${TRUST}.`,
  'dice.rolled+explorer.found+good.gained*': `{who_The} rolls {dice} {roll_because} and brings {markers_a}.`,
  'dice.rolled+explorer.found+good.gained*+2:trust.changed': `{who_The} rolls {dice} {roll_because}, brings {markers_a} and ${TRUST2}.`,
  '2:dice.again+dice.rolled+explorer.found+trust.changed': `${AGAIN}. {who_The} ${FIND} and ${TRUST}.`,
  '2:dice.again+dice.rolled+explorer.found+good.gained*+3:trust.changed': `${AGAIN}. {who_The} brings {markers_a} and ${TRUST3}.`,
  'explorer.found+trust.changed': `{who_The} ${FIND} and ${TRUST}.`,
  'explorer.found+good.gained*+2:trust.changed': `{who_The} brings {markers_a} and ${TRUST2}.`,
  'group.explored+good.gained*': '{group_The} roll {die} and bring {markers_a}.',
  '(sails.handled+group.tired)*': '{groups_The} set the sails and tire.',
  '(sails.handled+group.tired)*+speed.rolled': `{groups_The} set the sails and tire. The ship gets ${POINTS}.`,
  '(sails.handled+group.spared)*': '{groups_The} set the sails and don’t tire thanks to the Deck Officer.',
  'sails.handled*': '{groups_The} set the sails.',
  'sails.handled*+speed.rolled': `{groups_The} set the sails. The ship gets ${POINTS}.`,
  'marker.revealed+trust.changed': `{who_The} spies {face, select, 1 {the goal} other {a decoy}} at {island} and ${TRUST}.`,
  'marker.revealed+markers.discarded+trust.changed': `{who_The} spies the goal at {island} and ${TRUST}. The other markers are removed.`,
  'marker.revealed+markers.discarded': 'The marker at {island} is the goal! The other markers are removed.',
  'person.reassigned+morale.changed': `The Captain reassigns {who_the} to {post_the}, and ${MORALE}.`,
  'watch.advanced+dirt.changed': `The clock advances to hour {watch}, and ${DIRT}.`,
  'watch.advanced+morale.changed': `The clock advances to hour {watch}, and ${MORALE} {why_because}.`,
  'watch.advanced+night.fell': 'The clock advances to hour {watch} and night falls.',
  'watch.advanced+night.fell+dirt.changed': `The clock advances to hour {watch} and night falls; ${DIRT}.`,
  'watch.advanced+night.fell+morale.changed': `The clock advances to hour {watch} and night falls; ${MORALE} {why_because}.`,
  'rum.drunk+morale.changed': `The crew drinks rum (a {die}{extra, plural, =0 {} other { plus #}}), and ${MORALE}.`,
  'crew.hungry+morale.changed': `The crew goes hungry (a {die}), and ${MORALE}.`,
  'loot.changed+doubloons.taken':
    '{seat} rolls {die} and steals {doubloons, plural, one {# doubloon} other {# doubloons}} from the crew’s loot ({loot, plural, =0 {none} other {#}} left).',
  'loot.changed+loot.buried':
    '{seat} buries {doubloons, plural, one {# doubloon} other {# doubloons}} at {island}. The crew has {loot, plural, =0 {none} other {#}} left aboard.',
  'loot.changed+loot.dug-up':
    '{seat} digs up {doubloons, plural, one {# doubloon} other {# doubloons}} at {island}. The crew now has {loot} aboard.',
  'ship.hit+dirt.changed': `The ship takes an impact ${HIT}, and ${DIRT}.`,
  'ship.hit+morale.changed': `The ship takes an impact ${HIT}, and ${MORALE}.`,
  'foe.rolled+foe.sailed': `{foe_The} rolls {dice} for speed and moves to cell {cell}${BOW}.`,
  'foe.rolled+foe.sailed*': '{foe_The} rolls {dice} for speed and moves {points, plural, one {# cell} other {# cells}}.',
  'group.fought+enemy.struck':
    '{group_The} roll {die} and hit: an enemy group is {how, select, eliminated {eliminated} other {wounded}} ({fresh} unhurt and {hurt} wounded left).',
  'mutiny.bid+prestige.changed':
    '{seat} bids {coins, plural, =0 {nothing} one {# coin} other {# coins}}{by_way, select, down { and loses {by_points} prestige ({prestige} left)} other {}}.',
  'prestige.changed*':
    '{seats} {by_way, select, up {gain {by_points} prestige each} down {lose {by_points} prestige each} other {keep their prestige}} {why_because}.',
  'belongings.lost*': '{seats} lose all doubloons and belongings.',
  'group.tired*': '{groups_The} tire.',
  'group.rested*': '{groups_The} are fully rested.',
  'group.refreshed*': '{groups_The} recover a little.',
  'group.wounded+morale.changed': `{group_The} are wounded, and ${MORALE}.`,
  'event.drawn+event.unmanned': 'The event is {card}, but nobody is at {post_the}, so the roll fails.',
  'event.drawn+morale.changed': `The event is {card}: ${MORALE}.`,
  'event.drawn+dirt.changed': `The event is {card}: ${DIRT}.`,
  'event.drawn+dirt.changed+group.refreshed*': `The event is {card}: ${DIRT}, and {groups_the} recover a little.`,
  'event.drawn+dice.rolled': `The event is {card}. {who_The} rolls {dice} (${SUCCESS}).`,
  'event.drawn+dice.rolled+trust.changed': `The event is {card}. {who_The} rolls {dice} (${SUCCESS}) and ${TRUST}.`,
} as const;
