export const preparations = {
  'SKU-PREP-01': 'In the crew turn each character and each crew group may do one task, the one its post offers.',
  'SKU-PREP-02': 'Nobody has to act, in the rigging and on the gun deck included.',
  'SKU-PREP-03': 'The Captain says in what order the preparations are made.',
  'SKU-PREP-04': 'Steering, handling sails and firing, which come with the movement, are tasks as well.',
  'SKU-PREP-05': 'Moving goods leaves the task of the turn still to be done.',

  'SKU-HEAL-01': 'To heal, a character on the main deck rolls Intelligence 4.',
  'SKU-HEAL-02':
    'If the healing succeeds, one patient of the infirmary, character or crew group, sheds all wounds and goes to the cabins.',
  'SKU-HEAL-03': 'The healer earns 1 trust when the healing succeeds.',
  'SKU-HEAL-04': 'A crew group that is healed is rested, too.',
  'SKU-HEAL-05': 'However many successes a healer has, one patient is healed.',
  'SKU-HEAL-06': 'The player of the healer decides which patient it is.',
  'SKU-HEAL-07': 'Healing reaches only those in the infirmary.',

  'SKU-LOOKOUT-01':
    'As the ship moves, the character in the crow’s nest may turn up an objective marker no more cells away than their Perception.',
  'SKU-LOOKOUT-02':
    'From the crow’s nest markers may be turned up as often as one likes in the turn, as many as come within reach.',
  'SKU-LOOKOUT-03': 'Every marker turned up from the crow’s nest earns the one up there 1 trust.',
  'SKU-LOOKOUT-04': 'From the crow’s nest land is no hindrance: line of sight does not count.',
  'SKU-LOOKOUT-05':
    'Objective markers that turn up of themselves, or are taken away because objective 1 is known, bring no trust.',
  'SKU-LOOKOUT-06': 'The character in the crow’s nest may also keep quiet and turn up nothing.',

  'SKU-CHART-01': 'As long as objective 1 is unknown, the character on the forecastle may chart, rolling Intelligence 5.',
  'SKU-CHART-02': 'Each success at charting is a gem, to be put on any face-down objective marker.',
  'SKU-CHART-03': 'Each success at charting earns 1 trust.',
  'SKU-CHART-04': 'A third gem turns the objective marker up, and its gems are taken off.',
  'SKU-CHART-05': 'Gems on objective markers keep from one turn to the next.',
  'SKU-CHART-06': 'Gems won in one roll may go to different objective markers.',
  'SKU-CHART-07': 'Once objective 1 is known, there is nothing left to chart.',

  'SKU-PLOT-01': 'A single pirate, never the Captain, may stand on the plot space, with a plot in mind or with none.',
  'SKU-PLOT-02': 'Allies do not plot, except in the solo game.',
  'SKU-PLOT-03': 'With a command point the Captain may post a crew group on the guard space.',
  'SKU-PLOT-04': 'During the preparations the plotter hides a coin in one hand, gold, silver or copper, or hides nothing.',
  'SKU-PLOT-05': 'If a crew group stands guard, the Captain secretly picks gold, silver or copper in turn.',
  'SKU-PLOT-06': 'Plotter and Captain open their hands together.',
  'SKU-PLOT-07': 'If the plotter’s hand is empty, nothing happens.',
  'SKU-PLOT-08': 'If both coins are the same, the plot is exposed, and the plotter loses 5 trust.',
  'SKU-PLOT-09': 'A plotter once exposed plots no more on this voyage.',
  'SKU-PLOT-10': 'If the coins differ, or nobody stands guard, the plot comes off.',
  'SKU-PLOT-11': 'Gold is theft: the plotter takes 3 doubloons and as many more as a die shows out of the crew’s loot.',
  'SKU-PLOT-12': 'If the crew’s loot has less than the plotter’s gold would take, the plotter takes what there is.',
  'SKU-PLOT-13': 'Silver is slander: the plotter gains 3 trust.',
  'SKU-PLOT-14':
    'Copper is pilfering: a rum from the hold gives the plotter back all destiny points, or a provisions marker sheds all the plotter’s wounds.',
  'SKU-PLOT-15': 'If the hold has neither rum nor provisions, copper does nothing.',
  'SKU-PLOT-16': 'A pilfered rum is not the rum of the day, which the Captain may still serve.',
  'SKU-PLOT-17': 'If the Captain shows no coin against the plot, the guard might as well not be there.',

  'SKU-CARGO-01': 'Goods are moved once in a crew turn, by anyone on the main deck, crew group or character.',
  'SKU-CARGO-02': 'Moving goods costs no fatigue and leaves the doer free for another action on the main deck.',
  'SKU-CARGO-03': 'If the main deck has a crew group, the Captain may shift or jettison any number of goods and cannons.',
  'SKU-CARGO-04':
    'If there is no crew group on the main deck, a character there may shift or jettison one good or cannon, with the Captain’s leave.',
  'SKU-CARGO-05': 'To shift a good or cannon is to put it into an empty cell or to swap it with another.',
  'SKU-CARGO-06': 'An exhausted crew group is no help in moving goods.',

  'SKU-CLEAN-01': 'A crew group able to work, or a character, on the main deck may bring the dirt down; from I it disappears.',
  'SKU-CLEAN-02':
    'Cleaning starts with the crew groups, if the Captain wishes: one takes off 1 dirt, without a roll. Once the character has cleaned, no group does.',
  'SKU-CLEAN-03': 'Both crew groups on the main deck may clean, taking off 2 dirt between them, for 1 fatigue each.',
  'SKU-CLEAN-04': 'If any dirt is left, the character on the main deck may then roll Agility 5 to clean.',
  'SKU-CLEAN-05': 'A character who succeeds in cleaning takes off 1 dirt.',
  'SKU-CLEAN-06': 'A character who succeeds in cleaning earns 1 trust.',
  'SKU-CLEAN-07': 'The character on the main deck may clean even if no crew group does.',

  'SKU-REPAIR-01': 'To repair, the crew groups on the main deck may each roll Agility 5.',
  'SKU-REPAIR-02': 'A character on the main deck may repair by rolling Agility 4.',
  'SKU-REPAIR-03': 'A repair that succeeds mends one impact, in the sails or in the hold.',
  'SKU-REPAIR-04': 'A character whose repair succeeds gains 1 trust.',
  'SKU-REPAIR-05': 'The Captain may spend a wood on any repair roll of the crew turn, to add 2.',
  'SKU-REPAIR-06': 'The Captain says whether a repair mends sails or hold.',
  'SKU-REPAIR-07': 'One repair roll mends one impact, however many successes it has.',
  'SKU-REPAIR-08': 'A column of the hold that is mended is empty: what was lost does not come back.',
  'SKU-REPAIR-09': 'Wood helps with the repairs of the crew turn only, not with those that follow a boarding.',
};
