export const crewGoodsShip = {
  'SKU-CREW-01': 'The ship can carry at most 6 crew groups.',
  'SKU-CREW-02': 'A crew group has a value of 2 in each of the five traits.',
  'SKU-CREW-03': 'While no enemy is active, the speed die of a crew group succeeds without being rolled.',
  'SKU-CREW-04': 'An exhausted crew group cannot do tasks, take part in a boarding or explore.',
  'SKU-CREW-05':
    'An exhausted crew group recovers after a turn’s rest in the cabins, where the Captain sends it with a command point. It recovers at once if it is healed or thrown into the cabins from a destroyed sail.',
  'SKU-CREW-06': 'An eliminated crew group goes back into the box, and morale falls by 3.',
  'SKU-CREW-07': 'A crew group rolls for an event at its post only if there is no character at that post to roll.',
  'SKU-CREW-08': 'A roll for an event is not a task and tires nobody.',
  'SKU-CREW-09': 'A crew group hit by a shot or a blow takes one wound.',
  'SKU-CREW-10': 'A second wound puts a crew group out of action: it goes to the infirmary at once.',
  'SKU-CREW-11':
    'A crew group that is out of action cannot be used until a character on the main deck heals it or an event frees it.',
  'SKU-CREW-12': 'Crew groups belong to the ship, not to a player. Only the Captain places and uses them.',
  'SKU-CREW-13': 'A crew group need not do the task of its post.',
  'SKU-CREW-14': 'A crew group wounded in a boarding keeps its wound until it is healed.',

  'SKU-GOODS-01': 'Goods gained on the voyage go into the free cells furthest to the right of the hold.',
  'SKU-GOODS-02': 'Before a repair roll the Captain may spend a wood to add 2 to the roll.',
  'SKU-GOODS-03': 'The wood is announced before rolling, and its 2 is added to every die of the repair.',
  'SKU-GOODS-04': 'Each time the clock completes a full circle, the Captain spends a provisions marker or accepts the penalty.',
  'SKU-GOODS-05': 'An event may also ask for provisions; the same rule applies.',
  'SKU-GOODS-06':
    'If no provisions are spent, because there are none or by choice, roll a die: morale falls by the result, and each crew group neither exhausted nor in the cabins gains 1 fatigue.',
  'SKU-GOODS-07':
    'Once per day, the Captain may serve a rum at any time, except between a roll and its result or during a mutiny: roll a die, and morale rises by the result.',
  'SKU-GOODS-08': 'The rum marker stays on the clock until the end of the day as a reminder.',
  'SKU-GOODS-09': 'The rum of the day also gives each pirate 1 destiny back.',
  'SKU-GOODS-10': 'A second rum on the same day is not allowed.',
  'SKU-GOODS-11': 'Gold, metals, fabric, tobacco, contraband and sugar are only for trade.',
  'SKU-GOODS-12':
    'There are 31 goods: 1 gold, 2 metals, 3 fabric, 4 tobacco, 4 rum, 5 contraband, 6 provisions, 3 sugar and 3 wood.',
  'SKU-GOODS-13': 'Goods spent or thrown away return to the face-down pile, which is shuffled.',
  'SKU-GOODS-14': 'If you are to get a good that the pile has run out of, you get nothing.',

  'SKU-SHIP-01':
    'Your first ship is the Lady of the South, a brigantine with a hold of 7, 3 sails and 3 cannons. The Captain records them on the register sheet.',
  'SKU-SHIP-02': 'An impact marker just beyond the last usable column shows the size of the hold: with 7, it stands in column 8.',
  'SKU-SHIP-03': 'Sails are shown in the same way, by an impact marker one cell past the last: with 3, on cell 4.',
  'SKU-SHIP-04': 'Ten columns of 2 cells make up the hold, and a cell takes one good or one cannon.',
  'SKU-SHIP-05': 'The hold is loaded from column 1, on the right, towards the left.',
  'SKU-SHIP-06': 'The column with the hold’s impact marker, and all columns to the left of it, cannot be used.',
  'SKU-SHIP-07': 'Every impact in the hold moves its marker one column to the right: the leftmost intact column is destroyed.',
  'SKU-SHIP-08': 'All goods and cannons in the column that the hold’s impact marker reaches are lost.',
  'SKU-SHIP-09': 'When the hold’s impact marker reaches column 1, the ship sinks.',
  'SKU-SHIP-10': 'Every impact on the rigging lowers the sail marker by one.',
  'SKU-SHIP-11': 'Nobody can be posted in the hold.',
  'SKU-SHIP-12': 'Cannons are stored in the hold. They take up cells, count for the load index and give firepower.',
  'SKU-SHIP-13': 'At the start, impact markers limit the hold and the sails to what the ship has.',
  'SKU-SHIP-14': 'The Captain’s upgrades open new actions on the main deck.',
  'SKU-SHIP-15':
    'With the Pump, a crew group on the main deck can remove all dirt, or give a character who cleans 1 more on the roll.',
  'SKU-SHIP-16': 'With the Diving Bell, goods can be recovered from sunken ships.',
  'SKU-SHIP-17': 'Repairs never raise the hold or the sails above the ship’s maximum.',
  'SKU-SHIP-18': 'If no sail is left, an impact on the rigging has no effect there, but the dirt still rises.',
  'SKU-SHIP-19': 'Anything else you carry is kept in the hold, too, but takes up a cell only if its card says so.',
};
