import type { Chapter } from '../chapter.ts';

export const fights = {
  prompts: {
    'fight.fire':
      'Fight: {opponent}. Strength {strength}, {damage, plural, =0 {no damage yet} other {damage #}}. How many crates do you fire?',
    'fight.reward': 'The reward is yours. Do you take it once more? ({gain})',
    'fight.dodge':
      '{dodges, plural, one {The opponent dodges} other {The opponent dodges # times}}: one of your {crates, plural, one {crates, the only one,} other {# crates}} misses. Do you spend a rum?',
    'fight.dice':
      '{attacks, plural, one {# attack} other {# attacks}}. How many dice do you roll? Pirates may lie down for more.',
    'fight.cat':
      '{failed, plural, one {# die failed} other {# dice failed}}, and {attacks, plural, one {# attack} other {# attacks}} would go through. Do you use the cat?',
    'fight.repel': '{left, plural, one {One attack is repelled.} other {# attacks are repelled.}} Which one now?',
    'loss.weapon': 'You lose a weapon. Which one?',
    'loss.sailor': 'A sailor is lost. Which animal loses its hat?',
  },
  choices: {
    fire: '{crates, plural, =0 {No crate} one {# crate} other {# crates}}{pirates, plural, =0 {} one { (a pirate lies down)} other { (# pirates lie down)}}',
    bomb: 'Throw a bomb first',
    crab: 'Use the crab first: strength less 1',
    contract: 'Once more, for a contract',
    lizard: 'Once more, with the lizard',
    'plain-reward': 'That will do',
    'ignore-dodge': 'Spend a rum',
    'give-way': 'Take the crate back',
    roll: '{dice, plural, one {# die} other {# dice}}{pirates, plural, =0 {} one { (a pirate lies down)} other { (# pirates lie down)}}',
    cat: 'Roll them again',
    'no-cat': 'Leave it at that',
    repel: '{token}',
    lose: '{weapon}',
    unseat: '{animal}',
  },
  events: {
    'fight.began': '{seat} fights in zone {zone}: {opponent}.',
    'bomb.thrown':
      '{seat} throws a bomb: {opponent}, damage 2{crates, plural, =0 {} one {, and # crate marks it} other {, and # crates mark it}}.',
    'crates.fired':
      '{seat} fires {crates, plural, =0 {no crate} one {# crate} other {# crates}}{pirates, plural, =0 {} one {, and a pirate lies down} other {, and # pirates lie down}}.',
    'tokens.drawn': '{seat} draws: {tokens}.',
    'crate.dodged': 'A crate of {seat} misses.',
    'dodge.ignored': '{seat} hits all the same.',
    'dice.rolled':
      '{seat} defends: {dice}{pirates, plural, =0 {} one {, and a pirate lies down} other {, and # pirates lie down}}.',
    'dice.rerolled': '{seat} rolls again: {dice}.',
    'attack.repelled': '{seat} repels: {token}.',
    'loss.suffered': '{seat} loses: {loss} ({cause}).',
    'weapon.lost': '{seat} loses: {weapon}.',
    'animal.unseated': 'An animal of {seat} waits for a sailor again: {animal}.',
    'opponent.damaged': '{seat} inflicts {damage, plural, =0 {the last blow} other {damage of #}}: {opponent}.',
    'opponent.unharmed': '{seat} does no damage: {opponent}.',
    'opponent.beaten': '{seat} has beaten: {opponent}.',
  },
  reasons: {
    'no-damage-possible': 'You have nothing to do damage with: no crate, and no bomb.',
  },
  names: {
    nothing: 'nothing',
    dodge: 'dodge',
    'attack-weapon': 'attack on a weapon',
    'attack-sail': 'attack on a sail',
    'attack-sailor': 'attack on a sailor',
    'attack-hold': 'attack on a hold',
    'attack-rum': 'attack on the rum',
    'attack-doubloon': 'attack on the doubloons',
    weapon: 'weapon',
    hold: 'hold',
  },
} as const satisfies Chapter;
