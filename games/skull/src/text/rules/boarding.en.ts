export const boarding = {
  'SKU-BOARDING-01': 'A boarding begins when your ship and an enemy share a cell and it is declared, or through an event.',
  'SKU-BOARDING-02': 'During a boarding two mooring lines hold the ships together, and neither can move.',
  'SKU-BOARDING-03': 'In a boarding, crew groups stop their usual tasks.',
  'SKU-BOARDING-04':
    'In a boarding, the Captain may move crew groups with command points. Those at the rail only take part in the boarding.',
  'SKU-BOARDING-05':
    'If nobody is at the rail in a boarding, the enemy still attacks: the Captain distributes the hits among the crew groups, wherever they are. Characters take none.',
  'SKU-BOARDING-06': 'In a boarding the enemy has one enemy group for each point of combat capacity left, at most 10.',
  'SKU-BOARDING-07': 'The first hit turns over the marker of an enemy group.',
  'SKU-BOARDING-08': 'The second hit eliminates the enemy group.',
  'SKU-BOARDING-09': 'A boarding is played to its end before the voyage goes on.',
  'SKU-BOARDING-10':
    'A boarding turn has four steps: characters on the enemy ship act; characters on your ship act; crew groups fight enemy groups; then characters who are neither in the infirmary nor on the enemy ship may change post.',
  'SKU-BOARDING-11':
    'In the fourth step of a boarding turn the Captain goes first, then the others by descending trust; last, the Captain moves crew groups with command points.',
  'SKU-BOARDING-12': 'During a boarding nobody tires, the clock stops and dirt does not rise.',
  'SKU-BOARDING-13': 'A character takes one action per boarding turn.',
  'SKU-BOARDING-14': 'In the second step of a boarding turn, the Captain decides the order of the actions.',
  'SKU-BOARDING-15':
    'A character on the bridge may harangue the crew: the Captain gets as many command points as that character’s Charisma.',
  'SKU-BOARDING-16':
    'In a boarding turn, the points of a harangue may be spent at once; those left can be spent in the fourth step.',
  'SKU-BOARDING-17': 'To jump onto the enemy ship from a boarding cell, roll Agility 4.',
  'SKU-BOARDING-18': 'If the jump succeeds, you land on an enemy combat cell and take another action at once.',
  'SKU-BOARDING-19': 'If the jump fails, you lose 2 trust and are out of this boarding.',
  'SKU-BOARDING-20': 'On the enemy ship you either fight or cut a mooring line each turn.',
  'SKU-BOARDING-21': 'To fight on the enemy ship, roll your melee value or your ranged value, as you choose, at difficulty 4.',
  'SKU-BOARDING-22': 'In a fight on the enemy ship, each success hits an enemy group and gives you 1 trust.',
  'SKU-BOARDING-23': 'If you fight on the enemy ship without a success, you take 1 wound.',
  'SKU-BOARDING-24': 'After a fight you stay on the enemy ship, unless you fall unconscious.',
  'SKU-BOARDING-25':
    'Cutting a mooring line needs no roll and is possible from any cell of the enemy ship. It gives you 1 trust.',
  'SKU-BOARDING-26':
    'When the second mooring line is cut, the boarding is over, and characters on the enemy ship return at once to posts of their choice.',
  'SKU-BOARDING-27': 'In the turn after the mooring lines were cut, your ship may make a speed roll and sail away.',
  'SKU-BOARDING-28': 'After the mooring lines were cut, the enemy cannot board you again before its turn in the next round.',
  'SKU-BOARDING-29':
    'In a boarding, a character in the crow’s nest may shoot with their ranged value at difficulty 5: each success hits an enemy group and gives 1 trust.',
  'SKU-BOARDING-30': 'In a boarding, a character at a swivel gun may fire with their ranged value at difficulty 5.',
  'SKU-BOARDING-31': 'Each success at the swivel gun hits an enemy group and gives 1 trust.',
  'SKU-BOARDING-32':
    'At battle stations, a character on a boarding cell supports one crew group and adds their melee or ranged value to its die.',
  'SKU-BOARDING-33': 'Only one character per turn can support a crew group.',
  'SKU-BOARDING-34': 'In a boarding, say before the roll which crew group you support and with which value.',
  'SKU-BOARDING-35': 'In a boarding, each crew group at the rail gives one die.',
  'SKU-BOARDING-36': 'In a boarding, the enemy rolls one die for each enemy group left.',
  'SKU-BOARDING-37': 'In a boarding neither side rolls more than 5 dice. Supported crew groups come first.',
  'SKU-BOARDING-38':
    'If you support a crew group in a boarding, you roll its die. The Captain rolls all other dice, including the enemy’s.',
  'SKU-BOARDING-39': 'In a boarding, the die of a crew group succeeds on 5 or more, support included.',
  'SKU-BOARDING-40': 'A enemy group’s die succeeds on the faces that the sheet or the card gives.',
  'SKU-BOARDING-41':
    'In a boarding, both sides hit at the same time, and the Captain distributes the hits of both. Hits on you go to crew groups at the rail first, unless a table option leaves the choice open.',
  'SKU-BOARDING-42':
    'In a boarding, each enemy success wounds a crew group. A second wound puts it out of action, and it goes to the infirmary.',
  'SKU-BOARDING-43': 'If the crew group you support in a boarding succeeds, you gain 1 trust.',
  'SKU-BOARDING-44': 'Each success of a crew group hits an enemy group.',
  'SKU-BOARDING-45':
    'When the enemy ship has no enemy group left, it surrenders: the Captain gets all rewards of victory, that is grey morale, plunder and goods.',
  'SKU-BOARDING-46': 'If all your crew groups are eliminated or in the infirmary during a boarding, the Captain must surrender.',
  'SKU-BOARDING-47': 'A boarding also ends when both mooring lines are cut.',
  'SKU-BOARDING-48': 'After a boarding that was won or ended by cutting the lines, a new voyage turn begins.',
  'SKU-BOARDING-49': 'The end of any boarding adds 1 dirt.',
  'SKU-BOARDING-50':
    'Each enemy group eliminated lowers the enemy’s combat capacity by 1 for good. A group hit only once is unhurt again in the next boarding.',
  'SKU-BOARDING-51': 'Exhausted crew groups at the rail do not count.',
  'SKU-BOARDING-52': 'The first boarding turn begins with everyone at their present post: nobody may change places first.',
  'SKU-BOARDING-53': 'Command points are renewed in each boarding turn: 1, plus the Charisma of a character who harangues.',
  'SKU-BOARDING-54':
    'A character can move to a boarding cell, a swivel gun, the crow’s nest or the bridge only in the fourth step of a boarding turn.',
  'SKU-BOARDING-55': 'If the last enemy group and your last crew group fall at the same time, the boarding is won.',
  'SKU-BOARDING-56': 'A character on the enemy ship holds no post on yours.',
  'SKU-BOARDING-57': 'Characters at the rail take no hits from enemy groups: these always go to crew groups.',

  'SKU-PLUNDER-01': 'After winning the boarding of an enemy ship, the Captain may order plunder as its last part.',
  'SKU-PLUNDER-02':
    'Crew groups plunder first, then the Captain, then the other characters by descending trust; the Captain settles ties.',
  'SKU-PLUNDER-03': 'Each crew group used in plunder or repair after a boarding gains 1 fatigue.',
  'SKU-PLUNDER-04': 'The Captain decides how many crew groups plunder and how many repair.',
  'SKU-PLUNDER-05': 'After a boarding each crew group and each character takes one action: plunder or repair.',
  'SKU-PLUNDER-06': 'A crew group that plunders takes up to 2 goods.',
  'SKU-PLUNDER-07': 'The goods plundered cannot exceed the hold points the enemy has left.',
  'SKU-PLUNDER-08': 'A character who plunders takes 1 good, if there is room in the hold, and gains 1 trust.',
  'SKU-PLUNDER-09': 'After a boarding, one character and up to 2 crew groups may repair instead of plundering.',
  'SKU-PLUNDER-10':
    'To repair after a boarding, everyone rolls Agility 4, crew groups too. A table option makes it one roll for all.',
  'SKU-PLUNDER-11': 'A successful repair after a boarding removes 1 impact from your ship.',
  'SKU-PLUNDER-12': 'A character whose repair after a boarding succeeds gains 1 trust.',
  'SKU-PLUNDER-13':
    'Plundered goods are drawn unseen from the pile. If there is no room, you refuse them or throw something else away at once.',
};
