export const goalsDiceMap = {
  'SKU-GOAL-01':
    'The voyage succeeds when the Captain docks at the island of objective 1 and no hostile enemy is active. A chapter may set another goal.',
  'SKU-GOAL-02':
    'The Captain tries to find the right island, gather loot on the way, keep morale high and avoid being captured or sunk.',
  'SKU-GOAL-03':
    'If you are not Captain, do your tasks well: they bring you trust, and with enough trust you may become Captain.',

  'SKU-DICE-01': 'Every die has six faces.',
  'SKU-DICE-02':
    'For a trait roll, take as many dice as the character’s value, plus the dice that skills give. The number after the trait is the difficulty. After any roll of their own, including a confrontation and the die of a supported crew group, a pirate may spend 1 destiny to reroll the lowest die.',
  'SKU-DICE-03':
    'A die is a success if it is higher than the difficulty; being equal is not enough. At 4 you need a 5 or a 6, at 5 only a 6 succeeds.',
  'SKU-DICE-04': 'You never roll more than 5 dice at once. Further dice are not rolled.',
  'SKU-DICE-05': 'One success makes the roll a success; none makes it a failure.',
  'SKU-DICE-06':
    'Several successes count one by one only where a rule says “for each success”. Everywhere else, one is as good as three.',
  'SKU-DICE-07':
    'The Captain rolls for the crew groups, and nobody gains trust for their successes. The only exception is supporting a group in a boarding.',
  'SKU-DICE-08': 'The Captain rolls for the enemies as well.',
  'SKU-DICE-09': 'Halves are rounded up.',
  'SKU-DICE-10':
    'A crew group rolls 2 dice for any trait. In the speed roll, in boarding combat and when exploring it gives only 1 die.',

  'SKU-INFO-01':
    'Objective markers lie face down, and nobody may look at one until a rule reveals it. From then on everyone sees it.',
  'SKU-INFO-02': 'The event cards are shuffled and face down; nobody knows their order.',
  'SKU-INFO-03':
    'Goods that are not in a hold form a face-down pile. Goods you plunder or get at random are drawn from it unseen.',
  'SKU-INFO-04': 'Nobody else knows whether the plotter hides a coin or an empty hand until both hands open.',
  'SKU-INFO-05': 'The Captain’s coin against a plot stays secret until the same moment.',
  'SKU-INFO-06': 'The bids in a mutiny stay secret until all are revealed together.',
  'SKU-INFO-07':
    'Everything else is public: where everyone stands, trust and morale, wounds and fatigue, the cargo, the enemies’ sheets, the dirt and the clock.',
  'SKU-INFO-08': 'Everyone sees who stands on the plot space, but nobody knows whether there really is a plot.',
  'SKU-INFO-09':
    'What you may not know is never sent to you: hidden markers, the order of cards and goods, other players’ coins and bids.',

  'SKU-MAP-01': 'Sea tiles fitted together make one board of hexagonal cells.',
  'SKU-MAP-02': 'Ships cannot enter land cells.',
  'SKU-MAP-03': 'Land blocks cannon fire at what lies behind it.',
  'SKU-MAP-04': 'When an event lets you fire at a land cell you may aim at it, but not across other land.',
  'SKU-MAP-05': 'Ships sail on water cells, and enemies appear on them.',
  'SKU-MAP-06': 'A water cell next to land is a coastal cell. It counts as water.',
  'SKU-MAP-07': 'A coastal cell with a lettered scroll is a mooring. You can dock only there.',
  'SKU-MAP-08':
    'A ship’s heading is the direction of its bow. The white arrows on its marker show where it can go, the black arrows where it cannot.',
  'SKU-MAP-09': 'The pirate ship can go in three directions: straight ahead, ahead to port or ahead to starboard.',
  'SKU-MAP-10': 'Facing the bow, port is on the left and starboard on the right.',
  'SKU-MAP-11': 'Distances are counted in cells. To find where an enemy appears, land cells count, too.',
  'SKU-MAP-12': 'The ship cannot leave the board by its own movement.',

  'SKU-OBJECTIVE-01': 'Objective markers lie on the moorings of the islands that the chapter names.',
  'SKU-OBJECTIVE-02': 'You have to find objective 1, where the chapter’s adventure starts, unless the chapter says otherwise.',
  'SKU-OBJECTIVE-03': 'A marker is revealed from the crow’s nest, by charting, or when the ship enters its cell.',
  'SKU-OBJECTIVE-04': 'If the ship enters the cell of a face-down marker, it is revealed at once. Nobody gains trust for it.',
  'SKU-OBJECTIVE-05':
    'When all other objective markers have been revealed, objective 1 is revealed, too, and nobody gains trust.',
  'SKU-OBJECTIVE-06': 'Once objective 1 is revealed, the remaining markers are removed. Nobody gains trust for them.',
  'SKU-OBJECTIVE-07': 'Finding objective 1 does not end the voyage: the ship must still dock there.',
  'SKU-OBJECTIVE-08': 'A revealed decoy has no further effect, and its island is an ordinary island.',
  'SKU-OBJECTIVE-09': 'If the chapter names only one island, objective 1 is revealed there before the voyage begins.',
};
