export const crewGoodsShip = {
  'SKU-CREW-01': 'The ship has room for 6 crew groups and no more.',
  'SKU-CREW-02': 'A crew group counts 2 in all five traits.',
  'SKU-CREW-03': 'Without an active enemy, the speed die of a crew group succeeds and is not even rolled.',
  'SKU-CREW-04': 'An exhausted crew group does nothing: no task, no boarding, no exploring.',
  'SKU-CREW-05':
    'An exhausted crew group recovers by a turn’s rest in the cabins, where the Captain sends it for a command point. Being healed, or thrown from a shattered sail into the cabins, restores it at once.',
  'SKU-CREW-06': 'An eliminated crew group goes back into the box, and morale falls by 3.',
  'SKU-CREW-07':
    'A crew group makes the roll of an event that strikes its post only if there is no character at that post to make it.',
  'SKU-CREW-08': 'A roll for an event is no task and tires nobody.',
  'SKU-CREW-09': 'When a crew group takes a shot or a blow, put a wound on it.',
  'SKU-CREW-10': 'A second wound incapacitates a crew group: it goes to the infirmary at once.',
  'SKU-CREW-11':
    'An incapacitated crew group is of no use until a character on the main deck heals it, or an event sets it free.',
  'SKU-CREW-12': 'Crew groups belong to the ship and to no player. The Captain alone places and uses them.',
  'SKU-CREW-13': 'A crew group at a post may leave its work undone.',
  'SKU-CREW-14': 'A crew group that came wounded out of a boarding keeps its wound until it is healed.',

  'SKU-GOODS-01': 'Goods won on the voyage go into the free cells furthest to the right of the hold.',
  'SKU-GOODS-02': 'Before a repair the Captain may spend a wood: it adds 2 to the roll.',
  'SKU-GOODS-03': 'Wood is announced before rolling, and its 2 is added to every die of the repair.',
  'SKU-GOODS-04': 'Each time the watch has gone full circle, the Captain spends a provisions marker or takes the consequences.',
  'SKU-GOODS-05': 'An event can ask for provisions too, on the same terms.',
  'SKU-GOODS-06':
    'If the provisions are not spent, for want of any or by choice, roll a die: morale falls by that much, and each crew group neither exhausted nor in the cabins gains 1 fatigue.',
  'SKU-GOODS-07':
    'Once a day, at any time except between a roll and its result or in the middle of a mutiny, the Captain may spend a rum: roll a die, and morale rises by that much.',
  'SKU-GOODS-08': 'The rum spent sits on the watch to the end of the day, for all to remember.',
  'SKU-GOODS-09': 'The rum of the day also gives every pirate 1 destiny point back.',
  'SKU-GOODS-10': 'There is no second rum before the next day.',
  'SKU-GOODS-11': 'Gold, metals, fabric, tobacco, contraband and sugar are good for trade and nothing else.',
  'SKU-GOODS-12':
    'There are 31 goods: 1 gold, 2 metals, 3 fabric, 4 tobacco, 4 rum, 5 contraband, 6 provisions, 3 sugar and 3 wood.',
  'SKU-GOODS-13': 'Goods spent or thrown away return to the face-down pile, which is shuffled.',
  'SKU-GOODS-14': 'If you are granted a good that the pile has run out of, you get nothing.',

  'SKU-SHIP-01':
    'Your first ship is the Lady of the South, a brigantine with a hold of 7, 3 sails and 3 cannons. The Captain keeps her particulars on the register sheet.',
  'SKU-SHIP-02': 'An impact marker just beyond the last usable column shows the size of the hold: with 7, it stands in column 8.',
  'SKU-SHIP-03': 'Sails are shown in the same way, by an impact marker one cell past the last: with 3, on cell 4.',
  'SKU-SHIP-04': 'Ten columns of 2 cells make up the hold, and a cell takes one good or one cannon.',
  'SKU-SHIP-05': 'You load from column 1, on the right, towards the left.',
  'SKU-SHIP-06': 'The column where the hold’s impact marker stands, and all to the left of it, are closed.',
  'SKU-SHIP-07':
    'Every impact in the hold moves its marker one column to the right, taking away the leftmost column still sound.',
  'SKU-SHIP-08': 'Whatever lies in the column that the hold’s impact marker has reached, goods or cannons, is lost.',
  'SKU-SHIP-09': 'When the hold’s impact marker comes to column 1, the ship goes down.',
  'SKU-SHIP-10': 'Every impact on the rigging lowers the sail marker by one.',
  'SKU-SHIP-11': 'Nobody has a post in the hold.',
  'SKU-SHIP-12':
    'Cannons are stowed in the hold like goods. They take up cells, weigh on the load index, and make your firepower.',
  'SKU-SHIP-13': 'As the voyage begins, impact markers limit the hold and the sails to what the ship has.',
  'SKU-SHIP-14': 'The Captain’s upgrades open new actions on the main deck.',
  'SKU-SHIP-15':
    'Pump: from the main deck, a crew group can clear away all dirt, or else give a character who cleans 1 more on the roll.',
  'SKU-SHIP-16': 'Diving Bell: goods can be brought up from ships that went down.',
  'SKU-SHIP-17': 'A repair never takes hold or sails beyond what the ship is built for.',
  'SKU-SHIP-18': 'With no sail left, an impact on the rigging breaks nothing more there; the dirt still rises.',
  'SKU-SHIP-19': 'Anything else you carry on the voyage is in the hold as well, and fills a cell only where its card tells you.',
};
