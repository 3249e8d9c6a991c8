export const goalsDiceMap = {
  'SKU-GOAL-01':
    'You have made the voyage when the Captain docks at the island of objective 1 and no active hostile enemy is about. A chapter may set another goal.',
  'SKU-GOAL-02':
    'As Captain you mean to find the right island and gather loot on the way, with spirits high and the ship neither taken nor sunk.',
  'SKU-GOAL-03': 'If you are not Captain, shine at your post: trust is what you live by, and enough of it may make you Captain.',

  'SKU-DICE-01': 'Every die has six faces.',
  'SKU-DICE-02':
    'To roll a trait, take as many dice as the character’s value in it, and add the dice that skills give. The number after the trait is the difficulty. After any roll of their own, a confrontation or the die of a supported crew group included, a pirate may spend 1 destiny to roll the lowest die again.',
  'SKU-DICE-03':
    'A die is a success when it beats the difficulty; to equal it is not enough. At 4 you need a 5 or a 6, at 5 only a 6 will do.',
  'SKU-DICE-04': 'You never roll more than 5 dice at once. Any beyond that are left out.',
  'SKU-DICE-05': 'One success makes the roll a success; none makes it a failure.',
  'SKU-DICE-06':
    'Several successes count one by one where a rule says so for each of them. Everywhere else, one does as much as three.',
  'SKU-DICE-07':
    'The Captain rolls for the crew groups, and nobody gains trust by their successes. Supporting one in a boarding is the exception.',
  'SKU-DICE-08': 'The Captain rolls for the enemies as well.',
  'SKU-DICE-09': 'Halves are rounded up.',
  'SKU-DICE-10':
    'A crew group rolls 2 dice for any trait. In the speed roll, in boarding combat and when exploring it gives a single die.',

  'SKU-INFO-01': 'Objective markers lie face down, and nobody looks until a rule turns one up. From then on, all may see it.',
  'SKU-INFO-02': 'The event cards are shuffled and face down; nobody knows their order.',
  'SKU-INFO-03':
    'Goods that are not in a hold form a face-down pile. What you plunder, or get at random, is drawn from it blind.',
  'SKU-INFO-04': 'What the plotter hides, a coin or an empty hand, nobody else knows until both hands open.',
  'SKU-INFO-05': 'The coin the Captain sets against a plot stays secret until the same moment.',
  'SKU-INFO-06': 'Bids in a mutiny are secret until all are shown at once.',
  'SKU-INFO-07':
    'All the rest is open: where everyone stands, trust and morale, wounds and fatigue, the cargo, the enemies’ sheets, the dirt and the watch.',
  'SKU-INFO-08': 'Everyone sees who stands on the plot space. Whether there really is a plot, nobody can tell.',
  'SKU-INFO-09':
    'What you may not know is never sent to you: faces of markers, the order of cards and goods, other people’s coins and bids.',

  'SKU-MAP-01': 'Sea tiles fitted together make one board of hexagonal cells.',
  'SKU-MAP-02': 'No ship sails onto land.',
  'SKU-MAP-03': 'Land shields whatever lies behind it from cannon fire.',
  'SKU-MAP-04': 'When an event lets you fire at a land cell you may aim at it, but not across other land.',
  'SKU-MAP-05': 'Water cells are where the ship sails and where enemies turn up.',
  'SKU-MAP-06': 'A water cell next to land is a coastal cell. It is water like any other.',
  'SKU-MAP-07': 'A coastal cell with a lettered scroll is a mooring zone, and you can dock nowhere else.',
  'SKU-MAP-08':
    'A ship heads where its bow points. White arrows on its marker are the ways it may go, black arrows those it may not.',
  'SKU-MAP-09': 'The pirate ship can go three ways: straight ahead, ahead to port or ahead to starboard.',
  'SKU-MAP-10': 'Facing the bow, port is on the left and starboard on the right.',
  'SKU-MAP-11': 'Distances are counted in cells. To find where an enemy turns up, cells of land count too.',
  'SKU-MAP-12': 'You cannot sail off the board of your own accord.',

  'SKU-OBJECTIVE-01': 'Objective markers lie on the mooring zones of the islands that the chapter names.',
  'SKU-OBJECTIVE-02':
    'The one to find is objective 1, where the adventure of the chapter starts, unless the chapter says something else.',
  'SKU-OBJECTIVE-03': 'A marker is turned up from the crow’s nest, by charting, or by sailing onto its cell.',
  'SKU-OBJECTIVE-04': 'Sail onto a face-down marker and it is turned up at once. Nobody gains trust by that.',
  'SKU-OBJECTIVE-05': 'When all other objective markers have been turned up, objective 1 shows itself, and nobody gains trust.',
  'SKU-OBJECTIVE-06': 'Once objective 1 is known, the markers left are taken off the board. They bring nobody any trust.',
  'SKU-OBJECTIVE-07': 'To have found objective 1 is not the end: the ship has to dock there.',
  'SKU-OBJECTIVE-08': 'A decoy, once turned up, does nothing more, and its island is an island like others.',
  'SKU-OBJECTIVE-09': 'If the chapter names a single island, objective 1 is turned up there before the voyage begins.',
};
