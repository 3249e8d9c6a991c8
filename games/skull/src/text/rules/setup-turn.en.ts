export const setupTurn = {
  'SKU-SETUP-01': 'Fit the sea tiles together into one board.',
  'SKU-SETUP-02': 'The ship starts where the campaign says, otherwise at scroll D, off Tortuga.',
  'SKU-SETUP-03': 'The Captain chooses the ship’s heading at the start.',
  'SKU-SETUP-04': 'Take one objective marker for each island the chapter names, objective 1 among them.',
  'SKU-SETUP-05': 'The objective markers are placed at random, face down, one on the scroll of each island named.',
  'SKU-SETUP-06': 'The event cards are shuffled.',
  'SKU-SETUP-07': 'Morale starts at 20 and the trust of each pirate and ally at 0, unless an effect or a skill changes it.',
  'SKU-SETUP-08': 'The clock is set to hour 1.',
  'SKU-SETUP-09': 'Impact markers go just past the ship’s last sail and last column; dirt is at 0.',
  'SKU-SETUP-10': 'The hold is loaded with the goods and cannons of the Captain’s register sheet.',
  'SKU-SETUP-11': 'Every character and every crew group begins in the cabins, those who were in the infirmary included.',
  'SKU-SETUP-12':
    'Each player has a register sheet and the sheets of their character and allies. The Captain keeps count of the command points.',
  'SKU-SETUP-13': 'Each mission the Captain holds may ask for preparations of its own.',
  'SKU-SETUP-14': 'All other goods form the face-down pile.',
  'SKU-SETUP-15': 'Enemy sheets and markers lie beside the board.',
  'SKU-SETUP-16': 'Crew groups start rested. A wounded group keeps its wound, which is noted on the register sheet.',

  'SKU-TURN-01':
    'Rounds follow one another until the voyage ends. Each has a voyage turn, a crew turn, an event turn and an enemy turn.',
  'SKU-TURN-02': 'In the voyage turn time passes, then dirt rises, then everyone takes a post.',
  'SKU-TURN-03': 'In the crew turn the preparations come first, then the movement.',
  'SKU-TURN-04':
    'A boarding interrupts the round until it is over. The rest of the round is then skipped, and a new voyage turn begins.',
  'SKU-TURN-05': 'Docking also interrupts the round: a new voyage turn begins after it, without an event turn or an enemy turn.',

  'SKU-TIME-01': 'In every voyage turn except the first, the Captain advances the clock by one hour.',
  'SKU-TIME-02': 'Hours 1 to 4 are day, 5 and 6 are night.',
  'SKU-TIME-03': 'When the clock goes from 6 to 1, a day ends, and provisions are due at once.',
  'SKU-TIME-04': 'A day also ends when something else, such as fog, takes the clock from 6 to 1.',
  'SKU-TIME-05': 'On a new day the Captain may serve rum again.',
  'SKU-TIME-06': 'The clock stops during a boarding.',
  'SKU-TIME-07': 'The hour also shows from which side enemies appear.',

  'SKU-DIRT-01': 'In every voyage turn, the first included, dirt rises by one level: 0, I, II, III.',
  'SKU-DIRT-02': 'Dirt stops at III. Each further level costs 1 morale instead.',
  'SKU-DIRT-03': 'The end of a boarding adds 1 dirt.',
  'SKU-DIRT-04': 'Each impact on the pirate ship adds 1 dirt.',
  'SKU-DIRT-05': 'During a boarding, dirt does not rise from turn to turn.',

  'SKU-STATIONS-01':
    'In each voyage turn all characters return to the cabins, except those in the infirmary and those on enemy combat cells in an unfinished boarding.',
  'SKU-STATIONS-02': 'In the voyage turn crew groups stay where they were.',
  'SKU-STATIONS-03': 'The Captain takes any free post first.',
  'SKU-STATIONS-04':
    'After the Captain, the other pirates take free posts on the ship board or the boarding board, the one with the most trust first.',
  'SKU-STATIONS-05': 'If pirates have equal trust, the Captain decides who takes a post first.',
  'SKU-STATIONS-06':
    'When all pirates are placed, the players post their allies: first the Captain’s ally, then in descending order of trust of the pirates who hired them, even of one in the infirmary.',
  'SKU-STATIONS-07': 'A character may stay in the cabins.',
  'SKU-STATIONS-08':
    'The Captain may reassign characters to other free posts, as long as there is morale to lose: each reassignment costs 1 morale.',
  'SKU-STATIONS-09': 'Once the posts are taken, the Captain spends command points to move crew groups.',
  'SKU-STATIONS-10':
    'Posts are settled in this order: Captain, pirates, allies, reassignments, crew groups. Only a character already posted can be reassigned.',
  'SKU-STATIONS-11': 'In a solo game, as soon as your Captain has a post, roll to see whether an ally plots.',

  'SKU-FATIGUE-01': 'Each task of the crew turn adds 1 fatigue to the crew group that does it, except moving goods.',
  'SKU-FATIGUE-02': 'A worn-out crew group that gains fatigue is exhausted: its marker is turned over.',
  'SKU-FATIGUE-03': 'An exhausted crew group does no task until the Captain has sent it to the cabins with a command point.',
  'SKU-FATIGUE-04': 'A crew group that does nothing gains no fatigue.',
  'SKU-FATIGUE-05': 'In a boarding, crew groups neither gain nor lose fatigue.',
  'SKU-FATIGUE-06': 'Rolls for events cost no fatigue.',
  'SKU-FATIGUE-07': 'Crew groups in the cabins, but not on the guard space, lose all fatigue at the start of the crew turn.',
  'SKU-FATIGUE-08': 'Fatigue goes from 0 to 3. At 3 a crew group is worn out, and the next step exhausts it.',
  'SKU-FATIGUE-09':
    'Besides tasks, these add fatigue: missing provisions, to every crew group neither exhausted nor in the cabins; morale lost through an event, to one such group; firing, plundering and repairing after a boarding, to the groups that do it.',
  'SKU-FATIGUE-10': 'Guarding is a task: it costs 1 fatigue if the plotter shows a coin.',
  'SKU-FATIGUE-11': 'An exhausted crew group gains no more fatigue.',
};
