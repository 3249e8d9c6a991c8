export const setupTurn = {
  'SKU-SETUP-01': 'Fit the sea tiles together into one board.',
  'SKU-SETUP-02': 'The ship starts where the campaign says, and otherwise at scroll D, off Tortuga.',
  'SKU-SETUP-03': 'The Captain decides which way the ship is heading at the start.',
  'SKU-SETUP-04': 'Take one objective marker for each island the chapter names, objective 1 among them.',
  'SKU-SETUP-05': 'Objective markers are laid out at random and face down, one at the scroll of each island named.',
  'SKU-SETUP-06': 'The event cards are shuffled.',
  'SKU-SETUP-07': 'Morale starts at 20 and the trust of each pirate and ally at 0, but for effects and skills.',
  'SKU-SETUP-08': 'The watch is set to slot 1.',
  'SKU-SETUP-09': 'Impact markers go just past the ship’s last sail and last column; dirt is at 0.',
  'SKU-SETUP-10': 'The hold is loaded with the goods and cannons of the Captain’s register sheet.',
  'SKU-SETUP-11': 'Every character and every crew group begins in the cabins, those who were in the infirmary included.',
  'SKU-SETUP-12':
    'Each player has a register sheet and the sheets of their own character and allies; the Captain keeps count of the command points.',
  'SKU-SETUP-13': 'Each mission the Captain holds may ask for preparations of its own.',
  'SKU-SETUP-14': 'All other goods are the face-down pile.',
  'SKU-SETUP-15': 'Enemy sheets and markers wait beside the board.',
  'SKU-SETUP-16': 'Crew groups set out rested. A wounded group keeps its wound, which stands on the register sheet.',

  'SKU-TURN-01':
    'Rounds follow one another until the voyage ends. Each is a voyage turn, a crew turn, an event turn and an enemy turn.',
  'SKU-TURN-02': 'In the voyage turn time passes, then dirt gathers, then all take their posts.',
  'SKU-TURN-03': 'In the crew turn come the preparations, and then the ship moves.',
  'SKU-TURN-04': 'A boarding breaks in until it is settled. The rest of the round is then skipped, and a new voyage turn begins.',
  'SKU-TURN-05': 'Docking breaks in as well: after it a new voyage turn begins, without event turn or enemy turn.',

  'SKU-TIME-01': 'In every voyage turn but the very first, the Captain moves the watch on by one slot.',
  'SKU-TIME-02': 'Slots 1 to 4 are day, 5 and 6 are night.',
  'SKU-TIME-03': 'From 6 back to 1, a day is over, and the provisions fall due at once.',
  'SKU-TIME-04': 'A day also ends when something else, fog for instance, takes the watch from 6 to 1.',
  'SKU-TIME-05': 'With a new day the Captain may serve rum again.',
  'SKU-TIME-06': 'During a boarding the watch stands still.',
  'SKU-TIME-07': 'The slot showing also tells from which side enemies turn up.',

  'SKU-DIRT-01': 'In every voyage turn, from the first on, dirt rises one step: 0, I, II, III.',
  'SKU-DIRT-02': 'Dirt stops at III. From there, every further step costs 1 morale.',
  'SKU-DIRT-03': 'The end of a boarding adds 1 dirt.',
  'SKU-DIRT-04': 'Each impact on the pirate ship adds 1 dirt.',
  'SKU-DIRT-05': 'As long as a boarding lasts, no dirt is added turn by turn.',

  'SKU-STATIONS-01':
    'In each voyage turn all characters come back to the cabins, save those in the infirmary and those on an enemy’s combat cells in a boarding not yet over.',
  'SKU-STATIONS-02': 'In the voyage turn crew groups stay where they were.',
  'SKU-STATIONS-03': 'The Captain takes a post first, any that is free.',
  'SKU-STATIONS-04':
    'After the Captain the other pirates take posts, the most trusted first, each at a free post of the ship or of the boarding board.',
  'SKU-STATIONS-05': 'Between pirates of equal trust, the Captain says who takes a post first.',
  'SKU-STATIONS-06':
    'When all pirates are placed, allies are posted by those who hired them: first the Captain’s, then by falling trust of the pirate who hired them, even one in the infirmary.',
  'SKU-STATIONS-07': 'A character may stay in the cabins.',
  'SKU-STATIONS-08':
    'The Captain may move any characters to other free posts, as long as there is morale to lose: each one moved costs 1.',
  'SKU-STATIONS-09': 'Once posts are taken, command points come in: the Captain spends them on moving crew groups.',
  'SKU-STATIONS-10':
    'Posts are settled in this order: Captain, pirates, allies, then the Captain’s changes, then the crew groups. Only a character already posted can be moved.',
  'SKU-STATIONS-11': 'Alone at the table, as soon as your Captain has a post, roll to see whether an ally plots.',

  'SKU-FATIGUE-01': 'A crew group gains 1 fatigue by each task it does in the crew turn, except moving goods.',
  'SKU-FATIGUE-02': 'Fatigue makes a worn-out crew group exhausted: its marker is turned over.',
  'SKU-FATIGUE-03': 'An exhausted crew group does no work until a command point has taken it to the cabins.',
  'SKU-FATIGUE-04': 'A crew group that does nothing does not tire.',
  'SKU-FATIGUE-05': 'In a boarding crew groups neither tire nor rest.',
  'SKU-FATIGUE-06': 'Rolls for events cost no fatigue.',
  'SKU-FATIGUE-07': 'Crew groups in the cabins, the guard space apart, are rid of all fatigue as the crew turn starts.',
  'SKU-FATIGUE-08': 'Fatigue goes 0, 1, 2, 3; at 3 a crew group is worn out, and the next step exhausts it.',
  'SKU-FATIGUE-09':
    'Besides tasks, these tire: missing provisions, every crew group that is neither exhausted nor in the cabins; morale lost by an event, one such group; firing, plundering and repairing after a boarding, those who do it.',
  'SKU-FATIGUE-10': 'To stand guard is a task: 1 fatigue, if the plotter shows a coin.',
  'SKU-FATIGUE-11': 'An exhausted crew group takes no more fatigue.',
};
