import type { Chapter } from '../chapter.ts';

export const sea = {
  prompts: {
    'sea.turn':
      'Your boat is in zone {zone}, {provisions, plural, =0 {without provisions: you head for home} one {with # provision: act, or head for home} other {with # provisions: act, or head for home}}.',
    'sea.act': 'In zone {zone}. Do you sail on, or what do you do here?',
    'tower.crates': 'How many crates do you put on the watch tower? ({tower})',
    'sea-dog.trade': 'The sea dog sells one thing for a doubloon. Do you buy? ({offering})',
  },
  choices: {
    enter: 'Sail to zone {zone}{pirates, plural, =0 {} one { (a pirate lies down)} other { (# pirates lie down)}}',
    steer: 'By compass to {goal}',
    fight: 'Fight: {opponent}',
    capture: 'Capture: {outpost}',
    occupy: 'Occupy: {tower}',
    plunder: 'Plunder: {post}',
    meet: 'Meet the old sea dog',
    tale: 'Draw a tale from {deck}',
    place:
      '{crates, plural, one {# crate} other {# crates}}{pirates, plural, =0 {} one { (a pirate lies down)} other { (# pirates lie down)}}',
    buy: 'Buy: {gain}',
    'no-trade': 'Buy nothing',
  },
  events: {
    'sea.began': 'The Caribbean. {seat} begins.',
    'provision.eaten': '{seat} eats a provision: {left, plural, =0 {it was the last one} one {# is left} other {# are left}}.',
    'zone.entered':
      '{seat} sails to zone {zone}{pirates, plural, =0 {} one {, and a pirate lies down} other {, and # pirates lie down}}.',
    'boat.steered': 'The compass leads {seat} to zone {zone} ({goal}).',
    'kraken.stopped': 'A kraken stops {seat} in zone {zone}.',
    'outpost.captured': '{seat} leaves a pirate in zone {zone}: {outpost}.',
    'tower.occupied':
      '{seat} occupies with {crates, plural, one {# crate} other {# crates}}, zone {zone}: {tower}{pirates, plural, =0 {} one {. A pirate lies down} other {. # pirates lie down}}.',
    'tower.lost': '{seat} takes back {crates, plural, one {# crate} other {# crates}}: {tower}.',
    'post.plundered':
      '{seat} plunders {good}: {post}{pirates, plural, =0 {} one {. A pirate lies down} other {. # pirates lie down}}.',
    'sea-dog.met': '{seat} meets the old sea dog.',
    'offering.bought': '{seat} bargains with the sea dog: {gain} ({offering}).',
  },
  reasons: {
    'kraken-stops': 'A kraken lies here: your boat has to stay.',
    'no-sail-left': 'You have no sail left for another zone.',
    'no-sailor-left': 'You have no sailor left for another zone, and no pirate to lie down for one.',
    'already-there': 'You are there already.',
    'deck-empty': 'There is no card left in it.',
    'outpost-held': 'Somebody holds this outpost, for good.',
    'no-pirate-aboard': 'You have no pirate aboard to leave there.',
    'too-few-crates':
      'It takes at least {needed, plural, one {# crate} other {# crates}}, and with your crew and weapons you can place {crates, plural, =0 {none} other {#}}.',
    'post-empty': 'There is no good here.',
    'too-few-weapons': 'It takes two weapons of the type shown.',
    'too-few-sailors': 'It takes two sailors.',
    'no-empty-hold': 'You have no room for it.',
  },
  names: {
    'sea-dog': 'old sea dog',
    'tale-action': 'action',
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
