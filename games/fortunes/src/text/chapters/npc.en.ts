import type { Chapter } from '../chapter.ts';

export const npc = {
  prompts: {
    'congress.pardon': 'Peace Congress: you may pay {gold} gold, and one bounty is struck out.',
    'hunt.timetable': '{npc} has found you. Will you use the Navy’s Timetable and slip away?',
  },
  choices: { pardon: 'Buy a pardon: {nation}', timetable: 'Use the Navy’s Timetable' },
  events: {
    'event.drawn': '{seat} turns up an event: {event}.',
    'event.lapsed': 'No longer in force: {event}.',
    'merchants.returned': '{merchants, plural, one {# merchant puts} other {# merchants put}} to sea again.',
    'hurricane.formed': 'The eye of the hurricane: {zone}.',
    'boom.began': 'This round every port pays well for {good}.',
    'fashion.changed': 'New demand in {zone}: {good}.',
    'congress.paid': '{seat} pays the Congress {gold} gold.',
    'storm.struck': 'The storm strikes {seat}: {hits, plural, =0 {no hit} one {# hit} other {# hits}}.',
    'war.began': '{event}. At war: {nations}.',
    'war.ended': 'Peace. No longer at war: {nations}.',
    'paper.lapsed': '{seat} discards {card}: the war is over.',
    'npc.sailed': '{npc} sails to {zone}.',
    'npc.waited': '{npc} lies in wait: {zone}.',
    'npc.entered': '{captain} enters the zone of {zone} ({ship}).',
    'npc.returned': '{captain} is back at sea: {zone}.',
    'npc.beaten': '{captain} is beaten and leaves the sea.',
    'npc.left': '{captain} goes home with the man-o’-war.',
    'npc.disarmed': '{captain} changes the man-o’-war for a frigate.',
    'npc.searched': '{npc} searches for {seat}, in vain{effects, plural, =0 {} other { ({by})}}.',
    'npc.found': '{npc} searches for {seat}, and finds the ship{effects, plural, =0 {} other { ({by})}}.',
    'timetable.used': '{seat} knew the Navy’s timetable: {npc} finds nobody.',
  },
  reasons: { 'gold-missing': 'You cannot pay {gold} gold.' },
  names: {},
} as const satisfies Chapter;
