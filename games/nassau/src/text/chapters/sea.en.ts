import type { Chapter } from '../chapter.ts';

/** What it takes, on a button; and what was done. */
export const AS_SAILORS = '{pirates, plural, =0 {} one { (uses # pirate as a sailor)} other { (uses # pirates as sailors)}}';
export const USED = '{pirates, plural, =0 {} one { and uses # pirate as a sailor} other { and uses # pirates as sailors}}';

export const sea = {
  prompts: {
    'sea.turn':
      'You are in zone {zone} with {provisions, plural, =0 {no provisions. Do you sail home?} one {# provision. Take an action or sail home?} other {# provisions. Take an action or sail home?}}',
    'sea.act': 'You are in zone {zone}. Do you sail on or take an action here?',
    'tower.crates': 'How many crates do you place on {tower_the}?',
    'sea-dog.trade': 'The old sea dog sells {offering_a} for 1 doubloon. What do you buy?',
  },
  choices: {
    enter: `Sail to zone {zone}${AS_SAILORS}`,
    steer: 'Sail to {goal_the} (1 compass)',
    fight: 'Fight {opponent_a}',
    capture: 'Capture {outpost_the}',
    occupy: 'Occupy {tower_the}',
    plunder: 'Plunder {post_the}',
    meet: 'Meet the old sea dog',
    tale: 'Draw a tale from {deck_the}',
    place: `Place {crates, plural, one {# crate} other {# crates}}${AS_SAILORS}`,
    buy: 'Buy {gain_a} (1 doubloon)',
    'no-trade': 'Buy nothing',
  },
  events: {
    'sea.began': 'The boats sail into the Caribbean. {seat} plays first.',
    'provision.eaten': '{seat} spends 1 provision ({left, plural, =0 {none left} other {# left}}).',
    'zone.entered': `{seat} sails to zone {zone}${USED}.`,
    'boat.steered': 'The compass leads {seat} to {goal_the} in zone {zone}.',
    'kraken.stopped': 'A kraken stops {seat} in zone {zone}.',
    'outpost.captured': '{seat} captures {outpost_the} in zone {zone} and leaves a pirate there.',
    'tower.occupied':
      '{seat} occupies {tower_the} in zone {zone} with {crates, plural, one {# crate} other {# crates}}{pirates, plural, =0 {} one { and # pirate as a sailor} other { and # pirates as sailors}}.',
    'tower.lost':
      '{crates, plural, one {The crate {seat} had on {tower_the} goes} other {The # crates {seat} had on {tower_the} go}} back to the reserve.',
    'post.plundered':
      '{seat} plunders {post_the}{pirates, plural, =0 {} one { with # pirate as a sailor} other { with # pirates as sailors}} and finds {good_a}.',
    'sea-dog.met': '{seat} meets the old sea dog.',
    'offering.bought': '{seat} buys {gain_a} from the old sea dog.',
  },
  reasons: {
    'kraken-stops': 'An unbeaten kraken is here, so your boat can’t sail on.',
    'no-sail-left': 'You have no sail left to enter another zone.',
    'no-sailor-left': 'You have neither a sailor nor a standing pirate left to enter another zone.',
    'already-there': 'You are already there.',
    'deck-empty': 'There are no cards left in this deck.',
    'outpost-held': 'This outpost is taken for the rest of the game.',
    'no-pirate-aboard': 'You need a standing pirate aboard to leave there.',
    'too-few-crates':
      'You need {needed, plural, one {# crate} other {# crates}} and can place {crates, plural, =0 {none} other {#}} with your crew and weapons.',
    'post-empty': 'There are no goods here.',
    'too-few-weapons': 'You need 2 weapons of the type shown.',
    'too-few-sailors': 'You need 2 sailors; pirates count as sailors.',
    'no-empty-hold': 'You need an empty hold.',
  },
  names: {
    'sea-dog': 'old sea dog',
    'sea-dog:the': 'the old sea dog',
    'sea-dog:because': 'for meeting the old sea dog',
    'tale-action': 'action',
    'tale-action:because': 'as this turn’s action',
    A: 'A',
    B: 'B',
    C: 'C',
    D: 'D',
    E: 'E',
    F: 'F',
    G: 'G',
    H: 'H',
    I: 'I',
  },
} as const satisfies Chapter;
