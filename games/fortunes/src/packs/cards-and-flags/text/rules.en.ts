export const rules = {
  'SEA-m1-01':
    'With the extra captains, all 32 are shuffled and dealt from. Then just as many are kept that 16 less one per player remain; nobody sees the others.',
  'SEA-m1-02': 'Captains, rumours and missions double: 32, 50 and 50. Rumours and missions are all in play.',
  'SEA-m1-03':
    'With the extra events, 34 are dealt at random to form the deck, and the rest is put away unseen. A game still lasts 34 rounds at most.',
  'SEA-m1-04': 'A flag stands on your home port, and moves when a new captain brings you another. It does nothing.',
  'SEA-m1-05': 'When a non-player captain is drawn, a flag marks where the ship will enter at the end of the round.',
  'SEA-m1-06': 'A token marks the port of each mission on offer.',
  'SEA-m1-07':
    'The extra cards follow the rules you know. A card that needs a module you do not play is taken out before the decks are cut.',
  'SEA-m1-08': 'How many non-player captains the event deck holds is not fixed, and nobody is told.',
  'SEA-m1-09': 'Without this module there are 16 captains, 34 events, 25 rumours and 25 missions.',
};
