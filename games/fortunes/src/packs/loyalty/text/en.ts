import type { PackText } from '@boucan/kernel';
import { rules as ofModifications } from '../../modifications/text/rules.en.ts';
import { rules as all } from './rules.en.ts';

/** Told with the locations. */
const { 'SEA-m11-12': _assault, ...rules } = all;

export const en = {
  name: 'A crew’s loyalty',
  blurb:
    'Glory makes your crew proud, idling and hidden gold make it grumble. A content crew may work one action more; an angry one mutinies.',
  rules: { ...rules, 'SEA-m3-10': ofModifications['SEA-m3-10'] },
  choices: {
    rally: 'Roll Leadership for an extra action',
    'walk-plank': 'Have a man walk the plank',
    'buy-loyalty': 'Buy a step of Loyalty ({gold} gold)',
    promote: 'Promote a sailor: discard {card}',
  },
  events: {
    'loyalty.rose': 'The crew of {seat} is {step} now.',
    'loyalty.fell': 'The crew of {seat} is only {step} now.',
    'loyalty.bought': '{seat} spends {gold} gold on the crew: {step}.',
    'crew.rallied': '{seat} rolls {dice}: the crew will work one action more.',
    'crew.unmoved': '{seat} rolls {dice}: the crew has done enough for today.',
    'mutiny.quelled': 'Mutiny! {seat} rolls {dice} and puts it down. Crew: {crew}.',
    'mutiny.won': 'Mutiny! {seat} rolls {dice}, and the men take {gold} gold. Crew: {crew}.',
    'mutiny.deserted': '{card} leaves {seat}.',
    'specialist.promoted': '{seat} promotes a sailor for {gold} gold and {card}.',
    'promotion.failed': '{seat} finds nobody in the Glory deck to promote, and pays nothing.',
    'plank.walked': '{seat} has a man walk the plank. Crew: {crew}.',
  },
  reasons: {
    'rallied-already': 'You have asked your crew already this turn.',
    'crew-unwilling': 'Your crew is in no mood for more.',
    'loyalty-bought': 'You have bought Loyalty already this turn.',
    'promoted-already': 'You have promoted somebody already this turn.',
    'nobody-to-promote': 'The Glory deck has no specialist whom you lack.',
    'plank-walked': 'Once a turn is enough.',
    'crew-too-small': 'You need at least 2 Crew.',
    'crew-content': 'Your crew is content.',
  },
  names: {
    'loyalty/angry': 'angry',
    'loyalty/unhappy': 'unhappy',
    'loyalty/restless': 'restless',
    'loyalty/content': 'content',
    'loyalty/pleased': 'pleased',
    'loyalty/happy': 'happy',
    'loyalty/fierce': 'fiercely loyal',
    'loyalty/crew': 'the mood of the crew',
  },
  options: {
    'extra-action': 'From which step on may a crew be asked for an extra action?',
    'extra-action=content': 'Content',
    'extra-action=always': 'Always',
    'extra-action=happy': 'Happy',
    'ill-omen': 'Which events make crews mutter?',
    'ill-omen=captains': 'Those that bring a non-player captain',
    'ill-omen=any-sign': 'Those with icons, and wars, too',
    'omen-for': 'Whose crew mutters at such an event?',
    'omen-for=all': 'Everybody’s',
    'omen-for=first': 'That of the first player, who drew it',
    'unmoved-crew': 'What if a roll for an extra action fails?',
    'unmoved-crew=nothing': 'Nothing',
    'unmoved-crew=loses-one': 'It costs 1 Loyalty',
    'combat-loyalty': 'Does a combat won bring Loyalty?',
    'combat-loyalty=true': 'Yes, 1',
    'combat-loyalty=false': 'No',
    idling: 'When does a turn in port cost Loyalty?',
    'idling=same-port': 'When it began and ended in the same port',
    'idling=never-left': 'When you never left the port',
    mutiny: 'What does a mutiny do that is not put down?',
    'mutiny=revolt': 'It takes gold, a specialist and a man',
    'mutiny=marooned': 'The captain is marooned: a death without a victor',
    'mutiny=absorb': 'There is no mutiny',
  },
} satisfies PackText;
