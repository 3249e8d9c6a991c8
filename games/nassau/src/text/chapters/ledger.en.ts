import type { Chapter } from '../chapter.ts';

const STOWED =
  '{crates, plural, =0 {} one {# crate} other {# crates}}{provisions, plural, =0 {} one {# provision} other {# provisions}}';

export const ledger = {
  prompts: {
    'gain.choose': 'What do you take {cause_because}?',
    'gain.weapon': 'Which weapon do you take {cause_because}?',
    'gain.hat': 'You get a new sailor. Which waiting animal do they carry?',
    'gain.animal': 'Which animal do you take aboard {cause_because}?',
    'gain.table': 'From which table do you call your pirate?',
    'gain.deck': 'You draw {left, plural, one {# tale} other {# tales}} {cause_because}. From which deck?',
    'pay.keep':
      '{item, select, rum {You are about to spend 1 rum.} bomb {You are about to spend a bomb.} contract {You are about to spend a contract.} compass {You are about to spend a compass.} other {You are about to pay in doubloons.}} Does the monkey spirit save this for you?',
    'holds.room':
      'You are loading {what, select, crate {{n, plural, one {# crate} other {# crates}}} provision {{n, plural, one {# provision} other {# provisions}}} other {{what_a}}}. {fits, plural, =0 {Your holds have no room.} other {Your holds have room for only #.}} Do you make room?',
    'holds.overflow': 'Your holds are too full. What do you throw overboard?',
  },
  choices: {
    take: 'Take {gain_a}',
    arm: 'Take {weapon_a}',
    hat: 'Give the sailor {animal_the}',
    adopt: 'Take {animal_the}',
    table: 'Call the pirate from {table_the}',
    deck: 'Draw from {deck_the}',
    keep: 'Use the monkey spirit',
    spend: 'Pay',
    drop: 'Throw {cargo, select, crates {{n, plural, one {# crate} other {# crates}}} provisions {{n, plural, one {# provision} other {# provisions}}} other {{cargo_the}}} overboard',
    rat: 'Load one hold twice with the rat',
    leave: 'Take what fits',
  },
  events: {
    'gain.received': '{seat} gets {gain_a} {cause_because}.',
    'gain.nothing': '{seat} cannot take {gain_a} {cause_because}.',
    'weapon.taken': '{seat} gets {weapon_a} {cause_because}.',
    'cargo.stowed': `{n, plural, =0 {{seat} has no room for {cargo, select, crates {{lost, plural, one {# crate} other {# crates}}} other {{lost, plural, one {# provision} other {# provisions}}}} {cause_because}.} other {{seat} loads ${STOWED} {cause_because}{lost, plural, =0 {} other { and has no room for # more}}.}}`,
    'good.stowed': '{seat} loads {good_a} {cause_because}.',
    'cargo.dropped': `{seat} throws ${STOWED} overboard.`,
    'good.dropped': '{seat} throws {good_the} overboard.',
    'pirate.hired': '{seat} calls a pirate from {table_the} in the tavern.',
    'animal.taken': '{seat} takes {animal_a} aboard{active, plural, =0 {, where it waits for a sailor} other {}}.',
    'animal.searched':
      '{seat} already owns every animal on the island and searches the pile{animals_count, plural, =0 {} one {. Shuffled back: {animals}} other {. Shuffled back: {animals}}}.',
    'animal.shown': 'There is now {animal_a} on the animal island.',
    'animal.seated': '{seat}’s new sailor carries {animal_the}.',
    'animal.used': '{seat} uses {animal_the}.',
    'tale.drawn': '{seat} draws a tale from {deck_the} {cause_because}.',
    'tale.drawn:seen': '{seat} draws a tale from {deck_the} {cause_because}: “{card}”.',
    'deck.renewed': '{deck_The} is empty, so its discard pile is shuffled.',
    'doubloons.paid': '{seat} pays {n, plural, one {# doubloon} other {# doubloons}} {cause_to}.',
    'item.spent':
      '{item, select, rum {{seat} spends 1 rum {cause_because}.} bomb {{seat} spends a bomb.} contract {{seat} spends a contract to take the reward again.} other {{seat} spends {item_a} to find {cause_the}.}}',
    'item.kept':
      'Thanks to the monkey spirit, {seat} {item, select, rum {keeps the rum} bomb {keeps the bomb} contract {keeps the contract} compass {keeps the compass} other {pays no doubloon}}.',
    'points.scored':
      '{seat} scores {points, plural, one {# point} other {# points}} {cause, select, tales {for the best tales of the round} other {{cause_because}}} ({total} in all).',
    'points.lost':
      '{seat} loses {points, plural, one {# point} other {# points}} {cause, select, tales {for telling no tale} other {{cause_because}}} (now {total}).',
  },
  reasons: {
    'five-weapons': 'You already have 5 weapons of this type.',
    'supply-empty': 'There are none left in the supply.',
    'owns-that-kind': 'You already have this animal.',
    'table-left': 'Your pirate has already left this table.',
    'nothing-to-receive': 'You can’t take this: you have all you may own, or none are left.',
  },
  names: {
    'deck-arrr': 'Arrr deck',
    'deck-arrr:the': 'the Arrr deck',
    'deck-b': 'B deck',
    'deck-b:the': 'the B deck',
    crates: 'crates',
    provisions: 'provisions',
    crate: 'crates',
    provision: 'provisions',
    'any-good': 'good',
    'any-good:a': 'a good',
  },
} as const satisfies Chapter;
