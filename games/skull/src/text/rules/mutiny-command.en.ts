export const mutinyCommand = {
  'SKU-MUTINY-01':
    'As soon as your trust is higher than morale, you may start a mutiny. If several pirates may, the one with the most trust is asked first.',
  'SKU-MUTINY-02':
    'The Captain, the pirate who started the mutiny and every other pirate with more trust than morale must take part. All but the Captain are mutineers. Allies do not take part.',
  'SKU-MUTINY-03': 'At the start of a mutiny, everyone’s trust becomes prestige, which is added to their register sheet.',
  'SKU-MUTINY-04': 'In a mutiny, once trust has become prestige, morale goes to 20 and all trust to 0.',
  'SKU-MUTINY-05':
    'In a mutiny, too, a pirate with an ally gains half of the ally’s trust as prestige. Only the Captain does not.',
  'SKU-MUTINY-06': 'Everyone in the mutiny has one coin for each full 10 prestige and secretly chooses how many to bid.',
  'SKU-MUTINY-07': 'A mutineer must bid at least 1 coin to become Captain.',
  'SKU-MUTINY-08': 'The Captain may bid nothing in a mutiny.',
  'SKU-MUTINY-09':
    'The bids of a mutiny are revealed together, and the highest bidder is Captain from then on; it may be the old one. If nobody bids, the Captain stays.',
  'SKU-MUTINY-10': 'The winner of a mutiny takes over the missions that the old Captain has not completed.',
  'SKU-MUTINY-11': 'In a mutiny everyone loses 10 prestige for each coin bid, the winner included.',
  'SKU-MUTINY-12':
    'If the highest bids of a mutiny are equal, their bidders make a confrontation roll of Charisma until one wins.',
  'SKU-MUTINY-13':
    'After a mutiny the game goes on where it was interrupted, with the new Captain, and everyone stays at their post.',
  'SKU-MUTINY-14':
    'The ship, its upgrades, the cargo, the crew groups and the crew’s loot pass to the new Captain. Loot buried by the old Captain remains theirs.',
  'SKU-MUTINY-15': 'A mutineer with less than 10 prestige has no coin and cannot win, but still takes part.',
  'SKU-MUTINY-16': 'The Captain cannot mutiny, however high their own trust is.',
  'SKU-MUTINY-17': 'In a mutiny, the Captain who gets nothing for an ally is the one at its start, not its winner.',

  'SKU-COMMAND-01': 'The Captain has 1 command point per turn, at any post.',
  'SKU-COMMAND-02': 'A character on the bridge, even the Captain, adds command points equal to their Charisma.',
  'SKU-COMMAND-03': 'A command point moves one crew group to any other place with room. Each point is used once.',
  'SKU-COMMAND-04': 'Command points need not be spent. Unspent points are lost at the end of the turn.',
  'SKU-COMMAND-05':
    'If the Captain spends more than one command point in a turn thanks to another character on the bridge, that character gains 1 trust, once per turn.',
  'SKU-COMMAND-06':
    'Spending 2 command points is enough for the trust of the character on the bridge, because only 1 comes from being Captain.',
  'SKU-COMMAND-07': 'Command points cannot move a crew group out of the infirmary.',
  'SKU-COMMAND-08': 'An exhausted crew group can be sent only to the cabins.',
  'SKU-COMMAND-09': 'The same crew group may be moved several times in a turn, for 1 point each time.',
  'SKU-COMMAND-10':
    'In a boarding, too, a character on the bridge who is not the Captain earns 1 trust in every boarding turn in which 2 command points or more are spent.',

  'SKU-DOWN-01':
    'A character who is knocked out, or has as many wounds as life, is unconscious. They lose all their trust and go to the infirmary at once.',
  'SKU-DOWN-02': 'A second wound puts a crew group out of action, and it goes to the infirmary at once.',
  'SKU-DOWN-03':
    'In each following voyage turn, an unconscious character may roll Strength 4. On a success they lose one wound and go to the cabins.',
  'SKU-DOWN-04': 'An unconscious character rolls before posts are taken, and after a success can take a post in the same turn.',
  'SKU-DOWN-05': 'An unconscious character healed by another character loses all wounds.',
  'SKU-DOWN-06': 'Crew groups out of action do not roll: only healing or an event gets them out of the infirmary.',
  'SKU-DOWN-07': 'Unconscious characters take no post, do nothing and do not roll for events.',
  'SKU-DOWN-08': 'An unconscious Captain stays Captain, makes the decisions and keeps the 1 command point.',
};
