import type { PackText } from '@boucan/kernel';
import { rules as ofModifications } from '../../modifications/text/rules.en.ts';
import { rules as all } from './rules.en.ts';

/** Told with the locations. */
const { 'SEA-m11-12': _assault, ...rules } = all;

export const en = {
  name: 'A crew’s loyalty',
  blurb:
    'Glory raises your crew’s Loyalty; idling in port and hiding gold lower it. A content crew may work an extra action, an angry one mutinies.',
  rules: { ...rules, 'SEA-m3-10': ofModifications['SEA-m3-10'] },
  choices: {
    rally: 'Roll Leadership for an extra action',
    'walk-plank': 'Make a sailor walk the plank',
    'buy-loyalty': 'Buy 1 Loyalty ({gold} gold)',
    promote: 'Discard {card} to promote a sailor',
  },
  events: {
    'loyalty.rose': 'Loyalty rises: {seat}’s crew is now {step}.',
    'loyalty.fell': 'Loyalty drops: {seat}’s crew is now {step}.',
    'loyalty.bought': '{seat} pays {gold} gold for Loyalty, and the crew is now {step}.',
    'crew.rallied': '{seat} rolls {dice} for Leadership and gets an extra action.',
    'crew.unmoved': '{seat} rolls {dice} for Leadership and gets no extra action.',
    'mutiny.quelled': 'Mutiny! {seat} rolls {dice} for Leadership and puts it down (Crew {crew}).',
    'mutiny.won': 'Mutiny! {seat} rolls {dice} for Leadership, and the mutineers take {gold} gold (Crew {crew}).',
    'mutiny.deserted': '{card_The} deserts {seat}.',
    'specialist.promoted': '{seat} promotes a sailor for {gold} gold and {card}.',
    'promotion.failed': '{seat} finds no specialist in the Glory deck to promote, and pays nothing.',
    'plank.walked': '{seat} makes a sailor walk the plank (Crew {crew}).',
  },
  reasons: {
    'rallied-already': 'You have already asked your crew for an extra action this turn.',
    'crew-unwilling': 'Your crew’s Loyalty is too low for an extra action.',
    'loyalty-bought': 'You have already bought Loyalty this turn.',
    'promoted-already': 'You have already promoted a sailor this turn.',
    'nobody-to-promote': 'The Glory deck holds no specialist of a type you lack.',
    'plank-walked': 'You have already used the plank this turn.',
    'crew-too-small': 'You need at least 2 Crew.',
    'crew-content': 'Your crew is already content.',
  },
  names: {
    'loyalty/angry': 'angry',
    'loyalty/unhappy': 'unhappy',
    'loyalty/restless': 'restless',
    'loyalty/content': 'content',
    'loyalty/pleased': 'pleased',
    'loyalty/happy': 'happy',
    'loyalty/fierce': 'fiercely loyal',
    'loyalty/crew': 'the crew’s Loyalty',
  },
  options: {
    'extra-action': 'From which Loyalty on may you ask for an extra action?',
    'extra-action=content': 'Content',
    'extra-action=always': 'Always',
    'extra-action=happy': 'Happy',
    'ill-omen': 'Which events lower Loyalty?',
    'ill-omen=captains': 'Those that bring a non-player captain',
    'ill-omen=any-sign': 'Those with icons and wars as well',
    'omen-for': 'Whose Loyalty drops at such an event?',
    'omen-for=all': 'Every player’s',
    'omen-for=first': 'The first player’s, who drew it',
    'unmoved-crew': 'What does a failed roll for an extra action cost?',
    'unmoved-crew=nothing': 'Nothing',
    'unmoved-crew=loses-one': '1 Loyalty',
    'combat-loyalty': 'Does winning a combat raise Loyalty?',
    'combat-loyalty=true': 'Yes, by 1',
    'combat-loyalty=false': 'No',
    idling: 'When does a turn in port cost Loyalty?',
    'idling=same-port': 'When it began and ended in the same port',
    'idling=never-left': 'When you never left the port',
    mutiny: 'What happens if a mutiny is not put down?',
    'mutiny=revolt': 'You lose gold, a specialist and 1 Crew',
    'mutiny=marooned': 'The captain is marooned, a death without a victor',
    'mutiny=absorb': 'There are no mutinies',
  },
} satisfies PackText;
