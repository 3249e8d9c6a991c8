export const mutinyCommand = {
  'SKU-MUTINY-01':
    'The moment your trust is higher than morale, you may start a mutiny. If several may, the most trusted is asked first.',
  'SKU-MUTINY-02':
    'Those who take part, like it or not: the Captain, the pirate who began it, and each other pirate whose trust is above morale. All but the Captain are mutineers; allies stay out of it.',
  'SKU-MUTINY-03': 'First, everyone’s trust turns into prestige, on top of what the register sheets already hold.',
  'SKU-MUTINY-04': 'Then morale goes to 20 and all trust to 0.',
  'SKU-MUTINY-05': 'A pirate with an ally gains half of what the ally had gathered, unless he is the Captain.',
  'SKU-MUTINY-06': 'Everyone taking part has one coin for each full 10 of his prestige, and settles in secret how many to bid.',
  'SKU-MUTINY-07': 'A mutineer who wants the captaincy has to bid at least 1 coin.',
  'SKU-MUTINY-08': 'The Captain may bid nothing at all.',
  'SKU-MUTINY-09':
    'All bids are shown together, and the highest is Captain from then on, perhaps the old one again. If nobody bid, the Captain stays.',
  'SKU-MUTINY-10': 'The winner takes over the missions the old Captain had left unfinished.',
  'SKU-MUTINY-11': 'Everyone loses 10 prestige for each coin he bid, the winner included.',
  'SKU-MUTINY-12':
    'If the highest bids are equal, those who made them roll a confrontation of Charisma, again and again until one wins.',
  'SKU-MUTINY-13': 'After that, the game goes on where it stopped, under whoever is Captain, and everybody stays at his post.',
  'SKU-MUTINY-14':
    'The new Captain has the ship, its upgrades, the cargo, the crew groups and the crew’s loot. What the old one buried is still his.',
  'SKU-MUTINY-15': 'A mutineer with less than 10 prestige has no coin, so he cannot win, but he takes part all the same.',
  'SKU-MUTINY-16': 'The Captain cannot mutiny, however far his own trust is above morale.',
  'SKU-MUTINY-17': 'Whose ally pays nothing is settled by who was Captain as the mutiny broke out, not by who won it.',

  'SKU-COMMAND-01': 'The Captain has 1 command point every turn, wherever he is.',
  'SKU-COMMAND-02': 'A character on the bridge, the Captain among others, adds his Charisma to the command points.',
  'SKU-COMMAND-03': 'A command point moves one crew group from where it is to any place with room. Each point serves once.',
  'SKU-COMMAND-04': 'Command points need not be used; those left over are gone when the turn ends.',
  'SKU-COMMAND-05':
    'If the Captain spends more than one command point in a turn thanks to somebody else on the bridge, that character gains 1 trust, once a turn.',
  'SKU-COMMAND-06': 'Two points spent are enough for that trust, for only one of them comes from the captaincy.',
  'SKU-COMMAND-07': 'Command points cannot move a crew group out of the infirmary.',
  'SKU-COMMAND-08': 'An exhausted crew group can be sent to the cabins and nowhere else.',
  'SKU-COMMAND-09': 'The same crew group may be moved again in a turn, for a point each time.',
  'SKU-COMMAND-10':
    'In a boarding, too, the character on the bridge earns 1 trust in every boarding turn in which 2 command points or more are spent.',

  'SKU-DOWN-01':
    'A character who is knocked out, or has as many wounds as life, is unconscious: all his trust is gone, and he goes to the infirmary at once.',
  'SKU-DOWN-02': 'A crew group is incapacitated by its second wound and goes to the infirmary at once.',
  'SKU-DOWN-03':
    'In every voyage turn after that, an unconscious character may roll Strength 4. If he succeeds he sheds one wound, no more, and leaves for the cabins.',
  'SKU-DOWN-04': 'That roll comes before posts are taken, so that whoever comes to can take one at once.',
  'SKU-DOWN-05': 'Healed by somebody else, an unconscious character sheds all his wounds.',
  'SKU-DOWN-06': 'Incapacitated crew groups make no roll of their own: only healing or an event gets them out.',
  'SKU-DOWN-07': 'The unconscious take no post, do nothing and make no roll for events.',
  'SKU-DOWN-08': 'An unconscious Captain is still Captain: he decides, and has his 1 command point.',
};
