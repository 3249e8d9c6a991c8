import type { Chapter } from '../chapter.ts';

export const home = {
  prompts: {
    'return.stop': 'On the way home. Where do you stop next?',
    'skull-island.goods': 'How many goods do you hide? You have {doubloons, plural, one {# doubloon} other {# doubloons}}.',
    'skull-island.hide': '{left, plural, one {Which good do you hide?} other {Which good do you hide first? # are paid for.}}',
    'campfire.tell':
      '{left, plural, =0 {The bottle is empty. Another rum?} one {Another tale for this rum?} other {Up to # tales for this rum. Which one?}} {points, plural, =0 {} one {# point so far.} other {# points so far.}}',
    'home.tortoise': 'You are home. Does the tortoise double one of your incomes?',
  },
  choices: {
    'head-for': 'Head for {stop}',
    bring: '{goods, plural, one {# good} other {# goods}} for {price, plural, one {# doubloon} other {# doubloons}}',
    hide: 'Hide {good}',
    tell: 'Tell: {card}',
    joke: 'As a bad joke, for 1 point: {card}',
    pour: 'Pour another rum',
    parrot: 'The parrot repeats the next one',
    'leave-fire': 'Leave the fire',
    double: 'Double: {income}',
    'no-tortoise': 'Spare the tortoise',
  },
  events: {
    'voyage.began': '{seat} sets course for home.',
    'stop.made': '{seat} stops: {stop}.',
    'good.hidden': '{seat} hides {good} {value, plural, =0 {in the centre} other {on a space worth #}}.',
    'tale.told': '{seat} tells for {points, plural, one {# point} other {# points}}: {card}.',
    'joke.told': '{seat} tells a bad joke for {points, plural, one {# point} other {# points}}.',
    'joke.told:seen': '{seat} tells a bad joke for {points, plural, one {# point} other {# points}}: {card}.',
    'home.reached':
      '{seat} is home: {outposts, plural, =0 {no outpost} one {# outpost} other {# outposts}}, {opponents, plural, =0 {no damaged opponent} one {# damaged opponent} other {# damaged opponents}}, {towers, plural, =0 {no watch tower} one {# watch tower} other {# watch towers}}.',
    'refit.began': 'Refit after round {round}.',
    'tales.compared':
      'Tales of {seat}: {cards, plural, =0 {none} one {#, for {points, plural, one {# point} other {# points}}} other {#, for {points, plural, one {# point} other {# points}}}}.',
    'animals.renewed': 'New on the animal island: {animals}.',
    'sea-dog.moved': 'The old sea dog sails to zone {zone}.',
    'offering.shown': 'The sea dog offers: {offering}.',
    'post.restocked': 'New goods: {good} ({post}).',
    'count.began': 'Four rounds have been played. The count.',
    'count.towers':
      'Watch towers of {seat}: {crates, plural, one {# crate} other {# crates}} × {towers, plural, one {# tower} other {# towers}} = {points}.',
    'count.opponents':
      'Opponents of {seat}: {sum, plural, one {# point} other {# points}} × {kinds, plural, one {# kind} other {# kinds}} = {points}.',
    'count.goods': 'Hideout of {seat}: value {sum} × {goods, plural, one {# good} other {# goods}} = {points}.',
    'count.weapons': 'Weapons of {seat}: {most} of the strongest type × {tokens, plural, one {# won} other {# won}} = {points}.',
    'count.companions': 'Companions of {seat}: {pairs, plural, one {# pair} other {# pairs}} = {points}.',
    'count.cargo': 'Cargo of {seat}: {things, plural, one {# thing} other {# things}} = {points}.',
    'count.total': '{seat} has {total, plural, one {# point} other {# points}}.',
  },
  reasons: {
    'nothing-to-hide': 'You have no good aboard.',
    'no-doubloon': 'You have no doubloon to pay for it.',
    'too-few-doubloons': 'It costs {price, plural, one {# doubloon} other {# doubloons}}, and you have {doubloons}.',
  },
  names: {
    'skull-island': 'Skull Island',
    campfire: 'Campfire Island',
    home: 'home port',
    outposts: 'outposts',
    opponents: 'opponents',
    towers: 'watch towers',
    tales: 'tales of the round',
    track: 'on the track',
    goods: 'hidden goods',
    weapons: 'weapons',
    companions: 'companions',
    cargo: 'cargo',
    expansion: 'expansion',
    total: 'total',
  },
} as const satisfies Chapter;
