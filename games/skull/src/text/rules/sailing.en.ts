export const sailing = {
  'SKU-SPEED-01':
    'The ship can move only with a character at the helm. Without one there is no speed roll and the ship stays where it is.',
  'SKU-SPEED-02': 'The load index depends on the furthest column in use: 2 up to column 4, 3 up to column 7, 4 beyond.',
  'SKU-SPEED-03': 'With an empty hold the load index is 2.',
  'SKU-SPEED-04': 'Each speed die above the load index gives 1 movement point; one that only equals it gives none.',
  'SKU-SPEED-05': 'The speed roll has 5 dice at most.',
  'SKU-SPEED-06': 'The helm gives the speed roll 1 die, plus any that skills add.',
  'SKU-SPEED-07': 'Each success at the helm gives 1 movement point.',
  'SKU-SPEED-08': 'The character at the helm gains 1 trust for one or more successes, even if the points are not used.',
  'SKU-SPEED-09':
    'Each crew group and each character in the rigging may add 1 die to the speed roll, plus any that skills give. Each success gives 1 movement point.',
  'SKU-SPEED-10': 'Each character in the rigging with a success in the speed roll gains 1 trust.',
  'SKU-SPEED-11': 'The Captain rolls the crew groups’ speed dice, and nobody gains trust for their successes.',
  'SKU-SPEED-12':
    'While no enemy of any type is active, the speed dice of crew groups succeed without being rolled. They still count among the 5.',
  'SKU-SPEED-13': 'Each crew group that takes part in the speed roll gains 1 fatigue, even if its success is automatic.',
  'SKU-SPEED-14':
    'The Captain decides which crew groups in the rigging take part. The Captain may also do without the speed roll, so that nobody tires.',
  'SKU-SPEED-15':
    'If the speed roll has more than 5 dice, the helm comes first, then crew groups in the rigging, then characters in the rigging by descending trust, then the others.',
  'SKU-SPEED-16':
    'A character for whom the limit of 5 dice in the speed roll leaves none does not roll, and crew groups left out do not tire.',
  'SKU-SPEED-17': 'In the zone of the Maelström every speed die counts 1 less.',
  'SKU-SPEED-18': 'In the zone of the Maelström the dice of crew groups have to be rolled.',

  'SKU-MOVE-01': 'Only the Captain decides where and how the ship moves.',
  'SKU-MOVE-02': '1 movement point moves the ship one cell in one of its three directions, and its bow turns that way.',
  'SKU-MOVE-03': '1 movement point turns the ship by 60° on the spot, to port or to starboard.',
  'SKU-MOVE-04': 'Movement points need not all be used.',
  'SKU-MOVE-05': 'Between movement points the ship may fire one salvo and start one boarding. A boarding always comes last.',
  'SKU-MOVE-06': 'The Captain may order fire at any moment of the movement.',
  'SKU-MOVE-07': 'When the ship enters an enemy’s cell, or the enemy the ship’s, the Captain may declare a boarding.',
  'SKU-MOVE-08': 'The ship cannot move onto land.',
  'SKU-MOVE-09': 'Unused movement points are lost.',

  'SKU-DOCK-01':
    'The Captain may dock if the ship ends its movement on a mooring and there is no hostile enemy anywhere on the board.',
  'SKU-DOCK-02': 'Once docked, you must carry out at least one island action. A new voyage turn follows.',
  'SKU-DOCK-03': 'A round in which you dock has no event turn and no enemy turn.',
  'SKU-DOCK-04': 'The island actions are burying loot, exploring, doing a mission and ending the voyage.',
  'SKU-DOCK-05': 'Each island action can be taken once per docking.',
  'SKU-DOCK-06': 'The Captain may bury any part of the crew’s loot.',
  'SKU-DOCK-07': 'Buried loot leaves the crew’s loot. The Captain’s register sheet notes the island’s letter and the sum.',
  'SKU-DOCK-08': 'On a later visit the Captain may dig up part of the loot or add to it.',
  'SKU-DOCK-09': 'A Captain can have loot buried on only one island.',
  'SKU-DOCK-10':
    'If you are no longer Captain and come back to the island where you buried loot, you may take all or part of it. It is then your own.',
  'SKU-DOCK-11': 'The Captain may begin or finish a mission on the island, as its card says.',
  'SKU-DOCK-12': 'Taking or leaving goods or other items for a mission costs no action.',
  'SKU-DOCK-13':
    'If you dock at the island of objective 1 and no hostile enemy is active after the crew turn, the voyage ends in success.',

  'SKU-EXPLORE-01': 'The Captain sends any number of crew groups ashore.',
  'SKU-EXPLORE-02': 'Each character’s player, the Captain’s included, decides whether to go ashore with the crew groups.',
  'SKU-EXPLORE-03': 'The Captain rolls a die for the type of island: it is the column of the table.',
  'SKU-EXPLORE-04': 'For each crew group sent, the Captain rolls a die: that is its row.',
  'SKU-EXPLORE-05': 'Each exploring character rolls as many dice as their Perception, and the highest gives the row.',
  'SKU-EXPLORE-06': 'Explorers find the goods shown where their row meets the island’s column.',
  'SKU-EXPLORE-07': 'On “out of action”, a crew group goes to the infirmary at once.',
  'SKU-EXPLORE-08': 'On “eliminated”, a crew group goes into the box, and morale falls by 3.',
  'SKU-EXPLORE-09': 'A crew group that finds something goes to the cabins and loses all its fatigue.',
  'SKU-EXPLORE-10': 'A crew group that finds nothing goes back to its post with its fatigue unchanged.',
  'SKU-EXPLORE-11': 'A character who finds something gains 2 trust.',
  'SKU-EXPLORE-12': 'A character who finds nothing loses 1 trust.',
  'SKU-EXPLORE-13':
    'On “out of action” or “eliminated”, a character loses 2 trust, takes 1 wound and goes to the infirmary, unconscious. They lose the rest of their trust only if that wound was the last; a table option makes them always lose it.',
  'SKU-EXPLORE-14': 'After exploring, the Captain may rearrange the hold, throw markers away and choose which finds to keep.',
  'SKU-EXPLORE-15': 'Crew groups that are exhausted or out of action cannot be sent.',
  'SKU-EXPLORE-16': 'Exploring tires nobody.',
};
