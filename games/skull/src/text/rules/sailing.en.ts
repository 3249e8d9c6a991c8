export const sailing = {
  'SKU-SPEED-01':
    'The ship moves of its own will only with a character at the helm. Without one there is no speed roll and the ship stays put.',
  'SKU-SPEED-02': 'The load index depends on the furthest column in use: 2 up to column 4, 3 up to column 7, 4 beyond.',
  'SKU-SPEED-03': 'With an empty hold the load index is 2.',
  'SKU-SPEED-04': 'Each speed die above the load index gives 1 movement point; one that only equals it gives none.',
  'SKU-SPEED-05': 'The speed roll has 5 dice at most.',
  'SKU-SPEED-06': 'To the speed roll the helm gives 1 die, with any that skills add.',
  'SKU-SPEED-07': 'Each success at the helm is 1 movement point.',
  'SKU-SPEED-08':
    'The character at the helm who has a success earns 1 trust, once, however many there are and whether or not the points are used.',
  'SKU-SPEED-09':
    'To the speed roll each crew group and each character in the rigging may add 1 die, with any that skills give; every success is 1 movement point.',
  'SKU-SPEED-10': 'Each character in the rigging with a success in the speed roll earns 1 trust.',
  'SKU-SPEED-11': 'In the speed roll the Captain rolls for the crew groups, and their successes bring trust to nobody.',
  'SKU-SPEED-12':
    'While no enemy of any type is active, the speed dice of the crew groups succeed unrolled. They still count among the 5.',
  'SKU-SPEED-13': 'Each crew group that takes part in the speed roll gains 1 fatigue, even when it cannot fail.',
  'SKU-SPEED-14':
    'The Captain decides which crew groups in the rigging take part, or does without the speed roll altogether, and nobody is tired.',
  'SKU-SPEED-15':
    'If the speed roll has more than 5 dice, these come first: the helm, then crew groups in the rigging, then characters in the rigging by falling trust, then anyone else.',
  'SKU-SPEED-16':
    'If the limit of 5 dice in the speed roll leaves none for you, you do not roll; crew groups left out do not tire.',
  'SKU-SPEED-17': 'In the zone of the Maelström every speed die counts 1 less.',
  'SKU-SPEED-18': 'In the zone of the Maelström the dice of crew groups have to be rolled.',

  'SKU-MOVE-01': 'How and where the ship goes is for the Captain alone to say.',
  'SKU-MOVE-02': '1 movement point takes the ship one cell on, in one of its three directions, and its bow turns that way.',
  'SKU-MOVE-03': '1 movement point turns the ship on the spot by 60°, to port or to starboard.',
  'SKU-MOVE-04': 'Movement points need not all be used.',
  'SKU-MOVE-05':
    'Between movement points, anywhere on the way, the ship may fire one salvo and enter one boarding. A boarding is always the last of it.',
  'SKU-MOVE-06': 'The Captain may order fire at any moment of the movement.',
  'SKU-MOVE-07': 'When the ship enters an enemy’s cell, or the enemy the ship’s, the Captain may declare a boarding.',
  'SKU-MOVE-08': 'Land cannot be entered.',
  'SKU-MOVE-09': 'Movement points not used are lost.',

  'SKU-DOCK-01':
    'The Captain may dock if the ship’s movement ends on a mooring zone and there is no hostile enemy anywhere on the board.',
  'SKU-DOCK-02': 'Once docked, you must carry out at least one island action. A new voyage turn follows.',
  'SKU-DOCK-03': 'A round in which you dock has neither event turn nor enemy turn.',
  'SKU-DOCK-04': 'On an island you may bury loot, explore, see to a mission or end the voyage.',
  'SKU-DOCK-05': 'Each island action once per docking.',
  'SKU-DOCK-06': 'The Captain may bury some of the crew’s loot, or all of it.',
  'SKU-DOCK-07':
    'What is buried leaves the crew’s loot, and the Captain’s register sheet keeps the letter of the island and the sum.',
  'SKU-DOCK-08': 'On another visit the Captain may dig up some of the buried loot or add to it.',
  'SKU-DOCK-09': 'A Captain may keep loot buried on one island only.',
  'SKU-DOCK-10':
    'If you have lost the captaincy and come back to the island where you buried loot, you may take all of it or a part, and it is your own.',
  'SKU-DOCK-11': 'The Captain may begin or finish a mission on the island, as its card says.',
  'SKU-DOCK-12': 'Taking or leaving goods and the like for a mission costs no action.',
  'SKU-DOCK-13':
    'Docked at the island of objective 1 after the crew turn, with no active hostile enemy, you end the voyage in success.',

  'SKU-EXPLORE-01': 'The Captain decides how many crew groups go ashore.',
  'SKU-EXPLORE-02': 'Each character’s player, the Captain’s too, decides whether to go along.',
  'SKU-EXPLORE-03': 'The Captain rolls a die for the kind of island: that is the column of the table.',
  'SKU-EXPLORE-04': 'For each crew group sent, the Captain rolls a die: that is its row.',
  'SKU-EXPLORE-05': 'Each exploring character rolls dice to the number of their Perception, and the best of them gives the row.',
  'SKU-EXPLORE-06': 'Explorers bring back the goods shown where their row crosses the island’s column.',
  'SKU-EXPLORE-07': 'A crew group that meets “incapacitated” goes to the infirmary at once.',
  'SKU-EXPLORE-08': 'A crew group that meets “eliminated” goes into the box, and morale falls by 3.',
  'SKU-EXPLORE-09': 'A crew group with a find goes to the cabins and is rested.',
  'SKU-EXPLORE-10': 'A crew group that finds nothing goes back to its post as tired as before.',
  'SKU-EXPLORE-11': 'A character with a find gains 2 trust.',
  'SKU-EXPLORE-12': 'A character who finds nothing loses 1 trust.',
  'SKU-EXPLORE-13':
    'For a character, “incapacitated” and “eliminated” mean 2 trust lost, 1 wound and the infirmary, unconscious. The rest of the trust is lost only if that wound was the last; the table may have it lost always.',
  'SKU-EXPLORE-14': 'After exploring, the Captain may restow the hold, throw markers out and choose which of the finds to keep.',
  'SKU-EXPLORE-15': 'Exhausted and incapacitated crew groups cannot be sent.',
  'SKU-EXPLORE-16': 'Exploring tires nobody.',
};
