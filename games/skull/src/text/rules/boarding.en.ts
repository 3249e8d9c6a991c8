export const boarding = {
  'SKU-BOARDING-01':
    'There is a boarding when your ship and an enemy are on one cell and it is declared, or when an event brings one.',
  'SKU-BOARDING-02': 'While a boarding lasts, two mooring lines hold the ships together, and neither can move.',
  'SKU-BOARDING-03': 'In a boarding crew groups drop what they were doing.',
  'SKU-BOARDING-04':
    'In a boarding command points let the Captain move crew groups. At the rail, all they do is take part in the boarding.',
  'SKU-BOARDING-05':
    'If nobody at all is at the rail in a boarding, the enemy attacks just the same: the hits go to crew groups wherever they are, as the Captain decides. Characters take none.',
  'SKU-BOARDING-06':
    'In a boarding the enemy brings one boarding group for each point of combat capacity it has left, 10 at most.',
  'SKU-BOARDING-07': 'The first hit turns a boarding group’s marker over.',
  'SKU-BOARDING-08': 'The second hit eliminates the boarding group.',
  'SKU-BOARDING-09': 'The voyage waits until the boarding is settled.',
  'SKU-BOARDING-10':
    'A boarding turn has four steps: characters on the enemy ship act; characters on your ship act; crew groups fight boarding groups; then characters who are neither in the infirmary nor on the enemy ship may change post.',
  'SKU-BOARDING-11':
    'In the fourth step of a boarding turn the Captain goes first, then the others by falling trust; last of all come the crew groups, which the Captain moves with command points.',
  'SKU-BOARDING-12': 'During a boarding nobody tires, the watch stands still and no dirt gathers.',
  'SKU-BOARDING-13': 'A character takes one action in a boarding turn.',
  'SKU-BOARDING-14': 'In the second step of a boarding turn, the Captain says who acts when.',
  'SKU-BOARDING-15': 'Harangue: from the bridge, a character adds as many command points as their Charisma to the Captain’s.',
  'SKU-BOARDING-16':
    'In a boarding turn, points from a harangue may be spent on the spot; those left over serve in the fourth step.',
  'SKU-BOARDING-17': 'To jump across from a boarding cell, roll Agility 4.',
  'SKU-BOARDING-18': 'If your jump succeeds you land on an enemy combat cell, and act again at once.',
  'SKU-BOARDING-19': 'If your jump fails you lose 2 trust, and you are out of this boarding.',
  'SKU-BOARDING-20': 'On the enemy ship you either fight or cut a mooring line, one or the other each turn.',
  'SKU-BOARDING-21': 'To fight on the enemy ship, roll your melee value or your ranged value, as you choose, at difficulty 4.',
  'SKU-BOARDING-22': 'In a fight on the enemy ship, each success is a hit on a boarding group, and 1 trust for you.',
  'SKU-BOARDING-23': 'Fight on the enemy ship without any success and you take 1 wound.',
  'SKU-BOARDING-24': 'After a fight you remain on the enemy ship, unless you have fallen unconscious.',
  'SKU-BOARDING-25': 'A mooring line is cut without a roll, from any cell of the enemy ship; it earns you 1 trust.',
  'SKU-BOARDING-26':
    'With the second mooring line cut, the boarding is over, and those on the enemy ship are back at once, at whatever posts they choose.',
  'SKU-BOARDING-27': 'In the turn after the mooring lines were cut your ship may roll for speed and be off.',
  'SKU-BOARDING-28': 'After the mooring lines were cut, the enemy may not board you again before its turn in the next round.',
  'SKU-BOARDING-29':
    'In a boarding, shoot from the crow’s nest with your ranged value at difficulty 5: each success is a hit and 1 trust.',
  'SKU-BOARDING-30': 'In a boarding, fire a swivel gun with your ranged value at difficulty 5.',
  'SKU-BOARDING-31': 'Each success at the swivel gun is a hit on a boarding group, and 1 trust for you.',
  'SKU-BOARDING-32':
    'Battle stations: from a boarding cell you support one crew group, whose die you raise by your melee or your ranged value.',
  'SKU-BOARDING-33': 'A crew group has the support of one character a turn, and no more.',
  'SKU-BOARDING-34': 'Say before the roll which crew group you support and with which value.',
  'SKU-BOARDING-35': 'In a boarding each crew group at the rail brings one die.',
  'SKU-BOARDING-36': 'In a boarding the enemy rolls one die for each boarding group it has left.',
  'SKU-BOARDING-37': 'In a boarding neither side rolls more than 5 dice. Supported crew groups come first.',
  'SKU-BOARDING-38': 'If you support a crew group, you roll its die. The Captain rolls all others, and those of the enemy.',
  'SKU-BOARDING-39': 'In a boarding the die of a crew group succeeds from 5 up, support included.',
  'SKU-BOARDING-40': 'A boarding group’s die succeeds on the faces that the sheet or the card gives.',
  'SKU-BOARDING-41':
    'In a boarding both sides strike together, and the Captain shares out the hits of both: those on you to crew groups at the rail first, unless the table leaves that open.',
  'SKU-BOARDING-42':
    'In a boarding each enemy success wounds a crew group; at its second wound it is incapacitated and goes to the infirmary.',
  'SKU-BOARDING-43': 'If the crew group you support in a boarding succeeds, you gain 1 trust.',
  'SKU-BOARDING-44': 'Each success of a crew group is a hit on a boarding group.',
  'SKU-BOARDING-45':
    'When the enemy ship has no boarding group left, it surrenders: the Captain takes all that victory brings, grey morale, plunder and goods.',
  'SKU-BOARDING-46': 'When, in a boarding, all your crew groups are eliminated or in the infirmary, the Captain must surrender.',
  'SKU-BOARDING-47': 'A boarding also ends when both mooring lines are cut.',
  'SKU-BOARDING-48': 'After a boarding won, or with the mooring lines cut, a new voyage turn begins.',
  'SKU-BOARDING-49': 'Each boarding that ends adds 1 dirt.',
  'SKU-BOARDING-50':
    'Each boarding group eliminated takes 1 off the enemy’s combat capacity for good. One hit only once is whole again at the next boarding.',
  'SKU-BOARDING-51': 'Exhausted crew groups at the rail count for nothing.',
  'SKU-BOARDING-52': 'The first boarding turn finds everybody at their post: nobody may change places beforehand.',
  'SKU-BOARDING-53':
    'Command points are counted again in each boarding turn: 1, plus the Charisma of the character who harangues.',
  'SKU-BOARDING-54':
    'Only in the fourth step of a boarding turn can a character move to a boarding cell, a swivel gun, the crow’s nest or the bridge.',
  'SKU-BOARDING-55': 'If the last boarding group and your last crew group fall together, the boarding is won.',
  'SKU-BOARDING-56': 'A character on the enemy ship holds no post on yours.',
  'SKU-BOARDING-57': 'Characters at the rail are not hit by boarding groups: their hits always fall on crew groups.',

  'SKU-PLUNDER-01': 'Once the boarding of an enemy ship is won, plunder may crown it, if the Captain so orders.',
  'SKU-PLUNDER-02':
    'In plunder crew groups act first, then the Captain, then the other characters by falling trust; between equals the Captain decides.',
  'SKU-PLUNDER-03': 'Each crew group used in plunder or repair after a boarding gains 1 fatigue.',
  'SKU-PLUNDER-04': 'After a boarding it is the Captain who divides the crew groups between plunder and repair.',
  'SKU-PLUNDER-05': 'After a boarding each crew group and each character does one thing, plunder or repair.',
  'SKU-PLUNDER-06': 'In plunder a crew group carries off up to 2 goods.',
  'SKU-PLUNDER-07': 'All plunder together cannot exceed the hold points the enemy has left.',
  'SKU-PLUNDER-08': 'In plunder a character carries off 1 good, if there is room in the hold, and gains 1 trust.',
  'SKU-PLUNDER-09': 'After a boarding, one character and up to 2 crew groups may repair instead of plundering.',
  'SKU-PLUNDER-10': 'To repair after a boarding each rolls Agility 4, crew groups too. The table may prefer one roll for all.',
  'SKU-PLUNDER-11': 'A repair that succeeds after a boarding mends 1 impact on your ship.',
  'SKU-PLUNDER-12': 'A character whose repair after a boarding succeeds gains 1 trust.',
  'SKU-PLUNDER-13':
    'Plunder is drawn blind from the pile of goods. If there is no room, you refuse it or throw something out at once.',
};
