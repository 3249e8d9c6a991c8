export const rules = {
  'SEA-m6-01': 'The treasure galleon has a board of its own and starts, golden, in the zone of Cartagena.',
  'SEA-m6-02': 'With upgrades in play, the treasure galleon has one.',
  'SEA-m6-03':
    'The rules we have do not give the treasure galleon’s values, its route or the growth of its gold: those are our own.',
  'SEA-m6-04':
    'The treasure galleon is Spanish and no pirate. It counts apart from the Spanish naval ship, so that both may be at sea.',
  'SEA-m6-05': 'The treasure galleon attacks nobody, searches for nobody and hunts nobody, and no non-player captain bothers it.',
  'SEA-m6-06':
    'Once a round, after the icons, roll a die for the treasure galleon: on 1 to 4 it sails one step of its route, on a skull it stays.',
  'SEA-m6-07': 'Everyone can see the treasure galleon’s gold: 5 at the start, 1 more every round, whether it sails or not.',
  'SEA-m6-08': 'Entering the zone of a Spanish port the treasure galleon takes 2 gold more. It never carries more than 40.',
  'SEA-m6-09':
    'At sea in its zone, you may scout for the treasure galleon as for any non-player captain. If you find it, you attack.',
  'SEA-m6-10': 'Attacking the treasure galleon puts 1 Spanish bounty on you at once.',
  'SEA-m6-11':
    'The treasure galleon fights as a galleon, with 4 in Hull and Masts, 5 in Cargo and a Manoeuvrability of 2, but short-handed, with 3 of its 4 Crew and 3 of its 4 Cannons; its captain has Manoeuvre 3 and Leadership 2.',
  'SEA-m6-12':
    'In combat the treasure galleon is steered like other non-player captains, flees as they do, and is repaired afterwards if it survives, though as short-handed as before.',
  'SEA-m6-13':
    'Sinking or boarding the treasure galleon is worth 1 Glory point and a card, once. The table may make it one for each full 10 gold.',
  'SEA-m6-14':
    'Beating the treasure galleon brings 1 more Spanish bounty for each full 10 of its gold, to 5 in all at most, and no other bounty for the victory.',
  'SEA-m6-15': 'The treasure galleon and its gold are for those who win the crew combat. Sunk, it takes the gold down with it.',
  'SEA-m6-16':
    'The treasure galleon’s plunder is all its gold, any upgrade not used up, and the ship if you change over. No cargo cards are drawn.',
  'SEA-m6-17':
    'The treasure galleon, captured, is a galleon of Manoeuvrability 2, as damaged as it is. You may fill up its Crew and Cannons to 4. Taking it earns no point for a purchase.',
  'SEA-m6-18': 'Once beaten, the treasure galleon is gone for good.',
};
