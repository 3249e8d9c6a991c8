import type { Chapter } from '../chapter.ts';

export const npc = {
  prompts: {
    'congress.pardon': 'The Peace Congress removes one bounty for {gold} gold. Which one?',
    'hunt.timetable': '{npc_The} has found you. Use The Navy’s Timetable to escape?',
  },
  choices: { pardon: 'Remove a bounty {nation_of}', timetable: 'Use The Navy’s Timetable' },
  events: {
    'event.drawn': '{seat} draws the event {event}.',
    'event.lapsed': '{event} ends.',
    'merchants.returned': '{merchants, plural, one {# merchant returns} other {# merchants return}} to sea.',
    'hurricane.formed': 'The eye of the hurricane is {zone_at}.',
    'boom.began': 'Every port pays 6 gold for {good_a} this round.',
    'fashion.changed': '{zone_The} now demands {good_a}.',
    'congress.paid': '{seat} pays the Peace Congress {gold} gold.',
    'storm.struck':
      '{seat} rolls {dice} for Manoeuvre in the storm and takes {hits, plural, =0 {no hits} one {# hit} other {# hits}}.',
    'war.began': 'War breaks out between {nations_the} ({event}).',
    'war.ended': 'The war between {nations_the} is over.',
    'paper.lapsed': '{seat} discards {card} because the war is over.',
    'npc.sailed': '{npc_The} sails to {zone_the}.',
    'npc.waited': '{npc_The} stays {zone_at}.',
    'npc.entered': '{captain_The} enters play {zone_at} with {ship_a}.',
    'npc.returned': '{captain_The} is back at sea {zone_at}.',
    'npc.beaten': '{captain_The} is defeated and leaves play.',
    'npc.left': '{captain_The} leaves with the man-o’-war.',
    'npc.disarmed': '{captain_The} changes the man-o’-war for a frigate.',
    'npc.searched':
      '{npc_The} searches for {seat} ({dice}) and finds nothing{effects, plural, =0 {} other {, counting {by_quoted}}}.',
    'npc.found':
      '{npc_The} searches for {seat} ({dice}) and finds the ship{effects, plural, =0 {} other {, counting {by_quoted}}}.',
    'npc.kept-off': '{npc_The} can’t search for {seat} because of {ability}.',
    'timetable.used': '{seat} uses The Navy’s Timetable, and {npc_the} finds nothing.',
  },
  reasons: { 'gold-missing': 'This costs {gold} gold, and you don’t have that much.' },
  names: {},
} as const satisfies Chapter;
