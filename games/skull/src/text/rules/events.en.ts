export const events = {
  'SKU-EVENT-01': 'If no hostile enemy is active, draw an event card and carry it out. If one is, there is no event turn.',
  'SKU-EVENT-02': 'Active enemies that are neutral or passive do not keep an event from being drawn, nor does the Maelström.',
  'SKU-EVENT-03':
    'The roll a card asks for is made by the character at the post it names, or by a crew group there if there is none.',
  'SKU-EVENT-04': 'If several characters are at the post an event names, the Captain says who rolls.',
  'SKU-EVENT-05':
    'For crew groups the Captain makes an event’s roll; it brings nobody trust and tires nobody. Even an exhausted group may make such a roll.',
  'SKU-EVENT-06': 'If nobody is at the post an event names, the roll has failed.',
  'SKU-EVENT-07': 'When an event lowers morale, it tires a crew group as well.',
  'SKU-EVENT-08': 'The climate icon does nothing by itself; skills and effects look for it.',
  'SKU-EVENT-09':
    'Cards such as Royal Navy or Nightmares bring a boarding out of the blue, played like that of an enemy ship. Its mooring lines can be cut, and there is plunder only if the card says so.',
  'SKU-EVENT-10': 'A boarding card gives the number of boarding groups and the faces on which each of them hits.',
  'SKU-EVENT-11': 'Against a Defence, a firepower die makes an impact only if it is higher.',
  'SKU-EVENT-12': 'Defence is life, too: when the card bears that many impacts, the enemy is beaten and the card discarded.',
  'SKU-EVENT-13': 'The Stone Crab turns up on your own ship’s cell.',
  'SKU-EVENT-14': 'You may fire at the Watchtower, which stands on land, as long as no other land is in the way.',
  'SKU-EVENT-15': 'When the cards run out, the discarded ones are shuffled again.',
  'SKU-EVENT-16':
    'A card with Defence stays until it is beaten, unless it says otherwise. You may aim one firepower roll a turn at it; it hinders neither events nor docking.',
  'SKU-EVENT-17': 'A card carried out is discarded, if it does not stay in play.',

  'SKU-DRIFT-01': 'Moved by force, the ship keeps its heading.',
  'SKU-DRIFT-02': 'Fog: driven off the board, the ship stops on the last cell of sea, and the watch moves on one slot at once.',
  'SKU-DRIFT-03':
    'Collision: driven against an enemy, the ship stops next to it, and both take an impact in the hold or abdomen. The cells of the Ghost Ship and the Maelström do not stop it.',
  'SKU-DRIFT-04':
    'Island: driven onto land, the ship is set back on the last coastal cell of its way, with two impacts in the hold.',
  'SKU-DRIFT-05': 'Fog, collision and island each end the forced movement.',
  'SKU-DRIFT-06': 'The impacts of forced movement bring their dirt: 1 for a collision, 2 for an island.',
  'SKU-DRIFT-07': 'Driven onto an objective marker, the ship turns it up.',

  'SKU-SPAWN-01':
    'An enemy turns up in a straight line from the ship, on the side the watch shows. The Maelström has its own way.',
  'SKU-SPAWN-02': 'To place an enemy, count every cell of the line, land too.',
  'SKU-SPAWN-03': 'By day an enemy turns up 3 cells off.',
  'SKU-SPAWN-04': 'At night an enemy turns up nearer by one, 2 cells off.',
  'SKU-SPAWN-05': 'The character in the crow’s nest may choose how far off an enemy turns up, from 1 to their Perception.',
  'SKU-SPAWN-06': 'A character who chooses an enemy’s distance from the crow’s nest gains 1 trust.',
  'SKU-SPAWN-07': 'At night the furthest the crow’s nest can choose for an enemy is one less, but never under 1.',
  'SKU-SPAWN-08': 'Roll a die for the heading of a new enemy: its bow or head faces the side of that number on the watch.',
  'SKU-SPAWN-09':
    'If the cell where an enemy should turn up is land or off the board, there is no enemy, and the event is ignored.',
  'SKU-SPAWN-10': 'The crow’s nest cannot choose land, or a place off the board, to be rid of an enemy.',
  'SKU-SPAWN-11':
    'When an enemy turns up, take its sheet and set impact markers at the full value of its speed, its combat capacity and its hold or abdomen.',
  'SKU-SPAWN-12': 'The Sea Monster has no heading.',
  'SKU-SPAWN-13': 'If the enemy on the card is in play already, the card is ignored.',
  'SKU-SPAWN-14': 'In the zone of the Ghost Ship, enemies turn up as at night.',
  'SKU-SPAWN-15':
    'If the crow’s nest chooses a legal cell, the enemy turns up there, even if the usual one was land. The table may decide that the event is then void.',
  'SKU-SPAWN-16': 'If no distance open to the crow’s nest is legal, the enemy turns up at the usual one.',
};
