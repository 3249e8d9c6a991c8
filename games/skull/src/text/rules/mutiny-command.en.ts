export const mutinyCommand = {
  'SKU-MUTINY-01':
    'The moment your trust is higher than morale, you may start a mutiny. If several may, the most trusted is asked first.',
  'SKU-MUTINY-02':
    'Those who take part, like it or not: the Captain, the pirate who began it, and each other pirate whose trust is above morale. All but the Captain are mutineers; allies stay out of it.',
  'SKU-MUTINY-03':
    'As a mutiny breaks out, everyone’s trust turns into prestige, on top of what the register sheets already hold.',
  'SKU-MUTINY-04': 'In a mutiny, trust once counted, morale goes to 20 and all trust to 0.',
  'SKU-MUTINY-05': 'In a mutiny too, a pirate with an ally gains half of what the ally had gathered. Only the Captain does not.',
  'SKU-MUTINY-06':
    'For the captaincy, everyone in the mutiny has one coin for each full 10 prestige, and settles in secret how many to bid.',
  'SKU-MUTINY-07': 'A mutineer who wants the captaincy has to bid at least 1 coin.',
  'SKU-MUTINY-08': 'In a mutiny the Captain may bid nothing at all.',
  'SKU-MUTINY-09':
    'The bids of a mutiny are shown together, and the highest is Captain from then on, perhaps the old one again. If nobody bid, the Captain stays.',
  'SKU-MUTINY-10': 'The winner of a mutiny takes over the missions the old Captain had left unfinished.',
  'SKU-MUTINY-11': 'A mutiny costs everyone 10 prestige for each coin they bid, the winner included.',
  'SKU-MUTINY-12':
    'If the highest bids are equal, those who made them roll a confrontation of Charisma, again and again until one wins.',
  'SKU-MUTINY-13': 'After a mutiny the game goes on where it stopped, under the Captain it has now, and nobody changes post.',
  'SKU-MUTINY-14':
    'The new Captain has the ship, its upgrades, the cargo, the crew groups and the crew’s loot. What the old one buried still belongs to the old one.',
  'SKU-MUTINY-15': 'A mutineer with less than 10 prestige has no coin and so cannot win, but takes part all the same.',
  'SKU-MUTINY-16': 'The Captain cannot mutiny, however far above morale the Captain’s own trust may be.',
  'SKU-MUTINY-17': 'Whose ally pays nothing is settled by who was Captain as the mutiny broke out, not by who won it.',

  'SKU-COMMAND-01': 'The Captain has 1 command point every turn, at whatever post.',
  'SKU-COMMAND-02': 'A character on the bridge, the Captain among others, adds as many command points as their Charisma.',
  'SKU-COMMAND-03': 'A command point moves one crew group from where it is to any place with room. Each point serves once.',
  'SKU-COMMAND-04': 'Command points need not be used; those left over are gone when the turn ends.',
  'SKU-COMMAND-05':
    'If the Captain spends more than one command point in a turn thanks to somebody else on the bridge, that character gains 1 trust, once a turn.',
  'SKU-COMMAND-06': 'Two points spent are enough for the trust of the bridge, for only one of them comes from the captaincy.',
  'SKU-COMMAND-07': 'Command points cannot move a crew group out of the infirmary.',
  'SKU-COMMAND-08': 'An exhausted crew group can be sent to the cabins and nowhere else.',
  'SKU-COMMAND-09': 'The same crew group may be moved again in a turn, for a point each time.',
  'SKU-COMMAND-10':
    'In a boarding, too, a character on the bridge who is not the Captain earns 1 trust in every boarding turn in which 2 command points or more are spent.',

  'SKU-DOWN-01':
    'A character who is knocked out, or has as many wounds as life, is unconscious: all their trust is gone, and they go to the infirmary at once.',
  'SKU-DOWN-02': 'A crew group is incapacitated by its second wound and goes to the infirmary at once.',
  'SKU-DOWN-03':
    'In every voyage turn after that, an unconscious character may roll Strength 4. A success sheds one wound, no more, and lets them go to the cabins.',
  'SKU-DOWN-04': 'An unconscious character rolls before posts are taken, and after a success can take one at once.',
  'SKU-DOWN-05': 'Healed by somebody else, an unconscious character sheds all wounds.',
  'SKU-DOWN-06': 'Incapacitated crew groups make no roll of their own: only healing or an event gets them out.',
  'SKU-DOWN-07': 'The unconscious take no post, do nothing and make no roll for events.',
  'SKU-DOWN-08': 'An unconscious Captain is still Captain, makes the decisions and has the 1 command point.',
};
