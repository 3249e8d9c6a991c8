export const events = {
  'SKU-EVENT-01': 'If no hostile enemy is active, draw an event card and apply it. Otherwise there is no event turn.',
  'SKU-EVENT-02': 'Active enemies that are neutral or passive, and the Maelström, do not prevent the drawing of an event.',
  'SKU-EVENT-03': 'The character at the post named on an event card rolls. If there is none, a crew group there rolls.',
  'SKU-EVENT-04': 'If several characters are at the post an event names, the Captain decides who rolls.',
  'SKU-EVENT-05':
    'The Captain makes the event rolls of crew groups. They bring no trust and no fatigue. Even an exhausted group may roll.',
  'SKU-EVENT-06': 'If nobody is at the post an event names, the roll fails.',
  'SKU-EVENT-07': 'When an event lowers morale, it also tires a crew group.',
  'SKU-EVENT-08': 'The Weather icon has no effect by itself; skills and effects refer to it.',
  'SKU-EVENT-09':
    'Cards such as Royal Navy or Nightmares cause a sudden boarding, played like that of an enemy ship. Its mooring lines can be cut, and there is plunder only if the card says so.',
  'SKU-EVENT-10': 'A boarding card gives the number of enemy groups and the faces on which each of them hits.',
  'SKU-EVENT-11': 'Against a Defence, a firepower die is an impact only if it is higher than the Defence.',
  'SKU-EVENT-12': 'A card’s Defence is also its life: at that many impacts the enemy is beaten and the card discarded.',
  'SKU-EVENT-13': 'The Stone Crab appears on your ship’s own cell.',
  'SKU-EVENT-14': 'You may fire at the Watchtower, which stands on land, if no other land is in the way.',
  'SKU-EVENT-15': 'When the event deck is empty, the discard pile is reshuffled.',
  'SKU-EVENT-16':
    'A card with a Defence stays in play until it is beaten, unless it says otherwise. You may aim one firepower roll per turn at it. It prevents neither events nor docking.',
  'SKU-EVENT-17': 'A card that has been applied is discarded, unless it stays in play.',

  'SKU-DRIFT-01': 'Forced movement does not change the ship’s heading.',
  'SKU-DRIFT-02':
    'Fog: if the ship would leave the board, it stops on the last sea cell, and the clock advances by one hour at once.',
  'SKU-DRIFT-03':
    'Collision: if the ship would run into an enemy, it stops next to it, and both take an impact in the hold or abdomen. The cells of the Ghost Ship and the Maelström do not stop it.',
  'SKU-DRIFT-04':
    'Island: if the ship would enter land, it is put on the last coastal cell it crossed and takes two impacts in the hold.',
  'SKU-DRIFT-05': 'Fog, a collision or an island ends the forced movement.',
  'SKU-DRIFT-06': 'The impacts of forced movement add dirt, too: 1 for a collision, 2 for an island.',
  'SKU-DRIFT-07': 'Forced movement onto an objective marker reveals it.',

  'SKU-SPAWN-01':
    'An enemy appears in a straight line from the ship, in the direction the clock shows. The Maelström is the exception.',
  'SKU-SPAWN-02': 'To place a new enemy, count every cell of the line, land included.',
  'SKU-SPAWN-03': 'By day an enemy appears 3 cells away.',
  'SKU-SPAWN-04': 'At night an enemy appears one cell nearer, 2 cells away.',
  'SKU-SPAWN-05': 'The character in the crow’s nest may choose how far away an enemy appears, from 1 to their Perception.',
  'SKU-SPAWN-06': 'A character who chooses an enemy’s distance from the crow’s nest gains 1 trust.',
  'SKU-SPAWN-07': 'At night the greatest distance the crow’s nest can choose is one less, but at least 1.',
  'SKU-SPAWN-08': 'Roll a die for the heading of a new enemy: its bow or head faces the side of that number on the clock.',
  'SKU-SPAWN-09':
    'If the cell where an enemy should appear is land or off the board, it does not appear, and the event is ignored.',
  'SKU-SPAWN-10': 'The crow’s nest cannot choose land or a place off the board to get rid of an enemy.',
  'SKU-SPAWN-11':
    'When an enemy appears, take its sheet and put impact markers on the full values of its speed, combat capacity and hold or abdomen.',
  'SKU-SPAWN-12': 'The Sea Monster has no heading.',
  'SKU-SPAWN-13': 'If the enemy on the card is already in play, the card is ignored.',
  'SKU-SPAWN-14': 'In the zone of the Ghost Ship, enemies appear as at night.',
  'SKU-SPAWN-15':
    'If the crow’s nest chooses a legal cell, the enemy appears there, even if the usual cell was land. A table option cancels the event instead.',
  'SKU-SPAWN-16': 'If no distance the crow’s nest can choose is legal, the usual distance applies.',
};
